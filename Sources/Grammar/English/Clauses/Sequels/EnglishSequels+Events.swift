import AACCore

/// What is so or goes on, and what one feels, wants or asks for because of it: *room/dark / scared, floor/wet / careful, dog/bark
/// / stop, homework/done / play*.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §11.24 (requests beside their reason).
extension EnglishSequels {
  /// The two sentences of such a row; nil where it is one.
  func beside(_ row: [Constituent]) -> Split? {
    guard row.count > 1, row.count < 6,
      row.allSatisfy({
        $0.lexeme.kind != .question && $0.lexeme.wordClass != .conjunction
          && $0.lexeme.kind != .negation
          && !EnglishClauseSplitter.subordinators.contains($0.lexeme.lemma)
      })
    else { return nil }
    guard row.count > 2 else { return snowed(row) }
    if let split = rained(row) ?? delayed(row) { return split }
    let told = excess(row)
    if let split = greeted(row) ?? helpless(row) ?? cautioned(told) ?? begged(told) { return split }
    return moved(row) ?? ahead(row) ?? over(row) ?? switchedOff(row) ?? snowed(row)
  }

  /// *I/happy / birthday/tomorrow, dad/home / happy*: how one feels about what lies ahead, and about who is there.
  private func greeted(_ row: [Constituent]) -> Split? {
    guard let speaker = lexicon.known("I"), let my = lexicon.known("my") else { return nil }
    if row[0].lexeme.lemma == "I", row[1].lexeme.lemma == "happy",
      row[2].lexeme.lemma == "birthday",
      row.count == 4, row[3].lexeme.kind.isTemporal
    {
      return Split(
        first: [row[0], EnglishWording.be, feeling(row[1])],
        second: [Constituent(my), row[2], EnglishWording.be, row[3]])
    }
    guard row.count == 3, row[0].lexeme.isHuman, row[0].lexeme.wordClass != .pronoun,
      ["home", "here"].contains(row[1].lexeme.lemma),
      ["happy", "excited"].contains(row[2].lexeme.lemma)
    else { return nil }
    return Split(
      first: [row[0], EnglishWording.be, row[1]],
      second: [Constituent(speaker), EnglishWording.be, feeling(row[2])])
  }

  /// *it/rain / need/umbrella, it/snow / I/want/coat, it/cold / need/coat*: what the weather is, and what one needs for it.
  private func rained(_ row: [Constituent]) -> Split? {
    if let outside = outdoors(row) ?? cleared(row) { return outside }
    guard row[0].lexeme.lemma == "it", let speaker = lexicon.known("I") else { return nil }
    let begin = row[1].lexeme.lemma == "be" || row[1].lexeme.lemma == "is" ? 2 : 1
    let weather = row[begin].lexeme.lemma
    let isFalling = ["rain", "snow", "storm", "thunder", "hail"].contains(weather)
    guard isFalling && begin == 1 || Self.surroundings.contains(weather), begin + 1 < row.count
    else { return nil }
    let rest = Array(row[(begin + 1)...])
    let isSaid = rest[0].lexeme.isHuman || rest[0].lexeme.wordClass == .pronoun
    let verb = rest[isSaid ? min(1, rest.count - 1) : 0].lexeme.lemma
    let isPastime = !isSaid && Self.pastimes.contains(verb)
    guard isPastime || ["need", "want", "wear", "take", "bring"].contains(verb) else { return nil }
    let wish = isPastime ? [EnglishStatementReader.verb("want"), rest[0].asVerb] : [rest[0]]
    let second = (isSaid ? [] : [Constituent(speaker)]) + (isSaid ? [rest[0]] : wish) + rest[1...]
    guard isFalling else {
      var quality = row[begin]
      quality.lexeme = Lexeme(lemma: weather, wordClass: .adjective, kind: .quality)
      let be = begin == 2 ? row[1] : EnglishWording.be
      return Split(first: [row[0], be, quality], second: second)
    }
    return Split(first: [row[0], row[1].asVerb], second: second, isOngoing: true)
  }

  /// What one would like to do in such weather.
  private static let pastimes = EnglishWords.set(
    "play go stay swim walk run ride watch build make sleep read")

