import AACCore

/// Rows in the order of speech that open with what a thing does by itself, or with two who do it or do not.
///
/// Sources: CGEL §10.21–10.23 (affected and external causer as subjects), §13.33–13.42 (correlatives); Levin, *English Verb Classes
/// and Alternations*, §43, §45.
extension TileReader {
  /// *glue/stick/to/my/fingers, light/turn/green, rent/go up/next/month, lorry/make/loud/noise*.
  func doneByThing(_ row: [Constituent]) -> Clause? {
    let classes = EnglishWordClasses(frames: tables.frames, lexicon: tables.lexicon)
    guard let deed = classes.thingDeed(row) else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[...deed.noun])
    if row[deed.noun].lexeme.wordClass != .noun {
      clause.subject[deed.noun] = classes.asNoun(row[deed.noun])
    }
    clause.verb = row[deed.verb].asVerb
    clause.complements = Array(row[(deed.noun + 1)..<deed.verb] + row[(deed.verb + 1)...])
    if let last = clause.complements.last,
      last.lexeme.kind == .clothing || last.lexeme.kind == .body,
      clause.complements.dropLast().last?.lexeme.wordClass == .adposition
    {
      // *gum/stick/to/shoe*: who speaks wears it, and not the gum.
      clause.complements.insert(
        contentsOf: tables.lexicon.small("my"), at: clause.complements.count - 1)
    }
    clause.isLaid = true
    return clause
  }

  /// *which/kid/hit/you, which/girl/cry, what/animal/live/farm*: of several the one who does it is asked for (CGEL §11.16).
  func askedOfSeveral(_ row: [Constituent]) -> Clause? {
    guard row.count > 2,
      row[0].lexeme.lemma == "which" || row.count > 3 && asksKind(row),
      row[1].lexeme.wordClass == .noun,
      row[1].lexeme.isBeing, isDeed(row[2].lexeme),
      tables.frames[row[2].lexeme.lemma].pattern != .modal,
      row[3...].allSatisfy({ $0.lexeme.wordClass != .verb && !$0.lexeme.isSubjectFormOnly })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.verb = row[2].asVerb
    clause.complements = Array(row[..<2] + row[3...])
    clause.isQuestion = true
    clause.isLaid = true
    return clause
  }

  /// *what/animal/live/farm, what/bird/have/long/legs*: which kind of animal, of a word for all of them (CGEL §6.37).
  private func asksKind(_ row: [Constituent]) -> Bool {
    row[0].lexeme.lemma == "what" && Self.kindsOfAnimals.contains(row[1].lexeme.lemma)
      && row[row.count - 1].lexeme.wordClass == .noun
      && (tables.frames[row[2].lexeme.lemma].slot(.object) == nil
        || ["fly", "swim", "climb", "jump", "sleep"].contains(row[2].lexeme.lemma))
  }

  private static let kindsOfAnimals = EnglishWords.set(
    "animal animals bird birds insect insects bug bugs reptile mammal")

  /// *TV/in/kitchen/broken, light/in/hall/not/work*: the thing is told from others by its place, and not said to be there (CGEL
  /// §17.37).
  func describedByPlace(_ row: [Constituent]) -> Clause? {
    guard row.count > 3, row.count < 9, isPlain, let place = placeEnd(row) else { return nil }
    var rest = Array(row[(place + 1)...])
    let begin = rest.prefix {
      $0.lexeme.kind == .negation || $0.lexeme.lemma == "still"
    }.count
    guard begin < rest.count else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[...place])
    clause.isLaid = true
    let first = rest[begin]
    if begin > 0, begin + 1 == rest.count, EnglishWording.happenings.contains(first.lexeme.lemma) {
      clause.verb = first.asVerb
      clause.complements = Array(rest.dropLast())
      return clause
    }
    let isLinked = first.lexeme.lemma == "be"
    if isLinked { rest.remove(at: begin) }
    guard let quality = rest.last?.lexeme,
      quality.wordClass == .adjective
        || EnglishPronouns.of(quality.lemma)?.absolute == quality.lemma,
      rest.dropLast().allSatisfy({
        $0.lexeme.kind == .degree || $0.lexeme.kind == .negation || $0.lexeme.lemma == "still"
      }),
      !EnglishCompounds.joins(row[place].lexeme, quality)
    else { return nil }
    clause.verb = isLinked ? first : EnglishWording.be
    clause.complements = rest
    return clause
  }

  /// Where a thing ends that its place is named with: *the/TV/in/the/kitchen*.
  private func placeEnd(_ row: [Constituent]) -> Int? {
    let thing = row.prefix(while: \.lexeme.isDeterminerLike).count
    guard thing + 3 < row.count,
      row[thing].lexeme.namesThing || KindSet.edible.contains(row[thing].lexeme.kind),
      ["in", "on", "under", "by", "near", "behind"].contains(row[thing + 1].lexeme.lemma)
    else { return nil }
    let place = thing + 2 + row[(thing + 2)...].prefix(while: \.lexeme.isDeterminerLike).count
    guard place + 1 < row.count, case let spot = row[place].lexeme, spot.wordClass == .noun,
      !spot.isBeing, !spot.kind.isTemporal, spot.kind != .event, spot.kind != .meal
    else { return nil }
    return place
  }

  /// *neither/mom/nor/dad/drink/coffee, either/mom/or/dad/pick up/me*: two that the first word announces.
  func announced(_ row: [Constituent]) -> Clause? {
    guard row.count > 4,
      let second = ["neither": "nor", "either": "or", "both": "and"][row[0].lexeme.lemma],
      let link = row.firstIndex(where: { $0.lexeme.lemma == second }), link > 1,
      row[1..<link].allSatisfy({ isNamed($0.lexeme) })
    else { return nil }
    var end = link + 1
    while end < row.count, isNamed(row[end].lexeme), !(end > link + 1 && isDeed(row[end].lexeme)) {
      end += 1
    }
    guard end > link + 1, end < row.count, isDeed(row[end].lexeme) else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[..<end])
    clause.verb = row[end].asVerb
    clause.complements = Array(row[(end + 1)...])
    EnglishSentence.announce(&clause.subject)
    clause.isLaid = true
    return clause
  }

  private func isNamed(_ word: Lexeme) -> Bool {
    word.isDeterminerLike || word.wordClass == .noun || word.wordClass == .properNoun
      || word.isSubjectForm
  }

  private func isDeed(_ word: Lexeme) -> Bool {
    word.wordClass == .verb || word.wordClass == .noun && tables.frames.listed(word.lemma) != nil
  }
}
