import AACCore

/// Rows in which a word lies where English does not put it, and rows without a verb that say what is so.
///
/// Sources: CGEL §10.9 (*be* understood), §10.26 (*it* of the surroundings), §7.60 (*too*), §9.46 (place), §15.5;
/// CaGEL ch. 4 §3.
extension EnglishShortRows {
  /// The row with its words where English has them.
  func straightened(_ row: [Constituent]) -> [Constituent] {
    var row = row
    denyCan(&row)
    gradeBehind(&row)
    comeCloser(&row)
    askWhich(&row)
    doLast(&row)
    goSwimming(&row)
    beDoing(&row)
    let said =
      surrounding(row) ?? excessive(row) ?? grownUp(row) ?? dressing(row) ?? eventAhead(row)
      ?? messaged(row) ?? handedOver(row)
      ?? servedMe(row) ?? helpedWith(row)
    return said ?? row
  }

  /// *I/no/can/find/eraser*: what cannot be done (CGEL §10.55).
  private func denyCan(_ row: inout [Constituent]) {
    guard
      let no = row.indices.dropLast().first(where: {
        ["no", "not"].contains(row[$0].lexeme.lemma) && row[$0 + 1].lexeme.lemma == "can"
      }), no < 2, row.count > no + 2, let not = lexicon.known("not")
    else { return }
    var negator = row[no]
    negator.lexeme = not
    row[no] = row[no + 1]
    row[no + 1] = negator
  }

