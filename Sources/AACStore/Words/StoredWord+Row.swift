import AACCore
import GRDB

extension StoredWord {
  /// The columns that ``init(row:)`` reads, by place.
  static var columns: String {
    """
    concept, lemma, label, word_class, kind, gender, number, person, countability, animacy, \
    article, forms, inferred, category, pictogram, position
    """
  }

  /// Reads a row that begins with ``columns``.
  init(row: Row) throws {
    var lexeme = Lexeme(
      lemma: try row.cell(1), wordClass: try row.value(at: 3), kind: try row.value(at: 4))
    lexeme.gender = try row.optionalValue(at: 5)
    lexeme.number = try row.optionalValue(at: 6)
    lexeme.person = try row.optionalValue(at: 7)
    lexeme.countability = try row.optionalValue(at: 8)
    lexeme.animacy = try row.optionalValue(at: 9)
    lexeme.article = try row.optionalValue(at: 10)
    lexeme.forms = try Forms.decode(try row.cell(11))
    lexeme.isInferred = try row.cell(12)
    self.init(
      concept: Concept(rawValue: try row.cell(0)), lexeme: lexeme, label: try row.cell(2),
      category: try row.cell(13),
      pictogram: (try row.cell(14) as String?).map(Pictogram.ID.init(rawValue:)),
      position: try row.cell(15))
  }
}

extension Row {
  /// A value of one of our closed lists; anything else in the file is damage.
  fileprivate func value<Value: RawRepresentable>(at index: Int) throws -> Value
  where Value.RawValue: DatabaseValueConvertible & StatementColumnConvertible {
    guard let value: Value = try optionalValue(at: index) else { throw UnexpectedValue() }
    return value
  }

  fileprivate func optionalValue<Value: RawRepresentable>(at index: Int) throws -> Value?
  where Value.RawValue: DatabaseValueConvertible & StatementColumnConvertible {
    guard let raw: Value.RawValue = try cell(index) else { return nil }
    guard let value = Value(rawValue: raw) else { throw UnexpectedValue() }
    return value
  }
}
