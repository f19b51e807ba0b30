import AACCore

/// Words of such rows.
enum ThoughtsInTurnWords {
  static let tiring: WordSet = [
    "barulho", "briga", "bagunça", "confusão", "choro", "gritaria", "brincadeira", "mentira",
    "doce", "televisão", "tarefa", "remédio", "chuva", "cócega", "cócegas", "bobagem", "conversa",
    "fofoca", "preguiça", "desculpa", "desculpas", "reclamação", "palhaçada", "discussão", "grito",
    "gritos", "piada", "piadas", "trabalho", "frio", "calor", "celular", "telemóvel", "videogame",
    "choradeira", "violência", "guerra", "beijo", "beijos",
  ]
  /// What there is where one would do something.
  static let there: WordSet = [
    "barulho", "chuva", "gente", "trânsito", "aula", "prova", "vento", "neve", "lição", "fila",
  ]
  static let resting: WordSet = ["dormir", "descansar", "estudar", "trabalhar", "cochilar"]
  static let rested: WordSet = ["dormindo", "descansando", "estudando", "trabalhando", "doente"]
  static let spoken: WordSet = ["falar", "conversar", "brincar", "cantar", "andar"]
  static let softly: WordSet = ["baixo", "baixinho", "devagar", "quieto", "em silêncio"]
  static let noises: WordSet = ["barulho", "gritaria", "bagunça", "música"]
  static let leaking: WordSet = ["ar", "gás", "óleo", "gasolina", "xixi", "tinta"]
  static let lessons: WordSet = ["aula", "escola", "trabalho", "prova", "treino", "terapia"]
  static let remedies: WordSet = ["comprar", "buscar", "pedir", "fazer"]
  static let needs: WordSet = ["pressa", "fome", "sede", "sono", "frio", "calor", "preguiça"]
  /// What things do in time.
  static let events: WordSet = [
    "sair", "partir", "demorar", "atrasar", "chegar", "fechar", "começar", "acabar", "passar",
  ]
  /// What is put on a part of the body.
  static let forBody: WordSet = [
    "luva", "luvas", "meia", "meias", "gorro", "toalha", "curativo", "pomada", "gelo", "sabonete",
    "lenço", "cachecol", "band-aid", "creme",
  ]
  static let ill: WordSet = [
    "doente", "gripado", "gripada", "resfriado", "resfriada", "cansado", "cansada", "febre",
    "machucado", "machucada",
  ]
  static let hiding: WordSet = [
    "esconder", "guardar", "contar", "mostrar", "dizer", "falar", "abrir",
  ]
  static let bells: WordSet = ["sinal", "campainha", "sino", "sirene", "alarme"]
  static let grounds: WordSet = ["chão", "água", "escada", "rua", "pia", "piscina", "lama"]
  static let broken: WordSet = [
    "quebrar", "estragar", "rasgar", "molhar", "sujar", "partir", "rachar", "furar", "sumir",
  ]
}
