import AACCore

/// Forms that stand on a tile instead of the dictionary form: *quiero, fuimos, comí, ayúdame, vê-la*.
///
/// Boards have them, and they mean the verb with its person and its time (NGLE §4; Cunha & Cintra,
/// chapter 13).
struct FiniteForms {
  let language: Language
  let frames: FrameTable
  let morphology: any Morphology

  /// What a typed form says beyond its verb, kept in ``Lexeme/forms``.
  enum Mark {
    /// Key of the time that the form has: ``past``, ``lasting``, ``recent``, ``future``, ``order``.
    static let time = "TYPED"
    /// Key of the pronouns that are written on the form, parted by spaces.
    static let pronouns = "CLITIC"
    /// Key of the verb of a gerund, which else says how something is done.
    static let gerund = "GERUND"
    /// Key of the form itself, which is said as it was typed.
    static let text = "TEXT"

    /// Key of the mark that the verb is one of the frequent ones, whose forms are hardly nouns.
    static let frequent = "FREQUENT"

    static let past = "past"
    static let lasting = "lasting"
    static let recent = "recent"
    static let future = "future"
    static let order = "order"
  }

  /// The verb of a conjugated form, with its person, number and time; nil where it is none.
  func lexeme(of form: String) -> Lexeme? {
    guard form.utf8.count > 1, form.first?.isLowercase == true, !form.contains(" ") else {
      return nil
    }
    if let listed = listed(form) { return listed }
    return withPronouns(form) ?? regular(form, Self.tenses) ?? forbidden(form)
  }

  /// *(No) corras, (não) corra*: the form that forbids (NGLE §42.3; Cunha & Cintra, chapter 13).
  private func forbidden(_ form: String) -> Lexeme? {
    guard var verb = regular(form, [.presentSubjunctive]), verb.person != .first else { return nil }
    verb.forms[Mark.time] = Mark.order
    return verb
  }

  private static let tenses: [VerbFeatures.Form] = [.present, .preterite, .imperfect, .future]

  // MARK: - Frequent irregular verbs

  private func listed(_ form: String) -> Lexeme? {
    switch language {
    case .spanish: Self.spanish[form]
    case .portuguese: Self.portuguese[form]
    case .english: nil
    }
  }

  private static let spanish: [String: Lexeme] = {
    var table = Self.table(
      [
        "querer", "poder", "tener", "estar", "ir", "ser", "necesitar", "saber", "hacer", "ver",
        "venir", "decir", "entender", "preferir", "dar", "poner", "salir", "traer", "oír", "caer",
        "haber",
      ], .spanish)
    table["hay"] = Lexeme(lemma: "haber", wordClass: .verb, kind: .action)
    for (form, lemma) in [
      ("ven", "venir"), ("pon", "poner"), ("haz", "hacer"), ("di", "decir"), ("ten", "tener"),
      ("vení", "venir"), ("poné", "poner"), ("hacé", "hacer"),
    ] {
      table[form] = order(lemma, form)
    }
    return table
  }()

  private static let portuguese: [String: Lexeme] = {
    var table = Self.table(
      [
        "querer", "poder", "ter", "estar", "ir", "ser", "precisar", "gostar", "saber", "fazer",
        "ver", "vir", "dizer", "dar", "entender", "preferir", "pôr", "sair", "trazer", "ouvir",
        "cair", "haver", "ler", "perder", "pedir", "doer",
      ], .portuguese)
    table["há"] = Lexeme(lemma: "haver", wordClass: .verb, kind: .action)
    for (form, like) in [("tô", "estou"), ("tá", "está"), ("tamos", "estamos"), ("tão", "estão")]
    where form != "tão" {
      table[form] = table[like]
    }
    table["vem"] = order("vir", "vem")
    return table
  }()

