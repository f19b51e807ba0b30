import AACCore

/// Small words that a plain noun wants: *tardar una hora, contar hasta diez, ¿a qué sabe la sopa?, huele a colonia, no me trates como
/// a un bebé, desde niño, un sueño bonito* (NGLE §15.9, §20.4, §29.4, §34.8, §45.2).
extension ClausePlanner {
  /// Puts them in.
  func completeNouns(_ clause: inout Clause, _ verb: String) {
    guard !clause.complements.isEmpty else { return }
    if verb.hasSpace { describePhrase(&clause, verb) }
    if CompletedWords.arriving.contains(verb) || verb == "ser" { rankAmong(&clause, verb) }
    if CompletedWords.measuring.contains(verb) { measureOne(&clause, verb) }
    switch verb {
    case "contar": countUpTo(&clause)
    case "oler", "saber", "saber a": smellOf(&clause, verb)
    case "tener":
      haveDream(&clause)
      haveOnFace(&clause)
    case "comportarse", "portarse", "actuar": actAsGrownUp(&clause)
    case "hacer": makeTogether(&clause)
    case "costar" where ["caro", "barato"].contains(clause.complements[0].lexeme.lemma):
      // Los zapatos cuestan caro.
      clause.complements[0].lexeme = Lexeme(
        lemma: clause.complements[0].lexeme.lemma, wordClass: .adverb, kind: .manner)
    case "hablar" where isSpokenTo(clause): clause.complements[0].government = nil
    default: break
    }
    if clause.complements.count > 1 {
      likenWhom(&clause, verb)
      knowSince(&clause)
    }
  }

  /// *Tardar / hora, costar / euro, medir / metro / veinte*: with no number it is one of them.
  private func measureOne(_ clause: inout Clause, _ verb: String) {
    guard
      let unit = clause.complements.firstIndex(where: {
        CompletedWords.units.contains($0.lexeme.lemma)
      }), clause.complements[unit].lexeme.number != .plural, let one = lexicon.known("un"),
      // Mide la mesa con el metro.
      unit == 0 || verb != "medir" && !isCounting(clause.complements[unit - 1].lexeme)
    else { return }
    let next = unit + 1 < clause.complements.count ? clause.complements[unit + 1] : nil
    if let next, next.lexeme.wordClass == .numeral {
      guard verb == "medir", let own = clause.complements[unit].tile else { return }
      // Un metro veinte.
      clause.complements[unit].lexeme.gender = .masculine
      clause.complements[unit].lexeme.lemma += " \(next.lexeme.lemma)"
      clause.complements.remove(at: unit + 1)
      if let other = next.tile { clause.joins[own] = [own, other] }
    }
    clause.complements[unit].government = nil
    clause.complements.insert(Constituent(one), at: unit)
  }

  private func isCounting(_ word: Lexeme) -> Bool {
    word.wordClass == .numeral || word.kind == .quantity || word.isDeterminerLike
      || word.wordClass == .adposition || word.lemma == "medio" || word.kind == .question
  }

  /// *Dar un abrazo / fuerte / mamá*: what the noun of a phrase is like stands next to it (NGLE §13.6).
  private func describePhrase(_ clause: inout Clause, _ verb: String) {
    let words = verb.split(separator: " ").map(String.init)
    guard words.count == 3 && ["un", "una"].contains(words[1]) || words.count == 2,
      !CompletedWords.becoming.contains(words[0]),
      let noun = lexicon.known(words[words.count - 1]) ?? plural(words[words.count - 1]),
      noun.wordClass == .noun, words.count == 3 || noun.number == .plural,
      let gender = LanguageTables.tables(language).gender(of: noun),
      let place = clause.complements.indices.first(where: {
        clause.complements[$0].lexeme.wordClass == .adjective
          && ($0 == 0
            || clause.complements[$0 - 1].lexeme.isBeing
              && CompletedWords.sizes.contains(clause.complements[$0].lexeme.lemma))
      }),
      clause.complements.count > 1
        || CompletedWords.sizes.contains(
          clause.complements[place].lexeme.lemma)
    else { return }
    let quality = clause.complements.remove(at: place)
    var form = quality.lexeme.lemma
    if gender == .feminine, form.hasSuffix("o") { form = form.dropLast() + "a" }
    if noun.number == .plural { form += form.last.map("aeiou".contains) == true ? "s" : "es" }
    var word = Lexeme(lemma: form, wordClass: .adverb, kind: .manner)
    word.forms[Adverbial.behindVerb] = ""
    clause.complements.insert(Constituent(word, tile: quality.tile), at: 0)
  }

