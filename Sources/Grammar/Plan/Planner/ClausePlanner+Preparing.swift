import AACCore

/// What is put right among the chosen words before they are sorted.
extension ClausePlanner {
  /// Puts phrases into one piece and a question word out of the subject's place.
  func prepare(_ clause: inout Clause) {
    var joiner = WordJoiner(variety: clause.variety, lexicon: lexicon)
    if language == .spanish { keepFromConjugating(&clause) }
    if language == .portuguese {
      compareThere(&clause)
      tellWomanByDeterminer(&clause)
      likenToPronoun(&clause)
    }
    settleChosenTiles(&clause)
    if language == .portuguese {
      if let word = clause.verb?.lexeme, word.isInferred { layPronoun(word.lemma, &clause) }
      joinSetPhrases(&clause)
      joinPronounGroups(&clause)
    }
    if let verb = clause.verb { joiner.verb = verb.lexeme.lemma }
    readTyped(&clause, joiner)
    if language == .portuguese, clause.complements.count > 1 {
      clause.complements = joiner.pieced(clause.complements, onlyTimes: true)
    }
    if clause.subject.count > 1 { clause.subject = joiner.joined(clause.subject) }
    if clause.complements.count > 1 {
      clause.complements = joiner.joined(clause.complements, readsForms: false)
    }
    readNumbers(&clause)
    if language != .english { tellDone(&clause) }
    if language == .portuguese, clause.subject.isEmpty { nameDoerByMeaning(&clause) }
    nameAgent(&clause)
    compareByRole(&clause)
    keepFromPlace(&clause)
    if language == .portuguese { settleFirstMatters(&clause) }
    askFirst(&clause)
    if clause.complements.count > 2 { tellWithin(&clause) }
    if language == .portuguese { preparePortuguese(&clause) }
    if !clause.subject.isEmpty { moveAskedSubject(&clause) }
    if language == .spanish { prepareSpanish(&clause) }
    if clause.subject.isEmpty { findAskedExperiencer(&clause) }
    if let verb = clause.verb { joinHours(&clause, verb) }
    takeTurn(&clause)
    readGerund(&clause)
    feelOneself(&clause)
    if language != .english, !clause.complements.isEmpty, let verb = clause.verb?.lexeme.lemma {
      restAfterMeals(&clause, verb)
      if clause.tense == .past { tellPastMorning(&clause) }
    }
    rereadByPlace(&clause)
    readGoodAsAdjective(&clause)
    reread(&clause)
  }

  /// What Portuguese puts between the words, once they are in one piece.
  private func preparePortuguese(_ clause: inout Clause) {
    if clause.complements.count > 1 { readGerund(&clause) }
    settleByNeighbours(&clause)
    if clause.complements.count > 2 { relateBehindPreposition(&clause) }
    if clause.complements.count > 1 { joinDoers(&clause) }
    denyFirst(&clause)
    settlePlainMatters(&clause)
    linkNearNouns(&clause)
    supplyUnsaid(&clause)
    linkByRoleInPortuguese(&clause)
    devour(&clause)
    settleBareWords(&clause)
    settleMovers(&clause)
    nameCountries(&clause)
    if clause.subject.isEmpty { speakOfMatter(&clause) }
    if clause.complements.count > 1 { findDeed(&clause) }
    completeQualities(&clause)
    if let verb = clause.verb, !clause.complements.isEmpty {
      careForWhoSpeaks(&clause, verb.lexeme.lemma)
    }
    relatePortuguese(&clause)
    if clause.options.contains(.request) || clause.options.contains(.polite) {
      preparePortugueseRequest(&clause)
    }
    guard !clause.complements.isEmpty else { return }
    completePortuguese(&clause)
    placePortuguese(&clause)
  }

  /// The time and the way of speaking that the form on the verb's tile has: *fui, comía, he comido, ven*.
  func readTime(_ clause: inout Clause) {
    guard let time = clause.verb?.lexeme.forms[FiniteForms.Mark.time] else {
      // Vamos al cine mañana: the present of the tile stays.
      // Ayer / excursión: of a verb that nobody laid what is over is told in the past.
      if let verb = clause.verb, verb.lexeme.person != nil, clause.options.isEmpty,
        verb.tile != nil
          || !clause.complements.contains(where: { lexicon.tense(of: $0.lexeme.lemma) == .past })
      {
        clause.tense = clause.tense ?? .present
      }
      return
    }
    switch time {
    case FiniteForms.Mark.past: clause.tense = clause.tense ?? .past
    case FiniteForms.Mark.lasting:
      guard clause.tense == nil else { return }
      clause.tense = .past
      clause.options.insert(.habitual)
    case FiniteForms.Mark.recent:
      clause.tense = .past
      clause.options.insert(.perfect)
    case FiniteForms.Mark.future: clause.tense = clause.tense ?? .future
    default:
      guard !clause.isQuestion,
        clause.subject.allSatisfy({ $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun })
      else { return }
      clause.options.insert(.request)
    }
  }

