import CZip
import Foundation

/// Packs files into an archive in memory.
struct ZipWriter {
  let library: aac_zip

  /// Noon of a day when there were no zip files yet; the time of a file tells nothing here.
  private static let date: zip_uint16_t = 1 << 5 | 1
  private static let time: zip_uint16_t = 12 << 11

  func data(of entries: [ArchiveEntry]) throws(ArchiveError) -> Data {
    guard let target = library.zip_source_buffer_create(nil, 0, 0, nil) else { throw .cannotPack }
    defer { library.zip_source_free(target) }
    // The archive frees its source when it is closed; this one is read afterwards.
    library.zip_source_keep(target)
    guard let archive = library.zip_open_from_source(target, ZIP_TRUNCATE, nil) else {
      library.zip_source_free(target)
      throw .cannotPack
    }
    let buffers = entries.map { Self.copy($0.data) }
    defer { buffers.forEach { $0.deallocate() } }
    for (entry, buffer) in zip(entries, buffers) {
      guard add(entry, buffer, to: archive) else {
        library.zip_discard(archive)
        throw .cannotPack
      }
    }
    guard library.zip_close(archive) == 0 else {
      library.zip_discard(archive)
      throw .cannotPack
    }
    return try content(of: target)
  }

  /// Bytes at a fixed place: libzip reads them when the archive is closed.
  private static func copy(_ data: Data) -> UnsafeMutableRawBufferPointer {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, data.count), alignment: 1)
    data.copyBytes(to: buffer)
    return buffer
  }

  private func add(
    _ entry: ArchiveEntry, _ buffer: UnsafeMutableRawBufferPointer, to archive: OpaquePointer
  ) -> Bool {
    let size = zip_uint64_t(entry.data.count)
    guard let source = library.zip_source_buffer(archive, buffer.baseAddress, size, 0) else {
      return false
    }
    let index = library.zip_file_add(archive, entry.path, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      library.zip_source_free(source)
      return false
    }
    let method = Self.isPacked(entry.path) ? ZIP_CM_STORE : ZIP_CM_DEFLATE
    let place = zip_uint64_t(index)
    return library.zip_set_file_compression(archive, place, method, 0) == 0
      && library.zip_file_set_dostime(archive, place, Self.time, Self.date, 0) == 0
  }

  /// Whether a kind of file is packed already.
  private static func isPacked(_ path: String) -> Bool {
    let endings = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".mp3", ".ogg", ".opus", ".m4a"]
    return endings.contains { path.lowercased().hasSuffix($0) }
  }

  private func content(of source: OpaquePointer) throws(ArchiveError) -> Data {
    var status = zip_stat_t()
    library.zip_stat_init(&status)
    guard library.zip_source_stat(source, &status) == 0, library.zip_source_open(source) == 0
    else { throw .cannotPack }
    defer { _ = library.zip_source_close(source) }
    var bytes = [UInt8](repeating: 0, count: Int(status.size))
    var filled = 0
    while filled < bytes.count {
      let room = bytes.count - filled
      let count = bytes.withUnsafeMutableBytes { buffer in
        library.zip_source_read(
          source, buffer.baseAddress.map { $0 + filled } ?? UnsafeMutableRawPointer(bitPattern: 1),
          zip_uint64_t(room))
      }
      guard count > 0 else { throw .cannotPack }
      filled += Int(count)
    }
    return Data(bytes)
  }
}
