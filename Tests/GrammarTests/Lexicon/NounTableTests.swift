import AACCore
import Foundation
import Grammar
import Testing

/// `nouns.csv` and `names.csv` of `Data/grammar/<language>/`, row by row and as the lexicon reads it.
struct NounTableTests {
  private static let header =
    "lemma,class,kind,gender,number,person,countability,animacy,article,tense,phrase,place,asks"

  /// The lines of a language's table, the header first.
  private static func lines(_ language: Language, _ table: String = "nouns") throws -> [String] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appending(path: "Data/grammar/\(language.rawValue)/\(table).csv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test(arguments: Language.allCases, ["nouns", "names"])
  func everyRowIsWellFormed(_ language: Language, _ table: String) throws {
    let lines = try Self.lines(language, table)
    #expect(lines.first == Self.header)
    for line in lines.dropFirst() {
      #expect(Self.isWellFormed(line, language), "\(line)")
    }
  }

  private static func isWellFormed(_ line: String, _ language: Language) -> Bool {
    var fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard (3...13).contains(fields.count), fields.allSatisfy({ $0 == $0.trimmed }) else {
      return false
    }
    fields += Array(repeating: "", count: 13 - fields.count)
    let isNoun = fields[1] == WordClass.noun.rawValue
    return !fields[0].isEmpty && WordClass(rawValue: fields[1]) != nil
      && SemanticKind(rawValue: fields[2]) != nil
      && isOneOf(Gender.allCases, fields[3], isNeeded: isNoun && language != .english)
      && isOneOf(GrammaticalNumber.allCases, fields[4])
      && isOneOf(Countability.allCases, fields[6], isNeeded: isNoun)
      && isOneOf(Animacy.allCases, fields[7], isNeeded: isNoun)
      && isOneOf(Article.allCases, fields[8]) && isOneOf(Tense.allCases, fields[9])
      && (fields[11].isEmpty || Adverbial.Place(rawValue: fields[11]) != nil)
  }

  private static func isOneOf<Value: RawRepresentable<String>>(
    _ values: [Value], _ field: String, isNeeded: Bool = false
  ) -> Bool {
    field.isEmpty ? !isNeeded : values.contains { $0.rawValue == field }
  }

  @Test(arguments: Language.allCases)
  func namesBeginWithACapitalOrHaveOne(_ language: Language) throws {
    for line in try Self.lines(language, "names").dropFirst() {
      let name = line.prefix { $0 != "," }
      let hasCapital = name.contains { $0.isUppercase }
      #expect(hasCapital, "\(line)")
    }
  }

  @Test(arguments: Language.allCases)
  func noLemmaIsListedTwice(_ language: Language) {
    let lemmas = Lexicon(language: language).allWords.map(\.lexeme.lemma)
    let doubled = Dictionary(grouping: lemmas) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(doubled.isEmpty, "\(doubled.sorted())")
  }

  @Test(arguments: Language.allCases)
  func thereAreTwoThousandNouns(_ language: Language) {
    let words = Lexicon(language: language).allWords
    #expect(words.count { $0.lexeme.wordClass == .noun } >= 2000)
    #expect(words.count { $0.lexeme.wordClass == .adjective } >= 300)
    #expect(words.count { $0.lexeme.wordClass == .adverb } >= 150)
  }

  @Test(arguments: Language.allCases)
  func peopleAreHumanAndAnimalsAnimate(_ language: Language) throws {
    for line in try Self.lines(language).dropFirst() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      guard fields[1] == "noun" else { continue }
      #expect((fields[2] == "person") == (fields[7] == "human"), "\(line)")
      #expect((fields[2] == "animal") == (fields[7] == "animate"), "\(line)")
    }
  }

  @Test(arguments: [Language.spanish, .portuguese])
  func gendersAreThoseOfTheFormOrReviewed(_ language: Language) throws {
    let morphology = try #require(Lexicon.morphology(of: language))
    let reviewed = try GenderExceptions(language)
    for word in Lexicon(language: language).allWords {
      let lexeme = word.lexeme
      guard lexeme.wordClass == .noun, let gender = lexeme.gender, !lexeme.lemma.contains(" "),
        let byForm = morphology.gender(of: lexeme.lemma), byForm != gender
      else { continue }
      #expect(reviewed[lexeme.lemma] == gender, "\(lexeme.lemma)")
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
