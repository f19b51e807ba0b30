import AACCore

/// Two deeds in one Portuguese row with no word between them: what somebody does and does not do then, what two people do, and what somebody does to get
/// something: *gato / subir / árvore / não / descer → O gato sobe na árvore e não desce, eu / pôr / mesa / papai / lavar / prato, menino / chorar / querer /
/// mamãe, eu / guardar / dinheiro / comprar / bicicleta*.
///
/// Sources: Cunha & Cintra, chapter 18 (*Orações coordenadas*, *Orações reduzidas finais*); Bechara, *Orações coordenadas aditivas*, *Orações justapostas*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func deedsInTurn(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, isPlain, (3...8).contains(row.count), !isJoined(row),
      row.allSatisfy({
        $0.government == nil
          && ($0.lexeme.kind != .social || $0.lexeme.lemma == variety.language.plainNegator)
      }),
      case let verbs = row.indices.filter({ row[$0].lexeme.wordClass == .verb }),
      verbs.count > 1, verbs.allSatisfy({ row[$0].lexeme.isInfinitive })
    else { return nil }
    let deeds = DeedRow(row: row, first: verbs[0], second: verbs[1], count: verbs.count)
    if let cried = criedAndWanted(deeds) { return [cried] }
    guard verbs.count == 2, row[deeds.second - 1].lexeme.wordClass != .adposition else {
      return nil
    }
    if let quiet = quietForOther(deeds) ?? oneForOther(deeds) ?? namedAgain(deeds) {
      return [quiet]
    }
    guard isWhole(row[deeds.first]) else { return toolBeforeUse(deeds) }
    if let said = deniedThen(deeds) ?? deedsOfTwo(deeds) ?? foundThen(deeds) { return [said] }
    return toolBeforeUse(deeds)
  }

  // MARK: - The same doer

  /// *Menino / chorar / querer / mamãe*: who cries wants something (Bechara, *Orações justapostas*).
  private func criedAndWanted(_ deeds: DeedRow) -> Clause? {
    guard deeds.second == deeds.first + 1,
      TwoDeedsWords.cries.contains(deeds.row[deeds.first].lexeme.lemma),
      deeds.row[deeds.second].lexeme.lemma == "querer", deeds.second + 1 < deeds.row.count,
      let person = person(of: deeds), person == .third
    else { return nil }
    let wanting = deeds.row[deeds.second].said(by: person)
    return joined(
      deeds.row[...deeds.first], [wanting] + deeds.row[(deeds.second + 1)...], link: nil)
  }

  /// *Gato / subir / árvore / não / descer, ontem / ir / dentista / não / chorar*: the denial belongs to the verb that it stands before.
  private func deniedThen(_ deeds: DeedRow) -> Clause? {
    let row = deeds.row
    let negator = variety.language.plainNegator
    guard deeds.second > deeds.first + 1, row[deeds.second - 1].lexeme.lemma == negator,
      row.filter({ $0.lexeme.lemma == negator }).count == 1,
      !row[(deeds.first + 1)..<(deeds.second - 1)].contains(where: {
        // Ir / dentista: where one goes.
        namesSomebody($0.lexeme)
          && !(Self.going.contains(row[deeds.first].lexeme.lemma)
            && MeaningWords.services.contains($0.lexeme.lemma))
      }),
      !row[(deeds.second + 1)...].contains(where: { namesSomebody($0.lexeme) })
        || deeds.subject.isEmpty == false
    else { return nil }
    // Vizinho / gritar / não / dormir: it is the speaker who cannot.
    guard
      deeds.second > deeds.first + 2
        || !PortugueseHalfWords.noisy.contains(row[deeds.first].lexeme.lemma)
        || !PortugueseHalfWords.quiet.contains(row[deeds.second].lexeme.lemma)
    else { return nil }
    // Professora / explicar / de novo / não / entender: it is asked of who explains.
    guard !SequelWords.telling.contains(row[deeds.first].lexeme.lemma) else { return nil }
    let denied = Array(row[deeds.second...])
    if let person = person(of: deeds) {
      var next = denied
      next[0] = next[0].said(by: person)
      if deeds.isOver { next[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past }
      return joined(row[..<(deeds.second - 1)], [row[deeds.second - 1]] + next, link: "e")
    }
    guard deeds.subject.isEmpty, deeds.isOver, !frame(of: denied[0]).isStrongOpener else {
      return nil
    }
    let told =
      [ownPast(row[deeds.first])] + row[(deeds.first + 1)..<(deeds.second - 1)] + deeds.times
    return joined(
      told[...], [row[deeds.second - 1], ownPast(denied[0])] + denied.dropFirst(), link: "e")
  }

  /// *Menino / abrir / caixa / ver / cobra*: what is seen behind a deed sees nothing itself.
  private func foundThen(_ deeds: DeedRow) -> Clause? {
    let row = deeds.row
    guard TwoDeedsWords.finding.contains(row[deeds.second].lexeme.lemma),
      let person = person(of: deeds), deeds.second > deeds.first + 1,
      deeds.second + 1 < row.count, !Self.going.contains(row[deeds.first].lexeme.lemma),
      row[(deeds.first + 1)..<deeds.second].allSatisfy({
        $0.lexeme.namesThing || $0.lexeme.isDeterminerLike
      }), let found = row.last?.lexeme, found.wordClass == .noun,
      row[(deeds.second + 1)...].dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    var finding = row[deeds.second].said(by: person)
    if deeds.isOver { finding.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past }
    return joined(row[..<deeds.second], [finding] + row[(deeds.second + 1)...], link: "e")
  }

  /// *Eu / guardar / dinheiro / comprar / bicicleta, eu / precisar / toalha / secar / cabelo*: for what one saves, needs or uses a thing.
  private func toolBeforeUse(_ deeds: DeedRow) -> [Clause]? {
    let row = deeds.row
    guard person(of: deeds) != nil || deeds.first == 0, deeds.second == deeds.first + 2,
      deeds.second + 1 < row.count, row[deeds.first + 1].lexeme.wordClass == .noun,
      case let thing = row[deeds.first + 1].lexeme, thing.namesThing,
      TwoDeedsWords.saving.contains(row[deeds.first].lexeme.lemma) && thing.kind == .money
        || TwoDeedsWords.using.contains(row[deeds.first].lexeme.lemma)
          && !frame(of: row[deeds.second]).takesAsPlainObject(thing),
      row[deeds.second + 1].lexeme.namesThing || row[deeds.second + 1].lexeme.isDeterminerLike,
      !frame(of: row[deeds.second]).isOpener
    else { return nil }
    var aimed = row
    aimed.insert(known("para"), at: deeds.second)
    return readWhole(aimed)
  }

  // MARK: - Two doers

  /// *Eu / pôr / mesa / papai / lavar / prato, cachorro / latir / bebê / acordar*: what each of two does.
  private func deedsOfTwo(_ deeds: DeedRow) -> Clause? {
    let row = deeds.row
    guard !deeds.subject.isEmpty, isDoerPhrase(deeds.subject), let start = secondDoer(deeds),
      !frame(of: row[deeds.second]).isCopular, !frame(of: row[deeds.second]).isStrongOpener
    else { return nil }
    if start == deeds.first + 1 { return heardAndAnswered(deeds, start) }
    guard
      !frame(of: row[deeds.first]).slots.contains(where: {
        $0.role == .recipient && $0.preposition != "para"
      }), !TwoDeedsWords.given.contains(row[deeds.first].lexeme.lemma),
      row[(deeds.first + 1)..<start].allSatisfy({
        $0.lexeme.namesThing || $0.lexeme.isDeterminerLike
      }) && row[start - 1].lexeme.namesThing
        || start == deeds.first + 2 && row[start - 1].lexeme.isBeing
          && row[start - 1].lexeme.wordClass == .noun
          && TwoDeedsWords.treated.contains(row[deeds.first].lexeme.lemma),
      !row[deeds.second...].contains(where: { $0.lexeme.lemma == row[start - 1].lexeme.lemma })
    else { return nil }
    return joined(row[..<start], Array(row[start...]), link: "e")
  }

  /// *Gato / querer / rato / rato / fugir, menina / chamar / cachorro / cachorro / vir*: who is named twice does the second deed.
  private func namedAgain(_ deeds: DeedRow) -> Clause? {
    let row = deeds.row
    guard deeds.second > deeds.first + 2, !deeds.subject.isEmpty, isDoerPhrase(deeds.subject),
      row[deeds.second - 1].lexeme.lemma == row[deeds.second - 2].lexeme.lemma,
      row[deeds.second - 1].lexeme.isBeing
    else { return nil }
    var again = row[deeds.second - 1]
    again.lexeme.article = .definite
    return joined(
      row[..<(deeds.second - 1)], [again] + row[deeds.second...], link: "e")
  }

  /// *Cachorro / latir / bebê / acordar*: what one hears is told in one time with what it does to others.
  private func heardAndAnswered(_ deeds: DeedRow, _ start: Int) -> Clause? {
    let deed = deeds.row[deeds.first].lexeme.lemma
    guard TwoDeedsWords.cries.contains(deed) || TwoDeedsWords.heard.contains(deed),
      TwoDeedsWords.answers.contains(deeds.row[deeds.second].lexeme.lemma)
    else { return nil }
    var told = Array(deeds.row[..<start])
    if frame(of: deeds.row[deeds.second]).aspect == .achievement, let person = person(of: deeds) {
      told[deeds.first] = told[deeds.first].said(by: person)
      told[deeds.first].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    }
    return joined(told[...], Array(deeds.row[start...]), link: nil)
  }

  /// Where who does the second deed begins.
  private func secondDoer(_ deeds: DeedRow) -> Int? {
    var start = deeds.second - 1
    if deeds.row[start].lexeme.lemma == variety.language.plainNegator { start -= 1 }
    guard start > deeds.first, namesSomebody(deeds.row[start].lexeme) else { return nil }
    while start - 1 > deeds.first, deeds.row[start - 1].lexeme.isDeterminerLike { start -= 1 }
    return start
  }

  /// *Não / gritar / bebê / dormir*: one shall be quiet, because somebody sleeps (Cunha & Cintra, chapter 13, *Imperativo negativo*).
  private func quietForOther(_ deeds: DeedRow) -> Clause? {
    let row = deeds.row
    guard deeds.first == 1, row[0].lexeme.lemma == variety.language.plainNegator,
      PortugueseHalfWords.noisy.contains(row[1].lexeme.lemma), secondDoer(deeds) == 2,
      row[deeds.second - 1].lexeme.wordClass == .noun, deeds.second + 1 == row.count,
      TwoDeedsWords.resting.contains(row[deeds.second].lexeme.lemma),
      var main = readings(of: [row[0], row[1].ordered]).first,
      var next = readings(of: Array(row[2...])).first, next.sequels.isEmpty
    else { return nil }
    next.options.insert(.progressive)
    next.isLaid = true
    main.sequels = [next]
    main.reasons.append(
      Realization.RuleApplication(.clausesApart, row[2].lexeme.lemma, ","))
    return main
  }

  /// *Não / ir / escola / ir / parque, não / comer / carne / comer / fruta*: one thing is not done, another is (Cunha & Cintra, chapter 18).
  private func oneForOther(_ deeds: DeedRow) -> Clause? {
    let row = deeds.row
    guard deeds.first > 0, row[deeds.first - 1].lexeme.lemma == variety.language.plainNegator,
      row[deeds.first].lexeme.lemma == row[deeds.second].lexeme.lemma,
      deeds.second > deeds.first + 1, deeds.second + 1 < row.count,
      row[(deeds.first + 1)...].allSatisfy({ !namesSomebody($0.lexeme) }),
      case let subject = row[..<(deeds.first - 1)],
      subject.isEmpty || subject.count == 1 && isDoerPhrase(subject)
    else { return nil }
    let isOwn = subject.isEmpty || subject[0].lexeme.lemma == "eu"
    guard isOwn || subject[0].lexeme.wordClass != .pronoun else { return nil }
    var main = Array(row[..<deeds.second])
    if subject.isEmpty { main[deeds.first] = main[deeds.first].said(by: .first) }
    return joined(
      main[...], [row[deeds.second].said(by: isOwn ? .first : .third)] + row[(deeds.second + 1)...],
      link: nil)
  }

  // MARK: - Parts of it

  /// Whether the verb says something whole: it opens no other and nobody else does what it tells of.
  private func isWhole(_ verb: Constituent) -> Bool {
    let frame = frame(of: verb)
    if Self.going.contains(frame.lemma) || ["pôr", "colocar"].contains(frame.lemma) { return true }
    return !frame.isCopular && frame.pattern.isPersonal && !frame.pattern.mayHaveExperiencer
      && frame.opening == nil && !frame.opensCausative
      && (!ApartWords.perceiving.contains(frame.lemma) || TwoDeedsWords.heard.contains(frame.lemma))
  }

  /// Who is meant by a verb without its subject: *eu* or somebody else who is one; nil where nobody was laid.
  private func person(of deeds: DeedRow) -> GrammaticalPerson? {
    guard isDoerPhrase(deeds.subject), let who = deeds.subject.last?.lexeme,
      who.number != .plural, !deeds.subject.contains(where: \.lexeme.isConnective)
    else { return nil }
    guard who.wordClass == .pronoun else { return .third }
    return who.lemma == "eu" ? .first : ["ele", "ela", "você"].contains(who.lemma) ? .third : nil
  }

  private func joined(
    _ first: ArraySlice<Constituent>, _ second: [Constituent], link: String?
  ) -> Clause? {
    guard var main = readings(of: Array(first)).first, main.sequels.isEmpty,
      var next = readings(of: second).first, next.sequels.isEmpty, !next.isQuestion
    else { return nil }
    // Você / lavar / prato / eu / secar: beside what another does nothing is asked.
    main.isQuestion = false
    main.options.remove(.progressive)
    if main.verb.map({ frame(of: $0).aspect }) != .achievement {
      next.options.remove(.progressive)
    }
    next.isLaid = true
    main.sequels = [next]
    main.sequelLink = link
    let start = second.first { $0.tile != nil }?.lexeme.lemma ?? ""
    main.reasons.append(Realization.RuleApplication(.clausesApart, start, link ?? ","))
    return main
  }
}

