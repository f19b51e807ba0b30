import AACStore
import Crypto
import Foundation

/// Signs what a browser keeps for us, so that nobody else can make it.
///
/// The key stays in the database: a page that was open before the program was started again still works.
struct TokenSigner: Sendable {
  private let key: SymmetricKey

  /// A signer with the database's key, which is made at first use; a database that cannot be written has one until the
  /// program ends.
  init(_ environment: WebEnvironment) throws {
    let database = environment.database
    if let text = try database.lockSetting(.signingKey), let data = Data(base64Encoded: text) {
      key = SymmetricKey(data: data)
      return
    }
    let bytes = environment.randomBytes(32)
    key = SymmetricKey(data: bytes)
    guard !database.isReadOnly else { return }
    try database.setLockSetting(.signingKey, to: Data(bytes).base64EncodedString())
  }

  /// The signature of a text, for one purpose only.
  func signature(of text: String, for purpose: String) -> String {
    HMAC<SHA256>.authenticationCode(for: Data("\(purpose)\n\(text)".utf8), using: key)
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Whether a signature is that of a text; takes as long for a wrong one as for the right one.
  func isSignature(_ signature: String, of text: String, for purpose: String) -> Bool {
    let right = Array(self.signature(of: text, for: purpose).utf8)
    let given = Array(signature.utf8)
    guard right.count == given.count else { return false }
    return zip(right, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
