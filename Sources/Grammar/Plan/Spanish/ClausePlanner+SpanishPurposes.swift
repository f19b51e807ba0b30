import AACCore

/// What something is done for, when it is done and how somebody comes, of a second verb that was chosen without a link (NGLE
/// §46.10, *finales*; §26.12, *al* with an infinitive; §27.5, *gerundio adjunto*).
extension ClausePlanner {
  /// *Levanto la mano para hablar, me siento a comer, tápate la boca al toser, vengo andando*.
  func nameFurtherDeed(_ clause: inout Clause, _ verb: String) {
    guard PurposeWords.any.contains(verb),
      let deed = clause.complements.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      case let further = clause.complements[deed].lexeme, further.person == nil,
      further.forms.isEmpty, further.lemma != verb,
      !clause.complements.contains(where: {
        $0.lexeme.isConnective || $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.kind == .negation
      }),
      clause.complements[..<deed].allSatisfy({ $0.lexeme.wordClass != .adposition })
    else { return }
    if PurposeWords.coming.contains(verb), let how = PurposeWords.ways[further.lemma],
      further.lemma != "llorar" || !["ir", "volver", "regresar"].contains(verb)
    {
      var word = Lexeme(lemma: how, wordClass: .adverb, kind: .manner)
      word.forms = [:]
      clause.complements[deed].lexeme = word
      clause.complements[deed].government = nil
      return
    }
    let link: String
    if PurposeWords.meanwhile[verb]?.contains(further.lemma) == true {
      link = "al"
    } else if PurposeWords.settling.contains(verb), PurposeWords.sitting.contains(further.lemma) {
      link = "a"
    } else if PurposeWords.aiming.contains(verb), mayBeAim(clause, verb, deed) {
      link = "para"
    } else {
      return
    }
    clause.complements.insert(
      Constituent(Lexeme(lemma: link, wordClass: .adposition, kind: .direction)), at: deed)
    clause.reasons.append(Realization.RuleApplication(.preposition, further.lemma, link))
  }

  /// *Volvió cansada del trabajo, llegó contento del colegio*: who is so already comes from there (NGLE §38.6).
  func comeBackSo(_ clause: inout Clause, _ verb: String) {
    guard HappenedThereWords.returning.contains(verb), !clause.options.contains(.request),
      let place = clause.complements.firstIndex(where: {
        PurposeWords.duties.contains($0.lexeme.lemma)
      }),
      place == 0
        || clause.complements[place - 1].lexeme.wordClass != .adposition
          && !clause.complements[place - 1].lexeme.isDeterminerLike,
      clause.complements.contains(where: {
        OneselfWords.returning.contains($0.lexeme.lemma)
          || $0.lexeme.lemma == "tarde" && verb != "llegar"
      })
    else { return }
    clause.complements[place].government = Government(
      preposition: "de",
      article: clause.complements[place].lexeme.lemma == "clase" ? .bare : .definite)
  }

  /// Nothing else joins the two, and what is handed over or lifted is that by which one asks for it.
  private func mayBeAim(_ clause: Clause, _ verb: String, _ deed: Int) -> Bool {
    switch verb {
    case "levantarse": return !clause.complements[deed].lexeme.lemma.hasSuffix("se")
    case "lavarse":
      return deed > 0 && clause.complements[deed - 1].lexeme.wordClass == .noun
        && clause.complements[..<deed].contains { $0.lexeme.lemma.hasPrefix("mano") }
        && PurposeWords.meals.contains(clause.complements[deed].lexeme.lemma)
    case "dar", "levantar":
      return deed > 0 && clause.complements[..<deed].contains { $0.lexeme.lemma == "mano" }
    default: return frames[verb].opening == nil
    }
  }
}

/// Verbs that a second one is the aim, the time or the manner of.
private enum PurposeWords {
  static let any = coming.union(settling).union(aiming).union([
    "taparse", "avisar", "tiritar", "torcerse", "cansarse", "marearse", "entrar calor", "llamar",
  ])
  static let duties: WordSet = [
    "trabajo", "oficina", "colegio", "cole", "escuela", "gimnasio", "clase", "instituto",
  ]
  static let coming: WordSet = ["ir", "venir", "volver", "regresar", "salir", "llegar", "irse"]
  /// How one comes.
  static let ways: [String: String] = [
    "andar": "andando", "caminar": "caminando", "llorar": "llorando", "cojear": "cojeando",
  ]
  static let settling: WordSet = ["sentarse", "quedarse", "tumbarse", "acostarse", "echarse"]
  /// What one does where one has settled.
  static let sitting: WordSet = [
    "comer", "cenar", "desayunar", "merendar", "almorzar", "leer", "tejer", "descansar", "esperar",
    "pensar", "hablar", "charlar", "ver", "mirar", "escuchar", "dibujar", "pintar", "escribir",
    "jugar", "coser", "estudiar", "dormir", "tomar", "beber",
  ]
  static let aiming: WordSet = [
    "juntarse", "reunirse", "desvestirse", "desnudarse", "levantarse", "levantar", "arañar",
    "rascar", "agacharse", "arrodillarse", "esconderse", "estirarse", "dar", "madrugar", "ladrar",
    "agarrarse", "apoyarse", "asomarse", "correr las cortinas", "levantar la mano",
    "ponerse en pie",
    "encender", "ahorrar", "lavarse",
  ]
  /// What one washes one's hands for.
  static let meals: WordSet = [
    "comer", "cenar", "desayunar", "merendar", "almorzar", "cocinar", "amasar",
  ]
  static let meanwhile: WordMap<WordSet> = [
    "taparse": ["toser", "estornudar", "bostezar"],
    "avisar": ["llegar", "salir", "terminar", "acabar"],
    "llamar": ["llegar", "salir", "terminar", "acabar"],
    "tiritar": ["salir"], "torcerse": ["correr", "caer", "caerse", "saltar", "bajar"],
    "cansarse": ["correr", "subir"], "marearse": ["leer", "girar"],
    "entrar calor": ["correr", "bailar", "saltar"],
  ]
}