  private func plural(_ word: String) -> Lexeme? {
    guard let singular = lexicon.singulars(of: word).first, var noun = lexicon.known(singular)
    else { return nil }
    noun.number = .plural
    return noun
  }

  /// *Llegar / primero / meta, ser / tercero / fila*: as which one, and not which place (NGLE §21.4).
  private func rankAmong(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 2, let the = lexicon.known("el"),
      let rank = clause.complements.firstIndex(where: {
        CompletedWords.ranks.contains($0.lexeme.lemma)
      }), case let place = clause.complements[1 - rank].lexeme, place.wordClass == .noun,
      clause.complements[1 - rank].government?.preposition == nil,
      CompletedWords.rows.contains(place.lemma)
    else { return }
    let who = clause.subject.last?.lexeme
    let isFeminine =
      who.map {
        $0.wordClass == .pronoun && $0.person == .first
          ? clause.speaker == .feminine
          : LanguageTables.tables(language).gender(of: $0) == .feminine
      } ?? (clause.speaker == .feminine)
    let lemma = clause.complements[rank].lexeme.lemma
    let form = isFeminine && lemma.hasSuffix("o") ? lemma.dropLast() + "a" : lemma
    let isAmong = verb == "ser"
    var word = clause.complements[rank]
    if isAmong || verb == "llegar" {
      word.lexeme = Lexeme(
        lemma: "\(isFeminine ? "la" : "el") \(form)", wordClass: .adverb, kind: .manner)
      word.lexeme.forms[Adverbial.behindVerb] = ""
    }
    var end = clause.complements[1 - rank]
    end.government = nil
    let link = isAmong ? "de" : verb == "llegar" ? "a" : "en"
    guard let of = lexicon.known(link) else { return }
    clause.reasons.append(Realization.RuleApplication(.preposition, place.lemma, link))
    clause.complements = [word, Constituent(of)]
    if place.lemma != "clase" || isAmong { clause.complements.append(Constituent(the)) }
    clause.complements.append(end)
  }

  /// *Contar / diez*.
  private func countUpTo(_ clause: inout Clause) {
    guard let last = clause.complements.last?.lexeme, last.wordClass == .numeral,
      clause.complements.allSatisfy({
        $0.lexeme.wordClass == .numeral || $0.lexeme.wordClass == .adverb
      }), clause.complements.filter({ $0.lexeme.wordClass == .numeral }).count == 1
    else { return }
    add("hasta", before: clause.complements.count - 1, to: &clause)
  }

  /// *Tú / oler / colonia, qué / saber / sopa, sopa / saber a / mal*: of what it smells and tastes.
  private func smellOf(_ clause: inout Clause, _ verb: String) {
    if verb == "saber a" {
      guard CompletedWords.tastes.contains(clause.complements[0].lexeme.lemma) else { return }
      clause.verb?.lexeme.lemma = "saber"
      return
    }
    guard !clause.isQuestion, verb == "oler", clause.subject.count == 1,
      case let who = clause.subject[0].lexeme,
      who.isHuman && who.wordClass != .pronoun || who.person == .second,
      clause.complements[0].government?.preposition == nil,
      CompletedWords.scents.contains(clause.complements[0].lexeme.lemma)
    else { return }
    add("a", before: 0, to: &clause, article: .bare)
  }

  /// *Tener / sueño / bonito*: one that was dreamt.
  private func haveDream(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.complements[0].lexeme.lemma == "sueño",
      CompletedWords.dreamt.contains(clause.complements[1].lexeme.lemma),
      let one = lexicon.known("un")
    else { return }
    clause.complements[0].lexeme.kind = .event
    clause.complements[0].lexeme.countability = .count
    clause.complements[0].lexeme.article = nil
    clause.complements[0].government = nil
    clause.complements.insert(Constituent(one), at: 0)
  }

