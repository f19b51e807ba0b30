import AACCore

/// Things of every day that are laid beside one another behind a Spanish verb: what the table is set with, what one wears and carries, out of
/// what something is taken, what smells burnt. *Yo / poner / mesa / platos / vasos, abogado / llevar / maletín / corbata, mago / sacar / conejo
/// / sombrero, yo / oler / quemado*.
///
/// Sources: NGLE §29.7 (*con* of what one uses), §31.2 (coordination), §29.4 (*de* of where something comes from), §35.9.
extension ClausePlanner {
  /// Puts between them what belongs there.
  func settleHousehold(_ clause: inout Clause, _ verb: String) {
    switch verb {
    case "poner": setTable(&clause)
    case "llevar": wearBoth(&clause)
    case "sacar": takeOut(&clause)
    case "oler": smellBurnt(&clause)
    case "comprar", "comprarse", "estrenar": buyForFeast(&clause)
    case "querer", "poder", "deber": lendOwn(&clause)
    case "buscar": seekAny(&clause)
    case "tener":
      haveParts(&clause)
      lastSoLong(&clause)
    case "reservar": setFor(&clause)
    case "ver": seeThere(&clause)
    case "dormirse", "dormir": sleepInCart(&clause)
    case "hablar": talkOfBeasts(&clause)
    case "pintar", "dibujar": drawFor(&clause)
    case "gustar", "preferir", "encantar": likeSeasons(&clause)
    case "vivir": liveInHouse(&clause)
    case "estar":
      suffer(&clause)
      lastSoLong(&clause)
    default: break
    }
    if verb == "querer" || verb == "necesitar" { setFor(&clause) }
    if clause.complements.first?.lexeme.lemma == "buscar" { seekAny(&clause) }
    happenInTale(&clause, verb)
    settleThingBeside(&clause, verb)
    restSoLong(&clause, verb)
    if HouseholdWords.consuming.contains(verb) { askOfKnown(&clause) }
  }

  /// *Ella / no / querer / prestar / muñeca*: of what is one's own one lends a certain thing (NGLE §14.2).
  private func lendOwn(_ clause: inout Clause) {
    guard clause.complements.count > 1,
      let deed = clause.complements.indices.dropLast().first(where: {
        ["prestar", "compartir", "dejar"].contains(clause.complements[$0].lexeme.lemma)
          && clause.complements[$0].lexeme.isInfinitive
      }),
      case let thing = clause.complements[deed + 1], thing.lexeme.wordClass == .noun,
      thing.government == nil, thing.lexeme.number != .plural, thing.lexeme.kind == .toy,
      clause.isNegative || clause.complements.contains(where: { $0.lexeme.lemma == "no" })
    else { return }
    clause.complements[deed + 1].government = Government(preposition: nil, article: .definite)
  }

  /// *Buscar / cangrejos*: any of them, without *a* (NGLE §34.8).
  private func seekAny(_ clause: inout Clause) {
    let place = clause.complements.first?.lexeme.lemma == "buscar" ? 1 : 0
    guard clause.complements.indices.contains(place), case let sought = clause.complements[place],
      sought.lexeme.wordClass == .noun, sought.lexeme.kind == .animal,
      sought.lexeme.number == .plural, sought.government?.preposition == nil
    else { return }
    clause.complements[place].government = Government(preposition: nil, article: .bare)
  }

  /// *Vivir / casa / pueblo*: in one that stands there.
  private func liveInHouse(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.lemma == "casa",
      clause.complements[0].government?.preposition == nil,
      HouseholdWords.grounds.contains(clause.complements[1].lexeme.lemma)
    else { return }
    clause.complements[0].government = Government(preposition: "en", article: .indefinite)
    clause.complements[1].government = Government(preposition: "en", article: .definite)
  }

  /// *Cocodrilo / tener / dientes*: parts that an animal has, and nothing that is so with them.
  private func haveParts(_ clause: inout Clause) {
    guard clause.complements.count == 1, let who = clause.subject.last?.lexeme,
      who.kind == .animal, case let part = clause.complements[0].lexeme, part.kind == .body,
      part.number == .plural, clause.complements[0].government?.preposition == nil
    else { return }
    clause.complements[0].government = Government(preposition: nil, article: .bare)
  }

  /// *Yo / estar / alergia / polen*: what one suffers from one has.
  private func suffer(_ clause: inout Clause) {
    guard let first = clause.complements.first?.lexeme, first.wordClass == .noun,
      first.lemma == "alergia", !clause.subject.isEmpty
    else { return }
    clause.verb?.lexeme.lemma = "tener"
    clause.reasons.append(Realization.RuleApplication(.understood, "estar", "tener"))
  }

