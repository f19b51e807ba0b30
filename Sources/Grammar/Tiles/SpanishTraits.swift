import AACCore

/// What people, animals and things are like, said in Spanish with *ser* (NGLE §37.7–37.9, *predicados de individuo*).
enum SpanishTraits {
  /// Whether it is told of who or what stands right before it: *vecina / mandona, tío / generoso, examen / complicado*.
  ///
  /// Qualities that tell which one is meant stay with their noun: *hermano / mayor, profesor / nuevo*.
  static func isTold(of somebody: Lexeme, _ quality: Lexeme) -> Bool {
    if !somebody.isBeing { return isTold(ofThing: somebody, quality) }
    guard quality.wordClass == .adjective || homographs.contains(quality.lemma),
      quality.wordClass != .adjective || quality.kind == .quality
        || lasting.contains(quality.lemma),
      !telling.contains(quality.lemma)
    else { return false }
    return somebody.isHuman || ofAnimals.contains(quality.lemma)
  }

  private static func isTold(ofThing thing: Lexeme, _ quality: Lexeme) -> Bool {
    guard quality.wordClass == .adjective, thing.wordClass == .noun,
      thing.kind != .body, !SuppliedWords.tastes.contains(quality.lemma)
    else { return false }
    if KindSet.edible.contains(thing.kind) { return ofFood.contains(quality.lemma) }
    return ofThings.contains(quality.lemma)
  }

  /// What things are like, in the judgement of who speaks or by their make.
  private static let ofThings: WordSet = [
    "absurdo", "adecuado", "agobiante", "agotador", "amplio", "anticuado", "atractivo",
    "brillante", "cálido", "complicado", "curioso", "dañino", "delicado", "desagradable",
    "desastroso", "duradero", "económico", "elegante", "esponjoso", "especial", "espantoso",
    "excelente", "fino", "flexible", "frágil", "gratuito", "ilegal", "impresionante",
    "incorrecto", "increíble", "inflamable", "inolvidable", "insoportable", "interminable",
    "inútil", "irritante", "luminoso", "magnífico", "mortal", "necesario", "obligatorio",
    "original", "oscuro", "potente", "práctico", "privado", "puntiagudo", "resistente",
    "ridículo", "romántico", "rugoso", "sagrado", "sencillo", "silencioso", "simple",
    "sospechoso", "terrorífico", "tóxico", "transparente", "tremendo", "urgente", "valioso",
    "venenoso", "violento", "inquietante", "deprimente", "relajante", "estresante", "agradable",
    "apasionante", "aterrador", "horroroso", "horrendo", "pésimo", "óptimo", "fabuloso",
    "espectacular", "espléndido", "estupendo", "maravilloso", "fascinante", "sorprendente",
    "alucinante", "estremecedor", "conmovedor", "divertidísimo", "carísimo", "dificilísimo",
    "facilísimo", "larguísimo", "buenísimo", "malísimo", "feísimo", "preciosísimo", "grandísimo",
    "pequeñísimo", "ruidoso", "bullicioso", "acogedor", "espacioso", "diminuto", "enorme",
    "inmenso", "gigantesco", "colosal", "minúsculo", "ligero", "pesado", "sólido", "inestable",
    "estable", "versátil", "portátil", "plegable", "reversible", "impermeable", "reciclable",
    "desechable", "comestible", "potable", "visible", "invisible", "inalámbrico", "automático",
    "digital", "manual", "táctil", "infantil", "aceptable", "inaceptable", "intolerable",
    "inevitable", "probable", "improbable", "inexplicable", "vergonzoso", "sabio", "secundario",
    "esencial", "básico", "fundamental", "crucial", "vital", "indispensable", "imprescindible",
    "opcional", "voluntario", "eficaz", "eficiente", "rentable", "beneficioso", "perjudicial",
    "nocivo", "contagioso", "hereditario", "crónico", "incurable", "doloroso", "indoloro",
    "reciente", "eterno", "breve", "lógico", "ilógico", "evidente", "obvio", "misterioso",
    "mágico", "famoso", "popular", "moderno", "clásico", "tradicional", "típico", "exótico",
    "artesanal", "auténtico", "hondo", "profundo", "empinado", "resbaloso", "cómico", "trágico",
    "dramático", "cursi", "vulgar", "grosero", "cruel", "honesto", "generoso", "injustificable",
    "razonable", "exagerado", "excesivo", "insuficiente", "suficiente", "abundante", "escaso",
    "desigual", "rectangular", "cuadrado", "redondo", "triangular", "ovalado", "esférico",
    "cilíndrico", "simétrico", "hueco", "macizo", "suave", "áspero", "liso", "pegadizo",
  ]
  /// What food is like, taste apart.
  private static let ofFood: WordSet = [
    "sano", "saludable", "nutritivo", "natural", "ecológico", "casero", "artesanal", "dietético",
    "calórico", "graso", "ligero", "pesado", "indigesto", "tóxico", "venenoso", "comestible",
    "potable", "gratuito", "económico", "carísimo", "malísimo", "necesario", "típico",
    "tradicional", "exótico", "especial", "contagioso", "dañino", "perjudicial", "esencial",
  ]

