import AACCore

extension RomanceSentence {
  /// *Quiero que mamá venga, acho que ela vem* (NGLE §25.3; Cunha & Cintra, chapter 13); without a
  /// subject of its own it is said of the same: *diz que quer água*.
  mutating func saySubordinate(_ index: Int, _ own: NounPhrase?, _ opener: PlannedVerb) {
    buffer.note(.openedVerb, opener.constituent.lexeme.lemma, grammar.that)
    say(grammar.that)
    let frame = plan.verbs[index].frame
    if let own {
      say(own, article: article(own, role: .subject, asked: nil), role: .subject)
      subject = agreement(own)
      doer = subject
    } else if !frame.pattern.isPersonal {
      subject = Agreement()
    }
    sayNegator(of: index)
    if plan.openedTense == .future, grammar.isBrazil, !opener.frame.opensSubjunctive {
      let main = (plan.tense, plan.tenseSource)
      plan.tense = .future
      plan.tenseSource = main.1 ?? opener.frame.lemma
      sayFinite(index)
      (plan.tense, plan.tenseSource) = main
      return
    }
    guard opener.frame.opensSubjunctive || isSpanish && !opener.frame.opensIndicative else {
      return sayFinite(index, as: thoughtFeatures(frame, index))
    }
    let features = features(
      plan.tense == .past || plan.options.contains(.polite)
        ? .imperfectSubjunctive : .presentSubjunctive)
    let lemma = plan.verbs[index].constituent.lexeme.lemma
    buffer.note(.subjunctive, lemma, grammar.forms.verb(lemma, features) ?? lemma)
    sayFinite(index, as: features)
  }

  /// What is said or thought stands in its own time; told of the past, it lasted then (Cunha &
  /// Cintra, chapter 13, *Discurso indireto*).
  private func thoughtFeatures(_ frame: VerbFrame, _ index: Int) -> VerbFeatures? {
    if isSpanish, plan.openedTense == .future, frame.lemma == "ir", index + 1 < plan.verbs.count,
      case let next = plan.verbs[index + 1], next.subject == nil, !next.startsClause,
      next.connective == nil
    {
      // Creo que mañana va a llover: ir and an infinitive say themselves that it is to come (NGLE §28.8).
      return features(.present)
    }
    if let tense = plan.openedTense {
      return features(tense == .past ? .preterite : tense == .future ? .future : .present)
    }
    return features(plan.tense == .past ? .imperfect : .present)
  }

  private func features(_ form: VerbFeatures.Form) -> VerbFeatures {
    VerbFeatures(form, subject.person, subject.number, isVoseo: subject.isVoseo)
  }

  mutating func sayNegator(of index: Int) {
    guard let negator = plan.verbs[index].negator else { return }
    say(negator.lexeme.lemma, tile: negator.tile)
  }

  /// Whether a joined verb is a clause of its own whatever stands before it: *se chover*.
  func isOfItself(_ index: Int) -> Bool {
    let verb = plan.verbs[index]
    if verb.connective?.lexeme.isAdversative == true,
      isSpanish
        ? verb.frame.pattern == .modal || verb.frame.isCopular || verb.frame.lemma == "tener"
        : verb.frame.past == .state || verb.frame.lemma == "conseguir"
    {
      // Quero ir, mas tenho medo; quero ir, mas não dormir.
      return true
    }
    if !isSpanish, plan.isNegative, verb.negator == nil, plan.verbs.count == 3,
      verb.connective?.lexeme.isAdversative == true,
      plan.verbs[0].frame.pattern == .modal || plan.verbs[0].frame.lemma == "conseguir"
    {
      // Não posso falar, mas entendo tudo.
      return true
    }
    return !verb.frame.pattern.isPersonal
  }

  /// *Eu gosto, mas é caro*: a copula that was put in for the matter, and not for who speaks (Bechara, *Sujeito*).
  func isSaidOfMatter(_ index: Int) -> Bool {
    let verb = plan.verbs[index]
    return !isSpanish && plan.verbs.first?.frame.isCopular == false && verb.frame.isCopular
      && verb.constituent.tile == nil
      && verb.constituent.lexeme.person == .third
  }

  /// A clause behind its connective, with its own subject where it has one: *porque o papai viaja, se
  /// chover, quando eu crescer* (Cunha & Cintra, chapter 13, *Futuro do subjuntivo*).
  mutating func sayClause(of index: Int, after connective: String) {
    let verb = plan.verbs[index]
    if let own = verb.subject {
      noteUnderstood(own, with: verb)
      say(own, article: article(own, role: .subject, asked: nil), role: .subject)
      subject = agreement(own)
      doer = subject
    } else if !verb.frame.pattern.isPersonal || isSaidOfMatter(index)
      || !isSpanish && verb.frame.isCopular && opensWeather(index)
    {
      // Mas está chovendo.
      subject = Agreement()
      doer = subject
    }
    sayNegator(of: index)
    guard !isSpanish, let form = clauseForm(connective) else { return sayFinite(index) }
    let lemma = verb.constituent.lexeme.lemma
    buffer.note(.subjunctive, lemma, grammar.forms.verb(lemma, features(form)) ?? lemma)
    sayFinite(index, as: features(form))
  }

