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
    var row = row
    if not + 2 < row.count, isNominative(row[not + 1].lexeme), row[not + 1].lexeme.lemma != "it",
      row[not + 2].lexeme.wordClass == .verb
    {
      // *rain/no/I/go/out*: the negator was laid first.
      if stated(Array(row[..<not]), isDeed: true) != nil, let known = lexicon.known("not") {
        var negator = row[not]
        negator.lexeme = known
        return Split(
          first: stated(Array(row[..<not]), isDeed: true) ?? [],
          second: [row[not + 1], negator] + row[(not + 2)...])
      }
    }
    nameDeed(&row, not)
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
    if let timely = timely(words) ?? placed(words) { return timely }
    if isDeed, words.count == 2, words[0].lexeme.lemma == "too", last.wordClass == .adjective {
      return words
    }
    if !isDeed, words.count == 1, last.wordClass == .adjective, isCondition(last) {
      return words
    }
    if words.count > 1, last.kind != .body, EnglishWording.aching.contains(last.lemma),
      words[words.count - 2].lexeme.kind == .body
    {
      return words
    }
    return weathered(words, isDeed: isDeed) ?? happened(words, isDeed: isDeed)
  }

  /// *bus/late, it/late*: an adverb that says what somebody or something is.
  private func timely(_ words: [Constituent]) -> [Constituent]? {
    guard words.count > 1, let last = words.last, ["late", "early"].contains(last.lexeme.lemma),
      last.lexeme.wordClass != .adjective
    else { return nil }
    let doer = words[words.count - 2].lexeme
    guard isNominative(doer) || doer.wordClass == .noun || doer.wordClass == .properNoun,
      words.dropLast(2).allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    var said = last
    said.lexeme = Lexeme(lemma: last.lexeme.lemma, wordClass: .adjective, kind: .state)
    return words.dropLast() + [EnglishWording.be, said]
  }

  /// *friend/here, toy/mine*: where or whose it is.
  private func placed(_ words: [Constituent]) -> [Constituent]? {
    guard words.count == 2, let last = words.last?.lexeme,
      ["here", "there", "mine", "yours", "his", "hers", "ours", "theirs"].contains(last.lemma)
    else { return nil }
    let head = words[0].lexeme
    guard isNominative(head) || head.wordClass == .noun || head.wordClass == .properNoun else {
      return nil
    }
    guard head.wordClass == .noun, !head.isBeing, let the = lexicon.known("the") else {
      return [words[0], EnglishWording.be, words[1]]
    }
    return [Constituent(the), words[0], EnglishWording.be, words[1]]
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

  /// *mom/sick / no/work, bus/late / no/play*: a verb that is a noun as well names what there is none of.
  private func nameDeed(_ row: inout [Constituent], _ not: Int) {
    let next = row[not + 1].lexeme
    guard row[not].lexeme.lemma == "no", next.wordClass == .verb,
      EnglishHabits.verbalNouns.contains(next.lemma)
        || lexicon.known(next.lemma)?.wordClass == .noun
    else { return }
    row[not + 1].lexeme = Lexeme(lemma: next.lemma, wordClass: .noun, kind: .activity)
    row[not + 1].lexeme.countability = .mass
  }

  /// The verb behind the negator; nil where a thing or a quality stands there.
  private func deed(_ row: [Constituent], _ not: Int) -> Constituent? {
    let next = row[not + 1]
    if next.lexeme.lemma == "hurt" { return nil }
    if not + 2 == row.count, not > 0, row[not].lexeme.lemma == "not",
      ["fit", "stick", "stop", "start", "close", "open"].contains(next.lexeme.lemma)
    {
      return next.asVerb
    }
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
      return next.wordClass == .adjective || next.kind == .possessive && not + 2 == row.count
        ? rest : nil
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
    guard frame.past != .state, frame.isListed,
      frame.opening == nil || row[(not + 2)...].allSatisfy({ $0.lexeme.wordClass != .verb }),
      !EnglishWording.happenings.contains(deed.lexeme.lemma)
        || ["go", "come"].contains(deed.lexeme.lemma),
      let gerund = EnglishMorphology(.englishUnitedStates)
        .verb(deed.lexeme.lemma, VerbFeatures(.gerund)).first
    else {
      let areSeveral = row[..<not].contains {
        $0.lexeme.wordClass == .noun
          && ($0.lexeme.number == .plural || EnglishHabits.isPlural($0.lexeme))
      }
      let it =
        ["like", "want"].contains(deed.lexeme.lemma)
        ? lexicon.known(areSeveral ? "them" : "it") : nil
      let end = not + 2 == row.count ? it.map { [Constituent($0)] } ?? [] : []
      return [who, negator, deed] + row[(not + 2)...] + end
    }
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

  // MARK: A request or a question of understanding beside a denial

  /// *stop / not/like, not/understand / say/again, not/go/doctor / scared, hit/me / not/nice, not/cold / hot*.
  func besideDenial(_ row: [Constituent]) -> Split? {
    guard row.count > 2, let speaker = lexicon.known("I") else { return nil }
    let who = row[0].lexeme.lemma == "I" ? 1 : 0
    let start = row.count > who + 1 && row[who].lexeme.lemma == "not" ? who : nil
    if ["stop", "wait"].contains(row[0].lexeme.lemma), row[1].lexeme.lemma == "not",
      ["like", "want", "hurt"].contains(row[2].lexeme.lemma), let it = lexicon.known("it")
    {
      let end = row.count == 3 ? [Constituent(it)] : []
      return Split(
        first: [row[0]], second: [Constituent(speaker), row[1], row[2].asVerb] + row[3...] + end,
        isRequest: true)
    }
    if let start {
      let opening = who == 1 ? [row[0]] : [Constituent(speaker)]
      let verb = row[start + 1].lexeme
      if ["understand", "hear", "know"].contains(verb.lemma), start + 2 < row.count,
        ["say", "repeat", "speak", "talk", "louder", "slower", "again"].contains(
          row[start + 2].lexeme.lemma)
      {
        return Split(
          first: opening + row[start...(start + 1)], second: Array(row[(start + 2)...]),
          asksNext: row[start + 2].lexeme.wordClass == .verb)
      }
      if verb.wordClass == .verb, frames[verb.lemma].past != .state, !frames[verb.lemma].isCopular,
        start + 2 < row.count, let last = row.last?.lexeme, last.wordClass == .adjective,
        last.kind == .emotion || ["tired", "sick"].contains(last.lemma),
        row[(start + 2)..<(row.count - 1)].allSatisfy({
          $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .adverb
            || $0.lexeme.isDeterminerLike
        })
      {
        return Split(
          first: opening + row[start..<(row.count - 1)],
          second: [Constituent(speaker), EnglishWording.be, row[row.count - 1]])
      }
    }
    if row.count == 3, row[0].lexeme.lemma == "not",
      row[1].lexeme.wordClass == row[2].lexeme.wordClass,
      [.adjective, .adverb].contains(row[1].lexeme.wordClass) || row[1].lexeme.kind.isTemporal
    {
      // *not/now / later, not/cold / hot.*
      return at(2, row)
    }
    if row.count == 3, row[1].lexeme.lemma == "no", row[2].lexeme.lemma == "time",
      row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing
    {
      // *homework / no/time.*
      return at(1, row)
    }
    return faulted(row) ?? deniedLast(row) ?? reported(row) ?? unlike(row)
  }

  /// *he/hit/me / not/nice*: what somebody did, and what is thought of it.
  private func faulted(_ row: [Constituent]) -> Split? {
    let not = row.count - 2
    guard not > 1, row[not].lexeme.lemma == "not", row[not + 1].lexeme.wordClass == .adjective,
      ["me", "us", "him", "them", "it"].contains(row[not - 1].lexeme.lemma),
      let verb = row[..<not].first(where: { $0.lexeme.wordClass == .verb })?.lexeme,
      frames[verb.lemma].past != .state, frames[verb.lemma].pattern == .plain,
      ["nice", "fair", "funny", "kind", "good", "okay"].contains(row[not + 1].lexeme.lemma),
      row[0].lexeme.wordClass != .verb
    else { return nil }
    return at(not, row)
  }

  /// *not/want/go/bed / not/tired*: what one does not do, and how one is not.
  private func unlike(_ row: [Constituent]) -> Split? {
    let not = row.count - 2
    guard not > 1, row[not].lexeme.lemma == "not", isCondition(row[not + 1].lexeme),
      let speaker = lexicon.known("I"),
      row[..<not].contains(where: { $0.lexeme.wordClass == .verb && $0.lexeme.lemma != "be" }),
      row[0].lexeme.lemma == "I" || row[0].lexeme.kind == .negation
        || row[0].lexeme.wordClass == .verb,
      row[..<not].contains(where: { $0.lexeme.kind == .negation }),
      !["feel", "look", "be", "get", "seem"].contains(row[not - 1].lexeme.lemma)
    else { return nil }
    let opening = row[0].lexeme.lemma == "I" ? [] : [Constituent(speaker)]
    return Split(
      first: opening + row[..<not],
      second: [Constituent(speaker), EnglishWording.be] + row[not...])
  }

  /// *call/landlord / heater/broken*: whom one calls, and what is the matter.
  private func reported(_ row: [Constituent]) -> Split? {
    guard row.count == 4, ["call", "tell", "text", "phone"].contains(row[0].lexeme.lemma),
      row[1].lexeme.isHuman, row[1].lexeme.wordClass != .pronoun, row[2].lexeme.wordClass == .noun,
      !row[2].lexeme.isBeing, row[3].lexeme.wordClass == .adjective,
      row[3].lexeme.kind == .state
        || ["broken", "dead", "stuck", "late"].contains(row[3].lexeme.lemma)
    else { return nil }
    var split = at(2, row)
    split.isRequest = true
    return split
  }

  /// *mom/happy / I/not*: the other is not.
  private func deniedLast(_ row: [Constituent]) -> Split? {
    guard row.count > 3, var not = row.last, ["no", "not"].contains(not.lexeme.lemma),
      isNominative(row[row.count - 2].lexeme), let known = lexicon.known("not"),
      let quality = quality(row), quality == row.count - 3
    else { return nil }
    not.lexeme = known
    return Split(
      first: Array(row[...quality]), second: [row[row.count - 2], EnglishWording.be, not])
  }

  // MARK: What is not, and what is wanted instead

  /// *not/hungry / want/play, not/like/soup / want/pizza, no/milk / want/juice*: two thoughts of the speaker.
  func instead(_ row: [Constituent]) -> Split? {
    guard row.count > 3, let speaker = lexicon.known("I"),
      let want = row.indices.dropFirst(2).dropLast().first(where: {
        Self.wishes.contains(row[$0].lexeme.lemma)
          || ["like", "love"].contains(row[$0].lexeme.lemma)
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
      !things.isEmpty,
      things.allSatisfy({ $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike })
    {
      return Split(
        first: (who == 1 ? [row[0]] : [Constituent(speaker)]) + row[who..<want], second: second)
    }
    guard negator == "no", who == 0, want == 2,
      next.wordClass == .noun || next.wordClass == .properNoun
    else { return nil }
    return Split(first: Array(row[..<want]), second: second)
  }
}
