import AACCore
import HTTPTypes
import Hummingbird

/// Refuses requests that come by another name than ours or from a page of another site.
///
/// A page anywhere can make a browser send requests to this machine, and a name of any site can be made to lead here:
/// neither may read a word or change anything.
struct HostMiddleware: RouterMiddleware {
  let hosts: Set<String>
  /// Whether the addresses of this machine in its networks are names of ours, too.
  var isOpenToHouse = false

  func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard let host = request.head.authority?.lowercased(), isOurs(host, context) else {
      throw PageError.foreignHost
    }
    switch request.method {
    case .get, .head: break
    case .post: guard isOurs(request.headers, context) else { throw PageError.foreignOrigin }
    default: throw PageError.methodNotAllowed
    }
    return try await next(request, context)
  }

  /// Whether a host is a name of ours: a known one, or the very number at which the request came in, which no name of another
  /// site can be.
  private func isOurs(_ host: String, _ context: WebContext) -> Bool {
    hosts.contains(host) || isOpenToHouse && host == context.localHost
  }

  /// Whether a form was sent from a page of ours, as far as the browser says.
  private func isOurs(_ headers: HTTPFields, _ context: WebContext) -> Bool {
    if let origin = headers[.origin]?.lowercased() {
      return origin.hasPrefix("http://")
        && isOurs(String(origin.dropFirst("http://".count)), context)
    }
    // Old browsers say neither; then the form's token decides.
    guard let site = HTTPField.Name("Sec-Fetch-Site").flatMap({ headers[$0] }) else { return true }
    return site == "same-origin" || site == "none"
  }
}
