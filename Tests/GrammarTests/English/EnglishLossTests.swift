import AACCore
import Foundation
import Grammar
import SentenceBuilder
import Testing

/// No word of a row is lost, and none is turned into its opposite.
struct EnglishLossTests {
  // MARK: What is heard

  /// Content words of a sentence's tiles that its text does not have.
  private static func lost(in sentence: Sentence) -> [String] {
    let spoken = Set(sentence.words.compactMap(\.tile))
    let text = sentence.text.lowercased()
    return sentence.tiles.enumerated().compactMap { index, tile in
      let word = tile.lexeme.lemma.lowercased()
      guard !spoken.contains(index), !["more", "most", "less", "least", "please"].contains(word),
        [.noun, .adjective, .adverb, .properNoun, .numeral].contains(tile.lexeme.wordClass)
          || ["no", "not"].contains(word)
      else { return nil }
      if ["no", "not"].contains(word) { return denies(text) ? nil : tile.label }
      let stem = word.prefix(word.count > 5 ? word.count - 2 : max(2, word.count - 1))
      return text.contains(stem) ? nil : tile.label
    }
  }

  private static func denies(_ text: String) -> Bool {
    text.lowercased().split { !$0.isLetter && $0 != "'" }.contains {
      $0.hasSuffix("n't")
        || [
          "no", "not", "never", "nothing", "nobody", "none", "without", "cannot", "neither", "nor",
        ]
        .contains($0)
    }
  }

  private static func tiles(_ words: [String]) -> SentenceRequest {
    var request = SentenceRequest()
    request.tiles = words
    return request
  }

  @Test(arguments: GoldSet.endings)
  func everyWordOfTheEvaluationSentencesIsHeard(_ ending: String) throws {
    let gold = try GoldSet(.english, ending: ending)
    let composer = try gold.composer()
    for sentence in gold.cases {
      let made = try sentence.sentence(by: composer)
      #expect(Self.lost(in: made) == [], "\(sentence.input): \(made.text)")
    }
  }

  @Test func everyWordOfTheFramesIsHeardInRowsToo() throws {
    let composer = try GoldSet(.english).composer()
    for frame in EnglishFrameTests.rows {
      let words = frame.words.filter { !$0.isEmpty }
      guard words.count > 1 else { continue }
      let denied = [words[0], "no"] + words.dropFirst()
      for row in [words, Array(words.dropFirst()), denied] where row.count > 1 {
        let made = try composer.sentence(for: Self.tiles(row))
        #expect(Self.lost(in: made) == [], "\(row): \(made.text)")
        #expect(Self.denies(made.text) == row.contains(where: Self.denies), "\(row): \(made.text)")
      }
    }
  }

  // MARK: What is denied

  @Test(arguments: [
    ("I sick no school", "I am sick, no school."),
    ("I sick no go school", "I am sick, I am not going to school."),
    ("it raining no go park", "It is raining, I am not going to the park."),
    ("rain no play outside", "It is raining, I am not playing outside."),
    ("soup hot no eat", "The soup is hot, I am not eating."),
    ("mom tired no drive", "Mom is tired, she isn't driving."),
    ("I hungry no food", "I am hungry, no food."),
    ("bus late no school", "The bus is late, no school."),
    ("head hurt no noise please", "My head hurts, no noise, please."),
    ("dad angry no yell", "Dad is angry, don't yell."),
    ("shoes tight no fit", "My shoes are tight, they don't fit."),
    ("I tired not hungry", "I am tired, not hungry."),
    ("milk cold not hot", "The milk is cold, not hot."),
    // What the negator stands before is all that it denies.
    ("I no hungry I thirsty", "I am not hungry, I am thirsty."),
    ("no hungry want play", "I am not hungry, I want to play."),
    ("no like soup want pizza", "I don't like soup, I want a pizza."),
    ("no milk want juice", "No milk, I want juice."),
    // One sentence, with the negator of its verb or of its thing.
    ("I no hungry", "I am not hungry."), ("mom no home", "Mom isn't at home."),
    ("I no like carrot", "I don't like carrots."), ("glue no stick", "The glue doesn't stick."),
    ("I no want juice", "I don't want any juice."), ("I have no money", "I don't have any money."),
    ("I want burger no onion", "I want a burger with no onions."),
    ("I eat no meat", "I don't eat any meat."), ("dog no bite", "The dog doesn't bite."),
    ("snow no school", "It is snowing, no school."), ("no stop", "No, stop."),
    ("no cold water", "No cold water."), ("I no see glasses", "I don't see my glasses."),
  ])
  func aNegatorDeniesWhatItStandsBefore(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ["it", "cold", "no", "I", "go", "out"], ["toy", "mine", "no", "yours"],
    ["mom", "happy", "I", "no"], ["he", "hit", "me", "no", "nice"], ["you", "no", "friend", "me"],
  ])
  func aRowThatNoRuleReadsKeepsItsWords(_ row: [String]) throws {
    let made = try GoldSet(.english).composer().sentence(for: Self.tiles(row))
    #expect(Self.lost(in: made) == [], "\(made.text)")
    #expect(Self.denies(made.text), "\(made.text)")
  }
}
