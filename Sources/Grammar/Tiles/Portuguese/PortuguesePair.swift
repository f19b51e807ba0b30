import AACCore

/// Two words of a board beside each other and nothing else: *cansado / triste, fome / escola, dar / mais, quando / vovó*: a core word tells by
/// itself what it is for, in either order.
///
/// Sources: Cunha & Cintra, chapters 7 (*Elipse*, *Vocativo*), 13 (*Modo imperativo*) and 14; Bechara, *Frases nominais*.
struct PortuguesePair {
  let reader: TileReader
  let first: Constituent
  let second: Constituent

  /// What the two say; nil where the usual readings know better.
  var said: [Clause]? {
    named ?? amounts ?? states ?? questions ?? deeds ?? requests ?? things ?? places ?? owned
  }

  /// The word of the two of which this holds, the other one, and whether it comes first.
  func beside(_ holds: (Lexeme) -> Bool) -> Beside? {
    if holds(first.lexeme) { return Beside(core: first, other: second, isFirst: true) }
    guard holds(second.lexeme) else { return nil }
    return Beside(core: second, other: first, isFirst: false)
  }

  func beside(_ words: WordSet) -> Beside? { beside { words.contains($0.lemma) } }

  /// A core word and its neighbour.
  struct Beside {
    let core: Constituent
    let other: Constituent
    let isFirst: Bool
    var word: String { core.lexeme.lemma }
    var noun: Lexeme { other.lexeme }
  }

  // MARK: - Parts of a clause

  var wish: Constituent { reader.deed("querer") }
  var isThus: Constituent { .linking("estar", .third) }
  var isSuch: Constituent { .linking("ser", .third) }
  var speaker: Constituent { reader.known("eu") }
  var listener: Constituent { reader.known("você") }

  /// A clause of these parts.
  func told(_ subject: [Constituent] = [], _ verb: Constituent, _ rest: [Constituent] = [])
    -> Clause
  {
    var clause = Clause(variety: reader.variety)
    clause.subject = subject
    clause.verb = verb
    clause.complements = rest
    return clause
  }

  /// *Eu quero beber suco, me dá mais*: the clause with nobody chosen for it.
  func wished(_ rest: [Constituent]) -> Clause { told([], wish, rest) }

  /// The word in the place of the tile of another.
  func word(_ lemma: String, for tile: Constituent?) -> Constituent {
    var word = reader.known(lemma)
    word.tile = tile?.tile
    return word
  }

  /// *Para a cama, ao parque*: where one goes.
  func towards(_ place: Constituent) -> [Constituent] {
    place.lexeme.kind == .furniture ? behind("para", known(place)) : [place]
  }

  /// What one wants of a thing that is named: to have it, to see it, to go there.
  func wanted(_ noun: Constituent) -> [Constituent]? {
    if Self.isFood(noun.lexeme) { return [noun] }
    guard let act = deed(with: noun.lexeme) else { return nil }
    switch act {
    case "ir": return [reader.deed(act)] + towards(noun)
    case "ver", "ouvir", "jogar": return [reader.deed(act), noun]
    default: return [known(noun)]
    }
  }

  /// The noun as the one that both know: ***a** bola*.
  func known(_ noun: Constituent) -> Constituent {
    guard noun.lexeme.wordClass == .noun else { return noun }
    var known = noun
    known.lexeme.article = .definite
    return known
  }

  func bare(_ noun: Constituent) -> Constituent {
    guard noun.lexeme.wordClass == .noun else { return noun }
    var bare = noun
    bare.lexeme.article = .bare
    return bare
  }

  /// The noun behind a preposition: *na escola, com a vovó, em casa*.
  func behind(_ preposition: Constituent, _ noun: Constituent) -> [Constituent] {
    let lexeme = noun.lexeme
    guard lexeme.wordClass == .noun, lexeme.article != .bare || lexeme.isHuman else {
      return [preposition, noun]
    }
    return [preposition, reader.article, noun]
  }

  func behind(_ preposition: String, _ noun: Constituent) -> [Constituent] {
    behind(reader.known(preposition), noun)
  }

  /// What is said in one breath, letter by letter.
  func phrase(_ words: Constituent...) -> [Clause] {
    [reader.spoken(words.map { ($0.lexeme.lemma, $0.tile, true) }, exclaims: false)]
  }

  /// The same with a pause between the words.
  func apart(_ words: Constituent...) -> [Clause] {
    [reader.spoken(words.map { ($0.lexeme.lemma, $0.tile, false) }, exclaims: false)]
  }

  /// *Na cama, no parque*: the noun with the preposition that melts with its article.
  func melted(_ preposition: String, _ noun: Lexeme) -> String {
    (reader.tables.gender(of: noun) == .feminine ? "\(preposition)a " : "\(preposition)o ")
      + noun.lemma
  }

