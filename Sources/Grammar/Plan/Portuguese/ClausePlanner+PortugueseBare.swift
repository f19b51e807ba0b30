import AACCore

/// Words that Portuguese lays with a small word which nobody chose: where one turns and looks, of what and whose something is, at
/// what hour it begins, and who is asked (Cunha & Cintra, chapter 7, *Adjunto adverbial* and *Predicativo*; Bechara, *Preposição*).
extension ClausePlanner {
  /// Puts these right before the rest is told.
  func settleBareWords(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    settleNearWords(&clause, verb)
    guard !clause.isLaid else { return }
    askNamed(&clause, verb)
    turnToward(&clause, verb)
    standSo(&clause, verb)
    if verb == "ser" { sayWhose(&clause) }
    if verb == "precisar" { needTime(&clause) }
    if verb == "cheirar" { smellOf(&clause) }
    if verb == "servir" { serveTo(&clause) }
    if clause.complements.count > 1 {
      if verb == "ir" || verb == "faltar" { nameWhoseDay(&clause) }
      beginAtHour(&clause, verb)
      callSo(&clause, verb)
      putColorFirst(&clause)
    }
  }

  /// *Vir / você / cinema, onde / papai*, asked with nobody chosen as the subject: who is named does it (Bechara, *Sujeito*).
  private func askNamed(_ clause: inout Clause, _ verb: String) {
    guard clause.isQuestion, clause.subject.isEmpty, clause.complements.count > 1,
      !clause.options.contains(.request), frames[verb].pattern.isPersonal,
      frames[verb].pattern != .experiencer,
      clause.complements.allSatisfy({ $0.lexeme.wordClass != .verb }),
      case let asked = clause.complements.first(where: { $0.lexeme.kind == .question })?.lexeme,
      asked?.lemma != "quem",
      let place = clause.complements.indices.first(where: { place in
        let word = clause.complements[place].lexeme
        return (BareWords.asked.contains(word.lemma) || asked != nil && word.namesPerson)
          && isUnruled(place, clause)
      })
    else { return }
    clause.subject = [clause.complements.remove(at: place)]
  }

  /// *Olhar / cima, ir / frente, virar-se / lado*: to which side (Bechara, *Locuções adverbiais*).
  private func turnToward(_ clause: inout Clause, _ verb: String) {
    guard BareWords.turning.contains(verb),
      let place = clause.complements.firstIndex(where: {
        BareWords.sides[$0.lexeme.lemma] != nil
      }), let side = BareWords.sides[clause.complements[place].lexeme.lemma],
      isUnruled(place, clause),
      place + 1 == clause.complements.count || clause.complements[place + 1].lexeme.kind.isTemporal
    else { return }
    clause.complements[place].lexeme = Lexeme(lemma: side, wordClass: .adverb, kind: .direction)
    clause.complements[place].government = nil
  }

  /// Whether neither a preposition nor a determiner stands before a word, of whatever class it is.
  private func isUnruled(_ place: Int, _ clause: Clause) -> Bool {
    guard place > 0, case let before = clause.complements[place - 1].lexeme else { return true }
    return before.wordClass != .adposition && !before.isDeterminerLike
  }

  /// *Estar / férias, cair / joelhos, andar / salto alto*: in which state or with what (Bechara, *Preposição de*).
  private func standSo(_ clause: inout Clause, _ verb: String) {
    guard let first = clause.complements.first?.lexeme, first.wordClass == .noun,
      BareWords.states[verb]?.contains(first.lemma) == true
    else { return }
    guard first.lemma == "pé" else {
      clause.complements[0].government = Government(preposition: "de", article: .bare)
      return
    }
    clause.complements[0].lexeme = Lexeme(lemma: "de pé", wordClass: .adverb, kind: .manner)
    clause.complements[0].government = nil
  }

