import AACCore

/// One of the two thoughts that a Portuguese row may hold: how a thing is, how the speaker feels, what has happened, what is asked for (Cunha &
/// Cintra, chapter 18, *Coordenação assindética*; Bechara, *Orações justapostas*).
struct PortugueseHalf {
  /// What it says.
  enum Sort: Hashable {
    /// *Janela / aberto*: how a thing or somebody else is.
    case state
    /// *Escuro*: how it is around.
    case surroundings
    /// *Eu / frio, cansado, com / fome*.
    case feeling
    /// *Bola / furar, ônibus / não / vir, perder / chave*.
    case event
    /// *Vizinho / gritar, eu / correr*: what somebody does or did.
    case told
    /// *Barriga / doer*.
    case pain
    /// *Querer / travesseiro, precisar / pano*.
    case wish
    /// *Dançar*: a deed that nobody is said to do.
    case deed
    /// *Abrir / cortina, chamar / dentista*.
    case request
    /// *Não / abrir / porta*.
    case refusal
    /// *Quente*: how the thing is that was spoken of.
    case quality
    /// *Chuva, estar / chover*.
    case weather
    /// *Boné*.
    case thing
    /// *Quando / voltar, quem / fazer*.
    case question
    /// *Socorro, cuidado*.
    case alarm
  }

  var sort: Sort
  /// The words as they are to be read.
  var words: [Constituent]
  /// Who or what it is about, or what is wanted.
  var topic: Lexeme?
  /// The quality or the verb.
  var said = ""
  /// Whether it goes on just now.
  var goesOn = false
  /// Whether the verb stands alone.
  var isBare = false
}

/// Words by which the halves are known.
enum PortugueseHalfWords {
  /// What joins all of a row by itself: *tão grande quanto, sem medo*.
  static let inOne: WordSet = ["sem", "tão", "quanto", "do que", "igual"]
  /// Of what things are made: *celular / quebrado / tela* is one thought.
  static let parts: WordSet = [
    "tela", "bateria", "teclado", "roda", "motor", "botão", "câmera", "volante", "antena", "porta",
    "tampa", "alça", "página", "capa", "pneu", "cabo", "perna", "folha",
  ]
  /// What cures a need: *eu / dormir / sono* is what one wants to do.
  static let cures: WordMap<String> = [
    "sono": "dormir", "fome": "comer", "sede": "beber", "cansado": "descansar", "dor": "andar",
  ]
  /// What one feels for somebody: *eu / bravo / você* asks nothing.
  static let towards: WordSet = [
    "bravo", "irritado", "chateado", "zangado", "apaixonado", "orgulhoso", "furioso", "saudade",
    "saudades", "medo", "raiva", "ciúme", "pena", "nojo",
  ]
  /// What sun and wind do themselves.
  static let byWeather: WordSet = [
    "aquecer", "esquentar", "secar", "molhar", "queimar", "derreter",
  ]

  /// What tells one thing from another of its kind, rather than how it is at the moment.
  static let attributive: WordSet = [
    "novo", "grande", "pequeno", "favorito", "preferido", "bom", "melhor", "outro", "próprio",
    "mesmo", "direito", "esquerdo", "primeiro", "último", "doce", "integral", "natural", "velho",
    "antigo", "infantil", "elétrico", "escolar", "público", "musical", "lindo",
  ]
  /// How food is served.
  static let served: WordSet = ["quente", "frio", "gelado", "morno", "doce", "cru", "frito"]
  /// What keeps one from it.
  static let blocking: WordSet = [
    "fechado", "quebrado", "vazio", "ocupado", "trancado", "lotado", "descarregado", "estragado",
    "sujo", "furado", "entupido", "rasgado", "desligado", "bloqueado", "interditado", "apagado",
  ]
  /// How it is around one.
  static let around: WordSet = ["escuro", "claro", "silencioso", "barulhento", "abafado"]
  /// Adverbs that are said of things like qualities.
  static let adverbs: WordSet = ["longe", "perto", "devagar"]
  static let degrees: WordSet = ["muito", "demais", "tão", "bem", "meio", "pouco", "bastante"]
  static let copulas: WordSet = ["estar", "ser", "ficar"]

