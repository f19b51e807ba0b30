/// What became of a job.
struct RenderOutcome: Hashable, Sendable {
  enum Result: Hashable, Sendable {
    /// Synthesised.
    case made(RenderedSound)
    /// Synthesised by another voice than the wanted one, and why: nothing to be kept.
    case substituted(RenderedSound, String)
    /// Taken out of the cache.
    case cached(RenderedSound)
    /// The known file was there, and is now at the wanted place too.
    case known
    /// This text cannot be made; others can.
    case refused(String)
    /// Nothing can be made any more: the exit code, and why.
    case broken(status: Int32, String)
  }

  var id: Int
  var result: Result

  init(id: Int, _ result: Result) {
    self.id = id
    self.result = result
  }

  /// An outcome from its message.
  init?(_ message: WireMessage) {
    let fields = message.fields
    guard fields.count >= 2, let id = Int(fields[1]) else { return nil }
    self.id = id
    switch (fields[0], fields.count) {
    case ("made", _), ("cached", _):
      guard let sound = RenderedSound(fields: fields[2...]) else { return nil }
      result = fields[0] == "made" ? .made(sound) : .cached(sound)
    case ("substituted", 3...):
      guard let sound = RenderedSound(fields: fields[3...]) else { return nil }
      result = .substituted(sound, fields[2])
    case ("known", _): result = .known
    case ("refused", 3): result = .refused(fields[2])
    case ("broken", 4): result = .broken(status: Int32(fields[2]) ?? 1, fields[3])
    default: return nil
    }
  }

  /// The outcome as a message.
  var message: WireMessage {
    switch result {
    case .made(let sound): WireMessage(["made", "\(id)"] + sound.fields)
    case .substituted(let sound, let reason):
      WireMessage(["substituted", "\(id)", reason] + sound.fields)
    case .cached(let sound): WireMessage(["cached", "\(id)"] + sound.fields)
    case .known: WireMessage(["known", "\(id)"])
    case .refused(let reason): WireMessage(["refused", "\(id)", reason])
    case .broken(let status, let reason): WireMessage(["broken", "\(id)", "\(status)", reason])
    }
  }
}
