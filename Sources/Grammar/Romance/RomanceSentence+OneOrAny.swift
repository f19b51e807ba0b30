import AACCore

/// Words of what is liked, feared and refused in Portuguese, and whether any of it is meant or a certain one (Cunha & Cintra,
/// chapter 9, *Omissão do artigo*; Bechara, *Emprego do artigo*).
enum LikedWords {
  /// *Odeio barulho, não gosto de injeção*: any of it, wherever it comes from.
  static func isAny(_ noun: Lexeme) -> Bool {
    guard noun.wordClass == .noun, !noun.isBeing else { return false }
    return noun.kind == .weather || noun.kind == .medicine || sensed.contains(noun.lemma)
  }

  /// *Medo de trovão, nojo de barata*: any of them; but of the dark, the sea and a dog one knows *do*.
  static func isFearedAtAll(_ noun: Lexeme) -> Bool {
    noun.wordClass == .noun
      && (isAny(noun) || vermin.contains(noun.lemma) || feared.contains(noun.lemma))
  }

  /// What is heard, felt and done to one.
  private static let sensed: WordSet = [
    "barulho", "ruído", "gritaria", "grito", "choro", "bagunça", "confusão", "briga", "trovão",
    "trovoada", "relâmpago", "fumaça", "poeira", "prova", "exame", "surpresa", "abraço",
    "beijo", "cócega", "fila", "trânsito", "mentira", "aglomeração", "multidão", "zoada",
    "agulha", "seringa", "sirene", "rojão", "foguete", "bomba",
  ]
  private static let vermin: WordSet = [
    "aranha", "barata", "cobra", "rato", "ratazana", "mosquito", "abelha", "vespa", "morcego",
    "lagartixa", "sapo", "escorpião", "inseto", "bicho", "tubarão", "jacaré", "lobo", "minhoca",
    "formiga", "lesma", "leão",
  ]
  private static let feared: WordSet = [
    "altura", "fantasma", "monstro", "palhaço", "bruxa", "agulha", "fogo", "elevador", "avião",
    "assombração", "vampiro", "zumbi", "ladrão", "dentista", "sangue", "tempestade", "bomba",
    "foguete", "rojão", "balão", "sirene",
  ]
  /// What there is only when it has been made, got, wished or found.
  static let bringingAbout: WordSet = [
    "desejar", "inventar", "imaginar", "descobrir", "ganhar", "receber", "obter", "sugerir",
    "propor", "garantir", "arranjar", "projetar", "criar", "construir", "formar", "cavar", "parir",
    "pescar", "modelar", "traçar", "rascunhar", "redigir", "sortear", "pedinchar", "alugar",
    "tricotar", "tatuar", "tecer", "bordar", "costurar", "plantar", "desenhar", "prescrever",
    "receitar",
    "encomendar", "oferecer", "arrendar", "pegar emprestado", "adotar", "contratar", "fundar",
    "bolar",
    "planejar", "dizer", "pedir", "reservar", "anexar", "crochetar", "coser", "restar", "sobrar",
    "agendar", "esculpir", "compor",
  ]
  /// Verbs that a deed is the object of: *dar um beijo, levar um susto*.
  static let doing: WordSet = ["dar", "levar", "tomar", "fazer", "ter", "sentir", "sofrer"]
  static let deeds: WordSet = [
    "beijo", "beijinho", "abraço", "abracinho", "nó", "susto", "tapa", "soco", "chute", "choque",
    "arranhão", "beliscão", "tombo", "grito", "pulo", "salto", "passo", "golpe", "empurrão",
    "puxão", "tropeção", "esmola", "laço", "jeito", "sinal", "banho", "telefonema", "tchau",
    "bronca", "rasteira", "cambalhota", "cascudo", "ideia", "gol", "ponto", "barulho", "pedido",
    "convite",
  ]
  /// What is done to a thing that is there before.
  static let doneToWhatIsThere: WordSet = [
    "ler", "entender", "compreender", "abrir", "fechar", "usar", "escrever", "soletrar",
    "terminar", "acabar", "copiar", "decorar", "responder", "repetir", "pronunciar",
    "alcançar", "encaixar",
  ]
}

/// Whether one certain thing is meant, or one of several.
extension RomanceSentence {
  /// *Namoro a Camila, tomei um remédio amargo*: nil where the other rules decide (Cunha & Cintra, chapter 9).
  func articleOfOne(_ phrase: NounPhrase, _ noun: Lexeme) -> Article? {
    if noun.wordClass == .properNoun, noun.isHuman, plan.verbs.last?.frame.lemma == "namorar" {
      return .definite
    }
    if noun.kind == .medicine, !isPlural(phrase), isPrescribed(phrase) { return .indefinite }
    if !isSpanish, let article = articleOfFittings(phrase, noun) { return article }
    guard !phrase.adjectives.isEmpty, !plan.isNegative, isMass(noun), !isPlural(phrase) else {
      return nil
    }
    // Tengo un dolor fuerte, senti uma dor forte: a felt one of a sort (NGLE §15.9).
    return noun.kind == .medicine || isPain(noun) ? .indefinite : nil
  }

