import AACCore

/// Portuguese rows of every day whose words are laid in the order of what matters and not of speech: *ajudar / eu / sapato,
/// bicicleta / andar, dormir / sono, mercado / comprar / arroz / leite, lápis / emprestar, quente / sopa, acabar / lição*
/// (Cunha & Cintra, chapters 7, 11 and 13; Bechara, *Regência* and *Elipse*).
extension TileReader {
  /// Puts such rows in order, with what they leave out.
  func readDaily(_ words: inout [Constituent]) {
    guard words.contains(where: { $0.lexeme.wordClass == .verb }) else {
      return sayQualityOfThing(&words)
    }
    callHelper(&words)
    askForHelp(&words)
    askToHand(&words)
    askToStop(&words)
    ride(&words)
    runOutOf(&words)
    doThere(&words)
    finishTask(&words)
  }

  private func me(_ tile: Int?) -> Constituent {
    Constituent(WordJoiner.pronoun("me"), tile: tile)
  }

  private func isSpeaker(_ word: Lexeme) -> Bool { ["eu", "me", "mim"].contains(word.lemma) }

  /// Whether nothing but things, with what determines and describes them, or courtesy stands there.
  private func holdsThings(_ words: ArraySlice<Constituent>) -> Bool {
    words.contains { $0.lexeme.namesThing }
      && words.allSatisfy {
        $0.lexeme.namesThing || $0.lexeme.isDeterminerLike || $0.lexeme.kind == .social
          || $0.lexeme.wordClass == .adjective && !$0.lexeme.kind.isSmall
          || $0.lexeme.wordClass == .numeral || $0.lexeme.kind == .quantity
          || $0.lexeme.lemma == "e"
      }
  }

  /// The article, unless the words begin with a word that takes its place.
  private func articleBefore(_ words: ArraySlice<Constituent>) -> [Constituent] {
    guard let first = words.first?.lexeme, first.wordClass == .noun, first.article != .bare else {
      return []
    }
    return [article]
  }

  // MARK: - Without a verb

  /// *Quente / sopa, sujo / chão*: what a thing is like, said first (Cunha & Cintra, chapter 7, *Predicado nominal*).
  ///
  /// What may stand before its noun, and colors and sizes, are left to it: *bom dia, grande casa*.
  private func sayQualityOfThing(_ words: inout [Constituent]) {
    guard words.count == 2, case let quality = words[0].lexeme, quality.wordClass == .adjective,
      words[1].lexeme.namesThing, !quality.kind.isSmall, words[1].lexeme.wordClass == .noun,
      ![.color, .size, .emotion].contains(quality.kind), !DailyWords.before.contains(quality.lemma),
      !WordSorter.ordinals.contains(quality.lemma)
    else { return }
    let isState =
      isPassing(quality, of: words[1].lexeme) || SuppliedWords.felt.contains(quality.lemma)
    words = [words[1], .linking(isState ? "estar" : "ser", .third), words[0]]
  }

  // MARK: - How one is

  /// *Dormir / sono, comer / fome, água / sede*: how one is, and then what one wants for it.
  func needFirst(_ words: [Constituent]) -> [Constituent] {
    let start = words.first?.lexeme.lemma == "eu" ? 1 : 0
    guard words.count == start + 2 else { return words }
    let (wish, need) = (words[start].lexeme, words[start + 1].lexeme.lemma)
    guard
      wish.isInfinitive && WishWords.wishes[need]?.contains(wish.lemma) == true
        || ["sede", "fome"].contains(need) && wish.namesThing && KindSet.edible.contains(wish.kind)
    else { return words }
    return words[..<start] + [words[start + 1], words[start]]
  }

  // MARK: - What is asked of others

