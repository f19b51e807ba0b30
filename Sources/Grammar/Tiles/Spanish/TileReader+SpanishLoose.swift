import AACCore

/// Spanish rows of nouns and qualities that would stay loose: *vaso / agua / frío, perro / hambre, metro / gente / mucho,
/// nieve / blanco / bonito, ayuda / deberes* (NGLE §13.5, §37.9, §42.13).
extension TileReader {
  /// The row with the verb and the small words that are understood in it.
  func joinLoose(_ words: inout [Constituent]) {
    guard verbPlace(words) == nil, words.count > 1 else { return }
    askForThingHelp(&words)
    fillFirst(&words)
    callForDrink(&words)
    needOfAnimal(&words)
    fearOfCarer(&words)
    fearOfThing(&words)
    tellCrowd(&words)
    gather(&words)
    makeNoise(&words)
    tireOf(&words)
    haveNow(&words)
    askDate(&words)
    sizeClothes(&words)
    describeColoured(&words)
    pushHigher(&words)
    getHurt(&words)
  }

  /// *Ayuda / deberes*: with what one needs it.
  private func askForThingHelp(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 4, words[0].lexeme.lemma == "ayuda",
      let last = words.last, isThing(last), last.lexeme.kind != .place,
      words[1...].dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      let speaker = tables.lexicon.known("yo")
    else { return }
    var order = Constituent(deed("ayudar").lexeme, tile: words[0].tile)
    order.lexeme.kind = .action
    let rest = words.dropFirst()
    words = [order, Constituent(speaker)]
    put(&words, "con", at: 2)
    words += rest
  }

  /// *Agua / vaso*: what it is in comes first.
  private func fillFirst(_ words: inout [Constituent]) {
    guard words.count == 2, isThing(words[0]), isThing(words[1]),
      KindSet.edible.contains(words[0].lexeme.kind),
      PortionWords.joins(words[1].lexeme.lemma, words[0].lexeme)
    else { return }
    words.swapAt(0, 1)
    put(&words, "de", at: 1)
  }

  /// *Vaso / agua / frío*: what is in it is cold.
  private func callForDrink(_ words: inout [Constituent]) {
    guard words.count == 3, isThing(words[0]), isThing(words[1]),
      PortionWords.joins(words[0].lexeme.lemma, words[1].lexeme),
      SuppliedWords.felt.contains(words[2].lexeme.lemma)
        || SuppliedWords.conditions.contains(words[2].lexeme.lemma),
      let vessel = tables.gender(of: words[0].lexeme)
    else { return }
    let drink = words[1].lexeme
    let quality = agreed(words[2].lexeme.lemma, with: tables.gender(of: drink))
    let one = vessel == .feminine ? "una" : "un"
    exclaim(&words, "\(one) \(words[0].lexeme.lemma) de \(drink.lemma) \(quality)")
  }

  /// *Perro / hambre*: what an animal has.
  private func needOfAnimal(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.kind == .animal,
      words[0].lexeme.wordClass == .noun, HalfWords.needs.contains(words[1].lexeme.lemma)
    else { return }
    words.insert(deed("tener"), at: 1)
  }

  /// *Médico / miedo*: who gives it.
  private func fearOfCarer(_ words: inout [Constituent]) {
    guard words.count == 2, EverydayQuestions.visited.contains(words[0].lexeme.lemma),
      words[1].lexeme.lemma == "miedo"
    else { return }
    words.insert(
      contentsOf: [Constituent(WordJoiner.pronoun("me")), deed("dar")], at: 1)
  }

  /// *Miedo / oscuridad, noche / miedo / oscuridad, tobogán / alto / miedo*: of what one is afraid.
  private func fearOfThing(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 5,
      let fear = words.firstIndex(where: { $0.lexeme.lemma == "miedo" }),
      let cause = words.firstIndex(where: {
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal && $0.lexeme.lemma != "miedo"
          && (isThing($0) || $0.lexeme.kind == .animal) && $0.lexeme.kind != .body
          && $0.lexeme.kind != .media && $0.lexeme.kind != .book && $0.lexeme.kind != .story
      }),
      words.indices.allSatisfy({
        $0 == fear || $0 == cause || words[$0].lexeme.kind.isTemporal
          || words[$0].lexeme.wordClass == .adjective && $0 == cause + 1
      }), fear < cause || words.count > 2
    else { return }
    let described = words.indices.filter { $0 == cause || $0 == cause + 1 && $0 != fear }
      .map { words[$0] }.filter { !$0.lexeme.kind.isTemporal }
    let times = words.filter(\.lexeme.kind.isTemporal)
    var row = [deed("tener"), words[fear]]
    put(&row, "a", at: 2)
    words = row + described + times
  }

  /// *Metro / gente / mucho, parque / mucho / niños*: what there is much of in it.
  private func tellCrowd(_ words: inout [Constituent]) {
    guard words.count == 3,
      let much = words.firstIndex(where: { PartedWords.much.contains($0.lexeme.lemma) }), much > 0,
      isThing(words[0]),
      KindSet.places.contains(words[0].lexeme.kind) || words[0].lexeme.kind == .vehicle,
      case let crowd = words[3 - much],
      PartedWords.noises.contains(crowd.lexeme.lemma)
        || LooseWords.crowds.contains(crowd.lexeme.lemma)
        || crowd.lexeme.isHuman && crowd.lexeme.number == .plural
    else { return }
    var being = Constituent.linking("haber", .third)
    being.lexeme.kind = .action
    var row = [being, words[much], crowd]
    put(&row, "en", at: 3)
    words = row + [words[0]]
  }

