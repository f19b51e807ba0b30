import AACCore

extension RoleAssigner {
  /// Company, place and tool, which any verb can have beside what its frame names.
  func adjunctSlot(_ kind: SemanticKind, _ loose: LoosePhrase, beats score: Int)
    -> FrameSlot?
  {
    guard score < 15 || isUnknownPlace(kind, score), plan.verbs.last?.frame.isCopular != true
    else { return nil }
    if score == 0, AdjunctWords.noises.contains(loose.lemma),
      let slot = around(kind, loose, verb: plan.verbs.count - 1)
    {
      return slot
    }
    if language != .english, let slot = romanceAdjunct(kind, loose, score) { return slot }
    if isBesideBeing(kind) {
      return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
    }
    let hasObject = plan.fillers.contains { $0.role == .object }
    if language == .portuguese, loose.preposition == nil, loose.phrase.noun?.lexeme.lemma == "me" {
      // Me deita na cama: done to the speaker, not with him.
      return FrameSlot(.object)
    }
    if kind == .person || kind == .animal {
      return besideBeing(kind, loose)
        ?? FrameSlot(.company, preposition: language.withPreposition)
    }
    if KindSet.places.contains(kind) {
      if let goal = secondGoal() { return goal }
      return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
    }
    guard score == 0 else { return nil }
    if language == .english, !lastVerbTakesObject, AdjunctWords.fixtures.contains(loose.lemma),
      loose.preposition == nil, let frame = plan.verbs.last?.frame
    {
      return goal(frame).map { FrameSlot(.placeTo, preposition: $0.preposition) }
        ?? FrameSlot(.placeAt, preposition: "by", article: .definite)
    }
    if KindSet.tools.contains(kind), hasObject || !lastVerbTakesObject {
      if !lastVerbTakesObject, kind == .furniture || kind == .vehicle {
        if language == .english, kind == .vehicle {
          return FrameSlot(
            .placeAt, preposition: EnglishWhereabouts.aboard(loose.lemma), article: .definite)
        }
        return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
      }
      return FrameSlot(.instrument, preposition: language.withPreposition)
    }
    return nil
  }

  /// *Quiero a mamá **y a papá***: of two people or two animals that a verb is done to, and that has no place for company,
  /// none comes along with the other (NGLE §31.6).
  private func besideBeing(_ kind: SemanticKind, _ loose: LoosePhrase) -> FrameSlot? {
    let last = plan.verbs.count - 1
    if language == .spanish, let slot = countedBeside(loose, last) { return slot }
    guard loose.preposition == nil, language != .portuguese || !loose.phrase.isPronoun,
      let frame = plan.verbs.last?.frame, frame.slot(.company) == nil,
      frame.slot(.recipient) == nil,
      !BesideWords.accompanied.contains(frame.lemma),
      let slot = frame.slots.first(where: {
        $0.role == .object && $0.words.isEmpty
          && (language != .spanish || $0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(kind))
      }),
      slot.acceptedKinds.isEmpty || slot.acceptedKinds.contains(kind),
      let object = plan.fillers.last(where: { $0.verb == last && $0.role == .object }),
      object.phrases.allSatisfy({
        (!$0.isPronoun || isLoved(loose, frame)) && $0.roleKind == kind
      })
    else { return nil }
    return slot
  }

  /// *Voy al parque y al cine*: of two places behind *ir* one goes to both (NGLE §31.2).
  private func secondGoal() -> FrameSlot? {
    let last = plan.verbs.count - 1
    guard language == .spanish, !plan.isLaid, last >= 0, plan.verbs[last].frame.lemma == "ir",
      plan.fillers.contains(where: {
        $0.role == .placeTo && $0.verb == last && KindSet.places.contains($0.phrases[0].roleKind)
          && $0.phrases[0].noun?.lexeme.wordClass == .noun
      })
    else { return nil }
    return plan.verbs[last].frame.slot(.placeTo)
  }

  /// *Tengo un perro y dos gatos*: what is counted beside what is counted is one more of what the verb is done to
  /// (NGLE §31.2).
  private func countedBeside(_ loose: LoosePhrase, _ last: Int) -> FrameSlot? {
    guard loose.preposition == nil, loose.phrase.isCounted,
      let object = plan.fillers.last, object.verb == last, object.role == .object,
      object.preposition == nil, object.phrases.last?.isCounted == true
    else { return nil }
    return FrameSlot(.object, article: object.article)
  }

