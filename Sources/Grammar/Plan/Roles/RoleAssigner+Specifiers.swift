import AACCore

/// What the second of two unlike things is to the first, where the verb asks for neither and nothing was chosen between them:
/// never one more of a list (NGLE §12.7, §29.7, §31.3; Cunha & Cintra, chapters 7 and 15; Bechara, *Adjunto adnominal*).
extension RoleAssigner {
  private enum Relation {
    /// *El carné de identidad, el final de la película.*
    case of(Article)
    /// A role beside the verb, with its preposition.
    case beside(Role, String, Article)
  }

  /// *Renovar / carné / identidad, quebrar / braço / futebol*: takes the noun up into the one before it or gives it a role of
  /// its own; false where both are one list.
  mutating func assignAsSpecifier(
    _ slot: FrameSlot, _ kind: SemanticKind, _ loose: LoosePhrase, _ verb: Int
  ) -> Bool {
    guard language != .english, loose.isBeside, loose.preposition == nil,
      loose.phrase.connective == nil, loose.phrase.quantity == nil,
      let noun = loose.phrase.noun?.lexeme, noun.wordClass == .noun,
      let index = plan.fillers.indices.last,
      plan.fillers[index].role == slot.role, plan.fillers[index].verb == verb,
      plan.fillers[index].preposition == slot.preposition,
      let last = plan.fillers[index].phrases.indices.last,
      let head = plan.fillers[index].phrases[last].noun?.lexeme, head.wordClass == .noun,
      loose.phrase.noun?.government == nil || Self.wholes.contains(head.lemma),
      let relation = relation(of: noun, kind, to: head, plan.verbs[verb].frame.lemma)
    else { return false }
    switch relation {
    case .of(let article):
      var specifier = loose.phrase
      specifier.noun?.government = nil
      if article == .definite, specifier.isPlain, noun.article != .bare {
        specifier.determiner = Constituent(
          Lexeme(lemma: language == .spanish ? "el" : "o", wordClass: .determiner))
      }
      plan.fillers[index].phrases[last].complement.append(specifier)
    case .beside(let role, let preposition, let article):
      join(Filler(role, loose.phrase, preposition: preposition, article: article, verb: verb))
    }
    return true
  }

  private func relation(
    of noun: Lexeme, _ kind: SemanticKind, to head: Lexeme, _ verb: String
  ) -> Relation? {
    let first = head.roleKind
    if Self.dressed.contains(verb), Self.dressing.contains(noun.lemma) {
      return .beside(.instrument, language.withPreposition, .bare)
    }
    guard first != kind else {
      if isWorkedWith(noun, head, verb) { return with }
      let isSpecified = Self.specified.contains(head.lemma) && first != .book
      return isSpecified && noun.number != .plural ? .of(.bare) : nil
    }
    if Self.wholes.contains(head.lemma) {
      return KindSet.beings.contains(kind) ? nil : .of(.definite)
    }
    switch kind {
    case .idea, .subject, .story:
      guard Self.documents.contains(first), !head.isInferred || head.kind != .thing else {
        return nil
      }
      return .of(.bare)
    case .money where Self.documents.contains(first): return .of(.bare)
    case .sport, .game, .music:
      if first == .body || KindSet.beings.contains(first) { return place }
      return Self.documents.contains(first) || first == .clothing ? .of(.bare) : nil
    case .material:
      let isHad = BesideWords.choosing.contains(verb) || MeaningWords.wanting.contains(verb)
      return isHad && Self.shaped.contains(first) ? .of(.bare) : nil
    case .illness, .feeling, .weather:
      if first == .medicine { return .beside(.topic, "para", .definite) }
      if KindSet.beings.contains(first) || KindSet.places.contains(first) || first == .event {
        return language == .spanish
          ? .beside(.topic, "por", .definite) : .beside(.topic, "por causa de", .definite)
      }
      return nil
    case .medicine where first == .body || first == .illness: return with
    default: return isWorkedWith(noun, head, verb) ? with : nil
    }
  }

  private var place: Relation { .beside(.placeAt, language.placePreposition, .definite) }
  private var with: Relation { .beside(.instrument, language.withPreposition, .definite) }

  /// *Apertar / parafuso / alicate*: one thing is worked with the other.
  private func isWorkedWith(_ noun: Lexeme, _ head: Lexeme, _ verb: String) -> Bool {
    // Pegar is to glue in Spanish, to take in Portuguese.
    guard MeaningWords.handling.contains(verb) || Self.mending.contains(verb), !head.isBeing,
      verb != "pegar" || language == .spanish
    else { return false }
    let base = MeaningWords.base(of: noun)
    let isTool = { MeaningWords.tools.contains($0) || Self.tools.contains($0) }
    return isTool(base) && !isTool(MeaningWords.base(of: head))
  }

  /// Papers, things and happenings that are of a sort.
  private static let documents = KindSet(
    .thing, .book, .event, .media, .money, .device, .furniture, .room, .idea, .game, .toy)
  /// What is made of something.
  private static let shaped = KindSet(
    .thing, .clothing, .furniture, .toy, .device, .instrument, .vehicle, .home)

  /// What is of another thing of its own kind: *hoja de reclamaciones*.
  private static let specified: WordSet = [
    "tarjeta", "carné", "hoja", "contrato", "permiso", "factura", "recibo", "solicitud",
    "formulario",
    "certificado", "título", "libro", "billete", "entrada", "cartão", "carteira", "folha",
    "permissão",
    "fatura", "formulário", "bilhete", "ingresso", "recibo",
  ]
  /// What is always of something that is known.
  private static let wholes: WordSet = [
    "final", "principio", "comienzo", "inicio", "mitad", "resto", "resumen", "título", "autor",
    "desenlace", "começo", "metade", "resumo", "autor",
  ]
  /// What another food is dressed, fried and spread with.
  private static let dressing: WordSet = [
    "aceite", "sal", "azúcar", "vinagre", "mantequilla", "mayonesa", "pimienta", "azafrán",
    "aceite de oliva",
    "azeite", "óleo", "açúcar", "vinagre", "manteiga", "maionese", "pimenta", "orégano",
  ]
  private static let dressed: WordSet = [
    "freír", "aliñar", "condimentar", "untar", "cocinar", "asar", "rehogar", "saltear", "preparar",
    "fritar", "temperar", "condimentar", "cozinhar", "untar", "refogar", "assar",
  ]
  private static let mending: WordSet = [
    "apretar", "aflojar", "arreglar", "reparar", "cortar", "serrar", "atornillar", "desatornillar",
    "clavar", "pegar", "medir", "lijar", "apertar", "afrouxar", "consertar", "reparar", "serrar",
    "parafusar", "desparafusar", "pregar", "colar", "medir", "lixar", "tirar", "sacar",
  ]
}
