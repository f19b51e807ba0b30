import AACCore

/// Portuguese rows that begin with two nouns of which the first does it and is of the second: *telhado / casa / ter / buraco, botão / camisa /
/// cair / chão, gato / vizinha / entrar / cozinha, filha / vizinha / cuidar / bebê, rei / Espanha / morar / palácio, senhora / segundo / andar /
/// morar / sozinho*. What is behind the verb is said as it was laid.
///
/// Sources: Cunha & Cintra, chapter 7 (*Adjunto adnominal*, *Ordem direta*) and chapter 15 (*De*); Bechara, *Adjunto adnominal*.
extension TileReader {
  /// The clause of such a row; nil: any other.
  func ofPairDoes(_ tiles: [Constituent]) -> Clause? {
    if let said = amountDoes(tiles) { return said }
    guard (4...9).contains(tiles.count), tiles[0].lexeme.wordClass == .noun, isBareNoun(tiles[0]),
      !tiles[0].lexeme.kind.isTemporal,
      let verb = tiles.prefix(5).firstIndex(where: { $0.lexeme.wordClass == .verb }), verb > 1,
      tiles[verb].lexeme.isInfinitive, saysOnlyThat(tiles[(verb + 1)...])
    else { return nil }
    let isAside = { (word: Constituent) in DoerFirstWords.before.contains(word.lexeme.lemma) }
    let head = Array(tiles[..<verb].prefix { !isAside($0) })
    let asides = tiles[head.count..<verb]
    guard asides.allSatisfy(isAside), let second = ofPairSecond(head) else { return nil }
    let row = OfPairRow(
      first: tiles[0].lexeme, second: second, deed: tiles[verb].lexeme.lemma,
      rest: tiles[(verb + 1)...].map(\.lexeme), hasOwner: head.count > 2,
      isDenied: !asides.isEmpty, isOver: isOver, isLinked: head.count > 2 && isOf(head[1].lexeme))
    var clause = Clause(variety: variety)
    if isDescribed(head) || row.isTool || row.isOnItsWay {
      clause.subject = head
      clause.subject[0].lexeme.forms[Clause.inOrder] = ""
      clause.verb = tiles[verb]
      clause.complements = Array(asides) + tiles[(verb + 1)...]
      return clause
    }
    guard let link = row.link(frame: tables.frames[row.deed]) else { return nil }
    clause.subject = [tiles[0], known("de")]
    switch link {
    case _ where row.isLinked: clause.subject = head
    case _ where second.kind.isTemporal: clause.subject += head[1...]
    case .plain, .about:
      var sort = head[1]
      sort.lexeme.article = .bare
      clause.subject.append(sort)
    case .definite where head.count > 2: clause.subject += [article] + head[1...]
    case .definite:
      let isName = second.wordClass == .properNoun && second.article != .definite
      clause.subject += (second.isHuman ? before(second) : isName ? [] : [article]) + [head[1]]
    }
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = tiles[verb]
    clause.complements = Array(asides) + tiles[(verb + 1)...]
    clause.reasons.append(Realization.RuleApplication(.joinsWords, row.first.lemma, "de"))
    if isPlain, asides.isEmpty, OfPairRow.once.contains(row.deed),
      !row.rest.contains(where: { $0.kind.isTemporal })
    {
      clause.tense = .past
    }
    return clause
  }

  /// *Muito / gente / ir / igreja*: many people do it, and nobody does it much (Bechara, *Pronomes indefinidos*).
  private func amountDoes(_ tiles: [Constituent]) -> Clause? {
    guard (4...9).contains(tiles.count),
      ["muito", "muita", "pouco", "pouca", "tanto", "tanta", "bastante"].contains(
        tiles[0].lexeme.lemma), tiles[1].lexeme.lemma == "gente", tiles[2].lexeme.isInfinitive,
      saysOnlyThat(tiles[3...])
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(tiles[..<2])
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = tiles[2]
    clause.complements = Array(tiles[3...])
    return clause
  }

  /// *Senhor / idoso / precisar / lugar, moça / cego / atravessar / rua*: who it is, with what names people as well.
  private func isDescribed(_ head: [Constituent]) -> Bool {
    head.count == 2 && head[1].lexeme.wordClass == .adjective
      && AsLaidWords.people.contains(head[1].lexeme.lemma)
      && OfPairRow.persons.contains(head[0].lexeme.lemma)
  }

  /// Whether nothing behind the verb is a thought of its own.
  private func saysOnlyThat(_ rest: ArraySlice<Constituent>) -> Bool {
    rest.allSatisfy {
      switch $0.lexeme.wordClass {
      case .verb, .interjection: false
      case .conjunction: $0.lexeme.lemma == "e"
      default: $0.lexeme.kind != .question && $0.lexeme.kind != .social
      }
    }
  }

