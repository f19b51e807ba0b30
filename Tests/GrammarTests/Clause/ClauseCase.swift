import AACCore
import Foundation
import Grammar
import Testing

/// A line of a sentence table: `variety|flags|subject/verb/complements|accepted~accepted`.
///
/// Several subjects are joined by `+`; words are parted by spaces, and set phrases of the lexicon
/// are kept
/// together. Flags: `n` negative, `q` question, `p` past, `f` future, `F` feminine speaker, `r`
/// request,
/// `g` progressive, `c` polite, `a` going to, `h` perfect, `i` habitual.
struct ClauseCase: CustomTestStringConvertible, Sendable {
  let line: String
  let clause: Clause
  let accepted: [String]

  var testDescription: String { line }

  init?(line: String) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4, let variety = LanguageVariety(tag: fields[0]) else { return nil }
    self.line = line
    accepted = fields[3].split(separator: "~").map(String.init)
    clause = Self.clause(fields[2], flags: fields[1], variety)
  }

  /// The cases of a table among the fixtures.
  static func table(_ name: String) -> [ClauseCase] {
    guard let file = Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "txt"),
      let text = try? String(contentsOf: file, encoding: .utf8)  // a missing table fails its count
    else { return [] }
    return text.split(separator: "\n").compactMap { ClauseCase(line: String($0)) }
  }

  /// The clause that an input stands for.
  static func clause(_ input: String, flags: String, _ variety: LanguageVariety) -> Clause {
    let lexicon = Lexicon(language: variety.language)
    var clause = Clause(variety: variety)
    var tile = -1
    func word(_ text: String, _ expected: WordClass? = nil) -> Constituent {
      tile += 1
      return Constituent(lexicon.lexeme(for: text, expecting: expected), tile: tile)
    }
    let parts = input.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    clause.subject = parts[0].split(separator: "+").map { word(String($0)) }
    if parts.count > 1, !parts[1].isEmpty { clause.verb = word(parts[1], .verb) }
    if parts.count > 2 { clause.complements = words(parts[2], lexicon).map { word($0) } }
    apply(flags, to: &clause)
    return clause
  }

  /// The flags that are read, a letter each.
  static let flags = "nqpifFrgcahs"

  private static func apply(_ flags: String, to clause: inout Clause) {
    clause.isNegative = flags.contains("n")
    clause.isQuestion = flags.contains("q")
    if flags.contains("p") || flags.contains("i") { clause.tense = .past }
    if flags.contains("f") { clause.tense = .future }
    if flags.contains("F") { clause.speaker = .feminine }
    let options: [(Character, Clause.Options)] = [
      ("r", .request), ("g", .progressive), ("c", .polite), ("a", .goingTo), ("h", .perfect),
      ("i", .habitual), ("s", .simpleFuture),
    ]
    for (flag, option) in options where flags.contains(flag) { clause.options.insert(option) }
  }

  /// The words of a text, set phrases of the lexicon in one piece.
  static func words(_ text: String, _ lexicon: Lexicon) -> [String] {
    var rest = text.split(separator: " ").map(String.init)[...]
    var words: [String] = []
    while !rest.isEmpty {
      var length = min(5, rest.count)
      while length > 1, lexicon.word(rest.prefix(length).joined(separator: " ")) == nil {
        length -= 1
      }
      words.append(rest.prefix(length).joined(separator: " "))
      rest = rest.dropFirst(length)
    }
    return words
  }
}
