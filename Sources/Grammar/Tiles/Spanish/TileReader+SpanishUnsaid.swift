import AACCore

/// Spanish rows in which it is unsaid that somebody has it, feels it so or suffered it: *herida / sangre / rodilla, pies / fríos,
/// novia / enfadada / yo, patinete / nuevo / mi / hermana, hacer / pis / pantalón* (NGLE §37.2, §37.9, §42.13; §35.7).
extension TileReader {
  /// The row with what is unsaid in it.
  func sayUnsaid(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 8 else { return }
    askHowGoes(&words)
    if verbPlace(words) != nil { return sayDeedUnsaid(&words) }
    refuse(&words)
    haveNew(&words)
    spreadOn(&words)
    haveWound(&words)
    haveStain(&words)
    haveSo(&words)
    soundSo(&words)
    qualityLast(&words)
    belongToKin(&words)
    feelTowards(&words)
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
      words[..<(how - 1)].allSatisfy({
        $0.lexeme.kind == .social || TwoPhraseWords.isCalled($0.lexeme.lemma)
      })
    {
      if how == 3 {
        words[0].lexeme.lemma += ", \(words[1].lexeme.lemma)"
        words.remove(at: 1)
        words[2].lexeme.person = .second
        words[2].lexeme.number = .singular
        return
      }
      guard how == 2 else { return }
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
    if place == 2, words[1].lexeme.isHuman {
      words[0].lexeme.lemma += ", \(words[1].lexeme.lemma)"
      words[1].lexeme.kind = .social
    }
    guard place > 0, words[..<place].allSatisfy({ $0.lexeme.kind == .social }) else { return }
    if place == 2 {
      words.remove(at: 1)
      words[1].lexeme = Lexeme(lemma: "qué tal", wordClass: .adverb, kind: .manner)
      words[1].lexeme.forms[RefusedWords.asking] = ""
      words.removeSubrange(2...)
      return
    }
    words[place].lexeme = Lexeme(lemma: "qué tal", wordClass: .adverb, kind: .manner)
    words[place].lexeme.forms[RefusedWords.asking] = ""
    words.removeSubrange((place + 1)...)
  }

  // MARK: - What one has

  /// *No / agua, no / colegio*: what one does not want, and where one does not want to go (NGLE §42.13).
  private func refuse(_ words: inout [Constituent]) {
    guard words.count == 2, isNegator(words[0]), isThing(words[1]), words[1].government == nil
    else { return }
    let what = words[1].lexeme
    let isPlace = UnsaidWords.refused.contains(what.lemma)
    guard KindSet.edible.contains(what.kind) || isPlace || what.lemma == "ducha" else { return }
    var row = [words[0], deed("querer")]
    if isPlace {
      row.append(deed("ir"))
      put(&row, "a", at: 3)
      words[1].lexeme.article = .definite
    }
    if KindSet.edible.contains(what.kind), what.number != .plural {
      words[1].lexeme.countability = .mass
    }
    words = row + [words[1]]
  }

  /// *Móvil / nuevo, zapatos / nuevos*: of what is new somebody tells that he has it.
  private func haveNew(_ words: inout [Constituent]) {
    guard words.count == 2, isThing(words[0]), words[0].lexeme.wordClass == .noun,
      ["nuevo", "nueva", "nuevos", "nuevas"].contains(words[1].lexeme.lemma),
      [.toy, .vehicle, .device, .book, .clothing, .thing].contains(words[0].lexeme.kind)
    else { return }
    words.insert(deed("tener"), at: 0)
    if words[1].lexeme.number != .plural { put(&words, "un", at: 1) }
  }

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
      !UnsaidWords.isWound(words[0].lexeme.lemma),
      words[1].lexeme.wordClass == .adjective || singular(words[1].lexeme.lemma) == "frío",
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

  /// *Radio / fuerte, tele / alta*: how it sounds now.
  private func soundSo(_ words: inout [Constituent]) {
    guard words.count == 2, UnsaidWords.sounding.contains(words[0].lexeme.lemma),
      ["fuerte", "alto", "alta", "bajo", "baja", "flojo", "floja"]
        .contains(words[1].lexeme.lemma),
      words[1].lexeme.wordClass == .adjective
    else { return }
    words.insert(.linking("estar"), at: 1)
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
        || words[0].lexeme.kind == .vehicle && KinWords.elders.contains(owner.lemma)
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
    if start == words.count - 1, KinWords.own.contains(owner.lemma) {
      put(&row, "mi", at: row.count)
    }
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
    "helado", "dolorido", "irritado", "largo", "corto", "rizado", "tapado", "roto", "pegajoso",
    "sudado", "suelto", "rozado", "raspado", "arañado", "torcido", "inflamado", "vendado",
    "entumecido", "magullado", "dolorido", "morado",
  ]
  /// Where one should not.
  static let wet: WordSet = [
    "cama", "suelo", "sofá", "silla", "coche", "colchón", "pañal", "alfombra", "piscina",
    "bañera",
  ]
  /// What is put on the sick and the hurt.
  static let dressings: WordSet = [
    "tirita", "venda", "crema", "pomada", "gotas", "termómetro", "pañal", "curita", "escayola",
    "hielo",
  ]
  /// What sounds.
  static let sounding: WordSet = [
    "música", "tele", "televisión", "radio", "volumen", "voz", "sonido", "altavoz",
  ]
  /// Where one does not want to go.
  static let refused: WordSet = [
    "colegio", "cole", "escuela", "parque", "cama", "piscina", "playa", "hospital", "instituto",
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
