import AACCore

/// What the first words of a row say by themselves, and what about: *la sopa está caliente, me gusta la música*.
///
/// Source: NGLE §1.13, *clases de oraciones*; §31.1, *yuxtaposición*.
struct SpanishThought {
  /// What sort of thing is said.
  enum Sort {
    /// How a thing is for the time being, or what is thought of it: *sopa / caliente, juego / fácil*.
    case thingSo
    /// What a thing is like at all times: *pelo / largo*.
    case thingOfSort
    /// How somebody is: *amiga / enfadada*.
    case beingSo
    /// What the speaker feels: *hambre, cansado*.
    case felt
    /// What hurts: *muela / doler*.
    case pain
    /// What there is: *niebla, abeja / jardín*.
    case there
    /// What has happened or goes on: *torre / caer, bebé / llorar, maleta / pesar*.
    case event
    /// What one likes or not: *no / gustar / pescado*.
    case liking
    /// What one would like: *querer / otro / juego*.
    case wish
    /// What one would do: *comprar / leche*.
    case intended
    /// What one asks for: *traer / silla*.
    case order
    /// What one asks to know: *dónde / gorra*.
    case asked
    /// What day it is and what there is then: *mañana / excursión*.
    case day
  }

  let sort: Sort
  /// What it is about.
  var topic: Constituent?
  /// What is said of that.
  var quality: Constituent?
  /// What it says.
  var clause: Clause

  /// Whether it is about something that others do something to.
  var isAboutThing: Bool { sort == .thingSo || sort == .thingOfSort }
}

