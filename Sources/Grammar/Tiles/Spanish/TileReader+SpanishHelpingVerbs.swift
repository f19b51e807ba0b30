import AACCore

/// Spanish rows in which a verb that helps another was laid as a tile of its own, and who does it behind: *quién / haber / comido / mi / bocadillo,
/// tener / que / estudiar / yo, nosotros / no / tener / nada / comer, jabón / no / haber / baño, plata / no / alcanzar / alquiler*.
///
/// Sources: NGLE §23.7 (*haber* + participle), §28.6 (*tener que* + infinitive), §22.7 and §44.3 (*nada que comer*), §15.6 (*haber* with what there is),
/// §41.4 (*alcanzar, bastar*).
extension TileReader {
  /// The clauses of such a row; nil where nothing in it helps another verb.
  func helpedByVerb(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, row.count > 1 else { return nil }
    if let said = perfect(row) ?? obligation(row) { return said }
    guard let laid = nothingToDo(row) ?? fitting(row) ?? thingNotThere(row) ?? sufficing(row) else {
      return nil
    }
    return readWhole(laid)
  }

  // MARK: - Haber and a participle

  /// *Tú / haber / visto / mis / gafas, todavía / no / haber / terminado / yo, yo / haber / perder / llaves*: the two are one verb, in the
  /// perfect.
  private func perfect(_ row: [Constituent]) -> [Clause]? {
    guard
      let helper = row.indices.dropLast().first(where: { row[$0].lexeme.lemma == "haber" }),
      row[helper].lexeme.wordClass == .verb, row[helper].lexeme.forms[FiniteForms.Mark.time] == nil,
      let first = row[helper].tile,
      let place = row.indices.dropFirst(helper + 1).first(where: {
        row[$0].lexeme.kind != .frequency && row[$0].lexeme.lemma != "ya"
      }), let second = row[place].tile,
      let verb = deedDone(row, helper, place)
    else { return nil }
    let who = doer(row, helper, place)
    var words = row
    words[helper].lexeme = Lexeme(lemma: verb, wordClass: .verb, kind: .action)
    words[helper].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.recent
    let (person, number) = finite(row[helper].lexeme, words, who)
    words[helper].lexeme.person = person
    words[helper].lexeme.number = number
    words.remove(at: place)
    if let who, who > place {
      let doer = words.remove(at: who - 1)
      words.insert(doer, at: beginning(words, helper))
    }
    return readWhole(words, joining: [first, second])
  }

  /// The verb that is over: that of a participle, and behind somebody also the verb itself; *hay pescado* has none.
  private func deedDone(_ row: [Constituent], _ helper: Int, _ place: Int) -> String? {
    let word = row[place].lexeme
    let who = doer(row, helper, place)
    if word.isInfinitive {
      return who != nil && place == helper + 1 && row[helper].lexeme.isInfinitive
        ? word.lemma : nil
    }
    let text = word.forms[FiniteForms.Mark.text] ?? word.lemma
    let isThing = word.wordClass == .noun && !word.isInferred
    guard !isThing || who != nil || row[helper].lexeme.person == .first else { return nil }
    guard let verb = tables.finiteForms?.verb(ofParticiple: text) else { return nil }
    // La luz se ha ido, el perro se ha escapado: with nothing behind it befalls whoever does it (NGLE §41.7).
    let isAlone = place + 1 == row.count && HelpingWords.befalling.contains(verb)
    return isAlone && !(who.map { $0 < helper - 1 } ?? false && isClitic(row[helper - 1]))
      ? verb + "se" : verb
  }

  /// Who did it: a pronoun anywhere, *quién*, or somebody before the verb.
  private func doer(_ row: [Constituent], _ helper: Int, _ place: Int) -> Int? {
    let start = row[..<helper].lastIndex { $0.lexeme.lemma == "que" } ?? 0
    return row.indices.dropFirst(start).first { index in
      let word = row[index].lexeme
      guard index != helper, index != place else { return false }
      if index > 0, row[index - 1].lexeme.wordClass == .adposition { return false }
      if word.wordClass == .pronoun, HelpingWords.doers.contains(word.lemma) { return true }
      return index < helper
        && (word.isBeing && word.wordClass != .pronoun
          || ["quién", "quiénes", "alguien", "nadie"].contains(word.lemma))
    }
  }

