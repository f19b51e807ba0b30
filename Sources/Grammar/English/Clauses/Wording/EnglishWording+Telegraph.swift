import AACCore

/// Small words that rows leave out of settled ways of asking and telling: *help me with, none of, same as, how do you*.
///
/// Sources: CGEL §9.46–9.58 (prepositions), §6.48 (*of* behind amounts), §16.44 (object and its quality), §11.24 (directives).
extension EnglishWording {
  /// Puts in what settled ways of asking and telling have.
  mutating func completeTelegraph(_ row: inout [Constituent]) {
    askHelpWith(&row)
    sayOf(&row)
    howDoYou(&row)
    tooLoud(&row)
    takeTurnOn(&row)
    tellLost(&row)
    thenGo(&row)
    needPlace(&row)
    wantOpen(&row)
    doItMyself(&row)
    serveTea(&row)
    giveMeShot(&row)
    askWeekend(&row)
    askMeal(&row)
    joinParents(&row)
  }

  /// *what/dinner*: what one is to eat then.
  private func askMeal(_ row: inout [Constituent]) {
    guard row.count == 2, row[0].lexeme.lemma == "what", row[1].lexeme.kind == .meal else { return }
    row.insert(preposition("for"), at: 1)
  }

  /// *mom/dad/sad*: two people who are so (CGEL §13.56).
  private func joinParents(_ row: inout [Constituent]) {
    guard row.count > 2, row[0].lexeme.isHuman, row[1].lexeme.isHuman,
      row.prefix(2).allSatisfy({
        $0.lexeme.wordClass != .pronoun
          && ($0.lexeme.wordClass == .properNoun || EnglishPeople.names.contains($0.lexeme.lemma))
      }),
      row[2...].allSatisfy({
        $0.lexeme.wordClass == .adjective || $0.lexeme.kind == .degree
          || $0.lexeme.kind == .negation || $0.lexeme.kind.isTemporal
      }), row[2...].contains(where: { $0.lexeme.wordClass == .adjective })
    else { return }
    row.insert(contentsOf: [Self.and], at: 1)
    row.insert(Self.be, at: 3)
  }

  private func insertWord(_ lemma: String, at index: Int, in row: inout [Constituent]) {
    guard let known = lexicon.known(lemma) else { return }
    row.insert(Constituent(known), at: index)
  }

  private func isThing(_ lexeme: Lexeme) -> Bool {
    lexeme.namesThing
      && (!lexeme.isPlaceLike
        || ["stairs", "steps", "ramp", "kerb", "curb"].contains(lexeme.lemma))
  }

  /// *help/zipper/please, mom/help/shoe*: whom one asks, and what with.
  private func askHelpWith(_ row: inout [Constituent]) {
    guard let help = row.firstIndex(where: { $0.lexeme.lemma == "help" }), help < 2,
      help == 0 || EnglishPeople.names.contains(row[0].lexeme.lemma)
        || EnglishSequels.roles.contains(row[0].lexeme.lemma),
      help + 1 < row.count
    else { return }
    var thing = help + 1
    while thing < row.count, row[thing].lexeme.isDeterminerLike { thing += 1 }
    guard thing < row.count, isThing(row[thing].lexeme),
      row[(thing + 1)...].allSatisfy({
        $0.lexeme.lemma == "please" || $0.lexeme.lemma == "now" || isThing($0.lexeme)
      })
    else { return }
    row[help] = row[help].asVerb
    if thing == help + 1 {
      insertWord(row[thing].lexeme.kind == .clothing ? "my" : "the", at: help + 1, in: &row)
    }
    row.insert(preposition("with"), at: help + 1)
    insertWord("me", at: help + 1, in: &row)
    if help == 1 {
      // Who is called stands last, as a request has it.
      row.append(row.removeFirst())
    }
  }

  /// *none/your/business, same/you*: what *none* is of, and what is the same.
  private mutating func sayOf(_ row: inout [Constituent]) {
    guard row.count > 1 else { return }
    if row[0].lexeme.lemma == "none",
      row[1].lexeme.isDeterminerLike || row[1].lexeme.wordClass == .pronoun
    {
      let text = (["none of"] + row[1...].map(\.lexeme.lemma)).joined(separator: " ")
      return join(
        &row, at: 0, row.count, as: Lexeme(lemma: text, wordClass: .interjection, kind: .social))
    }
    if row.count == 2, row[0].lexeme.lemma == "same",
      let pronoun = EnglishPronouns.of(row[1].lexeme.lemma), row[1].lexeme.wordClass == .pronoun
    {
      join(
        &row, at: 0, 2,
        as: Lexeme(
          lemma: "same as \(pronoun.accusative)", wordClass: .interjection, kind: .social))
    }
  }

