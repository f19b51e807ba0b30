import AACCore

/// What small words some verbs and qualities of Spanish want beside the words behind them: *parar a descansar, votar en las elecciones, embarazada de cinco
/// meses, ganas de verano, girar a la derecha, una serie coreana, el sonido de la erre* (NGLE §26.10, infinitives of purpose;
/// §36.6, *complementos de régimen*; §29.8; §13.3, *adjetivos de relación*).
extension ClausePlanner {
  /// Puts them there, whether the words were chosen by role or laid in a row.
  func settleSideWords(_ clause: inout Clause, _ verb: String) {
    guard !clause.complements.isEmpty else { return }
    nameOrigin(&clause, verb)
    if verb == "parar" { stopToRest(&clause) }
    if verb == "nadar" { swimWith(&clause) }
    sitBeside(&clause)
    burnIn(&clause, verb)
    wearNone(&clause, verb)
    changeForAnother(&clause, verb)
    atOneTime(&clause)
    guard clause.complements.count > 1 else { return }
    if SideWords.turning.contains(verb) { turnToSide(&clause) }
    if verb == "estar" {
      expectSince(&clause)
      coverWith(&clause)
    }
    if verb == "reservar" { setFor(&clause) }
    if verb == "recibir" { getFrom(&clause) }
    if verb == "traer" { bringFrom(&clause) }
    if verb == "denunciar" { tellPolice(&clause) }
    longForSeason(&clause, verb)
    if SideWords.learning.contains(verb) { learnThere(&clause) }
    pronounceLetter(&clause)
    if SideWords.thinking.contains(verb) { thinkOfThing(&clause) }
    if verb == "hacer" { soundSo(&clause) }
    sayGoodNight(&clause)
    settleSideCauses(&clause, verb)
  }

  /// *Nosotros / parar / descansar*: what one stops for, and not what one leaves off.
  private func stopToRest(_ clause: inout Clause) {
    guard clause.complements[0].lexeme.isInfinitive,
      SideWords.resting.contains(clause.complements[0].lexeme.lemma),
      clause.subject.allSatisfy({ $0.lexeme.wordClass == .pronoun }), !clause.subject.isEmpty,
      !clause.isNegative, !clause.options.contains(.request), let link = lexicon.known("a")
    else { return }
    clause.reasons.append(
      Realization.RuleApplication(.preposition, clause.complements[0].lexeme.lemma, "a"))
    clause.complements.insert(Constituent(link), at: 0)
  }

  /// *Sentarse / mi lado*: at whose side.
  private func sitBeside(_ clause: inout Clause) {
    if let side = clause.complements.indices.dropFirst().first(where: {
      clause.complements[$0].lexeme.lemma == "lado"
        && clause.complements[$0 - 1].lexeme.kind == .possessive
    }), side == 1 || clause.complements[side - 2].lexeme.wordClass != .adposition,
      clause.verb?.lexeme.lemma.hasSuffix("se") == true, let link = lexicon.known("a")
    {
      clause.complements.insert(Constituent(link), at: side - 1)
      return
    }
    guard
      let side = clause.complements.firstIndex(where: {
        ["mi lado", "tu lado", "su lado"].contains($0.lexeme.lemma)
      }), side == 0 || clause.complements[side - 1].lexeme.wordClass != .adposition
    else { return }
    clause.complements[side].lexeme = Lexeme(
      lemma: "a \(clause.complements[side].lexeme.lemma)", wordClass: .adverb, kind: .manner)
    clause.complements[side].government = nil
  }

  /// *Papá / nunca / llevar / corbata*: none of them (NGLE §15.9).
  private func wearNone(_ clause: inout Clause, _ verb: String) {
    guard ["llevar", "usar", "ponerse"].contains(verb),
      clause.complements.contains(where: { ["nunca", "jamás"].contains($0.lexeme.lemma) }),
      let worn = clause.complements.indices.last, clause.complements[worn].lexeme.kind == .clothing,
      clause.complements[worn].lexeme.number != .plural,
      worn == 0 || !clause.complements[worn - 1].lexeme.isDeterminerLike
    else { return }
    clause.complements[worn].government = Government(preposition: nil, article: .bare)
  }

