import AACCore

/// For what and for whom something is done where a second verb was chosen with nothing before it: *ler / história / eu /
/// dormir, comprar / massinha / eu / brincar, lembrar / eu / tomar / remédio* (Cunha & Cintra, chapter 13, *Infinitivo
/// pessoal*; Bechara, *Orações finais*).
extension ClausePlanner {
  /// Puts in *para* before whoever does the second verb, or before that verb.
  func settlePurpose(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, clause.complements.count > 1, !clause.isLaid,
      let second = clause.complements.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      second > 0, !beginsThen(second, clause)
    else { return }
    if remindToDo(&clause, verb, second) { return }
    if verb == "voltar", clause.complements[second - 1].lexeme.wordClass != .adposition,
      !clause.complements[..<second].contains(where: { $0.lexeme.isConnective })
    {
      // Volto amanhã para buscar a roupa: it is not done once more.
      return insert(["para"], at: second, in: &clause)
    }
    if second == 1, PurposeWords.calling.contains(verb),
      clause.complements[0].lexeme.isHuman || clause.complements[0].lexeme.lemma == "a gente"
    {
      // Chamar / eu / comer: whom one calls does it.
      return insert(["para"], at: second, in: &clause)
    }
    let doer = doer(of: second, clause)
    let before = clause.complements[second - 1].lexeme
    guard doer != nil || before.wordClass == .noun || before.wordClass == .adjective,
      hasThing(before: doer ?? second, clause)
    else { return }
    let frame = frames[verb]
    let isOwn = !frame.opensClause && !frame.opensCausative && frame.opening == nil
    guard isOwn || PurposeWords.stopping.contains(verb), !frame.isCopular,
      frame.pattern.isPersonal, frame.pattern != .modal
    else { return }
    if let doer {
      put(["para"], at: doer, &clause)
    } else if clause.options.contains(.request), !before.isHuman,
      PurposeWords.handing.contains(verb)
        || PurposeWords.lulling.contains(verb)
          && clause.complements[second].lexeme.lemma == "dormir"
    {
      insert(["para"], at: second, in: &clause)
    } else if isAim(second, of: verb, clause) {
      insert(["para"], at: second, in: &clause)
    }
  }

  /// *Acordar / antes de / despertador / tocar*: what the preposition stands before does it.
  private func beginsThen(_ second: Int, _ clause: Clause) -> Bool {
    second > 1
      && ["antes de", "depois de", "até"].contains(clause.complements[second - 2].lexeme.lemma)
  }

  /// *Abrir / janela / ventilar / quarto, baixar / aplicativo / falar*: what is done to a thing is done for what follows, but
  /// *comer / sopa / dormir, perder / jogo / chorar*: the one after the other.
  private func isAim(_ second: Int, of verb: String, _ clause: Clause) -> Bool {
    let next = clause.complements[second].lexeme, before = clause.complements[second - 1].lexeme
    return !clause.options.contains(.request) && !before.isHuman && next.forms.isEmpty
      && clause.complements[..<second].allSatisfy {
        $0.lexeme.wordClass != .conjunction && !$0.lexeme.isConnective
          && $0.lexeme.kind != .question && $0.lexeme.lemma != "para"
      }
      && !PurposeWords.daily.contains(verb) && !PurposeWords.befalling.contains(next.lemma)
  }

