import AACCore

/// More Portuguese rows laid otherwise than they are said: the day before what it is like, the place before who is there, the
/// thing before what others shall do with it, and whoever one goes to (Cunha & Cintra, chapter 7, *Ordem inversa*; Bechara,
/// *Ordem direta e inversa*).
extension TileReader {
  /// Lays such rows without a verb.
  func layElse(_ words: inout [Constituent]) {
    askWhichDay(&words)
    describeDay(&words)
    describeAir(&words)
    describeListener(&words)
    findSomebodyThere(&words)
    makeNoise(&words)
    haveFeeling(&words)
    beInTown(&words)
    if words.count == 3, words[0].lexeme.lemma == "gente",
      UnlinkedWords.amounts.contains(words[1].lexeme.lemma)
    {
      // Gente / muito / ônibus.
      words.swapAt(0, 1)
    }
  }

  /// *Hoje / que dia, amanhã / que / dia*: what is asked comes first.
  private func askWhichDay(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 4, words[0].lexeme.kind == .time else { return }
    let asked = words[1...].map(\.lexeme.lemma).joined(separator: " ")
    guard ["que dia", "que dia da semana", "que data"].contains(asked) else { return }
    words = words[1...] + [.linking("ser", .third), words[0]]
  }

  private func third(_ lemma: String) -> Constituent {
    var verb = Constituent.linking(lemma, .third)
    if lemma != "estar" && lemma != "ser" { verb.lexeme.kind = .action }
    return verb
  }

  private func isSaid(_ word: Lexeme) -> Bool {
    word.wordClass == .adjective && !word.kind.isSmall && word.kind != .color
      && !WordSorter.ordinals.contains(word.lemma)
  }

  // MARK: - Days, air and places

  /// *Dia / bonito, fria / noite, semana / muito / difícil*: what a day is like.
  private func describeDay(_ words: inout [Constituent]) {
    let core = words.filter { $0.lexeme.kind != .degree && $0.lexeme.lemma != "muito" }
    guard core.count == 2, words.count < 4,
      let day = core.firstIndex(where: { LaidElseWords.days.contains($0.lexeme.lemma) }),
      core[day].government == nil, core[day].lexeme.wordClass == .noun,
      case var quality = core[1 - day],
      isSaid(quality.lexeme) || ["frio", "fria"].contains(quality.lexeme.lemma),
      !LaidElseWords.greeting.contains(quality.lexeme.lemma)
    else { return }
    if quality.lexeme.wordClass == .noun {
      quality.lexeme = Lexeme(lemma: "frio", wordClass: .adjective, kind: .quality)
    }
    let degree = words.filter { $0.lexeme.kind == .degree || $0.lexeme.lemma == "muito" }
    words = [article, doer(core[day]), third("estar")] + degree + [quality]
  }

  private func doer(_ thing: Constituent) -> Constituent {
    var thing = thing
    thing.lexeme.kind = .event
    return thing
  }

  /// *Hoje / muito / quente, abafado / hoje*: what the air is like.
  private func describeAir(_ words: inout [Constituent]) {
    let times = words.filter { ["hoje", "agora", "ontem"].contains($0.lexeme.lemma) }
    let degree = words.filter {
      $0.lexeme.kind == .degree || ["muito", "não", "mais"].contains($0.lexeme.lemma)
    }
    let rest = words.filter { word in !(times + degree).contains { $0.tile == word.tile } }
    guard times.count == 1, rest.count == 1, LaidElseWords.air.contains(rest[0].lexeme.lemma),
      rest[0].lexeme.wordClass == .adjective
    else { return }
    var being = third("estar")
    if times[0].lexeme.lemma == "ontem" {
      being.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.lasting
    }
    let denied = degree.filter { $0.lexeme.lemma == "não" }
    words = denied + [being] + degree.filter { $0.lexeme.lemma != "não" } + rest + times
  }

