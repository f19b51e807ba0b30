import AACCore

/// Rows that begin with where it is done: *zoo / lion / see / want, cocina / mamá / sopa / hacer, lago / peixe / pegar / vovô* (NGLE §40.4;
/// Cunha & Cintra, chapter 7, *A ordem dos termos*; CGEL §8.14: the place stands last).
extension TileReader {
  /// Lays such a row with who does it first and the place last.
  func laySettingFirst(_ row: inout [Constituent]) {
    guard (4...6).contains(row.count), let place = setting(row),
      case let verbs = row.indices.filter({ isVerb(row[$0]) }),
      let deed = deed(row, verbs, behind: place)
    else { return }
    let opener = verbs.first { $0 != deed }
    let rest = row.indices.filter { $0 != place && !verbs.contains($0) }
    let denial = rest.filter { row[$0].lexeme.kind == .negation }
    var nouns = rest.filter { !denial.contains($0) }
    guard denial.count < 2, nouns.allSatisfy({ isFree(row[$0]) }), nouns.count < 3 else { return }
    let doer =
      nouns.first { row[$0].lexeme.wordClass == .pronoun } ?? nouns.first { isPerson(row[$0]) }
    nouns.removeAll { $0 == doer }
    guard nouns.count == 1, let thing = nouns.first, row[thing].lexeme.kind != .idea,
      row[thing].lexeme.kind != .activity,
      !isPerson(row[thing]) || doer.map({ row[$0].lexeme.wordClass }) == .pronoun,
      isDone(row[deed].lexeme, to: row[thing].lexeme)
    else { return }
    row =
      [doer, denial.first, opener, deed, thing].compactMap { $0.map { row[$0] } } + [row[place]]
  }

  /// The place that was laid first, or right behind who does it.
  private func setting(_ row: [Constituent]) -> Int? {
    if isSetting(row[0]) { return 0 }
    return isPerson(row[0]) && isSetting(row[1]) ? 1 : nil
  }

  /// Whether it is a place that one can be at, with nothing before it.
  private func isSetting(_ word: Constituent) -> Bool {
    guard word.lexeme.wordClass == .noun, word.government == nil else { return false }
    return word.lexeme.kind == .place || word.lexeme.kind == .room
      || SettingWords.waters.contains(word.lexeme.lemma)
  }

  private func isVerb(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .verb && word.lexeme.person == nil
  }

  /// The verb that says what is done: the only one, or the one beside a verb of wanting.
  private func deed(_ row: [Constituent], _ verbs: [Int], behind place: Int) -> Int? {
    let openers = verbs.filter { SettingWords.openers.contains(row[$0].lexeme.lemma) }
    let others = verbs.filter { !openers.contains($0) }
    guard others.count == 1, openers.count < 2, others[0] > place
    else { return nil }
    return others[0]
  }

  private func isFree(_ word: Constituent) -> Bool {
    word.government == nil
      && (isPerson(word)
        || word.lexeme.wordClass == .noun && !word.lexeme.kind.isTemporal
          && !KindSet.places.contains(word.lexeme.kind) && word.lexeme.kind != .vehicle)
  }

  /// Whether it is somebody who can do it.
  private func isPerson(_ word: Constituent) -> Bool {
    word.lexeme.isHuman
      && [.noun, .properNoun, .pronoun].contains(word.lexeme.wordClass)
  }

  /// Whether the verb is done to such a thing, and leads nowhere.
  private func isDone(_ verb: Lexeme, to thing: Lexeme) -> Bool {
    let frame = frame(of: Constituent(verb))
    guard !frame.isDefault, frame.pattern == .plain, frame.slot(.placeTo) == nil else {
      return false
    }
    return frame.slots.contains {
      $0.role == .object
        && ($0.words.contains(thing.lemma)
          || !$0.isForNamedWords
            && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(thing.kind)))
    }
  }
}

/// Words of such rows.
private enum SettingWords {
  /// One does something in, on or at them.
  static let waters: WordSet = [
    "río", "lago", "mar", "playa", "bosque", "montaña", "campo", "rio", "praia", "floresta",
    "montanha", "lake", "river", "sea", "ocean", "forest", "woods", "pond", "mountain",
  ]

  /// They stand before what somebody does.
  static let openers: WordSet = [
    "querer", "poder", "conseguir", "saber", "want", "can", "would like", "like", "need", "gustar",
    "gostar",
  ]
}
