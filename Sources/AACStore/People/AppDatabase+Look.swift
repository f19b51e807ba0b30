public import AACCore
import Foundation

extension AppDatabase {
  /// How the screens of a person, or of nobody in particular, look.
  ///
  /// What cannot be read is as if it had never been chosen: nobody must be kept from their screens by it.
  public func look(of person: Person.ID?) throws -> Look {
    let text = try read { try Self.setting("look", of: person, $0) }
    return text.flatMap { try? JSONDecoder().decode(Look.self, from: Data($0.utf8)) } ?? Look()
  }

  /// Chooses how the screens of a person, or of nobody in particular, look.
  public func setLook(_ look: Look, of person: Person.ID?) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let text = String(decoding: try encoder.encode(look), as: UTF8.self)
    try write { try Self.set("look", to: text, of: person, $0) }
  }
}
