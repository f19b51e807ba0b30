import AACCore

/// What is so, and what is not to be because of it: *I/sick / no/school, it/raining / not/go/park, soup/hot / not/eat*.
///
/// A negator behind words that are whole by themselves denies what follows it and nothing before it; read as one
/// sentence the row would say the opposite (*I am not sick at school*).
///
/// Sources: CGEL §10.64–10.65 (scope and focus of negation), §13.3 (asyndetic coordination), §4.25 (progressive).
extension EnglishSequels {
  /// The two sentences of such a row; nil where the negator belongs to what stands before it.
  func denial(_ row: [Constituent]) -> Split? {
    guard row.count > 2, !isAsked(row),
      let not = row.indices.dropFirst().dropLast().first(where: {
        ["no", "not"].contains(row[$0].lexeme.lemma)
      }), !row[..<not].contains(where: { Self.opening.contains($0.lexeme.lemma) })
    else { return nil }
    let before = Array(row[..<not])
    let deed = deed(row, not)
    guard let first = stated(before, isDeed: deed != nil),
      let second = denied(row, not, deed, of: before)
    else { return nil }
    return Split(first: first, second: second)
  }

  // MARK: What is so

  /// The words before the negator with what they leave out, where they are whole.
  private func stated(_ words: [Constituent], isDeed: Bool) -> [Constituent]? {
    guard let last = words.last?.lexeme, !last.isConnective, last.wordClass != .conjunction else {
      return nil
    }
    if let quality = quality(words), quality == words.count - 1 { return words }
    if words.count > 1, last.kind != .body, EnglishWording.aching.contains(last.lemma),
      words[words.count - 2].lexeme.kind == .body
    {
      return words
    }
    return weathered(words, isDeed: isDeed) ?? happened(words, isDeed: isDeed)
  }

  /// *rain, raining, it/raining; cold, tired* before what is not done.
  private func weathered(_ words: [Constituent], isDeed: Bool) -> [Constituent]? {
    guard let it = lexicon.known("it"), let speaker = lexicon.known("I"), words.count < 3 else {
      return nil
    }
    let last = words[words.count - 1]
    let base = EnglishGerunds.base(of: last.lexeme.lemma, frames) ?? last.lexeme.lemma
    if frames[base].pattern == .weather, words.count == 1 || words[0].lexeme.lemma == "it" {
      var act = last.asVerb
      act.lexeme.lemma = base
      return words.count == 1 ? [Constituent(it), act] : [words[0], act]
    }
    guard isDeed, words.count == 1, last.lexeme.wordClass == .adjective else { return nil }
    if Self.surroundings.contains(last.lexeme.lemma) {
      return [Constituent(it), EnglishWording.be, last]
    }
    return isCondition(last.lexeme) ? [Constituent(speaker), EnglishWording.be, last] : nil
  }

  /// *baby/sleep, dog/bark, I/fall*: what somebody does to nobody.
  private func happened(_ words: [Constituent], isDeed: Bool) -> [Constituent]? {
    guard words.count > 1, words.count < 4, let act = words.last,
      Self.selfDone.contains(act.lexeme.lemma)
        || isDeed && Self.working.contains(act.lexeme.lemma)
    else { return nil }
    let doer = words[words.count - 2].lexeme
    guard isNominative(doer) || doer.wordClass == .noun || doer.wordClass == .properNoun,
      words.dropLast(2).allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    return words.dropLast() + [act.asVerb]
  }

  private static let selfDone = EnglishWords.set("sleep bark cry fall fell die snore win scream")
  private static let working = EnglishWords.set("work break stop come")

  // MARK: What is not to be

  /// The verb behind the negator; nil where a thing or a quality stands there.
  private func deed(_ row: [Constituent], _ not: Int) -> Constituent? {
    let next = row[not + 1]
    if next.lexeme.lemma == "hurt" { return nil }
    if next.lexeme.wordClass == .verb {
      return row[not].lexeme.lemma == "not" || lexicon.known(next.lexeme.lemma)?.wordClass != .noun
        ? next : nil
    }
    guard next.lexeme.wordClass == .noun, frames.listed(next.lexeme.lemma) != nil,
      not + 2 < row.count
    else { return nil }
    let behind = row[not + 2].lexeme
    return behind.isDeterminerLike || behind.wordClass == .noun && !behind.kind.isTemporal
      || behind.wordClass == .pronoun && !isNominative(behind) ? next.asVerb : nil
  }

