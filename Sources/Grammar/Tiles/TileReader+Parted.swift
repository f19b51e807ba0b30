import AACCore

/// Two thoughts side by side without a word between: *yo / tener / frío / cerrar / ventana, doler / pie / no / poder /
/// andar* (NGLE §31.1, *yuxtaposición*; Cunha & Cintra, chapter 18, *Orações coordenadas assindéticas*).
extension TileReader {
  /// The row with a comma where the second thought begins.
  func parted(_ words: [Constituent]) -> [Constituent] {
    guard words.count > 2, !words.contains(where: { $0.lexeme.kind == .question }),
      !WordSorter.subordinators(of: variety.language).contains(words[0].lexeme.lemma)
    else { return words }
    for verb in words.indices.dropFirst() where words[verb].lexeme.wordClass == .verb {
      let start = startOfThought(words, verb)
      guard start > 0, !joins(words[start - 1].lexeme),
        begins(words, verb, start) || states(words, start) && isOther(words, verb, start)
          || variety.language == .spanish && beginsAnew(words, verb, start)
          || wishesAgain(words, verb, start)
      else { continue }
      var result = words
      if variety.language == .portuguese,
        let done = words[..<start].firstIndex(where: { $0.lexeme.wordClass == .verb }),
        ["terminar", "acabar"].contains(words[done].lexeme.lemma), words[done].lexeme.forms.isEmpty
      {
        // Terminei, quero sair.
        result[done].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
      }
      if variety.language == .spanish, settleSecond(&result, verb, start) {
        // Tengo calor, me quito la chaqueta; abre, tengo calor.
      } else if isAskedOfOthers(words, verb, start) {
        result[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
      }
      if let first = result[..<start].firstIndex(where: { $0.lexeme.lemma == "estar" }),
        first == 0, start == 2, SuppliedWords.weather.contains(words[1].lexeme.lemma)
      {
        // Estar / frío / ponerse / abrigo: with nobody named it is the weather.
        result[0].lexeme = Lexeme(
          lemma: variety.language == .spanish ? "hacer" : "fazer", wordClass: .verb, kind: .action)
      }
      result.insert(Self.comma, at: start)
      if !words[..<start].contains(where: { $0.lexeme.wordClass == .verb }),
        PartedWords.noises.contains(words[start - 1].lexeme.lemma)
      {
        // Mucho ruido, no puedo dormir: there is.
        result.insert(
          Constituent(
            Lexeme(
              lemma: variety.language == .spanish ? "haber" : "ter", wordClass: .verb, kind: .action
            )),
          at: 0)
      }
      return result
    }
    return words
  }

  private static let comma = Constituent(
    Lexeme(lemma: ",", wordClass: .conjunction, kind: .connective))

  /// Where the words of a verb begin: at its subject pronoun and its negator.
  private func startOfThought(_ words: [Constituent], _ verb: Int) -> Int {
    var start = verb
    if start > 0, WordJoiner.clitics.contains(words[start - 1].lexeme.lemma) { start -= 1 }
    if start > 0, words[start - 1].lexeme.lemma == variety.language.plainNegator { start -= 1 }
    if start > 1, words[start - 1].lexeme.wordClass == .pronoun,
      words[start - 1].lexeme.kind == .person, words[start - 1].lexeme.number != nil,
      !joins(words[start - 2].lexeme)
    {
      start -= 1
    } else if variety.language == .portuguese, start > 1, words[start - 1].lexeme.isBeing,
      words[start - 1].lexeme.wordClass == .noun
        || words[start - 1].lexeme.wordClass == .properNoun,
      !words[..<start].contains(where: { $0.lexeme.wordClass == .verb }),
      isFelt(words[start - 2].lexeme) || words[start - 2].lexeme.kind == .possessive
    {
      // Eu / triste / cachorro / morrer.
      var first = start - 1
      if words[first - 1].lexeme.kind == .possessive { first -= 1 }
      if first > 0, isFelt(words[first - 1].lexeme) { start = first }
    }
    return start
  }

  private func joins(_ word: Lexeme) -> Bool {
    word.wordClass == .conjunction || word.wordClass == .adposition || word.kind == .connective
      || word.kind == .social || word.isDeterminerLike
      || WordSorter.subordinators(of: variety.language).contains(word.lemma)
  }

  /// Whether the words so far say how somebody is, what hurts, what the weather is: complete in itself.
  private func states(_ words: [Constituent], _ end: Int) -> Bool {
    let last = words[end - 1].lexeme
    let verbs = words[..<end].indices.filter { words[$0].lexeme.wordClass == .verb }
    guard let verb = verbs.first else {
      if PartedWords.noises.contains(last.lemma) {
        return end == 2 && PartedWords.much.contains(words[0].lexeme.lemma)
      }
      return isFelt(last) && end < 4 && last.lemma != "solo"
        && words[..<end].contains { $0.lexeme.wordClass == .pronoun || $0.lexeme.isHuman }
    }
    guard verbs.count == 1, words[verb].lexeme.forms.isEmpty else { return false }
    let frame = frame(of: words[verb])
    switch frame.lemma {
    case "estar", "sentirse", "sentir-se": return verb < end - 1 && isFelt(last)
    case "tener", "ter", "sentir": return PartedWords.needs.contains(last.lemma)
    case "doler", "doer":
      return words[..<end].contains { $0.lexeme.kind == .body }
    case "hacer", "fazer":
      return last.kind == .weather || SuppliedWords.weather.contains(last.lemma)
    case "terminar", "acabar":
      let next = words[end...].first { $0.lexeme.wordClass == .verb }?.lexeme.lemma
      return variety.language == .portuguese && verb == end - 1
        && next.map { PartedWords.wishes.contains($0) } == true
    case "haber": return last.wordClass == .noun && verb < end - 1
    case "entender", "comprender", "compreender", "oír", "ouvir":
      return verb == end - 1
        && words[..<verb].contains { $0.lexeme.lemma == variety.language.plainNegator }
    default: return frame.pattern == .weather
    }
  }

  /// *Não / querer / leite / querer / suco*: the same wish of another thing.
  private func wishesAgain(_ words: [Constituent], _ verb: Int, _ start: Int) -> Bool {
    guard variety.language == .portuguese, start == verb,
      PartedWords.wishes.contains(words[verb].lexeme.lemma), verb + 1 < words.count,
      let first = words[..<verb].firstIndex(where: {
        $0.lexeme.wordClass == .verb && $0.lexeme.lemma == words[verb].lexeme.lemma
      }), first + 1 < verb
    else { return false }
    return words[(first + 1)..<verb].allSatisfy {
      $0.lexeme.isNominal || $0.lexeme.isDeterminerLike
    }
  }

  private func isFelt(_ word: Lexeme) -> Bool {
    switch word.wordClass {
    case .adjective: word.kind.isPassing || SuppliedWords.conditions.contains(word.lemma)
    case .noun: PartedWords.needs.contains(word.lemma)
    case .adverb: ["mal", "bien", "bem"].contains(word.lemma)
    default: false
    }
  }

  /// Whether the second verb is no complement of the first thought: *cansado de esperar* is one, *cansado, quiero
  /// dormir* are two.
  private func isOther(_ words: [Constituent], _ verb: Int, _ start: Int) -> Bool {
    let frame = frame(of: words[verb])
    if start < verb || frame.pattern == .modal || PartedWords.wishes.contains(frame.lemma) {
      return true
    }
    let last = words[start - 1].lexeme
    let first = words[..<start].first { $0.lexeme.wordClass == .verb }?.lexeme
    if last.wordClass == .adjective && !PartedWords.needs.contains(last.lemma)
      || first?.lemma == "doler" || first?.lemma == "doer"
    {
      return false
    }
    // No hay pan que comer is as likely as two thoughts.
    return first?.lemma != "haber"
  }

  /// Whether a verb and what is behind it say how somebody is, after something else: *no poder dormir / doler cabeza*.
  private func begins(_ words: [Constituent], _ verb: Int, _ start: Int) -> Bool {
    guard let before = words[..<start].last(where: { $0.lexeme.wordClass == .verb }),
      before.lexeme.forms.isEmpty
    else { return false }
    let opener = frame(of: before)
    let last = words[start - 1].lexeme
    let isOpen = opener.opensClause && last.isBeing
    let isClosed =
      opener.opening == nil && !opener.opensClause && opener.pattern != .modal
      || last.wordClass == .noun && !isOpen && words[start - 1] != before
    guard isClosed, !opener.isCopular, opener.pattern != .weather, opener.pattern != .existential,
      !opener.opensCausative, !["hacer", "fazer"].contains(opener.lemma)
    else { return false }
    let next = verb + 1 < words.count ? words[verb + 1].lexeme : nil
    let frame = frame(of: words[verb])
    switch frame.lemma {
    case "doler", "doer":
      return next?.kind == .body || next?.isDeterminerLike == true
    case "tener", "ter": return next.map { PartedWords.needs.contains($0.lemma) } ?? false
    case "estar":
      return next.map { $0.wordClass == .adjective && $0.kind.isPassing } ?? false
    default: return frame.pattern == .weather && verb + 1 == words.count
    }
  }

  /// Whether the second verb is what others are asked to do: *tengo frío, cierra la ventana*.
  private func isAskedOfOthers(_ words: [Constituent], _ verb: Int, _ start: Int) -> Bool {
    start == verb && words[verb].lexeme.forms.isEmpty
      && (OrderWords.asked.contains(words[verb].lexeme.lemma)
        || words[verb...].contains { OrderWords.please.contains($0.lexeme.lemma) }
          && !PartedWords.wishes.contains(words[verb].lexeme.lemma))
  }
}

/// Words of thoughts side by side.
enum PartedWords {
  /// What one has and does something about.
  static let needs: WordSet = [
    "hambre", "sed", "sueño", "frío", "calor", "fiebre", "tos", "dolor", "mareo", "náuseas", "fome",
    "sede", "sono", "frio", "febre", "tosse", "dor", "enjoo",
  ]
  /// What disturbs.
  static let noises: WordSet = ["ruido", "jaleo", "barulho", "gente", "viento", "vento"]
  /// How much of it there is.
  static let much: WordSet = ["mucho", "demasiado", "tanto", "muito", "demais", "bastante"]
  /// Verbs of wanting and being able.
  static let wishes: WordSet = [
    "querer", "necesitar", "preferir", "poder", "precisar", "conseguir", "deber", "dever",
    "tener que", "ter que",
  ]
}
