import AACArguments
import AACCore
import AACSpeech
import Foundation

/// Makes the files of a batch: reads and composes, has workers synthesise, keeps the list.
///
/// Only so many items are held at a time, however many there are.
final class RenderRun {
  /// An item on its way.
  private struct Entry {
    var item: RenderItem
    var file: String
    var key: String
    /// What is known of a file that should be there already.
    var knownSound: RenderedSound?
    /// Items of the same utterance that wait for its file.
    var twins: [Int] = []
    var sound: RenderedSound?
    var line: ManifestLine?
    /// Whether another voice than the wanted one spoke: then the next run tries again.
    var isSubstitute = false
    /// Number of the line in the input.
    var lineNumber: Int
  }

  private let plan: RenderPlan
  private let console: any Console
  private let manifest: RenderManifest
  private var input: RenderInput
  private var reader: RenderReader
  private var pool: WorkerPool
  private var progress: RenderProgress
  private var report: RenderReport
  private var engine: String?
  /// Remarks that were told.
  private var told: Set<String> = []

  /// Items by their number; those before ``nextToWrite`` are in the manifest.
  private var entries: [Int: Entry] = [:]
  private var failedLines: [Int: ManifestLine] = [:]
  private var nextToWrite = 1
  private var nextNumber = 1
  /// Who makes the file of a key, from when it is asked for until it is in the manifest.
  private var makers: [String: Int] = [:]
  private var total: Int??
  private let start = ContinuousClock.now

  /// Milliseconds in which a worker does less than half of what it may hold.
  private static let nap: Int32 = 2

  /// Items held at a time.
  private var window: Int { plan.jobs * 32 }

  /// A run that has not begun; the folder is there and is its own.
  ///
  /// - Throws: `FileProblem`, ``RenderError/folderInUse(_:)``.
  init(
    _ plan: RenderPlan, input: RenderInput, reader: RenderReader, console: any Console
  ) throws {
    (self.plan, self.input, self.reader, self.console) = (plan, input, reader, console)
    manifest = try RenderManifest(folder: plan.folder)
    LeftoverFiles(folder: plan.folder).removeAll()
    pool = WorkerPool(limit: plan.jobs, arguments: plan.workerArguments, folder: plan.folder)
    let terminal = Terminal(variables: [:], output: STDERR_FILENO)
    progress = RenderProgress(
      isTerminal: isatty(STDERR_FILENO) == 1, language: plan.language,
      columns: { terminal.size.columns })
    report = RenderReport(manifest: "\(plan.folder)/manifest.jsonl", language: plan.language)
    // They get their voices ready while the rest does; for a few lines one will do.
    for _ in 0..<(input.size > 1_000 ? plan.jobs : 1) { try pool.start() }
  }

  /// Makes all files.
  ///
  /// - Returns: How it ended, and the signal that ended it before its time.
  /// - Throws: what ends the run; what was made until then stays, and the next run finds it.
  func run() throws -> (report: RenderReport, signal: Int32?) {
    let signals = StopSignals()
    defer { signals.release() }
    do {
      while true {
        if let signal = signals.received() {
          stop()
          return (report, signal)
        }
        try step()
        if input.isExhausted, entries.isEmpty, !pool.isBusy { break }
        wait(signals)
      }
      finishWorkers()
      try manifest.publish()
      plan.cache?.trim(to: plan.cacheSize)
    } catch {
      stop()
      manifest.discardIfEmpty()
      throw error
    }
    console.note(progress.end)
    return (report, nil)
  }

  private func step() throws {
    for message in pool.messages() { try take(message) }
    for job in try pool.replaceLost() {
      try fail(job.id, RenderError.workerLost.text[plan.language])
    }
    if let engine { try fill(engine) }
    try pool.handOut()
    try writeLines()
    showProgress()
  }

