public import AACCore
import Foundation
import GRDB

extension AppDatabase {
  /// The other programs that speak, by name.
  public func voiceCommands() throws -> [VoiceCommand] {
    try read { db in
      let sql = """
        SELECT name, arguments, varieties, time_limit FROM voice_command ORDER BY name_key
        """
      return try Row.fetchAll(db, sql: sql).map(VoiceCommand.init)
    }
  }

  /// Keeps a program that speaks; one of the same name is replaced.
  ///
  /// - Throws: ``StoreError/emptyName`` when it has no name, program or language.
  public func add(_ command: VoiceCommand) throws {
    let key = FoldedKey(command.name).text
    if key.isEmpty || command.arguments.first?.isEmpty ?? true || command.varieties.isEmpty {
      throw StoreError.emptyName
    }
    let arguments = try Self.json(command.arguments)
    let varieties = try Self.json(command.varieties.map(\.tag))
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO voice_command (name, name_key, arguments, varieties, time_limit)
          VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (name_key) DO UPDATE SET
            name = excluded.name, arguments = excluded.arguments,
            varieties = excluded.varieties, time_limit = excluded.time_limit
          """,
        arguments: [command.name.trimmingSpaces, key, arguments, varieties, command.timeLimit])
    }
  }

  /// Removes a program that speaks.
  ///
  /// - Throws: ``StoreError/unknownVoice(name:)`` when there is none of the name.
  public func removeVoiceCommand(named name: String) throws {
    try write { db in
      try db.execute(
        sql: "DELETE FROM voice_command WHERE name_key = ?", arguments: [FoldedKey(name).text])
      if db.changesCount == 0 { throw StoreError.unknownVoice(name: name) }
    }
  }

  private static func json(_ words: [String]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(words), as: UTF8.self)
  }
}

extension VoiceCommand {
  /// Reads a row of name, arguments, varieties, time limit.
  fileprivate init(row: Row) throws {
    let words = try [1, 2].map { column in
      guard
        let list = try? JSONDecoder().decode(
          [String].self, from: Data((try row.cell(column) as String).utf8))
      else { throw UnexpectedValue() }
      return list
    }
    self.init(
      name: try row.cell(0), arguments: words[0],
      varieties: words[1].compactMap(LanguageVariety.init(rawValue:)), timeLimit: try row.cell(3))
  }
}
