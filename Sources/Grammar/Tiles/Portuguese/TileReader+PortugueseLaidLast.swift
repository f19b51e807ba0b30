import AACCore

/// Portuguese rows whose verb stands where what matters least stands: *ser / astronauta / querer, sapato / apertar, filha / escola
/// / buscar, professora / ajudar / lição, chegar / tarde / trânsito, cama / dormir / agora, ler / livro / você / eu* (Cunha &
/// Cintra, chapters 7 and 13, *Locuções verbais*; Bechara, *Regência*).
extension TileReader {
  /// Lays them as they are said.
  func readLaidLast(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 8,
      let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      words[verb].lexeme.isInfinitive,
      !words.contains(where: { $0.lexeme.kind == .question })
    else { return }
    wishToBe(&words)
    pinch(&words, verb)
    wishNow(&words)
    fetchKin(&words, verb)
    wishVisit(&words, verb)
    callToHelp(&words, verb)
    blameForLateness(&words, verb)
    doForMe(&words)
    nameFriend(&words, verb)
    nameTransport(&words, verb)
  }

  private func spoken(_ word: Constituent, past: Bool = false) -> Constituent {
    var word = word.said(by: .first)
    if past { word.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past }
    return word
  }

  // MARK: - What one wants

  /// *Ser / astronauta / querer, astronauta / ser / querer, crescer / ser / médica*: what one wants to be one day.
  private func wishToBe(_ words: inout [Constituent]) {
    let isAsked = words[0].lexeme.lemma == "quando" && words.count == 4
    let start = words[0].lexeme.lemma == "eu" || isAsked ? 1 : 0
    let row = words[start...]
    guard row.count == 3, let being = row.firstIndex(where: { $0.lexeme.lemma == "ser" }),
      let job = row.firstIndex(where: { $0.lexeme.wordClass == .noun && $0.lexeme.isHuman }),
      words[being].lexeme.isInfinitive, words[job].government == nil,
      let other = row.indices.first(where: { $0 != being && $0 != job }),
      words[other].lexeme.isInfinitive
    else { return }
    if words[other].lexeme.lemma == "querer" {
      guard !isAsked else { return }
      let wish = start == 0 ? spoken(words[other]) : words[other]
      words = words[..<start] + [wish, words[being], words[job]]
    } else if words[other].lexeme.lemma == "crescer", other == start {
      let speaker = start == 0 || isAsked ? [known("eu")] : [words[0]]
      words =
        [isAsked ? words[0] : known("quando")] + speaker + [
          words[other], ownDeed("querer"), words[being], words[job],
        ]
    }
  }

  /// *Cama / dormir / agora, comer / bolo / agora*: nobody tells what he does at the moment; he wants to.
  private func wishNow(_ words: inout [Constituent]) {
    guard let last = words.last?.lexeme,
      let verb = onlyVerb(words),
      LaidLastWords.isWished(words[verb].lexeme.lemma, last.lemma),
      words.indices.allSatisfy({ index in
        let word = words[index].lexeme
        return index == verb || word.lemma == "não" && index == verb - 1
          || word.wordClass == .noun && !word.isHuman || word.kind.isTemporal
          || word.lemma == last.lemma || word.isDeterminerLike && word.kind != .person
      })
    else { return }
    let no = verb > 0 && words[verb - 1].lexeme.lemma == "não"
    let before = words[..<(no ? verb - 1 : verb)]
    words =
      (no ? [words[verb - 1]] : []) + [ownDeed("querer"), words[verb]] + before
      + words[(verb + 1)...]
  }

  /// *Médico / não / querer*: to whom one does not want to go.
  private func wishVisit(_ words: inout [Constituent], _ verb: Int) {
    guard verb > 0, verb + 1 == words.count, words[verb].lexeme.lemma == "querer",
      isBareNoun(words[0]), LaidLastWords.visited.contains(words[0].lexeme.lemma),
      verb == 1 || verb == 2 && words[1].lexeme.lemma == "não"
    else { return }
    let go = Constituent(Lexeme(lemma: "ir", wordClass: .verb, kind: .action))
    words = words[1..<verb] + [spoken(words[verb]), go, known("a"), article, words[0]]
  }

  // MARK: - Clothes

  /// *Sapato / apertar, etiqueta / pinicar*: what one wears does so to the speaker.
  private func pinch(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 2, verb == 1, isBareNoun(words[0]), words[0].lexeme.wordClass == .noun,
      words[0].lexeme.kind == .clothing || LaidLastWords.worn.contains(words[0].lexeme.lemma),
      words[0].lexeme.lemma != "cinto", words[0].lexeme.lemma != "cadarço",
      LaidLastWords.pinching.contains(words[1].lexeme.lemma)
    else { return }
    let lemma = words[1].lexeme.lemma
    words[0].lexeme.animacy = .human
    if LaidLastWords.hurting.contains(lemma) { words.append(Constituent(known("eu").lexeme)) }
  }

