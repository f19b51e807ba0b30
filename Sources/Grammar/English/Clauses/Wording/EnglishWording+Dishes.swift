import AACCore

/// Food and drink chosen in another order than English names them, and what a dish is to be without.
///
/// Sources: CGEL §17.104–17.109 (compounds), §10.63 (negation within a phrase), §16.69 (*next to*).
extension EnglishWording {
  /// Makes words side by side one, said from all their tiles.
  mutating func join(
    _ row: inout [Constituent], at index: Int, _ count: Int, as lexeme: Lexeme, order: [Int]? = nil
  ) {
    let places = order ?? Array(index..<(index + count))
    if let first = row[index].tile { tiles[first] = places.compactMap { row[$0].tile } }
    row[index].lexeme = lexeme
    row.removeSubrange((index + 1)..<(index + count))
  }

  func preposition(_ lemma: String) -> Constituent {
    Constituent(Lexeme(lemma: lemma, wordClass: .adposition, kind: .direction))
  }

  static let and = Constituent(Lexeme(lemma: "and", wordClass: .conjunction, kind: .connective))

  /// *milk/all/gone, I/all/done*: one word for what is over; *thank/you* the same.
  mutating func joinPhrases(_ row: inout [Constituent]) {
    if let all = row.indices.dropLast().first(where: { row[$0].lexeme.lemma == "all" }),
      ["done", "gone"].contains(row[all + 1].lexeme.lemma),
      let known = lexicon.known("all \(row[all + 1].lexeme.lemma)")
    {
      join(&row, at: all, 2, as: known)
    }
    for index in row.indices where ["ok", "Ok"].contains(row[index].lexeme.lemma) {
      row[index].lexeme = lexicon.known("OK") ?? row[index].lexeme
    }
    if let part = row.indices.dropFirst(2).dropLast().first(where: {
      row[$0].lexeme.kind == .body && row[$0 + 1].lexeme.lemma == "ache"
        && ["a", "an"].contains(row[$0 - 1].lexeme.lemma)
    }) {
      // *I/have/a/tummy/ache.*
      var ache = Lexeme(
        lemma: "\(row[part].lexeme.lemma) ache", wordClass: .noun, kind: .illness)
      ache.countability = .count
      join(&row, at: part, 2, as: ache)
    }
    if let very = row.indices.dropLast().first(where: {
      row[$0].lexeme.lemma == "very" && row[$0 + 1].lexeme.lemma == "much"
    }), very > 1, very + 2 == row.count, row[0].lexeme.lemma != "thank" {
      join(&row, at: very, 2, as: Lexeme(lemma: "very much", wordClass: .adverb, kind: .manner))
    }
    if ["happy", "Happy"].contains(row[0].lexeme.lemma),
      let wish = lexicon.known("Happy \(row[1].lexeme.lemma.capitalizedAtStart)"),
      wish.kind == .social
    {
      // *happy/Easter, happy/halloween.*
      join(&row, at: 0, 2, as: wish)
      guard row.count > 1 else { return }
    }
    joinStops(&row)
    if row.count > 2, row[0].lexeme.lemma == "thank", row[1].lexeme.lemma == "you",
      row[2].lexeme.wordClass == .verb || ["for", "love"].contains(row[2].lexeme.lemma),
      let known = lexicon.known("thank you")
    {
      join(&row, at: 0, 2, as: known)
    }
    for index in row.indices.dropLast().reversed()
    where row[index].lexeme.lemma.hasSuffix("ing") && row[index + 1].lexeme.wordClass == .noun {
      // *fitting/room, waiting/room.*
      let text = "\(row[index].lexeme.lemma) \(row[index + 1].lexeme.lemma)"
      guard let known = lexicon.known(text), known.wordClass == .noun else { continue }
      join(&row, at: index, 2, as: known)
    }
  }

