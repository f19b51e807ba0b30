import AACCore

/// Who owns what is chosen right behind (CGEL §5.112–5.123).
extension EnglishWording {
  /// *Emma/dog/bark, what/your/dog/name, brush/doll/hair*: who comes right before what is somebody's owns it.
  mutating func genitive(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2 else { return nil }
    for index in row.indices.dropLast() {
      let owner = row[index].lexeme
      let thing = row[index + 1].lexeme
      guard owner.isBeing || owner.kind == .toy && thing.kind == .body,
        owner.wordClass == .noun || owner.wordClass == .properNoun,
        owner.number != .plural, thing.wordClass == .noun, !thing.kind.isTemporal,
        !thing.isPlaceLike || isHomeOf(row, index) || isRoomOf(row, index)
          || isThingOf(row, index),
        !EnglishCompounds.joins(owner, thing),
        isHomeOf(row, index) || isRoomOf(row, index) || isOwner(row, index, owner, thing)
          || isThingOf(row, index)
      else { continue }
      var row = row
      let before = index > 0 ? row[index - 1].lexeme : nil
      var text = owner.lemma
      if EnglishPeople.names.contains(text) { text = text.capitalizedAtStart }
      text += "'s"
      var begin = index
      if let before, before.wordClass == .adjective, index > 1,
        row[index - 2].lexeme.kind == .possessive, row[index - 2].lexeme.wordClass != .pronoun
      {
        // *my/best/friend/name.*
        let own = row[index - 2].lexeme.lemma
        text = "\(EnglishPronouns.of(own)?.possessive ?? own) \(before.lemma) \(owner.lemma)'s"
        begin -= 2
        if let first = row[begin].tile {
          tiles[first] = row[begin...index].compactMap(\.tile)
        }
      } else if let before, before.kind == .possessive, before.wordClass != .pronoun {
        text = "\(EnglishPronouns.of(before.lemma)?.possessive ?? before.lemma) \(owner.lemma)'s"
        begin -= 1
        if let first = row[begin].tile, let second = row[index].tile {
          tiles[first] = [first, second]
        }
      } else if owner.wordClass == .noun, !EnglishPeople.names.contains(owner.lemma) {
        text = (EnglishPeople.isPossessed(owner.lemma) ? "my " : "the ") + text
      }
      row[begin].lexeme = Lexeme(lemma: text, wordClass: .determiner, kind: .possessive)
      if begin < index { row.removeSubrange((begin + 1)...index) }
      let verb = begin + 2
      if row.indices.contains(verb), Self.sounding.contains(row[verb].lexeme.lemma) {
        row[verb] = row[verb].asVerb
        row[begin + 1].lexeme = lexicon.known(row[begin + 1].lexeme.lemma) ?? row[begin + 1].lexeme
      }
      return row
    }
    return nil
  }

  /// *meet/boyfriend/Ana*: behind whom one has only one of, a name says whose (CGEL §5.115).
  func ownPartner(_ row: inout [Constituent], _ verb: String) {
    guard !Self.introducing.contains(verb),
      let name = row.indices.dropFirst(2).first(where: {
        row[$0].lexeme.wordClass == .properNoun && row[$0].lexeme.isHuman
          && row[$0 - 1].lexeme.wordClass == .noun
          && Self.partners.contains(row[$0 - 1].lexeme.lemma)
      }),
      name + 1 == row.count
        || !row[name + 1].lexeme.isHuman && !row[name + 1].lexeme.isConnective
          && row[name + 1].lexeme.kind != .body,
      case let before = row[name - 2].lexeme,
      !before.isDeterminerLike, !before.isHuman, !before.isConnective
    else { return }
    row[name].lexeme = Lexeme(
      lemma: row[name].lexeme.lemma + "'s", wordClass: .determiner, kind: .possessive)
    row.swapAt(name - 1, name)
  }

  /// Who is the only one that somebody has.
  private static let partners = EnglishWords.set(
    "boyfriend girlfriend husband wife mother father mother-in-law father-in-law")
  /// What is done to one person before another, or said of two.
  private static let introducing = EnglishWords.set(
    "introduce show compare confuse prefer be give call name marry go come live play leave ask")

