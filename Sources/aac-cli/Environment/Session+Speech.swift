import AACCore
import AACSpeech
import AACStore
import Grammar
import SentenceBuilder

extension Session {
  /// A text as the person's voice says it.
  ///
  /// What `voice` and `delivery` say departs from the person's settings; a voice named there must exist. In a `sentence`
  /// that the text was made from, words of other languages are looked for.
  func request(
    _ text: String, in variety: LanguageVariety? = nil, voice: VoiceOptions? = nil,
    delivery: DeliveryOptions? = nil, sentence: Sentence? = nil
  ) -> SpeechRequest {
    let settings = voice?.applied(to: speech) ?? speech
    return SpeechRequest(
      text, in: variety ?? self.variety, settings: delivery?.applied(to: settings) ?? settings,
      profile: voiceProfile, foreign: sentence.map(foreignStretches) ?? [],
      needsVoice: voice?.voice != nil)
  }

  /// What belongs to the person's voice.
  var voiceProfile: VoiceProfile { database.voiceProfile(of: person?.id) }

  /// Words that are in no vocabulary and no lexicon of the sentence's language, but in another's vocabulary.
  func foreignStretches(in sentence: Sentence) -> [ForeignStretch] {
    let own = sentence.variety.language
    let others = Language.allCases.filter { $0 != own }
    var languages: [Int: LanguageVariety] = [:]
    for (index, tile) in sentence.tiles.enumerated()
    where tile.concept == nil && tile.lexeme.isInferred {
      languages[index] = others.first { isWord(tile.label, in: $0) }?.defaultVariety
    }
    guard !languages.isEmpty else { return [] }
    var end = 0
    return sentence.words.compactMap { word in
      let start = end + (word.hasSpaceBefore ? 1 : 0)
      end = start + word.text.count
      guard let tile = word.tile, let variety = languages[tile],
        SpokenKey(sentence.tiles[tile].label).words.contains(SpokenKey(word.text).text)
      else { return nil }
      return ForeignStretch(range: start..<end, variety: variety)
    }
  }

  private func isWord(_ label: String, in language: Language) -> Bool {
    let key = SpokenKey(label)
    let found: [Lexeme?] = [
      (try? database.complement(named: label, in: language))??.lexeme,
      (try? database.verb(named: label, in: language))??.lexeme,
    ]
    // The store also finds words that differ in accents; only the very word counts.
    return found.contains { $0.map { SpokenKey($0.lemma) == key } ?? false }
  }
}