  /// Names of people that are qualities as well.
  static let homographs: WordSet = [
    "observador", "paciente", "trabajador", "traidor", "perezoso", "mellizo", "gemelo",
    "huérfano", "jubilado", "idiota", "imbécil", "extranjero", "deportista", "aficionado",
    "macho", "hipócrita", "campechano", "creído", "friolero", "grandullón", "metiche", "picarón",
    "preguntón", "cotilla", "quejica", "payaso", "novato", "cascarrabias", "aguafiestas",
    "gallina", "calzonazos", "malcriado", "canalla", "bruja", "santo", "sabihondo", "sabelotodo",
    "marimandón", "manazas", "bocazas", "culpable", "rebelde", "salvaje", "adulto", "pijo",
    "cabezota", "ateo", "católico", "creyente", "sordomudo", "mudo", "albino", "borde",
  ]

  /// Which of several it is.
  private static let telling: WordSet = [
    "mayor", "menor", "nuevo", "antiguo", "siguiente", "anterior", "próximo", "único", "mismo",
    "otro", "último", "primero", "segundo", "tercero", "izquierdo", "derecho", "favorito",
    "preferido", "verdadero", "falso", "actual", "futuro", "particular", "propio", "cierto",
    "vario", "diferente", "distinto", "medio", "entero", "todo", "real", "materno", "paterno",
    "biológico", "adoptivo", "suplente", "sustituto", "titular", "militar", "escolar", "dental",
    "infantil", "juvenil", "municipal", "nacional", "general", "principal", "auxiliar", "civil",
    "flipado", "deportivo", "médico", "social", "local", "presidencial", "policial", "político",
  ]

  /// What is a state by its kind, and of people for good all the same.
  private static let lasting: WordSet = [
    "tímido", "envidioso", "desconfiado", "confiado", "receloso", "solitario", "inseguro",
    "desordenado", "ordenado", "impaciente", "celoso", "casado",
  ]

  /// What animals are like.
  private static let ofAnimals: WordSet = [
    "juguetón", "agresivo", "cariñoso", "obediente", "desobediente", "fiel", "leal", "inteligente",
    "listo", "tonto", "torpe", "perezoso", "vago", "dormilón", "glotón", "comilón", "miedoso",
    "asustadizo", "valiente", "cobarde", "noble", "manso", "dócil", "bravo", "fiero", "feroz",
    "peligroso", "venenoso", "rápido", "lento", "veloz", "ágil", "fuerte", "débil", "astuto",
    "curioso", "travieso", "revoltoso", "ruidoso", "silencioso", "sociable", "solitario", "arisco",
    "terco", "testarudo", "sensible", "delicado", "inofensivo", "dañino", "nocturno", "diurno",
    "carnívoro", "herbívoro", "omnívoro", "mamífero", "peludo", "suave", "salvaje", "gracioso",
    "divertido", "bonito", "feo", "precioso", "lindo", "hermoso", "simpático", "bueno", "malo",
    "mimoso", "faldero", "guardián", "escurridizo", "pegajoso", "asqueroso", "repugnante", "raro",
    "extraño", "viejo", "joven", "adorable", "enorme", "gigante", "gigantesco", "diminuto",
  ]
}
