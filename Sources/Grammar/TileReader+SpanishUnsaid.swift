import AACCore

/// Spanish rows in which it is unsaid that somebody has it, feels it so or suffered it: *herida / sangre / rodilla, pies / fríos,
/// novia / enfadada / yo, patinete / nuevo / mi / hermana, hacer / pis / pantalón* (NGLE §37.2, §37.9, §42.13; §35.7).
extension TileReader {
  /// The row with what is unsaid in it.
  func sayUnsaid(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 8 else { return }
    askHowGoes(&words)
    guard verbPlace(words) != nil else {
      haveWound(&words)
      haveStain(&words)
      haveSo(&words)
      qualityLast(&words)
      belongToKin(&words)
      feelTowards(&words)
      return
    }
    removeStain(&words)
    wetOneself(&words)
    treatSpeaker(&words)
    notLend(&words)
    fearOfOther(&words)
    spreadOn(&words)
    reasonFirst(&words)
    placeBeforeUs(&words)
    sitOther(&words)
    finishFirst(&words)
    opineThat(&words)
  }

  // MARK: - Greetings

  /// *Hola / qué / tal, buenos días / cómo / estar*: how the other is.
  private func askHowGoes(_ words: inout [Constituent]) {
    if words.count == 2, words[0].lexeme.lemma == "bastar", words[1].lexeme.lemma == "ya" {
      return exclaim(&words, "basta ya")
    }
    guard words[0].lexeme.kind == .social else { return }
    if let how = words.indices.last, how > 0, words[how].lexeme.lemma == "estar",
      words[how].lexeme.isInfinitive, words[how - 1].lexeme.lemma == "cómo",
      words[..<(how - 1)].allSatisfy({ $0.lexeme.kind == .social })
    {
      words[how].lexeme.person = .second
      words[how].lexeme.number = .singular
      return
    }
    let end = words.count - 1
    let isWhole = words[end].lexeme.lemma == "qué tal"
    guard
      isWhole || end > 1 && words[end].lexeme.lemma == "tal" && words[end - 1].lexeme.lemma == "qué"
    else { return }
    let place = isWhole ? end : end - 1
    guard place > 0, words[..<place].allSatisfy({ $0.lexeme.kind == .social }) else { return }
    words[place].lexeme = Lexeme(lemma: "qué tal", wordClass: .adverb, kind: .manner)
    words[place].lexeme.forms[RefusedWords.asking] = ""
    words.removeSubrange((place + 1)...)
  }

  // MARK: - What one has

  /// *Herida / rodilla, golpe / cabeza, herida / sangre / rodilla*: what one has, and where.
  private func haveWound(_ words: inout [Constituent]) {
    guard words.count == 2 || words.count == 3, let part = words.last,
      part.lexeme.kind == .body, !UnsaidWords.isWound(part.lexeme.lemma),
      words.dropLast().allSatisfy({ UnsaidWords.isWound($0.lexeme.lemma) })
    else { return }
    let wounds = words.dropLast().map { word in
      var wound = word
      wound.lexeme.wordClass = .noun
      if wound.lexeme.lemma == "sangre" { wound.lexeme.article = .bare }
      return wound
    }
    var row = [deed("tener"), wounds[0]]
    if wounds.count == 2 {
      put(&row, wounds[1].lexeme.lemma == "sangre" ? "con" : "y", at: 2)
      row.append(wounds[1])
    }
    put(&row, variety.language.placePreposition, at: row.count)
    put(&row, "el", at: row.count)
    words = row + [part]
  }

  /// *Mancha / camiseta, agujero / calcetín, arena / zapatos*: what is on and in what one wears.
  private func haveStain(_ words: inout [Constituent]) {
    guard words.count == 2, UnsaidWords.stains.contains(words[0].lexeme.lemma),
      words[1].lexeme.roleKind == .clothing, words[1].lexeme.wordClass == .noun
    else { return }
    var row = [deed("tener"), words[0]]
    put(&row, variety.language.placePreposition, at: 2)
    put(&row, "el", at: 3)
    words = row + [words[1]]
  }

  /// *Pies / fríos, ojos / rojos, pelo / mojado*: how one has a part of oneself (NGLE §38.12).
  private func haveSo(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.kind == .body, words[0].lexeme.wordClass == .noun,
      words[0].lexeme.countability != .mass,
      words[1].lexeme.wordClass == .adjective || words[1].lexeme.lemma == "frío",
      !words[1].lexeme.kind.isSmall,
      UnsaidWords.felt.contains(singular(words[1].lexeme.lemma))
        || words[1].lexeme.kind == .color
    else { return }
    words[1].lexeme.wordClass = .adjective
    if !words[1].lexeme.kind.isPassing { words[1].lexeme.kind = .quality }
    var row = [deed("tener")]
    put(&row, "el", at: 1)
    words = row + words
  }

