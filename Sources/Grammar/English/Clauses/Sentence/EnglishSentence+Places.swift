import AACCore

/// What a noun is that stands by itself behind a verb or behind a thing, where no frame asks for it: where it is done,
/// what it is taken from, against what it goes, which day it is for.
///
/// Sources: CGEL §9.15–9.19 (position), §9.46–9.49 (source, means), §8.39–8.50 (adjuncts of place); CaGEL ch. 8 §4.
extension EnglishSentence {
  /// Puts the preposition and the article before each of them.
  static func putPlaces(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let main = clause.verb?.lexeme.lemma, !clause.isLaid || aimed.contains(main) else {
      return
    }
    for index in clause.complements.indices.reversed() {
      let words = clause.complements
      let noun = words[index].lexeme
      guard noun.wordClass == .noun || noun.wordClass == .properNoun,
        !words[..<index].contains(where: { $0.lexeme.wordClass == .conjunction }),
        index + 1 == words.count || !joinsNext(noun, words[index + 1].lexeme)
      else { continue }
      // *want/sing/shower*: what is done there is the last verb before it.
      let deed = words[..<index].last { $0.lexeme.wordClass == .verb }?.lexeme.lemma
      let verb = deed ?? main
      var begin = index
      while begin > 0,
        words[begin - 1].lexeme.isDeterminerLike
          || words[begin - 1].lexeme.wordClass == .adjective && verb != "be"
            && words[begin - 1].lexeme.lemma != "alone"
          || isOwner(words, begin - 1)
      { begin -= 1 }
      let last = begin > 0 ? words[begin - 1].lexeme : nil
      let isApart = last?.wordClass == .verb || last?.lemma == "alone"
      let before = isApart ? nil : last
      // *sleep/in/whose/bed*: it is asked for, with the preposition that was chosen.
      let isAsked = clause.isQuestion && ["whose", "which"].contains(before?.lemma ?? "")
      guard before?.wordClass != .adposition, before?.lemma != "to", !isAsked,
        let place = clause.isLaid
          ? before.flatMap({ besideThing(noun, $0, verb) })
          : whereabouts(of: noun, behind: before, verb, clause)
      else { continue }
      var small = [
        Constituent(Lexeme(lemma: place.preposition, wordClass: .adposition, kind: .direction))
      ]
      if begin == index, let article = place.article.flatMap(planner.lexicon.known) {
        small.append(Constituent(article))
        clause.reasons.append(.init(.articleDefinite, noun.lemma, article.lemma))
      }
      let isBare = place.article == nil && !place.isOpen && !EnglishPeople.isPossessed(noun.lemma)
      clause.complements[index].government =
        isBare ? Government(preposition: place.preposition, article: .bare) : nil
      clause.complements.insert(contentsOf: small, at: begin)
      clause.reasons.append(.init(.preposition, noun.lemma, place.preposition))
    }
  }

  /// *invite/me/to/her/party*: between a preposition and its noun *her* is whose it is, and nobody.
  private static func isOwner(_ words: [Constituent], _ index: Int) -> Bool {
    index > 0 && ["her", "she"].contains(words[index].lexeme.lemma)
      && (words[index - 1].lexeme.wordClass == .adposition || words[index - 1].lexeme.lemma == "to")
  }

  /// What is done to a thing in a place or against something, in rows too: *cut/finger/kitchen, throw/ball/window*.
  private static let aimed = EnglishWords.set("cut throw kick hit")

  private static func joinsNext(_ noun: Lexeme, _ next: Lexeme) -> Bool {
    next.wordClass == .noun && EnglishCompounds.joins(noun, next)
  }

