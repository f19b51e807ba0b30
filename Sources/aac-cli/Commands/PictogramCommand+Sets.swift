import AACCore
import AACPictureSets
import AACPictures
import AACStore
import ArgumentParser
import Foundation

extension PictogramCommand {
  /// `pictogram install`.
  struct Install: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "install", abstract: Text.helpPictogramInstall[.interface],
      discussion: Text.helpPictogramInstallMore[.interface])

    @Argument(help: ArgumentHelp(Text.helpPictogramSetFile[.interface]), completion: .file())
    var path: String

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let files: SymbolFiles
        let list: SymbolSet
        do {
          files = try SymbolFiles(path)
          list = try SymbolSet(among: files.paths, read: files.data)
        } catch let error as PictureError {
          throw PictureFileError(path: path, problem: error)
        }
        let outcome = try PictureSetInstaller(list, data: files.data)
          .install(into: session.database, messages: session.language, now: environment.now)
        let (set, refused) = (outcome.set, outcome.refused)
        let missing = outcome.missing.map {
          Text.pictogramMissingFile(symbol: $0)[session.language]
        }
        if options.format == .text {
          for lines in [refused, missing] {
            for line in lines.prefix(20) { environment.console.noteLine(line) }
            if lines.count > 20 {
              environment.console.noteLine(Text.editMore(count: lines.count - 20)[session.language])
            }
          }
        }
        if !missing.isEmpty {
          environment.console.noteLine(
            Text.pictogramInstalledMissing(count: missing.count)[session.language])
        }
        environment.console.noteLine(
          Text.pictogramInstalled(
            name: set.name, count: outcome.count, refused: String(refused.count))[
              session.language])
        environment.console.noteLine(
          Text.pictogramCredit(credit: "\(set.author), \(set.licence)")[session.language])
        var report = PictureSetReport(
          set, count: outcome.count, isInUse: try session.database.pictureSetInUse() == set.id)
        report.refused = refused
        report.missing = outcome.missing
        try environment.show(report, as: options.format)
      }
    }
  }

  /// `pictogram sets`.
  struct Sets: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "sets", abstract: Text.helpPictogramSets[.interface])

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let used = try session.database.pictureSetInUse()
        let sets = try session.database.pictureSets()
        if sets.isEmpty {
          environment.console.noteLine(Text.pictogramNoSets[session.language])
        }
        try environment.show(
          ListReport(
            sets.map { PictureSetReport($0.set, count: $0.count, isInUse: $0.set.id == used) }),
          as: options.format)
      }
    }
  }

  /// `pictogram use`.
  struct Use: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "use", abstract: Text.helpPictogramUse[.interface])

    @Argument(help: ArgumentHelp(Text.helpPictogramSet[.interface]))
    var set: String?

    @Flag(name: .customLong("none"), help: ArgumentHelp(Text.helpPictogramUseNone[.interface]))
    var usesNone = false

    @OptionGroup var options: GlobalOptions

    func validate() throws {
      if (set == nil) != usesNone { throw ValidationError(Text.helpPictogramSet[.interface]) }
    }

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let count = try session.database.usePictureSet(set)
        let text: Text = set == nil ? .pictogramUsesNone : .pictogramUses(count: count)
        environment.console.noteLine(text[session.language])
      }
    }
  }

  /// `pictogram remove`.
  struct Remove: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: Text.helpPictogramRemove[.interface])

    @Argument(help: ArgumentHelp(Text.helpPictogramSet[.interface]))
    var set: String

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        try session.database.removePictureSet(set)
        environment.console.noteLine(Text.pictogramSetRemoved(name: set)[session.language])
      }
    }
  }
}
