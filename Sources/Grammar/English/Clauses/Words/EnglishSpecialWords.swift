import AACCore

/// Single words that are two things, told apart by their neighbours: *red one, not fair, turn left*.
///
/// Each row of the table says where the word is meant so and what it is then.
///
/// Sources: CGEL §7.2–7.17 (adjectives that are adverbs), §6.55 (*one*), App. I.43–I.56 (conversion).
struct EnglishSpecialWord: Sendable {
  /// Where a word stands.
  struct Place {
    let words: [Constituent]
    let index: Int
    let frames: FrameTable

    var lexeme: Lexeme { words[index].lexeme }
    var before: Lexeme? { index > 0 ? words[index - 1].lexeme : nil }
    var next: Lexeme? { index + 1 < words.count ? words[index + 1].lexeme : nil }

    /// Whether the word before says what something is like.
    var isBehindCopula: Bool { before.map { frames[$0.lemma].isCopular } == true }

    /// Whether the row has a verb that says what something is like.
    var hasCopula: Bool {
      words.contains { $0.lexeme.wordClass == .verb && frames[$0.lexeme.lemma].isCopular }
    }

    /// *because/alarm clock/not/ring*: between a conjunction with its subject and what that does not do.
    var isWithinClause: Bool {
      guard let next, frames.listed(next.lemma) != nil,
        let link = words[..<index].lastIndex(where: {
          EnglishClauseSplitter.subordinators.contains($0.lexeme.lemma)
        })
      else { return false }
      return !words[link..<index].contains { $0.lexeme.wordClass == .verb }
    }

    var hasVerbBefore: Bool { words[..<index].contains { $0.lexeme.wordClass == .verb } }
  }

  /// Whether the word is meant so there.
  let isMeant: @Sendable (Place) -> Bool
  /// What it is then.
  let lexeme: Lexeme

  /// What a word is at its place; nil: what it was.
  static func lexeme(at place: Place) -> Lexeme? {
    table[place.lexeme.lemma]?.first { $0.isMeant(place) }?.lexeme
  }

  private init(_ lexeme: Lexeme, where isMeant: @escaping @Sendable (Place) -> Bool) {
    self.lexeme = lexeme
    self.isMeant = isMeant
  }

  private static func quality(
    _ lemma: String, _ kind: SemanticKind = .state,
    where isMeant: @escaping @Sendable (Place) -> Bool
  ) -> EnglishSpecialWord {
    EnglishSpecialWord(Lexeme(lemma: lemma, wordClass: .adjective, kind: kind), where: isMeant)
  }

  private static func adverb(
    _ lemma: String, _ kind: SemanticKind, where isMeant: @escaping @Sendable (Place) -> Bool
  ) -> EnglishSpecialWord {
    EnglishSpecialWord(Lexeme(lemma: lemma, wordClass: .adverb, kind: kind), where: isMeant)
  }

  private static func verb(
    _ lemma: String, where isMeant: @escaping @Sendable (Place) -> Bool
  ) -> EnglishSpecialWord {
    EnglishSpecialWord(Lexeme(lemma: lemma, wordClass: .verb, kind: .action), where: isMeant)
  }

  private static func link(
    _ lemma: String, where isMeant: @escaping @Sendable (Place) -> Bool
  ) -> EnglishSpecialWord {
    EnglishSpecialWord(
      Lexeme(lemma: lemma, wordClass: .conjunction, kind: .connective), where: isMeant)
  }

  static let one: Lexeme = {
    var one = Lexeme(lemma: "one", wordClass: .noun)
    one.countability = .count
    one.article = .definite
    return one
  }()

  /// *a different one.*
  private static let anyOne: Lexeme = {
    var one = Self.one
    one.article = .indefinite
    return one
  }()

  private static let fine: Lexeme = {
    var fine = Lexeme(lemma: "fine", wordClass: .noun, kind: .money)
    fine.countability = .count
    return fine
  }()

  private static let dark: Lexeme = {
    var dark = Lexeme(lemma: "dark", wordClass: .noun, kind: .nature)
    dark.article = .definite
    return dark
  }()

  /// *mine/not/yours, red/not/blue, my/brother/not/my/friend*: what it is and what it is not, two of a class (CGEL §13.42).
  private static func isContrasted(_ place: Place) -> Bool {
    guard place.hasVerbBefore, let before = place.before, let next = place.next,
      place.index + 2 == place.words.count
        || place.words[(place.index + 2)...].allSatisfy({
          $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social
            || next.isDeterminerLike && $0.lexeme.wordClass == .noun
        })
    else { return false }
    if before.wordClass == .noun || before.wordClass == .properNoun {
      return next.isDeterminerLike && next.kind != .quantity && next.wordClass != .pronoun
        || next.wordClass == .properNoun
    }
    if before.wordClass == .adjective {
      return next.wordClass == .adjective || before.kind == .color && next.lemma == "orange"
    }
    return owned.contains(before.lemma) && owned.contains(next.lemma)
  }

  private static let owned = EnglishWords.set("mine yours his hers ours theirs")

