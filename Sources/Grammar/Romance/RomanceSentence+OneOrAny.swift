import AACCore

/// Words of what is liked, feared and refused in Portuguese, and whether any of it is meant or a certain one (Cunha & Cintra,
/// chapter 9, *Omissão do artigo*; Bechara, *Emprego do artigo*).
enum LikedWords {
  /// *Odeio barulho, não gosto de injeção*: any of it, wherever it comes from.
  static func isAny(_ noun: Lexeme) -> Bool {
    guard noun.wordClass == .noun, !noun.isBeing else { return false }
    return noun.kind == .weather || noun.kind == .medicine || sensed.contains(noun.lemma)
  }

  /// *Medo de trovão, nojo de barata*: any of them; but of the dark, the sea and a dog one knows *do*.
  static func isFearedAtAll(_ noun: Lexeme) -> Bool {
    noun.wordClass == .noun
      && (isAny(noun) || vermin.contains(noun.lemma) || feared.contains(noun.lemma))
  }

  /// What is heard, felt and done to one.
  private static let sensed: WordSet = [
    "barulho", "ruído", "gritaria", "grito", "choro", "bagunça", "confusão", "briga", "trovão",
    "trovoada", "relâmpago", "fumaça", "poeira", "prova", "exame", "surpresa", "abraço",
    "beijo", "cócega", "fila", "trânsito", "mentira", "aglomeração", "multidão", "zoada",
  ]
  private static let vermin: WordSet = [
    "aranha", "barata", "cobra", "rato", "ratazana", "mosquito", "abelha", "vespa", "morcego",
    "lagartixa", "sapo", "escorpião", "inseto", "bicho", "tubarão", "jacaré", "lobo", "minhoca",
    "formiga", "lesma", "leão",
  ]
  private static let feared: WordSet = [
    "altura", "fantasma", "monstro", "palhaço", "bruxa", "agulha", "fogo", "elevador", "avião",
    "assombração", "vampiro", "zumbi", "ladrão", "dentista", "sangue", "tempestade", "bomba",
    "foguete", "rojão", "balão", "sirene",
  ]
  /// What is done to a thing that is there before.
  static let doneToWhatIsThere: WordSet = [
    "ler", "entender", "compreender", "abrir", "fechar", "usar", "escrever", "soletrar",
    "terminar", "acabar", "copiar", "decorar", "responder", "repetir", "pronunciar",
    "alcançar", "encaixar",
  ]
}

/// Whether one certain thing is meant, or one of several.
extension RomanceSentence {
  /// *Namoro a Camila, tomei um remédio amargo*: nil where the other rules decide (Cunha & Cintra, chapter 9).
  func articleOfOne(_ phrase: NounPhrase, _ noun: Lexeme) -> Article? {
    if noun.wordClass == .properNoun, noun.isHuman, plan.verbs.last?.frame.lemma == "namorar" {
      return .definite
    }
    let isDescribedDose =
      noun.kind == .medicine && isMass(noun) && !phrase.adjectives.isEmpty && !plan.isNegative
    return isDescribedDose ? .indefinite : nil
  }

  /// *Não sei ler a palavra, não quero ler o livro*: what one does not do to a thing that is there; what there would have to be
  /// first stays open: *não faço um bolo* (Cunha & Cintra, chapter 9, *Emprego do artigo indefinido*).
  private func isRefusedThing(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard !isSpanish, plan.isNegative, phrase.isPlain, phrase.complement.isEmpty,
      noun.wordClass == .noun, !plan.options.contains(.habitual), plan.inquiry == nil,
      let verb = plan.verbs.last?.frame
    else { return false }
    return LikedWords.doneToWhatIsThere.contains(verb.lemma)
      || plan.verbs.count > 1 && ["ver", "assistir", "pegar", "levar"].contains(verb.lemma)
  }

  /// Whether the hour or the denial makes it a certain one.
  func isKnownNow(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    isKnownByTense(phrase, noun) || isRefusedThing(phrase, noun)
  }
}
