import AACCore

/// Spanish rows whose deed, goal or measure stands where only its neighbours tell what it is of: *viajar / avión / dar / miedo,
/// estrellas / mirar / gustar, deberes / hacer / ayudar / yo, invitar / cenar / amigos, por qué / castigar / niño, puzle /
/// mil / piezas* (NGLE §26.3, §33.4, §41.10; §12.7).
extension TileReader {
  /// The row with these where the other rules expect them.
  func layDeeds(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 9 else { return }
    feelDeed(&words)
    loveOther(&words)
    lend(&words)
    guard words.count > 2 else { return }
    measureThing(&words)
    askHelpLast(&words)
    inviteSomebody(&words)
    askWhatIsDone(&words)
    paintLast(&words)
    countDown(&words)
  }

  // MARK: - What is felt about a deed

  /// *Viajar / avión / dar / miedo, estrellas / mirar / gustar, cantar / coro / gustar*: the feeling rules the deed.
  private func feelDeed(_ words: inout [Constituent]) {
    guard let end = words.last, words.count > 2 else { return }
    var start = words.count - 1
    if end.lexeme.wordClass == .noun, words[start - 1].lexeme.lemma == "dar",
      tables.frames.listed("dar \(end.lexeme.lemma)")?.pattern == .experiencer
    {
      start -= 1
    } else if end.lexeme.wordClass != .verb || frame(of: end).pattern != .experiencer
      || !LaidDeedWords.pleasing.contains(end.lexeme.lemma)
    {
      return
    }
    guard words[start].lexeme.isInfinitive else { return }
    let feeling = start
    if start > 0, isNegator(words[start - 1]) { start -= 1 }
    guard let verb = words[..<start].firstIndex(where: { $0.lexeme.wordClass == .verb }),
      words[verb].lexeme.isInfinitive, feeling > 1,
      words[..<start].filter({ $0.lexeme.wordClass == .verb }).count == 1,
      !words[..<start].contains(where: { isJoiningDeed($0.lexeme) }),
      verb == 0 || isDoneTo(words[..<verb], frame(of: words[verb]))
    else { return }
    var pleased = Array(words[start...])
    if end.lexeme.wordClass == .noun, let feeling = pleased.popLast() {
      // Dar miedo is one verb.
      pleased[pleased.count - 1].lexeme.lemma += " \(feeling.lexeme.lemma)"
    }
    // What stands behind the deed is what it is done to, what stands before it then where.
    words = pleased + words[verb..<start] + words[..<verb]
  }

  private func isJoiningDeed(_ word: Lexeme) -> Bool {
    word.wordClass == .conjunction || word.kind == .question || word.kind == .social
      || word.wordClass == .pronoun || word.lemma == variety.language.plainNegator
  }

  /// Whether what stands before a verb is what it is done to: a thing, or animals that one looks at and rides.
  private func isDoneTo(_ words: ArraySlice<Constituent>, _ frame: VerbFrame) -> Bool {
    guard let noun = words.last(where: { $0.lexeme.wordClass == .noun }) else { return false }
    if noun.lexeme.isBeing {
      return DoerWords.seeing.contains(frame.lemma)
        || LaidDeedWords.tending.contains(frame.lemma)
    }
    return isThing(noun) && frame.pattern.isPersonal
      && words.allSatisfy {
        isThing($0) || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }
  }

  /// *Querer / mucho / tú, necesitar / tú*: the speaker tells the other.
  private func loveOther(_ words: inout [Constituent]) {
    guard words[0].lexeme.isInfinitive, LaidDeedWords.loving.contains(words[0].lexeme.lemma),
      let other = words.indices.first(where: {
        words[$0].lexeme.wordClass == .pronoun && words[$0].lexeme.person == .second
      }), other < 3,
      words.indices.allSatisfy({
        $0 == 0 || $0 == other || words[$0].lexeme.kind == .degree
          || words[$0].lexeme.kind == .quantity || words[$0].lexeme.wordClass == .adverb
      })
    else { return }
    words[0].lexeme.person = .first
    words[0].lexeme.number = .singular
  }

  /// *Dejar / boli*: what is lent to the speaker, and left nowhere.
  private func lend(_ words: inout [Constituent]) {
    guard words.count < 4, words[0].lexeme.lemma == "dejar", words[0].lexeme.isInfinitive,
      isLent("dejar", words.dropFirst().map(\.lexeme)), !words[1].lexeme.isDeterminerLike
    else { return }
    put(&words, "el", at: 1)
  }

  // MARK: - Of how much