  /// *Professora / ajudar / eu*: whoever looks after the speaker is called, and told what to do (Cunha & Cintra, chapter
  /// 7, *Vocativo*).
  private func callHelper(_ words: inout [Constituent]) {
    guard !isOver else { return }
    if words.count == 2, words[1].lexeme.lemma == "ajudar", words[1].lexeme.isInfinitive,
      DailyWords.helpers.contains(words[0].lexeme.lemma), words[0].lexeme.wordClass == .noun
    {
      // Professora / ajudar: nobody else is helped.
      words = [words[0].calledOut, words[1].ordered, me(nil)]
      return
    }
    guard words.count > 2, DailyWords.helpers.contains(words[0].lexeme.lemma),
      words[0].lexeme.wordClass == .noun, words[1].lexeme.isInfinitive,
      DailyWords.askedOfHelpers.contains(words[1].lexeme.lemma), isSpeaker(words[2].lexeme),
      words.count == 3 || holdsThings(words[3...])
        || words[3...].allSatisfy({ $0.lexeme.kind == .social })
    else { return }
    let isHelp = words[1].lexeme.lemma == "ajudar"
    guard isHelp || !words[3...].contains(where: { $0.lexeme.namesThing }) else { return }
    let things = words[3...]
    let with =
      things.contains { $0.lexeme.namesThing } ? [known("com")] + articleBefore(things) : []
    words = [words[0].calledOut, words[1].ordered, me(words[2].tile)] + with + things
  }

  /// *Ajudar / eu / sapato, ajudar / lição*: what somebody is to help with (Bechara, *Regência: ajudar*).
  private func askForHelp(_ words: inout [Constituent]) {
    guard words.count > 1, words[0].lexeme.lemma == "ajudar", words[0].lexeme.isInfinitive else {
      return
    }
    let hasSpeaker = isSpeaker(words[1].lexeme)
    var things = words[(hasSpeaker ? 2 : 1)...]
    guard
      holdsThings(things) || things.first?.lexeme.lemma == "com" && holdsThings(things.dropFirst())
    else { return }
    let isPlace = things.contains { KindSet.places.contains($0.lexeme.kind) }
    var with = [known(isPlace ? "em" : "com")]
    if things.first?.lexeme.lemma == "com" {
      with = [things[things.startIndex]]
      things = things.dropFirst()
    }
    words =
      [words[0].ordered, me(hasSpeaker ? words[1].tile : nil)] + with + articleBefore(things)
      + things
  }

  /// *Lápis / emprestar, dar / água*: what is handed over is asked for; of what is lent, given back and passed there is one
  /// (Cunha & Cintra, chapter 7, *Objeto indireto*).
  private func askToHand(_ words: inout [Constituent]) {
    let courtesy = words.filter { OrderWords.please.contains($0.lexeme.lemma) }
    let rest = words.filter { !OrderWords.please.contains($0.lexeme.lemma) }
    let verbs = rest.indices.filter { rest[$0].lexeme.wordClass == .verb }
    guard verbs.count == 1, let verb = verbs.first, rest[verb].lexeme.isInfinitive,
      let handed = DailyWords.handing[rest[verb].lexeme.lemma],
      verb == 0 || verb + 1 == rest.count,
      rest.count > 1
    else { return }
    var things = rest
    things.remove(at: verb)
    guard holdsThings(things[...]), !things.contains(where: { $0.lexeme.lemma == "não" }),
      things.filter({ $0.lexeme.wordClass == .noun }).count == 1,
      let thing = things.first(where: { $0.lexeme.wordClass == .noun })?.lexeme,
      handed.takes(thing)
    else { return }
    let isKnown = rest[verb].lexeme.lemma != "dar"
    words =
      [rest[verb].ordered, me(nil)] + (isKnown ? articleBefore(things[...]) : []) + things
      + courtesy
  }

  /// *Parar / gritar*: what others are told to stop doing.
  private func askToStop(_ words: inout [Constituent]) {
    guard words.count > 1, words[0].lexeme.lemma == "parar", words[0].lexeme.isInfinitive else {
      return
    }
    let deed = words[1].lexeme.lemma == "de" && words.count > 2 ? 2 : 1
    guard words[deed].lexeme.isInfinitive,
      !OrdinaryRowWords.falling.contains(words[deed].lexeme.lemma),
      frame(of: words[deed]).pattern.isPersonal,
      !words.contains(where: { $0.lexeme.wordClass == .verb && $0.lexeme.person != nil })
    else { return }
    words[0] = words[0].ordered
  }

