/// How much of an archive is unpacked.
public struct ArchiveLimits: Hashable, Sendable {
  /// Files, folders not counted.
  public var files = 20_000
  /// Bytes of the archive itself.
  public var packedBytes = 256 << 20
  /// Bytes of all files together.
  public var bytes = 256 << 20
  /// Bytes of one file.
  public var bytesPerFile = 64 << 20
  /// How many times larger than the archive its files may be; small archives are let off.
  public var ratio = 120
  /// Up to this many bytes the ratio does not matter.
  public var harmlessBytes = 16 << 20
  /// Characters of a name, in UTF-8.
  public var pathBytes = 1_024

  /// The limits of every import.
  public init() {}
}