  private func isPain(_ noun: Lexeme) -> Bool {
    noun.kind == .illness && Self.pains.contains(noun.lemma)
  }

  /// *Tengo un dolor crónico*, also where the set phrase *tener dolor* has none.
  func articleOfPain(_ phrase: NounPhrase, _ noun: Lexeme, _ role: Role) -> Article? {
    guard isSpanish, role == .object, !phrase.adjectives.isEmpty, !plan.isNegative, isPain(noun),
      !isPlural(phrase)
    else { return nil }
    return .indefinite
  }

  private static let pains: WordSet = [
    "dolor", "picor", "escozor", "malestar", "mareo", "dor", "coceira", "comichão", "ardor",
    "mal-estar",
    "tontura",
  ]

  /// *A médica receitou um xarope*: one of all there are.
  private func isPrescribed(_ phrase: NounPhrase) -> Bool {
    guard !plan.isNegative, phrase.isPlain, phrase.complement.isEmpty,
      let verb = plan.verbs.last?.frame.lemma
    else { return false }
    return ["receitar", "prescrever"].contains(verb)
      || verb == "passar"
        && plan.subject.contains { OwnWords.healers.contains($0.noun?.lexeme.lemma ?? "") }
  }

  /// *Não dei um beijo, não inventei uma história*: what there would be only if it had been done is not known.
  func isYetToBe(_ noun: Lexeme, _ verb: String) -> Bool {
    if LikedWords.bringingAbout.contains(verb) { return true }
    guard LikedWords.doing.contains(verb) else { return false }
    switch noun.kind {
    case .action, .feeling, .emotion, .illness, .state, .idea, .activity, .event: return true
    default:
      return LikedWords.deeds.contains(noun.lemma) || noun.lemma.hasSuffix("ada")
        || noun.lemma.hasSuffix("ida") && noun.kind != .food
    }
  }

  /// *Você viu os óculos?*: what one wears, plays with and uses.
  func isOfOnesThings(_ noun: Lexeme) -> Bool {
    switch noun.roleKind {
    case .clothing, .device, .thing, .toy, .book: return true
    default: return false
    }
  }

  /// *Não sei ler a palavra, não quero ler o livro*: what one does not do to a thing that is there; what there would have to be
  /// first stays open: *não faço um bolo* (Cunha & Cintra, chapter 9, *Emprego do artigo indefinido*).
  private func isRefusedThing(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard !isSpanish, plan.isNegative, phrase.isPlain, phrase.complement.isEmpty,
      noun.wordClass == .noun, !plan.options.contains(.habitual), plan.inquiry == nil,
      let verb = plan.verbs.last?.frame
    else { return false }
    return LikedWords.doneToWhatIsThere.contains(verb.lemma)
      || plan.verbs.count > 1 && ["ver", "assistir", "pegar", "levar"].contains(verb.lemma)
  }

  /// Whether the hour or the denial makes it a certain one.
  func isKnownNow(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    isKnownByTense(phrase, noun) || isRefusedThing(phrase, noun)
  }

  /// *A cozinha tem uma mesa redonda, tenho uma cama grande*: what a room or somebody has is first told of (Cunha & Cintra, chapter
  /// 9, *Emprego do artigo indefinido*); but *o carro tem a porta quebrada*.
  func articleOfFittings(_ phrase: NounPhrase, _ noun: Lexeme) -> Article? {
    guard plan.verbs.count == 1, plan.verbs[0].constituent.lexeme.lemma == "ter",
      noun.wordClass == .noun,
      noun.kind == .furniture || noun.kind == .thing || noun.kind == .device,
      phrase.complement.isEmpty, !isMass(noun), !isPlural(phrase), !plan.isNegative
    else { return nil }
    if phrase.isPlain {
      guard plan.subject.count == 1, let whole = plan.subject[0].noun?.lexeme,
        whole.wordClass == .noun
      else { return nil }
      return KindSet.places.contains(whole.kind) ? .indefinite : nil
    }
    let isState = phrase.adjectives.contains {
      $0.lexeme.kind == .state || JudgedWords.plainly.contains($0.lexeme.lemma)
    }
    return phrase.adjectives.isEmpty || isState ? nil : .indefinite
  }
}
