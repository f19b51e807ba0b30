import AACCore
import AACStore

/// The words among which one can be moved: those of its category, each at its place.
struct PlacePage {
  let word: EditedWord
  let desk: EditorDesk

  var fields: Fields {
    get throws {
      let entries = try desk.entries().filter {
        $0.key.role == word.main.key.role && $0.category == word.main.category && !$0.isRemoved
      }
      return [
        "hint": Text.editorMoveHint(word: word.label)[desk.language], "word": word.address,
        "action": "/care/words/place",
        "tiles": entries.map { entry in
          desk.words.picture(entry.pictogram).merging(
            [
              "label": entry.label, "color": FitzgeraldColor(entry.lexeme).rawValue,
              "value": entry.key.address, "current": entry.key == word.main.key,
            ] as Fields
          )
        },
      ]
    }
  }
}
