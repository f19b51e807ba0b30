import Foundation
import Testing

@testable import Boards

struct JSONTests {
  @Test func placeholder() throws {
    #expect(try JSONValue(Data("1.0".utf8)) == 1)
  }
}
