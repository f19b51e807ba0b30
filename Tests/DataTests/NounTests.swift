import AACCore
import Grammar
import Testing

/// The nouns of the vocabulary against what Grammar knows of words by their form.
struct NounTests {
  @Test(arguments: [Language.spanish, .portuguese])
  func aNounHasTheGenderThatGrammarKnows(_ language: Language) throws {
    let morphology = try #require(Lexicon.morphology(of: language))
    var others = Set<String>()
    for noun in try RealData.vocabulary(language).nouns where noun.animacy != .human {
      let singular =
        noun.number == .plural
        ? Lexicon(language: language).singulars(of: noun.head).first ?? noun.head : noun.head
      if morphology.gender(of: singular) != noun.gender { others.insert(noun.lemma) }
    }
    #expect(others == [])
  }

  @Test(arguments: [Language.spanish, .portuguese])
  func everyNounHasAGender(_ language: Language) throws {
    let without = try RealData.vocabulary(language).nouns.filter { $0.gender == nil }
    #expect(without.map(\.lemma) == [])
  }

  @Test(arguments: Language.allCases)
  func grammarMakesThePluralThatTheFileGives(_ language: Language) throws {
    let morphology = try #require(Lexicon.morphology(of: language))
    for noun in try RealData.vocabulary(language).nouns where noun.countability != .mass {
      guard noun.number != .plural, let plural = noun.forms["PL"] else { continue }
      let made = morphology.plural(of: noun.lemma, wordClass: .noun)
      #expect(made.contains(plural), "\(noun.lemma): \(made)")
    }
  }

  @Test(arguments: Language.allCases)
  func aPluralThatTheFileDoesNotGiveIsRegular(_ language: Language) throws {
    let morphology = try #require(Lexicon.morphology(of: language))
    let rule = RegularForm(language)
    for noun in try RealData.vocabulary(language).nouns where noun.countability == .count {
      guard noun.number != .plural, noun.forms["PL"] == nil else { continue }
      let made = morphology.plural(of: noun.lemma, wordClass: .noun)
      // Grammar writes what it does not know without a capital: *Navidades*.
      #expect(
        made.contains { $0.lowercased() == rule.plural(of: noun.lemma).lowercased() },
        "\(noun.lemma): \(made)")
    }
  }

  @Test(arguments: Language.allCases)
  func everyFormOfTheFilesIsIrregular(_ language: Language) throws {
    let rule = RegularForm(language)
    for word in try RealData.vocabulary(language).allWords {
      for (bundle, form) in word.lexeme.forms {
        #expect(rule.form(of: word.lexeme, bundle) != form, "\(word.lexeme.lemma): \(form)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func peopleAreHumanAndAnimalsAnimate(_ language: Language) throws {
    for word in try RealData.vocabulary(language).allWords {
      switch word.lexeme.kind {
      case .person: #expect(word.lexeme.animacy == .human, "\(word.label)")
      case .animal: #expect(word.lexeme.animacy == .animate, "\(word.label)")
      default: #expect(word.lexeme.animacy != .human, "\(word.label)")
      }
    }
  }

  /// What is poured or heaped is measured, what has a shape of its own is counted.
  static let countability: [(Language, mass: String, count: String)] = [
    (
      .spanish, "agua leche jugo té café pan arroz carne queso sal miel dinero",
      "manzana galleta huevo naranja pera zanahoria hamburguesa tomate plátano"
    ),
    (
      .english, "water milk juice tea coffee bread rice meat cheese salt honey money homework",
      "apple cookie egg orange pear carrot hamburger tomato banana"
    ),
    (
      .portuguese, "água leite suco chá café pão arroz carne queijo sal mel dinheiro",
      "maçã biscoito ovo laranja pera cenoura hambúrguer tomate banana"
    ),
  ]

  @Test(arguments: countability)
  func foodIsMeasuredOrCountedAsPeopleDo(
    _ row: (language: Language, mass: String, count: String)
  ) throws {
    let nouns = try RealData.vocabulary(row.language).nouns
    let measured = Set(nouns.filter { $0.countability == .mass }.map(\.lemma))
    let counted = Set(nouns.filter { $0.countability == .count }.map(\.lemma))
    #expect(row.mass.split(separator: " ").filter { !measured.contains(String($0)) } == [])
    #expect(row.count.split(separator: " ").filter { !counted.contains(String($0)) } == [])
  }

  @Test(arguments: Language.allCases)
  func everyFoodAndDrinkIsMeasuredOrCounted(_ language: Language) throws {
    let vocabulary = try RealData.vocabulary(language)
    for word in vocabulary.complements where [.food, .drink, .dish].contains(word.lexeme.kind) {
      #expect(word.lexeme.countability != nil, "\(word.label)")
    }
    let drinks = vocabulary.complements.filter { $0.lexeme.kind == .drink }
    #expect(drinks.filter { $0.lexeme.countability != .mass }.map(\.label) == [])
  }
}
