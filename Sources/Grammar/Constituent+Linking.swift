import AACCore

extension Constituent {
  /// A verb that links what is said to whom it is said of and that nobody laid: *be, ser, estar*.
  static func linking(_ lemma: String) -> Constituent {
    Constituent(Lexeme(lemma: lemma, wordClass: .verb, kind: .linking))
  }

  /// The same of one person or thing: *es, estou*.
  static func linking(_ lemma: String, _ person: GrammaticalPerson) -> Constituent {
    linking(lemma).said(by: person)
  }

  /// The verb as an order to whoever is spoken to: ***abre** la puerta*.
  var ordered: Constituent {
    var verb = self
    verb.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    return verb
  }

  /// The verb as it is said of one such person or thing: *quiero, dorme*.
  func said(by person: GrammaticalPerson) -> Constituent {
    var verb = self
    verb.lexeme.person = person
    verb.lexeme.number = .singular
    return verb
  }

  /// Somebody's name as it is called out: ***Mamá**, agua* (NGLE §42.4).
  var calledOut: Constituent {
    Constituent(
      Lexeme(lemma: lexeme.lemma, wordClass: .interjection, kind: .social), tile: tile)
  }
}
