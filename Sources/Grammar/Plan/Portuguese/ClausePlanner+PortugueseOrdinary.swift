import AACCore

/// What ordinary Portuguese sentences leave to be understood: *eu / querer / banheiro, você / dar / biscoito, bicicleta /
/// meu / amanhã, festa / muito, contar / dez* (Cunha & Cintra, chapters 11, 14 and 15; Bechara, *Regência*).
extension ClausePlanner {
  /// Puts these right before the others look at the clause.
  func settleOrdinary(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    titlePerson(&clause.complements)
    sayOnTop(&clause)
    goToOthersHome(&clause, verb)
    makeSomebodyDo(&clause, verb)
    goThere(&clause, verb)
    offerSpeaker(&clause, verb)
    ownBefore(&clause)
    enjoyMuch(&clause, verb)
    doALittle(&clause, verb)
    tasteThen(&clause, verb)
    countUpTo(&clause)
    tellUsually(&clause, verb)
    meetInCafe(&clause, verb)
    drinkFromCup(&clause)
    drawForSomebody(&clause, verb)
    nameCompound(&clause, verb)
    compareLiking(&clause, verb)
    settleDaily(&clause, verb)
  }

  /// *Senhora / professora*: both words are how one speaks of her (Cunha & Cintra, chapter 11, *Pronomes de
  /// tratamento*).
  func titlePerson(_ words: inout [Constituent]) {
    for index in words.indices.dropLast().reversed() {
      guard let title = OrdinaryWords.titles[words[index].lexeme.lemma],
        case let name = words[index + 1].lexeme, name.isHuman, name.wordClass == .noun,
        OwnerWords.titles.contains(name.lemma)
      else { continue }
      var person = name
      person.lemma = "\(title) \(name.lemma)"
      person.article = .definite
      person.gender = title == "senhor" ? .masculine : .feminine
      words[index + 1].lexeme = person
      words.remove(at: index)
    }
  }

  /// *Palhaço / fazer / rir / eu*: who is made to do it, chosen behind what he does.
  private func makeSomebodyDo(_ clause: inout Clause, _ verb: String) {
    guard verb == "fazer", clause.complements.count == 2,
      clause.complements[0].lexeme.wordClass == .verb, !clause.options.contains(.request)
    else { return }
    let whom = clause.complements[1].lexeme
    guard whom.isBeing || whom.wordClass == .pronoun && whom.kind == .person else { return }
    clause.complements.swapAt(0, 1)
  }

  // MARK: - Wishes and offers

