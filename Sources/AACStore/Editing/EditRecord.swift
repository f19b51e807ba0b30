public import AACCore
public import Foundation

/// One step in the history of a vocabulary.
public struct EditRecord: Hashable, Sendable, Identifiable {
  /// What was done, in one word.
  public enum Action: String, CaseIterable, Sendable {
    case add, edit, remove, restore, link, unlink, move, level, hide, show, purge, `import`
    case removeFavourite = "remove-favourite"
    case renameFavourite = "rename-favourite"
  }

  /// What became of a step.
  public enum State: String, Sendable {
    /// In force; the last such step is undone next.
    case done
    /// Undone; the first such step is redone next.
    case undone
    /// Undone, and other steps were taken instead.
    case dropped
    /// In force for good: words were purged since.
    case final
  }

  /// Counts up.
  public let id: Int64
  /// When it was done.
  public let made: Date
  /// Who was using the program.
  public let person: Person.ID?
  /// Whose words.
  public let language: Language
  /// What was done.
  public let action: Action
  /// Labels of the words, as they were then.
  public let words: [String]
  /// What became of it.
  public let state: State
}