  /// *Cabelo / bonito / você, você / vestido / lindo*: what is said to the other of what is his.
  private func describeListener(_ words: inout [Constituent]) {
    guard words.count == 3,
      let other = words.firstIndex(where: { ["você", "tu"].contains($0.lexeme.lemma) }),
      let said = words.firstIndex(where: { isSaid($0.lexeme) }),
      let thing = words.indices.first(where: { $0 != other && $0 != said }),
      isBareNoun(words[thing]), !isOwnState(words[said].lexeme),
      KindSet(.body, .clothing).contains(words[thing].lexeme.kind),
      let yours = Possessives.word(
        for: words[other].lexeme, tile: words[other].tile, in: variety)
    else { return }
    let isState = isPassing(words[said].lexeme, of: words[thing].lexeme)
    words = [yours, words[thing], third(isState ? "estar" : "ser"), words[said]]
  }

  /// *Telhado / gato, cozinha / barata, ninguém / casa, alguém / porta*: who is there.
  func findSomebodyThere(_ words: inout [Constituent]) {
    guard words.count == 2 else { return }
    if let somebody = words.firstIndex(where: { ["ninguém", "alguém"].contains($0.lexeme.lemma) }) {
      var place = words[1 - somebody]
      if place.lexeme.lemma == "casar" { place.lexeme = known("casa").lexeme }
      guard place.lexeme.wordClass == .noun, place.government == nil,
        KindSet.places.contains(place.lexeme.kind)
          || LaidElseWords.thresholds.contains(place.lexeme.lemma)
      else { return }
      let the = place.lexeme.lemma == "casa" ? [] : [article]
      if words[somebody].lexeme.lemma == "ninguém" {
        words = [words[somebody], third("estar"), known("em")] + the + [place]
      } else {
        let being = third(variety == .portugueseBrazil ? "ter" : "haver")
        words = [being, said(words[somebody]), known("em")] + the + [place]
      }
      return
    }
    guard isBareNoun(words[0]), isBareNoun(words[1]), words[1].lexeme.kind == .animal,
      words[0].lexeme.wordClass == .noun, !words[0].lexeme.isBeing,
      KindSet.places.contains(words[0].lexeme.kind) || words[0].lexeme.kind == .furniture
        || BareNounWords.surroundings.contains(words[0].lexeme.lemma)
        || KindSet.edible.contains(words[0].lexeme.kind)
          && LaidElseWords.vermin.contains(words[1].lexeme.lemma)
    else { return }
    let (place, animal) = (words[0], words[1])
    let the = place.lexeme.lemma == "casa" ? [] : [article]
    if LaidElseWords.vermin.contains(animal.lexeme.lemma) {
      let being = third(variety == .portugueseBrazil ? "ter" : "haver")
      words = [being, known("um"), animal, known("em")] + the + [place]
    } else {
      words = [article, animal, third("estar"), known("em")] + the + [place]
    }
  }

  /// *Eu / Recife, Brasil / nós*: in what town or country somebody is.
  private func beInTown(_ words: inout [Constituent]) {
    guard words.count == 2,
      let who = words.firstIndex(where: {
        ["eu", "nós", "ele", "ela", "eles", "elas"].contains($0.lexeme.lemma)
      }), case let town = words[1 - who].lexeme, town.wordClass == .properNoun, town.kind == .place
    else { return }
    words = [words[who], .linking("estar"), known("em"), words[1 - who]]
  }

  /// *Alguém* as what there is and not as who has something.
  private func said(_ somebody: Constituent) -> Constituent {
    guard somebody.lexeme.wordClass == .pronoun else { return somebody }
    var noun = Lexeme(lemma: somebody.lexeme.lemma, wordClass: .noun, kind: .thing)
    noun.animacy = .inanimate
    noun.article = .bare
    noun.number = .singular
    return Constituent(noun, tile: somebody.tile)
  }

  // MARK: - What others make and one feels

