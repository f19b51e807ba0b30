import AACCore
import Testing

@testable import AACSpeech

/// What is made first of a text, so that it is heard while the rest is made.
struct SpeechPartTests {
  @Test(
    arguments: [
      ("Quiero agua.", ["Quiero agua."]),
      ("Hola, mamá. Quiero agua.", ["Hola, mamá.", "Quiero agua."]),
      (
        "Mañana vamos a la playa, y después comemos un helado en la plaza.",
        ["Mañana vamos a la playa,", "y después comemos un helado en la plaza."]
      ),
      ("Hola, quiero ir al parque contigo.", ["Hola, quiero ir al parque contigo."]),
      ("Quiero ir al parque contigo, mamá.", ["Quiero ir al parque contigo, mamá."]),
      (
        "¿Vamos mañana a la playa, y después comemos un helado?",
        ["¿Vamos mañana a la playa, y después comemos un helado?"]
      ),
      (
        "Uno dos tres cuatro: cinco seis siete ocho; nueve diez once doce.",
        ["Uno dos tres cuatro:", "cinco seis siete ocho;", "nueve diez once doce."]
      ),
      ("Cuesta 3,50 euros y nada más hoy.", ["Cuesta 3,50 euros y nada más hoy."]), ("", [""]),
    ] as [(String, [String])])
  func partsAreSentencesAndLongClauses(text: String, parts: [String]) {
    let found = SpeechRequest(text, in: .spanishSpain).parts
    #expect(found.map(\.request.text) == parts)
    for part in found {
      #expect(
        String(Array(text).dropFirst(part.offset).prefix(part.request.text.count))
          == part.request.text)
    }
  }

  @Test func aTextWithARecordingOrAnotherProgramStaysWhole() {
    let text = "Mañana vamos a la playa, y después comemos un helado en la plaza."
    var request = SpeechRequest(text, in: .spanishSpain)
    request.foreign = [ForeignStretch(range: 0..<6, variety: .englishUnitedStates)]
    #expect(request.parts.count == 1)
    request.foreign = []
    request.settings.delivery = .wordByWord
    #expect(request.parts.count == 1)
  }

  @Test func theClausesTogetherAreAsLongAsTheSentence() async throws {
    let request = SpeechRequest(
      "Mañana vamos a la playa, y después comemos un helado en la plaza.", in: .spanishSpain)
    let voice = PersonalVoice()
    let whole = try await voice.synthesize(request)
    var length = 0.0
    var words = 0
    for part in request.parts {
      let utterance = try await voice.synthesize(part.request)
      length += utterance.duration
      words += utterance.words.count
    }
    #expect(words == whole.words.count)
    #expect(abs(length - whole.duration) < 0.25)
  }
}
