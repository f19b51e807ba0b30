import AACCore
import AACSpeech
import AACStore
import Foundation
import HTTPTypes
import Hummingbird
import Planner
import SentenceBuilder
import Synchronization

/// The sound of sentences and words.
struct SoundController {
  /// When each word is heard and which tiles it lights, as JSON beside the sound.
  static let wordsField = "Speech-Words"
  /// What a voice has to tell, percent-encoded.
  static let noticeField = "Speech-Notice"

  let environment: WebEnvironment
  let cache: WordCache

  /// The same words give the same line.
  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  func addRoutes(to router: Router<WebContext>) {
    router.post("speech") { request, context in try await say(context.form) }
    router.get("speech/word") { request, _ in try await word(try query(request)) }
    router.get("speech/sentence.wav") { request, _ in
      try await file(try query(request), format: .wav)
    }
    router.get("speech/sentence.mp3") { request, _ in
      try await file(try query(request), format: .mp3)
    }
  }

  /// Says a sentence and puts it into the history.
  ///
  /// It is put there first: what someone wanted to say must not be lost because there was no voice. Nor may a full disk
  /// take the voice away: why it was not kept is told beside the sound.
  private func say(_ form: Form) async throws -> Response {
    let session = try WebSession(environment)
    let thing = try SpokenThing(form, session: session, cache: cache)
    let problem = keep(thing.sentence, session: session)
    var response = try await sound(
      thing.request(of: session), places: thing.places, language: session.language)
    if let problem, let field = HTTPField.Name(Self.noticeField) {
      response.headers[field] = problem[session.language].inAddress
    }
    return response
  }

  /// Keeps a sentence among the last ones; returns why it could not.
  func keep(_ sentence: SavedSentence, session: WebSession) -> Text? {
    guard !environment.database.isReadOnly else { return nil }
    do {
      try environment.database.recordSaid(
        sentence, by: session.person?.id, now: environment.instant().wall)
      return nil
    } catch let error as any UserFacingError {
      return error.text
    } catch {
      return .webFailed
    }
  }

  /// The word on a tile.
  private func word(_ query: Form) async throws -> Response {
    let session = try WebSession(environment)
    let words = try cache.words(for: session)
    guard let choice = query["word"].flatMap(Choice.init),
      let label = words.builder.label(
        of: choice, variety: session.variety, speaker: session.speaker)
    else { throw PageError.notFound }
    return try await sound(session.request(label), places: nil, language: session.language)
  }

  /// A text as sound, with the times of its words.
  func sound(
    _ request: SpeechRequest, places: SpokenTiles?, language: Language
  ) async throws -> Response {
    let sentences = request.parts
    // What cannot be said at all is an answer of its own, not one that breaks off.
    let first = try await piece(sentences[0], places: places, language: language)
    var response =
      sentences.count == 1
      ? Self.response(first.sound, format: .wav)
      : stream(first, Array(sentences.dropFirst()), places: places, language: language)
    if sentences.count == 1, let field = HTTPField.Name(Self.wordsField) {
      response.headers[field] = String(
        decoding: try Self.encoder.encode(first.words), as: UTF8.self)
    }
    if !first.notices.isEmpty, let field = HTTPField.Name(Self.noticeField) {
      response.headers[field] = first.notices.joined(separator: " · ").inAddress
    }
    return response
  }

  /// A sentence, or a part of a long one, as sound.
  private struct Piece: Sendable {
    var sound: [UInt8]
    var words: [WordTime]
    var notices: [String]

    /// The line that stands before the sound in a stream.
    var head: [UInt8] {
      get throws {
        struct Head: Encodable {
          var bytes: Int
          var words: [WordTime]
        }
        return try Array(JSONEncoder().encode(Head(bytes: sound.count, words: words))) + [10]
      }
    }
  }

  private func piece(
    _ sentence: (offset: Int, request: SpeechRequest), places: SpokenTiles?, language: Language
  ) async throws -> Piece {
    let notices = Mutex<[String]>([])
    let utterance = try await environment.voice.synthesize(sentence.request) { notice in
      notices.withLock { $0.append(notice.text[language]) }
    }
    let words = utterance.words.map { word in
      let range =
        (word.range.lowerBound + sentence.offset)..<(word.range.upperBound + sentence.offset)
      return WordTime(
        start: word.start, end: word.end, from: range.lowerBound, to: range.upperBound,
        tiles: places?.tiles(at: range) ?? [])
    }
    return Piece(
      sound: try AudioFileWriter().bytes(of: utterance.sound, format: .wav, tags: nil, path: ""),
      words: words, notices: notices.withLock(\.self))
  }

  /// Several pieces in one answer, each sent as soon as it is made: a line of JSON, and then the bytes of a WAV.
  private func stream(
    _ first: Piece, _ rest: [(offset: Int, request: SpeechRequest)], places: SpokenTiles?,
    language: Language
  ) -> Response {
    let body = ResponseBody { writer in
      try await writer.write(ByteBuffer(bytes: try first.head + first.sound))
      for sentence in rest {
        do {
          let next = try await piece(sentence, places: places, language: language)
          try await writer.write(ByteBuffer(bytes: try next.head + next.sound))
        } catch let error as any UserFacingError {
          // The answer has begun: why it breaks off is its last line.
          let line = try JSONEncoder().encode(["problem": error.text[language]])
          try await writer.write(ByteBuffer(bytes: Array(line) + [10]))
          break
        }
      }
      try await writer.finish(nil)
    }
    return Response(status: .ok, headers: [.contentType: "application/x-speech"], body: body)
  }

  /// The sound of a sentence as a file to keep or to be played by the browser itself.
  private func file(_ query: Form, format: AudioFileFormat) async throws -> Response {
    let session = try WebSession(environment)
    let thing = try SpokenThing(query, session: session, cache: cache)
    let bytes = try await environment.voice.file(of: thing.request(of: session), format: format)
    var response = Self.response(bytes, format: format)
    if format == .mp3 {
      let name = "\(thing.sentence.text.filter { $0.isLetter || $0.isNumber || $0 == " " }).mp3"
      response.headers[.contentDisposition] =
        "attachment; filename=\"aac.mp3\"; filename*=UTF-8''\(name.inAddress)"
    }
    return response
  }

  private static func response(_ bytes: [UInt8], format: AudioFileFormat) -> Response {
    Response(
      status: .ok,
      headers: [
        .contentType: format == .mp3 ? "audio/mpeg" : "audio/wav", .acceptRanges: "none",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}

/// A word of a sound: seconds, characters of the text, tiles.
private struct WordTime: Encodable {
  var start: Double
  var end: Double
  var from: Int
  var to: Int
  var tiles: [Int]
}

/// The fields of the part of an address behind the question mark.
///
/// - Throws: `PageError.badRequest` when they are not readable.
func query(_ request: Request) throws -> Form {
  guard let form = Form(request.uri.query ?? "") else { throw PageError.badRequest }
  return form
}
