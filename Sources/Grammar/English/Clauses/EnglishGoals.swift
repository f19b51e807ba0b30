import AACCore

/// A verb chosen with its preposition and two complements: *send to/letter/grandma* is *send a letter to Grandma*.
///
/// Source: CGEL §16.56 (an object, and a prepositional object behind it).
struct EnglishGoals {
  private let frames: FrameTable

  init(frames: FrameTable) { self.frames = frames }

  /// A row whose preposition stands before what the thing goes to or comes from.
  func straightened(_ row: [Constituent]) -> [Constituent] {
    guard let verb = row.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb + 3 < row.count,
      case let preposition = row[verb + 1].lexeme.lemma, Self.prepositions.contains(preposition),
      isMoving(row[verb].lexeme.lemma, preposition),
      let thing = head(row, from: verb + 2), isThing(row[thing].lexeme),
      let goal = head(row, from: thing + 1), isGoal(row[goal].lexeme, preposition)
    else { return row }
    var straightened = row
    straightened.insert(straightened.remove(at: verb + 1), at: thing)
    return straightened
  }

  /// A clause whose verb has its preposition on the same tile.
  func parted(_ clause: Clause) -> Clause {
    guard let verb = clause.verb, frames[verb.lexeme.lemma].isDefault,
      clause.complements.count > 1, let space = verb.lexeme.lemma.lastIndex(of: " ")
    else { return clause }
    let preposition = String(verb.lexeme.lemma[verb.lexeme.lemma.index(after: space)...])
    let base = Lexeme(
      lemma: String(verb.lexeme.lemma[..<space]), wordClass: .verb, kind: .action)
    let small = Lexeme(lemma: preposition, wordClass: .adposition, kind: .direction)
    let words = [Constituent(base, tile: verb.tile), Constituent(small, tile: verb.tile)]
    let row = straightened(words + clause.complements)
    guard row[1].lexeme.lemma != preposition else { return clause }
    var parted = clause
    parted.verb = row[0]
    parted.complements = Array(row.dropFirst())
    return parted
  }

  /// Whether things are moved or given with the verb, and it is no other verb with the preposition.
  private func isMoving(_ verb: String, _ preposition: String) -> Bool {
    let frame = frames[verb]
    return !frame.isDefault && frame.pattern == .plain
      && frames["\(verb) \(preposition)"].isDefault && (preposition != "at" || verb == "throw")
      && frame.slots.contains { $0.role == .object && $0.preposition == nil }
  }

  /// The noun or pronoun of the phrase that begins there.
  private func head(_ row: [Constituent], from start: Int) -> Int? {
    var index = start
    while index < row.count,
      row[index].lexeme.isDeterminerLike || row[index].lexeme.wordClass == .adjective
    { index += 1 }
    guard index < row.count, row[index].lexeme.isNominal else { return nil }
    return index
  }

  private func isThing(_ lexeme: Lexeme) -> Bool {
    lexeme.namesThing && lexeme.kind != .furniture && lexeme.kind != .vehicle
      && lexeme.kind != .body
      && !KindSet.places.contains(lexeme.roleKind)
  }

  private func isGoal(_ lexeme: Lexeme, _ preposition: String) -> Bool {
    switch preposition {
    case "on": [.clothing, .furniture, .body].contains(lexeme.roleKind)
    case "at": lexeme.isBeing || EnglishPronouns.of(lexeme.lemma) != nil
    default:
      lexeme.isBeing || EnglishPronouns.of(lexeme.lemma) != nil
        || KindSet.places.contains(lexeme.roleKind)
    }
  }

  private static let prepositions: WordSet = ["to", "at", "from", "on"]
}
