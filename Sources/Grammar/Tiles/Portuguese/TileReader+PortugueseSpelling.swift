import AACCore

/// Tiles of Portuguese that are spelt like another word: *sexta* that is a day, *nós / jantar* that is a verb, *nos /
/// levar* that is a pronoun (Cunha & Cintra, chapters 10, 11 and 12).
extension TileReader {
  /// Reads each of them by the words around it.
  func respell(_ words: inout [Constituent]) {
    var index = -1
    while index + 1 < words.count {
      index += 1
      let lemma = words[index].lexeme.lemma
      if let ordinal = NumberWords.days[lemma], words[index].lexeme.kind == .weekday,
        index + 1 < words.count, words[index + 1].lexeme.wordClass == .noun,
        !words[index + 1].lexeme.kind.isTemporal, !isTaughtThen(words, index + 1),
        index > 0 && words[index - 1].lexeme.isDeterminerLike
          || ["vez", "aula", "casa", "lição", "porta", "rua"].contains(
            words[index + 1].lexeme.lemma)
      {
        // A segunda aula.
        words[index].lexeme = Lexeme(lemma: ordinal, wordClass: .adjective, kind: .quality)
        continue
      }
      switch lemma {
      case "junto" where words[index].lexeme.number == .plural && index > 0:
        words[index].lexeme = Lexeme(lemma: "juntos", wordClass: .adverb, kind: .manner)
      case "nos", "me", "se", "te":
        readPronoun(&words, index)
      case "gosto":
        guard index == 0, words.count > 1, words[index].lexeme.wordClass == .noun else { continue }
        var verb = Lexeme(lemma: "gostar", wordClass: .verb, kind: .action)
        verb.person = .first
        verb.number = .singular
        words[index].lexeme = verb
      case "jantar", "almoço", "lanche":
        readMealAsVerb(&words, index)
      case "pensar" where variety == .portuguesePortugal:
        readDressing(&words, index)
      default:
        readParticiple(&words, index)
      }
    }
    joinPieces(&words)
    readHomework(&words)
    readStop(&words)
    readOpening(&words)
    if let last = words.last?.lexeme, words.count > 1, last.lemma == "não",
      words[words.count - 2].lexeme.lemma == "dizer"
    {
      // Ela diz não: what is said.
      words[words.count - 1].lexeme = Lexeme(
        lemma: "não", wordClass: .interjection, kind: .social)
    }
    if words.count > 1, words[0].lexeme.lemma == "porque", opensAlone(words) {
      words[0].lexeme = Lexeme(lemma: "porque", wordClass: .adverb, kind: .manner)
      words[0].lexeme.forms[Adverbial.starting] = ""
      if words.count == 3, words[1].lexeme.lemma == "estar",
        SuppliedWords.weather.contains(words[2].lexeme.lemma)
      {
        words[1].lexeme = Lexeme(lemma: "fazer", wordClass: .verb, kind: .action)
      }
    }
  }

  /// *Enfermeira / penso / pôr*: in Portugal what is put on a wound, beside a verb of its own.
  private func readDressing(_ words: inout [Constituent], _ index: Int) {
    guard words[index].lexeme.forms[FiniteForms.Mark.text] == "penso",
      words.contains(where: {
        ["pôr", "tirar", "mudar", "trocar", "fazer", "colocar", "precisar", "querer"]
          .contains($0.lexeme.lemma) && $0.lexeme.isInfinitive
      }), let known = tables.lexicon.known("penso rápido")
    else { return }
    words[index].lexeme = known
    words[index].lexeme.lemma = "penso"
  }

  /// *Quinta / aula / natação*: what lesson there is on that day.
  private func isTaughtThen(_ words: [Constituent], _ lesson: Int) -> Bool {
    guard lesson == 1, words[lesson].lexeme.lemma == "aula", lesson + 2 == words.count else {
      return false
    }
    return PortugueseRowWords.taught.contains(words[lesson + 1].lexeme.lemma)
      || MeaningWords.taught.contains(words[lesson + 1].lexeme.kind)
  }

  /// *Ele / nos / levar, eu / me / chamar / Ana*: short pronouns before their verb.
  private func readPronoun(_ words: inout [Constituent], _ index: Int) {
    guard index + 1 < words.count, index > 0, words[index + 1].lexeme.wordClass == .verb,
      words[index + 1].lexeme.isInfinitive
    else { return }
    let lemma = words[index].lexeme.lemma
    let who = words[index - 1].lexeme
    let isOwn =
      who.wordClass == .pronoun
      && ["me": "eu", "nos": "nós", "te": "tu"][lemma].map { $0 == who.lemma } ?? (lemma == "se")
    let reflexive = words[index + 1].lexeme.lemma + "-se"
    if isOwn, tables.frames.listed(reflexive) != nil {
      words[index + 1].lexeme.lemma = reflexive
      // Said on the verb; its own tile is the pronoun's.
      words.remove(at: index)
    } else if lemma == "nos", words[index].lexeme.wordClass != .pronoun {
      words[index].lexeme = WordJoiner.pronoun("nos")
    }
  }