  /// *shoes/tight/too, water/cold/more*: how much stands before what it is of (CGEL §7.56, §6.48).
  private func gradeBehind(_ row: inout [Constituent]) {
    guard row.count > 1, row.count < 5, let last = row.last?.lexeme,
      ["too", "more"].contains(last.lemma), !row.contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    let before = row[row.count - 2].lexeme
    if last.lemma == "too", before.wordClass == .adjective, before.kind != .color,
      !EnglishStatement.states.contains(before.lemma) || Self.measured.contains(before.lemma),
      row.dropLast(2).allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing
      })
    {
      row.swapAt(row.count - 2, row.count - 1)
      return
    }
    guard last.lemma == "more", row.count > 2,
      row.dropLast().allSatisfy({
        KindSet.edible.contains($0.lexeme.kind)
          || $0.lexeme.wordClass == .adjective && !Self.ended.contains($0.lexeme.lemma)
      }), let thing = row.firstIndex(where: { $0.lexeme.wordClass == .noun }), thing == 0
    else { return }
    var more = row.removeLast()
    more.lexeme = Lexeme(lemma: "more", wordClass: .determiner, kind: .quantity)
    if row[1].lexeme.wordClass == .adjective { row.swapAt(0, 1) }
    row.insert(more, at: 0)
    row = word("I") + [verb("want")] + word("some") + row
  }

  private static let ended = EnglishWords.set("gone empty finished done over out ready")
  private static let measured = EnglishWords.set(
    "hot cold tight loose loud quiet big small short long")

  /// *move/chair/closer/table, come/closer/me*: nearer to it.
  private func comeCloser(_ row: inout [Constituent]) {
    guard
      let near = row.indices.dropFirst().first(where: {
        ["closer", "nearer"].contains(row[$0].lexeme.lemma)
      })
    else { return }
    let lemma = row[near].lexeme.lemma
    if near + 1 < row.count, row[near + 1].lexeme.lemma != "to",
      row[near + 1].lexeme.isNominal || row[near + 1].lexeme.isDeterminerLike
    {
      row[near].lexeme = Lexeme(lemma: "\(lemma) to", wordClass: .adposition, kind: .direction)
      if row[near + 1].lexeme.wordClass == .noun, !row[near + 1].lexeme.isBeing {
        row = row[...near] + word("the") + row[(near + 1)...]
      }
    } else if near + 1 == row.count || row[near + 1].lexeme.lemma == "to" {
      row[near].lexeme = Lexeme(lemma: lemma, wordClass: .adverb, kind: .direction)
    }
  }

  // MARK: Questions

  /// *shirt/what/color/you/like, what/size/shoes/you/wear*: of which thing one asks the quality (CGEL §6.36).
  private func askWhich(_ row: inout [Constituent]) {
    guard let what = row.prefix(2).firstIndex(where: { $0.lexeme.lemma == "what" }),
      row.count > what + 3, Self.qualities.contains(row[what + 1].lexeme.lemma)
    else { return }
    var thing = what + 2
    if what == 1, row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing {
      let named = row.removeFirst()
      row.insert(named, at: 2)
      thing = 2
    }
    guard thing == 2, row[thing].lexeme.namesThing, thing + 1 < row.count,
      isNominative(row[thing + 1].lexeme)
    else { return }
    let quality = row[1].lexeme.lemma
    row[1].lexeme = row[thing].lexeme
    row[1].lexeme.lemma = "\(quality) \(row[thing].lexeme.lemma)"
    row.remove(at: thing)
  }

  private static let qualities = EnglishWords.set(
    "color colour size flavor flavour brand type shape style")

  /// *party/cake/eat/we, beach/sandcastle/build/we*: who does it was laid last of all.
  private func doLast(_ row: inout [Constituent]) {
    guard row.count == 4, let who = row.last, ["I", "we"].contains(who.lexeme.lemma),
      case let place = row[0].lexeme, place.wordClass == .noun || place.kind.isPlaceKind,
      place.isPlaceLike || place.kind == .event, row[1].lexeme.wordClass == .noun,
      !row[1].lexeme.isBeing, canAct(row[2].lexeme)
    else { return }
    var spot = row[0]
    if spot.lexeme.wordClass != .noun {
      spot.lexeme = Lexeme(lemma: place.lemma, wordClass: .noun, kind: .place)
    }
    let link =
      EnglishHabits.barePlaces.contains(place.lemma) ? word("at") : word("at") + word("the")
    row = [who, row[2].asVerb, row[1]] + link + [spot]
  }

  /// *when/we/go/swim*: what one goes to do (CGEL §16.40 note).
  private func goSwimming(_ row: inout [Constituent]) {
    guard row.count > 3,
      row[0].lexeme.kind == .question || ["when", "where"].contains(row[0].lexeme.lemma),
      isNominative(row[1].lexeme), row[2].lexeme.lemma == "go",
      EnglishHabits.goingPastimes.contains(row[3].lexeme.lemma),
      row.count == 4 || row[4].lexeme.kind.isTemporal
    else { return }
    row[3] = gerund(row[3]) ?? row[3]
  }

  /// *the/baby/is/sleep*: what is going on (CGEL §4.25).
  private func beDoing(_ row: inout [Constituent]) {
    guard
      let be = row.indices.dropLast().first(where: {
        ["is", "are", "am", "was", "were"].contains(row[$0].lexeme.lemma)
      }), be > 0, row[be - 1].lexeme.isBeing || isNominative(row[be - 1].lexeme),
      row[be + 1].lexeme.wordClass == .verb, frames.listed(row[be + 1].lexeme.lemma) != nil,
      lexicon.word(row[be + 1].lexeme.lemma)?.tense == nil,
      EnglishGerunds.base(of: row[be + 1].lexeme.lemma, frames) == nil
    else { return }
    row[be + 1] = gerund(row[be + 1]) ?? row[be + 1]
  }

  /// The *-ing* form on the tile of a verb.
  private func gerund(_ verb: Constituent) -> Constituent? {
    guard
      let form = EnglishMorphology(.englishUnitedStates)
        .verb(verb.lexeme.lemma, VerbFeatures(.gerund)).first
    else { return nil }
    var word = verb
    word.lexeme = Lexeme(lemma: form, wordClass: .noun, kind: .activity)
    word.lexeme.isInferred = true
    return word
  }

  // MARK: What is so

  /// *queue/too/long, line/so/long*: how something is that is also what one does.
  private func excessive(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, ["too", "so", "very"].contains(row[1].lexeme.lemma),
      [
        "queue", "line", "walk", "ride", "drive", "swing", "slide", "drink", "wait", "game", "show",
        "play",
      ]
      .contains(row[0].lexeme.lemma),
      row[2].lexeme.wordClass == .adjective,
      !EnglishStatement.states.contains(row[2].lexeme.lemma)
        || ["hot", "cold"].contains(row[2].lexeme.lemma)
    else { return nil }
    var thing = row[0]
    thing.lexeme = Lexeme(lemma: thing.lexeme.lemma, wordClass: .noun, kind: .thing)
    thing.lexeme.countability = .count
    return word("the") + [thing, EnglishWording.be] + row[1...]
  }

  /// *when/I/grow/up/be/pilot*: what one would like to be then.
  private func grownUp(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 4, row[0].lexeme.lemma == "when", row[1].lexeme.lemma == "I",
      let up = row.prefix(4).lastIndex(where: { $0.lexeme.lemma.hasSuffix("up") }), up > 1,
      row[2].lexeme.lemma.hasPrefix("grow"), up + 2 < row.count,
      ["be", "become", "drive", "live", "work", "have"].contains(row[up + 1].lexeme.lemma)
    else { return nil }
    return row[...up] + word("I") + [verb("want")] + [row[up + 1].asVerb] + row[(up + 2)...]
  }

  /// *too/hot/in/here, dark/in/room*: what it is like where one is (CGEL §10.26).
  private func surrounding(_ row: [Constituent]) -> [Constituent]? {
    let begin = ["too", "so", "very", "really"].contains(row[0].lexeme.lemma) ? 1 : 0
    guard row.count > begin + 1, row.count < begin + 4,
      Self.ambient.contains(row[begin].lexeme.lemma), let last = row.last?.lexeme
    else { return nil }
    var quality = row[begin]
    if quality.lexeme.wordClass != .adjective {
      quality.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .quality)
    }
    let place = Array(row[(begin + 1)...])
    let start = word("it") + [EnglishWording.be] + row[..<begin] + [quality]
    if place.count == 1 {
      guard ["here", "there", "outside", "inside", "in here", "out here"].contains(last.lemma)
      else {
        return nil
      }
      return start + place
    }
    guard place.count == 2, place[0].lexeme.wordClass == .adposition else { return nil }
    if ["here", "there"].contains(last.lemma) {
      return start + place
    }
    guard last.wordClass == .noun,
      last.isPlaceLike || last.kind == .vehicle || last.lemma == "class"
    else { return nil }
    let the = EnglishHabits.barePlaces.contains(last.lemma) ? [] : word("the")
    return start + [place[0]] + the + [place[1]]
  }

  private static let ambient = EnglishWords.set(
    """
    hot cold warm chilly cool dark bright loud noisy quiet crowded stuffy windy slippery smelly dangerous smoky dusty
    messy wet foggy humid freezing busy
    """)

  /// *ketchup/on/fries, no/onion/in/burger*: what one wants on what one eats, and what not.
  private func dressing(_ row: [Constituent]) -> [Constituent]? {
    let isDenied = ["no", "not"].contains(row[0].lexeme.lemma)
    let link = row.count - 2
    guard link > 0, link < 4,
      row[link + 1].lexeme.lemma != "toast" || Self.spreads.contains(row[link - 1].lexeme.lemma),
      ["on", "in"].contains(row[link].lexeme.lemma),
      KindSet.edible.contains(row[link + 1].lexeme.kind),
      row[(isDenied ? 1 : 0)..<link].allSatisfy({
        $0.lexeme.wordClass == .noun
          && (KindSet.edible.contains($0.lexeme.kind) || Self.added.contains($0.lexeme.lemma))
      }), link > (isDenied ? 1 : 0)
    else { return nil }
    let my = word("my")
    guard isDenied else { return word("I") + [verb("want")] + row[...link] + my + [row[link + 1]] }
    var negator = row[0]
    if let not = lexicon.known("not") { negator.lexeme = not }
    return word("I") + [negator, verb("want")] + row[1...link] + my + [row[link + 1]]
  }

  /// What is put on toast that is no dish by itself.
  private static let spreads = EnglishWords.set(
    "butter jam jelly honey marmalade Nutella margarine syrup sugar cinnamon"
  ).union(["peanut butter"])
  private static let added = EnglishWords.set("ice mayo ketchup mustard syrup jelly jam")

  /// *tomorrow/field/trip/museum, tomorrow/math/test*: what lies ahead, and where to.
  private func eventAhead(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 1, let time = row.first, time.lexeme.kind.isTemporal,
      row.dropFirst().allSatisfy({
        $0.lexeme.namesThing
          || Self.ahead.contains($0.lexeme.lemma) || $0.lexeme.lemma == "swimming"
          || $0.lexeme.isHuman && $0.lexeme.wordClass == .noun
      }),
      let event = row.indices.dropFirst().first(where: {
        Self.ahead.contains(row[$0].lexeme.lemma)
          || row[$0].lexeme.lemma.split(separator: " ").last.map {
            Self.ahead.contains(String($0))
          } == true
      }), event < 3
    else { return nil }
    let rest = Array(row[(event + 1)...])
    guard rest.isEmpty || rest.count == 1 && rest[0].lexeme.isPlaceLike else { return nil }
    var name = row[event]
    name.lexeme.wordClass = .noun
    name.lexeme.kind = .event
    name.lexeme.countability =
      ["practice", "therapy"].contains(name.lexeme.lemma) ? .mass : .count
    let isTrip = name.lexeme.lemma.hasSuffix("trip") || name.lexeme.lemma == "visit"
    let goal = rest.isEmpty ? [] : word(isTrip ? "to" : "at") + word("the") + rest
    let a = name.lexeme.countability == .mass ? [] : word("a")
    var on: [Constituent] = []
    if time.lexeme.kind == .weekday { on = word("on") }
    return word("I") + [EnglishWording.have] + a + row[1..<event] + [name] + goal + on + [time]
  }

  private static let ahead = EnglishWords.set(
    """
    trip test exam quiz lesson class appointment practice game match recital concert meeting interview competition race
    rehearsal checkup performance tournament therapy presentation visit
    """)

  // MARK: To whom

  /// *text/mom/late, email/teacher/I/sick*: what somebody is to be told.
  private func messaged(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 5,
      ["text", "email", "message", "tell", "remind"].contains(row[0].lexeme.lemma),
      row[1].lexeme.isHuman, row[1].lexeme.wordClass != .pronoun, let last = row.last,
      row.count == 3 || row[2].lexeme.lemma == "I",
      EnglishStatement.states.contains(last.lexeme.lemma)
        || [
          "late", "ready", "safe", "okay", "fine", "here", "home", "happy", "busy", "lost", "stuck",
        ]
        .contains(last.lexeme.lemma)
    else { return nil }
    var state = last
    if !["here", "home"].contains(last.lexeme.lemma) {
      state.lexeme = Lexeme(lemma: last.lexeme.lemma, wordClass: .adjective, kind: .state)
    }
    let speaker = row.count == 4 ? [row[2]] : word("I")
    var who = row[1]
    if EnglishPeople.names.contains(who.lexeme.lemma) { who.lexeme.article = .bare }
    return [row[0].asVerb, who] + word("that") + speaker + [EnglishWording.be, state]
  }

  /// *gave/cat/food, gave/dog/bone, yelled/at/class*: to whom.
  private func handedOver(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3 else { return nil }
    if row[1].lexeme.lemma == "at", ["class", "team", "group"].contains(row[2].lexeme.lemma) {
      return row[..<2] + word("the") + [row[2]]
    }
    guard ["gave", "fed", "brought", "showed"].contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .noun,
      row[1].lexeme.roleKind == .animal || row[1].lexeme.lemma == "baby",
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.isBeing
    else { return nil }
    let isCounted =
      row[0].lexeme.lemma == "gave" && row[2].lexeme.number != .plural
      && !EnglishHabits.isPlural(row[2].lexeme) && !EnglishHabits.isMass(row[2].lexeme)
    return word("I") + [row[0]] + word("the") + [row[1]] + (isCounted ? word("a") : []) + [row[2]]
  }

  /// *cut/meat/me, peel/orange/me*: for whom something is done (CGEL §16.56); *feed/fish/me*: who feeds it.
  private func servedMe(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[2].lexeme.lemma == "me", let noun = row.dropFirst().first?.lexeme,
      noun.wordClass == .noun, !noun.isHuman
    else { return nil }
    let act = row[0].lexeme.lemma
    if act == "feed" {
      guard noun.roleKind == .animal, let speaker = lexicon.known("I") else {
        return [row[0].asVerb, row[2], row[1]]
      }
      return [Constituent(speaker, tile: row[2].tile), row[0].asVerb] + word("the") + [row[1]]
    }
    guard Self.served.contains(act), row[0].asVerb.lexeme.wordClass == .verb else { return nil }
    let owner = noun.kind == .clothing ? word("my") : word("the")
    return [row[0].asVerb] + owner + [row[1]] + word("for") + [row[2]]
  }

  /// What one does for somebody who cannot.
  private static let served = EnglishWords.set(
    """
    cut peel slice chop mash warm heat open close carry hold tie untie zip unzip button unbutton fix clean wash wipe push
    lift stir mix charge fold pack unpack plug unlock lock finish check move turn wrap unwrap blow break crack
    """)

  /// *you/help/me/wash/hair*: whose who is helped (CGEL §5.112).
  private func helpedWith(_ row: [Constituent]) -> [Constituent]? {
    guard let help = row.firstIndex(where: { $0.lexeme.lemma == "help" }), help + 3 < row.count,
      row[help + 1].lexeme.lemma == "me", canAct(row[help + 2].lexeme),
      let part = row[(help + 3)...].firstIndex(where: { $0.lexeme.wordClass == .noun }),
      row[(help + 3)..<part].allSatisfy({ $0.lexeme.wordClass == .adposition }),
      row[part].lexeme.kind == .body || row[part].lexeme.kind == .clothing
        || ["teeth", "tooth", "hair"].contains(row[part].lexeme.lemma)
    else { return nil }
    return row[..<part] + word("my") + row[part...]
  }
}
