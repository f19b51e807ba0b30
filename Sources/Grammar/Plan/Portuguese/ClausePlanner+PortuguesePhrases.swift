import AACCore

/// What a Portuguese verb phrase and the noun behind it are to each other: *tenho febre alta, faço de conta que sou um gato,
/// dá pena do cachorro, prega um botão na camisa, inscrevo-me na aula de dança* (Bechara, *Regência*; Cunha & Cintra,
/// chapters 7 and 15).
extension ClausePlanner {
  /// Puts in what is said between them.
  func settlePhrases(_ clause: inout Clause) {
    nameFlower(&clause)
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    describeInnerNoun(&clause, verb)
    pretendToBe(&clause, verb)
    pityOf(&clause, verb)
    longForHome(&clause, verb)
    fondle(&clause, verb)
    readFace(&clause, verb)
    spreadSweet(&clause, verb)
    guard clause.complements.count > 1 else { return }
    sewOn(&clause, verb)
    throwOut(&clause, verb)
    workWithWrench(&clause, verb)
    hearFromWindow(&clause, verb)
    joinLesson(&clause, verb)
  }

  /// *Rosa / desabrochar*: the flower, where the word alone does what flowers do.
  private func nameFlower(_ clause: inout Clause) {
    guard clause.subject.count == 1, ["rosa", "violeta"].contains(clause.subject[0].lexeme.lemma),
      clause.subject[0].lexeme.wordClass == .adjective,
      PhraseWords.flowering.contains(clause.verb?.lexeme.lemma ?? "")
    else { return }
    var flower = Lexeme(lemma: clause.subject[0].lexeme.lemma, wordClass: .noun, kind: .plant)
    flower.gender = .feminine
    flower.animacy = .inanimate
    clause.subject[0].lexeme = flower
  }

  /// *Ter febre / alto, tirar nota / bom*: what is said of the noun inside the phrase agrees with it (Cunha & Cintra,
  /// chapter 10, *Concordância do adjetivo*).
  private func describeInnerNoun(_ clause: inout Clause, _ verb: String) {
    guard clause.complements[0].lexeme.wordClass == .adjective,
      !clause.complements[0].lexeme.kind.isSmall, let cut = verb.lastIndex(of: " ")
    else { return }
    let head = String(verb[..<cut]), inner = String(verb[verb.index(after: cut)...])
    guard PhraseWords.having.contains(head), let noun = lexicon.known(inner),
      noun.wordClass == .noun
    else { return }
    var word = noun
    word.article = .bare
    clause.verb?.lexeme.lemma = head
    clause.complements.insert(Constituent(word, tile: clause.verb?.tile), at: 0)
  }

  /// *Fazer de conta / gato*: what one is then.
  private func pretendToBe(_ clause: inout Clause, _ verb: String) {
    guard verb == "fazer de conta", isBare(0, clause), clause.complements[0].lexeme.isBeing else {
      return
    }
    clause.complements.insert(
      Constituent(Lexeme(lemma: "ser", wordClass: .verb, kind: .linking)), at: 0)
  }

  /// *Dar pena / cachorro*: with nothing that moves one to it, of whom.
  private func pityOf(_ clause: inout Clause, _ verb: String) {
    guard verb == "dar pena", clause.subject.isEmpty, isBare(0, clause),
      clause.complements[0].lexeme.isBeing
    else { return }
    clause.complements[0].government = nil
    insert(["de", "o"], at: 0, in: &clause)
  }

  /// *Dar saudade / casa*: of home, without an article.
  private func longForHome(_ clause: inout Clause, _ verb: String) {
    guard verb.hasSuffix(" saudade") || verb.hasSuffix(" saudades"),
      clause.complements.count == 1, clause.complements[0].lexeme.lemma == "casa"
    else { return }
    clause.complements[0].lexeme.article = .bare
    clause.complements[0].government = Government(preposition: "de", article: .bare)
  }

  /// *Fazer / cafuné / eu*: to whom one is tender, *em* and not *para*.
  private func fondle(_ clause: inout Clause, _ verb: String) {
    guard verb == "fazer", clause.complements.count == 2,
      PhraseWords.tender.contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .pronoun,
      clause.complements[1].lexeme.kind == .person,
      !WordJoiner.clitics.contains(clause.complements[1].lexeme.lemma)
    else { return }
    insert(["em"], at: 1, in: &clause)
  }

