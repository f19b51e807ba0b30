import AACCore

/// What the name of a voice asks for, seen beside the variety that is to be spoken.
///
/// The language of the sentence wins: a person whose voice is `es+f3` says an English sentence with
/// the English voice, in the timbre `f3`.
struct VoiceRequest: Equatable {
  /// The voice; nil: the one of the variety.
  var base: String?
  /// The variant put upon it; nil: none.
  var variant: String?

  /// What a name asks for; nil when no voice can be called so.
  init?(name: String?, variety: LanguageVariety) {
    let name = name ?? ""
    guard !name.isEmpty else { return }
    if let timbre = Timbre(name: name) {
      variant = timbre.variant
      return
    }
    guard Self.isPlausible(name) else { return nil }
    let parts = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let base = String(parts[0])
    if parts.count == 2 {
      let variant = String(parts[1])
      self.variant = Timbre(name: variant).map(\.variant) ?? variant
    }
    let code = base.lowercased().split(separator: "-").first.map(String.init) ?? ""
    let isOfAnotherLanguage = Language(rawValue: code).map { $0 != variety.language } ?? false
    if !base.isEmpty, !isOfAnotherLanguage { self.base = base }
  }

  /// The name that espeak-ng knows the wish by.
  func espeakName(in variety: LanguageVariety) -> String {
    (base ?? variety.voiceName) + (variant.map { "+\($0)" } ?? "")
  }

  /// Whether a name may be handed to espeak-ng, which makes a path of it in a buffer of fixed size.
  ///
  /// MBROLA voices are listed by espeak-ng but are another program with data of its own.
  private static func isPlausible(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    return name.utf8.count <= 40
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || " 0123456789-_+()/'.".unicodeScalars.contains($0)
      }
      && !name.contains("..") && !name.hasPrefix("/")
      && !lowercased.hasPrefix("mb-") && !lowercased.hasPrefix("mb/")
      && !lowercased.contains("mbrola")
  }
}