  /// What things do by themselves, or what becomes of them.
  static let happenings = SequelWords.happenings.union([
    "derreter", "murchar", "chegar", "parar", "começar", "derramar", "fechar", "descarregar",
    "transbordar", "fugir", "encolher", "desbotar", "azedar", "mofar", "arrebentar", "rachar",
    "esfriar", "entornar", "desamarrar", "explodir", "virar", "tombar", "afundar", "escapar",
    "terminar", "atrasar", "sair", "secar", "voar", "morrer", "ir embora", "partir", "enguiçar",
    "pifar", "falhar", "tocar", "desaparecer",
  ])
  /// What they do not do when they should.
  static let duties: WordSet = [
    "vir", "chegar", "funcionar", "ligar", "abrir", "fechar", "carregar", "caber", "pegar",
    "acender", "parar", "sair", "servir", "passar", "entrar", "tocar", "aparecer",
  ]
  /// What happens to one's body.
  static let injuries: WordSet = [
    "machucar", "cortar", "queimar", "torcer", "ralar", "quebrar", "bater", "arranhar", "prender",
  ]
  static let losses: WordSet = ["perder", "esquecer", "derrubar", "quebrar", "rasgar", "derramar"]
  /// By which somebody is gone.
  static let leaving: WordSet = [
    "viajar", "sair", "ir embora", "morrer", "partir", "mudar", "fugir", "sumir", "desaparecer",
  ]
  /// What others do that one hears or waits for.
  static let noisy: WordSet = [
    "gritar", "latir", "chorar", "roncar", "cantar", "falar", "brincar", "pular", "bater", "brigar",
    "miar", "uivar", "conversar", "rir",
  ]
  static let quiet: WordSet = [
    "dormir", "estudar", "ouvir", "ler", "descansar", "trabalhar", "escutar", "pensar", "falar",
    "ver", "entender", "concentrar",
  ]
  /// What goes on while others do something else.
  static let goingOn: WordSet = noisy.union([
    "dormir", "trabalhar", "cozinhar", "estudar", "descansar", "dirigir", "esperar",
  ])
  /// What one does without wanting it.
  static let reflexes: WordSet = [
    "espirrar", "suar", "vomitar", "tossir", "engasgar", "babar", "cair", "sangrar", "tremer",
  ]
  /// What others are asked for.
  static let asked = SequelWords.asked.union([
    "trazer", "dar", "pegar", "buscar", "trocar", "mudar", "segurar", "chamar", "lavar", "cortar",
    "pôr", "colocar", "amarrar", "aquecer", "diminuir", "cobrir", "empurrar", "passar", "coçar",
    "ajudar", "olhar", "comprar", "regar", "pentear", "escovar", "desamarrar", "puxar", "levantar",
    "guardar", "varrer", "enxugar", "parar", "ligar",
  ])
  /// What is handed over, of which any will do.
  static let handed: WordSet = ["trazer", "dar", "pegar", "buscar", "comprar", "passar", "regar"]
  static let wanting: WordSet = ["querer", "precisar"]
  static let able: WordSet = ["poder", "conseguir"]
  /// What is said of oneself as it is.
  static let stative: WordSet = [
    "querer", "gostar", "saber", "ter", "precisar", "aguentar", "entender",
  ]
  static let alarms: WordSet = [
    "socorro", "cuidado", "ajuda", "espera", "obrigado", "obrigada", "olha", "atenção",
    "muito obrigado",
  ]
  static let thanks: WordSet = ["obrigado", "obrigada", "muito obrigado"]
  static let warnings: WordSet = ["socorro", "cuidado", "atenção"]
  /// How things are for good.
  static let lasting: WordSet = [
    "chato", "difícil", "fácil", "longe", "perto", "caro", "barato", "legal", "perigoso",
    "divertido", "fofo", "engraçado", "interessante", "importante", "feio", "estranho", "lindo",
    "complicado", "bonito", "ruim", "amargo", "gostoso", "bom", "delicioso", "rápido", "lento",
    "devagar",
  ]
  /// What a thing does to whoever wears or has it.
  static let troubling: WordSet = [
    "coçar", "arder", "doer", "sangrar", "inchar", "incomodar", "apertar", "machucar", "pinicar",
    "escorrer", "lacrimejar",
  ]
  /// What became of something, said of it alone.
  static let ends: WordSet = [
    "acabar", "quebrar", "sumir", "estragar", "furar", "rasgar", "queimar",
  ]
  /// What is asked of something that was seen.
  static let wondered: WordSet = [
    "fazer", "comprar", "dar", "trazer", "pintar", "desenhar", "quebrar", "comer", "ganhar",
    "mexer", "pegar",
  ]
  /// What is loud, dark or strong of a machine, and no machine itself.
  static let settings: WordSet = ["volume", "som", "brilho", "tela", "luz", "imagem", "preço"]
  /// What one does where one is not well.
  static let retiring: WordSet = [
    "ir", "voltar", "deitar", "dormir", "descansar", "sentar", "parar", "comer", "beber", "tomar",
    "ficar", "sair",
  ]
  /// How bad it is.
  static let strong: WordSet = ["alto", "forte", "muito", "grande", "terrível"]
  /// Where things fall.
  static let grounds: WordSet = [
    "chão", "mesa", "água", "piscina", "tapete", "cama", "lixo", "grama", "areia",
  ]
  /// What one does when one was harmed.
  static let hurt: WordSet = ["chorar", "cair", "gritar", "machucar", "sangrar", "tropeçar"]
  static let harms: WordSet = [
    "bater", "empurrar", "morder", "picar", "arranhar", "chutar", "puxar", "derrubar", "beliscar",
    "assustar", "machucar", "ferrar",
  ]
  /// What may stand between.
  static let joints: WordSet = ["e", "mas"]
  /// What one drinks to.
  static let thirsty: WordSet = ["salgado", "picante", "apimentado", "doce", "seco", "amargo"]
  /// What keeps one awake.
  static let loud: WordSet = ["alto", "forte", "barulhento", "aceso", "ligado"]
  /// Where one waits or turns back.
  static let full: WordSet = ["cheio", "lotado", "grande", "longo"]
  /// What one feels that others do such things.
  static let moved: WordSet = [
    "medo", "raiva", "susto", "saudade", "saudades", "vergonha", "ciúme", "pena",
  ]
  /// Where one gets in and out.
  static let boarding: WordSet = ["subir", "entrar", "embarcar", "descer", "sair"]
  /// What is only taken some of.
  static let massLike: WordSet = [
    "creme", "pomada", "sabão", "xampu", "protetor", "protetor solar", "remédio", "gelo", "ajuda",
  ]
  /// What one feels that is had and not felt.
  static let had: WordSet = ["alergia", "medo", "nojo", "intolerância", "asma", "diabetes"]
  /// What mends, cleans or takes the place of a thing.
  static let mending: WordSet = [
    "pano", "papel", "toalha", "rodo", "esponja", "guardanapo", "cola", "fita", "agulha", "linha",
    "pilha", "bateria", "carregador", "apontador", "lanterna", "vela", "lenço", "curativo", "gelo",
    "band-aid", "outro", "martelo", "tesoura", "balde", "vassoura", "água", "remédio", "pomada",
    "sabonete", "sabão", "detergente", "escova", "borracha", "corda", "guarda-chuva", "bomba",
  ]
  /// What plants, machines and rooms need themselves.
  static let supplies: WordSet = [
    "água", "bateria", "pilha", "carga", "óleo", "gasolina", "tinta", "sol", "adubo", "conserto",
    "limpeza", "terra",
  ]
  /// What is done so that a thing is otherwise.
  static func mends(_ deed: String, _ quality: String) -> Bool {
    remedies[deed]?.contains(quality) == true
  }

