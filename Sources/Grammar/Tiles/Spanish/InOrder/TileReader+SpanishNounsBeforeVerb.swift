import AACCore

/// Rows of Spanish laid as they are said that begin with two nouns or three, of which the first does it and each other one tells of which the one before it
/// is: *gato / vecino / romper / cortina, impresora / oficina / no / tener / tinta, niño / gorra / verde / empujar / mi / hermana, bicicleta / estática /
/// mamá / estar / trastero, casa / amiga / mi / madre / tener / chimenea*.
///
/// What stands behind the verb tells: with an object there, or a verb that has none, the second noun is no object. Whoever is in a place, uses a tool, or is
/// joined to another stays what he is: *parque / niño / jugar, cuchillo / mamá / cortar / pan, mamá / papá / comer / pizza*.
///
/// Sources: NGLE §12.7 (*complementos del nombre con de*), §12.9, §33.1 (subjects), §40.4 (order).
extension TileReader {
  /// The clauses of such a row; nil where the second noun is something else.
  func nounsBeforeVerb(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row.count < 10, let parts = SpanishNounsBeforeVerb(envelopeNamed(row)),
      !parts.hasOtherDoer, !parts.asksBehind, !endsInWarningOrWish(parts),
      let subject = parts.side != nil
        ? ofSideThatDoes(parts)
        : parts.nouns.count > 1 ? groupThatDoes(parts) : thingThatDoes(parts)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = subject
    if let head = subject.firstIndex(where: { $0.tile == parts.nouns[0].noun.tile }) {
      clause.subject[head].lexeme.forms[Clause.inOrder] = ""
    }
    for link in parts.nouns.dropFirst() where link.qualities.count == 1 {
      if let noun = link.noun.tile, let quality = link.qualities[0].tile {
        clause.joins[noun] = [noun, quality]
      }
    }
    if let side = parts.side?.tile, let noun = parts.nouns[0].noun.tile {
      clause.joins[noun] = [noun, side]
    }
    clause.verb = parts.verb
    var rest = parts.rest
    settleRest(&rest, parts.verb.lexeme.lemma)
    clause.complements = parts.times + parts.between + rest
    settleEvent(&clause, row)
    return [clause]
  }

  /// *Olla / quemar / cuidado, puzle / mil / piezas / terminar / querer*: others are warned, or whoever speaks would like to do it.
  private func endsInWarningOrWish(_ parts: SpanishNounsBeforeVerb) -> Bool {
    parts.rest.count == 1 && ["cuidado", "querer"].contains(parts.rest[0].lexeme.lemma)
  }

  /// *Niño / gorra / verde, chica / ojos / azules*: what the second noun is like is one word with it, so that nobody thinks it of the first.
  private func suchNoun(_ link: SpanishNounsBeforeVerb.Link) -> Constituent {
    var noun = link.noun
    guard link.qualities.count == 1 else { return noun }
    let quality = link.qualities[0]
    let gender = tables.gender(of: noun.lexeme)
    let isMany = noun.lexeme.number == .plural || isWrittenPlural(noun)
    let one = agreed(quality.lexeme.lemma, with: gender)
    let many = isMany ? tables.morphology?.plural(of: one, wordClass: .adjective).first : nil
    let said = many ?? one
    noun.lexeme.gender = gender
    noun.lexeme.lemma = "\(written(noun)) \(said)"
    if isMany { noun.lexeme.number = .plural }
    return noun
  }

  /// *Sobre / carta*: that is what a letter is sent in, and no preposition.
  private func envelopeNamed(_ row: [Constituent]) -> [Constituent] {
    guard row[0].lexeme.lemma == "sobre", ["carta", "azúcar", "té"].contains(row[1].lexeme.lemma),
      row[2].lexeme.isInfinitive || isNegator(row[2])
    else { return row }
    var named = row
    var noun = Lexeme(lemma: "sobre", wordClass: .noun, kind: .thing)
    noun.gender = .masculine
    noun.countability = .count
    named[0].lexeme = noun
    return named
  }