  /// *Quando / papai / chegar / nós / jantar*: behind a pronoun that does nothing else.
  private func readMealAsVerb(_ words: inout [Constituent], _ index: Int) {
    guard index > 0, words[index].lexeme.lemma == "jantar", words[index].lexeme.wordClass == .noun,
      !words[index...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    let doer = words[..<index].last {
      $0.lexeme.lemma != "não" && $0.lexeme.kind != .negation && $0.lexeme.kind != .frequency
        && !$0.lexeme.kind.isTemporal
    }
    if let doer = doer?.lexeme {
      guard doer.wordClass == .pronoun, doer.kind == .person, doer.number != nil else { return }
    } else {
      // Não jantar sopa.
      guard index + 1 < words.count, KindSet.edible.contains(words[index + 1].lexeme.kind) else {
        return
      }
    }
    words[index].lexeme = Lexeme(lemma: "jantar", wordClass: .verb, kind: .action)
  }

  /// *Ônibus / adaptado, meu / tablet / descarregado*: an unknown word in *-ado, -ido* behind what it is said of.
  private func readParticiple(_ words: inout [Constituent], _ index: Int) {
    let word = words[index].lexeme
    guard word.wordClass == .noun, index > 0, word.lemma.utf8.count > 5, word.endsLikeParticiple,
      word.isInferred,
      words[index - 1].lexeme.wordClass == .noun
        || words[index - 1].lexeme.wordClass == .pronoun && words[index - 1].lexeme.kind == .person
    else { return }
    words[index].lexeme.wordClass = .adjective
    words[index].lexeme.kind = .state
  }

  /// *Ir / embora, todos / os / dias, batata / frito, final / de / semana*.
  private func joinPieces(_ words: inout [Constituent]) {
    var index = 0
    while index + 1 < words.count {
      let (first, second) = (words[index].lexeme, words[index + 1].lexeme)
      if first.kind == .weekday, second.kind == .weekday, first.wordClass == .noun {
        // Segunda / sexta.
        words.insert(
          Constituent(Lexeme(lemma: "e", wordClass: .conjunction, kind: .connective)), at: index + 1
        )
      } else if first.wordClass == .verb, first.lemma == "ir", second.lemma == "embora" {
        words[index].lexeme.lemma = "ir embora"
        words.remove(at: index + 1)
      } else if first.lemma == "que", ["sim", "não"].contains(second.lemma), index > 0,
        index + 2 == words.count, words[index - 1].lexeme.wordClass == .verb
      {
        // Acho que sim.
        words[index].lexeme = Lexeme(
          lemma: "que \(second.lemma)", wordClass: .adverb, kind: .manner)
        words.remove(at: index + 1)
      } else if first.lemma == "muito", ["obrigado", "obrigada"].contains(second.lemma),
        let thanks = tables.lexicon.known("muito obrigado") ?? tables.lexicon.known("obrigado")
      {
        words[index] = Constituent(thanks, tile: words[index + 1].tile)
        words[index].lexeme.lemma = "muito obrigado"
        words[index].lexeme.kind = .social
        words[index].lexeme.wordClass = .interjection
        words.remove(at: index + 1)
      } else if let side = ["cima": "em cima de", "trás": "atrás de"][first.lemma],
        second.wordClass == .noun, !second.kind.isTemporal,
        index == 0 || words[index - 1].lexeme.wordClass != .adposition,
        let known = tables.lexicon.known(side)
      {
        // Dormir / cima / cama.
        words[index].lexeme = known
      } else if first.lemma == "batata", second.lemma == "frito",
        let chips = tables.lexicon.known("batata frita")
      {
        words[index].lexeme = chips
        words.remove(at: index + 1)
      } else if ["todo", "todos"].contains(first.lemma), second.lemma == "o",
        index + 2 < words.count, let phrase = Self.everyTime[words[index + 2].lexeme.lemma],
        let known = tables.lexicon.known(phrase)
      {
        words[index].lexeme = known
        words.removeSubrange((index + 1)...(index + 2))
      }
      index += 1
    }
  }

  /// *Primeiro / comer / depois / brincar, mas / eu / não / querer, foi / ele*: the first word of a row.
  private func readOpening(_ words: inout [Constituent]) {
    guard words.count > 1 else { return }
    let first = words[0].lexeme
    let hasVerb = words.dropFirst().contains { $0.lexeme.wordClass == .verb }
    switch first.lemma {
    case "primeiro":
      guard hasVerb, words.contains(where: { $0.lexeme.lemma == "depois" }),
        words[1].lexeme.wordClass != .noun
      else { return }
    case "mas", "e", "então":
      guard hasVerb, words[0].lexeme.wordClass != .verb else { return }
    case "ir":
      // Foi / ele: pointed out.
      guard words.count == 2, ["foi", "fui"].contains(first.forms[FiniteForms.Mark.text] ?? ""),
        words[1].lexeme.wordClass == .pronoun, words[1].lexeme.kind == .person
      else { return }
      words[0].lexeme.lemma = "ser"
      return
    default: return
    }
    words[0].lexeme = Lexeme(lemma: first.lemma, wordClass: .adverb, kind: .manner)
    words[0].lexeme.forms[Adverbial.starting] = ""
  }

  private static let everyTime = [
    "dia": "todos os dias", "dias": "todos os dias", "semana": "todas as semanas",
    "semanas": "todas as semanas", "noite": "todas as noites", "noites": "todas as noites",
    "manhã": "todas as manhãs", "manhãs": "todas as manhãs", "tarde": "todas as tardes",
    "tardes": "todas as tardes",
  ]

  /// *Porque / estar / frio, porque / eu / querer*: an answer that is nothing but the reason.
  private func opensAlone(_ words: [Constituent]) -> Bool {
    let verbs = words.indices.filter { words[$0].lexeme.wordClass == .verb }
    guard let first = verbs.first, verbs.count == 1 else { return false }
    // Porque choras: who is spoken to is asked.
    if variety == .portuguesePortugal, words[1].lexeme.lemma == "tu" { return false }
    return first == 1
      || first == 2 && (words[1].lexeme.isBeing || words[1].lexeme.wordClass == .pronoun)
      || first == 2 && words[1].lexeme.lemma == variety.language.plainNegator
  }
}
