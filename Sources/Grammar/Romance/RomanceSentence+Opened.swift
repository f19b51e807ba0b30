import AACCore

extension RomanceSentence {
  /// A verb behind another: opened by it, joined to it, or with its own subject in the subjunctive.
  mutating func sayOpened(_ index: Int) {
    let verb = plan.verbs[index]
    if let connective = verb.connective {
      return sayJoined(index, connective)
    }
    let opener = plan.verbs[index - 1]
    if let link = verb.link { return sayLinked(index, link) }
    if isSpanish, let own = verb.subject { return saySubjunctive(index, own, opener) }
    if let own = verb.subject {
      if grammar.isBrazil, plan.options.contains(.request), opener.frame.lemma == "esperar" {
        // Espera eu terminar: Bechara, *Infinitivo com sujeito próprio*.
        say(own, article: article(own, role: .subject, asked: nil), role: .subject)
        return sayNonFinite(index, .infinitive)
      }
      return saySubordinate(index, own, opener)
    }
    if opener.frame.opensIndicative, opener.frame.opening == nil, !isObjectBeing(of: index - 1) {
      return saySubordinate(index, nil, opener)
    }
    if opener.frame.isCopular, let word = linkOfAttribute(index - 1) {
      let quality = plan.fillers.first { $0.verb == index - 1 && $0.role == .attribute }
      buffer.note(
        .openedVerb, quality?.phrases.last?.head ?? opener.constituent.lexeme.lemma, word)
      preposition = (word, nil)
      flushPreposition()
      return sayNonFinite(index, .infinitive)
    }
    // NGLE §26.10; Bechara, verbos causativos: me deja salir.
    if opener.frame.opensCausative, isObjectBeing(of: index - 1) {
      return sayNonFinite(index, .infinitive)
    }
    switch opener.frame.opening {
    case .word(let word):
      if opener.split.tail.split(separator: " ").last.map(String.init) != word {
        buffer.note(.openedVerb, opener.constituent.lexeme.lemma, word)
        say(word)
      }
      sayNonFinite(index, .infinitive)
    case .gerund where !grammar.isPortugal: sayNonFinite(index, .gerund)
    case .gerund:
      buffer.note(.openedVerb, opener.constituent.lexeme.lemma, "a")
      say("a")
      sayNonFinite(index, .infinitive)
    case .bare, nil:
      if grammar.isPortugal, opener.constituent.lexeme.lemma == "precisar" {
        // Preciso de comer: Cunha & Cintra, chapter 13, *Regência*.
        buffer.note(.openedVerb, "precisar", "de")
        say("de")
      }
      sayNonFinite(index, .infinitive)
    }
  }

  /// Whether the object of a verb is somebody.
  func isObjectBeing(of index: Int) -> Bool {
    plan.fillers.contains {
      let isDone =
        $0.role == .object
        || $0.role == .recipient && isSpanish && plan.verbs[index].frame.opensCausative
      return $0.verb == index && isDone && $0.phrases[0].noun?.lexeme.isBeing == true
    }
  }

  /// *Comer y dormir*, *come y duerme*.
  private mutating func sayJoined(_ index: Int, _ connective: Constituent) {
    let text = connective.lexeme.lemma
    if Self.adversatives.contains(text) { buffer.addMark(",") }
    let lemma = plan.verbs[index].constituent.lexeme.lemma
    let isListed = isListed(index, connective)
    if connective.tile == nil { buffer.note(.coordination, lemma, isListed ? "," : text) }
    if isListed {
      buffer.addMark(",")
    } else {
      say(text, tile: connective.tile)
    }
    if plan.verbs[index].subject != nil || isOfItself(index) || isSaidOfMatter(index) {
      return sayClause(of: index, after: text)
    }
    if let negator = plan.verbs[index].negator { say(negator.lexeme.lemma, tile: negator.tile) }
    let isFinite =
      plan.verbs[1...index].allSatisfy { $0.connective != nil && $0.link == nil }
    if isFinite, plan.options.contains(.request) {
      sayImperative(plan.verbs[index].negator != nil, at: index)
    } else if isFinite {
      sayFinite(index)
    } else {
      sayNonFinite(index, .infinitive)
    }
  }

