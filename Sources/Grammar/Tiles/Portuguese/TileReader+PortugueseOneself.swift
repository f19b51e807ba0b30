import AACCore

/// What Portuguese says of oneself with a pronoun: *machucar, eu / vestir, machucar / escola, esconder / armário, perder /
/// parque, eu / molhar / chuva* (Cunha & Cintra, chapter 13, *Verbos pronominais*; Bechara, *Voz reflexa*).
extension TileReader {
  /// Takes the verb with its pronoun where nothing is named that it could be done to.
  func doToOneself(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb < 2,
      words[verb].lexeme.isInfinitive, verb == 0 || isOneself(words[0])
    else { return }
    let lemma = words[verb].lexeme.lemma
    let reflexive = "\(lemma)-se"
    guard tables.frames.listed(reflexive) != nil else { return }
    if lemma == "chamar" {
      guard verb == 1, words[0].lexeme.lemma == "eu", words.count == 3,
        words[2].lexeme.wordClass == .properNoun
      else { return }
      words[verb].lexeme.lemma = reflexive
      words[2].lexeme.article = .bare
      return
    }
    let rest = words[(verb + 1)...]
    if ReflexiveWords.ofSomebody.contains(lemma), rest.count == 1, let who = rest.first,
      who.lexeme.isHuman, isBareNoun(who)
    {
      words[verb].lexeme.lemma = reflexive
      if verb == 0 {
        words[verb].lexeme.person = .first
        words[verb].lexeme.number = .singular
      }
      return words.insert(contentsOf: [known("de")] + before(who.lexeme), at: verb + 1)
    }
    guard rest.count < 3, let setting = setting(of: lemma, rest) else { return }
    guard
      ReflexiveWords.alone.contains(lemma)
        || verb == 1 && setting.isEmpty && ReflexiveWords.named.contains(lemma)
        || !setting.isEmpty && ReflexiveWords.there.contains(lemma)
    else { return }
    words[verb].lexeme.lemma = reflexive
    if verb == 0 {
      words[verb].lexeme.person = .first
      words[verb].lexeme.number = .singular
    }
    if ReflexiveWords.hurting.contains(lemma),
      !rest.contains(where: { tables.lexicon.tense(of: $0.lexeme.lemma) == .future })
    {
      words[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    }
    if let link = setting.first { words.insert(contentsOf: [known(link), article], at: verb + 1) }
  }

  /// *Cair / parque / machucar*: what came of it.
  func hurtAfterFall(_ words: inout [Constituent]) {
    guard words.count > 1, let last = words.last, last.lexeme.isInfinitive,
      ReflexiveWords.hurting.contains(last.lexeme.lemma),
      ["cair", "escorregar", "tropeçar"].contains(where: { lemma in
        words.dropLast().contains { $0.lexeme.lemma == lemma }
      }), tables.frames.listed("\(last.lexeme.lemma)-se") != nil
    else { return }
    words[words.count - 1].lexeme.lemma += "-se"
  }

  private func isOneself(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    return lexeme.wordClass == .pronoun && lexeme.kind == .person && lexeme.number != nil
      && !["você", "tu", "vocês", "mim"].contains(lexeme.lemma)
      && !WordJoiner.clitics.contains(lexeme.lemma)
      || lexeme.isHuman && isBareNoun(word)
  }

  /// The prepositions of a place, weather or tool behind such a verb; nil where something else stands there.
  private func setting(of verb: String, _ rest: ArraySlice<Constituent>) -> [String]? {
    var links: [String] = []
    for word in rest {
      let lexeme = word.lexeme
      if lexeme.kind.isTemporal || lexeme.wordClass == .adverb || lexeme.lemma == "sozinho" {
        continue
      }
      guard isBareNoun(word), lexeme.wordClass == .noun, links.isEmpty,
        word.tile == rest.first?.tile
      else { return nil }
      if KindSet.places.contains(lexeme.kind) || ReflexiveWords.surroundings.contains(lexeme.lemma)
        || verb == "esconder" && lexeme.kind == .furniture
      {
        guard lexeme.lemma != "casa" else { return nil }
        links.append("em")
      } else if ReflexiveWords.tools.contains(lexeme.lemma), ReflexiveWords.hurting.contains(verb) {
        links.append("com")
      } else {
        return nil
      }
    }
    return links
  }
}

/// Verbs of what one does to oneself.
enum ReflexiveWords {
  /// With nothing else named it is oneself.
  static let alone: WordSet = [
    "machucar", "magoar", "aleijar", "vestir", "esconder", "divertir", "assustar", "preocupar",
    "arrepender", "aproximar", "comportar", "despedir", "pentear", "molhar", "sujar", "queimar",
    "atrasar", "engasgar", "despir",
  ]
  /// Where somebody is named as well.
  static let named: WordSet = [
    "cortar", "lavar", "secar", "enxugar", "atrasar", "casar", "ferir", "arranhar",
  ]
  /// Whom one takes leave of and comes to mind.
  static let ofSomebody: WordSet = ["despedir", "lembrar"]
  /// Where a place or a tool is named as well.
  static let there: WordSet = ["perder", "cortar", "ferir", "arranhar", "picar"]
  static let hurting: WordSet = [
    "machucar", "magoar", "aleijar", "queimar", "cortar", "ferir", "perder", "arranhar", "molhar",
    "sujar", "picar",
  ]
  static let surroundings: WordSet = [
    "chuva", "fogão", "fogo", "forno", "lama", "areia", "água", "mar", "mato", "espinho", "neve",
    "ferro", "armário", "ferro de passar",
  ]
  static let tools: WordSet = [
    "faca", "tesoura", "vidro", "lâmina", "caco", "estilete", "navalha", "garfo", "serra",
  ]
}