  /// *Brinquedo / ser / meu / irmão, bolo / ser / chocolate, ela / ser / professora / português*.
  private func sayWhose(_ clause: inout Clause) {
    guard clause.subject.count == 1, let subject = clause.subject.last?.lexeme else { return }
    let words = clause.complements.map(\.lexeme)
    let isThing = subject.namesThing || subject.kind == .animal && subject.wordClass == .noun
    if isThing, words.count == 2, words[0].kind == .possessive, words[1].namesPerson {
      insert(["de"], at: 0, in: &clause)
    } else if subject.namesThing, words.count == 1, words[0].wordClass == .noun,
      KindSet.edible.contains(words[0].kind),
      PortionWords.joins(subject.lemma, words[0]) || BareWords.mixtures.contains(subject.lemma)
    {
      clause.complements[0].government = Government(preposition: "de", article: .bare)
    } else if words.count == 2, BareWords.members.contains(words[0].lemma),
      words[1].kind == .place, words[1].wordClass == .noun
    {
      insert(["de"], at: 1, in: &clause)
    } else if words.count == 2, BareWords.teachers.contains(words[0].lemma),
      words[1].kind == .languageName || words[1].kind == .subject
        || BareWords.languages.contains(words[1].lemma)
    {
      clause.complements[1].lexeme = Lexeme(
        lemma: "de \(words[1].lemma)", wordClass: .adverb, kind: .manner)
    }
  }

  /// *Casa / cheirar / bolo, sopa / cheirar / alho*: what a thing smells of (Bechara, *Regência verbal*).
  private func smellOf(_ clause: inout Clause) {
    guard let what = clause.subject.first(where: { $0.lexeme.wordClass == .noun }),
      what.lexeme.namesThing, !clause.complements.isEmpty, clause.complements[0].lexeme.namesThing,
      clause.complements[0].government == nil,
      clause.complements.dropFirst().allSatisfy({
        $0.lexeme.wordClass == .adjective || $0.lexeme.kind.isTemporal
      })
    else { return }
    clause.complements[0].government = Government(preposition: "a", article: .bare)
  }

  /// *Ir / aniversário / primo, ir / casamento / tia*: whose day it is.
  private func nameWhoseDay(_ clause: inout Clause) {
    guard
      let day = clause.complements.indices.dropLast().first(where: {
        BareWords.days.contains(clause.complements[$0].lexeme.lemma)
      }),
      case let next = clause.complements[day + 1].lexeme,
      next.namesPerson
        || next.kind == .possessive && next.wordClass != .pronoun
          && clause.complements.indices.contains(day + 2)
          && clause.complements[day + 2].lexeme.namesPerson
    else { return }
    insert(["de"], at: day + 1, in: &clause)
  }

  /// *Precisar / muito / tempo*: that is what one needs, and not how long (Bechara, *Regência verbal*).
  private func needTime(_ clause: inout Clause) {
    guard
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.lemma == "tempo" || $0.lexeme.lemma.hasSuffix(" tempo")
      }), place + 1 == clause.complements.count,
      !clause.complements.contains(where: { $0.lexeme.wordClass == .adposition })
    else { return }
    let words = clause.complements[...place]
    if let amount = words.dropLast().last,
      amount.lexeme.kind == .quantity || amount.lexeme.kind == .degree,
      words.last?.lexeme.lemma == "tempo"
    {
      let text = "de \(amount.lexeme.lemma) tempo"
      if let first = amount.tile, let second = words.last?.tile {
        clause.joins[first] = [first, second]
      }
      clause.complements[place - 1].lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .manner)
      clause.complements.remove(at: place)
    } else if BareWords.spans.contains(clause.complements[place].lexeme.lemma) {
      let text = "de \(clause.complements[place].lexeme.lemma)"
      clause.complements[place].lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .manner)
    }
  }

  /// *Faca / servir / cortar / pão*: what a thing is for (Bechara, *Regência verbal*).
  private func serveTo(_ clause: inout Clause) {
    guard clause.complements[0].lexeme.isInfinitive,
      clause.subject.allSatisfy({ $0.lexeme.namesThing || $0.lexeme.wordClass == .pronoun })
    else { return }
    insert(["para"], at: 0, in: &clause)
  }

  /// *Começar / aula / oito, terminar / trabalho / seis*: at what hour.
  private func beginAtHour(_ clause: inout Clause, _ verb: String) {
    guard BareWords.beginning.contains(verb), let last = clause.complements.last?.lexeme,
      last.wordClass == .numeral, clause.complements.count == 2,
      clause.complements[0].lexeme.wordClass == .noun
    else { return }
    let hour =
      switch last.lemma {
      case "um", "uma": "à uma"
      case "dois", "duas": "às duas"
      case let hour where PortugueseTimeWords.clock.contains(hour): "às \(hour)"
      default: ""
      }
    guard !hour.isEmpty else { return }
    clause.complements[1].lexeme = Lexeme(lemma: hour, wordClass: .adverb, kind: .time)
  }

  /// *Eleger / Ana / presidente, considerar / João / amigo*: what somebody is held to be (Cunha & Cintra, chapter 7, *Predicativo
  /// do objeto*).
  private func callSo(_ clause: inout Clause, _ verb: String) {
    guard BareWords.holding.contains(verb), clause.complements.count == 2,
      clause.complements[0].lexeme.namesPerson, clause.complements[1].lexeme.namesPerson,
      clause.complements[1].lexeme.wordClass == .noun
    else { return }
    clause.complements[1].lexeme = Lexeme(
      lemma: clause.complements[1].lexeme.lemma, wordClass: .adverb, kind: .manner)
  }

  /// *Cachorro / grande / preto*: the colour stands next to its noun (Cunha & Cintra, chapter 10, *Colocação do adjetivo*).
  private func putColorFirst(_ clause: inout Clause) {
    guard clause.complements.count > 2,
      let size = clause.complements.indices.dropLast().dropFirst().first(where: {
        clause.complements[$0].lexeme.wordClass == .adjective
          && clause.complements[$0].lexeme.kind == .size
          && clause.complements[$0 + 1].lexeme.kind == .color
          && clause.complements[$0 + 1].lexeme.wordClass == .adjective
          && clause.complements[$0 - 1].lexeme.wordClass == .noun
      })
    else { return }
    clause.complements.swapAt(size, size + 1)
  }
}

