import AACCore

/// The clause of a row in the order of the sentence, where the row was read as if somebody else did it, as a list, or as a wish.
///
/// Sources: CGEL §2.13, §10.1 (order of the elements), §11.24 (requests), §10.53 (vocatives).
extension TileReader {
  /// The readings of a whole row, or what it says in its order where the best of them says less.
  func spokenInOrder(_ readings: [Clause], _ tiles: [Constituent]) -> [Clause] {
    guard tiles.count > 1, tiles.count < 12 else { return readings }
    let order = EnglishOrderOfSpeech(
      frames: tables.frames, lexicon: tables.lexicon, isPlain: isPlain)
    var row = tiles
    EnglishPeople.plain(&row)
    guard let parts = order.setOrder(row) ?? order.parts(row) else {
      return readings
    }
    guard parts.isSure || isMisread(readings.first, row, parts, order) else { return readings }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[...parts.end])
    if order.mayBeThing(row[parts.end].lexeme) {
      clause.subject[parts.end] = order.classes.asNoun(row[parts.end])
    }
    clause.verb = row[parts.verb].asVerb
    clause.complements = Array(row[(parts.end + 1)..<parts.verb] + row[(parts.verb + 1)...])
    joinOneself(&clause)
    return [clause]
  }

  /// *enjoy/oneself*: one verb, in the person of who does it.
  private func joinOneself(_ clause: inout Clause) {
    guard let first = clause.complements.first, first.lexeme.lemma == "oneself",
      let verb = clause.verb?.tile, let tile = first.tile
    else { return }
    clause.verb?.lexeme.lemma += " oneself"
    clause.complements.removeFirst()
    clause.joins[verb] = [verb, tile]
  }

  /// Whether a reading has another verb than the row, or somebody else who does it.
  private func isMisread(
    _ reading: Clause?, _ row: [Constituent], _ parts: EnglishOrderOfSpeech.Parts,
    _ order: EnglishOrderOfSpeech
  ) -> Bool {
    guard let reading else { return true }
    let isAsked = reading.options.contains(.request)
    guard reading.attached.isEmpty, reading.edge == nil, reading.choices.isEmpty,
      isOver || parts.isThing || !isAsked, reading.sequels.isEmpty || isSplit(reading, row, parts)
    else { return false }
    if !reading.sequels.isEmpty || isOver && isAsked { return true }
    if row[(parts.verb + 1)...].first?.lexeme.lemma == "oneself" { return true }
    guard let verb = reading.verb else { return true }
    let tile = row[parts.verb].tile
    guard verb.tile == tile || holds(reading, verb, tile) else { return true }
    if isSaidBest(row[parts.verb].lexeme.lemma, row, parts) { return true }
    let doer = row[parts.end].tile
    return !reading.subject.contains { $0.tile == doer || holds(reading, $0, doer) }
  }

  private func holds(_ reading: Clause, _ word: Constituent, _ tile: Int?) -> Bool {
    guard let first = word.tile, let tile else { return false }
    return reading.joins[first]?.contains(tile) == true
  }

  /// *need help/bathroom, be happy with/job*: what several words say at once with somebody before them is no row of single words.
  private func isSaidBest(
    _ lemma: String, _ row: [Constituent], _ parts: EnglishOrderOfSpeech.Parts
  ) -> Bool {
    lemma.contains(" ") && !parts.isThing && parts.verb + 1 < row.count
      && !Self.unsettled.contains(lemma)
      && row[(parts.verb + 1)...].allSatisfy { $0.lexeme.wordClass != .verb }
  }

  private static let unsettled: WordSet = [
    "get lost", "wake up", "pick up", "put on", "throw up", "would like", "run out of", "be cold",
    "come around",
    "look forward", "look forward to", "have to", "used to", "going to", "can't", "don't",
  ]

  /// *he/go/bed/early, Mum/take/me/playground/by/tram*: a second thought that is only where and when the first is.
  private func isSplit(
    _ reading: Clause, _ row: [Constituent], _ parts: EnglishOrderOfSpeech.Parts
  ) -> Bool {
    let rest = row[(parts.verb + 1)...]
    guard reading.sequels.count == 1, row[parts.verb].lexeme.wordClass == .verb,
      !rest.contains(where: { $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction }
      ),
      case let next = reading.sequels[0], next.verb?.tile == nil,
      next.subject.contains(where: { $0.tile != nil }),
      let last = row.last?.lexeme
    else { return false }
    return next.complements.contains { $0.lexeme.wordClass == .adposition }
      || ["early", "late"].contains(last.lemma)
      || row[parts.verb].lexeme.lemma == "help" && isOver
  }
}
