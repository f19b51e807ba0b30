import AACCore

/// *Estoy más tranquilo que ayer, soy más feliz que antes, tengo menos hambre que el lunes*: when it was otherwise, behind
/// the word that compares, is no time of the sentence and sets no tense (NGLE §45.2).
extension WordSorter {
  /// Takes a time as the second term of what is compared; false where the word is none.
  mutating func takeComparedTime(
    _ word: Constituent, before rest: ArraySlice<Constituent>
  ) -> Bool {
    guard planner.language == .spanish, !comparesAdverb, let link = comparative, pending.isEmpty,
      preposition == nil, let last = loose.indices.last
    else { return false }
    let lemma = word.lexeme.lemma
    let isNever = lemma == "nunca" || lemma == "jamás" || lemma == "nadie" || lemma == "nada"
    let known = planner.lexicon.word(lemma)
    guard isNever || known?.lexeme.kind.isTemporal == true || Self.times.contains(lemma),
      word.government == nil, !isLikedTime(word, before: rest)
    else { return false }
    var term = NounPhrase(word)
    term.noun?.lexeme = Lexeme(lemma: known?.phrase ?? lemma, wordClass: .properNoun, kind: .time)
    term.noun?.lexeme.article = .bare
    term.noun?.lexeme.animacy = .inanimate
    term.noun?.lexeme.gender = .masculine
    term.noun?.lexeme.number = .singular
    term.link = link
    comparative = nil
    loose[last].phrase.complement.append(term)
    isBesideNoun = false
    return true
  }

  private static let times: WordSet = [
    "antes", "ayer", "hoy", "ahora", "siempre", "anoche", "anteayer", "mañana", "luego", "después",
    "otras veces", "esta mañana", "de costumbre",
  ]
}
