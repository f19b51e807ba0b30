import AACCore

/// What is asked of who likes something or thinks something of it: *cuál / gustar / más / tú, por qué / gustar / este / tú, qué /
/// parecer / tú* (NGLE §35.9, §42.10; Bechara, *Pronomes interrogativos*).
extension ClausePlanner {
  /// Puts the question word out of the subject's place, which is that of who feels it; whether it did.
  func feelAsked(_ clause: inout Clause) -> Bool {
    guard language == .spanish, clause.subject.count == 1, let verb = clause.verb,
      clause.subject[0].lexeme.kind == .question,
      AskedFeelingWords.asking.contains(clause.subject[0].lexeme.lemma),
      frames[verb.lexeme.lemma].pattern == .experiencer || verb.lexeme.lemma == "parecer",
      let who = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }), who == 0 || clause.complements[who - 1].lexeme.wordClass != .adposition
    else { return false }
    let person = clause.complements.remove(at: who)
    clause.complements.insert(clause.subject[0], at: 0)
    clause.subject = [person]
    thinkOfIt(&clause)
    return true
  }

  /// *¿Qué te parece?*: what somebody thinks of it, and not what he looks like (NGLE §35.9).
  func thinkOfIt(_ clause: inout Clause) {
    guard language == .spanish, clause.isQuestion, clause.subject.count == 1,
      clause.subject[0].lexeme.wordClass == .pronoun, clause.subject[0].lexeme.person != .third,
      clause.verb?.lexeme.lemma == "parecer", clause.complements.count == 1,
      ["qué", "cómo"].contains(clause.complements[0].lexeme.lemma)
    else { return }
    clause.verb?.lexeme.forms[PlannedVerb.judging] = ""
  }

  /// *Estación / tren, salida / emergencia, mando / tele*: what one looks for with what it is of; empty where the two are no pair.
  func placeAskedFor(_ head: Constituent, _ other: Constituent) -> [Constituent] {
    guard other.lexeme.wordClass == .noun, let of = lexicon.known("de") else { return [] }
    if BesideWords.parts.contains(head.lexeme.lemma) { return [head, Constituent(of), other] }
    guard AskedFeelingWords.places.contains(head.lexeme.lemma) else { return [] }
    if let whole = lexicon.known("\(head.lexeme.lemma) de \(other.lexeme.lemma)"),
      whole.wordClass == .noun
    {
      return [Constituent(whole, tile: head.tile)]
    }
    var second = other
    if AskedFeelingWords.kinds.contains(other.lexeme.kind) { second.lexeme.article = .bare }
    return [head, Constituent(of), second]
  }

  /// *Quanto/custar/gelado*: what costs something is a thing and no quality.
  func readFoodAsNoun(_ clause: inout Clause, _ asks: SmallWord.Asks) {
    guard asks == .howMany, let last = clause.complements.indices.last,
      clause.complements.count == 1, clause.complements[last].lexeme.wordClass == .adjective
    else { return }
    clause.complements[last] = WordSorter.noun(clause.complements[last])
    if language == .portuguese, let article = lexicon.known("o") {
      clause.complements.insert(Constituent(article), at: last)
    }
  }

  /// Gives *parecer* that says what somebody thinks the frame of what is felt.
  func judgeWhat(_ verb: inout PlannedVerb) {
    guard let mark = verb.constituent.lexeme.forms[PlannedVerb.judging] else { return }
    guard mark.isEmpty else {
      // ¿Cuántas galletas quedan?: nobody is named who has them.
      verb.frame.pattern = .plain
      verb.frame.slots = []
      return
    }
    verb.frame = frames["gustar"]
    verb.frame.lemma = "parecer"
  }
}

extension PlannedVerb {
  /// Key of *parecer* that says what somebody thinks, kept in ``Lexeme/forms``.
  static let judging = "JUDGES"
}

/// Words of what is asked of somebody's feelings and of places.
enum AskedFeelingWords {
  /// What belongs to a subject at school.
  static let lessons: WordSet = [
    "cuaderno", "libreta", "carpeta", "ficha", "fichas", "deberes", "tarea", "libro", "examen",
    "profesor", "profesora", "clase", "apuntes",
  ]
  static let asking: WordSet = ["cuál", "cuáles", "qué", "por qué", "cuánto", "quién", "cómo"]
  /// What says which of them it is, and is none that is known.
  static let kinds = KindSet(.vehicle, .idea, .event)
  static let places: WordSet = [
    "parada", "estación", "salida", "entrada", "boca", "taquilla", "ventanilla", "puerta", "ponto",
    "estação", "saída", "paragem", "bilheteria",
  ]
}
