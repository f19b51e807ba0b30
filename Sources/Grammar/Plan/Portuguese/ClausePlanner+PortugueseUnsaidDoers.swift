import AACCore

/// Who does it and what is measured where the words stand apart: *você gosta de mim?, não cabe nada na mala, metade do bolo sumiu, cheguei
/// há pouco tempo, é mais fácil nadar do que correr, peço para você esperar* (Cunha & Cintra, chapter 7, *Sujeito*; chapter 13,
/// *Concordância verbal*; Bechara, *Comparação*, *Regência*).
extension ClausePlanner {
  // MARK: - Who does it

  /// *Morrer | vontade, comer, chocolate*: of doing what.
  func dieToDo(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.complements[0].lexeme.lemma == "vontade",
      clause.complements[1].lexeme.isInfinitive
    else { return }
    link("de", before: 1, in: &clause)
  }

  /// Finds it where no subject was chosen.
  func supplyDoer(_ clause: inout Clause, _ verb: String) {
    askOfListener(&clause, verb)
    switch verb {
    case "caber": fitInside(&clause)
    case "existir" where isBare(0, clause) && clause.complements[0].lexeme.number != .plural:
      // Não existe fantasma: any of them.
      clause.complements[0].lexeme.article = .bare
      clause.complements[0].government = Government(preposition: nil, article: .bare)
    case "faltar" where clause.complements.count == 2: lackSomewhere(&clause)
    default: break
    }
  }

