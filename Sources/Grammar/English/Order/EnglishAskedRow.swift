import AACCore

/// Rows that are laid with the thing first and what is asked or said of it behind: *juice/give/me/please, late/bus/again,
/// not/my/jacket/that*.
///
/// Sources: CGEL §11.24–11.29 (commands and requests), §16.57 (indirect objects), §18.19–18.20 (fronting).
struct EnglishAskedRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// The row in the order of speech; as it was where none of these rules is about it.
  func laid(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 2, let last = row.last?.lexeme.lemma else { return row }
    switch row[0].lexeme.lemma {
    case "not": return pointedOut(row, last) ?? wanted(row, last) ?? row
    default: break
    }
    switch last {
    case "again", "still": return repeated(row) ?? row
    case "me", "I", "us": return asked(row) ?? row
    case "please": return asked(Array(row.dropLast()), please: row.last) ?? row
    default: return toldTo(row) ?? row
    }
  }

  /// *juice/give/me/please, swing/push/me/please, shoe/tie/me/please*: things ask nobody, so that somebody is asked.
  private func asked(_ words: [Constituent], please last: Constituent? = nil) -> [Constituent]? {
    var row = words
    var please = last
    if please == nil, row[0].lexeme.lemma == "please" { please = row.removeFirst() }
    guard row.count > 2, let me = row.last, Self.mine.contains(me.lexeme.lemma),
      case let verb = row[row.count - 2], case let things = row[..<(row.count - 2)],
      let thing = things.last?.lexeme, thing.namesThing, !thing.kind.isTemporal,
      things.dropLast().allSatisfy({
        $0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .pronoun
          || $0.lexeme.wordClass == .adjective
      }),
      verb.lexeme.wordClass == .verb || EnglishWordClasses.acts.contains(verb.lexeme.lemma)
        || verb.lexeme.wordClass == .noun && things.count == 1
          && !EnglishCompounds.joins(thing, verb.lexeme),
      let frame = frames.listed(verb.lexeme.lemma),
      frame.pattern == .plain || frame.pattern == .grooming
    else { return nil }
    let isGiven = Self.giving.contains(verb.lexeme.lemma)
    // *book/read/I* names who reads.
    guard please != nil || isGiven && me.lexeme.lemma != "I", let object = object(me) else {
      return nil
    }
    let end = please.map { [$0] } ?? []
    if isGiven { return [verb.asVerb, object] + things + end }
    if Self.moving.contains(verb.lexeme.lemma) {
      guard let place = EnglishWhereabouts.of(thing) else { return nil }
      let small = [place.preposition, place.article].compactMap { $0.flatMap(lexicon.known) }
      return [verb.asVerb, object] + small.map { Constituent($0) } + things + end
    }
    guard frame.takesAsObject(thing), !Self.moved.contains(verb.lexeme.lemma) else { return nil }
    if things.count == 1, thing.kind == .body || thing.kind == .clothing,
      let my = lexicon.known(object.lexeme.lemma == "us" ? "our" : "my")
    {
      return [verb.asVerb, Constituent(my, tile: me.tile)] + things + end
    }
    guard let preposition = lexicon.known("for") else { return nil }
    return [verb.asVerb] + things + [Constituent(preposition), object] + end
  }

  private func object(_ me: Constituent) -> Constituent? {
    lexicon.known(me.lexeme.lemma == "us" ? "us" : "me").map { Constituent($0, tile: me.tile) }
  }

  /// *book/read/dad/me/bedtime*: who does it stands between the verb and whom it is done for.
  private func toldTo(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 4, Self.giving.contains(row[1].lexeme.lemma), row[0].lexeme.namesThing,
      EnglishPeople.names.contains(row[2].lexeme.lemma)
        || EnglishPeople.isPossessed(row[2].lexeme.lemma),
      Self.mine.contains(row[3].lexeme.lemma), let object = object(row[3]),
      row[4...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .meal || $0.lexeme.lemma == "bedtime"
      })
    else { return nil }
    return [row[2], row[1], object, row[0]] + row[4...]
  }

  /// *late/bus/again, wet/pants/again*: what has come about once more is said of the thing.
  private func repeated(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3,
      row[0].lexeme.wordClass == .adjective || row[0].lexeme.lemma == "late",
      row[1].lexeme.wordClass == .noun, !row[1].lexeme.kind.isTemporal,
      row[0].lexeme.kind != .color, row[0].lexeme.kind != .size,
      row[1].lexeme.kind != .event || row[0].lexeme.lemma == "late"
    else { return nil }
    return [row[1], EnglishWording.be, row[0], row[2]]
  }

  /// *not/my/jacket/that, not/mine/this*: what is pointed at last is not that.
  private func pointedOut(_ row: [Constituent], _ last: String) -> [Constituent]? {
    guard row.count < 6, Self.pointing.contains(last),
      row[1].lexeme.kind == .possessive || row[1].lexeme.wordClass == .noun && row.count == 3,
      row[1...].allSatisfy({ $0.lexeme.wordClass != .verb && $0.lexeme.wordClass != .adposition })
    else { return nil }
    return [row[row.count - 1], EnglishWording.be, row[0]] + row[1..<(row.count - 1)]
  }

  /// *not/hungry/play/want, not/tired/movie/watch/want*: how one is not, and what one wants.
  private func wanted(_ row: [Constituent], _ last: String) -> [Constituent]? {
    guard row.count > 3, last == "want" || last == "need", row[1].lexeme.wordClass == .adjective,
      row[1].lexeme.kind == .state || row[1].lexeme.kind == .emotion
        || row[1].lexeme.kind == .feeling,
      row[2].lexeme.wordClass != .adjective,
      row[2..<(row.count - 1)].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .verb
          || $0.lexeme.wordClass == .adverb || $0.lexeme.isDeterminerLike
      })
    else { return nil }
    var deed = Array(row[2..<(row.count - 1)])
    if let verb = deed.lastIndex(where: { $0.lexeme.wordClass == .verb }), verb == deed.count - 1 {
      deed.insert(deed.remove(at: verb), at: 0)
    }
    return Array(row[..<2]) + [row[row.count - 1]] + deed
  }

  private static let mine: WordSet = ["me", "I", "us"]
  private static let pointing: WordSet = ["that", "this", "it", "these", "those"]
  private static let giving = EnglishWords.set(
    "give bring pass hand show read tell sing buy get make fetch lend send throw")
  private static let moving = EnglishWords.set("push pull swing rock spin lift")
  /// What things do to somebody, or somebody to himself.
  private static let moved = EnglishWords.set(
    "hurt scare bother annoy like love want need have see hear help hit bite scratch sting follow chase"
  )
}
