import AACCore

/// Where pictures are taken and by what things are sent, chosen without a preposition (NGLE §29.7, *en* de lugar; §29.10, *por* de
/// medio).
extension ClausePlanner {
  /// *Sacar / fotos / perro / playa*: where somebody is seen, and not where the picture goes.
  func photographThere(_ clause: inout Clause, _ verb: String) {
    guard SentWords.photographing.contains(verb), clause.complements.count > 1,
      let picture = clause.complements.firstIndex(where: {
        SentWords.pictures.contains(String($0.lexeme.lemma.prefix { $0 != " " }))
      }),
      let last = clause.complements.indices.last(where: {
        KindSet.places.contains(clause.complements[$0].lexeme.kind)
          || clause.complements[$0].lexeme.kind == .nature
      }), last > picture + (clause.complements[picture].lexeme.lemma.hasSpace ? 0 : 1),
      clause.complements[last].lexeme.wordClass == .noun,
      clause.complements[last - 1].lexeme.wordClass == .noun
        || clause.complements[last - 1].lexeme.wordClass == .properNoun
    else { return }
    clause.complements[last].government = Government(preposition: "en", article: .definite)
  }

  /// *Pintarse / flor / mano, tatuarse / dragón / brazo*: what is drawn there.
  func drawOnSkin(_ clause: inout Clause, _ verb: String) {
    guard SentWords.skin.contains(verb), clause.complements.count > 1,
      case let last = clause.complements.count - 1,
      clause.complements[last].lexeme.kind == .body,
      case let picture = clause.complements[0].lexeme, picture.wordClass == .noun,
      picture.kind != .body, picture.kind != .color,
      !picture.isHuman
        || clause.complements[1].lexeme.wordClass == .adposition
    else { return }
    clause.complements[0].lexeme.kind = .thing
    clause.complements[0].lexeme.animacy = .inanimate
    clause.complements[0].government = Government(
      preposition: nil, article: picture.number == .plural ? .bare : .indefinite)
    guard last == 1 else { return }
    clause.complements[1].government = Government(preposition: "en", article: .definite)
  }

  /// *Enviar / paquete / correo, mandar / foto / WhatsApp*: by what it comes.
  func sendByMail(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 1,
      SentWords.sending.contains(verb) || SentWords.ordering.contains(verb),
      case let channels = SentWords.sending.contains(verb) ? SentWords.channels : SentWords.lines,
      let channel = clause.complements.indices.dropFirst().first(where: {
        channels.contains(clause.complements[$0].lexeme.lemma.lowercased())
      }),
      clause.complements[channel - 1].lexeme.isNominal
        || clause.complements[channel - 1].lexeme.wordClass == .pronoun,
      clause.complements[channel - 1].lexeme.lemma != "por",
      clause.complements[channel].government?.preposition == nil,
      clause.complements[..<channel].contains(where: {
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing
      })
    else { return }
    clause.complements[channel].lexeme.kind = .media
    clause.complements[channel].lexeme.animacy = .inanimate
    add("por", before: channel, to: &clause, article: .bare)
  }
}

/// Words of what is sent and shown.
private enum SentWords {
  static let photographing: WordSet = ["sacar", "hacer", "tomar"]
  static let pictures: WordSet = [
    "foto", "fotos", "selfi", "selfis", "vídeo", "video", "fotografía", "fotografías",
  ]
  static let skin: WordSet = ["pintarse", "tatuarse", "dibujarse"]
  static let sending: WordSet = ["enviar", "mandar", "recibir", "pasar"]
  /// What is asked for and settled at a distance.
  static let ordering: WordSet = [
    "pedir", "reservar", "encargar", "confirmar", "cancelar", "anular", "solicitar",
  ]
  static let lines: WordSet = ["teléfono", "internet", "correo", "email", "whatsapp"]
  static let channels: WordSet = [
    "correo", "whatsapp", "email", "mail", "e-mail", "fax", "mensajería", "telegram", "bluetooth",
    "messenger", "correo electrónico", "sms", "mensajero",
  ]
}
