import AACCore
import AACPictures
import AACSpeech
import AACStore
import ArgumentParser
import Foundation
import SentenceBuilder

/// `aac-cli pictogram`: pictures of words, and the symbol sets that they come from.
struct PictogramCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pictogram", abstract: Text.helpPictogram[.interface],
    subcommands: [
      Search.self, Add.self, Export.self, Install.self, Sets.self, Use.self, Remove.self,
    ])

  /// `pictogram search`.
  struct Search: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "search", abstract: Text.helpPictogramSearch[.interface])

    @Argument(help: ArgumentHelp(Text.helpWord[.interface]))
    var words: [String]

    @Option(help: ArgumentHelp(Text.helpPictogramLimit[.interface]))
    var limit = 20

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let forms = WordForms(
          try Language.allCases.map { try session.database.vocabulary(in: $0) })
        let text = words.joined(separator: " ")
        let hits = try session.database.pictures(
          named: forms.dictionaryForms(of: text), atMost: max(1, limit))
        try environment.show(ListReport(hits.map(PictogramReport.init)), as: options.format)
        if hits.isEmpty {
          environment.console.noteLine(Text.pictogramNothingFound(words: text)[session.language])
          throw ExitStatus.failed.code
        }
      }
    }
  }

  /// `pictogram add`.
  struct Add: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: Text.helpPictogramAdd[.interface])

    @Argument(help: ArgumentHelp(Text.helpPictogramFile[.interface]), completion: .file())
    var file: String

    @Option(
      name: .customLong("for"), help: ArgumentHelp(Text.helpWord[.interface], valueName: "word"))
    var word: String

    @Option(help: ArgumentHelp(Text.helpRole[.interface]))
    var role: WordRole?

    @Option(help: ArgumentHelp(Text.helpPictogramLicence[.interface]))
    var licence: String?

    @Option(help: ArgumentHelp(Text.helpPictogramAuthor[.interface]))
    var author: String?

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let editing = VocabularyEditing(environment, session, options)
        let entries = try editing.entries(named: word, role: role)
        let data = try WholeInput.read(file, atMost: PictureLimits().bytes)
        let picture = try environment.picture(reading: data, path: file)
        let new = NewPicture(
          ownFile: picture.data, mediaType: picture.mediaType.rawValue,
          licence: licence ?? Text.pictogramOwnLicence[session.language],
          author: author ?? session.person?.name ?? Text.pictogramOwnAuthor[session.language],
          for: entries, in: session.language)
        let edits = entries.map { entry in
          var entry = entry
          entry.pictogram = new.picture.id
          return VocabularyEdit.save(entry)
        }
        let record = try session.database.add(
          new, making: edits, in: session.language, by: session.person?.id,
          now: environment.now)
        let size = [picture.width, picture.height].compactMap { $0.map(String.init) }
        environment.console.noteLine(
          Text.pictogramAdded(
            id: new.picture.id.rawValue, type: picture.mediaType.rawValue,
            size: size.joined(separator: "×"),
            kilobytes: String((picture.data.count + 1023) / 1024))[session.language])
        guard let record else {
          return environment.console.noteLine(Text.editAlreadySo[session.language])
        }
        try environment.show(
          EditReport(record, by: session.person?.name, messages: session.language),
          as: options.format)
      }
    }
  }

  /// `pictogram export`.
  struct Export: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: Text.helpPictogramExport[.interface])

    @Argument(help: ArgumentHelp(Text.helpPictogramWordOrID[.interface]))
    var word: String

    @Argument(
      help: ArgumentHelp(Text.helpPictogramOut[.interface], valueName: "file"), completion: .file())
    var file: String

    @Flag(help: ArgumentHelp(Text.helpYes[.interface]))
    var yes = false

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let editing = VocabularyEditing(environment, session, options)
        let id =
          word.contains(":")
          ? Pictogram.ID(rawValue: word)
          : try editing.entries(named: word, role: nil).lazy.compactMap(\.pictogram).first
        guard let id, let picture = try session.database.picture(for: id) else {
          throw StoreError.unknownPictogram(name: word)
        }
        // A file that lies about what it holds cannot be opened anywhere.
        guard picture.fileExtensions.contains(URL(filePath: file).pathExtension.lowercased()) else {
          throw PictureEndingError(path: file, picture: picture)
        }
        try environment.checkReplacing(file, isConfirmed: yes, session.language)
        try WholeFile(path: file).write(picture.data)
        environment.console.noteLine(
          Text.pictogramCredit(credit: picture.credit)[session.language])
        try environment.show(
          PictogramReport(picture, name: word, file: file), as: options.format)
      }
    }
  }
}

extension Environment {
  /// A file made safe to keep.
  ///
  /// - Throws: ``PictureFileError`` naming the file.
  func picture(reading data: Data, path: String) throws -> Picture {
    do {
      return try Picture(reading: data)
    } catch {
      throw PictureFileError(path: path, problem: error)
    }
  }
}

/// The name of a file that a picture is to be written to says another kind of picture.
struct PictureEndingError: UserFacingError, Equatable {
  let path: String
  let picture: StoredPicture

  var text: Text {
    .pictogramEnding(
      path: path, type: picture.fileExtension.uppercased(), ending: ".\(picture.fileExtension)")
  }
}

/// A file that cannot become a picture, and why.
struct PictureFileError: UserFacingError, Equatable {
  let path: String
  let problem: PictureError

  var text: Text {
    let line = { (language: Language) in "\(path): \(problem.text[language])" }
    return Text(line)
  }
}
