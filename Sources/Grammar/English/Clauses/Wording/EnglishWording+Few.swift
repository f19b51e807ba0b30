import AACCore

/// Rows of few tiles: names of streets, what sounds by itself, *time for bed, more cookies, please*.
///
/// Sources: CGEL §5.60–5.66 (names), §10.9 (ellipsis).
extension EnglishWording {
  /// *on/Oak/Street*: the name of a street.
  mutating func nameStreet(_ row: inout [Constituent]) {
    guard
      let street = row.indices.dropFirst(2).first(where: {
        row[$0 - 1].lexeme.wordClass == .properNoun
          && Self.streets.contains(row[$0].lexeme.lemma.lowercased())
      }), row[street - 2].lexeme.wordClass == .adposition
    else { return }
    if let first = row[street - 1].tile, let second = row[street].tile {
      tiles[first] = [first, second]
    }
    var name = row[street - 1].lexeme
    name.lemma += " " + row[street].lexeme.lemma.capitalizedAtStart
    name.kind = .place
    name.animacy = .inanimate
    row[street - 1].lexeme = name
    row.remove(at: street)
  }

  private static let streets = EnglishWords.set("street road avenue lane drive boulevard court")

  /// *phone/ring, my/alarm/beep*: what sounds by itself.
  func letRing(_ row: inout [Constituent]) {
    guard row.count > 1, row.count < 4, let last = row.last?.lexeme,
      last.lemma == "ring" || last.lemma == "beep", last.wordClass != .verb,
      row[..<(row.count - 2)].allSatisfy(\.lexeme.isDeterminerLike),
      let thing = lexicon.known(row[row.count - 2].lexeme.lemma), thing.wordClass == .noun,
      !thing.isBeing
    else { return }
    row[row.count - 2].lexeme = thing
    row[row.count - 1] = row[row.count - 1].asVerb
  }

  /// *play/time, time/bed, cookie/more/please*: few words in another order or with one too few.
  func settleFew(_ row: inout [Constituent]) {
    if row.count == 2, row[1].lexeme.lemma == "time", row[0].lexeme.wordClass == .verb {
      row[0].lexeme = Lexeme(lemma: row[0].lexeme.lemma, wordClass: .noun, kind: .activity)
    } else if row.count == 2, row[0].lexeme.lemma == "time", row[1].lexeme.wordClass == .noun,
      row[1].lexeme.kind == .meal || row[1].lexeme.kind == .event
        || row[1].lexeme.kind == .furniture
        || ["school", "bath", "therapy"].contains(row[1].lexeme.lemma)
    {
      row.insert(
        Constituent(Lexeme(lemma: "for", wordClass: .adposition, kind: .direction)), at: 1)
    }
    guard row.count > 2, !row.contains(where: { $0.lexeme.wordClass == .verb }) else { return }
    if let please = row.indices.dropFirst().dropLast().first(where: {
      row[$0].lexeme.lemma == "please"
    }), row[please - 1].lexeme.lemma == "more" || row[please - 1].lexeme.wordClass == .noun {
      row.append(row.remove(at: please))
    }
    if row.count == 3, row[1].lexeme.lemma == "more", row[0].lexeme.wordClass == .noun,
      row[2].lexeme.kind == .social
    {
      row.swapAt(0, 1)
    }
  }
}
