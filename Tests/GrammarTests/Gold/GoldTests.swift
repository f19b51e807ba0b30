import AACCore
import SentenceBuilder
import Testing

/// The evaluation sentences never get worse: a failure is on the list, and the list only shrinks.
struct GoldTests {
  private static let command = "script/bench-grammar --shorten"

  @Test(arguments: Language.allCases, GoldSet.endings)
  func onlyKnownFailuresFailAndAllOfThemDo(_ language: Language, _ ending: String) throws {
    let gold = try GoldSet(language, ending: ending)
    let composer = try gold.composer()
    let known = Set(gold.knownFailures)
    for sentence in gold.cases {
      let text = try sentence.text(by: composer)
      let isRight = sentence.accepted.contains(text)
      if known.contains(sentence.input) {
        #expect(!isRight, "now right, so shorten the list with \(Self.command): \(sentence.input)")
      } else {
        #expect(isRight, "\(sentence.input) gives '\(text)', not one of \(sentence.accepted)")
      }
    }
  }

  /// The fewest lines of the sets that are larger or smaller than others.
  private static let fewest = [
    "": 300, "-31": 130, "-32": 130, "-35": 130, "-38": 130, "-40": 50, "-42": 50,
    "-43": 100, "-45": 150, "-46": 10, "-49": 25, "-50": 40,
  ]

  @Test(arguments: Language.allCases, GoldSet.endings)
  func thereAreHundredsOfSentencesAndEachFailureNamesOne(
    _ language: Language, _ ending: String
  ) throws {
    let gold = try GoldSet(language, ending: ending)
    #expect(gold.cases.count >= Self.fewest[ending, default: 180])
    let inputs = Set(gold.cases.map(\.input))
    #expect(inputs.count == gold.cases.count)
    #expect(Set(gold.knownFailures).count == gold.knownFailures.count)
    for failure in gold.knownFailures {
      #expect(inputs.contains(failure), "no such sentence; run \(Self.command): \(failure)")
    }
  }

  @Test func aSentenceThatIsNotAcceptedCountsAsWrong() throws {
    let line =
      #"{"language": "es-ES", "subject": "yo", "verb": "comer", "category": "x", "accepted": ["?"]}"#
    let sentence = try GoldCase(line: line)
    let text = try sentence.text(by: try GoldSet(.spanish).composer())
    #expect(text == "Yo como.")
    #expect(!sentence.accepted.contains(text))
  }
}
