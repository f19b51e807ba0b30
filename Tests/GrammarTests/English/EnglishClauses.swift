import AACCore
import Foundation
import Grammar

/// Clauses written as text, for tables of examples.
enum EnglishClauses {
  /// A clause from its words; verbs among the complements begin with *to*.
  static func clause(
    subject: [String], verb: String, complements: [String], options: [String] = []
  ) -> Clause {
    let british = options.contains("uk")
    var clause = Clause(variety: british ? .englishUnitedKingdom : .englishUnitedStates)
    let lexicon = Lexicon(language: .english)
    var tile = -1
    func constituent(_ lexeme: Lexeme) -> Constituent {
      tile += 1
      return Constituent(lexeme, tile: tile)
    }
    clause.subject = subject.map { constituent(lexeme($0, lexicon)) }
    if !verb.isEmpty { clause.verb = constituent(lexicon.lexeme(for: verb, expecting: .verb)) }
    clause.complements = complements.map { constituent(lexeme($0, lexicon)) }
    for option in options { apply(option, to: &clause) }
    return clause
  }

  private static func lexeme(_ word: String, _ lexicon: Lexicon) -> Lexeme {
    guard word.hasPrefix("to "), lexicon.word(word) == nil else { return lexicon.lexeme(for: word) }
    return lexicon.lexeme(for: String(word.dropFirst(3)), expecting: .verb)
  }

  private static func apply(_ option: String, to clause: inout Clause) {
    switch option {
    case "negative": clause.isNegative = true
    case "question": clause.isQuestion = true
    case "past": clause.tense = .past
    case "present": clause.tense = .present
    case "future": clause.tense = .future
    case "request": clause.options.insert(.request)
    case "polite": clause.options.insert(.polite)
    case "progressive": clause.options.insert(.progressive)
    case "going-to": clause.options.insert(.goingTo)
    case "perfect": clause.options.insert(.perfect)
    case "habitual": clause.options.insert(.habitual)
    default: break
    }
  }

  /// Text of the sentence that the words make.
  static func say(
    _ subject: [String], _ verb: String, _ complements: [String] = [], _ options: [String] = []
  ) -> String {
    ClauseRealizer().realize(
      clause(subject: subject, verb: verb, complements: complements, options: options)
    ).text
  }

  /// The same of a row of a table: complements stand apart by semicolons, options by commas, and what is empty is not there.
  static func text(
    _ subject: String, _ verb: String, _ complements: String, _ options: String = ""
  ) -> String {
    say(
      subject.isEmpty ? [] : [subject], verb,
      complements.isEmpty ? [] : complements.components(separatedBy: ";"),
      options.isEmpty ? [] : options.components(separatedBy: ","))
  }

  /// The likeliest sentence of a row of tiles, which stand apart by spaces; nil where there is none.
  static func realized(
    _ tiles: String, _ variety: LanguageVariety = .englishUnitedStates
  ) -> Realization? {
    let lexicon = Lexicon(language: .english)
    let lexemes = ClauseCase.words(tiles, lexicon).map { lexicon.lexeme(for: $0) }
    return TileReader(variety: variety).readings(of: lexemes).first.map {
      ClauseRealizer().realize($0)
    }
  }

  /// Its text.
  static func row(
    _ tiles: String, _ variety: LanguageVariety = .englishUnitedStates
  ) -> String? { realized(tiles, variety)?.text }
}
