import AACCore
import SentenceBuilder

/// The first screen as its template shows it: three big pictures, who it is for, and the lock.
struct HomePage {
  let session: WebSession
  let words: WordCache.Words

  var fields: Fields {
    let language = session.language
    return [
      "heading": Text.homeTitle[language],
      "doors": [
        door(.homeSentence, "aac:ui-sentence", "/walk?do=start:full", "sentence"),
        door(.homeQuickSentence, "aac:ui-quick-sentence", "/walk?do=start:quick", "quick"),
        door(.homePlanner, "aac:ui-planner", "/planner", "planner"),
      ],
      "sentences": door(.webSentences, "aac:ui-favourite", "/sentences", "sentences"),
      "boards": door(.homeBoards, "aac:ui-boards", "/boards", "boards"),
      "care": door(.webCare, "aac:ui-settings", "/care", "care"),
      "person": session.person.map { $0.name as Any } ?? false,
      "face": words.picture(session.look.face ?? "aac:ui-person"),
    ]
  }

  private func door(
    _ label: Text, _ picture: Pictogram.ID, _ address: String, _ id: String
  ) -> Fields {
    words.picture(picture).merging(
      ["label": label[session.language], "href": address, "id": id]
    )
  }
}