  // MARK: - Kin and helpers

  /// *Filha / escola / buscar, filho / levar / escola*: who is fetched somewhere does not fetch.
  private func fetchKin(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 3, verb > 0, isBareNoun(words[0]),
      LaidLastWords.cared.contains(words[0].lexeme.lemma),
      case let place = words[3 - verb], isBareNoun(place),
      KindSet.places.contains(place.lexeme.kind) || place.lexeme.lemma == "escola",
      let link = LaidLastWords.fetching[words[verb].lexeme.lemma]
    else { return }
    let going = ownDeed("ir")
    let isHome = place.lexeme.lemma == "casa"
    words =
      [going, words[verb]] + before(words[0].lexeme) + [words[0]]
      + [known(isHome && link == "a" ? "para" : link)] + (isHome ? [] : [article]) + [place]
  }

  /// *Professora / ajudar / lição*: whoever looks after the speaker is called (Cunha & Cintra, chapter 7, *Vocativo*).
  private func callToHelp(_ words: inout [Constituent], _ verb: Int) {
    guard !isOver, words.count == 3, verb == 1, isCarer(words[0]),
      words[1].lexeme.lemma == "ajudar",
      isBareNoun(words[2]), words[2].lexeme.namesThing,
      !KindSet.places.contains(words[2].lexeme.kind)
    else { return }
    let help = words[1].ordered
    words = [
      words[0].calledOut, help, Constituent(WordJoiner.pronoun("me")), known("com"), article,
      words[2],
    ]
  }

  /// *Ler / livro / você / eu, você / pegar / água / eu*: for whom it is done (Bechara, *Objeto indireto*).
  ///
  /// In Portugal the pronoun leans on the verb: *Lês-me um livro*.
  private func doForMe(_ words: inout [Constituent]) {
    guard variety == .portugueseBrazil, words.count == 4, let last = words.indices.last,
      words[last].lexeme.lemma == "eu",
      let other = words.firstIndex(where: { ["você", "tu"].contains($0.lexeme.lemma) }),
      let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      LaidLastWords.doneFor.contains(words[verb].lexeme.lemma),
      let thing = words.firstIndex(where: { $0.lexeme.namesThing }), verb < thing,
      Set([last, other, verb, thing]).count == 4
    else { return }
    let me = Constituent(known("mim").lexeme, tile: words[last].tile)
    words = [words[other], words[verb], words[thing], known("para"), me]
  }

  /// *Amigo / Pedro / viajar, prima / Júlia / chegar*: the name says which one (Cunha & Cintra, chapter 7, *Aposto*).
  private func nameFriend(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 2, isBareNoun(words[0]), words[1].lexeme.wordClass == .properNoun,
      words[1].lexeme.isHuman, words[1].government == nil,
      LaidLastWords.friends.contains(words[0].lexeme.lemma)
        || BesideWords.ownKin.contains(words[0].lexeme.lemma)
    else { return }
    words[0].lexeme.lemma += " \(words[1].lexeme.lemma)"
    words[0].lexeme.animacy = .animate
    words.remove(at: 1)
    words.insert(known("meu"), at: 0)
  }

  // MARK: - Transport and lateness

  /// *Van / escola / chegar*: which one it is.
  private func nameTransport(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 3, verb == 2, isBareNoun(words[0]), words[0].lexeme.kind == .vehicle,
      isBareNoun(words[1]), LaidLastWords.served.contains(words[1].lexeme.lemma),
      LaidLastWords.running.contains(words[2].lexeme.lemma)
    else { return }
    let gender = tables.gender(of: words[1].lexeme)
    words[0].lexeme.gender = tables.gender(of: words[0].lexeme)
    words[0].lexeme.lemma +=
      " \(gender == .feminine ? "da" : "do") \(words[1].lexeme.lemma)"
    words.remove(at: 1)
  }

  /// *Chegar / tarde / trânsito, trânsito / chegar / atrasado*: what made one late.
  private func blameForLateness(_ words: inout [Constituent], _ verb: Int) {
    guard words.count > 2, words.count < 6,
      let late = words.firstIndex(where: {
        ["tarde", "atrasado", "atrasada"].contains($0.lexeme.lemma)
      }), late > verb, LaidLastWords.late.contains(words[verb].lexeme.lemma),
      let cause = words.firstIndex(where: { LaidLastWords.causes.contains($0.lexeme.lemma) }),
      words[cause].government == nil,
      // Comboio / chegar / atrasado: it is late itself.
      cause > verb || words[cause].lexeme.kind != .vehicle,
      words.indices.allSatisfy({
        [verb, late, cause].contains($0) || words[$0].lexeme.lemma == "eu"
          || words[$0].lexeme.kind.isTemporal
      })
    else { return }
    var row = words
    let reason = row.remove(at: cause)
    if row[0].lexeme.lemma != "eu",
      let deed = row.firstIndex(where: { $0.tile == words[verb].tile })
    {
      row[deed] = spoken(row[deed], past: true)
    }
    words = row + [known("por causa de"), article, reason]
  }
}

