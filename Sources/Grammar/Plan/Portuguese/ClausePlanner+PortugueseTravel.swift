import AACCore

/// Pairs of nouns of which the first is counted, and where what one takes and pays for goes: *a prova de história, a passagem
/// para o Recife* (Cunha & Cintra, chapter 7, *Adjunto adnominal*; chapter 15, *Para*).
extension ClausePlanner {
  /// *Tirar / nove / prova / história*: a pair too where the first is counted or determined.
  func linkDetermined(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst(2).reversed() {
      let before = clause.complements[index - 2].lexeme
      guard before.wordClass == .numeral || before.isDeterminerLike || before.kind == .possessive,
        isBare(index, clause), clause.complements[index - 1].lexeme.wordClass == .noun
      else { continue }
      _ = linkKind(
        clause.complements[index - 1].lexeme, clause.complements[index].lexeme, at: index,
        in: &clause)
    }
  }

  /// *Passagem / custar / Recife*: where one goes with it.
  private func costTowards(_ clause: inout Clause) {
    guard let ticket = clause.subject.last?.lexeme.lemma,
      ["passagem", "bilhete", "voo", "táxi", "viagem"].contains(ticket),
      ["custar", "ser", "demorar", "durar", "sair"].contains(clause.verb?.lexeme.lemma ?? ""),
      let place = clause.complements.lastIndex(where: {
        $0.lexeme.wordClass == .properNoun && $0.lexeme.kind == .place
      }), isBare(place, clause) || place > 0
    else { return }
    guard place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition else {
      return
    }
    put(["para"], at: place, &clause)
  }

  /// *Apanhar / comboio / Porto, comprar / passagem / Recife*: where what one takes goes (Cunha & Cintra, chapter 15,
  /// *Para*).
  func travelTowards(_ clause: inout Clause) {
    costTowards(&clause)
    guard BesideOfWords.boarding.contains(clause.verb?.lexeme.lemma ?? "") else { return }
    for index in clause.complements.indices.dropFirst() {
      let ride = clause.complements[index - 1].lexeme, place = clause.complements[index].lexeme
      guard isBare(index, clause), isBare(index - 1, clause),
        ride.kind == .vehicle || ["passagem", "bilhete"].contains(ride.lemma),
        KindSet.places.contains(place.kind)
          || place.wordClass == .properNoun && place.isInferred,
        !BesideOfWords.stops.contains(place.lemma)
      else { continue }
      return insert(["para"], at: index, in: &clause)
    }
  }
}
