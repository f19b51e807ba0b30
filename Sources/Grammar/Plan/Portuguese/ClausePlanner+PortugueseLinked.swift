import AACCore

/// What stands behind a Portuguese preposition that was chosen, and what a noun or a quality is to what was chosen behind it:
/// *ao meu lado, desde criança, o troco errado, igual ao meu, a mais bonita da turma* (Cunha & Cintra, chapter 9, *Omissão do
/// artigo*; chapter 10, *Comparativo e superlativo*; chapter 11, *Possessivos*; Bechara, *Regência nominal*).
extension ClausePlanner {
  /// Puts it in, before the others look at the clause.
  func settleLinked(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, clause.complements.count > 1 else { return }
    WordSorter.readCondition(&clause.complements)
    readResult(&clause)
    for place in clause.complements.indices.dropLast().reversed()
    where place + 1 < clause.complements.count {
      switch clause.complements[place].lexeme.wordClass {
      case .adposition: settleBehindPreposition(&clause, verb, place)
      case .noun: describeNoun(&clause, verb, place)
      case .adjective: settleBehindQuality(&clause, verb, place)
      default:
        if clause.complements[place].lexeme.lemma == "como" { nameOffice(&clause, verb, place) }
        compareAdverb(&clause, place)
      }
    }
    standOutAmong(&clause, verb)
    letFall(&clause, verb)
    measureDistance(&clause, verb)
    aimAfterTime(&clause, verb)
  }

  // MARK: - Behind a preposition

  private func settleBehindPreposition(_ clause: inout Clause, _ verb: String, _ place: Int) {
    let link = clause.complements[place].lexeme.lemma
    let next = clause.complements[place + 1]
    if let side = LinkedWords.sides[link] { return standBeside(&clause, place, side) }
    switch link {
    case "desde" where LinkedWords.ages.contains(next.lexeme.lemma):
      // Desde criança: since one was one.
      clause.complements[place + 1].lexeme.article = .bare
    case "para": nameOffice(&clause, verb, place)
    case "em":
      let isLap = next.lexeme.lemma == "colo" || next.lexeme.lemma == "cabelo"
      if isLap, next.government == nil { insert(["o"], at: place + 1, in: &clause) }
    case "de" where verb == "ser" && place == 0:
      // Isso / ser / de / eu: whose it is.
      guard let mine = Possessives.word(for: next.lexeme, tile: next.tile, in: clause.variety),
        clause.complements.count == 2, let known = lexicon.known(mine.lexeme.lemma)
      else { return }
      clause.complements = [Constituent(known, tile: next.tile)]
    case "por" where LinkedWords.paying.contains(verb):
      guard next.lexeme.wordClass == .noun, next.government == nil, !next.lexeme.kind.isTemporal,
        next.lexeme.kind != .money
      else { return }
      insert(["o"], at: place + 1, in: &clause)
    default: return
    }
  }

  /// *Ao lado de / eu*: at whose side somebody is, with the possessive (Cunha & Cintra, chapter 11).
  private func standBeside(
    _ clause: inout Clause, _ place: Int, _ side: (link: String, noun: String)
  ) {
    let whom = clause.complements[place + 1]
    guard let mine = Possessives.word(for: whom.lexeme, tile: whom.tile, in: clause.variety),
      place + 2 == clause.complements.count
        || clause.complements[place + 2].lexeme.wordClass != .verb
    else { return }
    var noun = Lexeme(lemma: side.noun, wordClass: .noun, kind: .idea)
    noun.gender = side.noun.hasSuffix("o") || side.noun.hasSuffix("or") ? .masculine : .feminine
    noun.countability = .count
    let tile = clause.complements[place].tile
    let links = [side.link, "o"].compactMap { lexicon.known($0).map { Constituent($0) } }
    clause.complements.replaceSubrange(
      place...(place + 1), with: links + [mine, Constituent(noun, tile: tile)])
  }

  /// *Votar / em / Marina / para / representante, escolher / Ana / como / capitã, estudar / para / médico*: what somebody
  /// becomes has no article.
  private func nameOffice(_ clause: inout Clause, _ verb: String, _ place: Int) {
    let office = clause.complements[place + 1].lexeme
    guard office.wordClass == .noun, office.isHuman, office.number != .plural,
      clause.complements[place + 1].government == nil
    else { return }
    let isChosen =
      LinkedWords.electing.contains(verb)
      && clause.complements[..<place].contains {
        $0.lexeme.isHuman || $0.lexeme.wordClass == .properNoun || $0.lexeme.wordClass == .pronoun
      }
    guard isChosen || verb == "estudar" && place == 0 else { return }
    clause.complements[place + 1].lexeme.article = .bare
  }

