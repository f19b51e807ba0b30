import AACCore
import HTTPTypes

/// Why a page cannot be shown, in words for whoever is in front of it.
enum PageError: Error, Equatable {
  /// The browser asked by a name that is not ours.
  case foreignHost
  /// A page of another site sent the form.
  case foreignOrigin
  /// The form has no token of this browser.
  case missingToken
  /// A screen of the house that has not entered the code.
  case notJoined
  /// Not a request that our pages make.
  case badRequest
  /// More than a form of ours can hold.
  case tooLarge
  /// Neither looking at a page nor sending a form.
  case methodNotAllowed
  /// There is no such page.
  case notFound

  var status: HTTPResponse.Status {
    switch self {
    case .foreignHost: .misdirectedRequest
    case .foreignOrigin, .missingToken, .notJoined: .forbidden
    case .badRequest: .badRequest
    case .tooLarge: .contentTooLarge
    case .methodNotAllowed: .methodNotAllowed
    case .notFound: .notFound
    }
  }

  var text: Text {
    switch self {
    case .foreignHost: .webForeignHost
    case .foreignOrigin: .webForeignOrigin
    case .missingToken: .webMissingToken
    case .notJoined: .webJoinTitle
    case .badRequest, .methodNotAllowed: .webBadRequest
    case .tooLarge: .webTooLarge
    case .notFound: .webNotFound
    }
  }
}