  /// *Quiero que mamá venga* (NGLE §25.3; Cunha & Cintra, chapter 13).
  private mutating func saySubjunctive(_ index: Int, _ own: NounPhrase, _ opener: PlannedVerb) {
    buffer.note(.openedVerb, opener.constituent.lexeme.lemma, grammar.that)
    if case .word(let link) = opener.frame.opening, link == "de" || link == "para",
      opener.frame.lemma != "proibir"
    {
      buffer.note(.preposition, grammar.that, link)
      say(link)
    }
    say(grammar.that)
    if !plan.verbs[index].hasKnownSubject {
      say(own, article: article(own, role: .subject, asked: nil), role: .subject)
    }
    subject = agreement(own)
    doer = subject
    // Quisiera que vinieras, queria que você viesse (NGLE §24.8; Cunha & Cintra, chapter 13).
    let isPast = plan.tense == .past || plan.options.contains(.polite) && index == 1
    let features = VerbFeatures(
      isPast ? .imperfectSubjunctive : .presentSubjunctive, subject.person, subject.number,
      isVoseo: subject.isVoseo)
    let lemma = plan.verbs[index].constituent.lexeme.lemma
    buffer.note(.subjunctive, lemma, grammar.forms.verb(lemma, features) ?? lemma)
    // Quiero que tú no grites: what is wished is that it is not done.
    if isSpanish, let negator = plan.verbs[index].negator {
      say(negator.lexeme.lemma, tile: negator.tile)
    }
    sayFinite(index, as: features)
  }

  /// An infinitive or gerund with its pronouns: *lavarme*, *me lavar*, *lavar-me*.
  mutating func sayNonFinite(_ index: Int, _ form: VerbFeatures.Form) {
    let verb = plan.verbs[index]
    let head = verb.split.head
    let tail = agreeingTail(of: index)
    let pronouns = clitics(of: index)
    let isDenied = verb.connective == nil && verb.negator != nil
    if isDenied, let negator = verb.negator {
      say(negator.lexeme.lemma, tile: negator.tile)
    }
    var features = VerbFeatures(form)
    if !isSpanish, verb.link != nil, verb.subject != nil, form == .infinitive {
      features = VerbFeatures(form, subject.person, subject.number)
    }
    var text = grammar.forms.verb(head, features) ?? head
    let tile = verb.constituent.tile
    if tile == nil, verb.link == nil {
      let filler = plan.fillers.first { $0.verb == index }
      buffer.note(.understood, filler?.phrases.first?.head ?? head, text)
    }
    if isSpanish {
      text = SpanishOrthography.attach(pronouns.map(\.text), to: text)
    } else if grammar.isPortugal, !isDenied {
      text = PortugueseEnclisis.attach(pronouns, to: text, infinitive: head, form: .infinitive)
    } else if form == .infinitive, !isDenied,
      pronouns.contains(where: { ["o", "a", "os", "as"].contains($0.text) })
    {
      // Quero vê-lo, começou a mordê-la: on an infinitive it is not said before (Cunha & Cintra, chapter 11).
      text = PortugueseEnclisis.attach(pronouns, to: text, infinitive: head, form: .infinitive)
    } else {
      for pronoun in pronouns { say(pronoun.text, tile: pronoun.tile) }
    }
    say(text, tile: tile)
    sayTail(tail, tile, of: index)
  }

  /// What completes a verb, in its natural order.
  mutating func sayFillers(of index: Int) {
    guard !plan.fillers.isEmpty else { return }
    if isSpanish { sayMatterOfPhrase(index) }
    if plan.fillers.count == 1 {
      guard plan.fillers[0].verb == index else { return }
      if !isSpanish { sayAdverbialsBeforePlace(of: index) }
      return say(plan.fillers[0])
    }
    for rank in 0...3 {
      if rank == 2, !isSpanish { sayAdverbialsBeforePlace(of: index) }
      for filler in plan.fillers where filler.verb == index && self.rank(of: filler) == rank {
        say(filler)
      }
    }
  }

