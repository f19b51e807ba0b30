import AACCore

extension RomanceSentence {
  /// Settles who the verb agrees with, and the verb itself where another one is the right one.
  mutating func prepareVerbs() {
    takeVocatives()
    keepSubjectOfWeather()
    settleExistence()
    let isAccident = settleAccident()
    chooseCopula()
    settleTimeOfDay()
    keepPresentOfBeing()
    settleAffecting()
    turnThingIntoStimulus()
    turnTouchIntoTurn()
    turnExperiencerIntoOwner()
    applyPolarity()
    let chosen = chosenSubject
    doer = isAccident ? Agreement() : called(chosen)
    subject = doer
    if plan.subject.count > 1 {
      buffer.note(
        .joinedSubjects, plan.subject.map(\.head).joined(separator: " + "))
    }
    guard let frame = plan.verbs.first?.frame else { return }
    agreeWithWhatIsSaid(frame)
    if chosen.person == .first, plan.subject.isEmpty, subject.person == .first,
      plan.verbs[0].constituent.lexeme.person == nil
    {
      buffer.note(.quickMode, "", grammar.firstPerson)
    }
    if let source = plan.tenseSource { buffer.note(.tenseFromWord, source) }
    if plan.isPastByAspect { buffer.note(.tenseFromAspect, plan.verbs[0].frame.lemma) }
  }

  /// Settles what the verb agrees with where that is not who was chosen as subject: a time, the weather, what there is,
  /// who is asked about, what pleases.
  private mutating func agreeWithWhatIsSaid(_ frame: VerbFrame) {
    let asksWhatItIs =
      plan.subject.isEmpty && frame.pattern == .copula && plan.inquiry?.role == .attribute
    if !isSpanish, plan.verbs.count > 1, plan.verbs[1].isCleft {
      // Sou eu que faço, foram eles que brigaram, é aqui que moro: Bechara, *Concordância do verbo ser*.
      subject = plan.filler(.attribute).map { agreement($0.phrases) } ?? Agreement()
    } else if let number = numberOfTime {
      subject = Agreement(number: number)
    } else if plan.subject.isEmpty, plan.isQuestion, Self.lasting.contains(frame.lemma) {
      // Quanto tempo demora?
      subject = Agreement()
    } else if plan.subject.isEmpty, isAuxiliaryOfWeather(frame) {
      // Va a llover, puede haber gente: NGLE §41.6.
      subject = Agreement()
    } else if frame.pattern == .unaccusative {
      subject = agreement(plan.filler(.object)?.phrases ?? [])
    } else if !frame.pattern.isPersonal || plan.inquiry?.role == .subject || asksWhatItIs {
      subject = Agreement()
      if plan.inquiry?.role == .subject, isPronominal(plan.verbs[0]) {
        // ¿Quién se ha comido mi bocadillo?, quem se machucou?: who is asked about does it to himself.
        doer = Agreement()
      }
    } else if isSaidOfNobody(frame) {
      // Es tarde, está nublado, son las tres: NGLE §41.5.
      let phrases = plan.filler(.attribute)?.phrases ?? []
      let isPlural = phrases.contains { self.isPlural($0) }
      subject = Agreement(number: isPlural ? .plural : .singular)
      doer = Agreement()
    } else if frame.pattern == .experiencer, hasDativeExperiencer {
      let feeling = feelingVerb
      let filler = plan.fillers.first { $0.role == .object && $0.verb == feeling }
      let isFeltDoing =
        plan.verbs.count > feeling + 1
        && !(isSpanish
          && (plan.verbs[feeling + 1].startsClause
            || plan.verbs[feeling + 1].link != nil && filler != nil))
      subject = isFeltDoing ? Agreement() : agreement(filler?.phrases ?? [])
      if isPluralOfItsOwn(plan.verbs[0]) { subject.number = .plural }
    }
    if isSpanish, plan.subject.isEmpty,
      frame.pattern == .weather && isPronominal(plan.verbs[0]) || isAuxiliaryOfWeather(frame)
    {
      // Se hace tarde, va a nublarse: NGLE §41.5.
      doer = Agreement()
    }
  }

  /// What the verb agrees with as far as the chosen words tell.
  private var chosenSubject: Agreement {
    plan.subject.isEmpty ? quickSubject : agreementWithPredicate(agreement(plan.subject))
  }

