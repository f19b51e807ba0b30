import AACCore

/// Rows of Spanish without a verb that say what something is like: *chiste / gracioso, comida / malo, verano / mejor /
/// invierno, ahora / yo / turno* (NGLE §37.2, §45.2, *construcciones comparativas*).
extension TileReader {
  /// The row with the copula and the *que* that are understood.
  func predicate(_ words: inout [Constituent]) {
    guard verbPlace(words) == nil else { return }
    compareTwo(&words)
    sayTurn(&words)
    contrastQualities(&words)
    evaluate(&words)
    feelToday(&words)
  }

  /// *Este / mejor / ese, yo / más / alto / tú, elefante / maior / cavalo*: one thing with the other (NGLE §45.2; Cunha &
  /// Cintra, chapter 10, *Comparativo*).
  func compareTwo(_ words: inout [Constituent]) {
    guard words.count > 2, words.count < 8,
      let degree = words.indices.dropFirst().dropLast().first(where: {
        ComparedWords.whole.contains(words[$0].lexeme.lemma)
          || ComparedWords.degrees.contains(words[$0].lexeme.lemma)
      }), isPhrase(words[..<degree]) || isDay(words[..<degree]), verbPlace(words) == nil
    else { return }
    var end = degree + 1
    if !ComparedWords.whole.contains(words[degree].lexeme.lemma) {
      if variety.language == .portuguese, end + 1 < words.count, words[end].lexeme.lemma == "frio" {
        words[end].lexeme = Lexeme(lemma: "frio", wordClass: .adjective, kind: .quality)
      }
      guard end < words.count, words[end].lexeme.wordClass == .adjective else { return }
      end += 1
    }
    if compareWithQue(&words, degree, end) { return }
    guard end < words.count, isPhrase(words[end...]), let than = than(words[degree].lexeme),
      variety.language != .portuguese
        || isOther(words[words.count - 1].lexeme, words[degree].lexeme)
    else { return }
    if ComparedWords.groups.contains(words[end].lexeme.lemma), variety.language == .portuguese {
      // Eu / mais / alto / turma: chosen among them all.
      words.insert(contentsOf: [known("de"), article], at: end)
      return words.insert(contentsOf: [.linking("ser"), article], at: degree)
    }
    for index in words.indices
    where words[index].lexeme.kind.isTemporal && words[index].lexeme.wordClass == .noun {
      // El verano es mejor que el invierno: the seasons are things here.
      words[index].lexeme.kind = .idea
      words[index].lexeme.article = .definite
    }
    words.insert(Constituent(than), at: end)
    words.insert(.linking("ser"), at: degree)
  }

  /// *Irmão / mais / forte / que / eu, hoje / mais / quente / que / ontem*: what it is compared with has been joined.
  private func compareWithQue(_ words: inout [Constituent], _ degree: Int, _ end: Int) -> Bool {
    let isOfDay = isDay(words[..<degree])
    guard variety.language == .portuguese, end + 1 < words.count,
      ["que", "do que", "quanto", "como"].contains(words[end].lexeme.lemma),
      isOfDay ? words[end + 1].lexeme.kind.isTemporal : isPhrase(words[(end + 1)...])
    else { return isOfDay && words[0].lexeme.wordClass == .adverb }
    let first = words[0].lexeme
    if isOfDay, first.wordClass == .noun {
      // Janeiro / mais / quente / que / julho: a month is no time here.
      for index in [0, end + 1] {
        words[index].lexeme.kind = .idea
        if ClauseByWord.months.contains(words[index].lexeme.lemma) {
          words[index].lexeme.wordClass = .properNoun
        }
      }
    }
    let isThird = first.wordClass != .pronoun || first.kind != .person
    let being = isOfDay && first.wordClass == .adverb ? "estar" : "ser"
    words.insert(isThird ? .linking(being, .third) : .linking(being), at: degree)
    return true
  }

  private func isDay(_ words: ArraySlice<Constituent>) -> Bool {
    variety.language == .portuguese && words.count == 1
      && words[words.startIndex].lexeme.kind.isTemporal
  }

