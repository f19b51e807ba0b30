import AACCore

/// Portuguese rows of nouns that name a scene: where one has to go at once and does not want to, what one plays with whom, whose
/// thing is so, and until when one parts: *banheiro / agora, médico / não, videogame / amigo / casa, cachorro / bravo /
/// vizinho, professora / lição / difícil, tchau / amanhã* (Bechara, *Elipse*; Cunha & Cintra, chapter 7, *Vocativo*).
extension TileReader {
  /// Puts in what is meant.
  func readScene(_ words: inout [Constituent]) {
    guard (2...5).contains(words.count),
      !words.contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.kind == .question
          || $0.lexeme.wordClass == .conjunction
      })
    else { return }
    partUntil(&words)
    fearDark(&words)
    goNow(&words)
    refuseVisit(&words)
    callForRelief(&words)
    callAboutThing(&words)
    ownerLast(&words)
    soundOfOwner(&words)
    playThere(&words)
  }

  private func wanting(_ deed: String, _ past: Bool = false) -> [Constituent] {
    if past {
      var done = Constituent.linking(deed, .first)
      done.lexeme.kind = .action
      done.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
      return [done]
    }
    var verb = Constituent.linking("querer", .first)
    verb.lexeme.kind = .action
    return [verb, Constituent(Lexeme(lemma: deed, wordClass: .verb, kind: .action))]
  }

  /// *Ir ao banheiro, para casa, para o quarto*: where one wants to be (Bechara, *Regência: ir*).
  func wishToGo(_ place: Constituent) -> [Constituent] {
    let lemma = place.lexeme.lemma
    if lemma == "casa" { return wanting("ir") + [known("para"), place] }
    let isOwn = [.room, .furniture].contains(place.lexeme.kind)
    let isToilet = OrdinaryRowWords.toilets.contains(lemma)
    return wanting("ir") + [known(isOwn && !isToilet ? "para" : "a"), article, place]
  }

  // MARK: - Going and parting

  /// *Banheiro / agora, parque / agora, casa / agora*: where one wants to be at once.
  private func goNow(_ words: inout [Constituent]) {
    guard words.count == 2,
      let now = words.firstIndex(where: { SceneWords.atOnce.contains($0.lexeme.lemma) }),
      case let place = words[1 - now], isBareNoun(place), place.lexeme.wordClass == .noun
    else { return }
    let noun = place.lexeme
    guard
      OrdinaryRowWords.toilets.contains(noun.lemma) || SceneWords.rest.contains(noun.lemma)
        || MeaningWords.services.contains(noun.lemma)
        || isVisited(noun) && !SceneWords.duties.contains(noun.lemma)
    else { return }
    words = wishToGo(place) + [words[now]]
  }

  /// *Médico / não, dentista / não*: to whom one does not want to go.
  private func refuseVisit(_ words: inout [Constituent]) {
    guard words.count == 2,
      let no = words.firstIndex(where: { $0.lexeme.lemma == variety.language.plainNegator }),
      case let place = words[1 - no], isBareNoun(place),
      MeaningWords.services.contains(place.lexeme.lemma) || place.lexeme.lemma == "hospital"
    else { return }
    words = [words[no]] + wishToGo(place)
  }

  /// *Tchau / amanhã, tchau / professora / segunda-feira*: until when.
  private func partUntil(_ words: inout [Constituent]) {
    guard let last = words.indices.last, SceneWords.farewells.contains(words[0].lexeme.lemma),
      words[last].lexeme.kind.isTemporal, words[last].government == nil,
      tables.lexicon.tense(of: words[last].lexeme.lemma) != .past,
      words[last].lexeme.kind == .weekday || SceneWords.meetings.contains(words[last].lexeme.lemma),
      words[1..<last].allSatisfy({ $0.lexeme.isHuman })
    else { return }
    words[last].lexeme = Lexeme(
      lemma: "até \(words[last].lexeme.lemma)", wordClass: words[0].lexeme.wordClass,
      kind: words[0].lexeme.kind)
    if last == 2 { words = [words[0], words[1].calledOut, words[2]] }
  }

  /// *Escuro / medo*: what one is afraid of, named before it.
  private func fearDark(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.lemma == "escuro", words[1].lexeme.lemma == "medo"
    else { return }
    words = [.linking("estar", .first), known("com"), words[1], known("de"), article, words[0]]
  }

  // MARK: - Calls

  /// *Mamãe / xixi, tia / cocô*: whoever looks after the speaker is told what cannot wait.
  private func callForRelief(_ words: inout [Constituent]) {
    guard words.count == 2, isCarer(words[0]), PressingWords.relief.contains(words[1].lexeme.lemma)
    else { return }
    words[1].lexeme = Lexeme(
      lemma: "fazer \(words[1].lexeme.lemma)", wordClass: .verb, kind: .action)
    words = [words[0].calledOut, wanting("")[0], words[1]]
  }

  /// Whether it is the bare name of somebody who looks after the speaker.
  func isCarer(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun && word.government == nil
      && DailyWords.helpers.contains(word.lexeme.lemma)
  }

  /// *Professora / lição / difícil, mamãe / sapato / apertado*: who is called, and what a thing is like.
  private func callAboutThing(_ words: inout [Constituent]) {
    guard words.count == 3, isCarer(words[0]), isBareNoun(words[1]), words[1].lexeme.namesThing,
      words[1].lexeme.wordClass == .noun, let said = said(of: words[1], words[2]),
      DailyWords.tasks.contains(words[1].lexeme.lemma)
        || words[1].lexeme.kind == .clothing && words[2].lexeme.kind != .color
          && words[2].lexeme.kind != .size && !SceneWords.lasting.contains(words[2].lexeme.lemma)
    else { return }
    words = [words[0].calledOut, article] + said
  }

  /// A thing, its copula and what it is like; nil where the last word is no such quality.
  func said(of thing: Constituent, _ quality: Constituent) -> [Constituent]? {
    let word = quality.lexeme
    guard word.wordClass == .adjective, !word.kind.isSmall, quality.government == nil,
      !WordSorter.ordinals.contains(word.lemma)
    else { return nil }
    let isState =
      word.kind.isPassing || SuppliedWords.conditions.contains(word.lemma)
      || SuppliedWords.felt.contains(word.lemma) || isParticiple(word.lemma)
      || KindSet.edible.contains(thing.lexeme.kind) && SuppliedWords.tastes.contains(word.lemma)
      || SceneWords.sounds.contains(thing.lexeme.lemma) && word.lemma == "alto"
    return [thing, .linking(isState ? "estar" : "ser", .third), quality]
  }

  // MARK: - Owners

  /// *Cachorro / bravo / vizinho, celular / novo / papai, bolo / gostoso / vovó*: whose it is was said last.
  private func ownerLast(_ words: inout [Constituent]) {
    guard words.count == 3, isBareNoun(words[0]), isBareNoun(words[2]),
      words[1].lexeme.wordClass == .adjective,
      words[1].lexeme.kind != .emotion
        || words[0].lexeme.isBeing,
      belongs(words[0].lexeme, to: words[2].lexeme) || isCooked(words[0], by: words[2]),
      let said = said(of: words[0], words[1])
    else { return }
    words = [article, said[0], known("de")] + before(words[2].lexeme) + [words[2]] + said[1...]
  }

  /// *Bolo / vovó*: what those at home make.
  private func isCooked(_ thing: Constituent, by who: Constituent) -> Bool {
    KindSet.edible.contains(thing.lexeme.kind) && thing.lexeme.wordClass == .noun
      && PortionWords.isKin(who.lexeme.lemma) && isOwnerByName(who.lexeme)
  }

  /// *Vizinho / música / alto*: whose noise it is.
  private func soundOfOwner(_ words: inout [Constituent]) {
    guard words.count == 3, isBareNoun(words[0]), isOwnerByName(words[0].lexeme),
      SceneWords.sounds.contains(words[1].lexeme.lemma), isBareNoun(words[1]),
      ["alto", "baixo", "chato", "legal", "bonito"].contains(words[2].lexeme.lemma),
      let said = said(of: words[1], words[2])
    else { return }
    words = [article, said[0], known("de")] + before(words[0].lexeme) + [words[0]] + said[1...]
  }

  // MARK: - Games

  /// *Videogame / amigo / casa, filme / primo, futebol / amigo / escola*: what one plays or watches, with whom and where.
  private func playThere(_ words: inout [Constituent]) {
    guard words[0].lexeme.wordClass == .noun || words[0].lexeme.wordClass == .properNoun,
      words[0].government == nil, let deed = playing(words[0].lexeme)
    else { return }
    let rest = words.dropFirst()
    let times = rest.filter { $0.lexeme.kind.isTemporal }
    let company = rest.filter { isBareNoun($0) && isOwnerByName($0.lexeme) }
    let places = rest.filter { isBareNoun($0) && KindSet.places.contains($0.lexeme.kind) }
    guard company.count == 1, let friend = company.first, places.count < 2,
      times.count + places.count + 1 == rest.count
    else { return }
    let isPast = times.contains { tables.lexicon.tense(of: $0.lexeme.lemma) == .past }
    var row = wanting(deed, isPast)
    if ["filme", "vídeo"].contains(words[0].lexeme.lemma) { row.append(known("um")) }
    row.append(words[0])
    let who = before(friend.lexeme) + [friend]
    if let place = places.first, place.lexeme.lemma == "casa", isHost(friend.lexeme) {
      row += [known("em"), article, place, known("de")] + who
    } else {
      row += [known("com")] + who
      if let place = places.first {
        row += [known("em")] + (place.lexeme.lemma == "casa" ? [] : [article]) + [place]
      }
    }
    words = row + times
  }

  private func playing(_ word: Lexeme) -> String? {
    if word.kind == .game || SceneWords.played.contains(word.lemma) { return "jogar" }
    return BriefWords.watched.contains(word.lemma) ? "ver" : nil
  }
}