  private static let table: WordMap<[EnglishSpecialWord]> = {
    var table: [String: [EnglishSpecialWord]] = [
      // *neither/milk/nor/water* is *not milk or water* (CGEL §13.40; CaGEL ch. 15 §2.4).
      "neither": [
        EnglishSpecialWord(Lexeme(lemma: "not", wordClass: .adverb, kind: .negation)) { place in
          place.words[place.index...].contains { $0.lexeme.lemma == "nor" }
        }
      ],
      "nor": [
        link("or") { place in
          place.words[..<place.index].contains {
            ["not", "neither"].contains($0.lexeme.lemma)
          }
            && place.before?.lemma != "not"
        }
      ],
      "one": [
        EnglishSpecialWord(anyOne) { place in
          ["different", "new", "bigger", "smaller", "better", "nice"].contains(
            place.before?.lemma ?? "")
            && place.index > 0 && place.next?.isNominal != true
            && (place.index < 2 || !place.words[place.index - 2].lexeme.isDeterminerLike)
        },
        EnglishSpecialWord(one) { place in
          guard let before = place.before else { return false }
          let isAlone = place.next?.isNominal != true && place.next?.wordClass != .adjective
          return (isAlone || before.lemma == "which")
            && (before.kind == .demonstrative || before.wordClass == .adjective
              || ["which", "other", "another"].contains(before.lemma))
        },
      ],
      "open": [
        // *know/what time/store/open.*
        verb("open") { place in
          place.next == nil && place.before?.wordClass == .noun
            && place.words.contains { ["know", "wonder", "tell", "ask"].contains($0.lexeme.lemma) }
            && place.words.contains { $0.lexeme.lemma == "what time" }
        }
      ],
      "fine": [
        EnglishSpecialWord(fine) { place in
          ["pay", "get", "owe"].contains(place.before?.lemma ?? "") && place.next == nil
            && place.before?.wordClass == .verb
            || place.index == 0 && place.next?.lemma == "be" && place.words.count > 2
              && (place.words[2].lexeme.wordClass == .numeral
                || ["expensive", "high", "cheap"].contains(place.words[2].lexeme.lemma))
        }
      ],
      "turn": [
        verb("turn") { place in
          place.lexeme.wordClass == .noun && turnings.contains(place.next?.lemma ?? "")
            && place.before?.isDeterminerLike != true
        }
      ],
      "hurt": [
        // *it/hurt/when/I/swallow.*
        verb("hurt") { place in
          place.index == 1 && ["it", "this", "that"].contains(place.before?.lemma ?? "")
            && place.lexeme.wordClass != .verb
        }
      ],
      "mean": [
        // *I/not/mean/break/vase.*
        verb("mean") { place in
          place.lexeme.wordClass != .verb && place.before?.kind == .negation
            && (place.next?.wordClass == .verb || place.next?.lemma == "to")
        }
      ],
      "best": [
        // *like/pizza/best.*
        adverb("best", .manner) { place in
          place.next == nil && place.before?.isNominal == true && place.hasVerbBefore
            && place.words.contains { ["like", "love"].contains($0.lexeme.lemma) }
        }
      ],
      "better": [
        // *like/red/better/than/blue.*
        adverb("better", .manner) { place in
          place.before?.kind == .color && (place.next == nil || place.next?.lemma == "than")
            && place.words.contains { ["like", "love", "prefer"].contains($0.lexeme.lemma) }
        }
      ],
      "close": [
        // *that/be/close/call.*
        quality("close", .quality) { place in
          ["call", "match", "race", "game", "shave", "friend"].contains(place.next?.lemma ?? "")
            && place.hasCopula
        }
      ],
      "wide": [
        // *open/mouth/wide.*
        adverb("wide", .manner) { place in
          place.next == nil && place.before?.wordClass == .noun && place.hasVerbBefore
            && place.words.contains { $0.lexeme.lemma == "open" }
        }
      ],
      "like": [
        // *talk/to/I/like/baby, run/like/cheetah*: how, not what one likes.
        EnglishSpecialWord(Lexeme(lemma: "like", wordClass: .adposition, kind: .direction)) {
          place in
          guard place.index > 0, place.hasVerbBefore, let before = place.before,
            let next = place.next, next.wordClass == .noun || next.isDeterminerLike
          else { return false }
          if before.wordClass == .verb {
            let frame = place.frames[before.lemma]
            return frame.isListed && frame.opening == nil && frame.pattern == .plain
          }
          return before.wordClass == .pronoun && place.index > 2
            && place.words[place.index - 2].lexeme.wordClass == .adposition
        }
      ],
      "used": [
        quality("used") {
          $0.next?.lemma == "to" && ["be", "get"].contains($0.before?.lemma ?? "")
        }
      ],
      "dark": [
        // *afraid of the dark.*
        EnglishSpecialWord(dark) { place in
          place.before?.wordClass == .adposition && place.next?.wordClass != .noun
            && place.next?.wordClass != .adjective
        }
      ],
      "not": [
        // *water, but not juice.*
        link("but not") { place in
          place.before?.wordClass == .noun && place.next?.wordClass == .noun && place.hasVerbBefore
            && !place.isWithinClause
            || isContrasted(place)
            || EnglishHabits.demonstratives.contains(place.before?.lemma ?? "")
              && EnglishHabits.demonstratives.contains(place.next?.lemma ?? "")
              && place.hasVerbBefore
        }
      ],
      "still": [
        // *sit/still*: without moving.
        quality("still") { place in
          ["sit", "stand", "stay", "hold", "keep", "lie"].contains(place.before?.lemma ?? "")
        }
      ],
      "enough": [adverb("enough", .degree) { $0.before?.wordClass == .adjective }],
      "then": [
        // *go to school then therapy*: what comes next.
        link("and then") { place in
          place.index > (place.before?.wordClass == .verb && place.next?.wordClass == .verb ? 0 : 1)
            && place.next != nil && place.before?.wordClass != .conjunction
            && (place.next?.wordClass == .verb || place.next?.isNominal == true)
            && !place.words.contains { $0.lexeme.lemma == "if" }
        }
      ],
      "fair": [
        quality("fair", .quality) { place in
          place.before?.lemma == "not" || place.before?.kind == .degree
            || place.before?.lemma == "be" && place.next == nil
        }
      ],
      "sure": [
        quality("sure") { place in
          place.isBehindCopula
            || place.index > 1 && place.hasCopula
              && (place.before?.kind == .negation || place.before?.wordClass == .adverb)
        }
      ],
      "sorry": [
        // *feel/sorry/for/him.*
        quality("sorry") { place in
          place.before?.lemma == "feel" && ["for", "about"].contains(place.next?.lemma ?? "for")
        }
      ],
      "own": [
        // *his/own/wedding*: behind who has it, no having (CGEL §6.30).
        quality("own", .quality) { place in
          place.before?.kind == .possessive && place.next?.wordClass == .noun
        }
      ],
      "opposite": [
        EnglishSpecialWord(Lexeme(lemma: "opposite", wordClass: .adposition, kind: .direction)) {
          $0.next?.isNominal == true && $0.before?.wordClass == .verb
        }
      ],
    ]
    for focus in EnglishHabits.picking {
      table[focus] = [
        // *animals, especially dogs* (CGEL §13.103, particularizers): what is picked out of what was named.
        link(focus) { place in
          place.before?.wordClass == .noun && place.next?.wordClass == .noun && place.hasVerbBefore
            && place.next?.kind.isTemporal == false
        }
      ]
    }
    table["fun"] = [
      // *it/be/fun/game*, but *it/be/fun/park* (CGEL §7.14).
      quality("fun", .quality) { place in
        if place.next == nil, place.before?.wordClass == .noun,
          place.words.contains(where: { $0.lexeme.lemma == "think" })
        {
          // *I/think/game/fun.*
          return true
        }
        guard place.isBehindCopula, let next = place.next, next.wordClass == .noun else {
          return false
        }
        return next.lemma == "day" || next.kind == .game || next.kind == .event
          || KindSet.surroundings.contains(next.kind)
      }
    ]
    for side in ["left", "right"] {
      // *turn left at the corner*: where to.
      table[side] = [
        adverb(side, .direction) { place in
          ["turn", "go", "look"].contains(place.before?.lemma ?? "")
            && place.before?.wordClass == .verb && place.next?.wordClass != .noun
            || place.next == nil && place.before?.wordClass == .pronoun
              && place.words.contains {
                ["move", "turn", "push", "tilt"].contains($0.lexeme.lemma)
              }
        }
      ]
    }
    // *There is some pizza left*: what remains, not a side.
    table["left"]?.append(
      adverb("left", .manner) { place in
        place.next == nil && place.before?.wordClass == .noun && place.words.count > 2
          && place.words.contains { havings.contains($0.lexeme.lemma) }
      })
    for word in ["ok", "okay", "OK", "all right", "alright"] {
      table[word] = [
        quality(word == "ok" ? "OK" : word) { place in
          place.index > 0
            && (place.hasCopula || EnglishHabits.linking.contains(place.before?.lemma ?? ""))
            && (place.next == nil || place.next?.wordClass == .adposition
              || place.next?.kind.isTemporal == true)
        }
      ]
    }
    for word in ["late", "early"] {
      // *be/late/for/school.*
      table[word] = [
        quality(word) { $0.isBehindCopula && $0.next?.lemma == "for" }
      ]
    }
    for word in ["wish", "hope", "guess", "bet"] {
      table[word] = [
        verb(word) { place in
          guard place.index == 1, let before = place.before, let next = place.next,
            place.lexeme.wordClass != .verb
          else { return false }
          return before.hasSubjectForm
            && (next.isBeing || next.hasSubjectForm)
        }
      ]
    }
    return WordMap(table)
  }()

  private static let turnings = EnglishWords.set("left right around over up down on off")
  private static let havings: WordSet = ["be", "have", "have got", "there be"]
}
