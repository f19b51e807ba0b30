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
  /// “{number} {count|hour|hours}”
  public static func unitHours(number: String, count: Int) -> Text {
    Text(
      es: "\(number) \(count == 1 ? "hora" : "horas")",
      en: "\(number) \(count == 1 ? "hour" : "hours")",
      pt: "\(number) \(count == 1 ? "hora" : "horas")")
  }
  /// “{number} {count|minute|minutes}”
  public static func unitMinutes(number: String, count: Int) -> Text {
    Text(
      es: "\(number) \(count == 1 ? "minuto" : "minutos")",
      en: "\(number) \(count == 1 ? "minute" : "minutes")",
      pt: "\(number) \(count == 1 ? "minuto" : "minutos")")
  }
  /// “{number} {count|second|seconds}”
  public static func unitSeconds(number: String, count: Int) -> Text {
    Text(
      es: "\(number) \(count == 1 ? "segundo" : "segundos")",
      en: "\(number) \(count == 1 ? "second" : "seconds")",
      pt: "\(number) \(count == 1 ? "segundo" : "segundos")")
  }
  /// “{first} and {second}”
  public static func listOfTwo(first: String, second: String) -> Text {
    Text(
      es: "\(first) y \(second)",
      en: "\(first) and \(second)",
      pt: "\(first) e \(second)")
  }
  /// “{first}, {second} and {third}”
  public static func listOfThree(first: String, second: String, third: String) -> Text {
    Text(
      es: "\(first), \(second) y \(third)",
      en: "\(first), \(second) and \(third)",
      pt: "\(first), \(second) e \(third)")
  }
  /// “{time} {count|left|left}.”
  public static func timeLeft(count: Int, time: String) -> Text {
    Text(
      es: "\(count == 1 ? "Queda" : "Quedan") \(time).",
      en: "\(time) \(count == 1 ? "left" : "left").",
      pt: "\(count == 1 ? "Falta" : "Faltam") \(time).")
  }
  /// “Time is up.”
  public static let timeIsOver = Text(
      es: "Se acabó el tiempo.",
      en: "Time is up.",
      pt: "Acabou o tempo.")
  /// “{phrase} is over.”
  public static func timeOfActivityIsOver(phrase: String) -> Text {
    Text(
      es: "Se acabó el tiempo \(phrase).",
      en: "\(phrase) is over.",
      pt: "Acabou o tempo \(phrase).")
  }
  /// “Now it’s {phrase}.”
  public static func activityBegins(phrase: String) -> Text {
    Text(
      es: "Ahora toca \(phrase).",
      en: "Now it’s \(phrase).",
      pt: "Agora é hora \(phrase).")
  }
  /// “Time starts now: {time}.”
  public static func timeBegins(time: String) -> Text {
    Text(
      es: "Empieza el tiempo: \(time).",
      en: "Time starts now: \(time).",
      pt: "Começa o tempo: \(time).")
  }
  /// “'{input}' is not a duration; write it like 10m, 1h30, 90s or 00:10:00”
  public static func plannerErrorNotADuration(input: String) -> Text {
    Text(
      es: "'\(input)' no es una duración; por ejemplo: 10m o 1h30 o 90s o 00:10:00",
      en: "'\(input)' is not a duration; write it like 10m, 1h30, 90s or 00:10:00",
      pt: "'\(input)' não é uma duração; por exemplo: 10m ou 1h30 ou 90s ou 00:10:00")
  }
  /// “'{input}' is too short; the least is 1 second (1s)”
  public static func plannerErrorTooShort(input: String) -> Text {
    Text(
      es: "'\(input)' es demasiado corto; lo mínimo es 1 segundo (1s)",
      en: "'\(input)' is too short; the least is 1 second (1s)",
      pt: "'\(input)' é curto demais; o mínimo é 1 segundo (1s)")
  }
  /// “'{input}' is too long; the most is 23:59:59”
  public static func plannerErrorTooLong(input: String) -> Text {
    Text(
      es: "'\(input)' es demasiado largo; lo máximo es 23:59:59",
      en: "'\(input)' is too long; the most is 23:59:59",
      pt: "'\(input)' é longo demais; o máximo é 23:59:59")
  }
  /// “'{activity}' has no duration; write for instance '{activity} 10m'”
  public static func plannerErrorNoDuration(activity: String) -> Text {
    Text(
      es: "'\(activity)' no tiene duración; por ejemplo: '\(activity) 10m'",
      en: "'\(activity)' has no duration; write for instance '\(activity) 10m'",
      pt: "'\(activity)' não tem duração; por exemplo: '\(activity) 10m'")
  }
  /// “there is nothing to time; write for instance 'eat 10m' or only '10m'”
  public static let plannerErrorNothingToTime = Text(
      es: "no hay nada que contar; por ejemplo: 'comer 10m' o solo '10m'",
      en: "there is nothing to time; write for instance 'eat 10m' or only '10m'",
      pt: "não há nada para contar; por exemplo: 'comer 10m' ou só '10m'")
  /// “'{input}' is not a moment; write for instance half,5m,1m”
  public static func plannerErrorNotAMoment(input: String) -> Text {
    Text(
      es: "'\(input)' no es un momento; por ejemplo: half,5m,1m",
      en: "'\(input)' is not a moment; write for instance half,5m,1m",
      pt: "'\(input)' não é um momento; por exemplo: half,5m,1m")
  }
}
