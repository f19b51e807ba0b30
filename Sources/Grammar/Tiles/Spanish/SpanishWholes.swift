import AACCore

/// What belongs to what, where two Spanish nouns lie side by side: *puerta / cocina, rueda / bici, mando / tele, dueño / perro, foto / cumpleaños*.
///
/// Sources: NGLE §12.7 (*complementos del nombre*), §15.4 (*el* of what belongs to a known whole); *Diccionario de la lengua española*.
enum SpanishWholes {
  /// Whether the first is a part of the second, or something one knows it by.
  static func holds(_ whole: Lexeme, _ part: Lexeme, _ text: String) -> Bool {
    guard whole.wordClass == .noun, part.wordClass == .noun, !whole.isHuman else { return false }
    if schools.contains(whole.lemma) {
      return ofSchools.contains(part.lemma) || ofSchools.contains(text)
    }
    // Sacar / punta / lápiz: it is sharpened.
    if part.lemma == "punta" { return false }
    if isFitted(whole, with: part.lemma) || isFitted(whole, with: text) { return true }
    return groups.contains { group in
      (group.parts.contains(part.lemma) || group.parts.contains(text))
        && (group.kinds.contains(whole.kind) || group.wholes.contains(whole.lemma))
    }
  }

  private struct Group {
    var parts: WordSet
    var kinds: KindSet
    var wholes: WordSet
  }

  private static let groups: [Group] = [
    Group(
      parts: [
        "puerta", "puertas", "ventana", "ventanas", "llave", "llaves", "persiana", "cerradura",
      ],
      kinds: KindSet(.home, .room, .vehicle),
      wholes: [
        "armario", "nevera", "casa", "cuarto", "clase", "cocina", "baño", "taquilla", "hotel",
      ]),
    Group(
      parts: [
        "luz", "luces", "suelo", "techo", "pared", "paredes", "bombilla", "lámpara", "enchufe",
      ],
      kinds: KindSet(.home, .room),
      wholes: ["cuarto", "cocina", "baño", "clase", "pasillo", "casa"]),
    Group(
      parts: [
        "botón", "botones", "manga", "mangas", "bolsillo", "bolsillos", "capucha", "etiqueta",
        "talla",
        "cordón", "cordones", "suela", "lazo", "cinturón",
      ], kinds: KindSet(.clothing), wholes: []),
    Group(
      parts: ["cremallera", "bolsillo", "asa"], kinds: KindSet(.clothing),
      wholes: ["mochila", "estuche", "bolso", "maleta", "bolsa", "cartera"]),
    Group(
      parts: [
        "rueda", "ruedas", "freno", "frenos", "asiento", "sillín", "manillar", "volante", "motor",
        "matrícula", "faro", "maletero", "techo",
      ], kinds: KindSet(.vehicle), wholes: ["silla", "silla de ruedas", "andador", "carrito"]),
    Group(
      parts: [
        "mando", "pantalla", "batería", "cargador", "cable", "volumen", "pila", "pilas", "sonido",
        "brillo", "teclado", "funda", "botón", "botones", "contraseña", "código",
      ], kinds: KindSet(.device),
      wholes: ["tele", "televisión", "móvil", "robot", "juguete", "radio", "puerta", "comunicador"]),
    Group(
      parts: ["pata", "patas", "cajón", "cajones", "respaldo", "tapa"], kinds: KindSet(.furniture),
      wholes: []),
    Group(
      parts: ["dueño", "dueña", "nombre"], kinds: KindSet(.animal),
      wholes: ["bar", "tienda", "casa", "coche"]),
    Group(
      parts: ["nombre", "color", "precio"],
      kinds: KindSet(.vehicle, .furniture, .clothing, .toy, .book),
      wholes: ["juego", "cole", "colegio", "calle", "canción", "película"]),
    Group(
      parts: [
        "foto", "fotos", "vídeo", "vídeos", "recuerdo", "fecha", "invitación",
      ],
      kinds: KindSet(.event, .meal), wholes: ["vacaciones", "partido", "recreo"]),
    Group(
      parts: ["foto", "fotos", "vídeo", "vídeos"], kinds: KindSet(.animal),
      wholes: ["playa", "montaña", "parque", "zoo", "casa", "familia"]),
    Group(
      parts: [
        "canción", "música", "personaje", "personajes", "protagonista", "principio", "título",
        "malo",
      ], kinds: KindSet(.media, .story, .book), wholes: ["película", "serie", "cuento"]),
    Group(
      parts: ["página", "páginas", "portada", "hojas", "dibujos"], kinds: KindSet(.book),
      wholes: ["cuento", "cuaderno"]),
    Group(
      parts: ["hoja", "hojas", "rama", "ramas", "tronco", "raíz", "fruto"], kinds: KindSet(.plant),
      wholes: ["árbol"]),
    Group(
      parts: ["tapa", "tapón", "fondo", "asa"], kinds: KindSet(),
      wholes: ["bote", "botella", "caja", "olla", "taza", "bañera", "tarro", "tupper", "termo"]),
  ]

  /// Where one learns, and what there is of it.
  private static let schools: WordSet = ["cole", "colegio", "instituto", "escuela", "guardería"]
  private static let ofSchools: WordSet = [
    "fiesta", "autobús", "bus", "patio", "comedor", "uniforme", "menú", "excursión",
    "puerta", "foto", "fotos", "deberes", "horario", "biblioteca", "gimnasio", "obra",
  ]
  /// What shows something, which was taken somewhere.
  static let shown: WordSet = ["foto", "fotos", "vídeo", "vídeos"]
}
