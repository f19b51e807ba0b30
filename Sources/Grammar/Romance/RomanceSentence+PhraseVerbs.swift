import AACCore

/// What a Portuguese verb phrase of several words does with its own words: *fica sozinha, põe o menino de castigo, vale a pena*.
extension RomanceSentence {
  /// *A menina fica sozinha*: a quality inside the phrase agrees with whom it is said of (Cunha & Cintra, chapter 10,
  /// *Concordância do adjetivo*).
  mutating func agreed(_ word: String, behind head: String) -> String {
    guard !isSpanish, PhraseVerbWords.linking.contains(head),
      !PhraseVerbWords.manners.contains(word)
    else { return word }
    let lexeme = LanguageTables.tables(.portuguese).lexicon.lexeme(for: word)
    guard lexeme.wordClass == .adjective, lexeme.lemma == word else { return word }
    let form = grammar.forms.adjective(word, doer.gender, doer.number)
    if form != word { buffer.note(.adjectiveAgreement, word, form) }
    return form
  }

  /// *Põe o menino de castigo, leva o jogo a sério*: the noun stands right behind the verb, before how or where (Bechara,
  /// *Ordem direta*).
  mutating func sayObjectInside(_ index: Int) {
    guard let place = objectInside(index) else { return }
    let filler = plan.fillers.remove(at: place)
    say(filler)
  }

  private func objectInside(_ index: Int) -> Int? {
    guard !isSpanish, plan.verbs.indices.contains(index) else { return nil }
    let verb = plan.verbs[index]
    let (head, tail) = verb.split
    guard verb.frame.isListed, let slot = verb.frame.slot(.object), slot.preposition == nil,
      !verb.endsInPreposition, !PhraseVerbWords.closed.contains(head),
      let first = tail.split(separator: " ").first,
      PhraseVerbWords.rests.contains(String(first))
    else { return nil }
    return plan.fillers.firstIndex { filler in
      filler.verb == index && filler.role == .object && filler.preposition == nil
        && filler.phrases.count == 1 && filler.phrases[0].noun?.lexeme.wordClass != .pronoun
        && !isClitic(filler)
    }
  }

  /// *Vale a pena, dá preguiça, escurece*: without a subject it is said of nobody (Cunha & Cintra, chapter 7, *Oração sem
  /// sujeito*).
  var isImpersonalPhrase: Bool {
    guard !isSpanish, plan.subject.isEmpty, !plan.options.contains(.request),
      let verb = plan.verbs.first, verb.constituent.lexeme.person == nil
    else { return false }
    return verb.frame.isImpersonal
  }
}

/// Words of phrases whose parts are known by form.
enum PhraseVerbWords {
  /// Verbs behind which a quality is said of the subject.
  static let linking: WordSet = [
    "ficar", "estar", "andar", "chegar", "viver", "continuar", "permanecer", "dormir", "sair",
    "voltar", "acordar", "nascer", "parecer", "ser", "sentir-se", "tornar-se",
  ]
  /// Qualities that say how something is done.
  static let manners: WordSet = [
    "rápido", "direito", "reto", "alto", "baixo", "fundo", "ligeiro", "leve", "certo", "torto",
    "muito", "pouco", "só", "meio", "todo", "perto", "longe", "cedo", "tarde", "claro",
  ]
  /// First words of a rest that a noun stands before.
  static let rests: WordSet = [
    "a", "à", "às", "ao", "de", "em", "no", "na", "para", "por", "embora",
  ]
  /// Verbs that their rest never leaves: *dar à luz, fazer de conta*.
  static let closed: WordSet = ["dar", "fazer", "ter", "haver", "estar", "ser", "ir"]
}