  /// *Eu / querer / banheiro, posso / banheiro*: a place is wanted or allowed to be gone to.
  private func goThere(_ clause: inout Clause, _ verb: String) {
    guard ["querer", "precisar", "poder"].contains(verb), !clause.options.contains(.request),
      let place = clause.complements.firstIndex(where: { $0.lexeme.wordClass == .noun }),
      clause.complements[..<place].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social
      }),
      isBare(place, clause) || verb == "precisar" && place == 0,
      KindSet.places.contains(clause.complements[place].lexeme.kind),
      !OrdinaryWords.owned.contains(clause.complements[place].lexeme.lemma),
      clause.complements[(place + 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social || $0.lexeme.wordClass == .adverb
      }), clause.complements[place].government == nil || verb == "precisar",
      let going = lexicon.known("ir")
        ?? frames.listed("ir").map({
          Lexeme(lemma: $0.lemma, wordClass: .verb, kind: .action)
        })
    else { return }
    clause.complements[place].government = nil
    clause.complements.insert(Constituent(going), at: place)
    clause.reasons.append(
      Realization.RuleApplication(
        .understood, clause.complements[place + 1].lexeme.lemma, going.lemma))
  }

  /// *Tu / emprestar / caneta, você / dar / biscoito*: what is asked of the other is for who asks (Cunha & Cintra,
  /// chapter 7, *Objeto indireto*).
  private func offerSpeaker(_ clause: inout Clause, _ verb: String) {
    let isRequest = clause.options.contains(.request)
    let isAsked =
      clause.isQuestion && clause.tense != .past && clause.subject.count == 1
      && OwnWords.yours[clause.subject[0].lexeme.lemma] != nil
    guard isRequest && verb != "dar" || isAsked,
      OrdinaryWords.handing.contains(verb)
        || isAsked && OrdinaryWords.offering.contains(verb),
      let thing = clause.complements.first(where: { !$0.lexeme.isDeterminerLike })?.lexeme,
      thing.wordClass == .noun, !thing.isBeing, isThing(thing),
      clause.complements.allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing
          || $0.lexeme.wordClass == .adjective || $0.lexeme.kind == .social
          || $0.lexeme.kind.isTemporal || $0.lexeme.kind == .quantity
      })
    else { return }
    clause.complements.insert(Constituent(WordJoiner.pronoun("me")), at: 0)
    clause.reasons.append(Realization.RuleApplication(.understood, verb, "me"))
  }

  func isThing(_ word: Lexeme) -> Bool {
    switch word.kind {
    case .food, .drink, .dish, .toy, .book, .thing, .device, .clothing, .instrument, .money,
      .medicine, .media, .vehicle, .game, .material:
      return true
    default: return false
    }
  }

  // MARK: - Words behind their noun

  /// *Consertar / bicicleta / meu / amanhã*: whose it is, chosen behind the noun and before a time.
  private func ownBefore(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst().dropLast()
    where clause.complements[index].lexeme.kind == .possessive
      && clause.complements[index - 1].lexeme.wordClass == .noun
      && isBare(index - 1, clause)
      && (clause.complements[index + 1].lexeme.kind.isTemporal
        || clause.complements[index + 1].lexeme.wordClass == .adposition)
    {
      clause.complements.swapAt(index - 1, index)
      return
    }
  }

  /// *Divertir-se / festa / muito, brincar / parque / muito*: how much it is done, and not how many places there are.
  private func enjoyMuch(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last, last > 0,
      ["muito", "pouco", "demais"].contains(clause.complements[last].lexeme.lemma),
      isBare(last - 1, clause), clause.complements.count == 2
    else { return }
    let place = clause.complements[last - 1].lexeme
    guard KindSet.places.contains(place.kind) || place.takesPlace || place.kind == .event,
      frames[verb].slot(.object)?.preposition != nil || frames[verb].slot(.object) == nil
        || OrdinaryWords.enjoying.contains(verb)
    else { return }
    clause.complements[last].lexeme = Lexeme(
      lemma: clause.complements[last].lexeme.lemma, wordClass: .adverb, kind: .manner)
    clause.complements.swapAt(last - 1, last)
    clause.complements[last].government = nil
    insert(["em", "o"], at: last, in: &clause)
  }

  /// *Saber / contar / dez*: as far as that number.
  private func countUpTo(_ clause: inout Clause) {
    guard let last = clause.complements.last?.lexeme, last.wordClass == .numeral else { return }
    let place = clause.complements.count - 1
    let deed = place == 0 ? clause.verb : clause.complements[place - 1]
    guard deed?.lexeme.lemma == "contar" else { return }
    insert(["até"], at: place, in: &clause)
  }

  // MARK: - Stories, cups and pictures

  /// *Vovô / contar / história*, habitually: not one and the same (Bechara, *Emprego do plural*).
  private func tellUsually(_ clause: inout Clause, _ verb: String) {
    guard clause.options.contains(.habitual), OrdinaryWords.telling.contains(verb),
      let place = clause.complements.firstIndex(where: {
        OrdinaryWords.told.contains($0.lexeme.lemma)
      }), isBare(place, clause), clause.complements[place].government?.preposition == nil,
      place + 1 == clause.complements.count || isBare(place + 1, clause)
        || clause.complements[place + 1].lexeme.wordClass == .adposition
          && clause.complements[place + 1].lexeme.lemma != "de"
        || clause.complements[place + 1].lexeme.wordClass == .pronoun
        || clause.complements[place + 1].lexeme.isHuman && !clause.isLaid
        || clause.complements[place + 1].lexeme.kind.isTemporal,
      let morphology = LanguageTables.tables(language).morphology
    else { return }
    let word = clause.complements[place].lexeme
    clause.complements[place].lexeme.lemma =
      word.forms["PL"] ?? morphology.plural(of: word.lemma, wordClass: .noun).first ?? word.lemma
    clause.complements[place].lexeme.number = .plural
    clause.complements[place].government = nil
  }

  /// *Encontrar-se / café, jogar às cartas / café*: the place and not the drink.
  private func meetInCafe(_ clause: inout Clause, _ verb: String) {
    guard OrdinaryWords.meeting.contains(verb),
      let place = clause.complements.firstIndex(where: { $0.lexeme.lemma == "café" }),
      isBare(place, clause)
    else { return }
    clause.complements[place].lexeme.kind = .place
    clause.complements[place].lexeme.countability = .count
    insert(["em", "o"], at: place, in: &clause)
  }

  /// *Querer / água / copo / azul*: a cup that is told from others is what one drinks from.
  private func drinkFromCup(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst()
    where PortugueseRowWords.cups.contains(clause.complements[index].lexeme.lemma) {
      let isOwn = clause.complements[index - 1].lexeme.kind == .possessive
      let start = isOwn ? index - 1 : index
      guard start > 0, isOwn || isBare(index, clause),
        isOwn
          || index + 1 < clause.complements.count
            && clause.complements[index + 1].lexeme.wordClass == .adjective,
        clause.complements[start - 1].lexeme.kind == .drink
      else { continue }
      insert(isOwn ? ["em"] : ["em", "o"], at: start, in: &clause)
      return
    }
  }

  /// *Desenhar / casa / professora*: for whom, where it is somebody to whom a picture is given.
  private func drawForSomebody(_ clause: inout Clause, _ verb: String) {
    guard ["desenhar", "pintar"].contains(verb), clause.complements.count == 2,
      isBare(0, clause), isBare(1, clause), !clause.complements[0].lexeme.isBeing
    else { return }
    let whom = clause.complements[1].lexeme
    guard whom.isHuman,
      PortugueseCallWords.called(whom.lemma) || OwnWords.kin.contains(whom.lemma)
    else { return }
    insert(whom.article == .bare ? ["para"] : ["para", "o"], at: 1, in: &clause)
  }

  /// *Pagar / conta / luz, ir / ponto / ônibus*: papers and things of every day whose name is two nouns.
  private func nameCompound(_ clause: inout Clause, _ verb: String) {
    for index in clause.complements.indices.dropFirst().reversed() {
      let first = clause.complements[index - 1].lexeme, second = clause.complements[index].lexeme
      guard PortugueseRowWords.compounds[first.lemma]?.contains(second.lemma) == true,
        isBare(index, clause), first.wordClass == .noun
      else { continue }
      clause.complements[index].lexeme.article = .bare
      clause.complements[index].government = nil
      insert(["de"], at: index, in: &clause)
    }
    nameMatch(&clause)
  }

  /// *Ver / jogo / Sporting*: whose match it is.
  private func nameMatch(_ clause: inout Clause) {
    guard !clause.isLaid,
      let match = clause.complements.firstIndex(where: { $0.lexeme.lemma == "jogo" }),
      match + 1 < clause.complements.count, isBare(match + 1, clause),
      case let team = clause.complements[match + 1].lexeme,
      team.wordClass == .properNoun, !team.isHuman, team.article == .definite
    else { return }
    clause.complements[match + 1].government = nil
    insert(["de", "o"], at: match + 1, in: &clause)
    if isBare(match, clause) { insert(["o"], at: match, in: &clause) }
  }

  /// *Gostar mais / gato / cachorro*: of two things the one rather than the other (Cunha & Cintra, chapter 10,
  /// *Comparativo*).
  private func compareLiking(_ clause: inout Clause, _ verb: String) {
    guard verb == "gostar mais", clause.complements.count == 2, isBare(0, clause),
      isBare(1, clause),
      clause.complements[0].lexeme.isBeing == clause.complements[1].lexeme.isBeing,
      let than = lexicon.known("do que"), let more = lexicon.known("mais")
    else { return }
    clause.verb?.lexeme.lemma = "gostar"
    insert(["o"], at: 1, in: &clause)
    clause.complements.insert(Constituent(than), at: 1)
    insert(["o"], at: 0, in: &clause)
    clause.complements.insert(Constituent(more), at: 0)
  }

  // MARK: - Time

  /// *Professora / faltar, menino / faltar / aula*: whoever is absent, in Portugal and Brazil *a* something (Bechara,
  /// *Regência: faltar*).
  func settleAbsence(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "faltar",
      !clause.subject.isEmpty || isMissedBySpeaker(clause),
      clause.subject.allSatisfy({
        $0.lexeme.isHuman || $0.lexeme.isDeterminerLike
          || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }),
      clause.complements.prefix(while: { $0.lexeme.wordClass != .conjunction }).allSatisfy({
        let word = $0.lexeme
        return word.kind.isTemporal || word.wordClass == .adverb || word.kind == .question
          || word.kind == .negation || word.isDeterminerLike || word.wordClass == .adposition
          || KindSet.places.contains(word.kind) || word.takesPlace || word.kind == .activity
          || word.kind == .event || word.kind == .subject
          || MeaningWords.lessons.contains(word.lemma) || word.lemma == "trabalho"
      })
    else { return }
    verb.frame.pattern = .plain
    verb.frame.past = .event
    verb.frame.slots = [FrameSlot(.topic, preposition: "a", article: .definite)]
  }

  /// *Faltar / aula, faltar / trabalho*: told of what is over or denied, the speaker was not there.
  private func isMissedBySpeaker(_ clause: Clause) -> Bool {
    guard !clause.isLaid, clause.tense != nil || clause.options.contains(.goingTo),
      let what = clause.complements.first?.lexeme, what.wordClass == .noun
    else { return false }
    return what.kind == .event || what.kind == .activity || what.kind == .subject
      || KindSet.places.contains(what.kind) || MeaningWords.lessons.contains(what.lemma)
  }

  /// *Nunca gostei de brócolis*: what has never been is seen as a whole (Cunha & Cintra, chapter 13, *Pretérito
  /// perfeito*).
  func settleNever(_ plan: inout ClausePlan, _ clause: Clause) {
    guard !plan.verbs.isEmpty,
      (plan.negators + plan.adverbials).contains(where: {
        ["nunca", "jamais"].contains($0.constituent.lexeme.lemma)
      })
    else { return }
    let frame = plan.verbs[0].frame
    if clause.isLaid, clause.tense == nil, plan.options.isEmpty,
      plan.verbs.count == 1, plan.verbs[0].constituent.lexeme.forms.isEmpty,
      OrdinaryWords.experiences.contains(frame.lemma),
      plan.fillers.contains(where: { filler in
        let noun = filler.phrases[0].noun?.lexeme
        return noun?.kind == .vehicle || filler.role == .placeTo
      })
    {
      plan.tense = .past
      plan.isPastByAspect = true
    }
    guard !plan.options.contains(.habitual), frame.past == .state else { return }
    plan.verbs[0].frame.past = .event
  }
}

