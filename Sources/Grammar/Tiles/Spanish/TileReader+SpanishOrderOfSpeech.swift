import AACCore

/// Spanish rows that were laid as they are said: who does it, the deed, and what belongs to it. *Yo / querer / sentar / al lado / ventana,
/// ella / teñir / pelo / azul, socorrista / sacar / niño / agua, electricista / cambiar / bombilla / pasillo*.
///
/// Their words are linked as those chosen by role, where the reading neither moved a word nor put one in.
///
/// Source: NGLE §40.4 (*orden no marcado*), §35.7, §41.10–13.
extension TileReader {
  /// The clause of such a row; nil where its order alone does not tell who does what.
  func linkedByRole(_ reading: Clause, _ tiles: [Constituent]) -> Clause? {
    if reading.isInOrder {
      var clause = reading
      clause.isLaid = false
      return clause
    }
    guard (2...9).contains(tiles.count), tiles[0].lexeme.lemma != "que", isWholeReading(reading),
      let verb = tiles.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb > 0,
      tiles[verb].lexeme.isInfinitive, same([reading.verb].compactMap(\.self), [tiles[verb]]),
      case let head = tiles[..<verb].filter({ !isNegator($0) }),
      same(reading.subject, head), isDoerInOrder(head),
      case let rest = Array(tiles[(verb + 1)...]),
      case let denied = tiles[..<verb].filter({ isNegator($0) }),
      same(reading.complements.filter { !isNegator($0) }, rest),
      denied.count == reading.complements.count - rest.count,
      case let isOrdered = !mayAsk && !isOver && isSpokenTo(head, rest),
      isOrdered && rest.count < 3 || isPlainlyBehind(rest, tiles[verb].lexeme),
      isOrdered || rest.count > 1 || isSettledByRole(head, rest, tiles[verb].lexeme.lemma)
    else { return nil }
    var clause = reading
    clause.isLaid = false
    return clause
  }

  /// *Tú / calentar / leche* as a request: of what is asked of the other or denied of him.
  private func isSpokenTo(_ head: [Constituent], _ rest: [Constituent]) -> Bool {
    head.count == 1 && OrderWords.spokenTo.contains(head[0].lexeme.lemma)
      && rest.allSatisfy {
        $0.lexeme.wordClass == .noun || $0.lexeme.lemma == "yo" || $0.lexeme.wordClass == .adverb
      }
  }

  /// Nothing was added to it beside its words, and nobody is asked for anything.
  private func isWholeReading(_ reading: Clause) -> Bool {
    reading.sequels.isEmpty && reading.edge == nil && reading.choices.isEmpty
      && reading.joins.isEmpty && !reading.frontsClause && !reading.isCompleted
      && !reading.options.contains(.request) && !reading.subject.isEmpty
  }

  /// Whether they are the tiles themselves, as they were laid.
  private func same(_ words: [Constituent], _ tiles: [Constituent]) -> Bool {
    words.count == tiles.count
      && zip(words, tiles).allSatisfy { word, tile in
        word.tile == tile.tile && word.lexeme == tile.lexeme && word.government == nil
      }
  }

  /// One person or animal, with what determines it.
  private func isDoerInOrder(_ head: [Constituent]) -> Bool {
    guard let who = head.last?.lexeme, who.kind != .question,
      head.dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      !SpanishOrderWords.general.contains(who.lemma)
    else { return false }
    return who.wordClass == .pronoun && who.kind == .person && who.number != nil
      && !WordJoiner.clitics.contains(who.lemma)
      || (who.wordClass == .noun || who.wordClass == .properNoun) && who.isBeing
  }

  /// Nouns with what belongs to them, qualities and times; of verbs only one that is opened right behind.
  private func isPlainlyBehind(_ rest: [Constituent], _ deed: Lexeme) -> Bool {
    guard !rest.isEmpty, rest.last?.lexeme.wordClass != .adposition,
      rest.contains(where: { $0.lexeme.isNominal && !$0.lexeme.kind.isTemporal }),
      !SpanishOrderWords.asRow.contains(deed.lemma)
    else { return false }
    let isOpened =
      rest[0].lexeme.isInfinitive
      && (tables.frames[deed.lemma].isStrongOpener || deed.lemma == "ayudar")
    return rest.indices.allSatisfy { index in
      let word = rest[index].lexeme
      if index == 0, isOpened { return !SpanishOrderWords.asRow.contains(word.lemma) }
      if SpanishOrderWords.served.contains(word.lemma), KindSet.edible.contains(rest[0].lexeme.kind)
      {
        return false
      }
      // Yo / jugar / baloncesto / martes: a row tells of the next one.
      if SpanishOrderWords.linked.contains(word.lemma) || word.kind == .weekday { return false }
      switch word.wordClass {
      case .noun, .properNoun: return word.kind != .question && !PortionWords.isKin(word.lemma)
      case .determiner: return word.kind != .question
      case .adjective, .adposition, .numeral: return true
      case .adverb: return word.kind != .question && word.kind != .social
      case .pronoun:
        // Mamá / ayudar / hacer / deberes / yo: who is helped.
        return deed.lemma == "ayudar" && index > 1 && index + 1 == rest.count
      default: return false
      }
    }
  }

  /// *Papá / afeitar / barba, ella / peinar / muñeca, ardilla / esconder / bellotas*: one's own part, what is cared for like a child, what
  /// an animal does.
  private func isSettledByRole(
    _ head: [Constituent], _ rest: [Constituent], _ deed: String
  ) -> Bool {
    guard let who = head.last?.lexeme, let thing = rest.last?.lexeme else { return false }
    if deed == "enfadar" || deed == "enojar" { return thing.isHuman }
    switch thing.kind {
    case .body:
      return who.wordClass == .pronoun || SpanishOrderWords.ofAdults.contains(thing.lemma)
    case .toy: return SpanishPeopleWords.caring.contains(deed)
    case .clothing where OneselfWords.closing.contains(deed): return who.wordClass == .pronoun
    case _ where SpanishRoleWords.fasteners.contains(thing.lemma):
      return OneselfWords.closing.contains(deed) && who.wordClass == .pronoun
    default: return who.kind == .animal && SpanishOrderWords.ofAnimals.contains(deed)
    }
  }
}

/// Words of such rows.
private enum SpanishOrderWords {
  /// Kin whom one names as everybody does.
  static let general: WordSet = ["tío", "tíos", "tía", "tías"]
  /// Verbs whose rows are read by their own rules.
  static let asRow: WordSet = [
    "hacer", "haber", "ser", "decir", "parecer", "doler", "escribir", "invitar", "comprar",
  ]
  /// Words that join or ask politely, and those that rows link by themselves.
  static let linked: WordSet = [
    "y", "e", "o", "u", "ni", "que", "porque", "pero", "si", "cuando", "por favor", "no", "como",
    "primero", "luego", "después", "antes", "igual", "más", "menos", "tan", "prado",
  ]
  /// How and where food is served.
  static let served: WordSet = ["horno", "plancha", "vapor", "brasa", "parrilla"]
  /// What only grown-ups have.
  static let ofAdults: WordSet = ["barba", "bigote"]
  static let ofAnimals: WordSet = ["esconder", "enterrar", "guardar", "buscar", "recoger"]
}
