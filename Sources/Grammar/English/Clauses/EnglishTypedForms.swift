import AACCore

/// Verbs that were chosen or typed in another form than that of the dictionary: *is, went, likes, can't*.
///
/// Sources: CGEL §3.2–3.23 (forms of verbs and auxiliaries), §4.17–4.46 (what they say of time).
struct EnglishTypedForms {
  private let frames: FrameTable
  private let lexicon: Lexicon

  init(frames: FrameTable, lexicon: Lexicon) {
    self.frames = frames
    self.lexicon = lexicon
  }

  /// What a form says beside its verb.
  enum Form { case present, past, gerund }

  /// A row of words in dictionary forms, with what the forms said of the first clause.
  struct Row {
    var words: [Constituent]
    var tense: Tense?
    var options: Clause.Options = []
    var asks = false
    /// Tile of a verb that only helped: ***do** you like*.
    var helper: Int?
  }

  /// The words with their verbs in dictionary form.
  func settled(_ row: [Constituent]) -> Row {
    var result = Row(words: expanded(row))
    let isAsked = foldAuxiliaries(&result)
    result.asks = isAsked
    for index in result.words.indices {
      if isPassive(index, in: result.words) {
        // *be/not/allowed, be/called*: what is done to somebody (CGEL §3.63–3.78).
        result.words[index].lexeme = Lexeme(
          lemma: result.words[index].lexeme.lemma, wordClass: .adjective, kind: .state)
        continue
      }
      guard let (verb, form) = verb(at: index, in: result.words) else { continue }
      let isFirst = !result.words[..<index].contains { $0.lexeme.wordClass == .verb }
      result.words[index].lexeme = verb
      switch form {
      case .past where isFirst && result.tense == nil: result.tense = .past
      case .past
      where result.tense == nil && ["look", "guess"].contains(result.words[0].lexeme.lemma):
        // *look/what/I/made.*
        result.tense = .past
      case .present
      where isFirst && result.tense == nil && !["be", "have", "do"].contains(verb.lemma)
        && !result.words.contains(where: { $0.lexeme.kind.isTemporal }):
        // *dog/barks*: the form that was chosen is said.
        result.tense = .present
      case .gerund where isFirst: result.options.insert(.progressive)
      default: break
      }
    }
    return result
  }

  /// The dictionary form of a verb given in another; nil when it is none or unknown.
  func base(_ text: String) -> (verb: String, form: Form)? {
    if let (verb, form) = Self.auxiliaries[text] { return (verb, form) }
    if let space = text.firstIndex(of: " ") {
      // *went shopping*: of a verb of several words the first has the form (CGEL §16.2).
      guard let (verb, form) = base(String(text[..<space])) else { return nil }
      return (verb + text[space...], form)
    }
    if let verb = Self.irregular[text], isVerb(verb) { return (verb, .past) }
    if let verb = EnglishGerunds.base(of: text, frames) { return (verb, .gerund) }
    if let verb = regular(text, ending: "ed") { return (verb, .past) }
    if let verb = regular(text, ending: "s") { return (verb, .present) }
    return nil
  }

  private func regular(_ text: String, ending: String) -> String? {
    guard text.hasSuffix(ending), text.utf8.count > ending.utf8.count + (ending == "ed" ? 1 : 2),
      !text.hasSuffix("ss")
    else { return nil }
    let stem = String(text.dropLast(ending.count))
    var candidates = ending == "ed" ? [stem, stem + "e"] : [stem]
    if ending == "s", stem.hasSuffix("e") { candidates.append(String(stem.dropLast())) }
    if stem.hasSuffix("ie") || ending == "ed" && stem.hasSuffix("i") {
      candidates.append(stem.prefix { $0 != "i" } + "y")
      if let end = stem.lastIndex(of: "i") { candidates.append(stem[..<end] + "y") }
    }
    if ending == "ed", let last = stem.last, stem.dropLast().last == last {
      candidates.append(String(stem.dropLast()))
    }
    return candidates.first(where: isVerb)
  }

  private func isVerb(_ word: String) -> Bool {
    !frames[word].isDefault || EnglishVerbLexicon.isVerb(word)
  }