/// Words by which such thoughts are known.
enum SpanishThoughtWords {
  /// Participles in form that say what a thing is like at all times.
  static let lasting: WordSet = [
    "cuadrado", "delgado", "colorado", "morado", "rosado", "anaranjado", "dorado", "plateado",
    "rayado", "pesado", "salado", "parecido", "ácido", "rápido", "líquido", "sólido", "húmedo",
    "cálido", "estampado", "rizado", "alargado", "helado", "tostado", "frito", "asado",
  ]
  /// What is thought of a thing, beside what all rows know.
  static let judged: WordSet = [
    "malo", "feo", "pesado", "lento", "complicado", "largísimo", "horrible", "tonto", "raro",
    "ruidoso", "oscuro", "picante", "ácido", "salado", "dulce", "fuerte", "flojo", "alto", "bajo",
    "mal", "tarde", "fatal", "asqueroso", "húmedo", "inútil", "pegajoso", "resbaladizo", "doloroso",
  ]
  /// What is said of a thing with *estar*.
  static let passing: WordSet = [
    "malo", "mal", "alto", "bajo", "oscuro", "picante", "ácido", "salado", "dulce", "flojo",
    "asqueroso", "húmedo", "fatal", "amargo", "soso", "agrio", "rico", "duro", "blando", "fuerte",
    "pegajoso", "frío", "caliente",
  ]
  /// How big it is, which one does something about.
  static let sizes: WordSet = [
    "largo", "corto", "grande", "pequeño", "ancho", "estrecho", "apretado", "viejo", "pesado",
    "enorme", "chico",
  ]
  /// What is done about its size.
  static let resizing: WordSet = [
    "cortar", "cambiar", "devolver", "coser", "arreglar", "alargar", "acortar", "agrandar",
    "recortar", "doblar", "tirar", "limar", "afeitar", "recoger", "peinar",
  ]
  /// What the other is asked to do with a thing that is no good as it is.
  static let remedies: WordSet = [
    "limpiar", "lavar", "arreglar", "reparar", "cambiar", "abrir", "cerrar", "recoger", "calentar",
    "enfriar", "enchufar", "desenchufar", "cargar", "tirar", "quitar", "apagar", "encender",
    "subir", "bajar", "secar", "tender", "planchar", "colocar", "atar", "desatar", "hinchar",
    "inflar", "llenar", "vaciar", "pelar", "guardar", "ordenar", "barrer", "fregar", "aspirar",
    "coser", "pegar", "sujetar", "mover", "girar", "desatascar", "vendar", "curar", "rascar",
    "poner", "sacar", "traer", "llevar", "mirar", "comprobar", "revisar", "devolver", "regar",
    "remover", "cocinar", "freír", "hervir", "ventilar", "abrochar", "desabrochar", "matar",
    "soplar", "doblar", "cortar", "recortar", "limar", "agitar", "afilar", "parar", "aflojar",
    "apretar",
  ]
  /// What the other is called upon to do.
  static let called: WordSet = [
    "soplar", "esperar", "parar", "callar", "callarse", "mirar", "escuchar",
  ]
  /// What one does to one's own body and clothes.
  static let onOneself: WordMap<String> = [
    "cortar": "cortarse", "lavar": "lavarse", "limpiar": "limpiarse", "secar": "secarse",
    "peinar": "peinarse", "pintar": "pintarse", "cepillar": "cepillarse", "rascar": "rascarse",
    "quitar": "quitarse", "poner": "ponerse", "afeitar": "afeitarse", "recoger": "recogerse",
    "rizar": "rizarse", "teñir": "teñirse", "probar": "probarse", "limar": "limarse",
    "curar": "curarse", "quitarse": "quitarse", "ponerse": "ponerse", "cortarse": "cortarse",
    "lavarse": "lavarse", "secarse": "secarse", "cepillarse": "cepillarse",
  ]
  /// What is worked on in rooms and houses.
  static let housework: WordSet = [
    "limpiar", "ordenar", "recoger", "abrir", "cerrar", "barrer", "fregar", "pintar", "ventilar",
    "arreglar", "regar", "calentar", "aspirar", "decorar",
  ]
  /// What is done to nothing although others of its kind are.
  static let ofNothing: WordSet = [
    "jugar", "ir", "esperar", "volver", "salir", "entrar", "subir", "bajar", "andar", "caminar",
    "correr", "nadar", "dormir", "descansar", "sentarse", "acostarse", "ganar", "perder", "llorar",
    "gritar", "hablar", "trabajar", "cenar", "desayunar", "merendar", "celebrar", "llamar",
    "ayudar", "pedir", "bailar", "cantar", "pasear", "viajar", "estudiar", "venir", "quedarse",
    "irse", "ducharse", "bañarse", "vestirse", "levantarse", "empezar", "seguir", "parar",
    "ver", "oír", "saber", "poder", "querer", "necesitar", "funcionar", "conducir", "respirar",
    "gustar", "doler", "molestar", "picar", "caminar",
  ]
  /// What is done to what is eaten or drunk.
  static let eating: WordSet = [
    "comer", "beber", "tomar", "probar", "cenar", "desayunar", "merendar", "tragar", "masticar",
    "morder",
  ]
  /// What is seen or read.
  static let watching: WordSet = ["ver", "oír"]
  static let wishes: WordSet = ["querer", "necesitar", "preferir"]
  /// What befalls by itself.
  static let befalling: WordMap<String> = [
    "caer": "caerse", "caerse": "caerse", "romper": "romperse", "romperse": "romperse",
    "explotar": "explotar", "estallar": "estallar", "perder": "perderse", "perderse": "perderse",
    "quemar": "quemarse", "quemarse": "quemarse", "derramar": "derramarse",
    "derramarse": "derramarse", "llegar": "llegar", "pinchar": "pincharse",
    "apagar": "apagarse", "apagarse": "apagarse", "parar": "pararse", "pararse": "pararse",
    "acabar": "acabarse", "acabarse": "acabarse",
    "empezar": "empezar", "comenzar": "comenzar", "estropear": "estropearse",
    "estropearse": "estropearse", "atascar": "atascarse", "atascarse": "atascarse",
    "deshinchar": "deshincharse", "descargar": "descargarse", "desatar": "desatarse",
    "desatarse": "desatarse", "soltar": "soltarse", "soltarse": "soltarse", "volcar": "volcarse",
    "manchar": "mancharse", "mancharse": "mancharse", "mojar": "mojarse", "mojarse": "mojarse",
    "rajar": "rajarse", "rajarse": "rajarse", "abrirse": "abrirse", "cerrarse": "cerrarse",
    "bloquear": "bloquearse", "hundir": "hundirse", "hundirse": "hundirse",
    "desaparecer": "desaparecer", "derretirse": "derretirse", "derretir": "derretirse",
    "pincharse": "pincharse", "escapar": "escaparse", "escaparse": "escaparse",
  ]
  /// What one falls from.
  static let fallenFrom: WordSet = [
    "columpio", "tobogán", "bici", "bicicleta", "cama", "silla", "escalera", "caballo", "patinete",
    "sofá", "trona", "moto", "cuna", "escalón", "scooter", "muro", "balancín",
  ]
  /// What goes on with a thing.
  static let lastingEvents: WordSet = [
    "pesar", "sonar", "oler", "arder", "brillar", "volar", "temblar", "apretar", "resbalar",
    "gotear", "girar", "flotar", "quemar", "pinchar", "funcionar", "soplar", "crujir", "rascar",
    "vibrar", "parpadear",
  ]
  /// What weather and hot or sharp things do to others.
  static let weathering: WordSet = [
    "mojar", "calentar", "secar", "quemar", "romper", "tirar", "mover", "cubrir", "tapar",
    "derretir", "caer", "llevar", "arrastrar", "asustar", "molestar", "picar", "dar", "iluminar",
    "salir", "brillar", "subir", "llegar", "parar", "empezar", "terminar", "cortar", "pinchar",
    "manchar", "enfriar", "despertar", "gustar", "pasar", "hacer", "oler", "doler", "ser", "estar",
  ]
  /// What one calls somebody for.
  static let attention: WordSet = [
    "mirar", "venir", "parar", "esperar", "escuchar", "ayudar", "correr", "cuidar",
  ]
  /// What becomes of what has fallen.
  static let ruins: WordSet = [
    "romper", "romperse", "derramar", "derramarse", "manchar", "explotar", "perder", "perderse",
    "estropear", "estropearse", "rodar", "doler",
  ]
  /// What there is outside, with its verb, or what one has.
  static let there: WordMap<String> = [
    "niebla": "haber", "tormenta": "haber", "hielo": "haber", "nieve": "haber", "humo": "haber",
    "fuego": "haber", "incendio": "haber", "atasco": "haber", "charco": "haber", "charcos": "haber",
    "barro": "haber", "olas": "haber", "trueno": "haber", "truenos": "haber", "rayos": "haber",
    "relámpago": "haber", "nubes": "haber", "obras": "haber", "huelga": "haber",
    "cristales": "haber",
    "sangre": "haber", "gente": "haber", "ruido": "haber", "jaleo": "haber",
    "viento": "hacer", "sol": "hacer", "medusas": "haber", "mosquitos": "haber", "cola": "haber",
    "tráfico": "haber", "polvo": "haber", "basura": "haber", "petardos": "haber",
  ]
  /// How the speaker is, and things are not.
  static let moods: WordSet = HalfWords.glad.union([
    "triste", "cansado", "aburrido", "mareado", "enfermo", "agotado", "harto", "malo", "mal",
    "desnudo", "resfriado", "estresado", "dormido", "hambriento", "sediento", "herido", "solo",
    "listo", "mojado", "perdido",
  ])
  /// Of these what no thing is.
  static let onlyOfBeings: WordSet = HalfWords.glad.union([
    "triste", "cansado", "mareado", "enfermo", "agotado", "harto", "desnudo", "resfriado",
    "estresado", "hambriento", "sediento", "herido",
  ])
  /// What is wanted by whoever says so: a tool, not food.
  static let needed = KindSet(.thing, .device, .clothing, .medicine, .material, .furniture, .body)
  /// The same as it is said of oneself.
  static let hurtingMe: WordMap<String> = [
    "doler": "duele", "picar": "pica", "escocer": "escuece", "molestar": "molesta",
    "apretar": "aprieta", "rozar": "roza",
  ]
  /// What hurts.
  static let hurting: WordSet = ["doler", "picar", "escocer", "molestar", "apretar", "rozar"]
  /// What somebody weary or hungry does himself.
  static let ownDeeds: WordSet = [
    "dormir", "descansar", "acostarse", "sentarse", "comer", "beber", "tumbarse", "dormirse",
    "cenar", "salir", "irse", "jugar", "entrar",
  ]
  /// Who calls in no words for others: *bebé / llorar*.
  static let voices: WordSet = [
    "llorar", "ladrar", "maullar", "temblar", "saltar", "dormir", "correr", "cantar",
    "bailar", "reír", "roncar", "toser", "sangrar", "sudar", "volar", "nadar", "trabajar",
    "cocinar", "jugar", "brillar", "estudiar", "descansar", "aplaudir", "sonreír", "gruñir",
  ]
}