  /// *Que*, and in Portuguese behind *tão* what each country says.
  private func than(_ degree: Lexeme) -> Lexeme? {
    guard degree.lemma == "tão" else { return tables.lexicon.known("que") }
    let equal = variety == .portuguesePortugal ? "como" : "quanto"
    return Lexeme(lemma: equal, wordClass: .conjunction, kind: .connective)
  }

  /// *Ela / melhor / amiga*: what somebody is is no other one.
  private func isOther(_ last: Lexeme, _ degree: Lexeme) -> Bool {
    let isRank = ["melhor", "pior", "maior", "menor"].contains(degree.lemma)
    return !isRank || !last.isHuman || last.wordClass != .noun
      || PortionWords.isKin(last.lemma) && !["amigo", "amiga"].contains(last.lemma)
  }

  /// Whether the words are one noun, name, pronoun or demonstrative with what determines it.
  private func isPhrase(_ words: ArraySlice<Constituent>) -> Bool {
    guard let head = words.last?.lexeme else { return false }
    if words.count > 2, words[words.endIndex - 2].lexeme.lemma == "de", head.wordClass == .noun {
      return isPhrase(words.dropLast(2))
    }
    guard words.dropLast().allSatisfy(\.lexeme.isDeterminerLike) else { return false }
    return head.wordClass == .noun || head.wordClass == .properNoun
      || head.wordClass == .pronoun && head.kind == .person || head.kind == .demonstrative
  }

  /// *Yo / turno, ahora / yo / turno, turno / mamá*: whose it is.
  private func sayTurn(_ words: inout [Constituent]) {
    guard words.count == 2 || words.count == 3,
      let turn = words.firstIndex(where: { ["turno", "vez"].contains($0.lexeme.lemma) }),
      words[turn].lexeme.wordClass == .noun
    else { return }
    let times = words.filter { $0.lexeme.kind.isTemporal && $0.lexeme.lemma != "vez" }
    let others = words.indices.filter { $0 != turn && !words[$0].lexeme.kind.isTemporal }
    guard times.count == words.count - 2, others.count == 1 else { return }
    let who = words[others[0]]
    if let mine = Possessives.word(for: who.lexeme, tile: who.tile, in: variety) {
      words = times + [.linking("ser", .third), mine, words[turn]]
    } else if variety.language == .spanish, who.lexeme.isHuman,
      who.lexeme.wordClass != .pronoun, let article = tables.lexicon.known("el"),
      let of = tables.lexicon.known("de")
    {
      words =
        times + [
          .linking("ser", .third), Constituent(article), words[turn], Constituent(of), who,
        ]
    }
  }

  /// *Chiste / gracioso, comida / malo, chico / guapo, perro / grande / negro*: what is thought of it.
  private func evaluate(_ words: inout [Constituent]) {
    guard let noun = words.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      noun + 1 < words.count,
      words[noun].lexeme.wordClass == .noun || words[noun].lexeme.wordClass == .properNoun,
      !words[noun].lexeme.kind.isTemporal, words[noun].government == nil
    else { return }
    if tellsTrait(&words, noun) { return }
    let said = words[(noun + 1)...]
    guard said.allSatisfy({ $0.lexeme.wordClass == .adjective }), let first = said.first?.lexeme
    else { return }
    let isFood = KindSet.edible.contains(words[noun].lexeme.kind)
    if said.count == 2, let link = tables.lexicon.known("y"), let last = said.last?.lexeme,
      said.allSatisfy({ !$0.lexeme.kind.isPassing }), first.kind != .color || last.kind == .color
    {
      words.insert(Constituent(link), at: noun + 2)
      words.insert(.linking("ser"), at: noun + 1)
      return
    }
    guard said.count == 1 else { return }
    if isFood, SuppliedWords.felt.contains(first.lemma), noun == 0 {
      // Agua / frío: it is, or one wants it so.
      return sayBare(&words, [words[1].lexeme])
    }
    let isOfBody = words[noun].lexeme.isHuman && ComparedWords.figures.contains(first.lemma)
    guard ComparedWords.evaluating.contains(first.lemma) || isOfBody else { return }
    words[noun + 1].lexeme.kind = .quality
    let isState = isFood || first.lemma == "malo" && words[noun].lexeme.kind == .body
    words.insert(.linking(isState ? "estar" : "ser"), at: noun + 1)
  }