  // MARK: - What the speaker does

  /// *Bicicleta / andar, patins / andar / parque*: what one rides does not go by itself.
  private func ride(_ words: inout [Constituent]) {
    guard words.count > 1 else { return }
    if words.count == 2, words[0].lexeme.lemma == "andar", words[1].lexeme.lemma == "cavalo" {
      // Andar / cavalo: a horse that is said first goes itself.
      words.insert(known("a"), at: 1)
      words[2].lexeme.article = .bare
      words[2].lexeme.animacy = .inanimate
      return speakOfMyself(&words[0])
    }
    guard words[0].lexeme.wordClass == .noun, DailyWords.ridden.contains(words[0].lexeme.lemma),
      words[1].lexeme.lemma == "andar", words[1].lexeme.isInfinitive
    else { return }
    words.swapAt(0, 1)
    speakOfMyself(&words[0])
  }

  private func speakOfMyself(_ verb: inout Constituent) {
    verb.lexeme.person = .first
    verb.lexeme.number = .singular
  }

  /// *Celular / bateria / acabar, carro / gasolina / acabar*: what a thing has run out of.
  private func runOutOf(_ words: inout [Constituent]) {
    guard words.count == 3, words[2].lexeme.lemma == "acabar", words[2].lexeme.isInfinitive,
      words[..<2].allSatisfy({ $0.lexeme.namesThing && $0.lexeme.wordClass == .noun })
    else { return }
    guard
      let store = words[..<2].firstIndex(where: { DailyWords.stores.contains($0.lexeme.lemma) }),
      !DailyWords.stores.contains(words[1 - store].lexeme.lemma)
    else { return }
    words = [words[2], words[store], known("de"), article, words[1 - store]]
    words[0].lexeme.person = .third
    words[0].lexeme.number = .singular
    words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
  }

  /// *Mercado / comprar / arroz / leite, mamãe / feira / comprar / banana*: a place does not buy, eat or learn: it is where
  /// somebody does (Cunha & Cintra, chapter 15, *Em*).
  private func doThere(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb > 0,
      words[verb].lexeme.isInfinitive, DailyWords.doneThere.contains(words[verb].lexeme.lemma),
      case let place = verb - 1, words[place].lexeme.wordClass == .noun,
      KindSet.places.contains(words[place].lexeme.kind), words[place].lexeme.kind != .home,
      words[place].government == nil, verb + 1 < words.count
    else { return }
    let doer = words[..<place]
    guard doer.count < 2,
      doer.allSatisfy({
        $0.lexeme.isHuman && $0.lexeme.wordClass != .adjective
          || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      })
    else { return }
    let times = words[(verb + 1)...].drop { !$0.lexeme.kind.isTemporal }
    let things = words[(verb + 1)..<(words.count - times.count)]
    guard things.contains(where: { $0.lexeme.wordClass == .noun }),
      times.allSatisfy({ $0.lexeme.kind.isTemporal }),
      things.allSatisfy({
        ($0.lexeme.wordClass == .noun && !$0.lexeme.isHuman)
          || $0.lexeme.wordClass == .adjective || $0.lexeme.isDeterminerLike
          || $0.lexeme.wordClass == .numeral || $0.lexeme.kind == .quantity
          || $0.lexeme.lemma == "e"
      })
    else { return }
    var deed = words[verb]
    if doer.isEmpty {
      speakOfMyself(&deed)
    }
    words = doer + [deed] + things + [known("em"), article, words[place]] + times
  }