  /// The nouns as one; nil where they are not.
  private func groupThatDoes(_ parts: SpanishNounsBeforeVerb) -> [Constituent]? {
    let first = parts.nouns[0]
    var words = (first.before.isEmpty ? small("el") : first.before) + [first.noun] + first.qualities
    for place in parts.nouns.indices.dropFirst() {
      let (part, whole) = (parts.nouns[place - 1], parts.nouns[place])
      let isLast = place + 1 == parts.nouns.count
      guard let link = linkInGroup(part, whole, isLast: isLast),
        place > 1 || doesItAsGroup(part, whole, parts)
      else { return nil }
      words += link.map {
        $0.tile == whole.noun.tile && whole.qualities.count == 1 ? suchNoun(whole) : $0
      }
      if whole.qualities.count > 1 { words += whole.qualities }
    }
    return words
  }

  /// *Vecinos / arriba / discutir, señor / atrás / hablar, luz / fuera / estar / encendida*: which of them (NGLE §30.5).
  private func ofSideThatDoes(_ parts: SpanishNounsBeforeVerb) -> [Constituent]? {
    guard parts.nouns.count == 1, let side = parts.side, !parts.rest.isEmpty else { return nil }
    let first = parts.nouns[0]
    let noun = first.noun.lexeme
    let verb = parts.verb.lexeme.lemma
    guard
      SpanishGroupWords.nearby.contains(noun.lemma)
        ? !TwoNounSubjects.reached.contains(verb) && !SpanishGroupWords.stationed.contains(verb)
        : SpanishGroupWords.sided.contains(noun.lemma) && isDoneByThing(first, parts)
    else { return nil }
    var known = first.noun
    known.lexeme.gender = tables.gender(of: noun)
    if isWrittenPlural(first.noun) { known.lexeme.number = .plural }
    known.lexeme.lemma = "\(written(first.noun)) de \(side.lexeme.lemma)"
    return (first.before.isEmpty ? small("el") : first.before) + [known] + first.qualities
  }

  /// *Del vecino, de la oficina, de música, de mi madre*: what stands between a noun and the one that tells of which it is.
  private func linkInGroup(
    _ part: SpanishNounsBeforeVerb.Link, _ whole: SpanishNounsBeforeVerb.Link, isLast: Bool
  ) -> [Constituent]? {
    let (thing, other) = (part.noun.lexeme, whole.noun.lexeme)
    if !whole.before.isEmpty { return small("de") + whole.before + [whole.noun] }
    if PortionWords.joins(thing.lemma, other), KindSet.edible.contains(other.kind) {
      return ofSort(whole.noun)
    }
    if SpanishGroupWords.ofSources[thing.lemma]?.contains(other.lemma) == true {
      var source = whole.noun
      if other.lemma == "policía" { source.lexeme.gender = .feminine }
      return small("de", "el") + [source]
    }
    if other.wordClass != .properNoun, other.lemma.first?.isUppercase == true {
      return small("de") + [whole.noun]
    }
    if other.isHuman, !isLast { return small("de", "el") + [whole.noun] }
    if let link = belonging(part.noun, whole.noun), link.first?.lexeme.lemma == "de" { return link }
    if other.isHuman { return small("de") + owned(by: whole.noun) }
    if other.wordClass == .properNoun { return small("de") + [whole.noun] }
    if whole.qualities.isEmpty, SpanishGroupWords.isKind(thing, other) { return ofSort(whole.noun) }
    return small("de", "el") + [whole.noun]
  }

