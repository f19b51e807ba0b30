public import AACCore
public import Foundation
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
  /// Everything is copied before, where there are automatic backups.
  ///
  /// - Returns: The program that was replaced by another, if one was.
  /// - Throws: ``StoreError/emptyName`` when it has no name, program or language.
  @discardableResult
  public func add(_ command: VoiceCommand, now: Date) throws -> VoiceCommand? {
    let key = FoldedKey(command.name).text
    if key.isEmpty || command.arguments.first?.isEmpty ?? true || command.varieties.isEmpty {
      throw StoreError.emptyName
    }
    let arguments = try Self.json(command.arguments)
    let varieties = try Self.json(command.varieties.map(\.tag))
    let former = try voiceCommands().first { FoldedKey($0.name).text == key }
    let replaced = former == command ? nil : former
    if replaced != nil { try backups?.keep(self, because: .voice, now: now) }
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
    return replaced
  }

  /// Removes a program that speaks; whoever has its voice is spoken for by espeak-ng.
  ///
  /// Everything is copied before, where there are automatic backups.
  ///
  /// - Returns: The people who have its voice.
  /// - Throws: ``StoreError/unknownVoice(name:)`` when there is none of the name.
  @discardableResult
  public func removeVoiceCommand(named name: String, now: Date) throws -> [Person] {
    let key = FoldedKey(name).text
    guard try voiceCommands().contains(where: { FoldedKey($0.name).text == key }) else {
      throw StoreError.unknownVoice(name: name)
    }
    let speakers = try people().filter { $0.speech.voice.map { FoldedKey($0).text } == key }
    try backups?.keep(self, because: .voice, now: now)
    try write { db in
      try db.execute(
        sql: "DELETE FROM voice_command WHERE name_key = ?", arguments: [FoldedKey(name).text])
      if db.changesCount == 0 { throw StoreError.unknownVoice(name: name) }
    }
    return speakers
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
