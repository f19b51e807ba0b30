import AACCore

/// Kin and friends chosen by role, whom no one needs to call one's own: *mi hermano me pegó, platiqué con mi amiga, Leo
/// quiere a su hermana* (NGLE §18.5, *posesivos con nombres de parentesco*).
extension ClausePlanner {
  /// Gives kin and friends that nobody else is named for their possessive.
  func ownKinByRole(_ plan: inout ClausePlan, _ clause: Clause) {
    guard language == .spanish, !clause.isLaid, !plan.verbs.isEmpty else { return }
    if !plan.options.contains(.request), !isParentOfOther(plan) {
      let owner: KinOwner = asksToBeTold(clause) ? .listener : .speaker
      ownSubjects(&plan.subject, areDoing: plan.verbs[0].frame.pattern != .copula, as: owner)
    }
    for index in plan.verbs.indices.dropFirst() {
      guard var subject = plan.verbs[index].subject else { continue }
      own(&subject, as: .speaker)
      plan.verbs[index].subject = subject
    }
    for index in plan.adverbials.indices where plan.adverbials[index].than != nil {
      // Corro más que mi hermano.
      guard var than = plan.adverbials[index].than, KinWords.isOwnByRole(than.noun?.lexeme),
        let owner = owner(of: than, .other, doneBy: plan.subject, in: plan)
      else { continue }
      own(&than, as: owner)
      plan.adverbials[index].than = than
    }
    for index in plan.fillers.indices
    where plan.fillers[index].phrases.contains(where: KinWords.mayBeOwn)
      && mayOwn(plan.fillers[index], plan)
    {
      let verb = plan.fillers[index].verb
      let inner = plan.verbs[...verb].last { $0.subject != nil }?.subject
      let subject = inner.map { [$0] } ?? plan.subject
      for phrase in plan.fillers[index].phrases.indices {
        guard
          let owner = owner(
            of: plan.fillers[index].phrases[phrase], plan.fillers[index].role, doneBy: subject,
            in: plan)
        else { continue }
        own(&plan.fillers[index].phrases[phrase], as: owner)
      }
    }
  }

  /// Whose kin somebody is.
  enum KinOwner: String {
    case speaker = "mi"
    case listener = "tu"
    case speakers = "nuestro"
    case listeners = "vuestro"
    case other = "su"
  }

  /// *La madre quiere a su hijo, la madre y el hijo pasean*: a parent beside a child is any parent.
  private func isParentOfOther(_ plan: ClausePlan) -> Bool {
    guard plan.subject.contains(where: { KinWords.parents.contains($0.noun?.lexeme.lemma ?? "") })
    else { return false }
    return plan.subject.contains(where: isChild)
      || plan.fillers.contains { $0.phrases.contains(where: isChild) }
  }

  private func isChild(_ phrase: NounPhrase) -> Bool {
    KinWords.offspring.contains(phrase.noun?.lexeme.lemma ?? "")
  }

  /// *¿Cómo es tu hermano? ¿Cuántos años tiene tu prima?*: what the speaker knows of their own kin is asked about the listener's.
  private func asksToBeTold(_ clause: Clause) -> Bool {
    guard clause.isQuestion, let verb = clause.verb?.lexeme.lemma else { return false }
    let asked = clause.complements.map(\.lexeme.lemma)
    switch verb {
    case "ser", "llamarse": return asked.contains("cómo")
    case "tener", "cumplir":
      return asked.contains("años") && asked.contains { ["cuántos", "cuánto"].contains($0) }
        || asked.contains("edad")
    default: return false
    }
  }

  /// *Mi hermano y yo, mi prima*: with kin of another kind beside it both are general (*la madre y el hijo*).
  private func ownSubjects(
    _ subject: inout [NounPhrase], areDoing: Bool, as owner: KinOwner
  ) {
    if subject.count > 1 {
      let others = subject.filter { !KinWords.isOwnByRole($0.noun?.lexeme) }
      let areKnown = others.allSatisfy { phrase in
        phrase.isPronoun || phrase.noun?.lexeme.wordClass == .properNoun
          || phrase.noun.map { KinWords.called.contains($0.lexeme.lemma) } == true
      }
      // Mi hermano y mi hermana, mi hermano y el perro.
      let areAll =
        areDoing
        && others.allSatisfy { $0.noun?.lexeme.roleKind == .animal }
        && subject.allSatisfy { $0.connective?.lexeme.isAdversative != true }
      guard areAll || areKnown && subject.count - others.count == 1 else { return }
    }
    for index in subject.indices
    where KinWords.mayBeOwn(subject[index]) && subject[index].noun?.lexeme.lemma != "familia" {
      own(&subject[index], as: owner)
    }
    if subject.count == 1, KinWords.uncles.contains(subject[0].noun?.lexeme.lemma ?? "") {
      own(&subject[0], as: owner)
    }
  }

