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
  /// “File with the words and the people”
  public static let helpDatabase = Text(
      es: "Archivo con las palabras y las personas",
      en: "File with the words and the people",
      pt: "Arquivo com as palavras e as pessoas")
  /// “Language of the sentence and of the messages”
  public static let helpLanguage = Text(
      es: "Idioma de la frase y de los mensajes",
      en: "Language of the sentence and of the messages",
      pt: "Idioma da frase e das mensagens")
  /// “Form of the result: for people (text) or for programs (json)”
  public static let helpFormat = Text(
      es: "Forma del resultado: para personas (text) o para programas (json)",
      en: "Form of the result: for people (text) or for programs (json)",
      pt: "Forma do resultado: para pessoas (text) ou para programas (json)")
  /// “Who: a word of the vocabulary or any other; without it the first person speaks”
  public static let helpSubject = Text(
      es: "Quién: una palabra del vocabulario u otra; sin sujeto habla la primera persona",
      en: "Who: a word of the vocabulary or any other; without it the first person speaks",
      pt: "Quem: uma palavra do vocabulário ou outra; sem sujeito fala a primeira pessoa")
  /// “What they do: the verb in its dictionary form”
  public static let helpVerb = Text(
      es: "Qué hace: el verbo en infinitivo",
      en: "What they do: the verb in its dictionary form",
      pt: "O que faz: o verbo no infinitivo")
  /// “What; where; how: may be repeated”
  public static let helpComplement = Text(
      es: "Qué; dónde; cómo: se puede repetir",
      en: "What; where; how: may be repeated",
      pt: "O quê; onde; como: pode repetir-se")
  /// “The words in any order instead of subject; verb and complement”
  public static let helpTiles = Text(
      es: "Las palabras en cualquier orden en lugar de sujeto; verbo y complemento",
      en: "The words in any order instead of subject; verb and complement",
      pt: "As palavras em qualquer ordem em vez de sujeito; verbo e complemento")
  /// “Negate the verb”
  public static let helpNegative = Text(
      es: "Niega el verbo",
      en: "Negate the verb",
      pt: "Nega o verbo")
  /// “Ask a question”
  public static let helpQuestion = Text(
      es: "Hace una pregunta",
      en: "Ask a question",
      pt: "Faz uma pergunta")
  /// “Time: present; past or future”
  public static let helpTense = Text(
      es: "Tiempo: presente; pasado o futuro",
      en: "Time: present; past or future",
      pt: "Tempo: presente; passado ou futuro")
  /// “Gender of the person who speaks”
  public static let helpSpeaker = Text(
      es: "Género de quien habla",
      en: "Gender of the person who speaks",
      pt: "Gênero de quem fala")
  /// “Refuse words that are not in the vocabulary”
  public static let helpStrict = Text(
      es: "Rechaza palabras que no están en el vocabulario",
      en: "Refuse words that are not in the vocabulary",
      pt: "Recusa palavras que não estão no vocabulário")
}
