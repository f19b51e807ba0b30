import AACCore

/// Portuguese rows whose words stand in no order that is said: the question word behind what it asks, how something is before
/// what it is said of, the verb behind what is felt and wanted, help behind what it is for: *nome / cachorro / qual, legal /
/// filme / ontem, frio / cobertor / pegar, formulário / preencher / ajudar, ciúme / irmã / eu* (Cunha & Cintra, chapter 7,
/// *A ordem dos termos*; Bechara, *Ordem direta e inversa*). The rules of rows then find them where they look for them.
extension TileReader {
  /// Lays the words as the rules of rows expect them.
  func layInOrder(_ words: inout [Constituent]) {
    guard (2...7).contains(words.count) else { return }
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }) else {
      askFirst(&words)
      stateFirst(&words)
      qualityLast(&words)
      measureThing(&words)
      return
    }
    guard verb > 0 else { return helpFirst(&words, verb) }
    chainVerbs(&words, verb)
    helpFirst(&words, verb)
    needBeforeDeed(&words, verb)
    deedBeforePlace(&words, verb)
  }

  // MARK: - Rows without a verb

  /// *Nome / cachorro / qual, bolsa / onde / mamãe, você / onde*: what is asked comes first.
  private func askFirst(_ words: inout [Constituent]) {
    guard let asked = words.firstIndex(where: { $0.lexeme.kind == .question }) else { return }
    if asked > 0 {
      guard
        !words[0].lexeme.isHuman || words[0].lexeme.wordClass == .pronoun
          || words[asked].lexeme.lemma != "onde",
        words.allSatisfy({
          $0.lexeme.wordClass != .adposition && $0.lexeme.wordClass != .conjunction
            && $0.lexeme.kind != .social && $0.lexeme.lemma != "não" && $0.lexeme.lemma != "que"
        }), words.filter({ $0.lexeme.kind == .question }).count == 1,
        !["que", "o que", "por que", "porque", "que horas"].contains(words[asked].lexeme.lemma)
      else { return }
      words.insert(words.remove(at: asked), at: 0)
    }
    supplyAsked(&words)
  }

  /// *De quem / casaco, quantas / irmãs / você*: whose a thing is, and how many somebody has.
  private func supplyAsked(_ words: inout [Constituent]) {
    guard words.count > 1, let last = words.last?.lexeme else { return }
    switch words[0].lexeme.lemma {
    case "de quem":
      guard last.namesThing || last.kind == .animal, words.dropFirst().allSatisfy(isOfPhrase)
      else { return }
      words.insert(.linking("ser", .third), at: 1)
    case "quantos", "quantas":
      guard words.count == 3, words[1].lexeme.wordClass == .noun,
        last.wordClass == .pronoun && last.kind == .person
          || last.isBeing && isBareNoun(words[2])
      else { return }
      words.append(.infinitive("ter"))
    default: break
    }
  }

  private func isOfPhrase(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun || word.lexeme.isDeterminerLike
      || word.lexeme.wordClass == .adjective
  }

  /// *Ciúme / irmã / eu, apaixonado / colega / eu, saudade / você / muito*: who feels it comes first, and how much before it.
  private func stateFirst(_ words: inout [Constituent]) {
    guard words.count > 2, isOwnState(words[0].lexeme) || isOwnNeed(words[0].lexeme),
      words.dropFirst().dropLast().allSatisfy({
        isBareNoun($0) || $0.lexeme.wordClass == .pronoun && $0.lexeme.person != .first
      }), let last = words.last?.lexeme
    else { return }
    if last.lemma == "eu" {
      words.insert(words.removeLast(), at: 0)
    } else if last.lemma == "muito", words[0].lexeme.wordClass == .noun, words.count == 3 {
      let cause = words[1]
      words =
        [.linking("estar", .first), known("com"), words[2], words[0], known("de")]
        + before(cause.lexeme) + [cause]
    }
  }

  /// *Legal / filme / ontem, chato / aula / hoje, errado / isso, difícil / prova / matemática*: what is thought of it.
  private func qualityLast(_ words: inout [Constituent]) {
    let quality = words[0].lexeme
    guard quality.wordClass == .adjective, !quality.kind.isSmall, quality.kind != .color,
      words[0].government == nil, !LaidLooseWords.beforeNouns.contains(quality.lemma),
      words.count > 1
    else { return }
    let isPointed =
      words.count == 2
      && (LaidLooseWords.pointed.contains(words[1].lexeme.lemma)
        || words[1].lexeme.kind == .demonstrative)
    if isPointed { return words.swapAt(0, 1) }
    guard words.count > 2, isBareNoun(words[1]), !words[1].lexeme.isHuman || !isOwnState(quality),
      !words[1].lexeme.kind.isTemporal, words[1].lexeme.namesThing,
      !isOwnState(quality) && quality.kind != .emotion,
      words.dropFirst(2).allSatisfy({
        $0.lexeme.kind.isTemporal || isBareNoun($0) && $0.lexeme.namesThing
      })
    else { return }
    let isDay = words.count == 3 && words[2].lexeme.kind.isTemporal
    guard isDay || PortugueseNounLinks.link(words[1].lexeme, words[2].lexeme, words) != nil
    else { return }
    words.append(words.removeFirst())
  }

  /// *Três / quilos / batata, meio / copo / água, pratos / sopa*: how much of it (Cunha & Cintra, chapter 7, *Adjunto
  /// adnominal*).
  private func measureThing(_ words: inout [Constituent]) {
    guard words.count > 1 else { return }
    for index in words.indices.dropFirst().reversed() {
      let measure = words[index - 1].lexeme
      guard measure.wordClass == .noun,
        KindSet.edible.contains(words[index].lexeme.kind), isBareNoun(words[index]),
        LaidLooseWords.measures.contains(MeaningWords.base(of: measure))
          || LaidLooseWords.measures.contains(measure.lemma),
        index < 2 || words[index - 2].lexeme.isDeterminerLike
          || words[index - 2].lexeme.kind == .quantity || words[index - 2].lexeme.lemma == "meio"
          || words[index - 2].lexeme.kind == .social
      else { continue }
      words[index].lexeme.article = .bare
      words.insert(known("de"), at: index)
    }
  }

  // MARK: - Rows with a verb

  /// *Guitarra / tocar / aprender / querer*: each verb before the one it opens.
  private func chainVerbs(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == verb + 3, words[verb...].allSatisfy({ $0.lexeme.isInfinitive }),
      words[..<verb].allSatisfy({ isBareNoun($0) && !$0.lexeme.isBeing }),
      frame(of: words[verb + 2]).isStrongOpener, frame(of: words[verb + 1]).isOpener
    else { return }
    words = [words[verb + 2], words[verb + 1], words[verb]] + words[..<verb]
  }

  /// *Formulário / preencher / ajudar, banho / ajudar / tomar*: who asks for help is the speaker, and what it is for comes
  /// behind it.
  private func helpFirst(_ words: inout [Constituent], _ first: Int) {
    guard words.count > 2,
      let help = words.firstIndex(where: { $0.lexeme.lemma == "ajudar" }),
      words[help].lexeme.isInfinitive,
      let deed = words.indices.first(where: { $0 != help && words[$0].lexeme.wordClass == .verb }),
      words[deed].lexeme.isInfinitive, !frame(of: words[deed]).isStrongOpener,
      help > 0 || deed > 1,
      words.indices.allSatisfy({
        $0 == help || $0 == deed
          || isBareNoun(words[$0]) && words[$0].lexeme.namesThing
          || words[$0].lexeme.kind == .possessive
      })
    else { return }
    let rest = words.indices.filter { $0 != help && $0 != deed }.map { words[$0] }
    words = [words[help], words[deed]] + rest
  }

  /// *Frio / cobertor / pegar, sede / água / gelada / querer*: what one feels, and then what one does about it.
  private func needBeforeDeed(_ words: inout [Constituent], _ verb: Int) {
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    guard verb + 1 == words.count, verb > start + 1, words[verb].lexeme.isInfinitive,
      isOwnNeed(words[start].lexeme),
      words[(start + 1)..<verb].allSatisfy({
        $0.lexeme.namesThing && isBareNoun($0) && !$0.lexeme.kind.isSensation
          || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }), words[start + 1].lexeme.wordClass != .adjective
    else { return }
    words.insert(words.removeLast(), at: start + 1)
  }

  /// *Estrela / céu / ver, praia / castelo / fazer*: of two things before the verb the place is where it is done.
  private func deedBeforePlace(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 2, words.count == 3, words[2].lexeme.isInfinitive,
      words.dropLast().allSatisfy({ isBareNoun($0) && $0.lexeme.namesThing }),
      isDoneByPeople(frame(of: words[2]))
    else { return }
    let isFirst = isGround(words[0].lexeme), isSecond = isGround(words[1].lexeme)
    guard isFirst != isSecond else { return }
    let thing = words[isFirst ? 1 : 0], place = words[isFirst ? 0 : 1]
    guard PortugueseNounLinks.link(words[0].lexeme, words[1].lexeme, words) == nil else { return }
    words = [words[2], thing, place]
  }

  private func isGround(_ word: Lexeme) -> Bool {
    word.kind == .place || word.kind == .room || word.kind == .home
      || BareNounWords.surroundings.contains(word.lemma)
  }

  /// Whether people do it to things, and things do it to nobody: as the table of verbs shows, whose example is somebody's.
  func isDoneByPeople(_ frame: VerbFrame) -> Bool {
    guard frame.pattern == .plain || frame.pattern == .grooming, !frame.typicalSubject.isEmpty,
      !LaidLooseWords.ofThings.contains(frame.lemma), frame.slots.contains(where: { $0.role == .object }),
      frame.slot(.placeTo) == nil || frame.lemma != "ir",
      let doer = tables.lexicon.known(frame.typicalSubject)
    else { return false }
    return doer.isHuman || doer.wordClass == .pronoun
  }
}

