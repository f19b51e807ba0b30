import AACCore

extension RomanceSentence {
  /// The pronoun that a phrase is; nil for anything but a personal pronoun.
  func pronoun(_ phrase: NounPhrase) -> RomancePronoun? {
    guard let lexeme = phrase.noun?.lexeme, lexeme.wordClass == .pronoun else { return nil }
    if let known = grammar.pronouns[lexeme.lemma] { return known }
    guard !isSpanish, let base = lexeme.forms[PronounGroups.base],
      let pronoun = grammar.pronouns[base]
    else { return nil }
    guard let own = lexeme.forms[PronounGroups.own] else {
      return pronoun.grouped(lexeme.lemma)
    }
    let gender =
      pronoun.gender ?? (pronoun.person == .first ? plan.speaker : plan.listener)
    return pronoun.with(grammar.forms.adjective(own, gender, pronoun.number))
  }

  /// Gender and number of a phrase, and its person.
  func agreement(_ phrase: NounPhrase) -> Agreement {
    if let pronoun = pronoun(phrase) {
      // A gente está cansada: of a woman who speaks of herself and others (Bechara, *Concordância nominal*).
      let isOwn = pronoun.person == .first || pronoun.subject == "a gente"
      let own = isOwn ? plan.speaker : plan.listener
      return Agreement(
        person: pronoun.person, number: pronoun.number,
        gender: pronoun.gender ?? phrase.noun?.lexeme.gender ?? own, isVoseo: pronoun.isVoseo)
    }
    guard let noun = phrase.noun?.lexeme else {
      if phrase.demonstrative != nil, let features = agreementOfAttribute { return features }
      if isSpanish, let shared = agreementOfShare(phrase) { return shared }
      if phrase.quantity == nil, let pointed = phrase.demonstrative?.lexeme, pointed.gender != nil {
        // Quiero esa: what is pointed at has the gender that was laid.
        return Agreement(
          number: pointed.number ?? .singular, gender: pointed.gender ?? .masculine)
      }
      guard let quantity = phrase.quantity else {
        // Quiero la roja, quero as grandes: the article tells what is left out (NGLE §14.4; Bechara, *Artigo*).
        let article = phrase.determiner?.lexeme
        var quality = phrase.adjectives.first?.lexeme
        // Los ciegos leen: of Spanish only what was laid in the plural.
        if isSpanish, quality?.number != .plural { quality = nil }
        return Agreement(
          number: article?.number ?? quality?.number ?? .singular,
          gender: article?.gender ?? quality?.gender ?? leftOut ?? .masculine)
      }
      let isPlural =
        quantity.lexeme.number == .plural
        || RomanceQuantity(quantity.lexeme.lemma) == .numeral
      return Agreement(
        number: isPlural ? .plural : .singular,
        gender: quantity.lexeme.gender ?? leftOut ?? .masculine)
    }
    return Agreement(
      number: isPlural(phrase) ? .plural : .singular, gender: noun.gender ?? gender(of: noun.lemma))
  }

  /// *Tres de nosotros queremos, una de mis amigas, ninguno de ellos*: an amount alone has the gender of those it is of, and
  /// where it is several also their person (NGLE §33.8, *concordancia en las construcciones partitivas*).
  private func agreementOfShare(_ phrase: NounPhrase) -> Agreement? {
    guard let whole = phrase.complement.first, whole.link?.lexeme.lemma == "de", whole.noun != nil,
      let amount = phrase.quantity ?? phrase.determiner
    else { return nil }
    var shared = agreement(whole)
    let isSeveral =
      amount.lexeme.number == .plural
      || amount.lexeme.wordClass == .numeral && RomanceQuantity(amount.lexeme.lemma) == .numeral
    if !isSeveral {
      shared.number = .singular
      shared.person = .third
    }
    return shared
  }

  /// *Esta é minha irmã*: a demonstrative alone agrees with what it is said to be (Bechara,
  /// *Concordância nominal*).
  private var agreementOfAttribute: Agreement? {
    guard plan.verbs.first?.frame.pattern == .copula,
      let phrase = plan.filler(.attribute)?.phrases.first, let noun = phrase.noun,
      noun.lexeme.wordClass == .noun
    else { return nil }
    return agreement(phrase)
  }

