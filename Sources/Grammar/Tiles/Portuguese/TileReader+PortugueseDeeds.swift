import AACCore

/// Deeds of which Portuguese rows say what they are like: *rio / nadar / perigoso, ler / difícil, proibido / fumar / aqui* →
/// *É perigoso nadar no rio* (Cunha & Cintra, chapter 18, *Orações subordinadas substantivas subjetivas*; Bechara, *Orações
/// reduzidas de infinitivo*).
extension TileReader {
  /// The clause in which the deed is what something is said of; nil where a thing is judged, or nothing.
  func judgedDeed(_ words: [Constituent]) -> Clause? {
    guard variety.language == .portuguese, (2...7).contains(words.count),
      let said = words.firstIndex(where: { JudgedDeedWords.judging.contains($0.lexeme.lemma) }),
      words[said].lexeme.wordClass == .adjective || words[said].lexeme.wordClass == .adverb,
      let verb = judgedVerb(words), words[verb].lexeme.isInfinitive,
      isJudged(frame(of: words[verb])),
      !describesThing(words, said, verb)
    else { return nil }
    var rest: [Constituent] = []
    var degree: [Constituent] = []
    var denied: [Constituent] = []
    var speaker: [Constituent] = []
    var being = Constituent.linking("ser", .third)
    for index in words.indices where index != said && index != verb {
      let word = words[index]
      switch word.lexeme.lemma {
      case "ser": being.tile = word.tile
      case "não": denied.append(word)
      case "eu", "mim": speaker = forSpeaker(word)
      case "para" where words.indices.contains(index + 1): continue
      default:
        if word.lexeme.kind == .degree, abs(index - said) == 1 {
          degree.append(word)
        } else if isBesideDeed(word) {
          rest.append(word)
        } else {
          return nil
        }
      }
    }
    var quality = words[said]
    quality.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .quality)
    var clause = Clause(variety: variety)
    clause.verb = being
    clause.complements = denied + degree + [quality] + speaker + [words[verb]] + rest
    return clause
  }

  /// The deed: the only verb, or the one beside *ser*.
  private func judgedVerb(_ words: [Constituent]) -> Int? {
    let verbs = words.indices.filter {
      words[$0].lexeme.wordClass == .verb
        && !(words[$0].lexeme.lemma == "ser" && words[$0].lexeme.isInfinitive)
    }
    return verbs.count == 1 ? verbs.first : nil
  }

  /// Whether a verb names something that one does and says by itself nothing of how anybody is.
  private func isJudged(_ frame: VerbFrame) -> Bool {
    (frame.pattern == .plain || frame.pattern == .grooming) && !frame.isCopular
      && (!frame.isStrongOpener || JudgedDeedWords.waiting.contains(frame.lemma))
      && frame.slot(.attribute) == nil && frame.past != .state
      && !JudgedDeedWords.neverJudged.contains(frame.lemma)
  }

  private func forSpeaker(_ word: Constituent) -> [Constituent] {
    var speaker = Lexeme(lemma: "para mim", wordClass: .adverb, kind: .manner)
    speaker.forms[Adverbial.starting] = ""
    return [Constituent(speaker, tile: word.tile)]
  }

  /// What a deed has beside it: where, when, with what and to what it is done.
  private func isBesideDeed(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    return word.government != nil || lexeme.namesThing || lexeme.kind.isTemporal
      || lexeme.wordClass == .noun && lexeme.kind == .animal || lexeme.wordClass == .adverb
      || lexeme.wordClass == .adposition || lexeme.isDeterminerLike || lexeme.lemma == "sozinho"
      || lexeme.kind == .quantity || lexeme.wordClass == .properNoun && !lexeme.isHuman
  }

  /// Whether a noun names something that is held and used, of which nobody says that it is tiring or forbidden.
  private func isHandled(_ noun: Lexeme) -> Bool {
    switch noun.kind {
    case .thing, .dish, .clothing, .furniture, .device, .material, .body, .instrument, .toy: true
    default: KindSet.edible.contains(noun.kind)
    }
  }

  /// *Ver / filme / legal, bom / livro / ler*: the quality beside a noun is the noun's.
  ///
  /// What only deeds are, *perigoso, proibido*, is said of them where the noun is no object: *nadar / rio / perigoso*.
  private func describesThing(_ words: [Constituent], _ said: Int, _ verb: Int) -> Bool {
    var before = said - 1
    while before >= 0, words[before].lexeme.kind == .degree || words[before].lexeme.lemma == "não" {
      before -= 1
    }
    let lemma = words[said].lexeme.lemma
    for place in [before, said + 1] where words.indices.contains(place) {
      let noun = words[place].lexeme
      guard noun.wordClass == .noun, !noun.kind.isTemporal, words[place].government == nil else {
        continue
      }
      // Difícil / escada / subir: said before both.
      if place > said, said == 0, JudgedDeedWords.ofDeeds.contains(lemma) { continue }
      if KindSet(.subject, .languageName, .sport, .weather).contains(noun.kind) { continue }
      let isWhere =
        KindSet.places.contains(noun.kind)
        || KindSet(.nature, .vehicle, .weather, .activity).contains(noun.kind)
        || verb < said && !frame(of: words[verb]).takesAsObject(noun)
        || JudgedDeedWords.onlyOfDeeds.contains(lemma) && isHandled(noun)
      if JudgedDeedWords.ofDeeds.contains(lemma), isWhere, place < said,
        !JudgedDeedWords.staying.contains(words[verb].lexeme.lemma)
      {
        continue
      }
      return true
    }
    return false
  }
}

