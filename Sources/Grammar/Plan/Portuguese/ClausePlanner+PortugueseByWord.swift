import AACCore

/// What single verbs of Portuguese take before what was chosen behind them: *brincar / casinha, pintar / cabelo / azul, tirar
/// / foto, cachorro / correr / gato* (Bechara, *Regência*; Cunha & Cintra, chapters 9 and 15).
extension ClausePlanner {
  /// Puts it in.
  func settleByWord(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma else { return }
    if verb == "brincar" { return playRole(&clause) }
    guard !clause.isLaid else { return }
    switch verb {
    case "voltar": comeBackFrom(&clause)
    case "correr": runAfter(&clause)
    case "pintar": paintColor(&clause)
    case "tirar": takePicture(&clause)
    case "parecer": looksLike(&clause)
    case "fazer": doInDiaper(&clause)
    case "ser", "comer", "beber", "tomar": whoIsIt(&clause, verb)
    case "virar": becomeKin(&clause)
    case "cair": fallFrom(&clause)
    case "mandar", "enviar", "devolver", "oferecer", "traduzir": sendTo(&clause, verb)
    default: takeCertain(&clause, verb)
    }
  }

  /// *Brincar / casinha, brincar / bola / irmão*: what is played, which nobody plays with.
  private func playRole(_ clause: inout Clause) {
    guard clause.variety == .portugueseBrazil,
      let place = clause.complements.firstIndex(where: {
        ByWordWords.roles.contains($0.lexeme.lemma)
          || $0.lexeme.lemma == "bola" && clause.complements.contains { $0.lexeme.isHuman }
      }), clause.complements[place].lexeme.wordClass == .noun, isPlain(place, clause),
      place == 0 || clause.complements[place - 1].lexeme.wordClass != .noun
        || clause.complements[place - 1].lexeme.isBeing
        || clause.complements[place - 1].lexeme.kind.isTemporal
        || KindSet.places.contains(clause.complements[place - 1].lexeme.kind)
    else { return }
    clause.complements[place].lexeme.article = .bare
    put(["de"], at: place, &clause)
  }

  /// Whether a noun stands without a word before it that determines it.
  private func isPlain(_ place: Int, _ clause: Clause) -> Bool {
    guard place > 0 else { return true }
    let before = clause.complements[place - 1].lexeme
    return before.wordClass != .adposition && !before.isDeterminerLike && before.kind != .quantity
      && !before.isConnective
  }