  /// *Doler/dónde, tú*: of a question who feels it is the one named.
  private func findAskedExperiencer(_ clause: inout Clause) {
    guard let verb = clause.verb, frames[verb.lexeme.lemma].pattern == .experiencer,
      clause.isQuestion || clause.complements.contains(where: { $0.lexeme.kind == .question }),
      !clause.complements.contains(where: { $0.lexeme.wordClass == .verb }),
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition
    else { return }
    clause.subject = [clause.complements.remove(at: place)]
  }

  /// *Cerrar/diez, noche*: a number before a part of the day is an hour, except where it lasts so long
  /// (NGLE §24.5; Cunha & Cintra, chapter 12).
  private func joinHours(_ clause: inout Clause, _ verb: Constituent) {
    guard clause.complements.count > 1 else { return }
    let frame = frames[verb.lexeme.lemma]
    guard !MeaningWords.lasting.contains(frame.lemma), !Self.staying.contains(frame.lemma)
    else { return }
    for index in clause.complements.indices.dropLast().reversed() {
      let word = clause.complements[index + 1].lexeme.lemma
      let own = language == .portuguese ? Self.ownPartsOfDay[word] : nil
      guard let part = own ?? Self.partsOfDay[word] else { continue }
      var first = index
      let isUnit = clause.complements[index].lexeme.lemma.hasPrefix("hora")
      if isUnit { first -= 1 }
      guard first >= 0, clause.complements[first].lexeme.wordClass == .numeral,
        isUnit || word != "noche" || language != .spanish
          || !Self.early.contains(clause.complements[first].lexeme.lemma)
      else { continue }
      let number = clause.complements[first].lexeme.lemma
      let text: String
      if language == .spanish {
        text = "\(SpanishHours.hour(number)) \(part)"
      } else {
        text = isUnit ? "\(number) horas \(part)" : "\(number) \(part)"
      }
      guard let hour = lexicon.timePhrase(text) else { continue }
      clause.complements[first] = Constituent(hour.lexeme, tile: clause.complements[first].tile)
      clause.complements.removeSubrange((first + 1)...(index + 1))
      return
    }
  }

  /// Hours of which one says *de la madrugada* or *de la tarde*: *dos noches* are nights (NGLE §24.5).
  private static let early: WordSet = [
    "uno", "una", "un", "dos", "tres", "cuatro", "cinco", "seis", "1", "2", "3", "4", "5", "6",
  ]

  private static let staying: WordSet = [
    "dormir", "quedarse", "durar", "pasar", "estar", "tardar", "esperar", "tener", "faltar",
    "querer",
  ]

  /// The same of Portuguese, where Spanish has these words too.
  private static let ownPartsOfDay = ["tarde": "da tarde", "madrugada": "da madrugada"]

  private static let partsOfDay = [
    "tarde": "de la tarde", "mañana": "de la mañana", "noche": "de la noche",
    "madrugada": "de la madrugada", "por la tarde": "de la tarde", "por la noche": "de la noche",
    "por la mañana": "de la mañana", "manhã": "da manhã", "noite": "da noite",
    "de manhã": "da manhã", "à tarde": "da tarde", "à noite": "da noite",
  ]