  private func isOf(_ word: Lexeme) -> Bool {
    ["de", "do", "da", "dos", "das"].contains(word.lemma)
  }

  /// The second noun: right behind the first, behind whose it is, or a storey behind which one it is.
  private func ofPairSecond(_ head: [Constituent]) -> Lexeme? {
    if head.count == 1 || isDescribed(head) { return head[0].lexeme }
    if head.count == 3, head[1].lexeme.wordClass == .numeral, head[0].lexeme.isHuman,
      ["ano", "anos"].contains(head[2].lexeme.lemma)
    {
      // Menino / dezessete / ano: of what age.
      return head[2].lexeme
    }
    if head.count > 2, head.count < 5, isOf(head[1].lexeme), let last = head.last,
      last.lexeme.wordClass == .noun || last.lexeme.wordClass == .properNoun,
      head.count == 3 || head[2].lexeme.isDeterminerLike
    {
      return last.lexeme
    }
    guard head.count == 2 || head.count == 3, let last = head.last, isBareNoun(last) else {
      return nil
    }
    guard head.count == 3 else { return last.lexeme }
    let middle = head[1].lexeme
    let isStorey = last.lexeme.lemma == "andar" && LinksLeftOutWords.ranks.contains(middle.lemma)
    return middle.kind == .possessive || isStorey ? last.lexeme : nil
  }
}

/// Two nouns before a verb.
struct OfPairRow {
  let first: Lexeme
  let second: Lexeme
  let deed: String
  let rest: [Lexeme]
  /// Whether a word stands between the two.
  let hasOwner: Bool
  let isDenied: Bool
  let isOver: Bool
  /// Whether *de* was laid between the two.
  let isLinked: Bool

  /// *Tesoura / não / cortar / bem / cartolina*: a tool that does not do its work well.
  var isTool: Bool {
    isDenied && second == first && MeaningWords.tools.contains(first.lemma)
      && rest.contains { ["bem", "direito", "mais"].contains($0.lemma) }
  }

  /// *Trem / ainda não / sair / estação*: what drives by itself, where that is denied or told as done already.
  var isOnItsWay: Bool {
    isDenied && second == first && first.kind == .vehicle && !rest.isEmpty
      && ["sair", "chegar", "partir", "passar", "parar", "voltar", "vir"].contains(deed)
  }

  /// How the second is linked to the first; nil: they are no such pair, or the first does not do it.
  func link(frame: VerbFrame) -> PortugueseOfPair.Link? {
    if second == first { return nil }
    if isLinked {
      guard !first.kind.isSensation, first.kind != .feeling, first.kind != .illness,
        !rest.contains(where: { $0.lemma == "eu" }) || first.isBeing
      else { return nil }
      return (first.isBeing ? !rest.isEmpty : happens(frame)) ? .plain : nil
    }
    if second.kind.isTemporal { return hasOwner && first.isHuman ? .plain : nil }
    if second.lemma == "andar" { return hasOwner && first.isHuman ? .definite : nil }
    if !hasOwner, let link = PortugueseOfPair.link(first, second) {
      return first.isBeing || happens(frame) ? link : nil
    }
    guard second.isHuman, second.wordClass != .pronoun else { return nil }
    if first.isHuman { return isRelative ? .definite : nil }
    if first.kind == .animal {
      return Self.pets.contains(first.lemma) && !rest.isEmpty
        && (frame.isCopular || Self.ofBeasts.contains(deed)) ? .definite : nil
    }
    guard Self.owned.contains(first.kind), happens(frame) else { return nil }
    // Copo / mãe / quebrar: she breaks it; a car and a telephone break of themselves.
    return frame.slot(.object) == nil || frame.isCopular || Self.having.contains(deed)
      || Self.measuring.contains(deed)
      || Self.selfRunning.contains(first.kind) && Self.failing.contains(deed) ? .definite : nil
  }

  /// Whether things do so of themselves, or are so.
  private func happens(_ frame: VerbFrame) -> Bool {
    if frame.isCopular || Self.having.contains(deed) { return !rest.isEmpty }
    if Self.opening.contains(deed) {
      return isDenied || isOver || rest.contains { Self.manners.contains($0.lemma) }
    }
    return Self.happening.contains(deed)
  }

  /// *Filha / vizinha, pai / amigo, namorado / meu / irmã*: whose child, parent or love it is, and no two who do it together.
  private var isRelative: Bool {
    guard !rest.isEmpty, !Self.together.contains(deed) else { return false }
    if Self.near.contains(first.lemma) {
      return hasOwner || !Self.near.contains(second.lemma) && !Self.kin.contains(second.lemma)
    }
    return Self.kin.contains(first.lemma) && (hasOwner || Self.others.contains(second.lemma))
  }
}