  /// *Tener / fiebre / tres / días, estar / enfermo / dos / semanas*: since when one suffers from it (NGLE §24.8).
  private func lastSoLong(_ clause: inout Clause) {
    guard clause.tense == nil || clause.tense == .present, clause.complements.count > 2,
      !clause.subject.isEmpty, case let unit = clause.complements.count - 1,
      HouseholdWords.units.contains(SpanishPairWords.singular(clause.complements[unit].lexeme)),
      clause.complements[unit - 1].lexeme.wordClass == .numeral,
      !clause.options.contains(.goingTo), !clause.isQuestion,
      case let first = clause.complements[0].lexeme,
      first.wordClass == .noun && (first.kind == .illness || first.lemma == "dolor")
        || first.wordClass == .adjective && ["enfermo", "resfriado", "malo"].contains(first.lemma)
    else { return }
    let number = clause.complements[unit - 1].lexeme.lemma
    if clause.complements[unit].lexeme.number != .plural, !["un", "una", "uno"].contains(number) {
      makePlural(&clause.complements[unit])
    }
    let text = "desde hace \(number) \(clause.complements[unit].lexeme.lemma)"
    guard let time = lexicon.timePhrase(text) else { return }
    let tiles = clause.complements[(unit - 1)...unit].compactMap(\.tile)
    clause.complements[unit - 1].lexeme = time.lexeme
    clause.complements[unit - 1].government = nil
    clause.complements.remove(at: unit)
    if tiles.count == 2 { clause.joins[tiles[0]] = tiles }
    clause.reasons.append(Realization.RuleApplication(.understood, first.lemma, "desde hace"))
  }

  /// *Descansar / dos / días*: how long, and not from what (NGLE §24.6, *complementos de medida*).
  private func restSoLong(_ clause: inout Clause, _ verb: String) {
    let words = clause.complements
    guard words.count > 1, case let unit = words.count - 1,
      HouseholdWords.units.contains(SpanishPairWords.singular(words[unit].lexeme)),
      words[unit - 1].lexeme.wordClass == .numeral,
      (unit > 1 ? words[unit - 2].lexeme.lemma : verb) == "descansar"
    else { return }
    let number = words[unit - 1].lexeme.lemma
    if words[unit].lexeme.number != .plural, !["un", "una", "uno"].contains(number) {
      makePlural(&clause.complements[unit])
    }
    let tiles = words[(unit - 1)...unit].compactMap(\.tile)
    clause.complements[unit - 1].lexeme = Lexeme(
      lemma: "\(number) \(clause.complements[unit].lexeme.lemma)", wordClass: .adverb,
      kind: .duration)
    clause.complements[unit - 1].government = nil
    clause.complements.remove(at: unit)
    if tiles.count == 2 { clause.joins[tiles[0]] = tiles }
    clause.reasons.append(Realization.RuleApplication(.understood, "descansar", number))
  }

