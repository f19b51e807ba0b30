import AACCore

/// Portuguese rows laid just as the sentence is said, who does it first and the verb behind: *eu / dividir / quarto / irmão, nós / ficar /
/// sombra / árvore, loja / vender / não / brinquedo*. Nothing is to be looked for in them, so that their words are linked as those of
/// a sentence chosen by role (Bechara, *Ordem direta*; Cunha & Cintra, chapter 7, *A ordem dos termos*).
extension TileReader {
  /// The clause with its words as they were laid; nil: the row is laid otherwise, or says more than one thing.
  func laidInOrder(_ reading: Clause, _ tiles: [Constituent]) -> Clause? {
    let isAsked =
      reading.subject.count == 1 && asks(reading.subject[0].lexeme) && tiles.count > 2
      && reading.subject[0].tile == tiles[0].tile && isAskedInOrder(tiles)
    if reading.isInOrder || isAsked {
      var clause = reading
      clause.isLaid = false
      return clause
    }
    guard variety.language == .portuguese, (3...10).contains(tiles.count), reading.sequels.isEmpty,
      reading.edge == nil, reading.choices.isEmpty, !reading.subject.isEmpty,
      let verb = tiles.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb > 0,
      tiles[verb].lexeme.isInfinitive, reading.verb?.tile == tiles[verb].tile,
      reading.verb?.lexeme.lemma == tiles[verb].lexeme.lemma,
      reading.verb?.lexeme.forms.isEmpty == true
    else { return nil }
    let head = tiles[..<verb].filter { !DoerFirstWords.before.contains($0.lexeme.lemma) }
    let aside = tiles[..<verb].filter { DoerFirstWords.before.contains($0.lexeme.lemma) }
    let rest = aside + tiles[(verb + 1)...]
    // Eu / precisar / pausa / cinco / minuto: what is put in between stays.
    guard !head.isEmpty, !leavesLinksOut(tiles) else { return nil }
    let isWhole = Set(reading.subject.compactMap(\.tile)) == Set(head.compactMap(\.tile))
    let isPronoun = head.count == 1 && isOther(head[0].lexeme)
    guard isWhole || isPronoun && !reading.isQuestion,
      isWhole && isMarked(reading, head, rest, tiles[verb].lexeme)
        || isPlainRow(head, rest, tiles[verb].lexeme)
    else { return nil }
    var clause = reading
    clause.subject = head
    clause.complements = rest
    clause.isLaid = false
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    return clause
  }

  // MARK: - At once

  /// The clause of a row whose order alone tells what is asked, that two things are done, or before what; nil: any other.
  func inOrderAtOnce(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count > 2, tiles[1].lexeme.isInfinitive,
      isAskedInOrder(tiles) || isJoinedInOrder(tiles) || endsInTime(tiles)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [tiles[0]]
    if !asks(tiles[0].lexeme) { clause.subject[0].lexeme.forms[Clause.inOrder] = "" }
    clause.verb = tiles[1]
    clause.complements = Array(tiles[2...])
    return clause
  }

  /// *Quem / comer / bolo*, chosen to be asked.
  private func isAskedInOrder(_ tiles: [Constituent]) -> Bool {
    guard tiles[1].lexeme.isInfinitive, asks(tiles[0].lexeme),
      tiles[0].lexeme.wordClass != .noun, !isPlain || isAskedPlainly(tiles),
      tiles[0].lexeme.lemma != "o que" || !["ter", "haver"].contains(tiles[1].lexeme.lemma)
    else { return false }
    return tiles[2...].allSatisfy {
      switch $0.lexeme.wordClass {
      case .noun, .properNoun, .adjective, .determiner, .numeral: return true
      case .pronoun: return $0.lexeme.kind == .person
      default: return $0.lexeme.kind.isTemporal
      }
    }
  }

  /// Words that ask, also those that join as well: *quando, que*.
  private func asks(_ word: Lexeme) -> Bool {
    word.kind == .question
      || word.wordClass != .noun && tables.lexicon.word(word.lemma)?.asks != nil
  }

  /// *Professor / sorrir / e / elogiar / turma*: the same one does both.
  private func isJoinedInOrder(_ tiles: [Constituent]) -> Bool {
    guard (4...9).contains(tiles.count), doesFirst(tiles[0].lexeme),
      let link = tiles.firstIndex(where: { $0.lexeme.lemma == "e" }), link > 1,
      link + 1 < tiles.count, tiles[link + 1].lexeme.isInfinitive
    else { return false }
    let frame = tables.frames[tiles[1].lexeme.lemma]
    return frame.opening == nil && !frame.isStrongOpener
      && tiles.indices.dropFirst(2).allSatisfy {
        $0 == link || $0 == link + 1
          || isPlainlyLaid(tiles[$0].lexeme)
            && tiles[$0].lexeme.wordClass != .adposition
      }
  }

