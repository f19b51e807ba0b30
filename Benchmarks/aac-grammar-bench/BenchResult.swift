/// What one measurement found.
struct BenchResult: Encodable {
  /// Sentences or verb forms made in one pass.
  var count: Int
  /// Processor time of the best pass.
  var seconds: Double
  /// Largest resident size of the process so far.
  var peakMegabytes: Double
  /// Bytes of text made in all passes: shows that the work was done.
  var bytes: Int
}