  /// The verb that a word of a row is a form of, where it stands as one.
  private func verb(at index: Int, in words: [Constituent]) -> (Lexeme, Form)? {
    let word = words[index].lexeme
    let text = word.lemma
    guard text.first?.isLowercase == true, let (verb, form) = base(text) else { return nil }
    if text == "saw", index + 1 < words.count,
      EnglishSentence.sawn.contains(words[index + 1].lexeme.lemma)
    {
      // *carpenter/saw/wood*: done with a saw, and not seen.
      return nil
    }
    let isAuxiliary = Self.auxiliaries[text] != nil
    let hasVerb = words.contains {
      $0.lexeme.wordClass == .verb && base($0.lexeme.lemma) == nil
    }
    if !isAuxiliary {
      if word.wordClass == .verb, !frames[text].isDefault { return nil }
      if word.wordClass == .noun, frames.listed(text) != nil, index + 1 < words.count,
        words[index + 1].lexeme.lemma == "be"
      {
        // *rent/be/late*: no past of *rend*.
        return nil
      }
      let isKnown = lexicon.known(text) != nil && lexicon.known(text)?.wordClass != .verb
      if isKnown, word.wordClass == .adjective, word.kind == .emotion, form == .past,
        index + 1 == words.count || words[index + 1].lexeme.wordClass != .pronoun
      {
        // *I/scared/dentist*: how one feels, not what one did.
        return nil
      }
      let isPlural = word.wordClass == .noun && word.number == .plural
      switch form {
      case .gerund where isOpened(words, index): break
      case .gerund where hasVerb || isKnown: return nil
      case .gerund: guard index > 0, actsBefore(words, index) else { return nil }
      case _ where isKnown || isPlural || word.wordClass == .adjective:
        guard !hasVerb, index > 0, actsBefore(words, index) else { return nil }
      default: break
      }
    }
    return (Lexeme(lemma: verb, wordClass: .verb, kind: .action), form)
  }

  /// *stop/crying, keep/going*: whether the verb right before wants another one in *-ing* (CGEL §16.40).
  private func isOpened(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 0, words[index].lexeme.isInferred, words[index - 1].lexeme.wordClass == .verb
    else { return false }
    return frames[words[index - 1].lexeme.lemma].opening == .gerund
  }

  /// Whether a participle that is no adjective of the lexicon stands behind *be*.
  private func isPassive(_ index: Int, in words: [Constituent]) -> Bool {
    guard index > 0 else { return false }
    let text = words[index].lexeme.lemma
    guard text.hasSuffix("ed") || Self.participles[text] != nil, frames[text].isDefault,
      lexicon.known(text) == nil
    else { return false }
    var before = index - 1
    while before > 0,
      words[before].lexeme.kind == .negation || words[before].lexeme.wordClass == .adverb
    {
      before -= 1
    }
    guard
      Self.auxiliaries[words[before].lexeme.lemma]?.0 == "be" || words[before].lexeme.lemma == "be"
    else { return false }
    return base(text)?.form == .past || Self.participles[text] != nil
  }

  /// Whether somebody is named right before, or before words like *not, always*.
  private func actsBefore(_ words: [Constituent], _ index: Int) -> Bool {
    var before = index - 1
    while before > 0,
      words[before].lexeme.wordClass == .adverb || words[before].lexeme.kind == .negation
    {
      before -= 1
    }
    let doer = words[before].lexeme
    if let pronoun = EnglishPronouns.of(doer.lemma) { return pronoun.nominative == doer.lemma }
    return doer.isBeing
  }

  /// *can't* → *can* + *not*, *I'm* → *I* + *be*.
  private func expanded(_ row: [Constituent]) -> [Constituent] {
    guard row.contains(where: { $0.lexeme.lemma.contains("'") || $0.lexeme.lemma.contains("’") })
    else { return row }
    return row.flatMap { word -> [Constituent] in
      let text = word.lexeme.lemma.replacing("’", with: "'")
      if text.hasSuffix("n't"), text != "don't" || row.count > 1,
        let auxiliary = EnglishContractions.auxiliary(of: text),
        let not = lexicon.known("not")
      {
        return [asVerb(auxiliary, word.tile), Constituent(not, tile: word.tile)]
      }
      guard let mark = text.lastIndex(of: "'"), let verb = Self.clitics[String(text[mark...])],
        let pronoun = lexicon.known(String(text[..<mark])),
        pronoun.wordClass == .pronoun || Self.hosts.contains(pronoun.lemma)
      else { return [word] }
      return [Constituent(pronoun, tile: word.tile), asVerb(verb, word.tile)]
    }
  }

