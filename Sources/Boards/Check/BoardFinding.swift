public import AACCore

/// Something that a check found: how bad it is, where, and what.
public struct BoardFinding: Hashable, Sendable {
  /// How bad something is.
  public enum Severity: String, Codable, Sendable {
    /// The format does not allow it.
    case error
    /// The format allows it, and some programs will not understand it.
    case warning
  }

  /// How bad it is.
  public let severity: Severity
  /// The file, as the package calls it.
  public let file: String
  /// Where in the file, such as `buttons[2].label`; empty: the file itself.
  public let place: String
  /// What it is.
  public let problem: BoardProblem

  /// What it is, for people.
  public var text: Text {
    let text = problem.text
    return Text(es: text.es.printable, en: text.en.printable, pt: text.pt.printable)
  }
}
