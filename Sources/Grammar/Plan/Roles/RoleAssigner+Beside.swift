import AACCore

/// What a thing is to the thing chosen right before it, where no word joins them: *baja el volumen de la
/// tele, una inyección en el brazo, una foto con el móvil* (NGLE §12.7, §29; Cunha & Cintra, chapter 15).
extension RoleAssigner {
  /// Takes a thing up into the one before it or gives it a role of its own; false where the frame
  /// decides.
  mutating func assignBeside(_ loose: LoosePhrase) -> Bool {
    guard language != .english, loose.isBeside, loose.preposition == nil,
      let noun = loose.phrase.noun, noun.government == nil,
      !noun.lexeme.kind.isTemporal, let verb = plan.verbs.last,
      let index = plan.fillers.indices.last,
      plan.fillers[index].verb == plan.verbs.count - 1,
      let last = plan.fillers[index].phrases.indices.last,
      let head = plan.fillers[index].phrases[last].noun?.lexeme, head.wordClass == .noun
    else { return false }
    guard plan.fillers[index].role != .attribute else { return false }
    // Tablet / ficar / sem / bateria / avião: what a thing lacks is its own.
    if language == .portuguese, plan.fillers[index].preposition == "sem",
      plan.subject.first?.noun?.lexeme.namesThing == true
    {
      return false
    }
    if BesideWords.partsOfBeings.contains(head.lemma), noun.lexeme.wordClass == .pronoun,
      verb.frame.slot(.recipient) == nil
    {
      plan.fillers[index].phrases[last].possessive = owner(noun)
      return true
    }
    let isCelebrated =
      language == .spanish && noun.lexeme.wordClass == .properNoun && noun.lexeme.isHuman
      && BesideWords.occasions.contains(head.lemma)
    guard noun.lexeme.wordClass == .noun || isCelebrated else { return false }
    if isHeldThere(noun.lexeme, head, loose, plan.fillers[index], verb.frame) {
      // Tem leite na geladeira.
      join(
        Filler(
          .placeAt, loose.phrase, preposition: language.placePreposition, article: .definite,
          verb: plan.verbs.count - 1))
      return true
    }
    if BesideWords.makings.contains(verb.frame.lemma),
      BesideWords.materials.contains(noun.lexeme.lemma),
      !KindSet.edible.contains(head.kind), loose.phrase.isPlain
    {
      // Un castillo de arena.
      plan.fillers[index].phrases[last].complement.append(loose.phrase)
      return true
    }
    if isPart(head, of: noun.lexeme) {
      plan.fillers[index].phrases[last].complement.append(
        whole(loose.phrase, isCelebrated: isCelebrated))
      return true
    }
    guard plan.fillers[index].role == .object, !BesideWords.choosing.contains(verb.frame.lemma),
      !isWanted(noun.lexeme, verb.frame),
      !head.isBeing
    else { return false }
    guard let slot = slot(beside: head, noun.lexeme, verb.frame) else { return false }
    join(
      Filler(
        slot.role, loose.phrase, preposition: slot.preposition, article: slot.article,
        verb: plan.verbs.count - 1))
    return true
  }

  /// The possessive that says who a part of the body belongs to: *la mano / él* is *su mano*.
  private func owner(_ noun: Constituent) -> Constituent? {
    guard language == .spanish else {
      return Possessives.word(for: noun.lexeme, tile: noun.tile)
    }
    return Possessives.word(for: noun.lexeme, tile: noun.tile, in: plan.variety)
      ?? Possessives.his(noun.tile)
  }

  /// Whether what one has is in or on what stands beside it: *tem leite na geladeira, tengo sangre en la nariz*.
  private func isHeldThere(
    _ place: Lexeme, _ thing: Lexeme, _ loose: LoosePhrase, _ filler: Filler, _ frame: VerbFrame
  ) -> Bool {
    guard ["tener", "ter"].contains(frame.lemma), filler.role == .object,
      loose.phrase.quantity == nil, !thing.isBeing
    else { return false }
    return BesideWords.containers.contains(place.lemma)
      || KindSet.edible.contains(thing.kind) && ["plato", "prato", "mesa"].contains(place.lemma)
      || ["sangre", "sangue"].contains(thing.lemma) && place.kind == .body
  }