  /// *Vecina / mandona, tío / muy / generoso, perro / juguetón*: what one is like.
  private func tellsTrait(_ words: inout [Constituent], _ noun: Int) -> Bool {
    guard variety.language == .spanish, noun + 2 == words.count,
      SpanishTraits.isTold(of: words[noun].lexeme, words[noun + 1].lexeme)
    else { return false }
    if words[noun + 1].lexeme.wordClass != .adjective {
      words[noun + 1].lexeme = Lexeme(
        lemma: words[noun + 1].lexeme.lemma, wordClass: .adjective, kind: .quality)
    }
    words.insert(.linking("ser"), at: noun + 1)
    return true
  }

  /// *Leche / caliente / no / frío*: this way and not that way.
  private func contrastQualities(_ words: inout [Constituent]) {
    guard words.count == 4, words[0].lexeme.wordClass == .noun, !words[0].lexeme.isBeing,
      words[2].lexeme.lemma == variety.language.plainNegator,
      words[1].lexeme.wordClass == .adjective,
      words[3].lexeme.wordClass == .adjective
        || words[3].lexeme.lemma == "frío"
    else { return }
    sayBare(&words, [words[1].lexeme, words[3].lexeme])
  }

  /// A word that ends in *o* as it is said of what has that gender: *frío, fría*.
  func agreed(_ word: String, with gender: Gender?) -> String {
    gender == .feminine && word.hasSuffix("o") ? word.dropLast() + "a" : word
  }

  /// The noun with its qualities, as one calls for it; of a second one it is said that it is not meant.
  private func sayBare(_ words: inout [Constituent], _ qualities: [Lexeme]) {
    let noun = words[0].lexeme
    let gender = tables.gender(of: noun)
    let isPlural = noun.number == .plural
    let forms = qualities.map { quality in
      var form = agreed(quality.lemma, with: gender)
      if isPlural, let many = tables.morphology?.plural(of: form, wordClass: .adjective).first {
        form = many
      }
      return form
    }
    words[0].lexeme = Lexeme(
      lemma: "\(noun.lemma) \(forms.joined(separator: ", no "))", wordClass: .interjection,
      kind: .social)
    words.removeSubrange(1...)
  }

  /// *Yo / guapa / hoy*: how one looks on a day (NGLE §37.9).
  private func feelToday(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.wordClass == .pronoun,
      words[0].lexeme.kind == .person,
      words.contains(where: { ["hoy", "ahora", "esta noche"].contains($0.lexeme.lemma) }),
      words.contains(where: { ComparedWords.looks.contains($0.lexeme.lemma) })
    else { return }
    words.insert(.linking("estar"), at: 1)
  }
}

/// Words of what things are like.
enum ComparedWords {
  /// Comparatives in one word.
  static let whole: WordSet = ["mejor", "peor", "mayor", "menor", "melhor", "pior", "maior"]
  static let degrees: WordSet = ["más", "menos", "mais", "tão"]
  /// Among which somebody is the tallest.
  static let groups: WordSet = [
    "turma", "classe", "família", "grupo", "time", "equipa", "equipe", "mundo", "sala", "escola",
    "bairro", "casa", "país", "rua", "cidade",
  ]
  /// What is thought of somebody or something.
  static let evaluating: WordSet = [
    "bueno", "malo", "guapo", "feo", "bonito", "lindo", "precioso", "gracioso", "simpático",
    "antipático", "tonto", "inteligente", "amable", "cariñoso", "horrible", "terrible", "genial",
    "estupendo", "fantástico", "maravilloso", "perfecto", "rápido", "lento", "pesado", "ruidoso",
    "mentiroso", "egoísta", "valiente", "fuerte", "raro", "extraño", "útil", "entretenido",
    "emocionante", "asqueroso", "repugnante", "hermoso", "chulo", "majo", "listo", "travieso",
  ]
  /// How people are built.
  static let figures: WordSet = ["alto", "bajo", "gordo", "delgado", "flaco", "grande", "pequeño"]
  /// How one looks.
  static let looks: WordSet = ["guapo", "feo", "elegante", "bonito", "lindo", "raro"]
}
