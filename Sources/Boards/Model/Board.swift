/// A board: what is used of it as values, and all of it as JSON, so that nothing is lost.
public struct Board: Hashable, Sendable, Identifiable {
  /// Its file in the package.
  public let path: String
  /// Everything that the file says.
  public let json: JSONObject
  /// What links call it.
  public let id: String
  /// What people call it.
  public let name: String?
  /// The language of its words, a BCP 47 tag.
  public let locale: String?
  /// Its buttons in the order of the file, later ones above earlier ones.
  public let buttons: [BoardButton]
  /// Where its buttons are.
  public let grid: BoardGrid
  /// Its pictures.
  public let images: [BoardImage]
  /// Its sounds.
  public let sounds: [BoardSound]
  /// Terms and author; nil: all rights reserved.
  public let license: BoardLicense?
  /// Words in other languages: by locale, then by what buttons say.
  public let strings: [String: [String: String]]

  /// The button of an id; nil when there is none.
  public func button(_ id: String) -> BoardButton? { buttons.first { $0.id == id } }

  /// The picture of a button; nil when it has none.
  public func image(of button: BoardButton) -> BoardImage? {
    button.imageID.flatMap { id in images.first { $0.id == id } }
  }

  /// What is shown, cell by cell: nil where there is no button, or a hidden one.
  public var cells: [BoardButton?] {
    let byID = Dictionary(buttons.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return grid.cells.map { id in
      id.flatMap { byID[$0] }.flatMap { $0.isHidden ? nil : $0 }
    }
  }

  /// Whether all buttons are placed freely instead of in a grid.
  public var isAbsolute: Bool { !buttons.isEmpty && buttons.allSatisfy { $0.frame != nil } }

  /// A text of a button in the language of a tag, as far as the board has it: the very locale,
  /// then its language, then the text itself.
  public func text(_ text: String, in tag: String) -> String {
    guard !strings.isEmpty else { return text }
    let wanted = Self.folded(tag)
    let language = Self.language(of: tag)
    let locales = strings.keys.sorted()
    let best =
      locales.filter { Self.folded($0) == wanted } + locales.filter { Self.folded($0) == language }
      + locales.filter { Self.language(of: $0) == language }
    return best.lazy.compactMap { strings[$0]?[text] }.first ?? text
  }

  private static func folded(_ tag: String) -> String {
    tag.lowercased().split(separator: "_").joined(separator: "-")
  }

  private static func language(of tag: String) -> String {
    String(folded(tag).prefix { $0 != "-" })
  }
}
