public import AACCore

/// Says in words how much time is left: *Quedan 5 minutos.*, *1 hour and 5 minutes left.*
public struct RemainingTimeText: Hashable, Sendable {
  /// Whole seconds that are left.
  public let seconds: Int

  /// The words for a number of seconds; a negative one counts as 0.
  public init(seconds: Int) {
    self.seconds = max(0, seconds)
  }

  /// The sentence, with the verb in the right number.
  public func sentence(in language: Language, numbers: NumberStyle = .digits) -> String {
    let amounts = amounts
    let isSingle = amounts.count == 1 && amounts[0].count == 1
    return Text.timeLeft(
      count: isSingle ? 1 : 2, time: amount(in: language, numbers: numbers))[language]
  }

  /// The amount alone: *1 hora y 5 minutos*.
  public func amount(in language: Language, numbers: NumberStyle = .digits) -> String {
    let parts = amounts.map { $0.text(in: language, numbers: numbers) }
    return switch parts.count {
    case 1: parts[0]
    case 2: Text.listOfTwo(first: parts[0], second: parts[1])[language]
    default: Text.listOfThree(first: parts[0], second: parts[1], third: parts[2])[language]
    }
  }

  /// Hours, minutes and seconds, without those that are 0; *0 seconds* when all are.
  private var amounts: [Amount] {
    let all = [
      Amount(count: seconds / 3600, unit: .hours),
      Amount(count: seconds / 60 % 60, unit: .minutes),
      Amount(count: seconds % 60, unit: .seconds),
    ]
    let some = all.filter { $0.count > 0 }
    return some.isEmpty ? [all[2]] : some
  }

  private enum Unit {
    case hours, minutes, seconds
  }

  private struct Amount {
    let count: Int
    let unit: Unit

    func text(in language: Language, numbers: NumberStyle) -> String {
      let gender: Gender = unit == .hours ? .feminine : .masculine
      let number =
        switch numbers {
        case .digits: "\(count)"
        case .spoken: SpokenNumber(value: count, gender: gender).text(in: language)
        }
      return switch unit {
      case .hours: Text.unitHours(number: number, count: count)[language]
      case .minutes: Text.unitMinutes(number: number, count: count)[language]
      case .seconds: Text.unitSeconds(number: number, count: count)[language]
      }
    }
  }
}
