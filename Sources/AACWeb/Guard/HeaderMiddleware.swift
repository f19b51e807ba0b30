import HTTPTypes
import Hummingbird

/// Tells the browser what our pages may do: nothing but what they do.
struct HeaderMiddleware: RouterMiddleware {
  /// Scripts, styles, pictures and sound only from here, nothing within a page, nothing from elsewhere.
  static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'",
    "media-src 'self' blob:", "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// For pictures: even one that is opened by itself can run nothing.
  static let picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

  private static let fields: [(String, String)] = [
    ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ("Cache-Control", "private, no-cache"),
  ]

  func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    for (name, value) in Self.fields {
      guard let name = HTTPField.Name(name), response.headers[name] == nil else { continue }
      response.headers[name] = value
    }
    return response
  }
}