  private static func table(_ verbs: [String], _ language: Language) -> [String: Lexeme] {
    guard let morphology = LanguageTables.tables(language).morphology else { return [:] }
    var table: [String: Lexeme] = [:]
    for form in tenses {
      for verb in verbs {
        for (person, number) in persons {
          for isVoseo in [false, true] {
            let features = VerbFeatures(form, person, number, isVoseo: isVoseo)
            for text in morphology.verb(verb, features) where table[text] == nil {
              table[text] = lexeme(verb, features, text)
            }
          }
        }
      }
    }
    return table
  }

  private static let persons: [(GrammaticalPerson, GrammaticalNumber)] = [
    (.third, .singular), (.first, .singular), (.second, .singular), (.first, .plural),
    (.third, .plural), (.second, .plural),
  ]

  private static func lexeme(_ lemma: String, _ features: VerbFeatures) -> Lexeme {
    var verb = Lexeme(lemma: lemma, wordClass: .verb, kind: .action)
    verb.person = features.person
    verb.number = features.number
    switch features.form {
    case .preterite: verb.forms[Mark.time] = Mark.past
    case .imperfect: verb.forms[Mark.time] = Mark.lasting
    case .future: verb.forms[Mark.time] = Mark.future
    case .imperative: verb.forms[Mark.time] = Mark.order
    default: break
    }
    return verb
  }

  private static func lexeme(
    _ lemma: String, _ features: VerbFeatures, _ text: String
  ) -> Lexeme {
    var verb = lexeme(lemma, features)
    verb.forms[Mark.text] = text
    verb.forms[Mark.frequent] = ""
    return verb
  }

  private static func order(_ lemma: String, _ text: String) -> Lexeme {
    var verb = Lexeme(lemma: lemma, wordClass: .verb, kind: .action)
    verb.forms[Mark.time] = Mark.order
    verb.forms[Mark.text] = text
    return verb
  }

  // MARK: - Any verb that is listed

  private func regular(_ form: String, _ tenses: [VerbFeatures.Form]) -> Lexeme? {
    let lemmas = candidates(form)
    for tense in tenses {
      for lemma in lemmas {
        for (person, number) in Self.persons {
          let features = VerbFeatures(tense, person, number)
          if tense == .presentSubjunctive, person == .first { continue }
          let vos = VerbFeatures(tense, person, number, isVoseo: true)
          if morphology.verb(lemma, features).contains(form)
            || person == .second && morphology.verb(lemma, vos).contains(form)
          {
            var verb = Self.lexeme(lemma, features)
            verb.forms[Mark.text] = form
            return verb
          }
        }
      }
    }
    return nil
  }

  /// The listed verbs that a form may be of, by its beginning.
  func candidates(_ form: String) -> [String] {
    var lemmas: [String] = []
    var stem = Substring(form)
    var cut = 0
    while stem.count > 1, cut < 7 {
      stem.removeLast()
      cut += 1
      for variant in Self.stems(String(stem), language) {
        for ending in ["ar", "er", "ir"] {
          let lemma = variant + ending
          if !lemmas.contains(lemma),
            frames.listed(lemma) != nil || frames.listed(lemma + reflexive) != nil
          {
            lemmas.append(lemma)
          }
        }
      }
    }
    return lemmas
  }

  var reflexive: String { language == .spanish ? "se" : "-se" }

  /// A stem as it is and as it is where neither spelling nor vowel has changed.
  private static func stems(_ stem: String, _ language: Language) -> [String] {
    var stems = [stem]
    let ends =
      language == .spanish
      ? [("zc", "c"), ("qu", "c"), ("gu", "g"), ("g", "gu"), ("c", "z"), ("j", "g"), ("z", "c")]
      : [("ç", "c"), ("qu", "c"), ("gu", "g"), ("g", "gu"), ("c", "ç"), ("j", "g")]
    for (end, base) in ends where stem.hasSuffix(end) {
      stems.append(stem.dropLast(end.count) + base)
    }
    let vowels =
      language == .spanish
      ? [("ue", "o"), ("ue", "u"), ("ie", "e"), ("i", "e"), ("u", "o")]
      : [("i", "e"), ("u", "o")]
    for stem in stems {
      for (changed, base) in vowels {
        guard let range = stem.range(ofLast: changed) else { continue }
        stems.append(stem.replacingCharacters(in: range, with: base))
      }
    }
    return stems
  }

