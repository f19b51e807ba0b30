import AACCore

/// Portuguese rows in which one word shows what another is to the rest: *criança / faltar / carimbo, mexer / minhas / coisas, posto / gasolina / fechado / feriado, livro /
/// emprestado / biblioteca / atrasado, janela / quebrar / bola, forno / velho / queimar / biscoitos / tia, quando / chover / ficar / casa*.
///
/// Sources: Bechara, *Regência*, *Emprego do imperativo*; Cunha & Cintra, chapters 7 (*Termos da oração*) and 15.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func straightMatter(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, (3...6).contains(row.count),
      row.allSatisfy({ $0.government == nil && $0.tile != nil }),
      !row.contains(where: {
        $0.lexeme.wordClass == .adposition || $0.lexeme.lemma == "que" || $0.lexeme.lemma == "e"
      })
    else { return nil }
    if row[0].lexeme.lemma == "quando" { return stayWhenItRains(row) }
    guard let verb = row.firstIndex(where: { $0.lexeme.wordClass == .verb }) else {
      return isPlain
        ? tightOnBody(row) ?? closedOnFeast(row) ?? borrowedSo(row) ?? jealousOf(row)
          ?? shapedLike(row) : nil
    }
    guard row[verb].lexeme.isInfinitive,
      !row[(verb + 1)...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    switch verb {
    case 0: return leaveMineAlone(row) ?? lacksThere(row, verb)
    case 1: return lacksThere(row, verb) ?? brokenByThing(row) ?? paradesAlong(row)
    default: return verb < 4 ? burnsOfOwner(row, verb) : nil
    }
  }

  // MARK: - With a verb

  /// *Quando / chover / ficar / casa*: who speaks does it.
  private func stayWhenItRains(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, row.count == 4, frame(of: row[1]).pattern == .weather,
      ["ficar", "estar"].contains(row[2].lexeme.lemma), row[2].lexeme.isInfinitive,
      row[3].lexeme.isPlaceLike
    else { return nil }
    return read([row[0], row[1], row[2].said(by: .first), known("em"), row[3]])
  }

  /// *Mexer / minhas / coisas*, denied, *tocar / barriga / gato*, denied as well: one is told not to (Bechara, *Imperativo negativo*).
  private func leaveMineAlone(_ row: [Constituent]) -> [Clause]? {
    guard isDenied, row.count == 3, choices.tense == nil, !choices.isQuestion,
      ["mexer", "tocar", "pegar", "usar", "quebrar", "bagunçar", "esconder", "puxar", "apertar"]
        .contains(row[0].lexeme.lemma)
    else { return nil }
    if row[1].lexeme.kind == .possessive, row[1].lexeme.lemma.hasPrefix("m"),
      row[2].lexeme.wordClass == .noun
    {
      var clause = straightClause([], row[0], [row[1], row[2]])
      clause.options.insert(.request)
      return [clause]
    }
    guard row[1].lexeme.kind == .body, isStraightNoun(row[1]), isStraightNoun(row[2]),
      row[2].lexeme.kind == .animal, choices.options.contains(.request)
    else { return nil }
    let there = row[0].lexeme.lemma == "tocar" || row[0].lexeme.lemma == "mexer"
    return [
      straightClause(
        [], row[0],
        (there ? [known("em")] : []) + [article, row[1], known("de"), article, row[2]])
    ]
  }

  /// *Faltar / carimbo / certidão, teclado / faltar / letra*: what is missing in or on it.
  private func lacksThere(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard row[verb].lexeme.lemma == "faltar", row.count == 3 else { return nil }
    let nouns = row.filter { $0.tile != row[verb].tile }
    guard nouns.count == 2, nouns.allSatisfy({ isPlainThing($0) }) else { return nil }
    let (thing, place) = verb == 0 ? (nouns[0], nouns[1]) : (nouns[1], nouns[0])
    guard
      StraightMatterWords.lacking.contains(place.lexeme.lemma) || place.lexeme.kind == .clothing,
      !KindSet.places.contains(thing.lexeme.kind)
    else { return nil }
    return [
      straightClause([], row[verb].said(by: .third), [thing, known("em"), article, place])
    ]
  }

  /// *Janela / quebrar / bola*: which of the two breaks the other.
  private func brokenByThing(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3,
      ["quebrar", "rachar", "derrubar", "trincar"].contains(row[1].lexeme.lemma),
      ["janela", "vidro", "vidraça", "vaso", "copo", "espelho", "telhado", "para-brisa", "lâmpada"]
        .contains(row[0].lexeme.lemma),
      ["bola", "pedra", "bolada", "tempestade", "granizo", "pedrada", "terremoto", "galho"]
        .contains(row[2].lexeme.lemma)
    else { return nil }
    return [straightClause([row[2]], row[1], [row[0]])]
  }

  /// *Desfile / passar / rua / principal*: along what it goes.
  private func paradesAlong(_ row: [Constituent]) -> [Clause]? {
    guard row[1].lexeme.lemma == "passar", row.count == 3 || row.count == 4,
      StraightMatterWords.parading.contains(row[0].lexeme.lemma),
      ["rua", "avenida", "ponte", "praça", "centro", "cidade", "bairro", "estrada"]
        .contains(row[2].lexeme.lemma),
      row.count == 3 || row[3].lexeme.wordClass == .adjective
    else { return nil }
    return [straightClause([row[0]], row[1], [known("por"), article] + row[2...])]
  }

  /// *Forno / velho / queimar / biscoitos / tia*: whose things the machine spoils.
  private func burnsOfOwner(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb + 3 == row.count, isPlainThing(row[0]),
      StraightRowWords.appliances.contains(row[0].lexeme.lemma)
        || ["impressora", "máquina", "secadora"].contains(row[0].lexeme.lemma),
      row[1..<verb].allSatisfy({ $0.lexeme.wordClass == .adjective }),
      ["queimar", "estragar", "rasgar", "manchar", "engolir", "derreter", "encolher"]
        .contains(row[verb].lexeme.lemma),
      isPlainThing(row[verb + 1]), isOwnerByName(row[verb + 2].lexeme), isBareNoun(row[verb + 2])
    else { return nil }
    let owner = [known("de")] + before(row[verb + 2].lexeme) + [row[verb + 2]]
    return [straightClause(Array(row[..<verb]), row[verb], [row[verb + 1]] + owner)]
  }

  // MARK: - Without one

  /// *Esse / camisa / apertado / pescoço, luva / grande / mão*: where it does not fit.
  private func tightOnBody(_ row: [Constituent]) -> [Clause]? {
    guard row.count < 5, let part = row.last, part.lexeme.kind == .body, isStraightNoun(part),
      case let quality = row[row.count - 2],
      ["apertado", "apertada", "largo", "larga", "folgado", "folgada", "justo", "justa", "grande"]
        .contains(quality.lexeme.lemma), quality.lexeme.wordClass == .adjective,
      case let worn = row[row.count - 3], worn.lexeme.kind == .clothing, isStraightNoun(worn),
      row.count == 3 || row[0].lexeme.isDeterminerLike
    else { return nil }
    let there = [quality, known("em"), article, part]
    return [straightClause(Array(row[..<(row.count - 2)]), .linking("estar"), there)]
  }

  /// *Posto / gasolina / fechado / feriado, escola / fechada / Natal*: on what day it is so.
  private func closedOnFeast(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4, let day = row.last?.lexeme,
      day.lemma == "feriado" && row.count == 4
        || ["Natal", "Páscoa", "Carnaval", "carnaval", "Ano-Novo"].contains(day.lemma),
      ["fechado", "fechada", "aberto", "aberta", "lotado", "lotada", "cheio", "cheia", "vazio"]
        .contains(row[row.count - 2].lexeme.lemma),
      isPlainThing(row[0]), row[0].lexeme.isPlaceLike || row[0].lexeme.lemma == "posto",
      row.count == 3 || isPlainThing(row[1])
    else { return nil }
    let place = row.count == 3 ? [row[0]] : [row[0], known("de"), row[1]]
    return [
      straightClause(
        place, .linking("estar"),
        [row[row.count - 2], known("em"), article, row[row.count - 1]])
    ]
  }

  /// *Livro / emprestado / biblioteca / atrasado*: from where it is.
  private func borrowedSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isPlainThing(row[0]),
      ["emprestado", "emprestada", "alugado", "alugada", "comprado", "comprada"]
        .contains(row[1].lexeme.lemma), row[2].lexeme.isPlaceLike, isPlainThing(row[2]),
      row[3].lexeme.wordClass == .adjective
    else { return nil }
    let isNow = isPassing(row[3].lexeme, of: row[0].lexeme)
    return [
      straightClause(
        [row[0], row[1], known("de"), article, row[2]], .linking(isNow ? "estar" : "ser"),
        [row[3]])
    ]
  }

  /// *Eu / ciúme / irmã / novo, eu / inveja / irmão / mais velho*: of whom.
  private func jealousOf(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.lemma == "eu",
      ["ciúme", "ciúmes", "inveja", "raiva", "pena", "orgulho", "vergonha", "dó"]
        .contains(row[1].lexeme.lemma), isStraightNoun(row[2]), row[2].lexeme.isBeing,
      row[3].lexeme.wordClass == .adjective
    else { return nil }
    return [straightClause([row[0]], deed("ter"), [row[1], known("de"), row[2], row[3]])]
  }

  /// *Nuvem / forma / coração*: what it looks like.
  private func shapedLike(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isPlainThing(row[0]),
      ["forma", "formato", "aparência"].contains(row[1].lexeme.lemma), isStraightNoun(row[2])
    else { return nil }
    return [straightClause([row[0]], deed("ter"), [row[1], known("de"), row[2]])]
  }
}

/// Words of such rows.
private enum StraightMatterWords {
  /// Papers, keyboards and tables on which something may be missing.
  static let lacking: WordSet = [
    "certidão", "teclado", "documento", "contrato", "formulário", "livro", "caderno", "prova",
    "mesa", "bicicleta", "carro", "cadeira", "quebra-cabeça", "boneca", "álbum", "caixa", "lista",
    "texto", "palavra", "bolo", "receita", "carta", "envelope", "baralho", "jogo", "controle",
  ]
  static let parading: WordSet = [
    "desfile", "procissão", "corrida", "bloco", "maratona", "passeata", "rio", "caravana",
    "trio elétrico", "banda", "carreata", "cortejo",
  ]
}
