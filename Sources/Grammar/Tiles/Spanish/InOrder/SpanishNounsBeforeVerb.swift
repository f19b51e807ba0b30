import AACCore

/// A row of Spanish that begins with several nouns and goes on with its verb: *niño / gorra / verde / empujar / mi / hermana, casa / amiga / mi / madre /
/// tener / chimenea, impresora / oficina / no / tener / tinta* (NGLE §12.7, §40.4).
struct SpanishNounsBeforeVerb {
  /// A noun with what determines it and what it is like.
  struct Link {
    var before: [Constituent]
    var noun: Constituent
    var qualities: [Constituent] = []
  }

  /// When, before all else.
  var times: [Constituent] = []
  var nouns: [Link] = []
  /// *Arriba, atrás*, right behind the nouns.
  var side: Constituent?
  /// *No, nunca, ya*.
  var between: [Constituent] = []
  var verb: Constituent
  /// All that stands behind the verb.
  var rest: [Constituent]

  init?(_ row: [Constituent]) {
    guard let place = row.firstIndex(where: { $0.lexeme.wordClass == .verb }), place > 0,
      row[place].lexeme.isInfinitive
    else { return nil }
    verb = row[place]
    rest = Array(row[(place + 1)...])
    var index = 0
    if row[0].lexeme.kind.isTemporal, !row[0].lexeme.isDeterminerLike {
      times = [row[0]]
      index = 1
    }
    while index < place {
      let start = index
      while index < place, row[index].lexeme.isDeterminerLike { index += 1 }
      guard index < place, Self.isNamed(row[index]) else {
        index = start
        break
      }
      var link = Link(before: Array(row[start..<index]), noun: row[index])
      index += 1
      while index < place, row[index].lexeme.wordClass == .adjective,
        !row[index].lexeme.isDeterminerLike
      {
        link.qualities.append(row[index])
        index += 1
      }
      nouns.append(link)
    }
    if !nouns.isEmpty, index < place, SpanishGroupWords.sides.contains(row[index].lexeme.lemma) {
      side = row[index]
      index += 1
    }
    between = Array(row[index..<place])
    guard !nouns.isEmpty, nouns.count < 4, nouns[0].noun.lexeme.wordClass == .noun,
      between.allSatisfy({
        $0.lexeme.lemma == "no" || TwoNounSubjects.before.contains($0.lexeme.lemma)
      })
    else { return nil }
  }

  private static func isNamed(_ word: Constituent) -> Bool {
    word.government == nil && !word.lexeme.kind.isTemporal
      && (word.lexeme.wordClass == .noun || word.lexeme.wordClass == .properNoun)
  }

  /// The noun right behind the verb where it is no place.
  var object: Lexeme? { thingBehind.flatMap { KindSet.places.contains($0.kind) ? nil : $0 } }

  /// The noun right behind the verb, behind what counts and determines it.
  var thingBehind: Lexeme? {
    guard
      let word = rest.first(where: {
        !$0.lexeme.isDeterminerLike && $0.lexeme.kind != .quantity && $0.lexeme.kind != .degree
          && ($0.lexeme.lemma != "a" || $0.tile != nil)
      })?.lexeme,
      word.wordClass == .noun || word.wordClass == .properNoun, !word.kind.isTemporal
    else { return nil }
    return word
  }

  /// Whether somebody else is named behind the verb who may do it.
  var hasOtherDoer: Bool {
    rest.contains {
      $0.lexeme.lemma != "yo" && ($0.lexeme.lemma != "tú" || !nouns[0].noun.lexeme.isHuman)
        && FirstThingWords.others.contains($0.lexeme.lemma)
        && !["ti", "mí"].contains($0.lexeme.forms[FiniteForms.Mark.text] ?? "")
    }
  }

  /// Whether something is asked behind the verb or somebody called.
  var asksBehind: Bool {
    rest.contains { $0.lexeme.kind == .question || $0.lexeme.kind == .social }
  }

  /// Whether another thought, question or deed stands behind the verb.
  var isOpen: Bool {
    rest.contains {
      $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction
        || $0.lexeme.kind == .question || $0.lexeme.kind == .social
    }
  }
}