/// Words of such rows.
enum LaidLooseWords {
  /// What is said before its noun and no judgement.
  static let beforeNouns: WordSet = [
    "bom", "boa", "feliz", "grande", "pequeno", "novo", "velho", "próximo", "último", "primeiro",
    "segundo", "terceiro", "mesmo", "outro", "melhor", "pior", "maior", "menor", "meio", "alto",
    "baixo", "querido", "pobre", "único", "certo", "pronto", "cheio", "livre", "proibido", "todo",
  ]
  static let pointed: WordSet = ["isso", "isto", "aquilo", "tudo"]
  /// What food and drink is counted in.
  static let measures: WordSet = [
    "copo", "xícara", "chávena", "caneca", "garrafa", "taça", "tigela", "prato", "pote", "pacote",
    "lata", "caixa", "saco", "sacola", "colher", "litro", "quilo", "grama", "gota", "fatia",
    "pedaço", "porção", "dúzia", "barra", "bola", "gole", "punhado", "frasco", "jarra", "balde",
    "cacho", "dente", "folha", "pitada", "pouquinho", "quilos", "litros", "gramas", "mordida",
  ]
  /// What things do to others as well.
  static let ofThings: WordSet = [
    "ter", "haver", "precisar", "dar", "fazer", "machucar", "magoar", "incomodar", "apertar",
    "arranhar", "sujar", "molhar", "queimar", "cortar", "ajudar", "servir", "levar", "trazer",
    "cobrir", "encher", "conter", "tapar", "mostrar", "ensinar", "dizer", "marcar", "bater",
    "tocar", "cair", "ganhar", "perder", "custar", "valer", "causar", "provocar", "curar",
    "aliviar", "melhorar", "piorar", "matar", "salvar", "limpar", "deixar", "passar", "parar",
    "puxar", "empurrar", "segurar", "prender", "irritar", "assustar", "acordar", "mudar",
    "acabar", "começar", "terminar", "quebrar", "estragar", "rasgar", "furar", "abrir", "fechar",
    "secar", "derreter", "proteger", "esquentar", "aquecer", "esfriar", "iluminar", "atrapalhar",
    "aumentar", "diminuir", "contar", "explicar", "lembrar", "parecer", "significar", "cheirar",
    "soltar", "manchar", "entupir", "enferrujar", "virar", "girar", "subir", "descer", "cruzar",
    "atravessar", "seguir", "bloquear", "ocupar", "atrair", "refletir", "produzir", "gerar",
    "interromper", "invadir", "alcançar", "atingir", "ultrapassar", "dominar", "representar",
    "completar", "dividir", "unir", "ligar", "separar", "formar", "cercar", "criar", "mover",
    "derrubar", "destruir", "afundar", "esconder", "guardar", "gastar", "consumir", "exigir",
    "permitir", "facilitar", "dificultar", "impedir", "evitar", "resolver", "usar", "merecer",
  ]
}
