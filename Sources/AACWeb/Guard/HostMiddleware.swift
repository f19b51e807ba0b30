import AACCore
import HTTPTypes
import Hummingbird

/// Refuses requests that come by another name than ours or from a page of another site.
///
/// A page anywhere can make a browser send requests to this machine, and a name of any site can be made to lead here:
/// neither may read a word or change anything.
struct HostMiddleware: RouterMiddleware {
  let hosts: Set<String>

  func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard let host = request.head.authority?.lowercased(), hosts.contains(host) else {
      throw PageError.foreignHost
    }
    switch request.method {
    case .get, .head: break
    case .post: guard isOurs(request.headers) else { throw PageError.foreignOrigin }
    default: throw PageError.methodNotAllowed
    }
    return try await next(request, context)
  }

  /// Whether a form was sent from a page of ours, as far as the browser says.
  private func isOurs(_ headers: HTTPFields) -> Bool {
    if let origin = headers[.origin] {
      return origin.lowercased().hasPrefix("http://")
        && hosts.contains(String(origin.lowercased().dropFirst("http://".count)))
    }
    // Old browsers say neither; then the form's token decides.
    guard let site = HTTPField.Name("Sec-Fetch-Site").flatMap({ headers[$0] }) else { return true }
    return site == "same-origin" || site == "none"
  }
}
