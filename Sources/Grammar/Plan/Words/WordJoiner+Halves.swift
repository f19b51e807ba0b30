import AACCore

/// Halves and parts of the day in pieces: *meia / hora, meia / maçã, às sete horas / de / manhã* (Cunha & Cintra,
/// chapter 12, *Numerais fracionários*; chapter 9, *Emprego do artigo definido*).
extension WordJoiner {
  /// *Meia / hora, meia / dúzia*: the half of what is counted in halves, and no sock.
  func halve(_ words: inout [Constituent]) {
    guard words.count > 1 else { return }
    for index in words.indices.dropLast() where words[index].lexeme.lemma == "meia" {
      let next = words[index + 1].lexeme
      guard words[index].lexeme.kind == .clothing, next.wordClass == .noun,
        Self.halved.contains(next.lemma) || KindSet.edible.contains(next.kind),
        let half = lexicon.known("meio")
      else { continue }
      words[index].lexeme = half
    }
  }

  /// Measures that are counted in halves.
  private static let halved: WordSet = [
    "hora", "dúzia", "xícara", "chávena", "garrafa", "colher", "porção", "dose", "página", "volta",
    "tonelada", "maratona", "entrada", "diária", "pensão", "folha", "légua", "cápsula", "pastilha",
    "tigela", "taça", "caneca", "lata", "jarra", "fatia",
  ]

  /// *Às sete / de / manhã*: the hour with no word of its own for it.
  func hourOfDay(_ words: ArraySlice<Constituent>, _ number: Int) -> (Constituent, Int)? {
    guard !isSpanish, let first = words.first,
      let hour = words.dropFirst(number + 1).first?.lexeme,
      hour.wordClass == .numeral || hour.lemma == "um",
      let day = partOfDay(words.dropFirst(number + 2)),
      let known = lexicon.timePhrase("às \(hour.lemma)\(day.text)")
    else { return nil }
    return (Constituent(known.lexeme, tile: first.tile), number + 2 + day.length)
  }

  /// *Cenar / ocho / media, cita / jueves / cinco / cuarto, jantar / oito / meia*: half or a quarter past at the end, where nothing
  /// could be halved: behind a verb that takes no thing that is counted, one said of an hour, or a day.
  func halfHour(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    guard index + 2 == words.count, case let number = words[index].lexeme,
      number.wordClass == .numeral || ["uno", "una", "um", "uma"].contains(number.lemma),
      case let part = words[index + 1].lexeme.lemma, let verb
    else { return nil }
    let isHalf = isSpanish ? part == "medio" || part == "media" : part == "meio" || part == "meia"
    guard isHalf || isSpanish && part == "cuarto" else { return nil }
    let isBehindDay =
      index > 0 && words[index - 1].lexeme.kind.isTemporal
      && words[index - 1].lexeme.kind != .duration
    // Comprar / oito / meia: where things can be counted they are socks.
    let takesNothing =
      isHalf
      && LanguageTables.tables(variety.language).frames[verb].slots.allSatisfy {
        $0.role != .object || !$0.kinds.isEmpty && !$0.kinds.contains(.clothing)
      }
    guard isBehindDay || takesNothing || Self.clocked.contains(verb) else { return nil }
    let hour = SpanishHours.hour(number.lemma)
    let text =
      isSpanish
      ? "a \(hour) y \(isHalf ? "media" : "cuarto")"
      : "\(number.lemma == "um" ? "uma" : number.lemma) e meia"
    guard let known = lexicon.timePhrase(text) else { return nil }
    return (Constituent(known.lexeme, tile: words[index].tile), 2)
  }

  /// What is said of the hour at which it is.
  private static let clocked: WordSet = [
    "empezar", "comenzar", "acabar", "terminar", "abrir", "cerrar", "salir", "llegar", "volver",
    "começar", "acabar", "terminar", "abrir", "fechar", "sair", "chegar", "voltar",
  ]

  /// *A / nove, a / nove / e / meia*: the hour without its noun, where nothing that is counted follows.
  func bareHour(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    guard !isSpanish, words[index].lexeme.lemma == "a",
      words[index].lexeme.wordClass == .adposition, let verb, !Self.counting.contains(verb),
      index + 1 < words.count, case let hour = words[index + 1].lexeme,
      hour.wordClass == .numeral || hour.lemma == "um",
      index == 0 || words[index - 1].lexeme.wordClass != .numeral
    else { return nil }
    let rest = words[(index + 2)...].prefix(2).map(\.lexeme)
    if rest.count == 2, rest[0].lemma == "e",
      let known = lexicon.timePhrase("às \(hour.lemma) e \(rest[1].lemma)"),
      index + 4 == words.count || !words[index + 4].lexeme.isNominal
    {
      return (Constituent(known.lexeme, tile: words[index].tile), 4)
    }
    if let next = rest.first {
      guard
        next.wordClass == .adposition && next.lemma != "a" && next.lemma != "de"
          || next.kind == .weekday || next.wordClass == .adverb
      else { return nil }
    }
    guard let known = lexicon.timePhrase("às \(hour.lemma)") else { return nil }
    return (Constituent(known.lexeme, tile: words[index].tile), 2)
  }

  /// Verbs behind which a bare number is no hour.
  private static let counting: WordSet = [
    "contar", "somar", "ganhar", "perder", "vencer", "empatar", "igualar", "chegar a", "dar",
    "multiplicar", "subir", "descer", "aumentar", "diminuir", "baixar", "custar", "vender", "ser",
  ]

