/// What a button does besides saying its word.
public enum BoardAction: Hashable, Sendable {
  /// `+x`: adds letters to the word that is being spelt.
  case spell(String)
  /// `:space`: ends the word that is being spelt.
  case space
  /// `:home`: goes to the first board.
  case home
  /// `:speak`: says the sentence.
  case speak
  /// `:clear`: empties the sentence.
  case clear
  /// `:backspace`: takes the last word or letter away.
  case backspace
  /// An action of another program, which is kept and does nothing here.
  case other(String)

  /// Reads an action; nil when it begins with neither `:` nor `+`.
  public init?(_ text: String) {
    let text = text.printable
    switch text {
    case ":space": self = .space
    case ":home": self = .home
    case ":speak": self = .speak
    case ":clear": self = .clear
    case ":backspace": self = .backspace
    default:
      if text.hasPrefix("+"), text.count > 1 {
        self = .spell(String(text.dropFirst()))
      } else if text.hasPrefix(":"), text.count > 1 {
        self = .other(text)
      } else {
        return nil
      }
    }
  }
}

extension BoardAction {
  /// The action as the format writes it.
  public var text: String {
    switch self {
    case .spell(let letters): "+" + letters
    case .space: ":space"
    case .home: ":home"
    case .speak: ":speak"
    case .clear: ":clear"
    case .backspace: ":backspace"
    case .other(let text): text
    }
  }
}
