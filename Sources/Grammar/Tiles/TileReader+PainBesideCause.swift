import AACCore

/// Spanish and Portuguese rows of what hurts and what it comes from, or when it does: *doler / rodilla / caerse, comer / muito / doer /
/// barriga, doler / garganta / tragar* (NGLE §46.2, *construcciones causales*; §24.7; Cunha & Cintra, chapter 18, *Orações
/// adverbiais causais*).
extension TileReader {
  /// Where such a row is cut; the pain is said first.
  func painBesideCause(_ words: [Constituent]) -> Cut? {
    guard words.count > 2, words.count < 7,
      let pain = words.firstIndex(where: { ["doler", "doer"].contains($0.lexeme.lemma) }),
      words[pain].lexeme.isInfinitive,
      let part = [pain + 1, pain - 1].first(where: {
        words.indices.contains($0) && words[$0].lexeme.kind == .body
      })
    else { return nil }
    var first = min(pain, part)
    if first > 0, isOwnPronoun(words[first - 1]) { first -= 1 }
    // Bater / cabeça / doer: the part is what was hit.
    if first > 0, part < pain { return nil }
    let end = max(pain, part) + 1
    let deed = Array(first == 0 ? words[end...] : end == words.count ? words[..<first] : [])
    guard let verb = deed.first, verb.lexeme.isInfinitive,
      deed.dropFirst().allSatisfy({
        $0.lexeme.wordClass != .verb && $0.lexeme.wordClass != .conjunction
          && $0.lexeme.kind != .social && $0.lexeme.kind != .negation
          && ($0.lexeme.wordClass != .pronoun || $0.lexeme.kind != .person)
      })
    else { return nil }
    let hurt = Array(words[first..<end])
    let isMishap = PainWords.mishaps.contains(verb.lexeme.lemma)
    if isMishap || PainWords.tiring.contains(verb.lexeme.lemma) && deed.count > 1 {
      return Cut(first: hurt, second: [ownPast(verb)] + deed.dropFirst(), link: "porque")
    }
    // Spanish says it of the deed itself: me duele el pie al andar.
    guard !isSpanish, PainWords.tiring.contains(verb.lexeme.lemma), deed.count == 1 else {
      return nil
    }
    return Cut(first: hurt, second: [verb.said(by: .first)], link: "quando")
  }
}

/// Deeds that something hurts of.
private enum PainWords {
  /// What happens to one once.
  static let mishaps: WordSet = [
    "caerse", "caer", "golpearse", "pegarse", "chocar", "tropezar", "tropezarse", "resbalar",
    "resbalarse", "torcerse", "cortarse", "quemarse", "pincharse", "cair", "tropeçar", "escorregar",
    "bater", "cortar-se", "queimar-se", "machucar-se",
  ]
  /// What one does long, much or again and again.
  static let tiring: WordSet = [
    "andar", "caminar", "correr", "saltar", "bailar", "nadar", "gritar", "cantar", "hablar", "leer",
    "escribir", "estudiar", "llorar", "masticar", "tragar", "toser", "comer", "beber", "trabajar",
    "cargar", "jugar", "reírse", "respirar", "morder", "dibujar", "caminhar", "pular", "dançar",
    "falar", "ler", "escrever", "estudar", "chorar", "mastigar", "engolir", "tossir", "trabalhar",
    "carregar", "brincar", "jogar", "rir", "respirar", "desenhar",
  ]
}
