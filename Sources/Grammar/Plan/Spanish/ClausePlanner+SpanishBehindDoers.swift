import AACCore

/// People and things chosen behind the verb of a clause within the sentence that do what it says: *cierra la puerta para que no salga
/// el perro, me enfadé porque ganó mi hermano, habla alto para que oiga la abuela* (NGLE §40.4, *posición del sujeto*; §46.5,
/// *finales*).
extension ClausePlanner {
  /// Makes whoever stands behind the verb its subject where the verb is hardly done to him or with him.
  func takeSpanishDoer(
    _ verb: inout PlannedVerb, at index: Int, from loose: inout [LoosePhrase], _ main: PlannedVerb
  ) {
    guard verb.subject == nil, !verb.hasKnownSubject, !verb.isRelative,
      verb.constituent.lexeme.person == nil, verb.frame.pattern.isPersonal, !verb.frame.isCopular,
      let word = verb.subordinator?.lexeme.lemma, BehindDoerWords.openers.contains(word),
      let place = loose.firstIndex(where: { $0.after == index && $0.phrase.noun != nil }),
      loose[place].preposition == nil, let noun = loose[place].phrase.noun?.lexeme,
      noun.wordClass == .noun || noun.wordClass == .properNoun, !noun.kind.isTemporal
    else { return }
    guard
      word == "para que" && acts(noun, verb.frame, main.frame)
        || isOwnDeed(
          noun, verb.frame,
          isAllowed: (word == "si" || word == "cuando")
            && loose.filter { $0.after == index }.count == 1)
    else { return }
    verb.subject = loose.remove(at: place).phrase
    verb.hasLateSubject = true
    if verb.frame.lemma == "dejar", let speaker = lexicon.known("yo") {
      // Saldré si me deja mamá.
      loose.append(LoosePhrase(NounPhrase(Constituent(speaker)), preposition: nil, after: index))
    }
  }

  /// Whether that one does it, and not whoever shall see to it.
  private func acts(_ noun: Lexeme, _ frame: VerbFrame, _ main: VerbFrame) -> Bool {
    if noun.isBeing {
      if BehindDoerWords.hearing.contains(frame.lemma) {
        return BehindDoerWords.speaking.contains(main.lemma)
      }
      guard let object = frame.slots.first(where: { $0.role == .object && $0.words.isEmpty }) else {
        return true
      }
      return !BehindDoerWords.ofPeople.contains(frame.lemma)
        && !object.acceptedKinds.contains(.person)
        && !object.acceptedKinds.contains(noun.roleKind)
    }
    guard !KindSet.places.contains(noun.kind) else { return false }
    return frame.slot(.object) == nil && frame.isListed
      && !frame.slots.contains {
        ($0.role == .instrument || $0.role == .topic || $0.role == .manner)
          && ($0.kinds.contains(noun.kind) || $0.words.contains(noun.lemma))
      }
  }

  /// What people do by themselves, and what a team or somebody wins: nobody is won.
  private func isOwnDeed(_ noun: Lexeme, _ frame: VerbFrame, isAllowed: Bool) -> Bool {
    let isSomebody = noun.isHuman || RomanceGrammar.groups.contains(noun.lemma)
    return isSomebody && BehindDoerWords.alone.contains(frame.lemma)
      || isAllowed && noun.isHuman && frame.lemma == "dejar"
      || noun.roleKind == .animal && BehindDoerWords.ofAll.contains(frame.lemma)
  }

  /// *Cuando se seque, porque se rompió*: what was named before it or is talked about, where the speaker does nothing of the
  /// kind (NGLE §33.4, §41.11).
  func isSpoiled(_ plan: ClausePlan, _ index: Int) -> Bool {
    BehindDoerWords.spoiling.contains(plan.verbs[index].frame.lemma)
      && !plan.fillers.contains {
        $0.verb == index && $0.prepositionTile == nil
          && ($0.role == .object || $0.role == .attribute || $0.phrases[0].kind == .body)
      }
  }

  /// The thing that dries, cools or breaks; nil where none was named.
  func spoiledThing(_ plan: ClausePlan, _ index: Int) -> NounPhrase? {
    plan.fillers.last { filler in
      filler.verb < index && filler.role == .object && filler.phrases.count == 1
        && filler.phrases[0].noun?.lexeme.namesThing == true && filler.phrases[0].kind != .body
    }?.phrases[0]
  }