  /// *Nadar / flotador*: with what one swims.
  private func swimWith(_ clause: inout Clause) {
    guard clause.complements.count == 1,
      SideWords.floats.contains(clause.complements[0].lexeme.lemma)
    else { return }
    clause.complements[0].government = Government(preposition: "con", article: .bare)
  }

  /// *Cambiar / trabajo, querer / cambiar / colegio*: one takes another instead (NGLE §36.6).
  private func changeForAnother(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last,
      last == 0 && verb == "cambiar"
        || last > 0 && clause.complements[last - 1].lexeme.lemma == "cambiar",
      SideWords.replaced.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last].lexeme.wordClass == .noun, !clause.options.contains(.request),
      !clause.subject.isEmpty, clause.subject.allSatisfy({ $0.lexeme.wordClass == .pronoun })
    else { return }
    clause.complements[last].government = Government(preposition: "de", article: .bare)
  }

  /// *Hablar / vez*: all at once.
  private func atOneTime(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last,
      clause.complements[last].lexeme.lemma == "vez",
      clause.complements[last].government == nil,
      last == 0
        || !clause.complements[last - 1].lexeme.isDeterminerLike
          && [.verb, .noun, .adverb, .pronoun].contains(
            clause.complements[last - 1].lexeme.wordClass)
          && clause.complements[last - 1].lexeme.kind != .quantity
    else { return }
    clause.reasons.append(Realization.RuleApplication(.preposition, "vez", "a la vez"))
    clause.complements[last].lexeme = Lexeme(lemma: "a la vez", wordClass: .adverb, kind: .manner)
  }

  /// *Girar / derecha / farmacia*: to which side, and where.
  private func turnToSide(_ clause: inout Clause) {
    guard
      let side = clause.complements.firstIndex(where: {
        ["derecha", "izquierda"].contains($0.lexeme.lemma)
      }),
      side == 0
        || clause.complements[side - 1].lexeme.wordClass != .adposition
          && !clause.complements[side - 1].lexeme.isDeterminerLike
          && clause.complements[side - 1].lexeme.kind != .body
    else { return }
    clause.reasons.append(
      Realization.RuleApplication(.preposition, clause.complements[side].lexeme.lemma, "a"))
    clause.complements[side].lexeme.wordClass = .noun
    clause.complements[side].lexeme.kind = .direction
    clause.complements[side].lexeme.gender = .feminine
    clause.complements[side].government = Government(preposition: "a", article: .definite)
    for index in clause.complements.indices
    where index != side && clause.complements[index].lexeme.kind == .place
      && clause.complements[index].government == nil
      && (index == 0 || clause.complements[index - 1].lexeme.wordClass != .adposition)
    {
      clause.complements[index].government = Government(preposition: "en", article: .definite)
    }
  }

  /// *Recibir / correo / banco*: from where (NGLE §29.7).
  private func getFrom(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last,
      SpanishNamePairs.sends(clause.complements[last].lexeme),
      SpanishNamePairs.letters.contains(clause.complements[last - 1].lexeme.lemma)
    else { return }
    clause.complements[last].government = Government(
      preposition: "de",
      article: clause.complements[last].lexeme.wordClass == .properNoun ? nil : .definite)
  }

  /// *Traer / regalos / Alemania*: whence (NGLE §29.7).
  private func bringFrom(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 0,
      clause.complements[last].lexeme.wordClass == .properNoun,
      clause.complements[last].lexeme.kind == .place,
      clause.complements[last - 1].lexeme.wordClass == .noun,
      clause.complements[last].government == nil || !clause.isLaid
    else { return }
    clause.complements[last].government = Government(preposition: "de", article: nil)
  }

  /// *Denunciar / vecino / policía*: to whom one tells it, and no second culprit.
  private func tellPolice(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 0,
      clause.complements[last].lexeme.lemma == "policía",
      clause.complements[last - 1].lexeme.wordClass != .adposition
    else { return }
    clause.complements[last].lexeme.gender = .feminine
    clause.complements[last].lexeme.animacy = .inanimate
    clause.complements[last].lexeme.kind = .place
    clause.complements[last].government = Government(preposition: "a", article: .definite)
  }

  /// *Estar / embarazada / cinco / meses*: of how many, and not since when.
  private func expectSince(_ clause: inout Clause) {
    guard
      let state = clause.complements.firstIndex(where: {
        ["embarazad", "preñad"].contains(where: $0.lexeme.lemma.hasPrefix)
      }), case let span = clause.complements[(state + 1)...].prefix(2), let first = span.first,
      first.lexeme.kind.isTemporal || first.lexeme.wordClass == .numeral,
      !first.lexeme.lemma.hasPrefix("de"),
      let unit = span.first(where: {
        $0.lexeme.lemma.contains("mes") || $0.lexeme.lemma.contains("semana")
      })
    else { return }
    let isApart = first.lexeme.wordClass == .numeral
    let many = unit.lexeme.lemma.hasSuffix("s") && unit.lexeme.lemma != "mes"
    let text =
      isApart
      ? "\(first.lexeme.lemma) \(many ? unit.lexeme.lemma : unit.lexeme.lemma == "mes" ? "meses" : "semanas")"
      : first.lexeme.lemma
    clause.reasons.append(
      Realization.RuleApplication(.preposition, clause.complements[state].lexeme.lemma, "de"))
    clause.complements[state + 1].lexeme = Lexeme(
      lemma: "de \(text)", wordClass: .adverb, kind: .manner)
    clause.complements[state + 1].government = nil
    if isApart, span.count > 1 { clause.complements.remove(at: state + 2) }
  }

  /// *Estar / cubierta / polvo*: with what it is covered (NGLE §36.3).
  private func coverWith(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.wordClass == .adjective,
      SideWords.covered.contains(where: clause.complements[0].lexeme.lemma.hasPrefix),
      clause.complements[1].lexeme.wordClass == .noun, let link = lexicon.known("de")
    else { return }
    clause.complements[1].government = nil
    clause.complements[1].lexeme.article = .bare
    clause.reasons.append(
      Realization.RuleApplication(.preposition, clause.complements[0].lexeme.lemma, "de"))
    clause.complements.insert(Constituent(link), at: 1)
  }

  /// *Reservar / mesa / dos*: for how many.
  private func setFor(_ clause: inout Clause) {
    guard
      let place = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "mesa"
      }), clause.complements[place + 1].lexeme.wordClass == .numeral,
      place + 2 == clause.complements.count || clause.complements[place + 2].lexeme.kind.isTemporal
        || clause.complements[place + 2].lexeme.lemma.hasPrefix("persona"),
      let link = lexicon.known("para")
    else { return }
    clause.reasons.append(Realization.RuleApplication(.preposition, "mesa", "para"))
    clause.complements.insert(Constituent(link), at: place + 1)
  }

  /// *Tener / ganas / verano*: a season is longed for as well.
  private func longForSeason(_ clause: inout Clause, _ verb: String) {
    guard verb == "tener" || verb == "quedar",
      let want = clause.complements.indices.dropLast().first(where: {
        ["ganas", "gana"].contains(clause.complements[$0].lexeme.lemma)
      }), case let season = clause.complements[want + 1].lexeme,
      SideWords.seasons.contains(season.lemma), let link = lexicon.known("de")
    else { return }
    var noun = Lexeme(lemma: season.lemma, wordClass: .noun, kind: .event)
    noun.countability = .mass
    noun.article = .bare
    noun.gender = season.gender
    clause.complements[want + 1].lexeme = noun
    clause.complements[want + 1].government = nil
    clause.complements.insert(Constituent(link), at: want + 1)
    clause.reasons.append(Realization.RuleApplication(.preposition, season.lemma, "de"))
  }

  /// *Estudiar / enfermería / universidad*: where one learns it, and not whose it is.
  private func learnThere(_ clause: inout Clause) {
    guard let place = clause.complements.indices.last, place > 0,
      SideWords.schools.contains(clause.complements[place].lexeme.lemma),
      clause.complements[place].government == nil,
      clause.complements[place - 1].lexeme.wordClass == .noun, let link = lexicon.known("en")
    else { return }
    clause.complements[place].lexeme.article = .definite
    clause.complements.insert(Constituent(link), at: place)
    clause.reasons.append(
      Realization.RuleApplication(.preposition, clause.complements[place + 1].lexeme.lemma, "en"))
  }

  /// *Creer / tren / llegar / tarde*: what is thought of what runs, begins and works (NGLE §43.2).
  private func thinkOfThing(_ clause: inout Clause) {
    guard
      let place = clause.complements.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      clause.complements[place].lexeme.namesThing, clause.complements[place].government == nil,
      let deed = clause.complements[(place + 1)...].first(where: { $0.lexeme.lemma != "no" })?
        .lexeme, deed.isInfinitive,
      FirstDoerWords.running.contains(deed.lemma) || FirstDoerWords.alone.contains(deed.lemma)
        || FirstDoerWords.beginning.contains(deed.lemma)
        || FirstDoerWords.measured.contains(deed.lemma)
        || ["cerrar", "abrir"].contains(deed.lemma),
      !clause.complements.contains(where: { $0.lexeme.isBeing || $0.lexeme.lemma == "que" }),
      let link = lexicon.known("que")
    else { return }
    clause.complements.insert(Constituent(link), at: 0)
    clause.reasons.append(Realization.RuleApplication(.understood, deed.lemma, "que"))
  }

  /// *Practicar / sonido / erre, escribir / letra / eme*: the one that is named.
  private func pronounceLetter(_ clause: inout Clause) {
    guard
      let place = clause.complements.indices.dropLast().first(where: {
        ["sonido", "letra", "número"].contains(clause.complements[$0].lexeme.lemma)
      }), SideWords.letters.contains(clause.complements[place + 1].lexeme.lemma),
      place == 0 || !clause.complements[place - 1].lexeme.isDeterminerLike
    else { return }
    clause.complements[place].lexeme.article = .definite
    if clause.complements[place].lexeme.lemma == "letra" {
      clause.complements[place].lexeme.gender = .feminine
      clause.complements[place].lexeme.lemma += " \(clause.complements[place + 1].lexeme.lemma)"
      clause.complements.remove(at: place + 1)
    }
  }

  /// *Hacer / ruido / raro*: a noise of a kind is one that is counted (NGLE §15.2).
  private func soundSo(_ clause: inout Clause) {
    guard clause.complements[0].lexeme.lemma == "ruido",
      case let quality = clause.complements[1].lexeme, quality.wordClass == .adjective,
      !quality.isDeterminerLike, quality.kind != .quantity, quality.kind != .degree
    else { return }
    clause.complements[0].government = Government(preposition: nil, article: .indefinite)
  }

  /// *Dar / beso / buenas noches*: of which kiss one speaks, and no greeting.
  private func sayGoodNight(_ clause: inout Clause) {
    guard
      let wish = clause.complements.indices.dropFirst().first(where: {
        SideWords.wishes.contains(clause.complements[$0].lexeme.lemma)
      }), SideWords.given.contains(clause.complements[wish - 1].lexeme.lemma),
      let link = lexicon.known("de")
    else { return }
    var noun = Lexeme(
      lemma: clause.complements[wish].lexeme.lemma, wordClass: .properNoun, kind: .event)
    noun.article = .bare
    noun.animacy = .inanimate
    clause.complements[wish].lexeme = noun
    clause.complements[wish].government = nil
    clause.complements.insert(Constituent(link), at: wish)
    clause.reasons.append(Realization.RuleApplication(.preposition, noun.lemma, "de"))
  }

  /// *Ver / serie / coreana, comer / pizza / italiana*: whence a thing comes, and no woman from there (NGLE §13.3).
  private func nameOrigin(_ clause: inout Clause, _ verb: String) {
    for index in clause.complements.indices.dropFirst() {
      let (thing, origin) = (clause.complements[index - 1].lexeme, clause.complements[index].lexeme)
      guard thing.wordClass == .noun, !thing.kind.isTemporal, origin.wordClass == .noun,
        let quality = SideWords.quality(
          ofOrigin: origin.forms[FiniteForms.Mark.text] ?? origin.lemma),
        clause.complements[index].government == nil || !clause.isLaid
      else { continue }
      clause.complements[index].lexeme = Lexeme(
        lemma: quality, wordClass: .adjective, kind: .quality)
      clause.complements[index].government = nil
    }
  }
}