/// A row with two verbs.
private struct DeedRow {
  let row: [Constituent]
  let first: Int
  let second: Int
  let times: ArraySlice<Constituent>
  /// Who does the first deed, behind the time.
  let subject: ArraySlice<Constituent>
  let isOver: Bool

  init(row: [Constituent], first: Int, second: Int, count: Int) {
    self.row = row
    self.first = first
    self.second = second
    times = row[..<first].prefix { $0.lexeme.kind.isTemporal }
    subject = row[times.endIndex..<first]
    isOver = times.contains { TwoDeedsWords.past.contains($0.lexeme.lemma) }
  }
}

/// Words of such rows.
private enum TwoDeedsWords {
  /// How one makes known that one wants something.
  static let cries: WordSet = [
    "chorar", "gritar", "latir", "miar", "uivar", "berrar", "reclamar", "resmungar",
  ]
  /// What others hear.
  static let heard: WordSet = ["falar", "cantar", "tocar", "rir", "tossir", "roncar", "assobiar"]
  /// What one does because one heard it.
  static let answers: WordSet = [
    "acordar", "escutar", "ouvir", "fugir", "correr", "rir", "dançar", "chorar", "acalmar",
    "assustar", "assustar-se", "sorrir", "dormir", "responder",
  ]
  /// What is done to somebody.
  static let treated: WordSet = [
    "comer", "morder", "abraçar", "beijar", "empurrar", "bater", "perseguir", "assustar",
    "arranhar",
    "lamber", "caçar", "pegar", "derrubar", "beliscar", "chamar", "carregar", "acordar",
  ]
  static let resting: WordSet = ["dormir", "descansar", "estudar", "trabalhar"]
  /// What is done with a thing so that somebody else has it.
  static let given: WordSet = ["dar", "comprar", "trazer", "levar", "buscar", "pegar", "emprestar"]
  static let finding: WordSet = ["ver", "ouvir", "encontrar", "achar", "descobrir"]
  static let saving: WordSet = ["guardar", "juntar", "economizar", "poupar"]
  static let using: WordSet = ["precisar", "usar"]
  static let past: WordSet = ["ontem", "anteontem", "ontem à noite"]
}

extension VerbFrame {
  /// Whether the verb is done to such a thing.
  fileprivate func takesAsPlainObject(_ thing: Lexeme) -> Bool {
    slot(.object)?.acceptedKinds.contains(thing.kind) == true
  }
}