  /// *Mi comida favorita son los macarrones*: between two nouns *ser* takes the number of the one that is plural (NGLE §33.10).
  func agreementWithPredicate(_ own: Agreement) -> Agreement {
    guard isSpanish, own.number == .singular, own.person == .third,
      plan.verbs.first?.frame.lemma == "ser", plan.subject.count == 1,
      let noun = plan.subject[0].noun?.lexeme, noun.wordClass == .noun, !noun.isBeing,
      let phrase = plan.filler(.attribute)?.phrases.first,
      plan.filler(.attribute)?.phrases.count == 1,
      let said = phrase.noun?.lexeme, said.wordClass == .noun, isPlural(phrase)
    else { return own }
    var many = own
    many.number = .plural
    return many
  }

  /// Gender by form: of a set phrase, by its first word.
  func gender(of lemma: String) -> Gender {
    guard let space = lemma.firstIndex(of: " ") else { return grammar.forms.gender(lemma) }
    return grammar.forms.gender(String(lemma[..<space]))
  }

  /// Agreement with several: the first person wins over the second, it over the third (NGLE §33.7).
  func agreement(_ phrases: [NounPhrase]) -> Agreement {
    guard phrases.count > 1 else { return phrases.isEmpty ? Agreement() : agreement(phrases[0]) }
    if phrases.dropFirst().allSatisfy({ Self.comparing.contains($0.connective?.lexeme.lemma ?? "") }
    ) {
      // Me parece peor la película que el libro; me gusta la pera, pero no la manzana.
      return agreement(phrases[0])
    }
    if isSpanish, plan.isQuestion,
      phrases.dropFirst().allSatisfy({ ["o", "u"].contains($0.connective?.lexeme.lemma) }),
      phrases.allSatisfy({ !$0.isPronoun && $0.noun?.lexeme.isBeing == false })
    {
      // ¿Te gusta más el verano o el invierno?: NGLE §33.7.
      return agreement(phrases[0])
    }
    if !isSpanish, plan.verbs.first?.frame.isCopular == false,
      phrases.dropFirst().allSatisfy({ $0.connective?.lexeme.lemma == "ou" }),
      phrases.allSatisfy({ !$0.isPronoun && $0.noun?.lexeme.isHuman == true && !isPlural($0) })
    {
      // O pai ou a mãe me busca: one of the two does it (Bechara, Concordância com sujeito ligado por ou).
      return agreement(phrases[0])
    }
    var joined = Agreement(number: .plural, gender: .feminine)
    for phrase in phrases {
      let part = agreement(phrase)
      if part.gender == .masculine { joined.gender = .masculine }
      if part.person == .first {
        joined.person = .first
      } else if part.person == .second, joined.person == .third, plan.variety == .spanishSpain {
        joined.person = .second
      }
    }
    return joined
  }

  private static let comparing: WordSet = ["que", "do que", "como", "pero"]

  /// Whether the noun is said in the plural.
  func isPlural(_ phrase: NounPhrase) -> Bool {
    guard let noun = phrase.noun?.lexeme else { return false }
    if noun.number == .plural { return true }
    if phrase.hasPluralDeterminer { return true }
    guard let quantity = phrase.quantity, !isDegrees(phrase) else { return false }
    if isSpanish, quantity.lexeme.wordClass != .numeral, noun.countability == .mass { return false }
    if quantity.lexeme.wordClass == .numeral || quantity.lexeme.number == .plural {
      return isPluralQuantity(quantity)
    }
    if Self.filling.contains(noun.lemma), Self.muches.contains(quantity.lexeme.lemma) {
      return false
    }
    if phrase.demonstrative != nil || phrase.possessive != nil, isWholeOfOne(noun),
      RomanceQuantity(quantity.lexeme.lemma) == .whole
    {
      return false
    }
    // Algún libro, but algunos libros.
    if quantity.lexeme.number == .singular { return false }
    // Você conhece algum dentista? (Cunha & Cintra, chapter 11, *Indefinidos*)
    if !isSpanish, plan.isQuestion, quantity.lexeme.lemma == "algum" { return false }
    guard !isMass(noun) else { return false }
    return RomanceQuantity(quantity.lexeme.lemma).pluralizesCount
  }

