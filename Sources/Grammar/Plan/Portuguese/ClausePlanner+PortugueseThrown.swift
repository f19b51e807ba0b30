import AACCore

/// What is thrown, and at whom or where: *jogar / pedra / janela, jogar / lixo, atirar / bola / menino* (Bechara, *Regência*;
/// Cunha & Cintra, chapter 15, *Em* and *Para*).
extension ClausePlanner {
  /// Puts in what is said before the target.
  func settleThrown(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, ThrownWords.throwing.contains(verb),
      let first = clause.complements.indices.first(where: { isBare($0, clause) || $0 == 0 }),
      case let thing = clause.complements[first].lexeme, thing.wordClass == .noun,
      !thing.isBeing, isThrown(thing, verb, clause), !clause.isLaid
    else { return }
    var target = first + 1
    while target < clause.complements.count,
      clause.complements[target].lexeme.wordClass == .adjective
    { target += 1 }
    if target < clause.complements.count { aim(&clause, thing, target) }
    clause.complements[first].government = nil
    if isBare(first, clause), target == first + 1, takesArticle(thing, verb, clause) {
      put(["o"], at: first, &clause)
    }
  }

  private func isThrown(_ thing: Lexeme, _ verb: String, _ clause: Clause) -> Bool {
    guard verb == "jogar" else { return true }
    guard !ThrownWords.played.contains(thing.lemma), !thing.isInferred else { return false }
    if ["ténis", "tênis"].contains(thing.lemma), clause.complements.count == 1 { return false }
    switch thing.kind {
    case .nature, .plant, .clothing, .food, .drink, .dish, .furniture, .material, .thing:
      return true
    case .toy:
      return clause.complements.filter { $0.lexeme.wordClass == .noun }.count > 1
        && clause.complements.allSatisfy { !$0.lexeme.isBeing }
    default: return false
    }
  }

  /// *Joga a pedra no rio*: a thing that nobody plays is thrown (Bechara, *Regência: jogar*).
  func settleThrow(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "jogar", !clause.isLaid,
      let thing = clause.complements.first(where: { $0.lexeme.wordClass == .noun })?.lexeme,
      !thing.isBeing, isThrown(thing, "jogar", clause)
    else { return }
    verb.frame.slots = [
      FrameSlot(.object), FrameSlot(.placeAt, preposition: "em", article: .definite),
      FrameSlot(.recipient, preposition: "para"),
    ]
  }

  /// At whom or where: *em* of what hits, *para* of what is caught, *por* of what flies out.
  private func aim(_ clause: inout Clause, _ thing: Lexeme, _ target: Int) {
    let word = clause.complements[target].lexeme
    let isPerson = word.wordClass == .pronoun && word.kind == .person
    guard
      isPerson && !WordJoiner.clitics.contains(word.lemma) || isBare(target, clause)
        || word.isBeing && word.wordClass == .noun && clause.complements[target].government != nil,
      !word.kind.isTemporal
    else { return }
    let isHitting = ThrownWords.hitting.contains(thing.lemma)
    let isPortugal = clause.variety == .portuguesePortugal
    if word.isBeing || isPerson {
      // Atirar a bola ao cão: in Portugal at somebody is *a* (Mateus et al., chapter 10).
      let link = isPortugal && !isPerson ? "a" : isHitting ? "em" : "para"
      let isBare = isPerson || word.wordClass == .properNoun && word.article == .bare
      let isCaught =
        ThrownWords.balls.contains(thing.lemma)
        || word.roleKind == .animal && (KindSet.edible.contains(thing.kind) || thing.kind == .toy)
      guard isHitting || isCaught else { return }
      put(
        isBare || BesideWords.ownKin.contains(word.lemma) ? [link] : [link, "o"], at: target,
        &clause)
    } else if word.lemma == "janela", !isHitting, thing.lemma != "bola" {
      put(["por", "o"], at: target, &clause)
    } else if isPortugal, ThrownWords.ends.contains(word.lemma) {
      put(["para", "o"], at: target, &clause)
    } else if word.wordClass == .noun, isTarget(word) {
      put(word.article == .bare ? ["em"] : ["em", "o"], at: target, &clause)
    }
  }

  private func isTarget(_ word: Lexeme) -> Bool {
    switch word.kind {
    case .furniture, .nature, .body, .plant, .room, .place, .home, .vehicle, .drink, .dish, .food:
      return true
    case .thing: return true
    default: return false
    }
  }

  private func takesArticle(_ thing: Lexeme, _ verb: String, _ clause: Clause) -> Bool {
    guard thing.number != .plural else { return true }
    if ["lixo", "casca", "papel"].contains(thing.lemma) { return true }
    guard thing.countability != .mass, thing.lemma != "pedra" else { return false }
    return thing.kind == .toy || thing.kind == .thing && !thing.isInferred
      || clause.options.contains(.request) && thing.kind == .material
  }
}

/// Words of what is thrown.
private enum ThrownWords {
  /// Verbs of throwing.
  static let throwing: WordSet = ["jogar", "atirar", "chutar", "lançar", "arremessar", "tacar"]
  /// What hits or soils whoever it is thrown at.
  static let hitting: WordSet = [
    "pedra", "areia", "água", "comida", "terra", "lama", "sapato", "chinelo", "copo", "prato",
    "pau", "tinta", "balde", "ovo", "bolinha",
  ]
  /// Where in Portugal something is thrown to.
  static let ends: WordSet = [
    "lixo", "chão", "água", "rio", "mar", "lago", "piscina", "ar", "contentor", "caixote",
    "caixote do lixo",
  ]
  /// What is caught.
  static let balls: WordSet = ["bola", "bolinha", "peteca", "disco", "travesseiro", "almofada"]
  /// What is played and not thrown.
  static let played: WordSet = [
    "carta", "cartas", "baralho", "dama", "damas", "xadrez", "dominó", "videogame", "jogo",
    "peteca", "bola", "bolinha de gude", "berlinde", "pião", "cartão", "moeda", "memória",
  ]
}
