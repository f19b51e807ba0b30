import AACCore

/// Who does it where something is denied, somebody is moved or goes somewhere: *nada / decir / Nuria, despertar / ruido / yo, agujero /
/// salir / ratón* (NGLE §1.12, *papeles semánticos*; §33.1; Bechara, *Sujeito*).
extension TileReader {
  /// *Nada / decir / Nuria*: who stands behind does it.
  func deniedScore(_ row: DoerRow, _ index: Int) -> Int? {
    guard index > row.verb, row.word(index).isHuman, DoerWords.denied.contains(row.lemma),
      row.words[..<row.verb].contains(where: { ["nada", "algo"].contains($0.lexeme.lemma) })
    else { return nil }
    return row.nouns.filter { row.word($0).isHuman }.count == 1 ? 70 : nil
  }

  /// *Agujero / salir / ratón, autobús / subir / abuela, yo / molestar / eso*: where one goes, and whom it moves.
  func movedScore(_ row: DoerRow, _ index: Int) -> Int? {
    let word = row.word(index)
    if DoerWords.harming.contains(row.lemma), row.nouns == [index], index > row.verb, word.isBeing,
      row.words.contains(where: { $0.lexeme.lemma == variety.language.plainNegator })
    {
      // No / hacer daño / gato: nobody shall.
      return 5
    }
    if variety.language == .spanish, DoerWords.waking.contains(row.lemma),
      let sound = row.nouns.first(where: { DoerWords.sounds.contains(row.word($0).lemma) }),
      row.nouns.count == 2, row.nouns.allSatisfy({ $0 > row.verb }),
      row.nouns.contains(where: {
        row.word($0).isBeing || row.word($0).wordClass == .pronoun
      })
    {
      // Despertar / ruido / yo.
      return index == sound ? 130 : 5
    }
    if DoerWords.bothering.contains(row.lemma), word.wordClass == .pronoun, word.kind == .person,
      index < row.verb,
      row.words[(row.verb + 1)...].contains(where: {
        EverydayWords.pointed.contains($0.lexeme.lemma)
      }), !row.words.contains(where: { $0.lexeme.lemma == "a" })
    {
      return 5
    }
    if variety.language == .portuguese, DoerWords.moving.contains(row.lemma),
      row.nouns.count == 2, row.nouns.contains(where: { row.word($0).namesThing }),
      row.nouns.contains(where: { row.word($0).isBeing }),
      !row.words.contains(where: { ["com", "de", "por"].contains($0.lexeme.lemma) })
    {
      // Esse / filme / emocionar / meu / avô: what moves him.
      return word.isBeing ? 5 : 70
    }
    guard DoerWords.going.contains(row.lemma), word.wordClass != .pronoun else { return nil }
    let beings = row.nouns.filter { row.word($0).isBeing }
    if row.lemma == "ir" {
      guard beings.count > 1, index < row.verb,
        MeaningWords.services.contains(word.lemma)
          || EverydayQuestions.visited.contains(word.lemma)
      else { return nil }
      return 5
    }
    guard let being = beings.first, beings.count == 1 else { return nil }
    if word.namesThing { return index < row.verb || being < row.verb ? 5 : nil }
    return index == being && index > row.verb && row.hasThing(before: row.verb) ? 70 : nil
  }
}
