import AACCore

/// Short Spanish rows of what happens to a thing by itself, with where, why and when: *barco / hundir / bañera, bombilla / fundir / pasillo, helado / derretir /
/// mano, vela / apagar / viento, máquina / parar / sola, pegatina / despegar / cuaderno, tableta / batería / agotar*.
///
/// Who does such a thing at will stays who does it: *caja / abrir / tijeras, tele / apagar / mando, ropa / doblar / cama*.
///
/// Sources: NGLE §41.13 (*verbos pronominales: construcciones medias e incoativas*), §23.3 (what happens by itself), §29.7 (*por* of causes).
extension TileReader {
  /// The clause of such a row; nil where somebody does it.
  func thingChangesUnaided(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 1, row.count < 7, !choices.options.contains(.request),
      row.allSatisfy({
        $0.lexeme.wordClass != .pronoun && $0.lexeme.wordClass != .conjunction
          && $0.lexeme.wordClass != .adposition && $0.lexeme.kind != .question
          && !$0.lexeme.isBeing
      }),
      let verb = loneVerb(row), verb > 0, let said = HappeningToThing(row, verb),
      case let thing = said.head[said.noun].lexeme, thing.namesThing, thing.kind != .body,
      isCommon(said.head[said.noun])
    else { return nil }
    if let own = happensWithReach(said) { return own }
    let lemma = said.verb.lexeme.lemma
    let isAlone = SpanishHappensWords.byItself.contains(lemma)
    guard isAlone || SpanishHappensWords.alsoByItself.contains(lemma),
      !isDoneAtWill(said, lemma)
    else { return nil }
    guard let head = happeningHead(said) else { return nil }
    guard let rest = happeningRest(said, isAlone) else { return nil }
    let subject = head + (rest.site.isEmpty ? [] : rest.site)
    guard isAlone || rest.tellsByItself && !isPlain else { return nil }
    return happened(said, lemma + "se", subject, rest.words)
  }

  /// *Globo / pinchar, sopa / enfriar / nevera, chocolate / derretir / microondas, globo / soltar, avión / despegar / ocho*: somebody may do it because he wants
  /// to, or it does more than that.
  private func isDoneAtWill(_ said: HappeningToThing, _ lemma: String) -> Bool {
    let thing = said.head[said.noun].lexeme
    if SpanishHappensWords.acting.contains(thing.lemma), !said.rest.isEmpty {
      return thing.lemma != "agua" || !SpanishHappensWords.ofWater.contains(lemma)
    }
    // Sol / quemar: it does so to others.
    if thing.lemma == "sol" { return true }
    if lemma == "despegar", thing.kind == .vehicle || thing.lemma == "cohete" { return true }
    let behind = said.rest.first { $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal }
    if lemma == "soltar" || lemma == "desatar", behind == nil,
      !SpanishHappensWords.parts.contains(thing.lemma)
    {
      return true
    }
    if lemma == "romper", let behind, KindSet.places.contains(behind.lexeme.kind),
      !SpanishHappensWords.installed.contains(thing.lemma)
    {
      return true
    }
    guard choices.tense == nil, !isOngoing else { return false }
    if let behind, SpanishHappensWords.causes.contains(behind.lexeme.lemma) { return false }
    return SpanishHappensWords.alsoAtWill.contains(lemma)
      || KindSet.edible.contains(thing.kind)
        && ["derretir", "fundir", "congelar", "enfriar"].contains(lemma)
        && behind.map { SpanishHappensWords.cooking.contains($0.lexeme.lemma) } == true
  }

  private func happened(
    _ said: HappeningToThing, _ lemma: String, _ subject: [Constituent], _ rest: [Constituent]
  ) -> [Clause] {
    var verb = said.verb
    verb.lexeme.lemma = lemma
    var clause = told(verb, by: subject, said.denial + rest)
    noteUnderstood(&clause, subject + [verb] + clause.complements)
    guard choices.tense == nil, !isOngoing, !isTimed(said),
      ![.nature, .weather].contains(said.head[said.noun].lexeme.kind)
    else { return [clause] }
    clause.tense = .past
    if variety == .spanishSpain { clause.options.insert(.perfect) }
    return [clause]
  }

  private func isTimed(_ said: HappeningToThing) -> Bool {
    said.rest.contains { $0.lexeme.kind.isTemporal || $0.lexeme.kind == .frequency }
  }

  /// The thing as it is said: *la puerta, la batería de la tableta, mi globo rojo*.
  private func happeningHead(_ said: HappeningToThing) -> [Constituent]? {
    let words = said.head
    let before = Array(words[..<said.noun])
    guard before.allSatisfy(\.lexeme.isDeterminerLike) else { return nil }
    let noun = words[said.noun]
    let the = before.isEmpty ? small("el") : before
    switch words.count - said.noun {
    case 1: return the + [noun]
    case 2:
      let next = words[said.noun + 1]
      if next.lexeme.wordClass == .adjective, !next.lexeme.kind.isSmall {
        return the + [noun, next]
      }
      guard isCommon(next), next.lexeme.namesThing else { return nil }
      if SpanishHappensWords.parts.contains(next.lexeme.lemma) {
        return small("el") + [next] + small("de") + the + [noun]
      }
      return SpanishHappensWords.parts.contains(noun.lexeme.lemma)
        ? the + [noun] + small("de", "el") + [next] : nil
    default: return nil
    }
  }

