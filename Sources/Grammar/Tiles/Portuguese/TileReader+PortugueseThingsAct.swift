import AACCore

/// What things, machines, the weather and disasters do in Portuguese rows that are said as they are laid (Bechara, *Verbos intransitivos*;
/// Cunha & Cintra, chapter 7, *Sujeito*).
extension TileReader {
  /// *Guerra / continuar / ainda, terremoto / matar / muita / gente, computador / não / ligar, rio / subir / muito, caixa eletrônico / engolir / cartão,
  /// seguro / cobrir / cadeira de rodas, etiqueta / pinicar / eu*: a thing, the weather or a machine does it.
  func thingDoes(_ row: FirstDoer, _ tiles: [Constituent]) -> Bool {
    let word = row.word, lemma = word.lemma
    guard word.namesThing else { return false }
    let isAlone = row.rest.allSatisfy {
      $0.lexeme.wordClass == .adverb || $0.lexeme.kind.isTemporal || $0.lexeme.kind == .degree
        || AsLaidWords.ahead.contains($0.lexeme.lemma)
        || $0.lexeme.lemma == "rápido"
    }
    switch row.deed {
    case "continuar":
      return isAlone
        && (word.kind == .event || word.kind == .weather || AsLaidWords.lasting.contains(lemma))
    case "chegar":
      return isAlone && !row.rest.isEmpty
        && (word.kind == .weather || DoerFirstWords.winds.contains(lemma))
        && (!isPlain || !row.rest.contains { $0.lexeme.lemma == "tarde" })
    case "subir", "descer", "baixar":
      return isAlone && AsLaidWords.rising.contains(lemma)
        && (row.deed == "subir" || !row.rest.isEmpty || !isPlain)
    case "sair", "partir", "ir embora":
      return word.kind == .vehicle && row.rest.count > 1 && row.rest.first?.lexeme.lemma == "sem"
    case "acabar":
      return isAlone && AsLaidWords.used.contains(lemma)
        && row.rest.contains { ["rápido", "cedo", "depressa", "tarde"].contains($0.lexeme.lemma) }
    case "passar":
      return row.rest.isEmpty && AsLaidWords.passes.contains(lemma)
        && tiles[row.verb - 1].lexeme.lemma == variety.language.plainNegator
    case "mudar": return isAlone && AsLaidWords.changing.contains(lemma)
    case "ligar", "carregar", "mexer", "conectar", "responder", "imprimir", "desligar":
      // Computador / não / mexer: one is told not to touch it.
      return row.rest.isEmpty && word.kind == .device
        && (row.deed != "mexer" || ["mouse", "cursor"].contains(lemma))
        && tiles[row.verb - 1].lexeme.lemma == variety.language.plainNegator
    case "doer": return !isPlain && isAlone && !row.rest.isEmpty && word.kind != .body
    default: return thingDoesTo(row)
    }
  }

  /// What a thing does to another or to somebody.
  private func thingDoesTo(_ row: FirstDoer) -> Bool {
    guard let next = row.next else { return false }
    let word = row.word, isThing = next.isLastingNoun
    let isHouse = DoerFirstWords.houses.contains(word.lemma)
    switch row.deed {
    case "servir":
      return isHouse && !row.hasSpeaker
        && (KindSet.edible.contains(next.kind) || next.lemma == "peixe")
    case "comprar", "construir", "receber", "cancelar", "premiar":
      return isHouse && !isPlain && mayAsk && isThing && !row.hasSpeaker
    case "mostrar", "indicar":
      return isThing && !row.hasSpeaker && AsLaidWords.showing.contains(word.lemma)
    case "secar", "queimar", "aquecer", "esquentar":
      return isThing && next.kind != .body && ["sol", "vento", "calor"].contains(word.lemma)
    case "fazer":
      return next.lemma == "barulho"
        && (word.kind == .device || AsLaidWords.loud.contains(word.lemma))
    case "cobrir", "pagar", "incluir", "reembolsar":
      return isThing && AsLaidWords.insurers.contains(word.lemma)
    case "engolir", "reter", "prender":
      return isThing && !next.isBeing && AsLaidWords.machines.contains(word.lemma)
    case "matar", "ferir", "atingir", "devastar", "arrasar", "afetar":
      return (isThing || next.isBeing || next.lemma == "gente")
        && AsLaidWords.disasters.contains(word.lemma)
    case "atropelar", "derrubar", "acertar":
      return (word.kind == .vehicle || word.lemma == "bola") && row.rest.count == 1 && next.isBeing
    case "buscar", "levar", "trazer", "deixar":
      return row.rest.first.map { ["eu", "nós"].contains($0.lexeme.lemma) } == true
        && AsLaidWords.buses.contains { word.lemma == $0 || word.lemma.hasPrefix($0 + " ") }
    case "dar": return row.hasSpeaker && next.lemma == "choque"
    case "pinicar", "coçar", "espetar", "arranhar":
      return row.rest.count == 1 && row.hasSpeaker
        && (word.kind == .clothing || word.kind == .material
          || AsLaidWords.itching.contains(word.lemma))
    default: return false
    }
  }
}
