import AACCore
import AACStore
import SentenceBuilder

/// The favourites and the last sentences as their template shows them.
struct SentencesPage {
  /// How many of the last sentences are shown.
  static let historyLength = 12

  let session: WebSession
  let words: WordCache.Words
  let favourites: [Favourite]
  let history: [HistoryEntry]
  /// The step that took a favourite out, when it was the last of all.
  let removal: EditRecord?

  init(_ session: WebSession, words: WordCache.Words) throws {
    self.session = session
    self.words = words
    favourites = try session.database.favourites(of: session.person?.id)
    history = try session.database.distinctHistory(of: session.person?.id, last: Self.historyLength)
    removal = try Self.removal(session)
  }

  /// The last step of all, when it took out a favourite of the person of a session.
  static func removal(_ session: WebSession) throws -> EditRecord? {
    try session.database.edits(last: 1).first {
      $0.action == .removeFavourite && $0.state == .done && $0.person == session.person?.id
    }
  }

  var fields: Fields {
    let language = session.language
    return [
      "removal": removal.map {
        [
          "text": Text.webFavouriteGone(sentence: $0.words.first ?? "")[language],
          "inputs": [Fields.input("step", "\($0.id)")],
        ] as Fields
      } ?? false, "undoLabel": Text.editorUndo[language],
      "undoPicture": words.picture("aac:ui-back"),
      "heading": Text.webSentences[language],
      "favouritesTitle": Text.homeFavourites[language],
      "favourites": favourites.map { row($0.sentence, "favourite", $0.id) },
      "noFavourites": favourites.isEmpty ? Text.webNoFavourites[language] as Any : false,
      "lastTitle": Text.webLast[language],
      "last": history.map { row($0.sentence, "said", "\($0.id)") },
      "noLast": history.isEmpty ? Text.webNoLast[language] as Any : false,
      "removeLabel": Text.favouritesRemove[language], "homePicture": words.picture("aac:ui-home"),
      "removePicture": words.picture("aac:ui-delete"),
      "showLabel": Text.webShow[language],
      "negatedLabel": Text.keyNegate[language], "questionLabel": Text.keyQuestion[language],
      "speakLabel": Text.keySpeak[language].sentenceCased,
    ]
  }

  private func row(_ sentence: SavedSentence, _ field: String, _ value: String) -> Fields {
    [
      "text": sentence.text, "textLang": sentence.variety.tag, "value": value,
      "inputs": [Fields.input(field, value)],
      "strip": words.strip(
        words.builder.keptWords(sentence.choices), variety: sentence.variety,
        speaker: session.speaker),
      "showHref": "/show?\(field)=\(value.inAddress)",
    ]
  }
}