/// Words of these rules.
private enum SideWords {
  /// What one stops for on the way.
  static let resting: WordSet = [
    "descansar", "comer", "beber", "desayunar", "merendar", "cenar", "almorzar", "dormir",
    "repostar", "comprar", "estirar", "tomar", "recoger", "saludar", "ver", "mirar",
  ]
  static let given: WordSet = ["beso", "besito", "abrazo", "cuento", "canción", "besos"]
  static let wishes: WordSet = ["buenas noches", "buenos días", "despedida", "bienvenida"]
  static let thinking: WordSet = ["creer", "pensar", "suponer", "saber", "imaginar", "sospechar"]
  /// How things are all over; without the ending.
  static let covered = ["cubiert", "rodead", "manchad", "empapad", "replet"]
  /// What one leaves for another of its kind.
  static let replaced: WordSet = [
    "trabajo", "colegio", "médico", "instituto", "barrio", "ciudad", "escuela", "empleo", "piso",
    "peluquería", "dentista", "compañía", "profesión",
  ]
  static let floats: WordSet = ["flotador", "aletas", "manguitos", "tabla", "gafas", "churro"]
  static let turning: WordSet = ["girar", "torcer", "doblar"]
  static let seasons: WordSet = [
    "verano", "invierno", "primavera", "otoño", "Navidad", "fin de semana", "puente", "viernes",
    "agosto", "julio",
  ]
  static let learning: WordSet = ["estudiar", "aprender", "enseñar"]
  static let schools: WordSet = [
    "universidad", "instituto", "academia", "facultad", "escuela", "colegio", "cole",
  ]
  static let letters: WordSet = [
    "a", "be", "ce", "de", "e", "efe", "ge", "hache", "i", "jota", "ka", "ele", "eme", "ene",
    "eñe", "o", "pe", "cu", "erre", "ese", "te", "u", "uve", "equis", "zeta",
  ]

