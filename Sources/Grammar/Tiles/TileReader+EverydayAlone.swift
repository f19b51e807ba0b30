import AACCore

/// Short rows of Spanish: one word called out, what one feels, what others shall hear first (*feliz, ayuda, yo / pis, primero
/// / comer / después / jugar*; NGLE §32.1, §42.14).
extension TileReader {
  /// A single word as it is called out (*ayuda, sucio, estoy cansada*); nil where it is a thing, said with its article.
  func alone(_ words: [Constituent]) -> [Constituent]? {
    guard variety.language == .spanish, words.count == 1, let word = words.first?.lexeme else {
      return feltAlone(words)
    }
    switch word.wordClass {
    case .adjective where word.kind == .color: return nil
    case .adjective where word.kind == .emotion || EverydayAlone.states.contains(word.lemma):
      return [Constituent.linking("estar")] + words
    case .adjective where !word.kind.isSmall: break
    case .noun
    where HalfWords.needs.contains(word.lemma) && word.lemma != "dolor"
      || ["miedo", "prisa", "vergüenza"].contains(word.lemma):
      return [deed("tener")] + words
    case .noun where EverydayAlone.called.contains(word.lemma): break
    default: return nil
    }
    var called = words
    called[0].lexeme.wordClass = .interjection
    called[0].lexeme.kind = .social
    return called
  }

  /// *Yo / pis, mucha / hambre / yo, verdura / asco*: what one has and what gives it.
  func haveAlone(_ words: inout [Constituent]) {
    guard words.count < 5,
      let feeling = words.firstIndex(where: { EverydayAlone.had.contains($0.lexeme.lemma) }),
      words[feeling].lexeme.wordClass == .noun || words[feeling].lexeme.lemma == "sueño"
        || words[feeling].lexeme.lemma == "frío"
    else { return }
    if lackFeeling(&words, feeling) { return }
    let rest = words.indices.filter { $0 != feeling }
    if let who = rest.first(where: { words[$0].lexeme.lemma == "yo" }),
      rest.allSatisfy({
        $0 == who || words[$0].lexeme.kind == .quantity || words[$0].lexeme.kind == .degree
          || words[$0].lexeme.kind.isTemporal || words[$0].lexeme.lemma == "ya"
      })
    {
      let speaker = words.remove(at: who)
      words.insert(
        contentsOf: [
          speaker, Constituent(Lexeme(lemma: "tener", wordClass: .verb, kind: .action)),
        ], at: 0)
      return
    }
    let last = words.count - 1
    guard feeling == last, words.count == 2, words[0].lexeme.wordClass == .noun,
      !words[0].lexeme.isHuman, !words[0].lexeme.kind.isTemporal,
      tables.frames.listed("dar \(words[last].lexeme.lemma)")?.pattern == .experiencer
    else { return }
    let isBeing = words[0].lexeme.isBeing
    words.insert(Constituent(Lexeme(lemma: "dar", wordClass: .verb, kind: .action)), at: 1)
    if isBeing { words.insert(Constituent(WordJoiner.pronoun("me")), at: 1) }
  }

  /// *Yo / no / hambre, yo / hambre / sed*: what one does not have, and what one has besides.
  private func lackFeeling(_ words: inout [Constituent], _ feeling: Int) -> Bool {
    guard words.count == 3, words[0].lexeme.lemma == "yo" else { return false }
    if feeling == 2, isNegator(words[1]) {
      words.insert(deed("tener"), at: 2)
      return true
    }
    guard feeling == 1, EverydayAlone.had.contains(words[2].lexeme.lemma) else { return false }
    words[2] = felt(words[2])
    words.insert(deed("tener"), at: 1)
    put(&words, "y", at: 3)
    return true
  }

  /// *Primero / comer / después / jugar*: one after the other.
  func inTurn(_ words: inout [Constituent]) {
    guard words.count > 3, words[0].lexeme.lemma == "primero",
      let next = words.indices.dropFirst(2).dropLast().first(where: {
        ["después", "luego"].contains(words[$0].lexeme.lemma)
      }), !words.contains(where: { $0.lexeme.kind == .question }),
      !["y", "de"].contains(words[next - 1].lexeme.lemma), words[next + 1].lexeme.lemma != "de"
    else { return }
    let (first, second) = (words[1..<next], words[(next + 1)...])
    let link = words[next].lexeme.lemma
    let areVerbs = [first, second].allSatisfy { $0.contains { $0.lexeme.wordClass == .verb } }
    if areVerbs {
      words[0].lexeme = Lexeme(lemma: "primero", wordClass: .adverb, kind: .manner)
      words[next].lexeme = Lexeme(
        lemma: "y \(link)", wordClass: .conjunction, kind: .connective)
      // Primero como y después juego.
      words[0].lexeme.forms[Adverbial.starting] = ""
      return
    }
    guard first.count == 1, second.count == 1,
      let (left, right) = both(first.first?.lexeme, second.first?.lexeme)
    else { return }
    words[0].lexeme = Lexeme(
      lemma: "primero \(left), \(link) \(right)", wordClass: .interjection, kind: .social)
    words.removeSubrange(1...)
  }

  private func both(_ left: Lexeme?, _ right: Lexeme?) -> (String, String)? {
    guard let left, let right, let first = named(left), let second = named(right) else {
      return nil
    }
    return (first, second)
  }

  func named(_ word: Lexeme) -> String? {
    switch word.wordClass {
    case .verb where word.person == nil && word.forms.isEmpty: return word.lemma
    case .properNoun: return word.lemma
    case .noun:
      if word.article == .bare { return word.lemma }
      let gender = tables.gender(of: word)
      let isPlural = word.number == .plural
      if !isPlural, gender == .feminine, EverydayAlone.stressed.contains(word.lemma) {
        return "el \(word.lemma)"
      }
      let article =
        gender == .feminine ? (isPlural ? "las" : "la") : (isPlural ? "los" : "el")
      return "\(article) \(word.lemma)"
    default: return nil
    }
  }
}

/// Words of short rows.
enum EverydayAlone {
  /// How one is for the time being.
  static let states: WordSet = [
    "cansado", "enfermo", "contento", "triste", "aburrido", "enfadado", "enojado", "asustado",
    "nervioso", "mareado", "preocupado", "perdido", "ocupado", "dormido", "resfriado",
  ]
  /// What is called out without an article.
  static let called: WordSet = [
    "ayuda", "socorro", "cuidado", "hambre", "sed", "sueño", "frío", "calor", "miedo", "dolor",
    "pis",
    "caca", "pipí", "popó", "stop", "silencio", "fuego", "asco", "suerte", "auxilio", "perdón",
  ]
  /// Feminine nouns with the article of the masculine (NGLE §14.2).
  static let stressed: WordSet = ["agua", "aula", "ala", "hambre", "águila", "arma", "ama"]
  /// What one has.
  static let had: WordSet = [
    "hambre", "sed", "sueño", "frío", "calor", "miedo", "pis", "caca", "pipí", "fiebre", "tos",
    "dolor",
    "asco", "vergüenza", "prisa", "ganas", "pena", "risa", "rabia",
  ]
}