  private static func whereabouts(
    of noun: Lexeme, behind before: Lexeme?, _ verb: String, _ clause: Clause
  ) -> EnglishWhereabouts? {
    if !clause.complements.contains(where: { repeated.contains($0.lexeme.lemma) }),
      let day = dayOf(noun, before, verb)
    {
      return day
    }
    if let before, before.isBeing || before.wordClass == .pronoun,
      EnglishPairings.isPlatform(noun.lemma)
    {
      // *block/he/Instagram.*
      return EnglishWhereabouts("on", nil)
    }
    if noun.kind.isTemporal || noun.wordClass != .noun { return nil }
    if verb == "be", let before, ambient.contains(before.lemma),
      noun.isPlaceLike || noun.kind == .vehicle, clause.complements.count == 2,
      clause.subject.count == 1, clause.subject[0].lexeme.lemma == "it"
    {
      // *it/be/windy/beach*: what it is like there (CGEL §10.26, prop *it*).
      return EnglishWhereabouts.of(noun)
    }
    if let source = sourceOf(noun, before, verb) { return source }
    if let class_ = inClass(noun, before, verb) { return class_ }
    if before == nil, let place = occurrence(noun, verb, clause) { return place }
    if noun.lemma == "line", before == nil, queueing.contains(verb) {
      return EnglishWhereabouts("in", nil)
    }
    if before == nil, speaking.contains(verb), voices.contains(noun.lemma) {
      // *talk/tablet*: what gives one a voice.
      return EnglishWhereabouts("with", possessive(of: clause.subject) ?? "my")
    }
    if let stay = stay(noun, before, verb) { return stay }
    guard let before else { return nil }
    if noun.kind == .subject, before.wordClass == .noun, !before.isHuman, before.kind != .subject,
      studied.contains(verb), !EnglishCompounds.joins(before, noun)
    {
      // *dissect/frog/biology.*
      return EnglishWhereabouts("in", nil)
    }
    if verb == "leave", noun.isHuman, leftFor.contains(before.lemma) {
      return EnglishWhereabouts("for", nil, isOpen: true)
    }
    if verb == "be", clause.subject.first?.lexeme.lemma == "there",
      KindSet.edible.contains(before.kind), before.lemma != noun.lemma, holding.contains(noun.lemma)
    {
      // *there/be/too much/salt/soup* (CGEL §18.44–18.46).
      return EnglishWhereabouts("in")
    }
    return placeOfSomebody(noun, before, verb, clause) ?? besideBeing(noun, before, verb)
      ?? besideThing(noun, before, verb) ?? meansOrPlace(noun, before, verb)
  }

  // MARK: Where it is done

  /// *vomit/kitchen, sing/shower, cry/bedroom, argue/car*: a place is neither what it is done to nor what it is about.
  private static func stay(_ noun: Lexeme, _ before: Lexeme?, _ verb: String)
    -> EnglishWhereabouts?
  {
    guard before.map({ $0.isBeing || $0.wordClass == .pronoun }) ?? true
    else {
      let isPerformed = ["song", "music", "lullaby"].contains(before?.lemma ?? "")
      return isPerformed && verb == "sing" && noun.lemma != "class" && !noun.isBeing
        ? EnglishWhereabouts.of(noun) : nil
    }
    if verb == "cry", EnglishPeople.visited.contains(noun.lemma) { return EnglishWhereabouts("at") }
    if ["pee", "poop", "vomit", "throw up"].contains(verb), noun.kind == .clothing {
      return EnglishWhereabouts(verb == "pee" || verb == "poop" ? "in" : "on", nil, isOpen: true)
    }
    if bodily.contains(verb) {
      let isAtTable = ["table", "desk"].contains(noun.lemma) && verb != "vomit"
      if isAtTable, verb != "throw up" { return EnglishWhereabouts("at") }
      guard !noun.isBeing || noun.lemma == "choir", noun.kind != .media else { return nil }
      return EnglishWhereabouts.of(noun)
    }
    guard spoken.contains(verb), noun.lemma != "school" || verb == "laugh" else { return nil }
    if verb == "think" { return noun.lemma == "bed" ? EnglishWhereabouts.of(noun) : nil }
    guard
      noun.isPlaceLike || noun.kind == .vehicle || noun.lemma == "bed"
        || verb == "laugh" && noun.kind == .event
    else { return nil }
    return EnglishWhereabouts.of(noun)
  }

