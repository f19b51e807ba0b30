/// Whom a voice sounds like.
public enum Timbre: String, CaseIterable, Hashable, Sendable {
  case woman, man, child

  /// The timbre called so in any of the languages: *mujer*, *Man*, *criança*.
  public init?(name: String) {
    switch name.lowercased() {
    case "woman", "female", "mujer", "mulher": self = .woman
    case "man", "male", "hombre", "homem": self = .man
    case "child", "boy", "girl", "niño", "niña", "criança", "menino", "menina": self = .child
    default: return nil
    }
  }

  /// The variant of espeak-ng that sounds so; nil: the voice as it is.
  var variant: String? {
    switch self {
    case .woman: "f3"
    case .man: nil
    case .child: "anika"
    }
  }
}
