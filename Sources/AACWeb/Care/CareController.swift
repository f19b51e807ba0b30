import AACCore
import AACStore
import Hummingbird

/// The lock, and what is behind it.
struct CareController {
  let pages: Pages
  let cache: WordCache
  let lock: PINLock
  let pass: CarePass

  func addRoutes(to router: Router<WebContext>) {
    router.get("care") { request, context in try menu(request, context) }
    router.post("care/open") { _, context in try open(context) }
    router.post("care/close") { _, _ in
      var response = Response.redirect(to: "/", type: .normal)
      pass.close(&response)
      return response
    }
    router.get("care/pin") { request, context in
      try guarded(request, context) { try pinPage($0, context, problem: nil) }
    }
    router.post("care/pin") { request, context in try setPIN(request, context) }
  }

  /// Answers a request behind the lock, or asks for the PIN.
  func guarded(
    _ request: Request, _ context: WebContext, _ answer: (WebSession) throws -> Response
  ) throws -> Response {
    let session = try WebSession(pages.environment)
    guard try lock.isSet else { return try pinPage(session, context, problem: nil) }
    guard try pass.isOpen(request, context) else {
      // What a form sent is not kept: whoever sends one behind a closed lock has to begin there.
      return try lockPage(session, context, problem: nil)
    }
    var response = try answer(session)
    if response.headers[values: .setCookie].isEmpty { try pass.open(&response, context) }
    return response
  }

  private func menu(_ request: Request, _ context: WebContext) throws -> Response {
    try guarded(request, context) { session in
      let words = try cache.words(for: session)
      let language = session.language
      let item: (Text, Pictogram.ID, String) -> Fields = { label, picture, address in
        words.picture(picture).merging(["label": label[language], "href": address])
      }
      return pages.page(
        "care", title: Text.webCare[language],
        [
          "heading": Text.webCare[language],
          "items": [
            item(.editorWords, "aac:communicator", "/care/words"),
            item(.editorFiles, "aac:ui-save", "/care/files"),
            item(.homePeople, "aac:ui-person", "/care/people"),
            item(.webSettings, "aac:ui-settings", "/care/settings"),
            item(.webAccess, "aac:ui-access", "/care/access"),
            item(.webCheck, "aac:ui-search", "/care/check"),
            item(.webChangePIN, "aac:ui-edit", "/care/pin"),
          ],
          "closeLabel": Text.webLockAgain[language], "homePicture": words.picture("aac:ui-home"),
        ], session: session, context: context)
    }
  }

  private func open(_ context: WebContext) throws -> Response {
    let session = try WebSession(pages.environment)
    guard try lock.isSet else { return .redirect(to: "/care", type: .normal) }
    switch try lock.open(with: context.form["pin"] ?? "") {
    case .opened:
      var response = Response.redirect(to: "/care", type: .normal)
      try pass.open(&response, context)
      return response
    case .wrong: return try lockPage(session, context, problem: .webWrongPIN)
    case .wait(let seconds):
      return try lockPage(session, context, problem: .webWaitForPIN(seconds: "\(seconds)"))
    }
  }

  private func setPIN(_ request: Request, _ context: WebContext) throws -> Response {
    let session = try WebSession(pages.environment)
    if try lock.isSet, try !pass.isOpen(request, context) {
      return try lockPage(session, context, problem: nil)
    }
    let pin = context.form["pin"] ?? ""
    guard PINLock.isPossible(pin) else {
      return try pinPage(session, context, problem: .webImpossiblePIN)
    }
    guard pin == context.form["again"] else {
      return try pinPage(session, context, problem: .webDifferentPINs)
    }
    try lock.set(pin)
    var response = Response.redirect(to: "/care", type: .normal)
    try pass.open(&response, context)
    return response
  }

  private func lockPage(
    _ session: WebSession, _ context: WebContext, problem: Text?
  ) throws -> Response {
    let language = session.language
    return pages.page(
      "lock", title: Text.webCare[language],
      [
        "heading": Text.webCare[language], "hint": Text.webLockHint[language],
        "pinLabel": Text.webPIN[language], "openLabel": Text.webOpen[language],
        "forgottenHint": Text.webForgottenPIN[language],
        "problem": problem.map { $0[language] as Any } ?? false,
        "homePicture": try cache.words(for: session).picture("aac:ui-home"),
      ], session: session, context: context, status: problem == nil ? .ok : .forbidden)
  }

  private func pinPage(
    _ session: WebSession, _ context: WebContext, problem: Text?
  ) throws -> Response {
    let language = session.language
    return pages.page(
      "pin", title: Text.webChoosePIN[language],
      [
        "heading": Text.webChoosePIN[language], "hint": Text.webChoosePINHint[language],
        "pinLabel": Text.webPIN[language], "againLabel": Text.webPINAgain[language],
        "saveLabel": Text.keySave[language].sentenceCased,
        "problem": problem.map { $0[language] as Any } ?? false,
        "homePicture": try cache.words(for: session).picture("aac:ui-home"),
      ], session: session, context: context,
      status: problem == nil ? .ok : .unprocessableContent)
  }
}
