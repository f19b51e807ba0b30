import AACCore

/// *me* for *I* behind what one is or does: *juice/want/me, tired/me/very, fall/me*.
///
/// Sources: CGEL §6.4–6.5 (objective forms of the subject in speech), §4.29 (verbs of state); CaGEL ch. 5 §16.2.1.
extension TileReader {
  /// The row with *I* first where *me* can only be who is so, wants or does it; otherwise the row as it is.
  func speakerFirst(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 1, row.count < 6,
      let place = row.firstIndex(where: { $0.lexeme.lemma == "me" }), place > 0,
      let speaker = tables.lexicon.known("I")
    else { return row }
    var rest = row
    let me = rest.remove(at: place)
    guard !rest.contains(where: { isSomebodyElse($0.lexeme) }),
      let said = stated(rest) ?? owned(rest, place) ?? moving(rest)
    else { return row }
    return [Constituent(speaker, tile: me.tile)] + said
  }

  /// Whether somebody else may do it, or a word rules *me*.
  private func isSomebodyElse(_ lexeme: Lexeme) -> Bool {
    lexeme.isHuman || lexeme.wordClass == .pronoun && lexeme.lemma != "it"
      || lexeme.wordClass == .adposition || lexeme.wordClass == .conjunction
      || lexeme.wordClass == .interjection || lexeme.kind == .question || lexeme.kind == .social
      || lexeme.isDeterminerLike || lexeme.lemma == "to" || lexeme.lemma == "too"
  }

  /// *tired/very, sick/today, still/tired*: how one is.
  private func stated(_ rest: [Constituent]) -> [Constituent]? {
    guard rest.count > 1, rest.count < 4,
      let state = rest.firstIndex(where: { EnglishStatement.states.contains($0.lexeme.lemma) })
    else { return nil }
    var before: [Constituent] = []
    var behind: [Constituent] = []
    for (index, word) in rest.enumerated() where index != state {
      if Self.grading.contains(word.lexeme.lemma) {
        before.append(word)
      } else if word.lexeme.kind.isTemporal || word.lexeme.lemma == "now" {
        behind.append(word)
      } else {
        return nil
      }
    }
    return before + [rest[state]] + behind
  }

  /// *juice/want, want/juice, know/not, play/want*: what one wants, has, knows or likes to do.
  private func owned(_ rest: [Constituent], _ place: Int) -> [Constituent]? {
    guard rest.count < 4,
      let verb = rest.firstIndex(where: { Self.owning.contains($0.lexeme.lemma) })
    else { return nil }
    let others = rest.indices.filter { $0 != verb && rest[$0].lexeme.kind != .negation }
    guard others.count < 2, let other = others.first ?? (rest.count == 2 ? verb : nil),
      other < verb ? !rest[other].lexeme.isBeing : true
    else { return nil }
    let thing = rest[other].lexeme
    let lemma = rest[verb].lexeme.lemma
    switch thing.wordClass {
    case .noun: guard !thing.kind.isTemporal else { return nil }
    case .verb:
      if other != verb {
        guard thing.lemma == "help" || other < verb && Self.wanting.contains(lemma) else {
          return nil
        }
      } else if lemma != "know" {
        return nil
      }
    case .pronoun: break
    default: return nil
    }
    return rest.filter { $0.lexeme.kind == .negation } + [rest[verb]]
      + (other == verb ? [] : [rest[other]])
  }

  /// *fall, sleep/now, go/home*: what is done to nobody.
  private func moving(_ rest: [Constituent]) -> [Constituent]? {
    guard let first = rest.first?.lexeme, Self.motions.contains(first.lemma),
      rest.dropFirst().allSatisfy({
        $0.lexeme.wordClass == .adverb || $0.lexeme.lemma == "home" || $0.lexeme.lemma == "fast"
      })
    else { return nil }
    return rest.map { $0.lexeme.lemma == first.lemma ? $0.asVerb : $0 }
  }

  private static let grading = EnglishWords.set("very so really still not too")
  private static let owning = EnglishWords.set("want like love need have know hear see hate")
  private static let wanting = EnglishWords.set("want like love need hate")
  private static let motions = EnglishWords.set(
    "fall win sleep cry run swim go walk sneeze cough vomit")
}