  // MARK: - Behind a noun

  private func describeNoun(_ clause: inout Clause, _ verb: String, _ place: Int) {
    let noun = clause.complements[place].lexeme
    let next = clause.complements[place + 1].lexeme
    if LinkedWords.wrong.contains(next.lemma), isBare(place, clause), noun.number != .plural,
      !LinkedWords.having.contains(verb), noun.lemma != "coisa", !noun.kind.isTemporal
    {
      // Dar o troco errado: there is one right one.
      return put(["o"], at: place, &clause)
    }
    if next.wordClass == .verb, noun.kind == .body, isBare(place, clause),
      ["sentir", "ouvir", "ver"].contains(verb), place == 0, next.isInfinitive
    {
      // Sentir / coração / bater.
      return put(["o"], at: place, &clause)
    }
    if noun.lemma == "dor", LinkedWords.aching.contains(next.lemma), isBare(place + 1, clause),
      verb == "estar" || verb == "ficar" || verb == "acordar", place > 0,
      clause.complements[place - 1].lexeme.lemma == "com"
    {
      clause.complements[place + 1].lexeme.article = .bare
      return put(["de"], at: place + 1, &clause)
    }
    if verb == "ser", isBare(place, clause), noun.number != .plural, relates(clause, place + 1) {
      // Esse é o livro que eu quero: a certain one.
      put(["o"], at: place, &clause)
    }
  }

  /// Whether a relative clause with a doer of its own begins there.
  private func relates(_ clause: Clause, _ place: Int) -> Bool {
    guard ["que", "onde", "em que"].contains(clause.complements[place].lexeme.lemma),
      !clause.isQuestion, place + 1 < clause.complements.count
    else { return false }
    if place == 1, clause.complements[1].lexeme.lemma == "que",
      clause.complements[2].lexeme.wordClass == .verb,
      clause.subject.contains(where: { $0.lexeme.kind == .demonstrative })
    {
      // Esta é a menina que bateu em mim.
      return true
    }
    guard place + 2 < clause.complements.count else { return false }
    let doer = clause.complements[place + 1].lexeme
    return (doer.isBeing || doer.wordClass == .pronoun || doer.kind == .possessive)
      && clause.complements[(place + 2)...].contains { $0.lexeme.wordClass == .verb }
  }

  // MARK: - Behind a quality

  private func settleBehindQuality(_ clause: inout Clause, _ verb: String, _ place: Int) {
    guard frames[verb].isCopular else { return compareAdverb(&clause, place) }
    let quality = clause.complements[place].lexeme.lemma
    let next = clause.complements[place + 1]
    if LinkedWords.skilled.contains(quality), next.lexeme.isInfinitive,
      clause.subject.isEmpty && !LinkedWords.pleasant.contains(next.lexeme.lemma)
        || clause.subject.contains(where: { $0.lexeme.isHuman })
    {
      // Ser / bom / desenhar, but it is good to sleep.
      return insert(["em"], at: place + 1, in: &clause)
    }
    guard let link = LinkedWords.likening[quality] else { return compareAdverb(&clause, place) }
    var behind = place + 1
    if ["a", "ao", "à", "de", "do", "da", "com"].contains(next.lexeme.lemma) { behind += 1 }
    if behind < clause.complements.count, clause.complements[behind].lexeme.lemma == "o" {
      behind += 1
    }
    guard behind < clause.complements.count, case let other = clause.complements[behind] else {
      return
    }
    if other.lexeme.kind == .possessive, behind + 1 == clause.complements.count {
      // Igual ao meu: the one that is mine, of the gender of what is likened to it.
      let said = likened(link, other.lexeme.lemma, clause)
      let word = Lexeme(lemma: said, wordClass: .adverb, kind: .manner)
      clause.complements.replaceSubrange(
        (place + 1)..., with: [Constituent(word, tile: other.tile)])
    }
  }

  /// *Ao meu, à minha, do seu*: in the gender of the subject.
  private func likened(_ link: String, _ owner: String, _ clause: Clause) -> String {
    let subject = clause.subject.last?.lexeme
    let isFeminine =
      subject?.gender == .feminine
      || subject?.wordClass == .noun
        && LanguageTables.tables(language).morphology?.gender(of: subject?.lemma ?? "") == .feminine
    let melted: String
    switch link {
    case "a": melted = isFeminine ? "à" : "ao"
    case "de": melted = isFeminine ? "da" : "do"
    default: melted = isFeminine ? "com a" : "com o"
    }
    let masculine = owner.hasSuffix("inha") ? "meu" : owner
    let feminine = ["meu": "minha", "teu": "tua", "seu": "sua", "nosso": "nossa"][masculine]
    return "\(melted) \(isFeminine ? feminine ?? owner : masculine)"
  }

