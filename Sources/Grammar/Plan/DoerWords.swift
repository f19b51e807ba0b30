import AACCore

/// Words of Spanish and Portuguese whose meaning decides who does what in a row of any order.
///
/// Source of what they stand for: NGLE §1.12 (*papeles semánticos*); the words themselves are ours.
enum DoerWords {
  /// Verbs for which something is known about who does it.
  static let decided = measuring.union(healing).union(mending).union(treating).union(caring)
    .union(tending).union(warming).union(having).union(teaching).union(serving).union(holding)
    .union(relying).union(going).union(unshared).union(naming).union(EverydayWords.biting)
    .union(yielding).union(bothering).union(denied).union(pleasing).union(liking).union(hunting)
    .union(happening).union(raising).union(trimming).union(moving).union(giving)
    .union(rescuing).union(minding).union(waking).union(harming)
    .union(watering).union(carrying)

  /// Whether a noun, in the singular or the plural, is one of the words.
  static func contains(_ noun: Lexeme, in words: WordSet) -> Bool {
    if words.contains(noun.lemma) { return true }
    guard noun.number == .plural || noun.lemma.hasSuffix("s") else { return false }
    return words.contains(String(noun.lemma.dropLast()))
      || noun.lemma.hasSuffix("es") && words.contains(String(noun.lemma.dropLast(2)))
  }

  /// Verbs of price, weight, size and length of time.
  static let measuring: WordSet = [
    "costar", "valer", "pesar", "medir", "durar", "tardar", "custar", "demorar",
  ]
  /// Units beyond those that their kind shows.
  static let units: WordSet = [
    "metro", "centímetro", "kilómetro", "quilômetro", "quilómetro", "litro", "kilo", "quilo",
    "gramo", "grama", "tonelada", "peso", "real", "reais", "dólar", "euro", "céntimo", "centavo",
  ]
  /// Verbs of having.
  static let having: WordSet = ["tener", "ter"]

