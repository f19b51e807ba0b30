// Generated from Data/interface/strings.csv by script/generate: do not edit.
// swift-format-ignore-file

extension Text {
  /// “AAC”
  public static let appName = Text(
      es: "AAC",
      en: "AAC",
      pt: "AAC")
  /// “'{move}' cannot be done in step '{step}'”
  public static func walkIllegalMove(move: String, step: String) -> Text {
    Text(
      es: "«\(move)» no se puede hacer en el paso «\(step)»",
      en: "'\(move)' cannot be done in step '\(step)'",
      pt: "«\(move)» não se pode fazer no passo «\(step)»")
  }
  /// “there is nothing to say: give a subject (--subject); a verb (--verb) or tiles (--tiles)”
  public static let requestNothingToSay = Text(
      es: "falta qué decir: dé un sujeto (--subject); un verbo (--verb) o fichas (--tiles)",
      en: "there is nothing to say: give a subject (--subject); a verb (--verb) or tiles (--tiles)",
      pt: "falta o que dizer: dê um sujeito (--subject); um verbo (--verb) ou fichas (--tiles)")
  /// “the word '{word}' is not in the vocabulary; 'aac-cli vocabulary list' shows them”
  public static func requestUnknownWord(word: String) -> Text {
    Text(
      es: "la palabra «\(word)» no está en el vocabulario; 'aac-cli vocabulary list' las muestra",
      en: "the word '\(word)' is not in the vocabulary; 'aac-cli vocabulary list' shows them",
      pt: "a palavra «\(word)» não está no vocabulário; 'aac-cli vocabulary list' mostra-as")
  }
  /// “the word '{word}' is not in the vocabulary; the nearest are: {nearest}”
  public static func requestUnknownWordNearest(word: String, nearest: String) -> Text {
    Text(
      es: "la palabra «\(word)» no está en el vocabulario; las más cercanas son: \(nearest)",
      en: "the word '\(word)' is not in the vocabulary; the nearest are: \(nearest)",
      pt: "a palavra «\(word)» não está no vocabulário; as mais próximas são: \(nearest)")
  }
  /// “there is no language '{tag}'; use es, en or pt”
  public static func requestUnknownLanguage(tag: String) -> Text {
    Text(
      es: "no conozco el idioma «\(tag)»; use es, en o pt",
      en: "there is no language '\(tag)'; use es, en or pt",
      pt: "não conheço o idioma «\(tag)»; use es, en ou pt")
  }
  /// “'{key}' cannot be '{value}'; it must be {expected}”
  public static func requestBadValue(key: String, value: String, expected: String) -> Text {
    Text(
      es: "«\(key)» no puede ser «\(value)»; debe ser \(expected)",
      en: "'\(key)' cannot be '\(value)'; it must be \(expected)",
      pt: "«\(key)» não pode ser «\(value)»; deve ser \(expected)")
  }
  /// “the line is not a JSON object: {reason}”
  public static func requestNotAnObject(reason: String) -> Text {
    Text(
      es: "la línea no es un objeto JSON: \(reason)",
      en: "the line is not a JSON object: \(reason)",
      pt: "a linha não é um objeto JSON: \(reason)")
  }
}
