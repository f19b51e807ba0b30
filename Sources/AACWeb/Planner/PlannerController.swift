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
  let pages: Pages
  let cache: WordCache
  let announcer: Announcer
  let lock: PINLock
  let pass: CarePass

  private var environment: WebEnvironment { pages.environment }

  func addRoutes(to router: Router<WebContext>) {
    router.get("planner") { request, context in try activities(request, context) }
    router.get("planner/time") { request, context in try times(request, context) }
    router.get("planner/ready") { request, context in try ready(request, context) }
    router.post("planner/start") { _, context in try start(context.form) }
    router.get("planner/timer") { request, context in try timer(request, context) }
    router.get("planner/state") { request, _ in try state(request) }
    router.get("planner/running") { request, _ in try running(request) }
    router.post("planner/timer") { _, context in try change(context.form) }
    router.get("planner/stop") { request, context in try askToStop(request, context) }
    router.post("planner/stop") { request, context in try stop(request, context) }
    router.post("planner/damaged") { _, _ in try putAwayDamaged() }
    router.post("planner/due") { _, context in try await due(context) }
  }

  private func activities(_ request: Request, _ context: WebContext) throws -> Response {
    let session = try WebSession(environment)
    let fields = try query(request)
    try putAwayForgotten(at: environment.instant())
    let page = PlannerPage(
      session: session, words: try cache.words(for: session), plan: Plan(fields["plan"] ?? ""))
    var all = page.activities(WalkPlace(fields))
    all.merge(try damaged(session))
    return pages.page(
      "planner", title: Text.plannerWhat[session.language], all, session: session,
      context: context)
  }

  /// Says that countdowns were saved which cannot be read, until somebody puts them away.
  private func damaged(_ session: WebSession) throws -> Fields {
    let damaged = try environment.database.readableTimers(of: CountdownSequence.self).damaged
    return [
      "damaged": damaged.isEmpty
        ? false as Any
        : [
          "text": Text.webTimersDamaged(count: damaged.count)[session.language],
          "label": Text.webTimersPutAway[session.language],
        ] as Fields
    ]
  }

  private func putAwayDamaged() throws -> Response {
    for id in try environment.database.readableTimers(of: CountdownSequence.self).damaged {
      try environment.database.removeTimer(id)
    }
    return .redirect(to: "/planner", type: .normal)
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
        // All other lengths that the form can send are good.
        problem = .webPlannerNoTime
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
      "ready", title: Text.homePlanner[session.language], page.ready(id: environment.newID()),
      session: session, context: context)
  }

  /// Begins a plan; a form that comes twice begins it once, because its page gave it an id.
  private func start(_ form: Form) throws -> Response {
    let session = try WebSession(environment)
    var sequence = try Plan(form["plan"] ?? "").sequence(in: try cache.words(for: session))
    let now = environment.instant()
    let id = form["id"].flatMap { Self.isID($0) ? $0 : nil } ?? environment.newID()
    sequence.start(at: now)
    try environment.database.addTimer(sequence, id: id, now: now.wall)
    return .redirect(to: "/planner/timer?id=\(id.inAddress)", type: .normal)
  }

  /// Whether a text can be the id of a countdown.
  private static func isID(_ text: String) -> Bool {
    (1...64).contains(text.count)
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
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

  /// How the countdowns stand, or one of them, for the scripts of pages.
  private func state(_ request: Request) throws -> Response {
    let session = try WebSession(environment)
    let running = try RunningTimers(
      session: session, words: try cache.words(for: session), now: environment.instant())
    var states = running.states
    if let id = try query(request)["id"] {
      states.removeAll { $0.id != id }
      guard !states.isEmpty else { throw PageError.notFound }
    }
    return Response(
      status: .ok, headers: [.contentType: "application/json"],
      body: ResponseBody(
        byteBuffer: ByteBuffer(bytes: try JSONEncoder().encode(["timers": states]))))
  }

  /// The bar of the countdowns alone, for a page that is open already.
  private func running(_ request: Request) throws -> Response {
    let session = try WebSession(environment)
    let running = try RunningTimers(
      session: session, words: try cache.words(for: session), now: environment.instant())
    return pages.piece("timers", running.fields(except: try query(request)["except"]))
  }

  private func change(_ form: Form) throws -> Response {
    guard let id = form["id"], let action = form["do"] else {
      return .redirect(to: "/planner", type: .normal)
    }
    guard action == "pause" || action == "resume" else { throw PageError.badRequest }
    let now = environment.instant()
    let found: Void? = try environment.database.changeTimer(
      id, of: CountdownSequence.self, now: now.wall
    ) { sequence in
      if action == "pause" { sequence.pause(at: now) } else { sequence.resume(at: now) }
      sequence.reanchor(at: now)
    }
    let page = found == nil ? "/planner" : "/planner/timer?id=\(id.inAddress)"
    return .redirect(to: page, type: .normal)
  }

  /// Asks before a time that still runs is stopped, for the PIN too where that is wanted; one that is over is simply put
  /// away.
  private func askToStop(_ request: Request, _ context: WebContext) throws -> Response {
    let session = try WebSession(environment)
    guard let timer = try stored(try query(request)["id"]) else {
      return .redirect(to: "/planner", type: .normal)
    }
    return try question(
      timer.id, needsPIN: try isLocked(timer.payload, session, request, context), session, context,
      problem: nil)
  }

  private func stop(_ request: Request, _ context: WebContext) throws -> Response {
    let session = try WebSession(environment)
    guard let timer = try stored(context.form["id"]) else {
      return .redirect(to: "/", type: .normal)
    }
    if try isLocked(timer.payload, session, request, context) {
      let problem: Text
      switch try lock.open(with: context.form["pin"] ?? "") {
      case .opened:
        try environment.database.removeTimer(timer.id)
        return .redirect(to: "/", type: .normal)
      case .wrong: problem = .webWrongPIN
      case .wait(let seconds): problem = .webWaitForPIN(seconds: "\(seconds)")
      }
      return try question(timer.id, needsPIN: true, session, context, problem: problem)
    }
    try environment.database.removeTimer(timer.id)
    return .redirect(to: "/", type: .normal)
  }

  /// Whether a countdown can be ended with the PIN alone: it still runs, the person's settings say so, and the lock is shut.
  private func isLocked(
    _ sequence: CountdownSequence, _ session: WebSession, _ request: Request,
    _ context: WebContext
  ) throws -> Bool {
    guard session.look.locksTimers, !sequence.isOver(at: environment.instant()), try lock.isSet
    else { return false }
    return try !pass.isOpen(request, context)
  }

  private func question(
    _ id: String, needsPIN: Bool, _ session: WebSession, _ context: WebContext, problem: Text?
  ) throws -> Response {
    let language = session.language
    return pages.page(
      "question", title: Text.webStopQuestion[language],
      [
        "question": Text.webStopQuestion[language], "action": "/planner/stop", "field": "id",
        "value": id, "yes": (needsPIN ? Text.timerStop : .answerYes)[language].sentenceCased,
        "no": Text.answerNo[language], "pinHint": Text.webStopPINHint[language],
        "pinLabel": needsPIN ? Text.webPIN[language] as Any : false,
        "problem": problem.map { $0[language] as Any } ?? false,
        "noHref": "/planner/timer?id=\(id.inAddress)",
      ], session: session, context: context, status: problem == nil ? .ok : .forbidden)
  }

  /// Says what is due of all countdowns.
  ///
  /// Each announcement is given once to every browser that asks in time, and never again.
  private func due(_ context: WebContext) async throws -> Response {
    let session = try WebSession(environment)
    let now = environment.instant()
    var due: [(timer: String, announcement: Announcement)] = []
    let timers = try environment.database.readableTimers(of: CountdownSequence.self).timers
    for timer in timers {
      // Most of the time nothing is, and nothing needs to be written.
      var sequence = timer.payload
      guard !sequence.takeAnnouncements(at: now).isEmpty else { continue }
      let taken: [Announcement] =
        try environment.database.changeTimer(
          timer.id, of: CountdownSequence.self, now: now.wall
        ) { sequence in
          let taken = sequence.takeAnnouncements(at: now)
          sequence.reanchor(at: now)
          return taken
        } ?? []
      due += taken.map { (timer.id, $0) }
    }
    let mine = announcer.take(
      due, existing: Set(timers.map(\.id)), for: context.visitor, at: now)
    guard !mine.isEmpty else { return Response(status: .noContent) }
    return try await announcer.response(mine, session: session)
  }

  private func stored(_ id: String?) throws -> StoredTimer<CountdownSequence>? {
    try environment.database.readableTimers(of: CountdownSequence.self).timers
      .first { $0.id == id }
  }

  private func putAwayForgotten(at now: Planner.Instant) throws {
    guard !environment.database.isReadOnly else { return }
    for timer in try environment.database.readableTimers(of: CountdownSequence.self).timers
    where RunningTimers.isForgotten(timer.payload, at: now) {
      try environment.database.removeTimer(timer.id)
    }
  }
}
