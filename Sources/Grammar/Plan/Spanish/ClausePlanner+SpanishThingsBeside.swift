import AACCore

/// What stands behind the thing of a deed by its own meaning: *tirar / basura / contenedor, preparar / sopa / olla, llevar / comida / hormiguero, nacer /
/// huevo, felicitar / abuela / teléfono, esperar / Reyes / ilusión* (NGLE §29.4, §29.7, §30.5).
extension ClausePlanner {
  /// Gives the last noun its preposition; nothing where it has one.
  func settleThingBeside(_ clause: inout Clause, _ verb: String) {
    settleBareThing(&clause, verb)
    guard let last = clause.complements.indices.last,
      case let noun = clause.complements[last].lexeme, noun.wordClass == .noun,
      isFree(clause, last)
    else { return }
    if last == 1, clause.complements[0].lexeme.lemma == "basura",
      ["tirar", "echar", "llevar", "meter"].contains(verb),
      ThingsBesideWords.bins.contains(noun.lemma)
    {
      clause.complements[0].government = Government(preposition: nil, article: .definite)
      return govern(&clause, last, verb == "meter" ? "en" : "a", .definite)
    }
    if last > 0, ThingsBesideWords.cooking.contains(verb),
      ThingsBesideWords.pots.contains(noun.lemma),
      KindSet.edible.contains(clause.complements[0].lexeme.kind)
        || clause.complements[0].lexeme.lemma == "poción"
    {
      return govern(&clause, last, "en", .definite)
    }
    if last > 0, ThingsBesideWords.dens.contains(noun.lemma) {
      return govern(&clause, last, ["llevar", "traer"].contains(verb) ? "a" : "en", .definite)
    }
    if verb == "nacer", noun.lemma == "huevo" {
      return govern(&clause, last, "de", .indefinite)
    }
    if last > 0, noun.lemma == "teléfono", ThingsBesideWords.calling.contains(verb) {
      return govern(&clause, last, "por", .bare)
    }
    if last > 0, ThingsBesideWords.ways.contains(noun.lemma),
      !["tener", "dar", "hacer", "sentir", "perder", "necesitar", "pedir", "poner"].contains(verb),
      !frames[verb].slots.contains(where: { $0.words.contains(noun.lemma) })
    {
      return govern(&clause, last, "con", .bare)
    }
  }

  /// *El dragón escupe fuego, Yo celebro Halloween*: stuff that comes out, and a feast by its name, have no article
  /// (NGLE §12.7, §15.12).
  private func settleBareThing(_ clause: inout Clause, _ verb: String) {
    guard let first = clause.complements.first?.lexeme, first.number != .plural else { return }
    if verb == "esperar", first.lemma == "ascensor", clause.complements[0].government == nil {
      clause.complements[0].government = Government(preposition: nil, article: .definite)
    }
    let isStuff = first.lemma == "fuego" && ["escupir", "echar", "lanzar"].contains(verb)
    guard isStuff || first.lemma == "Halloween" && verb == "celebrar" else { return }
    clause.complements[0].government = Government(preposition: nil, article: .bare)
  }

  private func isFree(_ clause: Clause, _ place: Int) -> Bool {
    guard place > 0, case let before = clause.complements[place - 1].lexeme else { return true }
    return before.wordClass != .adposition && !before.isDeterminerLike && !before.isConnective
      && before.wordClass != .verb && before.wordClass != .numeral && before.kind != .quantity
  }

  private func govern(
    _ clause: inout Clause, _ place: Int, _ preposition: String, _ article: Article
  ) {
    clause.complements[place].government = Government(preposition: preposition, article: article)
    clause.reasons.append(
      Realization.RuleApplication(
        .preposition, clause.complements[place].lexeme.lemma, preposition))
  }
}

/// Words of such things.
private enum ThingsBesideWords {
  static let bins: WordSet = ["contenedor", "cubo", "papelera", "bolsa", "camión"]
  static let cooking: WordSet = [
    "preparar", "hacer", "cocinar", "calentar", "freír", "hervir", "cocer", "guisar", "remover",
  ]
  static let pots: WordSet = ["olla", "sartén", "cazuela", "caldero", "cazo", "microondas", "wok"]
  /// Where animals live.
  static let dens: WordSet = [
    "colmena", "nido", "madriguera", "hormiguero", "guarida", "gallinero",
  ]
  static let calling: WordSet = [
    "felicitar", "avisar", "pedir", "preguntar", "contestar", "saludar",
  ]
  /// How something is done, and felt meanwhile.
  static let ways: WordSet = ["ilusión", "cuidado", "cariño", "alegría", "paciencia", "ganas"]
}

/// What animals say.
enum VoicedWords {
  /// Whether that animal is heard to do so: *el pájaro vuela y canta, el loro habla*.
  static func uttering(_ being: String, _ verb: String) -> Bool {
    switch verb {
    case "cantar", "gritar":
      singing.contains(being) || talking.contains(being) || verb == "gritar" && being == "mono"
    case "hablar": talking.contains(being)
    case "llorar": young.contains(being)
    default: false
    }
  }

  private static let singing: WordSet = [
    "pájaro", "pájaros", "pajarito", "pajarillo", "canario", "gallo", "gorrión", "ruiseñor",
    "jilguero", "grillo", "cigarra", "rana", "ballena", "ave", "gaviota", "lechuza", "búho",
  ]
  private static let talking: WordSet = ["loro", "papagayo", "cotorra", "periquito"]
  private static let young: WordSet = ["cachorro", "perrito", "gatito", "cachorrito"]
}
