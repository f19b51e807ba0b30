import AACCore
import Foundation
import Grammar
import Testing

/// What people say at home, at school, at the doctor's, at work and at play, in the words of a board: prepositions,
/// numbers and set phrases chosen in pieces.
struct EverydayTableTests {
  /// A line of a table: `variety|flags|words parted by /|accepted~accepted`.
  ///
  /// Of a clause the first two words are its subject and its verb, either may be empty; of tiles all
  /// are tiles.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let variety: LanguageVariety
    let flags: String
    let words: [String]
    let accepted: [String]

    init?(_ line: String) {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, let variety = LanguageVariety(tag: fields[0]) else { return nil }
      testDescription = line
      self.variety = variety
      flags = fields[1]
      words = fields[2].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      accepted = fields[3].split(separator: "~").map(String.init)
    }

    static func table(_ name: String) -> [Row] {
      guard let file = Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "txt"),
        // A missing table fails its count.
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { return [] }
      return text.split(separator: "\n").compactMap { Row(String($0)) }
    }
  }

  private static let clauses = Row.table("everyday-es") + Row.table("everyday-pt")
  private static let tiles = Row.table("tiles-es") + Row.table("tiles-pt")

  @Test(arguments: clauses)
  func clauseIsSaidAsPeopleSayIt(_ row: Row) {
    let lexicon = Lexicon(language: row.variety.language)
    var clause = ClauseCase.clause("", flags: row.flags, row.variety)
    clause.subject = row.words[0].split(separator: "+").enumerated().map {
      Constituent(lexicon.lexeme(for: String($0.element)), tile: $0.offset)
    }
    var tile = clause.subject.count
    if row.words.count > 1, !row.words[1].isEmpty {
      clause.verb = Constituent(lexicon.lexeme(for: row.words[1], expecting: .verb), tile: tile)
      tile += 1
    }
    clause.complements = row.words.dropFirst(2).filter { !$0.isEmpty }.enumerated().map {
      Constituent(lexicon.lexeme(for: $0.element), tile: tile + $0.offset)
    }
    let text = ClauseRealizer().realize(clause).text
    #expect(row.accepted.contains(text), "\(row.testDescription) gave \(text)")
  }

  @Test(arguments: tiles)
  func tilesInAnyOrderMakeTheSentence(_ row: Row) throws {
    let lexicon = Lexicon(language: row.variety.language)
    let asks = lexicon.lexeme(for: row.words[0]).kind == .question
    let reader = TileReader(
      variety: row.variety,
      choices: TileReader.Choices(
        tense: row.flags.contains("p") ? .past : nil,
        isQuestion: row.flags.contains("q") && !asks, isNegative: row.flags.contains("n"),
        options: row.flags.contains("r") ? .request : []))
    let readings = reader.readings(of: row.words.map { lexicon.lexeme(for: $0) })
    var clause = try #require(readings.first)
    if row.flags.contains("q") { clause.isQuestion = true }
    if row.flags.contains("p") { clause.tense = .past }
    if row.flags.contains("n") { clause.isNegative = true }
    if row.flags.contains("r") { clause.options.insert(.request) }
    let text = ClauseRealizer().realize(clause).text
    #expect(row.accepted.contains(text), "\(row.testDescription) gave \(text)")
  }

  @Test(arguments: ["everyday-es", "everyday-pt", "tiles-es", "tiles-pt"])
  func everyLineOfATableIsRead(_ name: String) throws {
    let file = try #require(
      Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "txt"))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let readFlags = name.hasPrefix("tiles") ? "qpnr" : ClauseCase.flags
    for line in lines where !line.hasPrefix("#") {
      let row = try #require(Row(String(line)), "\(line) has no four fields or no variety")
      #expect(!row.accepted.isEmpty && row.flags.allSatisfy(readFlags.contains), "\(line)")
    }
  }

  @Test func tablesHoldHundredsOfSentences() {
    #expect(Self.clauses.count >= 600)
    #expect(Self.tiles.count >= 120)
  }
}
