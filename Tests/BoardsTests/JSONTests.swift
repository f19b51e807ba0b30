import AACTestSupport
import Foundation
import Testing

@testable import Boards

struct JSONTests {
  private func value(_ text: String) throws -> JSONValue { try JSONValue(Data(text.utf8)) }

  @Test(arguments: [
    ("1", "1.0"), ("100", "1e2"), ("0", "-0.00e9"),
    ("12345678901234567890", "12345678901234567890.0"),
    ("0.1", "1E-1"), ("[1, 2]", "[1.0,20e-1]"), (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#),
    (#""\u00e9""#, #""é""#), (#""\ud83c\udf4e""#, #""🍎""#), (#""a\/b""#, #""a/b""#),
  ])
  func equalValuesAreEqualHoweverTheyAreWritten(_ pair: (String, String)) throws {
    #expect(try value(pair.0) == value(pair.1))
    #expect(try value(pair.0).hashValue == value(pair.1).hashValue)
  }

  @Test(arguments: [
    ("1", "2"), ("12345678901234567890", "12345678901234567891"), ("1", "-1"), ("0.1", "0.10001"),
    ("[1,2]", "[2,1]"), ("null", "false"), ("1", #""1""#), ("{}", "[]"), ("1e400", "1e401"),
  ])
  func otherValuesAreNot(_ pair: (String, String)) throws {
    #expect(try value(pair.0) != value(pair.1))
  }

  @Test func whatIsWrittenReadsAsTheSame() throws {
    let text = #"""
      {"z": 1.50, "a": [null, true, "x\u0001\n\"\\", {"é": -1e-7}, [], {}], "a\tb": 9007199254740993}
      """#
    let read = try value(text)
    let written = String(decoding: read.data, as: UTF8.self)
    #expect(try value(written) == read)
    #expect(written.contains("1.50") && written.contains("9007199254740993"))
    let places = ["\"z\"", "\"a\"", "\"a\\tb\""].compactMap { written.range(of: $0)?.lowerBound }
    #expect(places == places.sorted() && places.count == 3)
  }

  @Test func aThousandRandomValuesComeBackEqual() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<1_000 {
      let made = Self.random(&random, depth: 0)
      #expect(try JSONValue(made.data) == made)
    }
  }

  @Test(arguments: [
    "", " ", "{", "[1,]", "{\"a\":}", "{\"a\" 1}", "{a:1}", "[1 2]", "01", "1.", ".5", "+1", "1e",
    "--1", "nul", "truE", "\"\\x\"", "\"\\u12g4\"", "\"\n\"", "\"", "[", "]", "1 2", "NaN",
    "{\"a\":1,}", "// c\n1", "'a'", "[}", "{]",
  ])
  func brokenTextIsRefused(_ text: String) throws {
    #expect(throws: JSONError.self) { try value(text) }
  }

  @Test func errorsNameLineAndColumn() throws {
    #expect(throws: JSONError.broken(line: 2, column: 8)) { try value("{\n  \"ñé\":x}") }
    #expect(throws: JSONError.notUTF8(line: 2)) {
      try JSONValue(Data([0x5B, 0x0A, 0x22, 0xE9, 0x22, 0x5D]))
    }
  }

  @Test func depthAndNumberOfValuesAreLimited() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError.tooDeep(line: 1)) { try value(deep) }
    #expect(throws: JSONError.tooDeep(line: 1)) {
      try value(String(repeating: "{\"a\":", count: 100_000))
    }
    var limits = BoardLimits()
    limits.valuesPerFile = 10
    #expect(throws: JSONError.tooManyValues) {
      try JSONValue(Data("[1,2,3,4,5,6,7,8,9,10]".utf8), limits: limits)
    }
    #expect(
      try value(String(repeating: "[", count: 60) + String(repeating: "]", count: 60)).array != nil)
    #expect(throws: JSONError.self) { try value(String(repeating: "9", count: 401)) }
  }

  @Test func ofAKeyThatComesTwiceTheLastCountsAndBothAreKept() throws {
    let object = try #require(try value(#"{"a": 1, "b": 2, "a": 3}"#).object)
    #expect(object["a"] == 3)
    #expect(object.repeatedKeys == ["a"])
    #expect(object.members.count == 3)
  }

  @Test func aByteOrderMarkIsNoPartOfTheText() throws {
    #expect(try JSONValue(Data([0xEF, 0xBB, 0xBF, 0x31])) == 1)
  }

  private static func random(_ random: inout SplitMix64, depth: Int) -> JSONValue {
    let texts = ["", "a", "ñ", "\u{0}", "🍎", "\"", "\\", "e\u{301}", "a\nb", "ext_x"]
    func text() -> String { texts.randomElement(using: &random) ?? "" }
    switch Int.random(in: 0..<(depth > 3 ? 4 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .number(JSONNumber(text: "\(Double.random(in: -1e9...1e9, using: &random))"))
    case 3: return .string(text())
    case 4:
      return .array((0..<3).map { _ in Self.random(&random, depth: depth + 1) })
    default:
      return .object(
        JSONObject((0..<3).map { .init("\($0)\(text())", Self.random(&random, depth: depth + 1)) }))
    }
  }
}
