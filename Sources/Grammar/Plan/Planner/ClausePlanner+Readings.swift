import AACCore

/// Verbs that say something else in their company: what one does to oneself, what fits, what is done to a patient
/// (NGLE §35.9, §41.6, §41.10; Cunha & Cintra, chapter 13, *Vozes do verbo*).
extension ClausePlanner {
  /// Settles these before the words are sorted.
  func reread(_ clause: inout Clause) {
    guard let verb = clause.verb, verb.lexeme.forms.isEmpty else { return }
    let lemma = verb.lexeme.lemma
    if clause.options.contains(.request) || ReadingWords.reread.contains(lemma) {
      rereadVerb(&clause, lemma)
    }
    speakOfMany(&clause, lemma)
    if language == .spanish {
      existAsMany(&clause, lemma)
      comeRound(&clause, lemma)
      speakOfSpanishMany(&clause, lemma)
      sayWhatIsDone(&clause, lemma)
    }
    coldAsQuality(&clause)
    ownKin(&clause)
    if language == .portuguese, clause.isLaid || clause.isInOrder { ownFriend(&clause) }
  }

  /// Asks what else a verb of ``ReadingWords/reread``, or any that is asked of somebody, may say.
  private func rereadVerb(_ clause: inout Clause, _ lemma: String) {
    turnReflexive(&clause, lemma)
    markAsGrade(&clause, lemma)
    preferOverOther(&clause, lemma)
    orderAboutOthers(&clause, lemma)
    if language == .spanish {
      if clause.options.contains(.request) { turnToListener(&clause) }
      careForSpeaker(&clause, lemma)
      helpSpeaker(&clause, lemma)
      passOnPatient(&clause, lemma)
      dressOneself(&clause, lemma)
    }
  }

  /// *Yo / sentar, por qué / tú / reír, como / chamar / você*: with nothing else that it could be done to.
  private func turnReflexive(_ clause: inout Clause, _ verb: String) {
    let isAskedName =
      ReadingWords.naming.contains(verb)
      && clause.complements.contains { lexicon.word($0.lexeme.lemma)?.asks == .how }
    let isAskedWhy =
      ReadingWords.laughing.contains(verb)
      && clause.complements.contains { lexicon.word($0.lexeme.lemma)?.asks == .why }
    let isNamed = isGivenName(clause, verb)
    let stays = verb == "quedar" && staysThere(clause)
    guard
      isAskedName || isAskedWhy || isNamed || stays
        || language == .spanish && ReadingWords.own.contains(verb)
    else { return }
    let reflexive = verb + (language == .spanish ? "se" : "-se")
    guard frames.listed(reflexive) != nil else { return }
    if !isAskedName, !isAskedWhy, !isNamed, !stays {
      guard clause.subject.allSatisfy({ $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun }),
        verb != "caer" || !clause.complements.contains(where: { fallsFromSky($0.lexeme.lemma) }),
        // Me caí de la bici: who falls does it to nothing.
        !clause.complements.contains(where: {
          isDoneTo($0) && (verb != "caer" || isBeing($0) && !Self.ridden.contains($0.lexeme.lemma))
        })
      else { return }
    }
    clause.verb?.lexeme.lemma = reflexive
  }

  /// Animals that one falls off.
  private static let ridden: WordSet = ["caballo", "burro", "poni", "camello", "yegua"]

  /// *Mi / perro / llamar / Toby*: what somebody's own are called.
  private func isGivenName(_ clause: Clause, _ verb: String) -> Bool {
    ReadingWords.naming.contains(verb) && !clause.options.contains(.request)
      && clause.subject.count > 1 && clause.subject.contains { $0.lexeme.kind == .possessive }
      && clause.complements.count == 1 && clause.complements[0].lexeme.wordClass == .properNoun
  }