/// Words of rows whose verb is laid last.
enum LaidLastWords {
  /// Whether it is wanted at once, once more or here rather than told.
  static func isWished(_ deed: String, _ last: String) -> Bool {
    if TelegramWords.again.contains(last) {
      return wished.contains(deed) && deed != "falar" || deed == "tentar"
    }
    if SceneWords.atOnce.contains(last) { return wished.contains(deed) }
    return ["aqui", "daqui"].contains(last) && staying.contains(deed)
  }

  /// What one wants to do here.
  static let staying: WordSet = [
    "ficar", "sentar", "sentar-se", "deitar", "deitar-se", "sair", "descansar",
  ]
  /// What one wants to do at once.
  static let wished: WordSet = [
    "dormir", "comer", "beber", "brincar", "sair", "ir", "jogar", "nadar", "descansar", "deitar",
    "passear", "almoçar", "jantar", "lanchar", "desenhar", "pintar", "ver", "assistir", "tomar",
    "ouvir", "escutar", "cantar", "dançar", "correr", "pular", "sentar", "levantar", "voltar",
    "tomar banho", "andar", "ler", "ir embora", "deitar-se", "sentar-se", "falar", "conversar",
    "levantar-se",
  ]
  static let visited: WordSet = [
    "médico", "médica", "dentista", "fisioterapeuta", "psicólogo", "psicóloga", "pediatra",
    "fonoaudióloga", "cabeleireiro", "barbeiro", "oculista", "doutor", "enfermeira", "hospital",
  ]
  /// What one has on besides clothes.
  static let worn: WordSet = [
    "óculos", "aparelho", "órtese", "prótese", "etiqueta", "fralda", "pulseira", "relógio", "anel",
    "capacete", "máscara", "tala", "gesso", "elástico", "gola", "manga", "zíper", "tiara", "bota",
    "colar", "curativo", "colete", "fone", "alça", "lã",
  ]
  static let pinching: WordSet = hurting.union(["apertar", "coçar", "pinicar", "picar"])
  /// What it does to somebody.
  static let hurting: WordSet = [
    "machucar", "incomodar", "magoar", "irritar", "arranhar", "sufocar",
  ]
  /// Who is taken and fetched.
  static let cared: WordSet = [
    "filho", "filha", "neto", "neta", "irmão", "irmã", "sobrinho", "sobrinha", "bebê", "bebé",
    "criança", "crianças", "filhos", "netos", "menino", "menina", "enteado", "enteada", "afilhado",
    "afilhada",
  ]
  static let fetching = [
    "buscar": "em", "pegar": "em", "apanhar": "em", "levar": "a", "deixar": "em",
  ]
  /// What is done for somebody rather than to him.
  static let doneFor: WordSet = [
    "ler", "cantar", "pegar", "comprar", "buscar", "desenhar", "tocar", "fazer", "cozinhar",
    "guardar", "abrir", "fechar", "ligar", "preparar", "escolher", "segurar", "procurar",
    "escrever", "pintar", "cortar", "descascar", "amarrar", "montar", "consertar", "esquentar",
  ]
  /// Who is told by a name from others like him.
  static let friends: WordSet = [
    "amigo", "amiga", "amiguinho", "amiguinha", "colega", "coleguinha", "vizinho", "vizinha",
  ]
  /// For what a vehicle drives.
  static let served: WordSet = [
    "escola", "trabalho", "creche", "firma", "empresa", "igreja", "Apae",
  ]
  static let running: WordSet = [
    "chegar", "atrasar", "demorar", "passar", "quebrar", "sair", "vir", "faltar", "partir",
  ]
  static let late: WordSet = ["chegar", "dormir", "acordar", "sair", "voltar", "deitar", "almoçar"]
  /// What holds one up or keeps one awake.
  static let causes: WordSet = [
    "trânsito", "engarrafamento", "chuva", "greve", "filme", "jogo", "festa", "barulho", "novela",
    "acidente", "série", "videogame", "tempestade", "temporal", "enchente", "futebol", "show",
    "obra", "fila", "congestionamento", "neve", "nevoeiro", "neblina", "calor", "tosse", "febre",
    "insônia", "prova", "desenho", "celular", "ônibus", "metrô", "trem", "autocarro", "comboio",
  ]
}
