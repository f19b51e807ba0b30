import AACCore

/// How the speaker of a Portuguese row is, where he is not named: *ainda / cansado, não / fome, porque / triste, barriga /
/// dor, medo / cachorro, preocupado / prova* (Cunha & Cintra, chapter 7, *Predicado nominal*; Bechara, *Regência nominal*).
extension TileReader {
  /// Puts *estar* and its preposition in.
  func sayOwnState(_ words: inout [Constituent]) {
    guard !words.contains(where: { $0.lexeme.wordClass == .verb || $0.lexeme.kind == .question })
    else { return }
    sayOthersIllness(&words)
    guard !words.contains(where: { $0.lexeme.wordClass == .verb }) else { return }
    partBeforePain(&words)
    stateAside(&words)
    joinAilments(&words)
    feelOf(&words)
  }

  /// *Irmão / febre, cachorro / fome*: what somebody else has.
  private func sayOthersIllness(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.isBeing, words[0].lexeme.wordClass == .noun,
      isBareNoun(words[0]), words[1].lexeme.wordClass == .noun, words[1].lexeme.lemma != "dor",
      words[1].lexeme.kind == .illness
        || words[0].lexeme.roleKind == .animal
          && ["fome", "sede", "sono"].contains(
            words[1].lexeme.lemma)
    else { return }
    words[1].lexeme.article = .bare
    words =
      before(words[0].lexeme) + [words[0], .linking("estar", .third), known("com"), words[1]]
  }

  /// Whether an adjective says how somebody feels and not how a thing is.
  func isOwnState(_ word: Lexeme) -> Bool {
    word.wordClass == .adjective
      && (word.kind == .emotion || StateWords.ofPeople.contains(word.lemma))
  }

  /// *Fome, febre, medo*: what somebody is full of.
  func isOwnNeed(_ word: Lexeme) -> Bool {
    word.wordClass == .noun
      && (StateWords.needs.contains(word.lemma)
        || BesideWords.feelings.contains(word.lemma)
          && word.lemma != "vontade")
  }

  private var being: Constituent { .linking("estar", .first) }

  /// *Ainda / cansado, também / fome, não / triste, porque / fome, eu / não / fome*.
  private func stateAside(_ words: inout [Constituent]) {
    guard (2...5).contains(words.count), let last = words.last?.lexeme,
      isOwnState(last) || StateWords.ofOneself.contains(last.lemma)
        || isOwnNeed(last)
          && (!["frio", "calor"].contains(last.lemma) || words[0].lexeme.lemma == "eu")
    else { return }
    var place = words.count - 1
    while place > 0,
      words[place - 1].lexeme.kind == .degree || words[place - 1].lexeme.kind == .quantity
        || words[place - 1].lexeme.lemma == "com",
      !StateWords.asides.contains(words[place - 1].lexeme.lemma)
    {
      place -= 1
    }
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    guard place > start,
      words[start..<place].allSatisfy({ StateWords.asides.contains($0.lexeme.lemma) }),
      start == 0 || words[place - 1].lexeme.lemma == "não"
    else { return }
    if words[0].lexeme.lemma == "porque" {
      words[0].lexeme = Lexeme(lemma: "porque", wordClass: .adverb, kind: .manner)
      words[0].lexeme.forms[Adverbial.starting] = ""
    }
    let needsLink = isOwnNeed(last) && words[place].lexeme.lemma != "com"
    words.insert(contentsOf: [being] + (needsLink ? [known("com")] : []), at: place)
  }

  /// *Barriga / dor, eu / barriga / dor, olho / coceira*: what one has comes before where one has it.
  private func partBeforePain(_ words: inout [Constituent]) {
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    guard words.count > start + 1, words[start].lexeme.kind == .body,
      words[start].lexeme.wordClass == .noun,
      case let pain = words[start + 1].lexeme, pain.wordClass == .noun,
      pain.lemma == "dor" || PortugueseRowWords.symptoms.contains(pain.lemma),
      words[start].lexeme.lemma != "sangue"
    else { return }
    words.swapAt(start, start + 1)
    guard pain.lemma == "dor" else { return }
    if words.count == start + 3, words[start + 2].lexeme.lemma == "forte" {
      // Cabeça / dor / forte.
      words[start + 1].lexeme.article = .bare
      words.insert(.linking("estar", .third), at: start + 2)
      words.insert(known("de"), at: start + 1)
      words = [known("meu")] + words[start...]
      return
    }
    if words.count == start + 3, words[start + 2].lexeme.lemma == "eu" {
      words.insert(words.removeLast(), at: 0)
    }
  }

