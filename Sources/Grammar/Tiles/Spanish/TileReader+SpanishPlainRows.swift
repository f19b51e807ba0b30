import AACCore

/// Spanish rows of things with their deeds and of a deed with its reason, as they are tapped: *cajón / abrir / calcetín / coger, gafas /
/// necesitar / leer, sangre / nariz / mucho, beso / mejilla / dar / novia, operar / rodilla / miedo, supermercado / ir / leche / faltar*
/// (NGLE §31.1, *yuxtaposición*; §36.1; §46.5, *finales*).
extension TileReader {
  /// The row with these in their order.
  func layPlainRow(_ words: inout [Constituent]) {
    guard words.count > 2, words.count < 8 else { return }
    touchWithKiss(&words)
    muchOfFirst(&words)
    guard let verb = verbPlace(words) else { return }
    denyAnybody(&words, verb)
    alternate(&words)
    needForDeed(&words)
    carryAlong(&words)
    beWithSpeaker(&words, verb)
    lackKin(&words)
    if words.count > 2, let verb = verbPlace(words) { layWhatIsDone(&words, verb) }
  }

  /// *Hermano / tener / no*: whom one has not.
  private func lackKin(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.wordClass == .noun,
      KinWords.own.contains(words[0].lexeme.lemma), words[1].lexeme.lemma == "tener",
      words[1].lexeme.isInfinitive, isNegator(words[2])
    else { return }
    words.reverse()
  }

  /// *Beso / mejilla / dar / novia*: where it is given.
  private func touchWithKiss(_ words: inout [Constituent]) {
    guard
      let kiss = words.indices.dropLast().first(where: {
        PlainRowWords.touches.contains(words[$0].lexeme.lemma)
      }), words[kiss + 1].lexeme.kind == .body, words[kiss + 1].lexeme.wordClass == .noun
    else { return }
    put(&words, "en", at: kiss + 1)
  }

  /// *Sangre / nariz / mucho, mocos / nariz / mucho*: of what there is much, and not of where.
  private func muchOfFirst(_ words: inout [Constituent]) {
    guard words.count == 3, let last = words.last, PartedWords.much.contains(last.lexeme.lemma),
      case let place = words[1].lexeme,
      place.kind == .body || KindSet.places.contains(place.kind) || place.lemma == "clase",
      words[0].lexeme.wordClass == .noun, !words[0].lexeme.isBeing,
      words[0].lexeme.countability == .mass
        || words[0].lexeme.number == .plural
        || PlainRowWords.fluids.contains(words[0].lexeme.lemma),
      !words[0].lexeme.lemma.hasPrefix("dolor")
    else { return }
    words.insert(words.removeLast(), at: 0)
    put(&words, "en", at: 2)
    if place.kind == .body { put(&words, "el", at: 3) }
  }

  /// *Contar / secreto / no / nadie, decir / no / nadie*: what nobody is told.
  private func denyAnybody(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 0, words[0].lexeme.isInfinitive, let last = words.last,
      last.lexeme.lemma == "nadie", isNegator(words[words.count - 2]),
      frame(of: words[0]).slot(.recipient) != nil,
      words[1..<(words.count - 2)].allSatisfy({ isThing($0) || $0.lexeme.isDeterminerLike })
    else { return }
    let no = words.remove(at: words.count - 2)
    words.insert(no, at: 0)
    put(&words, "a", at: words.count - 1)
  }

  /// *Cajón / abrir / calcetín / coger*: each thing is of the verb behind it.
  private func alternate(_ words: inout [Constituent]) {
    guard words.count == 4, isThing(words[0]), words[1].lexeme.isInfinitive, isThing(words[2]),
      words[3].lexeme.isInfinitive,
      [1, 3].allSatisfy({ place in
        let frame = frame(of: words[place])
        let isOpen =
          frame.opening == nil || ["poner", "quitar"].contains(words[place].lexeme.lemma)
        return (frame.pattern == .plain || frame.pattern == .grooming) && isOpen
          && !frame.opensClause && frame.isListed && frame.takesAsObject(words[place - 1].lexeme)
          && !isDoneByThings(frame)
      }), !HappeningWords.livingOrDying.contains(words[1].lexeme.lemma),
      frame(of: words[1]).achievement == nil || words[1].lexeme.lemma == "coger"
    else { return }
    var second = words[3]
    if frame(of: words[1]).aspect == nil || words[1].lexeme.lemma == "abrir" {
      second.lexeme.person = .first
      second.lexeme.number = .singular
    }
    var first = words[1].said(by: .first)
    wearOneself(&first, words[0].lexeme)
    wearOneself(&second, words[2].lexeme)
    let things = [words[0], words[2]]
    words = [first, things[0], second, things[1]]
    put(&words, "y", at: 2)
  }

