import AACCore
import Grammar
import SentenceBuilder

/// The rows of the tables of examples as requests, so that their sentences are made with the vocabulary.
enum TableRequests {
  static func all(_ language: Language) -> [SentenceRequest] {
    guard language != .english else { return english }
    let code = language.code
    return EverydayTableTests.Row.table("everyday-\(code)").map { request($0) }
      + EverydayTableTests.Row.table("tiles-\(code)").map { row in
        var request = SentenceRequest()
        request.variety = row.variety
        request.tiles = row.words
        request.isQuestion = row.flags.contains("q")
        return request
      }
  }

  private static func request(_ row: EverydayTableTests.Row) -> SentenceRequest {
    var request = SentenceRequest()
    request.variety = row.variety
    let subject = row.words[0].split(separator: "+").map(String.init)
    let and = row.variety.language == .spanish ? "y" : "e"
    for (index, word) in subject.enumerated() {
      if index > 0 { request.subject.append(and) }
      request.subject.append(word)
    }
    if row.words.count > 1, !row.words[1].isEmpty { request.verb = row.words[1] }
    request.complements = row.words.dropFirst(2).filter { !$0.isEmpty }
    request.isNegative = row.flags.contains("n")
    request.isQuestion = row.flags.contains("q")
    if row.flags.contains("p") { request.tense = .past }
    if row.flags.contains("f") { request.tense = .future }
    if row.flags.contains("r") { request.options.insert(.request) }
    return request
  }

  private static var english: [SentenceRequest] {
    EnglishExample.all.map { example in
      var request = SentenceRequest()
      request.variety = .englishUnitedStates
      request.subject = example.subject
      request.verb = example.verb.isEmpty ? nil : example.verb
      request.complements = example.complements
      request.isNegative = example.options.contains("negative")
      request.isQuestion = example.options.contains("question")
      if example.options.contains("past") { request.tense = .past }
      if example.options.contains("future") { request.tense = .future }
      if example.options.contains("request") { request.options.insert(.request) }
      return request
    }
  }
}