  private func wait(_ signals: StopSignals) {
    // Answers that come meanwhile are read together: to be woken for every single one costs more than reading it.
    if pool.isSupplied {
      var signal = pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&signal, 1, Self.nap) == 0 else { return }
    }
    let wantsInput = engine != nil && !input.isExhausted && entries.count < window
    pool.wait(
      for: [signals.descriptor] + (wantsInput ? [input.descriptor] : []), milliseconds: 200)
  }

  /// Reads on while there is room.
  private func fill(_ engine: String) throws {
    while entries.count + failedLines.count < window,
      let record = input.next(isQuoting: reader.isQuoting)
    {
      do {
        guard let item = try reader.item(of: record) else { continue }
        try accept(item, line: record.line, engine: engine)
      } catch let error as RenderError {
        if case .badColumns = error { throw error }
        try fail(record, error.text[plan.language])
      } catch let error as any UserFacingError {
        try fail(record, error.text[plan.language])
      }
    }
  }

  private func accept(_ item: RenderItem, line: Int, engine: String) throws {
    let path = try plan.names.path(of: item)
    let file = try manifest.free(path, ending: plan.format.rawValue)
    try makeFolder(of: file)
    let number = nextNumber
    nextNumber += 1
    let key = plan.key(of: item, engine: engine)
    var entry = Entry(item: item, file: file, key: key, lineNumber: line)
    if let maker = makers[key], let made = entries[maker] {
      if let sound = made.sound {
        entry.knownSound = sound
        entry.isSubstitute = made.isSubstitute
        entries[number] = entry
        request(number, from: made.file)
      } else {
        entries[number] = entry
        entries[maker]?.twins.append(number)
      }
      return
    }
    let known = try manifest.known(key)
    entry.knownSound = known?.sound
    entries[number] = entry
    makers[key] = number
    request(number, from: known?.file)
  }

  /// Asks for the file of an item; another file may have the sound already.
  private func request(_ number: Int, from file: String?) {
    guard let entry = entries[number] else { return }
    var job = RenderJob(
      id: number, key: entry.key, text: entry.item.text, variety: entry.item.variety,
      settings: entry.item.settings, voice: entry.item.voice, path: "\(plan.folder)/\(entry.file)")
    let isBelow = file.map { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") }
    if let file, isBelow == true, let sound = entry.knownSound {
      job.known = RenderJob.Known(path: "\(plan.folder)/\(file)", sha256: sound.sha256)
    }
    pool.add(job)
  }

  private func take(_ message: WireMessage) throws {
    if message.fields.first == "hello", message.fields.count == 2 {
      engine = message.fields[1]
      return
    }
    if message.fields.first == RenderWorker.remark, message.fields.count == 2 {
      return remark(message.fields[1])
    }
    guard let outcome = RenderOutcome(message) else { return }
    pool.answered(outcome.id)
    switch outcome.result {
    case .made(let sound):
      report.made += 1
      complete(outcome.id, sound)
    case .substituted(let sound, let reason):
      report.made += 1
      remark(reason)
      entries[outcome.id]?.isSubstitute = true
      complete(outcome.id, sound)
    case .cached(let sound):
      report.reused += 1
      complete(outcome.id, sound)
    case .known:
      report.reused += 1
      if let sound = entries[outcome.id]?.knownSound { complete(outcome.id, sound) }
    case .refused(let line): try fail(outcome.id, line)
    case .broken(let status, let line): throw RenderError.broken(status: status, line)
    }
  }

  private func complete(_ number: Int, _ sound: RenderedSound) {
    guard let entry = entries[number] else { return }
    entries[number]?.sound = sound
    entries[number]?.line = ManifestLine(
      entry.item, file: entry.file, sound: sound, key: entry.isSubstitute ? "" : entry.key)
    for twin in entry.twins {
      entries[twin]?.knownSound = sound
      entries[twin]?.isSubstitute = entry.isSubstitute
      request(twin, from: entry.file)
    }
    report.files += 1
    report.duration += sound.duration
  }

  /// A line that could not be read.
  private func fail(_ record: RecordSplitter.Record, _ reason: String) throws {
    let number = nextNumber
    nextNumber += 1
    tell(record.line, reason)
    failedLines[number] = ManifestLine(index: reader.index, line: record.line, error: reason)
  }

  /// An item that could not be made, and those that waited for its file.
  private func fail(_ number: Int, _ reason: String) throws {
    guard let entry = entries.removeValue(forKey: number) else { return }
    if makers[entry.key] == number { makers[entry.key] = nil }
    tell(entry.lineNumber, reason)
    failedLines[number] = ManifestLine(
      index: entry.item.index, line: entry.lineNumber, error: reason)
    for twin in entry.twins { try fail(twin, reason) }
  }

  /// Says once what does not keep a file from being made.
  private func remark(_ line: String) {
    if told.insert(line).inserted { console.note(progress.end + "aac-cli: \(line.harmless())\n") }
  }

  private func tell(_ line: Int, _ reason: String) {
    report.failed += 1
    let text = Text.renderBadLine(line: "\(line)", reason: reason)[plan.language]
    console.note(progress.end + "aac-cli: \(text.harmless())\n")
  }

  /// Writes the lines that are ready, in the order of the input.
  private func writeLines() throws {
    while nextToWrite < nextNumber {
      if let line = failedLines.removeValue(forKey: nextToWrite) {
        try manifest.append(line, key: nil)
      } else if let entry = entries[nextToWrite], let line = entry.line {
        try manifest.append(line, key: entry.isSubstitute ? nil : entry.key)
        entries[nextToWrite] = nil
        if makers[entry.key] == nextToWrite { makers[entry.key] = nil }
      } else {
        return
      }
      nextToWrite += 1
    }
  }

  /// Lets the workers finish their files and notes them, also those that are ahead of others.
  private func stop() {
    finishWorkers()
    for number in nextToWrite..<max(nextToWrite, nextNumber) {
      guard let entry = entries[number], let line = entry.line else { continue }
      // What cannot be noted is made again by the next run.
      try? manifest.append(line, key: entry.isSubstitute ? nil : entry.key)
    }
    console.note(progress.end)
  }

  /// Lets the workers finish the files they have begun, and takes in what they say until they are gone.
  private func finishWorkers() {
    pool.closeInput()
    let deadline = ContinuousClock.now + .seconds(20)
    while pool.isRunning {
      pool.wait(for: [], milliseconds: 100)
      // The run is over: what a worker could not make any more is made by the next.
      for message in pool.messages() { try? take(message) }
      if ContinuousClock.now > deadline { pool.endNow() }
    }
    pool.reap()
  }

  private func makeFolder(of file: String) throws {
    guard let slash = file.lastIndex(of: "/") else { return }
    var folder = plan.folder
    for part in file[..<slash].split(separator: "/") {
      folder += "/\(part)"
      var status = stat()
      guard lstat(folder, &status) == 0 else {
        guard mkdir(folder, 0o777) == 0 else { throw FileProblem(errno) }
        continue
      }
      // What a link leads to is none of ours.
      guard status.st_mode & S_IFMT == S_IFDIR else { throw RenderError.notAFolder(folder) }
    }
  }

  private func showProgress() {
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    if elapsed > 0.2, total == nil, progress.isTerminal || elapsed > 50 {
      total = .some(input.countLines())
    }
    let done = report.files + report.failed
    let state = RenderProgress.State(done: done, total: total ?? nil, elapsed: elapsed)
    if let text = progress.note(state) { console.note(text) }
  }
}