/// What deeds are said to be.
enum JudgedDeedWords {
  /// What is said of deeds rather than of things.
  static let ofDeeds: WordSet = [
    "perigoso", "arriscado", "proibido", "permitido", "impossível", "possível", "difícil", "fácil",
    "necessário", "importante", "obrigatório", "cansativo", "inútil", "errado", "melhor", "pior",
    "normal", "injusto", "saudável",
  ]
  /// What is hardly ever said of what is held and used: *lavar / louça / cansativo*.
  static let onlyOfDeeds: WordSet = [
    "cansativo", "proibido", "permitido", "obrigatório", "impossível", "possível", "necessário",
    "arriscado", "importante",
  ]
  static let judging = ofDeeds.union([
    "bom", "ruim", "mau", "legal", "fixe", "giro", "divertido", "chato", "caro", "barato", "ótimo",
    "horrível", "maravilhoso", "gostoso", "interessante", "estranho", "relaxante", "emocionante",
    "feio", "péssimo", "complicado", "simples", "desagradável", "agradável",
    "assustador", "doloroso", "incrível", "delicioso", "nojento", "útil", "aborrecido",
  ])
  /// Where one is and goes, so that it is the place that is judged.
  static let staying: WordSet = ["ir", "morar", "viver", "ficar", "chegar", "entrar", "sentar"]
  /// What opens another verb as well.
  static let waiting: WordSet = ["esperar", "escolher", "evitar", "planejar"]
  /// What says how something is, looks and turns out.
  static let neverJudged: WordSet = [
    "ser", "estar", "ficar", "parecer", "cheirar", "achar", "ter", "haver", "fazer", "continuar",
    "sair", "soar", "andar bem", "dar", "custar", "acabar", "começar", "terminar", "cair",
    "funcionar", "passar", "chegar", "acontecer", "doer", "virar", "tornar-se", "vir", "valer",
    "sentir", "sentir-se", "significar", "servir", "existir", "deixar",
    "entender", "ajudar", "saber", "conseguir", "perder", "ganhar", "esquecer", "lembrar",
    "acertar", "errar", "quebrar", "parar", "continuar",
  ]
}