  /// *sneeze/class, play/class/friend*: behind verbs that no lesson is the object of.
  private static func inClass(_ noun: Lexeme, _ before: Lexeme?, _ verb: String)
    -> EnglishWhereabouts?
  {
    guard noun.lemma == "class", donePersonally.contains(verb) else { return nil }
    if let before, before.wordClass == .noun, !before.isBeing {
      if ["read", "sing", "explain", "show", "present"].contains(verb) { return nil }
      if EnglishCompounds.joins(before, noun), !["music", "song"].contains(before.lemma) {
        return nil
      }
    }
    return EnglishWhereabouts("in", nil)
  }

  /// *look for/dog/park, talk/mom/kitchen, kiss/sister/bed*: neither the park of dogs nor her kitchen.
  private static func besideBeing(_ noun: Lexeme, _ before: Lexeme, _ verb: String)
    -> EnglishWhereabouts?
  {
    guard before.isBeing || before.wordClass == .pronoun else { return nil }
    if verb == "surprise", !noun.isBeing {
      return noun.kind == .event || noun.kind == .food
        ? EnglishWhereabouts("with", "a") : nil
    }
    if verb == "fight", noun.kind == .toy || noun.kind == .device {
      return EnglishWhereabouts("over")
    }
    if verb == "pick up" || verb == "collect" {
      guard
        noun.isPlaceLike || [.event, .activity, .subject, .sport].contains(noun.kind)
          || noun.lemma == "therapy"
      else { return nil }
      return EnglishWhereabouts("from", EnglishWhereabouts.of(noun)?.article)
    }
    if ["kiss", "hug"].contains(verb), noun.lemma == "bed" { return EnglishWhereabouts.of(noun) }
    guard met.contains(verb), noun.isPlaceLike, verb != "argue" || noun.lemma != "school",
      before.kind == .animal || EnglishPeople.names.contains(before.lemma.lowercased())
        || EnglishPeople.isPossessed(before.lemma),
      !["house", "room", "bedroom", "home", "cage"].contains(noun.lemma) || verb == "look for"
    else { return nil }
    return EnglishWhereabouts.of(noun)
  }

  // MARK: From where and against what

  /// *come back/store, drink/water/bottle, take/toy/box, get/milk/fridge*.
  private static func sourceOf(_ noun: Lexeme, _ before: Lexeme?, _ verb: String)
    -> EnglishWhereabouts?
  {
    if returning.contains(verb), before == nil {
      guard !noun.isBeing, noun.lemma != "home", noun.kind != .home, noun.kind != .furniture,
        noun.isPlaceLike
          || ["trip", "vacation", "holiday", "party", "wedding"].contains(noun.lemma)
      else { return nil }
      let isBare = ["vacation", "holiday", "town"].contains(noun.lemma)
      return EnglishWhereabouts(
        "from", isBare || EnglishHabits.barePlaces.contains(noun.lemma) ? nil : "the")
    }
    if verb == "arrive", noun.lemma == "work" || noun.kind == .event {
      return EnglishWhereabouts("at", noun.lemma == "work" ? nil : "the")
    }
    guard let before, before.wordClass == .noun, !before.isBeing else { return nil }
    let isEaten = KindSet.edible.contains(before.kind)
    if before.lemma == "blood", noun.kind == .body, verb == "draw" || verb == "take" {
      // *draw/blood/arm.*
      return EnglishWhereabouts("from", nil, isOpen: true)
    }
    switch verb {
    case "drink", "eat":
      return isEaten && vessels.contains(noun.lemma) ? EnglishWhereabouts("from") : nil
    case "take", "take out", "get", "grab", "remove":
      let isHeld = EnglishHabits.boxes.contains(noun.lemma) && noun.lemma != "shower"
      guard isHeld, before.namesThing || isEaten,
        !EnglishCompounds.joins(before.lemma, noun.lemma) || before.lemma == "toy",
        !EnglishHabits.measures.contains(noun.lemma)
          || ["box", "bag", "jar", "basket"].contains(noun.lemma)
      else { return nil }
      return EnglishWhereabouts("from")
    default: return nil
    }
  }

