import AACCore

/// What a row says that lays a deed and nobody who does it, in Spanish and Portuguese: *mover / almohada, ir / parque, pintar / flor / amarelo*: the speaker
/// would like to do it. Nobody tells others what he does before their eyes, and who wants help with it is understood too.
///
/// Sources: NGLE §31.1 (what is left unsaid), §26.5 (*querer* and an infinitive of the same doer); Cunha & Cintra, chapter 13 (*infinitivo*).
extension TileReader {
  /// The clause as a wish of the speaker; itself where somebody does it, where it befalls one, or where it is said when it is, whether or to whom.
  func wishedBySpeaker(_ clause: Clause) -> Clause {
    guard isPlain, clause.subject.isEmpty, !clause.isNegative, !clause.isQuestion,
      clause.options.isEmpty, clause.tense == nil, clause.sequels.isEmpty, clause.edge == nil,
      clause.choices.isEmpty, !clause.frontsClause,
      let act = clause.verb, act.tile != nil, act.lexeme.isInfinitive,
      isDoneAtWill(act.lexeme, clause.complements), areBesideWish(clause.complements)
    else { return clause }
    let wish = deed("querer")
    if let said = read([wish, act] + clause.complements).first, said.subject.isEmpty,
      said.verb?.lexeme.lemma == wish.lexeme.lemma,
      said.complements.contains(where: { $0.tile == act.tile }),
      said.complements.count > clause.complements.count
    {
      return said
    }
    var said = clause
    said.complements.insert(act, at: 0)
    said.verb = wish
    return said
  }

  /// Whether one does it because one wants to.
  private func isDoneAtWill(_ act: Lexeme, _ others: [Constituent]) -> Bool {
    let frame = tables.frames[act.lemma]
    guard frame.isDefault || frame.isListed, frame.past != .state,
      frame.aspect != .achievement || ["cazar", "atrapar"].contains(act.lemma),
      !BefallingDeeds.contains(act.lemma),
      !["hacer", "fazer"].contains(act.lemma)
        || !others.contains(where: {
          $0.lexeme.kind == .weather || BefallingDeeds.weather.contains($0.lexeme.lemma)
        })
    else { return false }
    // Cortar / dedo: what one does to one's body unwillingly.
    return !BefallingDeeds.hurts(act.lemma) || !others.contains { $0.lexeme.kind == .body }
  }

  /// Whether nothing beside the deed tells when it is, asks, denies, calls or does something itself.
  private func areBesideWish(_ words: [Constituent]) -> Bool {
    words.last?.lexeme.wordClass != .adposition
      && words.allSatisfy { word in
        let lexeme = word.lexeme
        switch lexeme.wordClass {
        case .verb, .conjunction, .interjection: return false
        case .pronoun: return lexeme.kind == .demonstrative || lexeme.kind == .possessive
        default:
          return lexeme.kind != .negation && lexeme.kind != .question && lexeme.kind != .social
            && !BefallingDeeds.unsure.contains(lexeme.lemma)
            && (!lexeme.kind.isTemporal || BefallingDeeds.atOnce.contains(lexeme.lemma)
              || lexeme.lemma == "hoy" && words.contains { $0.lexeme.kind == .body })
        }
      }
  }
}

/// What nobody wishes to do: it befalls one, or it is told when it is over.
enum BefallingDeeds {
  static func contains(_ deed: String) -> Bool { deeds.contains(deed) }
  static func hurts(_ deed: String) -> Bool { hurting.contains(deed) }

  private static let deeds: WordSet = [
    // Spanish
    "caer", "caerse", "perder", "perderse", "romper", "romperse", "olvidar", "olvidarse",
    "tropezar",
    "manchar", "mancharse", "quemar", "quemarse", "vomitar", "toser", "sangrar", "estornudar",
    "marear",
    "marearse", "sudar", "temblar", "roncar", "llorar", "ganar", "suspender", "aprobar", "fallar",
    "equivocarse", "derramar", "llegar", "encontrar", "recibir", "resbalar", "morir", "nacer",
    "crecer",
    "faltar", "sobrar", "llevar", "esperar", "despertar", "despertarse", "enfadar", "enfadarse",
    "asustar",
    "asustarse", "aburrir", "aburrirse", "cansar", "cansarse", "atragantarse", "ahogarse", "pasar",
    "terminar", "acabar", "sonar", "picar", "arder", "traer", "dar", "sacar", "adelgazar",
    "engordar",
    "mirar", "acordarse", "enfermar", "molestar", "funcionar", "empezar", "parar", "seguir",
    "dejar",
    "tocar", "echar", "oler", "sentir", "soñar", "imaginar", "odiar",
    // Portuguese
    "cair", "quebrar", "rasgar", "esquecer", "esquecer-se", "tropeçar", "sujar", "queimar",
    "tossir",
    "espirrar", "suar", "tremer", "roncar", "chorar", "ganhar", "reprovar", "passar", "errar",
    "derramar", "chegar", "achar", "receber", "escorregar", "morrer", "nascer", "crescer", "sobrar",
    "acordar", "assustar", "cansar", "engasgar", "acabar", "trazer", "tirar", "emagrecer",
    "funcionar",
    "começar", "continuar", "deixar", "cheirar", "sonhar", "olhar", "lembrar", "brigar", "coçar",
    "engordar", "adoecer", "parecer", "bater", "levar", "latir", "demorar", "tardar", "durar",
    "preferir", "querer",
  ]
  /// What is done to one's body by accident.
  private static let hurting: WordSet = [
    "cortar", "golpear", "pinchar", "torcer", "pillar", "arañar", "morder", "machucar", "furar",
    "prender",
    "arranhar", "ralar",
  ]
  static let atOnce: WordSet = [
    "ahora", "ahora mismo", "otra vez", "agora", "de novo", "outra vez", "hoje à noite", "hoje",
    "à noite",
    "hoje à tarde", "hoje de noite",
  ]
  /// What only befalls: *hacer / sol*.
  static let weather: WordSet = [
    "frío", "calor", "sol", "viento", "lluvia", "fresco", "frio", "vento", "chuva",
  ]
  /// What leaves open whether it is so.
  static let unsure: WordSet = [
    "quizás", "quizá", "tal vez", "talvez", "a lo mejor", "ya", "já", "cuidado",
  ]
}
