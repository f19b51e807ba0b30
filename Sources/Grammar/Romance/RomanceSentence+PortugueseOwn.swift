import AACCore

/// Whose kin, friend or part of the body it is, where nobody else's was chosen: *meu irmão chorou, o aniversário do meu irmão,
/// o médico olhou minha garganta* (Cunha & Cintra, chapter 11, *Pronomes possessivos*; Bechara, *Possessivo e artigo*).
extension RomanceSentence {
  /// The phrase with the possessive that stands where the definite article would.
  func owned(_ phrase: NounPhrase, _ article: Article, _ role: Role) -> NounPhrase {
    guard !isSpanish, role != .attribute || isBestFriend(phrase), let noun = phrase.noun?.lexeme,
      noun.wordClass == .noun, isUndetermined(phrase, article),
      let owner = owner(of: phrase, noun, role)
    else { return phrase }
    var phrase = phrase
    phrase.determiner = nil
    phrase.possessive = Constituent(
      Lexeme(lemma: owner, wordClass: .determiner, kind: .possessive))
    return phrase
  }

  /// *Ela é minha melhor amiga*: said of somebody else with nobody else named.
  private func isBestFriend(_ phrase: NounPhrase) -> Bool {
    plan.verbs.count == 1 && plan.verbs[0].frame.lemma == "ser" && plan.subject.count == 1
      && phrase.adjectives.first?.lexeme.lemma == "melhor" && phrase.adjectives.count == 1
      && ["amigo", "amiga", "amiguinho", "amiguinha"].contains(phrase.noun?.lexeme.lemma ?? "")
      && plan.subject[0].noun.map {
        $0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun
          || ["ele", "ela", "você", "tu"].contains($0.lexeme.lemma)
      } == true
  }

  /// Whether nothing but an article that nobody chose would stand before the noun.
  private func isUndetermined(_ phrase: NounPhrase, _ article: Article) -> Bool {
    guard phrase.possessive == nil, phrase.demonstrative == nil, phrase.quantity == nil,
      phrase.complement.isEmpty
    else { return false }
    guard let determiner = phrase.determiner else { return article == .definite }
    return determiner.tile == nil && determiner.lexeme.lemma == "o"
  }

  private func owner(of phrase: NounPhrase, _ noun: Lexeme, _ role: Role) -> String? {
    if noun.forms[OwnWords.others] != nil { return nil }
    if role == .attribute { return "meu" }
    if noun.kind == .body { return isSpeakersPart(noun, role) ? "meu" : nil }
    if OwnWords.named.contains(noun.lemma) { return isOwnName(role) ? "meu" : nil }
    if isOwnCompany(noun, role) { return "meu" }
    if OwnWords.relatives.contains(noun.lemma) {
      return isHostOfSpeaker(phrase) ? "meu" : ownerOfMet(role)
    }
    if OwnWords.mates.contains(noun.lemma) {
      return isSubject(phrase)
        ? isAmongOwn(phrase) && !plan.isLaid ? "meu" : nil
        : ownerOfMet(role)
    }
    let isParent = OwnWords.parents.contains(noun.lemma)
    guard isParent || OwnWords.kin.contains(noun.lemma) else { return nil }
    if isSubject(phrase) {
      return isParent || plan.options.contains(.request) || !isAmongOwn(phrase)
        || isOfSomebodyNamed(noun) ? nil : "meu"
    }
    if isParent { return isLoved(role) ? "meu" : nil }
    guard !OwnWords.groups.contains(noun.lemma), !plan.options.contains(.request),
      role != .object || !OwnWords.having.contains(plan.verbs.last?.frame.lemma ?? ""),
      phrase.adjectives.isEmpty || !noun.lemma.hasPrefix("amig")
        || phrase.adjectives.contains(where: { $0.lexeme.lemma == "melhor" })
    else { return nil }
    return ownerOfComplement(phrase)
  }

  /// *Eu visitei minha tia, você visita sua avó*: of whom others speak, and who does something, it may be
  /// anybody's.
  private func ownerOfMet(_ role: Role) -> String? {
    guard [.object, .company, .topic, .recipient].contains(role), !plan.isLaid,
      !plan.options.contains(.request), plan.subject.count == 1,
      let who = plan.subject[0].noun?.lexeme, who.wordClass == .pronoun
    else { return nil }
    let verb = plan.verbs.last?.frame.lemma ?? ""
    if OwnWords.having.contains(verb) { return nil }
    if who.lemma == "eu" { return role == .object ? "meu" : nil }
    guard let theirs = theirs(who.lemma) else { return nil }
    return OwnWords.known.contains(verb) ? "meu" : theirs
  }

