import AACCore

/// Words of such rows.
enum LinksLeftOutWords {
  /// Who tells others what is good for them.
  static let advising: WordSet = [
    "médico", "médica", "doutor", "doutora", "dentista", "enfermeiro", "enfermeira", "terapeuta",
    "professor", "professora", "fisioterapeuta", "psicólogo", "psicóloga", "fonoaudióloga",
    "mamãe", "papai", "mãe", "pai", "vovó", "vovô", "avó", "avô",
  ]
  /// What one is told to do.
  static let advised: WordSet = [
    "descansar", "beber", "tomar", "comer", "dormir", "ficar", "voltar", "esperar", "sentar",
    "sentar-se", "escovar", "lavar", "fazer", "estudar", "ler", "escrever", "andar", "caminhar",
    "parar", "deitar", "deitar-se", "repousar", "vir", "ir", "arrumar", "guardar", "treinar",
  ]
  static let keepers: WordSet = [
    "caixa", "gaveta", "mochila", "bolsa", "geladeira", "armário", "estojo", "cesto", "prateleira",
    "estante", "guarda-roupa", "pasta", "lancheira",
  ]
  static let covers: WordSet = ["cobertor", "lençol", "manta", "toalha", "edredom", "coberta"]
  static let painted: WordSet = [
    "parede", "porta", "muro", "portão", "janela", "cerca", "unha", "unhas", "grade", "teto",
  ]
  static let ends: WordSet = [
    "fim", "final", "início", "começo", "meio", "canto", "centro", "fundo",
  ]
  /// What children are given something for.
  static let behaving: WordSet = [
    "comportar-se", "estudar", "obedecer", "ajudar", "acalmar-se", "esperar", "dormir",
  ]
  /// What is done to nothing.
  static let whole: WordSet = [
    "dormir", "descansar", "chorar", "doer", "correr", "andar", "rir", "nadar", "chover",
    "melhorar",
  ]
  static let begun: WordSet = [
    "escola", "trabalho", "curso", "aula", "terapia", "natação", "creche", "faculdade",
  ]
  static let parts: WordSet = [
    "pneu", "roda", "rodas", "freio", "motor", "bateria", "corrente", "farol", "banco", "porta",
  ]
  /// What lasts for a while.
  static let spans: WordSet = ["pausa", "descanso", "intervalo", "soneca", "recreio", "silêncio"]
  static let ranks: WordSet = [
    "primeiro", "segundo", "terceiro", "quarto", "quinto", "sexto", "sétimo", "oitavo", "nono",
    "décimo", "último",
  ]
  static let groups: WordSet = [
    "turma", "classe", "escola", "família", "time", "equipe", "mundo", "sala", "rua", "grupo",
    "cidade", "prédio",
  ]
}