  /// What is told beside it: where, why, when and how.
  private struct HappeningRest {
    var words: [Constituent] = []
    /// Where the thing always is.
    var site: [Constituent] = []
    /// Whether nobody did it.
    var tellsByItself = false
  }

  private func happeningRest(_ said: HappeningToThing, _ isAlone: Bool) -> HappeningRest? {
    var rest = HappeningRest()
    var nouns = 0
    for word in said.rest {
      let lexeme = word.lexeme
      if ["solo", "sola", "solos", "solas"].contains(written(word)) {
        var alone = word
        alone.lexeme = Lexeme(lemma: "solo", wordClass: .adjective, kind: .state)
        rest.words.append(alone)
        rest.tellsByItself = true
      } else if lexeme.kind.isTemporal || lexeme.wordClass == .adverb || lexeme.kind == .duration {
        rest.words.append(word)
      } else if SpanishHappensWords.suddenly.contains(written(word)) {
        rest.words.append(word)
        rest.tellsByItself = true
      } else if isCommon(word), nouns == 0 {
        nouns += 1
        guard happeningNoun(word, said, isAlone, &rest) else { return nil }
      } else {
        return nil
      }
    }
    return rest
  }

  private func happeningNoun(
    _ word: Constituent, _ said: HappeningToThing, _ isAlone: Bool, _ rest: inout HappeningRest
  ) -> Bool {
    let lemma = word.lexeme.lemma
    let verb = said.verb.lexeme.lemma
    let thing = said.head[said.noun].lexeme
    if let cause = happeningCause(word, verb) {
      rest.words += cause
      rest.tellsByItself = true
      return true
    }
    guard isAlone else { return false }
    if SpanishHappensWords.comingOff.contains(verb) {
      guard word.lexeme.namesThing || word.lexeme.kind == .body,
        !KindSet.places.contains(word.lexeme.kind), !SpanishHappensWords.tools.contains(lemma)
      else { return false }
      rest.words += small("de", "el") + [word]
      return true
    }
    if SpanishHappensWords.parts.contains(thing.lemma), word.lexeme.namesThing,
      !KindSet.places.contains(word.lexeme.kind), !SpanishHappensWords.holders.contains(lemma)
    {
      rest.site = small("de", "el") + [word]
      return true
    }
    guard isGround(word) || SpanishHappensWords.holders.contains(lemma) else { return false }
    if SpanishHappensWords.installed.contains(thing.lemma),
      KindSet.places.contains(word.lexeme.kind) || word.lexeme.lemma == "pasillo"
    {
      rest.site = small("de") + known(word)
      return true
    }
    rest.words += at(word)
    return true
  }

  /// *Viento, lluvia, golpe*: by what it came, and who does nothing at will.
  private func happeningCause(_ word: Constituent, _ verb: String) -> [Constituent]? {
    let lemma = word.lexeme.lemma
    guard SpanishHappensWords.causes.contains(lemma),
      !["abrir", "cerrar", "encender", "apagar"].contains(verb)
        || SpanishHappensWords.sudden.contains(lemma)
    else { return nil }
    if lemma == "golpe", ["cerrar", "abrir", "apagar", "parar"].contains(verb) {
      return [phrase("de golpe", word)]
    }
    if lemma == "sol", ["derretir", "secar", "calentar", "fundir"].contains(verb) {
      return small("a", "el") + [word]
    }
    return small("por", "el") + [word]
  }

  /// *Arroz / pegar / olla, chicle / pegar / pelo*: what sticks clings to it, and nobody glues it.
  private func happensWithReach(_ said: HappeningToThing) -> [Clause]? {
    guard said.verb.lexeme.lemma == "pegar", said.rest.count == 1, isOver || isPlain,
      let ground = said.rest.first, ground.lexeme.wordClass == .noun,
      case let thing = said.head[said.noun].lexeme, let head = happeningHead(said),
      KindSet.edible.contains(thing.kind) && SpanishHappensWords.pans.contains(ground.lexeme.lemma)
        || thing.lemma == "chicle"
    else { return nil }
    return happened(said, "pegarse", head, small("a", "el") + [ground])
  }
}

/// A row of a thing, a verb and what is told beside it.
struct HappeningToThing {
  /// What stands before the verb but the denial.
  let head: [Constituent]
  /// The place of the noun in it.
  let noun: Int
  let denial: [Constituent]
  let verb: Constituent
  let rest: [Constituent]

  init?(_ row: [Constituent], _ place: Int) {
    var before = Array(row[..<place])
    if before.count > 1, before[before.count - 1].lexeme.lemma == "no" {
      denial = [before.removeLast()]
    } else {
      denial = []
    }
    guard let first = before.firstIndex(where: { !$0.lexeme.isDeterminerLike }) else { return nil }
    head = before
    noun = first
    verb = row[place]
    rest = Array(row[(place + 1)...])
  }
}