  /// The listed verb of a participle: *comido, hecho*; nil where it is none.
  func verb(ofParticiple text: String) -> String? {
    if let irregular = Self.participles[text] ?? IrregularParticiples.spanish[text] {
      return irregular
    }
    guard ["ado", "ido", "ído"].contains(where: text.hasSuffix) else { return nil }
    return candidates(text).first {
      morphology.verb($0, VerbFeatures(.participle)).contains(text)
    }
  }

  private static let participles = [
    "vuelto": "volver", "muerto": "morir", "ido": "ir", "sido": "ser", "dado": "dar",
    "estado": "estar", "tenido": "tener", "oído": "oír", "reído": "reír", "revuelto": "revolver",
    "satisfecho": "satisfacer", "supuesto": "suponer",
    "propuesto": "proponer",
  ]

  // MARK: - With pronouns

  private func withPronouns(_ form: String) -> Lexeme? {
    language == .spanish ? spanishWithPronouns(form) : portugueseWithPronouns(form)
  }

  /// *Ayúdame, dámelo, vámonos, verla, lavarte* (NGLE §16.11).
  private func spanishWithPronouns(_ form: String) -> Lexeme? {
    for (pronouns, parts) in Self.spanishPronouns where form.hasSuffix(pronouns) {
      let typed = String(form.dropLast(pronouns.count))
      guard typed.count > 1 else { continue }
      let stem = String(typed.map { Self.plain[$0] ?? $0 })
      if stem.hasSuffix("r"), frames.listed(stem) != nil {
        guard parts != ["se"] else { continue }
        return infinitive(stem, parts)
      }
      var bases = [typed, stem]
      if parts.first == "nos", stem.hasSuffix("mo") { bases = [stem + "s"] }
      if parts.first == "os", stem.hasSuffix("a") || stem.hasSuffix("e") || stem.hasSuffix("i") {
        bases.append(stem + "d")
      }
      for base in bases {
        if let verb = imperative(base, parts, typed: form) { return verb }
      }
    }
    return nil
  }

  private static let spanishPronouns: [(String, [String])] = {
    var table: [(String, [String])] = []
    for first in ["me", "te", "nos", "os", "se"] {
      for second in ["los", "las", "lo", "la"] { table.append((first + second, [first, second])) }
    }
    return table
      + ["nos", "los", "las", "les", "me", "te", "se", "os", "lo", "la", "le"].map { ($0, [$0]) }
  }()

  private static let plain: [Character: Character] = [
    "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u",
  ]

  private func imperative(_ base: String, _ pronouns: [String], typed: String) -> Lexeme? {
    let lemmas = Self.shortOrders[base].map { [$0] } ?? candidates(base)
    for lemma in lemmas {
      for (person, number) in Self.ordered {
        for isVoseo in [false, true] {
          let features = VerbFeatures(.imperative, person, number, isVoseo: isVoseo)
          guard Self.shortOrders[base] != nil || morphology.verb(lemma, features).contains(base)
          else { continue }
          let isOwn =
            Self.own(person, number).contains(pronouns[0]) || base == "vamos" && pronouns == ["nos"]
          var verb = Self.order(isOwn ? pronominal(lemma) : lemma, typed)
          let rest = isOwn ? Array(pronouns.dropFirst()) : pronouns
          verb.forms[Mark.pronouns] = rest.joined(separator: " ")
          return verb
        }
      }
    }
    return nil
  }

