import AACCore
import HTTPTypes
import Hummingbird
import Logging

/// Turns everything that goes wrong into a page, or for a script into a line, that says what and where to go on.
struct ErrorMiddleware: RouterMiddleware {
  let pages: Pages

  func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as PageError {
      return response(to: request, status: error.status, text: error.text)
    } catch let error as any UserFacingError {
      return response(to: request, status: .serviceUnavailable, text: error.text)
    } catch let error as any HTTPResponseError where error.status == .notFound {
      return response(to: request, status: .notFound, text: PageError.notFound.text)
    } catch {
      context.logger.error("\(error)")
      return response(to: request, status: .internalServerError, text: .webFailed)
    }
  }

  private func response(to request: Request, status: HTTPResponse.Status, text: Text) -> Response {
    // The database may be what is wrong: then the page is in the language of the machine.
    let session = try? WebSession(pages.environment)
    let language = session?.language ?? pages.environment.variety.language
    if request.headers[.accept]?.contains("text/html") != true {
      return Response(
        status: status, headers: [.contentType: "text/plain; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: text[language])))
    }
    return pages.problem(text, status: status, session: session)
  }
}
