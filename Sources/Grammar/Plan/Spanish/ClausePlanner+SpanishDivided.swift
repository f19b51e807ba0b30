import AACCore

/// Into what something is cut, of how many parts it is and where it is opened: *corta la carne en trozos pequeños, un puzle de cien
/// piezas, abre el libro por la página diez* (NGLE §12.7, *complementos con de*; §29.4, *en* of the result).
extension ClausePlanner {
  /// Gives pieces and parts behind what they are of the preposition that they have there.
  func divide(_ clause: inout Clause, _ verb: String) {
    if DividedWords.cutting.contains(verb) { return cutInto(&clause, verb) }
    if verb == "abrir" { openAt(&clause) }
    countParts(&clause)
    joinFlavours(&clause)
  }

  /// *Cortar / pan / rebanada, partir / tarta / ocho / trozo, cortar / papel / por / mitad*.
  private func cutInto(_ clause: inout Clause, _ verb: String) {
    guard let parts = ChosenParts(of: DividedWords.pieces, in: clause.complements),
      case let before = clause.complements[parts.start - 1].lexeme,
      before.lemma == "en" || before.wordClass == .noun || before.wordClass == .adjective
    else { return }
    let (piece, isCounted) = (parts.place, parts.isCounted)
    let name = clause.complements[piece].lexeme.lemma
    let isHalf = name == "mitad" && !isCounted
    if !isCounted {
      if !isHalf, clause.complements[piece].lexeme.number != .plural {
        makePlural(&clause.complements[piece])
      }
      clause.complements[piece].lexeme.article = isHalf ? .definite : .bare
    }
    guard before.lemma != "en", let link = lexicon.known(isHalf ? "por" : "en") else { return }
    clause.complements[piece].government =
      isHalf ? Government(preposition: nil, article: .definite) : nil
    clause.reasons.append(Realization.RuleApplication(.preposition, name, link.lemma))
    clause.complements.insert(Constituent(link), at: parts.start)
  }

  /// *Abrir / libro / página / diez*: at which page.
  private func openAt(_ clause: inout Clause) {
    guard
      let page = clause.complements.indices.dropFirst().first(where: {
        clause.complements[$0].lexeme.lemma.hasPrefix("página")
      }), clause.complements[page - 1].lexeme.wordClass == .noun,
      DividedWords.bound.contains(clause.complements[page - 1].lexeme.lemma)
    else { return }
    clause.complements[page].government = Government(preposition: "por", article: .definite)
    clause.reasons.append(Realization.RuleApplication(.preposition, "página", "por"))
  }

  /// *Puzle / cien / pieza, caja / doce / color, torre / diez / bloque*: of how many it is.
  private func countParts(_ clause: inout Clause) {
    guard clause.complements.count > 2,
      let part = clause.complements.indices.dropFirst(2).first(where: { index in
        clause.complements[index - 1].lexeme.wordClass == .numeral
          && clause.complements[index].lexeme.wordClass == .noun
          && clause.complements[index - 2].lexeme.wordClass == .noun
      })
    else { return }
    let (whole, noun) = (clause.complements[part - 2].lexeme, clause.complements[part].lexeme)
    let isHeld =
      DividedWords.packs.contains(whole.lemma) && !noun.isBeing && !noun.kind.isTemporal
      && noun.kind != .money
    guard isHeld || isPart(noun.lemma, of: whole.lemma), let of = lexicon.known("de") else {
      return
    }
    clause.reasons.append(Realization.RuleApplication(.understood, noun.lemma, "de"))
    clause.complements.insert(Constituent(of), at: part - 1)
  }

  private func isPart(_ noun: String, of whole: String) -> Bool {
    guard let parts = DividedWords.parts[whole] else { return false }
    return parts.contains(noun) || lexicon.singulars(of: noun).contains(where: parts.contains)
  }

  /// *Helado / de / vainilla / y / fresa, zumo / naranja / y / zanahoria*: both are in one.
  private func joinFlavours(_ clause: inout Clause) {
    guard clause.complements.count > 3,
      let and = clause.complements.indices.first(where: {
        clause.complements[$0].lexeme.lemma == "y"
      }), and > 1, and + 1 == clause.complements.count - 1,
      case let second = clause.complements[and + 1].lexeme, second.wordClass == .noun,
      second.number != .plural, KindSet.edible.contains(second.kind),
      clause.complements[and - 1].government == nil,
      case let isSaid = clause.complements[and - 2].lexeme.lemma == "de", and > (isSaid ? 2 : 1),
      DividedWords.mixed.contains(clause.complements[and - (isSaid ? 3 : 2)].lexeme.lemma)
    else { return }
    clause.complements[and + 1].lexeme.article = .bare
    clause.complements[and + 1].government = Government(preposition: nil, article: .bare)
  }
}

/// Words of pieces and of what they are of.
private enum DividedWords {
  static let cutting: WordSet = [
    "cortar", "partir", "dividir", "picar", "trocear", "separar", "doblar", "rajar", "romper",
  ]
  /// Into which something is cut.
  static let pieces: WordSet = [
    "trozo", "trocito", "pedazo", "pedacito", "rebanada", "rodaja", "parte", "mitad", "tira",
    "cubo", "dado", "loncha", "cuadrado", "cuadradito", "triángulo", "porción", "gajo", "lámina",
    "cubito", "cuarto", "trozos", "trocitos", "pedazos", "pedacitos", "rebanadas", "rodajas",
    "partes", "tiras", "cubos", "dados", "lonchas", "cuadrados", "porciones", "cuartos",
  ]
  /// What has pages.
  static let bound: WordSet = ["libro", "cuaderno", "revista", "cuento", "agenda", "álbum"]
  /// What holds several of anything.
  static let packs: WordSet = [
    "caja", "bolsa", "paquete", "bote", "estuche", "pack", "lote", "juego", "set", "tableta",
  ]
  static let parts: WordMap<WordSet> = [
    "puzle": ["pieza"], "puzzle": ["pieza"], "rompecabezas": ["pieza"],
    "torre": ["bloque", "cubo", "pieza", "piso", "planta", "vaso", "carta"],
    "libro": ["página", "hoja", "capítulo"], "cuaderno": ["página", "hoja"],
    "cuento": ["página"], "casa": ["piso", "planta", "habitación", "pieza"],
    "edificio": ["piso", "planta"], "piso": ["habitación"], "tarta": ["piso", "vela"],
    "pastel": ["piso", "vela"], "billete": ["euro"], "moneda": ["euro", "céntimo"],
    "bici": ["rueda"], "bicicleta": ["rueda"], "coche": ["puerta"], "tren": ["vagón"],
    "equipo": ["jugador", "persona"], "grupo": ["niño", "persona", "amigo"],
    "collar": ["perla", "bola", "vuelta"], "botella": ["litro"], "garrafa": ["litro"],
    "dibujo": ["color"], "helado": ["bola", "sabor"], "partido": ["set"],
  ]
  /// What is mixed of two.
  static let mixed: WordSet = [
    "helado", "yogur", "zumo", "jugo", "batido", "licuado", "tarta", "pastel", "mermelada",
    "sorbete", "polo", "puré", "crema", "sopa", "ensalada", "pizza", "tortilla", "empanada",
    "bizcocho", "granizado", "smoothie",
  ]
}
