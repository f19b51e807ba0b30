import HTTPTypes
import Hummingbird

/// Knows a browser by its cookie, and reads forms, refusing those that no page of ours gave to this browser.
struct VisitorMiddleware: RouterMiddleware {
  static let cookie = "aac"
  static let tokenField = "token"

  let environment: WebEnvironment
  let signer: TokenSigner

  func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.visitor = visitor(request)
    if request.method == .post { context.form = try await form(request, context) }
    var response = try await next(request, context)
    if context.visitor.isNew, response.headers[.contentType]?.hasPrefix("text/html") == true {
      response.setCookie(
        Cookie(
          name: Self.cookie, value: context.visitor.id, maxAge: 400 * 24 * 3600, path: "/",
          httpOnly: true, sameSite: .strict))
    }
    return response
  }

  private func visitor(_ request: Request) -> Visitor {
    if let id = request.cookies[Self.cookie]?.value, id.count == 32, id.allSatisfy(\.isHexDigit) {
      return Visitor(id: id, isNew: false)
    }
    let id = environment.randomBytes(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return Visitor(id: id.joined(), isNew: true)
  }

  private func form(_ request: Request, _ context: WebContext) async throws -> Form {
    let type = request.headers[.contentType]?.lowercased() ?? ""
    guard type.hasPrefix("application/x-www-form-urlencoded") else { throw PageError.badRequest }
    let length = request.headers[.contentLength].flatMap(Int.init) ?? 0
    guard length <= context.maxUploadSize else { throw PageError.tooLarge }
    let body: ByteBuffer
    do {
      body = try await request.body.collect(upTo: context.maxUploadSize)
    } catch {
      throw PageError.tooLarge
    }
    guard let text = String(validating: body.readableBytesView, as: UTF8.self),
      let form = Form(text)
    else { throw PageError.badRequest }
    guard !context.visitor.isNew, let token = form[Self.tokenField],
      signer.isSignature(token, of: context.visitor.id, for: "form")
    else { throw PageError.missingToken }
    return form
  }
}
