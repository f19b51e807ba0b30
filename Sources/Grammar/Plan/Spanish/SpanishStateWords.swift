/// Words by which it is told what somebody is like, was doing and got for it.
enum SpanishStateWords {
  /// Verbs of what one gets for what one did.
  static let scolding: WordSet = [
    "regañar", "reñir", "castigar", "felicitar", "perdonar", "criticar", "premiar", "multar",
    "dar las gracias", "agradecer", "elogiar", "aplaudir", "disculpar",
  ]
  /// Verbs of being in a state.
  static let describing: WordSet = [
    "estar", "quedarse", "seguir", "sentirse", "ponerse", "parecer",
  ]
  static let participles = ["ado", "ido", "ada", "ida", "ados", "idos", "adas", "idas"]
  /// What happens to a part of the body.
  static let hurting: WordSet = [
    "torcerse", "romperse", "hacerse", "hacerse daño", "lastimarse", "golpearse", "doler",
    "torcer", "hacer", "darse",
  ]
  /// What one plays while it happens.
  static let played: WordSet = [
    "fútbol", "baloncesto", "tenis", "balonmano", "voleibol", "pádel", "rugby", "hockey", "béisbol",
    "bádminton", "golf", "fútbol sala", "básquet", "vóley",
  ]
  /// What one does there with a thing.
  static let doneAtClass: WordSet = [
    "hacer", "ver", "aprender", "estudiar", "explicar", "contar", "copiar", "recortar", "plantar",
    "construir", "olvidar", "olvidarse", "dejar", "perder", "usar", "repasar", "corregir",
    "romper", "encontrar", "escuchar", "celebrar", "practicar", "presentar", "tirar",
  ]
}
