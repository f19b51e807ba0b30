import AACCore

/// Spanish rows that end with what one feels, or how somebody else is for that: *dejar / luz / encendida / miedo, comer / caracoles / asco, examen /
/// suspender / papá / enfadado*.
///
/// Sources: NGLE §31.1 (*yuxtaposición*), §35.2 (*dar miedo, dar asco*), §37.9 (*estar*).
extension TileReader {
  /// *Dejar / luz / encendida / miedo, avión / volar / alto / miedo, examen / suspender / papá / enfadado*.
  func feltAtEnd(_ row: [Constituent]) -> [Clause]? {
    if let deed = deedFelt(row) { return deed }
    guard row.count > 3, let last = row.last else { return nil }
    if last.lexeme.wordClass == .adjective { return moodOfOther(row) }
    guard ["miedo", "asco", "vergüenza", "sueño"].contains(last.lexeme.lemma),
      case let first = Array(row.dropLast()), let verb = loneVerb(first),
      !PartedThoughts.feeling.contains(first[verb].lexeme.lemma),
      !first.contains(where: { isNegator($0) || saysMuch($0) || $0.lexeme.isDeterminerLike }),
      first.last.map({ !PartedThoughts.frightening.contains($0.lexeme.lemma) }) == true,
      let said = firstHalf(first), said.verb?.lexeme.lemma != "querer",
      said.options.contains(.request) || !said.subject.isEmpty
    else { return nil }
    return [said.and(told(deed("tener").said(by: .first), [felt(last)]))]
  }

  /// *Comer / caracoles / asco, subir / ascensor / miedo / ruido*: what one feels at doing it, and for what.
  private func deedFelt(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.isInfinitive, onlyVerb(row) == 0,
      let feeling = row.lastIndex(where: { PartedThoughts.felt.contains($0.lexeme.lemma) }),
      feeling > 0, feeling + 2 >= row.count, case let rest = Array(row[1..<feeling]),
      !PartedThoughts.feeling.contains(row[0].lexeme.lemma)
        || row[0].lexeme.lemma == "hacer" && !rest.isEmpty,
      !PartedThoughts.taking.contains(row[0].lexeme.lemma), !frame(of: row[0]).isStrongOpener,
      row[feeling].lexeme.lemma != "miedo" || !OrderWords.asked.contains(row[0].lexeme.lemma)
        || rest.last?.lexeme.kind == .vehicle,
      frame(of: row[0]).pattern.isPersonal,
      row[feeling].lexeme.lemma != "miedo" || !BefallingDeeds.contains(row[0].lexeme.lemma),
      rest.allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .adverb || $0.lexeme.isDeterminerLike
          || $0.lexeme.wordClass == .adposition
      }), !rest.contains(where: saysMuch),
      rest.last.map({ !PartedThoughts.frightening.contains($0.lexeme.lemma) }) ?? true,
      rest.last?.lexeme.isDeterminerLike != true
    else { return nil }
    let cause = row[(feeling + 1)...]
    guard cause.allSatisfy({ $0.lexeme.namesThing }),
      rest.count > 1 || !rest.contains(where: \.lexeme.isHuman)
    else { return nil }
    let why = cause.last.map { [phrase("por " + theNoun($0), $0)] } ?? []
    let me = Constituent(WordJoiner.pronoun("me"))
    return [told(deed("dar").said(by: .third), [me, felt(row[feeling]), row[0]] + rest + why)]
  }

  /// *Papá / enfadado*: how another is for that.
  private func moodOfOther(_ row: [Constituent]) -> [Clause]? {
    let second = Array(row.suffix(2)), first = Array(row.dropLast(2))
    guard second[0].lexeme.isHuman, second[0].lexeme.wordClass != .pronoun,
      SpanishThoughtWords.onlyOfBeings.contains(second[1].lexeme.lemma)
        || second[1].lexeme.lemma == "enfadado",
      let verb = loneVerb(first), !PartedThoughts.taking.contains(first[verb].lexeme.lemma),
      first.last?.lexeme.isDeterminerLike != true,
      BefallingDeeds.contains(first[verb].lexeme.lemma),
      !first.contains(where: { $0.lexeme.isHuman && $0.lexeme.lemma != "yo" }),
      first.count > 1, let said = firstHalf(first), let next = readWhole(second).first,
      next.sequels.isEmpty
    else { return nil }
    return [said.and(next)]
  }
}
