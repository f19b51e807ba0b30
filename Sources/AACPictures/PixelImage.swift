import CPictures
import Foundation

/// Pictures of dots, through gdk-pixbuf.
enum PixelImage {
  /// The dots drawn anew, scaled down where they are more than are kept.
  static func redrawn(
    _ bytes: [UInt8], _ header: ImageHeader, _ limits: PictureLimits
  ) throws(PictureError) -> Picture {
    let (pixels, overflows) = header.width.multipliedReportingOverflow(by: header.height)
    if overflows || pixels > limits.pixels {
      throw .tooManyPixels(width: header.width, height: header.height)
    }
    // The library would draw as much as it has of one that ends too early.
    if header.format == .png, Data(bytes).range(of: Data("IEND".utf8)) == nil { throw .broken }
    if header.format == .jpeg, !ImageHeader.isWholeJPEG(bytes) { throw .broken }
    guard let library = aac_pictures_load()?.pointee else { throw .noLibrary }
    guard let loader = library.gdk_pixbuf_loader_new_with_type(header.format.rawValue, nil) else {
      // The library is there, its reader of this format is not.
      throw .noLibrary
    }
    defer { library.g_object_unref(UnsafeMutableRawPointer(loader)) }
    let size = fitted(header.width, header.height, limits.side)
    // The reader then need not keep all dots.
    library.gdk_pixbuf_loader_set_size(loader, Int32(size.0), Int32(size.1))
    let isRead = library.gdk_pixbuf_loader_write(loader, bytes, bytes.count, nil) != 0
    // Always closed, or the library complains on the way out.
    let isWhole = library.gdk_pixbuf_loader_close(loader, nil) != 0
    guard isRead, isWhole, let read = library.gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = library.gdk_pixbuf_apply_embedded_orientation(read)
    else { throw .broken }
    defer { library.g_object_unref(UnsafeMutableRawPointer(upright)) }
    return try saved(upright, isPhoto: header.format == .jpeg, limits, library)
  }

  /// The size within a square, with the same proportion, never larger than it was.
  static func fitted(_ width: Int, _ height: Int, _ side: Int) -> (Int, Int) {
    let longer = max(width, height)
    if longer <= side { return (width, height) }
    return (max(1, width * side / longer), max(1, height * side / longer))
  }

  private static func saved(
    _ image: OpaquePointer, isPhoto: Bool, _ limits: PictureLimits, _ library: aac_pictures
  ) throws(PictureError) -> Picture {
    let width = Int(library.gdk_pixbuf_get_width(image))
    let height = Int(library.gdk_pixbuf_get_height(image))
    guard max(width, height) <= limits.side else {
      let size = fitted(width, height, limits.side)
      // 2 is bilinear, the best that the library recommends for shrinking.
      guard
        let small = library.gdk_pixbuf_scale_simple(image, Int32(size.0), Int32(size.1), 2)
      else { throw .broken }
      defer { library.g_object_unref(UnsafeMutableRawPointer(small)) }
      return try saved(small, isPhoto: isPhoto, limits, library)
    }
    let isJPEG = isPhoto && library.gdk_pixbuf_get_has_alpha(image) == 0
    let data = try encoded(image, as: isJPEG ? "jpeg" : "png", library)
    return Picture(mediaType: isJPEG ? .jpeg : .png, data: data, width: width, height: height)
  }

  private static func encoded(
    _ image: OpaquePointer, as type: String, _ library: aac_pictures
  ) throws(PictureError) -> Data {
    var buffer: UnsafeMutablePointer<CChar>?
    var size = 0
    let option = type == "jpeg" ? ("quality", "88") : ("compression", "9")
    let isSaved = option.0.withCString { key in
      option.1.withCString { value in
        var keys: [UnsafePointer<CChar>?] = [key, nil]
        var values: [UnsafePointer<CChar>?] = [value, nil]
        return library.gdk_pixbuf_save_to_bufferv(
          image, &buffer, &size, type, &keys, &values, nil) != 0
      }
    }
    guard isSaved, let buffer else { throw .broken }
    defer { library.g_free(buffer) }
    return Data(bytes: buffer, count: size)
  }
}
