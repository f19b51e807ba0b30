import AACCore
import AACSpeech
import AACStore
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
    ForeignWords(database, otherThan: sentence.variety.language).stretches(in: sentence)
  }
}
