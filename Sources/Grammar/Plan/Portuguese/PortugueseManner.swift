import AACCore

/// Adverbs of manner for adjectives of Portuguese.
///
/// Source: Cunha & Cintra, chapter 14 (*Advérbio*: adverbs in *-mente*).
enum PortugueseManner {
  /// The adverb that says how something is done with a quality; nil where the quality can only be
  /// somebody's or something's.
  static func adverb(for adjective: Lexeme) -> String? {
    if let adverb = adverbs[adjective.lemma] { return adverb }
    guard adjective.kind == .quality, let ending = endings.first(where: adjective.lemma.hasSuffix)
    else { return nil }
    switch ending {
    case "oso": return adjective.lemma.dropLast() + "amente"
    default: return adjective.lemma.replacingAccents + "mente"
    }
  }

  private static let endings = ["oso", "ente", "ível", "ável"]

  private static let adverbs: [String: String] = {
    var adverbs = [
      "bom": "bem", "mau": "mal", "ruim": "mal", "lento": "lentamente", "fácil": "facilmente",
      "perfeito": "perfeitamente", "lindo": "lindamente", "final": "finalmente",
      "educado": "educadamente", "cuidado": "cuidadosamente",
    ]
    for word in [
      "rápido", "alto", "baixo", "forte", "fraco", "claro", "bonito", "feio", "direito", "certo",
      "errado", "duro", "fundo", "caro", "barato", "igual", "diferente", "gostoso", "fino",
      "baixinho", "rapidinho", "devagarinho", "direitinho", "alto demais", "reto", "torto",
    ] {
      adverbs[word] = word
    }
    return adverbs
  }()
}

extension String {
  /// *Amável* as *amavel*: no accent before *-mente*.
  fileprivate var replacingAccents: String {
    String(map { ["á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u"][$0] ?? $0 })
  }
}
