import AACCore

/// What words right behind a noun are to it in Portuguese where the verb decides: *massagem no pé da mamãe, gosto de limão,
/// brincar a estudar* (Cunha & Cintra, chapter 7, *Adjunto adnominal*; chapter 15, *De*).
extension ClausePlanner {
  /// Puts in what is said between them.
  func relateOwned(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, clause.complements.count > 1 else { return }
    completeNounByKind(verb, &clause)
    ownNamedPart(verb, &clause)
    doWithCare(verb, &clause)
    dyeColor(verb, &clause)
    comparePreferred(verb, &clause)
  }

  /// *Ter / gosto / limão*: what the phrase on one tile takes without an article it takes on two (*ter gosto*).
  private func completeNounByKind(_ verb: String, _ clause: inout Clause) {
    let first = clause.complements[0].lexeme, second = clause.complements[1].lexeme
    guard first.wordClass == .noun, second.wordClass == .noun, !second.isBeing,
      ["gosto", "cheiro", "sabor"].contains(first.lemma), isBare(1, clause),
      let slot = frames.listed("\(verb) \(first.lemma)")?.slot(.topic), slot.article == .bare,
      let preposition = slot.preposition
    else { return }
    clause.complements[1].lexeme.article = .bare
    insert([preposition], at: 1, in: &clause)
  }

  /// *Massagem / pé / mamãe, pisar / pé / amigo*: somebody right behind a part of a body is whose it is.
  private func ownNamedPart(_ verb: String, _ clause: inout Clause) {
    for index in clause.complements.indices.dropLast() {
      let part = clause.complements[index].lexeme, owner = clause.complements[index + 1].lexeme
      guard part.kind == .body, part.wordClass == .noun, isBare(index, clause), owner.isBeing,
        owner.wordClass != .pronoun, isBare(index + 1, clause)
      else { continue }
      let hasThing = clause.complements[..<index].contains {
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing && $0.lexeme.kind != .body
      }
      guard hasThing ? OwnedWords.applying.contains(verb) : OwnedWords.holding.contains(verb) else {
        continue
      }
      insert(owner.article == .bare ? ["de"] : ["de", "o"], at: index + 1, in: &clause)
      if hasThing { insert(["em", "o"], at: index, in: &clause) }
      return
    }
  }

  /// *Abraçar / boneca / força*: behind the thing that something is done to, how it is done (Cunha & Cintra, chapter 15,
  /// *Com*).
  private func doWithCare(_ verb: String, _ clause: inout Clause) {
    guard let last = clause.complements.indices.last, isBare(last, clause),
      isBare(last - 1, clause),
      OwnedWords.cares.contains(clause.complements[last].lexeme.lemma),
      !OwnedWords.having.contains(verb),
      frames["\(verb) \(clause.complements[last].lexeme.lemma)"].isDefault
    else { return }
    clause.complements[last].lexeme.article = .bare
    insert(["com"], at: last, in: &clause)
  }

  /// *Tingir / cabelo / vermelho*: what it becomes.
  private func dyeColor(_ verb: String, _ clause: inout Clause) {
    guard verb == "tingir", let last = clause.complements.indices.last,
      clause.complements[last].lexeme.kind == .color,
      clause.complements[last - 1].lexeme.wordClass == .noun
    else { return }
    insert(["de"], at: last, in: &clause)
  }

  /// *Preferir / brincar / estudar*: of two things to do, the one rather than the other (Bechara, *Regência: preferir*).
  private func comparePreferred(_ verb: String, _ clause: inout Clause) {
    guard verb == "preferir", let last = clause.complements.indices.last,
      clause.complements[last].lexeme.wordClass == .verb,
      clause.complements[last - 1].lexeme.wordClass == .verb,
      frames[clause.complements[last - 1].lexeme.lemma].opening == nil
        || OwnedWords.leaving.contains(clause.complements[last].lexeme.lemma)
    else { return }
    insert(["a"], at: last, in: &clause)
  }
}

/// Words by which it is known whose a part is and how something is done.
enum OwnedWords {
  /// What is done with a thing at a part of somebody.
  static let applying: WordSet = [
    "fazer", "passar", "pôr", "colocar", "botar", "dar", "aplicar", "espalhar",
  ]
  /// What is done to a part of somebody.
  static let holding: WordSet = [
    "pisar", "agarrar-se", "segurar-se", "segurar", "afagar", "acariciar", "puxar", "apertar",
    "tocar", "encostar", "agarrar", "coçar", "massagear",
  ]
  /// How something is done.
  static let cares: WordSet = ["força", "cuidado", "carinho", "calma", "delicadeza"]
  /// What one does instead of staying.
  static let leaving: WordSet = ["sair", "ir", "viajar", "passear", "voltar", "partir"]
  /// Verbs that these are the object of.
  static let having: WordSet = [
    "ter", "dar", "querer", "precisar", "pedir", "fazer", "receber", "ganhar", "perder", "sentir",
    "haver", "ser", "estar", "ficar", "mostrar", "faltar", "gostar", "merecer", "preferir", "usar",
    "trazer", "demonstrar", "tomar", "falar", "trocar", "adorar", "amar",
  ]
}
