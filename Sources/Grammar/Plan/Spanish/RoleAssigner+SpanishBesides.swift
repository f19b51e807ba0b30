import AACCore

/// What a noun is beside a Spanish verb that has no slot for it: the cause of what happens, the part of the body where or with
/// which it is done, the thing that it is done with (NGLE §29.7–8, *con* de instrumento and *por* causal; §35.7).
extension RoleAssigner {
  /// The slot of such a noun; nil where it may be what the verb is done to.
  func spanishBeside(_ kind: SemanticKind, _ loose: LoosePhrase, _ frame: VerbFrame) -> FrameSlot? {
    guard loose.preposition == nil, frame.isListed, frame.pattern == .plain, !frame.isCopular,
      let noun = loose.phrase.noun?.lexeme, noun.wordClass == .noun, !noun.kind.isTemporal,
      !loose.phrase.isPronoun
    else { return nil }
    let last = plan.verbs.count - 1
    let object = plan.fillers.last { $0.role == .object && $0.verb == last }
    if let object { return besideObject(object, kind, noun, frame) }
    guard frame.slot(.object) == nil, frame.slot(.attribute) == nil, frame.slot(.subject) == nil,
      frame.opening != .bare,
      frame.lemma.hasSuffix("se") || frame.lemma.contains(" ")
    else { return nil }
    switch kind {
    case .weather where frame.lemma.contains(" "): return nil
    case .weather, .emotion, .feeling, .illness, .state:
      return FrameSlot(.topic, preposition: "por", article: .definite)
    case .body where frame.lemma.contains(" "):
      return FrameSlot(.placeAt, preposition: "en", article: .definite)
    case .clothing, .food, .drink, .medicine, .media, .book, .music:
      return FrameSlot(.instrument, preposition: "con", article: .definite)
    default:
      return BesidesWords.causes.contains(noun.lemma)
        ? FrameSlot(.topic, preposition: "por", article: .definite) : nil
    }
  }

  /// *Despierta al niño con el ruido, multan al conductor por el accidente*: what is no being is not one more of whom it is done to.
  private func besideObject(
    _ object: Filler, _ kind: SemanticKind, _ noun: Lexeme, _ frame: VerbFrame
  ) -> FrameSlot? {
    guard !Self.choosing.contains(frame.lemma), let other = object.phrases.last?.noun?.lexeme,
      other.wordClass != .pronoun
    else { return nil }
    let isBeingBefore =
      object.phrases.allSatisfy { $0.noun?.lexeme.isBeing == true } && !noun.isBeing
    if isBeingBefore, frame.slot(.recipient) == nil, frame.slot(.placeAt) == nil,
      frame.slot(.placeTo) == nil, !BesidesWords.perceiving.contains(frame.lemma),
      !Self.handling.contains(frame.lemma), !KindSet.places.contains(kind)
    {
      switch kind {
      case .vehicle, .furniture, .plant, .nature: return nil
      case _ where BesidesWords.means.contains(noun.lemma):
        return FrameSlot(.instrument, preposition: "con", article: .definite)
      case .event, .illness, .feeling, .emotion, .idea:
        return FrameSlot(.topic, preposition: "por", article: .definite)
      default: return FrameSlot(.instrument, preposition: "con", article: .definite)
      }
    }
    guard BesidesWords.means.contains(noun.lemma), !Self.handling.contains(frame.lemma),
      object.phrases.last?.roleKind != kind, other.wordClass == .noun
    else { return nil }
    return FrameSlot(.instrument, preposition: "con", article: .definite)
  }
}

/// Words of what something is done with and why it happens.
private enum BesidesWords {
  static let means: WordSet = [
    "mano", "manos", "pie", "pies", "dedo", "dedos", "diente", "dientes", "boca", "codo", "rodilla",
    "pata", "patas", "ruido", "música", "voz", "luz", "agua", "humo", "viento", "lengua", "uña",
    "uñas", "brazo", "brazos", "cabeza",
  ]
  /// What is done to people and things alike.
  static let perceiving: WordSet = [
    "ver", "mirar", "oír", "escuchar", "dibujar", "pintar", "imaginar", "preferir", "elegir",
    "escoger", "amar", "odiar", "adorar", "conocer", "recordar", "extrañar", "echar de menos",
    "esperar", "cargar", "transportar", "fotografiar", "grabar", "señalar", "proteger", "cuidar",
    "vigilar", "visitar", "aceptar", "respetar", "entender", "comprender", "soportar", "temer",
    "mezclar", "contar", "comparar", "confundir", "distinguir", "nombrar", "reconocer",
  ]
  static let causes: WordSet = [
    "ruido", "olor", "calor", "frío", "humo", "sol", "luz", "viento", "castigo", "susto", "golpe",
    "tráfico", "avería", "accidente", "huelga",
  ]
}