  /// *bus/stop/far, peanut/butter/sandwich, nap/time*: two nouns that are one thing, where nothing is done.
  private mutating func joinStops(_ row: inout [Constituent]) {
    guard row.count > 1, !["do", "does", "did", "will"].contains(row[0].lexeme.lemma),
      !row.contains(where: { isNominative($0.lexeme) || $0.lexeme.kind == .question })
    else { return }
    for index in row.indices.dropLast().reversed() where index + 1 < row.count {
      let (first, second) = (row[index].lexeme, row[index + 1].lexeme)
      guard first.wordClass == .noun,
        !first.isBeing || EnglishCompounds.isPair(first.lemma, second.lemma)
          || EnglishCompounds.joins(first, second),
        !first.kind.isTemporal || second.lemma == "coat"
          || EnglishCompounds.isPair(first.lemma, second.lemma),
        EnglishCompounds.joins(first.lemma, second.lemma)
          || second.wordClass == .noun && EnglishCompounds.joins(first, second)
            && !EnglishCompounds.isDish(second.lemma)
          || second.lemma == "time" && row.count == 2 && first.kind != .place,
        row.count == 2 || EnglishCompounds.isPair(first.lemma, second.lemma)
          || row[row.count - 1].lexeme.kind == .social && index + 3 == row.count,
        !row.contains(where: { $0.lexeme.wordClass == .verb && $0 != row[index + 1] })
      else { continue }
      var name = second
      name.wordClass = .noun
      if second.wordClass != .noun { name.kind = .place }
      name.lemma = "\(first.lemma) \(second.lemma)"
      name.countability = name.countability ?? .count
      join(&row, at: index, 2, as: name)
    }
  }

  /// *sandwich/ham/cheese, juice/orange*: what a dish is made of stands before it (CGEL §17.105).
  mutating func nameDish(_ row: inout [Constituent]) {
    nameBehind(&row)
    var index = 0
    while index + 1 < row.count {
      let dish = row[index].lexeme
      let begin = index
      index += 1
      guard dish.wordClass == .noun, EnglishCompounds.isDish(dish.lemma) else { continue }
      var end = begin + 1
      while end < row.count, row[end].lexeme.wordClass == .noun,
        row[end].lexeme.number != .plural,
        EnglishCompounds.joins(row[end].lexeme.lemma, dish.lemma),
        !EnglishCompounds.joins(dish.lemma, row[end].lexeme.lemma)
      { end += 1 }
      guard end > begin + 1, end - begin < 4,
        end == row.count || row[end].lexeme.wordClass != .noun
          || !EnglishCompounds.joins(row[end - 1].lexeme, row[end].lexeme),
        begin == 0 || !EnglishCompounds.joins(row[begin - 1].lexeme, dish)
      else { continue }
      let parts = row[(begin + 1)..<end].map(\.lexeme.lemma).joined(separator: " and ")
      var named = dish
      named.lemma = "\(parts) \(dish.lemma)"
      join(
        &row, at: begin, end - begin, as: named, order: Array((begin + 1)..<end) + [begin])
    }
  }

  /// *puzzle/dinosaur, ticket/movie; party/birthday*: what it is about stands before it (CGEL §17.104).
  private mutating func nameBehind(_ row: inout [Constituent]) {
    for index in row.indices.dropLast().reversed() where index + 1 < row.count {
      let (head, first) = (row[index].lexeme, row[index + 1].lexeme)
      let isNamed = isNameOnBoard(head, first)
      let isAlone =
        row.count == 2 && head.wordClass == .noun && first.wordClass == .noun && !first.isBeing
        && !head.isPlaceLike && head.kind != .vehicle
        && EnglishCompounds.isPair(first.lemma, head.lemma)
      guard first.number != .plural,
        isAlone || isNamed || EnglishCompounds.isNamedBehind(head, first)
          || index == 0 && isTurned(head, first, row),
        !EnglishCompounds.joins(head, first),
        index == 0 || !EnglishCompounds.joins(row[index - 1].lexeme, head),
        index + 2 == row.count || row[index + 2].lexeme.wordClass != .noun
          || row[index + 2].lexeme.kind.isTemporal
      else { continue }
      var named = head
      named.lemma = "\(first.lemma) \(head.lemma)"
      join(&row, at: index, 2, as: named, order: [index + 1, index])
    }
  }