  /// *Me gusta el abrigo porque tiene capucha, cargo la tableta porque no tiene batería*: a part is of the thing that was named
  /// (NGLE §33.4).
  func wholeThing(_ plan: ClausePlan, _ index: Int) -> NounPhrase? {
    guard plan.verbs[index].frame.lemma == "tener",
      let part = plan.fillers.first(where: { $0.verb == index && $0.role == .object })?.phrases[0]
        .noun?.lexeme,
      BesideWords.parts.contains(part.lemma) || BehindDoerWords.parts.contains(part.lemma)
    else { return nil }
    return plan.fillers.last { filler in
      filler.verb < index && filler.phrases.count == 1 && filler.role != .recipient
        && filler.phrases[0].noun?.lexeme.wordClass == .noun
        && filler.phrases[0].noun?.lexeme.isBeing == false
        && filler.phrases[0].noun?.lexeme.kind.isTemporal == false
    }?.phrases[0]
  }
}

/// Parts that things and places have.
extension ClausePlanner {
  /// *La casa que tiene jardín, porque tiene capucha, que no tenga azúcar*: whether it has any, and not which (NGLE §15.11).
  func havePart(_ plan: inout ClausePlan, _ index: Int) {
    let verb = plan.verbs[index]
    guard verb.frame.lemma == "tener",
      verb.isRelative || verb.subordinator?.lexeme.lemma == "porque",
      let place = plan.fillers.firstIndex(where: {
        $0.verb == index && $0.role == .object && $0.phrases.count == 1
      }), case let part = plan.fillers[place].phrases[0], part.isPlain,
      let noun = part.noun?.lexeme, BehindDoerWords.had.contains(noun.lemma)
    else { return }
    plan.fillers[place].article = .bare
    plan.fillers[place].phrases[0].noun?.lexeme.article = .bare
  }
}

/// Words of who does what clauses tell, chosen behind their verbs.
private enum BehindDoerWords {
  static let openers: WordSet = [
    "para que", "porque", "cuando", "hasta que", "mientras", "en cuanto", "aunque", "antes de que",
    "después de que", "ya que", "desde que", "cada vez que", "si", "que",
  ]
  /// What is done by one alone, and neither to nor with somebody.
  static let alone: WordSet = [
    "ganar", "perder", "llorar", "reír", "toser", "estornudar", "roncar", "gritar", "cantar",
    "mentir", "aprobar", "suspender", "terminar", "acabar", "empezar", "despertar", "sonreír",
    "respirar", "dormir", "trabajar", "estudiar", "nadar", "bostezar", "cocinar", "conducir",
    "fumar", "silbar", "aplaudir",
  ]
  /// The same of animals.
  static let ofAll: WordSet = ["llorar", "gritar", "despertar", "respirar", "comer", "dormir"]
  /// What is done to people, of whom no frame says so.
  static let ofPeople: WordSet = [
    "ver", "conocer", "ayudar", "cuidar", "visitar", "llevar", "abrazar", "besar", "despertar",
    "molestar", "curar", "buscar", "encontrar", "esperar", "acompañar", "animar", "calmar",
    "perdonar", "querer", "recoger", "llamar", "invitar", "saludar", "asustar", "sorprender",
    "tocar", "traer", "dejar", "dar", "pegar", "felicitar", "escuchar", "oír",
  ]
  static let hearing: WordSet = ["oír", "entender", "escuchar", "comprender", "ver"]
  static let speaking: WordSet = [
    "hablar", "gritar", "cantar", "leer", "decir", "repetir", "subir", "explicar", "apartarse",
  ]
  /// What things do by themselves.
  static let spoiling: WordSet = [
    "romperse", "secarse", "enfriarse", "estropearse", "acabarse", "gastarse", "derretirse",
    "deshacerse", "pudrirse", "desinflarse", "rasgarse", "apagarse", "descargarse", "agotarse",
    "terminarse", "hundirse", "marchitarse", "oxidarse", "fundirse", "encenderse", "cerrarse",
    "abrirse", "calentarse", "congelarse", "descongelarse",
  ]
  /// What there is one of, or none.
  static let had: WordSet = [
    "capucha", "piscina", "jardín", "balcón", "terraza", "ascensor", "garaje", "patio", "techo",
    "chimenea", "wifi", "calefacción", "cremallera", "sonido", "tapa", "rampa",
    "aire acondicionado",
  ]
  /// What things and places have beside the parts that are always of something.
  static let parts: WordSet = [
    "dibujo", "dibujos", "capucha", "bolsillo", "bolsillos", "batería", "pila", "pilas", "ruedas",
    "botones", "luces", "foto", "fotos", "piscina", "jardín", "balcón", "terraza", "ascensor",
    "azúcar", "gluten", "lactosa", "nata", "queso", "cebolla", "espinas", "agujero", "agujeros",
    "gas", "internet", "wifi", "tapa", "espejo", "música", "sonido", "color", "colores",
  ]
}