  /// *Você / escovar / dente / dormir / antes, papai / descansar / trabalho / depois*: before and after what.
  private func endsInTime(_ tiles: [Constituent]) -> Bool {
    guard (4...7).contains(tiles.count), let last = tiles.last,
      ["antes", "depois"].contains(last.lexeme.lemma),
      case let deed = tiles[tiles.count - 2].lexeme,
      deed.isInfinitive ? tiles.count > 4 : deed.takesPlace || deed.kind == .meal,
      doesFirst(tiles[0].lexeme) || ["você", "tu"].contains(tiles[0].lexeme.lemma)
    else { return false }
    return tiles[2..<(tiles.count - 2)].allSatisfy {
      $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .determiner
    }
  }

  private func doesFirst(_ word: Lexeme) -> Bool {
    isOther(word) || !isPlain && word.isHuman && word.wordClass != .pronoun
  }

  // MARK: - As it was read

  /// Whether the row was found to begin with a thing that does it, and is no quality alone: *relógio / novo / brilhar / escuro*.
  private func isMarked(
    _ reading: Clause, _ head: [Constituent], _ rest: [Constituent], _ deed: Lexeme
  ) -> Bool {
    guard reading.subject.contains(where: { $0.lexeme.forms[Adverbial.doing] == Self.first }) else {
      return false
    }
    // Computador / escola / não / funcionar: of two that were laid first one is the other's.
    let named = head.filter { $0.lexeme.wordClass == .noun }
    guard named.count < 2 || head.contains(where: { $0.lexeme.lemma == "de" }),
      !isPlain || !named.contains(where: { $0.lexeme.kind == .body })
    else { return false }
    return
      (rest.count != 1 || rest[0].lexeme.wordClass != .adjective
      || tables.frames[deed.lemma].isCopular || deed.lemma == "continuar")
      && !rest.contains { $0.lexeme.lemma == "cada" }
  }

  /// Value of the mark of who does it where the row was found to begin so.
  static let first = "first"

  /// *Ele, nós*: neither the other nor a relative pronoun.
  private func isOther(_ word: Lexeme) -> Bool {
    word.wordClass == .pronoun && word.kind == .person && word.person != .second
      && !["você", "vocês"].contains(word.lemma)
  }

  /// *Eu / comer / arroz / molho*: nothing but who does it and nouns behind the verb.
  private func isPlainRow(_ head: [Constituent], _ rest: [Constituent], _ deed: Lexeme) -> Bool {
    guard let who = onlyNoun(head), !rest.isEmpty, rest.allSatisfy({ isPlainlyLaid($0.lexeme) }),
      let last = rest.last?.lexeme, last.lemma != "que", last.wordClass != .adposition,
      rest.contains(where: {
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun
      })
        || who.isHuman && InOrderWords.people.contains(rest[0].lexeme.lemma)
          && !tables.frames[deed.lemma].isCopular,
      !isLinkedAsRow(who, rest, deed.lemma)
    else { return false }
    return isOther(who) || !isPlain && who.wordClass == .pronoun
      || who.isBeing && who.wordClass != .pronoun
  }

  /// The only word of these, or, chosen to be over, the noun that has nothing but whose it is and what it is like beside it: *minha /
  /// gata, irmão / pequeno*.
  private func onlyNoun(_ head: [Constituent]) -> Lexeme? {
    if head.count == 1 { return head[0].lexeme }
    guard isOver, head.count < 4 else { return nil }
    let nouns = head.filter {
      $0.lexeme.kind != .possessive && $0.lexeme.wordClass != .adjective
    }
    guard nouns.count == 1, nouns[0].lexeme.wordClass == .noun else { return nil }
    return nouns[0].lexeme
  }

  private func isPlainlyLaid(_ word: Lexeme) -> Bool {
    if word.lemma == "que" { return false }
    switch word.wordClass {
    case .noun, .properNoun, .numeral, .determiner: return word.kind != .question
    case .adjective: return !isPlain || word.kind == .quality || word.kind == .color
    case .adposition: return true
    case .adverb: return !isPlain
    default: return false
    }
  }

