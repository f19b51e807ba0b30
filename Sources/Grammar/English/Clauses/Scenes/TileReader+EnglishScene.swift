import AACCore

/// Rows of everyday scenes that leave out what English needs, read before all others.
///
/// Sources: CGEL §12.46–12.50 (what is understood), §11.14–11.24 (questions, requests), §4.14, §4.25 (tense and aspect).
extension TileReader {
  /// The clause of a row of such a scene; nil where none is known.
  func englishScene(_ tiles: [Constituent]) -> [Clause]? {
    guard variety.language == .english, tiles.count > 1, tiles.count < 7 else { return nil }
    if let went = wentThere(tiles) { return went }
    if isPlain, let clause = petted(tiles) ?? askedOfEvent(tiles) ?? askedOfRoom(tiles) {
      return [clause]
    }
    let scene = EnglishScene(frames: tables.frames, lexicon: tables.lexicon)
    guard let laid = (isPlain ? scene.laid(tiles) : nil) ?? scene.filled(tiles) else { return nil }
    return clauses(of: laid).map { reading in
      var clause = reading
      clause.isLaid = true
      return clause
    }
  }

  /// *Pet/rabbit*: what one does to an animal.
  private func petted(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 2, tiles[0].lexeme.lemma == "pet", tiles[1].lexeme.roleKind == .animal
    else { return nil }
    var clause = Clause(variety: variety)
    clause.verb = tiles[0].asVerb
    clause.complements = [tiles[1]]
    clause.options.insert(.request)
    return clause
  }

  /// *When/recess/start, what/time/swim/class/start*: an event begins by itself.
  private func askedOfEvent(_ tiles: [Constituent]) -> Clause? {
    let last = tiles.count - 1
    let isHour = tiles[0].lexeme.lemma == "what" && tiles[1].lexeme.lemma == "time"
    let event = isHour ? 2 : 1
    guard last == event + 1 || last == event + 2,
      isHour || ["when", "what time"].contains(tiles[0].lexeme.lemma),
      ["start", "begin", "end"].contains(tiles[last].lexeme.lemma),
      !tiles[event].lexeme.isHuman,
      tiles[event].lexeme.wordClass == .noun || last == event + 2,
      last == event + 1 || Self.lessons.contains(tiles[event + 1].lexeme.lemma)
    else { return nil }
    var clause = named(Array(tiles[event..<last]), .event)
    clause.verb = tiles[last].asVerb
    clause.complements = [tiles[0]]
    if isHour, let what = tiles[0].tile, let time = tiles[1].tile {
      clause.complements[0].lexeme = tables.lexicon.lexeme(for: "what time")
      clause.joins[what] = [what, time]
    }
    clause.isQuestion = true
    return clause
  }

  /// *Where/be/art/room*: the room that is named by what is done there.
  private func askedOfRoom(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 4, tiles[0].lexeme.lemma == "where", tiles[1].lexeme.lemma == "be",
      tiles[2].lexeme.namesThing, tiles[3].lexeme.lemma == "room"
    else { return nil }
    var clause = named(Array(tiles[2...]), .room)
    clause.verb = tiles[1].asVerb
    clause.complements = [tiles[0]]
    clause.isQuestion = true
    return clause
  }

  /// A clause of a thing with a name of one word or two.
  private func named(_ words: [Constituent], _ kind: SemanticKind) -> Clause {
    var clause = Clause(variety: variety)
    clause.subject = [words[0]]
    guard words.count == 2 else { return clause }
    let name = words[0].lexeme.lemma + " " + words[1].lexeme.lemma
    clause.subject[0].lexeme =
      tables.lexicon.known(name) ?? Lexeme(lemma: name, wordClass: .noun, kind: kind)
    if let first = words[0].tile, let second = words[1].tile {
      clause.joins[first] = [first, second]
    }
    return clause
  }

  private static let lessons = EnglishWords.set("class lesson practice game test club party")
}