  /// *break/arm/bike, kick/ball/window, spill/juice/shirt, listen/music/car*: what the second thing is to the first.
  private static func besideThing(_ noun: Lexeme, _ before: Lexeme, _ verb: String)
    -> EnglishWhereabouts?
  {
    guard before.wordClass == .noun, !before.isBeing, !noun.isBeing else { return nil }
    if verb == "cut", noun.isPlaceLike { return EnglishWhereabouts.of(noun) }
    if before.kind == .body, hurting.contains(verb) {
      if noun.kind == .vehicle {
        return EnglishWhereabouts(EnglishHabits.rodeIn.contains(noun.lemma) ? "in" : "on")
      }
      if EnglishHabits.rides.contains(noun.lemma) { return EnglishWhereabouts("on") }
      return ["hit", "bump", "bang"].contains(verb) && noun.kind == .furniture
        ? EnglishWhereabouts("on") : nil
    }
    if ["kick", "throw", "hit"].contains(verb) {
      if noun.lemma == "net" || noun.lemma == "goal" { return EnglishWhereabouts("into") }
      return ["window", "wall", "fence", "door", "target"].contains(noun.lemma)
        ? EnglishWhereabouts("at") : nil
    }
    if ["listen", "hear", "play"].contains(verb), ["music", "song", "radio"].contains(before.lemma)
    {
      guard noun.kind == .vehicle || noun.kind == .room else { return nil }
      return EnglishWhereabouts.of(noun)
    }
    if ["see", "watch"].contains(verb), before.kind == .game || before.kind == .media {
      return ["computer", "tablet", "phone"].contains(noun.lemma) ? EnglishWhereabouts("on") : nil
    }
    if verb == "spill" {
      if noun.kind == .clothing { return EnglishWhereabouts("on", nil, isOpen: true) }
      return noun.kind == .furniture ? EnglishWhereabouts("on") : nil
    }
    if verb == "pay", noun.isPlaceLike { return EnglishWhereabouts.of(noun) }
    if verb == "pay", ["card", "phone"].contains(noun.lemma) { return EnglishWhereabouts("with") }
    if ["get off", "get on"].contains(verb), noun.lemma == "station" {
      return EnglishWhereabouts("at")
    }
    if verb == "get", noun.kind == .place, before.kind != .vehicle,
      !EnglishCompounds.joins(before, noun)
    {
      // *get/job/library.*
      return EnglishWhereabouts.of(noun)
    }
    if ["buy", "get", "find"].contains(verb), ["store", "shop"].contains(noun.lemma) {
      return verb == "find" ? nil : EnglishWhereabouts("at")
    }
    if ["leave", "forget", "lose"].contains(verb) {
      guard noun.isPlaceLike || noun.kind == .vehicle,
        before.namesThing || before.kind == .clothing,
        noun.lemma != "home"
      else { return nil }
      return EnglishWhereabouts.of(noun)
    }
    if verb == "look for", noun.isPlaceLike { return EnglishWhereabouts.of(noun) }
    if ["win", "get"].contains(verb), noun.kind == .sport, awards.contains(before.lemma) {
      return EnglishWhereabouts("in", nil)
    }
    return nil
  }

  /// *head/hurt/school, phone/ring/class, it/rain/practice*: where and when a thing does what it does.
  private static func occurrence(_ noun: Lexeme, _ verb: String, _ clause: Clause)
    -> EnglishWhereabouts?
  {
    if verb == "rain" || verb == "snow" {
      guard noun.kind == .event || noun.lemma.hasSuffix("practice") else { return nil }
      return EnglishWhereabouts("during", noun.lemma.hasSuffix("practice") ? nil : "the")
    }
    guard occurring.contains(verb), noun.isPlaceLike || noun.lemma == "class",
      let subject = clause.subject.last?.lexeme, !subject.isBeing, subject.wordClass == .noun
    else { return nil }
    return EnglishWhereabouts.of(noun)
  }

