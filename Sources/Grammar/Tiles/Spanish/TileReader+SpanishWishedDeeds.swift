import AACCore

/// A deed and what it is done to on a Spanish board, and nobody: *ir / playa, comer / manzana / verde, hacer / torre, quitar / jersey, parar / coche, coger /
/// yo, sonar / nariz / por favor*: the speaker wishes it or asks the others for it.
///
/// Sources: NGLE §31.1 (what is left unsaid), §28.2 (*querer* and the infinitive), §42.3 (requests), §35.4 (*quítame el jersey*), §15.2 (what
/// is made is one of its kind), §26.9.
extension TileReader {
  /// The clauses of such a row; nil where the deed does not tell.
  func spanishWishedDeed(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 1, row.count < 6, let act = row.first, act.lexeme.isInfinitive else {
      return nil
    }
    let rest = Array(row[1...])
    if rest.count == 1 {
      let other = rest[0]
      if let said = outingWished(act, other) ?? undressed(act, other) ?? stoppedRide(act, other) {
        return said
      }
      if let said = turnAwaited(act, other) ?? paintedSo(act, other) { return said }
      return takenUp(act, other) ?? madeThing(act, rest)
    }
    if let said = dishWished(act, rest) ?? madeThing(act, rest) ?? put(act, onto: rest) {
      return said
    }
    if let said = careAsked(act, rest) ?? ownPartMoved(act, rest) { return said }
    return shownOnline(act, rest) ?? givenTo(act, rest)
  }

  private func wish(_ row: [Constituent]) -> [Clause] { read([deed("querer")] + row) }
  private func asked(_ row: [Constituent]) -> [Clause] { read(row).map(requesting) }

  /// *Ir / playa, ir / columpio*: nobody gets there without the others.
  private func outingWished(_ act: Constituent, _ place: Constituent) -> [Clause]? {
    guard act.lexeme.lemma == "ir", WishedDeedWords.outings.contains(place.lexeme.lemma) else {
      return nil
    }
    return wish([act, place])
  }

  /// *Quitar / jersey, quitar / calcetines*: what is hard to get off.
  private func undressed(_ act: Constituent, _ garment: Constituent) -> [Clause]? {
    guard act.lexeme.lemma == "quitar", WishedDeedWords.pulled.contains(written(garment)) else {
      return nil
    }
    return asked([act] + small("yo") + [garment])
  }

  /// *Parar / coche, parar / silla*.
  private func stoppedRide(_ act: Constituent, _ ride: Constituent) -> [Clause]? {
    guard act.lexeme.lemma == "parar", WishedDeedWords.ridden.contains(ride.lexeme.lemma) else {
      return nil
    }
    return requested(act, known(ride))
  }

  /// *Esperar / turno*.
  private func turnAwaited(_ act: Constituent, _ turn: Constituent) -> [Clause]? {
    guard act.lexeme.lemma == "esperar", turn.lexeme.lemma == "turno" else { return nil }
    return read([act] + small("mi") + [turn])
  }

  /// *Pintar / rojo, colorear / verde*: in what colour.
  private func paintedSo(_ act: Constituent, _ color: Constituent) -> [Clause]? {
    guard ["pintar", "colorear"].contains(act.lexeme.lemma), color.lexeme.wordClass == .adjective,
      color.lexeme.kind == .color
    else { return nil }
    return wish([act] + small("de") + [color])
  }

  /// *Coger / yo, secar / yo*: what nobody says of himself with nothing else.
  private func takenUp(_ act: Constituent, _ speaker: Constituent) -> [Clause]? {
    guard speaker.lexeme.lemma == "yo", WishedDeedWords.caring.contains(act.lexeme.lemma) else {
      return nil
    }
    return asked([act, speaker])
  }

