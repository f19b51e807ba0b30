import AACCore
import Grammar
import Testing

/// The forms by which someone sees whether grammar knows a word.
struct ShownFormsTests {
  @Test(
    arguments: [
      (.spanishSpain, "croqueta", .feminine, nil, ["una croqueta", "unas croquetas"]),
      (.spanishSpain, "aula", .feminine, nil, ["un aula", "unas aulas"]),
      (.spanishSpain, "arroz", .masculine, .mass, ["el arroz"]),
      (.englishUnitedStates, "dumpling", nil, nil, ["a dumpling", "dumplings"]),
      (.englishUnitedStates, "rice", nil, .mass, ["rice"]),
      (.portugueseBrazil, "coxinha", .feminine, nil, ["uma coxinha", "umas coxinhas"]),
    ] as [(LanguageVariety, String, Gender?, Countability?, [String])])
  func aNounStandsWithItsArticle(
    variety: LanguageVariety, noun: String, gender: Gender?, countability: Countability?,
    forms: [String]
  ) {
    var lexeme = Lexeme(lemma: noun, wordClass: .noun)
    lexeme.gender = gender
    lexeme.countability = countability
    let shown = variety.shownForms(of: lexeme)
    #expect(shown == (forms == [noun] ? [] : forms))
  }

  @Test func anIrregularPluralIsShown() {
    var foot = Lexeme(lemma: "foot", wordClass: .noun)
    foot.forms["PL"] = "feet"
    #expect(LanguageVariety.englishUnitedStates.shownForms(of: foot) == ["a foot", "feet"])
  }

  @Test func aVerbStandsInThePresentAndWhereItSurprises() {
    let eat = Lexeme(lemma: "eat", wordClass: .verb)
    #expect(LanguageVariety.englishUnitedStates.shownForms(of: eat) == ["eat", "eats", "ate"])
    let comer = Lexeme(lemma: "comer", wordClass: .verb)
    #expect(LanguageVariety.spanishSpain.shownForms(of: comer) == ["como", "come", "comido"])
  }

  @Test func aWordOfOneFormHasNoneToShow() {
    let hoy = Lexeme(lemma: "hoy", wordClass: .adverb)
    #expect(LanguageVariety.spanishSpain.shownForms(of: hoy).isEmpty)
  }
}