  /// *Precisar / óculos / ler, guardar / dinheiro / viajar, estudar / ser / médico*: what is needed, saved and learnt for another
  /// thing to be done, but *precisar / ajudar, precisar / carro / funcionar* (Bechara, *Orações finais*).
  func settleMeans(_ clause: inout Clause) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma else { return }
    leaveToDo(&clause, verb)
    saveMoney(&clause, verb)
    guard
      let second = clause.complements.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      !clause.complements[..<second].contains(where: {
        $0.lexeme.wordClass == .adposition && ["para", "que", "a"].contains($0.lexeme.lemma)
          || $0.lexeme.isConnective || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.kind == .question || $0.lexeme.kind == .negation
      }), clause.complements[second].lexeme.forms.isEmpty
    else { return }
    if second == 0 {
      guard PurposeWords.striving.contains(verb) else { return }
      return insert(["para"], at: 0, in: &clause)
    }
    let means = clause.complements[second - 1].lexeme
    guard PurposeWords.saving.contains(verb) || PurposeWords.needing.contains(verb),
      means.namesThing,
      PurposeWords.saving.contains(verb)
        || !KindSet.places.contains(means.kind)
          && (second + 1 < clause.complements.count
            || !PurposeWords.running.contains(clause.complements[second].lexeme.lemma))
    else { return }
    insert(["para"], at: second, in: &clause)
    guard PurposeWords.saving.contains(verb), second == 1, means.kind == .money,
      means.number != .plural, isBare(0, clause)
    else { return }
    clause.complements[0].government = Government(preposition: nil, article: .bare)
  }

  /// *Sair / brincar, poder / sair / brincar, descer / jogar / bola*: for what one goes there.
  private func leaveToDo(_ clause: inout Clause, _ verb: String) {
    guard
      let place = clause.complements.indices.first(where: {
        clause.complements[$0].lexeme.isInfinitive
          && PurposeWords.leaving.contains(
            $0 == 0 ? verb : clause.complements[$0 - 1].lexeme.lemma)
      }), place == 0 || clause.complements[place - 1].lexeme.isInfinitive
    else { return }
    insert(["para"], at: place, in: &clause)
  }

  /// *Juntar / dinheiro / para / comprar / bicicleta*: money that is put aside is no certain one (Cunha & Cintra, chapter
  /// 9, *Omissão do artigo definido*).
  private func saveMoney(_ clause: inout Clause, _ verb: String) {
    guard PurposeWords.putAside.contains(verb), isBare(0, clause),
      case let means = clause.complements[0].lexeme, means.kind == .money, means.number != .plural,
      clause.complements.count == 1
        || clause.complements[1].lexeme.lemma == "para"
          && clause.complements.dropFirst(2).first?.lexeme.isBeing != true
    else { return }
    clause.complements[0].government = Government(preposition: nil, article: .bare)
  }

  /// Index of somebody right before the second verb, with whose he is; nil where nobody is.
  private func doer(of second: Int, _ clause: Clause) -> Int? {
    let word = clause.complements[second - 1].lexeme
    let isPerson = word.wordClass == .pronoun && word.kind == .person
    guard word.isHuman || isPerson, word.kind != .question,
      !WordJoiner.clitics.contains(word.lemma)
    else { return nil }
    var start = second - 1
    while start > 0, clause.complements[start - 1].lexeme.kind == .possessive { start -= 1 }
    guard start > 0 else { return nil }
    let before = clause.complements[start - 1].lexeme
    // Comer / bolo / quando / mamãe / chegar: the clause has its word.
    return before.wordClass == .noun || before.wordClass == .adjective
      || before.wordClass == .adverb && before.kind != .question && !before.isConnective
      ? start : nil
  }

  /// Whether the first verb is done to a thing.
  private func hasThing(before place: Int, _ clause: Clause) -> Bool {
    clause.complements[..<place].contains {
      $0.lexeme.namesThing
    }
  }

  /// *Lembrar / eu / tomar / remédio*: who is reminded, of what.
  private func remindToDo(_ clause: inout Clause, _ verb: String, _ second: Int) -> Bool {
    guard verb == "lembrar", isReminded(clause), second == 1 else { return false }
    insert(["de"], at: second, in: &clause)
    remindSpeaker(&clause)
    return true
  }

  /// *Lembrar / eu / remédio*: the same of a thing.
  func remindOfThing(_ clause: inout Clause, _ verb: String) {
    guard verb == "lembrar", isReminded(clause), clause.complements.count == 2,
      isBare(1, clause) || clause.complements[1].government != nil,
      clause.complements[1].lexeme.wordClass == .noun, !clause.complements[1].lexeme.isBeing
    else { return }
    put(["de", "o"], at: 1, &clause)
    remindSpeaker(&clause)
  }

  private func remindSpeaker(_ clause: inout Clause) {
    if ["eu", "mim"].contains(clause.complements[0].lexeme.lemma) {
      let tile = clause.complements[0].tile
      clause.complements[0] = Constituent(WordJoiner.pronoun("me"), tile: tile)
    }
  }

  private func isReminded(_ clause: Clause) -> Bool {
    guard let whom = clause.complements.first?.lexeme, !clause.isLaid else { return false }
    let isPerson = whom.isHuman || whom.wordClass == .pronoun && whom.kind == .person
    guard isPerson, whom.kind != .question else { return false }
    if clause.options.contains(.request) || clause.isQuestion && !clause.subject.isEmpty {
      return true
    }
    return clause.subject.contains { $0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun }
  }

  /// *A mamãe me lembrou do remédio*: who is reminded is what it is done to (Bechara, *Regência: lembrar*).
  func settleReminder(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "lembrar", clause.complements.count > 2, isReminded(clause),
      clause.complements[1].lexeme.lemma == "de"
    else { return }
    verb.frame.slots = [
      FrameSlot(.object, article: .definite, kinds: .beings),
      FrameSlot(.topic, preposition: "de", article: .definite),
    ]
    verb.frame.opening = .word("de")
    verb.frame.opensIndicative = false
  }
}

