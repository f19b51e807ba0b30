public import Foundation

extension Date {
  /// The moment as it is written where a language or variety is spoken (`es`, `pt-BR`), in the time of this machine:
  /// *22 nov 2026, 13:05*.
  ///
  /// For people; what programs read is ISO 8601.
  public func text(
    in tag: String, date: FormatStyle.DateStyle = .abbreviated,
    time: FormatStyle.TimeStyle = .shortened, timeZone: TimeZone = .current
  ) -> String {
    formatted(
      FormatStyle(date: date, time: time, locale: Locale(identifier: tag), timeZone: timeZone))
  }
}