  /// Whose what belongs to those who are spoken to is: *seu* in Brazil of several, *vosso* in Portugal (Cunha & Cintra, chapter
  /// 11, *Possessivos*).
  private func theirs(_ listener: String) -> String? {
    listener == "vocês" && grammar.isPortugal ? "vosso" : OwnWords.yours[listener]
  }

  /// *Moro na casa da minha avó*: whose home the speaker is at.
  private func isHostOfSpeaker(_ phrase: NounPhrase) -> Bool {
    guard !plan.isLaid, plan.subject.isEmpty ? isSaidBySpeaker : isDoneByMe else { return false }
    return plan.fillers.contains { filler in
      filler.role.isPlace
        && filler.phrases.contains { place in
          place.noun?.lexeme.lemma == "casa"
            && place.complement.contains { $0.noun != nil && $0.noun == phrase.noun }
        }
    }
  }

  /// *Assisto à televisão com minha avó*: whom the speaker does something with; Portugal says *com a avó*.
  private func isOwnCompany(_ noun: Lexeme, _ role: Role) -> Bool {
    guard grammar.isBrazil, role == .company,
      OwnWords.relatives.contains(noun.lemma) || OwnWords.parents.contains(noun.lemma),
      !plan.options.contains(.request)
    else { return false }
    return plan.subject.isEmpty ? isSaidBySpeaker : isDoneByMe
  }

  /// *Ter / irmãzinha, ganhar / priminho*: one whom one has, gets and looks for is not known before (Cunha & Cintra, chapter
  /// 9, *Emprego do artigo indefinido*).
  func isOneHad(_ noun: Lexeme) -> Bool {
    !isSpanish && OwnWords.kin.contains(noun.lemma)
      && OwnWords.having.contains(plan.verbs.last?.frame.lemma ?? "")
  }

  /// *Temos um professor simpático, procuro um bom dentista, vi um homem alto*: somebody who is told of by what he is like is
  /// one of several (Cunha & Cintra, chapter 9, *Emprego do artigo indefinido*).
  func articleOfSomeone(_ phrase: NounPhrase, _ noun: Lexeme, _ asked: Article?) -> Article? {
    if isOneMet(phrase, noun) { return isPlural(phrase) ? .bare : .indefinite }
    return asked == nil && !isPlural(phrase) && isWholeDish(phrase, noun) ? .indefinite : nil
  }

  private func isOneMet(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard noun.isHuman, noun.wordClass == .noun, noun.lemma != "gente", !plan.isNegative,
      phrase.complement.isEmpty,
      var verb = plan.verbs.last?.frame.lemma
    else { return false }
    if plan.verbs.count > 1, plan.verbs[1].isRelative, plan.verbs[1].subject?.noun == phrase.noun {
      // Temos um vizinho que toca saxofone, conheço um menino que fala inglês.
      verb = plan.verbs[0].frame.lemma
      if OwnWords.introducing.contains(verb), phrase.isPlain { return true }
    }
    if phrase.adjectives.isEmpty {
      return verb == "ter" && !OwnWords.relatives.contains(noun.lemma)
        && !PortionWords.isKin(noun.lemma)
    }
    return OwnWords.meeting.contains(verb) && !isRanked(phrase)
      && !OwnWords.relatives.contains(noun.lemma) && !PortionWords.isKin(noun.lemma)
  }

  /// *Trouxe um bolo, comprei uma pizza*: a whole one, where it is not eaten.
  private func isWholeDish(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    plan.verbs.count == 1 && OwnWords.wholes.contains(noun.lemma) && phrase.isPlain
      && phrase.complement.isEmpty
      && !plan.isNegative && !plan.isQuestion && !plan.isLaid
      && OwnWords.carrying.contains(plan.verbs.last?.frame.lemma ?? "")
  }

  private var isSaidBySpeaker: Bool { doer.person == .first && doer.number == .singular }

  private var isDoneByMe: Bool {
    plan.subject.count == 1
      && plan.subject.allSatisfy {
        $0.noun?.lexeme.wordClass == .pronoun && $0.noun?.lexeme.lemma == "eu"
      }
  }

  /// *Eu escrevo meu nome*.
  private func isOwnName(_ role: Role) -> Bool {
    role == .object && isDoneByMe
      && OwnWords.naming.contains(plan.verbs.last?.frame.lemma ?? "")
      && plan.fillers.count { $0.role == .object || $0.role == .recipient } == 1
  }

  /// *Meu irmão e eu*; but *a mãe e o filho* are each other's.
  private func isAmongOwn(_ phrase: NounPhrase) -> Bool {
    plan.subject.allSatisfy { other in
      guard other.noun != phrase.noun, let noun = other.noun?.lexeme else { return true }
      return noun.person == .first || OwnWords.kin.contains(noun.lemma)
    }
  }