  mutating func say(_ chosen: Filler) {
    guard !isClitic(chosen) else { return }
    var filler = exchanged(chosen)
    let verb = plan.verbs[filler.verb]
    agreeWithJob(&filler, verb)
    let phrases = filler.phrases
    if let text = filler.preposition {
      var text = grammar.isPortugal ? ofPortugal(text, filler, verb) : text
      // Brazil goes home with para: Bechara, *Regência*.
      if grammar.isBrazil, text == "a", phrases.first?.noun?.lexeme.kind == .home {
        text = verb.frame.lemma == "chegar" ? "em" : "para"
      }
      if grammar.isBrazil, text == "a", verb.frame.lemma == "jogar", filler.role == .topic {
        // Joga cartas: Bechara, *Regência*.
        var cards = filler
        cards.article = .bare
        return say(phrases, cards)
      }
      // De carro, but num carro vermelho (Bechara, *Preposição*).
      if !isSpanish, text == "de", filler.isGoverned, filler.article == .bare,
        let ride = phrases.first, ride.kind == .vehicle, !ride.adjectives.isEmpty
      {
        text = "em"
      }
      preposition = (text, filler.prepositionTile)
      if filler.prepositionTile == nil {
        buffer.note(asksFor(filler) ? .preposition : .joinsWords, phrases.first?.head ?? "", text)
      }
    }
    if filler.article == nil, usesBodyArticle(filler, verb) { filler.article = .definite }
    if filler.role == .object, verb.frame.pattern == .existential, filler.phrases.count == 1 {
      // Hay peligro, hay ruido: what the verb names is there as it is.
      let noun = filler.phrases[0].noun?.lexeme.lemma ?? ""
      let isNamed =
        isSpanish && filler.phrases[0].isPlain && filler.phrases[0].noun?.lexeme.number != .plural
        && verb.frame.slots.contains { $0.article == .bare && $0.words.contains(noun) }
      filler.article = isNamed ? .bare : existingArticle(filler.phrases[0])
    }
    if filler.role == .object, filler.article == nil, isUnknownFood(filler, verb) {
      filler.article = .bare
    }
    if filler.role == .object, filler.article == nil, isForbidden(filler) {
      filler.article = .definite
    }
    if filler.role == .object, !isSpanish, Self.likings.contains(verb.frame.lemma) {
      filler.article = likedArticle(filler)
    }
    if filler.role == .attribute { return sayAttribute(filler) }
    say(phrases, filler)
    if preposition != nil { flushPreposition() }
  }

  /// Whether the verb asks for the preposition; where, when and with what it is done say so by themselves.
  private func asksFor(_ filler: Filler) -> Bool {
    if filler.isGoverned { return true }
    return plan.verbs[filler.verb].frame.slots.contains {
      // Desde el balcón, but en el cine: a slot of named words asks for these alone.
      $0.role == filler.role
        && (!$0.isForNamedWords
          || $0.words.contains(filler.phrases.first?.noun?.lexeme.lemma ?? ""))
    }
  }

  private static let likings: WordSet = ["gostar", "adorar", "odiar", "detestar", "amar", "curtir"]

  /// *Me lavo las manos*: a part of one's body or what one puts on is known (NGLE §14.7).
  private func usesBodyArticle(_ filler: Filler, _ verb: PlannedVerb) -> Bool {
    guard filler.role == .object, let kind = filler.phrases.first?.kind else { return false }
    let isOwn = verb.frame.pattern == .grooming || isPronominal(verb)
    return kind == .body && (isOwn || verb.frame.slot(.object)?.kinds.contains(.body) == true)
      || kind == .clothing && isOwn
  }

  /// *Comemos guacamole*: what nobody knows and somebody eats is measured.
  private func isUnknownFood(_ filler: Filler, _ verb: PlannedVerb) -> Bool {
    guard let noun = filler.phrases.first?.noun?.lexeme, noun.isInferred else { return false }
    return verb.frame.slot(.object)?.kinds.contains(.dish) == true
  }

  /// *No rompas el juguete*: what one is told not to touch is known.
  private func isForbidden(_ filler: Filler) -> Bool {
    guard plan.options.contains(.request), plan.isNegative, filler.verb == 0,
      plan.verbs.count == 1, filler.phrases.count == 1, let noun = filler.phrases[0].noun?.lexeme,
      noun.wordClass == .noun, !isMass(noun), !isPlural(filler.phrases[0]),
      !KindSet.edible.contains(noun.kind)
    else { return false }
    return !["hacer", "fazer", "decir", "dizer", "tener", "ter"].contains(
      plan.verbs[0].frame.lemma)
  }

  /// Whether it is said that there is none.
  private var isNothing: Bool {
    guard let index = plan.verbs.firstIndex(where: { $0.frame.pattern == .existential }) else {
      return plan.isNegative
    }
    return plan.verbs[index].startsClause ? plan.verbs[index].negator != nil : plan.isNegative
  }

  /// *Hay una manzana, no hay clase*: what there is is not yet known (NGLE §15.6, §15.12).
  private func existingArticle(_ phrase: NounPhrase) -> Article {
    isNothing || phrase.noun?.lexeme.kind == .activity
      || Self.classes.contains(phrase.noun?.lexeme.lemma ?? "")
      || grammar.isBrazil && plan.isQuestion && phrase.isPlain ? .bare : .indefinite
  }

  /// *Hay colegio mañana, tem escola hoje*: that it takes place.
  private static let classes: WordSet = [
    "colegio", "escuela", "cole", "clase", "clases", "instituto", "escola", "aula", "aulas",
  ]