extension OfPairRow {
  /// Who is told by what people are named for too.
  static let persons: WordSet = [
    "senhor", "senhora", "homem", "mulher", "menino", "menina", "moço", "moça", "pessoa", "rapaz",
    "criança", "garoto", "garota", "vizinho", "vizinha", "amigo", "amiga", "aluno", "aluna",
  ]
  /// What happens to things once.
  static let once: WordSet = [
    "cair", "quebrar", "sumir", "desaparecer", "estragar", "enguiçar", "rasgar", "furar", "rachar",
    "descarregar", "afundar", "explodir", "entortar", "desbotar",
  ]
  /// What things do of themselves.
  static let happening: WordSet = once.union([
    "tocar", "custar", "pesar", "funcionar", "acabar", "começar", "terminar", "durar", "demorar",
    "passar", "ligar", "desligar", "parar", "vazar", "cheirar", "doer", "chegar", "atrasar",
    "partir", "sair", "ferver", "secar", "queimar", "derreter", "brilhar", "apagar", "travar",
    "emperrar", "voar", "boiar", "encher", "molhar", "crescer", "morrer", "pertencer", "valer",
    "servir", "caber", "combinar", "falhar", "apitar", "balançar", "ranger", "rodar", "girar",
  ])
  /// What is asked to be done to doors as well.
  static let opening: WordSet = ["abrir", "fechar", "trancar", "destrancar"]
  static let manners: WordSet = [
    "bem", "mal", "sozinho", "sozinha", "devagar", "cedo", "tarde", "direito", "sempre",
  ]
  static let having: WordSet = ["ter", "precisar", "parecer", "continuar", "virar"]
  /// What somebody has.
  static let owned = KindSet(
    .device, .vehicle, .clothing, .toy, .book, .instrument, .furniture, .dish, .home, .room, .thing)
  /// What is told of a thing alone.
  static let measuring: WordSet = ["custar", "pesar", "valer", "durar", "medir"]
  static let selfRunning = KindSet(.device, .vehicle)
  static let failing: WordSet = [
    "quebrar", "ligar", "desligar", "parar", "estragar", "enguiçar", "travar", "descarregar",
    "falhar", "tocar", "atrasar",
  ]
  static let pets: WordSet = [
    "cachorro", "gato", "cadela", "gata", "cão", "papagaio", "passarinho", "pássaro", "coelho",
    "cavalo", "vaca", "galinha", "galo", "porco", "peixe", "tartaruga", "hamster", "cachorrinho",
    "gatinho", "burro", "cabra", "ovelha", "pato", "canário", "periquito", "bode", "égua",
  ]
  /// What beasts do of themselves.
  static let ofBeasts: WordSet = [
    "dormir", "entrar", "sair", "fugir", "latir", "miar", "cantar", "falar", "comer", "beber",
    "correr", "pular", "subir", "descer", "morrer", "nascer", "sumir", "cair", "ter", "roer",
    "voar", "nadar", "cavar", "rosnar", "chorar", "acordar", "viver", "morar", "sujar", "gritar",
    "quebrar", "estragar", "rasgar", "escapar", "fazer", "aparecer", "desaparecer", "adoecer",
    "deitar", "sentar", "gostar", "precisar",
  ]
  /// Who is somebody's by love, birth or wedding.
  static let near: WordSet = [
    "filho", "filha", "namorado", "namorada", "marido", "esposa", "esposo", "noivo", "noiva",
    "neto", "neta", "sobrinho", "sobrinha", "filhos", "filhas", "netos", "sogro", "sogra",
    "enteado", "enteada", "afilhado", "afilhada",
  ]
  static let kin: WordSet = [
    "pai", "mãe", "irmão", "irmã", "primo", "prima", "tio", "tia", "avô", "avó", "pais", "irmãos",
    "avós", "cunhado", "cunhada", "padrasto", "madrasta",
  ]
  static let others: WordSet = [
    "vizinho", "vizinha", "amigo", "amiga", "colega", "professor", "professora", "chefe", "médico",
    "médica", "namorado", "namorada", "diretor", "diretora",
  ]
  /// What two do with one another.
  static let together: WordSet = [
    "brincar", "jogar", "ir", "passear", "conversar", "brigar", "dançar", "correr", "vir", "sair",
    "assistir", "estudar", "comer", "almoçar", "jantar", "casar", "namorar", "discutir", "lanchar",
    "querer", "gostar", "amar", "beijar", "abraçar", "dar", "mandar", "ajudar", "visitar", "ver",
    "falar", "encontrar", "chamar", "buscar", "chegar", "voltar", "viajar", "pegar", "levar",
  ]
}