  /// *O filho obedece ao pai, a noiva jogou o buquê*: whose child or bride it is the others in the sentence tell.
  private func isOfSomebodyNamed(_ noun: Lexeme) -> Bool {
    if OwnWords.betrothed.contains(noun.lemma) { return true }
    guard let others = OwnWords.counterparts[noun.lemma] else { return false }
    return plan.fillers.contains { filler in
      filler.phrases.contains { phrase in
        phrase.possessive == nil && others.contains(phrase.noun?.lexeme.lemma ?? "")
      }
    }
  }

  /// Whether it is who does it, in the main clause or in one within it.
  private func isSubject(_ phrase: NounPhrase) -> Bool {
    plan.subject.contains { $0.noun == phrase.noun }
      || plan.verbs.contains { verb in
        ([verb.subject].compactMap { $0 } + verb.moreSubjects).contains { $0.noun == phrase.noun }
      }
  }

  /// *Eu brinco com meu primo, você brinca com seu primo*; of somebody else's kin nothing is known: *a menina brinca com a
  /// prima*.
  private func ownerOfComplement(_ phrase: NounPhrase) -> String? {
    let isPart = !plan.fillers.contains { filler in
      filler.phrases.contains { $0.noun == phrase.noun }
    }
    let others = plan.subject + plan.verbs.flatMap { [$0.subject].compactMap { $0 } }
    var owner = "meu"
    for other in others {
      guard let noun = other.noun?.lexeme else { continue }
      if noun.wordClass == .pronoun, noun.kind == .person {
        if noun.lemma == "nós", !isPart { owner = "nosso" }
        if noun.person == .first || noun.lemma == "a gente" { continue }
        guard let theirs = theirs(noun.lemma) else { return nil }
        owner = OwnWords.known.contains(plan.verbs.last?.frame.lemma ?? "") ? "meu" : theirs
      } else if noun.isBeing {
        return nil
      }
    }
    return owner
  }

  /// *Amo minha mãe*: of those whom one calls by the word alone, where it is said what one feels for them.
  private func isLoved(_ role: Role) -> Bool {
    guard OwnWords.loving.contains(plan.verbs.last?.frame.lemma ?? ""), role != .company else {
      return false
    }
    return plan.subject.allSatisfy {
      $0.noun?.lexeme.wordClass == .pronoun && $0.noun?.lexeme.person == .first
    }
  }

  /// *O sapato aperta meu pé, ele puxou meu cabelo*: a thing has no body, and some things are done to others.
  private func isSpeakersPart(_ noun: Lexeme, _ role: Role) -> Bool {
    guard let verb = plan.verbs.last?.frame, let who = plan.subject.first?.noun?.lexeme,
      plan.subject.count == 1, verb.pattern == .plain || verb.pattern == .grooming,
      role == .object || role == .topic || role == .placeAt || role == .other,
      !plan.fillers.contains(where: { filler in
        filler.phrases.contains { $0.noun?.lexeme.isBeing == true || $0.isPronoun }
      }), !plan.options.contains(.request)
    else { return false }
    if who.roleKind == .animal, OwnWords.ofAnimals.contains(noun.lemma) { return false }
    if who.wordClass == .pronoun || who.wordClass == .properNoun || who.isBeing {
      guard who.person != .first, who.lemma != "a gente" else { return false }
      return OwnWords.doneToOthers.contains(verb.lemma)
        || role == .object && OwnWords.healers.contains(who.lemma)
          && (!OwnWords.ofOneself.contains(verb.lemma)
            || verb.lemma == "lavar" && !["mão", "mãos"].contains(noun.lemma))
    }
    return role == .object && OwnWords.harming.contains(verb.lemma) && who.kind != .toy
  }
}

