import AACCore
import SentenceBuilder
import Testing

/// Pictures that are found for a name of several words.
struct PictureIndexTests {
  private func index(_ language: Language, _ words: [(String, WordClass)]) -> PictureIndex {
    PictureIndex([
      Vocabulary(
        language: language, categories: [], subjects: [], verbs: [],
        complements: words.map { label, wordClass in
          Complement(
            concept: Concept(rawValue: label), lexeme: Lexeme(lemma: label, wordClass: wordClass),
            label: label, category: "things", pictogram: Pictogram.ID(rawValue: label))
        }, links: Vocabulary.Links())
    ])
  }

  @Test(arguments: [
    ("my grandma's house", "house"), ("my dog Toby", "dog"), ("swim fast", "swim"),
    ("red house", "house"), ("house", "house"), ("ice cream van", nil), ("my", "my"),
    ("my van", nil),
  ])
  func inEnglishTheLastWordTellsWhatItIs(name: String, picture: String?) {
    let words: [(String, WordClass)] = [
      ("my", .determiner), ("house", .noun), ("dog", .noun), ("swim", .verb), ("fast", .adverb),
      ("ice", .noun), ("red", .adjective),
    ]
    let found = index(.english, words).pictograms(for: name, atMost: 1)
    #expect(found.first?.rawValue == picture)
  }

  @Test(arguments: [
    ("mi perro Toby", "perro"), ("casa roja", "casa"), ("con mi perro", "perro"),
    ("zumo de naranja", nil),
  ])
  func inSpanishTheFirstWordTellsWhatItIs(name: String, picture: String?) {
    let words: [(String, WordClass)] = [
      ("mi", .determiner), ("con", .adposition), ("perro", .noun), ("casa", .noun),
      ("naranja", .noun), ("de", .adposition), ("rojo", .adjective),
    ]
    let found = index(.spanish, words).pictograms(for: name, atMost: 1)
    #expect(found.first?.rawValue == picture)
  }
}