  /// *Acabou* as it is called out.
  func over(_ word: Constituent) -> Constituent {
    Constituent(
      Lexeme(lemma: "acabou", wordClass: .interjection, kind: .social), tile: word.tile)
  }

  // MARK: - Sorts of words

  /// Whether somebody does it because he wants to.
  func isWilled(_ verb: Constituent) -> Bool {
    guard verb.lexeme.isInfinitive else { return false }
    let frame = reader.frame(of: verb)
    return (frame.past != .state || BoardPairWords.sensed.contains(frame.lemma)) && !frame.isDefault
      && frame.pattern.isPersonal && frame.pattern != .modal && !frame.isCopular
      && !frame.isStrongOpener && !frame.pattern.mayHaveExperiencer
      && !TileReader.going.contains(frame.lemma) && !CoreDeedWords.unwilled.contains(frame.lemma)
  }

  /// Whether it is something that the others are asked to do.
  func isAsked(_ verb: Lexeme) -> Bool {
    verb.isInfinitive && CoreDeedWords.asked.contains(verb.lemma)
      && !["pegar", "segurar", "contar", "soltar", "largar"].contains(verb.lemma)
  }

  static func isPlace(_ noun: Lexeme) -> Bool {
    noun.wordClass == .noun && [.place, .room, .home].contains(noun.kind)
  }

  /// Whether it names somebody: a name or a noun for a person.
  static func isSomebody(_ word: Lexeme) -> Bool {
    word.isHuman && (word.wordClass == .noun || word.wordClass == .properNoun)
  }

  static func isAnimal(_ word: Lexeme) -> Bool {
    word.wordClass == .noun && word.isBeing && !word.isHuman
  }

  /// Whether it is somebody one calls by that word.
  static func isCalled(_ word: Lexeme) -> Bool {
    isSomebody(word)
      && (word.wordClass == .properNoun || PortugueseCallWords.called(word.lemma))
  }

  /// Whether it is one's own kin and the like, of whom there is one.
  static func isUnique(_ word: Lexeme) -> Bool {
    word.wordClass == .noun && word.isHuman
      && (PortionWords.isKin(word.lemma) || PortugueseCallWords.kin.contains(word.lemma))
      && !["amigo", "amiga", "primo", "prima", "irmão", "irmã"].contains(word.lemma)
  }

  /// Whether it names a thing that one can hold or use.
  static func isThing(_ word: Lexeme) -> Bool {
    word.namesThing && !isPlace(word) && ![.weather, .body, .idea, .direction].contains(word.kind)
      && !BoardPairWords.sensations.contains(word.lemma)
  }

  static func isFood(_ word: Lexeme) -> Bool {
    word.wordClass == .noun && KindSet.edible.contains(word.kind)
  }
}

extension Clause {
  /// As something that is over.
  var over: Clause {
    var clause = self
    clause.tense = .past
    return clause
  }

  /// As something that is to come: *vou ficar triste*.
  var planned: Clause {
    var clause = self
    clause.tense = .future
    clause.options.insert(.goingTo)
    return clause
  }

  var asked: Clause {
    var clause = self
    clause.isQuestion = true
    return clause
  }

  var requested: Clause {
    var clause = self
    clause.options.insert(.request)
    return clause
  }

  var goingOn: Clause {
    var clause = self
    clause.options.insert(.progressive)
    return clause
  }
}

