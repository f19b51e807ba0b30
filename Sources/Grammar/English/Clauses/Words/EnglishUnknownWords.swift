import AACCore

/// Words that no list has, read by where they stand: *he/so/sus, feel/woozy/after/lunch, this/oatmeal/gloopy, teacher/be/cringe* are
/// qualities; an unknown word is a thing otherwise.
///
/// Sources: CGEL §7.1–7.2 (where adjectives stand), §7.56 (*so, very, too* before them), §10.9 (*be* understood), App. I.38 (their endings).
struct EnglishUnknownWords {
  let frames: FrameTable
  let lexicon: Lexicon

  /// The row with its unknown qualities as such, and with *be* before one that is said of somebody or something.
  func read(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 1, row.count < 8, row.contains(where: { $0.lexeme.isInferred })
    else { return row }
    var read = row
    if row.count > 2, isUnknown(row[0]), row[1].lexeme.isSubjectFormOnly,
      row[2].lexeme.isNominal || row[2].lexeme.isDeterminerLike
    {
      // *glorp/I/ball*: before who does it a verb.
      read = [row[1], row[0].asVerb] + row[2...]
      return read
    }
    for index in row.indices {
      if let known = named(row, index) { read[index].lexeme = known }
    }
    for index in row.indices where isUnknown(row[index]) && isQuality(row, index) {
      read[index] = row[index].asQuality
    }
    for index in row.indices where isUnknown(read[index]) && isEaten(row, index) {
      read[index].lexeme.kind = .food
      read[index].lexeme.countability = .mass
    }
    if row[0].lexeme.lemma == "feel", read[1].lexeme.wordClass == .adjective,
      row[1].lexeme.wordClass != .adjective
    {
      read.insert(contentsOf: lexicon.small("I"), at: 0)
    }
    return said(read, row) ?? read
  }

  /// *Glue gun*: what its last word is; *open/Proloquo*: a program.
  private func named(_ row: [Constituent], _ index: Int) -> Lexeme? {
    var lexeme = row[index].lexeme
    guard lexeme.isInferred else { return nil }
    if lexeme.wordClass == .properNoun {
      guard index > 0, Self.opening.contains(row[index - 1].lexeme.lemma) else { return nil }
      lexeme.kind = .media
      lexeme.animacy = .inanimate
      lexeme.isInferred = false
      return lexeme
    }
    guard let space = lexeme.lemma.lastIndex(of: " "), lexeme.lemma.first?.isLowercase == true,
      let head = lexicon.known(String(lexeme.lemma[lexeme.lemma.index(after: space)...])),
      head.wordClass == .noun
    else { return nil }
    var name = head
    name.lemma = lexeme.lemma
    name.forms = [:]
    return name
  }

  private static let opening = EnglishWords.set(
    "open use download install start launch close delete update")

  /// A word in small letters of which nothing is known.
  private func isUnknown(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    return lexeme.isInferred && lexeme.wordClass == .noun && lexeme.number != .plural
      && lexeme.lemma.first?.isLowercase == true && !lexeme.lemma.contains(" ")
      && frames.listed(lexeme.lemma) == nil && !EnglishVerbForms.be.contains(lexeme.lemma)
      && !lexeme.lemma.hasSuffix("ing")
      && EnglishTypedForms(frames: frames, lexicon: lexicon).base(lexeme.lemma)?.form != .present
  }

  /// Whether what stands before it is followed by a quality.
  private func isQuality(_ row: [Constituent], _ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = row[index - 1].lexeme
    if Self.degrees.contains(before.lemma) { return true }
    if before.lemma == "feel" {
      return index + 1 == row.count || row[index + 1].lexeme.wordClass != .noun
    }
    guard index + 1 == row.count || !isNamed(row[index + 1]) else { return false }
    guard index > 1, !namesRole(row[index].lexeme.lemma) else { return false }
    let topic = row[index - 2].lexeme
    return before.lemma == "be" && (topic.isHuman || topic.wordClass == .pronoun)
      || EnglishWordClasses.sensing.contains(before.lemma)
  }