  /// Whether a role is one of somebody certain: not what somebody is, has or looks for.
  private func mayOwn(_ filler: Filler, _ plan: ClausePlan) -> Bool {
    let isOf = filler.phrases.contains {
      !$0.complement.isEmpty && !KinWords.isOwnByRole($0.noun?.lexeme)
    }
    guard plan.verbs.indices.contains(filler.verb), filler.role != .attribute || isOf,
      !KinWords.apart.contains(filler.preposition ?? "")
    else { return false }
    guard KinWords.isOwnByRole(filler.phrases.first?.noun?.lexeme) else { return true }
    guard filler.article != .indefinite, filler.article != .bare else { return false }
    let frame = plan.verbs[filler.verb].frame
    let isWanted = frame.lemma == "querer" && frame.slot(.object) != nil
    let isKnown =
      ["encontrar", "buscar"].contains(frame.lemma)
      && KinWords.friends.contains(filler.phrases[0].noun?.lexeme.lemma ?? "")
    return !KinWords.having.contains(frame.lemma) || isWanted && filler.role == .object
      || filler.role != .object || isKnown
  }

  /// Whose it is, by who does it; nil where that is not certain.
  private func owner(
    of phrase: NounPhrase, _ role: Role, doneBy subject: [NounPhrase], in plan: ClausePlan
  ) -> KinOwner? {
    let head = phrase.noun?.lexeme
    guard let kin = KinWords.isOwnByRole(head) ? head : phrase.complement.last?.noun?.lexeme,
      KinWords.isOwnByRole(kin)
    else { return nil }
    if plan.options.contains(.request) { return .speaker }
    guard let first = subject.first?.noun?.lexeme else {
      let person = plan.verbs[0].constituent.lexeme.person
      return subject.isEmpty && person != .third ? person == .second ? .listener : .speaker : nil
    }
    if subject.count > 1 {
      return subject.contains { $0.noun?.lexeme.lemma == "yo" || isElder($0) } ? .speaker : nil
    }
    if first.wordClass == .pronoun { return owner(doneBy: first, kin, plan.variety) }
    if !first.isBeing || first.roleKind == .animal { return .speaker }
    let isOfDoer =
      KinWords.descending.contains(KinWords.base(kin))
      // Mi hija se parece a su madre.
      || KinWords.offspring.contains(first.lemma) && KinWords.parents.contains(KinWords.base(kin))
    if isElder(subject[0]) || KinWords.isOwnByRole(first) {
      if isOfDoer { return .other }
      if KinWords.friends.contains(kin.lemma) { return role == .recipient ? nil : .other }
      let base = KinWords.base(kin)
      return KinWords.siblings.contains(base) || KinWords.parents.contains(base) ? .speaker : nil
    }
    let isFriend = KinWords.friends.contains(kin.lemma)
    guard isFriend || KinWords.family.contains(KinWords.base(kin)) else { return nil }
    if first.wordClass == .properNoun || KinWords.children.contains(first.lemma) { return .other }
    // La maestra informa a los padres: to those of all her pupils.
    return KinWords.carers.contains(first.lemma) && kin.lemma != "padres" ? .speaker : nil
  }

  private func owner(
    doneBy pronoun: Lexeme, _ kin: Lexeme, _ variety: LanguageVariety
  ) -> KinOwner? {
    let isMany = pronoun.number == .plural
    switch pronoun.lemma {
    case "usted", "ustedes": return .other
    case "nadie", "quién", "alguien", "todos": return .speaker
    default: break
    }
    switch pronoun.person {
    case .first: return isMany ? .speakers : .speaker
    case .second:
      return isMany ? variety == .spanishSpain ? .listeners : .other : .listener
    case .third:
      let isSomebody = pronoun.kind == .person
      let isClose =
        KinWords.family.contains(KinWords.base(kin)) || KinWords.friends.contains(kin.lemma)
      return isSomebody && isClose ? .other : nil
    case nil: return nil
    }
  }

  private func isElder(_ phrase: NounPhrase) -> Bool {
    KinWords.elders.contains(phrase.noun?.lexeme.lemma ?? "")
  }

  /// Puts the possessive before the kin itself, or before the kin that a thing is of: *la casa de mi amigo*.
  private func own(_ phrase: inout NounPhrase, as owner: KinOwner) {
    let isUncle = KinWords.uncles.contains(phrase.noun?.lexeme.lemma ?? "")
    guard KinWords.mayBeOwn(phrase) || isUncle else { return }
    if let part = phrase.complement.indices.last, phrase.complement[part].determiner == nil,
      !KinWords.isOwnByRole(phrase.noun?.lexeme)
    {
      let link = phrase.complement[part].link?.lexeme.lemma
      // La casa de mi amigo, más alto que mi padre.
      guard link == nil || link == "de" || link == "que" || link == "como" else { return }
      return own(&phrase.complement[part], as: owner)
    }
    guard let noun = phrase.noun, isUncle || KinWords.isOwnByRole(noun.lexeme),
      phrase.complement.isEmpty,
      phrase.possessive == nil, phrase.demonstrative == nil, phrase.determiner == nil,
      phrase.quantity == nil, phrase.degree == nil,
      phrase.adjectives.allSatisfy({ KinWords.telling.contains($0.lexeme.lemma) })
    else { return }
    phrase.possessive = Constituent(
      Lexeme(lemma: owner.rawValue, wordClass: .determiner, kind: .possessive))
  }
}