  /// What only those do whose work it is.
  static let healing: WordSet = [
    "recetar", "vacunar", "operar", "diagnosticar", "auscultar", "receitar", "vacinar",
  ]
  /// What they mostly do.
  static let mending: WordSet = [
    "curar", "examinar", "revisar", "explorar", "atender",
  ]
  /// What they do with some things.
  static let treating: WordSet = [
    "poner", "dar", "sacar", "mirar", "aplicar", "pôr", "tirar", "olhar", "botar",
  ]
  /// These things.
  static let treatments: WordSet = [
    "vacuna", "inyección", "sangre", "oído", "garganta", "suero", "escayola", "venda", "anestesia",
    "injeção", "vacina", "sangue", "soro", "gesso", "curativo",
  ]
  /// Whose work it is to heal.
  static let healers: WordSet = [
    "médico", "médica", "doctor", "doctora", "enfermero", "enfermera", "pediatra", "dentista",
    "veterinario", "veterinaria", "cirujano", "cirujana", "fisioterapeuta", "fisio", "socorrista",
    "practicante", "oculista", "doutor", "doutora", "enfermeiro", "enfermeira", "veterinário",
    "veterinária", "cirurgião", "cirurgiã", "oftalmólogo", "oftalmologista",
  ]
  /// What hairdressers do, and who they are.
  static let trimming: WordSet = [
    "cortar", "lavar", "peinar", "teñir", "secar", "rizar", "afeitar", "pentear", "tingir",
  ]
  static let hairdressers: WordSet = [
    "peluquero", "peluquera", "barbero", "cabeleireiro", "cabeleireira", "barbeiro", "estilista",
  ]
  /// What is done in an emergency, and whose work that is.
  static let rescuing: WordSet = ["rescatar", "salvar", "resgatar", "evacuar", "detener"]
  static let rescuers: WordSet = [
    "bombero", "bombera", "policía", "socorrista", "guardia", "bombeiro", "bombeira", "ambulancia",
  ]
  /// What grown-ups do with children, also where the verb begins the row.
  static let minding = caring.union(raising).union([
    "cambiar el pañal", "dar de comer", "dar el biberón", "dar un baño", "cortar el pelo",
    "cortar las uñas", "lavar el pelo", "ocuparse", "regañar", "reñir", "meter prisa", "castigar",
    "dar la mano", "leer un cuento", "contar un cuento",
  ])
  /// What is forbidden to do to somebody.
  static let harming: WordSet = [
    "hacer daño", "dar patadas", "dar golpes", "dar una patada", "dar empujones", "dar un golpe",
  ]
  /// What sounds do to people.
  static let waking: WordSet = ["despertar", "asustar", "sobresaltar"]
  static let sounds: WordSet = [
    "ruido", "trueno", "alarma", "despertador", "grito", "tormenta", "petardo", "timbre",
    "teléfono", "explosión", "sirena", "luz", "golpe", "pesadilla",
  ]
  /// Whose work it is to teach.
  static let teachers: WordSet = [
    "profesor", "profesora", "maestro", "maestra", "profe", "seño", "tutor", "tutora", "logopeda",
    "terapeuta", "monitor", "monitora", "entrenador", "entrenadora", "cuidador", "cuidadora",
    "educador", "educadora", "professor", "professora", "fonoaudiólogo", "fonoaudióloga",
    "treinador", "treinadora",
  ]
  /// What they do.
  static let teaching: WordSet = [
    "enseñar", "explicar", "corregir", "leer", "contar", "ensinar", "corrigir", "ler",
  ]
  /// Those who learn from them.
  static let learners: WordSet = [
    "niño", "niña", "alumno", "alumna", "estudiante", "chico", "chica", "menino", "menina",
    "criança", "aluno", "aluna", "estudante", "bebé", "bebê",
  ]
  /// Whose work it is to bring and sell.
  static let servers: WordSet = [
    "camarero", "camarera", "mesero", "mesera", "mozo", "moza", "cartero", "cartera",
    "repartidor", "repartidora", "mensajero", "cocinero", "cocinera", "panadero", "panadera",
    "vendedor", "vendedora", "frutero", "tendero", "garçom", "garçonete", "empregado", "carteiro",
    "entregador", "cozinheiro", "cozinheira", "padeiro", "padeira", "enfermeira", "enfermera",
    "enfermero", "enfermeiro", "auxiliar",
  ]
  /// What they do.
  static let serving: WordSet = [
    "traer", "servir", "entregar", "repartir", "vender", "cobrar", "trazer",
  ]

  /// Who is looked after and looks after nobody.
  static let helpless: WordSet = [
    "bebé", "paciente", "enfermo", "enferma", "herido", "recién nacido", "bebê", "recém-nascido",
    "doente", "nené", "neném", "nenê",
  ]
  /// What is done for them.
  static let caring: WordSet = [
    "bañar", "vestir", "cuidar", "alimentar", "peinar", "llevar", "cambiar", "acunar", "tapar",
    "abrochar", "poner", "quitar", "limpiar", "atender", "curar", "duchar", "lavar", "acostar",
    "secar", "sentar", "cargar", "banhar", "pentear", "levar", "trocar", "embalar", "cobrir",
    "pôr", "tirar", "limpar", "deitar", "secar", "carregar", "dar banho", "ninar", "recoger",
    "buscar", "sacar", "medicar", "examinar",
  ]
  /// What people do to animals and for them.
  static let tending: WordSet = [
    "curar", "cuidar", "ordeñar", "alimentar", "vacunar", "bañar", "cepillar", "peinar", "adoptar",
    "comprar", "vender", "entrenar", "acariciar", "dibujar", "pintar", "fotografiar", "montar",
    "domar", "criar", "operar", "pescar", "esquilar", "lavar", "ordenhar", "vacinar", "banhar",
    "escovar", "pentear", "adotar", "treinar", "desenhar", "acarinhar", "tosquiar",
    "examinar", "disecar",
  ]
  /// Animals that look after people.
  static let guards: WordSet = ["perro", "perra", "cachorro", "cão", "cadela"]
  /// What animals give.
  static let yields: WordSet = [
    "lana", "leche", "huevo", "miel", "lã", "leite", "ovo", "mel", "nido", "ninho", "telaraña",
    "teia",
  ]
  /// How that is said.
  static let yielding: WordSet = ["dar", "poner", "hacer", "producir", "pôr", "botar", "fazer"]

