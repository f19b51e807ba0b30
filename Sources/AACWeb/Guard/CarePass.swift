import AACCore
import AACStore
import Foundation
import Hummingbird
import Planner

/// Lets a browser in that knew the PIN, for as long as it is used.
struct CarePass: Sendable {
  static let cookie = "aac-care"
  /// Seconds after which the lock closes by itself when nothing is done there.
  static let lifetime: Int64 = 1800

  let environment: WebEnvironment
  let signer: TokenSigner

  /// Whether a request comes from a browser that was let in.
  func isOpen(_ request: Request, _ context: WebContext) throws -> Bool {
    guard let value = request.cookies[Self.cookie]?.value, !context.visitor.isNew else {
      return false
    }
    let parts = value.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let issued = Int64(parts[0]), abs(now - issued) <= Self.lifetime else {
      return false
    }
    return signer.isSignature(
      parts[1], of: try content(issued: issued, visitor: context.visitor), for: "care")
  }

  /// Lets the browser in from now on.
  func open(_ response: inout Response, _ context: WebContext) throws {
    let issued = now
    let signature = signer.signature(
      of: try content(issued: issued, visitor: context.visitor), for: "care")
    response.setCookie(cookie("\(issued).\(signature)", maxAge: Int(Self.lifetime)))
  }

  /// Closes the lock.
  func close(_ response: inout Response) {
    response.setCookie(cookie("0", maxAge: 0))
  }

  private var now: Int64 { Int64(environment.instant().wall.timeIntervalSince1970) }

  /// Another PIN closes the lock in every browser.
  private func content(issued: Int64, visitor: Visitor) throws -> String {
    let pin = try environment.database.lockSetting(.pinHash) ?? ""
    return "\(visitor.id)\n\(issued)\n\(pin)"
  }

  private func cookie(_ value: String, maxAge: Int) -> Cookie {
    Cookie(
      name: Self.cookie, value: value, maxAge: maxAge, path: "/", httpOnly: true,
      sameSite: .strict)
  }
}
