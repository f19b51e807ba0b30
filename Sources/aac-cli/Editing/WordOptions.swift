public import AACCore
public import ArgumentParser
import SentenceBuilder

/// What can be said of a word on the command line; the rest is worked out.
struct WordOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Text.helpRole[.interface]))
  var role: WordRole?

  @Option(help: ArgumentHelp(Text.helpCategory[.interface]))
  var category: String?

  @Option(help: ArgumentHelp(Text.helpKind[.interface]))
  var kind: SemanticKind?

  @Option(help: ArgumentHelp(Text.wordGender[.interface]))
  var gender: Gender?

  @Flag(name: .customLong("mass"), help: ArgumentHelp(Text.helpMass[.interface]))
  var isMass = false

  @Flag(name: .customLong("plural-word"), help: ArgumentHelp(Text.helpPluralWord[.interface]))
  var isPlural = false

  @Option(help: ArgumentHelp(Text.helpPluralForm[.interface]))
  var plural: String?

  @Option(help: ArgumentHelp(Text.helpLabel[.interface]))
  var label: String?

  @Option(help: ArgumentHelp(Text.helpPicture[.interface]))
  var picture: String?

  /// What was said, for a proposal.
  var hints: WordProposal.Hints {
    var hints = WordProposal.Hints()
    hints.role = role
    hints.gender = gender
    hints.number = isPlural ? .plural : nil
    hints.countability = isMass ? .mass : nil
    hints.kind = kind
    hints.label = label
    hints.category = category
    hints.pictogram = picture.map(Pictogram.ID.init(rawValue:))
    hints.plural = plural
    return hints
  }
}

extension WordRole: ExpressibleByArgument {}
extension SemanticKind: ExpressibleByArgument {}
