import AACCore

/// What stands around a deed and how one is at it, where nothing was chosen between the words: *chegar / último, morar / apartamento /
/// pequeno / cidade, dançar / como / princesa, cheio / folhas / secas, quantas / vez / dia, o que / levar / bolsa* (Cunha & Cintra,
/// chapter 7, *Adjunto adverbial*, chapter 9, *Emprego do artigo*, chapter 15; Bechara, *Regência*).
extension ClausePlanner {
  /// Puts it in before the words are sorted.
  func settleAroundByWord(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma else { return }
    hurtNobody(&clause, verb)
    wishPolitely(&clause, verb)
    guard !clause.complements.isEmpty else { return }
    comeLast(&clause, verb)
    haveBare(&clause, verb)
    speakOfAnimals(&clause, verb)
    speakInClass(&clause, verb)
    bringOwn(&clause, verb)
    readCheap(&clause, verb)
    guard clause.complements.count > 1 else { return }
    placeInPlace(&clause, verb)
    doLikeOne(&clause, verb)
    turnThere(&clause, verb)
    makeForMe(&clause, verb)
    fillWithDescribed(&clause)
    wearInWeather(&clause, verb)
    if clause.isQuestion || clause.complements[0].lexeme.kind == .question {
      countEach(&clause)
      askWhatIsInside(&clause, verb)
    }
  }

  // MARK: - Those who take care

