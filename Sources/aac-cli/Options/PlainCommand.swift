import AACCore
import AACSpeech
import ArgumentParser

/// A command whose start counts, so that its arguments are read without ArgumentParser where they are plain.
protocol PlainCommand: EnvironmentCommand {
  /// Sets every option of the command.
  ///
  /// - Throws: when ArgumentParser has to read them.
  init(_ arguments: inout PlainArguments) throws
}

extension PlainCommand {
  /// The command with its arguments; nil when ArgumentParser has to read them.
  static func plain(_ arguments: some Sequence<String>) -> Self? {
    guard var plain = PlainArguments(arguments), var command = try? Self(&plain),
      plain.isExhausted, (try? command.validate()) != nil
    else { return nil }
    return command
  }
}

extension GlobalOptions {
  init(_ arguments: inout PlainArguments) throws {
    self.init()
    database = try arguments.one("database")
    language = try arguments.one("language")
    format = try arguments.one("format") ?? .text
  }
}

extension SentenceOptions {
  init(_ arguments: inout PlainArguments) throws {
    self.init()
    subject = try arguments.list("subject")
    verb = try arguments.each("verb")
    complement = try arguments.each("complement")
    tiles = try arguments.list("tiles")
    negative = try arguments.flag("negative")
    question = try arguments.flag("question")
    tense = try arguments.one("tense")
    speaker = try arguments.one("speaker")
    listener = try arguments.one("listener")
    isRequest = try arguments.flag("request")
    progressive = try arguments.flag("progressive")
    polite = try arguments.flag("polite")
    goingTo = try arguments.flag("going-to")
    perfect = try arguments.flag("perfect")
    habitual = try arguments.flag("habitual")
    strict = try arguments.flag("strict")
    try validate()
  }
}

extension VoiceOptions {
  init(_ arguments: inout PlainArguments) throws {
    self.init()
    voice = try arguments.one("voice")
    speed = try arguments.one("speed")
    pitch = try arguments.one("pitch")
    volume = try arguments.one("volume")
    pause = try arguments.one("pause")
    try validate()
  }
}

extension DeliveryOptions {
  init(_ arguments: inout PlainArguments) throws {
    self.init()
    wordByWord = try arguments.flag("word-by-word")
    spell = try arguments.flag("spell")
    try validate()
  }
}

extension SentenceCommand: PlainCommand {
  init(_ arguments: inout PlainArguments) throws {
    self.init()
    options = try GlobalOptions(&arguments)
    sentence = try SentenceOptions(&arguments)
    input = try arguments.one("input")
    explain = try arguments.flag("explain")
    alternatives = try arguments.flag("alternatives")
  }
}

extension SayCommand: PlainCommand {
  init(_ arguments: inout PlainArguments) throws {
    self.init()
    options = try GlobalOptions(&arguments)
    sentence = try SentenceOptions(&arguments)
    voice = try VoiceOptions(&arguments)
    delivery = try DeliveryOptions(&arguments)
    queue = try arguments.flag("queue")
    text = try arguments.one("text")
    out = try arguments.one("out")
    sampleRate = try arguments.one("sample-rate")
    timings = try arguments.one("timings")
    explain = try arguments.flag("explain")
  }
}

extension RenderCommand: PlainCommand {
  init(_ arguments: inout PlainArguments) throws {
    self.init()
    input = try arguments.first()
    options = try GlobalOptions(&arguments)
    guard let folder: String = try arguments.one("out-dir") else {
      throw PlainArguments.NotPlain()
    }
    outDir = folder
    audioFormat = try arguments.one("audio-format") ?? .wav
    sampleRate = try arguments.one("sample-rate")
    name = try arguments.one("name")
    jobs = try arguments.one("jobs")
    cache = try arguments.one("cache")
    cacheSize = try arguments.one("cache-size") ?? ByteCount(bytes: 1 << 30)
    inputFormat = try arguments.one("input-format")
    voice = try VoiceOptions(&arguments)
    delivery = try DeliveryOptions(&arguments)
    tense = try arguments.one("tense")
    speaker = try arguments.one("speaker")
    strict = try arguments.flag("strict")
  }
}

extension RenderWorkerCommand: PlainCommand {
  init(_ arguments: inout PlainArguments) throws {
    self.init()
    options = try GlobalOptions(&arguments)
    audioFormat = try arguments.one("audio-format") ?? .wav
    sampleRate = try arguments.one("sample-rate")
    cache = try arguments.one("cache")
  }
}