  /// Whether the first of the two does it, by what both are and what stands behind the verb.
  private func doesItAsGroup(
    _ part: SpanishNounsBeforeVerb.Link, _ whole: SpanishNounsBeforeVerb.Link,
    _ parts: SpanishNounsBeforeVerb
  ) -> Bool {
    let thing = part.noun.lexeme
    // Mi / gato / vecina: whose it is has been said.
    if part.before.contains(where: { $0.lexeme.kind == .possessive }), whole.noun.lexeme.isBeing {
      return false
    }
    if OwnerWords.parents.contains(thing.lemma)
      || CalledWords.all.contains(thing.lemma) && !isOtherOf(thing, whole.noun.lexeme)
    {
      return SpanishGroupWords.isTaught(thing, whole.noun.lexeme)
        && hasNoUseForSecond(whole, parts)
    }
    if SpanishGroupWords.ofSources[thing.lemma]?.contains(whole.noun.lexeme.lemma) == true {
      return !parts.rest.isEmpty && parts.object == nil
    }
    if SpanishGroupWords.bodies.contains(thing.lemma) { return bodyDoes(whole, parts) }
    if thing.isHuman { return personDoes(part, whole, parts) }
    if thing.isBeing { return animalDoes(part, whole, parts) }
    return thingDoes(part, whole, parts)
  }

  /// *Abuelo / Marta*: she is somebody else than he.
  private func isOtherOf(_ kin: Lexeme, _ name: Lexeme) -> Bool {
    TwoNounSubjects.kin.contains(kin.lemma) && name.wordClass == .properNoun
      && name.gender.map { $0 != tables.gender(of: kin) } == true
  }