  private func singular(_ quality: String) -> String {
    let stem = quality.hasSuffix("s") ? String(quality.dropLast()) : quality
    return stem.hasSuffix("a") ? stem.dropLast() + "o" : stem
  }

  /// *Difícil / examen, rico / sopa*: what a thing is like stands behind it.
  private func qualityLast(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.wordClass == .adjective, isThing(words[1]),
      words[1].lexeme.kind != .body, !words[1].lexeme.kind.isSensation
    else { return }
    let (quality, thing) = (words[0].lexeme.lemma, words[1].lexeme)
    let isPlace = KindSet.places.contains(thing.kind)
    let isFelt =
      EverydayAlone.states.contains(quality) || HalfWords.glad.contains(quality)
      || HalfWords.needs.contains(quality)
    let isSaid =
      isFelt
      ? quality == "aburrido"
        && (thing.takesPlace || thing.lemma == "clase"
          || [.media, .story, .book, .subject].contains(thing.kind))
      : !isPlace
        && (SuppliedWords.judged.contains(quality) || SuppliedWords.conditions.contains(quality)
          || SuppliedWords.tastes.contains(quality) && KindSet.edible.contains(thing.kind))
    guard isSaid else { return }
    let isTaste = SuppliedWords.tastes.contains(quality) && KindSet.edible.contains(thing.kind)
    words.swapAt(0, 1)
    if isTaste { words.insert(.linking("estar"), at: 1) }
    if isFelt { words.insert(.linking("ser"), at: 1) }
  }

  /// *Patinete / nuevo / mi / hermana, mochila / azul / Ana, libro / mi / hermano*: whose it is (NGLE §12.7, §37.9).
  private func belongToKin(_ words: inout [Constituent]) {
    guard words.count > 2, words.count < 5, isThing(words[0]), let owner = words.last?.lexeme,
      owner.isHuman, [.noun, .properNoun].contains(owner.wordClass),
      [.toy, .vehicle, .device, .book, .clothing, .thing, .instrument]
        .contains(words[0].lexeme.kind)
    else { return }
    var start = words.count - 1
    if words[start - 1].lexeme.kind == .possessive { start -= 1 }
    let qualities = words[1..<start]
    guard qualities.count < 2, start < words.count - 1 || !qualities.isEmpty,
      qualities.allSatisfy({
        $0.lexeme.wordClass == .adjective && !$0.lexeme.kind.isSmall
      }),
      start < words.count - 1 || owner.wordClass == .properNoun
        || KinWords.own.contains(owner.lemma)
    else { return }
    let isState = qualities.contains {
      $0.lexeme.kind.isPassing || SuppliedWords.conditions.contains($0.lexeme.lemma)
        || SuppliedWords.judged.contains($0.lexeme.lemma)
    }
    var row = [words[0]]
    if isState {
      put(&row, "de", at: 1)
      words = row + words[start...] + qualities
      return
    }
    row += qualities
    if !qualities.isEmpty { row.append(.linking("ser", .third)) }
    put(&row, "de", at: row.count)
    if start == words.count - 1, owner.wordClass == .noun { put(&row, "mi", at: row.count) }
    words = row + words[start...]
  }

