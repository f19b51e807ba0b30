import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Synchronization
import Testing

/// A browser that keeps cookies and sends forms with the token of the page it looked at.
final class TestBrowser: Sendable {
  private struct State {
    var cookies: [String: String] = [:]
    var token = ""
  }

  private let client: any TestClientProtocol
  private let state = Mutex(State())

  init(client: any TestClientProtocol) { self.client = client }

  /// The token of the page before.
  var token: String { state.withLock(\.token) }

  /// What a request was answered with.
  struct Page: Sendable {
    let status: HTTPResponse.Status
    let headers: HTTPFields
    let bytes: [UInt8]

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var location: String? { headers[.location] }
  }

  /// Looks at a page, with these fields besides its own.
  @discardableResult
  func get(
    _ address: String, fields: [String: String] = [:]
  ) async throws -> Page {
    try await send(.get, address, fields: fields, body: nil)
  }

  /// Sends a form with the token of the page before.
  @discardableResult
  func post(_ address: String, _ form: [String: String] = [:]) async throws -> Page {
    let token = state.withLock(\.token)
    return try await post(address, raw: Self.encoded(form.merging(["token": token]) { $1 }))
  }

  /// Sends anything at all as a form.
  @discardableResult
  func post(
    _ address: String, raw: [UInt8], fields: [String: String] = [:]
  ) async throws -> Page {
    let type = ["Content-Type": "application/x-www-form-urlencoded"]
    return try await send(
      .post, address, fields: type.merging(fields) { $1 },
      body: ByteBuffer(bytes: raw))
  }

  /// Sends a request of any method.
  func send(
    _ method: HTTPRequest.Method, _ address: String, fields: [String: String] = [:],
    body: ByteBuffer? = nil
  ) async throws -> Page {
    var headers: HTTPFields = [.accept: "text/html"]
    let cookies = state.withLock(\.cookies)
    if !cookies.isEmpty {
      headers[.cookie] = cookies.map { "\($0)=\($1)" }.sorted().joined(separator: "; ")
    }
    for (name, value) in fields { headers[try #require(HTTPField.Name(name))] = value }
    let response = try await client.executeRequest(
      uri: address, method: method, headers: headers, body: body)
    let page = Page(
      status: response.status, headers: response.headers,
      bytes: Array(response.body.readableBytesView))
    state.withLock { state in
      for cookie in response.headers[values: .setCookie] {
        let pair = cookie.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
        if pair.count == 2 { state.cookies[String(pair[0])] = String(pair[1]) }
      }
      if let token = page.text.firstMatch(of: /name="token" value="([0-9a-f]+)"/) {
        state.token = String(token.1)
      }
    }
    return page
  }

  static func encoded(_ form: [String: String]) -> [UInt8] {
    let allowed = CharacterSet.alphanumerics.intersection(
      CharacterSet(charactersIn: Unicode.Scalar(0)..<Unicode.Scalar(128)))
    let pairs = form.sorted { $0.key < $1.key }.map { name, value in
      "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")"
    }
    return Array(pairs.joined(separator: "&").utf8)
  }
}
