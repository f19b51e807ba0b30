import AACCore

/// Spanish rows that the kinds of all their words tell: *tres / manzanas / rojas / mesa, comida / perro / estar / suelo, sábado / fiesta / casa / primo,
/// papá / enseñar / nadar / yo, tomar / pastilla / después / cenar, no / tocar / ser / mío, casi / caerse / escalera*.
///
/// Sources: NGLE §15.6 and §41.4 (*haber* of what is indefinite), §12.7 (*complementos del nombre*), §26.5 (verbs of teaching), §30.7
/// (*antes, después*), §42.3 (*imperativo negado*), §30.8 (*casi*), §31.1 (*yuxtaposición*).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func toldByAllWords(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, row.count > 2, row.count < 7,
      row.allSatisfy({
        $0.tile != nil && $0.government == nil && $0.lexeme.kind != .question
          && $0.lexeme.wordClass != .conjunction
      })
    else { return nil }
    guard let verb = row.firstIndex(where: { $0.lexeme.wordClass == .verb }) else {
      return isPlain ? amountThere(row) ?? heldAtHome(row) ?? describedOfPlace(row) : nil
    }
    guard row[verb].lexeme.isInfinitive else { return nil }
    switch verb {
    case 0: return doneAfterMeal(row) ?? lookedAtTogether(row) ?? talkedTo(row)
    case 1: return taughtToMe(row) ?? leftAlone(row) ?? nearlyHappened(row)
    case 2: return ownThingThere(row) ?? (row.count == 4 ? beganAt(row) : nil)
    default: return nil
    }
  }

  // MARK: - What there is

  /// *Tres / manzanas / rojas / mesa, mucha / gente / autobús*: so much of it is there.
  private func amountThere(_ row: [Constituent]) -> [Clause]? {
    guard row.count < 6, let place = row.last, isSurrounding(place),
      row[0].lexeme.wordClass == .numeral || row[0].lexeme.kind == .quantity || saysMuch(row[0]),
      case let what = row[1], what.lexeme.wordClass == .noun,
      row[2..<(row.count - 1)].allSatisfy(isProperty), isFound(what.lexeme, at: place.lexeme),
      what.lexeme.isBeing || what.lexeme.kind == .plant
        || !SpanishWholes.holds(place.lexeme, what.lexeme, written(what))
          && !isSortOf(what.lexeme, place.lexeme)
    else { return nil }
    return read([deed("haber").said(by: .third)] + row.dropLast() + at(place)).nonEmpty
  }

  /// Where things and people can be found: places, furniture, vehicles, and what holds things.
  private func isSurrounding(_ place: Constituent) -> Bool {
    isGround(place)
      || place.lexeme.wordClass == .noun
        && (place.lexeme.kind == .vehicle || place.lexeme.kind == .nature
          || BelongingWords.containers.contains(place.lexeme.lemma)
          || BesideWords.containers.contains(place.lexeme.lemma))
  }

  /// Whether it is somewhere, and not felt, done or measured.
  private func isFound(_ what: Lexeme, at place: Lexeme) -> Bool {
    if what.kind.isTemporal || what.takesPlace || what.kind.isSensation || what.isPlaceLike
      || PortionWords.isKin(what.lemma) || HalfWords.weather[what.lemma] == "hacer"
    {
      return false
    }
    if what.kind == .vehicle, place.kind == .vehicle { return false }
    return !KindSet(.feeling, .emotion, .illness, .activity, .sport, .subject, .event, .body)
      .contains(what.kind) && !WholeRowWords.admitting.contains(what.lemma)
  }

  /// *Sábado / fiesta / casa / primo*: what there is that day, and at whose home.
  private func heldAtHome(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.kind.isTemporal, row[2].lexeme.lemma == "casa",
      row[3].lexeme.isHuman, row[3].lexeme.wordClass != .pronoun,
      case let event = row[1].lexeme, event.wordClass == .noun,
      event.kind == .event || event.kind == .meal || event.takesPlace
        || SpanishChainWords.meals.contains(event.lemma)
    else { return nil }
    var time = row[0], feast = row[1], home = row[2]
    time.lexeme.forms[Adverbial.starting] = ""
    home.government = Government(preposition: "en", article: .bare)
    if event.lemma == "comida" { feast.lexeme.article = .bare }
    let words = [home] + small("de") + known(row[3])
    return [told(deed("haber").said(by: .third), [time, feast] + words)]
  }

  /// *Comida / perro / estar / suelo*: the thing of somebody or of an animal is there.
  private func ownThingThere(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[2].lexeme.lemma == "estar", row[0].lexeme.wordClass == .noun,
      row[0].lexeme.namesThing, !row[0].lexeme.kind.isTemporal, !row[0].lexeme.takesPlace,
      !row[0].lexeme.isPlaceLike || row[0].lexeme.lemma == "casa",
      row[1].lexeme.wordClass == .noun, row[1].lexeme.isHuman || row[1].lexeme.kind == .animal,
      isSurrounding(row[3])
    else { return nil }
    var being = row[2].said(by: .third)
    if isMany(row[0]) { being.lexeme.number = .plural }
    return read([row[0]] + small("de") + known(row[1]) + [being] + at(row[3])).nonEmpty
  }

  // MARK: - What somebody is like

  /// *Niño / nuevo / clase / simpático*: which one it is, and what that one is like.
  private func describedOfPlace(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.wordClass == .noun, row[0].lexeme.isBeing,
      isProperty(row[1]), isGround(row[2]),
      row[3].lexeme.wordClass == .adjective, !row[3].lexeme.kind.isSmall,
      row[3].lexeme.kind != .size, row[3].lexeme.kind != .color
    else { return nil }
    let being = Constituent.linking(isState(row[3]) ? "estar" : "ser", .third)
    return [told(being, by: row[..<2] + small("de", "el") + [row[2]], [row[3]])]
  }

  // MARK: - What is done

  /// *Mamá / enseñar / cocinar / yo*: to whom it is taught.
  private func taughtToMe(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.isHuman, row[0].lexeme.wordClass != .pronoun,
      row[1].lexeme.lemma == "enseñar", row[2].lexeme.isInfinitive, row[3].lexeme.lemma == "yo"
    else { return nil }
    let me = Constituent(WordJoiner.pronoun("me"), tile: row[3].tile)
    return read([row[0], me, row[1]] + small("a") + [row[2]]).nonEmpty
  }

  /// *Tomar / pastilla / después / cenar*: a medicine is taken and one rests or tidies up when one has eaten.
  private func doneAfterMeal(_ row: [Constituent]) -> [Clause]? {
    guard let meal = row.last, WholeRowWords.eating.contains(meal.lexeme.lemma),
      meal.lexeme.isInfinitive, row[row.count - 2].lexeme.lemma == "después",
      case let first = Array(row.dropLast(2)), onlyVerb(first) == 0,
      AfterMealWords.resting.contains(first[0].lexeme.lemma)
        || first.contains(where: { $0.lexeme.kind == .medicine })
        || AfterMealWords.tidying.contains(first[0].lexeme.lemma)
          && first.contains(where: {
            AfterMealWords.tidied.contains($0.lexeme.lemma)
              || AfterMealWords.tidied.contains(written($0))
          }),
      let after = tables.lexicon.known("después de")
    else { return nil }
    let link = Constituent(after, tile: row[row.count - 2].tile)
    return read([first[0].said(by: .first)] + first[1...] + [link, meal]).nonEmpty
  }

  /// *Mirar / fotos / vacaciones / juntos*: what the pictures are of.
  private func lookedAtTogether(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, ["junto", "juntos", "juntas"].contains(row[3].lexeme.lemma),
      row[1].lexeme.namesThing, row[2].lexeme.wordClass == .noun,
      SpanishWholes.holds(row[2].lexeme, row[1].lexeme, written(row[1]))
    else { return nil }
    var verb = row[0]
    verb.lexeme.person = .first
    verb.lexeme.number = .plural
    let together = phrase(row[3].lexeme.lemma == "juntas" ? "juntas" : "juntos", row[3])
    return read([verb, row[1]] + small("de") + known(row[2]) + [together]).nonEmpty
  }

  /// *Platicar / mi / amiga / teléfono*: a talk is had with whoever is named behind it.
  private func talkedTo(_ row: [Constituent]) -> [Clause]? {
    guard WholeRowWords.talking.contains(row[0].lexeme.lemma),
      let who = row.indices.dropFirst().first(where: { !row[$0].lexeme.isDeterminerLike }),
      row[who].lexeme.isHuman, row[who].lexeme.wordClass != .pronoun, who + 1 < row.count,
      row[(who + 1)...].allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing || $0.lexeme.kind.isTemporal
      })
    else { return nil }
    return read(
      [row[0].said(by: .first)] + small("con") + row[1...]
    ).nonEmpty
  }

  /// *No / tocar / ser / mío*: what is to be left alone, and why.
  private func leftAlone(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isPlain, isNegator(row[0]), row[2].lexeme.lemma == "ser",
      WholeRowWords.others.contains(row[3].lexeme.lemma),
      [.plain, .grooming].contains(frame(of: row[1]).pattern),
      frame(of: row[1]).slot(.object) != nil
    else { return nil }
    let forbidden = requesting(
      told(row[1], [row[0], Constituent(WordJoiner.pronoun("lo"))]))
    return [forbidden.and(told(row[2].said(by: .third), [row[3]]))]
  }

  /// *Casi / caerse / escalera*: what nearly happened is told as if it did (NGLE §23.4, §30.8).
  private func nearlyHappened(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, row[0].lexeme.lemma == "casi",
      frame(of: row[1]).aspect == .achievement,
      row[2...].allSatisfy({ $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing }),
      var clause = read([row[1].said(by: .first)] + row[2...]).first
    else { return nil }
    clause.tense = .present
    var nearly = row[0]
    nearly.lexeme.forms[Adverbial.starting] = ""
    clause.complements.insert(nearly, at: 0)
    return [clause]
  }
}

extension Array {
  /// Itself; nil where there is nothing in it.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}

/// Words of such rows.
private enum WholeRowWords {
  /// What lets one in and is for the place.
  static let admitting: WordSet = ["entrada", "billete", "tique", "ticket", "boleto", "pase"]
  static let eating: WordSet = ["comer", "cenar", "desayunar", "merendar", "almorzar"]
  static let talking: WordSet = ["platicar", "charlar", "conversar"]
  static let others: WordSet = ["mío", "nuestro", "suyo"]
}
