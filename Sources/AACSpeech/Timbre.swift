public import AACCore

/// Whom a voice sounds like.
public enum Timbre: String, CaseIterable, Hashable, Sendable {
  case woman, man, child, grandmother, grandfather, whisper, robot

  /// The timbre called so in any of the languages: *mujer*, *Man*, *criança*.
  public init?(name: String) {
    switch name.lowercased() {
    case "woman", "female", "mujer", "mulher": self = .woman
    case "man", "male", "hombre", "homem": self = .man
    case "child", "boy", "girl", "niño", "niña", "criança", "menino", "menina": self = .child
    case "grandmother", "grandma", "abuela", "avó": self = .grandmother
    case "grandfather", "grandpa", "abuelo", "avô": self = .grandfather
    case "whisper", "susurro", "sussurro": self = .whisper
    case "robot", "robô": self = .robot
    default: return nil
    }
  }

  /// What people call it.
  public var name: Text {
    switch self {
    case .woman: .timbreWoman
    case .man: .timbreMan
    case .child: .timbreChild
    case .grandmother: .timbreGrandmother
    case .grandfather: .timbreGrandfather
    case .whisper: .timbreWhisper
    case .robot: .timbreRobot
    }
  }

  /// The variant of espeak-ng that sounds so; nil: the voice as it is.
  var variant: String? {
    switch self {
    case .woman: "f3"
    case .man: nil
    case .child: "anika"
    case .grandmother: "grandma"
    case .grandfather: "grandpa"
    case .whisper: "whisper"
    case .robot: "robosoft3"
    }
  }
}
