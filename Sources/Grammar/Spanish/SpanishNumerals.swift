public import AACCore

/// Spanish numbers in words.
///
///     SpanishNumerals.words(for: 21, gender: .feminine)                    // veintiuna
///     SpanishNumerals.words(for: 21, gender: .masculine, beforeNoun: true)   // veintiún
///
/// Source: NGLE, chapter 21 (*Los numerales*); *Ortografía* of 2010, ch. VIII (in one word or several).
public enum SpanishNumerals {
  /// The number in words, from 0 to 999,999,999 (with *menos* below); nil beyond.
  ///
  /// *Uno* and the hundreds agree with the noun that is counted (*doscientas una*); before a
  /// masculine noun *uno* is short (*veintiún niños*).
  public static func words(
    for number: Int, gender: Gender = .masculine, beforeNoun: Bool = false
  ) -> String? {
    guard number.magnitude < 1_000_000_000 else { return nil }
    if number < 0 {
      return words(for: -number, gender: gender, beforeNoun: beforeNoun).map { "menos " + $0 }
    }
    if number == 0 { return "cero" }
    let millions = number / 1_000_000
    let rest = number % 1_000_000
    var parts: [String] = []
    if millions == 1 { parts.append("un millón") }
    if millions > 1 {
      parts.append(belowMillion(millions, .masculine, isShort: true) + " millones")
    }
    if rest > 0 { parts.append(belowMillion(rest, gender, isShort: beforeNoun)) }
    return parts.joined(separator: " ")
  }

  /// The number that words stand for: *treinta y una* is 31; nil when they are none.
  public static func number(_ text: String) -> Int? {
    RomanceNumberWords(and: "y", millions: ["millón", "millones"], values: values).number(text)
  }

  private static let values: [Substring: Int] = {
    var values: [Substring: Int] = [
      "un": 1, "una": 1, "veintiún": 21, "veintiuna": 21, "ciento": 100,
    ]
    for (number, word) in units.enumerated() { values[word[...]] = number }
    for (ten, word) in tens.enumerated() where ten > 0 { values[word[...]] = ten * 10 }
    values["cien"] = 100
    for count in 2...9 {
      for gender in [Gender.masculine, .feminine] {
        values[hundred(count, gender)[...]] = count * 100
      }
    }
    return values
  }()

  private static func belowMillion(_ number: Int, _ gender: Gender, isShort: Bool) -> String {
    let thousands = number / 1000
    let rest = number % 1000
    var parts: [String] = []
    if thousands == 1 { parts.append("mil") }
    if thousands > 1 {
      // Before *mil* the unit is short for both genders: veintiún mil personas.
      parts.append(belowThousand(thousands, gender, isShort: true, beforeThousand: true) + " mil")
    }
    if rest > 0 { parts.append(belowThousand(rest, gender, isShort: isShort)) }
    return parts.joined(separator: " ")
  }

  private static func belowThousand(
    _ number: Int, _ gender: Gender, isShort: Bool, beforeThousand: Bool = false
  ) -> String {
    if number == 100 { return "cien" }
    let rest = number % 100
    var parts: [String] = []
    if number >= 100 { parts.append(hundred(number / 100, gender)) }
    if rest > 0 {
      let unitGender = beforeThousand ? .masculine : gender
      parts.append(belowHundred(rest, unitGender, isShort: isShort))
    }
    return parts.joined(separator: " ")
  }

  private static func hundred(_ count: Int, _ gender: Gender) -> String {
    if count == 1 { return "ciento" }
    let ending = gender == .feminine ? "as" : "os"
    switch count {
    case 5: return "quinient" + ending
    case 7: return "setecient" + ending
    case 9: return "novecient" + ending
    default: return units[count] + "cient" + ending
    }
  }

  private static func belowHundred(_ number: Int, _ gender: Gender, isShort: Bool) -> String {
    let unit = number % 10
    if unit == 1, number != 11 {
      let one = gender == .feminine ? "una" : isShort ? "un" : "uno"
      if number == 1 { return one }
      if number == 21 { return one == "un" ? "veintiún" : "veinti" + one }
      return tens[number / 10] + " y " + one
    }
    if number < 30 { return units[number] }
    return unit == 0 ? tens[number / 10] : tens[number / 10] + " y " + units[unit]
  }

  private static let units = [
    "cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez",
    "once",
    "doce", "trece", "catorce", "quince", "dieciséis", "diecisiete", "dieciocho", "diecinueve",
    "veinte", "veintiuno", "veintidós", "veintitrés", "veinticuatro", "veinticinco", "veintiséis",
    "veintisiete", "veintiocho", "veintinueve",
  ]

  private static let tens = [
    "", "diez", "veinte", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta",
    "noventa",
  ]
}