  private static let worn: WordSet = [
    "sujo", "molhado", "furado", "rasgado", "apertado", "chato", "velho", "quebrado", "estragado",
    "feio", "largo", "grande", "pequeno", "curto", "ruim", "frio", "gasto", "fraco", "manchado",
  ]
  private static let wet: WordSet = ["molhado", "úmido", "suado", "encharcado"]
  private static let dirty: WordSet = ["sujo", "manchado", "engordurado", "empoeirado"]
  private static let broken: WordSet = ["quebrado", "estragado", "torto", "solto", "rasgado"]
  private static let remedies: [String: WordSet] = [
    "cortar": ["comprido", "grande", "longo"], "aparar": ["comprido", "grande", "longo"],
    "lavar": dirty, "limpar": dirty, "escovar": dirty, "varrer": dirty, "trocar": worn,
    "mudar": worn, "consertar": broken, "arrumar": broken.union(["bagunçado", "desarrumado"]),
    "esquentar": ["frio", "gelado", "morno"], "aquecer": ["frio", "gelado", "morno"],
    "esfriar": ["quente"], "soprar": ["quente"], "encher": ["vazio", "murcho", "furado"],
    "esvaziar": ["cheio"], "abrir": ["fechado", "trancado"], "fechar": ["aberto"], "secar": wet,
    "enxugar": wet, "amarrar": ["desamarrado", "solto"], "desligar": ["ligado", "alto", "aceso"],
    "ligar": ["desligado", "apagado"], "abaixar": ["alto", "forte"], "baixar": ["alto", "forte"],
    "aumentar": ["baixo", "fraco"], "carregar": ["descarregado", "vazio"], "diminuir": ["alto"],
    "costurar": ["rasgado", "furado", "descosturado"], "passar": ["amassado"],
    "jogar fora": ["estragado", "podre", "vencido", "velho", "vazio"],
    "tirar": ["apertado", "molhado", "sujo", "quente"], "apertar": ["frouxo", "solto"],
    "esperar": ["quente", "ocupado", "cheio", "lotado", "atrasado", "molhado", "fechado"],
    "afrouxar": ["apertado"], "comer": ["pronto"], "pentear": ["embaraçado", "despenteado"],
    "regar": ["seco", "murcho"], "molhar": ["seco"], "apagar": ["aceso"], "acender": ["apagado"],
    "colar": ["rasgado", "quebrado", "solto"], "ajudar": ["pesado", "difícil", "apertado"],
    "apontar": ["quebrado"], "puxar": ["longe"], "trazer": ["longe"], "destrancar": ["trancado"],
    "assoar": ["entupido"],
    "devolver": ["apertado", "quebrado", "furado"], "guardar": ["bagunçado"],
  ]
}
