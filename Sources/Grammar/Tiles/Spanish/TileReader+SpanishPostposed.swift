import AACCore

/// Spanish rows that are laid as they come to mind, what it is about first and the small word behind: *cumpleaños / pastel / de /
/// querer, bicicleta / montar / en / saber, puerta / dedo / pillarse / yo / con* (NGLE §29.1, *término de la preposición*; §40.4).
extension TileReader {
  /// The row as it is said.
  func layAsThoughtOf(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 8 else { return }
    layDoerBeforeDeed(&words)
    guard words.count > 2 else { return }
    lastAWhile(&words)
    placeFirst(&words)
    qualityFirst(&words)
    vehicleOfHour(&words)
    spillLast(&words)
    layPostposed(&words)
    layUndergoer(&words)
    layCopulaBefore(&words)
    fearLaidFirst(&words)
  }

  /// The row with a preposition that has nothing left behind it before the noun that it is of.
  private func layPostposed(_ words: inout [Constituent]) {
    guard
      case let links = words.indices.dropFirst().filter({
        words[$0].lexeme.wordClass == .adposition
          && PostposedWords.any.contains(words[$0].lexeme.lemma)
      }), links.count == 1, let link = links.first, isStranded(words, link),
      !words.contains(where: { $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction })
    else { return }
    let preposition = words[link].lexeme.lemma
    if PostposedWords.nominal.contains(preposition), link > 1, isTimelessNoun(words, link - 1) {
      return layBehindNoun(&words, link)
    }
    if preposition != "de" { layBehindVerb(&words, link) }
  }

  /// Whether the preposition has no noun behind it: the end of the row, a verb that it never opens, thanks or whom it is
  /// done by.
  private func isStranded(_ words: [Constituent], _ link: Int) -> Bool {
    let preposition = words[link].lexeme.lemma
    if link + 1 < words.count, PostposedWords.local.contains(preposition), onlyVerb(words) != nil,
      !words.contains(where: isUndergoer)
    {
      // Colegio / en / llorar / Ana: beside one verb the noun that suits it is found later.
      return false
    }
    guard link + 1 < words.count else {
      return preposition != "a" && preposition != "en"
        || words.contains { $0.lexeme.isInfinitive }
    }
    let next = words[link + 1].lexeme
    if next.kind == .social { return preposition == "por" && link + 2 == words.count }
    guard next.isInfinitive, !words[..<link].contains(where: { $0.lexeme.lemma == "ir" }) else {
      return false
    }
    let before = words[..<link].last { $0.lexeme.wordClass == .verb }
    switch preposition {
    case "de":
      // Papel / avión / de / hacer, but goma / de / borrar, tiempo / de / dormir.
      return link > 1 && before == nil && isTimelessNoun(words, link - 1)
        && isTimelessNoun(words, link - 2)
        && UseWords.tools[words[link - 1].lexeme.lemma] == nil
        && !PostposedWords.timed.contains(words[link - 1].lexeme.lemma)
    case "a":
      return before == nil && PostposedWords.going.contains(next.lemma)
        && isTimelessNoun(words, link - 1)
    case "para", "por", "sin": return false
    default:
      return before.map { frame(of: $0).opening != .word(preposition) } ?? true
    }
  }

  private func isTimelessNoun(_ words: [Constituent], _ index: Int) -> Bool {
    words[index].lexeme.wordClass == .noun && !words[index].lexeme.kind.isTemporal
  }

  /// *Cumpleaños / pastel / de, cama / monstruo / debajo de*: the first noun is what the second is of or where it is.
  private func layBehindNoun(_ words: inout [Constituent], _ link: Int) {
    guard
      let whole = words[..<(link - 1)].lastIndex(where: {
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal
      }), words[(whole + 1)..<(link - 1)].allSatisfy({ $0.lexeme.isDeterminerLike })
    else { return }
    var start = whole
    while start > 0, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    if isHead(words[whole].lexeme, of: words[link - 1].lexeme, words[link].lexeme.lemma) {
      // Helado / fresa / de, erizo / mueble / debajo de.
      var second = link - 1
      while second > 0, words[second - 1].lexeme.isDeterminerLike { second -= 1 }
      words.insert(words.remove(at: link), at: second)
      return
    }
    let phrase = Array(words[start...whole])
    words.insert(contentsOf: phrase, at: link + 1)
    words.removeSubrange(start...whole)
  }

  /// Whether the noun that was laid first is said first as well: what is made of the other, who is beside a thing.
  private func isHead(_ first: Lexeme, of second: Lexeme, _ preposition: String) -> Bool {
    if preposition == "de" {
      if BesideWords.materials.contains(second.lemma) {
        return !BesideWords.materials.contains(first.lemma)
      }
      return PortionWords.joins(first.lemma, second) && !PortionWords.joins(second.lemma, first)
    }
    return first.isBeing && !second.isBeing
  }