  private func isClitic(_ word: Constituent) -> Bool {
    WordJoiner.clitics.contains(word.lexeme.lemma)
  }

  /// The person and number that *haber* has beside its subject; with none it is the speaker's, with a thing before it, that thing's.
  private func finite(
    _ helper: Lexeme, _ row: [Constituent], _ who: Int?
  ) -> (GrammaticalPerson, GrammaticalNumber) {
    if let person = helper.person { return (person, helper.number ?? .singular) }
    if let who, case let word = row[who].lexeme, word.wordClass == .pronoun,
      let person = word.person
    {
      let isPolite = ["usted", "ustedes"].contains(word.lemma)
      return (isPolite ? .third : person, word.number ?? .singular)
    }
    if let who {
      let isSeveral =
        row[who].lexeme.number == .plural || row[who].lexeme.lemma == "quiénes"
      return (.third, isSeveral ? .plural : .singular)
    }
    let thing = row.first.flatMap { $0.lexeme.namesThing ? $0.lexeme : nil }
    return thing.map { (.third, $0.number ?? .singular) } ?? (.first, .singular)
  }

  /// Before the verb and what denies it.
  private func beginning(_ row: [Constituent], _ verb: Int) -> Int {
    var place = verb
    while place > 0,
      isNegator(row[place - 1]) || WordJoiner.clitics.contains(row[place - 1].lexeme.lemma)
        || row[place - 1].lexeme.wordClass == .adverb
    {
      place -= 1
    }
    return place
  }

  // MARK: - Tener que

