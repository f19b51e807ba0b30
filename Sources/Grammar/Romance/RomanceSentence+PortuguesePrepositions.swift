import AACCore

/// Articles that a Portuguese preposition that was chosen wants by itself (Cunha & Cintra, chapter 9, *Emprego do artigo
/// definido* and *Omissão do artigo*; Bechara, *Artigo*).
extension RomanceSentence {
  /// *Por causa do calor, apesar da chuva, até sexta-feira, trocar a bicicleta por uma moto*; nil where role and noun
  /// decide.
  func portugueseArticle(
    behind preposition: String, _ phrase: NounPhrase, _ noun: Lexeme
  ) -> Article? {
    switch preposition {
    case "por causa de", "apesar de", "devido a", "graças a":
      return phrase.complement.isEmpty || !noun.isBeing ? .definite : nil
    case "com", "a":
      // Me acostumei com o frio.
      return Self.wonted.contains(plan.verbs.last?.frame.lemma ?? "") && phrase.isPlain
        && isMass(noun) ? .definite : nil
    case "antes de", "depois de":
      return noun.kind == .medicine || noun.kind == .subject
        || noun.kind == .activity && isMass(noun)
        ? .definite : nil
    case "até", "desde", "para":
      if preposition == "para", noun.lemma == "saúde" { return .definite }
      return noun.kind == .weekday ? .bare : nil
    case "sobre":
      return isMass(noun) && phrase.complement.isEmpty && noun.kind != .subject
        && noun.kind != .languageName ? .definite : nil
    case "por":
      guard Self.exchanging.contains(plan.verbs.last?.frame.lemma ?? ""), !noun.isBeing,
        phrase.complement.isEmpty
      else { return nil }
      return isMass(noun) || isPlural(phrase) ? .bare : .indefinite
    case "de":
      if Self.guarding.contains(plan.verbs.last?.frame.lemma ?? ""), phrase.complement.isEmpty,
        isMass(noun)
      {
        // Me protege do frio, me curou da gripe: what it is that one is kept from.
        return .definite
      }
      // Mudei de emprego, troquei de médico.
      let isMove = ["mudar", "trocar"].contains(plan.verbs.last?.frame.lemma ?? "")
      return isMove && phrase.complement.isEmpty && noun.wordClass == .noun ? .bare : nil
    default: return nil
    }
  }

  /// *Com a saúde da vovó, da comida da mamãe*: what cannot be counted is certain by whose it is (Cunha & Cintra, chapter 9,
  /// *Emprego do artigo definido*).
  func isSomebodys(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    isMass(noun) && phrase.isPlain && noun.wordClass == .noun && noun.kind != .feeling
      && noun.kind != .emotion && noun.kind != .state
      && phrase.complement.contains {
        $0.noun?.lexeme.isBeing == true && $0.noun?.lexeme.wordClass != .pronoun
      }
  }

  /// Portugal gives, writes and phones *a* somebody, takes part *em*, goes *a* the event (Cunha &
  /// Cintra, chapter 13, *Regência*; Mateus et al., *Gramática da língua portuguesa*).
  func ofPortugal(_ text: String, _ filler: Filler, _ verb: PlannedVerb) -> String {
    if text == "em", filler.prepositionTile == nil, verb.frame.lemma == "chegar",
      filler.phrases.first?.noun?.lexeme.kind == .home
    {
      // Cheguei a casa.
      return "a"
    }
    if text == "em", filler.prepositionTile == nil, filler.role == .placeAt,
      ["buscar", "ir buscar"].contains(verb.frame.lemma)
    {
      // Vou buscar o pão à padaria.
      return "a"
    }
    guard filler.prepositionTile == nil, !filler.isGoverned || filler.role == .recipient else {
      return text
    }
    if text == "para" || text == "em", filler.role == .recipient { return "a" }
    if text == "para", filler.role == .placeTo,
      ["levar", "acompanhar", "trazer"].contains(verb.frame.lemma),
      filler.phrases.first?.noun?.lexeme.kind != .home
    {
      // Levo o cão ao veterinário.
      return "a"
    }
    return text == "de" && verb.frame.lemma == "participar" ? "em" : text
  }

  /// *Trocar a camisa por outra*: what comes in the place of something is called by its gender.
  func exchanged(_ filler: Filler) -> Filler {
    guard !isSpanish, filler.preposition == "por", filler.phrases.count == 1,
      namesAnother(filler.phrases[0]),
      let object = plan.fillers.first(where: {
        $0.verb == filler.verb && $0.preposition == nil && $0.role == .object
      })
    else { return filler }
    var filler = filler
    filler.role = .other
    let features = agreement(object.phrases)
    let form = grammar.forms.adjective("outro", features.gender, features.number)
    func agree(_ word: inout Constituent) {
      word.lexeme.gender = features.gender
      if features.number == .plural { word.lexeme.number = .plural }
    }
    if var word = filler.phrases[0].quantity {
      agree(&word)
      filler.phrases[0].quantity = word
    }
    if var word = filler.phrases[0].noun {
      agree(&word)
      word.lexeme.lemma = form
      filler.phrases[0].noun = word
    }
    for index in filler.phrases[0].adjectives.indices {
      agree(&filler.phrases[0].adjectives[index])
    }
    return filler
  }

  /// Whether a phrase is *outro* and what that is like, with no noun of its own.
  private func namesAnother(_ phrase: NounPhrase) -> Bool {
    if let noun = phrase.noun?.lexeme { return noun.lemma == "outro" }
    return phrase.quantity?.lexeme.lemma == "outro" || phrase.determiner?.lexeme.lemma == "outro"
      || phrase.adjectives.first?.lexeme.lemma == "outro"
  }

  private static let guarding: WordSet = [
    "proteger", "proteger-se", "curar", "curar-se", "livrar", "livrar-se", "salvar", "defender",
    "defender-se", "afastar", "tirar", "recuperar-se",
  ]
  /// *De França, em Itália*: countries that Portugal mostly names without the article behind a preposition (Cunha & Cintra,
  /// chapter 9, *Emprego com os nomes geográficos*).
  func isBareInPortugal(_ noun: Lexeme) -> Bool {
    grammar.isPortugal && ["França", "Espanha", "Itália", "Inglaterra"].contains(noun.lemma)
  }

  private static let wonted: WordSet = [
    "acostumar-se", "habituar-se", "adaptar-se", "acostumar", "lidar", "conviver", "sofrer",
  ]
  private static let exchanging: WordSet = ["trocar", "substituir", "mudar"]
}

/// Parts that are of one certain whole: *a chave do carro, o nome da música* (Cunha & Cintra, chapter 9, *Emprego do artigo
/// definido*).
enum PortuguesePartWords {
  /// By the kinds of what they are of.
  static let ofOne: [String: KindSet] = [
    "chave": wholes, "vidro": wholes, "perna": wholes, "pé": wholes, "gaveta": wholes,
    "pilha": wholes,
    "encosto": wholes, "zíper": wholes, "bateria": wholes, "tela": wholes, "carregador": wholes,
    "tampa": contained, "alça": contained,
    "cabelo": KindSet(.toy), "peça": KindSet(.toy, .game, .device, .vehicle),
    "nome": KindSet(.music, .media, .story, .game, .book, .toy, .place, .medicine),
    "foto": KindSet(.event, .place, .home, .device), "ajuda": KindSet(.device),
  ]
  private static let wholes = KindSet(
    .device, .vehicle, .furniture, .home, .room, .clothing, .book, .toy)
  private static let contained = KindSet(
    .device, .vehicle, .furniture, .home, .room, .clothing, .book, .toy, .dish, .thing)
}
