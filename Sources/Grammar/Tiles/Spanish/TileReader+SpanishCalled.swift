import AACCore

/// Spanish rows that begin with whoever looks after the speaker, and tell or ask them something: *seño / Pablo / pegar, profe / no /
/// entender, mamá / ayudar* (NGLE §42.4, *vocativos*).
extension TileReader {
  /// The readings of what is said to somebody who is called; nil where nobody is.
  func saidToCalled(_ words: [Constituent]) -> [Clause]? {
    guard variety.language == .spanish, words.count > 1, words[0].government == nil,
      words[0].lexeme.wordClass == .noun, CalledWords.all.contains(words[0].lexeme.lemma),
      let rest = toldOrAsked(words)
    else { return nil }
    var clauses = read(rest)
    guard !clauses.isEmpty else { return nil }
    for index in clauses.indices {
      clauses[index].complements.insert(words[0].calledOut, at: 0)
    }
    return clauses
  }

  /// What follows whom one calls, where it cannot well be said of them.
  private func toldOrAsked(_ words: [Constituent]) -> [Constituent]? {
    let rest = Array(words[1...])
    let isTeacher = CalledWords.teachers.contains(words[0].lexeme.lemma)
    if isTeacher, let told = tellOn(rest) ?? ownTrouble(rest) ?? leave(rest) { return told }
    if rest.count == 1, rest[0].lexeme.lemma == "pupa" {
      return [deed("tener"), felt(rest[0])]
    }
    return askedOfCalled(rest, isTeacher)
  }

  /// *Pablo / pegar, él / copiar*: what another has done.
  private func tellOn(_ rest: [Constituent]) -> [Constituent]? {
    guard let verb = loneVerb(rest), verb > 0, !rest.contains(where: isNegator),
      rest[..<(verb - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      case let who = rest[verb - 1].lexeme, who.isHuman || who.wordClass == .pronoun,
      !CalledWords.all.contains(who.lemma),
      who.wordClass == .pronoun
        ? who.kind == .person && who.person == .third && !WordJoiner.clitics.contains(who.lemma)
        : !EverydayWords.carers.contains(who.lemma)
    else { return nil }
    let lemma = rest[verb].lexeme.lemma
    return CalledWords.harming.contains(lemma) || CalledWords.mischief.contains(lemma) ? rest : nil
  }

  /// *No / entender, querer / agua, terminar / dibujo*: what the speaker cannot, wants or has done.
  private func ownTrouble(_ rest: [Constituent]) -> [Constituent]? {
    let isDenied = isNegator(rest[0])
    guard rest.count > (isDenied ? 1 : 0), case let deed = rest[isDenied ? 1 : 0].lexeme,
      deed.isInfinitive,
      isDenied ? CalledWords.failing.contains(deed.lemma) : CalledWords.own.contains(deed.lemma),
      !rest.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return nil }
    return rest
  }

  /// *Poder / baño, baño / poder*: what the speaker asks leave for.
  private func leave(_ rest: [Constituent]) -> [Constituent]? {
    guard rest.count > 1,
      let leave = rest.firstIndex(where: { $0.lexeme.lemma == "poder" && $0.lexeme.isInfinitive }),
      !rest.contains(where: { $0.lexeme.isBeing || isNegator($0) })
    else { return nil }
    var row = rest
    let modal = row.remove(at: leave)
    if row.count == 1, KindSet.edible.contains(row[0].lexeme.kind) {
      row.insert(deed(row[0].lexeme.kind == .drink ? "beber" : "comer"), at: 0)
    }
    return [modal] + row
  }

  /// *Ayudar, explicar / otra vez, mirar / dibujo*: what whoever is called is to do.
  private func askedOfCalled(_ rest: [Constituent], _ isTeacher: Bool) -> [Constituent]? {
    let deed = rest[0].lexeme
    guard deed.isInfinitive,
      !rest.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return nil }
    switch deed.lemma {
    case "ayudar": return rest
    case "explicar", "repetir":
      guard isTeacher, rest.dropFirst().allSatisfy({ CalledWords.anew.contains($0.lexeme.lemma) })
      else { return nil }
    case "mirar":
      guard rest.count == 1 || rest.count == 2 && CalledWords.shown.contains(rest[1].lexeme.lemma)
      else { return nil }
    default: return nil
    }
    let order = rest[0].ordered
    return [order] + rest.dropFirst()
  }
}

/// Words of such rows.
enum CalledWords {
  /// Who looks after a class.
  static let teachers: WordSet = [
    "profe", "seño", "maestro", "maestra", "profesor", "profesora", "monitor", "monitora",
  ]
  static let all: WordSet = teachers.union(["mamá", "papá", "mami", "papi", "abuelo", "abuela"])
  /// What is told of those who have done it to one.
  static let harming: WordSet = OneselfRows.harming.subtracting(["regañar", "castigar"])
    .union(["quitar", "copiar", "copiarse", "burlarse", "chinchar"])
  /// What is told of others.
  static let mischief: WordSet = ["romper", "tirar", "mentir", "llorar", "caerse", "vomitar"]
  /// What the speaker fails at.
  static let failing: WordSet = [
    "entender", "poder", "saber", "oír", "ver", "encontrar", "acordarse", "llegar", "gustar",
  ]
  /// What the speaker says of himself.
  static let own: WordSet = ["querer", "necesitar", "terminar", "acabar"]
  /// Once more, or more slowly.
  static let anew: WordSet = ["otra vez", "de nuevo", "despacio", "más despacio", "mejor"]
  /// What one shows.
  static let shown: WordSet = [
    "dibujo", "ficha", "esto", "foto", "castillo", "torre", "deberes", "construcción", "cuaderno",
    "trabajo", "puzle", "collar", "pulsera",
  ]
}
