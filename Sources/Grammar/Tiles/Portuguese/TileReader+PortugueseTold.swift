import AACCore

/// More Portuguese rows of nouns whose verb everybody hears: *almoço / macarrão, abraço / vovó, pesadelo / monstro, tablet / dez /
/// minutos, coceira / costas, blusa / azul / eu, quando / médico* (Bechara, *Elipse*; Cunha & Cintra, chapter 7).
extension TileReader {
  /// Puts the verb in.
  func readTold(_ words: inout [Constituent]) {
    guard (2...5).contains(words.count),
      !words.contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction
      })
    else { return }
    if words.contains(where: { $0.lexeme.kind == .question }) { return askWhenIsIt(&words) }
    serveAtMeal(&words)
    wantHug(&words)
    dreamOf(&words)
    useSoLong(&words)
    itchThere(&words)
    claimDescribed(&words)
    isTimeFor(&words)
    wetThere(&words)
    fearAsDescribed(&words)
    orderFood(&words)
  }

  /// *Remédio / hora*: what it is time for.
  private func isTimeFor(_ words: inout [Constituent]) {
    guard words.count == 2, let hour = words.firstIndex(where: { $0.lexeme.lemma == "hora" }),
      case let due = words[1 - hour], isBareNoun(due),
      due.lexeme.kind == .medicine || hour == 1 && isMeal(due.lexeme)
    else { return }
    words = [.linking("ser", .third), words[hour], known("de"), article, due]
  }

  /// *Xixi / calça*: what has happened.
  private func wetThere(_ words: inout [Constituent]) {
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    guard words.count == start + 2, PressingWords.relief.contains(words[start].lexeme.lemma),
      PressingWords.mishapPlaces.contains(words[start + 1].lexeme.lemma)
    else { return }
    var deed = words[start]
    deed.lexeme = Lexeme(
      lemma: "fazer \(deed.lexeme.lemma)", wordClass: .verb, kind: .action)
    deed.lexeme.person = .first
    deed.lexeme.number = .singular
    deed.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    words = words[..<start] + [deed, known("em"), article, words[start + 1]]
  }

  /// *Cavalo / grande / medo*: of what one is afraid.
  private func fearAsDescribed(_ words: inout [Constituent]) {
    guard words.count == 3, isBareNoun(words[0]), words[1].lexeme.wordClass == .adjective,
      !words[1].lexeme.kind.isPassing, !words[1].lexeme.kind.isSmall,
      ["medo", "nojo", "pavor"].contains(words[2].lexeme.lemma)
    else { return }
    words = [mine("ter"), words[2], known("de"), article, words[0], words[1]]
  }

  /// *Arroz / feijão / carne*: what one wants to eat.
  private func orderFood(_ words: inout [Constituent]) {
    guard words.count > 2,
      words.allSatisfy({
        isBareNoun($0) && KindSet.edible.contains($0.lexeme.kind) && $0.lexeme.kind != .meal
          && $0.lexeme.wordClass == .noun
      })
    else { return }
    words.insert(mine("querer"), at: 0)
  }

  private func mine(_ lemma: String, past: Bool = false) -> Constituent {
    var verb = Constituent.linking(lemma, .first)
    verb.lexeme.kind = .action
    if past { verb.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past }
    return verb
  }

  /// *Almoço / macarrão, hoje / jantar / pizza*: what there is to eat.
  private func serveAtMeal(_ words: inout [Constituent]) {
    let times = words.filter { $0.lexeme.kind.isTemporal }
    let rest = words.filter { !$0.lexeme.kind.isTemporal }
    guard rest.count == 2, times.count < 2, rest.allSatisfy(isBareNoun),
      TelegramWords.meals.contains(rest[0].lexeme.lemma),
      KindSet.edible.contains(rest[1].lexeme.kind), rest[1].lexeme.kind != .meal,
      !TelegramWords.meals.contains(rest[1].lexeme.lemma)
    else { return }
    var verb = Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
    verb.lexeme.kind = .action
    if times.contains(where: { tables.lexicon.tense(of: $0.lexeme.lemma) == .past }) {
      verb.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    }
    var food = rest[1]
    food.lexeme.article = .bare
    words = [verb, food, known("em"), article, rest[0]] + times
  }

  /// *Abraço / vovó, colo / papai, abraço / eu*: from whom one wants it.
  private func wantHug(_ words: inout [Constituent]) {
    guard words.count == 2, DailyPlaces.givenByOthers.contains(words[0].lexeme.lemma),
      words[0].lexeme.lemma != "socorro"
    else { return }
    var hug = words[0]
    hug.lexeme.article = .bare
    let one = TelegramWords.single.contains(hug.lexeme.lemma) ? [known("um")] : []
    if words[1].lexeme.lemma == "eu", hug.lexeme.lemma != "ajuda" {
      var wanting = mine("querer")
      wanting.lexeme.person = nil
      wanting.lexeme.number = nil
      words = [words[1], wanting] + one + [hug]
    } else if words[1].lexeme.isHuman, isBareNoun(words[1]) {
      words = [mine("querer")] + one + [hug, known("de")] + before(words[1].lexeme) + [words[1]]
    }
  }

  /// *Pesadelo / monstro, eu / sonho / cachorro*: what it was about.
  private func dreamOf(_ words: inout [Constituent]) {
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    guard words.count == start + 2, isBareNoun(words[start]), isBareNoun(words[start + 1]),
      ["pesadelo", "sonho"].contains(words[start].lexeme.lemma)
    else { return }
    let about = words[start + 1]
    let isKnown = about.lexeme.isHuman && isOwnerByName(about.lexeme)
    words =
      words[..<start] + [mine("ter", past: true), known("um"), words[start], known("com")]
      + (isKnown ? before(about.lexeme) : [known("um")]) + [about]
  }

  /// *Tablet / dez / minutos, televisão / uma / hora*: how long one wants it.
  private func useSoLong(_ words: inout [Constituent]) {
    guard words.count == 3, isBareNoun(words[0]), words[0].lexeme.namesThing,
      words[1].lexeme.wordClass == .numeral || ["um", "uma"].contains(words[1].lexeme.lemma),
      ["minuto", "minutos", "hora", "horas"].contains(words[2].lexeme.lemma)
    else { return }
    let isWatched = BriefWords.watched.contains(words[0].lexeme.lemma)
    guard isWatched || words[0].lexeme.kind == .device || words[0].lexeme.kind == .toy else {
      return
    }
    words =
      [mine("querer")] + (isWatched ? [deed("ver")] : [article]) + [words[0], known("por")]
      + words[1...]
  }

  /// *Coceira / costas*: what one has there.
  private func itchThere(_ words: inout [Constituent]) {
    guard words.count == 2, TelegramWords.itches.contains(words[0].lexeme.lemma),
      words[1].lexeme.kind == .body, isBareNoun(words[1])
    else { return }
    var itch = words[0]
    itch.lexeme.article = .bare
    words = [.linking("estar", .first), known("com"), itch, known("em"), article, words[1]]
  }

  /// *Blusa / azul / eu, sapato / apertado / eu*: the speaker's own, and how it is.
  private func claimDescribed(_ words: inout [Constituent]) {
    guard words.count == 3, words[2].lexeme.lemma == "eu", isBareNoun(words[0]),
      [.clothing, .toy, .vehicle, .device, .book, .furniture].contains(words[0].lexeme.kind),
      words[1].lexeme.wordClass == .adjective, !words[1].lexeme.kind.isSmall,
      let own = Possessives.word(for: words[2].lexeme, tile: words[2].tile, in: variety)
    else { return }
    let isState =
      words[1].lexeme.kind.isPassing || SuppliedWords.conditions.contains(words[1].lexeme.lemma)
      || isParticiple(words[1].lexeme.lemma)
    words = [own, words[0]] + (isState ? [.linking("estar", .third)] : []) + [words[1]]
  }

  /// *Quando / médico, aniversário / mamãe / quando*: on what day it is.
  private func askWhenIsIt(_ words: inout [Constituent]) {
    guard let asked = words.firstIndex(where: { $0.lexeme.lemma == "quando" }) else { return }
    var rest = words
    let when = rest.remove(at: asked)
    guard let event = rest.first, isBareNoun(event), rest.count < 3 else { return }
    let name = event.lexeme.lemma
    var phrase = [article, event]
    if rest.count == 2 {
      guard DatedWords.ofPeople.contains(name) || name == "prova" || name == "aula" else { return }
      if let own = Possessives.word(for: rest[1].lexeme, tile: rest[1].tile, in: variety) {
        phrase = [own, event]
      } else {
        guard rest[1].lexeme.isHuman, isBareNoun(rest[1]) else { return }
        phrase += [known("de")] + before(rest[1].lexeme) + [rest[1]]
      }
    } else {
      guard MeaningWords.services.contains(name) || isMeal(event.lexeme) || name == "escola" else {
        return
      }
    }
    words = [when, .linking("ser", .third)] + phrase
  }
}

extension TelegramWords {
  static let meals: WordSet = [
    "almoço", "jantar", "lanche", "café da manhã", "pequeno-almoço", "merenda", "ceia",
    "sobremesa",
  ]
  /// Of what one gets one at a time.
  static let single: WordSet = ["abraço", "beijo", "beijinho", "massagem"]
  /// What one feels on the skin and in the limbs.
  static let itches: WordSet = [
    "coceira", "comichão", "cãibra", "formigamento", "pontada", "ardência", "inchaço",
  ]
}
