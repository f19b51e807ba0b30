import AACCore
import SentenceBuilder

/// A numbered list of tiles to choose from by number, by letters or with the arrows.
///
/// Numbers belong to the tiles, not to what a filter leaves visible: the same word keeps its number.
struct TileMenu: Sendable {
  /// What a key meant.
  enum Outcome: Equatable {
    /// The tile at an index was chosen.
    case chose(Int)
    /// Enter, with nothing typed and nothing new pointed at.
    case confirmed
    /// The list itself changed: typed letters, digits, another page or tile pointed at.
    case changed
    /// No tile has the number or the letters.
    case missed
    /// The key means nothing here.
    case passed
  }

  /// All tiles; the number of a tile is its index plus one.
  var entries: [TileEntry]
  /// Whether places without a tile are left out; a grid needs them, a list does not.
  var leavesOutEmptyPlaces = false
  /// Letters typed so far.
  private(set) var filter = ""
  /// Digits typed so far.
  private(set) var digits = ""
  /// Index in ``entries`` of the tile that the arrows point at.
  private(set) var pointed: Int?
  /// Which page was turned to; any number, since behind the last page the first one comes again.
  private(set) var page = 0

  init(entries: [TileEntry]) { self.entries = entries }

  /// Indices of the tiles that the typed letters leave.
  var visible: [Int] {
    guard !filter.isEmpty else {
      return entries.indices.filter { !leavesOutEmptyPlaces || !entries[$0].label.isEmpty }
    }
    return LetterSearch(filter).matches(in: entries.map(\.label))
  }

  /// The visible tile that has exactly the typed letters, accents rather than none where both are there.
  private var exactMatch: Int? {
    let matches = visible.filter { entries[$0].label.foldedForSearch == filter.foldedForSearch }
    return matches.first { entries[$0].label.lowercased() == filter.lowercased() } ?? matches.first
  }

  private var bestMatch: Int? { exactMatch ?? visible.first }

  /// What is typed, for the input line.
  var typed: String { digits.isEmpty ? filter : digits }

  /// Does what a key says; the arrows up and down depend on the tiles in one row of the screen.
  mutating func handle(_ key: Key, columns: Int) -> Outcome {
    switch key {
    case .character(let character): return type(character)
    case .line(let text): return choose(text)
    case .backspace: return erase()
    case .escape where !typed.isEmpty:
      clear()
      return .changed
    case .enter: return enter()
    case .up: return pointToRow(-1, columns: columns)
    case .down: return pointToRow(1, columns: columns)
    case .left: return point(by: -1)
    case .right: return point(by: 1)
    case .pageDown: return turn(by: 1)
    case .pageUp: return turn(by: -1)
    default: return .passed
    }
  }

  /// Forgets what was typed and pointed at.
  mutating func clear() {
    filter = ""
    digits = ""
    pointed = nil
  }

  /// Points at a tile, or at none.
  mutating func point(at index: Int?) { pointed = index }

  /// Turns pages on or back; the arrows begin anew there.
  private mutating func turn(by offset: Int) -> Outcome {
    pointed = nil
    page += offset
    return .changed
  }

  /// Chooses by a number or by letters that only one tile has; several matches become the list.
  private mutating func choose(_ text: String) -> Outcome {
    clear()
    if let number = Int(text) {
      return entries.indices.contains(number - 1) ? .chose(number - 1) : .missed
    }
    filter = text
    let matches = visible
    guard !matches.isEmpty else {
      clear()
      return .missed
    }
    guard let only = exactMatch ?? (matches.count == 1 ? matches.first : nil) else {
      return .changed
    }
    clear()
    return .chose(only)
  }

  private mutating func type(_ character: Character) -> Outcome {
    if let digit = character.wholeNumberValue, character.isASCII {
      guard digit > 0 || !digits.isEmpty else { return .passed }
      digits.append(character)
      return chooseByNumber(isComplete: false)
    }
    if character == ">" { return turn(by: 1) }
    if character == "<" { return turn(by: -1) }
    guard character.isLetter || (character == " " && !filter.isEmpty) else { return .passed }
    digits = ""
    filter.append(character)
    point(at: bestMatch)
    return .changed
  }

  private mutating func erase() -> Outcome {
    if !digits.isEmpty {
      digits.removeLast()
    } else if !filter.isEmpty {
      filter.removeLast()
      point(at: filter.isEmpty ? nil : bestMatch)
    } else {
      return .passed
    }
    return .changed
  }

  private mutating func enter() -> Outcome {
    if !digits.isEmpty { return chooseByNumber(isComplete: true) }
    guard !visible.isEmpty || filter.isEmpty else { return .missed }
    guard let pointed, visible.contains(pointed), !entries[pointed].isChosen else {
      clear()
      return .confirmed
    }
    clear()
    return .chose(pointed)
  }

  /// Chooses the typed number, at once when no longer number begins with it.
  private mutating func chooseByNumber(isComplete: Bool) -> Outcome {
    guard let number = Int(digits), entries.indices.contains(number - 1) else {
      digits = ""
      return .missed
    }
    guard isComplete || number * 10 > entries.count else { return .changed }
    clear()
    return .chose(number - 1)
  }
}
