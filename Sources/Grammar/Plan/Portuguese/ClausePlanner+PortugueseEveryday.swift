import AACCore

/// Small Portuguese constructions whose words nobody lays: *não tenho nada para fazer, não dormi direito, passa pomada em mim,
/// está tarde, quem é o homem?* (Bechara, *Orações reduzidas de infinitivo*; Cunha & Cintra, chapters 7, 14 and 15).
extension ClausePlanner {
  /// Puts these right before the others look at the clause.
  func settlePortugueseEveryday(_ clause: inout Clause) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else {
      return
    }
    if SmallFrameWords.having.contains(verb) { haveForIt(&clause) }
    if SmallFrameWords.putting.contains(verb) { putOnSomebody(&clause) }
    settlePortugueseUsual(&clause, verb)
    switch verb {
    case "ser": askWhoItIs(&clause)
    case "comunicar": talkTogether(&clause)
    case "passar": spendThere(&clause)
    case "tirar", "ganhar", "receber", "ter": markIn(&clause)
    case "pôr", "colocar", "botar": putToDo(&clause)
    default: break
    }
    doProperly(&clause, verb)
    tellHour(&clause, verb)
  }

  /// *Ter / nada / fazer, procurar / lugar / dormir*: what there is or is not is for what follows, and no duty.
  private func haveForIt(_ clause: inout Clause) {
    guard
      let place = clause.complements.indices.dropLast().first(where: {
        SmallFrameWords.spare.contains(clause.complements[$0].lexeme.lemma)
          && clause.complements[$0 + 1].lexeme.isInfinitive
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition,
      !clause.complements[..<place].contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    insert(["para"], at: place + 1, in: &clause)
  }

  /// *Passar / pomada / eu, colocar / cobertor / mim*: on whom it is put.
  private func putOnSomebody(_ clause: inout Clause) {
    guard clause.complements.count == 2, isBare(0, clause),
      case let thing = clause.complements[0].lexeme,
      thing.kind == .clothing || PartWords.worn.contains(thing.lemma)
        || SmallFrameWords.coverings.contains(thing.lemma) || thing.kind == .medicine,
      clause.verb?.lexeme.lemma != "passar" || thing.kind != .clothing,
      case let whom = clause.complements[1].lexeme, whom.wordClass == .pronoun,
      whom.kind == .person, !WordJoiner.clitics.contains(whom.lemma),
      clause.subject.allSatisfy({ $0.lexeme.lemma != whom.lemma })
    else { return }
    clause.complements[1].government = nil
    insert(["em"], at: 1, in: &clause)
  }

  /// *Quem / ser / homem?*: one asks who somebody is that is seen, and not what somebody is.
  private func askWhoItIs(_ clause: inout Clause) {
    let all = clause.subject + clause.complements
    guard clause.isQuestion, all.contains(where: { $0.lexeme.lemma == "quem" }),
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .noun && $0.lexeme.isHuman && $0.lexeme.article == nil
      }), place + 1 == clause.complements.count, isBare(place, clause)
    else { return }
    insert(["o"], at: place, in: &clause)
  }

  /// *Comunicar / com / tablet*: what one does oneself, with nothing that is told.
  private func talkTogether(_ clause: inout Clause) {
    guard clause.complements[0].lexeme.lemma == "com" || clause.complements[0].lexeme.isBeing
    else { return }
    clause.verb?.lexeme.lemma = "comunicar-se"
  }

  /// *Passar / Natal / casa / vovó, passar / férias / praia*: where a time is spent, and nothing that one goes by.
  private func spendThere(_ clause: inout Clause) {
    guard
      let time = clause.complements.firstIndex(where: {
        SmallFrameWords.spent.contains($0.lexeme.lemma)
      }), time + 1 < clause.complements.count, isBare(time + 1, clause),
      KindSet.places.contains(clause.complements[time + 1].lexeme.kind)
    else { return }
    let place = clause.complements[time + 1].lexeme
    let isOwned =
      time + 2 < clause.complements.count && clause.complements[time + 2].lexeme.isBeing
    let isBare = place.wordClass == .properNoun || place.article == .bare && !isOwned
    clause.complements[time + 1].government = nil
    insert(isBare ? ["em"] : ["em", "o"], at: time + 1, in: &clause)
  }

  /// *Tirar / nota / ruim / história*: in what is taught.
  private func markIn(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 1, isBare(last, clause),
      clause.complements[last - 1].lexeme.wordClass == .adjective,
      clause.complements[last].lexeme.kind == .subject
        || clause.complements[last].lexeme.kind == .languageName
        || SmallFrameWords.tests.contains(clause.complements[last].lexeme.lemma),
      clause.complements[..<last].contains(where: {
        ["nota", "notas"].contains($0.lexeme.lemma)
      })
    else { return }
    clause.complements[last].government = nil
    let isTest = SmallFrameWords.exams.contains(clause.complements[last].lexeme.lemma)
    if !isTest { clause.complements[last].lexeme.article = .bare }
    insert(isTest ? ["em", "o"] : ["em"], at: last, in: &clause)
  }

  /// *Pôr / água / ferver, colocar / roupa / secar*: what is to become of it there.
  private func putToDo(_ clause: inout Clause) {
    guard clause.complements.count > 1, isBare(0, clause), !clause.complements[0].lexeme.isBeing,
      clause.complements[1].lexeme.isInfinitive
    else { return }
    insert(["para"], at: 1, in: &clause)
  }

  /// *Dormir / direito, ouvir / direito*: how well it is done, behind what has no right as its object.
  private func doProperly(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last,
      clause.complements[last].lexeme.lemma == "direito", isBare(last, clause),
      case let doing = clause.complements[..<last].last(where: { $0.lexeme.wordClass == .verb })?
        .lexeme.lemma ?? verb,
      SmallFrameWords.properly.contains(doing)
    else { return }
    clause.complements[last].lexeme = Lexeme(lemma: "direito", wordClass: .adverb, kind: .manner)
  }

  /// *Estar / tarde, porque / estar / cedo*: of the hour, and of nobody.
  private func tellHour(_ clause: inout Clause, _ verb: String) {
    for index in clause.complements.indices
    where SmallFrameWords.hours.contains(clause.complements[index].lexeme.lemma) {
      let before = index > 0 ? clause.complements[index - 1].lexeme.lemma : verb
      let isMain = index == 0 && clause.subject.isEmpty && !clause.options.contains(.request)
      let isWithin =
        index > 1 && SmallFrameWords.openers.contains(clause.complements[index - 2].lexeme.lemma)
      guard before == "estar", isMain || isWithin else { continue }
      clause.complements[index].lexeme = Lexeme(
        lemma: clause.complements[index].lexeme.lemma, wordClass: .adjective, kind: .quality)
    }
  }
}