  /// *Want/ramen/and/gyoza, eat/shakshuka, bibimbap/spicy*: a dish, beside what is done with food or another one.
  private func isEaten(_ row: [Constituent], _ index: Int) -> Bool {
    let before = index > 0 ? row[index - 1].lexeme : nil
    let next = index + 1 < row.count ? row[index + 1].lexeme : nil
    if let before, Self.eating.contains(before.lemma) { return true }
    if let next, Self.seasoned.contains(next.lemma) { return true }
    if index > 1, ["and", "or", "with"].contains(before?.lemma),
      KindSet.edible.contains(row[index - 2].lexeme.kind)
    {
      return true
    }
    return index + 2 < row.count && ["and", "or", "with"].contains(next?.lemma)
      && KindSet.edible.contains(row[index + 2].lexeme.kind)
  }

  private static let eating = EnglishWords.set(
    "eat cook bake drink order taste chew swallow more some no")
  private static let seasoned = EnglishWords.set(
    "spicy salty yummy yucky delicious tasty bland crispy")

  private func isNamed(_ word: Constituent) -> Bool {
    word.lexeme.isNominal && word.lexeme.wordClass != .pronoun && !word.lexeme.kind.isTemporal
  }

  /// *Barista, upholsterer, cellist*: what somebody is, and not what he is like.
  private func namesRole(_ word: String) -> Bool {
    Self.roles.contains { word.hasSuffix($0) }
  }

  /// *He/so/sus, you/sus, that/cringe, my/shoulder/subluxed/again*: *be* before the quality where the row has no verb.
  private func said(_ read: [Constituent], _ row: [Constituent]) -> [Constituent]? {
    if row.count == 3, row[0].lexeme.isSubjectForm, isUnknown(row[1]),
      row[2].lexeme.wordClass == .adjective
    {
      // *You/lowkey/funny.*
      var degree = row[1]
      degree.lexeme = Lexeme(lemma: degree.lexeme.lemma, wordClass: .adverb, kind: .degree)
      return [row[0], EnglishWording.be, degree, row[2]]
    }
    let hasVerb = row.contains {
      $0.lexeme.wordClass == .verb || EnglishVerbForms.be.contains($0.lexeme.lemma)
        || $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
        || $0.lexeme.wordClass == .adposition || $0.lexeme.kind == .social
    }
    var end = row.count
    while end > 1, Self.times.contains(row[end - 1].lexeme.lemma) { end -= 1 }
    let quality = end - 1
    guard !hasVerb, quality > 0, isUnknown(row[quality]),
      row.indices.allSatisfy({ $0 == quality || !isUnknown(row[$0]) || $0 + 1 == quality })
    else { return nil }
    var begin = quality
    while begin > 0,
      Self.degrees.contains(row[begin - 1].lexeme.lemma)
        || row[begin - 1].lexeme.lemma == "not" && begin > 1
    { begin -= 1 }
    guard begin > 0,
      isTopic(row[..<begin], of: row[quality].lexeme.lemma, isGraded: begin < quality)
    else { return nil }
    return row[..<begin] + [EnglishWording.be] + row[begin..<quality] + [row[quality].asQuality]
      + row[end...]
  }

  /// Whether such a quality is said of the words before it.
  private func isTopic(_ words: ArraySlice<Constituent>, of quality: String, isGraded: Bool) -> Bool
  {
    guard let head = words.last?.lexeme else { return false }
    if words.count == 1 {
      if Self.shown.contains(head.lemma) { return true }
      if ["I", "we"].contains(head.lemma) { return isGraded || looksSo(quality) }
      if head.isSubjectForm { return true }
      return head.wordClass == .noun && !head.kind.isTemporal && (isGraded || looksSo(quality))
        || head.isHuman && head.wordClass == .properNoun
    }
    return head.wordClass == .noun && !head.kind.isTemporal && isDetermined(words[words.startIndex])
      && words.dropLast().allSatisfy { isDetermined($0) || $0.lexeme.wordClass == .adjective }
  }

  /// *This, my, the*.
  private func isDetermined(_ word: Constituent) -> Bool {
    EnglishHabits.demonstratives.contains(word.lexeme.lemma)
      || word.lexeme.isDeterminerLike && word.lexeme.kind != .negation
        && word.lexeme.kind != .quantity
  }

  private func looksSo(_ word: String) -> Bool {
    Self.endings.contains { word.hasSuffix($0) && word.count > $0.count + 2 }
  }

  private static let degrees = EnglishWords.set("so very too really super pretty kinda extra")
  private static let shown = EnglishWords.set("this that it")
  private static let times = EnglishWords.set("again now today")
  private static let roles = ["er", "or", "ist", "ian", "ista", "man"]
  private static let endings = [
    "y", "ed", "ish", "ful", "less", "ous", "ive", "able", "ible", "ic", "al", "some",
  ]
}