  /// *Nosotros / quedar / casa*: with a place and nobody to meet.
  private func staysThere(_ clause: Clause) -> Bool {
    !clause.subject.isEmpty && !meetsThere(clause)
      && clause.subject.allSatisfy { $0.lexeme.isNominal && $0.lexeme.isHuman }
      && clause.complements.contains { KindSet.places.contains($0.lexeme.kind) }
      && clause.complements.allSatisfy {
        !$0.lexeme.isBeing && $0.lexeme.wordClass != .adjective && $0.lexeme.wordClass != .pronoun
          && $0.lexeme.lemma != language.withPreposition
      }
  }

  /// *Nosotros / quedar / plaza / tarde*: several who have settled on a time, or had, meet (NGLE §41.13).
  private func meetsThere(_ clause: Clause) -> Bool {
    let isSettled =
      clause.tense == .future || clause.tense == .past || clause.options.contains(.goingTo)
      || clause.complements.contains { $0.lexeme.kind.isTemporal && $0.lexeme.kind != .duration }
    let isSeveral = clause.subject.count > 1 || clause.subject[0].lexeme.number == .plural
    return language == .spanish && !clause.isLaid && isSettled && isSeveral
      && clause.complements.contains { ReadingWords.meeting.contains($0.lexeme.lemma) }
      && !clause.complements.contains { $0.lexeme.kind == .duration }
  }

  /// *Sacar / diez, tirar / dez / em / matemática*: a mark and no number of things (NGLE §21.2).
  private func markAsGrade(_ clause: inout Clause, _ verb: String) {
    guard ReadingWords.grading.contains(verb),
      let place = clause.complements.firstIndex(where: { $0.lexeme.wordClass == .numeral })
    else { return }
    let next = place + 1 < clause.complements.count ? clause.complements[place + 1].lexeme : nil
    let isTest =
      next.map {
        ReadingWords.tests.contains($0.lemma) || $0.kind == .subject
          || language == .spanish && ($0.kind == .languageName || $0.lemma == "lengua")
      } ?? false
    guard next == nil || isTest || next?.wordClass == .adposition || next?.kind.isTemporal == true
    else { return }
    var mark = Lexeme(lemma: clause.complements[place].lexeme.lemma, wordClass: .noun, kind: .idea)
    mark.gender = .masculine
    mark.countability = .count
    mark.number = .singular
    if language == .portuguese { mark.article = .bare }
    clause.complements[place].lexeme = mark
    if isTest, let link = lexicon.known(language.placePreposition) {
      if next?.lemma == "lengua" {
        // Un siete en lengua: what is learned, and no part of the body.
        clause.complements[place + 1].lexeme.kind = .subject
        clause.complements[place + 1].lexeme.article = .bare
        clause.complements[place + 1].lexeme.countability = .mass
      }
      clause.complements.insert(Constituent(link), at: place + 1)
    }
    if language == .spanish, let one = lexicon.known("un") {
      clause.complements.insert(Constituent(one), at: place)
    }
  }

  /// *Preferir / pasta / que / arroz, preferir / praia / piscina*: one thing *a* the other (NGLE §36.3; Cunha & Cintra,
  /// chapter 13, *Regência*).
  private func preferOverOther(_ clause: inout Clause, _ verb: String) {
    guard verb == "preferir", let link = lexicon.known("a") else { return }
    let nouns = clause.complements.indices.filter {
      clause.complements[$0].lexeme.wordClass == .noun
    }
    if language == .spanish, nouns.count < 2, clause.complements.count > 1,
      clause.complements[0].lexeme.wordClass == .verb,
      clause.complements[1].lexeme.wordClass == .verb
    {
      // Prefiero leer a ver la tele.
      clause.complements.insert(Constituent(link), at: 1)
      return
    }
    guard nouns.count == 2, clause.complements.count < 4 else { return }
    if nouns[1] == nouns[0] + 2,
      ["que", "do que"].contains(clause.complements[nouns[0] + 1].lexeme.lemma)
    {
      clause.complements[nouns[0] + 1].lexeme = link
    } else if nouns[1] == nouns[0] + 1, clause.complements.count == 2,
      clause.complements[nouns[0]].lexeme.kind == clause.complements[nouns[1]].lexeme.kind,
      !PortionWords.joins(
        clause.complements[nouns[0]].lexeme.lemma, clause.complements[nouns[1]].lexeme)
        || ReadingWords.meals.contains(clause.complements[nouns[1]].lexeme.lemma)
    {
      clause.complements.insert(Constituent(link), at: nouns[1])
      let first = clause.complements[nouns[0]].lexeme
      if !KindSet.edible.contains(first.kind), first.countability != .mass,
        let the = lexicon.known(language == .spanish ? "el" : "o")
      {
        clause.complements.insert(Constituent(the), at: nouns[0])
      }
    }
  }

