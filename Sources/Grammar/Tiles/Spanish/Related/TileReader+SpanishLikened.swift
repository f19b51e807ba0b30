import AACCore

/// Spanish rows that liken one to another, count up to a number and name what somebody is: *correr / como / guepardo, querer /
/// ser / veterinario / como / tía, contar / diez, una / partida / más, profe / cascarrabias, tú / ser / crack*.
///
/// Sources: NGLE §45.5 (*como* of likeness), §29.7 (*hasta*), §21.3 (numbers), §37.4 (*atributos* with *un*).
extension TileReader {
  /// The clauses of such a row; nil where it is none.
  func spanishLikened(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .spanish, isPlain, row.count > 1, row.count < 9,
      row.allSatisfy({ $0.tile != nil && $0.government == nil })
    else { return nil }
    return likeOther(row) ?? countedTo(row) ?? oneMore(row) ?? calledSo(row)
      ?? twoQualities(row) ?? believedSo(row) ?? givenToSpeaker(row) ?? namedThing(row)
      ?? likedPlainly(row)
  }

  /// *Correr / como / guepardo, yo / querer / ser / alto / como / papá*: like whom.
  private func likeOther(_ row: [Constituent]) -> [Clause]? {
    guard let link = row.lastIndex(where: { $0.lexeme.lemma == "como" }), link > 0,
      let other = row.last, row[..<link].contains(where: { $0.lexeme.wordClass == .verb }),
      !row[..<link].contains(where: { $0.lexeme.kind == .question || $0.lexeme.lemma == "tan" }),
      link + 2 == row.count || link + 3 == row.count && row[link + 1].lexeme.isDeterminerLike,
      row.filter({ $0.lexeme.lemma == "como" }).count == 1,
      row[link - 1].lexeme.wordClass != .noun || row[link - 1].lexeme.isHuman,
      let whom = likeness(Array(row[(link + 1)...]))
    else { return nil }
    let before = Array(row[..<link])
    guard other.lexeme.isBeing || other.lexeme.wordClass == .pronoun else { return nil }
    if let how = before.last, how.lexeme.lemma == "rápido" || how.lexeme.wordClass == .adverb,
      how.lexeme.kind == .manner || how.lexeme.lemma == "rápido", before.count > 1
    {
      return readWhole(before.dropLast() + [phrase("\(written(how)) como \(whom)", how)])
    }
    return readWhole(before + [phrase("como \(whom)", other)])
  }

  private func likeness(_ words: [Constituent]) -> String? {
    guard let other = words.last else { return nil }
    if words.count > 1 { return words.map(written).joined(separator: " ") }
    switch other.lexeme.wordClass {
    case .pronoun: return other.lexeme.kind == .person ? written(other) : nil
    case .properNoun: return other.lexeme.lemma
    case .noun:
      if OwnerWords.parents.contains(other.lexeme.lemma) { return other.lexeme.lemma }
      if isWrittenPlural(other) { return other.lexeme.isHuman ? nil : "los \(written(other))" }
      if PortionWords.isKin(other.lexeme.lemma) || KinWords.own.contains(other.lexeme.lemma) {
        return "mi \(other.lexeme.lemma)"
      }
      let isFeminine = tables.gender(of: other.lexeme) == .feminine
      return "\(isFeminine ? "una" : "un") \(other.lexeme.lemma)"
    default: return nil
    }
  }

  /// *Contar / diez, escondite / contar / diez / tú*: up to what number.
  private func countedTo(_ row: [Constituent]) -> [Clause]? {
    guard let verb = loneVerb(row), row[verb].lexeme.lemma == "contar", verb + 1 < row.count,
      row[verb].lexeme.isInfinitive, case let number = row[verb + 1],
      number.lexeme.wordClass == .numeral,
      case let others = row.filter({ $0.tile != number.tile && $0.tile != row[verb].tile }),
      others.allSatisfy({
        $0.lexeme.wordClass == .pronoun || $0.lexeme.isHuman || $0.lexeme.kind == .game
      })
    else { return nil }
    let who = others.filter { $0.lexeme.kind != .game }
    let game = others.filter { $0.lexeme.kind == .game }
    let place = game.isEmpty ? [] : small("en", "el") + game
    let isAlone = who.isEmpty && game.isEmpty
    let end = isAlone ? [phrase("hasta \(written(number))", number)] : small("hasta") + [number]
    return readWhole(who + [row[verb]] + end + place)
  }