extension KinWords {
  /// Whether a noun chosen by role is kin or a friend that is said with its possessive; *mamá, la abuela* are not.
  static func isOwnByRole(_ noun: Lexeme?) -> Bool {
    guard let noun, noun.wordClass == .noun else { return false }
    return isKinOrFriend(noun.lemma)
  }

  /// Whether a phrase is of kin or a friend, or of something that can be theirs.
  static func mayBeOwn(_ phrase: NounPhrase) -> Bool {
    guard phrase.complement.isEmpty else { return true }
    guard phrase.noun?.lexeme.wordClass == .noun, let lemma = phrase.noun?.lexeme.lemma else {
      return false
    }
    return isKinOrFriend(lemma)
  }

  private static func isKinOrFriend(_ lemma: String) -> Bool {
    owned.contains(base(lemma))
  }

  static func base(_ noun: Lexeme) -> String { base(noun.lemma) }

  /// *Prima Lucía* is a cousin.
  private static func base(_ lemma: String) -> String {
    guard lemma.hasSpace, let space = lemma.firstIndex(of: " "),
      lemma[lemma.index(after: space)...].first?.isUppercase == true
    else { return lemma }
    return String(lemma[..<space])
  }

  /// What stands before kin in general: *como una hermana*.
  static let apart: WordSet = ["como", "sin", "entre"]
  /// Brothers, sisters and cousins, whom a parent and a child can both speak of.
  static let siblings: WordSet = [
    "hermano", "hermana", "hermanos", "hermanas", "hermanito", "hermanita", "primo", "prima",
    "primos", "primas", "cuñado", "cuñada",
  ]
  /// Kin of whoever does it: *la abuela quiere a sus nietos*.
  static let descending: WordSet = [
    "hijo", "hija", "hijos", "hijas", "nieto", "nieta", "nietos", "nietas", "novio", "novia",
    "marido", "esposo", "esposa", "pareja",
  ]
  /// All kin that is said with its possessive.
  static let family: WordSet = siblings.union(descending.words).union([
    "cuñados", "cuñadas", "sobrino", "sobrina", "sobrinos", "sobrinas", "suegro", "suegra",
    "suegros", "padrastro", "madrastra", "hermanastro", "hermanastra",
    "hermanitos", "hermanitas", "primito", "primita", "yerno", "nuera", "familia",
  ]).union(parents.words)
  /// Those whom nobody calls by these words: who speaks of *madre* means his own, or any.
  static let parents: WordSet = ["madre", "padre", "padres"]
  /// In Spain *el tío* by himself is any fellow.
  static let uncles: WordSet = ["tío", "tíos"]
  static let offspring: WordSet = [
    "hijo", "hija", "hijos", "hijas", "niño", "niña", "niños", "niñas", "bebé", "bebés", "cría",
    "crías", "cachorro", "cachorros", "recién nacido",
  ]
  /// Both kin and friends.
  static let owned = family.union(friends)
  static let friends: WordSet = ["amigo", "amiga", "amigos", "amigas", "amiguito", "amiguita"]
  /// The speaker's own parents and theirs, who are said without it.
  static let elders: WordSet = [
    "mamá", "papá", "mami", "papi", "abuela", "abuelo", "abuelos", "abuelita", "abuelito", "yaya",
    "yayo", "tía", "tío", "tíos", "tita", "tito", "madre", "padre", "padres",
  ]
  /// Of them those who are called so, and are not parents in general.
  static let called: WordSet = [
    "mamá", "papá", "mami", "papi", "abuela", "abuelo", "abuelos", "tía", "tío", "tita", "tito",
  ]
  /// Those who have kin of their own.
  static let children: WordSet = [
    "niño", "niña", "chico", "chica", "bebé", "hombre", "mujer", "señor", "señora", "príncipe",
    "princesa", "rey", "reina",
  ]
  /// Those who deal with the speaker's kin.
  static let carers: WordSet = [
    "profesor", "profesora", "maestro", "maestra", "seño", "profe", "médico", "médica", "doctor",
    "doctora", "enfermero", "enfermera", "dentista", "logopeda", "fisioterapeuta", "monitor",
    "monitora", "director", "directora", "policía", "bombero", "cuidador", "cuidadora",
    "entrenador", "entrenadora", "psicóloga", "psicólogo", "pediatra", "ladrón", "conductor",
    "conductora", "camarero", "camarera", "peluquero", "peluquera",
  ]
  /// Qualities that only tell one's kin apart.
  static let telling: WordSet = [
    "mayor", "menor", "pequeño", "grande", "mediano", "gemelo", "mellizo", "mejor", "chico",
  ]
}