  /// *Tener / pelo / largo / y / ojo / azul*: what one looks like is told of one's own parts (NGLE §15.7).
  private func haveOnFace(_ clause: inout Clause) {
    guard
      let joint = clause.complements.indices.dropLast(2).first(where: {
        $0 > 1 && clause.complements[$0].lexeme.lemma == "y"
      }), clause.complements[0].lexeme.kind == .body,
      case let part = clause.complements[joint + 1].lexeme, part.kind == .body,
      part.wordClass == .noun, clause.complements[joint + 2].lexeme.wordClass == .adjective,
      let the = lexicon.known("el")
    else { return }
    if CompletedWords.twofold.contains(part.lemma), part.number != .plural {
      makePlural(&clause.complements[joint + 1])
    }
    clause.complements[joint + 1].government = nil
    clause.complements.insert(Constituent(the), at: joint + 1)
  }

  /// *Comportarse / como / mayor*: as somebody who is grown up.
  private func actAsGrownUp(_ clause: inout Clause) {
    guard let like = clause.complements.firstIndex(where: { $0.lexeme.lemma == "como" }),
      like + 2 == clause.complements.count, clause.complements[like + 1].lexeme.lemma == "mayor",
      let one = lexicon.known("un")
    else { return }
    var grown = Lexeme(lemma: "mayor", wordClass: .noun, kind: .person)
    grown.animacy = .human
    grown.gender = .masculine
    clause.complements[like + 1].lexeme = grown
    clause.complements.insert(Constituent(one), at: like + 1)
  }

  /// *Hacer / barbacoa / amigos*: together with them, and not to them.
  private func makeTogether(_ clause: inout Clause) {
    guard
      let event = clause.complements.firstIndex(where: {
        CompletedWords.shared.contains($0.lexeme.lemma)
      }),
      let company = clause.complements.indices.last(where: {
        $0 > event && clause.complements[$0].lexeme.isHuman
          && clause.complements[$0].lexeme.wordClass == .noun
      }), clause.complements[company - 1].lexeme.wordClass != .adposition,
      !clause.complements[company - 1].lexeme.isDeterminerLike
    else { return }
    clause.complements[company].government = Government(preposition: "con", article: nil)
    clause.reasons.append(
      Realization.RuleApplication(.preposition, clause.complements[company].lexeme.lemma, "con"))
  }

  /// *Tratar / yo / como / bebé*: who is treated so is likened to whom one treats so (NGLE §34.8).
  private func likenWhom(_ clause: inout Clause, _ verb: String) {
    guard CompletedWords.treating.contains(verb) || verb == "hablar" && isSpokenTo(clause),
      let like = clause.complements.indices.dropLast().first(where: {
        $0 > 0 && clause.complements[$0].lexeme.lemma == "como"
      }), case let whom = clause.complements[like - 1].lexeme,
      whom.wordClass == .pronoun && whom.kind == .person || whom.isBeing,
      case let other = clause.complements[like + 1].lexeme, other.isHuman,
      other.wordClass == .noun, like + 2 == clause.complements.count,
      let one = lexicon.known("un"), let to = lexicon.known("a")
    else { return }
    clause.complements[like + 1].government = nil
    clause.complements.insert(contentsOf: [Constituent(to), Constituent(one)], at: like + 1)
    clause.reasons.append(Realization.RuleApplication(.personalA, verb))
  }

  /// *Conocer / Ana / desde / niño*: since one was so.
  private func knowSince(_ clause: inout Clause) {
    guard
      let since = clause.complements.indices.dropLast().last(where: {
        clause.complements[$0].lexeme.lemma == "desde"
      }), since + 2 == clause.complements.count,
      CompletedWords.ages.contains(clause.complements[since + 1].lexeme.lemma)
    else { return }
    clause.complements[since + 1].lexeme.article = .bare
    clause.complements[since + 1].government = Government(preposition: nil, article: .bare)
  }

