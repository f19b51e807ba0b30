/// *a* or *an*, by the sound that the next word begins with.
///
/// Source: Quirk et al., CGEL §5.11; Huddleston & Pullum, CGEL ch. 18 §6.
public enum EnglishArticles {
  /// The indefinite article before a word: *a university, an hour, an MP3, an 8*.
  ///
  /// *Herb* has a silent *h* in the United States only.
  public static func indefinite(before word: String, isBritish: Bool = false) -> String {
    startsWithVowelSound(word) || !isBritish && americanSilentH.contains(word) ? "an" : "a"
  }

  private static let americanSilentH: WordSet = ["herb", "herbal", "herbed", "herb garden"]

  static func startsWithVowelSound(_ text: String) -> Bool {
    let letters = Array(
      text.utf8.prefix(while: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }))
    guard let first = letters.first else { return false }
    if first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9") { return figure(letters) }
    if isSpelledOut(letters) { return namesBeginningWithVowel.contains(first | 0x20) }
    let word = String(decoding: letters.map { lowered($0) }, as: UTF8.self)
    switch first | 0x20 {
    case UInt8(ascii: "a"), UInt8(ascii: "i"): return true
    case UInt8(ascii: "e"): return !startsWithAny(word, ["eu", "ewe", "ewer"])
    case UInt8(ascii: "o"):
      return
        !(word == "one" || word == "ones" || word == "once" || word == "oneness"
        || word == "ouija" || word == "oneself")
    case UInt8(ascii: "u"): return !startsWithYou(word)
    case UInt8(ascii: "h"): return startsWithAny(word, silentH)
    case UInt8(ascii: "y"): return word.hasPrefix("ytt") || word.hasPrefix("yv")
    default: return text.hasPrefix("é") || text.hasPrefix("É")
    }
  }

  private static func lowered(_ letter: UInt8) -> UInt8 {
    letter >= UInt8(ascii: "A") && letter <= UInt8(ascii: "Z") ? letter | 0x20 : letter
  }

  private static func startsWithAny(_ word: String, _ starts: [String]) -> Bool {
    starts.contains { word.hasPrefix($0) }
  }

  private static let silentH = ["hour", "honest", "honor", "honour", "heir"]

  /// *8, 11, 18, 80–89, 800, 11,000, 18,000* are said with a vowel first.
  private static func figure(_ letters: [UInt8]) -> Bool {
    let digits = letters.prefix(while: { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
    if digits.first == UInt8(ascii: "8") { return true }
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return false }
    return number == 11 || number == 18 || number / 1000 == 11 || number / 1000 == 18
  }

  /// Letters said one by one: *FBI, X-ray, MP3, TV*; not *NASA*.
  private static func isSpelledOut(_ letters: [UInt8]) -> Bool {
    if letters.count == 1 {
      return EnglishSpelling.isLetter(letters[0]) && letters[0] != UInt8(ascii: "a")
    }
    var capitals = 0
    var vowels = 0
    for letter in letters {
      if letter >= UInt8(ascii: "A") && letter <= UInt8(ascii: "Z") {
        capitals += 1
        if EnglishSpelling.isVowel(letter | 0x20) { vowels += 1 }
      } else if EnglishSpelling.isLowerCase(letter) && letter != UInt8(ascii: "s") {
        return false
      }
    }
    return capitals >= 1 && (capitals <= 3 || vowels == 0)
      && !saidAsWords.contains(String(decoding: letters, as: UTF8.self))
  }

  private static let saidAsWords = EnglishWords.set("NASA NATO AIDS LASER SIM RAM LEGO")

  /// a, e, f, h, i, l, m, n, o, r, s, x: the letters whose names begin with a vowel.
  private static let namesBeginningWithVowel = Set("aefhilmnorsx".utf8)

  /// *unicorn, uniform, use, ukulele, utensil* but *uncle, unimportant, umbrella*.
  private static func startsWithYou(_ word: String) -> Bool {
    if startsWithAny(word, ["unin", "unim", "unident", "unill", "unir", "unimag", "unint"]) {
      return false
    }
    if word == "union" || word == "uni" { return true }
    return startsWithAny(
      word,
      [
        "uni", "use", "usu", "usa", "usi", "ute", "uti", "uto", "uke", "uku", "ura", "ure", "uri",
        "uro", "uru", "ubi", "eu", "ufo", "uga", "ukr", "uvu", "ula",
      ])
  }
}
