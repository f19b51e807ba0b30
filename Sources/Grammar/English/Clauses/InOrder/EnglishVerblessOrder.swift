import AACCore

/// Rows in the order of the sentence that leave out *be* or *have*: *tall/man/black/hat, dark/room/I/scared, swollen/eye/allergy,
/// we/worried/test, dog/happy/see/you, hard/bread/birds*.
///
/// Sources: CGEL §11.47 (ellipsis of *be*), §16.69 (prepositions of adjectives), §16.76 (*happy to see you*), §13.2 (clauses).
struct EnglishVerblessOrder {
  let frames: FrameTable
  let lexicon: Lexicon
  let variety: LanguageVariety
  let order: EnglishOrderOfSpeech

  /// What the row says; nil where it has a verb or says something else.
  func clause(_ row: [Constituent], _ reading: Clause?) -> Clause? {
    guard row.count > 2, row.count < 9 else { return nil }
    if row[0].lexeme.kind == .question { return whenOlder(row, reading) ?? howOpened(row) }
    if let felt = felt(row, reading) ?? gladTo(row) ?? feltWhen(row) ?? soBecause(row, reading) {
      return felt
    }
    if let there = hadThere(row, reading) ?? ownThere(row, reading) { return there }
    guard row[0].lexeme.wordClass == .adjective,
      !row.contains(where: {
        $0.lexeme.wordClass == .verb && !order.classes.isNounToo($0.lexeme.lemma)
      })
    else { return nil }
    return having(row) ?? beside(row) ?? sore(row) ?? meantFor(row) ?? described(row)
  }

  private func told(_ subject: [Constituent], _ verb: String, _ rest: [Constituent]) -> Clause {
    var clause = Clause(variety: variety)
    clause.subject = subject
    clause.verb = Constituent(
      verb == "be"
        ? EnglishWording.be.lexeme : lexicon.lexeme(for: verb, expecting: .verb))
    clause.complements = rest
    clause.reasons.append(
      .init(verb == "be" ? .understoodBe : .understood, rest.first?.lexeme.lemma ?? verb, verb))
    return clause
  }

  // MARK: Of a quality

  /// *we/worried/test, I/disgusted/cockroach, girl/in love/singer*: about what, by what, with whom; where the row was read as a
  /// thing that is so.
  private func felt(_ row: [Constituent], _ reading: Clause?) -> Clause? {
    guard row.count == 3, isWho(row[0].lexeme),
      row[2].lexeme.wordClass == .noun
        || row[2].lexeme.wordClass == .properNoun,
      !row[2].lexeme.kind.isTemporal, !row[2].lexeme.isPlaceLike,
      Self.feelings.contains(row[1].lexeme.lemma)
    else { return nil }
    let isRead = reading?.verb?.lexeme.lemma == "be" && row[1].lexeme.lemma != "in love"
    guard !isRead, reading?.sequels.isEmpty != false else { return nil }
    return told([row[0]], "be", [quality(row[1]), row[2]])
  }

  /// *dog/happy/see/you*: what one is glad to do (CGEL §16.76).
  private func gladTo(_ row: [Constituent]) -> Clause? {
    guard row.count == 4, isWho(row[0].lexeme), row[0].lexeme.lemma != "you",
      ["happy", "glad", "excited", "sad", "proud"].contains(row[1].lexeme.lemma),
      ["see", "meet", "hear", "visit"].contains(row[2].lexeme.lemma),
      order.isSomebody(row[3].lexeme), !row[3].lexeme.isSubjectFormOnly
    else { return nil }
    return told([row[0]], "be", [row[1], row[2].asVerb, row[3]])
  }

  private func isWho(_ word: Lexeme) -> Bool {
    word.isSubjectForm || word.isBeing && word.wordClass != .pronoun
  }

  private func quality(_ word: Constituent) -> Constituent {
    guard word.lexeme.wordClass != .adjective else { return word }
    var quality = word
    quality.lexeme = Lexeme(lemma: word.lexeme.lemma, wordClass: .adjective, kind: .state)
    return quality
  }

  private static let feelings = WordSet(
    EnglishWords.set(
      "worried disgusted nervous excited scared afraid proud jealous embarrassed ashamed obsessed annoyed"
    ).words + ["in love"])

  /// *I/feel/dizzy/get up, I/cough/lie down*: when it is so (CGEL §15.25).
  private func feltWhen(_ row: [Constituent]) -> Clause? {
    guard row.count == 3 || row.count == 4, isWho(row[0].lexeme), row[0].lexeme.lemma != "you",
      case let deed = row.count - 1,
      row.count == 4
        ? row[1].lexeme.lemma == "feel" && Self.ailing.contains(row[2].lexeme.lemma)
        : ["cough", "sneeze", "wheeze"].contains(row[1].lexeme.lemma),
      Self.moving.contains(row[deed].lexeme.lemma)
        || row.count == 3 && row[deed].lexeme.lemma == "lie down",
      let when = lexicon.known("when")
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.verb = row[1].asVerb
    clause.complements = row[2..<deed] + [Constituent(when), row[deed].asVerb]
    clause.reasons.append(.init(.understood, row[deed].lexeme.lemma, "when"))
    return clause
  }

