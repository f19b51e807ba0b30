import AACCore

/// Spanish rows in which what has gone wrong, what one wants or which of two deeds rules the other is laid out of its order: *autobús /
/// perder / tarde, médico / no / querer, cremallera / subir / ayudar* (NGLE §40.2, §26.3, §46.10).
extension TileReader {
  // MARK: - What has gone wrong

  /// *Autobús / perder / tarde*: whoever misses it comes late.
  func missLate(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), words[verb].lexeme.lemma == "perder",
      let late = words.indices.last, words[late].lexeme.lemma == "tarde",
      let missed = words.firstIndex(where: { $0.lexeme.kind == .vehicle }),
      words.indices.allSatisfy({
        [verb, late, missed].contains($0) || words[$0].lexeme.lemma == "yo"
      })
    else { return }
    words =
      words.filter { $0.lexeme.lemma == "yo" } + [words[verb], words[missed]]
      + [deed("llegar"), words[late]]
  }

  /// *Dictado / equivocar*: whoever makes a mistake makes it in something.
  func mistake(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), words[verb].lexeme.lemma == "equivocar",
      case let nouns = thingPlaces(words), nouns.count == 1,
      !words.contains(where: { $0.lexeme.isBeing && $0.lexeme.lemma != "yo" })
    else { return }
    moveTopic(&words, nouns[0], behind: "en")
    guard let verb = verbPlace(words) else { return }
    words[verb] = happened(words[verb], "equivocarse")
  }

  /// *Amigo / sentar / lado, sentar / lado / Ana*: one sits down beside somebody.
  func sitBeside(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.lemma == "sentar" }),
      words[verb].lexeme.isInfinitive, verb + 1 < words.count,
      words[verb + 1].lexeme.lemma == "lado"
    else { return }
    words[verb].lexeme.lemma = "sentarse"
    guard verb + 2 == words.count else { return }
    let isOther = words[..<verb].contains {
      $0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun
    }
    words[verb + 1].lexeme = Lexeme(
      lemma: isOther ? "a mi lado" : "al lado", wordClass: .adverb, kind: .manner)
  }

  // MARK: - What one wants

  /// *Médico / mañana / no / querer, querer / dentista*: one wants to go there, and not to have them.
  func wantVisited(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.lemma == "querer" }),
      words[verb].lexeme.isInfinitive,
      let who = words.firstIndex(where: { EverydayQuestions.visited.contains($0.lexeme.lemma) }),
      words.indices.allSatisfy({
        $0 == verb || $0 == who || words[$0].lexeme.lemma == "yo" || isNegator(words[$0])
          || words[$0].lexeme.kind.isTemporal
          || words[$0].lexeme.lemma == "ir" && words[$0].lexeme.isInfinitive
      })
    else { return }
    let going = words.first { $0.lexeme.lemma == "ir" } ?? deed("ir")
    var row = words.filter { $0.lexeme.lemma == "yo" } + words.filter(isNegator)
    row += [words[verb], going]
    put(&row, "a", at: row.count)
    put(&row, "el", at: row.count)
    row.append(words[who])
    words = row + words.filter(\.lexeme.kind.isTemporal)
  }

  /// *Cansado / trabajar, harto / esperar*: what one is tired of (NGLE §36.6).
  func beTiredOf(_ words: inout [Constituent]) {
    guard let mood = words.first?.lexeme, ["cansado", "harto"].contains(mood.lemma),
      mood.wordClass == .adjective, words[1].lexeme.isInfinitive,
      !TopicWords.restful.contains(words[1].lexeme.lemma), loneVerb(words) == 1,
      !words.contains(where: \.lexeme.isBeing)
    else { return }
    words.insert(.linking("estar"), at: 0)
    put(&words, "de", at: 2)
  }

  /// *Tener / niña / sueño, barriga / dolor / tener*: who has what is felt, and where.
  func haveFelt(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), words[verb].lexeme.lemma == "tener", words.count == 3,
      let feeling = words.firstIndex(where: { TopicWords.felt.contains($0.lexeme.lemma) })
    else { return }
    let other = words[3 - verb - feeling]
    if verb == 0, feeling == 2, other.lexeme.isBeing, other.lexeme.wordClass != .pronoun,
      other.lexeme.wordClass != .adjective
    {
      words = [other, words[verb], words[feeling]]
    } else if words[feeling].lexeme.lemma == "dolor", other.lexeme.kind == .body {
      words = [words[verb], words[feeling]]
      put(&words, "de", at: 2)
      words.append(other)
      words[words.count - 1].lexeme.article = .bare
    }
  }

  /// *Devolver / coche / mío, devolver / mi / libro*: what is one's own one asks for.
  func claimBack(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), words[verb].lexeme.lemma == "devolver", verb == 0,
      let own = words.firstIndex(where: { ["mi", "mío", "mía"].contains($0.lexeme.lemma) }),
      words.count == 3, let noun = words.firstIndex(where: isThing),
      let mine = tables.lexicon.known("mi")
    else { return }
    let order = words[verb].ordered
    words = [
      order, Constituent(WordJoiner.pronoun("me")), Constituent(mine, tile: words[own].tile),
      words[noun],
    ]
  }

  // MARK: - Two deeds

  /// *Cremallera / subir / ayudar, garganta / doler / tragar, cuento / leer / dormir*: which of two deeds rules the other.
  func deedsSettled(_ words: inout [Constituent]) {
    let verbs = words.indices.filter { words[$0].lexeme.wordClass == .verb }
    guard verbs.count == 2, verbs.allSatisfy({ words[$0].lexeme.isInfinitive }) else { return }
    if words[0].lexeme.isHuman, verbs[0] == 1, verbs[1] == words.count - 1,
      words[verbs[1]].lexeme.lemma == "dormir", words.count == 4, isThing(words[2]),
      TopicWords.told.contains(words[1].lexeme.lemma)
    {
      // Mamá / leer / cuento / dormir.
      put(&words, "para", at: 3)
      return
    }
    guard !words.contains(where: { $0.lexeme.isBeing && $0.lexeme.lemma != "yo" }) else { return }
    let (first, second) = (words[verbs[0]].lexeme.lemma, words[verbs[1]].lexeme.lemma)
    if second == "ayudar", first != "querer", first != "poder", first != "necesitar" {
      // What one needs help for.
      let help = words.remove(at: verbs[1])
      let deed = words.remove(at: verbs[0])
      words = [help, deed] + words.filter { $0.lexeme.lemma != "yo" }
    } else if words[verbs[1]].lexeme.lemma == "tener", words.last?.lexeme.lemma == "ganas",
      verbs[1] + 2 == words.count, verbs[0] + 1 == verbs[1]
    {
      // Jugar / tener / ganas.
      let wish = words.suffix(2)
      words.removeLast(2)
      words.insert(contentsOf: wish, at: verbs[0])
      put(&words, "de", at: verbs[0] + 2)
    } else if first == "tener que" || second == "tener que", verbs[0] > 0 || second == "tener que",
      case let duty = verbs[first == "tener que" ? 0 : 1],
      case let deed = verbs[first == "tener que" ? 1 : 0],
      !words.contains(where: { isNegator($0) || $0.lexeme.wordClass == .pronoun })
    {
      // Pastilla / tener que / tomar.
      words =
        [words[duty], words[deed]]
        + words.indices.filter { $0 != duty && $0 != deed }.map { words[$0] }
    } else if first == "doler", verbs[1] == words.count - 1, verbs[0] > 0,
      words[verbs[0] - 1].lexeme.kind == .body
    {
      let pain = words.remove(at: verbs[0])
      words.insert(pain, at: words.firstIndex { $0.lexeme.lemma != "yo" } ?? 0)
    } else if second == "dormir", verbs[1] == words.count - 1, !words.contains(where: isNegator) {
      soothe(&words, verbs[0])
    }
  }

  /// *Leer / cuento / dormir, luz / apagar / dormir, escuchar / música / dormir*: what one falls asleep by (NGLE §46.10).
  private func soothe(_ words: inout [Constituent], _ verb: Int) {
    let lemma = words[verb].lexeme.lemma
    let nouns = thingPlaces(words)
    guard nouns.count == 1, words.count == 3, TopicWords.soothing.contains(lemma) else { return }
    var first = words[verb]
    if TopicWords.told.contains(lemma) {
      first.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    } else {
      first.lexeme.person = .first
      first.lexeme.number = .singular
    }
    var row = [first]
    if TopicWords.told.contains(lemma) { row.append(Constituent(WordJoiner.pronoun("me"))) }
    row.append(words[nouns[0]])
    put(&row, "para", at: row.count)
    words = row + [words[2]]
  }
}
