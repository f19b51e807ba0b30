import AACCore
import AACStore
import ArgumentParser

/// Whose voice is meant.
struct OwnerOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Text.helpOwnerPerson[.interface], valueName: "name"))
  var person: String?

  @Flag(help: ArgumentHelp(Text.helpOwnerEveryone[.interface]))
  var everyone = false

  func validate() throws {
    guard person != nil, everyone else { return }
    throw ValidationError(Text.ownerOnlyOne[.interface])
  }

  /// The person's id; nil for everybody.
  ///
  /// - Throws: when nobody has the name.
  func owner(in session: Session) throws -> Person.ID? {
    if everyone { return nil }
    return try person.map { try session.database.person(named: $0).id } ?? session.person?.id
  }
}
