import AACCore
import AACStore
import ArgumentParser
import SentenceBuilder

/// `aac-cli favourite`: sentences that are kept and said again.
struct FavouriteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favourite", abstract: Text.helpFavourite[.interface],
    subcommands: [Save.self, List.self, Say.self, Rename.self, Remove.self],
    defaultSubcommand: List.self, aliases: ["favorite"])

  /// `favourite save`.
  struct Save: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "save", abstract: Text.helpFavouriteSave[.interface])

    @OptionGroup var options: GlobalOptions
    @OptionGroup var sentence: SentenceOptions

    @Option(help: ArgumentHelp(Text.helpFavouriteName[.interface]))
    var name: String?

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let composer = session.composer(isStrict: sentence.strict)
        let made = try composer.sentence(for: sentence.request)
        let favourite = try session.database.saveFavourite(
          made.saved, id: environment.newID(), name: name, of: session.person?.id,
          now: environment.now)
        try environment.show(SavedReport(favourite), as: options.format)
      }
    }
  }

  /// `favourite list`.
  struct List: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: Text.helpFavouriteList[.interface])

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let favourites = try session.database.favourites(of: session.person?.id)
        if favourites.isEmpty {
          environment.console.noteLine(Text.favouritesNone[session.language])
        }
        try environment.show(ListReport(favourites.map(SavedReport.init)), as: options.format)
      }
    }
  }

  /// `favourite say`.
  struct Say: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "say", abstract: Text.helpFavouriteSay[.interface])

    @Argument(help: ArgumentHelp(Text.helpNumberOrName[.interface]))
    var favourite: String

    @OptionGroup var options: GlobalOptions
    @OptionGroup var voice: VoiceOptions
    @OptionGroup var delivery: DeliveryOptions

    @Flag(help: ArgumentHelp(Text.helpQueue[.interface]))
    var queue = false

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let found = try session.database.favourite(favourite, of: session.person?.id)
        try environment.show(SavedReport(found), as: options.format)
        let request = session.request(
          found.sentence.text, in: found.sentence.variety, voice: voice, delivery: delivery)
        try await environment.say(
          found.sentence, request: request, session: session, isQueued: queue)
      }
    }
  }

  /// `favourite rename`.
  struct Rename: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "rename", abstract: Text.helpFavouriteRename[.interface])

    @Argument(help: ArgumentHelp(Text.helpNumberOrName[.interface]))
    var favourite: String

    @Argument(help: ArgumentHelp(Text.helpFavouriteName[.interface]))
    var name: String

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        try session.database.renameFavourite(
          favourite, to: name, of: session.person?.id, now: environment.now)
        let renamed = try session.database.favourite(name, of: session.person?.id)
        try environment.show(SavedReport(renamed), as: options.format)
      }
    }
  }

  /// `favourite remove`.
  struct Remove: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: Text.helpFavouriteRemove[.interface])

    @Argument(help: ArgumentHelp(Text.helpNumberOrName[.interface]))
    var favourite: String

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let removed = try session.database.favourite(favourite, of: session.person?.id)
        try session.database.removeFavourite(
          favourite, of: session.person?.id, now: environment.now)
        environment.console.noteLine(
          Text.favouriteRemoved(sentence: removed.sentence.text)[session.language])
      }
    }
  }
}