  /// *Ser/turno, yo*; *eu/ser/vez*: whose turn it is, whose friend somebody is.
  private func takeTurn(_ clause: inout Clause) {
    guard let verb = clause.verb,
      let noun = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .noun
          && (Self.turns.contains($0.lexeme.lemma)
            || language == .spanish && PortionWords.isKin($0.lexeme.lemma))
      }), frames[verb.lexeme.lemma].pattern == .copula,
      noun == 0 || clause.complements[noun - 1].lexeme.kind == .question
        || clause.complements[noun - 1].lexeme.wordClass == .adjective
        || Self.ranks.contains(clause.complements[noun - 1].lexeme.lemma)
    else { return }
    let isTurn = Self.turns.contains(clause.complements[noun].lexeme.lemma)
    let next = noun + 1
    if next < clause.complements.count, clause.complements[next].lexeme.kind != .question {
      let owner = clause.complements[next]
      if let word = Possessives.word(for: owner.lexeme, tile: owner.tile, in: clause.variety) {
        clause.complements.remove(at: next)
        let isRanked = noun > 0 && Self.ranks.contains(clause.complements[noun - 1].lexeme.lemma)
        clause.complements.insert(word, at: isRanked ? noun - 1 : noun)
      }
    } else if isTurn, clause.subject.count == 1,
      let word = Possessives.word(
        for: clause.subject[0].lexeme, tile: clause.subject[0].tile, in: clause.variety)
    {
      clause.subject = []
      clause.complements.insert(word, at: noun)
    }
    guard isTurn, clause.subject.isEmpty else { return }
    if let asked = clause.complements.firstIndex(where: {
      $0.lexeme.lemma == "quién" || $0.lexeme.lemma == "quem"
    }) {
      clause.complements[asked] = Constituent(
        Lexeme(
          lemma: "de \(clause.complements[asked].lexeme.lemma)", wordClass: .adverb, kind: .question
        ),
        tile: clause.complements[asked].tile)
    }
    guard let place = clause.complements.firstIndex(where: { Self.turns.contains($0.lexeme.lemma) })
    else { return }
    let start =
      place > 0 && clause.complements[place - 1].lexeme.isDeterminerLike ? place - 1 : place
    clause.subject = Array(clause.complements[start...place])
    clause.complements.removeSubrange(start...place)
  }

  static let ranks: WordSet = [
    "mejor", "peor", "melhor", "pior", "primero", "primeiro", "segundo", "tercero", "terceiro",
    "último", "próximo",
  ]

  /// What *ser* says of a whole thought: *es verdad, é mentira*.
  static let truths: WordSet = ["verdad", "verdade", "mentira", "broma", "brincadeira"]

  private static let turns: WordSet = ["turno", "vez"]

  /// Whether it may be a question word: neither a noun nor *yo, tú, ella*.
  private func mayAsk(_ word: Lexeme) -> Bool {
    word.wordClass != .noun && word.wordClass != .properNoun
      && (word.wordClass != .pronoun || word.person == nil || word.kind == .question)
  }

  /// *Cuándo/venir/papá*, *qual/ser/nome*: a question word chosen in the subject's place that asks for
  /// no subject, and the one who is asked about behind the verb.
  private func moveAskedSubject(_ clause: inout Clause) {
    guard let verb = clause.verb, !feelAsked(&clause) else { return }
    let isGoverned = clause.subject[0].lexeme.wordClass == .adposition
    let place = isGoverned ? 1 : 0
    guard place < clause.subject.count, mayAsk(clause.subject[place].lexeme),
      let asks = lexicon.asks(clause.subject[place].lexeme.lemma)
    else { return }
    let hasNoun = clause.subject.count == place + 2
    guard hasNoun || clause.subject.count == place + 1 else { return }
    readFoodAsNoun(&clause, asks)
    let frame = frames[verb.lexeme.lemma]
    let doer = isGoverned ? nil : askedDoer(clause, asks, frame)
    let noun =
      doer
      ?? clause.complements.firstIndex {
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .pronoun
          || $0.lexeme.wordClass == .properNoun
      }
    switch asks {
    case .when, .why, .whereAt, .whereTo, .whereFrom, .how, .whatFor, .whose: break
    case .which where doer != nil, .what where doer != nil, .howMany where doer != nil: break
    case .howMany where hasNoun:
      guard let noun, isBeing(clause.complements[noun]) else { return }
    case .howMany:
      guard frame.slot(.subject) == nil || Self.costing.contains(frame.lemma), noun != nil,
        !frame.pattern.mayHaveExperiencer || frame.lemma == "faltar" || frame.lemma == "costar"
          || frame.lemma == "custar",
        frame.pattern.isPersonal
      else { return }
    case .who where frame.lemma == "ser" && !isGoverned && !hasNoun && noun == 0:
      // ¿Quién eres tú? ¿Quiénes son ellos?
      guard clause.complements[0].lexeme.wordClass == .pronoun,
        clause.complements[0].lexeme.person != nil
      else { return }
    case .which where !isGoverned && !hasNoun:
      guard frame.pattern == .copula, noun != nil else { return }
    case .what where frame.pattern == .copula && noun != nil && !isGoverned && !hasNoun:
      guard let noun, clause.complements[noun].lexeme.kind == .meal else { return }
    case .what where !isGoverned && !hasNoun:
      guard noun == 0, isBeing(clause.complements[0]), !frame.pattern.mayHaveExperiencer,
        frame.slot(.subject) == nil, !frame.isCopular,
        !AskedDoerWords.affecting.contains(frame.lemma),
        frame.slot(.object) != nil
          || language == .spanish && clause.complements[0].lexeme.person == .second
      else { return }
    case .which, .who, .what, .color:
      guard isGoverned || hasNoun && noun.map({ isBeing(clause.complements[$0]) }) == true else {
        return
      }
    }
    var subject: [Constituent] = []
    if let noun, frame.pattern.isPersonal, isAskedAbout(noun, clause.complements, frame, asks) {
      subject = takeAskedAbout(noun, from: &clause, frame, asks)
    }
    if doer != nil, !clause.complements.isEmpty { clause.complements[0].government = nil }
    clause.complements = clause.subject + clause.complements
    clause.subject = subject
  }

  /// Whom or what is asked about, with what determines it and what it is of, out of the complements.
  private func takeAskedAbout(
    _ noun: Int, from clause: inout Clause, _ frame: VerbFrame, _ asks: SmallWord.Asks
  ) -> [Constituent] {
    var start = noun
    while start > 0,
      clause.complements[start - 1].lexeme.isDeterminerLike
        || start > 1 && Self.ranks.contains(clause.complements[start - 1].lexeme.lemma)
          && clause.complements[start - 2].lexeme.isDeterminerLike
    {
      start -= 1
    }
    var subject = Array(clause.complements[start...noun])
    clause.complements.removeSubrange(start...noun)
    // ¿Por qué estás triste?, por que o menino está triste?: why one is so is no part of who one is.
    let isAskedOfState =
      subject.last?.lexeme.wordClass == .pronoun || asks == .why || asks == .whatFor
    let isPriced = language == .portuguese && Self.costing.contains(frame.lemma)
    while start < clause.complements.count, frame.isCopular || isPriced, !isAskedOfState,
      clause.complements[start].lexeme.wordClass == .adjective
    {
      subject.append(clause.complements.remove(at: start))
    }
    if frame.isCopular, start < clause.complements.count, subject.count < 3,
      clause.complements[start].lexeme.wordClass == .noun,
      !clause.complements[start].lexeme.isBeing, let head = subject.last
    {
      // Dónde / estar / mando / tele.
      let pair = placeAskedFor(head, clause.complements[start])
      if !pair.isEmpty {
        subject.replaceSubrange((subject.count - 1)..., with: pair)
        clause.complements.remove(at: start)
      }
    }
    if frame.isCopular || Self.naming.contains(frame.lemma), start < clause.complements.count,
      let owner = Possessives.word(
        for: clause.complements[start].lexeme, tile: clause.complements[start].tile,
        in: clause.variety), subject[0].lexeme.wordClass == .noun
    {
      subject.insert(owner, at: 0)
      clause.complements.remove(at: start)
    }
    return subject
  }

  private static let costing: WordSet = ["custar", "costar", "valer"]

  private static let naming: WordSet = ["llamarse", "chamar-se", "doler", "doer"]

  func isBeing(_ word: Constituent) -> Bool {
    word.lexeme.isBeing || word.lexeme.wordClass == .pronoun && word.lexeme.kind == .person
  }

  private func isAskedAbout(
    _ index: Int, _ words: [Constituent], _ frame: VerbFrame, _ asks: SmallWord.Asks
  ) -> Bool {
    let word = words[index].lexeme
    guard index == 0 || words[index - 1].lexeme.wordClass != .adposition else { return false }
    if frame.pattern.mayHaveExperiencer, frame.lemma != "custar" {
      return word.isBeing || word.wordClass == .pronoun
    }
    if word.isBeing || word.wordClass == .pronoun || frame.isCopular { return true }
    if asks == .howMany { return true }
    if KindSet.places.contains(word.kind), frame.slot(.placeTo) != nil,
      frame.lemma == "llegar" || frame.lemma == "chegar" || frame.lemma == "salir"
        || !MeaningWords.beginnings.contains(frame.lemma)
    {
      // ¿Cómo llego a la estación?
      return false
    }
    // ¿Cuándo puedo ir a casa?: a thing behind the other verb is of that.
    if language == .spanish, words[..<index].contains(where: { $0.lexeme.isInfinitive }) {
      return false
    }
    if language == .spanish, word.kind == .vehicle, frame.lemma == "parar" || frame.lemma == "pasar"
    {
      // ¿Dónde para el autobús?
      return true
    }
    return frame.slot(.object) == nil
      || !frame.slots.contains {
        $0.role == .object && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(word.kind))
      }
      || MeaningWords.beginnings.contains(frame.lemma)
  }
}
