/// Words of Portuguese rows that tell what happened, and what is done because of it (Cunha & Cintra, chapter 18).
enum SequelWords {
  /// What happens to the speaker alone.
  static let falls: WordSet = [
    "cair", "tropeçar", "escorregar", "errar", "engasgar", "engasgar-se", "machucar", "vomitar",
    "perder-se",
  ]
  /// What the speaker does to a thing without wanting it.
  static let losses: WordSet = ["perder", "esquecer", "derramar", "derrubar", "engolir"]
  /// What things do of themselves and are no more as they were.
  static let happenings: WordSet = [
    "quebrar", "sumir", "cair", "furar", "rasgar", "estragar", "queimar", "travar", "entupir",
    "emperrar", "desligar", "acabar", "estourar", "soltar", "partir", "apagar", "vazar",
    "desmontar", "descosturar", "molhar",
  ]
  /// What is done about that.
  static let repairs: WordSet = [
    "consertar", "arrumar", "procurar", "carregar", "colar", "costurar", "buscar", "chorar",
    "reparar", "remendar", "encher", "desentupir", "trocar", "comprar", "reiniciar",
  ]
  /// What a thing is that one could not do.
  static let hard: WordSet = ["difícil", "pesado", "alto", "complicado", "apertado"]
  /// What one cannot do then.
  static let abilities: WordSet = [
    "entrar", "abrir", "sair", "achar", "encontrar", "ver", "ouvir", "dormir", "andar", "falar",
    "ligar", "respirar", "enxergar", "alcançar", "subir", "descer", "jogar", "escrever", "ler",
    "sentar", "passar", "pagar", "desenhar", "fechar", "carregar",
  ]
  /// How a thing is at the moment.
  static let states: WordSet = [
    "quente", "frio", "gelado", "molhado", "sujo", "quebrado", "cheio", "vazio", "apertado",
    "pequeno", "fechado", "aberto", "ocupado", "alto", "baixo", "duro", "desligado", "ligado",
    "furado", "rasgado", "estragado", "desconfortável", "trancado", "entupido", "escuro", "frouxo",
    "solto", "torto", "forte", "fraco", "enrolado", "lotado", "travado", "emperrado",
  ]
  /// What is done to a thing so that it is otherwise.
  private static let handled: WordSet = [
    "abrir", "fechar", "consertar", "arrumar", "soltar", "afrouxar", "apertar", "baixar",
    "abaixar", "aumentar", "desligar", "ligar", "apagar", "acender", "esquentar", "esfriar",
    "soprar", "encher", "esvaziar", "tirar", "carregar", "costurar", "colar", "desentupir",
    "secar",
  ]
  /// What is done about the state of a thing.
  static let remedies = handled.union(["esperar", "trocar", "mudar", "devolver", "sair"])
  /// What others are asked to do.
  static let asked = handled.union(["atender", "reparar", "remendar", "reiniciar", "limpar"])
  /// What is asked for again by who has not understood.
  static let telling: WordSet = [
    "explicar", "repetir", "falar", "mostrar", "ensinar", "dizer", "ler",
  ]
  /// What one is afraid of.
  static let frightening: WordSet = [
    "latir", "ladrar", "gritar", "morder", "rosnar", "correr", "brigar", "bater", "chegar", "miar",
  ]
  /// What one wants where it hurts.
  static let rests: WordSet = [
    "mudar", "deitar", "sair", "parar", "descansar", "voltar", "levantar", "sentar", "dormir",
    "deitar-se", "sentar-se", "levantar-se", "trocar",
  ]
  /// What one goes and does.
  static let done: WordSet = ["procurar", "buscar", "esperar"]
  /// What is judged at first sight.
  static let judged: WordSet = [
    "bonito", "feio", "lindo", "chato", "legal", "caro", "barato", "gostoso", "ruim", "divertido",
    "nojento", "estranho", "fofo", "difícil",
  ]
  /// What one says of oneself about what is judged.
  static let answers: WordSet = ["gostar", "querer", "comprar", "entender", "conseguir"]
  /// Where animals get to.
  static let moves: WordSet = ["subir", "entrar", "fugir", "sair", "cair", "deitar", "dormir"]
  /// With whom one plays.
  static let friends: WordSet = ["amigo", "amiga", "primo", "prima", "colega"]
  /// What rings.
  static let ringing: WordSet = [
    "telefone", "celular", "telemóvel", "campainha", "despertador", "alarme", "interfone",
  ]
  /// What one has to get done.
  static let duties: WordSet = [
    "lição", "tarefa", "dever", "prova", "trabalho", "comida", "almoço", "jantar", "desenho",
    "banho", "livro",
  ]
  /// What one does when that is done.
  static let leisure: WordSet = [
    "brincar", "jogar", "levantar", "dormir", "descansar", "passear", "sair", "nadar", "dançar",
  ]
  /// What is loud.
  static let noises: WordSet = [
    "música", "barulho", "som", "televisão", "TV", "tv", "rádio", "volume", "filme",
  ]
}
