import AACCore
import AACSpeech
import ArgumentParser

extension AudioFileFormat {
  /// Refuses a rate that files of a format, or of none in particular, cannot have.
  static func check(_ sampleRate: Int?, for format: AudioFileFormat?) throws {
    let rates = format?.sampleRates ?? commonSampleRates
    guard let sampleRate, !rates.contains(sampleRate) else { return }
    let list = rates.map(String.init).joined(separator: ", ")
    throw ValidationError(
      Text.sampleRateUnknown(rate: "\(sampleRate)", rates: list)[.interface])
  }
}
