/// Gathers notes; those of one kind in one file become one.
struct BoardNotes {
  private struct Key: Hashable {
    var kind: BoardNote.Kind
    var file: String
  }

  /// How many places a note names, and how many notes there are at most.
  private static let limit = (places: 8, notes: 1_000, characters: 60)

  private(set) var notes: [BoardNote] = []
  private var indices: [Key: Int] = [:]

  mutating func add(_ kind: BoardNote.Kind, in file: String, at place: String = "") {
    let key = Key(kind: kind, file: file)
    let index = indices[key] ?? notes.count
    if index == notes.count {
      guard notes.count < Self.limit.notes else { return }
      indices[key] = index
      notes.append(BoardNote(kind: kind, file: file, count: 0, places: []))
    }
    notes[index].count += 1
    let name = Self.shortened(place)
    guard !name.isEmpty, notes[index].places.count < Self.limit.places,
      !notes[index].places.contains(name)
    else { return }
    notes[index].places.append(name)
  }

  /// A name in one line, also when a file is up to something.
  private static func shortened(_ name: String) -> String {
    let safe = String(name.prefix(limit.characters)).printable
    return name.count > limit.characters ? safe + "…" : safe
  }
}