  /// *Novia / enfadada / yo, mamá / orgullosa / yo*: who is named first feels it towards the speaker.
  private func feelTowards(_ words: inout [Constituent]) {
    guard words.count > 2, words.last?.lexeme.lemma == "yo", case let place = words.count - 2,
      words[place].lexeme.wordClass == .adjective,
      EverydayWords.towards.contains(words[place].lexeme.lemma),
      let link = AdjectiveLinks.beforeNoun(words[place].lexeme.lemma),
      words[place - 1].lexeme.isHuman, words[place - 1].lexeme.wordClass != .pronoun,
      words[..<(place - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      let speaker = words.last
    else { return }
    words.removeLast()
    words.insert(.linking("estar", .third), at: place)
    if link == "con", let withMe = tables.lexicon.known("conmigo") {
      words.append(Constituent(withMe, tile: speaker.tile))
    } else {
      put(&words, link, at: words.count)
      words.append(speaker)
    }
  }

  // MARK: - Deeds

  /// *Mancha / camiseta / lavar*: what is washed off.
  private func removeStain(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb == 2, words.count == 3,
      UnsaidWords.stains.contains(words[0].lexeme.lemma), words[0].lexeme.wordClass == .noun,
      words[1].lexeme.roleKind == .clothing
    else { return }
    var row = [words[2]]
    put(&row, "el", at: 1)
    row.append(words[0])
    put(&row, "de", at: 3)
    put(&row, "el", at: 4)
    words = row + [words[1]]
  }

  /// *Hacer / pis / pantalón, niño / hacer / pis / cama*: where it should not have been done it has happened (NGLE §23.7).
  private func wetOneself(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), words[verb].lexeme.lemma == "hacer", verb + 2 < words.count,
      let deed = ["pis": "hacerse pis", "pipí": "hacerse pis", "caca": "hacerse caca"][
        words[verb + 1].lexeme.lemma],
      let spot = words.last?.lexeme,
      spot.roleKind == .clothing || UnsaidWords.wet.contains(spot.lemma),
      words[(verb + 2)...].dropLast().allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adposition
      }),
      words[..<verb].allSatisfy({
        $0.lexeme.isBeing || $0.lexeme.isDeterminerLike || $0.lexeme.lemma == "yo"
      })
    else { return }
    let who = words[..<verb].last?.lexeme
    var done = happened(words[verb], deed)
    if let who, who.lemma != "yo" { done.lexeme.person = .third }
    words[verb] = done
    words.remove(at: verb + 1)
    if verb + 2 == words.count {
      put(&words, variety.language.placePreposition, at: verb + 1)
      put(&words, "el", at: verb + 2)
    }
  }

  /// *Poner / tirita, crema / poner*: what others put on one is asked of them.
  private func treatSpeaker(_ words: inout [Constituent]) {
    guard words.count == 2, let verb = loneVerb(words), words[verb].lexeme.lemma == "poner",
      case let thing = words[1 - verb], UnsaidWords.dressings.contains(thing.lexeme.lemma)
    else { return }
    var order = words[verb]
    order.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    words = [order, Constituent(WordJoiner.pronoun("me")), thing]
  }

  /// *Hermana / no / prestar / muñeca, Luis / no / devolver / lápiz*: to whom it is not handed.
  private func notLend(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb > 1, verb + 1 < words.count,
      ["prestar", "devolver"].contains(words[verb].lexeme.lemma), isNegator(words[verb - 1]),
      words[verb - 2].lexeme.isHuman, words[verb - 2].lexeme.wordClass != .pronoun,
      words[(verb + 1)...].allSatisfy({ isThing($0) || $0.lexeme.isDeterminerLike })
    else { return }
    words.insert(Constituent(WordJoiner.pronoun("me")), at: verb)
    if verb + 3 == words.count { put(&words, "el", at: verb + 2) }
  }

  /// *Niño / miedo / dormir, Ana / ganas / jugar*: what somebody is afraid to do.
  private func fearOfOther(_ words: inout [Constituent]) {
    guard let deed = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      words[deed].lexeme.isInfinitive, deed > 1,
      ["miedo", "ganas"].contains(words[deed - 1].lexeme.lemma),
      words[deed - 2].lexeme.isHuman, words[deed - 2].lexeme.wordClass != .pronoun,
      words[..<(deed - 2)].allSatisfy(\.lexeme.isDeterminerLike),
      !words[(deed + 1)...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    words[deed - 1].lexeme.article = .bare
    put(&words, "de", at: deed)
    words.insert(self.deed("tener"), at: deed - 1)
  }

  /// *Mermelada / con / tostada / comer*: what is spread goes on what one eats.
  private func spreadOn(_ words: inout [Constituent]) {
    guard
      let link = words.indices.dropFirst().dropLast().first(where: {
        words[$0].lexeme.lemma == "con"
      }), UnsaidWords.spreads.contains(words[link - 1].lexeme.lemma),
      UnsaidWords.breads.contains(words[link + 1].lexeme.lemma)
    else { return }
    words.swapAt(link - 1, link + 1)
  }

  /// *Porque / llorar / bebé / hambre / tener*: of two deeds the reason is what is felt (NGLE §46.2).
  private func reasonFirst(_ words: inout [Constituent]) {
    guard words.count > 4, words[0].lexeme.lemma == "porque",
      case let verbs = words.indices.filter({ words[$0].lexeme.isInfinitive }), verbs.count == 2,
      verbs[0] == 1, words.filter({ $0.lexeme.wordClass == .verb }).count == 2,
      words[verbs[1]].lexeme.lemma == "tener", verbs[1] + 1 == words.count,
      FeltWords.had.contains(words[verbs[1] - 1].lexeme.lemma),
      case let who = words[2..<(verbs[1] - 1)], !who.isEmpty,
      who.allSatisfy({ $0.lexeme.isBeing || $0.lexeme.isDeterminerLike })
    else { return }
    words = who + [words[1], words[0], words[verbs[1]], words[verbs[1] - 1]]
  }

  /// *Zoo / en / nosotros*: the place before it is where, and nobody is in a person.
  private func placeBeforeUs(_ words: inout [Constituent]) {
    guard
      let link = words.indices.dropFirst().dropLast().first(where: {
        words[$0].lexeme.lemma == "en" && words[$0].lexeme.wordClass == .adposition
      }), words[link + 1].lexeme.wordClass == .pronoun, words[link + 1].lexeme.kind == .person,
      words[link + 1].lexeme.number != nil, !["mí", "ti"].contains(words[link + 1].lexeme.lemma),
      isThing(words[link - 1]), KindSet.places.contains(words[link - 1].lexeme.kind)
    else { return }
    words.swapAt(link - 1, link)
  }

  /// *Sentar / aquí / tú, callar / tú*: what is laid before *tú* the other is to do.
  private func sitOther(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb == 0, words.last?.lexeme.lemma == "tú",
      UnsaidWords.told.contains(words[0].lexeme.lemma),
      words[1...].dropLast().allSatisfy({
        $0.lexeme.wordClass == .adverb || $0.lexeme.kind == .direction
          || $0.lexeme.kind.isTemporal
      })
    else { return }
    words.removeLast()
    if tables.frames.listed(words[0].lexeme.lemma + "se") != nil { words[0].lexeme.lemma += "se" }
    words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
  }

  /// *Terminar / deberes / y después / jugar*: what is finished is the speaker's, and no end of the playing.
  private func finishFirst(_ words: inout [Constituent]) {
    guard words.count > 3, ["terminar", "acabar"].contains(words[0].lexeme.lemma),
      words[0].lexeme.isInfinitive, isThing(words[1]),
      ["y después", "y luego"].contains(words[2].lexeme.lemma), words[3].lexeme.isInfinitive
    else { return }
    for index in [0, 3] {
      words[index].lexeme.person = .first
      words[index].lexeme.number = .singular
    }
    put(&words, "el", at: 1)
  }

  /// *Creer / película / divertido*: of what one thinks so (NGLE §43.2).
  private func opineThat(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb + 3 == words.count,
      SpanishPeopleWords.thinking.contains(words[verb].lexeme.lemma), isThing(words[verb + 1]),
      words[verb + 2].lexeme.wordClass == .adjective, !words[verb + 2].lexeme.kind.isSmall
    else { return }
    words.insert(.linking("ser"), at: verb + 2)
    put(&words, "el", at: verb + 1)
    put(&words, "que", at: verb + 1)
  }
}

