import AACCore
import Foundation

/// Nouns whose gender was looked at by eye because their form says another.
struct GenderExceptions {
  private let genders: [String: Gender]

  /// Reads `Fixtures/gender-exceptions-<language>.txt`: a noun and its gender a line.
  init(_ language: Language) throws {
    let name = "Fixtures/gender-exceptions-\(language.rawValue)"
    guard let file = Bundle.module.url(forResource: name, withExtension: "txt") else {
      throw CocoaError(.fileNoSuchFile)
    }
    var genders: [String: Gender] = [:]
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      if fields.count == 2 { genders[fields[0]] = Gender(rawValue: fields[1]) }
    }
    self.genders = genders
  }

  subscript(lemma: String) -> Gender? { genders[lemma] }
}
