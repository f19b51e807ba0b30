import AACCore

/// *Ser* chosen with a participle: what is done to the subject, which happens and is over, by whom and where (Cunha & Cintra,
/// chapter 13, *Voz passiva*; Bechara, *Voz passiva e passividade*).
extension ClausePlanner {
  /// *Avô / ser / operado / joelho, eu / ser / convidado / festa*: takes what the verb of the participle takes beside its object,
  /// who does it behind *por*, and a single past.
  func settlePassive(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "ser", !clause.isLaid,
      let participle = clause.complements.first(where: isParticiple)?.lexeme,
      !PassiveWords.qualities.contains(participle.lemma),
      participle.kind != .emotion, let deed = deed(ofLaid: participle.lemma), deed.past == .event,
      !clause.subject.contains(where: { $0.lexeme.kind.isTemporal })
    else { return }
    verb.frame.past = .event
    verb.frame.slots =
      [FrameSlot(.attribute, kinds: KindSet(.state, .quality))]
      + deed.slots.filter { $0.role != .object && $0.preposition != nil && $0.role != .recipient }
      + [
        FrameSlot(.topic, preposition: "de", article: .definite, kinds: KindSet(.body)),
        FrameSlot(
          .topic, preposition: "em", article: .definite,
          kinds: KindSet(.event, .activity, .book, .idea, .media, .sport, .game)),
        FrameSlot(.other, preposition: "por", article: .definite, kinds: .beings),
        FrameSlot(.placeAt, preposition: "em", article: .definite),
      ]
  }

  /// *Quando | ser | casa, pintada; onde | ser | filme, gravado*, in the past: what was done to it, and no quality of it.
  func askOfPassive(_ clause: inout Clause, _ verb: String) -> Bool {
    guard language == .portuguese, verb == "ser", clause.tense == .past, !clause.isLaid,
      clause.subject.count == 1, clause.complements.count == 2,
      case let thing = clause.complements[0].lexeme, thing.wordClass == .noun,
      case let participle = clause.complements[1].lexeme, participle.wordClass == .adjective,
      !PassiveWords.qualities.contains(participle.lemma),
      deed(ofLaid: participle.lemma)?.past == .event
    else { return false }
    let asked = clause.subject[0]
    clause.subject = [clause.complements[0]]
    clause.subject[0].government = nil
    clause.complements = [clause.complements[1], asked]
    return true
  }

  private func isParticiple(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .adjective && !word.lexeme.kind.isSmall
      || IrregularParticiples.portuguese[word.lexeme.lemma] != nil
  }

  /// *Eu / ser / convidado*, in the past or the future: invited, and no guest.
  func readInvited(_ clause: inout Clause, _ verb: String) {
    guard verb == "ser", clause.tense == .past || clause.tense == .future, !clause.isLaid,
      let first = clause.complements.first?.lexeme, first.wordClass == .noun,
      PassiveWords.invited.contains(first.lemma)
        || IrregularParticiples.portuguese[first.lemma] != nil
    else { return }
    let isFeminine = first.lemma == "convidada"
    clause.complements[0].lexeme = Lexeme(
      lemma: isFeminine ? "convidado" : first.lemma, wordClass: .adjective, kind: .state)
  }

  /// *Receber / alta*: leave to go home, and nothing high.
  func readDischarge(_ clause: inout Clause, _ verb: String) {
    guard PassiveWords.discharging.contains(verb), !clause.isLaid,
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.lemma == "alto" || $0.lexeme.lemma == "alta"
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .noun,
      place + 1 == clause.complements.count
        || clause.complements[place + 1].lexeme.wordClass != .noun
        || KindSet.places.contains(clause.complements[place + 1].lexeme.kind)
    else { return }
    var leave = Lexeme(lemma: "alta", wordClass: .noun, kind: .idea)
    leave.gender = .feminine
    leave.countability = .mass
    leave.article = .bare
    clause.complements[place].lexeme = leave
  }
}

private enum PassiveWords {
  static let discharging: WordSet = ["receber", "ter", "dar", "pedir", "ganhar"]
  static let invited: WordSet = ["convidado", "convidada"]
  /// Participles that say what somebody or something is like.
  static let qualities: WordSet = [
    "cansado", "educado", "divertido", "casado", "conhecido", "querido", "ocupado", "animado",
    "agitado", "mimado", "parecido", "complicado", "delicado", "dedicado", "esforçado", "cuidado",
    "apaixonado", "distraído", "atrapalhado", "reservado", "organizado", "desorganizado", "calado",
    "apressado", "atrasado", "pesado", "salgado", "gelado", "quadrado", "dourado", "colorido",
    "comprido", "limitado", "avançado", "adiantado", "aposentado", "viciado", "acostumado",
    "fechado", "aberto", "apertado", "arrumado", "engraçado", "comportado", "separado",
    "divorciado", "interessado", "decidido", "iluminado", "movimentado", "variado", "elevado",
    "exagerado", "sossegado", "envergonhado", "desconfiado", "assado", "usado", "molhado",
    "adoçado", "temperado", "recheado", "destacado", "afastado", "isolado", "cuidadoso",
  ]
}