/// Words of such rows.
enum UnsaidWords {
  /// What is wrong on the body.
  static func isWound(_ word: String) -> Bool {
    FeltWords.onBody.contains(word) || wounds.contains(word)
  }

  private static let wounds: WordSet = [
    "golpe", "picadura", "quemadura", "corte", "verruga", "hematoma", "cicatriz", "mancha",
    "granos",
    "ampollas", "heridas", "picaduras", "bulto", "calambre", "pus",
  ]
  /// What is on clothes and in them.
  static let stains: WordSet = [
    "mancha", "manchas", "agujero", "agujeros", "arena", "piedra", "piedras", "barro", "roto",
    "nudo", "pelos", "tierra",
  ]
  /// How parts of the body are for the time being.
  static let felt: WordSet = [
    "frío", "caliente", "mojado", "sucio", "limpio", "hinchado", "seco", "dormido", "cansado",
    "helado", "dolorido", "irritado", "tapado", "roto", "pegajoso", "sudado", "suelto",
  ]
  /// Where one should not.
  static let wet: WordSet = [
    "cama", "suelo", "sofá", "silla", "coche", "colchón", "pañal", "alfombra", "piscina",
  ]
  /// What is put on the sick and the hurt.
  static let dressings: WordSet = [
    "tirita", "venda", "crema", "pomada", "gotas", "termómetro", "pañal", "curita", "escayola",
    "hielo",
  ]
  static let spreads: WordSet = [
    "mermelada", "mantequilla", "miel", "paté", "crema de cacao", "tomate", "aceite", "queso",
    "nocilla", "margarina",
  ]
  static let breads: WordSet = [
    "tostada", "pan", "tostadas", "bollo", "galleta", "galletas", "panecillo", "rebanada",
  ]
  /// What one tells others to do.
  static let told: WordSet = [
    "sentar", "levantar", "callar", "venir", "esperar", "parar", "quedar", "acercar", "apartar",
  ]
}
