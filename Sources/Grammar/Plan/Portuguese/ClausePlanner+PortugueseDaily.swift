import AACCore

/// What two words of an ordinary Portuguese sentence are to each other: *comer / sopa / fria, montar / cavalo / preto, papai
/// / chegar / trabalho* (Cunha & Cintra, chapters 9 and 15; Bechara, *Regência*).
extension ClausePlanner {
  /// Settles these where they were chosen without the words that say so.
  func settleDaily(_ clause: inout Clause, _ verb: String) {
    turnPassive(&clause, verb)
    describeAsCold(&clause)
    comeFromWork(&clause, verb)
  }

  /// *Terminar / dever, fazer / dever / matemática*: with no verb behind it, it is what one has to do for school.
  func readDuty(_ clause: inout Clause) {
    guard let duty = clause.complements.firstIndex(where: { $0.lexeme.lemma == "dever" }),
      clause.complements[duty].lexeme.wordClass == .verb,
      clause.complements[duty].lexeme.isInfinitive,
      clause.complements[(duty + 1)...].allSatisfy({
        let word = $0.lexeme
        return word.kind.isTemporal || word.wordClass == .adverb || word.wordClass == .adjective
          || word.wordClass == .adposition || word.isHuman || word.kind == .subject
          || word.kind == .languageName
          || ["casa", "escola"].contains(word.lemma)
      })
    else { return }
    var task = Lexeme(lemma: "dever", wordClass: .noun, kind: .activity)
    task.gender = .masculine
    task.countability = .count
    task.article = .definite
    clause.complements[duty].lexeme = task
    guard duty + 1 < clause.complements.count,
      clause.complements[duty + 1].lexeme.wordClass == .noun,
      !clause.complements[duty + 1].lexeme.isHuman,
      !clause.complements[duty + 1].lexeme.kind.isTemporal
    else { return }
    clause.complements[duty + 1].lexeme.article = .bare
    clause.complements[duty + 1].government = nil
    insert(["de"], at: duty + 1, in: &clause)
  }

  /// *Dar / comida / peixe, dar / milho / galinha*: an animal that people eat is fed all the same.
  func feedAnimal(_ clause: inout Clause) {
    guard !clause.isLaid, DailyWords.feeding.contains(clause.verb?.lexeme.lemma ?? ""),
      let fed = clause.complements.indices.dropFirst().first(where: {
        DailyWords.fed.contains(clause.complements[$0].lexeme.lemma)
      }), isBare(fed, clause), isBare(fed - 1, clause),
      DailyWords.feed.contains(clause.complements[fed - 1].lexeme.lemma)
    else { return }
    put(["para", "o"], at: fed, &clause)
  }

  /// *Dormir / ontem / tarde*: behind the word for the day it is the afternoon; before it, or alone, it says how late.
  func sleepInAfternoon(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "dormir",
      let part = clause.complements.indices.dropFirst().first(where: {
        clause.complements[$0].lexeme.lemma == "tarde"
          && clause.complements[$0 - 1].lexeme.kind.isTemporal
      }), let afternoon = lexicon.known("à tarde")
    else { return }
    clause.complements[part].lexeme = afternoon
    clause.complements[part].government = nil
  }

  /// *Vir / Natal, chegar / Páscoa*: a feast of the calendar is when somebody comes, and not where (Cunha & Cintra,
  /// chapter 15, *Em*).
  func celebrateThen(_ clause: inout Clause) {
    guard !clause.isLaid, DailyWords.visiting.contains(clause.verb?.lexeme.lemma ?? ""),
      let feast = clause.complements.firstIndex(where: {
        DailyWords.feasts.contains($0.lexeme.lemma.lowercased())
      }), isBare(feast, clause)
    else { return }
    put(["em", "o"], at: feast, &clause)
  }

  /// *Montar / cavalo / preto, montar / meu / cavalo*: one certain horse, where *a cavalo* says how one goes.
  func settleMount(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "montar",
      let horse = clause.complements.firstIndex(where: { $0.lexeme.lemma == "cavalo" })
    else { return }
    let isDescribed =
      horse + 1 < clause.complements.count
      && clause.complements[horse + 1].lexeme.wordClass == .adjective
    let isDetermined = horse > 0 && clause.complements[horse - 1].lexeme.isDeterminerLike
    guard isDescribed || isDetermined else { return }
    verb.frame.slots.removeAll { $0.words.contains("cavalo") }
  }

