/// What an import or export made of a set of boards.
public struct BoardReport: Hashable, Sendable {
  /// How much there is of something, and how much of it can be used.
  public struct Tally: Hashable, Codable, Sendable {
    /// All of them.
    public internal(set) var total = 0
    /// Those that can be used.
    public internal(set) var usable = 0
  }

  /// Boards.
  public internal(set) var boards = 0
  /// Buttons, hidden ones too.
  public internal(set) var buttons = 0
  /// Pictures.
  public internal(set) var images = Tally()
  /// Sounds.
  public internal(set) var sounds = Tally()
  /// Buttons that open a board.
  public internal(set) var links = Tally()
  /// What a person should know, in the order in which it was found.
  public internal(set) var notes: [BoardNote] = []

  /// The notes of an effect.
  public func notes(_ effect: BoardNote.Effect) -> [BoardNote] {
    notes.filter { $0.effect == effect }
  }

  /// The report with what happened before.
  func adding(_ notes: BoardNotes) -> BoardReport {
    var report = self
    report.notes = notes.notes + report.notes
    return report
  }
}
