import AACStore
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// Pages that were made before, kept until anything in the database changes.
///
/// The pages with which people speak are made of the address and of the database alone: going back to a board, or to the
/// words that one just saw, need not make them again.
final class PageMemory: Sendable {
  /// Which page, for whom: each browser's pages hold its own token.
  struct Key: Hashable {
    let address: String
    let visitor: String
    let mark: ChangeMark
  }

  private struct Kept {
    var mark: ChangeMark?
    var pages: [Key: ByteBuffer] = [:]
    var size = 0
  }

  /// So many bytes are kept at most.
  private let limit: Int

  private let kept = Mutex(Kept())

  init(limit: Int = 8 << 20) {
    self.limit = limit
  }

  /// The page, if it was kept.
  func page(_ key: Key) -> ByteBuffer? {
    kept.withLock { $0.pages[key] }
  }

  /// Keeps a page, and forgets those that were made of an older state of the database.
  func keep(_ page: ByteBuffer, as key: Key) {
    kept.withLock { kept in
      if kept.mark != key.mark || kept.size + page.readableBytes > limit {
        kept = Kept(mark: key.mark)
      }
      guard kept.pages.updateValue(page, forKey: key) == nil else { return }
      kept.size += page.readableBytes
    }
  }

  /// Forgets everything.
  func forget() { kept.withLock { $0 = Kept() } }
}

/// Answers with a page that was kept.
struct PageMemoryMiddleware: RouterMiddleware {
  /// Pages that are made of nothing but their address and the database, and change neither.
  static let addresses: Set<String> = [
    "/", "/walk", "/sentences", "/show", "/boards", "/boards/open", "/planner", "/planner/time",
  ]

  let environment: WebEnvironment
  let memory: PageMemory

  func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard request.method == .get, !context.visitor.isNew,
      Self.addresses.contains(request.uri.path),
      let mark = try? environment.database.changeMark()
    else { return try await next(request, context) }
    let key = PageMemory.Key(
      address: request.uri.string, visitor: context.visitor.id, mark: mark)
    if let page = memory.page(key) { return Pages.answer(page) }
    var context = context
    context.pageKey = key
    return try await next(request, context)
  }
}