  /// *Domingo / comida / abuelos*: what one has with them that day.
  private func gather(_ words: inout [Constituent]) {
    guard let event = words.firstIndex(where: { LooseWords.gatherings.contains($0.lexeme.lemma) }),
      let who = words[(event + 1)...].firstIndex(where: {
        $0.lexeme.isHuman && $0.lexeme.wordClass != .adjective
      }), words.contains(where: { $0.lexeme.kind == .weekday || OccasionWords.isDay($0.lexeme) }),
      words.indices.allSatisfy({
        $0 == event || $0 == who || words[$0].lexeme.kind.isTemporal
          || words[$0].lexeme.isDeterminerLike && $0 > event
      })
    else { return }
    var start = who
    while words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    put(&words, "con", at: start)
    words[event].lexeme.article = .bare
    words[event].lexeme.kind = .event
    let having = deed("tener").said(by: .first)
    words.insert(having, at: event)
  }

  /// *Vecino / ruido / noche*: who makes it.
  private func makeNoise(_ words: inout [Constituent]) {
    guard words.count > 1, words[0].lexeme.isBeing, words[0].lexeme.wordClass == .noun,
      ["ruido"].contains(words[1].lexeme.lemma)
        || words.count > 2 && words[2].lexeme.lemma == "ruido"
          && PartedWords.much.contains(words[1].lexeme.lemma),
      words.last?.lexeme.lemma == "ruido" || words.last?.lexeme.kind.isTemporal == true
    else { return }
    words.insert(deed("hacer"), at: 1)
  }

  /// *Trabajo / cansado / hoy*: of what one is.
  private func tireOf(_ words: inout [Constituent]) {
    guard words.count < 4,
      let state = words.firstIndex(where: { $0.lexeme.lemma == "cansado" }),
      let work = words.firstIndex(where: {
        isThing($0) && (LooseWords.tiring.contains($0.lexeme.lemma) || $0.lexeme.takesPlace)
      }),
      words.indices.allSatisfy({
        $0 == state || $0 == work || words[$0].lexeme.kind.isTemporal
      })
    else { return }
    let times = words.filter(\.lexeme.kind.isTemporal)
    var row = [.linking("estar"), words[state]]
    put(&row, "de", at: 2)
    put(&row, "el", at: 3)
    words = row + [words[work]] + times
  }

  /// *Pis / ya*: it cannot wait.
  private func haveNow(_ words: inout [Constituent]) {
    guard words.count == 2, HalfWords.needs.contains(words[0].lexeme.lemma),
      words[0].lexeme.lemma != "dolor", ["ya", "ahora"].contains(words[1].lexeme.lemma)
    else { return }
    words.insert(deed("tener"), at: 0)
  }

  /// *Qué / día / hoy*: which it is.
  private func askDate(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.lemma == "qué",
      ["día", "fecha", "mes"].contains(words[1].lexeme.lemma),
      ["hoy", "mañana"].contains(words[2].lexeme.lemma)
    else { return }
    exclaim(&words, "qué \(words[1].lexeme.lemma) es \(words[2].lexeme.lemma)")
    words[0].lexeme.forms[RefusedWords.asking] = ""
  }

  /// *Zapatos / pequeño*: of what one wears its size is told.
  private func sizeClothes(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.kind == .clothing, isThing(words[0]),
      ["pequeño", "grande", "estrecho", "chico"].contains(words[1].lexeme.lemma),
      words[1].lexeme.wordClass == .adjective
    else { return }
    words.insert(.linking("ser"), at: 1)
  }

  /// *Nieve / blanco / bonito*: what is thought of a coloured thing.
  private func describeColoured(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.wordClass == .noun,
      words[1].lexeme.wordClass == .adjective, words[1].lexeme.kind == .color,
      words[2].lexeme.wordClass == .adjective,
      ComparedWords.evaluating.contains(words[2].lexeme.lemma)
    else { return }
    words[2].lexeme.kind = .quality
    words.insert(.linking("ser"), at: 2)
  }

  /// *Columpio / más / alto*: how others are to push it.
  private func pushHigher(_ words: inout [Constituent]) {
    guard words.count == 3, BesideWords.playgrounds.contains(words[0].lexeme.lemma),
      words[1].lexeme.lemma == "más",
      ["alto", "rápido", "fuerte", "despacio", "bajo"].contains(words[2].lexeme.lemma),
      let swing = named(words[0].lexeme)
    else { return }
    exclaim(&words, "\(swing), más \(words[2].lexeme.lemma)")
  }

  /// *Oído / daño, rodilla / pupa*: what one has done to oneself, and where one has it.
  private func getHurt(_ words: inout [Constituent]) {
    guard words.count == 2,
      let harm = words.firstIndex(where: { ["daño", "pupa"].contains($0.lexeme.lemma) }),
      words[1 - harm].lexeme.kind == .body
    else { return }
    let isDone = words[harm].lexeme.lemma == "daño"
    words = [deed(isDone ? "hacer" : "tener"), words[harm], words[1 - harm]]
  }
}

/// Words of such rows.
enum LooseWords {
  /// What a place is full of.
  static let crowds: WordSet = ["gente", "tráfico", "cola", "humo", "polvo", "jaleo"]
  /// What one has with others.
  static let gatherings: WordSet = [
    "comida", "cena", "merienda", "fiesta", "barbacoa", "picnic", "clase", "ensayo",
    "entrenamiento", "partido", "reunión",
  ]
  /// What makes one tired.
  static let tiring: WordSet = ["trabajo", "cole", "colegio", "viaje", "paseo", "clase", "día"]
}
