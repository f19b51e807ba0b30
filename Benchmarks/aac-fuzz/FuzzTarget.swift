import AACCore
import AACTestSupport
import Foundation

/// Something that reads files of unknown origin.
protocol FuzzTarget {
  /// What it is called on the command line.
  static var name: String { get }

  init() throws

  /// A whole file, broken.
  func broken(_ data: Data, using random: inout SplitMix64) throws -> Data

  /// Reads a broken file; answers whether it was read, or refused as it should be.
  ///
  /// - Throws: ``BrokenPromise`` when something happened that must not.
  mutating func check(_ data: Data) throws -> Bool
}

extension FuzzTarget {
  func broken(_ data: Data, using random: inout SplitMix64) throws -> Data {
    data.mutated(using: &random)
  }

  /// An error is for people: one line in every language.
  func checkLine(_ error: any UserFacingError) throws {
    for language in Language.allCases where error.text[language].contains(where: \.isNewline) {
      throw BrokenPromise("an error has several lines: \(error.text[language])")
    }
  }
}

/// What must not happen, and in which case it did.
struct BrokenPromise: Error, CustomStringConvertible {
  private var what: String
  private var place = ""

  init(_ what: String) { self.what = what }

  func at(seed: UInt64, number: Int) -> BrokenPromise {
    var found = self
    found.place = "seed \(seed), case \(number): "
    return found
  }

  var description: String { place + what }
}
