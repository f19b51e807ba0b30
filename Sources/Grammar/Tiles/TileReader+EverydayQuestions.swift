import AACCore

/// Everyday questions and verbs of Spanish whose subject is not the speaker: *qué / pasar / tú, seguir / lloviendo, no /
/// pasar / nada, cuándo / tocar / yo* (NGLE §35.9, §41.5, §42.9).
extension TileReader {
  /// The row with these put right; `verb` is its first verb.
  func askedAndImpersonal(_ words: inout [Constituent], _ verb: Int) {
    askWhatHappens(&words)
    askWhoFeels(&words)
    askThird(&words)
    tellThat(&words)
    sting(&words)
    sayOfNobody(&words)
    leadBack(&words)
    judge(&words)
    leave(&words)
    go(&words)
  }

  static let clitic = [
    "yo": "me", "mí": "me", "tú": "te", "vos": "te", "ti": "te", "nosotros": "nos",
    "nosotras": "nos", "él": "le", "ella": "le", "usted": "le", "ellos": "les", "ellas": "les",
    "ustedes": "les", "vosotros": "os",
  ]

  /// *Qué / pasar / tú, qué / pasar / mamá, cuándo / tocar / yo*: to whom.
  private func askWhatHappens(_ words: inout [Constituent]) {
    guard words[0].lexeme.kind == .question,
      let verb = verbPlace(words), verb + 1 < words.count,
      words[0].lexeme.lemma == "qué" && words[verb].lexeme.lemma == "pasar"
        || words[0].lexeme.lemma == "cuándo" && words[verb].lexeme.lemma == "tocar",
      words[verb].lexeme.forms.isEmpty
    else { return }
    words[verb].lexeme.person = .third
    words[verb].lexeme.number = .singular
    let next = words[verb + 1]
    if next.lexeme.wordClass == .pronoun, let clitic = Self.clitic[next.lexeme.lemma] {
      words.remove(at: verb + 1)
      words.insert(Constituent(WordJoiner.pronoun(clitic), tile: next.tile), at: verb)
    } else if next.lexeme.isHuman || words[(verb + 1)...].contains(where: { $0.lexeme.isHuman }),
      let link = tables.lexicon.known("a"), words[verb + 1].lexeme.wordClass != .adposition
    {
      words.insert(Constituent(link), at: verb + 1)
    }
  }

  /// *Quién / gustar / chocolate*: who feels it is asked with *a*.
  private func askWhoFeels(_ words: inout [Constituent]) {
    let hasLink = words[0].lexeme.lemma == "a" && words.count > 2
    let isJoint = words[0].lexeme.lemma == "a quién"
    let asking = hasLink ? 1 : 0
    guard isJoint || words[asking].lexeme.lemma == "quién", asking + 1 < words.count,
      words[asking + 1].lexeme.wordClass == .verb,
      frame(of: words[asking + 1]).pattern == .experiencer,
      !words.contains(where: { $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person }),
      let link = tables.lexicon.known("a")
    else { return }
    words.insert(Constituent(WordJoiner.pronoun("le")), at: asking + 1)
    if !hasLink, !isJoint { words.insert(Constituent(link), at: 0) }
  }

  /// *Quién / estar / ahí, qué / tiempo / hacer, cuándo / abrir*: nobody asks that about himself.
  private func askThird(_ words: inout [Constituent]) {
    guard words[0].lexeme.kind == .question, let verb = verbPlace(words),
      words[verb].lexeme.person == nil, words[verb].lexeme.forms.isEmpty,
      !words.contains(where: {
        $0.lexeme.isBeing && $0.lexeme.kind != .question
          || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      })
    else { return }
    let lemma = words[verb].lexeme.lemma
    let isWho = words[0].lexeme.lemma == "quién" && verb == 1 && lemma == "estar"
    let isWeather =
      lemma == "hacer" && words[..<verb].contains { $0.lexeme.lemma == "tiempo" }
      && words[0].lexeme.lemma == "qué"
    let isOpening =
      verb + 1 == words.count && ["abrir", "cerrar"].contains(lemma)
      && ["cuándo", "a qué hora"].contains(words[0].lexeme.lemma)
    guard isWho || isWeather || isOpening else { return }
    words[verb].lexeme.person = .third
    words[verb].lexeme.number = isOpening ? .plural : .singular
  }

  /// *Decir / papá / que / querer / agua*: what is told is about the speaker.
  private func tellThat(_ words: inout [Constituent]) {
    guard let link = words.firstIndex(where: { $0.lexeme.lemma == "que" }), link > 1,
      link + 1 < words.count, words[link - 1].lexeme.isHuman,
      words[..<link].contains(where: { ["decir", "avisar", "contar"].contains($0.lexeme.lemma) }),
      words[..<link].first?.lexeme.wordClass == .verb, words[link + 1].lexeme.isInfinitive,
      PartedWords.wishes.contains(words[link + 1].lexeme.lemma)
        || ["tener", "estar"].contains(words[link + 1].lexeme.lemma),
      let speaker = tables.lexicon.known("yo")
    else { return }
    words.insert(Constituent(speaker), at: link + 1)
  }

  /// *Picar / mucho, apretar / mucho*: it does so to me.
  private func sting(_ words: inout [Constituent]) {
    guard words.count == 2, EverydayQuestions.stinging.contains(words[0].lexeme.lemma),
      words[0].lexeme.person == nil, words[0].lexeme.forms.isEmpty,
      ["mucho", "poco", "un poco", "demasiado", "bastante"].contains(words[1].lexeme.lemma)
    else { return }
    words[0].lexeme.person = .third
    words[0].lexeme.number = .singular
    words.insert(Constituent(WordJoiner.pronoun("me")), at: 0)
  }

