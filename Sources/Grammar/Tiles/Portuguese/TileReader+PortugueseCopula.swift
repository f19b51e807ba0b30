import AACCore

/// Whether what Portuguese rows say of a thing is how it is at the moment, *estar*, or what it is like, *ser* (Cunha & Cintra,
/// chapter 13, *Ser e estar*; Bechara, *Predicativo*).
extension TileReader {
  /// *Sopa / salgado, bateria / fraco, mão / sujo* against *prova / difícil, cama / macio*.
  func isPassing(_ quality: Lexeme, of thing: Lexeme) -> Bool {
    if quality.kind.isPassing || SuppliedWords.conditions.contains(quality.lemma)
      || ["certo", "errado"].contains(quality.lemma)
      || isParticiple(quality.lemma) && !CopulaWords.lasting.contains(quality.lemma)
    {
      return true
    }
    if KindSet.edible.contains(thing.kind) {
      return PortugueseRowWords.tasted.contains(quality.lemma)
        || SuppliedWords.tastes.contains(quality.lemma)
        || SuppliedWords.felt.contains(quality.lemma)
    }
    switch thing.kind {
    case .weather: return !["bonito", "lindo", "legal"].contains(quality.lemma)
    case .body: return !PortugueseRowWords.looks.contains(quality.lemma)
    default: break
    }
    return PortugueseRowWords.levels.contains(thing.lemma)
      && ["alto", "baixo", "fraco", "forte", "lento", "rápido", "ruim"].contains(quality.lemma)
      || PortugueseRowWords.sounding.contains(thing.lemma)
        && ["alto", "baixo"].contains(quality.lemma)
  }
}

/// Words by which it is told whether something is so for good.
enum CopulaWords {
  /// Participles that say what something is like (Bechara, *Particípio*).
  static let lasting: WordSet = [
    "pesado", "divertido", "complicado", "delicado", "engraçado", "educado", "animado", "variado",
    "avançado", "sossegado", "elevado", "sagrado", "limitado", "ousado", "demorado", "arriscado",
    "movimentado", "reservado", "atrevido", "sabido", "parecido", "querido", "apropriado",
    "colorido", "estampado", "listrado", "proibido", "permitido", "conhecido", "dedicado",
    "esforçado", "mimado", "comportado", "desconhecido", "organizado", "arredondado", "quadrado",
    "iluminado", "ventilado", "isolado", "afastado", "comprido", "exagerado", "indicado",
  ]
}
