import AACCore

/// What single verbs say of what was chosen right behind them: *a loja vende brinquedos, sardas nas bochechas, ligar para o 112,
/// levar sopa para a vizinha* (Cunha & Cintra, chapters 7 and 9; Bechara, *Regência*).
extension ClausePlanner {
  /// *Loja / vender / brinquedo, mercado / não / vender / livro*: what is sold and made there is of a kind (Cunha & Cintra, chapter
  /// 9, *Omissão do artigo*).
  func sellThere(_ clause: inout Clause) {
    guard let seller = clause.subject.last?.lexeme, KindSet.places.contains(seller.kind),
      let last = clause.complements.indices.last,
      last == 0 || last == 1 && clause.complements[0].lexeme.lemma == "não",
      isBare(last, clause), case let sold = clause.complements[last].lexeme,
      sold.wordClass == .noun, sold.number != .plural, sold.countability != .mass, !sold.isBeing,
      !KindSet.edible.contains(sold.kind), sold.kind != .medicine
    else { return }
    makePlural(&clause.complements[last])
    clause.complements[last].government = Government(preposition: nil, article: .bare)
  }

  /// *Portugal / ter / praias / bonito, ter / sardas / bochechas*: what a place has is told of for the first time, and so is what is
  /// on the skin.
  func haveThere(_ clause: inout Clause) {
    guard clause.complements.count == 2, isBare(0, clause),
      case let (thing, next) = (clause.complements[0].lexeme, clause.complements[1].lexeme),
      thing.wordClass == .noun
    else { return }
    if next.kind == .body, isBare(1, clause),
      ChosenWords.marks.contains(
        thing.number == .plural ? MeaningWords.base(of: thing) : thing.lemma)
    {
      put(["em", "o"], at: 1, &clause)
    } else if next.wordClass == .adjective, thing.number == .plural,
      let owner = clause.subject.last?.lexeme, KindSet.places.contains(owner.kind)
    {
      clause.complements[0].government = Government(preposition: nil, article: .bare)
    }
  }

  /// *Apertar / cinto / tanto, mexer / perna / muito*: how much it is done to the one, and not how many there are (Cunha & Cintra,
  /// chapter 14, *Advérbios de intensidade*).
  func doSoMuch(_ clause: inout Clause, _ verb: String, _ last: Int) {
    guard clause.complements[last - 1].lexeme.wordClass == .noun,
      case let thing = clause.complements[last - 1].lexeme,
      thing.kind == .body || thing.kind == .clothing || ChosenWords.moved.contains(thing.lemma),
      thing.number != .plural, !ChosenWords.having.contains(verb), isBare(last - 1, clause)
    else { return }
    clause.complements[last].lexeme = Lexeme(
      lemma: clause.complements[last].lexeme.lemma, wordClass: .adverb, kind: .manner)
    put(["o"], at: last - 1, &clause)
    clause.complements.insert(clause.complements.removeLast(), at: last - 1)
  }

  /// *Ligar / 112*: a number that is called.
  func callNumber(_ clause: inout Clause) {
    guard clause.complements[0].lexeme.wordClass == .numeral,
      clause.complements[0].lexeme.lemma.utf8.count > 2,
      clause.complements[0].lexeme.lemma.utf8.first.map({ $0 < 58 }) == true
    else { return }
    clause.complements[0].lexeme = Lexeme(
      lemma: clause.complements[0].lexeme.lemma, wordClass: .noun, kind: .idea)
    clause.complements[0].lexeme.gender = .masculine
    clause.complements[0].lexeme.number = .singular
    put(["para", "o"], at: 0, &clause)
  }

  /// *Loja / estar / aberto / domingo*: so it is on every such day.
  func openThen(_ clause: inout Clause) {
    guard clause.tense == nil, clause.complements.count == 2, !clause.subject.isEmpty,
      ["aberto", "fechado"].contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.kind == .weekday
    else { return }
    clause.tense = .present
  }

  /// *Mostrar / professora / desenho, levar / vizinha / sopa, oferecer / visitas / café*: what is given stands before whom it is
  /// given to (Cunha & Cintra, chapter 7, *Objeto indireto*).
  func giveTo(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 2, isBare(0, clause), isBare(1, clause) else { return }
    let isGuest = { (word: Lexeme) in ["visita", "visitas"].contains(word.lemma) }
    for index in 0...1 where isGuest(clause.complements[index].lexeme) {
      clause.complements[index].lexeme.kind = .person
      clause.complements[index].lexeme.animacy = .human
    }
    let whom = clause.complements[0].lexeme.isHuman ? 0 : 1
    let (person, thing) = (
      clause.complements[whom].lexeme, clause.complements[1 - whom].lexeme
    )
    guard person.isHuman, person.wordClass == .noun, thing.wordClass == .noun, !thing.isBeing,
      !KindSet.places.contains(thing.kind), !thing.kind.isTemporal, thing.kind != .vehicle,
      !thing.takesPlace || thing.lemma == "desenho"
    else { return }
    if whom == 0 { clause.complements.swapAt(0, 1) }
    guard verb == "levar" else { return }
    guard KindSet.edible.contains(thing.kind) || thing.kind == .plant || thing.kind == .medicine
    else {
      if whom == 0 { clause.complements.swapAt(0, 1) }
      return
    }
    put(BesideWords.ownKin.contains(person.lemma) ? ["para"] : ["para", "o"], at: 1, &clause)
  }

  /// *Medir / febre / doente*: whose it is that is ill (Cunha & Cintra, chapter 9, *Substantivação*).
  func measureIll(_ clause: inout Clause) {
    guard clause.complements.count > 1, isBare(0, clause),
      ChosenWords.measured.contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .adjective,
      PairWords.states.contains(clause.complements[1].lexeme.lemma)
    else { return }
    var ill = clause.complements[1].lexeme
    ill.wordClass = .noun
    ill.kind = .person
    ill.animacy = .human
    clause.complements[1].lexeme = ill
    insert(
      [clause.variety == .portuguesePortugal ? "a" : "de", "o"], at: 1, in: &clause)
  }
}
