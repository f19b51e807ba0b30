import AACCore

/// Words that these prepositions go by (Cunha & Cintra, chapter 15, *Preposição*).
enum ComplementWords {
  /// Question words as they are written at the end.
  static let asked: WordMap<String> = [
    "quê": "que", "o quê": "o que", "para quê": "para que", "por quê": "por que",
  ]
  /// Verbs of languages.
  static let languageVerbs: WordSet = [
    "falar", "ensinar", "aprender", "estudar", "entender", "saber", "ler", "escrever",
    "praticar",
  ]
  /// Who teaches, and what it is taught with.
  static let taughtBy: WordSet = [
    "professor", "professora", "caderno", "dever", "tarefa", "exercício", "trabalho", "nota",
    "apostila", "dicionário", "palavra", "sala", "aluno", "aluna", "estudante", "dúvida", "dúvidas",
    "dificuldade",
  ]
  /// Endings of adjectives among words nobody knows.
  static let adjectiveEndings = [
    "al", "ais", "ar", "ares", "ico", "ica", "icos", "icas", "ano", "ana", "ês", "esa", "ense",
    "ante", "ente", "il", "az", "ório", "ária", "ário", "ivo", "iva", "oso", "osa", "vel", "veis",
  ]
  /// What somebody is at something.
  static let skilled: WordSet = [
    "bom", "boa", "bons", "boas", "ótimo", "mau", "ruim", "péssimo", "excelente", "fraco", "forte",
    "craque", "fera", "rápido", "lento",
  ]
  /// What is said of somebody that is good though it is no being.
  static let said: WordSet = [
    "exemplo", "companhia", "gente", "ajuda", "caráter", "coração", "família", "time", "equipe",
  ]
  /// What one speaks on.
  static let phones: WordSet = [
    "telefone", "celular", "telemóvel", "rádio", "microfone", "walkie-talkie",
  ]
  /// What is spoken itself.
  static let spoken: WordSet = ["verdade", "mentira", "palavrão", "bobagem", "besteira", "não"]
  /// With whom one does things.
  static let companions: WordSet = [
    "amigo", "amiga", "colega", "papai", "mamãe", "vovô", "vovó", "tio", "tia", "criança", "gente",
    "menino", "menina", "bebê", "chefe", "patrão", "pessoa", "homem", "mulher", "vizinho",
    "vizinha", "namorado", "namorada",
  ]
  /// What is taken with a camera, and in an exam.
  static let shots: WordSet = ["foto", "fotos", "fotografia", "selfie", "nota", "notas", "dúvida"]
}