  /// *Voltar / escola*, past: whoever tells it is back from there.
  private func comeBackFrom(_ clause: inout Clause) {
    guard clause.tense == .past, !clause.isQuestion,
      clause.complements.allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .adjective
      }),
      clause.complements.filter({
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal && $0.lexeme.kind != .vehicle
      }).count
        == 1,
      let place = clause.complements.firstIndex(where: {
        ByWordWords.outings.contains($0.lexeme.lemma)
      })
    else { return }
    put(["de", "o"], at: place, &clause)
  }

  /// *Cachorro / correr / gato*: an animal runs after what it wants to catch.
  private func runAfter(_ clause: inout Clause) {
    guard clause.subject.count == 1, clause.subject[0].lexeme.roleKind == .animal,
      clause.complements.count == 1, case let prey = clause.complements[0].lexeme,
      prey.isBeing || prey.lemma == "bola" || prey.wordClass == .pronoun && prey.kind == .person,
      frames.listed("correr atrás de") != nil
    else { return }
    clause.verb?.lexeme.lemma = "correr atrás de"
  }

  /// *Pintar / cabelo / azul*: of what color it becomes; a drawing is painted as it is.
  private func paintColor(_ clause: inout Clause) {
    guard let first = clause.complements.first?.lexeme, ByWordWords.painted.contains(first.lemma),
      isPlain(0, clause)
    else { return }
    if clause.complements.count > 1, clause.complements[1].lexeme.kind == .color {
      insert(["de"], at: 1, in: &clause)
      put(["o"], at: 0, &clause)
    }
    if first.lemma == "unha" {
      let place = clause.complements.count > 1 && clause.complements[0].lexeme.lemma == "o" ? 1 : 0
      clause.complements[place].lexeme.lemma = "unhas"
      clause.complements[place].lexeme.number = .plural
    }
  }

  /// *Tirar / foto*: one that was not there before.
  private func takePicture(_ clause: inout Clause) {
    takeMark(&clause)
    guard isBare(0, clause),
      ["foto", "fotografia", "selfie"].contains(clause.complements[0].lexeme.lemma)
    else { return }
    clause.complements[0].government = Government(preposition: nil, article: .indefinite)
  }

  /// *Tirar / dez / inglês*: in what one was marked.
  private func takeMark(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.complements[0].lexeme.wordClass == .numeral,
      case let taught = clause.complements[1].lexeme,
      MeaningWords.taught.contains(taught.kind)
        || PortugueseRowWords.taught.contains(taught.lemma)
    else { return }
    clause.complements[0].lexeme.wordClass = .noun
    clause.complements[0].lexeme.kind = .quantity
    clause.complements[0].lexeme.article = .bare
    clause.complements[1].lexeme = Lexeme(
      lemma: "em \(taught.lemma)", wordClass: .adverb, kind: .manner)
    clause.complements[1].government = nil
  }

  /// *Eu / parecer / papai, você / parecer / quem?*: like whom.
  private func looksLike(_ clause: inout Clause) {
    if clause.complements.count == 1, clause.complements[0].lexeme.lemma == "quem",
      clause.subject.contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      })
    {
      insert(["com"], at: 0, in: &clause)
      clause.verb?.lexeme.lemma = "parecer-se"
      return
    }
    if let first = clause.complements.first?.lexeme, first.isBeing, first.wordClass == .noun,
      isBare(0, clause), !clause.subject.isEmpty, !PortionWords.isKin(first.lemma),
      !BesideWords.ownKin.contains(first.lemma), clause.subject.last?.lexeme.isHuman != true
    {
      // Nuvem / parecer / dragão: it has that shape, and nobody is asked for what he thinks.
      clause.complements[0].lexeme.animacy = .inanimate
      clause.complements[0].lexeme.kind = .thing
    }
    guard clause.complements.count == 1, isBare(0, clause), !clause.isQuestion,
      clause.subject.contains(where: { $0.lexeme.isHuman }),
      case let whom = clause.complements[0].lexeme,
      PortionWords.isKin(whom.lemma) || BesideWords.ownKin.contains(whom.lemma)
        || ["papai", "mamãe", "vovó", "vovô", "pai", "mãe"].contains(whom.lemma)
    else { return }
    let isOwn = BesideWords.ownKin.contains(whom.lemma)
    put(isOwn ? ["com"] : ["com", "o"], at: 0, &clause)
    clause.verb?.lexeme.lemma = "parecer-se"
  }

  /// *Fazer / cocô / fralda*: where it goes.
  private func doInDiaper(_ clause: inout Clause) {
    guard clause.complements.count > 1, isBare(1, clause),
      ["cocô", "xixi", "cocó", "chichi"].contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.kind == .clothing
        || ["fralda", "cama", "penico", "chão", "vaso"].contains(clause.complements[1].lexeme.lemma)
    else { return }
    put(["em", "o"], at: 1, &clause)
  }

  /// *Cansar / esperar*: of doing what.
  func tireOf(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "cansar", !clause.isLaid,
      clause.complements[0].lexeme.wordClass == .verb
    else { return }
    insert(["de"], at: 0, in: &clause)
  }

  /// *Quem / ser / menina, quem / comer / bolo*: one that both see.
  private func whoIsIt(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.count == 1, clause.subject[0].lexeme.lemma == "quem",
      clause.complements.count == 1, isBare(0, clause), clause.complements[0].government == nil,
      case let noun = clause.complements[0].lexeme, noun.wordClass == .noun
    else { return }
    guard verb == "ser" ? noun.isHuman : KindSet.edible.contains(noun.kind) && clause.tense == .past
    else { return }
    put(["o"], at: 0, &clause)
  }

  /// *Virar / tio*: what somebody becomes has no article.
  private func becomeKin(_ clause: inout Clause) {
    guard isBare(0, clause), clause.complements[0].lexeme.isHuman,
      clause.complements[0].lexeme.wordClass == .noun,
      clause.subject.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun }),
      !clause.options.contains(.request)
    else { return }
    clause.complements[0].lexeme.article = .bare
    clause.complements[0].government = nil
  }

  /// *Cair / baloiço*: off it.
  private func fallFrom(_ clause: inout Clause) {
    guard isBare(0, clause), BesideWords.playgrounds.contains(clause.complements[0].lexeme.lemma)
    else { return }
    put(["de", "o"], at: 0, &clause)
  }

  /// *Mandar / carta / escola, devolver / livro / biblioteca, traduzir / música / inglês*.
  private func sendTo(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 1,
      isBare(1, clause) || clause.complements[1].government != nil,
      case let thing = clause.complements[0].lexeme, thing.wordClass == .noun, !thing.isBeing,
      case let end = clause.complements[1].lexeme, end.wordClass == .noun
    else { return }
    let isPlace = KindSet.places.contains(end.kind) && end.kind != .home
    switch verb {
    case "mandar", "enviar":
      if isPlace { put(["para", "o"], at: 1, &clause) }
    case "devolver" where isPlace: put(["a", "o"], at: 1, &clause)
    case "oferecer" where end.lemma == "visita": put(["para", "o"], at: 1, &clause)
    case "traduzir" where end.kind == .languageName: put(["para", "o"], at: 1, &clause)
    default: break
    }
  }

  /// *Medir / febre, aguentar / dor, babar / roupa*: the one that there is.
  private func takeCertain(_ clause: inout Clause, _ verb: String) {
    guard isBare(0, clause), clause.complements[0].lexeme.wordClass == .noun,
      ByWordWords.certain[verb]?.contains(clause.complements[0].lexeme.lemma) == true,
      clause.complements.count == 1 || clause.complements[1].lexeme.wordClass != .adjective
    else { return }
    put(["o"], at: 0, &clause)
  }
}