  private func denied(
    _ row: [Constituent], _ not: Int, _ deed: Constituent?, of before: [Constituent]
  ) -> [Constituent]? {
    var rest = Array(row[not...])
    guard let deed else {
      let next = row[not + 1].lexeme
      let thing = next.wordClass == .adjective && not + 2 < row.count ? row[not + 2].lexeme : next
      if next.lemma == "hurt", not + 2 == row.count {
        rest[1].lexeme = Lexeme(lemma: "hurt", wordClass: .adjective, kind: .state)
        return rest
      }
      if thing.wordClass == .noun || thing.wordClass == .properNoun || next.lemma == "more" {
        return thing.kind.isTemporal && row[not].lexeme.lemma == "not" ? nil : rest
      }
      return next.wordClass == .adjective ? rest : nil
    }
    let frame = frames[deed.lexeme.lemma]
    guard frame.pattern != .modal, let speaker = lexicon.known("I") else { return nil }
    var negator = row[not]
    if let known = lexicon.known("not") { negator.lexeme = known }
    let head = before.last { $0.lexeme.wordClass != .adjective && $0.lexeme.wordClass != .verb }
    let named = head.flatMap { doer($0.lexeme, of: deed.lexeme.lemma) }
    if let named, named.lemma != "I", named.lemma != "we",
      Self.forbidden.contains(deed.lexeme.lemma), let dont = lexicon.known("don't")
    {
      negator.lexeme = dont
      return [negator, deed] + row[(not + 2)...]
    }
    let who = Constituent(named ?? speaker)
    guard frame.past != .state, frame.isListed, frame.opening == nil,
      !EnglishWording.happenings.contains(deed.lexeme.lemma)
        || ["go", "come"].contains(deed.lexeme.lemma),
      let gerund = EnglishMorphology(.englishUnitedStates)
        .verb(deed.lexeme.lemma, VerbFeatures(.gerund)).first
    else { return [who, negator, deed] + row[(not + 2)...] }
    var ongoing = deed
    ongoing.lexeme = Lexeme(lemma: gerund, wordClass: .noun, kind: .activity)
    ongoing.lexeme.isInferred = true
    return [who, EnglishWording.be, negator, ongoing] + row[(not + 2)...]
  }

  /// What is asked of others because of somebody who sleeps, is angry or ill.
  private static let forbidden = EnglishWords.set(
    "shout yell scream touch run hit push wake talk whistle bother disturb fight")

  /// Who does not do it: whoever is spoken of, and the speaker beside the weather and beside things, unless they do it
  /// by themselves.
  private func doer(_ head: Lexeme, of deed: String) -> Lexeme? {
    if isNominative(head), head.lemma != "it" { return head }
    guard head.isBeing else {
      return EnglishWording.happenings.contains(deed) && !["go", "come", "stay"].contains(deed)
        && head.wordClass == .noun
        ? lexicon.known(EnglishHabits.isPlural(head) ? "they" : "it") : nil
    }
    if EnglishHabits.isPlural(head) { return lexicon.known("they") }
    if EnglishPeople.female.contains(head.lemma) || head.gender == .feminine {
      return lexicon.known("she")
    }
    if EnglishPeople.male.contains(head.lemma) || head.gender == .masculine {
      return lexicon.known("he")
    }
    return lexicon.known(head.isHuman ? "they" : "it")
  }

  // MARK: What is not, and what is wanted instead

  /// *not/hungry / want/play, not/like/soup / want/pizza, no/milk / want/juice*: two thoughts of the speaker.
  func instead(_ row: [Constituent]) -> Split? {
    guard row.count > 3, let speaker = lexicon.known("I"),
      let want = row.indices.dropFirst(2).dropLast().first(where: {
        Self.wishes.contains(row[$0].lexeme.lemma) || ["like", "love"].contains(row[$0].lexeme.lemma)
      })
    else { return nil }
    let who = isNominative(row[0].lexeme) ? 1 : 0
    guard who == 0 || row[0].lexeme.lemma == "I", want > who + 1,
      row[(want + 1)...].allSatisfy({ !isNominative($0.lexeme) })
    else { return nil }
    let (negator, next) = (row[who].lexeme.lemma, row[who + 1].lexeme)
    let second = [Constituent(speaker)] + row[want...]
    if negator == "not", who + 2 == want, isCondition(next) {
      let opening = who == 1 ? [row[0]] : [Constituent(speaker)]
      return Split(first: opening + [EnglishWording.be] + row[who..<want], second: second)
    }
    let things = row[(who + 2)..<want]
    if negator == "not", Self.wishes.contains(next.lemma) || ["like", "love"].contains(next.lemma),
      !things.isEmpty, things.allSatisfy({ $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike })
    {
      return Split(
        first: (who == 1 ? [row[0]] : [Constituent(speaker)]) + row[who..<want], second: second)
    }
    guard negator == "no", who == 0, want == 2, next.wordClass == .noun || next.wordClass == .properNoun
    else { return nil }
    return Split(first: Array(row[..<want]), second: second)
  }
}
