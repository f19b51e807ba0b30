/// Why a file is not taken as JSON.
public enum JSONError: Error, Hashable, Sendable {
  /// Something else stands where a value, comma or end should.
  case broken(line: Int, column: Int)
  /// The bytes are not UTF-8.
  case notUTF8(line: Int)
  /// Lists and objects lie in one another more deeply than is read.
  case tooDeep(line: Int)
  /// There are more values than are read.
  case tooManyValues
}