  private static let ambient = EnglishWords.set(
    "windy sunny rainy foggy snowy stormy humid chilly freezing cold hot dark warm cool cloudy icy muggy loud noisy"
  )
  private static let awards = EnglishWords.set(
    "medal prize trophy award gold silver bronze certificate")
  private static let leftFor = EnglishWords.set("voicemail message note present gift card snack")
  private static let studied = EnglishWords.set(
    "dissect read write learn make paint build draw use watch solve finish get win fail pass discuss present"
  )
  /// What other food is put in.
  private static let holding = EnglishWords.set(
    "soup salad tea coffee sauce sandwich stew cake pie pasta salsa curry smoothie cereal omelet chili dough batter"
  )
  private static let occurring = EnglishWords.set("hurt ache itch bleed ring beep throb sting")

  // MARK: Which day

  /// *be ill/Christmas, dance/birthday, wear/costume/Halloween, visit/grandma/Christmas*.
  private static func dayOf(_ noun: Lexeme, _ before: Lexeme?, _ verb: String)
    -> EnglishWhereabouts?
  {
    let isBirthday = noun.lemma == "birthday"
    let isNamedDay = noun.lemma.hasSuffix(" Day") || noun.lemma.hasSuffix(" Eve")
    guard isBirthday || isNamedDay || feasts.contains(noun.lemma) else { return nil }
    let isOwn = before == nil || before?.wordClass == .adjective
    let isState = verb == "be" || verb.hasPrefix("be ")
    let preposition = ["Christmas", "Easter"].contains(noun.lemma) ? "at" : "on"
    let day = EnglishWhereabouts(preposition, isBirthday ? "my" : nil)
    if isState {
      return verb == "be" && before == nil ? nil : verb == "be sad" && isBirthday ? nil : day
    }
    if isOwn { return ["dance", "sing", "cry", "play", "laugh"].contains(verb) ? day : nil }
    if isNamedDay { return day }
    if ["open", "unwrap"].contains(verb) {
      // *open/present/birthday.*
      return EnglishWhereabouts(preposition, nil)
    }
    if verb == "wear" { return isBirthday ? nil : day }
    if given.contains(verb), before?.isBeing == true || before?.wordClass == .pronoun {
      return EnglishWhereabouts("for", nil)
    }
    if isBirthday, before?.isBeing == true || before?.wordClass == .pronoun,
      ["call", "video call", "phone", "text", "visit", "surprise", "see", "sing", "sing to", "hug"]
        .contains(verb)
    {
      // *call/grandma/birthday*: the day is that of whom it is done to.
      return EnglishWhereabouts("on", nil)
    }
    let isCompany = before?.isBeing == true
    return isCompany && ["visit", "go", "see", "meet", "call"].contains(verb) && !isBirthday
      ? day : nil
  }

  /// *every Christmas, last Easter* (CGEL §8.52).
  private static let repeated: WordSet = ["every", "each", "this", "last", "next"]
  /// What the body does, and what is sung and shouted: where one is when one does it.
  private static let bodily = EnglishWords.set(
    """
    vomit sing whisper whistle cry sneeze yawn cough faint snore shout scream yell soak sleep dance burp fart
    """
  ).union(["throw up", "fall asleep"])
  private static let spoken = EnglishWords.set("talk argue laugh think chat")
  /// What is done in class, and to no class.
  private static let donePersonally = EnglishWords.set(
    """
    learn study yawn sneeze sleep eat dance whisper shout faint read write play sit vomit sing talk laugh listen cry cough draw
    drink scream whistle fight argue wait work stand think answer nap behave burp smile
    """
  ).union(["fall asleep", "line up", "throw up"])
  private static let met = EnglishWords.set(
    "see chase find lose watch hear meet play talk argue fight laugh speak pet hug kiss"
  ).union([
    "look for", "wait for", "run after",
  ])
  private static let returning: WordSet = ["come back", "get back", "be back", "get home"]
  private static let queueing = EnglishWords.set("stand wait cut stay push shove")
  private static let vessels = EnglishWords.set("bottle cup glass mug can bowl plate carton")
  private static let hurting = EnglishWords.set(
    "break hurt twist sprain cut scrape bump hit bang knock injure")
  private static let given = EnglishWords.set("give send bring")
  private static let feasts = EnglishWords.set("Christmas Easter Halloween Thanksgiving")
}