  /// *Puzle / mil / piezas, billete / diez / euros, botella / dos / litros*: of how much the thing is.
  private func measureThing(_ words: inout [Constituent]) {
    let verb = verbPlace(words).map { words[$0].lexeme.lemma } ?? ""
    guard !DoerWords.measuring.contains(verb), !LaidDeedWords.paying.contains(verb),
      let number = words.indices.dropFirst().dropLast().first(where: {
        words[$0].lexeme.wordClass == .numeral && isThing(words[$0 - 1])
          && isMeasure(words[$0 + 1].lexeme)
      }), words[number - 1].lexeme.kind != .place,
      number < 2 || words[number - 2].lexeme.lemma != "de"
    else { return }
    put(&words, "de", at: number)
  }

  private func isMeasure(_ word: Lexeme) -> Bool {
    word.kind == .money || LaidDeedWords.measures.contains(word.lemma)
  }

  // MARK: - What others are to do

  /// *Hacer / deberes / ayudar / yo, deberes / hacer / ayudar / yo*: with what one needs help.
  private func askHelpLast(_ words: inout [Constituent]) {
    let help = words.count - 2
    guard words[help].lexeme.lemma == "ayudar", words[help].lexeme.isInfinitive,
      words[help + 1].lexeme.lemma == "yo", help > 0,
      let verb = words[..<help].firstIndex(where: { $0.lexeme.wordClass == .verb }),
      words[verb].lexeme.isInfinitive,
      !["querer", "poder", "necesitar"].contains(words[verb].lexeme.lemma),
      words[..<help].indices.allSatisfy({
        $0 == verb || isThing(words[$0]) || words[$0].lexeme.isDeterminerLike
          || words[$0].lexeme.wordClass == .adjective
      })
    else { return }
    let rest = words[..<help].indices.filter { $0 != verb }.map { words[$0] }
    words = [words[help], words[help + 1], words[verb]] + rest
  }

  /// *Invitar / cenar / amigos, invitar / fiesta / amigos*: whom, before to what.
  private func inviteSomebody(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.lemma == "invitar" }), verb < 2,
      words[verb].lexeme.isInfinitive, verb == 0 || words[0].lexeme.lemma == "yo",
      words.count > verb + 2,
      let guest = words[(verb + 2)...].firstIndex(where: {
        $0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun
      }), case let what = words[guest - 1].lexeme,
      what.isInfinitive || what.namesThing, guest == verb + 2,
      let to = tables.lexicon.known("a")
    else { return }
    words.swapAt(verb + 1, verb + 2)
    words.insert(Constituent(to), at: verb + 2)
    words.insert(Constituent(to), at: verb + 1)
    words[verb].lexeme.person = .first
    words[verb].lexeme.number = .singular
  }

  // MARK: - What is asked

  /// *Por qué / castigar / niño, cuándo / operar / abuela*: what is done to somebody by whoever it is (NGLE §41.10).
  private func askWhatIsDone(_ words: inout [Constituent]) {
    guard words[0].lexeme.kind == .question, words[1].lexeme.isInfinitive,
      LaidDeedWords.asking.contains(words[0].lexeme.lemma),
      EverydayWords.suffered.contains(words[1].lexeme.lemma), let last = words.last,
      words[2...].dropLast().allSatisfy({ $0.lexeme.kind == .possessive || $0.lexeme.lemma == "a" }
      ),
      last.lexeme.isHuman || last.lexeme.lemma == "yo"
    else { return }
    words[1].lexeme.person = .third
    words[1].lexeme.number = .plural
    if words[0].lexeme.lemma == "por qué" {
      words[1].lexeme.forms[FiniteForms.Mark.time] =
        variety == .spanishSpain ? FiniteForms.Mark.recent : FiniteForms.Mark.past
    }
    if !words.contains(where: { $0.lexeme.lemma == "a" }) { put(&words, "a", at: 2) }
  }

  /// *Cuánto / faltar / para / vacaciones, cuántos / días / faltar / Navidad*: until what is to come.
  private func countDown(_ words: inout [Constituent]) {
    guard words[0].lexeme.kind == .question, words[0].lexeme.lemma.hasPrefix("cuánt"),
      let verb = words[..<min(words.count, 3)].firstIndex(where: {
        ["faltar", "quedar", "falta", "queda"].contains($0.lexeme.lemma)
      }), verb > 0,
      verb == 1 || words[1].lexeme.kind.isTemporal || words[1].lexeme.kind == .duration,
      words.count > verb + 1
    else { return }
    var rest = verb + 1
    if words[rest].lexeme.lemma == "para" { rest += 1 }
    guard rest + 1 == words.count, case let what = words[rest].lexeme,
      what.isInfinitive || what.kind.isTemporal || what.kind == .meal || what.kind == .weekday
        || what.namesThing && (what.takesPlace || rest > verb + 1 || verb == 2),
      let name = named(what)
    else { return }
    let isMany = verb == 2 && words[0].lexeme.lemma.hasSuffix("s")
    let unit = verb == 2 ? " \(words[1].lexeme.lemma)" : ""
    let stem = words[verb].lexeme.lemma.hasPrefix("falta") ? "falta" : "queda"
    words[0].lexeme = Lexeme(
      lemma: "\(words[0].lexeme.lemma)\(unit) \(stem)\(isMany ? "n" : "") para \(name)",
      wordClass: .interjection, kind: .social)
    words[0].lexeme.forms[RefusedWords.asking] = ""
    words.removeSubrange(1...)
  }

  // MARK: - What it becomes

  /// *Pintar / pared / blanco, pintar / uñas / rojo*: the colour laid behind what is covered with it is what it becomes.
  private func paintLast(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words),
      ["pintar", "pintarse", "teñir", "teñirse"].contains(words[verb].lexeme.lemma),
      let colour = words.indices.last(where: { words[$0].lexeme.kind == .color }),
      colour > verb + 1, isThing(words[colour - 1]),
      case let thing = words[colour - 1].lexeme,
      words[verb].lexeme.lemma.hasPrefix("teñir") || LaidDeedWords.isCovered(thing)
    else { return }
    words[colour].lexeme = Lexeme(
      lemma: "de \(words[colour].lexeme.lemma)", wordClass: .adverb, kind: .manner)
    if thing.kind == .body, words[verb].lexeme.lemma == "teñir",
      words[..<verb].contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun }),
      !words[..<verb].contains(where: { DeedRowWords.barbers.contains($0.lexeme.lemma) }),
      !words[(verb + 1)...].contains(where: { $0.lexeme.isBeing })
    {
      // Ella / teñir / pelo / azul: her own.
      words[verb].lexeme.lemma = "teñirse"
    }
    if !words[colour - 2].lexeme.isDeterminerLike { put(&words, "el", at: colour - 1) }
  }
}