  /// Who is called is spoken to: *Mamá, ven* (*tú*, in Argentina *vos*); several are *vosotros*, outside
  /// Spain *ustedes*.
  private func called(_ chosen: Agreement) -> Agreement {
    guard plan.options.contains(.request), isSpanish,
      plan.subject.allSatisfy(\.isCalled), !plan.subject.isEmpty
    else { return chosen }
    var listener = chosen
    if chosen.number == .singular {
      listener.person = .second
      listener.isVoseo = plan.variety == .spanishArgentina
    } else if plan.variety == .spanishSpain {
      listener.person = .second
    }
    return listener
  }

  private var quickSubject: Agreement {
    if isImpersonalPhrase { return Agreement() }
    if let verb = plan.verbs.first, let person = verb.constituent.lexeme.person,
      verb.frame.pattern != .experiencer
    {
      // Vamos, quieres: the form on the tile says who.
      let gender: Gender =
        person == .first
        ? plan.speaker
        : person == .second ? plan.listener : verb.constituent.lexeme.gender ?? .masculine
      return Agreement(
        person: person, number: verb.constituent.lexeme.number ?? .singular, gender: gender,
        isVoseo: person == .second && plan.variety == .spanishArgentina)
    }
    if plan.options.contains(.request) {
      if grammar.isBrazil, let verb = plan.verbs.first, isPronominal(verb),
        plan.isNegative || Self.unleaning[verb.split.head] == nil
      {
        // Sente-se, cale-se: Brazil asks for what is done to oneself with você.
        return Agreement(person: .third, gender: plan.listener)
      }
      return agreement(
        NounPhrase(Constituent(Lexeme(lemma: grammar.listener, wordClass: .pronoun))))
    }
    return Agreement(person: .first, gender: plan.speaker)
  }

  /// What stands behind the last verb of a clause.
  private mutating func endClause(_ head: Int, last: Int, invertedSubject: Bool) {
    sayAdverbials(.verb, of: head)
    if invertedSubject { sayChosenSubject() }
    sayFillers(of: last)
  }

  /// The main verb with its pronouns, then every verb it opens, each with what completes it.
  mutating func sayVerbs(invertedSubject: Bool) {
    sayFinite(0)
    var head = 0
    for index in plan.verbs.indices.dropFirst() {
      if plan.verbs[index].startsClause {
        endClause(head, last: index - 1, invertedSubject: invertedSubject && head == 0)
        sayAdverbials(.end, of: head)
        sayClauseHead(index)
        head = index
      } else {
        sayFillers(of: index - 1)
        sayAdverbialsBeforeAim(of: index - 1)
        sayOpened(index)
      }
    }
    endClause(head, last: plan.verbs.count - 1, invertedSubject: invertedSubject && head == 0)
  }

  /// Says a verb in its tense with the pronouns that lean on it.
  mutating func sayFinite(_ index: Int, as features: VerbFeatures? = nil) {
    let verb = plan.verbs[index]
    let (head, rest) = verb.split
    let tail = rest.isEmpty ? rest : agreeingTail(of: index)
    let pronouns = clitics(of: index)
    var form = features ?? finiteFeatures(verb.frame)
    if fallsNow(index, form.form) {
      // Fico em casa porque está chovendo: Cunha & Cintra, chapter 13, *Aspecto*.
      let being = grammar.forms.verb("estar", form) ?? "está"
      let going = grammar.isPortugal ? nil : grammar.forms.verb(head, VerbFeatures(.gerund))
      return say((being, going == nil ? "a" : "", going ?? head), pronouns, index, tail)
    }
    if let parts = pluperfect(index, form.form) { return say(parts, pronouns, index, tail) }
    if features == nil, let parts = compound(head, verb.frame) {
      return say(parts, pronouns, index, tail)
    }
    if features?.form == .future, !isSpanish, head != "ir", !verb.frame.isCopular,
      verb.frame.pattern.isPersonal || verb.frame.pattern == .weather, verb.frame.pattern != .modal
    {
      // Diz que vai chover amanhã: what is said of the future.
      let going = grammar.forms.verb("ir", self.features(.present, subject)) ?? "vai"
      let infinitive = grammar.forms.verb(head, VerbFeatures(.infinitive)) ?? head
      return say((going, "", infinitive), pronouns, index, tail)
    }
    if features == nil, form.form == .future, !isSpanish, head == "ir",
      plan.tenseSource != nil
    {
      // Nós vamos à praia no domingo: one goes in the present (Bechara, *Presente pelo futuro*).
      form = self.features(.present, subject)
    }
    let made = special(head, verb.frame, form) ?? grammar.forms.verb(head, form)
    if made == nil, !isSpanish, let parts = aroundMissing(head, form) {
      return say(parts, pronouns, index, tail)
    }
    var text = made ?? head
    let tile = verb.constituent.tile
    if made != nil, index == 0 || tile == nil {
      buffer.note(.verbForm, verb.constituent.lexeme.lemma, text)
    }
    if grammar.isBrazil, tail == "buscar", !pronouns.isEmpty {
      // Vem me buscar: the pronoun leans on the verb that it completes.
      say(text, tile: tile)
      for pronoun in pronouns { say(pronoun.text, tile: pronoun.tile) }
    } else if grammar.isPortugal, !pronouns.isEmpty, features == nil, !drawsPronounForward {
      text = PortugueseEnclisis.attach(pronouns, to: text, infinitive: head, form: form.form)
      say(text, tile: tile)
    } else {
      if !pronouns.isEmpty { sayBeforeShortObject(pronouns) }
      for pronoun in pronouns { say(pronoun.text, tile: pronoun.tile) }
      say(text, tile: tile)
    }
    sayTail(tail, tile, of: index)
  }