  /// *Lavar / cara, levar um tapa / cara*: the face, where something is done to it.
  private func readFace(_ clause: inout Clause, _ verb: String) {
    guard PhraseWords.facing.contains(verb),
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .adjective && $0.lexeme.lemma == "caro"
      }), place + 1 == clause.complements.count,
      place == 0 || clause.complements[place - 1].lexeme.wordClass != .noun
        || clause.complements[place - 1].lexeme.isBeing
    else { return }
    var face = Lexeme(lemma: "cara", wordClass: .noun, kind: .body)
    face.gender = .feminine
    face.countability = .count
    clause.complements[place].lexeme = face
  }

  /// *Barrar / torrada / doce*: what it is spread with.
  private func spreadSweet(_ clause: inout Clause, _ verb: String) {
    guard ["barrar", "rechear", "cobrir"].contains(verb),
      let last = clause.complements.indices.last,
      last > 0, clause.complements[last].lexeme.lemma == "doce",
      clause.complements[last - 1].lexeme.wordClass == .noun
    else { return }
    var sweet = Lexeme(lemma: "doce", wordClass: .noun, kind: .food)
    sweet.gender = .masculine
    sweet.article = .bare
    clause.complements[last].lexeme = sweet
    insert(["com"], at: last, in: &clause)
  }

  /// *Pregar / botão / camisa*: what is put on a garment is not yet of it.
  private func sewOn(_ clause: inout Clause, _ verb: String) {
    guard ["pregar", "coser", "costurar", "colar", "prender"].contains(verb), isBare(0, clause),
      isBare(1, clause),
      ["botão", "remendo", "fecho", "zíper", "etiqueta"].contains(
        clause.complements[0].lexeme.lemma), clause.complements[1].lexeme.kind == .clothing
    else { return }
    clause.complements[1].government = nil
    insert(["em", "o"], at: 1, in: &clause)
  }

  /// *Pôr / lixo / rua*: first the thing, then where it is put, also where the thing may itself hold something.
  private func throwOut(_ clause: inout Clause, _ verb: String) {
    let place = clause.complements[1].lexeme
    guard ["pôr", "colocar", "botar", "deixar", "jogar"].contains(verb),
      clause.complements[0].lexeme.lemma == "lixo", place.wordClass == .noun,
      KindSet.places.contains(place.kind) || PortugueseRowWords.carriers.contains(place.lemma)
    else { return }
    clause.complements[0].government = nil
    clause.complements[1].government = nil
    insert(["em", "o"], at: 1, in: &clause)
    insert(["o"], at: 0, in: &clause)
  }

  /// *Desparafusar / roda / chave inglesa*: a tool of two words is a tool too.
  private func workWithWrench(_ clause: inout Clause, _ verb: String) {
    guard clause.complements[1].lexeme.lemma.hasPrefix("chave "), isBare(0, clause),
      isBare(1, clause), !clause.complements[0].lexeme.isBeing,
      frames[verb].slots.contains(where: { $0.preposition == "com" })
    else { return }
    clause.complements[1].government = nil
    insert(["com", "o"], at: 1, in: &clause)
    insert(["o"], at: 0, in: &clause)
  }

  /// *Ouvir / mar / janela*: where one hears it from.
  private func hearFromWindow(_ clause: inout Clause, _ verb: String) {
    guard ["ouvir", "escutar"].contains(verb), isBare(0, clause), isBare(1, clause),
      ["janela", "varanda", "sacada", "quarto", "cama"].contains(
        clause.complements[1].lexeme.lemma),
      clause.complements[0].lexeme.kind == .nature || clause.complements[0].lexeme.kind == .animal
        || clause.complements[0].lexeme.kind == .weather
        || clause.complements[0].lexeme.kind == .place
    else { return }
    clause.complements[1].government = nil
    insert(["de", "o"], at: 1, in: &clause)
    insert(["o"], at: 0, in: &clause)
  }

  /// *Inscrever-se / aula / dança*: what is taught there.
  private func joinLesson(_ clause: inout Clause, _ verb: String) {
    guard PhraseWords.attending.contains(verb) else { return }
    for index in clause.complements.indices.dropFirst().reversed()
    where ["aula", "curso", "treino"].contains(clause.complements[index - 1].lexeme.lemma)
      && isBare(index, clause)
    {
      let taught = clause.complements[index].lexeme
      guard
        MeaningWords.taught.contains(taught.kind)
          || PortugueseRowWords.taught.contains(taught.lemma)
      else { continue }
      clause.complements[index].lexeme.article = .bare
      clause.complements[index].government = nil
      insert(["de"], at: index, in: &clause)
    }
  }
}

/// Words of such phrases.
enum PhraseWords {
  /// What flowers do.
  static let flowering: WordSet = [
    "desabrochar", "florescer", "florir", "murchar", "crescer", "nascer", "abrir", "secar",
    "cheirar",
  ]
  /// First words of phrases whose last word is a noun.
  static let having: WordSet = ["ter", "tirar", "fazer", "dar", "tomar", "sentir", "levar"]
  /// Tenderness that is done to somebody.
  static let tender: WordSet = [
    "cafuné", "carinho", "cócegas", "massagem", "festinhas", "curativo",
  ]
  /// What is given with arms, mouth and hand.
  static let affection: WordSet = [
    "beijo", "abraço", "beijinho", "abracinho", "cheiro", "colo", "carinho", "mão", "ajuda",
    "carona", "boleia", "exemplo", "ideia", "dica", "resposta", "notícia",
  ]
  /// What is done to a face.
  static let facing: WordSet = [
    "lavar", "limpar", "virar", "pintar", "sujar", "esconder", "molhar", "secar", "enxugar",
    "levar um tapa", "levar um soco", "bater", "tapar", "cobrir", "arranhar", "queimar", "machucar",
  ]
  /// Taking part in what is taught.
  static let attending: WordSet = [
    "inscrever-se", "matricular-se", "participar", "entrar", "faltar", "ir", "voltar", "chegar",
    "sair", "desistir",
  ]
}