  /// *O telefone tocou e **eu** atendi*: nobody chose who it is.
  mutating func noteUnderstood(_ own: NounPhrase, with verb: PlannedVerb) {
    guard let noun = own.noun, noun.tile == nil, noun.lexeme.wordClass == .pronoun else { return }
    buffer.note(.understood, verb.constituent.lexeme.lemma, noun.lexeme.lemma)
  }

  /// The mood that a connective asks for; nil: the indicative.
  private func clauseForm(_ connective: String) -> VerbFeatures.Form? {
    switch connective {
    case "se": plan.tense == .past ? .imperfectSubjunctive : .futureSubjunctive
    case "quando", "enquanto", "assim que", "logo que", "depois que", "sempre que":
      plan.tense == .future ? .futureSubjunctive : nil
    case "para que", "até que", "antes que", "embora":
      plan.tense == .past ? .imperfectSubjunctive : .presentSubjunctive
    default: nil
    }
  }

  /// *Vou ao parque para brincar, antes de dormir, sem comer* (Cunha & Cintra, chapter 15).
  mutating func sayLinked(_ index: Int, _ link: Constituent) {
    let word = link.lexeme.lemma
    // Me torcí el tobillo bajando las escaleras.
    if word == FiniteForms.Mark.gerund { return sayNonFinite(index, .gerund) }
    if link.tile == nil {
      if case .word(word) = plan.verbs[index - 1].frame.opening {
        buffer.note(.openedVerb, plan.verbs[index - 1].constituent.lexeme.lemma, word)
      } else {
        buffer.note(.joinsWords, plan.verbs[index].constituent.lexeme.lemma, word)
      }
    }
    let tail = plan.verbs[index - 1].split.tail.split(separator: " ").last.map(String.init)
    flushPreposition()
    if tail != link.lexeme.lemma { say(link.lexeme.lemma, tile: link.tile) }
    if let own = plan.verbs[index].subject, !isSpanish {
      noteUnderstood(own, with: plan.verbs[index])
      say(own, article: article(own, role: .subject, asked: nil), role: .subject)
      subject = agreement(own)
      doer = subject
    }
    sayNonFinite(index, .infinitive)
  }

  /// *Pronto para sair, cansado de esperar*: what a quality takes before a verb (Cunha & Cintra,
  /// chapter 7, *Complemento nominal*); nil where none is said.
  func linkOfAttribute(_ index: Int) -> String? {
    guard plan.verbs[index].frame.pattern == .stateCopula,
      let attribute = plan.fillers.first(where: { $0.verb == index && $0.role == .attribute }),
      let adjective = attribute.phrases.last?.adjectives.last
    else { return nil }
    // Está prohibido fumar.
    if isSpanish, ["prohibido", "permitido"].contains(adjective.lexeme.lemma) { return nil }
    if isSpanish { return AdjectiveLinks.beforeVerb(adjective.lexeme.lemma) }
    switch adjective.lexeme.lemma {
    case "pronto", "preparado", "ansioso", "louco", "doido", "atrasado", "disposto": return "para"
    case "acostumado", "habituado": return "a"
    case "interessado": return "em"
    case "feliz", "contente", "triste": return "por"
    default: return "de"
    }
  }

  /// *Maior* for *mais grande*, and the article of *a mais alta da turma* (Cunha & Cintra, chapter 8,
  /// *Comparativos e superlativos anómalos*).
  mutating func compare(_ phrase: inout NounPhrase) {
    guard phrase.noun == nil, let adjective = phrase.adjectives.first else { return }
    if !isSpanish, phrase.degree?.lexeme.lemma == "mais",
      let shorter = Self.irregularComparatives[adjective.lexeme.lemma]
    {
      phrase.degree = nil
      phrase.adjectives[0].lexeme.lemma = shorter
    }
    let isComparing =
      phrase.degree.map { ["más", "mais", "menos"].contains($0.lexeme.lemma) } == true
      || Self.irregularComparatives.values.contains(phrase.adjectives[0].lexeme.lemma)
      || ["mayor", "menor", "mejor", "peor"].contains(phrase.adjectives[0].lexeme.lemma)
    if isComparing, phrase.determiner == nil, phrase.complement.first?.link?.lexeme.lemma == "de" {
      let article = grammar.article(.definite, doer.gender, doer.number)
      buffer.note(.articleDefinite, phrase.adjectives[0].lexeme.lemma, article)
      say(article)
    }
  }

  static let irregularComparatives = [
    "grande": "maior", "bom": "melhor", "mau": "pior", "ruim": "pior",
  ]
}
