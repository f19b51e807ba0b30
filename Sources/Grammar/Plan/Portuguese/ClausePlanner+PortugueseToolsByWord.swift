import AACCore

/// With what something is done where other nouns were chosen before the tool, and whom or what a verb is done to beside these words:
/// *pendurar / quadro / parede / prego, bater / irmão / pau, despedir-se / todos / abraço, piloto / pousar / avião / neblina, tirar /
/// mesa* (Cunha & Cintra, chapter 15, *Com*; Bechara, *Regência*).
extension ClausePlanner {
  /// Puts in what is said before the tool.
  func settleToolsByWord(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, let last = clause.complements.indices.last else {
      return
    }
    if verb == "pedir" { askForKin(&clause) }
    if verb == "assinar" || verb == "rubricar" { signWith(&clause) }
    guard last > 0, isFree(last, clause), case let tool = clause.complements[last].lexeme,
      tool.wordClass == .noun, tool.number != .plural
    else { return }
    let before = clause.complements[last - 1].lexeme
    if ToolByWord.fastening.contains(verb), ToolByWord.fasteners.contains(tool.lemma), last > 1,
      isFree(last - 1, clause), isFree(last - 2, clause), !before.kind.isTemporal
    {
      put(tool.countability == .mass ? ["com"] : ["com", "um"], at: last, &clause)
    } else if verb == "arranhar", ["unha", "garra", "garfo", "prego"].contains(tool.lemma) {
      put(["com", "o"], at: last, &clause)
    } else if verb == "bater", last == 1, before.isBeing, before.wordClass != .pronoun,
      ToolByWord.striking.contains(tool.lemma)
    {
      put(tool.kind == .body ? ["com", "o"] : ["com", "um"], at: last, &clause)
    } else if ToolByWord.parting.contains(verb), last == 1,
      ToolByWord.gestures.contains(tool.lemma),
      before.isBeing || before.wordClass == .pronoun || before.lemma == "todos"
    {
      put(["com", "um"], at: last, &clause)
    }
  }

  /// *Namorado / pedir / irmã / casamento*: another asks for one's own (Cunha & Cintra, chapter 11, *Pronomes possessivos*).
  private func askForKin(_ clause: inout Clause) {
    guard clause.complements.count == 2, isFree(0, clause),
      PortionWords.isKin(clause.complements[0].lexeme.lemma),
      clause.complements[0].lexeme.lemma != "namorada",
      ToolByWord.bonds.contains(clause.complements[1].lexeme.lemma),
      clause.subject.last?.lexeme.isBeing == true, let mine = lexicon.known("meu")
    else { return }
    clause.complements[0].government = nil
    clause.complements[1].lexeme.article = .bare
    clause.complements[1].lexeme.kind = .idea
    put(["em"], at: 1, &clause)
    clause.complements.insert(Constituent(mine), at: 0)
  }

  /// *Assinar / aqui / caneta / azul*: with what, and nothing that is signed (Cunha & Cintra, chapter 15, *Com*).
  private func signWith(_ clause: inout Clause) {
    guard
      let pen = clause.complements.firstIndex(where: {
        ToolByWord.pens.contains($0.lexeme.lemma) && $0.lexeme.wordClass == .noun
      }), isFree(pen, clause)
    else { return }
    put(pen + 1 < clause.complements.count ? ["com", "o"] : ["com"], at: pen, &clause)
  }