  /// *how/spell/dinosaur, how/you/spell/giraffe*: anybody does (CGEL §6.21).
  private func howDoYou(_ row: inout [Constituent]) {
    if row.count == 3, row[0].lexeme.lemma == "how", ["go", "get"].contains(row[1].lexeme.lemma),
      let place = lexicon.known(row[2].lexeme.lemma),
      place.isPlaceLike || EnglishHabits.barePlaces.contains(place.lemma), place.lemma != "home"
    {
      // *how/go/park*: a place goes nowhere.
      row[2].lexeme = place
      if !EnglishHabits.barePlaces.contains(place.lemma), place.wordClass == .noun {
        insertWord("the", at: 2, in: &row)
      }
      row.insert(preposition("to"), at: 2)
      return insertWord("I", at: 1, in: &row)
    }
    let act = row.count == 4 && row[1].lexeme.lemma == "you" ? 2 : 1
    guard row.count == act + 2, row[0].lexeme.lemma == "how",
      ["spell", "say", "pronounce", "write"].contains(row[act].lexeme.lemma),
      case let word = row[act + 1].lexeme, word.wordClass == .noun,
      act == 1 || row[act].lexeme.lemma != "write" && !["name", "word"].contains(word.lemma)
    else { return }
    row[act] = row[act].asVerb
    row[act + 1].lexeme.article = .bare
    row[act + 1].lexeme.countability = .mass
    row[act + 1].lexeme.kind = .idea
    row[act + 1].lexeme.animacy = .inanimate
    if act == 1 { insertWord("you", at: 1, in: &row) }
  }

  /// *too/loud/music*: what it is that is so.
  private func tooLoud(_ row: inout [Constituent]) {
    guard row.count == 3, row[0].lexeme.lemma == "too", row[1].lexeme.wordClass == .adjective,
      row[1].lexeme.kind != .quantity, !["much", "many"].contains(row[1].lexeme.lemma),
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.kind.isTemporal, !row[2].lexeme.isBeing
    else { return }
    row = [row[2], row[0], row[1]]
    insertWord("the", at: 0, in: &row)
  }

  /// *my/turn/swing*: what one's turn is on.
  private func takeTurnOn(_ row: inout [Constituent]) {
    guard row.count == 3, row[0].lexeme.kind == .possessive, row[1].lexeme.lemma == "turn",
      EnglishHabits.rides.contains(row[2].lexeme.lemma)
        || ["computer", "tablet", "iPad", "bike", "scooter", "trampoline", "phone", "Xbox"]
          .contains(row[2].lexeme.lemma)
    else { return }
    row[2].lexeme = Lexeme(lemma: row[2].lexeme.lemma, wordClass: .noun, kind: .toy)
    row[2].lexeme.countability = .count
    row[1].lexeme = Lexeme(lemma: "turn", wordClass: .noun, kind: .event)
    row[1].lexeme.countability = .count
    insertWord("the", at: 2, in: &row)
    row.insert(preposition("on"), at: 2)
    row.insert(Self.be, at: 0)
    insertWord("it", at: 0, in: &row)
  }

  /// *lost/my/tooth*: a form that is a quality too, before what it has been done to.
  private mutating func tellLost(_ row: inout [Constituent]) {
    guard row.count > 1, row[0].lexeme.lemma == "lost",
      row[1].lexeme.kind == .possessive, row[1].lexeme.wordClass != .pronoun,
      !hasVerb(Array(row.dropFirst())), let speaker = lexicon.known("I")
    else { return }
    row[0].lexeme = Lexeme(lemma: "lose", wordClass: .verb, kind: .action)
    row.insert(Constituent(speaker), at: 0)
    tense = .past
  }

  /// *brush/teeth/then/bed*: where one goes then.
  private func thenGo(_ row: inout [Constituent]) {
    if row.count > 2, row.last?.lexeme.lemma == "bed",
      let act = row.firstIndex(where: {
        ["brush", "wash", "put on", "floss"].contains($0.lexeme.lemma)
      }), act < 2, act == 0 || isNominative(row[0].lexeme), act + 3 == row.count,
      row[act + 1].lexeme.kind == .body || row[act + 1].lexeme.kind == .clothing
    {
      // *brush/teeth/bed*: what one does, and where one goes behind that.
      row[act] = row[act].asVerb
      insertWord("and", at: row.count - 1, in: &row)
      return row.insert(EnglishStatementReader.verb("go"), at: row.count - 1)
    }
    guard let then = row.indices.dropFirst(2).first(where: { row[$0].lexeme.lemma == "then" }),
      then + 2 == row.count, let place = row.last?.lexeme,
      ["bed", "home", "school", "park", "outside", "work", "church"].contains(place.lemma),
      row[..<then].contains(where: { $0.lexeme.wordClass == .verb }),
      !row[..<then].contains(where: { $0.lexeme.lemma == "go" })
    else { return }
    row.insert(Constituent(Lexeme(lemma: "go", wordClass: .verb, kind: .action)), at: then + 1)
  }

