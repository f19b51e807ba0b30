import AACCore
import CEspeakNG

/// The voices and variants that espeak-ng finds in its data.
///
/// Only names from here are ever set: espeak-ng prints on standard error when a name turns out to be
/// something else than a voice, and passes over variants that do not exist.
struct VoiceCatalogue {
  /// A voice that is installed.
  struct Entry {
    /// File in the folder of the voices, such as `roa/es-419`; what the voice is set by.
    var identifier: String
    /// Name for people.
    var label: String
    /// Language and region, such as `es-419`.
    var tag: String

    /// The language, when it is one of ours.
    var language: Language? {
      tag.split(separator: "-").first.flatMap { Language(rawValue: String($0)) }
    }

    /// Whether somebody can mean this voice by a name in small letters.
    func isCalled(_ name: String) -> Bool {
      [tag, label, identifier, identifier.split(separator: "/").last.map(String.init) ?? ""]
        .contains { $0.lowercased() == name }
    }
  }

  private let voices: [Entry]
  private let variants: [String]

  /// Reads the list that espeak-ng makes; it must have been initialised.
  init(_ espeak: aac_espeak) {
    // MBROLA voices are listed, but are another program with data of its own.
    voices = Self.list(nil, espeak).filter { !$0.identifier.hasPrefix("mb/") }
    var selector = espeak_VOICE()
    let listed = "variant".withCString { name in
      selector.languages = name
      return Self.list(&selector, espeak)
    }
    variants = listed.compactMap { $0.identifier.split(separator: "/").last.map(String.init) }
  }

  /// The voices of a language.
  func voices(of language: Language) -> [Voice] {
    voices.filter { $0.language == language }
      .map { Voice(name: $0.tag, label: $0.label, language: language) }
  }

  /// What espeak-ng is to be given so that it speaks a variety in the voice of that name; nil when nothing
  /// is called so.
  ///
  /// The language of the sentence wins: a person whose voice is `es+f3` says an English sentence
  /// with the English voice, in the timbre `f3`.
  func espeakName(for name: String?, in variety: LanguageVariety) -> String? {
    guard let own = voice(called: variety.voiceName)?.identifier else { return nil }
    let name = name ?? ""
    if name.isEmpty { return own }
    if let timbre = Timbre(name: name) { return Self.join(own, timbre.variant) }
    let parts = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    if parts.count == 1, let variant = variant(called: name), voice(called: name) == nil {
      return Self.join(own, variant)
    }
    guard let base = parts[0].isEmpty ? own : base(called: parts[0], in: variety, own: own) else {
      return nil
    }
    if parts.count == 1 { return base }
    if let timbre = Timbre(name: parts[1]) { return Self.join(base, timbre.variant) }
    return variant(called: parts[1]).map { Self.join(base, $0) }
  }

  private func base(called name: String, in variety: LanguageVariety, own: String) -> String? {
    voice(called: name).map { $0.language == variety.language ? $0.identifier : own }
  }

  private func voice(called name: String) -> Entry? {
    let name = name.lowercased()
    return voices.first { $0.isCalled(name) }
  }

  private func variant(called name: String) -> String? {
    variants.first { $0.lowercased() == name.lowercased() }
  }

  private static func join(_ base: String, _ variant: String?) -> String {
    base + (variant.map { "+\($0)" } ?? "")
  }

  private static func list(
    _ selector: UnsafeMutablePointer<espeak_VOICE>?, _ espeak: aac_espeak
  ) -> [Entry] {
    guard var next = espeak.espeak_ListVoices(selector) else { return [] }
    var entries: [Entry] = []
    while let voice = next.pointee?.pointee {
      next += 1
      guard let identifier = voice.identifier, let name = voice.name, let tags = voice.languages
      else { continue }
      entries.append(
        Entry(
          identifier: String(cString: identifier), label: String(cString: name),
          // A byte of priority stands before the tag.
          tag: String(cString: tags + 1)))
    }
    return entries
  }
}