/// Words of such constructions.
enum SmallFrameWords {
  /// Verbs of having and getting something to do something with.
  static let having: WordSet = ["ter", "haver", "procurar", "achar", "encontrar", "arranjar"]
  /// What there is for something.
  static let spare: WordSet = [
    "nada", "algo", "alguma coisa", "qualquer coisa", "coisa", "coisas", "lugar", "espaço",
    "alguém", "ninguém", "motivo", "razão", "paciência", "força", "energia", "idade", "disposição",
    "muito", "pouco", "sítio",
  ]
  /// Verbs of putting something on somebody.
  static let putting: WordSet = ["pôr", "colocar", "botar", "passar", "meter", "enrolar"]
  static let coverings: WordSet = [
    "cobertor", "manta", "coberta", "lençol", "toalha", "faixa", "colete", "babador", "boia",
    "repelente", "talco", "gel", "óleo", "perfume", "batom", "esmalte", "cinto", "capacete",
    "álcool", "penso", "hidratante", "loção", "maquiagem", "protetor",
  ]
  /// What is done well or badly.
  static let properly: WordSet = [
    "dormir", "ouvir", "escutar", "comer", "falar", "respirar", "enxergar", "ver", "andar",
    "sentar", "sentar-se", "funcionar", "escrever", "lavar", "escovar", "trabalhar", "brincar",
    "fechar", "abrir", "mastigar", "engolir", "entender", "explicar", "pensar", "conseguir",
    "lembrar", "fazer", "descansar", "pronunciar", "caminhar", "cozinhar", "dirigir", "portar-se",
  ]
  /// Times that are spent somewhere.
  static let spent: WordSet = [
    "Natal", "natal", "férias", "Páscoa", "páscoa", "feriado", "Ano Novo", "ano novo", "verão",
    "inverno", "fim de semana", "carnaval", "Carnaval", "dia", "tarde", "noite", "manhã", "semana",
    "aniversário", "réveillon", "infância",
  ]
  static let hours: WordSet = ["tarde", "cedo"]
  /// In what one gets a mark, beside what the tables know as a subject.
  static let exams: WordSet = ["prova", "teste", "exame", "trabalho", "redação"]
  static let tests = exams.union([
    "história", "geografia", "ciências", "ciência", "artes", "arte", "música", "português",
    "inglês", "matemática", "física", "química", "biologia", "literatura", "ditado",
    "educação física", "leitura", "comportamento",
  ])
  static let openers: WordSet = ["porque", "quando", "se", "que", "já que", "mas"]
}
