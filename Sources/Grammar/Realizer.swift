/// Puts a plan into the words of one language.
protocol Realizer: Sendable {
  /// The sentence of a plan.
  func realize(_ plan: consuming ClausePlan) -> Realization
}
