/// Reads numbers in words: *treinta y una, dos mil, vinte e uma* (NGLE §21.2; Cunha & Cintra, chapter 12).
struct RomanceNumberWords {
  /// Word between tens and units, and hundreds and what follows them in Portuguese.
  let and: Substring
  /// A million, and several.
  let millions: [Substring]
  /// The numbers below a thousand that are one word.
  let values: [Substring: Int]

  /// The number that words stand for; nil when they are none, or several one after another: *uno, dos*.
  func number(_ text: String) -> Int? {
    var whole = 0
    var part = 0
    var room = 1000
    var isNumber = false
    for word in text.split(separator: " ") where word != and {
      if word == "mil" {
        guard whole % 1_000_000 == 0 else { return nil }
        whole += max(part, 1) * 1000
        (part, room) = (0, 1000)
      } else if millions.contains(word) {
        guard whole < 1_000_000 else { return nil }
        whole = max(whole + part, 1) * 1_000_000
        (part, room) = (0, 1000)
      } else {
        guard let value = values[word], value < room else { return nil }
        part += value
        room = Self.room(behind: value)
      }
      isNumber = true
    }
    return isNumber ? whole + part : nil
  }

  /// What a number within a thousand must be below to go on with it: *doscientos* **treinta** *y* **dos**.
  private static func room(behind value: Int) -> Int {
    if value >= 100 { return 100 }
    return value >= 20 && value % 10 == 0 ? 10 : 1
  }
}
