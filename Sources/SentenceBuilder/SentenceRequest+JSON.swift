import AACCore
public import Foundation

extension SentenceRequest {
  /// Reads one line of a batch: a JSON object with the keys of the command line's options.
  ///
  ///     {"subject": "yo", "verb": "querer", "complement": ["agua"], "negative": true}
  ///
  /// - Throws: ``SentenceError`` when the line is not an object or a value is of the wrong kind.
  public init(json line: Data) throws(SentenceError) {
    self.init()
    for (key, value) in try Self.object(in: line).sorted(by: { $0.key < $1.key })
    where !(value is NSNull) {
      try set(key, to: value)
    }
  }

  private static func object(in line: Data) throws(SentenceError) -> [String: Any] {
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: line)
    } catch {
      throw .notAnObject(String(decoding: line.prefix(60), as: UTF8.self))
    }
    guard let object = value as? [String: Any] else {
      throw .notAnObject(String(decoding: line.prefix(60), as: UTF8.self))
    }
    return object
  }

  private mutating func set(_ key: String, to value: Any) throws(SentenceError) {
    switch key {
    case "language":
      let tag = try Self.string(value, key)
      guard let variety = LanguageVariety(tag: tag) else { throw .unknownLanguage(tag) }
      self.variety = variety
    case "subject": subject = try Self.words(value, key)
    case "verb": verb = try Self.words(value, key).first
    case "complement", "complements": complements = try Self.words(value, key)
    case "tiles": tiles = try Self.words(value, key)
    case "negative": isNegative = try Self.flag(value, key)
    case "question": isQuestion = try Self.flag(value, key)
    case "tense": tense = try Self.choice(value, key)
    case "speaker": speaker = try Self.choice(value, key)
    default: ignoredKeys.append(key)
    }
  }

  private static func string(_ value: Any, _ key: String) throws(SentenceError) -> String {
    guard let text = value as? String else {
      throw .badValue(key: key, value: "\(value)", expected: "text")
    }
    return text
  }

  private static func words(_ value: Any, _ key: String) throws(SentenceError) -> [String] {
    if let text = value as? String { return text.isEmpty ? [] : [text] }
    guard let texts = value as? [String] else {
      throw .badValue(key: key, value: "\(value)", expected: "\"…\" | [\"…\", …]")
    }
    return texts.filter { !$0.isEmpty }
  }

  private static func flag(_ value: Any, _ key: String) throws(SentenceError) -> Bool {
    // JSONSerialization bridges numbers and truth values alike; a Bool cast alone would take 1 for true.
    guard let flag = value as? Bool, "\(value)" == "\(flag)" else {
      throw .badValue(key: key, value: "\(value)", expected: "true | false")
    }
    return flag
  }

  private static func choice<Value: RawRepresentable & CaseIterable>(
    _ value: Any, _ key: String
  ) throws(SentenceError) -> Value where Value.RawValue == String {
    let text = try string(value, key)
    guard let choice = Value(rawValue: text) else {
      let all = Value.allCases.map(\.rawValue).joined(separator: " | ")
      throw .badValue(key: key, value: text, expected: all)
    }
    return choice
  }
}
