import AACCore

/// Names of things in two nouns of offices, houses, letters and shows: *pensión de discapacidad, asiento de ventanilla, correo del banco, podcast de
/// crímenes, piscina del hotel, camisa de talla grande, picor en la pierna* (NGLE §12.7, *complementos del nombre*; §29.4).
enum SpanishNamePairs {
  private typealias Link = SpanishPairWords.Link

  /// What joins the second noun to the first; nil where nothing is certain.
  static func link(_ first: Lexeme, _ second: Lexeme, verb: String) -> SpanishPairWords.Link? {
    let (head, part) = (first.lemma, second.lemma)
    if sorts[head]?.contains(part) == true { return Link("de", isDefinite: false) }
    if first.kind == .clothing, part.hasPrefix("talla") { return Link("de", isDefinite: false) }
    if letters.contains(head), reading.contains(verb), sends(second) {
      return Link("de", isDefinite: second.wordClass == .noun && second.article != .bare)
    }
    if shows.contains(head), topics.contains(part) || topics.contains(singular(second)) {
      return Link("de", isDefinite: false)
    }
    if copies.contains(head), papers.contains(part) || papers.contains(singular(second)) {
      return Link("de", isDefinite: true)
    }
    if head == "dinero", expenses.contains(part),
      ["necesitar", "tener", "querer", "ahorrar", "pedir", "guardar"].contains(verb)
    {
      return Link("para", isDefinite: true)
    }
    if head == "vistas", SpanishNamePairs.seen.contains(part) { return Link("a", isDefinite: true) }
    if head == "llave" || head == "llaves", locks.contains(part), handing.contains(verb) {
      return Link("de", isDefinite: true)
    }
    if head.hasPrefix("president") || head == "alcalde" || head == "alcaldesa", led.contains(part) {
      return Link("de", isDefinite: true)
    }
    if head == "color", second.namesThing, judging.contains(verb) {
      return Link("de", isDefinite: true)
    }
    if edges.contains(head), second.kind == .nature || waters.contains(part) {
      return Link("de", isDefinite: true)
    }
    if head == "respaldo" || head == "cabecero", lying.contains(part) {
      return Link("de", isDefinite: true)
    }
    if rooms.contains(head), houses.contains(part), verb != "haber" {
      return Link("de", isDefinite: true)
    }
    if itches.contains(head), second.kind == .body, feeling.contains(verb) {
      return Link("en", isDefinite: true)
    }
    if dirt.contains(head), cleaning.contains(verb), second.namesThing,
      second.kind == .furniture || second.kind == .clothing || second.kind == .thing
        || second.kind == .device || second.kind == .vehicle
    {
      return Link("de", isDefinite: true)
    }
    if ["intolerancia", "adicción"].contains(head), second.namesThing {
      return Link("a", isDefinite: true)
    }
    return nil
  }

  private static func singular(_ noun: Lexeme) -> String { SpanishPairWords.singular(noun) }

  /// Whether letters come from there.
  static func sends(_ noun: Lexeme) -> Bool {
    noun.kind == .place && noun.wordClass == .noun || senders.contains(noun.lemma)
  }