/// Words of such rows.
enum LaidDeedWords {
  /// What a deed does to whoever feels it.
  static let pleasing: WordSet = [
    "gustar", "encantar", "apetecer", "molar", "aburrir", "cansar", "chiflar", "costar",
    "interesar", "molestar", "preocupar", "agobiar", "relajar", "divertir", "emocionar", "asustar",
  ]
  /// What is done to animals and small children that one likes to do.
  static let tending: WordSet = [
    "cuidar", "acariciar", "montar", "dibujar", "abrazar", "peinar", "bañar", "alimentar",
    "ordeñar", "visitar", "fotografiar", "cepillar", "criar", "tocar",
  ]
  /// What the speaker feels for the other.
  static let loving: WordSet = [
    "querer", "amar", "adorar", "necesitar", "odiar", "extrañar", "admirar", "respetar",
    "perdonar", "entender", "comprender", "creer", "echar de menos",
  ]
  /// Units of what things have.
  static let measures: WordSet = [
    "pieza", "piezas", "litro", "litros", "kilo", "kilos", "gramo", "gramos", "metro", "metros",
    "centímetro", "centímetros", "hoja", "hojas", "página", "páginas", "plaza", "plazas",
    "pulgada", "pulgadas", "vatio", "vatios", "puerta", "puertas", "rueda", "ruedas", "piso",
    "pisos",
  ]
  /// What has its price and its amount beside its thing.
  static let paying: WordSet = [
    "pagar", "deber", "prestar", "dar", "tener", "cobrar", "gastar", "quedar", "faltar", "meter",
    "sacar", "poner", "echar", "mover",
  ]
  /// Question words about a deed.
  static let asking: WordSet = ["por qué", "cuándo", "dónde", "cómo"]

  /// Whether it is there to be covered with a colour, and no picture is painted of it.
  static func isCovered(_ thing: Lexeme) -> Bool {
    switch thing.kind {
    case .body, .room, .furniture, .clothing: true
    default:
      [
        "pared", "paredes", "puerta", "puertas", "valla", "techo", "ventana", "fachada", "uñas",
        "labios", "verja", "barandilla",
      ].contains(thing.lemma)
    }
  }
}