  /// *Eu / querer / festa / super-herói, eu / ver / filme / amigos, eu / dormir / nove / hora / noite*: what rows say better of these.
  private func isLinkedAsRow(_ who: Lexeme, _ rest: [Constituent], _ deed: String) -> Bool {
    let nouns = rest.filter { $0.lexeme.wordClass == .noun }.map(\.lexeme)
    if isLinkedByNoun(who, rest, deed) { return true }
    if InOrderWords.loose.contains(deed) || deed.hasPrefix("tomar café") { return true }
    if rest.filter({ $0.lexeme.kind == .weekday }).count > 1 { return true }
    if rest.contains(where: { InOrderWords.loose.contains($0.lexeme.lemma) }) { return true }
    if rest.dropLast().contains(where: { $0.lexeme.kind == .color }) { return true }
    if rest.indices.dropFirst().contains(where: {
      rest[$0].lexeme.lemma == "meia" && rest[$0 - 1].lexeme.wordClass == .numeral
    }) {
      // Eu / acordar / sete / meia.
      return true
    }
    let isCopular = tables.frames[deed].isCopular
    if isCopular, rest.contains(where: { $0.lexeme.isInferred }) { return true }
    if nouns.count > 1, InOrderWords.seeing.contains(deed) { return true }
    if deed == "dormir", rest.contains(where: { $0.lexeme.wordClass == .numeral }) { return true }
    if deed == "esquecer", nouns.last?.lemma == "casa" { return true }
    if ["gostar", "conhecer"].contains(deed), nouns.count > 1, nouns[0].isHuman { return true }
    if deed == "contar" || deed == "ler", nouns.count > 1, nouns[1].isBeing { return true }
    guard who.wordClass != .pronoun else { return false }
    return isPlain && (InOrderWords.ofBeings.contains(deed) || who.kind == .animal)
  }

  /// *Papai / chegar / serviço, mamãe / voltar / mercado / carro, papai / abrir / porta / favor, eu / pôr / cama, eu / perder / casa,
  /// menina / cair / cabeça, eu / vir / cama*: where and how by the noun alone; no object, nothing that happens to it.
  private func isLinkedByNoun(_ who: Lexeme, _ rest: [Constituent], _ deed: String) -> Bool {
    guard let last = rest.last?.lexeme, last.wordClass == .noun else { return false }
    if last.lemma == "favor" {
      return rest.count > 1 && who.wordClass != .pronoun && !InOrderWords.favors.contains(deed)
    }
    if deed == "voltar" {
      return last.kind == .vehicle && rest.filter { $0.lexeme.wordClass == .noun }.count == 2
    }
    guard rest.count == 1 else { return false }
    switch deed {
    case "chegar": return who.wordClass != .pronoun && InOrderWords.left.contains(last.lemma)
    case "pôr": return last.kind != .clothing
    case "perder": return last.lemma == "casa" || last.isPlaceLike
    case "vir": return last.kind == .furniture
    case "cair": return last.kind == .body && !InOrderWords.falling.contains(last.lemma)
    default: return false
    }
  }
}

extension Clause {
  /// What marks who does it in a row that was laid as it is said.
  static let inOrder = "in-order"

  /// Whether it was such a row: its words are linked as those chosen by role, and yet it may tell what is over.
  var isInOrder: Bool {
    let isMarked = { (word: Constituent) in
      !word.lexeme.forms.isEmpty && word.lexeme.forms[Self.inOrder] != nil
    }
    return subject.contains(where: isMarked) || complements.first.map(isMarked) ?? false
  }
}

/// Words of rows whose parts are looked for though they were laid in order.
private enum InOrderWords {
  static let loose: WordSet = [
    "sujar-se", "regar", "saudade", "saudades", "fila", "gigante", "silêncio", "cada", "mamadeira",
  ]
  /// What one sees or wants beside somebody or somewhere.
  static let seeing: WordSet = ["querer", "ver", "assistir"]
  /// Qualities that people have for a name.
  static let people: WordSet = ["doente", "idoso", "gestante", "cego", "surdo", "grávida"]
  /// What one does with a favor.
  static let favors: WordSet = ["fazer", "pedir", "dever", "querer", "precisar", "retribuir"]
  /// What one comes home from.
  static let left: WordSet = ["serviço", "viagem"]
  /// Parts of the body that fall out.
  static let falling: WordSet = ["dente", "dentes", "cabelo", "cabelos", "unha", "cílio", "pelo"]
  static let ofBeings: WordSet = ["ter", "deixar", "vir", "mexer"]
}
