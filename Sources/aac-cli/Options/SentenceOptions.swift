import AACCore
import ArgumentParser
import Grammar
import SentenceBuilder

/// The words of a sentence and how to put them.
struct SentenceOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption, help: ArgumentHelp(Text.helpSubject[.interface], valueName: "word"))
  var subject: [String] = []

  @Option(help: ArgumentHelp(Text.helpVerb[.interface], valueName: "word"))
  var verb: [String] = []

  @Option(help: ArgumentHelp(Text.helpComplement[.interface], valueName: "word"))
  var complement: [String] = []

  @Option(
    parsing: .upToNextOption, help: ArgumentHelp(Text.helpTiles[.interface], valueName: "word"))
  var tiles: [String] = []

  @Flag(help: ArgumentHelp(Text.helpNegative[.interface]))
  var negative = false

  @Flag(help: ArgumentHelp(Text.helpQuestion[.interface]))
  var question = false

  @Option(help: ArgumentHelp(Text.helpTense[.interface]))
  var tense: Tense?

  @Option(help: ArgumentHelp(Text.helpSpeaker[.interface]))
  var speaker: Gender?

  @Option(help: ArgumentHelp(Text.helpListener[.interface]))
  var listener: Gender?

  @Flag(name: .customLong("request"), help: ArgumentHelp(Text.helpRequest[.interface]))
  var isRequest = false

  @Flag(help: ArgumentHelp(Text.helpProgressive[.interface]))
  var progressive = false

  @Flag(help: ArgumentHelp(Text.helpPolite[.interface]))
  var polite = false

  @Flag(inversion: .prefixedNo, help: ArgumentHelp(Text.helpGoingTo[.interface]))
  var goingTo: Bool?

  @Flag(help: ArgumentHelp(Text.helpPerfect[.interface]))
  var perfect = false

  @Flag(help: ArgumentHelp(Text.helpHabitual[.interface]))
  var habitual = false

  @Flag(help: ArgumentHelp(Text.helpStrict[.interface]))
  var strict = false

  /// What the options ask for.
  var request: SentenceRequest {
    var request = SentenceRequest()
    request.subject = subject
    request.complements = complement
    request.setVerbs(verb)
    request.tiles = tiles
    request.isNegative = negative
    request.isQuestion = question
    request.tense = tense
    request.speaker = speaker
    request.listener = listener
    request.options = clauseOptions
    return request
  }

  private var clauseOptions: Clause.Options {
    let flags: [(Bool, Clause.Options)] = [
      (isRequest, .request), (progressive, .progressive), (polite, .polite),
      (goingTo == true, .goingTo), (goingTo == false, .simpleFuture),
      (perfect, .perfect), (habitual, .habitual),
    ]
    return Clause.Options(flags.filter(\.0).map(\.1))
  }
}