  private static let ailing = EnglishWords.set(
    "dizzy sick nauseous weak faint lightheaded pain sore shaky")
  private static let moving = WordSet(
    EnglishWords.set(
      "stand run walk read swallow jump spin climb swim drive chew move turn bend breathe"
    ).words
      + ["get up", "stand up", "wake up", "bend over", "look down", "look up", "sit up"])

  /// *when/I/be/older/travel*: what one will do then (CGEL §15.36, §4.42).
  private func whenOlder(_ row: [Constituent], _ reading: Clause?) -> Clause? {
    guard row.count > 4, row[0].lexeme.lemma == "when", row[1].lexeme.isSubjectForm,
      row[2].lexeme.lemma == "be",
      ["older", "bigger", "taller", "grown up"].contains(row[3].lexeme.lemma),
      row[4].lexeme.wordClass == .verb, let who = lexicon.known(row[1].lexeme.lemma)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [Constituent(who)]
    clause.verb = row[4]
    clause.complements = Array(row[5...] + row[..<4])
    clause.frontsClause = true
    clause.tense = .future
    return clause
  }

  /// *how/you/open/can*: a can, and nobody's ability.
  private func howOpened(_ row: [Constituent]) -> Clause? {
    guard row.count == 4, row[1].lexeme.isSubjectForm, row[3].lexeme.lemma == "can",
      ["open", "close", "recycle", "crush"].contains(row[2].lexeme.lemma)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[1]]
    clause.verb = row[2].asVerb
    clause.complements = [row[0], row[3]]
    clause.isQuestion = true
    return clause
  }

  /// *we/sad/because/teacher/want/cake*: why or when one is so, where the row was read as two thoughts.
  private func soBecause(_ row: [Constituent], _ reading: Clause?) -> Clause? {
    guard row.count > 4, isWho(row[0].lexeme), row[1].lexeme.wordClass == .adjective,
      EnglishStatement.states.contains(row[1].lexeme.lemma),
      ["because", "when", "if"].contains(row[2].lexeme.lemma), isWho(row[3].lexeme),
      row[4].lexeme.wordClass == .verb, let reading,
      reading.isQuestion || !reading.sequels.isEmpty
        || reading.attached[EnglishAttachedClause.sequel] != nil
    else { return nil }
    return told([row[0]], "be", Array(row[1...]))
  }

  /// *mom/chair/school, dad/key/kitchen, mom/key/in/car*: where one's thing is (CGEL §5.112, §16.24).
  private func ownThere(_ row: [Constituent], _ reading: Clause?) -> Clause? {
    guard row.count == 3 || row.count == 4, reading?.verb == nil,
      EnglishPeople.isPossessed(row[0].lexeme.lemma)
        || EnglishPeople.names.contains(row[0].lexeme.lemma.lowercased()),
      row[1].lexeme.wordClass == .noun, row[1].lexeme.namesThing, let place = row.last,
      place.lexeme.wordClass == .noun,
      row.count == 3
        ? place.lexeme.isPlaceLike || place.lexeme.lemma == "floor"
        : row[2].lexeme.wordClass == .adposition && !place.lexeme.isBeing,
      !place.lexeme.kind.isTemporal, let spot = EnglishWhereabouts.of(place.lexeme)
    else { return nil }
    let completed = EnglishCompletedRow(frames: frames, lexicon: lexicon, isPlain: order.isPlain)
    let link = row.count == 4 ? [row[2]] : lexicon.small(spot.preposition)
    let article = spot.article.map { lexicon.small($0) } ?? []
    var clause = told([completed.genitive(row[0]), row[1]], "be", link + article + [place])
    if row.count == 3 {
      clause.reasons.append(.init(.preposition, place.lexeme.lemma, spot.preposition))
    }
    return clause
  }

  private static let containers = EnglishWords.set(
    "bag box fridge backpack car drawer basket pocket")

  /// *he/apple/kitchen, she/letter/yard*: what one has there, of a thing that nobody does (CGEL §16.23).
  private func hadThere(_ row: [Constituent], _ reading: Clause?) -> Clause? {
    guard row.count == 3, isWho(row[0].lexeme), row[0].lexeme.lemma != "you",
      row[1].lexeme.wordClass == .noun, row[2].lexeme.wordClass == .noun,
      !row[1].lexeme.isInferred, EnglishTypedForms.participles[row[1].lexeme.lemma] == nil,
      row[1].lexeme.namesThing || KindSet.edible.contains(row[1].lexeme.kind),
      row[2].lexeme.isPlaceLike || row[2].lexeme.kind == .furniture
        || row[2].lexeme.lemma == "floor" || Self.containers.contains(row[2].lexeme.lemma),
      frames.listed(row[1].lexeme.lemma) == nil
        || ["box", "key", "bag", "snack", "door"].contains(row[1].lexeme.lemma),
      let verb = reading?.verb?.tile, verb == row[1].tile || verb == row[2].tile
    else { return nil }
    let place = order.classes.asNoun(row[2])
    let spot = EnglishWhereabouts.of(row[2].lexeme)
    let link = Self.containers.contains(row[2].lexeme.lemma) ? "in" : spot?.preposition ?? "in"
    let article = Self.containers.contains(row[2].lexeme.lemma) ? "the" : spot?.article
    var clause = told(
      [row[0]], "have",
      [row[1]] + lexicon.small(link) + (article.map { lexicon.small($0) } ?? []) + [place])
    clause.reasons.append(.init(.preposition, row[2].lexeme.lemma, link))
    return clause
  }

  // MARK: Of what is like this

  /// *tall/man/black/hat, big/dog/long/tail*: what somebody has (CGEL §16.23).
  private func having(_ row: [Constituent]) -> Clause? {
    guard row.count == 4, row[1].lexeme.isBeing, row[1].lexeme.wordClass == .noun,
      row[2].lexeme.wordClass == .adjective || row[2].lexeme.kind == .color
        || ["long", "light"].contains(row[2].lexeme.lemma),
      row[3].lexeme.wordClass == .noun,
      row[3].lexeme.kind == .clothing || row[3].lexeme.kind == .body
        || ["tail", "beard", "fur", "wings"].contains(row[3].lexeme.lemma)
    else { return nil }
    return told(Array(row[..<2]), "have", [quality(row[2]), row[3]])
  }

  /// *dark/room/I/scared, loud/music/I/tired*: what it is like there, and how one is (CGEL §13.2).
  private func beside(_ row: [Constituent]) -> Clause? {
    guard row.count == 4, row[1].lexeme.wordClass == .noun,
      !row[1].lexeme.isBeing || row[1].lexeme.kind == .animal,
      row[2].lexeme.isSubjectFormOnly, row[3].lexeme.wordClass == .adjective,
      EnglishStatement.states.contains(row[3].lexeme.lemma)
    else { return nil }
    var first = told([row[1]], "be", [row[0]])
    first.isLaid = true
    var second = told([row[2]], "be", [row[3]])
    second.isLaid = true
    first.sequels = [second]
    return first
  }

  /// *swollen/eye/allergy, red/eyes/smoke*: from what (CGEL §9.46).
  private func sore(_ row: [Constituent]) -> Clause? {
    guard row.count == 3, row[1].lexeme.kind == .body,
      EnglishLinks.sore.contains(row[0].lexeme.lemma),
      row[2].lexeme.kind == .illness || EnglishLinks.harms.contains(row[2].lexeme.lemma)
    else { return nil }
    return told([row[1]], "be", [row[0], row[2]])
  }

  /// *ripe/watermelon/sweet, big/bag/light*: a word that names a thing as well is what it is like (CGEL §7.2).
  private func described(_ row: [Constituent]) -> Clause? {
    guard row.count == 3, row[1].lexeme.wordClass == .noun, row[2].lexeme.wordClass != .adjective,
      EnglishWordClasses.qualitiesToo.contains(row[2].lexeme.lemma)
    else { return nil }
    return told(Array(row[..<2]), "be", [quality(row[2])])
  }

  /// *hard/bread/birds, new/toy/baby*: for whom it is (CGEL §9.46).
  private func meantFor(_ row: [Constituent]) -> Clause? {
    guard row.count == 3, row[1].lexeme.wordClass == .noun, row[2].lexeme.wordClass == .noun,
      KindSet.edible.contains(row[1].lexeme.kind) || row[1].lexeme.lemma == "grass"
        || row[1].lexeme.kind == .toy && row[2].lexeme.isHuman,
      row[2].lexeme.isBeing,
      row[2].lexeme.kind == .animal || ["baby", "kids", "children"].contains(row[2].lexeme.lemma)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject =
      lexicon.small("the") + [row[0], row[1]] + lexicon.small("for")
      + lexicon.small("the") + [row[2]]
    clause.reasons.append(.init(.preposition, row[2].lexeme.lemma, "for"))
    clause.reasons.append(.init(.articleDefinite, row[1].lexeme.lemma, "the"))
    return clause
  }
}