  /// *cookie/chocolate/two/want, store/toy/go, bus/school/late*: first of all in a row, the head of a name before its other half.
  private func isTurned(_ head: Lexeme, _ first: Lexeme, _ row: [Constituent]) -> Bool {
    guard row.count > 2, head.wordClass == .noun, first.wordClass == .noun, !first.isBeing,
      !head.isBeing, !first.kind.isTemporal, !first.isPlaceLike || first.lemma == "school",
      !EnglishHabits.boxes.contains(head.lemma),
      row[2...].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.kind == .question
          || $0.lexeme.wordClass == .adjective
      })
    else { return false }
    return EnglishCompounds.isPair(first.lemma, head.lemma)
      || EnglishCompounds.takes(head.lemma, word: first.lemma)
  }

  /// *cream/ice, game/board, bear/teddy, lesson/piano*: a name that everybody knows, laid the other way round.
  private func isNameOnBoard(_ head: Lexeme, _ first: Lexeme) -> Bool {
    guard head.wordClass == .noun, first.wordClass == .noun, !first.isPlaceLike,
      // *ride/bike, food/dog/give*: what is done, and whom it is given to.
      Self.namedHeads.contains(head.lemma) || !first.isBeing && frames.listed(head.lemma) == nil
    else { return false }
    if lexicon.known("\(first.lemma) \(head.lemma)")?.wordClass == .noun { return true }
    if first.kind == .instrument, head.lemma == "lesson" { return true }
    return Self.namedHeads.contains(head.lemma) && EnglishCompounds.isPair(first.lemma, head.lemma)
  }

  private static let namedHeads = EnglishWords.set(
    "game bear cream truck driver party cake card ticket lesson song tree machine number station")

  /// *burger/no/onion, tea/with/milk/no/sugar, juice/no/milk*: what a dish is to be without, and what else is not wanted:
  /// *no* denies the noun behind it alone.
  mutating func leaveOut(_ row: inout [Constituent]) {
    guard
      let no = row.indices.dropFirst().dropLast().first(where: { row[$0].lexeme.lemma == "no" }),
      no + 2 == row.count || row[no + 2].lexeme.kind == .social,
      row[no - 1].lexeme.wordClass == .noun, KindSet.edible.contains(row[no - 1].lexeme.kind)
    else { return }
    let thing = row[no + 1].lexeme
    guard thing.wordClass == .noun,
      KindSet.edible.contains(thing.kind) || Self.additions.contains(thing.lemma)
    else { return }
    let isDrink =
      row[no - 1].lexeme.kind == .drink && !["tea", "coffee"].contains(row[no - 1].lexeme.lemma)
      && thing.kind == .drink
    let isAdded = thing.kind != .drink || Self.additions.contains(thing.lemma)
    let takesIt = row[no - 1].lexeme.kind != .drink || Self.additions.contains(thing.lemma)
    guard !isDrink, isAdded, takesIt else {
      if hasVerb(row), let not = lexicon.known("not") { row[no].lexeme = not }
      return
    }
    var nothing = thing
    nothing.lemma = "no \(EnglishHabits.isMass(thing) ? thing.lemma : plural(thing))"
    nothing.countability = .mass
    nothing.number = nil
    nothing.article = .bare
    join(&row, at: no, 2, as: nothing)
    let hasWith = row[..<no].contains { $0.lexeme.lemma == "with" }
    row.insert(hasWith ? Self.and : preposition("with"), at: no)
  }

  private func plural(_ noun: Lexeme) -> String {
    EnglishHabits.isPlural(noun) ? noun.lemma : EnglishNouns.plurals(of: noun.lemma)[0]
  }

  /// What is put into or on something.
  private static let additions = EnglishWords.set(
    "sugar milk ice salt pepper sauce ketchup mustard mayonnaise mayo butter cream honey lemon syrup"
  )

  /// *sit/next/you, fall/out/bed*: prepositions of two words with the second left out.
  func completePrepositions(_ row: inout [Constituent]) {
    for index in row.indices.dropFirst().dropLast() {
      let lemma = row[index].lexeme.lemma
      guard lemma == "next" || lemma == "out" else { continue }
      let next = row[index + 1].lexeme
      let isThing =
        next.wordClass == .noun && !next.kind.isTemporal || next.wordClass == .properNoun
        || next.isDeterminerLike && index + 2 < row.count
          && !row[index + 2].lexeme.kind.isTemporal
      if lemma == "next", next.wordClass == .pronoun && next.isBeing || isThing,
        row[..<index].contains(where: { Self.resting.contains($0.lexeme.lemma) })
      {
        row[index] = Constituent(preposition("next to").lexeme, tile: row[index].tile)
      } else if lemma == "out", isThing, Self.leaving.contains(row[index - 1].lexeme.lemma) {
        row[index] = Constituent(preposition("out of").lexeme, tile: row[index].tile)
      }
    }
  }

  private static let resting = EnglishWords.set(
    "sit stand sleep lie stay live walk eat be park wait")
  private static let leaving = EnglishWords.set("fall get climb jump come run crawl walk roll")

  /// *what/you/have/dinner*: what a meal is made of is had for it.
  mutating func askForMeal(_ row: inout [Constituent]) {
    guard row.count > 3, row[0].lexeme.lemma == "what", let last = row.last?.lexeme,
      last.kind == .meal, ["have", "eat", "make", "cook"].contains(row[row.count - 2].lexeme.lemma)
    else { return }
    // *What are we having for dinner?*: what is planned.
    if row[1].lexeme.lemma == "we", row.count == 4 { options.insert(.progressive) }
    row.insert(
      Constituent(preposition("for").lexeme, tile: row[row.count - 1].tile), at: row.count - 1)
  }
}
