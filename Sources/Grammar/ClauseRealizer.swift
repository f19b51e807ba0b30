public struct ClauseRealizer: Sendable {
  public init() {}
  public func realize(_ clause: Clause) -> Realization {
    Realization(text: "", tokens: [], trace: [])
  }
}