  private static let ordered: [(GrammaticalPerson, GrammaticalNumber)] = [
    (.second, .singular), (.third, .singular), (.first, .plural), (.second, .plural),
    (.third, .plural),
  ]

  private static let shortOrders = [
    "di": "decir", "pon": "poner", "haz": "hacer", "ten": "tener", "ve": "ir", "da": "dar",
    "sal": "salir", "ven": "venir", "vamos": "ir",
  ]

  /// Pronouns by which somebody does it to himself.
  private static func own(_ person: GrammaticalPerson, _ number: GrammaticalNumber) -> [String] {
    switch (person, number) {
    case (.second, .singular): ["te"]
    case (.first, .plural): ["nos"]
    case (.second, .plural): ["os"]
    default: ["se"]
    }
  }

  private func pronominal(_ lemma: String) -> String { lemma + reflexive }

  private func infinitive(_ lemma: String, _ pronouns: [String]) -> Lexeme {
    var verb = Lexeme(lemma: lemma, wordClass: .verb, kind: .action)
    verb.forms[Mark.pronouns] = pronouns.joined(separator: " ")
    return verb
  }

  /// *Ajude-me, vê-la, dá-me, chamo-me* (Cunha & Cintra, chapter 11).
  private func portugueseWithPronouns(_ form: String) -> Lexeme? {
    guard let hyphen = form.lastIndex(of: "-"), hyphen != form.startIndex else { return nil }
    let stem = String(form[..<hyphen])
    let pronoun = String(form[form.index(after: hyphen)...])
    guard !stem.contains("-") else { return nil }
    if ["lo", "la", "los", "las"].contains(pronoun), let last = stem.last,
      let vowel = ["á": "ar", "ê": "er", "i": "ir", "í": "ir", "ô": "or"][last]
    {
      let lemma = stem == "pô" ? "pôr" : stem.dropLast() + vowel
      guard frames.listed(lemma) != nil else { return nil }
      return infinitive(lemma, [String(pronoun.dropFirst())])
    }
    guard Self.portuguesePronouns.contains(pronoun) else { return nil }
    if stem.hasSuffix("r"), frames.listed(stem) != nil, pronoun != "se" {
      return infinitive(stem, [pronoun])
    }
    for lemma in candidates(stem) {
      for (person, number) in Self.ordered {
        let features = VerbFeatures(.imperative, person, number)
        guard morphology.verb(lemma, features).contains(stem) else { continue }
        let isOwn =
          pronoun == "se" && person == .third || pronoun == "te" && person == .second
        var verb = Self.order(isOwn ? pronominal(lemma) : lemma, form)
        if !isOwn { verb.forms[Mark.pronouns] = pronoun }
        return verb
      }
    }
    if let short = Self.portugueseOrders[stem] {
      var verb = Self.order(short, form)
      verb.forms[Mark.pronouns] = pronoun
      return verb
    }
    guard var verb = listed(stem) ?? regular(stem, [.present, .preterite]) else { return nil }
    if verb.person == .first, pronoun == "me" || pronoun == "nos" {
      verb.lemma = pronominal(verb.lemma)
    } else {
      verb.forms[Mark.pronouns] = pronoun
    }
    return verb
  }

  private static let portuguesePronouns: WordSet = [
    "me", "te", "se", "nos", "lhe", "lhes", "o", "a", "os", "as",
  ]
  private static let portugueseOrders = [
    "dá": "dar", "diz": "dizer", "faz": "fazer", "põe": "pôr", "traz": "trazer", "lê": "ler",
    "vê": "ver",
  ]
}

extension String {
  /// The last place where a text occurs.
  fileprivate func range(ofLast text: String) -> Range<String.Index>? {
    var end = endIndex
    while end > startIndex {
      let before = self[..<end]
      if before.hasSuffix(text) { return index(end, offsetBy: -text.count)..<end }
      end = index(before: end)
    }
    return nil
  }

  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
