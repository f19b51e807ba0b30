import AACSpeech

extension Sound {
  /// Root mean square of the samples, 1 being full scale.
  var level: Double {
    guard !samples.isEmpty else { return 0 }
    let sum = samples.reduce(0) { $0 + Double($1) * Double($1) }
    return (sum / Double(samples.count)).squareRoot() / Double(Int16.max)
  }

  /// Seconds from the first to the last sample louder than a whisper.
  var audibleDuration: Double {
    let threshold = 300
    guard let first = samples.firstIndex(where: { abs(Int($0)) > threshold }),
      let last = samples.lastIndex(where: { abs(Int($0)) > threshold })
    else { return 0 }
    return Double(last - first) / Double(sampleRate)
  }

  /// Fundamental frequencies of the voiced parts, one for every 20 ms.
  var fundamentals: [Double] {
    let (samples, rate) = slow
    let loudest = samples.reduce(0) { max($0, abs($1)) }
    let last = samples.count - Self.reach(rate)
    return stride(from: 0, to: max(0, last), by: rate / 50).compactMap { start in
      guard samples[start..<(start + rate / 50)].contains(where: { abs($0) > loudest * 0.1 })
      else { return nil }
      return Self.fundamental(samples, at: start, rate: rate)
    }
  }

  /// The frequency in the middle of all.
  var medianFundamental: Double {
    let sorted = fundamentals.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// The frequency in the middle of the last 60 ms that are voiced.
  var finalFundamental: Double {
    let last = fundamentals.suffix(3).sorted()
    return last.isEmpty ? 0 : last[last.count / 2]
  }
}
