import AACCore

/// Spanish rows in which two stand side by side who do it together, and whose turn it is: *jugar / cartas / tú / yo, tocar / a / mí*
/// (NGLE §33.7, *coordinación de pronombres*; §35.2).
extension TileReader {
  /// The row with *y* between those who do it together.
  func doneTogether(_ words: [Constituent]) -> [Constituent] {
    guard variety.language == .spanish, words.count > 2, words.count < 8,
      let speaker = words.firstIndex(where: { $0.lexeme.lemma == "yo" }),
      let verb = loneVerb(words), let other = partner(words, speaker, verb), let and = joint(),
      isShared(words, verb)
    else { return words }
    let rest = words.indices.filter { $0 != speaker && $0 != other }.map { words[$0] }
    return [words[other], and, words[speaker]] + rest
  }

  private func joint() -> Constituent? { tables.lexicon.known("y").map { Constituent($0) } }

  /// Who stands right beside the speaker: a pronoun, behind the verb also kin or a name.
  private func partner(_ words: [Constituent], _ speaker: Int, _ verb: Int) -> Int? {
    let sides = [speaker - 1, speaker + 1].filter(words.indices.contains)
    return sides.first { index in
      let who = words[index].lexeme
      if who.wordClass == .pronoun {
        return who.kind == .person && who.number != nil && who.person != .first
          && !WordJoiner.clitics.contains(who.lemma)
      }
      return index > verb && speaker > verb && who.isHuman && words[index].government == nil
        && (who.wordClass == .properNoun || PortionWords.isKin(who.lemma))
    }
  }

  /// Whether two do it together rather than the one to the other.
  private func isShared(_ words: [Constituent], _ verb: Int) -> Bool {
    let lemma = words[verb].lexeme.lemma
    guard
      words.filter({ $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun }).count == 2,
      !words.contains(where: {
        $0.lexeme.wordClass == .adposition || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.kind == .question || $0.lexeme.kind == .social || isNegator($0)
      })
    else { return false }
    if TogetherWords.alone.contains(lemma) { return true }
    return TogetherWords.withThing.contains(lemma) && words.contains(where: isThing)
  }

  /// *Tocar / a / mí, ahora / tocar / a / ti*: whose turn it is, named again (NGLE §16.14).
  func turnNamed(_ words: [Constituent]) -> [Constituent] {
    guard variety.language == .spanish, words.count > 2, words.count < 5,
      let verb = words.firstIndex(where: { $0.lexeme.lemma == "tocar" }), verb + 3 == words.count,
      words[verb].lexeme.wordClass == .verb, words[verb + 1].lexeme.lemma == "a",
      let clitic = TogetherWords.turns[words[verb + 2].lexeme.lemma],
      words[..<verb].allSatisfy({ OccasionWords.turns.contains($0.lexeme.lemma) })
    else { return words }
    let who = words[verb + 2].lexeme.lemma
    let named = ["yo": "mí", "tú": "ti"][who] ?? who
    let time = words[..<verb].map { $0.lexeme.lemma + " " }.joined()
    var row = words
    exclaim(&row, "\(time)\(clitic) toca a \(named)")
    return row
  }
}

/// Words of such rows.
enum TogetherWords {
  /// What two do with each other.
  static let alone: WordSet = [
    "jugar", "bailar", "comer", "cenar", "desayunar", "merendar", "almorzar", "salir", "pasear",
    "nadar", "dibujar", "pintar", "cocinar", "correr", "viajar", "estudiar", "trabajar", "ir",
    "charlar", "caminar", "cantar", "saltar", "hablar",
  ]
  /// The same with something that they see or make.
  static let withThing: WordSet = [
    "ver", "hacer", "escuchar", "montar", "construir", "preparar", "recoger", "ordenar", "beber",
    "tomar",
  ]
  /// The pronoun of the turn.
  static let turns = [
    "mí": "me", "yo": "me", "ti": "te", "tú": "te", "él": "le", "ella": "le", "nosotros": "nos",
    "ellos": "les", "ellas": "les", "vosotros": "os",
  ]
}
