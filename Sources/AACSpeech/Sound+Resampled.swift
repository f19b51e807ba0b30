extension Sound {
  /// The same sound at another sample rate.
  func resampled(to rate: Int) -> Sound {
    guard rate != sampleRate, rate > 0, sampleRate > 0, !samples.isEmpty else { return self }
    return Sound(
      samples: ResamplerCache.resampler(from: sampleRate, to: rate).resampled(samples),
      sampleRate: rate)
  }
}