  /// *Una / partida / más / por favor, un / rato / más*.
  private func oneMore(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4 && row[3].lexeme.lemma == "por favor",
      ["un", "una", "uno"].contains(written(row[0])),
      isCommon(row[1]) || row[1].lexeme.kind.isTemporal,
      row[1].lexeme.wordClass == .noun, row[2].lexeme.lemma == "más"
    else { return nil }
    let isFeminine = tables.gender(of: row[1].lexeme) == .feminine
    var clause = Clause(variety: variety)
    let text = "\(isFeminine ? "una" : "un") \(row[1].lexeme.lemma) más"
    clause.complements =
      [Constituent(Lexeme(lemma: text, wordClass: .interjection, kind: .social), tile: row[1].tile)]
      + row[3...]
    return [clause]
  }

  /// *Profe / cascarrabias, tú / ser / crack, yo / no / bebé*: what one calls somebody.
  private func calledSo(_ row: [Constituent]) -> [Clause]? {
    guard let name = row.last,
      name.lexeme.wordClass == .noun || name.lexeme.wordClass == .adjective,
      case let rest = row.dropLast().filter({ !isNegator($0) && $0.lexeme.lemma != "ser" }),
      let who = rest.last,
      who.lexeme.isHuman || who.lexeme.wordClass == .pronoun && who.lexeme.kind == .person,
      !WordJoiner.clitics.contains(who.lexeme.lemma),
      rest.dropLast().allSatisfy({
        $0.lexeme.kind == .possessive || $0.lexeme.wordClass == .determiner
      }),
      row.allSatisfy({ $0.lexeme.lemma == "ser" ? $0.lexeme.isInfinitive : true })
    else { return nil }
    let isCalled =
      LikenedWords.names.contains(name.lexeme.lemma)
      || name.lexeme.isInferred && LikenedWords.isCompound(name.lexeme.lemma)
    let no = row.filter(isNegator)
    guard isCalled, name.lexeme.number != .plural || name.lexeme.isInferred,
      !(who.lexeme.wordClass == .pronoun && who.lexeme.number == .plural)
    else { return nil }
    var called = name
    called.lexeme.wordClass = .noun
    called.lexeme.number = .singular
    let gender =
      LikenedWords.invariable.contains(name.lexeme.lemma)
      ? tables.gender(of: name.lexeme) : tables.gender(of: who.lexeme) ?? .masculine
    called.lexeme.gender = gender
    let isPronoun = who.lexeme.wordClass == .pronoun
    let own = rest.count == 1 && KinWords.own.contains(who.lexeme.lemma) ? small("mi") : []
    let article = gender == .feminine ? small("una") : small("un")
    return read(
      own + rest + no + [isPronoun ? .linking("ser") : .linking("ser", .third)]
        + (article.isEmpty ? small("un") : article) + [called])
  }

  /// *Mirar / luna / grande / bonita*: of one thing two qualities.
  private func twoQualities(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, case let last = row[row.count - 1], case let first = row[row.count - 2],
      isCommon(row[row.count - 3]), row.contains(where: { $0.lexeme.wordClass == .verb }),
      [first, last].allSatisfy({
        $0.lexeme.wordClass == .adjective && !$0.lexeme.kind.isSmall && !$0.lexeme.isDeterminerLike
      }),
      LikenedWords.valuing.contains(last.lexeme.lemma), first.lexeme.kind != .color
    else { return nil }
    return readWhole(row.dropLast() + small("y") + [last])
  }