  /// A whole as it stands behind its part: *de la tele*; names and one's own kin without the article.
  private func whole(_ phrase: NounPhrase, isCelebrated: Bool) -> NounPhrase {
    guard phrase.isPlain, let noun = phrase.noun?.lexeme, noun.article != .bare, !isCelebrated,
      !KinWords.isOwnByRole(noun) || language != .spanish || plan.isLaid
    else { return phrase }
    var whole = phrase
    whole.determiner = Constituent(
      Lexeme(lemma: language == .spanish ? "el" : "o", wordClass: .determiner))
    return whole
  }

  /// *Com raiva do irmão, com saudade da escola*: what somebody feels is about the noun behind it; *com dor nas costas*:
  /// what hurts is where it is felt (Cunha & Cintra, chapter 7, *Complemento nominal*).
  mutating func completesFeeling(_ loose: LoosePhrase) -> Bool {
    guard language == .portuguese, loose.preposition == nil, loose.isBeside,
      loose.phrase.noun != nil, let index = plan.fillers.indices.last,
      plan.fillers[index].preposition == language.withPreposition
        || plan.fillers[index].preposition == "de",
      let last = plan.fillers[index].phrases.indices.last,
      let head = plan.fillers[index].phrases[last].noun?.lexeme,
      plan.fillers[index].verb == plan.verbs.count - 1,
      let link = BesideWords.link(ofFelt: head, loose.phrase)
    else { return false }
    var cause = loose.phrase
    cause.link = Constituent(Lexeme(lemma: link, wordClass: .adposition))
    if cause.noun?.lexeme.wordClass == .noun, cause.isPlain, cause.noun?.lexeme.article != .bare {
      cause.determiner = Constituent(Lexeme(lemma: "o", wordClass: .determiner))
    }
    plan.fillers[index].phrases[last].complement.append(cause)
    return true
  }

  /// Whether the verb has a place of its own for it beside its object.
  private func isWanted(_ noun: Lexeme, _ frame: VerbFrame) -> Bool {
    frame.slots.contains { slot in
      slot.role != .object
        && (slot.words.contains(noun.lemma) || slot.acceptedKinds.contains(noun.kind))
    }
  }

  /// *El volumen de la tele, as velas do bolo, o cabelo da boneca*.
  private func isPart(_ head: Lexeme, of whole: Lexeme) -> Bool {
    if head.kind == .body { return whole.kind == .toy && head.lemma != whole.lemma }
    let base = BesideWords.base(of: head, language)
    // Tocar / batería / garaje: what is played is no part.
    guard head.kind != .instrument, BesideWords.parts.contains(base), !isTool(whole) else {
      return false
    }
    if whole.kind == .place, PairWords.ofVehicles.contains(base) {
      // Furar / pneu / estrada: it is of the car, and happens there.
      return false
    }
    if BesideWords.occasions.contains(base) { return whole.isBeing }
    if whole.isBeing { return BesideWords.partsOfBeings.contains(base) }
    return !BesideWords.parts.contains(whole.lemma) && whole.kind != .body
      && whole.kind != .color && whole.kind != .feeling && whole.kind != .event
  }

  private func isTool(_ noun: Lexeme) -> Bool {
    MeaningWords.tools.contains(MeaningWords.base(of: noun))
      || BesideWords.devices.contains(noun.lemma)
      || Self.tools.contains(noun.lemma)
  }

  private func slot(beside head: Lexeme, _ noun: Lexeme, _ frame: VerbFrame) -> FrameSlot? {
    let place = FrameSlot(
      .placeAt, preposition: language.placePreposition, article: .definite)
    let tool = FrameSlot(
      .instrument, preposition: language.withPreposition, article: .definite)
    if head.lemma == "nota" || head.lemma == "notas" {
      let isTaught = noun.kind == .subject || noun.kind == .languageName || noun.lemma == "lengua"
      return isTaught
        ? FrameSlot(.placeAt, preposition: language.placePreposition, article: .bare) : nil
    }
    if noun.kind == .body, head.kind != .body { return head.kind == .activity ? tool : place }
    let isStain =
      KindSet.edible.contains(head.kind) || head.lemma == "xixi" || head.lemma == "chichi"
      || head.lemma == "pis" || head.lemma == "caca" || head.kind == .material
    if noun.kind == .clothing, isStain { return place }
    if noun.kind == .vehicle, head.kind != .vehicle, head.kind != .toy { return place }
    if BesideWords.playgrounds.contains(noun.lemma), head.kind != .toy { return place }
    if BesideWords.devices.contains(noun.lemma) {
      if frame.lemma == "pedir" {
        return FrameSlot(.manner, preposition: "por", article: .bare)
      }
      if BesideWords.recording.contains(frame.lemma), head.kind != .device { return tool }
      if head.kind != .device, !MeaningWords.handling.contains(frame.lemma) { return place }
    }
    return nil
  }
}

