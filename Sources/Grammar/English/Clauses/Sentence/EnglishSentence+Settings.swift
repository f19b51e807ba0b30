import AACCore

/// Where, by what and for whom something is done, where the verb and the words around the noun tell: *fly/sky, carry/book/
/// backpack, drink/straw, be/line*.
///
/// Sources: CGEL §9.15–9.21 (position), §9.46–9.49 (purpose, means, instrument), §8.39–8.50 (adjuncts of place).
extension EnglishSentence {
  /// Puts what ``EnglishSettings`` has before the last noun, and the article that it has for the first.
  static func putSettings(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let main = clause.verb?.lexeme.lemma, !clause.complements.isEmpty, !clause.isLaid else {
      return
    }
    let isFormed = clause.complements.count > 1
    putSettingOfLast(&clause, main, planner)
    if isFormed { formFirst(&clause, main, planner) }
  }

  private static func putSettingOfLast(
    _ clause: inout Clause, _ main: String, _ planner: ClausePlanner
  ) {
    guard let found = settingOfLast(clause, main) else { return }
    let words = clause.complements
    let noun = words[found.index].lexeme
    let setting = found.setting
    if found.begin == 1, words[0].lexeme.lemma == "her", found.thing == nil, main != "be",
      let she = planner.lexicon.known("she")
    {
      // *see/her/school*: she is seen, and it is not her school.
      clause.complements[0].lexeme = she
    }
    if noun.wordClass != .noun, noun.wordClass != .properNoun, noun.wordClass != .pronoun {
      clause.complements[found.index].lexeme = asNoun(noun, setting)
    }
    let isCounted = words[found.begin..<found.index].contains { $0.lexeme.isDeterminerLike }
    clause.complements[found.index].government = nil
    if isMeasured(setting, words, found.begin) { return }
    if found.thing == nil, words[found.begin].lexeme.wordClass == .numeral,
      setting.preposition == "from"
    {
      // *drink/two/cup.*
      return
    }
    if setting.isPlural, !isCounted, found.begin == found.index {
      clause.complements[found.index].lexeme = several(clause.complements[found.index].lexeme)
    }
    if setting.preposition == "with", setting.article == "my" {
      return sayByPart(&clause, found, isCounted: isCounted)
    }
    var small: [Constituent] = []
    if setting.preposition != ".", let preposition = preposition(setting, noun) {
      small.append(
        Constituent(Lexeme(lemma: preposition, wordClass: .adposition, kind: .direction)))
      clause.reasons.append(.init(.preposition, noun.lemma, preposition))
    }
    // *be/room/12*: a number tells which.
    let isNumbered =
      found.index + 1 < words.count && words[found.index + 1].lexeme.wordClass == .numeral
    let article = isNumbered ? nil : article(found, noun, clause)
    let isBare =
      !isCounted
      && (setting.article == "-" || isNumbered || setting.preposition == "here" && article == nil)
    if let preposition = small.first?.lexeme.lemma {
      // No habit of the noun overrules it: *a note on the refrigerator*.
      clause.complements[found.index].government = Government(
        preposition: preposition, article: isBare ? .bare : nil)
    } else if isBare {
      clause.complements[found.index].government = Government(preposition: nil, article: .bare)
    }
    if !isCounted, let article, let word = planner.lexicon.known(article) {
      small.append(Constituent(word))
      clause.reasons.append(.init(.articleDefinite, noun.lemma, article))
    }
    clause.complements.insert(contentsOf: small, at: found.begin)
  }

  /// *write/foot, eat/left/hand, type/one/finger*: with which part of his body somebody does it.
  private static func sayByPart(_ clause: inout Clause, _ found: Found, isCounted: Bool) {
    var words = clause.complements[found.begin..<found.index].map(\.lexeme.lemma)
    var count = found.index - found.begin + 1
    var isCounted = isCounted
    if found.index + 1 < clause.complements.count,
      [.adjective, .numeral].contains(clause.complements[found.index + 1].lexeme.wordClass)
        || ["left", "right"].contains(clause.complements[found.index + 1].lexeme.lemma)
    {
      words.append(clause.complements[found.index + 1].lexeme.lemma)
      isCounted =
        isCounted || clause.complements[found.index + 1].lexeme.wordClass == .numeral
      count += 1
    }
    let part = clause.complements[found.index].lexeme
    let isMany = isCounted && words.first != "one" && words.first != "a"
    words.append(isMany ? several(part).lemma : part.lemma)
    if !isCounted {
      words.insert(owner(of: clause.complements[found.index].lexeme, found.verb, clause), at: 0)
    }
    say("with \(words.joined(separator: " "))", for: count, at: found.begin, &clause)
  }