  /// *Dentista / não / machucar*: whoever is treated, and not the dentist himself (Cunha & Cintra, chapter 11, *Objeto direto*).
  private func hurtNobody(_ clause: inout Clause, _ verb: String) {
    guard verb == "machucar", !clause.options.contains(.request),
      let who = clause.subject.last?.lexeme, AroundByWord.carers.contains(who.lemma),
      clause.complements.allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.lemma == "não" }),
      let me = lexicon.known("eu")
    else { return }
    clause.complements.insert(Constituent(me), at: 0)
    clause.reasons.append(Realization.RuleApplication(.understood, verb, "eu"))
  }

  /// *Ir / banheiro*, politely: what one needs is wished, and does not hang on a condition (Cunha & Cintra, chapter 13, *Imperfeito de
  /// cortesia*).
  private func wishPolitely(_ clause: inout Clause, _ verb: String) {
    guard clause.options.contains(.polite), !clause.options.contains(.request), !clause.isQuestion,
      !clause.isNegative, clause.tense == nil, clause.variety == .portugueseBrazil,
      AroundByWord.needed.contains(verb), clause.subject.count == 1,
      ["eu", "nós", "a gente"].contains(clause.subject[0].lexeme.lemma),
      let deed = clause.verb, deed.lexeme.forms.isEmpty,
      !clause.complements.contains(where: { ["se", "caso"].contains($0.lexeme.lemma) })
    else { return }
    clause.complements.insert(deed, at: 0)
    clause.verb = .infinitive("querer")
    clause.reasons.append(Realization.RuleApplication(.understood, verb, "querer"))
  }

  // MARK: - How

  /// *Chegar / último*: behind all others (Bechara, *Locuções adverbiais*).
  private func comeLast(_ clause: inout Clause, _ verb: String) {
    guard AroundByWord.arriving.contains(verb), !clause.subject.isEmpty,
      clause.complements[0].lexeme.lemma == "último",
      clause.complements.count == 1 || clause.complements[1].lexeme.kind.isTemporal
    else { return }
    fold(0...0, as: "por último", .manner, in: &clause)
  }

  /// *Dançar / como / princesa, pular / como / sapo*: as any of them does (Cunha & Cintra, chapter 9, *Artigo indefinido*).
  private func doLikeOne(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard clause.complements[last - 1].lexeme.lemma == "como",
      !frames[verb].isCopular, verb != "vestir-se", verb != "trabalhar",
      case let hero = clause.complements[last].lexeme, hero.wordClass == .noun, hero.isBeing,
      hero.number != .plural, !BesideWords.ownKin.contains(hero.lemma),
      !PortionWords.isKin(hero.lemma), !ComplementWords.companions.contains(hero.lemma),
      hero.roleKind == .animal || BesideOfWords.heroes.contains(hero.lemma)
        || AroundByWord.imitated.contains(hero.lemma)
    else { return }
    put(["um"], at: last, &clause)
  }

  /// *Quintal / estar / cheio / folhas / secas*: with what it is filled (Bechara, *Regência: cheio*).
  private func fillWithDescribed(_ clause: inout Clause) {
    guard
      let full = clause.complements.indices.dropLast().first(where: {
        ["cheio", "coberto", "lotado", "repleto"].contains(clause.complements[$0].lexeme.lemma)
      }), clause.complements[full].lexeme.wordClass == .adjective, isFree(full + 1, clause),
      full + 2 < clause.complements.count,
      clause.complements[full + 2].lexeme.wordClass == .adjective,
      clause.complements[full + 1].lexeme.wordClass == .noun
    else { return }
    let noun = clause.complements[full + 1].lexeme, quality = clause.complements[full + 2].lexeme
    let gender = LanguageTables.tables(language).gender(of: noun)
    let forms =
      quality.lemma.hasSuffix("s")
      ? [quality.lemma]
      : LanguageTables.tables(language).morphology?
        .adjective(quality.lemma, gender ?? .masculine, noun.number ?? .singular)
    guard let said = forms?.first else { return }
    fold((full + 1)...(full + 2), as: "de \(noun.lemma) \(said)", .manner, in: &clause)
  }

  // MARK: - Where

  /// *Morar / apartamento / pequeno / cidade, dormir / barraca / floresta, ficar / hotel / bonito*: the one in which one is stands in the
  /// other, and what it is like is said of it.
  private func placeInPlace(_ clause: inout Clause, _ verb: String) {
    guard AroundByWord.dwelling.contains(verb), isFree(0, clause),
      AroundByWord.dwellings.contains(clause.complements[0].lexeme.lemma)
    else { return }
    if isLodging(clause) { put(["em", "um"], at: 0, &clause) }
  }

  /// *Ficar / hotel / bonito*: of the house, and not of who stays in it.
  func isLodging(_ clause: Clause) -> Bool {
    let words = clause.complements.filter { !["em", "um"].contains($0.lexeme.lemma) }
    guard clause.verb?.lexeme.lemma == "ficar", words.count > 1,
      AroundByWord.dwellings.contains(words[0].lexeme.lemma), words[0].lexeme.lemma != "casa",
      case let quality = words[1].lexeme, quality.wordClass == .adjective
    else { return false }
    return ![.state, .emotion].contains(quality.kind)
  }

  /// *Apartamento, cidade; barraca, floresta*: where the one in which one is stands.
  func standsIn(_ outer: Lexeme, _ inner: Lexeme) -> Bool {
    language == .portuguese && AroundByWord.dwellings.contains(inner.lemma)
      && outer.wordClass == .noun && (KindSet.places.contains(outer.kind) || outer.kind == .nature)
      && !AroundByWord.dwellings.contains(outer.lemma)
      && !AroundByWord.besideDwellings.contains(outer.lemma)
  }

  /// *Não / colocar / gorro / frio*: in which weather it is not worn.
  private func wearInWeather(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard clause.isNegative || clause.complements[0].lexeme.lemma == "não",
      AroundByWord.wearing.contains(verb), isFree(last, clause),
      AroundByWord.weathers.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.kind == .clothing, isFree(last - 1, clause)
    else { return }
    clause.complements[last].lexeme.wordClass = .noun
    put(["em", "o"], at: last, &clause)
  }

  /// *O que / você / levar / bolsa*: what is in it (Cunha & Cintra, chapter 15, *Em*).
  private func askWhatIsInside(_ clause: inout Clause, _ verb: String) {
    guard AroundByWord.carrying.contains(verb), clause.complements.count == 2,
      let bag = clause.complements.indices.first(where: {
        PortugueseRowWords.carriers.contains(clause.complements[$0].lexeme.lemma)
      }), isFree(bag, clause), case let asked = clause.complements[1 - bag].lexeme,
      ["o que", "que", "o quê"].contains(asked.lemma)
    else { return }
    put(["em", "o"], at: bag, &clause)
  }

  /// *Quantas / vez / cachorro / comer / dia*: how often in each (Cunha & Cintra, chapter 15, *Por*).
  private func countEach(_ clause: inout Clause) {
    guard
      let time = clause.complements.indices.dropFirst(2).first(where: {
        ["dia", "semana", "mês", "ano", "hora", "noite"].contains(
          clause.complements[$0].lexeme.lemma)
      }),
      clause.complements[time - 1].lexeme.lemma.hasPrefix("vez"),
      clause.complements[time - 2].lexeme.lemma.hasPrefix("quant")
    else { return }
    fold(
      time...time, as: "por \(clause.complements[time].lexeme.lemma)", .frequency, in: &clause)
  }

  // MARK: - Without an article

  /// *Montanha / ter / neve, elevador / estar / com / defeito, você / ter / hora*, as a question (Cunha & Cintra, chapter 9, *Omissão do
  /// artigo*).
  private func haveBare(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last,
      case let noun = clause.complements[last].lexeme, noun.wordClass == .noun
    else { return }
    let isWeather =
      verb == "ter" && last == 0 && isFree(0, clause) && noun.kind == .weather
      && clause.subject.last.map { KindSet.places.contains($0.lexeme.kind) } == true
    let isAsked =
      verb == "ter" && last == 0 && isFree(0, clause) && noun.lemma == "hora"
      && clause.isQuestion && clause.subject.last?.lexeme.wordClass == .pronoun
    let isBroken =
      verb == "estar" && last == 1 && clause.complements[0].lexeme.lemma == "com"
      && AroundByWord.faults.contains(noun.lemma)
      || verb == "estar com" && last == 0 && AroundByWord.faults.contains(noun.lemma)
    guard isWeather || isAsked || isBroken else { return }
    clause.complements[last].lexeme.article = .bare
    clause.complements[last].government = Government(preposition: nil, article: .bare)
  }

  /// *Conversar / dinossauros*: about them, and not with them (Bechara, *Regência: conversar*).
  private func speakOfAnimals(_ clause: inout Clause, _ verb: String) {
    guard verb == "conversar", isFree(0, clause), clause.complements.count == 1,
      clause.complements[0].lexeme.roleKind == .animal,
      clause.complements[0].lexeme.number == .plural
    else { return }
    clause.complements[0].lexeme.article = .bare
    clause.complements[0].government = Government(preposition: nil, article: .bare)
    link("sobre", before: 0, in: &clause)
  }

  /// *Não / falar / aula*: there, and not about it.
  private func speakInClass(_ clause: inout Clause, _ verb: String) {
    let words = clause.complements.filter { $0.lexeme.lemma != "não" }
    guard ["falar", "conversar"].contains(verb), words.count == 1,
      case let last = clause.complements.count - 1, isFree(last, clause),
      clause.isNegative || last > 0,
      ["aula", "prova", "missa", "recreio", "reunião", "cinema", "biblioteca"]
        .contains(words[0].lexeme.lemma)
    else { return }
    put(["em", "o"], at: last, &clause)
  }

  /// *Trazer / óculos*, as a request: those that one has (Cunha & Cintra, chapter 9, *Artigo definido*).
  private func bringOwn(_ clause: inout Clause, _ verb: String) {
    guard clause.options.contains(.request),
      ["trazer", "pegar", "buscar", "passar"].contains(verb),
      clause.complements.count == 1, isFree(0, clause),
      AroundByWord.pairs.contains(clause.complements[0].lexeme.lemma)
    else { return }
    put(["o"], at: 0, &clause)
  }

  /// *Virar / direita / rotatória*: where one turns.
  private func turnThere(_ clause: inout Clause, _ verb: String) {
    guard ["virar", "dobrar", "entrar"].contains(verb),
      let side = clause.complements.indices.dropLast().first(where: {
        let lemma = clause.complements[$0].lexeme.lemma
        return lemma.hasSuffix("direita") || lemma.hasSuffix("esquerda")
      }), isFree(side + 1, clause),
      case let place = clause.complements[side + 1].lexeme,
      KindSet.places.contains(place.kind) || AroundByWord.corners.contains(place.lemma)
    else { return }
    put(["em", "o"], at: side + 1, &clause)
  }

  /// *Desenhar / eu / castelo*: what is made for somebody, and not where (Cunha & Cintra, chapter 15, *Para*).
  private func makeForMe(_ clause: inout Clause, _ verb: String) {
    guard AroundByWord.making.contains(verb), clause.complements.count == 2, isFree(1, clause),
      ["eu", "mim", "nós", "ele", "ela"].contains(clause.complements[0].lexeme.lemma),
      case let thing = clause.complements[1].lexeme, thing.wordClass == .noun,
      KindSet.places.contains(thing.kind), thing.number != .plural
    else { return }
    clause.complements.swapAt(0, 1)
    link("para", before: 1, in: &clause)
    put(["um"], at: 0, &clause)
  }

  /// *Camiseta / ser / barata*: what it costs, and no insect.
  private func readCheap(_ clause: inout Clause, _ verb: String) {
    guard ["ser", "estar", "ficar", "parecer"].contains(verb),
      clause.subject.last?.lexeme.namesThing == true,
      let place = clause.complements.firstIndex(where: { $0.lexeme.lemma == "barata" }),
      clause.complements[place].lexeme.wordClass == .noun
    else { return }
    clause.complements[place].lexeme = Lexeme(
      lemma: "barato", wordClass: .adjective, kind: .quality)
    clause.complements[place].government = nil
  }
}

