extension CSVRow {
  /// The value of a closed list in a cell; nil when the cell is empty or, with a problem, unknown.
  func value<Value: RawRepresentable & CaseIterable>(
    _ column: String, problems: inout [VocabularyProblem]
  ) -> Value? where Value.RawValue == String {
    let text = self[column]
    if text.isEmpty { return nil }
    return read(text, column, problems: &problems)
  }

  /// The values of a closed list in a cell, which spaces separate.
  func values<Value: RawRepresentable & CaseIterable>(
    _ column: String, problems: inout [VocabularyProblem]
  ) -> [Value] where Value.RawValue == String {
    words(column).compactMap { read($0, column, problems: &problems) }
  }

  private func read<Value: RawRepresentable & CaseIterable>(
    _ text: String, _ column: String, problems: inout [VocabularyProblem]
  ) -> Value? where Value.RawValue == String {
    if let value = Value(rawValue: text) { return value }
    let allowed = Value.allCases.map(\.rawValue)
    problems.append(problem(column, .notAllowed(text, allowed: allowed)))
    return nil
  }
}
