import AACCore

/// Rows whose verb asks for what stands right behind it: *I/feel/lonely/school, dog/suffer/heat, I/look forward/see/grandma,
/// movie/be/about/boy/and/dog, it/take/me/hour/get dressed, choir/sing/church, band/march/street*.
///
/// Sources: CGEL §16.20–16.31 (complementation of verbs), §9.5–9.58 (prepositions and their meanings), §4.40 (*would rather*).
extension EnglishOrderOfSpeech {
  /// *I/need/rest/while, baby/cry/little*: how long, and how much (CGEL §9.34, §7.53).
  func endsInAmount(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Bool {
    guard row.count > verb + 1, row[verb].lexeme.wordClass == .verb || isDeed(row[verb].lexeme)
    else {
      return false
    }
    let last = lemmas[row.count - 1]
    return last == "while" && lemmas[row.count - 2] != "a"
      || last == "little" && row.count == verb + 2
  }

  func isGoverned(_ row: [Constituent], _ lemmas: [String], _ end: Int) -> Bool {
    let verb = end + 1
    guard verb + 1 < row.count else { return false }
    let next = row[verb + 1].lexeme
    switch lemmas[verb] {
    case "feel":
      // How one feels there; but *feel/sick/mom*.
      return row.count == verb + 3 && next.wordClass == .adjective
        && row[verb + 2].lexeme.isPlaceLike
        && isPerson(row[end].lexeme)
    case "suffer":
      return row.count == verb + 2 && next.lemma != "from" && next.wordClass != .adverb
    case "look forward", "be tired":
      return isDeed(next) && isPerson(row[end].lexeme)
    case "would rather", "had better": return isDeed(next)
    case "study": return next.lemma == "pass" && row.count > verb + 2
    case "enjoy": return next.wordClass == .verb && row.count > verb + 2
    case "dream":
      return ["of", "about"].contains(next.lemma) && row.count > verb + 2
        && row[verb + 2].lexeme.wordClass == .verb
    case "turn":
      return next.wordClass == .numeral && isPerson(row[end].lexeme)
        || !isPerson(row[end].lexeme) && Self.hues.contains(next.lemma)
    case "be canceled", "be cancelled":
      return row.count == verb + 2 && next.wordClass == .noun && !next.kind.isTemporal
    case "have":
      return lemmas[0] != "I" && row[end].lexeme.kind.isTemporal && next.wordClass == .numeral
    case "fit":
      return row.count == verb + 2 && next.wordClass == .noun
        && ["nothing", "everything", "something"].contains(lemmas[end])
    case "use":
      return row.count == verb + 3
        && ["day", "week", "month", "year"].contains(lemmas[verb + 2]) && next.wordClass == .noun
    case "video call": return row.count == verb + 3 && isSomebody(next)
    case "open": return next.lemma == "can" && row.count > verb + 2 && isPerson(row[end].lexeme)
    case "fall":
      return ["snow", "rain", "hail"].contains(lemmas[end]) && row.count == verb + 2
        && next.wordClass == .noun
    case "make", "collect", "eat": return row.count == verb + 2 && next.lemma == "honey"
    default: return isGovernedByKind(row, lemmas, end)
    }
  }

  private static let hues = EnglishWords.set("orange pink red yellow brown green gold blue purple")

  private func isGovernedByKind(_ row: [Constituent], _ lemmas: [String], _ end: Int) -> Bool {
    let verb = end + 1
    let (next, last) = (row[verb + 1].lexeme, row[row.count - 1].lexeme)
    switch lemmas[verb] {
    case "take":
      // *it/take/me/hour/get dressed* (CGEL §16.84).
      return lemmas[end] == "it" && last.wordClass == .verb && row.count > verb + 2
        && row[(verb + 1)...].contains { EnglishRowOrder.isUnit($0.lexeme) }
    case "sing":
      return last.wordClass == .noun && (!last.isBeing || last.lemma == "choir")
        && (last.isPlaceLike || last.kind == .vehicle || ["choir", "shower"].contains(last.lemma))
        && row[(verb + 1)...].dropLast().allSatisfy {
          $0.lexeme.wordClass == .adjective || $0.lexeme.wordClass == .adverb
        }
    case "love", "like":
      // *I/love/sing/car.*
      return row.count == verb + 3 && next.lemma == "sing" && last.kind == .vehicle
    case "march", "March":
      return !next.isSubjectForm && !next.kind.isTemporal && next.wordClass != .numeral
        && (row[end].lexeme.wordClass == .pronoun
          || EnglishThingVerbs.persons.contains(lemmas[end])
          || EnglishThingVerbs.institutions.contains(lemmas[end]))
    case "tell":
      // *I/tell/doctor/pain* (CGEL §16.60).
      return !isPlain && row.count == verb + 3 && next.isHuman && isPerson(row[end].lexeme)
        && (last.kind == .illness || last.kind == .body || last.isHuman || last.lemma == "pain")
    case "build", "make", "invent", "write", "paint":
      return !isPlain && !isPerson(row[end].lexeme) && row.count == verb + 2
        && ["when", "where"].contains(last.lemma)
    case "open", "close", "start", "begin", "end":
      return !isPlain && last.lemma == "what time" && row.count < verb + 4
    default: return false
    }
  }

  /// *movie/be/about/boy/and/dog* (CGEL §9.60).
  func isAbout(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Bool {
    row.count > verb + 2 && lemmas[verb + 1] == "about" && !isPerson(row[verb - 1].lexeme)
      && row[verb + 2].lexeme.wordClass != .verb
  }

  /// *we/play/cards/and/watch/TV*: what is watched, and no watch.
  func watchedDeed(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Int? {
    guard let watch = lemmas.lastIndex(of: "watch"), watch > verb + 1, watch + 1 < row.count,
      ["and", "or", "then"].contains(lemmas[watch - 1]), row[verb].lexeme.wordClass == .verb,
      row[watch + 1].lexeme.kind == .media || ["TV", "telly"].contains(lemmas[watch + 1])
    else { return nil }
    return watch
  }
}
