import AACCore

/// Spanish rows about things that do their work or fail to, and what others are to lend: *lavadora / no / centrifugar, boli / no /
/// escribir, puerta / no / cerrar / bien, cremallera / no / subir, prestar / diez / euros* (NGLE §41.6, *verbos de cambio*;
/// §1.12; §42.3).
extension TileReader {
  /// Whether a thing before a verb that nobody does it with does it, or does not.
  func failsByItself(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    guard variety.language == .spanish, index < verb, words[verb].lexeme.isInfinitive,
      words[..<verb].indices.allSatisfy({
        $0 == index || words[$0].lexeme.isDeterminerLike || isNegator(words[$0])
          || words[$0].lexeme.kind.isTemporal || words[$0].lexeme.wordClass == .adjective
          || isOfThing(words, $0, index)
      }),
      words[(verb + 1)...].allSatisfy({
        $0.lexeme.saysHow || $0.lexeme.wordClass == .adverb || $0.lexeme.kind.isTemporal
          || $0.lexeme.kind == .degree || $0.lexeme.kind == .quantity
      })
    else { return false }
    let thing = words[index].lexeme
    let isDenied = words[..<verb].contains(where: isNegator)
    let isJudged = words[(verb + 1)...].contains { WorkingWords.judging.contains($0.lexeme.lemma) }
    if WorkingWords.rolling.contains(frame.lemma), WorkingWords.rising.contains(thing.lemma) {
      return true
    }
    if WorkingWords.rolling.contains(frame.lemma), WorkingWords.rolled.contains(thing.lemma) {
      return isDenied || isJudged
    }
    if isJudged, WorkingWords.turning.contains(frame.lemma) { return true }
    if isDenied, frame.lemma == "servir", !thing.isBeing, !KindSet.edible.contains(thing.kind) {
      // Este boli no sirve: what is of no use (DLE, servir: ser de utilidad).
      return true
    }
    if isDenied || isJudged, frame.lemma == "andar", !thing.isBeing,
      !KindSet.places.contains(thing.kind) || WorkingWords.rolled.contains(thing.lemma)
    {
      // El ascensor no anda, internet no anda: it does not work (DLE, andar: funcionar).
      return true
    }
    guard isDenied || isJudged || frame.past != .state && verb == index + 1 && isLoneWork(frame)
    else { return false }
    if thing.kind == .device || WorkingWords.machines.contains(thing.lemma) {
      return WorkingWords.machineDeeds.contains(frame.lemma)
    }
    return frame.slots.contains {
      $0.role == .instrument && $0.words.contains(thing.lemma)
    } && verb > index
  }

  /// *Puerta / de / coche*: what the thing is part of.
  private func isOfThing(_ words: [Constituent], _ place: Int, _ index: Int) -> Bool {
    place > index && (words[place].lexeme.lemma == "de" || words[place - 1].lexeme.lemma == "de")
  }

  /// Whether nothing but machines do it.
  private func isLoneWork(_ frame: VerbFrame) -> Bool {
    WorkingWords.ofMachines.contains(frame.lemma)
  }

  /// *Dónde / quedar / farmacia, farmacia / quedar / lejos*: the place is there; *cómo / llegar / estación*: one gets there.
  func placeScore(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Int? {
    guard frame.lemma == "quedar" || frame.lemma == "llegar",
      words[index].lexeme.wordClass == .noun, KindSet.places.contains(words[index].lexeme.kind),
      !words.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return nil }
    if frame.lemma == "llegar" {
      return words[..<verb].contains { $0.lexeme.kind == .question } ? 5 : nil
    }
    let isAsked = words[..<verb].contains { $0.lexeme.lemma == "dónde" }
    let isFar = words[(verb + 1)...].contains {
      ["lejos", "cerca", "aquí", "allí", "ahí"].contains($0.lexeme.lemma)
    }
    return isAsked || index < verb && isFar ? 120 : nil
  }

  /// *Prestar / diez / euros, dejar / boli*: what is lent to the speaker.
  func isLent(_ verb: String, _ rest: [Lexeme]) -> Bool {
    guard verb == "prestar" || verb == "dejar", let last = rest.last, last.wordClass == .noun,
      rest.dropLast().allSatisfy({ $0.isDeterminerLike && $0.lemma != "mi" })
    else { return false }
    switch last.kind {
    case .device, .book, .toy, .money, .instrument: return true
    case .thing, .vehicle, .clothing, .material:
      return verb == "prestar" || WorkingWords.pens.contains(last.lemma)
    default: return WorkingWords.pens.contains(last.lemma)
    }
  }
}

/// Words of such rows.
enum WorkingWords {
  /// How something works.
  static let judging: WordSet = ["bien", "mal", "raro", "lento", "despacio", "fatal", "regular"]
  /// What goes up and down.
  static let rolled: WordSet = [
    "cremallera", "persiana", "ascensor", "elevador", "ventanilla", "respaldo", "plataforma",
    "toldo", "telón", "barrera", "rampa", "montacargas", "cama",
  ]
  /// What becomes more and less (NGLE §41.6).
  static let rising: WordSet = [
    "precio", "precios", "alquiler", "gasolina", "temperatura", "fiebre", "tensión", "azúcar",
    "marea", "sueldo", "luz", "gas", "nivel", "nota", "notas", "pensión", "cuota", "hipoteca",
    "impuestos", "inflamación", "paro", "renta",
  ]
  /// How it does so.
  static let rolling: WordSet = ["subir", "bajar", "subirse", "bajarse"]
  /// What things do well or badly that are opened, shut and joined.
  static let turning: WordSet = [
    "abrir", "cerrar", "encajar", "pegar", "enganchar", "ajustar", "cortar", "rodar", "frenar",
    "subir", "bajar", "cargar", "encender", "apagar", "sujetar", "tapar", "girar", "entrar",
    "calentar", "enfriar", "lavar", "secar", "limpiar", "escribir", "pintar", "agarrar",
  ]
  /// Machines that are no devices of the tables.
  static let machines: WordSet = [
    "horno", "nevera", "frigorífico", "lavadora", "lavavajillas", "secadora", "microondas",
    "calefacción", "radiador", "estufa", "ducha", "impresora", "comunicador", "tablet", "tableta",
    "móvil", "plancha", "aspiradora", "congelador", "aire acondicionado", "termo", "caldera",
    "batidora", "ordenador", "celular", "computadora", "cargador", "enchufe", "grúa",
    "refrigerador",
    "heladera", "lavarropas", "tostadora", "vitrocerámica",
  ]
  /// What they do.
  static let machineDeeds: WordSet = [
    "centrifugar", "imprimir", "calentar", "enfriar", "congelar", "cargar", "lavar", "secar",
    "aspirar", "planchar", "grabar", "escanear", "reproducir", "hablar", "vibrar", "traducir",
    "triturar", "tostar", "batir", "desaguar", "enviar", "conectar", "responder", "marcar",
    "subir", "bajar", "girar", "picar", "copiar", "descargar", "servir",
  ]
  /// What nobody does but they.
  static let ofMachines: WordSet = ["centrifugar", "vibrar", "desaguar"]
  /// What one writes and draws with.
  static let pens: WordSet = [
    "boli", "bolígrafo", "lápiz", "goma", "tijeras", "sacapuntas", "rotulador", "regla",
    "pegamento", "rotuladores", "lápices", "ceras", "pinturas", "paraguas", "mechero", "móvil",
    "celular", "tableta", "tablet", "cargador", "calculadora", "pluma",
  ]
}