  /// *cold/outside / need/jacket, dark/outside / scared*: how it is out there, and what one needs or feels because of it.
  private func outdoors(_ row: [Constituent]) -> Split? {
    let isPlaced = ["outside", "inside", "here"].contains(row[1].lexeme.lemma)
    guard row.count > 2, Self.surroundings.contains(row[0].lexeme.lemma),
      isPlaced
        || ["need", "want"].contains(row[1].lexeme.lemma)
          && !EnglishStatement.states.contains(row[0].lexeme.lemma),
      let it = lexicon.known("it"), let speaker = lexicon.known("I")
    else { return nil }
    var quality = row[0]
    quality.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .quality)
    let first = [Constituent(it), EnglishWording.be, quality] + (isPlaced ? [row[1]] : [])
    let rest = Array(row[(isPlaced ? 2 : 1)...])
    if rest.count == 1, EnglishStatement.feelings.contains(rest[0].lexeme.lemma) {
      return Split(
        first: first, second: [Constituent(speaker), EnglishWording.be, feeling(rest[0])])
    }
    let isNamed = rest.count > 1 && rest[0].lexeme.lemma == "I"
    let verb = rest[isNamed ? 1 : 0].lexeme.lemma
    guard rest.count > 1, ["need", "want", "wear", "stay"].contains(verb) else { return nil }
    return Split(first: first, second: (isNamed ? [] : [Constituent(speaker)]) + rest)
  }

  /// *rain/stop / go/outside*: what one would like to do when the weather is better.
  private func cleared(_ row: [Constituent]) -> Split? {
    guard row.count > 2, ["rain", "snow", "storm", "thunder"].contains(row[0].lexeme.lemma),
      ["stop", "stopped"].contains(row[1].lexeme.lemma),
      ["go", "play", "walk"].contains(row[2].lexeme.lemma), let the = lexicon.known("the"),
      let speaker = lexicon.known("I")
    else { return nil }
    var weather = row[0]
    weather.lexeme = Lexeme(lemma: weather.lexeme.lemma, wordClass: .noun, kind: .weather)
    return Split(
      first: [Constituent(the), weather, row[1]],
      second: [Constituent(speaker), EnglishStatementReader.verb("want"), row[2].asVerb]
        + row[3...])
  }

  /// *bus/late / walk, train/late / wait*: what does not come, and what one has to do because of it.
  private func delayed(_ row: [Constituent]) -> Split? {
    guard let late = row.firstIndex(where: { Self.failing.contains($0.lexeme.lemma) }), late > 0,
      late + 1 < row.count, let speaker = lexicon.known("I")
    else { return nil }
    var begin = late
    if EnglishVerbForms.be.contains(row[late - 1].lexeme.lemma) { begin -= 1 }
    guard begin > 0, row[begin - 1].lexeme.kind == .vehicle,
      row[..<(begin - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      row[(late + 2)...].allSatisfy({ $0.lexeme.wordClass != .verb })
    else { return nil }
    var act = late + 1
    let isNamed = ["I", "we"].contains(row[act].lexeme.lemma)
    if isNamed { act += 1 }
    guard act < row.count, ["walk", "wait", "run", "go", "drive"].contains(row[act].lexeme.lemma)
    else { return nil }
    var quality = row[late]
    quality.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .state)
    let be = begin < late ? row[begin] : EnglishWording.be
    let who = isNamed ? row[late + 1] : Constituent(speaker)
    return Split(
      first: row[..<begin] + [be, quality],
      second: [who, EnglishStatementReader.verb("need"), row[act].asVerb] + row[(act + 1)...])
  }

  private static let failing = EnglishWords.set("late broken gone full canceled cancelled")

  /// *I/need/help / can't/open*: what one cannot do.
  private func helpless(_ row: [Constituent]) -> Split? {
    guard let cannot = row.lastIndex(where: { $0.lexeme.lemma == "can't" }),
      cannot + 2 == row.count,
      cannot > 0, row[cannot - 1].lexeme.lemma == "help", let speaker = lexicon.known("I"),
      row[cannot + 1].lexeme.wordClass == .verb
        || frames.listed(row[cannot + 1].lexeme.lemma) != nil
    else { return nil }
    let act = row[cannot + 1].asVerb
    let isWhole =
      frames[act.lexeme.lemma].slot(.object) == nil || Self.faculties.contains(act.lexeme.lemma)
    let it = isWhole ? nil : lexicon.known("it")
    return Split(
      first: Array(row[..<cannot]),
      second: [Constituent(speaker), row[cannot], act] + (it.map { [Constituent($0)] } ?? []))
  }

  /// What one can or cannot do at all.
  private static let faculties = EnglishWords.set(
    "breathe see hear swallow sleep walk talk speak move")

  /// *floor/wet / careful, baby/sleep / be/quiet, dog/bark / stop, too/loud / stop*: how one is asked to be because of it.
  private func cautioned(_ row: [Constituent]) -> Split? {
    guard let last = row.last?.lexeme else { return nil }
    var end = row.count - 1
    var order = [row[end]]
    if ["careful", "quiet"].contains(last.lemma) {
      let isWhole = row[end - 1].lexeme.lemma == "be"
      if isWhole { end -= 1 }
      order = isWhole ? Array(row[end...]) : [EnglishWording.be, row[row.count - 1]]
      guard isWhole || last.lemma == "careful" else { return nil }
    } else if last.lemma == "stop" {
      order[0] = order[0].asVerb
    } else {
      return nil
    }
    guard end > 1, let first = fact(Array(row[..<end])) else { return nil }
    return Split(first: first, second: order, asksNext: true)
  }

  /// *too/hot/soup/wait* → *soup/too/hot/wait*: what it is that is so, first.
  private func excess(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 3, row[0].lexeme.lemma == "too", row[1].lexeme.wordClass == .adjective,
      row[2].lexeme.namesThing
    else { return row }
    return [row[2], row[0], row[1]] + row[3...]
  }

  /// What is so: *floor/wet, baby/sleep, too/loud*, with what it leaves out.
  private func fact(_ words: [Constituent]) -> [Constituent]? {
    if words.count == 2, words[0].lexeme.lemma == "too", words[1].lexeme.wordClass == .adjective {
      return lexicon.known("it").map { [Constituent($0), EnglishWording.be] + words }
    }
    if let quality = quality(words), quality + 1 == words.count { return words }
    if words.count == 2, words[0].lexeme.isBeing, words[0].lexeme.wordClass != .adjective,
      EnglishGerunds.base(of: words[1].lexeme.lemma, frames) != nil
    {
      // *baby/sleeping.*
      return [words[0], EnglishWording.be, words[1]]
    }
    guard let act = words.last, words.count == 2, words[0].lexeme.wordClass != .verb,
      words[0].lexeme.isBeing, words[0].lexeme.wordClass != .adjective,
      act.lexeme.wordClass == .verb || Self.deeds.contains(act.lexeme.lemma)
    else { return nil }
    return [words[0], act.asVerb]
  }

  private static let deeds = EnglishWords.set("sleep bark cry work talk scream rest cough fight")

  /// *math/hard / help, soup/hot / wait, phone/dead / call/mom, cup/empty / more*: what one asks for because of a thing.
  private func begged(_ row: [Constituent]) -> Split? {
    guard let quality = quality(row), quality > 0, quality + 1 < row.count,
      !row[0].lexeme.isBeing, row[0].lexeme.wordClass != .pronoun,
      row[..<quality].last(where: { $0.lexeme.kind != .degree && $0.lexeme.lemma != "too" })?
        .lexeme.wordClass == .noun, let speaker = lexicon.known("I")
    else { return nil }
    let first = Array(row[...quality])
    var rest = Array(row[(quality + 1)...])
    switch rest[0].lexeme.lemma {
    case "help" where rest.count == 1:
      guard let me = lexicon.known("me") else { return nil }
      return Split(first: first, second: [rest[0].asVerb, Constituent(me)], asksNext: true)
    case "wait" where rest.count == 1:
      return Split(first: first, second: [rest[0].asVerb], asksNext: true)
    case "call" where rest.count == 2 && rest[1].lexeme.isHuman:
      rest[0] = rest[0].asVerb
      return Split(first: first, second: rest, asksNext: true)
    case "more" where rest.count == 1 && ["empty", "gone"].contains(row[quality].lexeme.lemma):
      return Split(
        first: first,
        second: [Constituent(speaker), EnglishStatementReader.verb("want"), rest[0]])
    default: return nil
    }
  }

  /// *room/dark / scared, toy/broken / sad, dog/bark / scared*: what things are like, and what one feels.
  private func moved(_ row: [Constituent]) -> Split? {
    guard let last = row.last, EnglishStatement.feelings.contains(last.lexeme.lemma),
      let speaker = lexicon.known("I")
    else { return nil }
    let words = Array(row.dropLast())
    let head = words.last { $0.lexeme.wordClass == .noun }?.lexeme
    guard words[0].lexeme.wordClass != .pronoun, let head, let first = fact(words),
      !head.isBeing || ["dead", "gone"].contains(words.last?.lexeme.lemma ?? "")
        || ["scared", "afraid"].contains(last.lexeme.lemma)
          && (head.kind == .animal || ["angry", "mad"].contains(words.last?.lexeme.lemma ?? ""))
    else { return nil }
    return Split(first: first, second: [Constituent(speaker), EnglishWording.be, feeling(last)])
  }

  /// *test/tomorrow / nervous*: what lies ahead.
  private func ahead(_ row: [Constituent]) -> Split? {
    if row.count == 3, let last = row.last, row[1].lexeme.kind.isTemporal,
      EnglishPeople.visited.contains(row[0].lexeme.lemma),
      EnglishStatement.feelings.contains(last.lexeme.lemma), let speaker = lexicon.known("I")
    {
      // *dentist/tomorrow / scared*: whom one goes to.
      let go = EnglishStatementReader.verb("go")
      return Split(
        first: [Constituent(speaker), go, row[0], row[1]],
        second: [Constituent(speaker), EnglishWording.be, feeling(last)])
    }
    guard row.count == 3, let last = row.last, row[1].lexeme.kind.isTemporal,
      row[0].lexeme.namesThing,
      ["nervous", "excited", "scared", "worried", "sad", "happy"].contains(last.lexeme.lemma),
      let speaker = lexicon.known("I"), let the = lexicon.known("the")
    else { return nil }
    return Split(
      first: [Constituent(the), row[0], EnglishWording.be, row[1]],
      second: [Constituent(speaker), EnglishWording.be, feeling(last)])
  }

  private func feeling(_ word: Constituent) -> Constituent {
    var word = word
    word.lexeme = Lexeme(lemma: word.lexeme.lemma, wordClass: .adjective, kind: .emotion)
    return word
  }

  /// *homework/done / play, finish/work / play, done / go/home*: what is over, and what one wants next.
  private func over(_ row: [Constituent]) -> Split? {
    guard let speaker = lexicon.known("I") else { return nil }
    if row.count > 3, row[0].lexeme.lemma == "I", row[1].lexeme.lemma == "finish" {
      return over(Array(row.dropFirst())).map { split in
        var split = split
        split.first[0] = row[0]
        return split
      }
    }
    var first: [Constituent]
    let end: Int
    if row.count > 2, row[0].lexeme.lemma == "finish", isTask(row[1].lexeme) {
      var task = row[1]
      task.lexeme.wordClass = .noun
      let mine = ["work", "chores"].contains(task.lexeme.lemma) ? lexicon.known("my") : nil
      first = [Constituent(speaker), row[0]] + (mine.map { [Constituent($0)] } ?? []) + [task]
      end = 2
    } else if row.count > 2, isTask(row[0].lexeme), Self.ended.contains(row[1].lexeme.lemma),
      let the = lexicon.known(
        row[0].lexeme.lemma == "homework" || row[0].lexeme.lemma == "work" ? "my" : "the")
    {
      var done = row[1]
      done.lexeme = Lexeme(lemma: done.lexeme.lemma, wordClass: .adjective, kind: .state)
      var task = row[0]
      task.lexeme.wordClass = .noun
      first =
        (task.lexeme.kind == .meal || ["school", "recess"].contains(task.lexeme.lemma)
          ? [] : [Constituent(the)]) + [task, EnglishWording.be, done]
      end = 2
    } else {
      return nil
    }
    if end + 1 < row.count, row[end].lexeme.lemma == "I",
      row[end + 1].lexeme.wordClass == .verb
    {
      // *finish/homework / I/want/play.*
      return Split(first: first, second: Array(row[end...]))
    }
    guard end < row.count, let next = row[end...].first?.lexeme,
      next.wordClass == .verb || ["play", "walk", "rest", "drink", "watch"].contains(next.lemma)
    else { return nil }
    let act = [row[end].asVerb] + row[(end + 1)...]
    if next.lemma == "want" {
      return Split(first: first, second: [Constituent(speaker)] + act)
    }
    return Split(
      first: first,
      second: [Constituent(speaker), EnglishStatementReader.verb("want")] + act)
  }

  private func isTask(_ lexeme: Lexeme) -> Bool {
    [
      "homework", "work", "chores", "test", "class", "therapy", "school", "recess", "movie", "game",
      "lesson", "practice", "party",
    ].contains(lexeme.lemma)
      || lexeme.kind == .meal
  }

  private static let ended = EnglishWords.set("done finished over")

  /// *tv/off / turn/on, shoes/wet / dry, door/closed / open*: how a thing is, and how it is to be.
  private func switchedOff(_ row: [Constituent]) -> Split? {
    guard row.count > 2, row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing else {
      return nil
    }
    let isPlural = EnglishHabits.isPlural(row[0].lexeme)
    let state = row[1].lexeme.lemma
    let phrase = row[2...].map(\.lexeme.lemma).joined(separator: " ")
    guard let object = lexicon.known(isPlural ? "them" : "it"), let the = lexicon.known("the")
    else {
      return nil
    }
    if ["on", "off"].contains(state), ["turn on", "turn off"].contains(phrase) {
      var position = row[1]
      position.lexeme = Lexeme(lemma: state, wordClass: .adjective, kind: .state)
      return Split(
        first: [Constituent(the), row[0], EnglishWording.be, position],
        second: [row[2].asVerb, Constituent(object)] + row[3...], asksNext: true)
    }
    guard row.count == 3 else { return nil }
    let isOpposite = Self.opposites[state] == row[2].lexeme.lemma
    let isMended =
      isPlural && row[1].lexeme.wordClass == .adjective
      && ["change", "wash", "fix", "clean", "dry", "repair", "open", "close"].contains(phrase)
    guard isOpposite || isMended else { return nil }
    var adjective = row[1]
    adjective.lexeme = Lexeme(lemma: state, wordClass: .adjective, kind: .state)
    return Split(
      first: [row[0], adjective], second: [row[2].asVerb, Constituent(object)], asksNext: true)
  }

  private static let opposites = EnglishWords.pairs(
    "wet dry dirty clean closed open open close cold warm full empty")

  /// *snow / play/outside*: what the weather is fit for.
  private func snowed(_ row: [Constituent]) -> Split? {
    guard let deeds = Self.fit[row[0].lexeme.lemma], deeds.contains(row[1].lexeme.lemma),
      let it = lexicon.known("it"), let speaker = lexicon.known("I")
    else { return nil }
    var weather = [row[0].asVerb]
    if row[0].lexeme.lemma == "sun" || row[0].lexeme.lemma == "wind" {
      weather[0].lexeme = Lexeme(
        lemma: row[0].lexeme.lemma == "sun" ? "sunny" : "windy", wordClass: .adjective,
        kind: .weather)
      weather.insert(EnglishWording.be, at: 0)
    }
    return Split(
      first: [Constituent(it)] + weather,
      second: [Constituent(speaker), EnglishStatementReader.verb("want"), row[1].asVerb] + row[2...]
    )
  }

  /// What one would like to do when it snows or rains, and when the sun or the wind is out.
  private static let fit: [String: WordSet] = [
    "snow": ["play", "go", "build", "make", "sled", "ski"],
    "rain": ["play", "go", "jump", "splash"],
    "sun": ["play", "go", "swim", "walk", "ride"], "wind": ["fly", "sail"],
  ]
}