  /// *Vizinho / barulho, bagunça / crianças*: who makes it.
  private func makeNoise(_ words: inout [Constituent]) {
    guard words.count == 2,
      let noise = words.firstIndex(where: { LaidElseWords.noises.contains($0.lexeme.lemma) }),
      case let who = words[1 - noise], who.lexeme.isBeing, isBareNoun(who),
      who.lexeme.wordClass != .adjective, isBareNoun(words[noise])
    else { return }
    var sound = words[noise]
    sound.lexeme.article = .bare
    let number = who.lexeme.number
    var making = Constituent.linking("fazer", .third)
    making.lexeme.kind = .action
    if number == .plural { making = .infinitive("fazer") }
    words = before(who.lexeme) + [who, making, sound]
  }

  /// *Orgulho / filho, inveja / primo*: what one has of somebody (Bechara, *Regência nominal*).
  private func haveFeeling(_ words: inout [Constituent]) {
    guard words.count == 2, ["orgulho", "inveja", "dó"].contains(words[0].lexeme.lemma),
      isBareNoun(words[1]), !isOwnNeed(words[1].lexeme)
    else { return }
    var having = Constituent.linking("ter", .first)
    having.lexeme.kind = .action
    words[0].lexeme.article = .bare
    let owner = before(words[1].lexeme)
    let isOwn = owner.first?.lexeme.kind == .possessive
    words = [having, words[0], known("de")] + (isOwn ? [article] : []) + owner + [words[1]]
  }

  // MARK: - With a verb

  /// Lays such rows with a verb.
  func layDeedElse(_ words: inout [Constituent], _ verb: Int) {
    guard words[verb].lexeme.isInfinitive else { return }
    if likeOther(&words, verb) || handToSpeaker(&words, verb) || forbidFirst(&words, verb)
      || goToWhoServes(&words) || existThere(&words, verb)
    {
      return
    }
    if verb == 1, words.count == 2, words[1].lexeme.lemma == "trazer", isBareNoun(words[0]),
      words[0].lexeme.namesThing
    {
      // Cobertor / trazer.
      words.swapAt(0, 1)
    } else if words[verb].lexeme.lemma == "chegar", verb == 0, words.count == 2,
      isBareNoun(words[1]),
      words[1].lexeme.kind == .event || KindSet.places.contains(words[1].lexeme.kind)
    {
      // Chegar / festa, chegar / escola.
      words[0].lexeme.person = .first
      words[0].lexeme.number = .singular
      words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    }
  }

  /// *Gostar / você*: nobody but the speaker says so.
  private func likeOther(_ words: inout [Constituent], _ verb: Int) -> Bool {
    guard words[verb].lexeme.lemma == "gostar", verb == 0, words.count == 2,
      ["você", "tu", "vocês"].contains(words[1].lexeme.lemma)
    else { return false }
    words[0].lexeme.person = .first
    words[0].lexeme.number = .singular
    words.insert(known("de"), at: 1)
    return true
  }

  /// *Água / dar / eu, foto / mostrar / eu*: to whom it is given was laid last.
  private func handToSpeaker(_ words: inout [Constituent], _ verb: Int) -> Bool {
    guard verb == 1, words.count == 3, ["eu", "mim"].contains(words[2].lexeme.lemma),
      isBareNoun(words[0]), words[0].lexeme.namesThing,
      LaidElseWords.handed.contains(words[1].lexeme.lemma)
    else { return false }
    words = [words[1], words[2], words[0]]
    return true
  }

  /// *Cabelo / não / puxar*: what others shall not do was laid behind what they shall not do it to.
  private func forbidFirst(_ words: inout [Constituent], _ verb: Int) -> Bool {
    guard verb == 2, words.count == 3, words[1].lexeme.lemma == "não", isBareNoun(words[0]),
      words[0].lexeme.namesThing,
      OrderWords.forbidden.contains(words[2].lexeme.lemma)
        || PortugueseOrderWords.forbidden.contains(words[2].lexeme.lemma)
    else { return false }
    words = [words[1], words[2], words[0]]
    return true
  }