  /// *Eu o vi ontem*: no sentence of Brazil begins with *o, a, os, as* for somebody, so that who speaks is said (Cunha & Cintra,
  /// chapter 11, *Colocação dos pronomes átonos no Brasil*).
  private mutating func sayBeforeShortObject(_ pronouns: [Clitic]) {
    guard buffer.isEmpty, grammar.isBrazil, plan.subject.isEmpty, subject.person == .first,
      subject.number == .singular, ["o", "a", "os", "as"].contains(pronouns[0].text)
    else { return }
    say(grammar.firstPerson, tile: nil)
  }

  func features(_ form: VerbFeatures.Form, _ who: Agreement) -> VerbFeatures {
    VerbFeatures(form, who.person, who.number, isVoseo: isSpanish && who.isVoseo)
  }

  /// The rest of a set phrase; a preposition at its end may melt with what follows: *sinto falta da
  /// avó*.
  mutating func sayTail(_ tail: String, _ tile: Int?, of index: Int) {
    guard !tail.isEmpty else { return }
    sayObjectInside(index)
    if isSpanish, tail == "de menos" || nounOfTail(tail) != nil {
      sayAmountInside(index, before: tail)
    }
    if !isSpanish, let one = PhraseNouns.article(of: tail) {
      return sayTail("\(one) \(tail)", tile)
    }
    let first = tail.split(separator: " ")[0]
    if tail.utf8.count == first.utf8.count || !verbTailPrepositions.contains(String(first)) {
      let word = agreed(String(first), behind: plan.verbs[index].split.head)
      if word != first { return sayTail(word + tail.dropFirst(first.count), tile) }
    }
    sayTail(tail, tile)
  }

  private mutating func sayTail(_ tail: String, _ tile: Int?) {
    for word in tail.split(separator: " ") {
      if word == tail.split(separator: " ").last, verbTailPrepositions.contains(String(word)) {
        preposition = (String(word), tile)
      } else {
        say(String(word), tile: tile)
      }
    }
  }

  /// *Hay*, the present of *haber* without a subject (NGLE §41.6); *há* in Portuguese.
  private func special(_ head: String, _ frame: VerbFrame, _ form: VerbFeatures) -> String? {
    guard frame.pattern == .existential, form.form == .present else { return nil }
    return head == "haber" ? "hay" : nil
  }

  private static let whole = ["o": "ele", "a": "ela", "os": "eles", "as": "elas"]