  /// *Nos ama a nosotros y a la abuela*: beside whom one loves nobody comes along.
  private func isLoved(_ loose: LoosePhrase, _ frame: VerbFrame) -> Bool {
    language == .spanish && !plan.isLaid && loose.phrase.noun?.lexeme.isHuman == true
      && ["querer", "amar", "adorar", "odiar", "conocer", "echar de menos", "extrañar"]
        .contains(frame.lemma)
  }

  /// Who profits, what one travels in, and what is all around, where the verb names none of them.
  private func romanceAdjunct(_ kind: SemanticKind, _ loose: LoosePhrase, _ score: Int)
    -> FrameSlot?
  {
    guard let frame = plan.verbs.last?.frame else { return nil }
    if kind == .animal, let prey = prey(loose, frame) { return prey }
    if kind == .person || kind == .animal { return profits(loose, frame) }
    if kind == .toy, language == .portuguese, let doll = dressesDoll(loose, frame) { return doll }
    if kind == .vehicle, frame.slot(.placeTo) != nil {
      return FrameSlot(.instrument, preposition: language == .spanish ? "en" : "de", article: .bare)
    }
    let isAround = kind == .nature || kind == .plant || kind == .furniture
    if score == 0, let there = fixedPlace(kind, loose, frame) { return there }
    if let noun = loose.phrase.noun?.lexeme.lemma,
      BesideWords.playgrounds.contains(noun)
        || language == .portuguese && score == 0 && isVessel(noun)
        || BesideWords.containers.contains(noun) && score == 0
    {
      return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
    }
    if language == .spanish, isTool(loose, frame) {
      return FrameSlot(.instrument, preposition: language.withPreposition, article: .definite)
    }
    let isDuring = kind == .event && (!lastVerbTakesObject || isBesideOther(kind))
    let isOn =
      (kind == .furniture || kind == .plant) && isBesideOther(kind)
      && !Self.choosing.contains(frame.lemma)
    if isAround && score == 0 || isDuring || isOn && score < 15 {
      return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
    }
    return language == .spanish ? spanishBeside(kind, loose, frame) : nil
  }

  /// *Voy a la puerta, fico na janela, llega al árbol*: what stands where it is, behind a verb that is done to nothing, is where one
  /// goes or where one is (NGLE §29.8; Cunha & Cintra, chapter 15).
  private func fixedPlace(_ kind: SemanticKind, _ loose: LoosePhrase, _ frame: VerbFrame)
    -> FrameSlot?
  {
    guard loose.preposition == nil, frame.isListed, loose.phrase.noun?.lexeme.wordClass == .noun
    else { return nil }
    let isFixture =
      AdjunctWords.fixtures.contains(loose.lemma) || BesideWords.playgrounds.contains(loose.lemma)
    if lastVerbTakesObject, !isFixture || !AdjunctWords.halting.contains(frame.lemma) { return nil }
    if isFixture || kind == .furniture || kind == .plant || kind == .nature,
      let goal = goal(frame)
    {
      return FrameSlot(.placeTo, preposition: goal.preposition, article: .definite)
    }
    guard isFixture else { return nil }
    return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
  }

  /// *Dissolver / remédio / copo, seguir / cantor / rede social*: in what something is poured and mixed, and where one reads and
  /// writes to others (Cunha & Cintra, chapter 15, *Em*).
  private func isVessel(_ noun: String) -> Bool {
    if BesideWords.networks.contains(noun) { return true }
    let last = plan.verbs.count - 1
    return BesideWords.vessels.contains(noun)
      && plan.fillers.contains {
        $0.verb == last && $0.role == .object
          && [.food, .drink, .dish, .medicine, .material, .clothing, .plant, .thing]
            .contains($0.phrases[0].kind)
      }
  }

  /// *Escucho música con los auriculares*: what one works with, beside an object or where none is wanted.
  private func isTool(_ loose: LoosePhrase, _ frame: VerbFrame) -> Bool {
    guard let noun = loose.phrase.noun?.lexeme, !Self.choosing.contains(frame.lemma),
      !Self.handling.contains(frame.lemma), Self.tools.contains(noun.lemma)
    else { return false }
    return !lastVerbTakesObject
      || plan.fillers.contains {
        guard $0.role == .object, let thing = $0.phrases[0].noun?.lexeme.lemma else {
          return $0.role == .object
        }
        return !Self.tools.contains(thing)
          || Self.soft.contains(thing) && !Self.soft.contains(noun.lemma)
      }
  }

  /// What is also worked on: *bordo una servilleta con la aguja*.
  private static let soft: WordSet = [
    "servilleta", "toalla", "trapo", "pañuelo", "esponja", "cubo", "cuerda", "cinta", "palo", "red",
  ]