  /// *Ontem / médico / ir, não / querer / ir / dentista*: whoever one goes to does not go (Bechara, *Regência: ir*).
  private func goToWhoServes(_ words: inout [Constituent]) -> Bool {
    guard let go = words.firstIndex(where: { $0.lexeme.lemma == "ir" && $0.lexeme.isInfinitive }),
      let who = words.firstIndex(where: { MeaningWords.services.contains($0.lexeme.lemma) }),
      isBareNoun(words[who]), words[who].lexeme.wordClass == .noun,
      who == 0 || words[who - 1].lexeme.wordClass != .adposition,
      words.indices.allSatisfy({
        $0 == go || $0 == who || words[$0].lexeme.kind.isTemporal
          || ["não", "querer", "precisar", "poder"].contains(words[$0].lexeme.lemma)
      }), words.count > 2, who != 0 || go != 1
    else { return false }
    let place = words[who]
    let times = words.filter { $0.lexeme.kind.isTemporal }
    let lead = words.indices.filter {
      $0 != who && !words[$0].lexeme.kind.isTemporal
    }.map { words[$0] }.filter { $0.lexeme.lemma != "ir" }
    words = lead + [words[go], known("a"), article, place] + times
    guard let main = words.firstIndex(where: { $0.lexeme.wordClass == .verb }) else { return true }
    words[main].lexeme.person = .first
    words[main].lexeme.number = .singular
    if times.contains(where: { tables.lexicon.tense(of: $0.lexeme.lemma) == .past }) {
      words[main].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    }
    return true
  }

  /// *Cozinha / barata / ter, ter / alguém / porta*: what there is there (Cunha & Cintra, chapter 13, *Verbos impessoais*).
  private func existThere(_ words: inout [Constituent], _ verb: Int) -> Bool {
    guard words.count == 3, ["ter", "haver"].contains(words[verb].lexeme.lemma) else {
      return false
    }
    let others = words.indices.filter { $0 != verb }
    guard
      let who = others.first(where: {
        words[$0].lexeme.kind == .animal && words[$0].lexeme.wordClass == .noun
          || ["alguém", "ninguém"].contains(words[$0].lexeme.lemma)
      }), let place = others.first(where: { $0 != who }), isBareNoun(words[place]),
      words[place].lexeme.wordClass == .noun, !words[place].lexeme.isBeing,
      KindSet.places.contains(words[place].lexeme.kind)
        || LaidElseWords.thresholds.contains(words[place].lexeme.lemma)
        || words[place].lexeme.kind == .furniture
    else { return false }
    var being = words[verb]
    if variety == .portuguesePortugal { being.lexeme.lemma = "haver" }
    being.lexeme.person = .third
    being.lexeme.number = .singular
    let the = words[place].lexeme.lemma == "casa" ? [] : [article]
    let isAnimal = words[who].lexeme.kind == .animal
    words =
      [being] + (isAnimal ? [known("um")] : []) + [said(words[who]), known("em")] + the
      + [words[place]]
    return true
  }
}

/// Words of such rows.
enum LaidElseWords {
  static let days: WordSet = ["dia", "noite", "tarde", "manhã", "semana", "fim de semana"]
  /// What one wishes of a day.
  static let greeting: WordSet = [
    "bom", "boa", "feliz", "inteiro", "próximo", "último", "todo", "outro", "mesmo", "santo",
    "passado", "seguinte", "útil", "livre",
  ]
  static let air: WordSet = [
    "quente", "frio", "abafado", "fresco", "gelado", "nublado", "ensolarado", "chuvoso", "úmido",
    "seco", "escuro",
  ]
  /// Where somebody comes in.
  static let thresholds: WordSet = ["porta", "portão", "janela", "telefone", "rua", "varanda"]
  /// What one finds where it should not be.
  static let vermin: WordSet = [
    "barata", "mosca", "formiga", "aranha", "rato", "mosquito", "pernilongo", "lagartixa", "cobra",
    "abelha", "vespa", "marimbondo", "percevejo", "cupim", "bicho", "inseto", "escorpião",
    "minhoca", "lagarta", "traça", "piolho", "melga",
  ]
  static let noises: WordSet = ["barulho", "ruído", "bagunça"]
  /// What is handed and shown to somebody.
  static let handed: WordSet = [
    "dar", "mostrar", "emprestar", "trazer", "passar", "entregar", "devolver", "alcançar",
    "servir",
  ]
}