  /// With an object behind it the verb has no use for another; nor has one that never has any.
  private func hasNoUseForSecond(
    _ second: SpanishNounsBeforeVerb.Link, _ parts: SpanishNounsBeforeVerb
  ) -> Bool {
    let frame = tables.frames[parts.verb.lexeme.lemma]
    guard !frame.isDefault else { return parts.object != nil }
    if parts.object != nil || parts.rest.first.map({ isToldOfListener($0) }) == true { return true }
    let noun = second.noun.lexeme
    return !parts.rest.isEmpty
      && !frame.slots.contains {
        $0.role == .object
          && ($0.words.contains(noun.lemma)
            || $0.words.isEmpty
              && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(noun.kind)))
      }
  }

  private func isToldOfListener(_ word: Constituent) -> Bool {
    ["yo", "tú", "mí", "ti", "me", "te"].contains(word.lexeme.lemma)
      || ["mí", "ti"].contains(written(word))
  }

  // MARK: - Somebody

  /// *Profesora / música / tocar / violín, chica / pelo / rizado / mirar / yo, vampiro / cuento / tener / colmillos, niña / trenzas / ganar / carrera*.
  private func personDoes(
    _ part: SpanishNounsBeforeVerb.Link, _ whole: SpanishNounsBeforeVerb.Link,
    _ parts: SpanishNounsBeforeVerb
  ) -> Bool {
    let (person, other) = (part.noun.lexeme, whole.noun.lexeme)
    let verb = parts.verb.lexeme.lemma
    if other.isBeing { return kinOfOther(part, whole, parts) }
    if other.kind == .sport, parts.thingBehind != nil, !SpanishGroupWords.isTaught(person, other) {
      return !SpanishGroupWords.playing.contains(verb)
    }
    guard hasNoUseForSecond(whole, parts) else { return false }
    if SpanishGroupWords.isKind(person, other) { return true }
    if other.kind == .vehicle { return SpanishGroupWords.drivers.contains(person.lemma) }
    if KindSet.places.contains(other.kind) {
      return SpanishGroupWords.worksThere(person, other)
        && !TwoNounSubjects.reached.contains(verb)
    }
    if SpanishGroupWords.feigned.contains(person.lemma),
      SpanishGroupWords.tales.contains(other.lemma)
    {
      return !SpanishGroupWords.telling.contains(verb)
    }
    let isWorn = SpanishGroupWords.isWorn(other)
    return isWorn && !SpanishGroupWords.dressing.contains(verb)
      && (other.kind != .body || !whole.qualities.isEmpty
        || SpanishGroupWords.ofHair.contains(other.lemma))
      && (!whole.qualities.isEmpty || parts.object.map { !SpanishGroupWords.isWorn($0) } == true)
  }

  /// *Banda / Javi / tocar / plaza, equipo / pueblo / ganar / partido, familia / Ana / venir / mañana*.
  private func bodyDoes(
    _ whole: SpanishNounsBeforeVerb.Link, _ parts: SpanishNounsBeforeVerb
  ) -> Bool {
    let other = whole.noun.lexeme
    guard !parts.rest.isEmpty else { return false }
    if other.isHuman {
      return other.wordClass == .properNoun || !whole.before.isEmpty
        || KinWords.own.contains(other.lemma) || SpanishGroupWords.keepers.contains(other.lemma)
    }
    return (KindSet.places.contains(other.kind) || other.kind == .sport)
      && hasNoUseForSecond(whole, parts)
      && !TwoNounSubjects.reached.contains(parts.verb.lexeme.lemma)
  }

  /// *Jefa / mi / marido / mandar / correos, novia / Juan / cantar / coro, padres / Sara / separarse*.
  private func kinOfOther(
    _ part: SpanishNounsBeforeVerb.Link, _ whole: SpanishNounsBeforeVerb.Link,
    _ parts: SpanishNounsBeforeVerb
  ) -> Bool {
    let (person, other) = (part.noun.lexeme, whole.noun.lexeme)
    let verb = parts.verb.lexeme.lemma
    guard
      TwoNounSubjects.kin.contains(person.lemma)
        || SpanishGroupWords.plainKin.contains(person.lemma),
      !TwoNounSubjects.inCompany.contains(verb),
      !TwoNounSubjects.ages.contains(other.lemma), other.isHuman
    else { return false }
    if other.wordClass == .properNoun {
      // Tía / Carmen: that is her name.
      return person.number == .plural || SpanishGroupWords.ofOne.contains(person.lemma)
        || other.gender.map { $0 != tables.gender(of: person) } == true
    }
    guard !whole.before.isEmpty || isSomebodysOnly(person, other) else { return false }
    return hasNoUseForSecond(whole, parts)
  }

  /// *Marido / tía, hijo / panadera*: whose, and no couple.
  private func isSomebodysOnly(_ person: Lexeme, _ other: Lexeme) -> Bool {
    (SpanishGroupWords.ofOne.contains(person.lemma)
      || ["hijo", "hija", "nieto", "nieta", "novio", "novia"].contains(person.lemma))
      && !SpanishGroupWords.ofOne.contains(other.lemma) && other.number != .plural
      && !["hijo", "hija", "novio", "novia", "bebé", "niño", "niña"].contains(other.lemma)
      && !OwnerWords.parents.contains(other.lemma)
  }

  // MARK: - An animal

  /// *Gato / vecino / romper / cortina, gallo / vecino / cantar, mono / zoo / robar / gorra*.
  private func animalDoes(
    _ part: SpanishNounsBeforeVerb.Link, _ whole: SpanishNounsBeforeVerb.Link,
    _ parts: SpanishNounsBeforeVerb
  ) -> Bool {
    let other = whole.noun.lexeme
    let verb = parts.verb.lexeme.lemma
    let frame = tables.frames[verb]
    if other.isHuman {
      if SpanishGroupWords.ofAnimals.contains(verb) { return true }
      guard let object = parts.object, frame.slot(.recipient) == nil || object.isBeing,
        !TwoNounSubjects.inCompany.contains(verb)
      else { return false }
      return SpanishGroupWords.keepers.contains(other.lemma) || PortionWords.isKin(other.lemma)
        || KinWords.own.contains(other.lemma) || other.wordClass == .properNoun
    }
    if other.isBeing { return false }
    if SpanishGroupWords.tales.contains(other.lemma), parts.object != nil {
      return !SpanishGroupWords.telling.contains(verb)
    }
    return SpanishGroupWords.kept.contains(other.lemma) && !parts.rest.isEmpty
      && !TwoNounSubjects.reached.contains(verb)
  }

  // MARK: - A thing

  /// *Manta / abuela / oler / lavanda, flores / maceta / necesitar / sol, tienda / esquina / vender / pan, agua / grifo / salir / marrón*.
  private func thingDoes(
    _ part: SpanishNounsBeforeVerb.Link, _ whole: SpanishNounsBeforeVerb.Link,
    _ parts: SpanishNounsBeforeVerb
  ) -> Bool {
    let (thing, other) = (part.noun.lexeme, whole.noun.lexeme)
    guard thing.namesThing, other.kind != .body, other.kind != .direction,
      !SpanishGroupWords.handed.contains(other.lemma),
      isDoneByThing(part, parts, isAnybodys: other.isBeing)
    else { return false }
    let verb = parts.verb.lexeme.lemma
    // Mando / pila / cambiar: somebody does it. Cole / mochila / pesar: places neither weigh nor fall.
    if parts.rest.isEmpty, SpanishGroupWords.doneToo.contains(verb) { return false }
    if KindSet.places.contains(thing.kind), SpanishGroupWords.ofBodies.contains(verb) {
      return false
    }
    if other.isBeing {
      if SpanishGroupWords.handled.contains(verb) { return false }
      return !KindSet.places.contains(thing.kind) || thing.kind == .home
        || SpanishGroupWords.ownedPlaces.contains(thing.lemma)
        || verb == "tener" && other.wordClass == .properNoun
    }
    return true
  }

  private func holdsBySort(_ noun: Lexeme) -> Bool {
    noun.kind == .furniture || SpanishGroupWords.machines.contains(noun.lemma)
  }

  /// Whether things do that by themselves, with what stands behind.
  func isDoneByThing(
    _ part: SpanishNounsBeforeVerb.Link, _ parts: SpanishNounsBeforeVerb, isAnybodys: Bool = true
  ) -> Bool {
    let thing = part.noun.lexeme
    let verb = parts.verb.lexeme.lemma
    let frame = tables.frames[verb]
    let object = parts.object
    if parts.rest.contains(where: { $0.lexeme.lemma == "yo" }) {
      return SpanishGroupWords.stirring.contains(verb)
    }
    if verb == "perderse" {
      return (thing.kind == .vehicle || !isAnybodys) && (object == nil || object?.lemma == "casco")
    }
    if verb.hasSuffix("se") {
      return frame.slot(.object) == nil && !SpanishGroupWords.byWill.contains(verb)
    }
    switch verb {
    case "tener", "necesitar":
      return object?.isBeing == false
        && object?.kind.isSensation == false
    case "estar", "ser", "parecer": return !parts.rest.isEmpty
    case "hacer": return object.map { SpanishGroupWords.made.contains($0.lemma) } ?? false
    case "dar": return object.map { SpanishGroupWords.given.contains($0.lemma) } ?? false
    case "oler", "saber":
      return !parts.rest.isEmpty && object?.isBeing != true
    case "vender", "ofrecer", "cerrar", "abrir":
      return KindSet.places.contains(thing.kind) && !parts.rest.isEmpty
    case "ir", "venir", "salir", "llegar", "pasar", "parar", "subir", "bajar", "entrar":
      return SpanishGroupWords.isMoved(thing) && object == nil && !parts.rest.isEmpty
    default: break
    }
    if SpanishGroupWords.happening.contains(verb),
      object.map({ PartOfWords.holders.contains($0.lemma) || holdsBySort($0) }) ?? true
    {
      return true
    }
    if let typical = tables.lexicon.typicalDoer(of: frame), typical.namesThing {
      return frame.slot(.object) == nil
        ? object == nil || object?.takesPlace == true : parts.thingBehind?.isBeing == false
    }
    if FirstDoerWords.alone.contains(verb) || SpanishGroupWords.happening.contains(verb) {
      return object == nil || object?.takesPlace == true
    }
    if FirstDoerWords.acting.contains(verb) || SpanishGroupWords.leaving.contains(verb) {
      return parts.thingBehind != nil
    }
    return SpanishGroupWords.stirring.contains(verb)
      && (object?.isBeing == true
        || parts.thingBehind.map { SpanishBetweenWords.everybody.contains($0.lemma) } == true)
  }
}