  /// A noun, what stands before it with it, the verb it belongs to and what is said of it.
  private struct Found {
    let index: Int
    let begin: Int
    let verb: String
    let thing: Lexeme?
    let setting: EnglishSetting
  }

  /// The last noun that a setting is known of; nil where there is none.
  private static func settingOfLast(_ clause: Clause, _ main: String) -> Found? {
    let words = clause.complements
    // *slip/hand/and/break*: of what comes first.
    let end = words.indices.first {
      words[$0].lexeme.lemma == "and" && $0 + 1 < words.count
        && words[$0 + 1].lexeme.wordClass == .verb
    }
    for index in words[..<(end ?? words.count)].indices.reversed() {
      let noun = words[index].lexeme
      if let found = setting(at: index, clause, main) { return found }
      let isBehind =
        noun.kind.isTemporal || noun.wordClass == .adverb
        || (noun.wordClass == .adjective || ["left", "right"].contains(noun.lemma)
          || noun.wordClass == .numeral) && index > 0
          && words[index - 1].lexeme.wordClass == .noun
      guard isBehind else { return nil }
    }
    return nil
  }

  private static func setting(at index: Int, _ clause: Clause, _ main: String) -> Found? {
    let words = clause.complements
    let noun = words[index].lexeme
    guard noun.wordClass != .conjunction else { return nil }
    var begin = index
    while begin > 0,
      words[begin - 1].lexeme.isDeterminerLike || words[begin - 1].lexeme.wordClass == .adjective
    { begin -= 1 }
    if index == 1, ["her", "she"].contains(words[0].lexeme.lemma),
      let setting = EnglishSettings.of(noun, beside: nil, "\(main) her")
    {
      return Found(index: index, begin: index, verb: main, thing: nil, setting: setting)
    }
    guard
      !words[begin..<index].contains(where: {
        ($0.lexeme.kind == .possessive || $0.lexeme.kind == .demonstrative) && $0.tile != nil
      })
    else { return nil }
    if begin == 1, main == "be", ["who", "what"].contains(words[0].lexeme.lemma),
      let setting = EnglishSettings.of(noun, beside: nil, "be \(words[0].lexeme.lemma)")
    {
      return Found(index: index, begin: begin, verb: main, thing: nil, setting: setting)
    }
    guard !belongsElsewhere(index, begin, words),
      !words[..<begin].contains(where: {
        [.adposition, .conjunction].contains($0.lexeme.wordClass) || $0.lexeme.lemma == "to"
      })
    else { return nil }
    let before = begin > 0 ? words[begin - 1].lexeme : nil
    let verb = words[..<begin].last { $0.lexeme.wordClass == .verb }?.lexeme.lemma ?? main
    // *walk/carefully/ice*: how it is done is no thing.
    if before?.kind == .color { return nil }
    let isHow = begin == 1 && before?.wordClass == .adverb && before?.kind == .manner
    let thing = before?.wordClass == .verb || isHow ? nil : before
    if let thing, ![.noun, .properNoun, .pronoun].contains(thing.wordClass) { return nil }
    if begin > 1, words[begin - 2].lexeme.wordClass == .adjective,
      ["violet", "orange", "rose", "lavender", "peach", "gold", "silver"].contains(
        thing?.lemma ?? "")
    {
      // *have/new/violet/bag*: a colour.
      return nil
    }
    let isNoun = noun.wordClass == .noun || noun.wordClass == .properNoun
    guard !noun.kind.isTemporal || isNoun else { return nil }
    for name in keys(verb, clause, isDeed: verb != main || thing != nil) {
      guard let setting = EnglishSettings.of(noun, beside: thing, name),
        isNoun || setting.names(noun) || noun.wordClass == .pronoun && noun.isHuman,
        noun.number != .plural || noun.wordClass == .pronoun
          || setting.names(noun) && !setting.isPlural,
        setting.preposition != "here" || EnglishWhereabouts.of(noun) != nil
      else { continue }
      return Found(index: index, begin: begin, verb: verb, thing: thing, setting: setting)
    }
    return nil
  }

  /// Whether a number, a colour or a quality around the noun is its name or another's, so that no place is meant by it.
  private static func belongsElsewhere(_ index: Int, _ begin: Int, _ words: [Constituent]) -> Bool {
    if begin > 0, begin < index, words[begin].lexeme.kind == .color,
      words[begin - 1].lexeme.wordClass == .noun
    {
      // *bird/yellow/tree*: the first noun's color.
      return true
    }
    if words.indices.contains(index + 1),
      words[index + 1].lexeme.wordClass == .numeral
        || words[index + 1].lexeme.lemma.first?.isNumber == true
    {
      // *be/room/12*: its number is its name.
      return true
    }
    // *be/excited/party*: what one feels is no quality of the place.
    return words[begin..<index].contains {
      $0.lexeme.wordClass == .adjective && EnglishHabits.preposition(behind: $0.lexeme.lemma) != nil
    }
  }

