import AACCore

/// What things do of themselves in Portuguese rows, whichever word was laid first: *febre / passar, partir / trem, elevador /
/// parar, árvore / vento / derrubar* (Bechara, *Verbos intransitivos*; Cunha & Cintra, chapter 7, *Sujeito* and *Ordem
/// inversa*).
extension TileReader {
  /// Lays the thing before what it does.
  func actByThemselves(_ words: inout [Constituent], _ verb: Int) {
    guard words[verb].lexeme.isInfinitive else { return }
    if passOff(&words, verb) || happenAlone(&words, verb) || flyInWind(&words, verb) { return }
    blow(&words, verb)
  }

  private func doer(_ thing: Constituent) -> Constituent {
    var thing = thing
    thing.lexeme.forms[Adverbial.doing] = ""
    return thing
  }

  private func done(_ deed: Constituent, _ isDenied: Bool) -> Constituent {
    var deed = deed.said(by: .third)
    if !isDenied { deed.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past }
    return deed
  }

  private func isAside(_ word: Constituent) -> Bool {
    word.lexeme.kind.isTemporal && !["tarde", "cedo"].contains(word.lexeme.lemma)
      || ["não", "já", "ainda", "ainda não", "muito"].contains(word.lexeme.lemma)
  }

  /// Whether a row tells how it goes on with a pain: *dor / cabeça / passar* asks for nothing.
  func goesOff(_ row: [Constituent]) -> Bool {
    guard row.first?.lexeme.lemma == "dor", let verb = verbPlace(row), row[verb].lexeme.isInfinitive
    else { return false }
    var told = row
    return passOff(&told, verb)
  }

  /// *Febre / passar, dor / cabeça / melhorar, tosse / não / parar*: how it goes on with what one has.
  private func passOff(_ words: inout [Constituent], _ verb: Int) -> Bool {
    let others = words.indices.filter { $0 != verb && !isAside(words[$0]) }
    guard ByThemselvesWords.passing.contains(words[verb].lexeme.lemma),
      let first = others.first, isBareNoun(words[first]),
      isOwnNeed(words[first].lexeme) || words[first].lexeme.kind == .illness,
      others.count == 1
        || others.count == 2 && words[others[1]].lexeme.kind == .body
          && words[first].lexeme.lemma == "dor",
      first < verb
        || words[verb].lexeme.lemma != "passar" && words[verb].lexeme.lemma != "parar"
    else { return false }
    let asides = words.indices.filter { isAside(words[$0]) }
    let denied = asides.filter { ["não", "ainda não", "ainda"].contains(words[$0].lexeme.lemma) }
    let early = asides.filter { denied.contains($0) || words[$0].lexeme.lemma == "já" }
    var row = [article, doer(words[first])]
    if others.count == 2 {
      let part = words[others[1]].lexeme.lemma
      guard let ache = tables.lexicon.known("dor de \(part)") else { return false }
      row[1].lexeme.lemma = ache.lemma
    }
    row += early.map { words[$0] } + [done(words[verb], !denied.isEmpty)]
    row += asides.filter { !early.contains($0) }.map { words[$0] }
    words = row
    return true
  }

  /// *Partir / trem, chegar / carta, nascer / sol, elevador / parar*: nobody else does it.
  private func happenAlone(_ words: inout [Constituent], _ verb: Int) -> Bool {
    let others = words.indices.filter { $0 != verb && !isAside(words[$0]) }
    guard others.count == 1, let place = others.first, isBareNoun(words[place]),
      words[place].lexeme.namesThing,
      actsAlone(words[place].lexeme, words[verb].lexeme.lemma, isFirst: place < verb),
      !words.contains(where: { $0.lexeme.lemma == "já" })
    else { return false }
    let asides = words.indices.filter { isAside(words[$0]) }
    let denied = asides.filter { ["não", "ainda não", "ainda"].contains(words[$0].lexeme.lemma) }
    let isSky = ByThemselvesWords.lights.contains(words[place].lexeme.lemma)
    let isTimed = asides.contains {
      tables.lexicon.word(words[$0].lexeme.lemma)?.tense == .future
        || words[verb].lexeme.lemma == "vencer" && words[$0].lexeme.kind == .weekday
    }
    words =
      [article, doer(words[place])] + denied.map { words[$0] }
      + [done(words[verb], !denied.isEmpty || isSky || isTimed)]
      + asides.filter { !denied.contains($0) }.map { words[$0] }
    return true
  }

  func actsAlone(_ thing: Lexeme, _ deed: String, isFirst: Bool) -> Bool {
    switch deed {
    case "chegar":
      return !isFirst && !KindSet.places.contains(thing.kind) && !thing.takesPlace
        && thing.kind != .meal && thing.kind != .furniture && !isOwnNeed(thing)
        && !isFixedPlace(thing)
    case "partir", "atrasar", "decolar", "pousar", "descolar", "aterrar":
      return thing.kind == .vehicle
    case "afundar", "naufragar":
      return thing.kind == .vehicle || thing.kind == .thing || thing.kind == .toy
    case "nascer":
      return thing.kind == .plant || ByThemselvesWords.lights.contains(thing.lemma)
        || ["dente", "flor", "cabelo", "espinha"].contains(thing.lemma)
    case "vencer":
      // O aluguel vence na sexta-feira.
      return isFirst && ByThemselvesWords.due.contains(thing.lemma)
    case "travar", "pifar", "descarregar", "desligar-se":
      return thing.kind == .device && !isFirst && deed != "descarregar"
    case "parar":
      return isFirst && !GivenWords.noises.contains(thing.lemma)
        && (thing.kind == .device || thing.kind == .weather
          || ByThemselvesWords.stopping.contains(thing.lemma))
    default: return false
    }
  }

