public import AACCore

/// Whole numbers in words, agreeing with what is counted.
///
///     PortugueseNumbers.words(for: 222, gender: .feminine)   // duzentas e vinte e duas
///
/// Source: Cunha & Cintra, chapter 12 (*Numerais*: gender, *e* between the orders).
public enum PortugueseNumbers {
  private static let units = [
    "zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze",
    "doze", "treze", "catorze", "quinze",
  ]
  private static let tens = [
    "", "dez", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta",
    "noventa",
  ]
  private static let hundreds = [
    "", "cento", "duzentos", "trezentos", "quatrocentos", "quinhentos", "seiscentos",
    "setecentos", "oitocentos", "novecentos",
  ]

  /// A number from 0 to 1,000,000 in words; nil outside.
  ///
  /// Brazil says *dezesseis, dezessete, dezenove*, Portugal *dezasseis, dezassete, dezanove*.
  public static func words(
    for number: Int, gender: Gender = .masculine, in variety: LanguageVariety = .portugueseBrazil
  ) -> String? {
    switch number {
    case 0..<1000: return belowThousand(number, gender, variety)
    case 1000..<1_000_000:
      let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1000)
      let head = thousands == 1 ? "mil" : belowThousand(thousands, gender, variety) + " mil"
      if rest == 0 { return head }
      let isJoined = rest < 100 || rest % 100 == 0
      return head + (isJoined ? " e " : " ") + belowThousand(rest, gender, variety)
    case 1_000_000: return "um milhão"
    default: return nil
    }
  }

  /// The number that words stand for: *vinte e uma* is 21; nil when they are none.
  public static func number(_ text: String) -> Int? {
    RomanceNumberWords(and: "e", millions: ["milhão", "milhões"], values: values).number(text)
  }

  private static let values: [Substring: Int] = {
    var values: [Substring: Int] = [
      "cem": 100, "uma": 1, "duas": 2, "quatorze": 14, "dezesseis": 16, "dezasseis": 16,
      "dezessete": 17, "dezassete": 17, "dezoito": 18, "dezenove": 19, "dezanove": 19,
    ]
    for (number, word) in units.enumerated() { values[word[...]] = number }
    for (ten, word) in tens.enumerated() where ten > 0 { values[word[...]] = ten * 10 }
    for (hundred, word) in hundreds.enumerated() where hundred > 0 {
      values[word[...]] = hundred * 100
      if hundred > 1 { values[word.dropLast(2) + "as"] = hundred * 100 }
    }
    return values
  }()

  private static func belowThousand(
    _ number: Int, _ gender: Gender, _ variety: LanguageVariety
  ) -> String {
    if number == 100 { return "cem" }
    if number < 100 { return belowHundred(number, gender, variety) }
    let (hundred, rest) = number.quotientAndRemainder(dividingBy: 100)
    var word = hundreds[hundred]
    if gender == .feminine && hundred > 1 { word = word.cutting(2) + "as" }
    return rest == 0 ? word : word + " e " + belowHundred(rest, gender, variety)
  }

  private static func belowHundred(
    _ number: Int, _ gender: Gender, _ variety: LanguageVariety
  ) -> String {
    switch (number, gender) {
    case (1, .feminine): return "uma"
    case (2, .feminine): return "duas"
    case (0..<16, _): return units[number]
    case (16..<20, _):
      let joint = variety == .portuguesePortugal ? "a" : "e"
      return ["dez\(joint)sseis", "dez\(joint)ssete", "dezoito", "dez\(joint)nove"][number - 16]
    default:
      let (ten, rest) = number.quotientAndRemainder(dividingBy: 10)
      return rest == 0 ? tens[ten] : tens[ten] + " e " + belowHundred(rest, gender, variety)
    }
  }
}
