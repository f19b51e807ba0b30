import AACCore

extension RomanceSentence {
  /// The rest of a set phrase, whose quality at the end agrees with whom or what it is said of: *la abuela se pone
  /// mala, le quedan pequeños los zapatos, a la niña la tormenta la pone nerviosa, tengo clara la respuesta* (NGLE
  /// §38.1–2, *complementos predicativos*).
  mutating func agreeingTail(of index: Int) -> String {
    let (head, tail) = plan.verbs[index].split
    guard isSpanish, !tail.isEmpty, let holder = holder(of: index, head) else { return tail }
    var words = tail.split(separator: " ").map(String.init)
    guard let quality = words.last, agrees(quality, words.dropLast().first, head) else {
      return tail
    }
    let form = agreeing(quality, holder)
    guard form != quality else { return tail }
    buffer.note(.adjectiveAgreement, quality, form)
    words[words.count - 1] = form
    if words.count == 2, words[0] == "el" {
      // Se hace la dormida.
      words[0] = grammar.article(.definite, holder.gender, holder.number)
    }
    return words.joined(separator: " ")
  }

  /// Whom or what the quality at the end of a set phrase is said of; nil where no quality is.
  private func holder(of index: Int, _ head: String) -> Agreement? {
    let frame = plan.verbs[index].frame
    if frame.pattern == .experiencer { return Self.moving.contains(head) ? doer : subject }
    if Self.becoming.contains(head) { return controller(of: index) }
    guard Self.holding.contains(head),
      let object = plan.fillers.first(where: { $0.verb == index && $0.role == .object })
    else { return nil }
    return agreement(object.phrases)
  }

  /// Whether the last word is a quality, or who one becomes: *hacerse amigo*, but *hacerse daño*.
  private func agrees(_ word: String, _ before: String?, _ head: String) -> Bool {
    guard before == nil || before == "por" || before == "el" && head == "hacerse" else {
      return false
    }
    if Self.adverbs.contains(word) { return false }
    if Self.qualities.contains(word) { return true }
    let lexeme = LanguageTables.tables(.spanish).lexicon.lexeme(for: word)
    if lexeme.wordClass == .adjective { return true }
    let isUnknown = lexeme.isInferred && word.hasSuffix("o") && Self.feeling.contains(head)
    return isUnknown || head == "hacerse" && lexeme.isHuman && word.hasSuffix("o")
  }

  private func agreeing(_ word: String, _ holder: Agreement) -> String {
    let isFeminine = word.hasSuffix("o") && holder.gender == .feminine
    let base = isFeminine ? String(word.dropLast()) + "a" : word
    return holder.number == .plural ? pluralText(base) : base
  }

  /// Whether the noun of a phrase that says what somebody feels is plural itself, and so what the verb agrees with: *me
  /// dan ganas de llorar* (NGLE §33.1).
  func isPluralOfItsOwn(_ verb: PlannedVerb) -> Bool {
    let (head, tail) = verb.split
    guard isSpanish, head == "dar", tail.hasSuffix("s"), !tail.hasSpace else { return false }
    guard !plan.fillers.contains(where: { $0.role == .object && $0.verb == 0 }) else {
      return false
    }
    return LanguageTables.tables(.spanish).lexicon.lexeme(for: tail).number == .plural
  }

  /// *El cielo se nubla, el frío hiela el agua, o dia amanhece*: a thing that is laid as the subject of the weather does it
  /// (NGLE §41.5, *verbos meteorológicos con sujeto*; Bechara, *Verbos impessoais*, in other use).
  mutating func keepSubjectOfWeather() {
    guard plan.verbs.first?.frame.pattern == .weather, !plan.subject.isEmpty,
      plan.subject.allSatisfy({ phrase in
        guard let noun = phrase.noun?.lexeme, noun.wordClass == .noun else { return false }
        return !noun.isBeing && (isSpanish || !KindSet.places.contains(noun.kind))
      })
    else { return }
    plan.verbs[0].frame.pattern = .plain
    guard isSpanish else { return }
    for index in plan.fillers.indices
    where plan.fillers[index].role == .object && plan.fillers[index].verb == 0 {
      plan.fillers[index].article = plan.fillers[index].article ?? .definite
    }
  }

  /// Verbs of becoming, staying and being, whose quality is the subject's.
  private static let becoming: WordSet = [
    "ponerse", "quedarse", "hacerse", "volverse", "sentirse", "verse", "darse", "estar", "ser",
    "andar", "seguir", "quedar", "salir", "parecer", "resultar", "encontrarse", "estarse",
  ]

  /// Verbs of moving somebody, who has the quality then.
  private static let moving: WordSet = ["poner", "dejar", "volver", "hacer", "traer"]

  /// Verbs whose object has the quality.
  private static let holding: WordSet = ["tener", "dejar", "poner", "volver", "dar", "llevar"]

  /// Verbs behind which an unknown word in *-o* can only be a quality.
  private static let feeling: WordSet = [
    "ponerse", "quedarse", "volverse", "sentirse", "estar", "poner",
  ]

  private static let qualities: WordSet = ["solo", "vencido", "afónico", "frito", "cómodo"]

  private static let adverbs: WordSet = [
    "bien", "mal", "mejor", "peor", "fatal", "genial", "igual", "cerca", "lejos", "fuera",
  ]
}
