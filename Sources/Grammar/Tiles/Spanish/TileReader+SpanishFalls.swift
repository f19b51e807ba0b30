import AACCore

/// Spanish rows about falling: *caer / rodilla, caer / bici, caer / llorar, vaso / caer / romper*: who and what falls does so with its
/// pronoun, and has done so (NGLE §41.12; §23.7).
extension TileReader {
  /// *Caer / rodilla, caer / doler / pie, vaso / caer / romper*: that one fell, and what came of it.
  func fallBeforeHarm(_ words: [Constituent]) -> Cut? {
    guard words.count > 1, let verb = verbPlace(words), isFall(words[verb]), verb < 2,
      verb + 1 < words.count
    else { return nil }
    let rest = Array(words[(verb + 1)...])
    let isSpeaker = verb == 0 || words[0].lexeme.lemma == "yo"
    if verb == 1, !isSpeaker {
      guard isThing(words[0]), rest.count == 1,
        ["romper", "romperse"].contains(rest[0].lexeme.lemma), rest[0].lexeme.isInfinitive
      else { return nil }
      return Cut(
        first: [words[0], fallen(words[1], .third)], second: [fallen(rest[0], .third, "romperse")],
        link: "y")
    }
    let first = Array(words[..<verb]) + [fallen(words[verb], .first)]
    switch rest[0].lexeme.lemma {
    case "doler" where rest.count == 2: return Cut(first: first, second: rest)
    case "llorar" where rest.count == 1: return Cut(first: first, second: rest, link: "y")
    case "hacer" where rest.count == 2 && rest[1].lexeme.lemma == "daño":
      return Cut(first: first, second: [happened(rest[0], "hacerse daño")], link: "y")
    case "sangre" where rest.count == 1:
      return Cut(first: first, second: [deed("tener")] + rest)
    default:
      guard rest.count == 1, rest[0].lexeme.kind == .body,
        !FallWords.loose.contains(rest[0].lexeme.lemma)
      else { return nil }
      return Cut(first: first, second: [deed("doler")] + rest)
    }
  }

  private func isFall(_ word: Constituent) -> Bool {
    ["caer", "caerse"].contains(word.lexeme.lemma) && word.lexeme.isInfinitive
  }

  private func fallen(
    _ verb: Constituent, _ person: GrammaticalPerson, _ lemma: String = "caerse"
  ) -> Constituent {
    var verb = happened(verb, lemma)
    verb.lexeme.person = person
    return verb
  }

  /// *Caer / bici, hermano / caer, leche / caer / suelo, diente / caer*: from where, and what falls.
  func fall(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), isFall(words[verb]),
      !words.contains(where: { FallWords.heavenly.contains($0.lexeme.lemma) })
    else { return }
    if loseTooth(&words, verb) { return }
    let who = words[..<verb].filter { !$0.lexeme.isDeterminerLike && !$0.lexeme.kind.isTemporal }
    guard who.count < 2, who.allSatisfy({ $0.lexeme.isBeing || isThing($0) }),
      words[(verb + 1)...].allSatisfy({
        isThing($0) || $0.lexeme.isDeterminerLike || $0.lexeme.kind.isTemporal
      })
    else { return }
    if who.isEmpty || who.first?.lexeme.lemma == "yo",
      let from = words[(verb + 1)...].firstIndex(where: isThing), isFallenFrom(words[from].lexeme)
    {
      words[verb].lexeme.lemma = "caerse"
      words[verb].lexeme.person = .first
      words[verb].lexeme.number = .singular
      if !words.contains(where: \.lexeme.kind.isTemporal) {
        words[verb] = happened(words[verb], "caerse")
      } else {
        words[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
      }
      put(&words, "el", at: from)
      put(&words, "de", at: from)
      return
    }
    if !who.isEmpty { words[verb].lexeme.lemma = "caerse" }
  }

  private func isFallenFrom(_ thing: Lexeme) -> Bool {
    thing.kind == .vehicle || BesideWords.playgrounds.contains(thing.lemma)
      || ["bici", "bicicleta", "caballo", "patinete", "árbol"].contains(thing.lemma)
  }

  /// *Diente / caer*: which of one's own (NGLE §35.7).
  private func loseTooth(_ words: inout [Constituent], _ verb: Int) -> Bool {
    guard words.count == 2, FallWords.loose.contains(words[1 - verb].lexeme.lemma) else {
      return false
    }
    let isRecent = variety == .spanishSpain
    exclaim(&words, "se me \(isRecent ? "ha caído" : "cayó") un \(words[1 - verb].lexeme.lemma)")
    return true
  }
}

/// Words of such rows.
enum FallWords {
  /// What falls from the sky and by itself.
  static let heavenly: WordSet = [
    "lluvia", "nieve", "rayo", "granizo", "noche", "hoja", "hojas", "bien", "mal", "gordo", "agua",
    "copo", "copos",
  ]
  /// What falls out.
  static let loose: WordSet = ["diente", "colmillo"]
}
