import AACCore

/// Who does it and whose it is in everyday rows of Spanish (NGLE §12.7, §35.9, §41.6).
extension TileReader {
  /// How likely a word is the subject where everyday use decides; nil where the general rules do.
  func everydayScore(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Int? {
    let isBehind = index > verb
    if isBehind, isMoved(words, index, verb, frame) { return 5 }
    if tells(words, index, verb, frame) { return 120 }
    if let score = placeScore(words, index, verb, frame) { return score }
    if isBehind, isCounted(words, index, verb, frame) { return 120 }
    if isPlaceOfFall(words, index, verb, frame) || isOnesName(words, index, verb, frame) {
      return 5
    }
    if runsByItself(words, index, verb, frame) { return 60 }
    if isBehind, let score = scoreBehind(words, index, verb, frame) { return score }
    if isBehind, frame.lemma == "disfrazarse", words[index].lexeme.wordClass == .noun { return 0 }
    if !isBehind, givesFeeling(words, index, verb, frame) { return 120 }
    if isBehind, isDoneToSpeaker(words, index, verb) { return 0 }
    return isBehind && isMeantForSomebody(words, index, verb, frame) ? 30 : nil
  }

  /// *Niño / molestar / yo*: whom somebody before the verb moves.
  private func isMoved(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    let lexeme = words[index].lexeme
    return frame.pattern == .affecting && lexeme.wordClass == .pronoun
      && (lexeme.person == .first || lexeme.person == .second)
      && words[..<verb].indices.contains {
        words[$0].lexeme.isHuman && words[$0].lexeme.wordClass != .pronoun && !isGoverned(words, $0)
      }
  }

  /// *Cuántos / años / tener / tu / hermano*: of whom an amount is asked.
  private func isCounted(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    let lexeme = words[index].lexeme
    return frame.lemma == "tener" && lexeme.isBeing && lexeme.wordClass != .pronoun
      && words[..<verb].contains { tables.lexicon.word($0.lexeme.lemma)?.asks == .howMany }
  }

  /// *Llamarse / Daniel*: what one is called.
  private func isOnesName(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    frame.lemma == "llamarse" && verb == 0 && index == 1
      && words[index].lexeme.wordClass == .properNoun
  }

  /// *Película / dar / miedo*: the thing that gives a feeling.
  private func givesFeeling(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    guard frame.lemma == "dar", index < verb, words[index].lexeme.wordClass == .noun,
      !words[index].lexeme.isBeing,
      let feeling = words[(verb + 1)...].first(where: {
        $0.lexeme.kind != .quantity && $0.lexeme.kind != .degree
      })
    else { return false }
    return tables.frames.listed("dar \(feeling.lexeme.lemma)")?.pattern == .experiencer
  }

  /// *Quién / recoger / yo*: whom it is done to.
  private func isDoneToSpeaker(_ words: [Constituent], _ index: Int, _ verb: Int) -> Bool {
    let lexeme = words[index].lexeme
    return index == verb + 1 && lexeme.wordClass == .pronoun && lexeme.person == .first
      && words[..<verb].contains { $0.lexeme.lemma == "quién" }
      && !words[..<verb].contains { $0.lexeme.wordClass == .adposition }
      && usedFrame(words, verb).takesPerson
  }

  /// *Comprar / regalo / Ana, leer / cuento / abuela*: for whom something is got ready, or to whom it is read.
  private func isMeantForSomebody(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    let lexeme = words[index].lexeme
    guard verb == 0, index + 1 == words.count, lexeme.isHuman, lexeme.wordClass != .pronoun
    else { return false }
    return EverydayWords.preparing.contains(frame.lemma)
      && words[..<index].contains { EverydayWords.gifts.contains($0.lexeme.lemma) }
      || index > verb + 1 && EverydayRoles.addressed.contains(frame.lemma)
  }

  /// *Noticias / hablar / guerra, libro / hablar / dinosaurios*: what is read and heard tells of something.
  private func tells(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    EverydayRoles.telling.contains(frame.lemma) && index < verb
      && EverydayRoles.tellers.contains(words[index].lexeme.lemma)
      && words[..<index].allSatisfy(\.lexeme.isDeterminerLike)
      && words[(verb + 1)...].contains { $0.lexeme.wordClass == .noun }
      && !words.contains { $0.lexeme.isHuman }
  }

  /// *Parque / columpio / caer*: where one falls, and from what.
  private func isPlaceOfFall(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    let word = words[index].lexeme
    guard ["caer", "caerse"].contains(frame.lemma), word.wordClass == .noun, index < verb,
      !words.contains(where: { $0.lexeme.isBeing })
    else { return false }
    let isThere =
      KindSet.places.contains(word.kind) || BesideWords.playgrounds.contains(word.lemma)
    return isThere
  }

  /// The same of a word behind its verb: in a row that begins with the verb the speaker does it (NGLE §40.4).
  private func scoreBehind(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Int? {
    let lexeme = words[index].lexeme
    if EverydayQuestions.ofThings.contains(frame.lemma), !lexeme.isBeing,
      lexeme.wordClass == .noun && !lexeme.kind.isTemporal
        || EverydayWords.pointed.contains(lexeme.lemma),
      words[..<verb].contains(where: { EverydayRoles.asking.contains($0.lexeme.lemma) }),
      !words.contains(where: { $0.lexeme.isBeing }), index <= verb + 2
    {
      // De dónde / venir / ese / ruido.
      return 60
    }
    guard words[..<verb].allSatisfy({ isOpening($0.lexeme) }) else { return nil }
    if isSurroundings(words, index, verb, frame) { return 10 }
    if OrderWords.giving.contains(frame.lemma), !lexeme.isBeing, lexeme.wordClass == .noun,
      KindSet.edible.contains(lexeme.kind) || lexeme.kind == .thing || lexeme.kind == .toy,
      words[..<index].dropFirst(verb + 1).allSatisfy(\.lexeme.isDeterminerLike)
    {
      // Pasar / sal.
      return 10
    }
    if frame.lemma == "ser", lexeme.isHuman, lexeme.wordClass == .noun, index + 1 == words.count,
      words[(verb + 1)..<index].allSatisfy(\.lexeme.isDeterminerLike), verb == 0,
      !PortionWords.isKin(lexeme.lemma) || lexeme.lemma.hasPrefix("profesor")
        || lexeme.lemma.hasPrefix("maestr")
    {
      // Ser / portero.
      return 10
    }
    return personBehind(words, index, verb, frame)
  }

  /// *Caerse / patio, tener / miedo / monstruo, hablar / policía, ser / cumpleaños / papá*: where, of what, with whom.
  private func isSurroundings(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    let lexeme = words[index].lexeme
    guard lexeme.wordClass == .noun, verb + 1 < words.count else { return false }
    if frame.lemma == "caer",
      KindSet.places.contains(lexeme.kind) || lexeme.kind == .furniture
        || lexeme.kind == .vehicle || ["escalera", "escaleras", "árbol"].contains(lexeme.lemma)
    {
      // Caer / escalera.
      return true
    }
    if frame.lemma.hasSuffix("se"), KindSet.places.contains(lexeme.kind) { return true }
    if frame.lemma == "tener", EverydayRoles.fears.contains(words[verb + 1].lexeme.lemma) {
      return index > verb + 1
    }
    if frame.lemma == "ser", verb == 0, BesideWords.occasions.contains(lexeme.lemma) { return true }
    if usedFrame(words, verb).lemma == "hablar", lexeme.isHuman,
      words[..<index].last(where: { !$0.lexeme.isDeterminerLike })?.lexeme.lemma == "hablar"
    {
      return true
    }
    return frame.pattern == .stateCopula && index > verb + 1 && lexeme.takesPlace
      && words[verb + 1].lexeme.wordClass == .adjective
  }

  /// Whether a word stands before the verb of a row that says nothing of who does it.
  private func isOpening(_ word: Lexeme) -> Bool {
    word.lemma == variety.language.plainNegator || word.kind.isTemporal || word.kind == .social
      || word.kind == .negation && word.wordClass != .pronoun || word.wordClass == .adverb
  }

  /// Whether only beings do it, or it is done to the thing: *pierna / mover / no / poder, recreo / comer*.
  func isOfBeings(_ words: [Constituent], _ lexeme: Lexeme, _ frame: VerbFrame) -> Bool {
    guard AnimateWords.spanish.contains(frame.lemma),
      !isUnknownDoer(words, lexeme, frame)
    else { return false }
    guard frame.pattern == .modal || frame.lemma == "querer", let verb = verbPlace(words) else {
      return true
    }
    let used = usedFrame(words, verb)
    return frame.lemma == "querer" || AnimateWords.spanish.contains(used.lemma)
      || used.takesAsObject(lexeme) && used.lemma != frame.lemma
  }

  /// *Carpincho / nadar*: a word that nobody knows before a verb of what animals do is an animal.
  private func isUnknownDoer(
    _ words: [Constituent], _ lexeme: Lexeme, _ frame: VerbFrame
  ) -> Bool {
    guard lexeme.isInferred, lexeme.wordClass == .noun,
      EverydayRoles.animalDeeds.contains(frame.lemma),
      let verb = verbPlace(words), !hasSomebody(words)
    else { return false }
    return words[..<verb].contains { $0.lexeme == lexeme }
  }

  /// *Este / no / ser / mío, este / ser / rojo*: what is pointed at, with no noun of its own.
  func isPointedAtFirst(_ words: [Constituent], _ verb: Int, _ frame: VerbFrame) -> Bool {
    guard variety.language == .spanish, frame.isCopular, words[0].lexeme.kind == .demonstrative,
      words[0].lexeme.wordClass == .determiner,
      verb == 1 || verb == 2 && words[1].lexeme.lemma == variety.language.plainNegator,
      verb + 1 < words.count
    else { return false }
    return !words.contains {
      $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal || $0.lexeme.kind == .question
    }
  }

  /// *Querer / abrazo / mamá, libro / dinosaurio*: from whom and about what.
  func everydayLink(
    _ first: Lexeme, _ second: Lexeme, _ words: [Constituent], _ index: Int
  ) -> (String, Bool)? {
    let verb = words[..<index].last { $0.lexeme.wordClass == .verb }
    if EverydayWords.hugs.contains(first.lemma), second.isHuman,
      ["querer", "necesitar", "gustar"].contains(verb?.lexeme.lemma ?? "")
    {
      return ("de", second.wordClass == .noun && second.article != .bare)
    }
    if let link = companionLink(first, second, verb?.lexeme) { return link }
    if PortionWords.costumes.contains(first.lemma), second.wordClass == .properNoun {
      return ("de", false)
    }
    if ["foto", "fotos", "retrato"].contains(first.lemma), second.isHuman, let verb,
      // Mandar / foto / abuela, sacar / foto / abuela: it is sent to her and taken of her.
      frame(of: verb).slot(.recipient) == nil,
      !EverydayRoles.shooting.contains(verb.lexeme.lemma)
    {
      return ("de", second.wordClass == .noun && second.article != .bare)
    }
    guard EverydayWords.tales.contains(first.lemma), second.kind == .animal,
      second.wordClass == .noun,
      !words[index...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    return ("de", false)
  }

  /// *Enfadado / hermano / yo, celoso / bebé*: towards whom one feels it.
  func supplyTowards(_ words: inout [Constituent]) -> Bool {
    guard variety.language == .spanish, words.count < 6, let feeling = words.first?.lexeme,
      feeling.wordClass == .adjective, feeling.kind.isPassing,
      let text = AdjectiveLinks.beforeNoun(feeling.lemma), let link = tables.lexicon.known(text)
    else { return false }
    let speaker = words.lastIndex { $0.lexeme.lemma == "yo" }
    guard speaker != nil || EverydayWords.towards.contains(feeling.lemma) else { return false }
    var rest = Array(words.dropFirst())
    if let speaker {
      guard speaker + 1 == words.count else { return false }
      rest.removeLast()
    }
    guard let noun = rest.firstIndex(where: { $0.lexeme.isBeing }),
      rest[noun].lexeme.wordClass != .pronoun, rest[..<noun].allSatisfy(\.lexeme.isDeterminerLike),
      rest[(noun + 1)...].allSatisfy({ $0.lexeme.wordClass == .adjective })
    else { return false }
    let copula = Constituent.linking("estar")
    words =
      (speaker.map { [words[$0]] } ?? []) + [copula, words[0], Constituent(link)] + rest
    return true
  }
}

/// Words by which everyday subjects are known.
enum EverydayRoles {
  /// Question words behind which a thing is what is asked about.
  static let asking: WordSet = [
    "de dónde", "dónde", "cómo", "para qué", "qué", "por qué", "a qué", "cuándo", "cuánto",
  ]
  /// What is read, seen and heard.
  static let tellers: WordSet = [
    "noticias", "periódico", "libro", "cuento", "película", "peli", "canción", "documental",
    "revista", "programa", "cartel", "historia", "poema", "telediario", "serie", "novela", "vídeo",
    "carta", "obra", "noticia",
  ]
  /// What these do.
  static let telling: WordSet = ["hablar", "tratar", "contar", "decir", "explicar", "enseñar"]
  /// What is said, sung and owed to somebody.
  static let addressed: WordSet = ["leer", "contar", "cantar", "escribir", "deber"]
  /// Whom one likes.
  static let liking: WordSet = ["gustar", "encantar", "caer bien", "caer mal"]
  /// With whom one goes somewhere.
  static let along: WordSet = [
    "familia", "amigos", "amigas", "primos", "abuelos", "padres",
  ]
  /// What one feels about something.
  static let fears: WordSet = ["miedo", "celos", "envidia", "asco", "vergüenza", "ganas"]
  /// What animals do.
  static let animalDeeds: WordSet = [
    "nadar", "dormir", "comer", "beber", "cantar", "bailar", "llorar", "jugar",
  ]
  /// Taking a photo.
  static let shooting: WordSet = ["hacer", "sacar", "tomar"]
  /// What is done to things with a name.
  static let handled: WordSet = ["querer", "comprar", "usar", "tener", "necesitar", "pedir"]
  /// Whom one asks and tells.
  static let told: WordSet = [
    "decir", "pedir", "contar", "avisar", "preguntar", "llamar", "visitar", "cuidar", "saludar",
    "despertar",
  ]
}
