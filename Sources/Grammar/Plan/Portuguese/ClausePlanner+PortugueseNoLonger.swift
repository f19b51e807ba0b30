import AACCore

/// What is done no longer, and what changes by itself in some place: *não vou mais à escola; o leite ferve no fogão* (Bechara,
/// *Advérbio de tempo*; Cunha & Cintra, chapter 14, *Advérbios*; chapter 15, *Em*).
extension ClausePlanner {
  /// *Ir / mais / academia*, denied: it is not done any more, where the verb does nothing to that of which there could be more.
  func settleNoLonger(_ clause: inout Clause, _ verb: String) {
    guard clause.isNegative, !clause.isLaid,
      let more = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "mais"
      }), more == 0 || clause.complements[more - 1].lexeme.wordClass == .verb,
      case let noun = clause.complements[more + 1], noun.lexeme.isLastingNoun,
      noun.lexeme.number != .plural
    else { return }
    let opened = more == 0 ? verb : clause.complements[more - 1].lexeme.lemma
    let isDone = frames[opened].slots.contains { slot in
      slot.role == .object && slot.preposition == nil && slot.words.isEmpty
        && (slot.acceptedKinds.isEmpty || slot.acceptedKinds.contains(noun.lexeme.roleKind))
    }
    let isNamed = frames[opened].slots.contains {
      $0.article == .bare && $0.words.contains(noun.lexeme.lemma)
    }
    guard noun.government?.preposition != nil || isNamed || !isDone else { return }
    clause.complements[more].lexeme = Lexeme(lemma: "mais", wordClass: .adverb, kind: .manner)
    clause.complements[more].lexeme.forms[Adverbial.measuring] = ""
  }

  /// *Bolo / queimar / forno, carne / descongelar / pia*: what changes by itself does nothing to where it is.
  func changeThere(_ clause: inout Clause, _ verb: String) {
    guard NoLongerWords.changing.contains(verb), clause.complements.count > 0,
      let thing = clause.subject.last?.lexeme, thing.wordClass == .noun, !thing.isBeing,
      isBare(0, clause), case let place = clause.complements[0].lexeme, place.wordClass == .noun,
      place.kind == .furniture || KindSet.places.contains(place.kind)
        || BesideWords.containers.contains(place.lemma)
        || PortugueseRowWords.carriers.contains(place.lemma)
        || GovernedWords.vessels.contains(place.lemma)
        || ["travar", "falhar"].contains(verb) && place.takesPlace
        || ["afundar", "boiar", "derreter", "encolher"].contains(verb) && thing.lemma != "sol"
          && ["água", "lama", "neve", "gelo", "areia", "boca", "mão"].contains(place.lemma),
      place.lemma != thing.lemma
    else { return }
    put(place.article == .bare ? ["em"] : ["em", "o"], at: 0, &clause)
  }
}

private enum NoLongerWords {
  /// What becomes of things by themselves.
  static let changing: WordSet = [
    "queimar", "ferver", "descongelar", "congelar", "esfriar", "esquentar", "aquecer", "arrefecer",
    "derreter", "secar", "estragar", "apodrecer", "mofar", "murchar", "azedar", "assar", "cozinhar",
    "cozer", "encolher", "enferrujar", "boiar", "afundar", "desbotar", "transbordar", "gelar",
    "fritar", "grelhar", "torrar", "endurecer", "estourar", "explodir",
    "rachar", "travar", "falhar", "enguiçar", "pifar", "rodar", "derrapar", "capotar", "atolar",
    "acabar", "faltar", "vazar", "furar", "amadurecer", "brotar", "crescer", "germinar",
  ]
}
