import AACCore

extension RomanceSentence {
  /// *Todo*, article or demonstrative or possessive, quantity.
  mutating func sayDeterminers(_ phrase: NounPhrase, _ article: Article, _ features: Agreement) {
    guard article != .bare || !phrase.isPlain else { return }
    if phrase.noun == nil, phrase.adjectives.isEmpty, let possessive = phrase.possessive {
      if let all = phrase.quantity, RomanceQuantity(all.lexeme.lemma) == .whole {
        // Todo el nuestro: what is counted is heard without its noun too.
        say(
          grammar.forms.adjective(all.lexeme.lemma, features.gender, features.number),
          tile: all.tile)
      }
      return sayPossessivePronoun(possessive, features, isCompared: phrase.link != nil)
    }
    let quantity = phrase.quantity.map { RomanceQuantity($0.lexeme.lemma) }
    if let word = phrase.quantity, quantity == .whole {
      let lemma = phrase.noun == nil ? word.lexeme.lemma : "todo"
      say(grammar.forms.adjective(lemma, features.gender, features.number), tile: word.tile)
    }
    if let determiner = phrase.determiner {
      let form = determinerForm(determiner.lexeme.lemma, features, phrase)
      if determiner.tile == nil {
        let isDefinite = determiner.lexeme.lemma == "el" || determiner.lexeme.lemma == "o"
        buffer.note(isDefinite ? .articleDefinite : .articleIndefinite, phrase.head, form)
      }
      say(form, tile: determiner.tile)
      if !isSpanish, let possessive = phrase.possessive, !isLate(possessive) {
        // A minha casa.
        noteOwner(possessive, phrase, possessiveForm(possessive, features))
        say(possessiveForm(possessive, features), tile: possessive.tile)
      }
    } else if let demonstrative = phrase.demonstrative {
      let form = demonstrativeForm(demonstrative.lexeme.lemma, features)
      noteAgreement(demonstrative, form)
      say(form, tile: demonstrative.tile)
      if !isSpanish, let possessive = phrase.possessive, !isLate(possessive) {
        // Este meu cachorro.
        say(possessiveForm(possessive, features), tile: possessive.tile)
      }
    } else if let possessive = phrase.possessive, !isLate(possessive) {
      if grammar.isPortugal || isMelting(phrase) { sayArticle(.definite, phrase, features) }
      let form = possessiveForm(possessive, features)
      if isOfOwnKin(possessive, phrase) {
        noteOwner(possessive, phrase, form)
      } else if let owner = possessive.lexeme.forms[Possessives.ownerKey] {
        buffer.note(.pronounForm, owner, form)
      } else if isSpanish, possessive.tile == nil {
        buffer.note(.understood, phrase.noun?.lexeme.lemma ?? "", form)
      } else if !isSpanish, possessive.tile == nil {
        noteOwner(possessive, phrase, form)
      } else {
        noteAgreement(possessive, form)
      }
      say(form, tile: possessive.tile)
    } else if article != .bare {
      sayArticle(article, phrase, features)
    }
    if let word = phrase.quantity, let quantity, quantity != .whole {
      sayQuantity(word, quantity, phrase, features)
    }
  }

  /// Says why a possessive that nobody chose is there: it is the speaker's own, or it is known whose it is.
  private mutating func noteOwner(_ possessive: Constituent, _ phrase: NounPhrase, _ form: String) {
    guard possessive.tile == nil else { return }
    buffer.note(.ownKin, phrase.head, form)
  }

  /// Whether nobody chose the possessive, and it says that kin is one's own.
  private func isOfOwnKin(_ possessive: Constituent, _ phrase: NounPhrase) -> Bool {
    guard possessive.tile == nil else { return false }
    guard isSpanish else {
      return plan.isLaid || possessive.lexeme.forms.isEmpty
    }
    return !plan.isLaid && KinWords.isOwnByRole(phrase.noun?.lexeme)
  }