  mutating func say(
    _ parts: (finite: String, link: String, form: String), _ pronouns: [Clitic],
    _ index: Int,
    _ tail: String
  ) {
    let verb = plan.verbs[index]
    let tile = verb.constituent.tile
    buffer.note(
      .verbForm, verb.constituent.lexeme.lemma,
      [parts.finite, parts.link, parts.form].filter { !$0.isEmpty }.joined(separator: " "))
    if isSpanish { for pronoun in pronouns { say(pronoun.text, tile: pronoun.tile) } }
    // Vai buscar-me: the chosen future leans on the infinitive.
    let leansOnInfinitive =
      plan.tense == .future && !plan.options.contains(.goingTo)
      && !drawsPronounForward
    if grammar.isPortugal, parts.link.isEmpty, !pronouns.isEmpty, !leansOnInfinitive {
      // Tenho-me sentido bem: on the finite verb where no infinitive follows.
      if drawsPronounForward {
        for pronoun in pronouns { say(pronoun.text, tile: pronoun.tile) }
        say(parts.finite, tile: tile)
      } else {
        say(
          PortugueseEnclisis.attach(
            pronouns, to: parts.finite, infinitive: parts.finite, form: .present), tile: tile)
      }
      say(parts.form, tile: tile)
      return sayTail(tail, tile, of: index)
    }
    if grammar.isPortugal, !parts.link.isEmpty, drawsPronounForward {
      // De quem te estás a rir?, não me estou a sentir bem: what draws the pronoun draws it before both verbs.
      for pronoun in pronouns { say(pronoun.text, tile: pronoun.tile) }
      say(parts.finite, tile: tile)
      say(parts.link)
      say(parts.form, tile: tile)
      return sayTail(tail, tile, of: index)
    }
    say(parts.finite, tile: tile)
    say(parts.link)
    if grammar.isBrazil, pronouns.count == 1, let whole = Self.whole[pronouns[0].text] {
      // Vou ajudá-la, estou ajudando ela: no o, a, os, as stands between the two (Cunha & Cintra, chapter 11, *Colocação*).
      if parts.form.hasSuffix("r") {
        say(
          PortugueseEnclisis.attach(
            pronouns, to: parts.form, infinitive: parts.form, form: .infinitive), tile: tile)
        return sayTail(tail, tile, of: index)
      }
      if parts.form.hasSuffix("ndo") {
        say(parts.form, tile: tile)
        say(whole, tile: pronouns[0].tile)
        return sayTail(tail, tile, of: index)
      }
    }
    if grammar.isBrazil { for pronoun in pronouns { say(pronoun.text, tile: pronoun.tile) } }
    let form =
      grammar.isPortugal
      ? PortugueseEnclisis.attach(
        pronouns, to: parts.form, infinitive: parts.form, form: .infinitive)
      : parts.form
    say(form, tile: tile)
    sayTail(tail, tile, of: index)
  }
}

/// Nouns of Portuguese set phrases that are counted: *dar um beijo, levar um susto* (Bechara, *Artigo indefinido*).
private enum PhraseNouns {
  static func article(of noun: String) -> String? {
    masculine.contains(noun) ? "um" : feminine.contains(noun) ? "uma" : nil
  }

  private static let masculine: WordSet = [
    "beijo", "abraço", "susto", "soco", "chute", "tombo", "tapa", "conselho", "pulo", "choque",
    "vídeo", "beliscão", "empurrão", "beijinho",
  ]
  private static let feminine: WordSet = [
    "decisão", "mordida", "lambida", "cambalhota", "bronca", "picada",
  ]
}

private let verbTailPrepositions: WordSet = [
  "de", "em", "a", "para", "com", "en", "con", "por", "contra",
]

extension PlannedVerb {
  /// Whether it is a set phrase that ends in a preposition.
  var endsInPreposition: Bool {
    guard let last = split.tail.split(separator: " ").last else { return false }
    return verbTailPrepositions.contains(String(last))
  }

  /// The pronoun that is part of the verb's own form: *pasarlo bien, arreglárselas*.
  var ownObject: String? { Self.ownObject(of: constituent.lexeme.lemma) }

  /// The word that is conjugated and the rest of a set phrase: *hacer* and *pis*.
  var split: (head: String, tail: String) { Self.split(constituent.lexeme.lemma) }

  private static func ownObject(of lemma: String) -> String? {
    if lemma.isInfinitive { return nil }
    return lemma.withBytes { bytes in
      let head = bytes.prefix { $0 != UInt8(ascii: " ") }
      guard let last = head.last, last == UInt8(ascii: "o") || last == UInt8(ascii: "a"),
        head.dropLast().last == UInt8(ascii: "l")
      else { return nil }
      let stem = head.dropLast(2)
      guard stem.last == UInt8(ascii: "r") || stem.suffix(3).elementsEqual("rse".utf8) else {
        return nil
      }
      return last == UInt8(ascii: "o") ? "lo" : "la"
    }
  }

  private static func split(_ lemma: String) -> (head: String, tail: String) {
    if lemma.isInfinitive { return (lemma, "") }
    if let own = ownObject(of: lemma), let first = lemma.split(separator: " ").first {
      let head = first.dropLast(own.count)
      let verb = head == "pasárse" ? "pasarse" : String(head)
      return (verb, String(lemma.dropFirst(first.count + 1)))
    }
    guard lemma.hasSpace, let space = lemma.utf8.firstIndex(of: UInt8(ascii: " ")) else {
      return (lemma, "")
    }
    return (String(lemma[..<space]), String(lemma[lemma.index(after: space)...]))
  }
}

extension String {
  /// Whether it is one word that ends as most verbs do: *comer, caerse*.
  fileprivate var isInfinitive: Bool {
    withBytes { bytes in
      guard let last = bytes.last, last == UInt8(ascii: "r") || last == UInt8(ascii: "e") else {
        return false
      }
      return !bytes.hasByte(UInt8(ascii: " "))
    }
  }
}
