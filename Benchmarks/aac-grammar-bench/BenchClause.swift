import AACCore
import Grammar

/// A clause of a measurement: `subject⇥verb⇥complement⇥flags`, where flags are any of `n` negative,
/// `q` question, `p` past, `f` future.
struct BenchClause {
  let clause: Clause

  init?(line: String, variety: LanguageVariety) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4 else { return nil }
    let lexicon = Lexicon(language: variety.language)
    var clause = Clause(variety: variety)
    clause.subject = [Constituent(lexicon.lexeme(for: fields[0]), tile: 0)]
    clause.verb = Constituent(lexicon.lexeme(for: fields[1], expecting: .verb), tile: 1)
    clause.complements = [Constituent(lexicon.lexeme(for: fields[2]), tile: 2)]
    clause.isNegative = fields[3].contains("n")
    clause.isQuestion = fields[3].contains("q")
    if fields[3].contains("p") { clause.tense = .past }
    if fields[3].contains("f") { clause.tense = .future }
    self.clause = clause
  }
}