  /// *Acabar / lição, terminar / desenho*: a task is done by somebody, and is over then.
  private func finishTask(_ words: inout [Constituent]) {
    guard words.count > 1, DailyWords.finishing.contains(words[0].lexeme.lemma),
      words[0].lexeme.isInfinitive
    else { return }
    let task = words[1].lexeme.isDeterminerLike && words.count > 2 ? 2 : 1
    guard DailyWords.tasks.contains(words[task].lexeme.lemma),
      words[(task + 1)...].allSatisfy({
        $0.lexeme.kind == .subject || ["já", "hoje", "agora"].contains($0.lexeme.lemma)
      })
    else { return }
    speakOfMyself(&words[0])
    words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
  }
}

/// Words of rows of every day.
enum DailyWords {
  /// Things that can be handed over.
  struct Handed {
    var kinds: Set<SemanticKind>
    func takes(_ thing: Lexeme) -> Bool { kinds.contains(thing.kind) && !thing.isBeing }
  }

  private static let food: Set<SemanticKind> = [.food, .drink, .dish]
  private static let things: Set<SemanticKind> = [
    .toy, .book, .thing, .device, .clothing, .instrument, .material, .vehicle, .game,
  ]
  /// What is asked of others with these verbs, by what it is.
  static let handing: [String: Handed] = [
    "emprestar": Handed(kinds: things.union([.money])), "devolver": Handed(kinds: things),
    "dar": Handed(kinds: food), "passar": Handed(kinds: food),
  ]
  /// What stands before its noun as part of it.
  static let before: WordSet = [
    "bom", "boa", "grande", "novo", "velho", "pequeno", "melhor", "pior", "mesmo", "próximo",
    "último", "outro", "feliz", "mau", "má", "único", "certo", "próprio", "lindo", "meio", "antigo",
  ]
  /// Who looks after the speaker.
  static let helpers: WordSet = [
    "mamãe", "papai", "mãe", "pai", "mamã", "papá", "vovó", "vovô", "avó", "avô", "tia", "tio",
    "titia", "titio", "professora",
    "professor", "enfermeira", "enfermeiro", "cuidadora", "cuidador", "terapeuta", "moça", "moço",
    "doutor", "doutora", "fisioterapeuta",
  ]
  /// What these are asked for.
  static let askedOfHelpers: WordSet = [
    "ajudar", "esperar", "escutar", "ouvir", "desculpar", "perdoar", "soltar", "largar", "carregar",
    "cobrir", "acudir", "levantar", "socorrer",
  ]
  /// What one rides, and is not driven in.
  static let ridden: WordSet = [
    "bicicleta", "bike", "moto", "motoca", "patins", "patim", "skate", "patinete", "triciclo",
    "velotrol", "trotinete", "mota", "monociclo", "pônei", "canoa", "caiaque", "pedalinho",
    "balanço", "carrossel", "baloiço", "escorregador", "roda-gigante",
  ]
  /// What runs out of a thing.
  static let stores: WordSet = [
    "bateria", "pilha", "carga", "gasolina", "combustível", "óleo", "gás", "crédito", "créditos",
    "tinta", "papel", "água", "cola", "internet", "memória", "espaço", "sabão", "ração",
  ]
  /// What people do in places, and places do not.
  static let doneThere: WordSet = [
    "comprar", "comer", "beber", "ver", "jogar", "tomar", "aprender", "encontrar", "achar",
    "perder", "brincar", "estudar", "desenhar", "pintar", "ler", "cantar", "ouvir", "assistir",
    "pegar", "buscar", "esquecer", "almoçar", "jantar", "lanchar", "escrever", "fazer",
  ]
  /// Coming to the end of what one does.
  static let finishing: WordSet = ["acabar", "terminar", "completar", "concluir"]
  /// What has to be done, and ends when one is through with it.
  static let tasks: WordSet = [
    "lição", "lição de casa", "tarefa", "dever de casa", "exercício", "desenho", "prova", "teste",
    "quebra-cabeça", "puzzle", "redação", "pintura", "atividade", "livro", "trabalho", "ditado",
    "dever", "trabalho de casa", "ficha", "resumo",
  ]
}