/// Words whose meaning says what stands beside them without a preposition.
enum BesideWords {
  /// What is done to somebody as often together with somebody: *visito a la abuela con papá*.
  static let accompanied: WordSet = [
    "visitar", "ir a ver", "llevar", "traer", "dejar", "recoger", "acompañar", "sacar", "trazer",
    "levar", "deixar", "acompanhar", "visit", "take", "bring", "leave", "pick up", "walk", "feed",
  ]

  /// The singular that a word is looked up by.
  static func base(of noun: Lexeme, _ language: Language) -> String {
    guard noun.number == .plural, !parts.contains(noun.lemma) else { return noun.lemma }
    return LanguageTables.tables(language).lexicon.singulars(of: noun.lemma).first ?? noun.lemma
  }

  /// What is always of something.
  static let parts: WordSet = [
    "volumen", "luz", "tapa", "tapón", "botón", "rueda", "puerta", "ventana", "página", "portada",
    "vela", "pantalla", "batería", "pila", "cremallera", "capucha", "manga", "bolsillo", "suela",
    "etiqueta", "hoja", "rama", "fondo", "esquina", "borde", "nombre", "precio", "olor", "sabor",
    "sonido", "letra", "final", "principio", "correa", "jaula", "cola", "cáscara", "piel", "hueso",
    "receta", "dueño", "cinturón", "asiento", "volante", "timbre", "contraseña", "resultado",
    "volume", "tampa", "rolha", "botão", "roda", "porta", "janela", "capa", "tela", "ecrã",
    "bateria", "pilha", "zíper", "fecho", "capuz", "bolso", "sola", "folha", "galho", "canto",
    "borda", "nome", "preço", "cheiro", "sabor", "gosto", "som", "letra", "começo", "coleira",
    "gaiola", "rabo", "casca", "caroço", "receita", "dono", "cinto", "banco", "campainha", "senha",
    "resultado", "fim", "pneu", "cadarço", "atacador", "atacadores", "motor", "freio", "freno",
    "llanta",
    "mando", "control", "controle", "comando", "cargador", "carregador", "cable", "cabo", "rampa",
    "cumpleaños", "aniversário", "boda", "casamento", "santo", "techo", "capó", "teto", "curativo",
    "venda", "tirita", "herida", "ferida", "machucado", "gesso",
    "escayola", "manubrio", "pedal", "espejo", "guidão", "retrovisor", "fio", "tecla", "alça",
    "encosto", "trava", "grade", "cabeceira", "maçaneta", "fechadura", "telhado", "cano",
  ]

  /// What is only of somebody.
  static let occasions: WordSet = ["cumpleaños", "aniversário", "boda", "casamento", "santo"]

  /// What one has on the timetable.
  static let appointments: WordSet = [
    "logopeda", "médico", "dentista", "pediatra", "psicólogo", "psicóloga", "fisioterapeuta",
    "oculista",
    "piscina", "natación", "gimnasia", "gimnasio", "terapia", "rehabilitación", "fisio",
    "logopedia",
    "clase", "recreo", "catequesis", "entrenamiento", "guardería", "cole", "colegio", "escuela",
    "natação", "ginástica", "reabilitação", "aula", "recreio", "treino", "catequese", "escola",
    "fono",
    "judô", "judo", "fisioterapia", "peluquería", "consulta",
  ]

  /// Of these also that of somebody.
  static let partsOfBeings: WordSet = [
    "cumpleaños", "aniversário", "boda", "casamento", "santo", "nombre", "olor", "cola", "correa",
    "jaula", "nome", "cheiro", "rabo", "coleira", "gaiola",
  ]