  /// *Ana/house/be/big, go/grandma/house*: the home of somebody with a name.
  private func isHomeOf(_ row: [Constituent], _ index: Int) -> Bool {
    let owner = row[index].lexeme
    let thing = row[index + 1].lexeme
    let isFeast =
      thing.lemma == "party" || thing.lemma.hasSuffix(" party")
      || thing.lemma == "birthday" && index + 2 < row.count
        && row[index + 2].lexeme.lemma == "party"
    guard isFeast || ["house", "farm", "apartment", "flat"].contains(thing.lemma),
      owner.wordClass == .properNoun
        || EnglishPeople.names.contains(owner.lemma) || EnglishPeople.isPossessed(owner.lemma)
    else { return false }
    let next = index + 2 < row.count ? row[index + 2].lexeme : nil
    if index == 0 || index == 1 && row[0].lexeme.kind == .possessive,
      next?.lemma == "be" || next?.wordClass == .adjective
    {
      return true
    }
    if goesThere(row, index) { return true }
    let told = row.filter { !$0.lexeme.kind.isTemporal }
    return told.count == (thing.lemma == "birthday" ? 4 : 3)
      && !told.contains { $0.lexeme.isDeterminerLike }
      && told.contains { Self.calls.contains($0.lexeme.lemma) }
  }

  /// *drive/dad/car, play/with/my/brother/toy, sleep/at/my/cousin/house*: by its role, what kin and friends have, behind a verb
  /// that is not done to them too, or behind a preposition.
  private func isThingOf(_ row: [Constituent], _ index: Int) -> Bool {
    guard isByRole, index > 0, case let owner = row[index].lexeme,
      Self.belonging.contains(row[index + 1].lexeme.kind),
      EnglishPeople.names.contains(owner.lemma) || EnglishPeople.isPossessed(owner.lemma)
        || owner.wordClass == .properNoun && owner.isHuman || Self.owning.contains(owner.lemma)
    else { return false }
    if index + 2 < row.count {
      let next = row[index + 2].lexeme
      guard
        next.wordClass == .adposition || next.wordClass == .adverb || next.kind.isTemporal
          || ["every", "this", "next", "last", "and", "because", "but"].contains(next.lemma)
      else { return false }
    }
    var before = index - 1
    while before > 0, row[before].lexeme.kind == .possessive { before -= 1 }
    switch row[before].lexeme.wordClass {
    case .verb: return Self.using.contains(row[before].lexeme.lemma)
    case .adposition: return Self.beside.contains(row[before].lexeme.lemma)
    default: return false
    }
  }

  static let belonging: Set<SemanticKind> = [
    .vehicle, .toy, .device, .home, .room, .clothing, .furniture, .book,
  ]
  private static let owning = EnglishWords.set(
    "teacher neighbor neighbour friend boy girl nurse doctor baby kid")
  /// What one does to a thing, and to nobody who has it.
  private static let using = EnglishWords.set(
    """
    drive like love use borrow break fix wash clean ride wear find lose steal hide open close charge touch drop crash
    park start need sell paint want hate repair see
    """)
  private static let beside: WordSet = [
    "at", "in", "with", "from", "near", "on", "behind", "into", "by", "under", "next to", "outside",
    "inside", "off", "out of",
  ]

  /// *sister/room/messy, dad/office/very/big*: the room of somebody, with nothing but what it is like behind.
  private func isRoomOf(_ row: [Constituent], _ index: Int) -> Bool {
    guard index == 0 || index == 1 && row[0].lexeme.kind == .possessive, index + 2 < row.count,
      row[index].lexeme.isHuman, row[index + 1].lexeme.isPlaceLike,
      row.last?.lexeme.wordClass == .adjective
    else { return false }
    let grades = row[(index + 2)...].dropLast()
    return grades.count < 2
      && grades.allSatisfy {
        $0.lexeme.kind == .degree || $0.lexeme.kind == .negation || $0.lexeme.lemma == "too"
      }
  }

  /// *I/go/friend/house/play, can/go/grandma/house*: right behind the verb of going, with nothing but an act behind.
  private func goesThere(_ row: [Constituent], _ index: Int) -> Bool {
    guard index > 0, ["go", "visit"].contains(row[index - 1].lexeme.lemma) else { return false }
    return row[..<(index - 1)].allSatisfy {
      isNominative($0.lexeme) || $0.lexeme.kind.isTemporal
        || ["want", "can", "to"].contains($0.lexeme.lemma)
    }
      && row[(index + 2)...].allSatisfy {
        ["play", "sleep", "eat", "party"].contains($0.lexeme.lemma) || $0.lexeme.kind.isTemporal
          || $0.lexeme.lemma == "please"
      }
  }

