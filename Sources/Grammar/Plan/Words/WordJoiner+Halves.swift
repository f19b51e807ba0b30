import AACCore

/// Halves and parts of the day in pieces: *meia / hora, meia / maçã, às sete horas / de / manhã* (Cunha & Cintra,
/// chapter 12, *Numerais fracionários*; chapter 9, *Emprego do artigo definido*).
extension WordJoiner {
  /// *Meia / hora, meia / dúzia*: the half of what is counted in halves, and no sock.
  func halve(_ words: inout [Constituent]) {
    guard words.count > 1 else { return }
    for index in words.indices.dropLast() where words[index].lexeme.lemma == "meia" {
      let next = words[index + 1].lexeme
      guard words[index].lexeme.kind == .clothing, next.wordClass == .noun,
        Self.halved.contains(next.lemma) || KindSet.edible.contains(next.kind),
        let half = lexicon.known("meio")
      else { continue }
      words[index].lexeme = half
    }
  }

  /// Measures that are counted in halves.
  private static let halved: WordSet = [
    "hora", "dúzia", "xícara", "chávena", "garrafa", "colher", "porção", "dose", "página", "volta",
    "tonelada", "maratona", "entrada", "diária", "pensão", "folha", "légua", "cápsula", "pastilha",
    "tigela", "taça", "caneca", "lata", "jarra", "fatia",
  ]

  /// *Às sete / de / manhã*: the hour with no word of its own for it.
  func hourOfDay(_ words: ArraySlice<Constituent>, _ number: Int) -> (Constituent, Int)? {
    guard !isSpanish, let first = words.first,
      let hour = words.dropFirst(number + 1).first?.lexeme,
      hour.wordClass == .numeral || hour.lemma == "um",
      let day = partOfDay(words.dropFirst(number + 2)),
      let known = lexicon.timePhrase("às \(hour.lemma)\(day.text)")
    else { return nil }
    return (Constituent(known.lexeme, tile: first.tile), number + 2 + day.length)
  }

  /// *De / manhã* behind an hour, said *da manhã*; nil where something else follows.
  func partOfDay(_ words: ArraySlice<Constituent>) -> (text: String, length: Int)? {
    guard let first = words.first?.lexeme.lemma else { return nil }
    if first == "em ponto" { return (" em ponto", 1) }
    if first == "em", words.dropFirst().first?.lexeme.lemma == "ponto" { return (" em ponto", 2) }
    guard first.hasPrefix("d") else { return nil }
    if let part = Self.partsOfDay.first(where: { first == "de \($0)" || first == "da \($0)" }) {
      return (" da \(part)", 1)
    }
    guard first == "de" || first == "da", let next = words.dropFirst().first?.lexeme else {
      return nil
    }
    if let part = Self.partsOfDay.first(where: { $0 == next.lemma }) { return (" da \(part)", 2) }
    guard next.wordClass == .determiner, let last = words.dropFirst(2).first?.lexeme.lemma,
      let part = Self.partsOfDay.first(where: { $0 == last })
    else { return nil }
    return (" da \(part)", 3)
  }

  private static let partsOfDay = ["manhã", "tarde", "noite", "madrugada"]

  /// *Aleijar-se / em / pé, esperar / em / fila*: what hurts is the foot, and nobody stands; one waits in a certain queue
  /// (Bechara, *Locuções adverbiais*).
  func isLiteral(_ phrase: String) -> Bool {
    guard let verb else { return false }
    switch phrase {
    case "em pé":
      return LanguageTables.tables(variety.language).frames[verb].slots.contains {
        $0.preposition == "em" && $0.kinds.contains(.body)
      }
    case "em fila": return !Self.linedUp.contains(verb)
    default: return false
    }
  }

  /// What is done one behind the other.
  private static let linedUp: WordSet = [
    "andar", "caminhar", "ir", "sair", "seguir", "marchar", "pôr-se", "formar", "colocar-se",
    "sentar-se", "voar", "correr",
  ]

  /// *Quando / nós / jantar, porque / ela / andar*: behind the word that begins a clause and who does it, a noun that is an
  /// infinitive as well is the verb (Cunha & Cintra, chapter 18, *Orações subordinadas*).
  func readClauseVerbs(_ words: inout [Constituent]) {
    guard words.count > 2 else { return }
    for index in 2..<words.count
    where words[index].lexeme.wordClass == .noun && words[index].lexeme.lemma.hasSuffix("r") {
      let who = words[index - 1].lexeme
      guard Self.clauseWords.contains(words[index - 2].lexeme.lemma),
        who.wordClass == .pronoun && who.kind == .person
          || who.isHuman && who.wordClass != .adjective,
        index + 1 == words.count || words[index + 1].lexeme.wordClass != .verb,
        LanguageTables.tables(variety.language).frames.listed(words[index].lexeme.lemma) != nil
      else { continue }
      words[index].lexeme = Lexeme(
        lemma: words[index].lexeme.lemma, wordClass: .verb, kind: .action)
      words[index].government = nil
    }
  }

  private static let clauseWords: WordSet = [
    "quando", "enquanto", "porque", "se", "que", "antes de", "depois de", "para",
  ]
}
