import AACCore
import ArgumentParser

/// In what pieces a sentence is said.
struct DeliveryOptions: ParsableArguments {
  @Flag(help: ArgumentHelp(Text.helpWordByWord[.interface]))
  var wordByWord = false

  @Flag(help: ArgumentHelp(Text.helpSpell[.interface]))
  var spell = false

  func validate() throws {
    guard wordByWord, spell else { return }
    throw ValidationError(Text.deliveryOnlyOne[.interface])
  }

  /// Settings with what the options say put in.
  func applied(to settings: SpeechSettings) -> SpeechSettings {
    var settings = settings
    if wordByWord { settings.delivery = .wordByWord }
    if spell { settings.delivery = .spelled }
    return settings
  }
}