  /// What one does at somebody's home, or on the way there.
  private static let calls = EnglishWords.set("go visit stay sleep play come leave walk drive")

  func isOwner(_ row: [Constituent], _ index: Int, _ owner: Lexeme, _ thing: Lexeme) -> Bool {
    let first = row[..<index].firstIndex { !$0.lexeme.isDeterminerLike } ?? index
    let next = index + 2 < row.count ? row[index + 2].lexeme : nil
    if EnglishHabits.heads.contains(thing.lemma) || Self.marks.contains(thing.lemma)
      || thing.lemma.hasPrefix("birthday ")
    {
      return !row.contains { $0.lexeme.wordClass == .verb && $0.lexeme.lemma != "be" }
    }
    guard first == index else {
      // *brush/doll/hair*: a part of somebody right behind the verb.
      guard thing.kind == .body, row[first].lexeme.wordClass == .verb,
        first + 1 == index
          || row[(first + 1)..<index].allSatisfy(\.lexeme.isDeterminerLike)
      else { return false }
      let frame = frames[row[first].lexeme.lemma]
      return frame.isListed && !frame.slots.contains { $0.role == .recipient }
        && !frame.isCopular
    }
    guard let next else { return false }
    if !hasVerb(row), next.wordClass == .adjective || next.kind == .degree,
      row[(index + 3)...].allSatisfy({ $0.lexeme.wordClass == .adjective }) || next.kind == .degree
    {
      // *mom/phone/broken, Ana/cat/black/white.*
      return owner.isHuman
        && (!thing.isBeing || thing.kind == .animal
          || owner.wordClass == .properNoun && EnglishPeople.isPossessed(thing.lemma))
    }
    guard isDoing(next) else { return false }
    let frame = frames[next.lemma]
    if thing.kind == .body { return frame.slot(.object) == nil || Self.aching.contains(next.lemma) }
    let isNamed = owner.wordClass == .properNoun || EnglishPeople.names.contains(owner.lemma)
    let rest = row[(index + 3)...]
    if frame.isCopular {
      guard let quality = rest.first?.lexeme, owner.isHuman else { return false }
      return quality.wordClass == .adjective || quality.kind == .degree
        || quality.kind == .negation || quality.wordClass == .adposition || thing.isBeing
    }
    if isNamed, Self.sounding.contains(next.lemma), rest.isEmpty,
      thing.kind == .device || thing.kind == .vehicle
    {
      return true
    }
    if thing.kind == .animal, EnglishPeople.isPossessed(owner.lemma), rest.isEmpty,
      Self.voices.contains(next.lemma)
    {
      // *neighbor/dog/bark.*
      return true
    }
    guard isNamed, thing.isBeing, !EnglishPeople.names.contains(thing.lemma) else { return false }
    if let last = rest.first?.lexeme, rest.count == 1, last.wordClass == .pronoun {
      return EnglishPronouns.of(last.lemma)?.person == .first
    }
    return Self.solitary.contains(next.lemma)
      && rest.allSatisfy {
        $0.lexeme.wordClass == .adverb || $0.lexeme.kind.isTemporal
      }
  }

  func isDoing(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .verb
      || lexeme.wordClass == .noun
        && (Self.aching.contains(lexeme.lemma) || Self.solitary.contains(lexeme.lemma)
          || Self.sounding.contains(lexeme.lemma))
  }

  /// What things of somebody do by themselves.
  static let sounding = EnglishWords.set("ring beep break start")

  /// What animals do, and people do not.
  private static let voices = EnglishWords.set("bark meow purr growl howl bite die shed")
  static let marks = EnglishWords.set("birthday age surname nickname address")
  static let aching = EnglishWords.set("ache hurt itch bleed swell sting burn tickle")
  /// What one does alone, to nobody.
  static let solitary = EnglishWords.set(
    "bark meow run sleep jump cry sing dance die bite laugh smile swim snore purr arrive cough talk"
  )
}
