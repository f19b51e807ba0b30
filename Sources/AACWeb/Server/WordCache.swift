import AACCore
import AACStore
import SentenceBuilder
import Synchronization

/// The words of a person, read once and kept until another program changes the file.
final class WordCache: Sendable {
  /// What pages need of the words.
  struct Words: Sendable {
    /// A walk on the home screen, from which others begin.
    let builder: SentenceBuilder
    /// The pictures whose drawings are there.
    let drawings: Set<Pictogram.ID>
    /// Characters in place of pictures whose drawings are not.
    let emoji: [Pictogram.ID: String]
    /// Changes when words or pictures may have changed, so that a browser may keep them until then.
    let version: String
  }

  private struct Key: Hashable {
    let person: Person.ID?
    let language: Language
  }

  /// The boards, which are read with the words.
  let boards = BoardCache()

  /// The pages that were made of them.
  let pages = PageMemory()

  private let kept = Mutex<(count: Int, words: [Key: Words])>((0, [:]))

  /// Reads everything anew the next time: this program has changed words itself.
  func forget() {
    kept.withLock { $0.words = [:] }
    pages.forget()
  }

  /// The words that the person of a session sees.
  func words(for session: WebSession) throws -> Words {
    let key = Key(person: session.person?.id, language: session.language)
    let count = try session.database.foreignChangeCount()
    let known = kept.withLock { kept -> Words? in
      if kept.count != count { kept = (count, [:]) }
      return kept.words[key]
    }
    if let known { return known }
    let database = session.database
    let words = Words(
      builder: SentenceBuilder(
        vocabulary: try database.vocabulary(in: key.language, for: key.person)),
      drawings: try database.drawings(), emoji: try database.emoji(),
      version: String((try database.vocabularyChecksum() ?? "0").prefix(12))
        + (try database.pictureSetInUse().map { "-\($0.inAddress)" } ?? "")
        + "-\(try database.editStamp())")
    kept.withLock { if $0.count == count { $0.words[key] = words } }
    return words
  }
}
