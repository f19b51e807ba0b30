import CZip
import Foundation

/// Unpacks an archive that lies in memory.
struct ZipReader {
  let library: aac_zip
  let limits: ArchiveLimits

  /// What the list of files says of one.
  private struct Item {
    var index: zip_uint64_t
    var path: String
    var size: Int
  }

  func entries(of bytes: [UInt8]) throws(ArchiveError) -> [ArchiveEntry] {
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(ArchiveError) in try read(buffer) }
    }
    return try result.get()
  }

  private func read(_ buffer: UnsafeRawBufferPointer) throws(ArchiveError) -> [ArchiveEntry] {
    // libzip reads the buffer where it is; it lives until this function returns.
    guard
      let source = library.zip_source_buffer_create(
        buffer.baseAddress, zip_uint64_t(buffer.count), 0, nil)
    else { throw .notAnArchive }
    guard let archive = library.zip_open_from_source(source, ZIP_RDONLY, nil) else {
      library.zip_source_free(source)
      throw .notAnArchive
    }
    defer { library.zip_discard(archive) }
    let items = try items(of: archive, packed: buffer.count)
    var entries: [ArchiveEntry] = []
    entries.reserveCapacity(items.count)
    for item in items { entries.append(try entry(item, in: archive)) }
    return entries
  }

  /// Looks at the whole list before anything is unpacked.
  private func items(of archive: OpaquePointer, packed: Int) throws(ArchiveError) -> [Item] {
    let count = library.zip_get_num_entries(archive, 0)
    guard count >= 0 else { throw .notAnArchive }
    // Folders count twice as little as files.
    if count > limits.files * 2 { throw .tooManyFiles(limit: limits.files) }
    var items: [Item] = []
    var seen: Set<String> = []
    var total = 0
    for index in 0..<zip_uint64_t(count) {
      guard let item = try item(index, in: archive) else { continue }
      if !seen.insert(item.path).inserted { throw .repeated(file: item.path) }
      items.append(item)
      if items.count > limits.files { throw .tooManyFiles(limit: limits.files) }
      total += item.size
      if total > limits.bytes { throw .tooLarge(file: nil, limit: limits.bytes) }
    }
    if total > limits.harmlessBytes, total / limits.ratio > packed { throw .bomb }
    return items
  }

  /// A file of the list; nil for a folder.
  private func item(_ index: zip_uint64_t, in archive: OpaquePointer) throws(ArchiveError) -> Item?
  {
    let raw = zip_flags_t(ZIP_FL_ENC_RAW)
    guard let name = library.zip_get_name(archive, index, raw) else { throw .notAnArchive }
    guard let path = String(validatingCString: name) else { throw .notUTF8 }
    let isFolder = path.hasSuffix("/")
    guard ArchivePath.isSafe(isFolder ? String(path.dropLast()) : path, limits: limits) else {
      throw .unsafePath(file: path)
    }
    try checkKind(index, path, in: archive)
    if isFolder { return nil }
    var status = zip_stat_t()
    library.zip_stat_init(&status)
    guard library.zip_stat_index(archive, index, 0, &status) == 0,
      status.valid & zip_uint64_t(ZIP_STAT_SIZE) != 0
    else { throw .damaged(file: path) }
    if status.valid & zip_uint64_t(ZIP_STAT_ENCRYPTION_METHOD) != 0,
      status.encryption_method != ZIP_EM_NONE
    {
      throw .encrypted(file: path)
    }
    guard status.size <= zip_uint64_t(limits.bytesPerFile) else {
      throw .tooLarge(file: path, limit: limits.bytesPerFile)
    }
    return Item(index: index, path: path, size: Int(status.size))
  }

  /// Refuses links, devices and the like, of which Unix keeps the kind in the upper half.
  private func checkKind(
    _ index: zip_uint64_t, _ path: String, in archive: OpaquePointer
  ) throws(ArchiveError) {
    var system: zip_uint8_t = 0
    var attributes: zip_uint32_t = 0
    guard
      library.zip_file_get_external_attributes(archive, index, 0, &system, &attributes) == 0
    else { throw .damaged(file: path) }
    guard [UInt32(ZIP_OPSYS_UNIX), UInt32(ZIP_OPSYS_OS_X)].contains(UInt32(system)) else { return }
    let kind = (attributes >> 16) & 0xF000
    let regular: UInt32 = 0x8000
    let folder: UInt32 = 0x4000
    if ![0, regular, folder].contains(kind) { throw .notAFile(file: path) }
  }

  /// Unpacks a file, and not a byte more than the list promised.
  private func entry(_ item: Item, in archive: OpaquePointer) throws(ArchiveError) -> ArchiveEntry {
    guard let file = library.zip_fopen_index(archive, item.index, 0) else {
      throw .unsupported(file: item.path)
    }
    defer { _ = library.zip_fclose(file) }
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: min(max(item.size, 1), 1 << 16))
    while true {
      let count = Int(library.zip_fread(file, &chunk, zip_uint64_t(chunk.count)))
      if count < 0 { throw .damaged(file: item.path) }
      if count == 0 { break }
      data.append(contentsOf: chunk[..<count])
      if data.count > item.size { throw .damaged(file: item.path) }
    }
    guard data.count == item.size else { throw .damaged(file: item.path) }
    return ArchiveEntry(path: item.path, data: data)
  }
}
