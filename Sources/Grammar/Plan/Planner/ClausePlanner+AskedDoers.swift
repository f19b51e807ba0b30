import AACCore

/// Who does what is asked for, where he was chosen behind the verb: *cuántos / tener / hermano / tú, qual / preferir / você, poder / tú /
/// abrir / bote, how many / have / brother / you* (CGEL §11.14–11.17; NGLE §22.14, §42.9, *preguntas*; Cunha & Cintra, chapter 7, *Ordem inversa*).
extension ClausePlanner {
  /// *Cuántos / tener / hermano / tú, qual / preferir / você*: of what is asked for, the pronoun behind the verb is who has or does it
  /// (NGLE §22.14; Cunha & Cintra, chapter 11, *Pronomes interrogativos*); nil where there is none.
  func askedDoer(_ clause: Clause, _ asks: SmallWord.Asks, _ frame: VerbFrame) -> Int? {
    guard asks == .what || asks == .which || asks == .howMany, !frame.isCopular,
      !frame.pattern.mayHaveExperiencer, frame.pattern.isPersonal,
      !AskedDoerWords.affecting.contains(frame.lemma),
      language == .english && (frame.isDefault || frame.slot(.object) != nil)
        || frame.slots.contains(where: {
          $0.role == .object
            && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.isDisjoint(with: .beings))
        })
    else { return nil }
    return clause.complements.indices.first { index in
      let word = clause.complements[index].lexeme
      let isDoer =
        language == .english
        ? word.isSubjectForm
        : word.wordClass == .pronoun && word.kind == .person && word.person != nil
      return isDoer && (index == 0 || clause.complements[index - 1].lexeme.wordClass != .adposition)
    }
  }

  /// *Poder / tú / abrir / bote, hola / querer / tú / jugar*: whether the other can or wants to; of himself nobody asks that.
  ///
  /// Only words of courtesy stand before him.
  func askListenerBehind(_ clause: inout Clause) {
    guard clause.complements.count > 1, let verb = clause.verb?.lexeme,
      verb.person == nil || clause.isLaid, AskedDoerWords.askable.contains(verb.lemma),
      let other = clause.complements.firstIndex(where: { $0.lexeme.kind != .social }),
      case let listener = clause.complements[other].lexeme, listener.wordClass == .pronoun,
      AskedDoerWords.listeners.contains(listener.lemma),
      let deed = clause.complements[(other + 1)...].first(where: {
        $0.lexeme.wordClass != .pronoun
      }), deed.lexeme.isInfinitive
    else { return }
    clause.subject = [clause.complements.remove(at: other)]
    clause.verb?.lexeme.person = nil
    clause.verb?.lexeme.number = nil
  }
}

/// Words by which it is known who does what is asked for.
enum AskedDoerWords {
  static let listeners: WordSet = [
    "tú", "vos", "usted", "ustedes", "vosotros", "vosotras", "tu", "você", "vocês", "vós",
  ]
  /// What a thing does to somebody.
  static let affecting: WordSet = [
    "asustar", "ayudar", "despertar", "preocupar", "molestar", "enfadar", "enojar", "alegrar",
    "animar",
    "calmar", "cansar", "curar", "salvar", "interesar", "morder", "picar", "assustar", "ajudar",
    "acordar", "incomodar", "irritar", "machucar", "acalmar", "interessar", "aleijar", "magoar",
    "bater",
    "hurt", "bother", "scare", "frighten", "annoy", "upset", "worry", "help", "make", "keep",
    "wake", "wake up", "stop", "surprise", "please", "interest", "bring", "happen", "matter", "hit",
    "bite", "sting", "bug", "calm", "calm down", "cheer up", "tire", "bore", "disgust",
  ]
  /// What one asks the other about himself, with what he would do.
  static let askable: WordSet = [
    "poder", "querer", "saber", "preferir", "necesitar", "tener que", "deber", "dejar", "pensar",
    "precisar", "ter que", "ter de", "dever", "deixar", "conseguir", "gostar",
  ]
}