  /// *Ouvir-se / música, vender-se / casa*: it is done by nobody in particular (Bechara, *Voz passiva com* se).
  private func turnPassive(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.isEmpty, DailyWords.passives.contains(verb),
      clause.verb?.lexeme.person == nil, let thing = clause.complements.first,
      thing.lexeme.namesThing,
      !KindSet.places.contains(thing.lexeme.kind) || thing.lexeme.kind == .home
    else { return }
    clause.complements[0].government = nil
    clause.subject = [clause.complements.removeFirst()]
  }

  /// *Comer / sopa / fria*: cold is how it is, and nothing that it is made of.
  private func describeAsCold(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst()
    where ["frio", "fria", "frios", "frias"].contains(clause.complements[index].lexeme.lemma)
      && clause.complements[index].lexeme.wordClass == .noun
      && clause.complements[index - 1].lexeme.wordClass == .noun
      && KindSet.edible.contains(clause.complements[index - 1].lexeme.kind)
    {
      clause.complements[index].lexeme = Lexeme(
        lemma: "frio", wordClass: .adjective, kind: .quality)
      clause.complements[index].government = nil
    }
  }

  /// *Papai / chegar / trabalho*, past: whom one has waited for is back from there (Bechara, *Regência: chegar*).
  private func comeFromWork(_ clause: inout Clause, _ verb: String) {
    guard ["chegar", "voltar"].contains(verb), isToldAsPast(clause), !clause.subject.isEmpty,
      clause.subject.contains(where: { $0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun }),
      let place = clause.complements.indices.first(where: {
        DailyWords.workplaces.contains(clause.complements[$0].lexeme.lemma)
      }), clause.complements[place].lexeme.wordClass == .noun,
      place == 0 || isBare(place, clause) || clause.complements[place - 1].lexeme.kind.isTemporal,
      !clause.complements.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .verb
          || $0.lexeme.wordClass == .adposition
          || $0.lexeme.wordClass == .noun
            && $0.lexeme.lemma != clause.complements[place].lexeme.lemma
            && !$0.lexeme.kind.isTemporal
          || ["atrasado", "tarde", "cedo"].contains($0.lexeme.lemma)
      })
    else { return }
    clause.complements[place].government = nil
    insert(["de", "o"], at: place, in: &clause)
  }

  /// Whether it is over: by its time, or in a row because it is told of one moment.
  private func isToldAsPast(_ clause: Clause) -> Bool {
    if let tense = clause.tense { return tense == .past }
    return clause.isLaid && !clause.isQuestion && clause.options.isEmpty
      && clause.verb?.lexeme.isInfinitive == true
      && !clause.complements.contains {
        $0.lexeme.kind == .frequency
          || lexicon.tense(of: $0.lexeme.lemma).map { $0 != .past } == true
      }
  }
}

extension DailyWords {
  /// What is done to things without a word on who does it.
  static let passives: WordSet = [
    "ouvir-se", "vender-se", "alugar-se", "comprar-se", "consertar-se", "escutar-se", "usar-se",
    "escrever-se", "dizer-se", "aceitar-se", "procurar-se",
  ]
  /// Coming, and what is done to those who do.
  static let visiting: WordSet = ["vir", "chegar", "visitar", "ir", "viajar", "voltar", "partir"]
  /// Feeding, whom and with what.
  static let feeding: WordSet = ["dar", "colocar", "botar", "pôr", "levar", "comprar", "trazer"]
  static let fed: WordSet = [
    "peixe", "peixes", "peixinho", "frango", "porco", "porcos", "peru", "pato", "patos", "galinha",
    "galinhas", "coelho", "tartaruga", "pintinho",
  ]
  static let feed: WordSet = [
    "comida", "ração", "milho", "água", "pão", "capim", "alface", "cenoura", "remédio", "comidinha",
  ]
  /// Days that come every year.
  static let feasts: WordSet = [
    "natal", "páscoa", "ano-novo", "ano novo", "réveillon", "dia das mães", "dia dos pais",
    "dia das crianças", "semana santa", "véspera de natal", "dia de natal",
  ]
  /// From where those at home come back in the evening.
  static let workplaces: WordSet = [
    "supermercado", "padaria", "farmácia", "shopping",
    "trabalho", "serviço", "escritório", "emprego", "viagem", "passeio", "mercado", "feira",
  ]
}
