import AACCore
import AACStore
import ArgumentParser
import Foundation

/// `aac-cli doctor`: looks at everything the program needs and says what to do.
struct DoctorCommand: EnvironmentCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: Text.helpDoctor[.interface])

  @OptionGroup var options: GlobalOptions

  func run(in environment: Environment) async throws {
    try await environment.run(options) {
      let language = environment.language(options)
      let session = Result { try environment.session(options) }
      let doctor = Doctor(
        environment: environment, options: options, session: session, language: language)
      let findings = try await doctor.findings()
      try environment.show(ListReport(findings), as: options.format)
      if findings.contains(where: { !$0.isGood && !$0.isWarning }) { throw ExitStatus.failed.code }
    }
  }
}
