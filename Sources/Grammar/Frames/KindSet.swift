public import AACCore

/// A set of ``SemanticKind``s that costs no more than a number.
public struct KindSet: Hashable, Sendable {
  private var bits: UInt64 = 0

  /// No kind.
  public init() {}

  /// The kinds given.
  public init(_ kinds: SemanticKind...) {
    for kind in kinds { insert(kind) }
  }

  /// Whether there is none.
  public var isEmpty: Bool { bits == 0 }

  /// Whether the kind is one of them.
  public func contains(_ kind: SemanticKind) -> Bool { bits & (1 << kind.index) != 0 }

  /// Whether no kind is in both.
  public func isDisjoint(with other: KindSet) -> Bool { bits & other.bits & ~(1 << 63) == 0 }

  /// Adds a kind.
  public mutating func insert(_ kind: SemanticKind) { bits |= 1 << kind.index }

  /// Adds all kinds of another set.
  public mutating func formUnion(_ other: KindSet) { bits |= other.bits }

  /// No kind at all, and yet not any: for slots that name their words.
  static let named: KindSet = {
    var set = KindSet()
    set.bits = 1 << 63
    return set
  }()

  /// People and animals.
  public static let beings = KindSet(.person, .animal)
  /// Anywhere one can be.
  public static let places = KindSet(.place, .room, .home, .direction)
  /// What is eaten or drunk.
  public static let edible = KindSet(.food, .drink, .meal, .dish)
  /// Things that others are put in or on.
  public static let surroundings = KindSet(
    .thing, .toy, .book, .device, .furniture, .material, .body, .vehicle, .plant, .nature,
    .clothing, .media)
  /// What is held and used.
  public static let tools = KindSet(
    .thing, .toy, .instrument, .book, .device, .furniture, .material, .body, .vehicle)
}

extension SemanticKind {
  /// A number below 64 that is the kind's own.
  fileprivate var index: UInt64 {
    // The byte the enum is stored in: hashing its raw text would cost more than the whole lookup.
    withUnsafeBytes(of: self) { UInt64($0[0]) }
  }
}
