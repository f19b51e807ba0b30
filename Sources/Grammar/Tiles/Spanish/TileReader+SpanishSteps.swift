import AACCore

/// Spanish rows of two deeds or two occasions, one after the other: *deberes / terminar / jugar, comer / después / jugar, deberes /
/// después / tele, puerta / abrir / salir* (NGLE §31.1, *yuxtaposición*; §30.7, *después*).
extension TileReader {
  /// Where such a row of two deeds is cut.
  func steps(_ words: [Constituent]) -> Cut? {
    let verbs = words.indices.filter { words[$0].lexeme.wordClass == .verb }
    guard verbs.count == 2, verbs.allSatisfy({ words[$0].lexeme.isInfinitive }),
      words.indices.allSatisfy({
        verbs.contains($0) || isThing(words[$0]) || words[$0].lexeme.isDeterminerLike
          || words[$0].lexeme.lemma == "yo" || words[$0].lexeme.lemma == "ya"
      })
    else { return nil }
    let (first, second) = (verbs[0], verbs[1])
    let things = words[..<second].filter(isThing)
    guard things.count < 2, words[..<first].filter(isThing).isEmpty || first + 1 == second else {
      return nil
    }
    let lemma = words[first].lexeme.lemma
    let rest = Array(words[second...])
    var begun = words[..<second].filter {
      $0 != words[first] && !isThing($0) && $0.lexeme.lemma != "yo"
    }
    let speaker = words[..<second].filter { $0.lexeme.lemma == "yo" }
    begun = speaker + [words[first]] + begun + things
    if ["terminar", "acabar"].contains(lemma) {
      guard !things.isEmpty else { return nil }
      begun[speaker.count] = happened(begun[speaker.count], lemma)
      return Cut(first: begun, second: [deed("querer")] + rest)
    }
    let next = words[second].lexeme.lemma
    if lemma == "abrir", StepWords.passing.contains(next), !things.isEmpty {
      return Cut(first: begun, second: [deed("querer")] + rest)
    }
    guard
      StepWords.first.contains(lemma) && StepWords.next.contains(next)
        || lemma == "hacer"
          && things.contains(where: { StepWords.duties.contains($0.lexeme.lemma) })
          && StepWords.next.contains(next)
    else { return nil }
    if MeantWords.tended.contains(lemma), things.isEmpty {
      begun[speaker.count].lexeme.lemma = lemma + "se"
    }
    begun[speaker.count].lexeme.person = .first
    begun[speaker.count].lexeme.number = .singular
    var then = rest
    then[0].lexeme.person = .first
    then[0].lexeme.number = .singular
    return Cut(first: begun, second: then, link: "y")
  }

  /// *Comer / después / jugar, deberes / después / tele, después / parque*: one after the other.
  func afterwards(_ words: inout [Constituent]) {
    goAfterwards(&words)
    goAfterDeed(&words)
    tellBefore(&words)
    guard words.count > 2, words.count < 7,
      !words.contains(where: { $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction }
      ),
      words[0].lexeme.lemma != "primero",
      let link = words.indices.dropFirst().dropLast().first(where: {
        ["después", "luego"].contains(words[$0].lexeme.lemma)
      }), words[link + 1].lexeme.lemma != "de", words[link + 1].lexeme.lemma != "del"
    else { return }
    let (first, second) = (Array(words[..<link]), Array(words[(link + 1)...]))
    // Lavar / dientes / después / cenar: nobody washes before that.
    let isCleaning =
      ClauseWords.washing.contains(first[0].lexeme.lemma)
      && second.contains { StepWords.eating.contains($0.lexeme.lemma) }
    let isDeed =
      verbPlace(first) == 0 && onlyVerb(first) != nil && first[0].lexeme.isInfinitive && !isCleaning
    if isDeed, let next = deed(after: second), !first.contains(where: \.lexeme.isBeing) {
      let text = "y \(words[link].lexeme.lemma)"
      words[link].lexeme = Lexeme(lemma: text, wordClass: .conjunction, kind: .connective)
      words = first + [words[link]] + next
      return
    }
    guard let begun = first.last, first.dropLast().allSatisfy(\.lexeme.kind.isTemporal),
      first.count < 3, second.count == 1, isThing(begun),
      isThing(second[0]) || second[0].lexeme.isInfinitive, let left = named(begun.lexeme),
      let right = named(second[0].lexeme)
    else { return }
    let time = first.count == 2 ? first[0].lexeme : nil
    let day = time.map { $0.kind == .weekday ? "el \($0.lemma) " : "\($0.lemma) " } ?? ""
    exclaim(&words, "\(day)\(left), \(words[link].lexeme.lemma) \(right)")
  }

  /// What one does next: what is laid as a verb, or where one goes.
  func deed(after words: [Constituent]) -> [Constituent]? {
    if verbPlace(words) == 0, onlyVerb(words) != nil, words[0].lexeme.isInfinitive,
      !words.contains(where: \.lexeme.isBeing)
    {
      return words
    }
    if words.count == 1, let next = StepWords.done[words[0].lexeme.lemma] {
      return next == "ducharse"
        ? [Constituent(deed(next).lexeme, tile: words[0].tile)] : [deed(next)] + words
    }
    guard words.count == 1, isThing(words[0]), KindSet.places.contains(words[0].lexeme.kind) else {
      return nil
    }
    var row = [deed("ir")]
    put(&row, "a", at: 1)
    return row + words
  }