/// Words that single verbs go by.
private enum ByWordWords {
  /// What children play at.
  static let roles: WordSet = [
    "casinha", "médico", "roda", "boneca", "bonecas", "super-herói", "detetive", "escolinha",
    "comidinha", "estátua", "espião", "mercadinho", "lutinha", "faz de conta", "pirata", "mímica",
    "massinha", "princesa", "polícia e ladrão", "adivinha", "adivinhação",
  ]
  /// From where those who were there come back.
  static let outings: WordSet = [
    "escola", "praia", "viagem", "parque", "hospital", "passeio", "festa", "natação", "shopping",
    "creche", "piscina", "clínica", "terapia", "aula", "férias", "igreja", "excursão", "fazenda",
    "circo", "cinema", "zoológico", "feira", "trabalho",
  ]
  /// What gets another color.
  static let painted: WordSet = [
    "unha", "unhas", "cabelo", "parede", "casa", "quarto", "rosto", "muro", "porta", "portão",
    "sala", "cozinha", "cadeira", "mesa", "cerca", "boca", "barco",
  ]
  /// What is done to the one that there is.
  static let certain: WordMap<WordSet> = [
    "medir": ["febre"], "aguentar": ["dor", "calor", "frio", "fome", "sede"],
    "suportar": ["dor", "calor", "frio"], "babar": ["roupa", "blusa", "camisa", "travesseiro"],
    "mastigar": ["capim"],
    "operar": ["coração", "joelho", "olho", "barriga", "perna", "pé", "mão", "garganta"],
  ]
}