  /// What sun, wind and water do to things.
  static let warming: WordSet = [
    "calentar", "enfriar", "mojar", "secar", "quemar", "mover", "derretir", "helar", "congelar",
    "iluminar", "aquecer", "esquentar", "esfriar", "gelar", "molhar", "queimar", "mexer",
    "arrancar", "apagar", "tapar", "derrubar", "tumbar",
  ]
  /// What they do to people too.
  static let burning: WordSet = ["quemar", "mojar", "queimar", "molhar", "tumbar", "derrubar"]
  /// Those that do it.
  static let elements: WordSet = [
    "sol", "viento", "lluvia", "fuego", "río", "mar", "ola", "nieve", "rayo", "aire", "vento",
    "chuva", "fogo", "rio", "onda", "neve", "raio", "luna", "lua", "calor", "frío", "hielo", "gelo",
    "tormenta", "tempestade", "huracán",
  ]

  /// What is put out.
  static let fires: WordSet = ["fuego", "fogo", "incendio", "incêndio", "vela", "fogueira"]
  /// What water does, which people do with it as well.
  static let watering: WordSet = ["apagar", "mojar", "inundar", "arrastrar", "molhar"]
  /// Carrying people where they go, and what carries many.
  static let carrying: WordSet = ["llevar", "traer", "recoger", "dejar"]
  static let carriers: WordSet = [
    "tren", "autobús", "bus", "ambulancia", "avión", "barco", "taxi", "metro", "micro", "colectivo",
    "tranvía", "ferry", "furgoneta",
  ]

  /// What is done to somebody who has to be named.
  static let holding: WordSet = [
    "abrazar", "besar", "reconocer", "conocer", "adorar", "echar de menos", "extrañar",
    "acariciar", "visitar", "abraçar", "beijar", "reconhecer", "conhecer", "acarinhar",
  ]
  /// The same that is about somebody.
  static let relying: WordSet = [
    "depender", "desconfiar", "confiar", "acreditar", "burlarse", "enamorarse", "apaixonar-se",
  ]
  /// Going and staying, which places and vehicles do not.
  static let going: WordSet = [
    "salir", "entrar", "subir", "bajar", "volver", "dormir", "saltar", "vivir", "esconderse",
    "sentarse", "nadar", "sair", "descer", "voltar", "pular", "saltar", "viver", "morar", "ir",
    "esconder-se", "sentar-se", "subirse", "bajarse", "parar", "meterse",
  ]
  /// What nobody does together with whom stands behind it.
  static let unshared: WordSet = [
    "fumar", "manejar", "conducir", "dirigir", "conduzir", "pilotar", "gatear", "engatinhar",
    "gatinhar", "roncar", "toser", "estornudar", "tossir", "espirrar", "bostezar", "bocejar",
    "cojear", "tartamudear",
  ]
  /// What somebody is called.
  static let naming: WordSet = ["llamarse", "chamar-se"]
  /// What moves somebody.
  static let bothering: WordSet = ["molestar", "preocupar", "interesar", "incomodar"]
  /// What a thing does to somebody, in Portuguese.
  static let moving: WordSet = [
    "emocionar", "comover", "surpreender", "assustar", "acalmar", "alegrar", "entristecer",
    "animar", "irritar", "cansar", "incomodar", "preocupar", "impressionar", "divertir",
    "aborrecer", "chatear", "decepcionar", "distrair", "relaxar", "atrapalhar", "confundir",
    "inspirar", "encantar", "espantar", "magoar", "enjoar", "viciar", "entediar", "estressar",
  ]
  /// Of these, what somebody does to a thing as well, or feels of it.
  static let doneToThings: WordSet = ["apertar", "enjoar", "acalmar", "animar", "atrapalhar"]
  /// What somebody thinks of another.
  static let pleasing: WordSet = ["caer bien", "caer mal"]
  /// Liking a kind of things.
  static let liking: WordSet = ["gostar", "adorar", "amar", "detestar", "odiar"]