/// Words of such scenes.
enum SceneWords {
  static let atOnce: WordSet = ["agora", "agora mesmo", "já já", "rápido"]
  /// Where one lies down and is by oneself.
  static let rest: WordSet = ["casa", "quarto", "cama", "quintal", "jardim", "sala", "recreio"]
  /// Where one has to go.
  static let duties: WordSet = ["escola", "creche", "trabalho", "hospital", "igreja", "cemitério"]
  static let farewells: WordSet = ["tchau", "adeus", "tchauzinho", "bye"]
  /// When one meets again.
  static let meetings: WordSet = [
    "amanhã", "depois", "logo", "mais tarde", "depois de amanhã", "semana que vem", "já",
    "fim de semana", "ano que vem",
  ]
  /// What a garment always is.
  static let lasting: WordSet = [
    "bonito", "novo", "velho", "lindo", "feio", "elegante", "confortável",
  ]
  /// What one hears of others.
  static let sounds: WordSet = [
    "música", "som", "televisão", "TV", "tv", "rádio", "volume", "voz", "festa", "barulho",
  ]
  /// Ball games and what is played on a screen.
  static let played: WordSet = [
    "videogame", "futebol", "basquete", "vôlei", "handebol", "tênis de mesa", "pingue-pongue",
    "pebolim", "sinuca", "xadrez", "dama", "damas", "dominó", "baralho", "cartas", "bingo",
    "ping-pong", "Uno", "Minecraft", "Roblox", "queimada", "boliche", "totó", "consola", "futsal",
    "jogo da memória", "quebra-cabeça", "bola", "peteca", "voleibol", "basquetebol",
  ]
}
