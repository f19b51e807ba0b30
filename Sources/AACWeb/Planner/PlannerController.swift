import AACCore
import AACSpeech
import AACStore
import Foundation
import HTTPTypes
import Hummingbird
import Planner

/// Choosing an activity and its time, and seeing time pass.
///
/// Before it begins a plan is in the address of the page; from then on it is in the database.
struct PlannerController {
  /// A countdown that was over for so many seconds and put away by nobody is put away.
  private static let forgottenAfter = 3_600.0

  let pages: Pages
  let cache: WordCache
  let announcer: Announcer

  private var environment: WebEnvironment { pages.environment }

  func addRoutes(to router: Router<WebContext>) {
    router.get("planner") { request, context in try activities(request, context) }
    router.get("planner/time") { request, context in try times(request, context) }
    router.get("planner/ready") { request, context in try ready(request, context) }
    router.post("planner/start") { _, context in try start(context.form) }
    router.get("planner/timer") { request, context in try timer(request, context) }
    router.get("planner/state") { request, _ in try state(request) }
    router.post("planner/timer") { _, context in try change(context.form) }
    router.get("planner/stop") { request, context in try askToStop(request, context) }
    router.post("planner/stop") { _, context in try stop(context.form) }
    router.post("planner/due") { _, context in try await due(context.form) }
  }

  private func activities(_ request: Request, _ context: WebContext) throws -> Response {
    let session = try WebSession(environment)
    let fields = try query(request)
    let now = environment.instant()
    try putAwayForgotten(at: now)
    let page = PlannerPage(
      session: session, words: try cache.words(for: session), plan: Plan(fields["plan"] ?? ""))
    return pages.page(
      "planner", title: Text.plannerWhat[session.language],
      page.activities(
        WalkPlace(fields), running: try environment.database.timers(of: CountdownSequence.self),
        at: now), session: session, context: context)
  }

  private func times(_ request: Request, _ context: WebContext) throws -> Response {
    let session = try WebSession(environment)
    let fields = try query(request)
    let concept = fields["activity"].flatMap { $0 == "-" ? nil : Concept(rawValue: $0) }
    let plan = Plan(fields["plan"] ?? "")
    let page = PlannerPage(session: session, words: try cache.words(for: session), plan: plan)
    var problem: Text?
    // A time of one's own comes back here in the address, and goes on when it is one.
    if let hours = fields["hours"].flatMap(Int.init),
      let minutes = fields["minutes"].flatMap(Int.init),
      (0...23).contains(hours), (0...59).contains(minutes)
    {
      do {
        let step = try CountdownSequence.Step(length: hours * 3600 + minutes * 60)
        let next = plan.adding(concept, seconds: step.length).text
        return .redirect(to: "/planner/ready?plan=\(next.inAddress)", type: .normal)
      } catch {
        problem = error.text
      }
    }
    return pages.page(
      "time", title: Text.plannerHowLong[session.language],
      page.times(for: concept, problem: problem), session: session, context: context)
  }

  private func ready(_ request: Request, _ context: WebContext) throws -> Response {
    let session = try WebSession(environment)
    let plan = Plan(try query(request)["plan"] ?? "")
    guard !plan.items.isEmpty else { return .redirect(to: "/planner", type: .normal) }
    let page = PlannerPage(session: session, words: try cache.words(for: session), plan: plan)
    return pages.page(
      "ready", title: Text.homePlanner[session.language], page.ready, session: session,
      context: context)
  }

  private func start(_ form: Form) throws -> Response {
    let session = try WebSession(environment)
    var sequence = try Plan(form["plan"] ?? "").sequence(in: try cache.words(for: session))
    let now = environment.instant()
    let id = environment.newID()
    sequence.start(at: now)
    try environment.database.saveTimer(sequence, id: id, now: now.wall)
    return .redirect(to: "/planner/timer?id=\(id.inAddress)", type: .normal)
  }

  private func timer(_ request: Request, _ context: WebContext) throws -> Response {
    let session = try WebSession(environment)
    guard let timer = try stored(try query(request)["id"]) else {
      return .redirect(to: "/planner", type: .normal)
    }
    let page = TimerPage(
      session: session, words: try cache.words(for: session), id: timer.id,
      sequence: timer.payload, now: environment.instant())
    let fields = page.fields
    return pages.page(
      "timer", title: fields["heading"] as? String ?? "", fields, session: session,
      context: context)
  }

  /// How a countdown stands, for the script of its page.
  private func state(_ request: Request) throws -> Response {
    let session = try WebSession(environment)
    guard let timer = try stored(try query(request)["id"]) else { throw PageError.notFound }
    let page = TimerPage(
      session: session, words: try cache.words(for: session), id: timer.id,
      sequence: timer.payload, now: environment.instant())
    return Response(
      status: .ok, headers: [.contentType: "application/json"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: try JSONEncoder().encode(page.state))))
  }

  private func change(_ form: Form) throws -> Response {
    guard let timer = try stored(form["id"]) else {
      return .redirect(to: "/planner", type: .normal)
    }
    let now = environment.instant()
    var sequence = timer.payload
    switch form["do"] {
    case "pause": sequence.pause(at: now)
    case "resume": sequence.resume(at: now)
    default: throw PageError.badRequest
    }
    try save(sequence, id: timer.id, at: now)
    return .redirect(to: "/planner/timer?id=\(timer.id.inAddress)", type: .normal)
  }

  /// Asks before a time that still runs is stopped; one that is over is simply put away.
  private func askToStop(_ request: Request, _ context: WebContext) throws -> Response {
    let session = try WebSession(environment)
    guard let timer = try stored(try query(request)["id"]) else {
      return .redirect(to: "/planner", type: .normal)
    }
    let language = session.language
    return pages.page(
      "question", title: Text.webStopQuestion[language],
      [
        "question": Text.webStopQuestion[language], "action": "/planner/stop", "field": "id",
        "value": timer.id, "yes": Text.answerYes[language], "no": Text.answerNo[language],
        "noHref": "/planner/timer?id=\(timer.id.inAddress)",
      ], session: session, context: context)
  }

  private func stop(_ form: Form) throws -> Response {
    if let timer = try stored(form["id"]) { try environment.database.removeTimer(timer.id) }
    return .redirect(to: "/", type: .normal)
  }

  /// Says what is due; each announcement is given to the first who asks, and to nobody again.
  private func due(_ form: Form) async throws -> Response {
    let session = try WebSession(environment)
    guard let timer = try stored(form["id"]) else { throw PageError.notFound }
    let now = environment.instant()
    var sequence = timer.payload
    let due = sequence.takeAnnouncements(at: now)
    guard !due.isEmpty else { return Response(status: .noContent) }
    try save(sequence, id: timer.id, at: now)
    return try await announcer.response(due, session: session)
  }

  private func stored(_ id: String?) throws -> StoredTimer<CountdownSequence>? {
    try environment.database.timers(of: CountdownSequence.self).first { $0.id == id }
  }

  private func save(_ sequence: CountdownSequence, id: String, at now: Planner.Instant) throws {
    var sequence = sequence
    sequence.reanchor(at: now)
    try environment.database.saveTimer(sequence, id: id, now: now.wall)
  }

  private func putAwayForgotten(at now: Planner.Instant) throws {
    for timer in try environment.database.timers(of: CountdownSequence.self)
    where timer.payload.isOver(at: now) {
      let length = timer.payload.steps.reduce(0) { $0 + $1.length }
      let over = timer.payload.stopwatch.elapsed(at: now) - Double(length)
      if over > Self.forgottenAfter { try environment.database.removeTimer(timer.id) }
    }
  }
}
