import AACCore
import AACSpeech
import Foundation

/// The voices that work, by language and engine, each with a command by which it can be heard.
struct VoicesReport: Report {
  /// A voice.
  struct Item: Encodable, Sendable {
    var name: String
    var label: String
    var language: String
    var engine: String
    var timbres: [String]
    var sample: String
    /// Whether it speaks sentences of its language and region unless another is chosen.
    var isDefault: Bool

    private enum CodingKeys: String, CodingKey {
      case name, label, language, engine, timbres, sample
      case isDefault = "default"
    }
  }

  let items: [Item]
  private let messages: Language

  init(_ voices: [WorkingVoice], messages: Language) {
    self.messages = messages
    items = voices.map { voice in
      let sample = VoiceProbe.sample(in: voice.variety.language)
      return Item(
        name: voice.name, label: Self.label(of: voice, messages), language: voice.variety.tag,
        engine: voice.engine,
        timbres: voice.timbres,
        sample: "aac-cli say --language \(voice.variety.tag) --voice \(Self.quoted(voice.name)) "
          + "--text \"\(sample)\"", isDefault: voice.isDefault)
    }
  }

  /// The name of a voice for people; espeak-ng has only English ones, so those that are a language and region take its name.
  private static func label(of voice: WorkingVoice, _ messages: Language) -> String {
    guard voice.isDefault else { return voice.label }
    let locale = Locale(identifier: messages.code)
    return locale.localizedString(forIdentifier: voice.name) ?? voice.label
  }

  func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }

  var description: String {
    let lines = Language.allCases.flatMap(lines)
    let legend = lines.isEmpty ? [] : [Text.voicesLegend[messages]]
    return (lines + legend).joined(separator: "\n")
  }

  private func lines(of language: Language) -> [String] {
    let voices = items.filter { $0.language.hasPrefix(language.code) }
    guard let first = voices.first else { return [] }
    let timbres = first.timbres.compactMap { Timbre(rawValue: $0)?.name[messages] }
    var lines = [Self.name(of: language)[messages] + ":"]
    for voice in voices {
      let mark = voice.isDefault ? "*" : " "
      lines.append("  \(mark) \(voice.name) (\(voice.engine)): \(voice.label), \(voice.language)")
      lines.append("      \(voice.sample)")
    }
    if !timbres.isEmpty {
      lines.append("    \(Text.voicesTimbres(names: timbres.joined(separator: ", "))[messages])")
    }
    return lines
  }

  private static func name(of language: Language) -> Text {
    switch language {
    case .spanish: .languageSpanish
    case .english: .languageEnglish
    case .portuguese: .languagePortuguese
    }
  }

  /// A word as a shell takes it for one.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-_.".contains($0))
    }
    return isPlain
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