  /// *Pensar / sí, creer / no*: what one takes it for.
  private func believedSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, row[0].lexeme.lemma == "pensar", row[0].lexeme.isInfinitive,
      ["sí", "no"].contains(row[1].lexeme.lemma)
    else { return nil }
    return read([row[0].said(by: .first)] + small("que") + [row[1]])
  }

  /// *Diez / euros / abuela / dar, abuela / dar / diez / euros*: to whoever speaks.
  private func givenToSpeaker(_ row: [Constituent]) -> [Clause]? {
    guard let verb = loneVerb(row), ["dar", "regalar", "prestar"].contains(row[verb].lexeme.lemma),
      row[verb].lexeme.isInfinitive, verb > 0, row[verb - 1].lexeme.isHuman,
      row[verb - 1].lexeme.wordClass == .noun || row[verb - 1].lexeme.wordClass == .properNoun,
      case let others = row[..<(verb - 1)] + row[(verb + 1)...], others.count == 2,
      others[others.startIndex].lexeme.wordClass == .numeral,
      verb == 1 || verb + 1 == row.count, let thing = others.last, isCommon(thing),
      !thing.lexeme.isBeing
    else { return nil }
    let me = Constituent(WordJoiner.pronoun("me"))
    return read([row[verb - 1], me, row[verb]] + others)
  }

  /// *Mi / calle / ser / Mayor, mi / cole / ser / Cervantes*: how a thing is called.
  private func namedThing(_ row: [Constituent]) -> [Clause]? {
    guard let verb = loneVerb(row), row[verb].lexeme.lemma == "ser", verb + 2 == row.count,
      verb > 0,
      row[verb].lexeme.isInfinitive,
      isCommon(row[verb - 1]), row[verb - 1].lexeme.namesThing, let name = row.last,
      name.lexeme.lemma.first?.isUppercase == true,
      !row[..<verb].contains(where: { $0.lexeme.kind == .question }),
      row[..<(verb - 1)].allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    let lead = verb == 1 ? small("el") : []
    return read(
      lead + row[..<verb] + [row[verb].said(by: .third)] + [phrase(name.lexeme.lemma, name)])
  }

  /// *Querer / mucho / todos*: whom one loves.
  private func likedPlainly(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.lemma == "querer", row[0].lexeme.isInfinitive,
      row.contains(where: { $0.lexeme.lemma == "mucho" }),
      let all = row.first(where: { ["todos", "todas"].contains(written($0)) })
    else { return nil }
    return read([row[0].said(by: .first), phrase("mucho a \(written(all))", all)])
  }
}

/// Words of such rows.
private enum LikenedWords {
  /// What one calls people to praise or to tease them, one of the kind.
  static let names: WordSet = [
    "crack", "bebé", "figura", "máquina", "genio", "fenómeno", "payaso", "monstruo", "ángel", "sol",
    "cielo", "cotilla", "pelma", "tramposo", "mentiroso", "robot", "héroe", "campeón", "campeona",
    "desastre", "tesoro", "gallina", "plasta", "brasas", "friki", "crac", "artista", "animal",
    "bestia",
    "cascarrabias", "aguafiestas", "tiquismiquis", "sabelotodo", "caradura", "bocazas", "manazas",
    "gruñón", "gruñona", "llorica", "abusón", "abusona", "chivato", "chivata", "copión", "copiona",
    "princesa", "santo", "trasto", "bicho", "peligro", "quejica", "pesado", "vago", "ladrón",
  ]
  /// Those that keep their own gender, whoever is meant.
  static let invariable: WordSet = [
    "figura", "máquina", "genio", "fenómeno", "monstruo", "ángel", "sol", "cielo", "robot",
    "desastre",
    "tesoro", "crack", "crac", "animal", "bestia", "trasto", "bicho", "peligro", "princesa", "bebé",
  ]
  /// What says how good it is.
  static let valuing: WordSet = [
    "bonito", "precioso", "feo", "rico", "divertido", "simpático", "guapo", "chulo", "bueno",
    "malo",
    "aburrido", "brillante", "suave", "blando", "tierno", "amable", "interesante", "peligroso",
  ]
  /// *Aguafiestas, cascarrabias, metepatas*: a verb and its plural in one word name somebody (NGLE §11.8).
  static func isCompound(_ word: String) -> Bool {
    word.utf8.count > 7 && word.hasSuffix("s") && !word.hasSpace
  }
}