  /// *Gostar | eu*, asked: the other one does.
  private func askOfListener(_ clause: inout Clause, _ verb: String) {
    guard clause.isQuestion, clause.options.isDisjoint(with: [.request]),
      clause.complements.contains(where: {
        $0.lexeme.wordClass == .pronoun && ["eu", "mim", "me"].contains($0.lexeme.lemma)
      }),
      !clause.complements.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .verb
          || $0.lexeme.isBeing && $0.lexeme.person != .first
      }), frames[verb].pattern == .plain,
      let you = lexicon.known(clause.variety == .portuguesePortugal ? "tu" : "você")
    else { return }
    clause.subject = [Constituent(you)]
  }

  /// *Caber | livro, mochila*: what goes in is the first.
  private func fitInside(_ clause: inout Clause) {
    guard clause.complements.count > 1,
      let thing = clause.complements.firstIndex(where: { word in
        word.lexeme.wordClass == .noun
          || ["nada", "tudo", "isso", "isto"].contains(word.lexeme.lemma)
      }), thing + 1 < clause.complements.count, clause.complements[thing + 1].lexeme.isThing,
      clause.complements[..<thing].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.lemma == "mais"
      })
    else { return }
    let more = clause.complements[..<thing].filter { $0.lexeme.lemma == "mais" }
    clause.subject = clause.complements[...thing].filter { $0.lexeme.lemma != "mais" }
    clause.complements.replaceSubrange(...thing, with: more)
  }

  /// *Faltar | açúcar, suco*: in what it is missing.
  private func lackSomewhere(_ clause: inout Clause) {
    guard isBare(0, clause), isBare(1, clause) else { return }
    let (thing, place) = (clause.complements[0].lexeme, clause.complements[1].lexeme)
    guard
      KindSet.edible.contains(thing.kind)
        && (UnsaidDoers.dishes.contains(place.kind) || UnsaidDoers.cooked.contains(place.lemma))
        || thing.namesThing && !KindSet.edible.contains(thing.kind)
          && UnsaidDoers.rooms.contains(place.kind)
    else { return }
    if place.article == .bare || place.lemma == "casa" {
      return link("em", before: 1, in: &clause)
    }
    link("em", before: 1, in: &clause)
    put(["o"], at: 2, &clause)
  }

  // MARK: - Parts

  /// *Metade / bolo, maioria / criança*, as the subject: the part and its whole are no two things.
  func partSubject(_ clause: inout Clause) {
    guard clause.subject.count == 2,
      UnsaidDoers.parts.contains(clause.subject[0].lexeme.lemma),
      clause.subject[1].lexeme.wordClass == .noun, let of = lexicon.known("de"),
      let article = lexicon.known("o")
    else { return }
    if UnsaidDoers.many.contains(clause.subject[0].lexeme.lemma),
      clause.subject[1].lexeme.countability != .mass, clause.subject[1].lexeme.number != .plural
    {
      makePlural(&clause.subject[1])
    }
    clause.subject.insert(contentsOf: [Constituent(of), Constituent(article)], at: 1)
  }

  /// *Há / pouco / tempo, o / suficiente, tanto / pão / quanto / bolo*: what belongs together.
  func settlePieces(_ clause: inout Clause) {
    var index = 0
    while index + 1 < clause.complements.count {
      let (word, next) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
      if word.lemma == "haver" || word.lemma == "há", ["pouco", "muito"].contains(next.lemma) {
        let isTime =
          index + 2 < clause.complements.count
          && clause.complements[index + 2].lexeme.lemma == "tempo"
        guard isTime || next.lemma == "pouco" else { return }
        let said = "há \(next.lemma)" + (isTime ? " tempo" : "")
        fold(index...(index + (isTime ? 2 : 1)), as: said, .time, in: &clause)
      } else if word.lemma == "haver" || word.lemma == "há",
        ["muito tempo", "pouco tempo"].contains(next.lemma)
      {
        fold(index...(index + 1), as: "há \(next.lemma)", .time, in: &clause)
      } else if word.lemma == "o", next.lemma == "suficiente" {
        if let tile = clause.complements[index + 1].tile, let own = clause.complements[index].tile {
          clause.joins[tile] = [own, tile]
        }
        clause.complements.remove(at: index)
      } else if word.lemma == "quanto", next.wordClass == .noun, next.number != .plural,
        clause.complements[..<index].contains(where: { $0.lexeme.lemma == "tanto" })
      {
        clause.complements[index + 1].lexeme.article = .bare
        clause.complements[index + 1].government = Government(preposition: nil, article: .bare)
      }
      index += 1
    }
  }

  // MARK: - Deeds

  /// *Ser | mais, fácil, nadar, que, correr*: one deed compared with another.
  func compareDoings(_ clause: inout Clause, _ verb: String) {
    if verb == "preferir", clause.complements.count == 2,
      clause.complements.allSatisfy(\.lexeme.isInfinitive)
    {
      // Prefiro brincar a estudar.
      return link("a", before: 1, in: &clause)
    }
    guard frames[verb].isCopular,
      let than = clause.complements.indices.dropFirst().dropLast().first(where: {
        ["que", "do que"].contains(clause.complements[$0].lexeme.lemma)
      }), clause.complements[than + 1].lexeme.isInfinitive,
      let first = clause.complements[..<than].firstIndex(where: { $0.lexeme.isInfinitive }),
      clause.complements[..<first].contains(where: {
        UnsaidDoers.comparing.contains($0.lexeme.lemma)
      })
    else { return }
    clause.complements[than].lexeme = Lexeme(
      lemma: "do que", wordClass: .adposition, kind: .connective)
    clause.complements[than].lexeme.forms[PlannedVerb.comparingDeeds] = ""
  }

  /// *Pedir | você, para, esperar*: for somebody to do it, as Brazil says; Portugal asks it of him.
  func askSomebody(_ clause: inout Clause) {
    guard clause.variety != .portuguesePortugal, clause.complements.count > 2,
      clause.complements[1].lexeme.lemma == "para", clause.complements[2].lexeme.isInfinitive,
      case let who = clause.complements[0].lexeme, who.person != .first,
      who.isBeing || who.wordClass == .pronoun && who.kind == .person
    else { return }
    clause.complements[0].government = nil
    clause.complements.swapAt(0, 1)
  }
}

extension PlannedVerb {
  /// Mark of *do que* between two deeds.
  static let comparingDeeds = "COMPARING"
}

/// Words about who does it.
private enum UnsaidDoers {
  static let dishes = KindSet(.dish, .drink, .meal)
  static let cooked: WordSet = [
    "sopa", "salada", "comida", "arroz", "feijão", "macarrão", "massa", "carne", "molho", "bolo",
  ]
  static let rooms = KindSet(.room, .home, .place)
  static let parts: WordSet = [
    "metade", "maioria", "maior parte", "resto", "parte", "terço", "a maioria", "a metade",
  ]
  static let many: WordSet = ["maioria", "maior parte", "a maioria"]
  static let comparing: WordSet = ["mais", "menos", "melhor", "pior"]
}
