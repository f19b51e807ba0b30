import AACCore

/// Rows of Spanish laid as they are said in which somebody behind a thing is whose it is, and no company: *yo / perder / pelota / hermano, yo / ponerse /
/// camiseta / hermano, yo / usar / móvil / mamá, yo / gustar / comida / abuela, yo / leer / carta / abuela, yo / acariciar / gato / abuela*.
///
/// Sources: NGLE §12.7 (*de* of owners), §18.5 (kin with its possessive), §35.3 (whom it is done to).
extension TileReader {
  /// The row with *de* before the owner; nil where somebody else is meant.
  func ownerBehind(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, let verb = row.firstIndex(where: { $0.lexeme.isInfinitive }), verb > 0,
      verb + 2 < row.count, case let thing = row[verb + 1], isCommon(thing),
      case let owner = row[verb + 2], owner.lexeme.isHuman, !thing.lexeme.isHuman,
      owner.lexeme.wordClass == .properNoun
        || owner.lexeme.wordClass == .noun
          && (KinWords.own.contains(owner.lexeme.lemma)
            || KinWords.elders.contains(owner.lexeme.lemma)
            || OwnersBehindWords.others.contains(owner.lexeme.lemma)),
      row[(verb + 3)...].allSatisfy({
        $0.lexeme.kind.isTemporal || KindSet.places.contains($0.lexeme.kind)
          || $0.lexeme.wordClass == .adverb
      }),
      row[..<verb].contains(where: { $0.lexeme.isHuman || $0.lexeme.kind == .person }),
      isOwned(thing.lexeme, row[verb].lexeme.lemma)
    else { return nil }
    return row[...verb] + small("el") + [thing] + small("de") + owned(by: owner)
      + row[(verb + 3)...]
  }

  /// Whether the deed is done with nobody, so that the other can only have the thing.
  private func isOwned(_ thing: Lexeme, _ verb: String) -> Bool {
    switch verb {
    case "perder", "encontrar", "esconder", "usar", "ponerse", "probarse", "estrenar", "conducir":
      return [.clothing, .device, .vehicle, .toy, .thing, .book].contains(thing.kind)
        && !OwnersBehindWords.given.contains(thing.lemma)
    case "gustar", "encantar":
      return OwnersBehindWords.liked.contains(thing.lemma) || thing.kind == .clothing
    case "leer", "recibir": return OwnersBehindWords.letters.contains(thing.lemma)
    case "acariciar", "pasear", "bañar", "alimentar": return thing.kind == .animal
    case "molestar":
      return ["ruido", "música", "grito", "gritos", "ronquidos"].contains(thing.lemma)
    default: return false
    }
  }
}

/// Words of such rows.
private enum OwnersBehindWords {
  /// Who has things besides one's kin.
  static let others: WordSet = [
    "vecino", "vecina", "vecinos", "profesora", "profesor", "profe", "compañero", "compañera",
    "jefe", "jefa", "maestra", "maestro",
  ]
  /// What is found and hidden for somebody.
  static let given: WordSet = ["regalo", "sorpresa", "juguete", "regalos"]
  /// What is somebody's and liked.
  static let liked: WordSet = [
    "comida", "casa", "coche", "moto", "bici", "ropa", "pelo", "tarta", "paella", "sopa",
    "tortilla",
    "voz", "habitación", "perro", "gato", "jardín", "pueblo", "música", "croquetas", "bizcocho",
    "perfume", "dibujo", "canción",
  ]
  static let letters: WordSet = ["carta", "mensaje", "nota", "postal", "correo", "cartas"]
}