  /// *No / pegar / hermano*: who is named behind what is done to people is not who is spoken to.
  private func orderAboutOthers(_ clause: inout Clause, _ verb: String) {
    guard clause.options.contains(.request), let own = clause.verb?.tile,
      let noun = clause.subject.last, noun.lexeme.isBeing, noun.lexeme.wordClass != .pronoun,
      let tile = noun.tile, tile > own
    else { return }
    let isYours = clause.subject.contains { OrderWords.yours.contains($0.lexeme.lemma) }
    let frame = frames[verb]
    let takesPerson = frame.slots.contains {
      $0.role == .object && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(.person))
        || $0.role == .recipient || $0.role == .topic && $0.preposition == "em"
    }
    guard ReadingWords.doneToPeople.contains(verb) || isYours && takesPerson else { return }
    var whom = clause.subject
    if !isYours, whom.count == 1, ReadingWords.kin.contains(noun.lexeme.lemma),
      language == .spanish, let yours = lexicon.known("tu")
    {
      whom.insert(Constituent(yours), at: 0)
    }
    clause.subject = []
    clause.complements += whom
  }

  private func isDoneTo(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    if lexeme.wordClass == .pronoun { return lexeme.kind == .person }
    guard lexeme.wordClass == .noun || lexeme.wordClass == .properNoun || lexeme.wordClass == .verb
    else { return false }
    return !lexeme.kind.isTemporal && !KindSet.places.contains(lexeme.kind)
      && lexeme.kind != .furniture
  }

  /// *Mañana / yo / operar*: somebody else does it to whoever is named.
  private func passOnPatient(_ clause: inout Clause, _ verb: String) {
    let isSuffered =
      EverydayWords.suffered.contains(verb)
      && (clause.subject.first?.tile ?? 0) > (clause.verb?.tile ?? 0)
    guard ReadingWords.treating.contains(verb) || isSuffered, clause.subject.count == 1,
      !clause.options.contains(.request), clause.subject[0].lexeme.wordClass == .pronoun,
      clause.subject[0].lexeme.person == .first,
      isSuffered || !clause.complements.contains(where: isDoneTo)
    else { return }
    clause.complements.insert(clause.subject[0], at: 0)
    clause.subject = []
    clause.verb?.lexeme.person = .third
    clause.verb?.lexeme.number = .plural
  }

  /// *Yo / poner / pijama*: on oneself.
  private func dressOneself(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.count < 2, !clause.options.contains(.request) else { return }
    guard verb == "poner" || verb == "quitar",
      clause.subject.allSatisfy({ $0.lexeme.isHuman }),
      let index = clause.complements.firstIndex(where: { $0.lexeme.kind == .clothing }),
      clause.complements[index].government?.preposition == nil,
      index == 0 || !isOthers(clause.complements[index - 1].lexeme.lemma, clause),
      clause.complements.indices.allSatisfy({ other in
        let word = clause.complements[other].lexeme
        return other == index || !word.isNominal || word.kind.isTemporal || word.isDeterminerLike
      })
    else { return }
    clause.verb?.lexeme.lemma = verb + "se"
  }

  /// *Tú / poner / mi / zapato*: nobody puts on what is the other's.
  private func isOthers(_ possessive: String, _ clause: Clause) -> Bool {
    let person = clause.subject.first?.lexeme.person ?? .first
    return possessive == "mi" && person == .second || possessive == "tu" && person == .first
  }

  /// *La nieve es blanca y fría*: beside a quality the cold is one too.
  private func coldAsQuality(_ clause: inout Clause) {
    if language == .spanish, let last = clause.complements.indices.last,
      clause.complements[last].lexeme.lemma == "frío",
      ReadingWords.arriving.contains(clause.verb?.lexeme.lemma ?? ""),
      clause.subject.last?.lexeme.wordClass == .noun,
      clause.complements[..<last].allSatisfy({
        $0.lexeme.kind == .degree || $0.lexeme.kind == .quantity
      })
    {
      // El agua sale fría: how it comes.
      clause.complements[last].lexeme = Lexeme(
        lemma: "frío", wordClass: .adjective, kind: .quality)
      return
    }
    for index in clause.complements.indices.dropFirst(2)
    where ["frío", "frio"].contains(clause.complements[index].lexeme.lemma)
      && clause.complements[index - 1].lexeme.wordClass == .conjunction
      && clause.complements[index - 2].lexeme.wordClass == .adjective
    {
      clause.complements[index].lexeme.wordClass = .adjective
      clause.complements[index].lexeme.kind = .quality
    }
  }

  /// *Vivo con mi madre y mi padrastro*: of close kin it is the speaker's that is meant (NGLE §18.5; Cunha & Cintra,
  /// chapter 11, *Omissão do possessivo*).
  private func ownKin(_ clause: inout Clause) {
    guard
      clause.subject.isEmpty
        || clause.subject.count == 1 && clause.subject[0].lexeme.wordClass == .pronoun
          && clause.subject[0].lexeme.person == .first
          && clause.subject[0].lexeme.number != .plural,
      !clause.options.contains(.request),
      ReadingWords.living.contains(clause.verb?.lexeme.lemma ?? "")
    else { return }
    var index = 0
    var isBehindWith = false
    while index < clause.complements.count {
      let word = clause.complements[index].lexeme
      let isKin = ReadingWords.kin.contains(word.lemma)
      if isKin, isBehindWith,
        let owner = lexicon.known(language == .spanish ? "yo" : "eu"),
        let possessive = Possessives.word(for: owner, tile: nil, in: clause.variety)
      {
        clause.complements.insert(possessive, at: index)
        index += 1
      }
      isBehindWith =
        word.lemma == language.withPreposition || isBehindWith && (isKin || word.isConnective)
      index += 1
    }
  }
}