/// Verbs by what they are done for.
private enum PurposeWords {
  /// What is put aside.
  static let saving: WordSet = [
    "economizar", "guardar", "juntar", "poupar", "reunir", "separar", "gastar", "arranjar",
    "arrecadar", "reservar", "emprestar", "arrumar", "vender", "alugar",
  ]
  /// What is done with money that one does not spend.
  static let putAside: WordSet = [
    "economizar", "guardar", "juntar", "poupar", "reunir", "separar", "arrecadar", "arranjar",
  ]
  /// What is done before something else, and not for it.
  static let daily: WordSet = [
    "comer", "beber", "almoçar", "jantar", "lanchar", "perder", "esquecer", "quebrar", "rasgar",
    "derrubar", "encontrar", "achar", "ganhar", "terminar", "acabar", "cantar", "ver", "assistir",
    "ouvir", "escutar", "partir", "lavar", "arrumar", "sentir", "ter", "ficar", "fazer", "querer",
  ]
  /// What happens to one.
  static let befalling: WordSet = [
    "chorar", "cair", "gritar", "rir", "sofrer", "perder", "quebrar", "morrer", "esquecer", "errar",
    "machucar", "tropeçar", "vomitar", "desmaiar", "engasgar", "tossir", "espirrar", "bater",
  ]
  /// What cannot be done without.
  static let needing: WordSet = ["precisar", "depender", "necessitar"]
  /// What one does for the sake of what follows.
  static let striving: WordSet = [
    "estudar", "treinar", "trabalhar", "lutar", "economizar", "poupar",
  ]
  /// Going out, up and down.
  static let leaving: WordSet = ["sair", "subir", "descer"]
  /// What things do by themselves.
  static let running: WordSet = [
    "funcionar", "chegar", "acabar", "parar", "vir", "voltar", "abrir", "fechar", "ligar",
    "desligar", "carregar", "começar", "terminar", "passar", "secar", "crescer", "cair",
  ]
  /// What is given and fetched so that something can be done with it.
  static let handing: WordSet = [
    "dar", "pegar", "trazer", "buscar", "emprestar", "comprar", "passar", "ligar",
  ]
  /// What is done so that somebody sleeps.
  static let lulling: WordSet = ["ler", "contar", "cantar", "apagar", "fechar", "ligar"]
  /// Who is called and taken somewhere is to do something there.
  static let calling: WordSet = ["chamar", "convidar", "levar", "trazer"]
  /// Verbs that open another and may end at a thing too.
  static let stopping: WordSet = ["parar"]
}
