import AACCore

/// Who an English sentence is about, as far as agreement and possession look at it.
///
/// Source: Quirk et al., CGEL §10.34–10.50 (concord of subject and verb, and of pronouns).
struct EnglishSubject {
  /// Person that the verb agrees with.
  var person: GrammaticalPerson
  /// Number that the verb agrees with.
  var number: GrammaticalNumber
  /// Pronoun that stands for it: *her* in *she brushes her teeth*.
  var pronoun: EnglishPronouns

  /// The speaker, who is meant when nobody is named.
  static let speaker = EnglishSubject(.firstSingular)

  init(_ pronoun: EnglishPronouns) {
    self.pronoun = pronoun
    person = pronoun.person
    number = pronoun.number
  }

  /// Agreement with one phrase.
  init(_ phrase: NounPhrase, isPlural: Bool) {
    guard let noun = phrase.noun?.lexeme else {
      self.init(isPlural ? .thirdPlural : .neuter)
      return
    }
    if noun.wordClass == .pronoun, noun.lemma != "his",
      EnglishPronouns.of(noun.lemma)?.absolute == noun.lemma
    {
      // *Mine is red* (CGEL §6.29).
      self.init(isPlural ? .thirdPlural : .neuter)
    } else if let pronoun = EnglishPronouns.of(noun.lemma), noun.wordClass == .pronoun {
      let isPluralYou = pronoun.person == .second && noun.number == .plural
      self.init(isPluralYou ? .secondPlural : pronoun)
    } else if isPlural {
      self.init(.thirdPlural)
    } else {
      self.init(Self.pronoun(for: noun))
      number = .singular
    }
  }

  /// Agreement with phrases joined by *and*: *Mom and I → we*.
  init(joined subjects: [EnglishSubject]) {
    if subjects.contains(where: { $0.person == .first }) {
      self.init(.firstPlural)
    } else if subjects.contains(where: { $0.person == .second }) {
      self.init(.secondPlural)
    } else {
      self.init(.thirdPlural)
    }
  }

  private static func pronoun(for noun: Lexeme) -> EnglishPronouns {
    if let gender = noun.gender { return gender == .feminine ? .feminine : .masculine }
    if noun.wordClass == .properNoun {
      if EnglishNames.female.contains(noun.lemma) { return .feminine }
      if EnglishNames.male.contains(noun.lemma) { return .masculine }
      // *Uncle Bob, Mrs. Brown.*
      let title = noun.lemma.prefix { $0 != " " }.lowercased()
      if EnglishPeople.female.contains(title) { return .feminine }
      if EnglishPeople.male.contains(title) { return .masculine }
    }
    let word = noun.lemma.lowercased()
    if EnglishPeople.female.contains(word) { return .feminine }
    if EnglishPeople.male.contains(word) { return .masculine }
    // *The baby sucks its thumb* (CGEL §5.105).
    return noun.isHuman && word != "baby" ? .thirdPlural : .neuter
  }
}