  /// *Seguir / lloviendo, ir / a / llover, no / pasar / nada, hacerse / tarde, que / ser / injusto*: nobody does it.
  private func sayOfNobody(_ words: inout [Constituent]) {
    guard let verb = verbPlace(words), words[verb].lexeme.person == nil,
      words[verb].lexeme.forms.isEmpty,
      words[..<verb].allSatisfy({
        $0.lexeme.lemma == variety.language.plainNegator || $0.lexeme.kind.isTemporal
          || $0.lexeme.kind == .social || $0.lexeme.lemma == "ya"
      })
    else { return }
    let rest = words[(verb + 1)...].map(\.lexeme.lemma)
    let isWeather =
      EverydayQuestions.aspects.contains(words[verb].lexeme.lemma)
      && rest.contains(where: EverydayQuestions.weather.contains)
      && !words.contains { $0.lexeme.isBeing }
    let isNothing = words[verb].lexeme.lemma == "pasar" && ["nada", "algo"].contains(rest.first)
    let isLate =
      words[verb].lexeme.lemma == "hacerse" && ["tarde", "de noche", "de día"].contains(rest.first)
    guard isWeather || isNothing || isLate else { return }
    words[verb].lexeme.person = .third
    words[verb].lexeme.number = .singular
  }

  /// *Hermana / no / dejar / jugar / yo*: whom somebody lets stands behind the verb of letting.
  private func leadBack(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.lemma == "dejar" }), verb > 0,
      verb + 2 < words.count, words[verb + 1].lexeme.wordClass == .verb,
      let last = words.last?.lexeme, last.wordClass == .pronoun, last.person == .first,
      last.number != .plural,
      words[..<verb].contains(where: { $0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun })
    else { return }
    words.insert(words.removeLast(), at: verb + 1)
  }

  /// *No / parecer / bien*: to me.
  private func judge(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.lemma == "parecer" }),
      verb + 1 < words.count, ["bien", "mal"].contains(words[verb + 1].lexeme.lemma),
      words[verb].lexeme.person == nil, words[verb].lexeme.forms.isEmpty,
      !words.contains(where: { $0.lexeme.isBeing })
    else { return }
    words[verb].lexeme.lemma += " " + words[verb + 1].lexeme.lemma
    words.remove(at: verb + 1)
  }

  /// *Cerrar / puerta / salir*: when one does so.
  private func leave(_ words: inout [Constituent]) {
    guard words.count > 2, let last = words.last, last.lexeme.wordClass == .verb,
      EverydayQuestions.leaving.contains(last.lexeme.lemma), last.lexeme.forms.isEmpty,
      let verb = verbPlace(words), OrderWords.asked.contains(words[verb].lexeme.lemma),
      words[words.count - 2].lexeme.wordClass == .noun, verb < words.count - 2,
      words.filter({ $0.lexeme.wordClass == .verb }).count == 2
    else { return }
    words.insert(
      Constituent(Lexeme(lemma: "al", wordClass: .adposition, kind: .time)), at: words.count - 1)
  }

  /// *Ir / Mercadona / mamá, ir / fisio*: where one goes.
  private func go(_ words: inout [Constituent]) {
    if let verb = words.indices.dropLast().first(where: {
      words[$0].lexeme.lemma == "ir" && words[$0].lexeme.wordClass == .verb
    }), words[verb + 1].lexeme.wordClass == .noun, words[verb + 1].government == nil,
      [.subject, .languageName, .music].contains(words[verb + 1].lexeme.kind)
        || ["banco", "correos"].contains(words[verb + 1].lexeme.lemma),
      let link = tables.lexicon.known("a")
    {
      // Ir / inglés.
      words.insert(Constituent(link), at: verb + 1)
      return
    }
    guard
      let verb = words.indices.dropLast().first(where: {
        words[$0].lexeme.lemma == "ir" && words[$0].lexeme.wordClass == .verb
      }), words[verb + 1].lexeme.wordClass == .properNoun, words[verb + 1].lexeme.isInferred,
      words[verb + 1].lexeme.kind == .person, words[verb + 1].government == nil,
      !words[..<verb].contains(where: { $0.lexeme.wordClass == .adposition }),
      let link = tables.lexicon.known("a")
    else { return }
    words[verb + 1].lexeme.kind = .place
    words[verb + 1].lexeme.animacy = .inanimate
    words[verb + 1].lexeme.article = .bare
    words.insert(Constituent(link), at: verb + 1)
  }
}

/// Words of such rows.
enum EverydayQuestions {
  static let aspects: WordSet = [
    "seguir", "ir", "volver", "empezar", "parar", "dejar", "volver a", "ir a",
  ]
  static let weather: WordSet = [
    "llover", "nevar", "lloviendo", "nevando", "granizar", "amanecer", "anochecer", "tronar",
  ]
  static let stinging: WordSet = ["apretar", "quemar", "rozar", "pinchar", "escocer"]
  static let leaving: WordSet = [
    "salir", "entrar", "terminar", "irse", "acabar", "llegar", "pasar",
  ]
  /// What things are asked about.
  static let ofThings: WordSet = [
    "significar", "servir", "funcionar", "venir", "sonar", "costar", "oler", "saber", "llamarse",
    "caber", "abrirse", "empezar", "terminar", "acabar", "durar", "salir", "llegar", "parecer",
  ]
  /// Whom one goes to for their work.
  static let visited: WordSet = [
    "médico", "médica", "doctor", "doctora", "dentista", "pediatra", "logopeda", "psicólogo",
    "psicóloga", "fisioterapeuta", "fisio", "peluquero", "peluquera", "veterinario", "oculista",
    "terapeuta", "podólogo", "enfermera", "psiquiatra", "oftalmólogo",
  ]
}