  private func asVerb(_ text: String, _ tile: Int?) -> Constituent {
    Constituent(Lexeme(lemma: text, wordClass: .verb, kind: .action), tile: tile)
  }

  /// *is eating, did you see, does not like*: what only helps another verb is said by that verb's form.
  ///
  /// Returns whether the auxiliary stood before its subject, as in a question.
  private func foldAuxiliaries(_ row: inout Row) -> Bool {
    guard row.words.count > 2 else { return false }
    for index in row.words.indices.dropLast() {
      let text = row.words[index].lexeme.lemma
      if text == "have" || text == "has" || text == "had", foldPerfect(&row, at: index) {
        if text == "had" {
          row.tense = .past
          row.options.insert(.earlier)
        }
        return EnglishPronouns.of(row.words[index].lexeme.lemma) != nil || index == 0
      }
      if text == "be", let main = planned(row.words, index) {
        row.options.insert(.progressive)
        row.words[main] = row.words[main].asVerb
        row.helper = row.words.remove(at: index).tile
        return true
      }
      if text == "do", index > 0,
        row.words[index - 1].lexeme.hasSubjectForm, row.words[0].lexeme.lemma == "what"
      {
        // *what/you/do/for/work*: it is what is asked for.
        continue
      }
      guard
        let (verb, form) = Self.auxiliaries[text]
          ?? (text == "do" || text == "be" ? (text, .present) : nil),
        let main = mainVerb(in: row.words, behind: index, of: verb)
      else { continue }
      if form == .past { row.tense = .past }
      if verb == "do" { row.words[main] = row.words[main].asVerb }
      if verb == "be" { row.options.insert(.progressive) }
      if verb == "be", let (base, _) = base(row.words[main].lexeme.lemma) {
        row.words[main].lexeme = Lexeme(lemma: base, wordClass: .verb, kind: .action)
      }
      let subject = row.words[index + 1].lexeme
      let isAsked = index + 1 < main && subject.kind != .negation && subject.isNominal
      row.helper = row.words.remove(at: index).tile
      return isAsked
    }
    return false
  }

  /// *where/be/we/go, what/be/you/do*: what is going on, with a verb in its dictionary form (CGEL §4.25–4.28).
  private func planned(_ words: [Constituent], _ index: Int) -> Int? {
    guard index == 1, words[0].lexeme.kind == .question, index + 2 < words.count else { return nil }
    var subject = index + 1
    while subject < words.count, words[subject].lexeme.isDeterminerLike { subject += 1 }
    guard subject + 1 < words.count, words[subject].lexeme.isBeing,
      words[subject + 1].lexeme.wordClass == .verb
    else { return nil }
    let frame = frames[words[subject + 1].lexeme.lemma]
    guard frame.isListed, frame.pattern == .plain || frame.pattern == .grooming,
      frame.past != .state
    else { return nil }
    return subject + 1
  }