  /// *Hacer / torre, hacer / muñeco / nieve*: what is made is one of its kind.
  private func madeThing(_ act: Constituent, _ rest: [Constituent]) -> [Clause]? {
    guard act.lexeme.lemma == "hacer", WishedDeedWords.made.contains(rest[0].lexeme.lemma),
      rest.count == 1
        || rest.count == 2
          && (isQuality(rest[1].lexeme) || WishedDeedWords.stuff.contains(rest[1].lexeme.lemma))
    else { return nil }
    let isMany = rest[0].lexeme.number == .plural || written(rest[0]).hasSuffix("s")
    return wish([act] + (isMany ? [] : small("un")) + rest)
  }

  private func isQuality(_ word: Lexeme) -> Bool {
    word.wordClass == .adjective && !word.isDeterminerLike
      && !["junto", "juntos", "solo"].contains(word.lemma)
      && [.quality, .color, .size, .state].contains(word.kind)
  }

  /// *Comer / manzana / verde, beber / agua / fría, leer / libro / animales*: which one, and of what.
  private func dishWished(_ act: Constituent, _ rest: [Constituent]) -> [Clause]? {
    guard rest.count == 2, WishedDeedWords.enjoyed.contains(act.lexeme.lemma),
      rest[0].lexeme.wordClass == .noun, !rest[0].lexeme.isBeing, !rest[0].lexeme.isPlaceLike
    else { return nil }
    let (what, sort) = (rest[0].lexeme, rest[1].lexeme)
    let isOfIt =
      sort.wordClass == .noun
      && (FlavourWords.ingredients(of: what.lemma)?.contains(sort.lemma) == true
        || [.book, .story, .media].contains(what.kind)
          && (sort.kind == .animal && sort.number == .plural
            || WishedDeedWords.told.contains(written(rest[1]))))
    if act.lexeme.lemma == "ver", WishedDeedWords.shown.contains(what.lemma),
      isSite(rest[1])
    {
      return wish([act, rest[0]] + small("de") + [rest[1]])
    }
    guard isQuality(sort) || isOfIt else { return nil }
    return wish([act] + rest)
  }

  /// *Poner / pijama / azul / por favor*: on whom it is put.
  private func put(_ act: Constituent, onto rest: [Constituent]) -> [Clause]? {
    guard rest.count == 3, ["poner", "quitar"].contains(act.lexeme.lemma),
      rest[0].lexeme.kind == .clothing, isQuality(rest[1].lexeme), isPlease(rest[2])
    else { return nil }
    return requested(act, small("yo") + rest)
  }

  private func isPlease(_ word: Constituent) -> Bool { word.lexeme.lemma == "por favor" }

  /// *Sonar / nariz / por favor*: what one person does for another.
  private func careAsked(_ act: Constituent, _ rest: [Constituent]) -> [Clause]? {
    guard rest.count == 2, isPlease(rest[1]), act.lexeme.lemma == "sonar",
      ["nariz", "mocos", "moco"].contains(rest[0].lexeme.lemma)
    else { return nil }
    return requested(act, small("yo") + rest)
  }

  /// *Mover / mi / brazo / izquierda*: who can move it asks for nothing and lays no *mi*.
  private func ownPartMoved(_ act: Constituent, _ rest: [Constituent]) -> [Clause]? {
    guard ["mover", "levantar", "girar", "estirar"].contains(act.lexeme.lemma),
      rest[0].lexeme.lemma == "mi", rest[1].lexeme.kind == .body
    else { return nil }
    return asked([act] + rest)
  }

  /// *Subir / foto / Instagram, descargar / juego / nuevo / tablet, poner / vídeo / YouTube*.
  private func shownOnline(_ act: Constituent, _ rest: [Constituent]) -> [Clause]? {
    let what = rest[0].lexeme.lemma
    switch act.lexeme.lemma {
    case "descargar", "bajar", "instalar":
      guard WishedDeedWords.loaded.contains(what),
        rest[1...].allSatisfy({ $0.lexeme.wordClass == .noun || isQuality($0.lexeme) }),
        !rest.contains(where: \.lexeme.isHuman)
      else { return nil }
      return wish([act] + rest)
    case "subir":
      guard WishedDeedWords.shown.contains(what), rest.count == 2, isSite(rest[1]) else {
        return nil
      }
      return wish([act] + rest)
    case "poner":
      guard WishedDeedWords.shown.contains(what), isSite(rest[1]),
        rest.count == 2 || rest.count == 3 && rest[2].lexeme.lemma == "otra vez"
      else { return nil }
      return asked([act, rest[0]] + small("de") + rest[1...])
    default: return nil
    }
  }

