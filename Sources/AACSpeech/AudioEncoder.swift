import AACCore
import CSndfile
import Foundation

/// Makes the bytes of an audio file.
struct AudioEncoder {
  let format: AudioFileFormat
  let tags: AudioTags?

  /// The whole file.
  ///
  /// - Throws: `FileFailure` when libsndfile is missing or refuses.
  func encode(_ sound: Sound) throws -> [UInt8] {
    switch format {
    // The simplest of formats need not wait for the library, which brings six others along.
    case .wav: return WAVFile(sound, tags: tags).bytes
    case .flac:
      return tagged(try libraryEncoded(audible(sound))) { FLACTags.adding($0, to: $1) }
    case .ogg, .opus:
      return tagged(try libraryEncoded(audible(sound))) { OggTags.adding($0, to: $1) }
    case .mp3:
      return (tags.map(ID3Tags.tag) ?? []) + (try libraryEncoded(audible(sound)))
    }
  }

  /// Adds what libsndfile has no word for.
  private func tagged(_ bytes: [UInt8], _ add: (String, [UInt8]) -> [UInt8]) -> [UInt8] {
    guard let language = tags?.language else { return bytes }
    return add("LANGUAGE=\(language.tag)", bytes)
  }

  /// A file of these formats without a single packet of sound is one that players refuse.
  private func audible(_ sound: Sound) -> Sound {
    let missing = sound.sampleRate / 10 - sound.samples.count
    guard missing > 0 else { return sound }
    return Sound(
      samples: sound.samples + Array(repeating: 0, count: missing), sampleRate: sound.sampleRate)
  }

  private func libraryEncoded(_ sound: Sound) throws -> [UInt8] {
    guard let sndfile = aac_sndfile_load()?.pointee else {
      throw FileFailure(problem: .other("libsndfile.so.1"))
    }
    let memory = MemoryFile()
    var calls = MemoryFile.calls
    var info = SF_INFO()
    info.samplerate = Int32(sound.sampleRate)
    info.channels = 1
    info.format = format.sndfileFormat
    let data = Unmanaged.passUnretained(memory).toOpaque()
    guard let file = sndfile.sf_open_virtual(&calls, Int32(SFM_WRITE), &info, data) else {
      throw FileFailure(problem: .other(Self.message(nil, sndfile)))
    }
    // Of MP3 tags libsndfile knows only the Latin alphabet of 1987: those are made by us.
    if let tags, format != .mp3 {
      _ = sndfile.sf_set_string(file, Int32(SF_STR_TITLE), tags.title)
      _ = sndfile.sf_set_string(file, Int32(SF_STR_COMMENT), tags.text)
    }
    if var level = format.compressionLevel {
      let size = Int32(MemoryLayout<Double>.size)
      _ = sndfile.sf_command(file, Int32(SFC_SET_COMPRESSION_LEVEL), &level, size)
    }
    let count = sf_count_t(sound.samples.count)
    let isWritten = sndfile.sf_writef_short(file, sound.samples, count) == count
    let message = Self.message(file, sndfile)
    // What the encoder still held comes only now.
    let isClosed = withExtendedLifetime(memory) { sndfile.sf_close(file) == 0 }
    guard isWritten, isClosed else { throw FileFailure(problem: .other(message)) }
    return memory.bytes
  }

  private static func message(_ file: OpaquePointer?, _ sndfile: aac_sndfile) -> String {
    sndfile.sf_strerror(file).map { String(cString: $0) } ?? ""
  }
}
