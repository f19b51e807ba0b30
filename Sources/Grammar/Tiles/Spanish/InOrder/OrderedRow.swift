import AACCore

/// A row of Spanish that begins with who or what does it and goes on with the verb: *mañana / sindicato / no / convocar / huelga* (NGLE §40.4).
struct OrderedRow {
  /// When, before all else.
  var times: [Constituent] = []
  /// All that stands before the verb but the denial.
  var head: [Constituent] = []
  /// The noun or pronoun of the head.
  var noun: Constituent
  /// *No*.
  var denial: [Constituent] = []
  var verb: Constituent
  /// All that stands behind the verb.
  var rest: [Constituent]

  init?(_ row: [Constituent]) {
    guard let place = row.firstIndex(where: { $0.lexeme.isInfinitive }), place > 0 else {
      return nil
    }
    verb = row[place]
    rest = Array(row[(place + 1)...])
    var before = row[..<place]
    if before.count > 1, let last = before.last, last.lexeme.lemma == "no" {
      denial = [last]
      before = before.dropLast()
    }
    while before.count > 1, let first = before.first, first.lexeme.kind.isTemporal,
      !first.lexeme.isDeterminerLike
    {
      times.append(first)
      before = before.dropFirst()
    }
    head = Array(before)
    guard let begin = head.firstIndex(where: { !$0.lexeme.isDeterminerLike }) ?? head.indices.last
    else { return nil }
    noun = head[begin]
    guard head.allSatisfy({ $0.tile != nil && $0.government == nil }) else { return nil }
  }

  /// Whether the head is one noun with what determines it, and a quality behind it.
  var hasOneNoun: Bool {
    guard let last = head.last else { return false }
    return noun.lexeme.wordClass == .noun
      && (last.tile == noun.tile
        || last.lexeme.wordClass == .adjective && head.count > 1
          && head[head.count - 2].tile == noun.tile)
  }

  /// Whether nothing else is done or asked behind the verb, and nobody joined.
  var isOneDeed: Bool {
    rest.allSatisfy {
      $0.lexeme.wordClass != .verb && $0.lexeme.wordClass != .conjunction
        && $0.lexeme.kind != .question
    }
  }

  /// What stands right behind the verb, behind what counts and determines it.
  var object: Constituent? {
    rest.first { word in
      let lexeme = word.lexeme
      return !lexeme.isDeterminerLike && lexeme.kind != .quantity && lexeme.kind != .degree
        && lexeme.wordClass != .numeral
    }
  }

  /// Whether it is told only when, how, how much and without what it happens.
  var isAlone: Bool {
    rest.indices.allSatisfy { index in
      let lexeme = rest[index].lexeme
      if lexeme.kind.isTemporal || lexeme.kind == .quantity || lexeme.kind == .degree {
        return true
      }
      switch lexeme.wordClass {
      case .adverb, .numeral, .adposition, .determiner: return true
      case .adjective: return lexeme.isDeterminerLike || Self.ranks.contains(lexeme.lemma)
      default: return index > 0 && rest[index - 1].lexeme.wordClass == .adposition
      }
    }
  }

  /// *El próximo mes*: which of the times.
  private static let ranks: WordSet = ["próximo", "siguiente", "pasado", "último", "primero"]
}