/// Words of what ordinary sentences leave out.
enum OrdinaryWords {
  /// What one likes or does not like to eat, though it is an animal too: *não gosto de peixe*.
  static let onThePlate: WordSet = [
    "peixe", "frango", "camarão", "atum", "bacalhau", "polvo", "lula", "presunto", "siri", "peru",
    "salmão", "sardinha", "caranguejo", "ostra", "porco",
  ]
  /// How one speaks of somebody with respect.
  static let titles = [
    "senhor": "senhor", "senhora": "senhora", "o senhor": "senhor", "a senhora": "senhora",
  ]
  /// Places that one may want to have.
  static let owned: WordSet = [
    "casinha", "barraca", "tenda", "loja", "jardim", "quintal", "espaço", "lugar", "ponto",
    "cabana", "apartamento", "horta", "canto", "cantinho", "sala",
  ]
  /// What is handed to who asks.
  static let handing: WordSet = ["dar", "emprestar", "devolver", "mostrar"]
  /// What one asks the other to do for oneself.
  static let offering: WordSet = ["trazer", "passar", "alcançar", "entregar"]
  /// What is done more or less at a place.
  static let enjoying: WordSet = [
    "divertir-se", "brincar", "correr", "dançar", "chorar", "rir", "nadar", "gritar", "dormir",
    "trabalhar", "estudar", "aprender", "cansar-se", "aborrecer-se", "passear", "andar", "caminhar",
    "conversar", "falar", "viajar", "sofrer", "esperar",
  ]
  /// Telling and reading.
  static let telling: WordSet = [
    "contar", "ler", "ver", "assistir", "cantar", "inventar", "escrever", "ouvir", "escutar",
  ]
  /// What is told, read and sung.
  static let told: WordSet = [
    "história", "livro", "filme", "música", "canção", "piada", "desenho", "revista", "gibi",
    "conto", "poema", "historinha", "novela",
  ]
  /// What is done in a café.
  static let meeting: WordSet = [
    "encontrar-se", "reunir-se", "jogar às cartas", "conversar", "sentar-se", "estudar",
    "trabalhar", "entrar", "almoçar", "ficar", "jantar", "lanchar",
  ]
  /// What one has or has not done once.
  static let experiences: WordSet = ["andar", "viajar", "voar", "ir", "entrar", "subir"]
}