/// Words by which it is known whose somebody or a part of a body is.
enum OwnWords {
  /// Kin and friends that are said with *meu*.
  static let kin: WordSet = [
    "irmão", "irmã", "irmãos", "irmãs", "irmãozinho", "irmãzinha", "mano", "mana", "primo", "prima",
    "primos", "primas", "priminho", "priminha", "filho", "filha", "filhos", "filhas", "filhinho",
    "filhinha", "namorado", "namorada", "marido", "esposo", "esposa", "noivo", "noiva", "padrasto",
    "madrasta", "sobrinho", "sobrinha", "cunhado", "cunhada", "sogro", "sogra", "neto", "neta",
    "netos", "genro", "nora", "amigo", "amiga", "amigos", "amigas", "amiguinho", "amiguinha",
    "melhor amigo", "enteado", "enteada", "netinho", "netinha", "ex-namorado", "ex-namorada",
    "irmão gêmeo", "irmã gêmea", "irmão mais velho", "irmão mais novo", "bisneto", "bisneta",
  ]
  /// Who is hardly the speaker's, where others tell of a wedding.
  static let betrothed: WordSet = ["noivo", "noiva"]
  /// Beside whom somebody is theirs.
  static let counterparts: [String: WordSet] = [
    "filho": elders, "filha": elders, "neto": elders, "neta": elders, "namorado": ["namorada"],
    "namorada": ["namorado"], "marido": ["mulher", "esposa"], "esposa": ["marido", "esposo"],
  ]
  private static let elders: WordSet = ["mãe", "pai", "pais", "avó", "avô", "avós"]
  /// Who is called by the word alone, and is one of several: *minha tia* where the speaker does something to her.
  static let relatives: WordSet = [
    "tio", "tia", "tios", "tias", "avô", "avó", "avós", "padrinho", "madrinha", "bisavô", "bisavó",
  ]
  /// With whom one is at school.
  static let mates: WordSet = ["colega", "coleguinha"]
  /// What is one's own, and what one does with it.
  static let named: WordSet = ["nome", "sobrenome", "apelido", "endereço", "aniversário"]
  static let naming: WordSet = [
    "escrever", "assinar", "dizer", "falar", "soletrar", "copiar", "digitar", "celebrar",
    "comemorar",
    "festejar",
  ]
  /// Having one and getting one: *ter um irmão*, but *ter raiva do meu irmão*.
  static let having: WordSet = ["ter", "haver", "ganhar", "arranjar", "virar"]
  /// Having, seeking and coming across somebody.
  static let meeting: WordSet = having.union([
    "procurar", "contratar", "querer", "precisar", "conhecer", "encontrar", "ver", "ajudar",
    "namorar", "achar", "adotar", "desenhar", "prender", "buscar", "entrevistar", "salvar",
    "avistar",
  ])
  /// Parts that only animals have.
  static let ofAnimals: WordSet = [
    "pata", "patas", "focinho", "rabo", "cauda", "pelo", "asa", "asas", "bico", "garra", "garras",
    "chifre", "chifres", "crina", "pena", "penas", "casco", "bigode", "bigodes", "juba", "tromba",
  ]
  /// Verbs by which somebody is told of for the first time.
  static let introducing: WordSet = ["ter", "haver", "conhecer", "procurar", "contratar"]
  static let wholes: WordSet = ["bolo", "pizza", "torta", "tarte", "pudim", "empadão", "lasanha"]
  static let carrying: WordSet = ["trazer", "comprar", "ganhar", "encomendar", "receber"]
  /// Of these one also speaks as of those around: *brinco com os amigos*.
  static let groups: WordSet = ["amigos", "amigas"]
  /// Who is called by the word alone.
  static let parents: WordSet = ["mãe", "pai"]
  /// What one feels.
  static let loving: WordSet = ["amar", "adorar", "gostar", "odiar", "abraçar", "beijar"]
  /// Whose kin somebody who is spoken to has.
  static let yours = [
    "tu": "teu", "você": "seu", "vocês": "seu", "o senhor": "seu", "a senhora": "seu",
  ]
  /// Mark of kin who may be those of somebody else in the sentence.
  static let others = "OTHERS"
  /// What one asks others of one's own kin.
  static let known: WordSet = ["conhecer", "ver", "encontrar", "chamar", "ouvir", "ajudar"]
  /// What is done to a part of somebody else.
  static let doneToOthers: WordSet = [
    "olhar", "examinar", "apertar", "puxar", "morder", "arranhar", "picar", "lamber", "beliscar",
    "pisar", "chutar", "furar", "cutucar", "espetar", "bicar", "ferrar", "mexer",
    "beijar", "acariciar", "massajar", "massagear", "engessar", "enfaixar", "ferroar",
  ]
  /// Who looks after bodies.
  static let healers: WordSet = [
    "médico", "médica", "dentista", "enfermeiro", "enfermeira", "doutor", "doutora", "pediatra",
    "fisioterapeuta", "terapeuta", "cabeleireiro", "cabeleireira", "barbeiro", "massagista",
    "oculista", "cuidador", "cuidadora", "ortopedista", "veterinário", "podólogo", "podóloga",
    "acompanhante", "fonoaudióloga", "dermatologista",
  ]
  /// What these do to their own.
  static let ofOneself: WordSet = [
    "machucar", "quebrar", "torcer", "levantar", "mexer", "abrir", "fechar", "lavar", "ter", "usar",
    "estender", "dar", "perder", "ganhar", "querer", "mostrar", "torcer", "partir",
  ]
  /// What things do to a part.
  static let harming: WordSet = [
    "apertar", "machucar", "magoar", "queimar", "cortar", "arranhar", "incomodar", "molhar",
    "sujar",
    "furar", "picar", "ferir", "esfriar", "aquecer", "esquentar", "proteger", "manchar", "inchar",
    "cansar", "irritar", "espetar", "prender", "entalar", "acertar", "atingir", "secar", "ressecar",
  ]
}
