/// An hour in figures: *7:15, 10h45, 22h* (RAE, *Ortografía*, 2010, chapter VIII).
enum ClockFigure {
  /// The hour, 0 to 24; nil when the text is no hour in figures.
  ///
  ///     ClockFigure.hour("10h45")    // 10
  ///     ClockFigure.hour("10,45")    // nil
  static func hour(_ text: String) -> Int? {
    guard text.utf8.first.map({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) == true,
      let mark = text.utf8.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "h") })
    else { return nil }
    let minutes = text[text.utf8.index(after: mark)...]
    guard let hour = Int(text[..<mark]), (0...24).contains(hour) else { return nil }
    if minutes.isEmpty { return text.utf8[mark] == UInt8(ascii: "h") ? hour : nil }
    guard minutes.utf8.count == 2, let minute = Int(minutes), (0...59).contains(minute) else {
      return nil
    }
    return hour
  }
}
