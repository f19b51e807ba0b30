import AACCore
import AACStore
import Foundation

/// A program for tests of the store to run, kill, starve and take rights away from.
///
///     aac-store-writer create FILE DATA      makes a database and prints how many verbs it has
///     aac-store-writer words FILE FIRST      adds words, and prints the number of each when kept
///     aac-store-writer imports FILE A B      imports two vocabularies in turn, for ever
///     aac-store-writer read FILE             opens for reading, without rights, and prints verbs
///     aac-store-writer open FILE             opens for writing, without rights
///     aac-store-writer fill FILE             keeps long sentences until there is no space
///     aac-store-writer edits FILE FIRST      adds words through the journal, undoes and redoes some, and prints each
///                                            number when it is kept
///     aac-store-writer sheets FILE A B       imports two spreadsheets in turn, for ever, and prints which is in
///     aac-store-writer backups FILE FOLDER   makes copies, for ever, and prints the name of each
///     aac-store-writer export FILE           prints all words as a spreadsheet, when the file is sound
@main
struct StoreWriter {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else { exit(64) }
    let file = URL(filePath: arguments[1])
    do {
      switch arguments[0] {
      case "create": try create(file, data: URL(filePath: arguments[2]))
      case "words": try writeWords(file, from: Int(arguments[2]) ?? 0)
      case "imports": try imports(file, arguments[2...].map { URL(filePath: $0) })
      case "read": try openWithoutRights(file, OpenOptions(readsWhenReadOnly: true))
      case "open": try openWithoutRights(file, OpenOptions())
      case "fill": try fill(file)
      case "edits": try edit(file, from: Int(arguments[2]) ?? 0)
      case "sheets": try importSheets(file, Array(arguments[2...]))
      case "backups": try backUp(file, to: URL(filePath: arguments[2]))
      case "export": try export(file)
      default: exit(64)
      }
    } catch {
      show("\(error)")
      exit(1)
    }
  }

  /// Written at once, so that what a test has read is what was done before the kill.
  private static func show(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  private static func create(_ file: URL, data: URL) throws {
    let folder = VocabularyFolder(data: data, twemoji: nil)
    let database = try AppDatabase.open(at: file) { try $0.importVocabulary(from: folder) }
    show("\(try database.vocabulary(in: .spanish).verbs.count)")
  }

  private static func writeWords(_ file: URL, from first: Int) throws {
    let database = try AppDatabase.open(at: file)
    for number in first... {
      let word = Complement(
        concept: Concept(rawValue: "word-\(number)"),
        lexeme: Lexeme(lemma: "palabra \(number)", wordClass: .noun), category: "food")
      try database.save(word, in: .spanish)
      show("\(number)")
    }
  }

  private static func imports(_ file: URL, _ folders: [URL]) throws {
    let database = try AppDatabase.open(at: file)
    while true {
      for folder in folders {
        try database.importVocabulary(from: VocabularyFolder(data: folder, twemoji: nil))
        show(try database.vocabularyChecksum() ?? "")
      }
    }
  }

  private static func edit(_ file: URL, from first: Int) throws {
    let database = try AppDatabase.open(at: file)
    for number in first... {
      let word = WordEntry(
        key: WordKey(.complement, Concept(rawValue: "word-\(number)")),
        lexeme: Lexeme(lemma: "palabra \(number)", wordClass: .noun), category: "food")
      let link = WordLink(.verbComplement, from: "eat", to: word.key.concept)
      try database.perform(
        [.save(word), .link(link)], as: .add, in: .spanish, now: Date(timeIntervalSince1970: 0))
      if number % 3 == 0 {
        try database.undo()
        try database.redo()
      }
      show("\(number)")
    }
  }

  private static func importSheets(_ file: URL, _ sheets: [String]) throws {
    let database = try AppDatabase.open(at: file)
    let options = SheetOptions(language: .spanish) { UUID().uuidString }
    while true {
      for sheet in sheets {
        let data = try Data(contentsOf: URL(filePath: sheet))
        try database.importSheet(data, options, now: Date(timeIntervalSince1970: 0))
        show(sheet)
      }
    }
  }

  private static func backUp(_ file: URL, to folder: URL) throws {
    let database = try AppDatabase.open(at: file)
    for number in 0... {
      let name = "copy-\(number % 5).sqlite"
      try database.backUp(to: folder.appending(path: name))
      show(name)
    }
  }

  private static func export(_ file: URL) throws {
    let database = try AppDatabase.open(
      at: file, options: OpenOptions(readsWhenReadOnly: true))
    let problems = try database.integrityProblems()
    guard problems.isEmpty else {
      show("not sound: \(problems.joined(separator: "; "))")
      exit(1)
    }
    FileHandle.standardOutput.write(try database.exportSheet())
  }

  private static func openWithoutRights(_ file: URL, _ options: OpenOptions) throws {
    // The superuser may write everywhere; nobody may not.
    if getuid() == 0 {
      guard setgid(65534) == 0, setuid(65534) == 0 else { exit(77) }
    }
    let database = try AppDatabase.open(at: file, options: options)
    show("\(try database.vocabulary(in: .spanish).verbs.count)")
    let sentence = SavedSentence(text: "Hola.", variety: .spanishSpain)
    do {
      try database.recordSaid(sentence, by: nil, now: Date(timeIntervalSince1970: 0))
    } catch {
      show("\(error)")
    }
  }

  private static func fill(_ file: URL) throws {
    let database = try AppDatabase.open(at: file)
    let text = String(repeating: "agua ", count: 1000)
    let sentence = SavedSentence(text: text, variety: .spanishSpain)
    var kept = 0
    do {
      while true {
        let now = Date(timeIntervalSince1970: Double(kept))
        try database.saveFavourite(sentence, id: "\(kept)", of: nil, now: now)
        kept += 1
      }
    } catch let error as StoreError {
      show("\(error)")
    }
    let present = try database.favourites(of: nil).count
    show(present == kept ? "kept all" : "kept \(kept), present \(present)")
    show(try database.integrityProblems().isEmpty ? "sound" : "broken")
  }
}