  /// Verbs of hunting and eating.
  static let hunting: WordSet = ["comer", "cazar", "atrapar", "perseguir", "caçar", "devorar"]
  /// Who hunts.
  static let hunters: WordSet = [
    "gato", "león", "lobo", "tigre", "zorro", "águila", "serpiente", "tiburón", "búho", "pájaro",
    "leão", "raposa", "águia", "cobra", "tubarão", "coruja", "pássaro", "cocodrilo", "jacaré",
    "gallina", "galinha", "araña", "aranha", "sapo", "rana",
  ]
  /// What they hunt.
  static let prey: WordSet = [
    "ratón", "rato", "cebra", "zebra", "oveja", "ovelha", "conejo", "coelho", "gusano", "minhoca",
    "mosca", "pez", "peixe", "cordero", "cordeiro", "gacela", "gazela", "ciervo", "veado",
    "caracol", "mosquito", "cerdito", "porquinho", "lombriz",
  ]

  /// What vehicles do by themselves.
  static let driving: WordSet = [
    "frenar", "frear", "travar", "aterrizar", "despegar", "decolar", "descolar", "pousar",
    "retrasarse", "atrasar-se", "arrancar", "descarrilar",
  ]
  /// What they do at an hour.
  static let leaving: WordSet = ["salir", "llegar", "partir", "sair", "chegar", "pasar", "passar"]
  /// What approaches and goes away.
  static let approaching: WordSet = [
    "acercarse", "alejarse", "aproximarse", "aproximar-se", "afastar-se", "avecinarse",
  ]
  /// What shines and blows.
  static let shining: WordSet = ["brillar", "brilhar", "soplar", "soprar"]
  /// What signals and machines do.
  static let blinking: WordSet = ["parpadear", "piscar", "pitar", "apitar", "zumbar", "titilar"]
  /// What things are like to the nose and the tongue.
  static let smelling: WordSet = ["oler", "cheirar", "saber", "sonar", "soar"]
  /// What shops and events do at an hour.
  static let opening: WordSet = [
    "abrir", "cerrar", "empezar", "comenzar", "terminar", "acabar", "fechar", "começar",
  ]
  /// What goes up and down.
  static let lifts: WordSet = [
    "ascensor", "elevador", "teleférico", "montacargas", "funicular", "telesilla",
  ]
  /// What many do who watch, and these.
  static let applauding: WordSet = ["aplaudir", "abuchear", "vaiar"]
  static let crowds: WordSet = ["público", "gente", "audiencia", "plateia", "multitud", "plateia"]
  static let happening = driving.union(leaving).union(approaching).union(shining).union(blinking)
    .union(smelling).union(opening).union(applauding).union(["bajar", "subir", "descer", "parar"])

