/// The ending *-s* of verbs and nouns: *-es* after hissing sounds, *-ies*, *-oes*.
///
/// Source: Quirk et al., CGEL §3.5–3.6 (verbs), §5.80–5.81 (nouns).
enum EnglishSibilants {
  /// A word with *-s*; both spellings where both are right.
  static func withS(_ word: String, isVerb: Bool) -> [String] {
    let letters = Array(word.utf8)
    guard let last = letters.last else { return [] }
    if isVerb && word == "veg" { return ["vegges", "vegs"] }
    switch last {
    case UInt8(ascii: "y"):
      return EnglishSpelling.hasConsonantBeforeLast(word)
        ? [word.dropLast() + "ies"] : [word + "s"]
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return [word + "es"]
    case UInt8(ascii: "s"), UInt8(ascii: "z"): return afterHiss(word, letters, isVerb: isVerb)
    case UInt8(ascii: "S"), UInt8(ascii: "Z"): return [word + "es", word + "s", word + "'s"]
    case UInt8(ascii: "h"): return afterH(word, letters)
    case UInt8(ascii: "o"): return isVerb ? verbAfterO(word, letters) : [word + "s"]
    default:
      if isVerb && !EnglishSpelling.isLowerCase(last) && last < 128 {
        return [word + "s", word + "'s"]
      }
      return [word + "s"]
    }
  }

  private static func afterHiss(_ word: String, _ letters: [UInt8], isVerb: Bool) -> [String] {
    guard EnglishSpelling.endsInSingleVowelAndConsonant(letters) else { return [word + "es"] }
    let double = word + word.suffix(1) + "es"
    if !isVerb {
      return ["quiz", "whiz", "fez"].contains(word)
        ? [double]
        : ["gas", "bus", "yes"].contains(word) ? [word + "es", double] : [word + "es"]
    }
    switch EnglishDoubling.choice(for: word) {
    case .always: return letters.last == UInt8(ascii: "z") ? [double] : [double, word + "es"]
    case .usually: return [double, word + "es"]
    case .rarely: return [word + "es", double]
    default: return [word + "es"]
    }
  }

  /// *-sh* and *-ch* hiss, but not where *ch* is k: *stomachs, monarchs, lochs*.
  private static func afterH(_ word: String, _ letters: [UInt8]) -> [String] {
    guard letters.count >= 2 else { return [word + "s"] }
    switch letters[letters.count - 2] {
    case UInt8(ascii: "s"), UInt8(ascii: "z"): return [word + "es"]
    case UInt8(ascii: "c"):
      return isHardCh(word) ? [word + "s"] : [word + "es"]
    default: return [word + "s"]
    }
  }

  /// *ch* said as k in Greek words, or as in *loch*: *stomach, monarch, psych*, not *march*.
  private static func isHardCh(_ word: String) -> Bool {
    hardCh.contains(word) || hardEndings.contains { word.hasSuffix($0) }
  }

  /// *Matriarch, hierarch, oligarch, tetrarch, exarch, eparch*; *loch, epoch, hemistich*.
  private static let hardEndings = [
    "iarch", "ierarch", "garch", "trarch", "xarch", "eparch", "onarch", "loch",
    "broch", "epoch", "stich", "ptych", "tech", "psych", "synch", "omach", "teuch",
  ]

  private static let hardCh = EnglishWords.set(
    """
    eunuch mech czech conch bach mach lech pech sheuch pleuch skriech scriech scraich skreigh
    pibroch sumach almanach mullach laroch cromlech yech blech
    """)

  /// *goes, echoes* but *radios, videos*; divided usage after a consonant gives both.
  private static func verbAfterO(_ word: String, _ letters: [UInt8]) -> [String] {
    guard letters.count >= 2 else { return [word + "es"] }
    if EnglishSpelling.isVowel(letters[letters.count - 2]) { return [word + "s"] }
    if onlyOes.contains(word) { return [word + "es"] }
    return plainOs.contains(word) ? [word + "s", word + "es"] : [word + "es", word + "s"]
  }

  private static let onlyOes = EnglishWords.set(
    """
    go do undergo forgo forego outgo overgo ingo misgo bego redo undo overdo outdo misdo underdo
    fordo foredo echo re-echo reecho veto torpedo embargo
    """)

  /// Clipped and foreign words, which keep their look.
  private static let plainOs = EnglishWords.set(
    """
    solo disco photo memo tango piano demo promo typo tempo combo limbo logo jumbo judo pogo polo
    crescendo dynamo euro hello info intro limo macro micro repo retro turbo yo-yo condo psycho
    ditto flamenco gizmo gazebo video audio stereo ammo
    """)
}
