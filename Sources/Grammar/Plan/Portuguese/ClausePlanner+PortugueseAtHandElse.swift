import AACCore

/// More of what everyday words want between them: *hora de dormir, quando chega o inverno, pelo campo, um feliz Natal, no pote, com cola,
/// mais tempo para a prova* (Bechara, *Regência* and *Preposição*; Cunha & Cintra, chapters 7 and 15).
extension ClausePlanner {
  /// *Que / ser / hora / dormir, quando / chegar / inverno*: of what it is the hour, and what comes (Bechara, *Regência nominal*;
  /// Cunha & Cintra, chapter 7, *Ordem inversa*).
  func settleToTime(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 2 else { return }
    for place in clause.complements.indices.dropFirst().dropLast() {
      let word = clause.complements[place].lexeme, before = clause.complements[place - 1].lexeme
      if word.lemma == "hora", before.lemma == "ser",
        clause.complements[place + 1].lexeme.isInfinitive
      {
        clause.complements[place].lexeme.article = .bare
        clause.complements[place].lexeme.kind = .idea
        return insert(["de"], at: place + 1, in: &clause)
      }
    }
    let last = clause.complements.count - 1
    let season = clause.complements[last].lexeme
    guard season.wordClass == .noun || season.wordClass == .properNoun,
      AtHandWords.seasons.contains(season.lemma),
      ["chegar", "começar", "acabar", "terminar"].contains(
        clause.complements[last - 1].lexeme.lemma),
      clause.complements[last - 2].lexeme.lemma == "quando"
    else { return }
    clause.complements[last].lexeme.forms[Adverbial.doing] = ""
    put(["o"], at: last, &clause)
  }

  /// *Cavalo / correr / campo, rio / correr / mar*: all over it, or where it ends.
  func runThrough(_ clause: inout Clause) {
    guard clause.complements.count == 1, isFree(0, clause),
      case let place = clause.complements[0].lexeme.lemma
    else { return }
    if ["rio", "riacho", "água"].contains(clause.subject.last?.lexeme.lemma ?? "") {
      guard ["mar", "oceano", "lago"].contains(place) else { return }
      return put(["para", "o"], at: 0, &clause)
    }
    guard AtHandWords.fields.contains(place) else { return }
    put(["por", "o"], at: 0, &clause)
  }

  /// *Desejar / feliz Natal / você*: what is said in greeting is wished.
  func wishMerry(_ clause: inout Clause) {
    guard clause.complements[0].lexeme.lemma.hasPrefix("feliz ") else { return }
    var wish = Lexeme(lemma: clause.complements[0].lexeme.lemma, wordClass: .noun, kind: .idea)
    wish.gender = .masculine
    wish.countability = .count
    clause.complements[0].lexeme = wish
    put(["um"], at: 0, &clause)
  }

  /// *Loja / vender / roupa / criança*: for whom it is made.
  func sellForWhom(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.kind == .clothing,
      AtHandWords.wearers.contains(clause.complements[1].lexeme.lemma), isFree(1, clause),
      isFree(0, clause), let seller = clause.subject.last?.lexeme,
      KindSet.places.contains(seller.kind)
    else { return }
    clause.complements[1].lexeme.article = .bare
    put(["de"], at: 1, &clause)
    guard clause.complements[0].lexeme.lemma != "roupa" else { return }
    makePlural(&clause.complements[0])
    clause.complements[0].government = Government(preposition: nil, article: .bare)
  }

  /// *Colar / etiqueta / pote, colar / papel / cola*: on what, and with what.
  func stickOn(_ clause: inout Clause) {
    for place in clause.complements.indices.dropFirst().reversed() {
      let word = clause.complements[place].lexeme
      guard word.wordClass == .noun, !word.isBeing, isFree(place, clause), !word.kind.isTemporal
      else { continue }
      if AtHandWords.glues.contains(word.lemma) {
        clause.complements[place].lexeme.article = .bare
        put(["com"], at: place, &clause)
      } else if place == 1, clause.complements[0].lexeme.wordClass == .noun {
        put(["em", "o"], at: place, &clause)
      }
    }
  }

  /// *Precisar / mais / tempo / prova*: for what.
  func needTimeFor(_ clause: inout Clause) {
    guard let time = clause.complements.firstIndex(where: { $0.lexeme.lemma == "tempo" }), time > 0,
      ["mais", "muito", "pouco", "menos"].contains(clause.complements[time - 1].lexeme.lemma),
      time + 2 == clause.complements.count, isFree(time + 1, clause),
      case let what = clause.complements[time + 1].lexeme, what.wordClass == .noun,
      !what.kind.isTemporal, !what.isBeing
    else { return }
    put(["para", "o"], at: time + 1, &clause)
  }

  /// *Sangue / levar / oxigênio / corpo*: where it is carried to.
  func carryInBody(_ clause: inout Clause) {
    guard clause.complements.count == 2, isFree(0, clause), isFree(1, clause),
      clause.subject.last?.lexeme.isBeing == false,
      ["corpo", "cérebro", "coração", "pulmão", "célula", "músculo"]
        .contains(clause.complements[1].lexeme.lemma)
    else { return }
    put(["para", "o"], at: 1, &clause)
  }
}