  /// *No meu tablet, debaixo da minha cama, para a minha festa*: Brazil too says the article where the preposition melts
  /// with it (Bechara, *Emprego do artigo com possessivos*).
  private func isMelting(_ phrase: NounPhrase) -> Bool {
    guard grammar.isBrazil, phrase.noun?.lexeme.wordClass == .noun,
      let waiting = preposition?.text
    else { return false }
    if phrase.noun?.lexeme.kind == .person {
      // Raiva do meu irmão: of kin that nobody chose a possessive for.
      return phrase.possessive?.tile == nil && ["de", "em", "por", "a"].contains(waiting)
    }
    return waiting == "em" || waiting == "de" || waiting == "por" || waiting == "para"
      || waiting == "a" || waiting.hasSuffix(" de")
  }

  /// *El mío, o meu*; behind *ser* without the article: *es mía* (NGLE §18.3; Cunha & Cintra,
  /// chapter 11).
  private mutating func sayPossessivePronoun(
    _ possessive: Constituent, _ features: Agreement, isCompared: Bool
  ) {
    let long = ["mi": "mío", "tu": "tuyo", "su": "suyo"]
    var word = possessive
    word.lexeme.lemma = long[possessive.lexeme.lemma] ?? possessive.lexeme.lemma
    let isAttribute = plan.filler(.attribute) != nil
    if !isAttribute || isCompared {
      // Maior que o seu, más grande que la tuya.
      let features = isAttribute ? doer : features
      let text = grammar.article(.definite, features.gender, features.number)
      buffer.note(.articleDefinite, possessiveForm(word, features), text)
      say(text)
    }
    say(possessiveForm(word, isAttribute ? doer : features), tile: word.tile)
  }

  /// *Este* said *esta*, *meu* said *minhas*: it goes by its noun.
  mutating func noteAgreement(_ word: Constituent, _ form: String) {
    if form != word.lexeme.lemma { buffer.note(.adjectiveAgreement, word.lexeme.lemma, form) }
  }

  private mutating func sayArticle(_ article: Article, _ phrase: NounPhrase, _ features: Agreement)
  {
    let noun = phrase.noun?.lexeme.lemma ?? phrase.adjectives.first?.lexeme.lemma ?? ""
    var gender = features.gender
    // NGLE §14.2: feminine nouns that begin with a stressed a take el, un.
    if isSpanish, gender == .feminine, features.number == .singular, phrase.possessive == nil,
      grammar.forms.beginsWithStressedA(noun), !hasEarlyAdjective(phrase)
    {
      gender = .masculine
      buffer.note(.feminineEl, noun, grammar.article(article, gender, .singular))
    }
    let text = grammar.article(article, gender, features.number)
    buffer.note(article == .definite ? reasonOfArticle(phrase) : .articleIndefinite, noun, text)
    say(text)
  }

  /// Why a noun has its article: it is a part of whoever does it, all of its kind are meant, or it is known.
  private func reasonOfArticle(_ phrase: NounPhrase) -> GrammarRule {
    guard
      let filler = plan.fillers.first(where: { $0.role == .object && $0.phrases.contains(phrase) })
    else { return .articleDefinite }
    let verb = plan.verbs[filler.verb]
    if phrase.kind == .body || phrase.kind == .clothing,
      !phrase.complement.contains(where: \.isPronoun)
    {
      return verb.frame.pattern == .experiencer || verb.frame.pattern == .grooming
        || isPronominal(verb) ? .articleOwn : .articleDefinite
    }
    let isLiked =
      verb.frame.pattern == .experiencer || ["odiar", "detestar"].contains(verb.frame.lemma)
    let isCertain = KindSet.places.contains(phrase.kind) || phrase.noun?.lexeme.isBeing == true
    return isLiked && !isCertain && isOfAKind(phrase)
      && !["faltar", "quedar", "sobrar"].contains(verb.frame.lemma)
      ? .articleGeneral : .articleDefinite
  }

  /// *Me gustan los truenos, me gusta el pan*, but *me gustó la película*: one thing that is counted is a certain one.
  private func isOfAKind(_ phrase: NounPhrase) -> Bool {
    guard phrase.isPlain, let noun = phrase.noun?.lexeme, noun.wordClass == .noun,
      plan.tense != .past
    else { return false }
    return isPlural(phrase) || KindSet.edible.contains(noun.kind) || noun.countability != .count
  }

