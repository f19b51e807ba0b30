import AACCore

/// A number of hours, minutes or seconds as a voice has to be given it.
///
/// Voices read *1 hora* as *uno hora* and *2 horas* in Portuguese as *dois horas*: a number that changes with the
/// gender of its noun is written out, every other one stays in digits.
struct SpokenNumber {
  let value: Int
  let gender: Gender

  func text(in language: Language) -> String {
    switch language {
    case .english: "\(value)"
    case .spanish: spanish ?? "\(value)"
    case .portuguese: portuguese ?? "\(value)"
    }
  }

  private var spanish: String? {
    guard value % 10 == 1, value != 11, let tens = Self.tens[value / 10] else { return nil }
    let one = gender == .feminine ? "una" : "un"
    return switch value {
    case 1: one
    case 21: gender == .feminine ? "veintiuna" : "veintiún"
    default: "\(tens.spanish) y \(one)"
    }
  }

  private var portuguese: String? {
    let units = gender == .feminine ? [1: "uma", 2: "duas"] : [1: "um", 2: "dois"]
    guard value / 10 != 1, let unit = units[value % 10], let tens = Self.tens[value / 10] else {
      return nil
    }
    return value < 10 ? unit : "\(tens.portuguese) e \(unit)"
  }

  /// Names of the tens up to fifty, the greatest that a minute or second can have.
  private static let tens: [Int: (spanish: String, portuguese: String)] = [
    0: ("", ""), 2: ("veinte", "vinte"), 3: ("treinta", "trinta"),
    4: ("cuarenta", "quarenta"), 5: ("cincuenta", "cinquenta"),
  ]
}
