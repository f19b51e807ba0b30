import AACCore

/// Portuguese rows of a bare infinitive that nobody would say in the plain present: what cannot wait, what one is about to do, what
/// one hears at the moment, and whom one loves: *eu / fazer / cocô, lavar / roupa, telefone / tocar, amar / você* (Cunha &
/// Cintra, chapter 13, *Aspecto* and *Locuções verbais*).
extension TileReader {
  /// Puts in what is meant.
  func readPressing(_ words: inout [Constituent]) {
    guard words.count > 1, let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      words[verb].lexeme.isInfinitive
    else { return }
    switch verb {
    case 0:
      goToToilet(&words, 0)
      wantToBuy(&words)
      loveOther(&words)
      missPerson(&words)
    case 1 where words[0].lexeme.lemma == "eu": goToToilet(&words, 1)
    case 1 where KindSet.places.contains(words[0].lexeme.kind): stopThere(&words)
    case 1 where words[0].lexeme.isBeing && isBareNoun(words[0]):
      relieveItself(&words)
      stateOfLast(&words, verb)
    default:
      stateOfLast(&words, verb)
      goToServiceFirst(&words, verb)
    }
  }

  private func opener(_ lemma: String, _ isNamed: Bool) -> Constituent {
    var verb = isNamed ? Constituent.linking(lemma) : Constituent.linking(lemma, .first)
    verb.lexeme.kind = .action
    return verb
  }