  private mutating func sayQuantity(
    _ word: Constituent, _ quantity: RomanceQuantity, _ phrase: NounPhrase, _ features: Agreement
  ) {
    let lemma = word.lexeme.lemma
    switch quantity {
    case .one:
      let isAlone = phrase.noun == nil
      let gender = articleFeatures(features, phrase).gender
      let text = grammar.article(.indefinite, gender, .singular)
      say(isAlone && isSpanish && features.gender == .masculine ? "uno" : text, tile: word.tile)
    case .numeral:
      say(numeralForm(lemma, features, isAlone: phrase.noun == nil), tile: word.tile)
      if isDegrees(phrase) { sayOf(phrase) }
    case .inflected(let base, _):
      var form = grammar.forms.adjective(base, features.gender, features.number)
      if phrase.noun != nil, features.number == .singular, features.gender == .masculine {
        form = form == "alguno" ? "algún" : form == "ninguno" ? "ningún" : form
      }
      if base == "algum", features.number == .plural {
        form = features.gender == .feminine ? "algumas" : "alguns"
      } else if base == "algum", phrase.noun == nil, word.lexeme.number != .singular {
        // Quero alguns: with nothing named there are several.
        form = "alguns"
      } else if base == "algum" || base == "nenhum", features.gender == .feminine {
        form = base == "algum" ? "alguma" : "nenhuma"
      }
      if base == "suficiente", !isSpanish, phrase.noun == nil, plan.filler(.attribute) == nil {
        // Tenho o suficiente.
        say("o")
      }
      say(form, tile: word.tile)
    case .partitive:
      if lemma == "millón" || lemma == "milhão" {
        // Un millón de euros: it is a noun, and one is counted (NGLE §21.3).
        let one = grammar.article(.indefinite, .masculine, .singular)
        buffer.note(.articleIndefinite, lemma, one)
        say(one)
      }
      say(lemma, tile: word.tile)
      if phrase.noun != nil, !lemma.hasSuffix(" de") { sayOf(phrase) }
    case .both:
      say(features.gender == .feminine ? "ambas" : "ambos", tile: word.tile)
      if !isSpanish, phrase.noun != nil { sayArticle(.definite, phrase, features) }
    case .invariable, .whole: say(lemma, tile: word.tile)
    }
  }

  private mutating func sayOf(_ phrase: NounPhrase) {
    buffer.note(
      .quantity, phrase.noun?.lexeme.lemma ?? "", "\(phrase.quantity?.lexeme.lemma ?? "") de")
    say("de")
  }

  /// *Doscientas, veintiún* (NGLE §21.2–3); *duas, duzentas* (Cunha & Cintra, chapter 12).
  private func numeralForm(_ lemma: String, _ features: Agreement, isAlone: Bool) -> String {
    if let joint = guessForm(lemma, features, isAlone: isAlone) { return joint }
    guard isSpanish else {
      guard features.gender == .feminine, let number = PortugueseNumbers.number(lemma) else {
        return lemma
      }
      return PortugueseNumbers.words(for: number, gender: .feminine, in: grammar.variety) ?? lemma
    }
    guard let number = SpanishNumerals.number(lemma) else { return lemma }
    return SpanishNumerals.words(for: number, gender: features.gender, beforeNoun: !isAlone)
      ?? lemma
  }

  /// *Una o dos manzanas, duas ou três maçãs*: each number of a guess agrees; nil where there is but one.
  private func guessForm(_ lemma: String, _ features: Agreement, isAlone: Bool) -> String? {
    let parts = lemma.split(separator: " ")
    guard parts.count > 2, let middle = parts.firstIndex(where: { ["o", "u", "ou"].contains($0) })
    else { return nil }
    let numbers = [parts[..<middle], parts[(middle + 1)...]].map {
      numeralForm($0.joined(separator: " "), features, isAlone: isAlone)
    }
    return "\(numbers[0]) \(parts[middle]) \(numbers[1])"
  }

