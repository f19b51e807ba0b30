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
      es: "«\(input)» no es una duración; por ejemplo: 10m o 1h30 o 90s o 00:10:00",
      en: "'\(input)' is not a duration; write it like 10m, 1h30, 90s or 00:10:00",
      pt: "«\(input)» não é uma duração; por exemplo: 10m ou 1h30 ou 90s ou 00:10:00")
  }
  /// “'{input}' is too short; the least is 1 second (1s)”
  public static func plannerErrorTooShort(input: String) -> Text {
    Text(
      es: "«\(input)» es demasiado corto; lo mínimo es 1 segundo (1s)",
      en: "'\(input)' is too short; the least is 1 second (1s)",
      pt: "«\(input)» é curto demais; o mínimo é 1 segundo (1s)")
  }
  /// “'{input}' is too long; the most is 23:59:59”
  public static func plannerErrorTooLong(input: String) -> Text {
    Text(
      es: "«\(input)» es demasiado largo; lo máximo es 23:59:59",
      en: "'\(input)' is too long; the most is 23:59:59",
      pt: "«\(input)» é longo demais; o máximo é 23:59:59")
  }
  /// “'{activity}' has no duration; write for instance '{activity} 10m'”
  public static func plannerErrorNoDuration(activity: String) -> Text {
    Text(
      es: "«\(activity)» no tiene duración; por ejemplo: '\(activity) 10m'",
      en: "'\(activity)' has no duration; write for instance '\(activity) 10m'",
      pt: "«\(activity)» não tem duração; por exemplo: '\(activity) 10m'")
  }
  /// “there is nothing to time; write for instance 'eat 10m' or only '10m'”
  public static let plannerErrorNothingToTime = Text(
      es: "no hay nada que contar; por ejemplo: 'comer 10m' o solo '10m'",
      en: "there is nothing to time; write for instance 'eat 10m' or only '10m'",
      pt: "não há nada para contar; por exemplo: 'comer 10m' ou só '10m'")
  /// “'{input}' is not a moment; write for instance half,5m,1m”
  public static func plannerErrorNotAMoment(input: String) -> Text {
    Text(
      es: "«\(input)» no es un momento; por ejemplo: half,5m,1m",
      en: "'\(input)' is not a moment; write for instance half,5m,1m",
      pt: "«\(input)» não é um momento; por exemplo: half,5m,1m")
  }
  /// “there is no voice: the data of espeak-ng cannot be read ({detail}); install the package espeak-ng-data”
  public static func speechNoVoiceData(detail: String) -> Text {
    Text(
      es: "no hay voz: no se pueden leer los datos de espeak-ng (\(detail)); instale el paquete espeak-ng-data",
      en: "there is no voice: the data of espeak-ng cannot be read (\(detail)); install the package espeak-ng-data",
      pt: "não há voz: não é possível ler os dados do espeak-ng (\(detail)); instale o pacote espeak-ng-data")
  }
  /// “there is no voice '{name}'; choose among {voices}”
  public static func speechUnknownVoice(name: String, voices: String) -> Text {
    Text(
      es: "no hay ninguna voz «\(name)»; elija entre \(voices)",
      en: "there is no voice '\(name)'; choose among \(voices)",
      pt: "não há nenhuma voz «\(name)»; escolha entre \(voices)")
  }
  /// “the voice failed (espeak-ng, code {code}); try a shorter text”
  public static func speechSynthesisFailed(code: String) -> Text {
    Text(
      es: "la voz ha fallado (espeak-ng, código \(code)); pruebe con un texto más corto",
      en: "the voice failed (espeak-ng, code \(code)); try a shorter text",
      pt: "a voz falhou (espeak-ng, código \(code)); tente com um texto mais curto")
  }
  /// “there is no audio device '{device}'; connect one, name another in AAC_AUDIO_DEVICE or write a file with --out”
  public static func speechNoAudioDevice(device: String) -> Text {
    Text(
      es: "no hay dispositivo de audio «\(device)»; conecte uno o indique otro en AAC_AUDIO_DEVICE o escriba un archivo con --out",
      en: "there is no audio device '\(device)'; connect one, name another in AAC_AUDIO_DEVICE or write a file with --out",
      pt: "não há dispositivo de áudio «\(device)»; ligue um ou indique outro em AAC_AUDIO_DEVICE ou grave um ficheiro com --out")
  }
  /// “another program uses the audio device '{device}'; close it or name another in AAC_AUDIO_DEVICE”
  public static func speechAudioDeviceBusy(device: String) -> Text {
    Text(
      es: "otro programa usa el dispositivo de audio «\(device)»; ciérrelo o indique otro en AAC_AUDIO_DEVICE",
      en: "another program uses the audio device '\(device)'; close it or name another in AAC_AUDIO_DEVICE",
      pt: "outro programa usa o dispositivo de áudio «\(device)»; feche-o ou indique outro em AAC_AUDIO_DEVICE")
  }
  /// “the audio device '{device}' stopped answering; check that it is connected”
  public static func speechAudioDeviceLost(device: String) -> Text {
    Text(
      es: "el dispositivo de audio «\(device)» ha dejado de responder; compruebe que está conectado",
      en: "the audio device '\(device)' stopped answering; check that it is connected",
      pt: "o dispositivo de áudio «\(device)» deixou de responder; verifique se está ligado")
  }
  /// “cannot write '{path}': its folder does not exist; create it first”
  public static func audioFileNoFolder(path: String) -> Text {
    Text(
      es: "no se puede escribir «\(path)»: su carpeta no existe; créela antes",
      en: "cannot write '\(path)': its folder does not exist; create it first",
      pt: "não é possível gravar «\(path)»: a sua pasta não existe; crie-a primeiro")
  }
  /// “cannot write '{path}': there is no permission; choose another folder”
  public static func audioFileNoPermission(path: String) -> Text {
    Text(
      es: "no se puede escribir «\(path)»: no hay permiso; elija otra carpeta",
      en: "cannot write '\(path)': there is no permission; choose another folder",
      pt: "não é possível gravar «\(path)»: não há permissão; escolha outra pasta")
  }
  /// “cannot write '{path}': the disk is full; make room or choose another folder”
  public static func audioFileDiskFull(path: String) -> Text {
    Text(
      es: "no se puede escribir «\(path)»: el disco está lleno; haga sitio o elija otra carpeta",
      en: "cannot write '\(path)': the disk is full; make room or choose another folder",
      pt: "não é possível gravar «\(path)»: o disco está cheio; liberte espaço ou escolha outra pasta")
  }
  /// “cannot write '{path}': it exists and is not a regular file; choose another name”
  public static func audioFileNotAFile(path: String) -> Text {
    Text(
      es: "no se puede escribir «\(path)»: existe y no es un archivo normal; elija otro nombre",
      en: "cannot write '\(path)': it exists and is not a regular file; choose another name",
      pt: "não é possível gravar «\(path)»: existe e não é um ficheiro normal; escolha outro nome")
  }
  /// “cannot write '{path}': its name tells no known format; end it in {endings}”
  public static func audioFileUnknownFormat(path: String, endings: String) -> Text {
    Text(
      es: "no se puede escribir «\(path)»: su nombre no dice un formato conocido; termínelo en \(endings)",
      en: "cannot write '\(path)': its name tells no known format; end it in \(endings)",
      pt: "não é possível gravar «\(path)»: o seu nome não indica um formato conhecido; termine-o em \(endings)")
  }
  /// “cannot write '{path}': {reason}; choose another name or folder”
  public static func audioFileFailed(path: String, reason: String) -> Text {
    Text(
      es: "no se puede escribir «\(path)»: \(reason); elija otro nombre u otra carpeta",
      en: "cannot write '\(path)': \(reason); choose another name or folder",
      pt: "não é possível gravar «\(path)»: \(reason); escolha outro nome ou outra pasta")
  }
}