  /// *Vento / chapéu / voar*: the thing flies, and the wind is why.
  private func flyInWind(_ words: inout [Constituent], _ verb: Int) -> Bool {
    guard words.count == 3, words[verb].lexeme.lemma == "voar" else { return false }
    let others = words.indices.filter { $0 != verb }
    guard others.allSatisfy({ isBareNoun(words[$0]) && words[$0].lexeme.namesThing }),
      let wind = others.first(where: { ByThemselvesWords.winds.contains(words[$0].lexeme.lemma) }),
      let thing = others.first(where: { $0 != wind }), words[thing].lexeme.kind != .vehicle,
      words[thing].lexeme.kind != .weather
    else { return false }
    words = [
      article, doer(words[thing]), done(words[verb], false), known("com"), article, words[wind],
    ]
    return true
  }

  /// *Vaca / leite, galinha / ovo*: what an animal gives.
  func giveYield(_ words: inout [Constituent]) -> Bool {
    guard words.count == 2, let first = words.first?.lexeme, first.wordClass == .noun,
      first.roleKind == .animal, let yield = ByThemselvesWords.yields[words[1].lexeme.lemma],
      yield.from.contains(first.lemma), isBareNoun(words[0])
    else { return false }
    let lays = variety == .portugueseBrazil ? "botar" : "pôr"
    words.insert(.infinitive(yield.deed == "botar" ? lays : yield.deed), at: 1)
    return true
  }

  /// *Árvore / vento / derrubar, porta / fechar / vento*: what the wind and the waves do, laid behind what they do it to.
  private func blow(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 3, ByThemselvesWords.blown.contains(words[verb].lexeme.lemma) else {
      return
    }
    let others = words.indices.filter { $0 != verb }
    guard others.allSatisfy({ isBareNoun(words[$0]) && words[$0].lexeme.namesThing }),
      let wind = others.first(where: { ByThemselvesWords.winds.contains(words[$0].lexeme.lemma) }),
      let thing = others.first(where: { $0 != wind }),
      !ByThemselvesWords.winds.contains(words[thing].lexeme.lemma),
      words[thing].lexeme.kind != .weather,
      words[verb].lexeme.lemma != "apagar" || !DoerWords.fires.contains(words[wind].lexeme.lemma),
      wind > 0 || words[verb].lexeme.lemma != "fechar" && words[verb].lexeme.lemma != "abrir"
    else { return }
    words = [article, doer(words[wind]), done(words[verb], false), article, words[thing]]
  }
}

/// Words of what things do of themselves.
enum ByThemselvesWords {
  /// How it goes on with what one has.
  static let passing: WordSet = [
    "passar", "melhorar", "piorar", "voltar", "aumentar", "diminuir", "baixar", "sumir", "parar",
    "continuar", "aliviar", "acabar", "começar", "desaparecer",
  ]
  /// What is to be paid or used by a day.
  static let due: WordSet = [
    "aluguel", "renda", "conta", "boleto", "prestação", "mensalidade", "fatura", "prazo", "seguro",
    "contrato", "leite", "iogurte", "remédio", "passaporte", "carteirinha", "validade",
  ]
  /// What animals give, which of them, and how that is said.
  static let yields: [String: (from: WordSet, deed: String)] = [
    "leite": (["vaca", "cabra", "ovelha", "búfala"], "dar"), "lã": (["ovelha", "carneiro"], "dar"),
    "ovo": (["galinha", "pata", "codorna"], "botar"), "mel": (["abelha"], "fazer"),
    "teia": (["aranha"], "fazer"), "ninho": (["pássaro", "passarinho", "andorinha"], "fazer"),
  ]
  static let lights: WordSet = ["sol", "lua"]
  static let stopping: WordSet = [
    "sangue", "sangramento", "coração", "elevador", "motor", "relógio", "trânsito", "choro",
    "esteira", "escada rolante", "roda-gigante", "ventilador",
  ]
  static let winds: WordSet = [
    "vento", "ventania", "tempestade", "temporal", "furacão", "tornado", "ciclone", "onda",
    "enchente",
    "raio", "enxurrada", "terremoto", "avalanche", "incêndio", "fogo",
  ]
  static let blown: WordSet = [
    "derrubar", "levar", "fechar", "abrir", "quebrar", "arrancar", "apagar", "destruir", "virar",
    "espalhar", "estragar", "arrastar", "carregar", "balançar", "bater", "queimar", "molhar",
    "inundar", "alagar",
  ]
}