  /// What a verb takes beside these words, where its frame does not tell; nil where it does.
  func slotsByNeighbours(_ verb: String, _ clause: Clause) -> [FrameSlot]? {
    guard let first = clause.complements.first(where: { $0.lexeme.lemma != "não" })?.lexeme else {
      return nil
    }
    let object = FrameSlot(.object, article: .definite)
    let inside = FrameSlot(.topic, preposition: "em", article: .definite)
    let doer = clause.subject.last?.lexeme
    switch verb {
    case "levantar", "balançar", "sacudir":
      // O guindaste levanta a pedra, o terremoto balançou a casa: done to it, by what has no self.
      guard let doer, doer.namesThing, first.wordClass == .noun, !first.kind.isTemporal,
        SceneByWord.forces.contains(doer.lemma) || doer.kind == .weather
          || verb == "levantar" && (doer.kind == .vehicle || doer.kind == .device)
      else { return nil }
      return [object]
    case "pousar", "aterrissar", "aterrar":
      // O piloto pousou o avião na pista.
      guard doer?.isHuman == true, first.kind == .vehicle else { return nil }
      return [object, inside]
    case "tirar":
      guard isClearing(clause) else { return nil }
      return [object]
    case "pedir":
      // Pediu a namorada em casamento.
      guard clause.complements.contains(where: { ToolByWord.bonds.contains($0.lexeme.lemma) }),
        clause.complements.contains(where: { $0.lexeme.lemma == "em" }),
        first.isBeing || first.isDeterminerLike
      else { return nil }
      return [object]
    case "passar", "reprovar":
      // Ele passou em matemática.
      guard first.kind == .subject, first.wordClass == .noun, doer?.namesThing != true else {
        return nil
      }
      return [FrameSlot(.topic, preposition: "em", article: .bare)]
    case "colar":
      // Você colou na prova.
      guard ToolByWord.exams.contains(first.lemma) else { return nil }
      return [inside]
    case "mexer":
      // Não mexe com o cachorro.
      guard first.isBeing, first.wordClass == .noun else { return nil }
      return [FrameSlot(.topic, preposition: "com", article: .definite)]
    case "descer":
      // Onde nós descemos? Where one gets off, and not whence.
      guard clause.complements.contains(where: { $0.lexeme.lemma == "onde" }) else { return nil }
      return [FrameSlot(.placeAt, preposition: "em", article: .definite)]
    case "dirigir":
      // O policial dirige o trânsito.
      return ["trânsito", "orquestra", "peça"].contains(first.lemma) ? [object] : nil
    default: return nil
    }
  }

  /// *Tirar / mesa*: everything from it, where nothing that is taken off it is named.
  private func isClearing(_ clause: Clause) -> Bool {
    clause.complements[0].lexeme.lemma == "mesa" && isFree(0, clause)
      && clause.complements.dropFirst().allSatisfy {
        $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb
          || $0.lexeme.wordClass == .verb || $0.lexeme.kind == .meal
          || $0.lexeme.wordClass == .adposition && $0.lexeme.lemma != "de"
          || $0.lexeme.lemma.hasPrefix("depois") || $0.lexeme.kind == .social
      }
  }
}

/// Words of what things are done with.
private enum ToolByWord {
  /// What is done with nails and glue.
  static let fastening: WordSet = ["pendurar", "prender", "pregar", "fixar", "colar", "segurar"]
  /// What holds a thing in its place.
  static let fasteners: WordSet = [
    "prego", "parafuso", "gancho", "tachinha", "percevejo", "alfinete", "fita", "fita adesiva",
    "corda", "barbante", "pregador", "prendedor", "clipe", "ímã", "cola", "arame", "grampo",
    "cordão", "elástico", "ventosa", "durex",
  ]
  /// What one hits somebody with.
  static let striking: WordSet = [
    "pau", "pedra", "chinelo", "cinto", "vassoura", "régua", "mão", "martelo", "galho", "taco",
    "raquete", "espada", "vara", "corda", "sapato", "almofada", "travesseiro", "colher", "garrafa",
    "bastão", "bengala", "guarda-chuva", "livro", "mochila", "brinquedo", "boneca", "toalha",
  ]
  /// What is done when people meet and part.
  static let parting: WordSet = [
    "despedir-se", "despedir", "cumprimentar", "receber", "saudar", "consolar", "recepcionar",
  ]
  /// With what one does so.
  static let gestures: WordSet = [
    "abraço", "beijo", "sorriso", "aceno", "aperto de mão", "beijinho", "abração",
  ]
  /// With what one signs.
  static let pens: WordSet = [
    "caneta", "lápis", "canetinha", "esferográfica", "giz", "pincel", "dedo",
  ]
  /// What one asks somebody into.
  static let bonds: WordSet = ["casamento", "namoro"]
  /// At what one cheats.
  static let exams: WordSet = [
    "prova", "teste", "exame", "avaliação", "simulado", "vestibular", "ditado",
  ]
}