  /// *Toda esta tarde, toda mi paga, toda tu habitación*, but *todos mis juguetes*: the whole of what one has but one of
  /// (NGLE §19.8, *todo* with a noun in the singular; Cunha & Cintra, chapter 11).
  private func isWholeOfOne(_ noun: Lexeme) -> Bool {
    switch noun.kind {
    case .home, .room, .place, .money, .meal: true
    case .body: !Self.severalOfBody.contains(noun.lemma)
    default: noun.kind.isTemporal || Self.ones.contains(noun.lemma)
    }
  }

  /// What everybody has several of.
  private static let severalOfBody: WordSet = [
    "diente", "muela", "dedo", "uña", "músculo", "hueso", "dente", "unha", "osso",
  ]
  /// What everybody has but one of and is no place, money or meal.
  private static let ones: WordSet = [
    "familia", "clase", "equipo", "grupo", "vida", "mundo", "infancia", "público", "gente",
    "família", "turma", "equipe", "vida", "infância", "grupo", "semana", "energía", "energia",
  ]

  /// *38 de fiebre, 39 de febre*: a number before it counts its degrees.
  func isDegrees(_ phrase: NounPhrase) -> Bool {
    ["fiebre", "febre"].contains(phrase.noun?.lexeme.lemma ?? "")
      && phrase.quantity?.lexeme.wordClass == .numeral
  }

  /// What there is much of rather than many: *mucho ruido, muito trabalho*.
  private static let filling: WordSet = [
    "ruido", "trabajo", "tráfico", "espacio", "sitio", "silencio", "jaleo", "lío", "cuidado",
    "barulho", "trabalho", "trânsito", "espaço", "lugar", "silêncio", "bagunça", "cuidado",
    "helado",
    "pizza", "tarta", "bizcocho", "pastel", "pollo", "pescado", "chocolate", "jamón", "ensalada",
    "sandía", "melón", "piña", "luz", "salsa", "puré", "bronca", "sorvete", "gelado", "torta",
    "bolo",
    "frango", "peixe", "salada", "melancia", "melão", "abacaxi", "presunto", "molho", "purê",
    "mimo",
    "cariño", "carinho", "caso", "sueño", "tarea", "deber", "dever", "lição", "cola", "fila",
    "fuego", "humo", "éxito", "sol", "sombra", "fogo", "lama", "barro",
  ]
  private static let muches: WordSet = [
    "mucho", "poco", "demasiado", "bastante", "tanto", "muito", "pouco", "más", "menos", "mais",
  ]

  private func isPluralQuantity(_ quantity: Constituent) -> Bool {
    RomanceQuantity(quantity.lexeme.lemma) != .one
  }

  /// Whether a noun is measured and not counted.
  func isMass(_ noun: Lexeme) -> Bool {
    if let countability = noun.countability { return countability == .mass }
    switch noun.kind {
    case .drink, .music, .material, .weather, .money, .feeling, .languageName, .subject, .state,
      .emotion, .color:
      return true
    default: return false
    }
  }

  /// Whether the phrase before is said without an article because it is measured.
  func isBareBeside(_ before: NounPhrase, _ asked: Article?) -> Bool {
    guard before.isPlain, let noun = before.noun?.lexeme, noun.wordClass == .noun else {
      return false
    }
    return isMass(noun) && asked != .definite
  }

  /// *Cadernos e lápis*: a noun with one form for both numbers goes by the plural before it.
  func isPluralBeside(_ phrase: NounPhrase, _ before: NounPhrase) -> Bool {
    guard phrase.isPlain, let noun = phrase.noun?.lexeme, noun.lemma.hasSuffix("s"),
      noun.wordClass == .noun, isPlural(before)
    else { return false }
    return pluralText(noun.lemma) == noun.lemma
  }
}
