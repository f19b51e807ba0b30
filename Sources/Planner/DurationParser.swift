/// Reads a duration as people write it.
///
///     try DurationParser.seconds("10m")         // 600
///     try DurationParser.seconds("1h30")        // 5400: what follows hours without a unit is minutes
///     try DurationParser.seconds("00:10:00")    // 600
///     try DurationParser.seconds("10:00")       // 600: two fields are minutes and seconds
///     try DurationParser.seconds("1 hora y 5 minutos")     // 3900
public enum DurationParser {
  /// The seconds that a text stands for.
  ///
  /// - Throws: `notADuration`; `tooShort` under 1 s; `tooLong` over 23:59:59.
  public static func seconds(_ text: String) throws(PlannerError) -> Int {
    let words = text.lowercased().split(separator: " ")
    let joined = words.prefix(1) + words.dropFirst().filter { !["y", "e", "and"].contains($0) }
    let plain = joined.joined(separator: " ")
    guard let seconds = clock(plain) ?? units(plain) else { throw .notADuration(text) }
    guard seconds >= Countdown.lengths.lowerBound else { throw .tooShort(text) }
    guard seconds <= Countdown.lengths.upperBound else { throw .tooLong(text) }
    return seconds
  }

  /// `HH:MM:SS` or `MM:SS`; only the first field may be over 59.
  private static func clock(_ text: String) -> Int? {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false).map(number)
    guard fields.count == 2 || fields.count == 3 else { return nil }
    var total = 0
    for (index, field) in fields.enumerated() {
      guard let field, index == 0 || field < 60 else { return nil }
      total = total * 60 + field
    }
    return total
  }

  /// Numbers with units, greatest first, each at most once: `1h30m`, `1 h 30 min`, `1h30`.
  private static func units(_ text: String) -> Int? {
    var rest = text[...]
    var total = 0
    var last = 0
    while !rest.isEmpty {
      let digits = rest.prefix { isDigit($0) }
      guard let value = number(digits) else { return nil }
      rest = rest.dropFirst(digits.count).drop { $0 == " " }
      let name = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(name.count).drop { $0 == " " }
      // Without a unit the number must be the last, after hours or minutes: 1h30, 1m30.
      let isBare = name.isEmpty && rest.isEmpty && last > 1
      guard let factor = isBare ? last / 60 : factor(of: name), last == 0 || factor < last else {
        return nil
      }
      total += value * factor
      last = factor
    }
    return last == 0 ? nil : total
  }

  /// Seconds in a unit, by its name in any of the languages.
  private static func factor(of name: Substring) -> Int? {
    switch name {
    case "h", "hr", "hrs", "hora", "horas", "hour", "hours": 3600
    case "m", "min", "mins", "minuto", "minutos", "minute", "minutes": 60
    case "s", "seg", "segs", "sec", "secs", "segundo", "segundos", "second", "seconds": 1
    default: nil
    }
  }

  /// A number of up to nine digits; a longer one counts as the greatest of them.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.allSatisfy(isDigit) else { return nil }
    let significant = text.drop { $0 == "0" }
    return significant.isEmpty ? 0 : significant.count > 9 ? 999_999_999 : Int(significant)
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
