import AACCore

/// What Spanish verbs things do themselves, as the table of verbs shows: the subject of its example is one (*averiarse:
/// coche; iluminar: lámpara; atropellar: coche*; NGLE §41.6, §33.1, *sujeto causa*).
extension TileReader {
  /// The thing that the verb is mostly said of; nil where it is somebody's deed.
  private func typicalThing(_ frame: VerbFrame) -> Lexeme? {
    guard variety.language == .spanish, !frame.typicalSubject.isEmpty, frame.pattern == .plain,
      let doer = tables.lexicon.typicalDoer(of: frame), doer.wordClass == .noun, !doer.isBeing
    else { return nil }
    return doer
  }

  /// Whether things do it, and people hardly.
  func isDoneByThings(_ frame: VerbFrame) -> Bool { typicalThing(frame) != nil }

  /// *Lavadora, averiarse; pie, hincharse; vaso, llenarse, agua*: it happens to the thing before the verb.
  func happensTo(_ thing: Lexeme, _ frame: VerbFrame, _ words: [Constituent]) -> Bool {
    guard frame.lemma.hasSuffix("se") || frame.lemma.contains("se ") || !hasFreeObject(frame),
      let typical = typicalThing(frame)
    else { return false }
    if thing.kind == .body || typical.kind == .body { return thing.kind == typical.kind }
    let isGround = KindSet.places.contains(thing.kind) || thing.kind == .furniture
    return !isGround
      || !words.contains {
        isThing($0) && $0.lexeme != thing && !KindSet.places.contains($0.lexeme.kind)
      }
  }

  private func hasFreeObject(_ frame: VerbFrame) -> Bool {
    frame.slots.contains { $0.role == .object && $0.words.isEmpty }
  }

  /// *Lámpara, iluminar, habitación; ambulancia, trasladar, niño*: a thing of the kind that does so does it to what stands
  /// behind.
  func doesToOther(_ thing: Lexeme, _ frame: VerbFrame, _ others: [Lexeme]) -> Bool {
    guard let typical = typicalThing(frame), isAlike(thing, typical),
      !frame.slots.contains(where: {
        $0.role == .instrument && $0.words.contains(thing.lemma)
      }),
      frame.slots.contains(where: { $0.role == .object || $0.role == .recipient })
    else { return false }
    let takesThings = hasFreeObject(frame)
    return others.contains {
      $0.isBeing || takesThings && $0.wordClass == .noun && !$0.kind.isTemporal
    }
  }

  /// Whether two things are of one kind, or both made by people, or both of nature.
  private func isAlike(_ thing: Lexeme, _ other: Lexeme) -> Bool {
    if thing.kind == other.kind { return true }
    return [ThingKinds.made, ThingKinds.natural, ThingKinds.places].contains {
      $0.contains(thing.kind) && $0.contains(other.kind)
    }
  }

  /// The pronominal verb of what happens to a thing, by the verb that was laid: *desgastar, infectar*; nil where that is
  /// done to it as well.
  func mishap(of verb: String, to thing: Lexeme) -> String? {
    if let known = EverydayWords.mishaps[verb] { return known }
    guard variety.language == .spanish, !verb.hasSuffix("se"),
      let own = tables.frames.listed(verb + "se"), let typical = typicalThing(own)
    else { return nil }
    guard let plain = tables.frames.listed(verb) else { return verb + "se" }
    return plain.pattern == .affecting && typical.kind == thing.kind ? verb + "se" : nil
  }
}

/// Kinds of things that do alike.
enum ThingKinds {
  static let made = KindSet(
    .thing, .device, .furniture, .toy, .media, .instrument, .vehicle, .material)
  static let natural = KindSet(.weather, .nature)
  static let places = KindSet(.place, .room, .home)
}
