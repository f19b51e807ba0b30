import AACCore

/// Unknown words given by role: *comer/Nutella, ver/ancla;oxidado, ir/circo;hace;un;mes* (NGLE §7.2, §12.7, §24.4; Cunha &
/// Cintra, chapters 6 and 8).
extension ClausePlanner {
  /// Puts right what words beside a verb are, before its phrases are put together.
  func readBesideVerb(_ clause: inout Clause, _ joiner: WordJoiner) {
    guard language != .english, !clause.complements.isEmpty else { return }
    if clause.complements.count > 2 {
      clause.complements = joiner.timed(clause.complements)
    }
    if language == .portuguese { thank(&clause) }
    guard clause.complements.contains(where: \.lexeme.isInferred) else { return }
    nameThing(&clause)
    if language == .spanish { describe(&clause) }
  }

  /// *Eu digo obrigada*: a woman's thanks, where she says that she thanks (Cunha & Cintra, chapter 18).
  private func thank(_ clause: inout Clause) {
    guard clause.speaker == .feminine, clause.complements[0].lexeme.lemma == "obrigado",
      clause.verb?.lexeme.lemma == "dizer",
      clause.subject.allSatisfy({ $0.lexeme.lemma == "eu" })
    else { return }
    clause.complements[0].lexeme.lemma = "obrigada"
  }

  /// *Comer/Nutella, jugar/Minecraft, ver/Netflix*: a name that nobody knows is what is eaten, played and seen.
  private func nameThing(_ clause: inout Clause) {
    let name = clause.complements[0].lexeme
    guard name.wordClass == .properNoun, name.isInferred, name.kind == .person,
      clause.complements[0].government == nil, let verb = clause.verb?.lexeme.lemma,
      HolderWords.consuming.contains(verb),
      // Escuchar/Rosalía;cascos: who sings, and with what.
      clause.complements.count == 1 || !HolderWords.watching.contains(verb)
    else { return }
    clause.complements[0].lexeme.kind = .thing
    clause.complements[0].lexeme.animacy = .inanimate
    clause.complements[0].lexeme.article = .bare
  }

  /// *Perro / lanudo, osito / descosido*: an unknown word that ends so, behind a noun, says what that is like.
  private func describe(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst() {
      let word = clause.complements[index].lexeme
      guard word.isInferred, word.wordClass == .noun, word.kind == .thing,
        word.lemma.utf8.count > 5, !word.lemma.hasSpace,
        Self.qualityEndings.contains(where: word.lemma.hasSuffix),
        clause.complements[index - 1].lexeme.wordClass == .noun
      else { continue }
      clause.complements[index].lexeme = Lexeme(
        lemma: word.lemma, wordClass: .adjective, kind: .quality)
      clause.complements[index].lexeme.isInferred = true
    }
  }

  /// Endings of participles and of adjectives of what somebody or something has much of (NGLE §7.4).
  private static let qualityEndings = ["ado", "ido", "udo", "oso"]
}