  /// *Eu / fazer / cocô, fazer / xixi / agora*: what cannot wait.
  private func goToToilet(_ words: inout [Constituent], _ verb: Int) {
    let lemma = words[verb].lexeme.lemma
    let isSplit =
      lemma == "fazer" && verb + 1 < words.count
      && PressingWords.relief.contains(words[verb + 1].lexeme.lemma)
    let isWhole = PressingWords.reliefs.contains(lemma)
    if isSplit || isWhole, let place = words.last?.lexeme, words.count == verb + (isSplit ? 3 : 2),
      PressingWords.mishapPlaces.contains(place.lemma)
    {
      // Eu / fazer / xixi / cama: it has happened.
      words[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
      if verb == 0 {
        words[0].lexeme.person = .first
        words[0].lexeme.number = .singular
      }
      return
    }
    guard isSplit || isWhole,
      words[(verb + (isSplit ? 2 : 1))...].allSatisfy({
        ["agora", "já", "também", "muito"].contains($0.lexeme.lemma) || $0.lexeme.kind == .social
      })
    else { return }
    words.insert(opener("querer", verb > 0), at: verb)
  }

  /// *Bebê / fazer / cocô*: one tells that it is done.
  private func relieveItself(_ words: inout [Constituent]) {
    let deed = words[1...].map(\.lexeme.lemma).joined(separator: " ")
    guard PressingWords.reliefs.contains(deed) else { return }
    words[1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
  }

  /// *Comprar / roupa / novo / shopping*: clothes one buys oneself.
  private func wantToBuy(_ words: inout [Constituent]) {
    guard words[0].lexeme.lemma == "comprar",
      words[1].lexeme.kind == .clothing || ["roupa", "presente"].contains(words[1].lexeme.lemma),
      words[1].lexeme.wordClass == .noun
    else { return }
    var rest = Array(words[1...])
    if words[1].lexeme.lemma == "presente", let last = rest.last, rest.count == 2,
      last.lexeme.isHuman, isBareNoun(last)
    {
      // Comprar / presente / mamãe: for whom.
      rest = [rest[0], known("para")] + before(last.lexeme) + [last]
    }
    guard rest.allSatisfy({ !$0.lexeme.isHuman || words.count == 3 }),
      !rest.contains(where: {
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social || $0.lexeme.wordClass == .verb
      })
    else { return }
    words = [opener("querer", false), words[0]] + rest
  }

  /// *Amar / você*: nobody but the speaker says so.
  private func loveOther(_ words: inout [Constituent]) {
    guard words.count == 2 || words.count == 3 && words[2].lexeme.lemma == "muito",
      ["amar", "adorar", "odiar"].contains(words[0].lexeme.lemma),
      ["você", "tu", "vocês"].contains(words[1].lexeme.lemma)
    else { return }
    words[0].lexeme.person = .first
    words[0].lexeme.number = .singular
  }

  /// *Sentir saudade / mamãe*: whom one misses (Bechara, *Regência nominal*).
  private func missPerson(_ words: inout [Constituent]) {
    guard words.count == 2, PressingWords.missing.contains(words[0].lexeme.lemma),
      words[1].lexeme.isBeing, isBareNoun(words[1])
    else { return }
    words[0].lexeme.person = .first
    words[0].lexeme.number = .singular
    words.insert(contentsOf: [known("de")] + before(words[1].lexeme), at: 1)
  }

  /// *Fome / estar / cachorro, dentro / gaveta / estar / livro*: what is said of it was said first.
  private func stateOfLast(_ words: inout [Constituent], _ verb: Int) {
    guard ["estar", "ficar"].contains(words[verb].lexeme.lemma), verb + 2 == words.count,
      let last = words.last, isBareNoun(last)
    else { return }
    let first = words[0].lexeme
    if verb == 1, isOwnNeed(first), words[verb].lexeme.lemma == "estar" {
      if last.lexeme.isBeing {
        words = before(last.lexeme) + [last, words[1], known("com"), words[0]]
      } else if first.lemma == "frio" {
        var cold = words[0]
        cold.lexeme = Lexeme(lemma: "frio", wordClass: .adjective, kind: .quality)
        words = [last, words[1], cold]
      }
      return
    }
    guard SuppliedWords.places.contains(first.lemma), verb > 1, isBareNoun(words[verb - 1]),
      verb == 2 || verb == 3 && words[1].lexeme.lemma == "de"
    else { return }
    words = [last, words[verb]] + placed(words[..<verb])
  }

  /// *Escola / parar / ônibus*: a place stops nothing; it is where one stops.
  private func stopThere(_ words: inout [Constituent]) {
    guard words.count == 3, ["parar", "passar", "estacionar"].contains(words[1].lexeme.lemma),
      words[2].lexeme.kind == .vehicle, isBareNoun(words[2]), isBareNoun(words[0]),
      words[0].lexeme.wordClass == .noun
    else { return }
    words = [words[2], words[1], known("em"), article, words[0]]
  }

  /// *Médico / amanhã / ir*: whoever one goes to does not go (Bechara, *Regência: ir*).
  private func goToServiceFirst(_ words: inout [Constituent], _ verb: Int) {
    guard words[verb].lexeme.lemma == "ir", isBareNoun(words[0]),
      MeaningWords.services.contains(words[0].lexeme.lemma), verb > 1,
      words.indices.allSatisfy({ $0 == 0 || $0 == verb || words[$0].lexeme.kind.isTemporal })
    else { return }
    let times = words.filter { $0.lexeme.kind.isTemporal }
    words = [words[verb], known("a"), article, words[0]] + times
    words[0].lexeme.person = .first
    words[0].lexeme.number = .singular
  }

  /// *Lavar / roupa, escovar / dente, arrumar / cama*: what one says before one does it.
  func planChore(_ clause: inout Clause) {
    guard variety.language == .portuguese, clause.tense == nil, clause.options.isEmpty,
      !clause.isQuestion, let verb = clause.verb, verb.lexeme.isInfinitive,
      PressingWords.chores.contains(verb.lexeme.lemma),
      clause.subject.allSatisfy({ $0.tile == nil }),
      clause.complements.contains(where: { $0.lexeme.namesThing }),
      clause.complements.allSatisfy({
        $0.lexeme.namesThing || $0.lexeme.wordClass == .adjective && !$0.lexeme.kind.isSmall
          || $0.lexeme.isDeterminerLike && $0.lexeme.lemma != "seu"
          || ["agora", "hoje", "depois", "e"].contains($0.lexeme.lemma)
      })
    else { return }
    clause.tense = .future
    clause.options.insert(.goingTo)
  }

  /// *Telefone / tocar, bebê / chorar, papai / trabalhar*: what one hears and sees at the moment.
  func readNow(_ clause: inout Clause) {
    guard variety.language == .portuguese, clause.tense == nil, clause.options.isEmpty,
      !clause.isQuestion, let verb = clause.verb, verb.lexeme.isInfinitive,
      verb.lexeme.forms.isEmpty, verb.lexeme.person == nil,
      let who = clause.subject.last?.lexeme, who.wordClass == .noun,
      who.number != .plural || who.isBeing,
      clause.subject.dropLast().allSatisfy({ $0.lexeme.isDeterminerLike }),
      clause.complements.allSatisfy({
        ["agora", "muito", "alto", "demais", "ainda", "lá fora"].contains($0.lexeme.lemma)
      })
    else { return }
    let deed = verb.lexeme.lemma
    let isGoingOn =
      who.isBeing
      ? PressingWords.heard.contains(deed)
      : PressingWords.byThemselves.contains(deed)
        || PressingWords.sounding[deed]?.contains(who.lemma) == true
    if isGoingOn { clause.options.insert(.progressive) }
  }
}

/// Words of what is done now.
enum PressingWords {
  static let relief: WordSet = ["xixi", "cocô", "chichi", "cocó", "pipi", "número dois"]
  static let reliefs: WordSet = [
    "fazer xixi", "fazer cocô", "fazer chichi", "fazer cocó", "fazer pipi",
  ]
  /// Where it is done by accident, or by babies.
  static let mishapPlaces: WordSet = [
    "cama", "calça", "calças", "roupa", "chão", "cueca", "cuecas", "calcinha", "fralda", "sofá",
    "shorts", "lençol",
  ]
  /// What one is about to do at home.
  static let chores: WordSet = [
    "lavar", "varrer", "limpar", "arrumar", "secar", "dobrar", "escovar", "pentear", "organizar",
    "estender", "regar", "aspirar", "enxugar", "esfregar", "pagar",
  ]
  static let missing: WordSet = [
    "sentir saudade", "sentir saudades", "ter saudade", "ter saudades", "sentir falta",
  ]
  /// What one hears and sees somebody do.
  static let heard: WordSet = [
    "chorar", "gritar", "tossir", "dormir", "descansar", "cozinhar", "trabalhar", "rir", "brincar",
    "conversar", "tomar banho",
  ]
  /// What things do by themselves.
  static let byThemselves: WordSet = ["apitar", "vibrar", "ferver", "vazar", "pingar", "piscar"]
  /// What only some things do by themselves.
  static let sounding: [String: WordSet] = [
    "tocar": [
      "telefone", "celular", "telemóvel", "campainha", "alarme", "despertador", "música",
      "interfone", "sirene",
    ],
    "carregar": ["celular", "tablet", "telemóvel", "computador"],
    "queimar": ["arroz", "comida", "feijão", "bolo", "pão", "carne", "panela"],
  ]
}