  /// *Gosto de música, de cachorros, da escola* (Bechara, *Artigo*: sentido geral).
  private func likedArticle(_ filler: Filler) -> Article? {
    guard let phrase = filler.phrases.first, let noun = phrase.noun?.lexeme else { return .bare }
    if noun.isHuman { return nil }
    if KindSet.edible.contains(noun.kind) || isPlural(phrase) { return .bare }
    if phrase.isPlain, phrase.complement.isEmpty, LikedWords.isAny(noun) {
      // Você vai adorar a surpresa: the one that is to come.
      return noun.kind == .event && plan.tense != .present ? .definite : .bare
    }
    guard !filler.isGoverned else { return filler.article }
    if isMass(noun) || isPlural(phrase) || KindSet.edible.contains(noun.kind) { return .bare }
    return .definite
  }

  /// *Hago los deberes sola, lo hago sola, hace la cama contenta, vemos la tele juntos*: a thing that is done is not alone, and
  /// has no feelings (NGLE §38.7).
  private func isOfDoer(_ filler: Filler, beside object: Filler, _ verb: String) -> Bool {
    guard isSpanish, verb != "dejar", let quality = filler.phrases.first?.adjectives.first?.lexeme,
      object.phrases.allSatisfy({
        $0.noun?.lexeme.isBeing == false || verb == "hacer" && $0.noun?.lexeme.lemma == "lo"
      })
    else { return false }
    if WordSorter.alone.contains(quality.lemma) {
      return !quality.lemma.hasPrefix("junt") || doer.number == .plural
    }
    return quality.kind == .emotion && (verb == "hacer" || verb == "ver")
      || quality.lemma == "cansado" && verb == "hacer"
  }

  private mutating func sayAttribute(_ filler: Filler) {
    let own = doer
    defer { doer = own }
    let verb = plan.verbs[filler.verb]
    if Self.judging.contains(verb.frame.lemma),
      let object = plan.fillers.first(where: { $0.verb == filler.verb && $0.role == .object }),
      !isOfDoer(filler, beside: object, verb.frame.lemma)
    {
      // Encuentro la película aburrida: said of what is found so (NGLE §38.8).
      doer = agreement(object.phrases)
    } else if filler.verb > 0, let thing = garment(before: filler.verb) {
      doer = agreement(thing.phrases)
    } else if !isSpanish, filler.verb > 0 {
      doer = controller(of: filler.verb)
    }
    for index in filler.phrases.indices {
      var phrase = filler.phrases[index]
      if index == 0 {
        sayFreeLink(of: phrase)
      } else {
        sayJoint(before: phrase, isLast: index == filler.phrases.count - 1, of: filler)
      }
      if var noun = phrase.noun, noun.lexeme.isHuman,
        phrase.possessive == nil || isSpanish && doer.person == .second || isOfHerSpokenTo,
        noun.lexeme.wordClass == .noun
      {
        agreeWithSubject(&noun)
        phrase.noun = noun
      }
      if let noun = phrase.noun, phrase.isPlain, phrase.complement.isEmpty,
        noun.lexeme.wordClass == .noun, isQuality(noun.lexeme)
      {
        // Of a word that nobody knows, ser says what somebody is like: es complicada.
        var word = noun
        word.lexeme.wordClass = .adjective
        phrase.noun = nil
        phrase.adjectives = [word]
      }
      if let adjective = phrase.adjectives.first, phrase.noun == nil,
        let adverb = adverb(for: adjective.lexeme.lemma, of: plan.verbs[filler.verb])
      {
        phrase.adjectives[0].lexeme = Lexeme(lemma: adverb, wordClass: .adverb, kind: .manner)
      }
      compare(&phrase)
      let article = self.article(
        phrase, role: .attribute, asked: filler.article, isGoverned: filler.isGoverned)
      say(phrase, article: article, role: .attribute)
    }
  }

  private static let judging: WordSet = [
    "encontrar", "dejar", "poner", "ver", "volver", "hacer", "considerar", "achar", "deixar",
    "tornar", "tener", "notar", "imaginar",
  ]

  /// *La niña es española*, and a word that nobody knows.
  private func isQuality(_ noun: Lexeme) -> Bool {
    if noun.kind == .languageName {
      return plan.subject.allSatisfy { $0.noun?.lexeme.isThing != true }
    }
    return noun.isInferred && noun.lemma.hasSuffix("o")
  }

  /// *Huele bien, se siente mal*: verbs of sensing want the adverb of good and bad (NGLE §38.7).
  private func adverb(for adjective: String, of verb: PlannedVerb) -> String? {
    guard Self.sensing.contains(verb.constituent.lexeme.lemma) else { return nil }
    return switch adjective {
    case "bueno": "bien"
    case "malo", "mau": "mal"
    case "bom": "bem"
    default: nil
    }
  }

  private static let sensing: WordSet = ["oler", "sentirse", "sentir-se", "cheirar"]
}
