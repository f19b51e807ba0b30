// Generated from Data/interface/strings.csv by script/generate: do not edit.
// swift-format-ignore-file

extension Text {
  /// “AAC”
  public static let appName = Text(
      es: "AAC",
      en: "AAC",
      pt: "AAC")
  /// “the file “{path}” is damaged; it was left as it is: bring back a copy, or choose another with --database”
  public static func storeDamaged(path: String) -> Text {
    Text(
      es: "el archivo «\(path)» está dañado; no se ha tocado: recupere una copia, o elija otro con --database",
      en: "the file “\(path)” is damaged; it was left as it is: bring back a copy, or choose another with --database",
      pt: "o arquivo “\(path)” está danificado; não foi tocado: recupere uma cópia ou escolha outro com --database")
  }
  /// “the file “{path}” is not a database of this program; choose another with --database”
  public static func storeForeign(path: String) -> Text {
    Text(
      es: "el archivo «\(path)» no es una base de datos de este programa; elija otro con --database",
      en: "the file “\(path)” is not a database of this program; choose another with --database",
      pt: "o arquivo “\(path)” não é um banco de dados deste programa; escolha outro com --database")
  }
  /// “the file “{path}” is of a newer version ({version}; this program knows up to {known}): update the program”
  public static func storeNewer(path: String, version: String, known: String) -> Text {
    Text(
      es: "el archivo «\(path)» es de una versión más nueva (\(version); este programa conoce hasta la \(known)): actualice el programa",
      en: "the file “\(path)” is of a newer version (\(version); this program knows up to \(known)): update the program",
      pt: "o arquivo “\(path)” é de uma versão mais nova (\(version); este programa conhece até a \(known)): atualize o programa")
  }
  /// ““{path}” cannot be written: change the permissions of the file and its folder, or choose another with --database”
  public static func storeReadOnly(path: String) -> Text {
    Text(
      es: "no se puede escribir en «\(path)»: cambie los permisos del archivo y de su carpeta, o elija otro con --database",
      en: "“\(path)” cannot be written: change the permissions of the file and its folder, or choose another with --database",
      pt: "não é possível escrever em “\(path)”: mude as permissões do arquivo e da pasta, ou escolha outro com --database")
  }
  /// “there is no space left on the disk of “{path}”: make room and try again”
  public static func storeNoSpace(path: String) -> Text {
    Text(
      es: "no queda espacio en el disco de «\(path)»: libere espacio y repita",
      en: "there is no space left on the disk of “\(path)”: make room and try again",
      pt: "não há espaço no disco de “\(path)”: libere espaço e repita")
  }
  /// “another program has been using “{path}” for too long: close it and try again”
  public static func storeLocked(path: String) -> Text {
    Text(
      es: "otro programa está usando «\(path)» desde hace demasiado tiempo: ciérrelo y repita",
      en: "another program has been using “\(path)” for too long: close it and try again",
      pt: "outro programa está usando “\(path)” há tempo demais: feche-o e repita")
  }
  /// ““{path}” cannot be created ({reason}): choose another place with --database”
  public static func storeCannotCreate(path: String, reason: String) -> Text {
    Text(
      es: "no se puede crear «\(path)» (\(reason)): elija otro lugar con --database",
      en: "“\(path)” cannot be created (\(reason)): choose another place with --database",
      pt: "não é possível criar “\(path)” (\(reason)): escolha outro lugar com --database")
  }
  /// ““{path}” cannot be opened ({reason}): check the permissions”
  public static func storeCannotOpen(path: String, reason: String) -> Text {
    Text(
      es: "no se puede abrir «\(path)» (\(reason)): compruebe los permisos",
      en: "“\(path)” cannot be opened (\(reason)): check the permissions",
      pt: "não é possível abrir “\(path)” (\(reason)): verifique as permissões")
  }
  /// “the database “{path}” failed ({reason}): try again, and if it goes on, make a copy of the file”
  public static func storeFailed(path: String, reason: String) -> Text {
    Text(
      es: "la base de datos «\(path)» ha fallado (\(reason)): repita, y si sigue, haga una copia del archivo",
      en: "the database “\(path)” failed (\(reason)): try again, and if it goes on, make a copy of the file",
      pt: "o banco de dados “\(path)” falhou (\(reason)): repita e, se continuar, faça uma cópia do arquivo")
  }
  /// “there is no person “{name}”; “aac-cli person list” shows them”
  public static func storeUnknownPerson(name: String) -> Text {
    Text(
      es: "no hay ninguna persona «\(name)»; «aac-cli person list» las muestra",
      en: "there is no person “\(name)”; “aac-cli person list” shows them",
      pt: "não há nenhuma pessoa “\(name)”; “aac-cli person list” mostra todas")
  }
  /// “there is already a person “{name}”; choose another name”
  public static func storePersonNameTaken(name: String) -> Text {
    Text(
      es: "ya hay una persona «\(name)»; elija otro nombre",
      en: "there is already a person “\(name)”; choose another name",
      pt: "já existe uma pessoa “\(name)”; escolha outro nome")
  }
  /// “the name is empty; type at least one letter”
  public static let storeEmptyName = Text(
      es: "el nombre está vacío; escriba al menos una letra",
      en: "the name is empty; type at least one letter",
      pt: "o nome está vazio; escreva ao menos uma letra")
  /// “the speed “{value}” is not possible; choose 80 to 450 words a minute”
  public static func storeSpeedOutOfRange(value: String) -> Text {
    Text(
      es: "la velocidad «\(value)» no vale; elija de 80 a 450 palabras por minuto",
      en: "the speed “\(value)” is not possible; choose 80 to 450 words a minute",
      pt: "a velocidade “\(value)” não serve; escolha de 80 a 450 palavras por minuto")
  }
  /// “the pitch “{value}” is not possible; choose 0 to 100”
  public static func storePitchOutOfRange(value: String) -> Text {
    Text(
      es: "el tono «\(value)» no vale; elija de 0 a 100",
      en: "the pitch “\(value)” is not possible; choose 0 to 100",
      pt: "o tom “\(value)” não serve; escolha de 0 a 100")
  }
  /// “the volume “{value}” is not possible; choose 0 to 200”
  public static func storeVolumeOutOfRange(value: String) -> Text {
    Text(
      es: "el volumen «\(value)» no vale; elija de 0 a 200",
      en: "the volume “\(value)” is not possible; choose 0 to 200",
      pt: "o volume “\(value)” não serve; escolha de 0 a 200")
  }
  /// “there is no favourite sentence “{name}”; “aac-cli favourite list” shows them”
  public static func storeUnknownFavourite(name: String) -> Text {
    Text(
      es: "no hay ninguna frase favorita «\(name)»; «aac-cli favourite list» las muestra",
      en: "there is no favourite sentence “\(name)”; “aac-cli favourite list” shows them",
      pt: "não há nenhuma frase favorita “\(name)”; “aac-cli favourite list” mostra todas")
  }
  /// “there is already a favourite sentence “{name}”; choose another name”
  public static func storeFavouriteNameTaken(name: String) -> Text {
    Text(
      es: "ya hay una frase favorita «\(name)»; elija otro nombre",
      en: "there is already a favourite sentence “\(name)”; choose another name",
      pt: "já existe uma frase favorita “\(name)”; escolha outro nome")
  }
  /// “the name “{name}” would be taken for a number; add a letter”
  public static func storeFavouriteNameIsNumber(name: String) -> Text {
    Text(
      es: "el nombre «\(name)» se confundiría con un número; añada una letra",
      en: "the name “\(name)” would be taken for a number; add a letter",
      pt: "o nome “\(name)” seria confundido com um número; acrescente uma letra")
  }
  /// “{place}: {problem} ({count} {count|problem|problems} in all)”
  public static func storeBadVocabulary(place: String, problem: String, count: Int) -> Text {
    Text(
      es: "\(place): \(problem) (\(count) \(count == 1 ? "problema" : "problemas") en total)",
      en: "\(place): \(problem) (\(count) \(count == 1 ? "problem" : "problems") in all)",
      pt: "\(place): \(problem) (\(count) \(count == 1 ? "problema" : "problemas") no total)")
  }
  /// “the file is missing or cannot be read”
  public static let vocabularyFileMissing = Text(
      es: "falta el archivo o no se puede leer",
      en: "the file is missing or cannot be read",
      pt: "o arquivo falta ou não pode ser lido")
  /// “the file is not UTF-8; save it again in that encoding”
  public static let vocabularyNotUTF8 = Text(
      es: "el archivo no está en UTF-8; guárdelo de nuevo con esa codificación",
      en: "the file is not UTF-8; save it again in that encoding",
      pt: "o arquivo não está em UTF-8; salve-o de novo nessa codificação")
  /// “the first row lacks the column “{column}””
  public static func vocabularyColumnMissing(column: String) -> Text {
    Text(
      es: "falta la columna «\(column)» en la primera fila",
      en: "the first row lacks the column “\(column)”",
      pt: "falta a coluna “\(column)” na primeira linha")
  }
  /// “the row has more cells than the first row; put quotes around text with separators”
  public static let vocabularyTooManyCells = Text(
      es: "la fila tiene más celdas que la primera; ponga entre comillas el texto que lleva separadores",
      en: "the row has more cells than the first row; put quotes around text with separators",
      pt: "a linha tem mais células que a primeira; ponha entre aspas o texto com separadores")
  /// “a quotation mark opens and never closes”
  public static let vocabularyUnclosedQuote = Text(
      es: "unas comillas se abren y no se cierran",
      en: "a quotation mark opens and never closes",
      pt: "umas aspas abrem e não fecham")
  /// “the cell is empty and is needed”
  public static let vocabularyEmptyCell = Text(
      es: "la celda está vacía y hace falta",
      en: "the cell is empty and is needed",
      pt: "a célula está vazia e é necessária")
  /// ““{value}” is not possible here; choose among {allowed}”
  public static func vocabularyNotAllowed(value: String, allowed: String) -> Text {
    Text(
      es: "«\(value)» no vale aquí; elija entre \(allowed)",
      en: "“\(value)” is not possible here; choose among \(allowed)",
      pt: "“\(value)” não serve aqui; escolha entre \(allowed)")
  }
  /// “there is no category “{category}” in categories.csv”
  public static func vocabularyUnknownCategory(category: String) -> Text {
    Text(
      es: "no hay ninguna categoría «\(category)» en categories.csv",
      en: "there is no category “\(category)” in categories.csv",
      pt: "não há nenhuma categoria “\(category)” em categories.csv")
  }
  /// ““{word}” is no word or group of this role”
  public static func vocabularyUnknownWord(word: String) -> Text {
    Text(
      es: "«\(word)» no es ninguna palabra ni grupo de este papel",
      en: "“\(word)” is no word or group of this role",
      pt: "“\(word)” não é nenhuma palavra nem grupo deste papel")
  }
  /// “there is no concept “{concept}” in concepts.csv”
  public static func vocabularyRowWithoutConcept(concept: String) -> Text {
    Text(
      es: "no hay ningún concepto «\(concept)» en concepts.csv",
      en: "there is no concept “\(concept)” in concepts.csv",
      pt: "não há nenhum conceito “\(concept)” em concepts.csv")
  }
  /// “concepts.csv does not give “{concept}” this role or language”
  public static func vocabularyNotMeantHere(concept: String) -> Text {
    Text(
      es: "concepts.csv no da a «\(concept)» este papel o este idioma",
      en: "concepts.csv does not give “\(concept)” this role or language",
      pt: "concepts.csv não dá a “\(concept)” este papel ou este idioma")
  }
  /// “the word for “{concept}” is missing in {language}”
  public static func vocabularyMissingWord(concept: String, language: String) -> Text {
    Text(
      es: "la palabra de «\(concept)» falta en \(language)",
      en: "the word for “\(concept)” is missing in \(language)",
      pt: "a palavra de “\(concept)” falta em \(language)")
  }
  /// ““{key}” is already in line {firstLine}”
  public static func vocabularyDoubledKey(key: String, firstLine: String) -> Text {
    Text(
      es: "«\(key)» ya está en la línea \(firstLine)",
      en: "“\(key)” is already in line \(firstLine)",
      pt: "“\(key)” já está na linha \(firstLine)")
  }
  /// ““{word}” is already in line {firstLine}; give one of the two another label”
  public static func vocabularyDoubledWord(word: String, firstLine: String) -> Text {
    Text(
      es: "«\(word)» ya está en la línea \(firstLine); ponga otra etiqueta a una de las dos",
      en: "“\(word)” is already in line \(firstLine); give one of the two another label",
      pt: "“\(word)” já está na linha \(firstLine); dê outra etiqueta a uma das duas")
  }
  /// ““{first}” and “{second}” are already linked in line {firstLine}”
  public static func vocabularyDoubledPair(first: String, second: String, firstLine: String) -> Text {
    Text(
      es: "«\(first)» y «\(second)» ya se enlazan en la línea \(firstLine)",
      en: "“\(first)” and “\(second)” are already linked in line \(firstLine)",
      pt: "“\(first)” e “\(second)” já se ligam na linha \(firstLine)")
  }
  /// “the pictogram is missing”
  public static let vocabularyEmptyPicture = Text(
      es: "falta el pictograma",
      en: "the pictogram is missing",
      pt: "falta o pictograma")
  /// “the drawing “{picture}” does not exist”
  public static func vocabularyPictureMissing(picture: String) -> Text {
    Text(
      es: "no existe el dibujo «\(picture)»",
      en: "the drawing “\(picture)” does not exist",
      pt: "o desenho “\(picture)” não existe")
  }
  /// ““{picture}” is not a pictogram; write twemoji:1f34e or aac:name”
  public static func vocabularyMalformedPicture(picture: String) -> Text {
    Text(
      es: "«\(picture)» no es un pictograma; escriba twemoji:1f34e o aac:nombre",
      en: "“\(picture)” is not a pictogram; write twemoji:1f34e or aac:name",
      pt: "“\(picture)” não é um pictograma; escreva twemoji:1f34e ou aac:nome")
  }
  /// “the drawing “{picture}” has no row in index.csv”
  public static func vocabularyUnlistedPicture(picture: String) -> Text {
    Text(
      es: "el dibujo «\(picture)» no tiene fila en index.csv",
      en: "the drawing “\(picture)” has no row in index.csv",
      pt: "o desenho “\(picture)” não tem linha em index.csv")
  }
  /// “the form “{forms}” is not understood; write for example PL=feet | V;PST=went”
  public static func vocabularyMalformedForms(forms: String) -> Text {
    Text(
      es: "no se entiende la forma «\(forms)»; escriba por ejemplo PL=feet | V;PST=went",
      en: "the form “\(forms)” is not understood; write for example PL=feet | V;PST=went",
      pt: "não se entende a forma “\(forms)”; escreva por exemplo PL=feet | V;PST=went")
  }
  /// ““{government}” is not understood; write preposition and article, as in “a the” or “- a””
  public static func vocabularyMalformedGovernment(government: String) -> Text {
    Text(
      es: "no se entiende «\(government)»; escriba preposición y artículo, como «a the» o «- a»",
      en: "“\(government)” is not understood; write preposition and article, as in “a the” or “- a”",
      pt: "não se entende “\(government)”; escreva preposição e artigo, como “a the” ou “- a”")
  }
  /// “no subject and no verb leads to the verb “{concept}””
  public static func vocabularyUnreachedVerb(concept: String) -> Text {
    Text(
      es: "ningún sujeto ni verbo lleva al verbo «\(concept)»",
      en: "no subject and no verb leads to the verb “\(concept)”",
      pt: "nenhum sujeito nem verbo leva ao verbo “\(concept)”")
  }
  /// “no verb leads to the complement “{concept}””
  public static func vocabularyUnreachedComplement(concept: String) -> Text {
    Text(
      es: "ningún verbo lleva al complemento «\(concept)»",
      en: "no verb leads to the complement “\(concept)”",
      pt: "nenhum verbo leva ao complemento “\(concept)”")
  }
}
