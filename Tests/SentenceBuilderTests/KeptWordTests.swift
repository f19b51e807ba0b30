import AACCore
import AACTestSupport
import SentenceBuilder
import Testing

/// Words of sentences that were kept.
struct KeptWordTests {
  private let builder = SentenceBuilder(vocabulary: .small)
  private let text = "full~final~subject=subject:girl~verb=verb:eat~complement=complement:apple"

  private func sentence(_ text: String) -> Sentence {
    builder.standing(at: text).sentence(variety: .spanishSpain, speaker: .feminine)
  }

  @Test func everyWordComesBackWithItsTileAndItsPlaces() throws {
    for marks in ["", "~negative", "~question", "~negative~question"] {
      let sentence = sentence(text + marks)
      let kept = builder.keptWords(sentence.choices)
      #expect(kept.map(\.tile) == sentence.tiles)
      let places = try #require(SpokenTiles(kept))
      let made = SpokenTiles(sentence)
      for range in made.ranges { #expect(places.tiles(at: range) == made.tiles(at: range)) }
    }
  }

  @Test func aWordIsFoundByWhatItMeansWhateverItIsCalled() {
    let choices = #"[{"concept":"girl","role":"subject","word":"nena"}]"#
    let kept = builder.keptWords(choices)
    #expect(kept.first?.label == "nena")
    #expect(kept.first?.tile?.concept == "girl")
  }

  @Test func whatWasKeptWithoutConceptsIsFoundByItsLabel() {
    let label = builder.vocabulary.subjects[0].label
    let kept = builder.keptWords("[{\"role\":\"subject\",\"word\":\"\(label)\"}]")
    #expect(kept.first?.tile?.concept == builder.vocabulary.subjects[0].concept)
    #expect(SpokenTiles(kept) == nil)
  }

  @Test(arguments: [
    "", "{}", "[]", "[1]", #"{"verb":"comer"}"#, #"[{"role":"subject"}]"#,
  ])
  func whatIsNoListOfWordsIsNone(choices: String) {
    #expect(builder.keptWords(choices).isEmpty)
  }

  @Test(arguments: ["", "x", "3-1", "-1-2", "1-", "5-5", "1-2-3", ","])
  func placesThatAreNoneAreLeftOut(at: String) {
    let kept = builder.keptWords(#"[{"at":"\#(at)","role":"word","word":"x"}]"#)
    #expect(kept.count == 1 && kept[0].ranges.isEmpty)
  }

  @Test func anOpenerIsCalledWhatItSays() {
    let quick = builder.standing(at: "quick~final~subject=opener:want")
    let tile = quick.tiles[0]
    #expect(tile.label == "querer")
    #expect(
      builder.stripLabel(of: tile, variety: .spanishSpain, speaker: .feminine) == "Quiero")
  }
}