/// Words of what is around a deed.
private enum AroundByWord {
  /// Who treats people.
  static let carers: WordSet = [
    "dentista", "médico", "médica", "enfermeiro", "enfermeira", "barbeiro", "cabeleireiro",
    "cabeleireira", "doutor", "doutora", "fisioterapeuta", "veterinário", "veterinária",
    "oculista", "pediatra", "vacinador", "manicure",
  ]
  /// What comes in pairs or has no singular.
  static let pairs: WordSet = [
    "óculos", "chinelos", "sapatos", "fones", "luvas", "meias", "chaves", "muletas", "patins",
    "remédios", "óculos escuros",
  ]
  /// Where one turns.
  static let corners: WordSet = [
    "rotatória", "semáforo", "esquina", "farol", "sinal", "rua", "avenida", "praça", "igreja",
    "padaria", "ponte", "placa", "cruzamento", "posto",
  ]
  /// What makes a picture or a building.
  static let making: WordSet = [
    "desenhar", "pintar", "construir", "montar", "recortar", "esculpir",
  ]
  /// What one may be last at.
  static let arriving: WordSet = ["chegar", "terminar", "acabar", "sair", "entrar", "comer"]
  /// What one needs to do oneself.
  static let needed: WordSet = [
    "ir", "descansar", "dormir", "sair", "beber", "comer", "sentar", "deitar", "tomar",
  ]
  /// As what one plays.
  static let imitated: WordSet = [
    "princesa", "príncipe", "bailarina", "rei", "rainha", "palhaço", "robô", "anjo", "fada",
    "herói", "super-herói", "astronauta", "pirata", "bruxa", "monstro", "fantasma", "sereia",
    "profissional", "artista", "adulto", "gigante", "zumbi", "vampiro", "atleta", "cavaleiro",
  ]
  /// What is done in a house or a tent.
  static let dwelling: WordSet = [
    "morar", "viver", "dormir", "acampar", "ficar", "hospedar-se", "acordar", "descansar",
  ]
  /// In what people stay.
  static let dwellings: WordSet = [
    "apartamento", "casa", "barraca", "hotel", "chalé", "cabana", "pousada", "prédio", "sobrado",
    "trailer", "tenda", "casinha",
  ]
  /// What is in a house, beside it or a place of its own: *ela fica em casa e no jardim*.
  static let besideDwellings: WordSet = [
    "jardim", "quintal", "varanda", "garagem", "terraço", "pátio", "sala", "quarto", "cozinha",
    "banheiro", "porão", "sótão", "escola", "creche", "trabalho",
  ]
  /// What is done with clothes.
  static let wearing: WordSet = ["colocar", "usar", "vestir", "pôr", "botar", "calçar", "tirar"]
  /// In which weather.
  static let weathers: WordSet = ["frio", "calor", "chuva", "sol", "neve", "inverno", "verão"]
  /// What is done with what is in a bag.
  static let carrying: WordSet = [
    "levar", "ter", "colocar", "guardar", "pôr", "carregar", "botar", "trazer", "encontrar",
  ]
  /// What is wrong with a thing.
  static let faults: WordSet = [
    "defeito", "problema", "problemas", "vazamento", "mofo", "ferrugem", "goteira", "falha",
    "mau contato", "infiltração", "cupim", "bolor", "desconto", "sinal", "chiado",
  ]
}
