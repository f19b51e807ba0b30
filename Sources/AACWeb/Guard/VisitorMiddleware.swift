import HTTPTypes
import Hummingbird

/// Knows a browser by its cookie, and reads forms, refusing those that no page of ours gave to this browser.
struct VisitorMiddleware: RouterMiddleware {
  static let cookie = "aac"
  static let tokenField = "token"

  let environment: WebEnvironment
  let signer: TokenSigner
  let pass: CarePass

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
    let form = try await sent(request, context)
    guard !context.visitor.isNew, let token = form[Self.tokenField],
      signer.isSignature(token, of: context.visitor.id, for: "form")
    else { throw PageError.missingToken }
    return form
  }

  private func sent(_ request: Request, _ context: WebContext) async throws -> Form {
    let type = request.headers[.contentType] ?? ""
    if let boundary = MultipartBody.boundary(type),
      type.lowercased().hasPrefix("multipart/form-data"),
      Self.uploads.contains(request.uri.path)
    {
      // Nobody from outside the lock makes us hold what is large.
      guard try pass.isOpen(request, context) else { throw PageError.missingToken }
      let body = try await body(request, atMost: WebContext.largestUpload)
      guard
        let parts = MultipartBody.parts(
          of: Array(body.readableBytesView), boundary: boundary, limit: Form.mostFields),
        let form = Form(parts)
      else { throw PageError.badRequest }
      return form
    }
    guard type.lowercased().hasPrefix("application/x-www-form-urlencoded") else {
      throw PageError.badRequest
    }
    let body = try await body(request, atMost: context.maxUploadSize)
    guard let text = String(validating: body.readableBytesView, as: UTF8.self),
      let form = Form(text)
    else { throw PageError.badRequest }
    return form
  }

  private func body(_ request: Request, atMost limit: Int) async throws -> ByteBuffer {
    let length = request.headers[.contentLength].flatMap(Int.init) ?? 0
    guard length <= limit else { throw PageError.tooLarge }
    do {
      return try await request.body.collect(upTo: limit)
    } catch {
      throw PageError.tooLarge
    }
  }

  /// The addresses that take a file.
  private static let uploads: Set<String> = [
    "/care/words/add", "/care/words/picture", "/care/words/sound", "/care/files/words",
    "/care/files/boards", "/care/files/pictures", "/care/files/restore",
  ]
}