  static let handling: WordSet = [
    "coger", "agarrar", "dar", "buscar", "encontrar", "perder", "ver", "pedir", "traer", "llevar",
    "prestar", "usar", "utilizar", "guardar", "meter", "poner", "sacar", "dejar", "elegir",
    "escoger", "regalar", "recibir", "preferir", "romper", "tirar", "lavar", "vender", "haber",
  ]

  static let tools: WordSet = [
    "llave inglesa", "taladro", "pinzas", "lija", "brocha", "rodillo", "cinta adhesiva", "lápiz",
    "bolígrafo", "boli", "pincel", "rotulador", "rotuladores", "tiza", "tijeras",
    "cuchillo", "tenedor", "cuchara", "martillo", "destornillador", "cepillo", "peine", "jabón",
    "toalla", "escoba", "trapo", "esponja", "llave", "regla", "goma", "pegamento", "pala", "aguja",
    "sierra", "hacha", "manguera", "champú", "auriculares", "lupa", "microscopio", "telescopio",
    "prismáticos", "termómetro", "pincel", "acuarelas", "pinturas", "fregona", "cubo", "servilleta",
    "pañuelo", "cuerda", "cinta", "celo", "grapadora", "sacapuntas", "batidora", "aspiradora",
    "secador", "maquinilla", "linterna", "herramienta", "herramientas", "alicates", "rastrillo",
    "red", "palo", "bastón", "muletas", "mando", "ratón", "calculadora", "cámara", "micrófono",
    "raqueta", "bate", "regadera", "tarjeta", "pajita", "abrelatas", "rodillo", "plancha", "hilo",
    "máquina de coser",
  ]

  /// Verbs that can be about two things of any kind.
  static let choosing: WordSet = [
    "querer", "tener", "comprar", "necesitar", "vender", "limpiar", "mover", "ter", "precisar",
    "limpar", "mexer",
  ]

  /// Whether the object is there already and of another kind: *leer un cuento en la clase*.
  private func isBesideOther(_ kind: SemanticKind) -> Bool {
    plan.fillers.contains { $0.role == .object && $0.phrases[0].roleKind != kind }
  }

  /// *El gato come un ratón, como conejo*: animals eat animals, and people eat some of them as food.
  private func prey(_ loose: LoosePhrase, _ frame: VerbFrame) -> FrameSlot? {
    let last = plan.verbs.count - 1
    guard Self.eating.contains(frame.lemma), loose.preposition == nil,
      !plan.fillers.contains(where: { $0.role == .object && $0.verb == last })
    else { return nil }
    if plan.subject.contains(where: { $0.noun?.lexeme.roleKind == .animal }) {
      return FrameSlot(.object)
    }
    let isMeat =
      loose.phrase.isPlain && (language == .portuguese || Self.meats.contains(loose.lemma))
    return isMeat ? FrameSlot(.object, article: .bare) : nil
  }

  private static let eating: WordSet = [
    "comer", "comerse", "tragar", "tragarse", "devorar", "masticar", "cenar", "almorzar",
    "engolir", "mastigar", "jantar", "almoçar", "provar", "probar",
  ]

  private static let meats: WordSet = [
    "conejo", "pato", "pavo", "cordero", "pulpo", "calamar", "cangrejo", "caracol", "pollo",
    "coelho", "peru", "polvo", "lula", "caranguejo", "frango", "carneiro", "camarão",
  ]

  /// *Chapotear en un charco*: behind a verb that nobody knows a place is where it is done.
  private func isUnknownPlace(_ kind: SemanticKind, _ score: Int) -> Bool {
    plan.verbs.last?.frame.isDefault == true && KindSet.places.contains(kind)
      && (language != .english || kind == .place) && score < 50
  }

  /// *Veo un pájaro en el árbol*: what is no being, behind one that is seen, is where it is.
  private func isBesideBeing(_ kind: SemanticKind) -> Bool {
    guard kind == .plant || kind == .furniture || kind == .vehicle, language != .english,
      let last = plan.fillers.last, last.role == .object, last.verb == plan.verbs.count - 1
    else { return false }
    return last.phrases.last?.noun?.lexeme.isBeing == true
  }
}

extension NounPhrase {
  /// Whether it is told how many: *un perro, dos gatos*.
  fileprivate var isCounted: Bool {
    guard noun?.lexeme.wordClass == .noun else { return false }
    return quantity?.lexeme.wordClass == .numeral
      || ["un", "una", "uno"].contains(determiner?.lexeme.lemma)
  }
}
