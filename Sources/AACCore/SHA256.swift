/// The SHA-256 digest of bytes (FIPS 180-4), fed piece by piece.
///
///     var hash = SHA256()
///     hash.update("abc".utf8)
///     hash.hexadecimal    // ba7816bf…
public struct SHA256: Sendable {
  private var state: SIMD8<UInt32>
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  /// A digest of nothing yet.
  public init() {
    state = SIMD8(
      Self.initial[0], Self.initial[1], Self.initial[2], Self.initial[3], Self.initial[4],
      Self.initial[5], Self.initial[6], Self.initial[7])
  }

  /// The digest of some bytes, in hexadecimal.
  public static func hexadecimal(of bytes: some Sequence<UInt8>) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.hexadecimal
  }

  /// Adds bytes to what is digested.
  public mutating func update(_ bytes: some Sequence<UInt8>) {
    if bytes.withContiguousStorageIfAvailable({ update(UnsafeRawBufferPointer($0)) }) == nil {
      Array(bytes).withUnsafeBytes { update($0) }
    }
  }

  /// Adds bytes to what is digested.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = rest.prefix(64 - pending.count)
      pending += missing
      rest = rest.dropFirst(missing.count)
      guard pending.count == 64 else { return }
      let block = pending
      block.withUnsafeBytes { digest($0) }
      pending = []
    }
    let whole = rest.count / 64 * 64
    digest(UnsafeRawBufferPointer(rebasing: rest.prefix(whole)))
    pending += rest.dropFirst(whole)
  }

  /// The digest of all that was added, as 64 hexadecimal digits.
  public var hexadecimal: String {
    var last = self
    let zeros = (119 - pending.count) % 64
    let length = (0..<8).map { UInt8(truncatingIfNeeded: (count * 8) >> (56 - 8 * UInt64($0))) }
    last.update([0x80] + [UInt8](repeating: 0, count: zeros) + length)
    let digits = Array("0123456789abcdef".utf8)
    let words = (0..<8).map { last.state[$0] }
    let text = words.flatMap { word in
      stride(from: 28, through: 0, by: -4).map { digits[Int(word >> UInt32($0) & 15)] }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Digests whole blocks of 64 bytes.
  private mutating func digest(_ blocks: UnsafeRawBufferPointer) {
    var state = state
    Self.constants.withUnsafeBufferPointer { constants in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
        for block in stride(from: 0, to: blocks.count, by: 64) {
          for index in 0..<16 {
            schedule[index] = UInt32(
              bigEndian: blocks.loadUnaligned(
                fromByteOffset: block + 4 * index, as: UInt32.self))
          }
          for index in 16..<64 {
            let (early, late) = (schedule[index - 15], schedule[index - 2])
            let first = Self.turned(early, 7) ^ Self.turned(early, 18) ^ early >> 3
            let second = Self.turned(late, 17) ^ Self.turned(late, 19) ^ late >> 10
            schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
          }
          Self.mix(&state, schedule, constants)
        }
      }
    }
    self.state = state
  }

  @inline(__always)
  private static func mix(
    _ state: inout SIMD8<UInt32>, _ schedule: UnsafeMutableBufferPointer<UInt32>,
    _ constants: UnsafeBufferPointer<UInt32>
  ) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ high &+ choice &+ constants[round] &+ schedule[round]
      let low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      let second = low &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    state &+= SIMD8(a, b, c, d, e, f, g, h)
  }

  @inline(__always)
  private static func turned(_ word: UInt32, _ places: UInt32) -> UInt32 {
    word &>> places | word &<< (32 &- places)
  }

  /// The fractional parts of the square roots of the first eight primes.
  private static let initial = primes(8).map { fraction($0, root: 2) }
  /// The fractional parts of the cube roots of the first 64 primes.
  private static let constants = primes(64).map { fraction($0, root: 3) }

  private static func primes(_ count: Int) -> [UInt64] {
    var found: [UInt64] = []
    var candidate: UInt64 = 2
    while found.count < count {
      if found.allSatisfy({ candidate % $0 != 0 }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }

  /// The first 32 bits behind the point of the square or cube root of a small number.
  private static func fraction(_ number: UInt64, root: Int) -> UInt32 {
    // The greatest x with x^root ≤ number · 2^(32 · root), bit by bit; x is below 2^37.
    let wanted = product(number, UInt64(1) << UInt64(16 * root), times: 2)
    var result: UInt64 = 0
    for bit in stride(from: UInt64(36), through: 0, by: -1) {
      let trial = result | UInt64(1) << bit
      if power(trial, root) <= wanted { result = trial }
    }
    return UInt32(truncatingIfNeeded: result)
  }

  private static func power(_ base: UInt64, _ exponent: Int) -> UInt128 {
    (0..<exponent).reduce(UInt128(1)) { value, _ in value * UInt128(base) }
  }

  private static func product(_ number: UInt64, _ factor: UInt64, times: Int) -> UInt128 {
    (0..<times).reduce(UInt128(number)) { value, _ in value * UInt128(factor) }
  }
}