  /// *¿A qué sabe la sopa?, ¿a qué huele aquí?*: what is smelt and tasted is asked for with *a* (NGLE §34.10).
  func askForTaste(_ clause: inout Clause, _ verb: String) {
    guard verb == "saber" || verb == "oler" else { return }
    let words = clause.subject + clause.complements
    guard let asked = words.firstIndex(where: { $0.lexeme.lemma == "qué" }),
      asked == 0 || words[asked - 1].lexeme.wordClass != .adposition,
      case let others = words.indices.filter({ $0 != asked }).map({ words[$0] }),
      others.count == 1, let other = others.first?.lexeme, let to = lexicon.known("a")
    else { return }
    if verb == "saber" {
      guard KindSet.edible.contains(other.kind), other.wordClass == .noun else { return }
      clause.subject = others
      clause.complements = [Constituent(to), words[asked]]
    } else {
      guard CompletedWords.here.contains(other.lemma) else { return }
      clause.subject = []
      clause.verb?.lexeme.person = .third
      clause.verb?.lexeme.number = .singular
      clause.complements = [Constituent(to), words[asked]] + others
    }
    clause.reasons.append(Realization.RuleApplication(.preposition, "qué", "a"))
  }

  /// *No me hables así, háblame despacio*: in a request the speaker is who is spoken to.
  func settleSpokenTo(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "hablar", isSpokenTo(clause) else { return }
    verb.frame.slots.removeAll { $0.role == .company }
    verb.frame.slots.insert(FrameSlot(.recipient, preposition: "a"), at: 0)
  }

  private func isSpokenTo(_ clause: Clause) -> Bool {
    clause.options.contains(.request) && !clause.isLaid && clause.complements.count > 1
      && clause.complements[0].lexeme.wordClass == .pronoun
      && clause.complements[0].lexeme.person == .first
      && (clause.isNegative || CompletedWords.voices.contains(clause.complements[1].lexeme.lemma))
  }
}

/// Words of such nouns.
private enum CompletedWords {
  static let measuring: WordSet = [
    "tardar", "esperar", "durar", "costar", "medir", "pesar", "valer", "dormir", "tardarse",
  ]
  static let units: WordSet = [
    "hora", "minuto", "segundo", "semana", "mes", "año", "kilo", "metro", "litro", "euro",
    "centímetro", "gramo", "tonelada", "dólar", "céntimo",
  ]
  static let becoming: WordSet = [
    "estar", "ser", "ponerse", "hacerse", "quedarse", "tener", "volverse", "sentirse",
  ]
  static let sizes: WordSet = ["fuerte", "grande", "enorme", "pequeño", "gigante", "largo"]
  static let arriving: WordSet = ["llegar", "quedar", "terminar", "acabar"]
  static let ranks: WordSet = [
    "primero", "segundo", "tercero", "cuarto", "quinto", "último", "primera", "última",
  ]
  static let rows: WordSet = [
    "meta", "fila", "cola", "lista", "carrera", "concurso", "clase", "cima", "prueba",
  ]
  static let tastes: WordSet = ["bien", "mal", "bueno", "malo", "rico", "fatal", "raro", "mejor"]
  /// Of what somebody smells.
  static let scents: WordSet = [
    "colonia", "perfume", "champú", "sudor", "caca", "pis", "tabaco", "ajo", "vino", "gasolina",
    "jabón", "crema", "desodorante", "suavizante", "pies", "alcohol",
  ]
  static let twofold: WordSet = ["ojo", "mano", "pie", "pierna", "brazo", "oreja", "labio", "uña"]
  static let dreamt: WordSet = [
    "bonito", "raro", "malo", "feo", "precioso", "horrible", "extraño", "divertido", "bueno",
  ]
  /// What is done by several.
  static let shared: WordSet = [
    "barbacoa", "picnic", "excursión", "carrera", "guerra", "teatro", "obra", "paseo", "viaje",
    "concurso", "partido", "asado",
  ]
  static let treating: WordSet = ["tratar", "querer", "cuidar", "mirar", "mimar"]
  static let ages: WordSet = ["niño", "niña", "bebé", "joven", "adolescente", "pequeño"]
  static let here: WordSet = ["aquí", "ahí", "allí", "acá"]
  static let voices: WordSet = [
    "despacio", "bajo", "alto", "claro", "así", "bien", "más", "bajito", "como", "fuerte",
  ]
}
