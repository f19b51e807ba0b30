import AACCore

/// The bytes of a WAV file: 16 bits a sample, one channel, and behind the sound what is known of it.
struct WAVFile {
  /// The whole file.
  private(set) var bytes: [UInt8] = []

  init(_ sound: Sound, tags: AudioTags?) {
    let info = tags.map(Self.information) ?? []
    let size = sound.samples.count * 2
    bytes.reserveCapacity(44 + size + info.count)
    bytes += Array("RIFF".utf8)
    append(UInt32(truncatingIfNeeded: 36 + size + info.count))
    bytes += Array("WAVEfmt ".utf8)
    append(UInt32(16))
    append(UInt16(1))  // plain samples
    append(UInt16(1))  // channel
    append(UInt32(sound.sampleRate))
    append(UInt32(sound.sampleRate * 2))
    append(UInt16(2))
    append(UInt16(16))
    bytes += Array("data".utf8)
    append(UInt32(truncatingIfNeeded: size))
    if 1.littleEndian == 1 {
      sound.samples.withUnsafeBytes { bytes.append(contentsOf: $0) }
    } else {
      for sample in sound.samples { append(UInt16(bitPattern: sample)) }
    }
    bytes += info
  }

  private mutating func append(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// The list of tags: name, comment, language.
  private static func information(_ tags: AudioTags) -> [UInt8] {
    var list = Array("INFO".utf8)
    for (name, text) in [("INAM", tags.title), ("ICMT", tags.text), ("ILNG", tags.language?.tag)] {
      guard let text else { continue }
      // Ended by a zero, and by another where it takes one to make the length even.
      let value = Array(text.utf8) + [0]
      list += chunk(name, value)
    }
    return chunk("LIST", list)
  }

  private static func chunk(_ name: String, _ value: [UInt8]) -> [UInt8] {
    let size = withUnsafeBytes(of: UInt32(value.count).littleEndian, Array.init)
    return Array(name.utf8) + size + value + (value.count % 2 == 1 ? [0] : [])
  }
}
