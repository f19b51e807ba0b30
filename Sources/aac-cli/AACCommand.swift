import AACCore
import ArgumentParser

/// The command line of the platform.
@main
struct AACCommand: AsyncParsableCommand {
  static let name = "aac-cli"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: Text.helpAAC[.interface], version: "0.1.0",
    subcommands: [
      PromptCommand.self, BuildCommand.self, SentenceCommand.self, SayCommand.self,
      RenderCommand.self,
      TimerCommand.self, VocabularyCommand.self, PersonCommand.self, FavouriteCommand.self,
      HistoryCommand.self, VoicesCommand.self, PronunciationCommand.self, RecordingCommand.self,
      BoardCommand.self, PictogramCommand.self, InflectCommand.self, ConjugateCommand.self,
      BackupCommand.self,
      RestoreCommand.self, DoctorCommand.self,
    ], defaultSubcommand: PromptCommand.self)
}
