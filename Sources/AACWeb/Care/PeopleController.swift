import AACCore
import AACSpeech
import AACStore
import Hummingbird
import Planner

/// The people who use the program: who it works for now, and how each sounds.
struct PeopleController {
  let care: CareController

  func addRoutes(to router: Router<WebContext>) {
    router.get("care/people") { request, context in
      try care.guarded(request, context) { try list($0, context) }
    }
    router.post("care/people/use") { request, context in
      try care.guarded(request, context) { session in
        let person = try person(context.form["person"], session)
        try session.database.use(person.id)
        return .redirect(to: "/care/people", type: .normal)
      }
    }
    router.get("care/people/edit") { request, context in
      try care.guarded(request, context) { session in
        let id = try query(request)["person"]
        return try edit(
          try id.map { try person($0, session) }, session, context, problem: nil)
      }
    }
    router.post("care/people/edit") { request, context in
      try care.guarded(request, context) { try save($0, context) }
    }
    router.get("care/people/remove") { request, context in
      try care.guarded(request, context) { session in
        let person = try person(try query(request)["person"], session)
        let language = session.language
        let own = try session.database.ownWords(of: person.id).count
        let question =
          own == 0
          ? Text.webRemovePersonQuestion(name: person.name)[language]
          : Text.webRemovePersonOwnQuestion(name: person.name, count: own)[language]
        return care.pages.page(
          "question", title: question,
          [
            "question": question, "action": "/care/people/remove", "field": "person",
            "value": person.id, "yes": Text.answerYes[language], "no": Text.answerNo[language],
            "noHref": "/care/people/edit?person=\(person.id.inAddress)",
          ], session: session, context: context)
      }
    }
    router.post("care/people/remove") { request, context in
      try care.guarded(request, context) { session in
        try session.database.removePerson(
          try person(context.form["person"], session).id,
          now: care.pages.environment.instant().wall)
        return .redirect(to: "/care/people", type: .normal)
      }
    }
    router.get("care/people/sample.wav") { request, context in
      try await sample(request, context)
    }
  }

  private func person(_ id: String?, _ session: WebSession) throws -> Person {
    guard let person = try session.database.people().first(where: { $0.id == id }) else {
      throw PageError.notFound
    }
    return person
  }

  private func list(_ session: WebSession, _ context: WebContext) throws -> Response {
    let page = PeoplePage(session: session, words: try care.cache.words(for: session))
    return care.pages.page(
      "people", title: Text.homePeople[session.language], try page.list, session: session,
      context: context)
  }

  private func edit(
    _ person: Person?, _ session: WebSession, _ context: WebContext, problem: Text?
  ) throws -> Response {
    let page = PeoplePage(session: session, words: try care.cache.words(for: session))
    return care.pages.page(
      "person", title: Text.homePeople[session.language],
      page.form(person, isNew: context.form["person"] == nil && problem != nil, problem: problem),
      session: session, context: context,
      status: problem == nil ? .ok : .unprocessableContent)
  }

  /// Adds or changes a person; what is wrong with it is said above what was typed, which stays.
  private func save(_ session: WebSession, _ context: WebContext) throws -> Response {
    let form = context.form
    let before = try form["person"].map { try self.person($0, session) }
    var person =
      before
      ?? Person(
        id: care.pages.environment.newID(), name: "", gender: .feminine, variety: session.variety)
    person.name = String((form["name"] ?? person.name).prefix(80))
    person.gender = form.value("gender") ?? person.gender
    person.variety = form.value("variety") ?? person.variety
    person.speech.speed = form["speed"].flatMap(Int.init) ?? person.speech.speed
    person.speech.pitch = form["pitch"].flatMap(Int.init) ?? person.speech.pitch
    if let voice = form["voice"] { person.speech.voice = PeoplePage.voice(voice, before: before) }
    do {
      if before == nil {
        try session.database.add(person, takingOver: true)
        try session.database.use(person.id)
      } else {
        try session.database.edit(person)
      }
    } catch let error as StoreError {
      return try edit(person, session, context, problem: error.text)
    }
    return .redirect(to: "/care/people", type: .normal)
  }

  /// How a person sounds.
  private func sample(_ request: Request, _ context: WebContext) async throws -> Response {
    let session = try WebSession(care.pages.environment)
    guard try care.pass.isOpen(request, context) else { throw PageError.notFound }
    let id = try query(request)["person"]
    let person = try self.person(id, session)
    let text = VoiceProbe.sample(in: person.variety.language)
    let speech = session.request(text, in: person.variety, as: person)
    let utterance = try await care.pages.environment.voice.synthesize(speech) { _ in }
    let bytes = try AudioFileWriter().bytes(
      of: utterance.sound, format: .wav, tags: nil, path: "")
    return Response(
      status: .ok, headers: [.contentType: "audio/wav", .acceptRanges: "none"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