  /// *Bicicleta / montar / en / saber, oscuridad / tener / miedo / a, torta / por / gracias*: the first noun that can be meant
  /// stands behind it, and both behind the verb.
  private func layBehindVerb(_ words: inout [Constituent], _ link: Int) {
    guard let noun = governed(words, link) else { return }
    var start = noun
    while start > 0, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    var end = noun
    while end + 1 < words.count, end + 1 != link, words[end + 1].lexeme.wordClass == .adjective,
      !words[end + 1].lexeme.kind.isSmall
    {
      end += 1
    }
    let phrase = [words[link]] + words[start...end]
    let isLaid = { (index: Int) in index == link || (start...end).contains(index) }
    let row = words.indices.filter { !isLaid($0) }
    var place = row.count
    if link + 1 < words.count {
      let verb = row.last { $0 < link && words[$0].lexeme.isInfinitive } ?? link + 1
      place = (row.firstIndex(of: verb) ?? place - 1) + 1
      if verb > link, row.contains(where: { $0 > verb && words[$0].lexeme.isBeing }) {
        place = row.count
      }
    }
    var laid = row.map { words[$0] }
    laid.insert(contentsOf: phrase, at: place)
    words = laid
  }

  /// The noun that the preposition is of: a place for *en* and *a*, else the first; no person beside a thing.
  private func governed(_ words: [Constituent], _ link: Int) -> Int? {
    let free = words.indices.filter { index in
      let word = words[index].lexeme
      return index < link
        && (word.wordClass == .noun && !word.kind.isTemporal || word.wordClass == .properNoun)
        && !(index == link - 1 && ["miedo", "ganas"].contains(word.lemma))
    }
    switch words[link].lexeme.lemma {
    case "en", "a", "hasta", "desde", "hacia":
      return free.first {
        KindSet.places.contains(words[$0].lexeme.kind) || words[$0].lexeme.kind == .furniture
          || words[$0].lexeme.kind == .vehicle
      } ?? free.first { $0 == link - 1 && !words[$0].lexeme.isBeing } ?? free.first
    case "con" where words.contains(where: { PostposedWords.joint.contains($0.lexeme.lemma) }):
      // Yo / querer / jugar / pelota / Luis / con.
      return free.first { words[$0].lexeme.isBeing } ?? free.first
    default:
      return free.first { $0 == link - 1 && !words[$0].lexeme.isBeing }
        ?? free.first { !words[$0].lexeme.isBeing } ?? free.first
    }
  }

  /// *Descansar / un / rato*: so long (NGLE §30.6).
  private func lastAWhile(_ words: inout [Constituent]) {
    guard let unit = words.indices.dropFirst().first(where: { words[$0].lexeme.lemma == "rato" }),
      words[unit - 1].lexeme.lemma == "un", let span = tables.lexicon.known("un rato")
    else { return }
    words[unit - 1].lexeme = span
    words.remove(at: unit)
  }

  /// *En / coche / papá, en / cocina / mamá*: where somebody is, before who it is.
  private func placeFirst(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.wordClass == .adposition,
      PostposedWords.whereabouts.contains(words[0].lexeme.lemma),
      words[1].lexeme.wordClass == .noun, !words[1].lexeme.isBeing,
      KindSet.places.contains(words[1].lexeme.kind)
        || words[1].lexeme.kind == .vehicle || words[1].lexeme.kind == .furniture,
      words[2].lexeme.isBeing,
      words[2].lexeme.wordClass == .noun || words[2].lexeme.wordClass == .properNoun
    else { return }
    words.insert(words.removeLast(), at: 0)
  }

  /// *Amarillo / autobús / llegar, pequeño / perro / ladrar*: a colour or a size laid before its noun (NGLE §13.13).
  private func qualityFirst(_ words: inout [Constituent]) {
    guard
      let quality = words.indices.dropLast().first(where: {
        words[$0].lexeme.wordClass == .adjective
          && (words[$0].lexeme.kind == .color || words[$0].lexeme.kind == .size)
          && !PostposedWords.early.contains(words[$0].lexeme.lemma)
      }), let verb = onlyVerb(words), frame(of: words[verb]).slot(.object) == nil,
      words[quality + 1].lexeme.wordClass == .noun, !words[quality + 1].lexeme.kind.isTemporal,
      quality == 0 || words[quality - 1].lexeme.wordClass == .verb,
      quality == 0 || !frame(of: words[quality - 1]).isCopular,
      quality + 2 == words.count || words[quality + 2].lexeme.wordClass != .adjective
    else { return }
    words.swapAt(quality, quality + 1)
  }

