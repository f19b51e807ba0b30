import AACCore
import AACStore
import SentenceBuilder
import Testing

struct VocabularyInOrderTests {
  @Test func theCheckFindsNothing() {
    let check = VocabularyCheck(RealData.folder) { lexeme, language in
      GrammarCheck(language: language).problems(of: lexeme, messages: .english)
    }
    let found = check.problems().map { "\($0.place): \($0.text[.english])" }
    #expect(found == [])
  }

  @Test func theCheckFindsNothingWithoutTwemoji() {
    let folder = VocabularyFolder(data: RealData.data, twemoji: nil)
    #expect(VocabularyCheck(folder).problems().map(\.place) == [])
  }

  @Test(arguments: Language.allCases)
  func aLanguageHasEnoughWordsAndLinks(_ language: Language) throws {
    let vocabulary = try RealData.vocabulary(language)
    #expect(vocabulary.subjects.count >= 45)
    #expect(vocabulary.verbs.count >= 130)
    #expect(vocabulary.complements.count >= 450)
    #expect(vocabulary.links.complementsOfVerb.values.map(\.count).reduce(0, +) >= 2_500)
    #expect(vocabulary.links.verbsOpenedByVerb.values.map(\.count).reduce(0, +) >= 250)
  }

  @Test(arguments: Language.allCases)
  func everySubjectHasVerbsAndEveryWordACategory(_ language: Language) throws {
    let vocabulary = try RealData.vocabulary(language)
    let categories = Set(vocabulary.categories.map(\.id))
    for subject in vocabulary.subjects {
      #expect(
        !(vocabulary.links.verbsOfSubject[subject.concept] ?? []).isEmpty, "\(subject.label)")
    }
    for word in vocabulary.allWords { #expect(categories.contains(word.category), "\(word.label)") }
  }
}
