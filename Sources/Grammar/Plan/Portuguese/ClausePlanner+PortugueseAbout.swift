import AACCore

/// About what one speaks, asks and thinks in Portuguese, and of what one is told: *achar / o que / filme, perguntar / mamãe /
/// festa, lembrar / eu / remédio* (Bechara, *Regência*; Cunha & Cintra, chapter 15, *Sobre* and *De*).
extension ClausePlanner {
  /// Puts in what is said before the topic.
  func settleAbout(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.isLaid else { return }
    switch verb {
    case "achar", "pensar": thinkOf(&clause, verb)
    case "perguntar": askAbout(&clause)
    case "falar", "conversar":
      if clause.complements.contains(where: { $0.lexeme.wordClass == .verb }) { return }
      speakAbout(&clause)
    case "lembrar": remindOfThing(&clause, verb)
    case "avisar", "contar": tellAbout(&clause, verb)
    default: break
    }
  }

  /// *Você / achar / o que / filme*: what one thinks of it.
  private func thinkOf(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 2,
      ["o que", "que"].contains(clause.complements[0].lexeme.lemma),
      clause.complements[0].lexeme.kind == .question, isBare(1, clause),
      case let topic = clause.complements[1].lexeme, !topic.kind.isTemporal,
      topic.kind != .furniture
    else { return }
    if AboutWords.searched.contains(topic.lemma) { return put(["em", "o"], at: 1, &clause) }
    let isName = topic.wordClass == .properNoun && topic.article == .bare
    put(isName ? ["de"] : ["de", "o"], at: 1, &clause)
  }

  /// *O que você pensa do filme*: what one thinks, and of what (Bechara, *Regência: pensar*).
  func settleThought(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "pensar", !clause.isLaid, clause.complements.count > 2,
      clause.complements[0].lexeme.kind == .question, clause.complements[1].lexeme.lemma == "de"
    else { return }
    verb.frame.slots = [
      FrameSlot(.object), FrameSlot(.topic, preposition: "de", article: .definite),
    ]
  }

  /// *Livro / tratar / dinossauros, filme / falar / amor*: what is written and shown treats nobody, it is about something
  /// (Bechara, *Regência: tratar*).
  func settleTold(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard ["tratar", "falar"].contains(verb.frame.lemma),
      let work = clause.subject.last(where: { $0.lexeme.wordClass == .noun })?.lexeme,
      work.kind == .book || work.kind == .media || BesideOfWords.works.contains(work.lemma)
    else { return }
    let isMany = clause.complements.contains { $0.lexeme.number == .plural }
    verb.frame.slots = [FrameSlot(.topic, preposition: "de", article: isMany ? .bare : nil)]
  }

  /// *Perguntar / mamãe / festa*: about what takes place, hurts or is there.
  private func askAbout(_ clause: inout Clause) {
    guard let place = topic(clause, besides: { _ in false }) else { return }
    put(["sobre", "o"], at: place, &clause)
  }

  /// *Falar / médico / remédio, falar / papai / escola, falar / professora / eu*.
  private func speakAbout(_ clause: inout Clause) {
    let words = clause.complements
    guard !words.contains(where: { ["de", "sobre", "com"].contains($0.lexeme.lemma) }) else {
      return
    }
    if words.count == 2, words[0].lexeme.isHuman, words[0].lexeme.wordClass == .noun,
      words[1].lexeme.wordClass == .pronoun, words[1].lexeme.kind == .person
    {
      return insert(["sobre"], at: 1, in: &clause)
    }
    guard
      let place = topic(
        clause,
        besides: { word in
          [.medicine, .nature].contains(word.kind) || word.kind == .toy && word.number == .plural
        })
    else { return }
    let isBesideSomebody = place > 0 && clause.complements[place - 1].lexeme.isHuman
    let whom = place > 0 ? clause.complements[place - 1].lexeme.lemma : ""
    let topic = clause.complements[place].lexeme
    if KindSet.places.contains(topic.kind) {
      guard isBesideSomebody, topic.lemma == "escola" || topic.lemma == "creche",
        !AboutWords.there.contains(whom)
      else { return }
    }
    let isOfHers =
      isBesideSomebody
      && (topic.takesPlace || KindSet.places.contains(topic.kind) || topic.kind == .illness
        || topic.lemma == "dor" || topic.kind == .medicine || topic.kind == .feeling
        || topic.kind == .emotion)
    put([isOfHers ? "sobre" : "de", "o"], at: place, &clause)
  }

  /// *Avisar / mamãe / reunião, contar / vovó / passeio*: of what takes place.
  private func tellAbout(_ clause: inout Clause, _ verb: String) {
    if verb == "avisar", clause.complements.count == 2, isBare(1, clause),
      clause.complements[1].lexeme.lemma == "hora"
    {
      return put(["o"], at: 1, &clause)
    }
    guard clause.complements.contains(where: { $0.lexeme.isBeing || $0.lexeme.kind == .person }),
      let place = topic(clause, besides: { _ in false }),
      clause.complements[place].lexeme.takesPlace
    else { return }
    put(["de", "o"], at: place, &clause)
  }

  /// The bare noun of what takes place, hurts or is so; nil where none is.
  private func topic(_ clause: Clause, besides isOther: (Lexeme) -> Bool) -> Int? {
    clause.complements.indices.first { index in
      let word = clause.complements[index].lexeme
      guard
        isBare(index, clause)
          || clause.complements[index].government?.preposition != nil
            && KindSet.places.contains(word.kind),
        word.namesThing, !AboutWords.answers.contains(word.lemma)
      else { return false }
      switch word.kind {
      case .event, .activity, .illness, .place, .feeling, .emotion: return true
      case .sport, .subject: return false
      default: return word.lemma == "dor" || isOther(word)
      }
    }
  }
}

/// Words by which it is known what is spoken of.
private enum AboutWords {
  /// Where something is found.
  static let searched: WordSet = [
    "rua", "chão", "bolsa", "mochila", "caixa", "gaveta", "lixo", "bolso", "carro", "jardim",
    "quintal", "areia", "armário", "estojo", "carteira", "calçada", "mato", "árvore",
  ]
  /// What one asks for itself.
  static let answers: WordSet = [
    "hora", "horas", "nome", "idade", "preço", "caminho", "resposta", "verdade", "mentira",
    "história", "piada", "segredo", "novidade", "endereço", "dinheiro", "número", "telefone",
    "sonho", "brincadeira", "banheiro",
  ]
  /// Who is met at school.
  static let there: WordSet = ["professora", "professor", "diretora", "diretor", "amigo", "amiga"]
}
