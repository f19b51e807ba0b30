extension String {
  /// What `body` makes of the text's bytes, which lie one behind the other.
  ///
  /// It is made anew wherever it is called, in other modules too: as one function for all kinds of results it would take longer than what
  /// is done with the bytes.
  @inlinable
  @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}