  /// Feminine nouns in stressed *a* take *el, un* right before them (NGLE §14.2): *el agua*, but *la misma agua*; other
  /// determiners agree as usual.
  private func articleFeatures(_ features: Agreement, _ phrase: NounPhrase) -> Agreement {
    guard isSpanish, features.gender == .feminine, features.number == .singular,
      grammar.forms.beginsWithStressedA(phrase.noun?.lexeme.lemma ?? ""),
      !hasEarlyAdjective(phrase)
    else { return features }
    var masculine = features
    masculine.gender = .masculine
    return masculine
  }

  private func hasEarlyAdjective(_ phrase: NounPhrase) -> Bool {
    phrase.adjectives.contains { isEarly($0, phrase) }
  }

  private func determinerForm(
    _ lemma: String, _ features: Agreement, _ phrase: NounPhrase
  ) -> String {
    let asArticle = articleFeatures(features, phrase)
    return switch lemma {
    case "cada", "qualquer", "cualquier": lemma
    case "el", "o", "los", "la", "os", "as":
      grammar.article(.definite, asArticle.gender, features.number)
    case "un", "uno", "um", "una", "uma":
      grammar.article(.indefinite, asArticle.gender, features.number)
    // Ningún niño, ninguno vino: only before its noun it is short (NGLE §20.3).
    case "ninguno" where isSingularMasculine(features) && !phrase.isUnnamed: "ningún"
    case "alguno" where isSingularMasculine(features) && !phrase.isUnnamed: "algún"
    case "nenhum" where features.gender == .feminine: "nenhuma"
    default: grammar.forms.adjective(lemma, features.gender, features.number)
    }
  }

  private func isSingularMasculine(_ features: Agreement) -> Bool {
    features.gender == .masculine && features.number == .singular
  }

  /// *Este, ese, aquel* in agreement (NGLE §17.2; Cunha & Cintra, chapter 11).
  func demonstrativeForm(_ lemma: String, _ features: Agreement) -> String {
    let column = (features.gender == .feminine ? 1 : 0) + (features.number == .plural ? 2 : 0)
    switch (lemma, isSpanish) {
    case ("este", true): return ["este", "esta", "estos", "estas"][column]
    case ("ese", true): return ["ese", "esa", "esos", "esas"][column]
    case ("aquel", true): return ["aquel", "aquella", "aquellos", "aquellas"][column]
    case ("este", false): return ["este", "esta", "estes", "estas"][column]
    case ("esse", false): return ["esse", "essa", "esses", "essas"][column]
    case ("aquele", false): return ["aquele", "aquela", "aqueles", "aquelas"][column]
    default: return lemma
    }
  }

  /// Whether a possessive stands behind its noun: *o cachorro dele*, *el perro mío*.
  func isLate(_ possessive: Constituent) -> Bool {
    ["dele", "dela", "deles", "delas", "mío", "tuyo", "suyo"].contains(possessive.lexeme.lemma)
  }

  /// *Mi, mis*; *meu, minha* (NGLE §18.2; Cunha & Cintra, chapter 11).
  func possessiveForm(_ possessive: Constituent, _ features: Agreement) -> String {
    let lemma = possessive.lexeme.lemma
    let column = (features.gender == .feminine ? 1 : 0) + (features.number == .plural ? 2 : 0)
    switch lemma {
    case "mi", "tu", "su": return features.number == .plural ? lemma + "s" : lemma
    case "meu": return ["meu", "minha", "meus", "minhas"][column]
    case "teu": return ["teu", "tua", "teus", "tuas"][column]
    case "seu": return ["seu", "sua", "seus", "suas"][column]
    case "dele", "dela", "deles", "delas": return lemma
    default:
      guard lemma.hasSuffix("o") else { return lemma }
      return lemma.dropLast() + ["o", "a", "os", "as"][column]
    }
  }
}

extension NounPhrase {
  /// Whether nothing is named beside its determiner.
  fileprivate var isUnnamed: Bool { noun == nil && adjectives.isEmpty }
}