  private func isSite(_ word: Constituent) -> Bool {
    WishedDeedWords.sites.contains(written(word).lowercased())
  }

  /// *Dar / tiempo / para / contestar*: the others give it.
  private func givenTo(_ act: Constituent, _ rest: [Constituent]) -> [Clause]? {
    guard rest.count == 3, act.lexeme.lemma == "dar",
      ["tiempo", "permiso", "dinero"].contains(rest[0].lexeme.lemma),
      rest[1].lexeme.lemma == "para", rest[2].lexeme.isInfinitive
    else { return nil }
    return saidAtOnce(
      [act] + rest, "dame \(rest[0].lexeme.lemma) para \(rest[2].lexeme.lemma)")
  }
}

/// Deeds and things of Spanish boards that are wished or asked for.
enum WishedDeedWords {
  /// Where one is taken.
  static let outings: WordSet = [
    "playa", "piscina", "zoo", "zoológico", "circo", "feria", "montaña", "campo", "bosque", "río",
    "columpio", "columpios", "tobogán", "balancín", "tiovivo", "noria", "trampolín", "bolera",
    "parque de atracciones", "granja", "acuario", "museo", "castillo hinchable",
  ]
  /// What is pulled over the head or the feet.
  static let pulled: WordSet = [
    "jersey", "suéter", "camiseta", "sudadera", "pantalón", "pantalones", "calcetines", "medias",
    "leotardos", "pijama", "vestido", "botas", "pañal", "bañador", "férula", "arnés",
  ]
  /// What one sits in and another drives or pushes.
  static let ridden: WordSet = [
    "coche", "silla", "silla de ruedas", "columpio", "carrito", "furgoneta", "auto", "carro",
    "tiovivo",
  ]
  /// What is done to somebody who asks for it.
  static let caring: WordSet = [
    "coger", "agarrar", "sujetar", "curar", "secar", "limpiar", "cambiar", "alzar", "aupar",
  ]
  /// What is built, baked and drawn.
  static let made: WordSet = [
    "pastel", "tarta", "bizcocho", "pizza", "galleta", "galletas", "torre", "castillo", "puzle",
    "rompecabezas", "puente", "collar", "pulsera", "muñeco", "cabaña", "barco", "avión", "cometa",
    "dibujo", "máscara", "tortilla", "bocadillo", "batido", "pompas", "corona",
  ]
  /// Of what it is built.
  static let stuff: WordSet = [
    "arena", "nieve", "papel", "cartón", "plastilina", "chocolate", "bloques", "manzana", "fresa",
    "queso", "jamón", "zanahoria", "barro", "madera",
  ]
  /// What one does for pleasure.
  static let enjoyed: WordSet = [
    "comer", "beber", "leer", "ver", "escuchar", "tomar", "comprar",
  ]
  /// Of what books and films tell.
  static let told: WordSet = [
    "animales", "dinosaurios", "princesas", "dragones", "piratas", "miedo", "terror", "risa",
    "aventuras", "coches", "trenes", "hadas", "superhéroes", "dibujos", "monstruos", "caballos",
    "brujas", "misterio", "robots", "zombis",
  ]
  /// What comes out of the net.
  static let loaded: WordSet = ["juego", "aplicación", "app", "película", "canción", "vídeo"]
  /// What is shown in it.
  static let shown: WordSet = ["foto", "vídeo", "video", "historia", "canción", "selfie"]
  static let sites: WordSet = [
    "instagram", "tiktok", "youtube", "facebook", "snapchat", "twitch", "spotify", "netflix",
  ]
}
