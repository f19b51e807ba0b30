/// Number words from zero to a million.
///
/// Source: Quirk et al., CGEL §6.63–6.67.
public enum EnglishNumerals {
  /// The cardinal, such as *one hundred and five* (with *and* in the United Kingdom only).
  public static func cardinal(_ number: Int, isBritish: Bool = false) -> String? {
    guard (0...1_000_000).contains(number) else { return nil }
    if number == 1_000_000 { return "one million" }
    if number < 1000 { return belowThousand(number, isBritish: isBritish) }
    let thousands = belowThousand(number / 1000, isBritish: isBritish) + " thousand"
    let rest = number % 1000
    if rest == 0 { return thousands }
    let link = isBritish && rest < 100 ? " and " : " "
    return thousands + link + belowThousand(rest, isBritish: isBritish)
  }

  /// The ordinal, such as *twenty-first*.
  public static func ordinal(_ number: Int, isBritish: Bool = false) -> String? {
    guard let cardinal = cardinal(number, isBritish: isBritish) else { return nil }
    let cut = cardinal.lastIndex(where: { $0 == " " || $0 == "-" })
    let start = cut.map { cardinal.index(after: $0) } ?? cardinal.startIndex
    return cardinal[..<start] + ordinalWord(String(cardinal[start...]))
  }

  /// The value of a number word or figure; nil for anything else.
  public static func value(of word: String) -> Int? {
    if let small = units.firstIndex(of: word) { return small }
    if let ten = tens.firstIndex(of: word) { return ten * 10 }
    if word == "hundred" { return 100 }
    return Int(word)
  }

  private static func ordinalWord(_ word: String) -> String {
    if let known = irregularOrdinals[word] { return known }
    return word.hasSuffix("y") ? word.dropLast() + "ieth" : word + "th"
  }

  private static func belowThousand(_ number: Int, isBritish: Bool) -> String {
    if number < 100 { return belowHundred(number) }
    let hundreds = units[number / 100] + " hundred"
    let rest = number % 100
    if rest == 0 { return hundreds }
    return hundreds + (isBritish ? " and " : " ") + belowHundred(rest)
  }

  private static func belowHundred(_ number: Int) -> String {
    if number < 20 { return units[number] }
    let ten = tens[number / 10]
    return number % 10 == 0 ? ten : ten + "-" + units[number % 10]
  }

  private static let units = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let irregularOrdinals = [
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth",
    "nine": "ninth", "twelve": "twelfth",
  ]
}