  /// *have/you/seen/my/cat, I/have/eaten*: what *have* helps is a participle (CGEL §3.39, §4.18).
  private func foldPerfect(_ row: inout Row, at index: Int) -> Bool {
    let words = row.words
    let isTurned =
      index == 0 && words.count > 2
      && words[1].lexeme.hasSubjectForm
    var main = isTurned ? 2 : index + 1
    // *have/just/eaten.*
    while main + 1 < words.count, Self.between.contains(words[main].lexeme.lemma) { main += 1 }
    guard main < words.count else { return false }
    let word = words[main].lexeme
    let given =
      Self.participles[word.lemma]
      ?? (main + 1 < words.count
        && ["never", "already", "just", "not"].contains(words[main + 1].lexeme.lemma)
        ? regular(word.lemma, ending: "ed") : nil)
      ?? (word.lemma == "be" && !isTurned && saysHowLong(words) ? "be" : nil)
      ?? (isTurned && word.wordClass == .verb && !frames[word.lemma].isDefault ? word.lemma : nil)
    guard let verb = given, isVerb(verb) else { return false }
    if !isTurned {
      guard index > 0 else { return false }
      let isApart = main > index + 1
      let next = main + 1 < words.count ? words[main + 1].lexeme : nil
      // *I have broken glass*, but *I have broken my glass*.
      if !isApart,
        next?.wordClass == .noun && !["gone", "come", "been"].contains(word.lemma)
          || next?.wordClass == .adjective
      {
        return false
      }
      if !isApart, next == nil,
        lexicon.known(words[main].lexeme.lemma)?.wordClass == .adjective
      {
        return false
      }
    }
    row.words[main].lexeme = Lexeme(lemma: verb, wordClass: .verb, kind: .action)
    row.options.insert(.perfect)
    row.helper = row.words.remove(at: index).tile
    return true
  }

  /// *we/have/be/here/for/two/hours*: what has lasted so long, not what has to be.
  private func saysHowLong(_ words: [Constituent]) -> Bool {
    words.indices.contains { index in
      let lemma = words[index].lexeme.lemma
      guard lemma == "for", index + 1 < words.count else {
        return lemma == "since" || lemma.hasPrefix("for ") && words[index].lexeme.kind.isTemporal
      }
      return words[index + 1].lexeme.wordClass == .numeral
        || words[index + 1].lexeme.kind.isTemporal
    }
  }

  /// *is … eating, does … like*: the verb that an auxiliary belongs to.
  private func mainVerb(in words: [Constituent], behind index: Int, of auxiliary: String) -> Int? {
    for next in (index + 1)..<words.count {
      let lexeme = words[next].lexeme
      if lexeme.isConnective || lexeme.wordClass == .conjunction { return nil }
      switch auxiliary {
      case "be":
        if lexeme.wordClass == .verb, base(lexeme.lemma) == nil { return nil }
        if lexeme.wordClass == .adposition { return nil }
        if lexeme.wordClass == .adjective || lexicon.known(lexeme.lemma) != nil { continue }
        if base(lexeme.lemma)?.form == .gerund { return next }
      case "do":
        if lexeme.wordClass == .verb { return next }
        if next == index + 2, words[index + 1].lexeme.kind == .negation, isVerb(lexeme.lemma),
          lexeme.wordClass == .noun || lexeme.wordClass == .adjective
        {
          // *does/not/matter, do/not/mind.*
          return next
        }
      default: return nil
      }
    }
    return nil
  }

  /// What stands between *have* and what it helps (CGEL §8.20).
  static let between: WordSet = ["just", "already", "never", "almost", "finally"]
  private static let hosts: WordSet = ["that", "this", "there", "here", "where", "how", "what"]
  private static let clitics = ["'m": "be", "'re": "be", "'s": "be", "'ll": "will", "'d": "would"]

  private static let auxiliaries: [String: (String, Form)] = {
    var forms: [String: (String, Form)] = [
      "has": ("have", .present), "had": ("have", .past), "does": ("do", .present),
      "did": ("do", .past),
    ]
    for form in EnglishVerbForms.present { forms[form] = ("be", .present) }
    for form in EnglishVerbForms.past { forms[form] = ("be", .past) }
    return forms
  }()

  /// Irregular participles that are no form of the present with their verbs.
  static let participles: [String: String] = {
    var table: [String: String] = [:]
    for (lemma, forms) in EnglishIrregularVerbs.table.pairs {
      for form in forms.participle.forms
      where form != lemma && table[form].map({ lemma < $0 }) != false {
        table[form] = lemma
      }
    }
    return table
  }()

  /// Irregular past forms with their verbs.
  private static let irregular: [String: String] = {
    var table: [String: String] = [:]
    for (lemma, forms) in EnglishIrregularVerbs.table.pairs {
      for form in forms.past.forms where form != lemma && table[form].map({ lemma < $0 }) != false {
        table[form] = lemma
      }
    }
    return table
  }()
}