  /// *Tosse / febre, dor / garganta / febre*: one may have both.
  private func joinAilments(_ words: inout [Constituent]) {
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    guard words.count > start + 1, let last = words.last, last.lexeme.kind == .illness,
      words[start].lexeme.kind == .illness, last.lexeme.lemma != "dor", isBareNoun(last),
      words[start...].allSatisfy({
        $0.lexeme.kind == .illness || $0.lexeme.kind == .body
      }), words[start...].filter({ $0.lexeme.kind == .illness }).count == 2
    else { return }
    var row = Array(words[..<start]) + [being, known("com")]
    for word in words[start...] {
      var word = word
      word.lexeme.article = .bare
      if word.tile == last.tile {
        row.append(
          Constituent(Lexeme(lemma: "e", wordClass: .conjunction, kind: .connective)))
      } else if word.lexeme.kind == .body {
        row.append(known("de"))
      }
      row.append(word)
    }
    words = row
  }

  /// *Medo / cachorro, vergonha / professora, preocupado / prova, cansado / trabalho, alergia / amendoim*: of and about what.
  private func feelOf(_ words: inout [Constituent]) {
    guard words.count == 2 || words.count == 3 && words[2].lexeme.kind.isTemporal else { return }
    if words[0].lexeme.lemma == "medo", words[1].lexeme.lemma == "escuro" {
      words[1].lexeme = Lexeme(lemma: "escuro", wordClass: .noun, kind: .idea)
    }
    guard case let cause = words[1].lexeme, isBareNoun(words[1]), !isOwnNeed(cause) else { return }
    let times = Array(words[2...])
    words.removeSubrange(2...)
    defer { words += times }
    let feeling = words[0].lexeme
    if feeling.lemma == "alergia" {
      guard !cause.isHuman else { return }
      var having = Constituent.linking("ter", .first)
      having.lexeme.kind = .action
      words[1].lexeme.article = .bare
      words = [having, words[0], known("a"), words[1]]
      return
    }
    if ["medo", "raiva", "vergonha", "nojo", "ciúme", "ciúmes", "pena"].contains(feeling.lemma),
      feeling.wordClass == .noun
    {
      var thing = words[1]
      let isAny = !cause.isBeing && LikedWords.isFearedAtAll(cause)
      if isAny { thing.lexeme.article = .bare }
      words =
        [being, known("com"), words[0], known("de")] + (isAny ? [] : before(cause)) + [thing]
      return
    }
    guard feeling.wordClass == .adjective, feeling.kind == .emotion || feeling.lemma == "cansado",
      let link = MeaningWords.governing[feeling.lemma], !StateWords.greeted.contains(cause.lemma),
      cause.wordClass == .noun || cause.isHuman, !cause.kind.isTemporal
    else { return }
    let isTowards = StateWords.towards.contains(feeling.lemma)
    guard !cause.isBeing || isTowards else { return }
    words.insert(contentsOf: [known(link)] + before(cause), at: 1)
    words.insert(being, at: 0)
  }
}

/// Words of how one is.
enum StateWords {
  /// How people are, besides what they feel.
  static let ofPeople: WordSet = [
    "cansado", "doente", "gripado", "resfriado", "constipado", "machucado", "tonto", "enjoado",
    "sozinho", "exausto", "febril", "sonolento", "ferido", "aleijado", "entediado", "aborrecido",
  ]
  /// Of whom one cannot be expected to do much.
  static let ill: WordSet = [
    "doente", "gripado", "resfriado", "constipado", "machucado", "tonto", "enjoado", "febril",
    "ferido", "febre", "tosse", "dor", "gripe", "enjoo", "cólica", "diarreia", "resfriada",
  ]
  static let needs: WordSet = [
    "fome", "sede", "sono", "frio", "calor", "febre", "tosse", "dor", "enjoo", "gripe", "cólica",
    "diarreia", "preguiça", "náusea", "tontura", "azia", "insônia", "vertigem", "coceira",
  ]
  /// How one is besides that things are so as well.
  static let ofOneself: WordSet = [
    "perdido", "atrasado", "ocupado", "satisfeito", "animado", "suado", "acordado", "pronto",
    "molhado", "sujo", "apaixonado", "ansioso", "confuso",
  ]
  static let asides: WordSet = [
    "ainda", "já", "também", "agora", "hoje", "sempre", "não", "porque", "ainda não", "nunca",
    "também não", "já não",
  ]
  /// What one is about somebody as well.
  static let towards: WordSet = [
    "bravo", "zangado", "chateado", "irritado", "furioso", "preocupado", "nervoso",
  ]
  /// What one wishes happiness for.
  static let greeted: WordSet = [
    "aniversário", "natal", "Natal", "páscoa", "Páscoa", "ano", "dia", "casamento",
  ]
}
