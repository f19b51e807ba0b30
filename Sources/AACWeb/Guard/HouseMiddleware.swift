import AACCore
import AACStore
import HTTPTypes
import Hummingbird
import Planner

/// Keeps out whoever is on the network and did not enter the code.
///
/// Without `--lan` nobody else can reach the program, and this does nothing.
struct HouseMiddleware: RouterMiddleware {
  static let cookie = "aac-device"
  /// What every browser may have: the page for the code, and how it looks.
  private static let open = [
    "/join", "/alive", "/app.webmanifest", "/service-worker.js", "/picture/aac:communicator",
  ]

  let pages: Pages
  let signer: TokenSigner

  func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard pages.environment.house != nil, !context.isLocal,
      !Self.open.contains(request.uri.path), !request.uri.path.hasPrefix("/assets/"),
      try !isKnown(request, context)
    else { return try await next(request, context) }
    if request.method == .get, request.headers[.accept]?.contains("text/html") == true {
      return .redirect(to: "/join", type: .normal)
    }
    throw PageError.notJoined
  }

  private func isKnown(_ request: Request, _ context: WebContext) throws -> Bool {
    guard let value = request.cookies[Self.cookie]?.value, !context.visitor.isNew else {
      return false
    }
    return signer.isSignature(
      value, of: try Self.content(context.visitor, pages.environment), for: "device")
  }

  /// What is signed for a screen: its own id, and a number that changes when all are to be forgotten.
  static func content(_ visitor: Visitor, _ environment: WebEnvironment) throws -> String {
    "\(visitor.id)\n\(try environment.database.lockSetting(.devices) ?? "")"
  }
}

/// The page on which a screen of the house enters the code.
struct JoinController {
  let pages: Pages
  let signer: TokenSigner
  let attempts: JoinAttempts

  func addRoutes(to router: Router<WebContext>) {
    router.get("join") { request, context in
      try page(context, code: String((try query(request)["code"] ?? "").prefix(12)), problem: nil)
    }
    router.post("join") { _, context in try join(context) }
  }

  private func join(_ context: WebContext) throws -> Response {
    guard let house = pages.environment.house else { return .redirect(to: "/", type: .normal) }
    let machine = context.remoteAddress ?? ""
    let now = pages.environment.instant().boot
    // Counted before it is compared, so that of many tries at once each counts.
    if let seconds = attempts.take(from: machine, at: now) {
      return try page(context, code: "", problem: .webWaitForPIN(seconds: "\(seconds)"))
    }
    guard (context.form["code"] ?? "").filter(\.isNumber) == house.code else {
      return try page(context, code: "", problem: .webWrongCode)
    }
    attempts.forget(machine)
    var response = Response.redirect(to: "/", type: .normal)
    let content = try HouseMiddleware.content(context.visitor, pages.environment)
    response.setCookie(
      Cookie(
        name: HouseMiddleware.cookie, value: signer.signature(of: content, for: "device"),
        maxAge: 400 * 24 * 3600, path: "/", httpOnly: true, sameSite: .strict))
    return response
  }

  /// The page shows nothing of anybody: not even whose program it is.
  private func page(
    _ context: WebContext, code: String, problem: Text?
  ) throws -> Response {
    let variety = pages.environment.variety
    let language = variety.language
    return pages.bare(
      "join", title: Text.webJoinTitle[language],
      [
        "hint": Text.webJoinHint[language], "codeLabel": Text.webJoinLabel[language],
        "joinLabel": Text.webJoinButton[language], "code": code,
        "problem": problem.map { $0[language] as Any } ?? false,
      ], context: context, status: problem == nil ? .ok : .forbidden)
  }
}
