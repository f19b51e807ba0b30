import AACCore

/// Nouns that are named like verbs, by what stands before them: *there is a leak, the wrong change, deserve a raise*.
///
/// Sources: CGEL App. I.47–I.49 (nouns from verbs), §16.57 (two objects), §18.44–18.46 (*there is*); CaGEL ch. 19 §3.
extension EnglishWordClasses {
  /// Whether a word names one deed, and nobody does it.
  func isDeed(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 0, words[index].lexeme.wordClass == .verb else { return false }
    let before = words[index - 1].lexeme
    if frames[before.lemma].pattern == .existential || isThereBe(words, index) { return true }
    let lemma = words[index].lexeme.lemma
    guard Self.deeds.contains(lemma),
      index + 1 == words.count || !isDone(words[index + 1].lexeme, lemma)
        || index + 2 == words.count && isPerson(words[index + 1].lexeme) && before.lemma == "give"
    else { return false }
    if before.lemma == "give", before.wordClass == .verb {
      // *give/exercise/I, give/kiss/Mom.*
      return index + 2 == words.count
    }
    if before.wordClass == .adjective || before.kind == .size {
      return isPickedOut(words, index)
    }
    if index > 1, words[index - 2].lexeme.wordClass == .verb, isPerson(before),
      Self.giving.contains(words[index - 2].lexeme.lemma)
    {
      return words[index - 2].lexeme.lemma != "promise" || Self.outings.contains(lemma)
    }
    guard before.wordClass == .verb else { return false }
    let isOpened = index > 1 && words[index - 2].lexeme.wordClass == .verb
    switch before.lemma {
    case "deserve", "win", "shed", "ask for", "report", "owe", "hold", "cause", "lose", "earn":
      return true
    case "return": return lemma == "call" && !isOpened
    // *explain/exercise, correct/test*: nothing is explained to be done (CGEL App. I.49).
    case "explain", "describe", "correct", "repeat", "solve": return !isOpened
    case "place": return ["order", "bet", "bid"].contains(lemma)
    case "drop": return lemma == "catch"
    case "take": return Self.taken.contains(lemma) && !isOpened
    case "plan", "book", "cancel": return Self.outings.contains(lemma)
    case "get": return Self.gotten.contains(lemma) && !isOpened
    case "hear", "see", "watch": return !isOpened && Self.witnessed.contains(lemma)
    default: return false
    }
  }

  /// *there/be/fly/in/soup.*
  private func isThereBe(_ words: [Constituent], _ index: Int) -> Bool {
    index == 2 && words[1].lexeme.lemma == "be" && words[0].lexeme.lemma == "there"
  }

  /// Whether the next word is what it would be done to; but *trip/zoo* is where it goes.
  private func isDone(_ next: Lexeme, _ lemma: String) -> Bool {
    guard next.isNominal || next.isDeterminerLike, next.wordClass != .adposition,
      !next.kind.isTemporal
    else { return false }
    return !(Self.outings.contains(lemma) && next.isPlaceLike)
  }

  private func isPerson(_ word: Lexeme) -> Bool {
    word.isHuman || word.wordClass == .pronoun && EnglishPronouns.of(word.lemma) != nil
  }

  /// *give/I/wrong/change, hear/loud/knock, into/small/slice*: a quality before it is the thing's own.
  private func isPickedOut(_ words: [Constituent], _ index: Int) -> Bool {
    var place = index - 2
    while place >= 0, words[place].lexeme.wordClass == .adjective { place -= 1 }
    guard place >= 0 else { return false }
    if isPerson(words[place].lexeme), place > 0 { place -= 1 }
    let head = words[place].lexeme
    if head.wordClass == .adposition { return head.lemma != "for" && head.lemma != "to" }
    guard head.wordClass == .verb, !frames[head.lemma].isCopular,
      frames[head.lemma].pattern != .modal
    else { return false }
    return frames[head.lemma].slot(.attribute) == nil
      || Self.felt.contains(words[index].lexeme.lemma)
      || Self.giving.contains(head.lemma) || head.lemma == "get"
  }

  private static let giving = EnglishWords.set(
    "give promise owe offer lend send bring pass hand grant deny throw sell cause")
  static let outings = EnglishWords.set("trip visit ride treat cruise hike tour camp party")
  private static let taken = EnglishWords.set(
    "guess look bite sip break chance turn step breath rest")
  private static let gotten = EnglishWords.set(
    """
    raise call haircut hug kiss answer cut ride lift fine scare fright shock break rest drink treat shower
    tan grade mark bruise scratch cramp burn check vote reply offer refund bite sting reward massage help surprise tour test
    wish shot perm shave wash trim cure cover copy report quote loan deal discount hint joke review score stamp vaccine scan
    x-ray cough fever rash pinch push kick punch hiccup sample return rise pass permit promise taste smell view sound
    feel charge deposit claim award prize guess sniff lick pat tap poke tickle wink wave smile laugh sleep
    """)
  private static let witnessed = EnglishWords.set(
    "knock fight play race crash shout scream bark laugh cry whisper bang noise match dance parade show"
  )
  private static let felt = EnglishWords.set(
    "pull push pinch sting touch kick bite burn cut stab cramp ache chill tickle bump poke")
  /// Names of single deeds and of what comes of them.
  static let deeds = EnglishWords.set(
    """
    raise answer call cut fight hug kiss look laugh mark knock leak fly tear drink drive ride walk run rest
    swim talk chat change trip dance play show bath shower nap break push pull punch kick bite sting
    scratch smile scream shout cry cough sneeze yawn sigh breath treat reward tip fine bill check charge
    slice turn try guess throw catch hit win start finish hop jump step climb fall slip slide swing spin
    dive lift wave nod wink whistle clap pat tickle massage rub squeeze poke stab crash bump mess spill
    stain drip drop crack burn bruise order request reply offer question report review test grade copy
    print drawing vote promise wish hope dream plan wonder worry surprise shock fright scare visit stay
    move return tour search hunt chase race match pass shot save attempt joke trick lie bang bark shake
    exercise cramp ache chill pinch stroke lead taste smell sound view sip bet deal trade display excuse cheer
    parade cruise hike camp delay escape grip hint loan mistake pause rent help sleep perm shave wash trim cure cover quote
    discount score stamp scan x-ray hiccup sample rise permit feel deposit claim award sniff lick tap use
    """)

  /// *get home/work, keep/milk/fridge, have a meeting/work*: what the verb's frame names, or where one works, behind a
  /// set phrase that opens no verb and says where (CGEL §9.17).
  func isNamed(_ lemma: String, by frame: VerbFrame) -> Bool {
    if frame.slots.contains(where: { $0.words.contains(lemma) }) { return true }
    return lemma == "work" && frame.opening == nil && frame.slot(.placeAt) != nil
      && frame.lemma.utf8.contains(UInt8(ascii: " "))
  }

  /// *comfort/baby/hug, earn/money/work*: the same with a thing or somebody between them.
  func isNamedBehindThing(_ words: [Constituent], _ index: Int) -> Bool {
    let lemma = words[index].lexeme.lemma
    guard words[index - 2].lexeme.wordClass == .verb, words[index - 1].lexeme.isNominal,
      isNounToo(lemma) || Self.deeds.contains(lemma),
      let frame = frames.listed(words[index - 2].lexeme.lemma), frame.opening == nil
    else { return false }
    return isNamed(lemma, by: frame)
  }
}