  /// The quality that a feminine or a plural names: *coreana, italianos*; nil for what names a language or a town.
  static func quality(ofOrigin word: String) -> String? {
    if let known = origins[word] { return known }
    guard word.hasSuffix("s") else { return nil }
    return origins[String(word.dropLast())] ?? masculines[word]
  }

  private static let masculines: WordMap<String> = [
    "coreanos": "coreano", "americanos": "americano", "italianos": "italiano",
    "mexicanos": "mexicano", "japoneses": "japonés", "chinos": "chino", "franceses": "francés",
    "ingleses": "inglés", "alemanes": "alemán", "españoles": "español", "rusos": "ruso",
    "portugueses": "portugués", "griegos": "griego", "turcos": "turco",
  ]
  private static let origins: WordMap<String> = [
    "coreana": "coreano", "americana": "americano", "italiana": "italiano",
    "mexicana": "mexicano", "colombiana": "colombiano", "peruana": "peruano", "cubana": "cubano",
    "venezolana": "venezolano", "africana": "africano", "europea": "europeo",
    "asiática": "asiático",
    "alemana": "alemán", "francesa": "francés", "inglesa": "inglés", "japonesa": "japonés",
    "portuguesa": "portugués", "española": "español", "rusa": "ruso",
    "griega": "griego", "turca": "turco", "sueca": "sueco", "polaca": "polaco",
    "holandesa": "holandés", "danesa": "danés", "irlandesa": "irlandés", "escocesa": "escocés",
    "brasileña": "brasileño", "chilena": "chileno", "marroquí": "marroquí", "rumana": "rumano",
    "ucraniana": "ucraniano", "catalana": "catalán", "gallega": "gallego", "andaluza": "andaluz",
    "vasca": "vasco", "valenciana": "valenciano", "madrileña": "madrileño", "hindú": "hindú",
    "tailandesa": "tailandés", "vietnamita": "vietnamita", "egipcia": "egipcio",
  ]
}