  /// *Autobús / de / ocho / llegar / tarde*: which one it is by its hour (NGLE §24.5).
  private func vehicleOfHour(_ words: inout [Constituent]) {
    guard words.count > 3,
      let vehicle = words.indices.dropLast(2).first(where: {
        words[$0].lexeme.kind == .vehicle && words[$0].lexeme.wordClass == .noun
      }), words[vehicle + 1].lexeme.lemma == "de",
      case let hour = words[vehicle + 2].lexeme,
      hour.wordClass == .numeral || hour.lemma.hasPrefix("las "),
      vehicle + 3 == words.count || words[vehicle + 3].lexeme.wordClass == .verb
    else { return }
    let text = hour.wordClass == .numeral ? SpanishHours.hour(hour.lemma) : hour.lemma
    let noun = words[vehicle].lexeme
    words[vehicle].lexeme.gender = tables.gender(of: noun)
    words[vehicle].lexeme.lemma = "\(noun.lemma) de \(text)"
    words.removeSubrange((vehicle + 1)...(vehicle + 2))
  }

  /// *Pintura / tirar / Nora*: who spilt it, laid last.
  private func spillLast(_ words: inout [Constituent]) {
    guard words.count == 3, words[1].lexeme.isInfinitive,
      PostposedWords.spilling.contains(words[1].lexeme.lemma), isThing(words[0]),
      namesSomeone(words[2])
    else { return }
    words.swapAt(0, 2)
  }

  // MARK: - What is said of it

  /// *Coche / rojo / mío / ser, muñeca / ese / mío / ser*: the copula laid last stands before what it says (NGLE §37.9).
  private func layCopulaBefore(_ words: inout [Constituent]) {
    guard words.count < 6, words.last?.lexeme.lemma == "ser",
      words[words.count - 1].lexeme.isInfinitive, loneVerb(words) == words.count - 1,
      case let owner = words.count - 2, PostposedWords.owners.contains(words[owner].lexeme.lemma),
      words[..<owner].filter({ $0.lexeme.wordClass == .noun }).count == 1,
      words[..<owner].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .adjective
          || $0.lexeme.kind == .demonstrative || isNegator($0)
      }), let noun = words.firstIndex(where: { $0.lexeme.wordClass == .noun })
    else { return }
    let negators = words.filter(isNegator)
    var subject = words[..<owner].filter { !isNegator($0) }
    if let pointer = subject.firstIndex(where: { $0.lexeme.kind == .demonstrative }), pointer > 0,
      noun < subject.count
    {
      subject.insert(subject.remove(at: pointer), at: 0)
    }
    words = subject + negators + [words[words.count - 1], words[owner]]
  }

  /// *Perro / grande / miedo / tener / yo, dentista / miedo / tener / yo*: of what somebody is afraid (NGLE §36.6).
  private func fearLaidFirst(_ words: inout [Constituent]) {
    guard words.count > 3, words.count < 7, let verb = loneVerb(words),
      words[verb].lexeme.lemma == "tener", words[verb].lexeme.isInfinitive, verb > 1,
      words[verb - 1].lexeme.lemma == "miedo", verb + 2 == words.count,
      words[verb + 1].lexeme.lemma == "yo", words[0].lexeme.wordClass == .noun,
      words[1..<(verb - 1)].allSatisfy({ $0.lexeme.wordClass == .adjective }),
      let to = tables.lexicon.known("a")
    else { return }
    words =
      [words[verb + 1], words[verb], words[verb - 1], Constituent(to)] + words[..<(verb - 1)]
  }
}

/// Words of such rows.
enum PostposedWords {
  /// Prepositions that are laid behind their noun.
  static let any = nominal.union(["en", "con", "a", "por", "sobre", "desde", "hasta", "hacia"])
  /// Those that join a noun to the noun that was laid before it.
  static let nominal: WordSet = [
    "de", "debajo de", "encima de", "dentro de", "detrás de", "delante de", "al lado de",
    "cerca de", "lejos de", "fuera de", "enfrente de", "alrededor de",
  ]
  /// What it is time for.
  static let timed: WordSet = [
    "hora", "tiempo", "momento", "ganas", "miedo", "turno", "vez", "día", "forma", "manera",
    "problema", "culpa", "idea",
  ]
  static let local: WordSet = ["en", "a", "con", "sobre", "hasta"]
  static let going: WordSet = ["ir", "venir", "volver", "llegar", "subir", "entrar"]
  /// What is done together.
  static let joint: WordSet = [
    "jugar", "ir", "venir", "hablar", "bailar", "vivir", "dormir", "salir", "pasear",
  ]
  /// What is made for somebody.
  static let making: WordSet = ["dibujar", "pintar", "construir", "fabricar", "inventar", "coser"]
  static let whereabouts: WordSet = ["en", "dentro de", "encima de", "debajo de", "detrás de"]
  /// Sizes that stand before their noun as they are.
  static let early: WordSet = ["gran", "buen", "mal", "primer", "tercer"]
  static let spilling: WordSet = ["tirar", "derramar", "volcar", "romper", "manchar"]
  /// Whose it is, said behind the thing or without it.
  static let owners: WordSet = ["mío", "tuyo", "suyo", "nuestro", "vuestro"]
}
