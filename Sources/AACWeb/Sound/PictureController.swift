import AACCore
import AACStore
import Foundation
import HTTPTypes
import Hummingbird

/// The drawings and photos.
struct PictureController {
  let environment: WebEnvironment

  func addRoutes(to router: Router<WebContext>) {
    router.get("picture/{id}") { _, context in try picture(context) }
  }

  /// A drawing, which can run nothing even when it is opened by itself: whoever made it may have put a script in.
  private func picture(_ context: WebContext) throws -> Response {
    guard let id = context.parameters.get("id")?.removingPercentEncoding,
      let picture = try environment.database.picture(for: Pictogram.ID(rawValue: id))
    else { throw PageError.notFound }
    var response = Response(
      status: .ok,
      headers: [
        .contentType: picture.mediaType, .cacheControl: "private, max-age=31536000, immutable",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.data)))
    if let name = HTTPField.Name("Content-Security-Policy") {
      response.headers[name] = HeaderMiddleware.picturePolicy
    }
    return response
  }
}