  /// *Bebé / dormirse / carrito*: in it, though it goes.
  private func sleepInCart(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last,
      HouseholdWords.carts.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last].government?.preposition == nil,
      last == 0 || clause.complements[last - 1].lexeme.wordClass != .adposition
    else { return }
    clause.complements[last].government = Government(preposition: "en", article: .definite)
    clause.reasons.append(
      Realization.RuleApplication(.preposition, clause.complements[last].lexeme.lemma, "en"))
  }

  /// *Hablar / dinosaurios*: of whom nobody talks with.
  private func talkOfBeasts(_ clause: inout Clause) {
    guard
      let beast = clause.complements.firstIndex(where: {
        $0.lexeme.kind == .animal && $0.lexeme.number == .plural
          || HouseholdWords.talkedOf.contains($0.lexeme.lemma)
      }), clause.complements[beast].government?.preposition == nil,
      beast == 0 || clause.complements[beast - 1].lexeme.wordClass != .adposition,
      !clause.complements.contains(where: \.lexeme.isHuman)
    else { return }
    clause.complements[beast].government = Government(preposition: "de", article: .definite)
    clause.reasons.append(
      Realization.RuleApplication(.preposition, clause.complements[beast].lexeme.lemma, "de"))
  }

  /// *Pintar / dibujo / ceras / abuela*: for whom it is.
  private func drawFor(_ clause: inout Clause) {
    guard clause.complements.count > 2, let last = clause.complements.last,
      ["dibujo", "cuadro", "tarjeta", "mural"].contains(clause.complements[0].lexeme.lemma),
      last.lexeme.isHuman, last.lexeme.wordClass != .pronoun, last.government?.preposition == nil,
      clause.complements[clause.complements.count - 2].lexeme.wordClass == .noun,
      !clause.complements.dropLast().contains(where: \.lexeme.isBeing),
      let link = lexicon.known("para")
    else { return }
    clause.complements.insert(Constituent(link), at: clause.complements.count - 1)
    clause.reasons.append(Realization.RuleApplication(.understood, last.lexeme.lemma, "para"))
  }

  /// *Gustar / más / verano / o / invierno*: what is liked, and not when.
  private func likeSeasons(_ clause: inout Clause) {
    guard clause.complements.contains(where: { $0.lexeme.isConnective }) else { return }
    for index in clause.complements.indices.dropFirst()
    where HouseholdWords.seasons.contains(clause.complements[index].lexeme.lemma)
      && clause.complements[index - 1].lexeme.isConnective
    {
      var season = Lexeme(
        lemma: clause.complements[index].lexeme.lemma, wordClass: .noun, kind: .idea)
      season.gender = season.lemma == "primavera" ? .feminine : .masculine
      season.article = .definite
      clause.complements[index].lexeme = season
    }
  }

  /// *Ver / leones / safari*: where one sees them.
  private func seeThere(_ clause: inout Clause) {
    guard clause.complements.count == 2, let outing = clause.complements.last,
      HouseholdWords.outings.contains(outing.lexeme.lemma), outing.government?.preposition == nil,
      clause.complements[0].lexeme.wordClass == .noun
    else { return }
    clause.complements[1].government = Government(preposition: "en", article: .definite)
    clause.reasons.append(Realization.RuleApplication(.preposition, outing.lexeme.lemma, "en"))
  }

  /// *Reservar / mesa / dos / personas*: for how many.
  private func setFor(_ clause: inout Clause) {
    guard clause.complements.count == 3,
      HouseholdWords.reserved.contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .numeral,
      ["persona", "personas", "niño", "niños", "adulto", "adultos"].contains(
        clause.complements[2].lexeme.lemma), clause.complements[2].government == nil,
      let link = lexicon.known("para")
    else { return }
    clause.complements.insert(Constituent(link), at: 1)
    clause.reasons.append(
      Realization.RuleApplication(.understood, clause.complements[0].lexeme.lemma, "para"))
  }

  /// *Dragón / escupir / fuego / cuento*: where somebody of a tale does it, if he neither reads nor tells it.
  private func happenInTale(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 1, let who = clause.subject.last?.lexeme,
      SpanishPairWords.isFigure(who), let tale = clause.complements.last,
      HouseholdWords.tales.contains(tale.lexeme.lemma), tale.government?.preposition == nil,
      !HouseholdWords.reading.contains(verb),
      case let before = clause.complements[clause.complements.count - 2].lexeme,
      before.wordClass == .noun
    else { return }
    clause.complements[clause.complements.count - 1].government = Government(
      preposition: "en", article: .definite)
    clause.reasons.append(Realization.RuleApplication(.preposition, tale.lexeme.lemma, "en"))
  }

  /// *Cuándo / nosotros / comer / tarta*: what is asked about as awaited is known.
  private func askOfKnown(_ clause: inout Clause) {
    guard clause.complements.contains(where: { $0.lexeme.lemma == "cuándo" }),
      let dish = clause.complements.firstIndex(where: {
        HouseholdWords.awaited.contains($0.lexeme.lemma)
      }), clause.complements[dish].government == nil,
      dish == 0 || !clause.complements[dish - 1].lexeme.isDeterminerLike
    else { return }
    clause.complements[dish].government = Government(preposition: nil, article: .definite)
  }

  /// *Poner / mesa / platos / vasos*: with what the table is set.
  private func setTable(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.complements[0].lexeme.lemma == "mesa",
      clause.complements.dropFirst().allSatisfy({
        HouseholdWords.tableware.contains($0.lexeme.lemma) || $0.lexeme.lemma == "y"
      }), let link = lexicon.known("con"), let and = lexicon.known("y")
    else { return }
    var words = [clause.complements[0], Constituent(link)]
    for thing in clause.complements.dropFirst() {
      var word = thing
      if word.lexeme.lemma == "y" { continue }
      if words.count > 2 { words.append(Constituent(and)) }
      word.government = nil
      if word.lexeme.lemma != "mantel", word.lexeme.lemma != "agua", word.lexeme.lemma != "pan" {
        if word.lexeme.number != .plural { makePlural(&word) }
        word.lexeme.article = .bare
      }
      words.append(word)
    }
    clause.reasons.append(Realization.RuleApplication(.understood, "mesa", "con"))
    clause.complements = words
  }

  /// *Llevar / maletín / corbata, llevar / mochila / gorra*: both, and not one in the other.
  private func wearBoth(_ clause: inout Clause) {
    guard clause.complements.count == 2, let and = lexicon.known("y"),
      clause.complements.allSatisfy({
        $0.lexeme.wordClass == .noun && $0.government?.preposition == nil
      }), case let (first, second) = (clause.complements[0].lexeme, clause.complements[1].lexeme),
      first.kind != .clothing, second.kind == .clothing,
      HouseholdWords.bags.contains(first.lemma),
      clause.subject.allSatisfy({ $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun })
    else { return }
    for index in clause.complements.indices where clause.complements[index].lexeme.number != .plural
    {
      clause.complements[index].government = Government(preposition: nil, article: .indefinite)
    }
    clause.reasons.append(Realization.RuleApplication(.understood, second.lemma, "y"))
    clause.complements.insert(Constituent(and), at: 1)
  }

  /// *Sacar / conejo / sombrero, sacar / niño / agua, sacar / gato / caja*: out of what a being is taken.
  private func takeOut(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      clause.complements.allSatisfy({
        $0.lexeme.wordClass == .noun && $0.government?.preposition == nil
      }), case let (who, place) = (clause.complements[0].lexeme, clause.complements[1].lexeme),
      who.isBeing, !place.isBeing,
      KindSet.places.contains(place.kind) || place.kind == .vehicle || place.kind == .nature
        || HouseholdWords.holding.contains(place.lemma)
    else { return }
    if who.kind == .animal, HouseholdWords.holding.contains(place.lemma), place.kind == .clothing {
      clause.complements[0].government = Government(preposition: nil, article: .indefinite)
    }
    let isHome = place.lemma == "casa" || place.lemma == "clase"
    clause.complements[1].government = Government(
      preposition: "de", article: isHome ? .bare : .definite)
    clause.reasons.append(Realization.RuleApplication(.preposition, place.lemma, "de"))
  }

  /// *Yo / oler / quemado*: of what it smells, to whom.
  private func smellBurnt(_ clause: inout Clause) {
    guard clause.complements.count == 1, clause.subject.count < 2,
      case let smell = clause.complements[0], smell.government == nil,
      HouseholdWords.smells.contains(smell.lexeme.lemma), let link = lexicon.known("a")
    else { return }
    var what = smell
    what.lexeme = Lexeme(lemma: smell.lexeme.lemma, wordClass: .noun, kind: .idea)
    what.lexeme.gender = .masculine
    what.lexeme.number = .singular
    what.lexeme.article = .bare
    clause.reasons.append(Realization.RuleApplication(.preposition, what.lexeme.lemma, "a"))
    guard let who = clause.subject.first else {
      clause.complements = [Constituent(link), what]
      clause.verb?.lexeme.person = .third
      clause.verb?.lexeme.number = .singular
      return
    }
    guard who.lexeme.wordClass == .pronoun, who.lexeme.kind == .person,
      let clitic = TileReader.clitic[who.lexeme.lemma]
    else {
      clause.complements = [Constituent(link), what]
      return
    }
    clause.subject = []
    clause.verb?.lexeme.person = .third
    clause.verb?.lexeme.number = .singular
    clause.complements = [
      Constituent(WordJoiner.pronoun(clitic), tile: who.tile), Constituent(link), what,
    ]
  }

  /// *Comprar / vestido / morado / boda*: for what feast it is bought, with its quality between.
  private func buyForFeast(_ clause: inout Clause) {
    guard clause.complements.count == 3, clause.complements[0].lexeme.kind == .clothing,
      clause.complements[1].lexeme.wordClass == .adjective,
      HouseholdWords.feasts.contains(clause.complements[2].lexeme.lemma),
      clause.complements[2].government?.preposition == nil
        || clause.complements[2].government?.preposition == "en"
    else { return }
    clause.complements[2].government = Government(preposition: "para", article: .definite)
    clause.reasons.append(
      Realization.RuleApplication(.preposition, clause.complements[2].lexeme.lemma, "para"))
  }
}
