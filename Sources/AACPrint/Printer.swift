import CCairo
public import Foundation
import Synchronization

/// Draws pages into a file's bytes, through cairo, pango and librsvg.
///
///     let sheet = PrintSheet(board, setup: PrintSetup(paper: .a4))
///     let printed = try Printer().print([sheet], as: .pdf, title: "Casa", now: .now)
///     printed.data        // a whole PDF
///     printed.problems    // pictures that could not be drawn
public struct Printer: Sendable {
  /// A printed file.
  public struct Printed: Sendable {
    /// All bytes of the file.
    public var data: Data
    /// What could not be drawn.
    public var problems: [PrintProblem]
  }

  /// Dots per inch of PNG.
  public var resolution: Int

  /// A printer.
  public init(resolution: Int = 150) { self.resolution = resolution }

  /// Draws pages.
  ///
  /// - Parameters:
  ///   - sheets: The pages, at least one.
  ///   - format: The sort of file.
  ///   - title: What the file is called in itself.
  ///   - now: When it was made.
  /// - Returns: The bytes, and what could not be drawn.
  /// - Throws: ``PrintError``.
  public func print(
    _ sheets: [PrintSheet], as format: PrintFormat, title: String, now: Date
  ) throws(PrintError) -> Printed {
    try Self.turn.withLock { _ throws(PrintError) in
      try draw(sheets, as: format, title: title, now: now)
    }
  }

  /// Whether the libraries that draw are installed.
  public static var isAvailable: Bool { aac_drawing_load() != nil }

  /// One at a time in a process: cairo opens fonts without asking whether another thread does.
  private static let turn = Mutex(())

  private func draw(
    _ sheets: [PrintSheet], as format: PrintFormat, title: String, now: Date
  ) throws(PrintError) -> Printed {
    precondition(!sheets.isEmpty, "a file has a page")
    if sheets.count > 1, !format.holdsPages { throw .notSingle(count: sheets.count) }
    guard let library = aac_drawing_load()?.pointee else { throw .noLibrary }
    let scale = format == .png ? Double(resolution) / 72 : 1
    let surface = try CairoSurface(
      library: library, format: format, page: sheets[0].page, scale: scale)
    if format == .pdf { surface.setMetadata(title: title, now: now) }
    var pictures = PictureCache(library: library)
    var problems: [PrintProblem] = []
    for (index, sheet) in sheets.enumerated() {
      if format == .pdf, index > 0 { surface.setSize(sheet.page) }
      var drawing = SheetDrawing(
        library: library, context: surface.context, page: index + 1, pictures: pictures)
      drawing.draw(sheet, linkedPages: format == .pdf ? sheets.count : 0)
      pictures = drawing.pictures
      problems += drawing.problems
      if format == .pdf {
        surface.addOutline(sheet.name, page: index + 1)
        library.cairo_show_page(surface.context)
      }
      try surface.check()
    }
    return Printed(data: try surface.finish(), problems: problems)
  }
}
