import AACCore
public import Foundation
import Grammar

extension SentenceRequest {
  /// Reads one line of a batch: a JSON object with the keys of the command line's options.
  ///
  ///     {"subject": "yo", "verb": "querer", "complement": ["agua"], "negative": true}
  ///
  /// - Throws: ``SentenceError`` when the line is not an object or a value is of the wrong kind.
  public init(json line: Data) throws(SentenceError) {
    self.init()
    for (key, value) in try Self.object(in: line).sorted(by: { $0.key < $1.key }) {
      if case .null = value { continue }
      try set(key, to: value)
    }
  }

  /// Whether a key of a line means something.
  public static func isKey(_ key: String) -> Bool {
    keys.contains(key) || Clause.Options(key: key) != nil
  }

  private static let keys: Set = [
    "language", "subject", "verb", "complement", "complements", "tiles", "negative", "question",
    "tense", "speaker", "listener", "alternatives",
  ]

  private static func object(in line: Data) throws(SentenceError) -> [String: JSONValue] {
    do {
      return try JSONDecoder().decode([String: JSONValue].self, from: line)
    } catch {
      throw .notAnObject(String(decoding: line.prefix(60), as: UTF8.self))
    }
  }

  private mutating func set(_ key: String, to value: JSONValue) throws(SentenceError) {
    switch key {
    case "language":
      let tag = try Self.string(value, key)
      guard let variety = LanguageVariety(tag: tag) else { throw .unknownLanguage(tag) }
      self.variety = variety
    case "subject": subject = try Self.words(value, key)
    case "verb": setVerbs(try Self.words(value, key))
    case "complement", "complements": complements += try Self.words(value, key)
    case "tiles": tiles = try Self.words(value, key)
    case "negative": isNegative = try Self.flag(value, key)
    case "question": isQuestion = try Self.flag(value, key)
    case "tense": tense = try Self.choice(value, key)
    case "speaker": speaker = try Self.choice(value, key)
    case "listener": listener = try Self.choice(value, key)
    case "alternatives": wantsAlternatives = try Self.flag(value, key)
    default:
      guard let option = Clause.Options(key: key) else { return ignoredKeys.append(key) }
      let isSet = try Self.flag(value, key)
      set(option, to: isSet)
      // Not with ir: the future in one word.
      if option == .goingTo { set(.simpleFuture, to: !isSet) }
    }
  }

  private static func string(_ value: JSONValue, _ key: String) throws(SentenceError) -> String {
    guard case .text(let text) = value else {
      throw .badValue(key: key, value: value.description, expected: "\"…\"")
    }
    return text
  }

  private static func words(_ value: JSONValue, _ key: String) throws(SentenceError) -> [String] {
    switch value {
    case .text(let text): return text.isEmpty ? [] : [text]
    case .texts(let texts): return texts.filter { !$0.isEmpty }
    default:
      throw .badValue(
        key: key, value: value.description, expected: "\"…\" | [\"…\", …]")
    }
  }

  private static func flag(_ value: JSONValue, _ key: String) throws(SentenceError) -> Bool {
    guard case .flag(let flag) = value else {
      throw .badValue(key: key, value: value.description, expected: "true | false")
    }
    return flag
  }

  private static func choice<Value: RawRepresentable & CaseIterable>(
    _ value: JSONValue, _ key: String
  ) throws(SentenceError) -> Value where Value.RawValue == String {
    let text = try string(value, key)
    guard let choice = Value(rawValue: text) else {
      let all = Value.allCases.map(\.rawValue).joined(separator: " | ")
      throw .badValue(key: key, value: text, expected: all)
    }
    return choice
  }
}

extension Clause.Options {
  /// The option that a key of a JSON line sets; nil when it is no such key.
  fileprivate init?(key: String) {
    switch key {
    case "request": self = .request
    case "progressive": self = .progressive
    case "polite": self = .polite
    case "goingTo": self = .goingTo
    case "perfect": self = .perfect
    case "habitual": self = .habitual
    default: return nil
    }
  }
}