  /// *Ropa / quitar / pijama / poner, manos / lavar*: what one has on and is washed of oneself.
  private func wearOneself(_ verb: inout Constituent, _ thing: Lexeme) {
    let isWorn = thing.kind == .clothing || PlainRowWords.gear.contains(thing.lemma)
    guard
      isWorn && ["poner", "quitar", "cambiar"].contains(verb.lexeme.lemma)
        || thing.kind == .body && frame(of: verb).pattern == .grooming
    else { return }
    verb.lexeme.lemma += "se"
  }

  /// *Gafas / necesitar / leer, flotador / poner / nadar, pajita / querer / beber*: what a thing is needed for that the deed is not
  /// done to.
  private func needForDeed(_ words: inout [Constituent]) {
    let start = words[0].lexeme.lemma == "yo" ? 1 : 0
    guard words.count == start + 3, isThing(words[start]), words[start + 1].lexeme.isInfinitive,
      words[start + 2].lexeme.isInfinitive, case let thing = words[start].lexeme,
      !thing.kind.isSensation, words[start + 2].lexeme.lemma != "ayudar",
      !KindSet.places.contains(thing.kind), thing.kind != .vehicle,
      case let deed = frame(of: words[start + 2]), deed.isListed,
      deed.pattern == .plain
        || deed.pattern == .grooming,
      !deed.slots.contains(where: {
        $0.words.contains(thing.lemma)
          || $0.role != .instrument
            && ($0.kinds.contains(thing.kind)
              || $0.role == .object
                && $0.acceptedKinds.isEmpty && !PlainRowWords.tools.contains(thing.lemma))
      })
    else { return }
    switch words[start + 1].lexeme.lemma {
    case "necesitar", "querer", "usar", "coger", "buscar": break
    case "poner" where PlainRowWords.gear.contains(thing.lemma):
      words[start + 1].lexeme.lemma = "ponerse"
    default: return
    }
    words.swapAt(start, start + 1)
    put(&words, "para", at: start + 2)
  }

  /// *Ir / piscina / bañador, ir / cole / mochila*: what one takes along.
  private func carryAlong(_ words: inout [Constituent]) {
    guard let verb = onlyVerb(words),
      ["ir", "salir", "venir", "volver"].contains(
        words[verb].lexeme.lemma), words[verb].lexeme.isInfinitive,
      let last = words.last, isThing(last), last.government == nil,
      [.clothing, .toy, .thing, .device, .book, .food].contains(last.lexeme.kind),
      case let place = words[words.count - 2].lexeme, place.wordClass == .noun,
      KindSet.places.contains(place.kind) || place.kind == .nature || place.kind == .event
        || place.lemma == "cole",
      !["compras", "paseo"].contains(last.lexeme.lemma)
    else { return }
    put(&words, "con", at: words.count - 1)
  }

  /// *Peluche / jugar / con / yo*: what plays with me is not played with.
  private func beWithSpeaker(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 4, verb == 1, words[1].lexeme.isInfinitive, words[0].lexeme.kind == .toy,
      words[2].lexeme.lemma == "con", ["yo", "mí"].contains(words[3].lexeme.lemma)
    else { return }
    words[0].lexeme.kind = .animal
    words[0].lexeme.animacy = .animate
  }

  // MARK: - Two thoughts

  /// Where a deed and what is lacking or felt are cut: *supermercado / ir / leche / faltar, operar / rodilla / miedo / yo, eso / no /
  /// gustar / feo*.
  func plainSides(_ words: [Constituent]) -> Cut? {
    guard words.count > 2, words.count < 7 else { return nil }
    return lackBehind(words) ?? fearBehind(words) ?? judgedBehind(words) ?? judgedBefore(words)
  }

  /// *Supermercado / ir / leche / faltar, comprar / pan / faltar / leche*: what is done, and what is lacking.
  private func lackBehind(_ words: [Constituent]) -> Cut? {
    guard let lack = words.firstIndex(where: { $0.lexeme.lemma == "faltar" }),
      words[lack].lexeme.isInfinitive,
      let first = verbPlace(words), first != lack || lack > 1,
      words.filter({ $0.lexeme.wordClass == .verb }).count == 2
    else { return nil }
    var start = lack
    if lack + 1 == words.count {
      start = lack - 1
      guard start > 0, isThing(words[start]) else { return nil }
    } else {
      guard lack + 2 == words.count, isThing(words[lack + 1]) else { return nil }
    }
    guard first < start, words[first].lexeme.isInfinitive, start > 1 else { return nil }
    let thing = words[start == lack ? lack + 1 : start]
    return Cut(first: Array(words[..<start]), second: [words[lack], thing])
  }

