public import AACCore
import Grammar

/// Something about a new or changed word that its editor will want to look at.
public enum WordWarning: Hashable, Sendable {
  /// The same word is there, accents and letter case aside.
  case duplicate(of: String, role: WordRole)
  /// The ending says otherwise, or a verb form cannot be.
  case grammar(Text)
  /// Grammar does not know the word: what stands there is a guess.
  case guessed
  /// Grammar does not know the verb, and conjugates it as a regular one.
  case guessedVerb
  /// Written as no word is, and like this one but for accents or its plural.
  case misspelt(likely: String)
  /// It has no picture.
  case noPicture
  /// Nothing leads to it: it would never be offered.
  case unreachable
  /// A verb that no subject has.
  case verbWithoutSubject
  /// The verb's frame has no place for the complement; the sentence that comes out.
  case strangeLink(first: String, second: String, sentence: String)
  /// A verb of which nobody is the subject; the sentence that comes out.
  case subjectDropped(verb: String, sentence: String)

  /// One line, lower-case, without a full stop.
  public var text: Text {
    switch self {
    case .duplicate(let label, _): .warningDuplicate(word: label)
    case .grammar(let text): text
    case .guessed: .warningGuessed
    case .guessedVerb: .warningGuessedVerb
    case .misspelt(let likely): .warningMisspelt(word: likely)
    case .noPicture: .warningNoPicture
    case .unreachable: .warningUnreachable
    case .verbWithoutSubject: .warningVerbWithoutSubject
    case .strangeLink(let first, let second, let sentence):
      .warningStrangeLink(first: first, second: second, sentence: sentence)
    case .subjectDropped(let verb, let sentence):
      .warningSubjectDropped(verb: verb, sentence: sentence)
    }
  }
}
