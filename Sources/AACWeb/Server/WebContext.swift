import Hummingbird
import NIOCore

/// What is known of a request while it is answered.
struct WebContext: RequestContext {
  /// The most that a form may send.
  static let largestForm = 16 * 1024

  /// The most that a form with a file may send.
  static let largestUpload = 64 * 1024 * 1024

  var coreContext: CoreRequestContextStorage
  /// The browser that asks.
  var visitor = Visitor(id: "", isNew: false)
  /// What a form sent; empty for a request that sends nothing.
  var form = Form()
  /// As what the page that answers is kept; nil when it is not.
  var pageKey: PageMemory.Key?
  /// The machine that asks, as a number; nil where there is no network, as in tests.
  let remoteAddress: String?
  /// The address of this machine that was asked, with its port.
  let localHost: String?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress?.ipAddress
    let local = source.channel.localAddress
    localHost = local?.ipAddress.map { "\($0):\(local?.port ?? 0)" }
  }

  /// Whether the browser is on this machine.
  var isLocal: Bool { remoteAddress?.hasPrefix("127.") == true || remoteAddress == "::1" }

  var maxUploadSize: Int { Self.largestForm }
}

/// A browser, known by a random cookie.
struct Visitor: Sendable {
  /// Random text; empty until ``VisitorMiddleware`` has read the cookie or made one.
  let id: String
  /// Whether the browser does not have the cookie yet.
  let isNew: Bool
}
