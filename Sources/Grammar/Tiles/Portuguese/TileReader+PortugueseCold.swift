import AACCore

/// Who is cold or hot in a Portuguese row, and what is asked for because of it: *cobertor / frio / pegar → Estou com frio, pega o
/// cobertor, janela / abrir / calor → Estou com calor, abre a janela*
/// (Cunha & Cintra, chapter 18, *Coordenação assindética*).
extension TileReader {
  /// *Cobertor / frio / pegar, porta / fechar / frio*: the speaker is cold, and not the thing.
  func coldBesideRemedy(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, variety.language == .portuguese,
      let cold = words.firstIndex(where: { ["frio", "calor"].contains($0.lexeme.lemma) }), cold > 0,
      let verb = words.firstIndex(where: { $0.lexeme.isInfinitive }),
      let thing = words.indices.first(where: { $0 != cold && $0 != verb }),
      isPlainThing(words[thing]),
      thing == 0 || ColdWords.warming.contains(words[thing].lexeme.lemma),
      case let felt = words[cold].lexeme.lemma,
      case let remedies = felt == "frio" ? ColdWords.remedies : ColdWords.coolers,
      remedies[words[verb].lexeme.lemma]?.contains(words[thing].lexeme.lemma) == true
    else { return nil }
    let state = [
      ownDeed("estar"), known("com"), Constituent(known(felt).lexeme, tile: words[cold].tile),
    ]
    let isWorn = words[verb].lexeme.lemma == "vestir"
    var remedy = [words[verb]]
    if isWorn {
      remedy.insert(ownDeed("querer"), at: 0)
    } else {
      remedy[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    }
    return Cut(first: state, second: remedy + [article, words[thing]])
  }
}

/// What is done against the cold.
private enum ColdWords {
  static let warming: WordSet = [
    "cobertor", "manta", "casaco", "blusa", "agasalho", "jaqueta", "meia", "luva", "gorro",
    "cachecol", "edredom", "coberta",
  ]
  private static let openings: WordSet = ["porta", "janela"]
  private static let fans: WordSet = ["ventilador", "ar-condicionado", "ar"]
  /// What is done against the heat, and with what.
  static let coolers: [String: WordSet] = [
    "abrir": openings, "ligar": fans,
    "tirar": ["casaco", "blusa", "agasalho", "jaqueta", "meia", "gorro", "cobertor", "sapato"],
  ]
  /// What is done, and with what.
  static let remedies: [String: WordSet] = [
    "pegar": warming, "trazer": warming, "buscar": warming, "vestir": warming,
    "fechar": openings, "desligar": ["ventilador", "ar-condicionado"],
  ]
}