  /// What one is full of because of somebody: *com raiva do irmão*.
  static let feelings: WordSet = [
    "raiva", "medo", "pena", "ciúme", "ciúmes", "vergonha", "nojo", "saudade", "saudades",
    "orgulho",
    "inveja", "vontade",
  ]

  /// The word before what one feels something about, or the part where one feels it; nil where nothing is felt.
  static func link(ofFelt head: Lexeme, _ phrase: NounPhrase) -> String? {
    if feelings.contains(head.lemma) { return "de" }
    guard phrase.noun?.lexeme.kind == .body,
      head.kind == .illness || PortugueseRowWords.symptoms.contains(head.lemma)
    else { return nil }
    return "em"
  }

  /// Verbs of making.
  static let makings: WordSet = ["hacer", "construir", "fabricar", "fazer", "montar", "dibujar"]

  /// What things are made of.
  static let materials: WordSet = [
    "arena", "nieve", "barro", "plastilina", "papel", "madera", "cartón", "tela", "lana", "areia",
    "neve", "massinha", "plasticina", "madeira", "papelão", "cartão", "ladrillo", "tijolo",
    "piedra", "pedra", "tecido", "lã", "lego", "Lego",
  ]

  /// What is heard, seen, said and filmed with.
  static let devices: WordSet = [
    "móvil", "celular", "teléfono", "tableta", "tablet", "cámara", "ordenador", "computadora",
    "auriculares", "audífonos", "internet", "telemóvel", "telefone", "câmera", "câmara",
    "computador", "auscultadores", "fone", "fones", "fone de ouvido", "fones de ouvido", "comando",
    "mando",
  ]

  /// Verbs of what is done with these.
  static let recording: WordSet = [
    "sacar", "tomar", "hacer", "grabar", "escuchar", "oír", "mandar", "enviar", "cambiar", "tirar",
    "fazer", "gravar", "ouvir", "escutar", "mudar", "filmar",
  ]

  /// What animals, plants and small things are in.
  static let containers: WordSet = [
    "congelador", "churrasqueira", "esconderijo", "freezer",
    "hucha", "alcancía", "cofrinho", "mealheiro", "barraca", "tienda de campaña", "jaula", "maceta",
    "tiesto", "pecera", "acuario", "cuna", "nido", "cesta", "cesto",
    "bañera", "hamaca", "portería", "canasta", "papelera", "basura", "gaiola", "aquário",
    "berço", "ninho", "banheira", "rede", "gol", "baliza", "lixo", "lixeira", "horno",
    "forno", "microondas", "micro-ondas", "nevera", "geladeira", "frigorífico", "estojo", "mochila",
  ]

  /// In what Portuguese food and drink is, and water to wash in.
  static let vessels: WordSet = [
    "tigela", "balde", "copo", "prato", "panela", "caneca", "xícara", "pote", "tábua", "bacia",
    "jarra", "frigideira", "assadeira", "liquidificador", "batedeira", "vasilha", "forma",
    "bandeja", "travessa", "taça", "chávena", "tacho", "garrafa", "mamadeira", "biberão", "tanque",
    "pia", "vaso", "cumbuca", "marmita", "lancheira",
  ]
  /// Where one is with others from afar.
  static let networks: WordSet = [
    "chat", "internet", "rede social", "redes sociais", "site", "WhatsApp", "whatsapp", "Instagram",
    "YouTube", "Facebook", "blog", "TikTok",
  ]

  /// What one plays on.
  static let playgrounds: WordSet = [
    "tobogán", "columpio", "balancín", "trampolín", "cama elástica", "escorregador", "escorrega",
    "balanço", "baloiço", "gangorra", "trampolim", "carrossel", "noria", "tiovivo", "carrusel",
    "montaña rusa", "caballitos",
    "roda-gigante", "montanha-russa", "calesita",
  ]

  /// Verbs behind which two things are both wanted.
  static let choosing: WordSet = [
    "querer", "comprar", "necesitar", "vender", "preferir", "tener", "precisar", "ter", "gostar",
    "gustar", "dibujar", "pintar", "desenhar", "ver", "haber", "haver", "limpiar", "limpar",
  ]
}