  /// The rows of a verb: of things (`melt~`) and animals (`hide animal`) that do it, of what is forbidden (`run not`), and of
  /// who and what is there (`be who`), there are others.
  private static func keys(_ verb: String, _ clause: Clause, isDeed: Bool) -> [String] {
    if !isDeed, clause.isNegative, clause.options.contains(.request) {
      return ["\(verb) not", verb]
    }
    guard !isDeed, let subject = clause.subject.last?.lexeme else { return [verb] }
    if verb == "be" {
      if ["who", "what"].contains(subject.lemma) { return ["be \(subject.lemma)"] }
      if subject.wordClass == .pronoun {
        return subject.isHuman && subject.kind != .demonstrative && subject.lemma != "it"
          ? [verb] : []
      }
      if subject.isBeing { return [verb] }
      return subject.wordClass == .noun && subject.lemma != "there" && !subject.kind.isTemporal
        && subject.kind != .idea ? ["be~"] : []
    }
    if subject.kind == .animal, subject.wordClass == .noun { return ["\(verb) animal", verb] }
    return subject.wordClass == .noun && !subject.isBeing ? ["\(verb)~", verb] : [verb]
  }

  /// *be/six/foot/deep*: how much it is, not where.
  private static func isMeasured(
    _ setting: EnglishSetting, _ words: [Constituent], _ begin: Int
  ) -> Bool {
    setting.article == "my" && words[begin].lexeme.wordClass == .numeral
      && words.last?.lexeme.wordClass == .adjective
  }

  private static func preposition(_ setting: EnglishSetting, _ noun: Lexeme) -> String? {
    setting.preposition == "here"
      ? EnglishWhereabouts.of(noun)?.preposition : setting.preposition
  }

  private static func article(
    _ found: Found, _ noun: Lexeme, _ clause: Clause
  ) -> String? {
    let setting = found.setting
    switch setting.article {
    case "my": return owner(of: noun, found.verb, clause)
    case "own": return found.thing.flatMap { EnglishPronouns.of($0.lemma)?.possessive } ?? "the"
    case "-": return nil
    case "?":
      return setting.preposition == "here" ? EnglishWhereabouts.of(noun)?.article : nil
    case "here": return EnglishWhereabouts.of(noun)?.article
    default: return setting.article
    }
  }

  /// Whose part of the body it is: of who does it, of the speaker where somebody is asked to see to it.
  static func owner(of noun: Lexeme, _ verb: String, _ clause: Clause) -> String {
    if clause.options.contains(.request), !clause.isNegative, tending.contains(verb) {
      return "my"
    }
    if let subject = clause.subject.last?.lexeme, clause.subject.count < 3, subject.kind == .animal,
      subject.wordClass == .noun, !alighting.contains(verb), noun.lemma != "lap"
    {
      return "its"
    }
    guard let doer = clause.subject.last?.lexeme, doer.isBeing else { return "my" }
    if noun.kind == .body, clause.subject.count == 1, !doneWithHead.contains(verb),
      EnglishPeople.helpers.contains(doer.lemma)
    {
      // *The nurse wiped the blood off my leg.*
      return "my"
    }
    return possessive(of: clause.subject) ?? "my"
  }

  private static let doneWithHead = EnglishWords.set(
    "think see hear smell taste talk speak point write draw paint eat play type")
  /// What one does for somebody who cannot, and what animals do on people.
  private static let tending = EnglishWords.set("put apply rub spread smear wrap tie")
  private static let alighting = EnglishWords.set("land crawl jump sit rub climb")

  /// *back, lock, help*: what is named like something else.
  private static func asNoun(_ lexeme: Lexeme, _ setting: EnglishSetting) -> Lexeme {
    if let noun = EnglishHomographs.noun(lexeme.lemma) { return noun }
    var noun = Lexeme(
      lemma: lexeme.lemma, wordClass: .noun, kind: setting.article == "my" ? .body : .thing)
    noun.countability = setting.article == "-" ? .mass : .count
    noun.animacy = .inanimate
    return noun
  }

  static func several(_ lexeme: Lexeme) -> Lexeme {
    guard lexeme.number != .plural, let plural = EnglishNouns.plurals(of: lexeme.lemma).first else {
      return lexeme
    }
    var noun = lexeme
    noun.lemma = plural
    noun.number = .plural
    noun.countability = .count
    return noun
  }
}