  /// What parents do for children.
  static let raising: WordSet = [
    "recoger", "llevar", "columpiar", "sentar", "abrochar", "vestir", "bañar", "acostar", "duchar",
    "levar", "buscar", "vestir", "deitar", "banhar", "embalar", "abotoar",
  ]
  /// Parents and grandparents.
  static let raisers = grandparents.union([
    "mamá", "papá", "madre", "padre", "mamãe", "papai", "mãe", "pai", "niñera", "babá", "tía",
    "tío",
    "tia", "tio", "padres", "pais",
  ])
  static let grandparents: WordSet = [
    "abuela", "abuelo", "avó", "avô", "vovó", "vovô", "avós", "vó", "vô", "avozinha", "avozinho",
  ]
  /// Their children.
  static let children: WordSet = [
    "niño", "niña", "hijo", "hija", "menino", "menina", "criança", "filho", "filha", "nieto",
    "nieta", "neto", "neta", "sobrino", "sobrina", "sobrinho", "sobrinha",
  ]

  /// Verbs of which nothing is the object.
  static let denied: WordSet = [
    "querer", "decir", "hacer", "llevar", "tener", "comer", "beber", "comprar", "ver", "oír",
    "saber", "entender", "necesitar", "traer", "dizer", "fazer", "levar", "ter", "entender",
    "ouvir", "precisar", "trazer", "pedir", "tomar", "perder", "encontrar", "buscar", "recordar",
    "lembrar", "escribir", "escrever", "leer", "ler", "contar", "sentir", "tocar", "coger", "pegar",
    "gostar",
  ]
  /// Giving and telling something to somebody.
  static let giving: WordSet = [
    "dar", "regalar", "mandar", "enviar", "contar", "prestar", "devolver", "mostrar", "enseñar",
    "escribir", "ofrecer", "entregar", "comprar", "leer", "servir", "vender", "traer", "pasar",
    "lanzar", "dejar", "explicar", "cantar", "oferecer", "emprestar", "escrever", "ler", "trazer",
    "passar", "jogar", "presentear", "dedicar", "repartir", "preparar", "cocinar", "cozinhar",
  ]
  /// Giving, telling and asking, with whom it is done to behind the verb as well.
  static let handing: WordSet = [
    "dar", "regalar", "mandar", "enviar", "decir", "contar", "pedir", "prestar", "devolver",
    "preguntar", "mostrar", "enseñar", "escribir", "ofrecer", "deber", "oferecer", "dizer",
    "perguntar", "emprestar", "escrever", "pagar", "entregar", "desear", "desejar", "comprar",
    "leer", "ler", "cantar", "servir", "vender", "robar", "roubar", "quitar", "tirar", "llevar",
    "levar", "avisar", "agradecer", "perdonar", "perdoar", "recordar", "lembrar", "echar",
  ]
  /// Seeing and meeting somebody somewhere.
  static let seeing: WordSet = [
    "ver", "encontrar", "mirar", "buscar", "esperar", "conocer", "visitar", "oír", "escuchar",
    "olhar", "procurar", "ouvir", "escutar", "saludar", "cumprimentar", "conhecer", "achar",
  ]
  /// What is denied of anybody.
  static let meeting: WordSet = [
    "ver", "conocer", "encontrar", "conhecer", "abrazar", "besar", "visitar", "abraçar", "beijar",
  ]

  /// What only beings do, in Portuguese.
  static let ofBeings: WordSet = [
    "ver", "atender", "desenhar", "recortar", "comprar", "comer", "beber", "escrever", "ler",
    "ouvir", "escutar", "vestir", "calçar", "adorar", "amar", "odiar", "acreditar", "pedir",
    "brincar", "dormir", "sonhar", "querer", "pintar", "colorir", "cantar", "dançar", "estudar",
    "cozinhar", "assistir", "olhar", "procurar", "emprestar", "assinar", "pensar", "aprender",
    "desejar", "preferir", "gostar", "visitar", "guardar", "lavar", "varrer", "dobrar",
    "usar", "costurar", "pedalar", "alugar", "emprestar",
  ]
  /// What one takes and does not have oneself taken by.
  static let boarded: WordSet = [
    "ônibus", "autocarro", "metrô", "metro", "trem", "comboio", "táxi", "avião", "barco", "van",
    "bonde", "elétrico", "uber",
  ]
}
