import AACCore

/// A thing with the quality that makes it what it is, a good wish, and somebody with what is his: *papel / higiênico, boas / festas, vovó /
/// bengala*.
///
/// Sources: Cunha & Cintra, chapters 7 (*Adjunto adnominal*) and 10 (*Adjetivo de relação*); Bechara, *Frases nominais*.
extension PortuguesePair {
  /// *Papel / higiênico, boas / festas*: what is named or wished is said as it stands.
  var named: [Clause]? { classified ?? wishedWell ?? tooMuch }

  /// *Quente / demais, barulho / demais*: too much of it.
  private var tooMuch: [Clause]? {
    guard second.lexeme.lemma == "demais",
      [.adjective, .adverb, .noun].contains(first.lexeme.wordClass), !first.lexeme.isBeing
    else { return nil }
    return phrase(first, second)
  }

  /// *Papel / higiênico, água / sanitária, protetor / solar*: the quality tells which kind of thing it is, and says nothing of it.
  private var classified: [Clause]? {
    let noun = first.lexeme, quality = second.lexeme.lemma
    guard noun.wordClass == .noun, noun.number != .plural, noun.namesThing,
      let kinds = NamedPairWords.relations[quality], kinds.contains(noun.lemma)
    else { return nil }
    let isFeminine = reader.tables.gender(of: noun) == .feminine
    let said =
      isFeminine && quality.hasSuffix("o") ? String(quality.dropLast()) + "a" : quality
    return [
      reader.spoken(
        [(noun.lemma, first.tile, true), (said, second.tile, true)], exclaims: false)
    ]
  }

  /// *Boas / festas, boa / prova, bom / apetite, feliz / páscoa*.
  private var wishedWell: [Clause]? {
    guard let occasions = NamedPairWords.wishes[first.lexeme.lemma.lowercased()],
      occasions.contains(second.lexeme.lemma)
    else { return nil }
    guard first.lexeme.lemma == "bom", NamedPairWords.womanly.contains(second.lexeme.lemma) else {
      return phrase(first, second)
    }
    var good = first
    good.lexeme.lemma = "boa"
    return phrase(good, second)
  }

  /// *Vovó / bengala, irmão / bicicleta, cachorro / coleira*: somebody and a thing that he can hardly want or be at is his thing.
  var owned: [Clause]? {
    if first.lexeme.wordClass == .noun, first.lexeme.kind == .clothing,
      NamedPairWords.holes.contains(second.lexeme.lemma)
    {
      // Meia / buraco.
      var hole = second
      hole.lexeme.article = .indefinite
      var clause = told([known(first)], .linking("ter", .third), [hole])
      clause.reasons.append(Realization.RuleApplication(.understood, hole.lexeme.lemma, "ter"))
      return [clause]
    }
    if first.lexeme.wordClass == .noun, NamedPairWords.fed.contains(first.lexeme.lemma),
      second.lexeme.wordClass == .noun, second.lexeme.kind == .animal
    {
      // Comida / gato.
      return reader.read([first, reader.known("de"), reader.article, second])
    }
    let who = first.lexeme, thing = second.lexeme
    guard who.wordClass == .noun || who.wordClass == .properNoun && who.isHuman,
      who.isHuman || who.kind == .animal, thing.wordClass == .noun, thing.namesThing,
      thing.article == nil || thing.article == .definite, second.government == nil,
      thing.countability != .mass, !NamedPairWords.needs.contains(thing.lemma),
      who.isHuman
        ? NamedPairWords.kinds.contains(thing.kind) || NamedPairWords.carried.contains(thing.lemma)
        : NamedPairWords.ofAnimals.contains(thing.lemma)
    else { return nil }
    return reader.read([second, reader.known("de"), first])
  }
}

/// Words of such pairs.
private enum NamedPairWords {
  /// What tells the kind of a thing, and of which things.
  static let relations: [String: WordSet] = {
    let words: [(String, WordSet)] = [
      ("higiênico", ["papel"]), ("dental", ["fio", "creme", "gel"]),
      ("solar", ["protetor", "creme"]), ("sanitário", ["água", "vaso"]),
      ("sanitária", ["água"]), ("rolante", ["escada", "esteira"]),
      ("escolar", ["transporte", "ônibus", "material", "van", "merenda"]),
      ("mineral", ["água"]), ("eletrônico", ["caixa", "jogo"]), ("hidratante", ["creme"]),
      ("labial", ["protetor"]), ("nasal", ["soro", "spray"]),
      ("integral", ["leite", "pão", "arroz"]),
      ("toalha", ["papel"]), ("sulfite", ["papel"]), ("alumínio", ["papel"]),
      ("condicionado", ["ar"]), ("elétrico", ["chuveiro", "forno"]),
      ("ortopédico", ["sapato", "colete", "bota"]),
    ]
    return Dictionary(words) { first, _ in first }
  }()
  /// What one wishes to be good or happy.
  static let wishes: [String: WordSet] = {
    let ways: WordSet = [
      "prova", "semana", "consulta", "estadia", "recuperação", "apresentação", "páscoa", "Páscoa",
    ]
    return [
      "boas": ["festas", "entradas", "compras", "vindas", "notícias", "provas"],
      "boa": ways.union(["ideia"]), "má": ["ideia", "sorte", "notícia"],
      "bom": [
        "apetite", "trabalho", "descanso", "domingo", "sábado", "fim de semana", "feriado",
        "proveito", "Natal", "retorno", "viagem", "sorte", "aula", "semana", "prova", "passeio",
        "treino", "jogo", "banho", "sono",
      ],
      "feliz": [
        "páscoa", "Páscoa", "dia das mães", "dia dos pais", "dia das crianças", "Dia das Mães",
      ],
    ]
  }()
  /// What is good in the feminine.
  static let womanly: WordSet = ["viagem", "sorte", "aula", "semana", "prova"]
  /// What one has to do, and is nobody's.
  static let needs: WordSet = ["xixi", "cocô", "pum", "vômito", "sangue", "dor", "febre", "colo"]
  /// What people wear, play with and carry.
  static let kinds: KindSet = KindSet(.clothing, .toy, .body)
  static let carried: WordSet = [
    "bengala", "bolsa", "mochila", "carteira", "mala", "chave", "chaves", "celular", "telemóvel",
    "óculos", "relógio", "guarda-chuva", "muleta", "muletas", "andador", "aparelho", "bicicleta",
    "patinete", "skate", "cadeira de rodas", "carrinho", "chupeta", "mamadeira", "fralda", "berço",
    "naninha", "lancheira", "estojo", "caderno", "lápis", "caneta", "livro", "agenda", "tablet",
    "computador", "notebook", "travesseiro", "cobertor", "toalha", "pente", "batom", "perfume",
    "maquiagem", "anel", "brinco", "colar", "pulseira", "jaleco", "crachá", "remédio", "exame",
    "receita", "documento", "carteirinha", "moto", "ferramenta", "violão", "foto", "desenho",
    "presente", "pijama", "dentadura", "estetoscópio", "apito",
  ]
  /// What is wrong with clothes.
  static let holes: WordSet = ["buraco", "furo", "mancha", "rasgo", "defeito"]
  /// What animals are given.
  static let fed: WordSet = ["comida", "ração", "osso", "tigela", "água", "petisco", "biscoito"]
  static let ofAnimals: WordSet = [
    "coleira", "guia", "rabo", "pata", "orelha", "pelo", "bico", "asa", "osso", "tigela", "pote",
    "brinquedo", "bolinha", "bigode", "focinho",
  ]
}
