import AACCore
import AACDigest
import AACSpeech
import AACStore
import Foundation
import HTTPTypes
import Hummingbird

/// A word in a person's own voice: recorded in the browser or brought as a file.
struct RecordingController {
  let editor: Editor

  func addRoutes(to router: Router<WebContext>) {
    router.get("care/words/sound") { request, context in
      try editor.open(request, context) { desk in
        try page(try desk.word(try query(request)["word"]), desk, context, problem: nil)
      }
    }
    router.post("care/words/sound") { request, context in
      try editor.open(request, context) { try save($0, context) }
    }
    router.get("care/words/sound.wav") { request, context in
      try await sound(request, context)
    }
  }

  private func page(
    _ word: EditedWord, _ desk: EditorDesk, _ context: WebContext, problem: Text?
  ) throws -> Response {
    let language = desk.language
    var fields = try WordSound(word: word, desk: desk).fields
    fields.merge([
      "word": word.address, "hint": Text.editorSoundHint[language],
      "recordLabel": Text.editorRecord[language], "stopLabel": Text.editorRecordStop[language],
      "recordingText": Text.editorRecording[language],
      "refusedText": Text.editorNoMicrophone[language],
      "silentText": Text.recordingSilent[language].sentenceCased,
      "fileLabel": Text.editorSoundFile[language], "saveLabel": Text.editorUseFile[language],
      "longest": "\(Int(RecordedSound.longest))", "fileHint": Text.editorSoundFileHint[language],
    ])
    var response = try editor.page(
      "editorSound", title: Text.editorSoundOf(word: word.label)[language], back: word.page,
      fields, desk: desk, context: context, problem: problem)
    // Only here may the page ask for the microphone.
    if let name = HTTPField.Name("Permissions-Policy") {
      response.headers[name] =
        "camera=(), geolocation=(), microphone=(self), payment=(), usb=()"
    }
    return response
  }

  private func save(_ desk: EditorDesk, _ context: WebContext) throws -> Response {
    let form = context.form
    let word = try desk.word(form["word"])
    let address = "/care/words/sound?word=\(word.address.inAddress)"
    do {
      if form["do"] == "remove" {
        let owner = try WordSound(word: word, desk: desk).owner
        try desk.database.removeRecording(
          of: word.label, scope: .word, in: desk.language, person: owner, now: desk.now)
        return .redirect(to: address, type: .normal)
      }
      guard let file = form.file("sound") else {
        return try page(word, desk, context, problem: .editorNoFile)
      }
      let sound = try RecordedSound.read(file.bytes)
      let recording = Recording(
        id: desk.environment.newID(), scope: .word, text: word.label, language: desk.language,
        sound: SHA256.hexadecimal(of: file.bytes), seconds: sound.seconds)
      try desk.database.add(recording, contents: file.bytes, of: desk.person?.id, now: desk.now)
      return .redirect(to: address, type: .normal)
    } catch let error as any UserFacingError {
      return try page(word, desk, context, problem: error.text)
    }
  }

  /// The word as it will be heard.
  private func sound(_ request: Request, _ context: WebContext) async throws -> Response {
    let care = editor.care
    let session = try WebSession(care.pages.environment)
    guard try care.pass.isOpen(request, context) else { throw PageError.notFound }
    let desk = try EditorDesk(
      session: session, environment: care.pages.environment, cache: care.cache, done: nil)
    let word = try desk.word(try query(request)["word"])
    let bytes = try await desk.environment.voice.file(
      of: session.request(word.label), format: .wav)
    return Response(
      status: .ok, headers: [.contentType: "audio/wav", .acceptRanges: "none"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
