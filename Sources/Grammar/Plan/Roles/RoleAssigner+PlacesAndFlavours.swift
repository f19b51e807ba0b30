import AACCore

/// A place within another, chosen one behind the other: *foto / pared / cuarto, mesa / restaurante, fiesta / pueblo* (NGLE §12.7,
/// *complementos argumentales y clasificativos*).
extension RoleAssigner {
  /// *En la pared del cuarto, a la fiesta del pueblo*: whether a place that nothing was chosen before is where the place right before it is.
  func isPartOfPlace(_ filler: Filler) -> Bool {
    guard language == .spanish, !plan.isLaid, filler.prepositionTile == nil, !filler.isGoverned,
      let before = plan.fillers.last, before.role == .placeAt || before.role == .placeTo,
      before.verb == filler.verb, before.prepositionTile == nil, before.phrases.count == 1,
      before.phrases[0].complement.isEmpty, before.phrases[0].isPlain,
      case let whole = filler.phrases[0], whole.connective == nil, whole.quantity == nil,
      let part = before.phrases[0].noun?.lexeme, let noun = whole.noun?.lexeme,
      part.wordClass == .noun, part.number != .plural, noun.wordClass == .noun,
      noun.number != .plural, noun.article != .bare
    else { return false }
    switch noun.kind {
    case .room: return part.kind == .furniture
    case .home, .place: return [.furniture, .room, .event].contains(part.kind)
    default: return false
    }
  }

  /// Makes a place the whole of the place before it.
  mutating func takeIntoPlace(_ whole: NounPhrase) {
    guard let index = plan.fillers.indices.last else { return }
    var whole = whole
    whole.noun?.government = nil
    if whole.isPlain {
      whole.determiner = Constituent(Lexeme(lemma: "el", wordClass: .determiner))
    }
    plan.fillers[index].phrases[0].complement.append(whole)
    recent = index
  }

  /// *Lavó el coche con agua y una esponja*: a thing right behind what something is done with, of another kind than what it is done to,
  /// is done with as well (NGLE §31.6); nil elsewhere.
  func besideTool(_ filler: Filler) -> Int? {
    guard language == .spanish, !plan.isLaid, filler.preposition == nil, !filler.isGoverned,
      let last = plan.fillers.indices.last, plan.fillers[last].role == .instrument,
      plan.fillers[last].verb == filler.verb, plan.fillers[last].preposition == "con",
      plan.fillers[last].prepositionTile == nil, filler.phrases[0].connective == nil,
      let noun = filler.phrases[0].noun?.lexeme, noun.wordClass == .noun, !noun.isBeing,
      let done = plan.fillers.first(where: { $0.role == .object && $0.verb == filler.verb }),
      done.phrases.allSatisfy({ $0.noun?.lexeme.kind != noun.kind })
    else { return nil }
    return last
  }

  /// *Helado de vainilla y fresa, suco de laranja e cenoura*: what a dish is made of with another has no article either (NGLE §15.9;
  /// Cunha & Cintra, chapter 9).
  func asFlavour(_ phrase: NounPhrase, in filler: Filler) -> NounPhrase {
    guard language != .english, phrase.isPlain, let noun = phrase.noun?.lexeme,
      KindSet.edible.contains(noun.kind), let dish = filler.phrases.last,
      isFlavoured(dish)
    else { return phrase }
    var flavour = phrase
    flavour.noun?.lexeme.article = .bare
    flavour.noun?.lexeme.countability = .mass
    flavour.noun?.government = nil
    return flavour
  }

  /// Whether it is told already of what a dish is made, in a word behind it or in its name: *helado de vainilla*.
  private func isFlavoured(_ dish: NounPhrase) -> Bool {
    guard let head = dish.noun?.lexeme else { return false }
    if let first = dish.complement.last, let noun = first.noun?.lexeme {
      return KindSet.edible.contains(noun.kind) && first.isPlain
        && MixedDishWords.flavoured.contains(head.lemma)
    }
    guard language == .spanish, dish.complement.isEmpty, head.lemma.hasSpace else { return false }
    let words = head.lemma.split(separator: " ")
    return words.count == 3 && words[1] == "de"
      && MixedDishWords.flavoured.contains(String(words[0]))
  }
}

/// What is made of several things at once.
private enum MixedDishWords {
  static let flavoured: WordSet = [
    "sorvete", "iogurte", "suco", "sumo", "vitamina", "bolo", "torta", "geleia", "purê", "puré",
    "gelado", "picolé", "sopa", "salada", "creme",
    "helado", "yogur", "zumo", "jugo", "batido", "licuado", "tarta", "pastel", "bizcocho", "pizza",
    "mermelada", "compota", "crema", "empanada",
    "macedonia", "granizado", "sorbete", "polo", "caramelo", "gelatina",
    "refresco", "infusión", "té", "papilla", "potito", "guiso",
    "magdalena", "galleta", "galletas", "nieve", "malteada", "piruleta", "flan",
  ]
}
