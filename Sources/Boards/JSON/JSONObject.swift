/// The members of a JSON object in the order of the file.
///
/// Two objects are equal when the same keys have equal values, whatever their order. Where a file
/// gives a key twice, both are kept and the last one counts, as in other programs.
public struct JSONObject: Hashable, Sendable {
  /// A key and its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// A member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// All members, also those whose key comes again.
  public private(set) var members: [Member]
  /// Where a key stands; only made where looking through all of them would take long.
  private var places: [String: Int]

  /// An object of members.
  public init(_ members: [Member] = []) {
    self.members = members
    places = [:]
    guard members.count > 16 else { return }
    for (place, member) in members.enumerated() { places[member.key] = place }
  }

  /// The value of a key, nil when it is not there; setting a value keeps the place of the key.
  public subscript(key: String) -> JSONValue? {
    get { place(of: key).map { members[$0].value } }
    set {
      var changed = members
      if let newValue, let place = place(of: key) {
        changed[place].value = newValue
      } else if let newValue {
        changed.append(Member(key, newValue))
      } else {
        changed.removeAll { $0.key == key }
      }
      self = JSONObject(changed)
    }
  }

  /// The keys that come more than once.
  public var repeatedKeys: [String] {
    var seen: Set<String> = []
    return members.map(\.key).filter { !seen.insert($0).inserted }
  }

  private func place(of key: String) -> Int? {
    places.isEmpty ? members.lastIndex { $0.key == key } : places[key]
  }

  private var values: [String: JSONValue] {
    Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }

  public static func == (one: Self, other: Self) -> Bool { one.values == other.values }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