/// Words that Portuguese lays with a small word of their own.
enum BareWords {
  /// Who is asked.
  static let asked: WordSet = ["você", "vocês", "tu", "ele", "ela", "eles", "elas"]
  /// Turning, looking and going to a side.
  static let turning: WordSet = [
    "olhar", "ir", "virar-se", "inclinar-se", "andar", "chegar", "virar", "mexer-se", "dar",
    "pular", "saltar", "correr", "apontar", "voltar", "mover-se", "caminhar", "deslizar",
    "empurrar",
  ]
  /// The sides, as one says where to.
  static let sides: WordMap<String> = [
    "frente": "para a frente", "cima": "para cima", "baixo": "para baixo", "trás": "para trás",
    "lado": "para o lado",
  ]
  /// What stands with *de* behind a verb.
  static let states: WordMap<WordSet> = [
    "estar": ["férias", "joelhos", "pé", "folga", "castigo", "dieta", "ressaca"],
    "ficar": ["férias", "joelhos", "pé", "folga", "castigo", "dieta"],
    "sair": ["férias"], "entrar": ["férias"], "cair": ["joelhos"],
    "andar": ["salto alto", "bengala", "muletas", "carona", "patins"], "ir": ["carona", "boleia"],
  ]
  /// Who is of a house, a school or a shop.
  static let members: WordSet = [
    "aluno", "aluna", "diretor", "diretora", "dono", "dona", "gerente", "chefe", "médico", "médica",
    "enfermeiro", "enfermeira", "funcionário", "funcionária", "sócio", "sócia", "capitão",
  ]
  /// How much time one needs.
  static let spans: WordSet = ["muito tempo", "pouco tempo", "mais tempo"]
  /// Days that are somebody's.
  static let days: WordSet = [
    "aniversário", "casamento", "batizado", "formatura", "velório", "enterro",
  ]
  /// What is made of what is named behind it.
  static let mixtures: WordSet = ["suco", "sumo", "chá", "vitamina", "batido", "geleia", "doce"]
  /// Who teaches.
  static let teachers: WordSet = [
    "professor", "professora", "aluno", "aluna", "estudante",
  ]
  /// What they teach, where it is an adjective as well.
  static let languages: WordSet = [
    "português", "inglês", "francês", "espanhol", "alemão", "italiano", "matemática",
  ]
  /// What begins and ends at an hour.
  static let beginning: WordSet = ["começar", "terminar", "acabar", "iniciar"]
  /// Holding somebody to be something.
  static let holding: WordSet = ["eleger", "nomear", "considerar"]
}