/// Core words of Portuguese boards that tell by themselves what they are for beside one other.
enum BoardPairWords {
  /// What one wants to see or hear although it happens to one.
  static let sensed: WordSet = ["ver", "ouvir", "escutar", "assistir"]
  /// What one has, as Portuguese says of what one feels.
  static let sensations: WordSet = [
    "fome", "sede", "sono", "medo", "vergonha", "pressa", "preguiça", "raiva", "ciúme", "calor",
    "nojo",
  ]
  /// How one is for the time being, of those that are no feeling.
  static let conditions: WordSet = [
    "sujo", "molhado", "limpo", "seco", "pronto", "perdido", "atrasado", "doente", "machucado",
    "preso", "ocupado",
  ]
  /// What is felt around one.
  static let around: WordSet = ["quente", "gelado", "escuro", "abafado"]
  /// What is thought of what one does.
  static let judged: WordSet = [
    "bom", "ruim", "legal", "divertido", "chato", "difícil", "fácil", "gostoso", "perigoso",
  ]
  static let greetings: WordSet = ["oi", "olá"]
  static let partings: WordSet = ["tchau", "adeus"]
  static let regrets: WordSet = ["desculpa", "desculpe", "perdão"]
  static let answers: WordSet = ["sim", "claro", "tá bom", "ok"]
  static let helps: WordSet = ["ajuda", "socorro"]
  static let pointing: WordSet = ["este", "esse", "isso", "isto", "aquele", "aquilo"]
  /// Now, and once more.
  static let atOnce: WordSet = ["agora", "agora mesmo", "de novo", "outra vez", "hoje"]
  static let toCome: WordSet = ["amanhã", "depois", "logo", "mais tarde", "daqui a pouco"]
  static let whereabouts: WordSet = [
    "aqui", "ali", "lá", "aí", "em cima", "embaixo", "dentro", "fora", "lá fora", "lá em cima",
    "longe", "perto", "atrás",
  ]
  /// What is said beside a state or a wish of when, how often and whether.
  static let beside: WordSet = atOnce.union(toCome.words).union(whereabouts.words)
    .union([
      "também", "talvez", "ainda não", "nunca", "sempre", "já", "ainda", "ontem", "às vezes",
    ])
  /// Where one is by its height or side: *em cima **de***.
  static let sides: WordSet = ["em cima", "embaixo", "dentro", "fora", "atrás"]
  static let ranks: WordSet = ["primeiro", "segundo", "terceiro", "último", "próximo"]
  /// What tells things apart more than it tells how they are.
  static let others: WordSet = ["grande", "pequeno", "diferente", "outro", "igual"]
  /// What one does who is tired.
  static let rests: WordSet = ["dormir", "descansar", "deitar", "deitar-se", "sentar", "parar"]
  /// What is done to a thing with the hand.
  static let handling: WordSet = [
    "pegar", "levar", "pôr", "ver", "abrir", "fechar", "achar", "olhar", "ouvir", "quebrar",
    "perder", "guardar", "trazer", "comprar",
  ]
  /// What goes wrong, and how it ends.
  static let mishaps: WordSet = [
    "quebrar", "perder", "cair", "derrubar", "derramar", "rasgar", "terminar",
  ]
  /// What things do, and nobody at will.
  static let ofThings: WordSet = [
    "funcionar", "servir", "mudar", "prestar", "adiantar", "encaixar", "combinar", "melhorar",
  ]
  /// What has feelings to those who play with it.
  static let dolls: WordSet = ["boneca", "boneco", "urso", "ursinho", "pelúcia", "robô"]
  static let beds: WordSet = ["cama", "sofá", "rede", "berço", "colchão"]
  /// What tells a story, and can be sad itself.
  static let told = KindSet(.media, .music, .story, .book)
  /// What only beings feel.
  static let hearts: WordSet = [
    "triste", "feliz", "bravo", "cansado", "contente", "alegre", "nervoso", "assustado", "animado",
    "chateado", "irritado", "zangado", "preocupado", "orgulhoso", "calmo",
  ]
  /// What is felt about somebody: *vergonha da professora*.
  static let aboutSomebody: WordSet = ["medo", "vergonha", "raiva", "ciúme", "nojo"]
  /// What is read, made or learnt, and ended by who does so.
  static let made: WordSet = ["desenho", "lição", "tarefa", "dever", "foto", "quadro", "livro"]
  /// What is opened and shut with the hand.
  static let openings: WordSet = ["abrir", "fechar", "tampar", "destampar", "apagar", "acender"]
  /// What is done to somebody more than by him.
  static let doneToSomebody: WordSet = [
    "ver", "ouvir", "levar", "chamar", "ligar", "telefonar", "abraçar", "beijar", "procurar",
    "encontrar", "visitar", "buscar", "ajudar", "amar",
  ]
  /// What is done together.
  static let shared: WordSet = [
    "brincar", "jogar", "dançar", "correr", "passear", "nadar", "cantar", "andar", "pular",
  ]
  /// What is only given.
  static let given: WordSet = ["dar"]
  /// What one is handed who asks for it.
  static let handed = KindSet(
    .food, .drink, .dish, .toy, .device, .book, .clothing, .vehicle, .material, .instrument)
  static let parents: WordSet = ["mamãe", "papai", "mãe", "pai", "mamã", "papá"]
  static let toilets: WordSet = ["banheiro", "casa de banho", "vaso sanitário"]
  /// What one moves by one's own strength.
  static let ridden: WordSet = [
    "bicicleta", "patinete", "skate", "triciclo", "cavalo", "balanço", "trotinete", "patins",
  ]
  /// Where one goes to learn.
  static let lessons: WordSet = [
    "escola", "aula", "creche", "colégio", "terapia", "fono", "recreio",
  ]
  /// Who is gone to when something is the matter.
  static let practices: WordSet = [
    "médico", "médica", "dentista", "pediatra", "terapeuta", "psicólogo", "psicóloga",
    "fonoaudióloga", "fisioterapeuta", "oculista", "cabeleireiro", "barbeiro", "veterinário",
  ]
  /// What happens to who does it, or what he cannot do for the asking.
  static let suffered: WordSet = [
    "cair", "doer", "perder", "quebrar", "gostar", "precisar", "poder", "querer", "ter", "achar",
    "bater",
  ]
  /// What is done at a place more than to it.
  static let doneThere: WordSet = [
    "pôr", "perder", "terminar", "ouvir", "comprar", "fazer", "esperar", "escutar",
  ]
}
