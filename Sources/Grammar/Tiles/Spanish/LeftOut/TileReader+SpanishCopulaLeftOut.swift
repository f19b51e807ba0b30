import AACCore

/// Spanish rows that lack only their copula, with more than one noun before it: *pelota / dentro / caja / roja, foto / abuela / encima / mesa, perro / abuelo
/// / viejo, ducha / agua / demasiado / caliente, perro / negro / gato / blanco, casa / grande / y / bonita*.
///
/// Sources: NGLE §37.2 and §37.9 (*ser, estar*), §29.4 (*dentro de, encima de*), §12.7 (*complementos del nombre*), §31.3 (*y*).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func copulaLeftOut(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, row.count > 2, row.count < 10,
      row.allSatisfy({ $0.tile != nil && $0.government == nil })
    else { return nil }
    if let said = clausesLeftOpen(row) ?? comparedInRow(row) { return said }
    if let said = timesOfTwo(row) ?? wholeThoughts(row) { return said }
    if let said = deedsInRow(row) ?? joinsLeftOut(row) ?? edgesLeftOut(row) { return said }
    guard isPlain, verbPlace(row) == nil,
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.kind == .social
          || $0.lexeme.wordClass == .adposition || $0.lexeme.wordClass == .pronoun
      })
    else { return nil }
    if let both = twoOfAKind(row) ?? deepAndAfraid(row) { return [both] }
    return (placedThing(row) ?? ownedSo(row) ?? sitedSo(row) ?? qualitiesJoined(row)).map {
      read($0)
    }
  }

  /// A noun with what stands before and behind it, as it is said: *la foto de la abuela, mi caja roja*; nil where it is more than that.
  func ownedPhrase(_ words: [Constituent]) -> [Constituent]? {
    guard let noun = words.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      isCommon(words[noun]) || words[noun].lexeme.wordClass == .properNoun && noun == 0
    else { return nil }
    var said = Array(words[...noun])
    var isOwned = false
    for word in words[(noun + 1)...] {
      if word.lexeme.wordClass == .adjective, !word.lexeme.kind.isSmall,
        !word.lexeme.isDeterminerLike
      {
        said.append(word)
      } else if !isOwned, said.count == noun + 1, isCommon(word) || isNamed(word) {
        isOwned = true
        let isSort = !word.lexeme.isBeing && isSortOf(words[noun].lexeme, word.lexeme)
        said += isSort ? ofSort(word) : small("de") + owned(by: word)
      } else {
        return nil
      }
    }
    return said
  }

  /// Who has it: *la abuela, mi hermana, mamá, Ana*.
  func owned(by word: Constituent) -> [Constituent] {
    guard word.lexeme.wordClass == .noun, word.lexeme.isHuman,
      !OwnerWords.parents.contains(word.lexeme.lemma),
      !["mami", "papi"].contains(word.lexeme.lemma),
      !KinWords.own.contains(word.lexeme.lemma)
    else { return known(word) }
    return small("el") + [word]
  }

  private func isNamed(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .properNoun && word.lexeme.isHuman
  }

  // MARK: - Where

  /// *Pelota / dentro / caja / roja, foto / abuela / encima / mesa, no / pelota / dentro / caja*.
  private func placedThing(_ row: [Constituent]) -> [Constituent]? {
    let isDenied = isNegator(row[0])
    let words = isDenied ? Array(row.dropFirst()) : row
    guard words.count > 3 || isDenied,
      let place = words.firstIndex(where: { RowWords.relations[$0.lexeme.lemma] != nil }),
      place > 0, place + 1 < words.count, let link = RowWords.relations[words[place].lexeme.lemma],
      let thing = ownedPhrase(Array(words[..<place])),
      thing.last?.lexeme.wordClass != .adjective
        || thing.count < 4,
      let ground = ownedPhrase(Array(words[(place + 1)...]))
    else { return nil }
    let relation = Constituent(
      Lexeme(lemma: link, wordClass: .adposition, kind: .direction), tile: words[place].tile)
    return thing + (isDenied ? [row[0]] : []) + [.linking("estar"), relation] + ground
  }

  // MARK: - Whose and of what

  /// Where the quality that ends a row begins with its degree.
  func qualityStart(_ row: [Constituent]) -> Int? {
    guard let last = row.last?.lexeme, last.wordClass == .adjective || last.lemma == "frío",
      !last.kind.isSmall, !last.isDeterminerLike
    else { return nil }
    var start = row.count - 1
    while start > 0,
      row[start - 1].lexeme.kind == .degree || row[start - 1].lexeme.lemma == "muy"
        || row[start - 1].lexeme.lemma == "demasiado"
    {
      start -= 1
    }
    return start
  }

  /// *Perro / abuelo / viejo, pelo / muñeca / largo, vestido / hermana / muy / bonito, ducha / agua / demasiado / caliente*.
  private func ownedSo(_ row: [Constituent]) -> [Constituent]? {
    guard let start = qualityStart(row), start == 2, let quality = row.last, isCommon(row[0]),
      isCommon(row[1]) || isNamed(row[1])
    else { return nil }
    let hasDegree = start + 1 < row.count
    let first = row[0].lexeme, second = row[1].lexeme
    let isTurned = LeftOutWords.watered.contains(first.lemma) && second.lemma == "agua" && hasDegree
    let isOwned =
      first.kind == .animal && second.isHuman && second.number != .plural
      || first.kind == .body && second.kind == .toy
      || hasDegree && first.namesThing && second.isHuman
    guard isTurned || isOwned && agreesWith(row[0], quality) else { return nil }
    let (thing, owner) = isTurned ? (row[1], row[0]) : (row[0], row[1])
    let being = copula(for: quality.lexeme, of: thing.lexeme, hasDegree) ?? "ser"
    return small("el") + [thing] + small("de") + owned(by: owner) + [.linking(being)]
      + row[start...]
  }

  /// Whether a quality may be of the noun: no other gender was laid on it.
  private func agreesWith(_ noun: Constituent, _ quality: Constituent) -> Bool {
    guard let gender = quality.lexeme.gender, !quality.lexeme.isInferred else { return true }
    return gender == (tables.gender(of: noun.lexeme) ?? .masculine)
  }

  /// *Fila / muy / larga / súper, suelo / muy / sucio / baño*: where the thing is that is so.
  private func sitedSo(_ row: [Constituent]) -> [Constituent]? {
    guard let place = row.last, isGround(place) || LeftOutWords.queued.contains(place.lexeme.lemma),
      isCommon(row[0]), row.count > 3,
      NounRowWords.fixed.contains(row[0].lexeme.lemma)
        || LeftOutWords.queues.contains(row[0].lexeme.lemma),
      case let words = Array(row.dropLast()), let start = qualityStart(words), start == 1,
      start + 1 < words.count, let quality = words.last
    else { return nil }
    let being = copula(for: quality.lexeme, of: row[0].lexeme, true) ?? "ser"
    return small("el") + [row[0]] + small("de", "el") + [place, .linking(being)] + words[start...]
  }

  // MARK: - Two

  /// *Perro / negro / gato / blanco, mesa / roja / silla / azul*: each is as it is.
  private func twoOfAKind(_ row: [Constituent]) -> Clause? {
    guard row.count == 4, isCommon(row[0]), isCommon(row[2]),
      row[0].lexeme.kind == row[2].lexeme.kind, row[0].lexeme.lemma != row[2].lexeme.lemma,
      row[0].lexeme.kind == .animal || row[0].lexeme.namesThing && row[0].lexeme.kind != .nature,
      !isMany(row[0]), !isMany(row[2]),
      row[1].lexeme.wordClass == .adjective, row[1].lexeme.kind == .color,
      row[3].lexeme.wordClass == .adjective, row[3].lexeme.kind == .color,
      row[1].lexeme.lemma != row[3].lexeme.lemma
    else { return nil }
    return clause(
      of: Cut(
        first: small("el") + [row[0], .linking("ser"), row[1]],
        second: small("el") + [row[2], .linking("ser"), row[3]], link: "y"))
  }

  /// *Agua / piscina / profunda / miedo*: what a place is like, and what the speaker feels for that.
  private func deepAndAfraid(_ row: [Constituent]) -> Clause? {
    guard row.count == 4, let feeling = row.last, LeftOutWords.felt.contains(feeling.lexeme.lemma),
      isCommon(row[0]), NounRowWords.fixed.contains(row[0].lexeme.lemma), isGround(row[1]),
      row[2].lexeme.wordClass == .adjective, !row[2].lexeme.kind.isSmall
    else { return nil }
    let being = copula(for: row[2].lexeme, of: row[0].lexeme, false) ?? "ser"
    return clause(
      of: Cut(
        first: small("el") + [row[0]] + small("de", "el") + [row[1], .linking(being), row[2]],
        second: [deed("tener").said(by: .first), feeling]))
  }

  /// *Casa / grande / y / bonita, niño / alto / y / guapo*: what one thing is like in two ways.
  private func qualitiesJoined(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, row.count < 6, case let last = row[row.count - 1],
      row[row.count - 2].lexeme.lemma == "y", case let first = row[row.count - 3],
      first.lexeme.wordClass == .adjective, last.lexeme.wordClass == .adjective,
      !first.lexeme.kind.isSmall, !last.lexeme.kind.isSmall, !last.lexeme.isDeterminerLike,
      isCommon(row[row.count - 4]), row.count == 4 || row[0].lexeme.isDeterminerLike
    else { return nil }
    let being = copula(for: last.lexeme, of: row[row.count - 4].lexeme, true) ?? "ser"
    return row.dropLast(3) + [.linking(being)] + row.suffix(3)
  }
}

/// Words of such rows.
private enum LeftOutWords {
  /// Where there is water that is felt.
  static let watered: WordSet = [
    "ducha", "bañera", "piscina", "grifo", "fuente", "mar", "río", "lago", "jacuzzi", "lavabo",
  ]
  /// Where one waits.
  static let queues: WordSet = ["fila", "cola", "espera"]
  static let queued: WordSet = [
    "súper", "supermercado", "cine", "banco", "médico", "tienda", "mercado", "autobús", "comedor",
    "caja", "farmacia", "tobogán", "columpio", "baño", "museo",
  ]
  /// What one feels about a place.
  static let felt: WordSet = ["miedo", "frío", "calor", "asco", "vergüenza"]
}
