import AACCore

/// What was going on when something happened (Cunha & Cintra, chapter 13, *Pretérito imperfeito do indicativo*; Bechara,
/// *Emprego dos tempos e modos*).
extension RomanceSentence {
  /// *Caí quando corria, ela chegou quando eu cozinhava, ouvi música enquanto lavava a louça*: whether the verb of a clause
  /// goes on around what happens at a point.
  func isBackground(_ index: Int, _ word: String) -> Bool {
    guard word == "quando" || word == "enquanto" else { return false }
    let lemma = plan.verbs[index].frame.lemma
    let goesOn = BackgroundWords.activities.contains(lemma)
    if word == "enquanto" { return goesOn || BackgroundWords.ways.contains(lemma) }
    let main = plan.verbs[0].frame
    let isPoint = main.aspect == .achievement || BackgroundWords.points.contains(main.lemma)
    guard isPoint else { return false }
    let isOfSame = plan.verbs[index].subject == nil
    return goesOn || isOfSame && BackgroundWords.ways.contains(lemma)
  }
}

/// Verbs by how they go on in time.
private enum BackgroundWords {
  /// What has no end of its own.
  static let activities: WordSet = [
    "esquiar", "patinar", "surfar", "nadar", "correr", "andar", "caminhar", "passear", "pedalar",
    "cavalgar", "galopar", "dançar", "cantar", "jogar", "brincar", "treinar", "lutar", "cozinhar",
    "lavar", "limpar", "varrer", "aspirar", "arrumar", "dormir", "trabalhar", "estudar", "ler",
    "escrever", "dirigir", "conduzir", "guiar", "pilotar", "viajar", "pescar", "caçar", "acampar",
    "remar", "mergulhar", "conversar", "falar", "esperar", "comer", "jantar", "almoçar", "lanchar",
    "tomar banho", "descascar", "cortar", "serrar", "costurar", "tricotar", "bordar", "pintar",
    "desenhar", "ensaiar", "carregar", "chorar", "fumar", "rezar", "sonhar", "descansar", "cavar",
    "regar", "podar", "brigar", "discutir", "assistir", "ver televisão", "tocar piano", "escovar",
    "pentear-se", "vestir-se", "barbear-se", "lavar-se", "depilar-se", "maquiar-se", "maquilhar-se",
    "arrumar-se", "preparar-se", "andar de bicicleta", "andar a cavalo", "fazer a barba",
    "passar a ferro", "passar roupa", "lavar a louça", "fazer exercício", "fazer compras",
    "escalar",
  ]
  /// Ways that have an end, during which something may happen to whoever goes them.
  static let ways: WordSet = [
    "voltar", "regressar", "ir", "vir", "subir", "descer", "atravessar", "trepar", "saltar",
    "pular", "cozer", "preparar", "fazer", "montar", "abrir", "fechar", "mudar-se", "consertar",
    "arranjar", "pendurar",
  ]
  /// What happens at a point, beside what the frames say so of.
  static let points: WordSet = [
    "ligar", "telefonar", "tocar", "entrar", "aparecer", "acontecer", "começar", "faltar", "ver",
    "ouvir", "achar", "conhecer", "cortar", "torcer", "fraturar", "picar", "molhar", "magoar",
    "sentir", "descobrir", "apagar-se", "adormecer", "assustar-se", "cruzar-se", "chover",
    "reparar",
    "derrubar", "ferir-se", "molhar-se", "sujar-se", "arranhar-se", "pensar", "lembrar-se",
  ]
}