  /// *Tener / que / estudiar / yo*: laid behind the deed, who is named has to do it.
  private func obligation(_ row: [Constituent]) -> [Clause]? {
    guard
      let helper = row.indices.dropLast(3).first(where: {
        row[$0].lexeme.lemma == "tener" && row[$0 + 1].lexeme.lemma == "que"
          && row[$0 + 2].lexeme.isInfinitive
      }), let first = row[helper].tile, let second = row[helper + 1].tile,
      !row[..<helper].contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun || $0.lexeme.kind == .question
      }), !row[(helper + 3)...].contains(where: { $0.lexeme.wordClass == .verb }),
      let who = row.indices.dropFirst(helper + 3).first(where: {
        row[$0].lexeme.isHuman || HelpingWords.doers.contains(row[$0].lexeme.lemma)
      }), row[who - 1].lexeme.wordClass != .adposition,
      HelpingWords.doers.contains(row[who].lexeme.lemma)
        || !takesBeings(frame(of: row[helper + 2]), hasThing: who > helper + 3)
    else { return nil }
    var words = row
    words[helper].lexeme.lemma = "tener que"
    words.remove(at: helper + 1)
    return readWhole(words, joining: [first, second])
  }

  /// Whether somebody may be what it is done to, for or with; to one thing alone it is done.
  private func takesBeings(_ frame: VerbFrame, hasThing: Bool) -> Bool {
    frame.slots.contains {
      ($0.role == .object && !hasThing || [.recipient, .company].contains($0.role))
        && $0.words.isEmpty
        && ($0.acceptedKinds.isEmpty || !$0.acceptedKinds.isDisjoint(with: .beings))
    }
  }

  /// What a whole row says in which one word stands for two tiles.
  private func readWhole(_ words: [Constituent], joining tiles: [Int]) -> [Clause]? {
    var clauses = readWhole(words)
    for index in clauses.indices { clauses[index].joins[tiles[0]] = tiles }
    return clauses.isEmpty ? nil : clauses
  }

  // MARK: - What there is, and what is enough

  /// *Nosotros / no / tener / nada / comer, yo / tener / algo / decir*: between how much there is and what it is for stands *que*.
  private func nothingToDo(_ row: [Constituent]) -> [Constituent]? {
    guard
      let helper = row.indices.dropLast(2).first(where: {
        HelpingWords.having.contains(row[$0].lexeme.lemma)
      }), HelpingWords.amounts.contains(row[helper + 1].lexeme.lemma),
      row[helper + 2].lexeme.isInfinitive,
      !frame(of: row[helper + 2]).isCopular
    else { return nil }
    var words = row
    put(&words, "que", at: helper + 2)
    return words
  }

  /// *No / caber / ropa / maleta*: what has no room stands first.
  private func fitting(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, isNegator(row[0]), row[1].lexeme.lemma == "caber",
      row[2].lexeme.namesThing, row[3].lexeme.namesThing
    else { return nil }
    return [row[2], row[0], row[1], row[3]]
  }

  /// *Jabón / no / haber / baño*: what is not there stands behind its verb, before the place.
  private func thingNotThere(_ row: [Constituent]) -> [Constituent]? {
    guard let helper = row.indices.dropFirst(2).first(where: { isThere(row[$0].lexeme) }),
      isNegator(row[helper - 1]), helper + 1 < row.count,
      case let things = row[..<(helper - 1)].drop(while: { $0.lexeme.kind.isTemporal }),
      let last = things.last, last.lexeme.namesThing,
      things.dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      row[(helper + 1)...].allSatisfy({
        $0.lexeme.namesThing || $0.lexeme.isDeterminerLike || $0.lexeme.kind.isTemporal
          || $0.lexeme.wordClass == .adposition
      })
    else { return nil }
    var words = Array(row[..<things.startIndex])
    words += row[(helper - 1)...helper]
    words += things
    words += row[(helper + 1)...]
    return words
  }

  private func isThere(_ word: Lexeme) -> Bool {
    word.lemma == "haber" && (word.isInfinitive || word.person == nil)
      || word.lemma == "quedar" && word.isInfinitive
  }

  /// *Plata / no / alcanzar / alquiler, no / alcanzar / plata / alquiler*: what money, time and stores are enough for.
  private func sufficing(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, let verb = verbPlace(row), row[verb].lexeme.isInfinitive,
      HelpingWords.sufficing.contains(row[verb].lexeme.lemma),
      !row.contains(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
          || $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
      }),
      let means = row.firstIndex(where: { isMeans($0.lexeme, row[verb].lexeme.lemma) }),
      means < verb || means == verb + 1 || row[verb + 1].lexeme.isDeterminerLike,
      !row.contains(where: { $0.lexeme.isBeing && $0.tile != row.last?.tile })
    else { return nil }
    var words = row
    words[verb] = row[verb].said(by: .third)
    words[verb].lexeme.number = row[means].lexeme.number ?? .singular
    let rest = max(means, verb) + 1
    if rest < row.count,
      row[rest].lexeme.namesThing || row[rest].lexeme.isDeterminerLike
        || row[rest].lexeme.isHuman || row[rest].lexeme.isInfinitive
        || ["todos", "todas", "todo"].contains(row[rest].lexeme.lemma)
    {
      put(&words, "para", at: rest)
    } else if rest == row.count, means < verb, row[verb].lexeme.lemma == "llegar" {
      return nil
    }
    guard means > verb else { return words }
    // No / alcanzar / plata: the money stands first.
    let start = row[verb + 1].lexeme.isDeterminerLike ? verb + 1 : means
    let things = Array(words[start...means])
    words.removeSubrange(start...means)
    words.insert(contentsOf: things, at: beginning(words, verb))
    return words
  }

  private func isMeans(_ word: Lexeme, _ verb: String) -> Bool {
    HelpingWords.means.contains(word.lemma)
      || verb != "llegar" && word.wordClass == .noun && KindSet.edible.contains(word.kind)
  }
}

private enum HelpingWords {
  /// Pronouns of who does something.
  static let doers: WordSet = [
    "yo", "tú", "vos", "él", "ella", "usted", "nosotros", "nosotras", "vosotros", "vosotras",
    "ellos", "ellas", "ustedes",
  ]
  /// What happens to whoever does it.
  static let befalling: WordSet = ["ir", "escapar", "caer", "despertar", "levantar", "marchar"]
  /// Having something to do.
  static let having: WordSet = ["tener", "haber"]
  /// How much there is of what is to be done.
  static let amounts: WordSet = ["nada", "algo", "mucho", "poco", "demasiado", "bastante"]
  /// To be enough.
  static let sufficing: WordSet = ["alcanzar", "bastar", "llegar"]
  /// What one has more or less of.
  static let means: WordSet = [
    "dinero", "plata", "tiempo", "guita", "pasta", "lana", "sueldo", "pensión", "paga", "saldo",
    "gasolina", "nafta", "presupuesto", "batería",
  ]
}
