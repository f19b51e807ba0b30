public import AACCore
public import Foundation
import GRDB

extension AppDatabase {
  /// Everyone, by name.
  public func people() throws -> [Person] {
    try read { db in
      try Row.fetchAll(db, sql: "SELECT \(Person.columns) FROM person ORDER BY name_key")
        .map { try Person(row: $0) }
    }
  }

  /// The person of a name; accents and letter case do not matter.
  ///
  /// - Throws: ``StoreError/unknownPerson(name:)`` when nobody has it.
  public func person(named name: String) throws -> Person {
    let person = try read { db in
      try Row.fetchOne(
        db, sql: "SELECT \(Person.columns) FROM person WHERE name_key = ?",
        arguments: [FoldedKey(name).text]
      ).map { try Person(row: $0) }
    }
    guard let person else { throw StoreError.unknownPerson(name: name) }
    return person
  }

  /// Adds someone; with `takingOver`, who is the first gets the sentences and the look that there were before anybody.
  ///
  /// - Throws: when the name is empty or taken, or a setting is out of its range.
  public func add(_ person: Person, takingOver: Bool = false) throws {
    let person = try checked(person)
    try write { db in
      try refuseTakenName(of: person, db)
      let isFirst = try Bool.fetchOne(db, sql: "SELECT NOT EXISTS (SELECT * FROM person)") == true
      try db.execute(
        sql: """
          INSERT INTO person
            (id, name, name_key, gender, variety, voice, speed, pitch, volume, pause)
          VALUES
            (:id, :name, :name_key, :gender, :variety, :voice, :speed, :pitch, :volume, :pause)
          """, arguments: person.arguments)
      if takingOver, isFirst {
        for table in ["favourite", "history", "setting"] {
          // What is set for the whole machine, such as the lock, stays.
          let kept = table == "setting" ? "AND name IN ('look', 'history')" : ""
          try db.execute(
            sql: "UPDATE \(table) SET person = ? WHERE person IS NULL \(kept)",
            arguments: [person.id])
        }
      }
    }
  }

  /// Changes everything about the person with this id, the name too.
  ///
  /// - Throws: when there is no such person, the name is taken, or a setting is out of its range.
  public func edit(_ person: Person) throws {
    let person = try checked(person)
    try write { db in
      try refuseTakenName(of: person, db)
      try db.execute(
        sql: """
          UPDATE person
          SET name = :name, name_key = :name_key, gender = :gender, variety = :variety,
            voice = :voice, speed = :speed, pitch = :pitch, volume = :volume, pause = :pause
          WHERE id = :id
          """, arguments: person.arguments)
      guard db.changesCount == 1 else { throw StoreError.unknownPerson(name: person.name) }
    }
  }

  /// The labels of the words that only a person has, in all languages, each once.
  public func ownWords(of person: Person.ID) throws -> [String] {
    try read { try Self.ownWords(of: person, $0).flatMap(\.labels) }
  }

  /// Removes a person and their favourites, history, recordings and settings; answers the labels of their own words.
  ///
  /// Nobody else had their own words: they are taken out of sight with them, as removed words that can be brought
  /// back for everybody.
  ///
  /// - Throws: ``StoreError/unknownPerson(name:)`` when there is no such person.
  @discardableResult
  public func removePerson(_ id: Person.ID, now: Date) throws -> [String] {
    guard try people().contains(where: { $0.id == id }) else {
      throw StoreError.unknownPerson(name: id)
    }
    // As with a purge: what goes with them is safe elsewhere before.
    try backups?.keep(self, because: .person, now: now)
    return try write { db in
      let words = try Self.ownWords(of: id, db)
      for role in WordRole.allCases {
        try db.execute(
          sql: "UPDATE \(role.rawValue) SET removed = 1 WHERE owner = ?", arguments: [id])
      }
      for (language, labels) in words {
        // In force for good: going back would give the words to everybody without saying so.
        _ = try Self.record(
          [JournalRow](), as: .remove, words: labels, in: language, by: nil, now: now,
          state: .final, db)
      }
      try db.execute(sql: "DELETE FROM person WHERE id = ?", arguments: [id])
      guard db.changesCount == 1 else { throw StoreError.unknownPerson(name: id) }
      try db.execute(
        sql: "DELETE FROM setting WHERE person IS NULL AND name = 'person' AND value = ?",
        arguments: [id])
      return words.flatMap(\.labels)
    }
  }

  /// The labels of a person's own words that are not removed, by language and place.
  private static func ownWords(
    of person: Person.ID, _ db: Database
  ) throws -> [(language: Language, labels: [String])] {
    try Language.allCases.compactMap { language in
      let parts = WordRole.allCases.map { role in
        """
        SELECT label, position FROM \(role.rawValue)
        WHERE owner = :person AND language = :language AND removed = 0
        """
      }
      let labels = try String.fetchAll(
        db,
        sql: """
          SELECT label FROM (\(parts.joined(separator: " UNION ALL ")))
          GROUP BY label ORDER BY min(position), label
          """, arguments: ["person": person, "language": language.code])
      return labels.isEmpty ? nil : (language, labels)
    }
  }

  private func checked(_ person: Person) throws -> Person {
    var person = person
    person.name = person.name.trimmingSpaces
    if FoldedKey(person.name).text.isEmpty { throw StoreError.emptyName }
    let speech = person.speech
    guard SpeechSettings.speedRange.contains(speech.speed) else {
      throw StoreError.speedOutOfRange(speech.speed)
    }
    guard SpeechSettings.pitchRange.contains(speech.pitch) else {
      throw StoreError.pitchOutOfRange(speech.pitch)
    }
    guard SpeechSettings.volumeRange.contains(speech.volume) else {
      throw StoreError.volumeOutOfRange(speech.volume)
    }
    guard SpeechSettings.pauseRange.contains(speech.pause) else {
      throw StoreError.pauseOutOfRange(speech.pause)
    }
    if speech.voice?.isEmpty == true { person.speech.voice = nil }
    return person
  }

  private func refuseTakenName(of person: Person, _ db: Database) throws {
    let isTaken = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT * FROM person WHERE name_key = ? AND id <> ?)",
      arguments: [FoldedKey(person.name).text, person.id])
    if isTaken == true { throw StoreError.personNameTaken(name: person.name) }
  }
}