/// Words that change what a verb says.
enum ReadingWords {
  static let laughing: WordSet = ["reír"]
  /// What one mostly does to oneself, where nothing else is named.
  static let own: WordSet = [
    "sentar", "levantar", "acostar", "duchar", "bañar", "vestir", "peinar", "enfadar", "enojar",
    "aburrir", "quejar", "acordar", "caer", "despertar", "tumbar", "arrepentir", "atrever",
    "desmayar", "emborrachar", "equivocar", "maquillar", "afeitar",
  ]
  /// What one has two or more of, and does the same to.
  static let pairs: WordSet = [
    "mano", "diente", "ojo", "pie", "uña", "oreja", "mão", "dente", "olho", "pé", "unha", "orelha",
  ]
  /// What is done to all of them at once.
  static let onBoth: WordSet = [
    "lavar", "cepillar", "escovar", "secar", "cerrar", "fechar", "cortar", "limar", "tapar",
    "frotar", "esfregar", "abrir",
  ]
  /// What one crosses and opens two of.
  static let limbs: WordSet = ["brazo", "pierna", "braço", "perna"]
  /// What is eaten by the many.
  static let plentiful: WordSet = [
    "papa frita", "patata frita", "batata frita", "palomita", "lenteja", "garbanzo", "judía",
    "guisante", "judía verde", "judía blanca", "judía pinta", "espinaca", "acelga", "alubia",
    "cereal", "espagueti", "macarrón", "lentilha", "ervilha", "aceituna", "azeitona",
    "frijol", "fideo", "poroto", "moco", "piojo",
  ]
  /// Wanting and eating.
  static let eating: WordSet = [
    "querer", "comer", "pedir", "comprar", "preferir", "cenar", "almorzar", "desayunar", "merendar",
    "cocinar", "hacer", "jantar", "almoçar", "fazer", "tener", "ter", "dar", "traer", "trazer",
  ]
  /// On which side.
  static let sides: WordSet = ["derecho", "izquierdo", "direito", "esquerdo"]
  /// Verbs of having a name.
  static let naming: WordSet = ["llamar", "chamar"]
  /// What doctors and nurses do to patients.
  static let treating: WordSet = ["operar", "vacunar", "anestesiar", "escayolar", "ingresar"]
  /// Verbs of living with somebody.
  static let living: WordSet = ["vivir", "morar", "viver"]
  /// Close kin that is said without a name.
  static let kin: WordSet = [
    "madre", "padre", "hermano", "hermana", "padrastro", "madrastra", "hijo", "hija", "marido",
    "mujer",
    "esposo", "esposa", "novio", "novia", "mãe", "pai", "irmão", "irmã", "padrasto", "filho",
    "filha",
    "mulher", "namorado", "namorada",
  ]
  /// Verbs of liking and not liking things of a kind.
  static let liking: WordSet = [
    "gustar", "encantar", "odiar", "detestar", "interesar", "gostar", "adorar", "amar",
  ]
  /// Getting a mark.
  static let grading: WordSet = ["sacar", "obtener", "tirar"]
  /// What marks are for.
  static let tests: WordSet = [
    "examen", "control", "prueba", "dictado", "prova", "teste", "ditado", "matemáticas",
    "matemática", "música", "plástica", "religión", "gimnasia",
  ]
  /// What is done to people.
  static let doneToPeople: WordSet = [
    "pegar", "molestar", "empujar", "morder", "pellizcar", "insultar", "asustar", "despertar",
    "arañar", "interrumpir", "bater", "empurrar", "incomodar", "beliscar", "xingar", "assustar",
    "acordar", "arranhar", "interromper",
  ]
  /// What is done for good when it is done already.
  static let completing: WordSet = [
    "llegar", "terminar", "acabar", "comer", "cenar", "desayunar", "almorzar", "merendar", "hacer",
    "lavarse", "ducharse", "bañarse", "vestirse", "levantarse", "despertarse", "cepillarse",
    "beber", "tomar", "pasar", "irse", "pagar", "comprar", "leer", "empezar", "encontrar", "perder",
    "guardar", "recoger", "chegar", "jantar", "almoçar", "lanchar", "fazer", "lavar", "escovar",
    "passar", "sair", "ler", "começar", "acordar", "achar", "arrumar", "dormir", "estudar",
    "brincar", "escrever", "receber", "ligar", "assistir", "ver", "limpar", "vestir-se",
    "tomar banho", "escovar os dentes",
  ]
  /// What has always happened when it is told.
  static let onceForAll: WordSet = ["nacer", "nascer", "morir", "morirse", "morrer"]
  /// Where people meet, and hardly stay.
  static let meeting: WordSet = [
    "plaza", "parque", "cine", "bar", "cafetería", "calle", "estación", "centro", "metro", "parada",
    "puerta", "entrada", "restaurante", "pizzería", "centro comercial", "cancha", "polideportivo",
    "esquina", "fuente", "bolera", "heladería", "pista",
  ]
  /// What is eaten by itself and no filling of something else.
  static let meals: WordSet = [
    "pasta", "pizza", "arroz", "sopa", "ensalada", "hamburguesa", "paella", "tortilla",
  ]
  /// How things fit.
  static let fits: WordSet = [
    "pequeno", "curto", "apertado", "folgado", "justo", "perfeito",
    "grande", "pequeño", "chico", "corto", "largo", "ancho", "estrecho", "apretado", "holgado",
    "perfecto", "enorme", "ajustado", "suelto",
  ]
  /// What turns are, what has taken place for good: the reason of a feeling has happened.
  static let reasons: WordSet = [
    "perder", "ganar", "morir", "morirse", "romper", "romperse", "irse", "caerse", "acabarse",
    "olvidar",
    "suspender", "aprobar", "morrer", "quebrar", "quebrar-se", "cair", "esquecer", "reprovar",
    "acabar", "pegar", "bater",
  ]
}