  /// *Operar / rodilla / miedo / yo, tormenta / oír / miedo*: what happens, and that one is afraid of it.
  private func fearBehind(_ words: [Constituent]) -> Cut? {
    var row = words
    let hasSpeaker = row.last?.lexeme.lemma == "yo"
    let speaker = hasSpeaker ? [row.removeLast()] : []
    guard let last = row.last, ["miedo", "vergüenza"].contains(last.lexeme.lemma),
      last.lexeme.wordClass == .noun, let verb = onlyVerb(row), row[verb].lexeme.isInfinitive,
      row.count > 2, !row.dropLast().contains(where: { $0.lexeme.kind.isSensation }),
      !PlainRowWords.ofFear.contains(row[verb].lexeme.lemma),
      row[row.count - 2].lexeme.wordClass != .adposition,
      !row[row.count - 2].lexeme.isDeterminerLike,
      !(["película", "peli", "cuento", "libro", "historia"].contains(row[0].lexeme.lemma)),
      !row.contains(where: isNegator),
      frame(of: row[verb]).slot(.object) == nil
        || row.dropLast().contains(where: isThing)
    else { return nil }
    // Operar / rodilla / miedo / yo: it is done to whoever is afraid.
    let isSuffered = EverydayWords.suffered.contains(row[verb].lexeme.lemma)
    return Cut(
      first: row.dropLast() + (isSuffered ? speaker : []),
      second: (isSuffered ? [] : speaker) + [deed("tener"), felt(last)])
  }

  /// *Eso / no / gustar / feo, sopa / no / gustar / caliente*: what is not liked, and what it is like.
  private func judgedBehind(_ words: [Constituent]) -> Cut? {
    guard words.count == 4, isNegator(words[1]), words[2].lexeme.isInfinitive,
      let last = words.last,
      words[0].lexeme.kind == .demonstrative
        || EverydayWords.pointed.contains(words[0].lexeme.lemma)
        || isThing(words[0]),
      ["gustar", "querer", "comer", "beber"].contains(words[2].lexeme.lemma),
      last.lexeme.wordClass == .adjective,
      PlainRowWords.bad.contains(last.lexeme.lemma)
        || PlainRowWords.badNow.contains(last.lexeme.lemma)
    else { return nil }
    if isThing(words[0]) {
      // La pastilla … es amarga: what changes with its noun is said by the rules for tastes.
      let gender = tables.gender(of: words[0].lexeme)
      guard words[2].lexeme.lemma != "querer", words[0].lexeme.number != .plural,
        gender == .masculine || !last.lexeme.lemma.hasSuffix("o")
      else { return nil }
    }
    let isNow = PlainRowWords.badNow.contains(last.lexeme.lemma)
    return Cut(
      first: Array(words[..<3]), second: [.linking(isNow ? "estar" : "ser", .third), last])
  }

  /// *Caro / no / comprar, peligroso / no / subir*: what it is like, and that one leaves it.
  private func judgedBefore(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, isNegator(words[1]), words[2].lexeme.isInfinitive,
      words[0].lexeme.wordClass == .adjective, words[0].lexeme.gender != .feminine,
      PlainRowWords.bad.contains(words[0].lexeme.lemma),
      frame(of: words[2]).pattern == .plain, !frame(of: words[2]).isCopular
    else { return nil }
    var second = [words[1], words[2]]
    if WhereaboutsWords.running.contains(words[2].lexeme.lemma) {
      // Viejo / no / funcionar: what things do.
      second[1] = second[1].said(by: .third)
    } else if frame(of: words[2]).slot(.object) != nil, words[2].lexeme.lemma != "subir" {
      second.append(Constituent(WordJoiner.pronoun("lo")))
    }
    return Cut(first: [.linking("ser", .third), words[0]], second: second)
  }
}

/// Words of such rows.
private enum PlainRowWords {
  static let touches: WordSet = ["beso", "caricia", "mordisco", "golpe", "masaje", "inyección"]
  static let fluids: WordSet = ["sangre", "moco", "mocos", "sudor", "agua", "pus", "granos"]
  /// What one wears to do something.
  static let gear: WordSet = [
    "flotador", "casco", "gafas", "mochila", "cinturón", "manguitos", "bañador", "pijama",
    "guantes",
    "abrigo", "botas", "zapatillas", "delantal", "audífonos", "férula", "pañal", "gorro", "bufanda",
  ]
  /// What one does something with, whatever it is done to.
  static let tools: WordSet = [
    "gafas", "pajita", "tijeras", "cuchillo", "tenedor", "cuchara", "lápiz", "bolígrafo", "boli",
    "tablet", "tableta", "comunicador", "audífonos", "audífono", "andador", "silla de ruedas",
    "bastón",
    "muletas", "lupa", "calculadora", "goma", "regla", "toalla", "jabón", "cepillo", "peine",
    "llave",
    "linterna", "móvil", "ordenador", "flotador", "casco", "guantes", "servilleta", "papel",
    "pañuelo",
  ]
  /// Verbs beside which fear is what is had or given.
  static let ofFear: WordSet = [
    "dar", "tener", "pasar", "sentir", "quitar", "hacer", "perder", "meter", "ver", "querer",
    "contar", "leer",
  ]
  /// How things are that one leaves.
  static let bad: WordSet = [
    "feo", "caro", "malo", "aburrido", "difícil", "peligroso", "asqueroso", "horrible", "grande",
    "pequeño", "viejo", "duro", "amargo", "picante",
  ]
  static let badNow: WordSet = [
    "frío", "caliente", "sucio", "roto", "salado", "soso", "mojado", "crudo",
  ]
}