  /// *bathroom/need/go*: where one needs to go, chosen first.
  private func needPlace(_ row: inout [Constituent]) {
    guard row.count == 3, row[0].lexeme.wordClass == .noun, row[0].lexeme.isPlaceLike,
      ["need", "want"].contains(row[1].lexeme.lemma), row[2].lexeme.lemma == "go"
    else { return }
    row = [row[1], row[2], row[0]]
    insertWord("I", at: 0, in: &row)
  }

  /// *want/window/open, need/door/closed*: how one wants it to be (CGEL §16.44).
  private mutating func wantOpen(_ row: inout [Constituent]) {
    guard row.count > 2, let last = row.last?.lexeme,
      let quality = [
        "open": "open", "closed": "closed", "close": "closed", "shut": "shut", "on": "on",
        "off": "off",
      ][last.lemma],
      row.count >= 3,
      let want = row.firstIndex(where: { ["want", "need", "like"].contains($0.lexeme.lemma) }),
      want < 2,
      want + 3 == row.count || want + 4 == row.count && row[want + 1].lexeme.isDeterminerLike,
      isThing(row[row.count - 2].lexeme),
      [.furniture, .device, .thing, .vehicle, .place, .room, .toy, .media].contains(
        row[row.count - 2].lexeme.kind),
      want == 0 || row[0].lexeme.lemma == "I"
    else { return }
    let hasArticle = want + 4 == row.count
    row[row.count - 1].lexeme = Lexeme(lemma: quality, wordClass: .adverb, kind: .manner)
    if !hasArticle { insertWord("the", at: want + 1, in: &row) }
  }

  /// *I/can/do/myself*: what one does without help.
  private func doItMyself(_ row: inout [Constituent]) {
    guard row.count > 2, let last = row.last?.lexeme, last.lemma.hasSuffix("self"),
      row[row.count - 2].lexeme.lemma == "do"
    else { return }
    insertWord("it", at: row.count - 1, in: &row)
  }

  /// *cup/tea/two/sugar, make/tea/milk/sugar*: what is in the cup, and what is put into it.
  private mutating func serveTea(_ row: inout [Constituent]) {
    guard let tea = row.firstIndex(where: { Self.cups.contains($0.lexeme.lemma) }) else { return }
    let rest = row[(tea + 1)...]
    if !rest.isEmpty, !row.contains(where: { Self.shopping.contains($0.lexeme.lemma) }),
      rest.allSatisfy({
        Self.stirred.contains($0.lexeme.lemma) || $0.lexeme.wordClass == .numeral
          || $0.lexeme.lemma == "and" || $0.lexeme.lemma == "please"
      }), rest.contains(where: { Self.stirred.contains($0.lexeme.lemma) })
    {
      if let sugar = row.indices.dropFirst(tea + 2).first(where: { row[$0].lexeme.lemma == "sugar" }
      ),
        row[sugar - 1].lexeme.wordClass == .numeral,
        !["one", "1"].contains(row[sugar - 1].lexeme.lemma)
      {
        row[sugar].lexeme.lemma = "sugars"
        row[sugar].lexeme.number = .plural
        row[sugar].lexeme.countability = .count
      }
      for index in row.indices.dropFirst(tea + 2).reversed()
      where Self.stirred.contains(row[index].lexeme.lemma)
        && Self.stirred.contains(row[index - 1].lexeme.lemma)
      {
        row.insert(Self.and, at: index)
      }
      row.insert(preposition("with"), at: tea + 1)
    }
    if tea == 1, ["cup", "mug", "glass", "pot"].contains(row[0].lexeme.lemma) {
      row.insert(preposition("of"), at: 1)
      insertWord("a", at: 0, in: &row)
    }
  }

  private static let cups = EnglishWords.set("tea coffee cocoa")
  private static let stirred = EnglishWords.set("milk sugar honey lemon cream ice")
  private static let shopping = EnglishWords.set("buy need get sell bring")

  /// *doctor/give/shot/yesterday*: those whose work it is give it to the speaker.
  private func giveMeShot(_ row: inout [Constituent]) {
    guard let give = row.firstIndex(where: { $0.lexeme.lemma == "give" }), give == 1 || give == 2,
      EnglishPeople.helpers.contains(row[give - 1].lexeme.lemma), give + 1 < row.count,
      ["shot", "injection", "medicine", "pill", "vaccine", "needle", "sticker"].contains(
        row[give + 1].lexeme.lemma),
      row[(give + 2)...].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return }
    insertWord("me", at: give + 1, in: &row)
  }

  /// *what/you/do/weekend*: the one that comes.
  private func askWeekend(_ row: inout [Constituent]) {
    guard row.count > 3, row[0].lexeme.lemma == "what", row.last?.lexeme.lemma == "weekend",
      row[row.count - 2].lexeme.lemma == "do", let this = lexicon.word("this weekend")
    else { return }
    row[row.count - 1].lexeme = this.lexeme
  }
}