  /// *Después / parque*: where one goes then.
  private func goAfterwards(_ words: inout [Constituent]) {
    guard words.count == 2, ["después", "luego"].contains(words[0].lexeme.lemma),
      isThing(words[1]) && KindSet.places.contains(words[1].lexeme.kind)
        || EverydayQuestions.visited.contains(words[1].lexeme.lemma)
    else { return }
    words[0].lexeme = Lexeme(lemma: words[0].lexeme.lemma, wordClass: .adverb, kind: .manner)
    words[0].lexeme.forms[Adverbial.starting] = ""
    let going = deed("ir").said(by: .first)
    let isVisited = EverydayQuestions.visited.contains(words[1].lexeme.lemma)
    words.insert(going, at: 1)
    if isVisited { put(&words, "a", at: 2) }
  }

  /// *Parque / después de / colegio, después de / comer / parque*: where one goes, and after what.
  private func goAfterDeed(_ words: inout [Constituent]) {
    guard words.count == 3,
      let link = words.firstIndex(where: {
        ["después de", "antes de"].contains($0.lexeme.lemma)
      }), link < 2
    else { return }
    let goal = words[link == 0 ? 2 : 0]
    let other = words[link == 0 ? 1 : 2]
    guard isThing(goal), KindSet.places.contains(goal.lexeme.kind),
      isThing(other) || other.lexeme.isInfinitive, link == 1 || other.lexeme.isInfinitive
    else { return }
    words = [deed("ir"), goal, words[link], other]
  }

  /// *Cuento / antes de / dormir*: what there is before it.
  private func tellBefore(_ words: inout [Constituent]) {
    guard words.count == 3,
      let link = words.firstIndex(where: { ["antes de", "antes"].contains($0.lexeme.lemma) }),
      link < 2, words[link + 1].lexeme.isInfinitive, case let what = words[link == 0 ? 2 : 0],
      isThing(what),
      BelongingWords.made.contains(what.lexeme.lemma)
        || ["agua", "leche", "beso", "canción"].contains(what.lexeme.lemma)
    else { return }
    var before = words[link]
    before.lexeme = tables.lexicon.known("antes") ?? before.lexeme
    words = [before, words[link + 1], what]
  }

  /// *Jugar / fuera / sol, no / salir / lluvia*: what one does, and in which weather.
  func weatherAfterDeed(_ words: [Constituent]) -> Cut? {
    let verbs = words.indices.filter { words[$0].lexeme.wordClass == .verb }
    guard let verb = verbs.last, verbs.allSatisfy({ words[$0].lexeme.isInfinitive }),
      verbs.count == 1 || verbs.count == 2 && words[verbs[0]].lexeme.lemma == "poder",
      let last = words.last, verb + 1 < words.count,
      let lemma = HalfWords.weather[last.lexeme.lemma],
      !["nieve", "hielo", "calor", "frío"].contains(last.lexeme.lemma),
      ["jugar", "salir", "ir", "poder"].contains(words[verb].lexeme.lemma),
      words[..<verb].allSatisfy({
        isNegator($0) || $0.lexeme.lemma == "yo" || $0.lexeme.lemma == "poder"
      }),
      words[(verb + 1)...].dropLast().allSatisfy({
        !isThing($0) || KindSet.places.contains($0.lexeme.kind)
      }), verb + 2 < words.count || words[..<verb].contains(where: isNegator)
    else { return nil }
    var being = Constituent.linking(lemma, .third)
    being.lexeme.kind = .action
    return Cut(first: Array(words.dropLast()), second: [being, felt(last)])
  }

  /// *Ayuda / no / poder / abrir*: what one calls, and why.
  func callBeforeTrouble(_ words: [Constituent]) -> Cut? {
    guard words.count > 2, ["ayuda", "socorro"].contains(words[0].lexeme.lemma),
      isNegator(words[1]), words[2].lexeme.lemma == "poder"
    else { return nil }
    return Cut(first: [words[0].calledOut], second: Array(words[1...]))
  }

  /// *Tele / alta / bajar*: what is to be changed, and why.
  func loudBeforeOrder(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, isThing(words[0]), words[1].lexeme.wordClass == .adjective,
      ["alto", "fuerte", "bajo"].contains(words[1].lexeme.lemma),
      ["bajar", "subir", "apagar"].contains(words[2].lexeme.lemma), words[2].lexeme.isInfinitive
    else { return nil }
    let order = words[2].ordered
    let quality = agreed(words[1].lexeme.lemma, with: tables.gender(of: words[0].lexeme))
    return Cut(
      first: [order, words[0]],
      second: [
        .linking("estar", .third),
        Constituent(
          Lexeme(lemma: quality, wordClass: .adverb, kind: .manner), tile: words[1].tile),
      ])
  }
}

/// Words of such rows.
enum StepWords {
  /// What is over before one goes on.
  static let first: WordSet = [
    "comer", "cenar", "desayunar", "merendar", "duchar", "ducharse", "bañar", "bañarse", "vestir",
    "vestirse", "peinar", "recoger", "ordenar", "estudiar", "leer", "descansar", "dormir", "jugar",
  ]
  /// What one goes on with.
  static let next: WordSet = ["jugar", "dormir", "salir", "cenar", "comer", "descansar"]
  /// What one does with what one goes on to.
  static let done = [
    "tele": "ver", "televisión": "ver", "película": "ver", "peli": "ver", "dibujos": "ver",
    "siesta": "dormir", "ducha": "ducharse",
  ]
  static let eating: WordSet = ["comer", "cenar", "desayunar", "merendar", "almorzar"]
  static let passing: WordSet = ["salir", "entrar", "pasar"]
  static let duties: WordSet = ["deberes", "tarea", "tareas", "cama", "ejercicio", "ejercicios"]
}
