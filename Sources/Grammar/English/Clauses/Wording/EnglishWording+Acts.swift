import AACCore

/// What is done and told in few tiles: two acts side by side, brands one goes to, calls with a word that can be a verb.
///
/// Sources: CGEL §13.56 (coordination of verbs), §5.60 (names), §11.24 (directives).
extension EnglishWording {
  /// *sing/dance, run/jump*: two things that one does are joined (CGEL §13.56).
  func joinActs(_ row: inout [Constituent]) {
    guard row.count > 2 else { return }
    for index in row.indices.dropFirst().dropLast()
    where Self.acts.contains(row[index].lexeme.lemma) {
      let second = row[index + 1].lexeme
      guard Self.acts.contains(second.lemma), second.lemma != row[index].lexeme.lemma,
        index + 2 == row.count || row[index + 2].lexeme.kind.isTemporal
          || row[index + 2].lexeme.wordClass == .adverb,
        !row[index - 1].lexeme.isDeterminerLike, row[index - 1].lexeme.wordClass != .adjective,
        isNominative(row[index - 1].lexeme) || row[index - 1].lexeme.wordClass == .verb
          || row[index - 1].lexeme.isHuman,
        row[index].lexeme.lemma != "eat" || second.lemma == "drink"
      else { continue }
      row[index] = row[index].asVerb
      row[index + 1] = row[index + 1].asVerb
      return row.insert(Self.and, at: index + 1)
    }
  }

  /// What one does for itself, with nothing that it must be done to.
  private static let acts = EnglishWords.set(
    "sing dance run jump swim walk eat drink laugh cry read write draw paint climb clap shout hop cook"
  )

  /// *go/McDonald's, eat/Burger King's*: a name in *'s* that nothing owned follows is a place.
  func nameBrands(_ row: inout [Constituent]) {
    for index in row.indices.dropFirst()
    where row[index].lexeme.kind == .possessive && row[index].lexeme.wordClass == .determiner {
      let text = row[index].lexeme.lemma
      guard text.hasSuffix("'s") || text.hasSuffix("’s"), text.first?.isUppercase == true,
        ["go", "to", "at", "visit", "from", "near", "eat"].contains(row[index - 1].lexeme.lemma)
      else { continue }
      let next = index + 1 < row.count ? row[index + 1].lexeme : nil
      let isFree =
        next == nil || next?.kind.isTemporal == true || next?.wordClass == .adposition
        || next?.wordClass == .pronoun || next?.kind == .social || next?.wordClass == .adverb
        || next?.isHuman == true && index + 2 == row.count
      guard isFree, !EnglishPeople.names.contains(String(text.dropLast(2))) else { continue }
      row[index].lexeme = Lexeme(lemma: text, wordClass: .properNoun, kind: .place)
      row[index].lexeme.animacy = .inanimate
      if row[index - 1].lexeme.lemma == "eat" { row.insert(preposition("at"), at: index) }
      return
    }
  }

  /// *suction/me, hoist/me/bed*: a word that is nothing else here, first of all and before *me*, is what is asked for.
  func settleTold(_ row: inout [Constituent]) {
    guard row.count > 1, row.count < 5 else { return }
    let first = row[0].lexeme
    if first.wordClass == .noun, first.number != .plural, !first.isBeing,
      Self.told.contains(row[1].lexeme.lemma), row[1].lexeme.wordClass == .pronoun,
      first.isInferred || !frames[first.lemma].isDefault || EnglishVerbLexicon.isVerb(first.lemma)
    {
      row[0] = row[0].asVerb
    }
    if ["open", "close", "clean"].contains(first.lemma), first.wordClass == .adjective,
      row[1].lexeme.wordClass == .properNoun
        || EnglishHabits.demonstratives.contains(row[1].lexeme.lemma)
    {
      row[0] = row[0].asVerb
    }
    if first.wordClass == .noun || first.wordClass == .adjective, !first.isBeing, row.count < 4,
      !first.isInferred, first.number != .plural,
      ["this", "that", "these", "those", "yourself"].contains(row[1].lexeme.lemma),
      frames.listed(first.lemma)?.slot(.object) != nil,
      row.count == 2 || ["off", "on", "up", "down", "away", "please"].contains(row[2].lexeme.lemma)
    {
      // *watch/this, turn/that/off, dry/yourself.*
      row[0] = row[0].asVerb
    }
    if ["phone", "text", "email"].contains(first.lemma), first.wordClass == .noun,
      row[1].lexeme.kind == .possessive && row.count == 3 && row[2].lexeme.isHuman
        || row.count == 2 && row[1].lexeme.isHuman
    {
      row[0] = row[0].asVerb
    }
    // *lift/broken*: what is so is a thing, whatever one can do besides.
    if row.count == 2, first.wordClass == .verb, Self.machines.contains(first.lemma),
      row[1].lexeme.wordClass == .adjective
    {
      row[0].lexeme = Lexeme(lemma: first.lemma, wordClass: .noun, kind: .device)
      row[0].lexeme.countability = .count
    }
  }

  private static let told: WordSet = ["me", "us", "him", "them"]
  private static let machines = EnglishWords.set("lift drill print iron shower light phone swing")

  /// *dinner/ready* behind *when*: what is asked about is so (CGEL §10.9).
  func askWhen(_ row: inout [Constituent]) {
    guard row.count > 2, ["when", "why", "how"].contains(row[0].lexeme.lemma), !hasVerb(row),
      let last = row.last?.lexeme, last.wordClass == .adjective,
      row[row.count - 2].lexeme.wordClass == .noun,
      row[1..<(row.count - 2)].allSatisfy(\.lexeme.isDeterminerLike)
    else { return }
    row.insert(Self.be, at: row.count - 1)
  }
}
