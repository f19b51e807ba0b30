import AACCore

/// What is watched, served and mended by two nouns together (NGLE §12.7, §29.4).
extension SpanishPairWords {
  /// Whom tales tell of and whom one dresses up as.
  static func isFigure(_ noun: Lexeme) -> Bool {
    noun.kind == .animal || figures.contains(noun.lemma)
      || noun.number == .plural && figures.contains(singular(noun))
  }

  /// What is done to a part of a thing.
  static let onParts: WordSet = [
    "abrocharse", "abrochar", "desabrocharse", "desabrochar", "coser", "cambiar", "arreglar",
    "romper", "reparar", "subirse", "bajarse", "arrancar", "pintar", "limpiar", "abrir", "cerrar",
    "apretar", "inflar", "hinchar", "cargar", "lavar",
  ]
  /// What is watched and heard on what.
  static let screens: [String: WordSet] = {
    let seen: WordSet = [
      "tele", "televisión", "pantalla", "tableta", "tablet", "móvil", "celular", "ordenador",
      "computadora", "portátil", "YouTube", "Netflix", "Disney", "Clan", "proyector",
    ]
    let heard: WordSet = [
      "radio", "tele", "televisión", "tableta", "tablet", "móvil", "celular", "ordenador",
      "computadora", "YouTube", "Spotify", "altavoz",
    ]
    let read: WordSet = [
      "periódico", "revista", "tableta", "tablet", "móvil", "celular", "ordenador", "computadora",
      "portátil", "internet", "pizarra", "diario", "cartel",
    ]
    return ["ver": seen, "mirar": seen, "escuchar": heard, "oír": heard, "leer": read]
  }()
  /// What newspapers are read for.
  static let printed: WordSet = [
    "noticias", "noticia", "artículo", "horóscopo", "entrevista", "anuncio", "anuncios",
    "resultados", "reportaje", "chiste", "receta", "titulares",
  ]
  /// With whom one goes on a trip.
  static let schools: WordSet = [
    "colegio", "cole", "escuela", "clase", "instituto", "insti", "asociación", "centro", "grupo",
    "guardería", "campamento", "centro de día", "fundación",
  ]
  /// What is served as a course, chosen or asked for.
  static let serving: WordSet = [
    "apetecer", "querer", "comer", "tomar", "pedir", "preparar", "haber", "hacer", "tener",
  ]
  /// Verbs of doing what one is told.
  static let obeying: WordSet = ["obedecer", "desobedecer", "acatar", "incumplir"]
}
