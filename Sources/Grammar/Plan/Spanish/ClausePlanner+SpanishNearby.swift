import AACCore

/// Words that were chosen beside the word they belong to but are said elsewhere, before they are sorted: *gustar / verano / más /
/// que / invierno, mover / dedos / de / mano / derecho, esperar / hace / media / hora* (NGLE §13.5, §24.6, §45.2).
extension ClausePlanner {
  /// Puts these where they are said.
  func settleNearby(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    if clause.complements.count > 3 { weighLiking(&clause, verb) }
    if clause.isLaid, verb == "entrar" { getInto(&clause) }
    splitParts(&clause, verb)
    if clause.complements.count > 2 {
      nameSide(&clause)
      nameTable(&clause)
    }
    if clause.isLaid, clause.isQuestion, verb == "ser", clause.verb?.tile == nil,
      clause.complements[0].lexeme.lemma == "listo"
    {
      // ¿Estás lista?: one asks whether the other is ready (NGLE §37.9).
      clause.verb?.lexeme.lemma = "estar"
    }
    lastSince(&clause)
  }

  /// *Gustar / verano / más / que / invierno*: more before what is liked (NGLE §45.2).
  private func weighLiking(_ clause: inout Clause, _ verb: String) {
    guard NearbyWords.liking.contains(verb),
      let than = clause.complements.indices.dropFirst(2).dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "que"
      }), ["más", "menos"].contains(clause.complements[than - 1].lexeme.lemma),
      case let liked = than - 2, clause.complements[liked].lexeme.wordClass == .noun,
      clause.complements[than + 1].lexeme.wordClass != .verb,
      clause.complements[than + 1].lexeme.wordClass != .pronoun
    else { return }
    var start = liked
    while start > 0, clause.complements[start - 1].lexeme.isDeterminerLike { start -= 1 }
    var degree = clause.complements.remove(at: than - 1)
    degree.lexeme.forms[Adverbial.weighing] = ""
    clause.complements.insert(degree, at: start)
  }

  /// *Besar / bebé / en / frente, dedo / de / pie*: parts of the body, and not *in front* and *standing*.
  private func splitParts(_ clause: inout Clause, _ verb: String) {
    for index in clause.complements.indices {
      let before = index > 0 ? clause.complements[index - 1].lexeme : nil
      switch clause.complements[index].lexeme.lemma {
      case "en frente":
        guard index + 1 == clause.complements.count,
          NearbyWords.touching.contains(verb) || NearbyWords.marks.contains(before?.lemma ?? ""),
          let brow = lexicon.known("frente"), let place = lexicon.known("en")
        else { continue }
        var part = clause.complements[index]
        part.lexeme = brow
        part.lexeme.article = .definite
        part.government = Government(preposition: place.lemma, article: .definite)
        clause.complements[index] = part
      case "de pie":
        guard let before, before.kind == .body, let foot = lexicon.known("pie"),
          let of = lexicon.known("de")
        else { continue }
        clause.complements[index].lexeme = foot
        clause.complements.insert(Constituent(of), at: index)
        return
      default: continue
      }
    }
  }

  /// *Ojo / arena / entrar / yo*: nobody goes into an eye (NGLE §35.7).
  private func getInto(_ clause: inout Clause) {
    guard clause.subject.count == 1, ["yo", "mí"].contains(clause.subject[0].lexeme.lemma),
      let matter = clause.complements.firstIndex(where: {
        SpanishAccidentWords.entering.contains($0.lexeme.lemma)
      }), clause.complements.contains(where: { $0.lexeme.kind == .body })
    else { return }
    clause.subject[0].lexeme = WordJoiner.pronoun("me")
    clause.complements.insert(clause.complements.remove(at: matter), at: 0)
  }

  /// *Tabla / de / ocho*: that of a number (NGLE §21.2).
  private func nameTable(_ clause: inout Clause) {
    guard
      let table = clause.complements.indices.dropLast(2).first(where: {
        clause.complements[$0].lexeme.lemma == "tabla"
      }), clause.complements[table + 1].lexeme.lemma == "de",
      clause.complements[table + 2].lexeme.wordClass == .numeral
    else { return }
    let tiles = clause.complements[table...(table + 2)].compactMap(\.tile)
    clause.complements[table].lexeme.gender = .feminine
    clause.complements[table].lexeme.lemma =
      "tabla del \(clause.complements[table + 2].lexeme.lemma)"
    clause.complements.removeSubrange((table + 1)...(table + 2))
    if tiles.count == 3 { clause.joins[tiles[0]] = tiles }
  }

  /// *Dedos / de / mano / derecho, dedo / de / pie / izquierdo*: the side is that of the part next to it (NGLE §13.5).
  private func nameSide(_ clause: inout Clause) {
    guard
      let side = clause.complements.indices.dropFirst(3).first(where: {
        NearbyWords.sides.contains(clause.complements[$0].lexeme.lemma)
      }), case let part = clause.complements[side - 1].lexeme, part.kind == .body,
      part.wordClass == .noun, clause.complements[side - 2].lexeme.lemma == "de",
      clause.complements[side - 3].lexeme.kind == .body,
      let gender = LanguageTables.tables(language).gender(of: part)
    else { return }
    let lemma = clause.complements[side].lexeme.lemma
    let form = gender == .feminine && lemma.hasSuffix("o") ? lemma.dropLast() + "a" : lemma[...]
    let tiles = clause.complements[(side - 1)...side].compactMap(\.tile)
    clause.complements[side - 1].lexeme.gender = gender
    clause.complements[side - 1].lexeme.lemma = "\(part.lemma) \(form)"
    clause.complements.remove(at: side)
    if tiles.count == 2 { clause.joins[tiles[0]] = tiles }
  }

  /// *Dejar / que / nosotros / salir*: before *que* it allows, and does not stop (NGLE §25.6, *verbos de influencia*).
  func allowThat(_ verb: inout PlannedVerb, _ clause: Clause) {
    if verb.frame.lemma == "dejar", verb.constituent.lexeme.forms.isEmpty,
      let deed = clause.complements.first?.lexeme, deed.isInfinitive,
      NearbyWords.allowed.contains(deed.lemma), !clause.options.contains(.request),
      let elder = clause.subject.last?.lexeme,
      KinWords.elders.contains(elder.lemma) || DoerWords.teachers.contains(elder.lemma)
    {
      // Papá deja ver los dibujos animados: what children wait to be let do.
      verb.frame.opening = .bare
      return
    }
    guard verb.frame.lemma == "dejar", verb.constituent.lexeme.forms.isEmpty,
      let that = clause.complements.firstIndex(where: { $0.lexeme.lemma == "que" }),
      clause.complements[..<that].allSatisfy({ $0.lexeme.wordClass == .pronoun }),
      clause.complements[that...].contains(where: { $0.lexeme.isInfinitive })
    else { return }
    verb.frame.opening = .bare
    verb.frame.opensSubjunctive = true
  }

  /// *Jugar / videojuegos*: in Mexico what is played has no preposition (NGLE §35.8; DPD, *jugar*).
  func playPlainly(_ plan: inout ClausePlan) {
    for index in plan.fillers.indices
    where plan.fillers[index].role == .object && plan.fillers[index].preposition == "a"
      && plan.fillers[index].prepositionTile == nil
      && plan.verbs[plan.fillers[index].verb].frame.lemma == "jugar"
    {
      let noun = plan.fillers[index].phrases[0].noun?.lexeme
      guard noun?.kind == .sport || noun?.lemma.hasPrefix("videojuego") == true else { continue }
      plan.fillers[index].preposition = nil
      plan.fillers[index].article = .bare
    }
  }

  /// *Esperar / hace / media / hora*: what is going on has gone on so long, and was not then (NGLE §24.6).
  private func lastSince(_ clause: inout Clause) {
    guard clause.options.contains(.progressive), clause.tense == nil || clause.tense == .present,
      let ago = clause.complements.firstIndex(where: { $0.lexeme.lemma.hasPrefix("hace ") })
    else { return }
    clause.complements[ago].lexeme = Lexeme(
      lemma: "desde \(clause.complements[ago].lexeme.lemma)", wordClass: .adverb, kind: .duration)
  }
}

/// Words of such clauses.
private enum NearbyWords {
  static let touching: WordSet = [
    "besar", "dar un beso", "tocar", "acariciar", "golpear", "golpearse", "secar", "secarse",
  ]
  static let marks: WordSet = [
    "beso", "besos", "besito", "herida", "golpe", "grano", "granos", "chichón", "mancha", "dolor",
    "cicatriz", "lunar", "tirita", "corte", "pegatina",
  ]
  /// What elders let one do rather than leave off themselves.
  static let allowed: WordSet = [
    "ver", "entrar", "quedarse", "acostarse", "saltar", "tocar", "pintar",
  ]
  static let liking: WordSet = ["gustar", "encantar", "apetecer", "interesar", "importar"]
  static let sides: WordSet = ["derecho", "izquierdo", "gordo", "meñique", "índice"]
}
