import GRDB

extension Row {
  /// The value at a place in the row.
  ///
  /// Throws where the subscript would end the program: when a damaged file holds another type.
  func cell<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ index: Int) throws
    -> Value
  {
    try decode(atIndex: index)
  }
}
