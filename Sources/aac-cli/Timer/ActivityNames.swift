import AACCore
import AACStore
import Planner

/// Activities by name: a verb or another word of the vocabulary, or any words.
struct ActivityNames {
  let session: Session

  /// The activity of a name.
  func activity(_ name: String) throws -> Activity {
    let language = session.language
    if let verb = try session.database.verb(named: name, in: language) {
      return Activity(word: verb.label, concept: verb.concept, wordClass: .verb)
    }
    if let thing = try session.database.complement(named: name, in: language) {
      return Activity(
        word: thing.label, concept: thing.concept, wordClass: thing.lexeme.wordClass)
    }
    return Activity(word: name)
  }

  /// The characters of the activities' pictures, by word.
  func pictures(of sequence: CountdownSequence) throws -> [String: String] {
    let characters = PictureCharacters(emoji: try session.database.emoji())
    var pictures: [String: String] = [:]
    for activity in sequence.steps.compactMap(\.activity) {
      let id =
        try session.database.verb(named: activity.word, in: session.language)?.pictogram
        ?? session.database.complement(named: activity.word, in: session.language)?.pictogram
      pictures[activity.word] = characters[id]
    }
    return pictures
  }
}
