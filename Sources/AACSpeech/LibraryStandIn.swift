import Foundation

/// A shared library of a name and nothing else, in the place of one that another library wants loaded and that is never
/// called.
///
/// The loader takes a library that is there already, by its `DT_SONAME`, for the one that is wanted (System V ABI, chapter 5,
/// *Shared Object Dependencies*), so that neither that one is read nor whatever it brings along.
struct LibraryStandIn {
  private let handle: UnsafeMutableRawPointer

  /// Loads one by a name; nil where it cannot be done, as without `/proc`.
  init?(named name: String) {
    guard let image = Self.image(named: name), let file = AnonymousFile(image),
      let handle = dlopen("/proc/self/fd/\(file.descriptor)", RTLD_LAZY | RTLD_LOCAL)
    else { return nil }
    self.handle = handle
  }

  /// Takes it away, so that the real one is loaded the next time.
  func remove() { dlclose(handle) }

  /// Number of the processor in the header of a file; nil for one that is not known here.
  private static var machine: UInt16? {
    #if arch(x86_64)
    62
    #elseif arch(arm64)
    183
    #else
    nil
    #endif
  }

  /// The bytes of the library: the header of an ELF file, three segments, one empty symbol, the name, the dynamic section.
  private static func image(named name: String) -> [UInt8]? {
    guard let machine else { return nil }
    var names = [0] + Array(name.utf8) + [0]
    while names.count % 8 != 0 { names.append(0) }
    let (headerSize, segmentSize, symbolSize) = (64, 56, 24)
    let symbols = headerSize + 3 * segmentSize
    let strings = symbols + symbolSize
    let dynamic = strings + names.count
    // DT_SONAME, DT_STRTAB, DT_SYMTAB, DT_STRSZ, DT_SYMENT, DT_NULL
    let entries = [
      (14, 1), (5, strings), (6, symbols), (10, names.count), (11, symbolSize), (0, 0),
    ]
    let size = dynamic + 16 * entries.count
    // ELFCLASS64, ELFDATA2LSB, EV_CURRENT
    var bytes = Array("\u{7F}ELF".utf8) + [2, 1, 1] + [UInt8](repeating: 0, count: 9)
    func append<Value: FixedWidthInteger>(_ values: Value...) {
      for value in values { withUnsafeBytes(of: value.littleEndian) { bytes += $0 } }
    }
    append(3 as UInt16, machine)  // ET_DYN
    append(1 as UInt32)
    append(0, headerSize, 0)
    append(0 as UInt32)
    append(UInt16(headerSize), UInt16(segmentSize), 3, 0, 0, 0)
    // All of it may be read and written, nothing run: PT_LOAD, PT_DYNAMIC, PT_GNU_STACK.
    for (kind, start, length, alignment) in [
      (1, 0, size, 0x1_0000), (2, dynamic, 16 * entries.count, 8), (0x6474_E551, 0, 0, 16),
    ] {
      append(UInt32(kind), 6)
      append(start, start, start, length, length, alignment)
    }
    bytes += [UInt8](repeating: 0, count: symbolSize) + names
    for (tag, value) in entries { append(tag, value) }
    return bytes
  }
}