  /// *Cantar / melhor / eu*: than whom.
  private func compareAdverb(_ clause: inout Clause, _ place: Int) {
    guard ["melhor", "pior"].contains(clause.complements[place].lexeme.lemma),
      place + 2 == clause.complements.count,
      case let other = clause.complements[place + 1].lexeme, other.wordClass == .pronoun,
      other.kind == .person, clause.subject.contains(where: { $0.lexeme.lemma != other.lemma }),
      place == 0 || clause.complements[place - 1].lexeme.wordClass != .determiner
    else { return }
    clause.complements.insert(
      Constituent(Lexeme(lemma: "que", wordClass: .conjunction, kind: .connective)), at: place + 1)
  }

  // MARK: - The whole clause

  /// *Tão / cansado / que / dormir*: what comes of it, and no comparison (Bechara, *Orações consecutivas*).
  private func readResult(_ clause: inout Clause) {
    guard !clause.isQuestion,
      let much = clause.complements.firstIndex(where: {
        ["tão", "tanto", "tantos", "tanta"].contains($0.lexeme.lemma)
      }),
      let that = clause.complements[much...].firstIndex(where: { $0.lexeme.lemma == "que" }),
      clause.complements[that...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    clause.complements[that].lexeme = Lexeme(
      lemma: "que", wordClass: .conjunction, kind: .connective)
    clause.complements[that].lexeme.forms[PlannedVerb.resulting] = "1"
  }

  /// *Ser / o / mais / bonito / turma, ser / melhor / livro / todos*: among whom.
  private func standOutAmong(_ clause: inout Clause, _ verb: String) {
    guard verb == "ser", let last = clause.complements.indices.last, last > 1 || last == 1,
      case let group = clause.complements[last].lexeme, !clause.isQuestion,
      case let before = clause.complements[last - 1].lexeme,
      before.wordClass == .adjective || before.wordClass == .noun
        || LinkedWords.best.contains(before.lemma)
    else { return }
    let isBest =
      clause.complements[..<last].contains { LinkedWords.best.contains($0.lexeme.lemma) }
      || clause.complements[..<last].contains { ["mais", "menos"].contains($0.lexeme.lemma) }
        && clause.complements.first?.lexeme.lemma == "o"
    let isChosen =
      clause.complements[0].lexeme.lemma == "o" || before.wordClass == .noun
    guard isBest, isChosen else { return }
    if group.lemma == "todos" || group.lemma == "todas" {
      return insert(["de"], at: last, in: &clause)
    }
    guard LinkedWords.groups.contains(group.lemma), isBare(last, clause),
      before.wordClass != .noun || LinkedWords.best.contains(clause.complements[0].lexeme.lemma)
        || clause.complements[0].lexeme.lemma == "o"
    else { return }
    put(["de", "o"], at: last, &clause)
  }

  /// *Deixar / cair / copo*: what falls stands behind both.
  private func letFall(_ clause: inout Clause, _ verb: String) {
    guard verb == "deixar", clause.complements[0].lexeme.lemma == "cair",
      clause.complements[1].lexeme.wordClass == .noun
    else { return }
    clause.verb?.lexeme.lemma = "deixar cair"
    if let first = clause.verb?.tile, let second = clause.complements[0].tile {
      clause.joins[first] = [first, second]
    }
    clause.complements.removeFirst()
  }

  /// *Escola / ficar / dois / quilômetro / casa, morar / dez / minuto / aqui*: how far from where (Cunha & Cintra, chapter 15, *A*).
  private func measureDistance(_ clause: inout Clause, _ verb: String) {
    guard ["ficar", "morar", "estar", "viver", "ser", "trabalhar"].contains(verb),
      let unit = clause.complements.firstIndex(where: {
        LinkedWords.distances.contains(MeaningWords.base(of: $0.lexeme))
          || LinkedWords.distances.contains($0.lexeme.lemma)
      }), unit > 0, unit + 1 < clause.complements.count,
      clause.complements[unit - 1].lexeme.wordClass == .numeral
        || ["um", "poucos", "alguns"].contains(clause.complements[unit - 1].lexeme.lemma)
    else { return }
    let place = clause.complements[unit + 1].lexeme
    if place.lemma == "aqui" || place.lemma == "ali" {
      clause.complements[unit + 1].lexeme = Lexeme(
        lemma: place.lemma == "aqui" ? "daqui" : "dali", wordClass: .adverb, kind: .direction)
    } else if place.wordClass == .noun, KindSet.places.contains(place.kind) {
      if place.lemma == "casa" {
        clause.complements[unit + 1].lexeme = Lexeme(
          lemma: "de casa", wordClass: .adverb, kind: .direction)
        clause.complements[unit + 1].government = nil
      } else {
        put(["de", "o"], at: unit + 1, &clause)
      }
    } else {
      return
    }
    if unit == 1 || clause.complements[unit - 2].lexeme.wordClass != .adposition {
      insert(["a"], at: unit - 1, in: &clause)
    }
  }

  /// *Levar / duas / hora / fazer / dever*: the time that it takes to do it.
  private func aimAfterTime(_ clause: inout Clause, _ verb: String) {
    guard ["levar", "demorar", "gastar"].contains(verb),
      let deed = clause.complements.firstIndex(where: { $0.lexeme.isInfinitive }), deed > 0,
      clause.complements[deed - 1].lexeme.kind.isTemporal
        || clause.complements[deed - 1].lexeme.lemma == "tempo"
    else { return }
    insert(["para"], at: deed, in: &clause)
  }
}

/// Words of what stands behind a preposition, a noun or a quality.
enum LinkedWords {
  /// Sides of somebody, with the preposition that they have beside a possessive.
  fileprivate static let sides: [String: (link: String, noun: String)] = [
    "ao lado de": ("a", "lado"), "do lado de": ("de", "lado"), "à frente de": ("a", "frente"),
    "na frente de": ("em", "frente"), "ao redor de": ("a", "redor"), "à volta de": ("a", "volta"),
    "em volta de": ("a", "volta"), "à direita de": ("a", "direita"),
    "à esquerda de": ("a", "esquerda"),
  ]
  /// What somebody has been since.
  fileprivate static let ages: WordSet = [
    "criança", "bebê", "bebé", "menino", "menina", "jovem", "adolescente", "garoto", "garota",
    "moço", "moça", "miúdo", "miúda",
  ]
  fileprivate static let electing: WordSet = [
    "votar", "eleger", "escolher", "nomear", "indicar", "candidatar-se", "concorrer",
  ]
  fileprivate static let paying: WordSet = ["pagar", "cobrar", "dar", "receber"]
  /// Of which there is one right one.
  fileprivate static let wrong: WordSet = ["errado", "certo", "trocado"]
  fileprivate static let having: WordSet = ["ter", "haver", "ser", "existir", "dar certo"]
  /// What aches of itself.
  fileprivate static let aching: WordSet = [
    "cabeça", "barriga", "garganta", "dente", "ouvido", "estômago", "cotovelo", "coluna",
  ]
  /// What is good for everybody and takes no skill.
  fileprivate static let pleasant: WordSet = [
    "dormir", "brincar", "comer", "descansar", "viver", "passear", "rir", "sonhar", "beber",
    "conversar", "tomar", "ficar", "ter", "estar", "ir", "viajar", "acordar", "ajudar", "respirar",
    "relaxar", "caminhar", "ver", "voltar", "saber", "esperar", "dividir", "compartilhar",
  ]
  fileprivate static let skilled: WordSet = ["bom", "boa", "ótimo", "péssimo", "craque", "fera"]
  /// What a quality likens to, by its preposition: before a noun or a pronoun `completeQualities` puts it in.
  static let likening = [
    "igual": "a", "semelhante": "a", "idêntico": "a", "diferente": "de", "parecido": "com",
    "distinto": "de",
  ]
  fileprivate static let best: WordSet = ["melhor", "pior", "maior", "menor"]
  /// Among whom or what somebody is the first.
  fileprivate static let groups: WordSet = [
    "turma", "escola", "família", "mundo", "classe", "sala", "bairro", "cidade", "país", "grupo",
    "time", "equipe", "equipa", "prédio", "rua", "casa", "ano", "dia", "semana", "vida", "festa",
    "mês", "loja", "empresa",
  ]
  fileprivate static let distances: WordSet = [
    "quilômetro", "quilómetro", "metro", "minuto", "hora", "passo", "quadra", "quarteirão",
    "légua", "milha", "estação", "parada", "paragem",
  ]
}