  private static let causes: WordSet = [
    "discapacidad", "viudedad", "jubilación", "invalidez", "orfandad", "desempleo", "dependencia",
    "maternidad", "paternidad", "minusvalía", "incapacidad",
  ]
  private static let seats: WordSet = ["ventana", "ventanilla", "pasillo"]
  /// Things of a sort.
  private static let sorts: WordMap<WordSet> = [
    "pensión": causes, "prestación": causes, "ayuda": causes.subtracting(["jubilación"]),
    "paga": causes, "subsidio": causes, "grado": ["discapacidad", "dependencia", "minusvalía"],
    "certificado": causes.union(["nacimiento", "matrimonio", "defunción", "empadronamiento"]),
    "baja": ["maternidad", "paternidad", "enfermedad"],
    "permiso": ["maternidad", "paternidad", "trabajo", "residencia"],
    "tarjeta": ["discapacidad", "residencia", "transporte", "fidelidad"],
    "asiento": seats, "butaca": seats, "plaza": ["garaje", "aparcamiento"],
    "contrato": ["alquiler", "trabajo"], "oferta": ["trabajo", "empleo"],
    "entrevista": ["trabajo"], "seguro": ["vida", "coche", "hogar", "viaje"],
    "accidente": ["tráfico", "coche", "moto", "trabajo"], "cuenta": ["ahorro"],
    "clase": ["conducir"], "imán": ["nevera"], "muela": ["juicio"],
    "masa": ["galletas", "pizza", "pan", "croquetas", "bizcocho", "tarta", "empanada"],
    "muelas": ["juicio"],
    "dolor": ["muelas", "oídos", "espalda"],
    "canción": ["amor"], "poema": ["amor"], "poesía": ["amor"], "carta": ["amor"],
    "lápiz": ["color"], "lápices": ["color", "colores"], "cera": ["color", "colores"],
  ]
  static let letters: WordSet = [
    "correo", "carta", "mensaje", "paquete", "llamada", "notificación", "respuesta", "email",
    "aviso", "sms", "multa", "factura", "invitación", "resultado", "resultados",
  ]
  private static let reading: WordSet = [
    "leer", "esperar", "abrir", "contestar", "responder", "borrar",
  ]
  private static let senders: WordSet = [
    "banco", "hospital", "colegio", "ayuntamiento", "hacienda", "Hacienda", "seguro", "empresa",
    "gobierno", "juzgado", "sindicato", "residencia", "compañía", "seguridad social",
  ]
  private static let shows: WordSet = [
    "podcast", "programa", "documental", "serie", "película", "libro", "novela", "canal", "revista",
    "reportaje", "charla", "vídeo", "vídeos", "videojuego", "cómic", "peli",
  ]
  private static let topics: WordSet = [
    "crimen", "crímenes", "misterios", "viajes", "aventuras", "asesinos", "misterio", "terror",
    "humor", "ciencia", "política", "viaje", "naturaleza",
    "salud", "economía", "amor", "aventura", "acción", "suspense", "intriga", "asesino",
    "romance", "ciencia ficción", "actualidad", "coches", "famosos",
  ]
  private static let rooms: WordSet = [
    "piscina", "gimnasio", "restaurante", "recepción", "ascensor", "terraza", "jardín",
    "cafetería", "comedor", "aparcamiento", "garaje", "biblioteca", "bar", "azotea", "patio",
    "sauna", "vestuario", "entrada", "capilla", "lavandería",
  ]
  private static let copies: WordSet = ["copia", "fotocopia", "duplicado"]
  private static let papers: WordSet = [
    "llave", "contrato", "informe", "documento", "título", "carné", "factura", "receta", "libro",
  ]
  private static let expenses: WordSet = [
    "alquiler", "comida", "viaje", "autobús", "taxi", "compra", "luz", "regalo", "excursión",
    "tren", "metro", "entrada", "cine", "dentista", "medicinas",
  ]
  private static let seen: WordSet = [
    "mar", "playa", "montaña", "jardín", "parque", "calle", "río", "lago", "piscina", "valle",
  ]
  private static let locks: WordSet = [
    "habitación", "casa", "coche", "taquilla", "portal", "buzón", "garaje", "puerta", "piso",
    "moto", "maleta", "trastero", "oficina", "caja fuerte",
  ]
  private static let handing: WordSet = [
    "dar", "pedir", "tener", "necesitar", "querer", "coger", "devolver", "entregar", "recoger",
  ]
  private static let led: WordSet = [
    "comunidad", "club", "gobierno", "asociación", "empresa", "país", "pueblo", "ciudad", "equipo",
    "partido", "sindicato",
  ]
  private static let judging: WordSet = [
    "gustar", "encantar", "elegir", "odiar", "preferir", "cambiar", "querer", "ver", "recordar",
  ]
  private static let edges: WordSet = [
    "orilla", "orillas", "ribera", "cima", "fondo", "borde", "falda", "ladera",
  ]
  private static let waters: WordSet = ["río", "mar", "lago", "montaña", "piscina", "pantano"]
  private static let lying: WordSet = ["cama", "silla", "asiento", "sillón", "sofá"]
  private static let houses: WordSet = [
    "hotel", "hospital", "residencia", "urbanización", "camping", "universidad", "edificio",
    "balneario", "albergue", "club", "polideportivo", "centro comercial", "crucero", "clínica",
    "instituto", "facultad",
  ]
  private static let itches: WordSet = [
    "picor", "hormigueo", "calambre", "calambres", "molestia", "molestias", "pinchazo", "pinchazos",
    "bulto", "grano", "granos", "sarpullido", "ampolla", "moratón", "rozadura", "picadura",
    "infección", "inflamación", "escozor", "manchas", "tirón", "contractura",
  ]
  private static let dirt: WordSet = [
    "polvo", "mancha", "manchas", "grasa", "pelusa", "barro", "nieve", "óxido", "migas",
  ]
  private static let cleaning: WordSet = ["quitar", "limpiar", "sacudir"]
  private static let feeling: WordSet = ["tener", "sentir", "notar", "salir", "haber"]
}