  /// *Todo / verão, todo / segunda-feira*: how often, and not how many places are meant before it (Cunha & Cintra,
  /// chapter 11, *Todo*).
  func eachTime(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    guard !isSpanish, ["todo", "toda"].contains(words[index].lexeme.lemma), index + 1 < words.count,
      case let time = words[index + 1].lexeme, time.wordClass == .noun, time.number != .plural,
      time.kind == .weekday || Self.recurring.contains(time.lemma)
    else { return nil }
    let gender = LanguageTables.tables(variety.language).gender(of: time)
    let often = Lexeme(
      lemma: "\(gender == .feminine ? "toda" : "todo") \(time.lemma)", wordClass: .adverb,
      kind: .frequency)
    return (Constituent(often, tile: words[index].tile), 2)
  }

  private static let recurring: WordSet = [
    "verão", "inverno", "outono", "primavera", "semana", "mês", "ano", "noite", "manhã", "tarde",
    "dia", "domingo", "sábado", "fim de semana", "Natal", "Páscoa", "Carnaval", "quinzena",
    "bimestre", "trimestre", "semestre",
  ]

  /// *De / manhã* behind an hour, said *da manhã*; nil where something else follows.
  func partOfDay(_ words: ArraySlice<Constituent>) -> (text: String, length: Int)? {
    guard let first = words.first?.lexeme.lemma else { return nil }
    if first == "em ponto" { return (" em ponto", 1) }
    if first == "em", words.dropFirst().first?.lexeme.lemma == "ponto" { return (" em ponto", 2) }
    // Às / seis / manhã.
    if Self.partsOfDay.contains(first) { return (" da \(first)", 1) }
    guard first.hasPrefix("d") else { return nil }
    if let part = Self.partsOfDay.first(where: { first == "de \($0)" || first == "da \($0)" }) {
      return (" da \(part)", 1)
    }
    guard first == "de" || first == "da", let next = words.dropFirst().first?.lexeme else {
      return nil
    }
    if let part = Self.partsOfDay.first(where: { $0 == next.lemma }) { return (" da \(part)", 2) }
    guard next.wordClass == .determiner, let last = words.dropFirst(2).first?.lexeme.lemma,
      let part = Self.partsOfDay.first(where: { $0 == last })
    else { return nil }
    return (" da \(part)", 3)
  }

  private static let partsOfDay = ["manhã", "tarde", "noite", "madrugada"]

  /// *Aleijar-se / em / pé, esperar / em / fila*: what hurts is the foot, and nobody stands; one waits in a certain queue
  /// (Bechara, *Locuções adverbiais*).
  func isLiteral(_ phrase: String) -> Bool {
    guard let verb else { return false }
    switch phrase {
    case "em pé":
      return LanguageTables.tables(variety.language).frames[verb].slots.contains {
        $0.preposition == "em" && $0.kinds.contains(.body)
      }
    case "em fila": return !Self.linedUp.contains(verb)
    case "para viagem": return Self.saving.contains(verb)
    default: return false
    }
  }

  /// What is done for a journey, and not with food.
  private static let saving: WordSet = [
    "economizar", "poupar", "juntar", "guardar", "arrumar", "preparar", "preparar-se", "planejar",
    "planear", "trabalhar", "sair", "partir", "estar", "ir",
  ]

  /// What is done one behind the other.
  private static let linedUp: WordSet = [
    "andar", "caminhar", "ir", "sair", "seguir", "marchar", "pôr-se", "formar", "colocar-se",
    "sentar-se", "voar", "correr",
  ]

  /// *Quando / nós / jantar, porque / ela / andar*: behind the word that begins a clause and who does it, a noun that is an
  /// infinitive as well is the verb (Cunha & Cintra, chapter 18, *Orações subordinadas*).
  func readClauseVerbs(_ words: inout [Constituent]) {
    guard words.count > 2 else { return }
    for index in 2..<words.count
    where words[index].lexeme.wordClass == .noun && words[index].lexeme.lemma.hasSuffix("r") {
      let who = words[index - 1].lexeme
      guard Self.clauseWords.contains(words[index - 2].lexeme.lemma),
        who.wordClass == .pronoun && who.kind == .person
          || who.isHuman && who.wordClass != .adjective,
        index + 1 == words.count || words[index + 1].lexeme.wordClass != .verb,
        LanguageTables.tables(variety.language).frames.listed(words[index].lexeme.lemma) != nil
      else { continue }
      words[index].lexeme = Lexeme(
        lemma: words[index].lexeme.lemma, wordClass: .verb, kind: .action)
      words[index].government = nil
    }
  }

  /// *Para / jantar / fora, querer / jantar / com / ele*: behind *para* and what is wished, what says where and with whom is said of the deed.
  func readAims(_ words: inout [Constituent]) {
    guard words.count > 1 else { return }
    for index in 0..<(words.count - 1)
    where words[index].lexeme.wordClass == .noun && words[index].lexeme.lemma.hasSuffix("r")
      && (index > 0 ? words[index - 1].lexeme.lemma == "para" : Self.wishing.contains(verb ?? ""))
      && Self.besideDeeds.contains(words[index + 1].lexeme.lemma)
    {
      guard LanguageTables.tables(variety.language).frames.listed(words[index].lexeme.lemma) != nil
      else { continue }
      words[index].lexeme = Lexeme(
        lemma: words[index].lexeme.lemma, wordClass: .verb, kind: .action)
      words[index].government = nil
    }
  }

  private static let wishing: WordSet = [
    "querer", "poder", "precisar", "ir", "adorar", "preferir", "costumar",
  ]

  private static let besideDeeds: WordSet = [
    "fora", "lá fora", "com", "em", "lá", "aqui", "junto", "juntos", "sozinho", "cedo", "tarde",
  ]

  private static let clauseWords: WordSet = [
    "quando", "enquanto", "porque", "se", "que", "antes de", "depois de", "para",
  ]
}
