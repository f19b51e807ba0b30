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
  /// “one of the words is empty: leave it out or write which word it is”
  public static let requestBlankWord = Text(
      es: "una de las palabras está vacía: quítela o escriba qué palabra es",
      en: "one of the words is empty: leave it out or write which word it is",
      pt: "uma das palavras está vazia: retire-a ou escreva que palavra é")
  /// “tiles (--tiles) or subject, verb and complements, not both: give all the words as tiles”
  public static let requestTilesBesideRoles = Text(
      es: "fichas (--tiles) o sujeto, verbo y complementos, no las dos cosas: ponga todas las palabras como fichas",
      en: "tiles (--tiles) or subject, verb and complements, not both: give all the words as tiles",
      pt: "fichas (--tiles) ou sujeito, verbo e complementos, não as duas coisas: ponha todas as palavras como fichas")
  /// “there is nothing to say: give a subject (--subject), a verb (--verb) or tiles (--tiles)”
  public static let requestNothingToSay = Text(
      es: "falta qué decir: dé un sujeto (--subject), un verbo (--verb) o fichas (--tiles)",
      en: "there is nothing to say: give a subject (--subject), a verb (--verb) or tiles (--tiles)",
      pt: "falta o que dizer: dê um sujeito (--subject), um verbo (--verb) ou fichas (--tiles)")
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
  /// “What, where, how; may be repeated”
  public static let helpComplement = Text(
      es: "Qué, dónde, cómo; se puede repetir",
      en: "What, where, how; may be repeated",
      pt: "O quê, onde, como; pode repetir-se")
  /// “The words in any order, instead of subject, verb and complement”
  public static let helpTiles = Text(
      es: "Las palabras en cualquier orden, en lugar de sujeto, verbo y complemento",
      en: "The words in any order, instead of subject, verb and complement",
      pt: "As palavras em qualquer ordem, em vez de sujeito, verbo e complemento")
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
  /// “Time: present, past or future”
  public static let helpTense = Text(
      es: "Tiempo: presente, pasado o futuro",
      en: "Time: present, past or future",
      pt: "Tempo: presente, passado ou futuro")
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
  /// “made “{word}” agree with its noun: “{result}””
  public static func ruleAdjectiveAgreement(word: String, result: String) -> Text {
    Text(
      es: "cambié «\(word)» por «\(result)»: va con su nombre",
      en: "made “\(word)” agree with its noun: “\(result)”",
      pt: "mudei “\(word)” para “\(result)”: vai com o seu nome")
  }
  /// “added “{result}” before “{word}”: it is known which one”
  public static func ruleArticleDefinite(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)» delante de «\(word)»: se sabe cuál es",
      en: "added “\(result)” before “\(word)”: it is known which one",
      pt: "acrescentei “\(result)” antes de “\(word)”: sabe-se qual é")
  }
  /// “added “{result}” before “{word}”: it can be counted and it is not said which”
  public static func ruleArticleIndefinite(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)» delante de «\(word)»: se cuenta y no se ha dicho cuál",
      en: "added “\(result)” before “\(word)”: it can be counted and it is not said which",
      pt: "acrescentei “\(result)” antes de “\(word)”: conta-se e não se disse qual")
  }
  /// “added “{result}” before “{word}”: all of its kind are meant”
  public static func ruleArticleGeneral(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)» delante de «\(word)»: se habla de todo lo que se llama así",
      en: "added “\(result)” before “\(word)”: all of its kind are meant",
      pt: "acrescentei “\(result)” antes de “\(word)”: fala-se de tudo o que se chama assim")
  }
  /// “added “{result}” before “{word}”: it is clear whose it is”
  public static func ruleArticleOwn(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)» delante de «\(word)»: ya se sabe de quién es",
      en: "added “\(result)” before “\(word)”: it is clear whose it is",
      pt: "acrescentei “\(result)” antes de “\(word)”: já se sabe de quem é")
  }
  /// “left “{word}” out: whoever is asked need not be named”
  public static func ruleAskedUnnamed(word: String) -> Text {
    Text(
      es: "callé «\(word)»: a quien se le pide algo no hace falta nombrarlo",
      en: "left “\(word)” out: whoever is asked need not be named",
      pt: "calei “\(word)”: a quem se pede não é preciso nomear")
  }
  /// “added “{result}” before “{word}”: it goes together with what is before”
  public static func ruleCoordination(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)» delante de «\(word)»: va junto con lo anterior",
      en: "added “\(result)” before “\(word)”: it goes together with what is before",
      pt: "acrescentei “\(result)” antes de “\(word)”: vai junto com o que está antes")
  }
  /// “used “{result}” with “{word}”: it is the verb that goes with it”
  public static func ruleCopulaChoice(result: String, word: String) -> Text {
    Text(
      es: "usé «\(result)» con «\(word)»: es el verbo que va con esa palabra",
      en: "used “\(result)” with “\(word)”: it is the verb that goes with it",
      pt: "usei “\(result)” com “\(word)”: é o verbo que vai com essa palavra")
  }
  /// ““{word}” may be a man or a woman: the masculine was used”
  public static func ruleGuessedGender(word: String) -> Text {
    Text(
      es: "no sé si «\(word)» es hombre o mujer: hablé en masculino",
      en: "“\(word)” may be a man or a woman: the masculine was used",
      pt: "não sei se “\(word)” é homem ou mulher: usei o masculino")
  }
  /// ““{word}” is unknown: its grammar was worked out from its form”
  public static func ruleInferred(word: String) -> Text {
    Text(
      es: "no conozco «\(word)»: deduje su gramática de su forma",
      en: "“\(word)” is unknown: its grammar was worked out from its form",
      pt: "não conheço “\(word)”: deduzi a sua gramática pela forma")
  }
  /// “counted “{word}” together: the verb is plural”
  public static func ruleJoinedSubjects(word: String) -> Text {
    Text(
      es: "conté juntos «\(word)»: el verbo va en plural",
      en: "counted “\(word)” together: the verb is plural",
      pt: "contei juntos “\(word)”: o verbo vai no plural")
  }
  /// “added “{result}” to negate “{word}””
  public static func ruleNegation(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)» para negar «\(word)»",
      en: "added “\(result)” to negate “\(word)”",
      pt: "acrescentei “\(result)” para negar “\(word)”")
  }
  /// ““{word}” already negates the sentence: “{result}” is not needed”
  public static func ruleNegativeWord(word: String, result: String) -> Text {
    Text(
      es: "«\(word)» ya niega la oración: no hace falta «\(result)»",
      en: "“\(word)” already negates the sentence: “\(result)” is not needed",
      pt: "“\(word)” já nega a oração: não é preciso “\(result)”")
  }
  /// “changed “{word}” to “{result}”: so it is said in a negative sentence”
  public static func ruleNegativeForm(word: String, result: String) -> Text {
    Text(
      es: "cambié «\(word)» por «\(result)»: así se dice al negar",
      en: "changed “\(word)” to “\(result)”: so it is said in a negative sentence",
      pt: "mudei “\(word)” para “\(result)”: assim se diz ao negar")
  }
  /// ““{word}” takes “{result}” before another verb”
  public static func ruleOpenedVerb(word: String, result: String) -> Text {
    Text(
      es: "«\(word)» pide «\(result)» delante del otro verbo",
      en: "“\(word)” takes “\(result)” before another verb",
      pt: "“\(word)” pede “\(result)” antes do outro verbo")
  }
  /// “made “{word}” plural: “{result}””
  public static func rulePlural(word: String, result: String) -> Text {
    Text(
      es: "puse «\(word)» en plural: «\(result)»",
      en: "made “\(word)” plural: “\(result)”",
      pt: "pus “\(word)” no plural: “\(result)”")
  }
  /// “added “{result}” before “{word}”: the verb asks for it”
  public static func rulePreposition(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)» delante de «\(word)»: el verbo lo pide",
      en: "added “\(result)” before “\(word)”: the verb asks for it",
      pt: "acrescentei “\(result)” antes de “\(word)”: o verbo pede")
  }
  /// “changed “{word}” to “{result}”: the pronoun's form in that place”
  public static func rulePronounForm(word: String, result: String) -> Text {
    Text(
      es: "cambié «\(word)» por «\(result)»: es la forma del pronombre en ese lugar",
      en: "changed “\(word)” to “\(result)”: the pronoun's form in that place",
      pt: "mudei “\(word)” para “\(result)”: é a forma do pronome nesse lugar")
  }
  /// “made it a question”
  public static let ruleQuestion = Text(
      es: "puse los signos de pregunta",
      en: "made it a question",
      pt: "pus o sinal de pergunta")
  /// “put “{word}” first: it is what is asked”
  public static func ruleQuestionWord(word: String) -> Text {
    Text(
      es: "puse «\(word)» al principio: pregunta por ello",
      en: "put “\(word)” first: it is what is asked",
      pt: "pus “\(word)” no início: é o que se pergunta")
  }
  /// “without a subject the speaker is meant: “{result}””
  public static func ruleQuickMode(result: String) -> Text {
    Text(
      es: "sin sujeto habla quien usa el tablero: «\(result)»",
      en: "without a subject the speaker is meant: “\(result)”",
      pt: "sem sujeito fala quem usa o quadro: “\(result)”")
  }
  /// “added “{result}”: “{word}” is done to oneself”
  public static func ruleReflexive(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)»: «\(word)» lo lleva",
      en: "added “\(result)”: “\(word)” is done to oneself",
      pt: "acrescentei “\(result)”: “\(word)” leva esse pronome")
  }
  /// “made “{word}” a request: “{result}””
  public static func ruleRequest(result: String, word: String) -> Text {
    Text(
      es: "dije «\(result)»: «\(word)», para pedirlo",
      en: "made “\(word)” a request: “\(result)”",
      pt: "disse “\(result)”: “\(word)”, para pedir")
  }
  /// “left “{word}” out: the verb says the person”
  public static func ruleSubjectDropped(word: String) -> Text {
    Text(
      es: "callé «\(word)»: el verbo ya dice la persona",
      en: "left “\(word)” out: the verb says the person",
      pt: "calei “\(word)”: o verbo já diz a pessoa")
  }
  /// ““{word}” happens at one moment: said without a time it is over”
  public static func ruleTenseFromAspect(word: String) -> Text {
    Text(
      es: "«\(word)» se cumple en un momento: dicho sin tiempo ya ha pasado",
      en: "“\(word)” happens at one moment: said without a time it is over",
      pt: "“\(word)” acontece de uma vez: dito sem tempo já passou")
  }
  /// ““{word}” sets the tense of the verb”
  public static func ruleTenseFromWord(word: String) -> Text {
    Text(
      es: "«\(word)» pone el tiempo del verbo",
      en: "“\(word)” sets the tense of the verb",
      pt: "“\(word)” marca o tempo do verbo")
  }
  /// “put “{word}” into its form: “{result}””
  public static func ruleVerbForm(word: String, result: String) -> Text {
    Text(
      es: "conjugué «\(word)»: «\(result)»",
      en: "put “\(word)” into its form: “\(result)”",
      pt: "conjuguei “\(word)”: “\(result)”")
  }
  /// “added “{result}”: it repeats “{word}””
  public static func ruleCliticDoubling(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)»: repite a «\(word)»",
      en: "added “\(result)”: it repeats “\(word)”",
      pt: "acrescentei “\(result)”: repete “\(word)”")
  }
  /// “joined “{word}”: “{result}””
  public static func ruleContraction(word: String, result: String) -> Text {
    Text(
      es: "junté «\(word)»: «\(result)»",
      en: "joined “\(word)”: “\(result)”",
      pt: "juntei “\(word)”: “\(result)”")
  }
  /// “added “{result}”: “{word}” after the verb needs it”
  public static func ruleDoubleNegation(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)»: «\(word)» detrás del verbo lo pide",
      en: "added “\(result)”: “\(word)” after the verb needs it",
      pt: "acrescentei “\(result)”: “\(word)” depois do verbo pede")
  }
  /// “changed “{word}” to “{result}” for the sound that follows”
  public static func ruleEuphony(word: String, result: String) -> Text {
    Text(
      es: "cambié «\(word)» por «\(result)» por el sonido que sigue",
      en: "changed “\(word)” to “\(result)” for the sound that follows",
      pt: "mudei “\(word)” para “\(result)” pelo som que segue")
  }
  /// “added “{result}”: in English “{word}” is not said without a subject”
  public static func ruleExpletive(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)»: en inglés «\(word)» no va sin sujeto",
      en: "added “\(result)”: in English “\(word)” is not said without a subject",
      pt: "acrescentei “\(result)”: em inglês “\(word)” não vai sem sujeito")
  }
  /// “with “{word}” the one who feels it is not the subject of the sentence”
  public static func ruleExperiencer(word: String) -> Text {
    Text(
      es: "con «\(word)», quien lo siente no es el sujeto de la frase",
      en: "with “\(word)” the one who feels it is not the subject of the sentence",
      pt: "com “\(word)”, quem sente não é o sujeito da frase")
  }
  /// “put “{result}” with “{word}”: feminine with stressed *a*”
  public static func ruleFeminineEl(result: String, word: String) -> Text {
    Text(
      es: "puse «\(result)» con «\(word)»: es femenino, pero empieza por una «a» que suena fuerte",
      en: "put “\(result)” with “\(word)”: feminine with stressed *a*",
      pt: "pus “\(result)” com “\(word)”: é feminino, mas começa por um “a” forte")
  }
  /// “added *a*: “{word}” takes *a* before people and animals”
  public static func rulePersonalA(word: String) -> Text {
    Text(
      es: "añadí «a»: «\(word)» lleva «a» delante de personas y de animales",
      en: "added *a*: “\(word)” takes *a* before people and animals",
      pt: "acrescentei “a”: “\(word)” leva “a” antes de pessoas e de animais")
  }
  /// “put “{word}” into the subjunctive: “{result}””
  public static func ruleSubjunctive(result: String, word: String) -> Text {
    Text(
      es: "dije «\(result)», de «\(word)»: se desea, se duda o aún no ha pasado",
      en: "put “\(word)” into the subjunctive: “\(result)”",
      pt: "disse “\(result)”, de “\(word)”: deseja-se, duvida-se ou ainda não aconteceu")
  }
  /// “said “{result}” for “{word}”: so it is said in the chosen variety”
  public static func ruleVariantPronoun(result: String, word: String) -> Text {
    Text(
      es: "dije «\(result)» en lugar de «\(word)»: así se dice en la variedad elegida",
      en: "said “\(result)” for “\(word)”: so it is said in the chosen variety",
      pt: "disse “\(result)” em vez de “\(word)”: assim se diz na variedade escolhida")
  }
  /// “said “{result}” for “{word}” because it tells how it is done”
  public static func ruleAdverbForm(result: String, word: String) -> Text {
    Text(
      es: "dije «\(result)» en vez de «\(word)» porque dice cómo se hace",
      en: "said “\(result)” for “\(word)” because it tells how it is done",
      pt: "disse “\(result)” em vez de “\(word)” porque diz como se faz")
  }
  /// “used “{result}” before “{word}” for its sound”
  public static func ruleArticleAn(result: String, word: String) -> Text {
    Text(
      es: "puse «\(result)» delante de «\(word)» por su sonido",
      en: "used “\(result)” before “\(word)” for its sound",
      pt: "usei “\(result)” antes de “\(word)” pelo som")
  }
  /// “added “{result}”: “{word}” needs it to negate or ask”
  public static func ruleDoSupport(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)»: «\(word)» lo pide al negar o preguntar",
      en: "added “\(result)”: “\(word)” needs it to negate or ask",
      pt: "acrescentei “\(result)”: “\(word)” pede para negar ou perguntar")
  }
  /// “put “{word}” before the subject to ask”
  public static func ruleInversion(word: String) -> Text {
    Text(
      es: "puse «\(word)» delante del sujeto para preguntar",
      en: "put “\(word)” before the subject to ask",
      pt: "pus “\(word)” antes do sujeito para perguntar")
  }
  /// “said “{result}” for “{word}”: it is more polite”
  public static func ruleCourtesy(result: String, word: String) -> Text {
    Text(
      es: "dije «\(result)» en vez de «\(word)»: es más cortés",
      en: "said “\(result)” for “\(word)”: it is more polite",
      pt: "disse “\(result)” em vez de “\(word)”: é mais cortês")
  }
  /// “added “{result}”: it tells when or how “{word}” happens”
  public static func ruleHelperVerb(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)»: dice cuándo o cómo pasa «\(word)»",
      en: "added “\(result)”: it tells when or how “\(word)” happens",
      pt: "acrescentei “\(result)”: diz quando ou como acontece “\(word)”")
  }
  /// “said “{result}” for “{word}”: so it is in English beside a negation”
  public static func ruleNonAssertive(result: String, word: String) -> Text {
    Text(
      es: "dije «\(result)» en vez de «\(word)»: así es en inglés con una negación",
      en: "said “\(result)” for “\(word)”: so it is in English beside a negation",
      pt: "disse “\(result)” em vez de “\(word)”: assim é em inglês com uma negação")
  }
  /// “added “{result}” before “{word}”: with nobody else named it is the speaker’s”
  public static func ruleOwnKin(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)» delante de «\(word)»: sin decir de quién, es de quien habla",
      en: "added “\(result)” before “\(word)”: with nobody else named it is the speaker’s",
      pt: "acrescentei “\(result)” antes de “\(word)”: sem dizer de quem, é de quem fala")
  }
  /// “added “{result}” before “{word}”: English says whose it is”
  public static func ruleOwner(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)» delante de «\(word)»: en inglés se dice de quién es",
      en: "added “\(result)” before “\(word)”: English says whose it is",
      pt: "acrescentei “\(result)” antes de “\(word)”: em inglês diz-se de quem é")
  }
  /// “said “{result}” before “{word}”: so it is measured or counted”
  public static func ruleQuantity(result: String, word: String) -> Text {
    Text(
      es: "dije «\(result)» delante de «\(word)»: así se mide o se cuenta",
      en: "said “\(result)” before “\(word)”: so it is measured or counted",
      pt: "disse “\(result)” antes de “\(word)”: assim se mede ou se conta")
  }
  /// “added “{result}” before “{word}”: English needs a verb there”
  public static func ruleUnderstoodBe(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)» delante de «\(word)»: en inglés hace falta un verbo",
      en: "added “\(result)” before “\(word)”: English needs a verb there",
      pt: "acrescentei “\(result)” antes de “\(word)”: em inglês faz falta um verbo")
  }
  /// “put a comma before “{word}”: it is who is spoken to”
  public static func ruleVocative(word: String) -> Text {
    Text(
      es: "puse una coma delante de «\(word)»: es a quien se habla",
      en: "put a comma before “\(word)”: it is who is spoken to",
      pt: "pus uma vírgula antes de “\(word)”: é com quem se fala")
  }
  /// “put “{word}” before “{result}”: in English it stands before what it describes”
  public static func ruleAdjectivePlace(word: String, result: String) -> Text {
    Text(
      es: "puse «\(word)» delante de «\(result)»: en inglés el adjetivo va antes",
      en: "put “\(word)” before “\(result)”: in English it stands before what it describes",
      pt: "pus “\(word)” antes de “\(result)”: em inglês vem antes do que descreve")
  }
  /// “said “{result}” for “{word}”: it tells whose it is”
  public static func ruleGenitive(result: String, word: String) -> Text {
    Text(
      es: "dije «\(result)» en vez de «\(word)»: dice de quién es",
      en: "said “\(result)” for “\(word)”: it tells whose it is",
      pt: "disse “\(result)” em vez de “\(word)”: diz de quem é")
  }
  /// “what follows “{word}” tells which one is meant”
  public static func ruleRelativeClause(word: String) -> Text {
    Text(
      es: "lo que sigue a «\(word)» dice cuál es",
      en: "what follows “\(word)” tells which one is meant",
      pt: "o que segue “\(word)” diz qual é")
  }
  /// “made it a question: who begins with “{word}” asks for something”
  public static func ruleAsksLeave(word: String) -> Text {
    Text(
      es: "lo dije como pregunta: quien empieza con «\(word)» pide algo",
      en: "made it a question: who begins with “\(word)” asks for something",
      pt: "fiz uma pergunta: quem começa com “\(word)” pede algo")
  }
  /// “made it a question: the other person answers about “{word}””
  public static func ruleAsksOther(word: String) -> Text {
    Text(
      es: "lo dije como pregunta: sobre «\(word)» responde la otra persona",
      en: "made it a question: the other person answers about “\(word)”",
      pt: "fiz uma pergunta: sobre “\(word)” responde a outra pessoa")
  }
  /// “put “{result}” before what “{word}” says: another thought begins there”
  public static func ruleClausesApart(result: String, word: String) -> Text {
    Text(
      es: "puse «\(result)» antes de lo que dice «\(word)»: ahí empieza otra idea",
      en: "put “\(result)” before what “\(word)” says: another thought begins there",
      pt: "pus “\(result)” antes do que “\(word)” diz: aí começa outra ideia")
  }
  /// “said it in the past: what “{word}” says is over when it is told”
  public static func ruleTenseFromVerb(word: String) -> Text {
    Text(
      es: "lo dije en pasado: lo que dice «\(word)» ya ha ocurrido cuando se cuenta",
      en: "said it in the past: what “\(word)” says is over when it is told",
      pt: "disse no passado: o que “\(word)” diz já aconteceu quando se conta")
  }
  /// “added “{result}” with “{word}”: it is understood”
  public static func ruleUnderstood(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)» con «\(word)»: se sobrentiende",
      en: "added “\(result)” with “\(word)”: it is understood",
      pt: "acrescentei “\(result)” com “\(word)”: subentende-se")
  }
  /// “added “{result}” before “{word}”: it joins that word to the rest”
  public static func ruleJoinsWords(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)» delante de «\(word)»: une esa palabra con el resto",
      en: "added “\(result)” before “\(word)”: it joins that word to the rest",
      pt: "acrescentei “\(result)” antes de “\(word)”: une essa palavra ao resto")
  }
  /// “added “{result}” after “{word}”: so the phrase is complete”
  public static func ruleCompleted(result: String, word: String) -> Text {
    Text(
      es: "añadí «\(result)» detrás de «\(word)»: así se dice completo",
      en: "added “\(result)” after “\(word)”: so the phrase is complete",
      pt: "acrescentei “\(result)” depois de “\(word)”: assim fica completo")
  }
  /// “added “{result}”: it is more polite”
  public static func rulePoliteWord(result: String) -> Text {
    Text(
      es: "añadí «\(result)»: es más cortés",
      en: "added “\(result)”: it is more polite",
      pt: "acrescentei “\(result)”: é mais cortês")
  }
  /// “Who?”
  public static let walkWho = Text(
      es: "¿Quién?",
      en: "Who?",
      pt: "Quem?")
  /// “I want or I am?”
  public static let walkHowAreYou = Text(
      es: "¿Quiero o estoy?",
      en: "I want or I am?",
      pt: "Quero ou estou?")
  /// “What happens?”
  public static let walkWhat = Text(
      es: "¿Qué hace?",
      en: "What happens?",
      pt: "O que faz?")
  /// “What? Where? How?”
  public static let walkComplement = Text(
      es: "¿Qué? ¿Dónde? ¿Cómo?",
      en: "What? Where? How?",
      pt: "O quê? Onde? Como?")
  /// “The sentence”
  public static let walkFinal = Text(
      es: "La frase",
      en: "The sentence",
      pt: "A frase")
  /// “Sentence: {sentence}”
  public static func walkSentenceSoFar(sentence: String) -> Text {
    Text(
      es: "Frase: \(sentence)",
      en: "Sentence: \(sentence)",
      pt: "Frase: \(sentence)")
  }
  /// “Number or letters:”
  public static let walkInput = Text(
      es: "Número o letras:",
      en: "Number or letters:",
      pt: "Número ou letras:")
  /// “there is no such word”
  public static let walkNothingFound = Text(
      es: "no hay ninguna palabra así",
      en: "there is no such word",
      pt: "não há nenhuma palavra assim")
  /// “page {page} of {pages} (< >)”
  public static func walkPage(page: String, pages: String) -> Text {
    Text(
      es: "página \(page) de \(pages) (< >)",
      en: "page \(page) of \(pages) (< >)",
      pt: "página \(page) de \(pages) (< >)")
  }
  /// “Choose a word first.”
  public static let walkChooseFirst = Text(
      es: "Primero elija una palabra.",
      en: "Choose a word first.",
      pt: "Primeiro escolha uma palavra.")
  /// “To negate there must be a verb.”
  public static let walkNothingToNegate = Text(
      es: "Para negar hace falta un verbo.",
      en: "To negate there must be a verb.",
      pt: "Para negar é preciso um verbo.")
  /// “The question mark is set at the end of the sentence.”
  public static let walkQuestionLater = Text(
      es: "La pregunta se marca al final de la frase.",
      en: "The question mark is set at the end of the sentence.",
      pt: "A pergunta é marcada no fim da frase.")
  /// “next”
  public static let keyNext = Text(
      es: "siguiente",
      en: "next",
      pt: "seguinte")
  /// “NOT”
  public static let keyNegate = Text(
      es: "NO",
      en: "NOT",
      pt: "NÃO")
  /// “question”
  public static let keyQuestion = Text(
      es: "pregunta",
      en: "question",
      pt: "pergunta")
  /// “speak”
  public static let keySpeak = Text(
      es: "hablar",
      en: "speak",
      pt: "falar")
  /// “save”
  public static let keySave = Text(
      es: "guardar",
      en: "save",
      pt: "guardar")
  /// “back”
  public static let keyBack = Text(
      es: "atrás",
      en: "back",
      pt: "voltar")
  /// “home”
  public static let keyHome = Text(
      es: "inicio",
      en: "home",
      pt: "início")
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
  /// “Taken out of the favorites: “{sentence}””
  public static func webFavouriteGone(sentence: String) -> Text {
    Text(
      es: "Se quitó de las favoritas: «\(sentence)»",
      en: "Taken out of the favorites: “\(sentence)”",
      pt: "Tirada das favoritas: “\(sentence)”")
  }
  /// “Choose how long: a minute or more.”
  public static let webPlannerNoTime = Text(
      es: "Elija cuánto tiempo: un minuto o más.",
      en: "Choose how long: a minute or more.",
      pt: "Escolha quanto tempo: um minuto ou mais.")
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
  /// “quit”
  public static let keyQuit = Text(
      es: "salir",
      en: "quit",
      pt: "sair")
  /// “What shall we do?”
  public static let homeTitle = Text(
      es: "¿Qué hacemos?",
      en: "What shall we do?",
      pt: "O que vamos fazer?")
  /// “Sentence”
  public static let homeSentence = Text(
      es: "Frase",
      en: "Sentence",
      pt: "Frase")
  /// “I want / I am”
  public static let homeQuickSentence = Text(
      es: "Quiero / Estoy",
      en: "I want / I am",
      pt: "Quero / Estou")
  /// “Planner”
  public static let homePlanner = Text(
      es: "Planificador",
      en: "Planner",
      pt: "Planejador")
  /// “Favorite sentences”
  public static let homeFavourites = Text(
      es: "Frases favoritas",
      en: "Favorite sentences",
      pt: "Frases favoritas")
  /// “People”
  public static let homePeople = Text(
      es: "Personas",
      en: "People",
      pt: "Pessoas")
  /// “There is nobody yet: 'aac-cli person add' adds a person.”
  public static let peopleNone = Text(
      es: "Aún no hay nadie: 'aac-cli person add' añade a una persona.",
      en: "There is nobody yet: 'aac-cli person add' adds a person.",
      pt: "Ainda não há ninguém: 'aac-cli person add' adiciona uma pessoa.")
  /// “There are none yet: the + key saves a sentence.”
  public static let favouritesNone = Text(
      es: "Aún no hay ninguna: la tecla + guarda una frase.",
      en: "There are none yet: the + key saves a sentence.",
      pt: "Ainda não há nenhuma: a tecla + guarda uma frase.")
  /// “What are we going to do?”
  public static let plannerWhat = Text(
      es: "¿Qué vamos a hacer?",
      en: "What are we going to do?",
      pt: "O que vamos fazer?")
  /// “How long?”
  public static let plannerHowLong = Text(
      es: "¿Cuánto tiempo?",
      en: "How long?",
      pt: "Quanto tempo?")
  /// “No activity”
  public static let plannerNoActivity = Text(
      es: "Sin actividad",
      en: "No activity",
      pt: "Sem atividade")
  /// “time alone”
  public static let plannerWithoutActivity = Text(
      es: "solo el tiempo",
      en: "time alone",
      pt: "só o tempo")
  /// “Minutes, or a time such as 1h30 or 00:10:00”
  public static let plannerTimeHint = Text(
      es: "Minutos, o un tiempo como 1h30 o 00:10:00",
      en: "Minutes, or a time such as 1h30 or 00:10:00",
      pt: "Minutos, ou um tempo como 1h30 ou 00:10:00")
  /// “the file “{path}” was not there and a new one was made with the words of the beginning; there are copies of before: “aac-cli backup --list” shows them, “aac-cli restore COPY” brings one back”
  public static func storeMadeAnew(path: String) -> Text {
    Text(
      es: "el archivo «\(path)» no estaba y se ha hecho uno nuevo con las palabras del principio; de antes hay copias: «aac-cli backup --list» las muestra, «aac-cli restore COPIA» recupera una",
      en: "the file “\(path)” was not there and a new one was made with the words of the beginning; there are copies of before: “aac-cli backup --list” shows them, “aac-cli restore COPY” brings one back",
      pt: "o arquivo “\(path)” não estava lá e foi feito um novo com as palavras do início; há cópias de antes: “aac-cli backup --list” mostra-as, “aac-cli restore CÓPIA” recupera uma")
  }
  /// “the file “{path}” is damaged; it was left as it is: “aac-cli doctor” shows the copies there are, “aac-cli restore COPY” brings one back”
  public static func storeDamaged(path: String) -> Text {
    Text(
      es: "el archivo «\(path)» está dañado; no se ha tocado: «aac-cli doctor» muestra las copias que hay, «aac-cli restore COPIA» recupera una",
      en: "the file “\(path)” is damaged; it was left as it is: “aac-cli doctor” shows the copies there are, “aac-cli restore COPY” brings one back",
      pt: "o arquivo “\(path)” está danificado; não foi tocado: “aac-cli doctor” mostra as cópias que há, “aac-cli restore CÓPIA” recupera uma")
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
  /// ““{path}” cannot be opened ({reason}): check the path and the permissions”
  public static func storeCannotOpen(path: String, reason: String) -> Text {
    Text(
      es: "no se puede abrir «\(path)» (\(reason)): compruebe la ruta y los permisos",
      en: "“\(path)” cannot be opened (\(reason)): check the path and the permissions",
      pt: "não é possível abrir “\(path)” (\(reason)): verifique o caminho e as permissões")
  }
  /// “no permission”
  public static let reasonPermission = Text(
      es: "sin permiso",
      en: "no permission",
      pt: "sem permissão")
  /// “the disk is read-only”
  public static let reasonReadOnlyDisk = Text(
      es: "el disco es de solo lectura",
      en: "the disk is read-only",
      pt: "o disco é somente leitura")
  /// “there is no space left on the disk”
  public static let reasonNoSpace = Text(
      es: "no queda espacio en el disco",
      en: "there is no space left on the disk",
      pt: "não há espaço no disco")
  /// “it does not exist”
  public static let reasonMissing = Text(
      es: "no existe",
      en: "it does not exist",
      pt: "não existe")
  /// “a part of the path is no folder”
  public static let reasonNotFolder = Text(
      es: "una parte de la ruta no es una carpeta",
      en: "a part of the path is no folder",
      pt: "uma parte do caminho não é uma pasta")
  /// “it is a folder”
  public static let reasonIsFolder = Text(
      es: "es una carpeta",
      en: "it is a folder",
      pt: "é uma pasta")
  /// “the links lead in a circle”
  public static let reasonLinks = Text(
      es: "los enlaces van en círculo",
      en: "the links lead in a circle",
      pt: "os links andam em círculo")
  /// “the name is too long”
  public static let reasonNameTooLong = Text(
      es: "el nombre es demasiado largo",
      en: "the name is too long",
      pt: "o nome é longo demais")
  /// “the disk fails”
  public static let reasonDisk = Text(
      es: "el disco falla",
      en: "the disk fails",
      pt: "o disco falha")
  /// “the database “{path}” failed ({reason}): try again and, if it goes on, run “aac-cli doctor””
  public static func storeFailed(path: String, reason: String) -> Text {
    Text(
      es: "la base de datos «\(path)» ha fallado (\(reason)): repita y, si sigue, ejecute «aac-cli doctor»",
      en: "the database “\(path)” failed (\(reason)): try again and, if it goes on, run “aac-cli doctor”",
      pt: "o banco de dados “\(path)” falhou (\(reason)): repita e, se continuar, execute “aac-cli doctor”")
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
  /// “there is no favorite sentence “{name}”; “aac-cli favorite list” shows them”
  public static func storeUnknownFavourite(name: String) -> Text {
    Text(
      es: "no hay ninguna frase favorita «\(name)»; «aac-cli favorite list» las muestra",
      en: "there is no favorite sentence “\(name)”; “aac-cli favorite list” shows them",
      pt: "não há nenhuma frase favorita “\(name)”; “aac-cli favorite list” mostra todas")
  }
  /// “there is already a favorite sentence “{name}”; choose another name”
  public static func storeFavouriteNameTaken(name: String) -> Text {
    Text(
      es: "ya hay una frase favorita «\(name)»; elija otro nombre",
      en: "there is already a favorite sentence “\(name)”; choose another name",
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
  /// “the file is neither UTF-8 nor UTF-16; save it again as “CSV UTF-8””
  public static let vocabularyNotUTF8 = Text(
      es: "el archivo no está en UTF-8 ni UTF-16; guárdelo de nuevo como «CSV UTF-8»",
      en: "the file is neither UTF-8 nor UTF-16; save it again as “CSV UTF-8”",
      pt: "o arquivo não está em UTF-8 nem UTF-16; salve-o de novo como “CSV UTF-8”")
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
  /// “the cell selects no word”
  public static let vocabularyNothingSelected = Text(
      es: "la celda no elige ninguna palabra",
      en: "the cell selects no word",
      pt: "a célula não escolhe nenhuma palavra")
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
      pt: "não há dispositivo de áudio «\(device)»; conecte um ou indique outro em AAC_AUDIO_DEVICE ou grave um arquivo com --out")
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
      pt: "o dispositivo de áudio «\(device)» deixou de responder; verifique se está conectado")
  }
  /// “cannot write '{path}': its folder does not exist; create it first”
  public static func audioFileNoFolder(path: String) -> Text {
    Text(
      es: "no se puede escribir «\(path)»: su carpeta no existe; créela antes",
      en: "cannot write '\(path)': its folder does not exist; create it first",
      pt: "não é possível gravar «\(path)»: a sua pasta não existe; crie-a primeiro")
  }
  /// “cannot write '{path}': it, or a part of its path, is a file and not a folder; choose another”
  public static func audioFileNotAFolder(path: String) -> Text {
    Text(
      es: "no se puede escribir «\(path)»: es un archivo, o lo es parte de su ruta, y no una carpeta; elija otra",
      en: "cannot write '\(path)': it, or a part of its path, is a file and not a folder; choose another",
      pt: "não é possível gravar «\(path)»: é um arquivo, ou é parte do seu caminho, e não uma pasta; escolha outra")
  }
  /// “cannot write '{path}': nothing can be made there; choose another folder”
  public static func audioFileNoPlace(path: String) -> Text {
    Text(
      es: "no se puede escribir «\(path)»: ahí no se puede crear nada; elija otra carpeta",
      en: "cannot write '\(path)': nothing can be made there; choose another folder",
      pt: "não é possível gravar «\(path)»: aí não se pode criar nada; escolha outra pasta")
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
      pt: "não é possível gravar «\(path)»: existe e não é um arquivo normal; escolha outro nome")
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
  /// “Sentences from pictograms, spoken, and time that can be seen”
  public static let helpAAC = Text(
      es: "Frases con pictogramas, habladas, y tiempo que se ve",
      en: "Sentences from pictograms, spoken, and time that can be seen",
      pt: "Frases com pictogramas, faladas, e tempo que se vê")
  /// “Print the sentence that words make”
  public static let helpSentence = Text(
      es: "Escribe la frase que forman unas palabras",
      en: "Print the sentence that words make",
      pt: "Escreve a frase que umas palavras formam")
  /// “Example: aac-cli sentence --language en --subject girl --verb eat --complement apple --question”
  public static let helpSentenceMore = Text(
      es: "Ejemplo: aac-cli sentence --subject niña --verb comer --complement manzana --question",
      en: "Example: aac-cli sentence --language en --subject girl --verb eat --complement apple --question",
      pt: "Exemplo: aac-cli sentence --language pt --subject menina --verb comer --complement maçã --question")
  /// “Speak the sentence that words make”
  public static let helpSay = Text(
      es: "Dice en voz alta la frase que forman unas palabras",
      en: "Speak the sentence that words make",
      pt: "Diz em voz alta a frase que umas palavras formam")
  /// “Example: aac-cli say --language en --verb want --complement water --out water.wav”
  public static let helpSayMore = Text(
      es: "Ejemplo: aac-cli say --verb querer --complement agua --out agua.wav",
      en: "Example: aac-cli say --language en --verb want --complement water --out water.wav",
      pt: "Exemplo: aac-cli say --language pt --verb querer --complement água --out agua.wav")
  /// “Sentences from a file (or standard input with -): one JSON object a line”
  public static let helpInput = Text(
      es: "Frases de un archivo (o de la entrada con -): un objeto JSON por línea",
      en: "Sentences from a file (or standard input with -): one JSON object a line",
      pt: "Frases de um arquivo (ou da entrada com -): um objeto JSON por linha")
  /// “Explain which rules were used”
  public static let helpExplain = Text(
      es: "Explica qué reglas se han usado",
      en: "Explain which rules were used",
      pt: "Explica que regras foram usadas")
  /// “Write a sound file instead of speaking”
  public static let helpOut = Text(
      es: "Escribe un archivo de sonido en vez de hablar",
      en: "Write a sound file instead of speaking",
      pt: "Escreve um arquivo de som em vez de falar")
  /// “Voice or timbre”
  public static let helpVoice = Text(
      es: "Voz o timbre",
      en: "Voice or timbre",
      pt: "Voz ou timbre")
  /// “Words a minute”
  public static let helpSpeed = Text(
      es: "Palabras por minuto",
      en: "Words a minute",
      pt: "Palavras por minuto")
  /// “Pitch”
  public static let helpPitch = Text(
      es: "Tono",
      en: "Pitch",
      pt: "Tom")
  /// “Volume”
  public static let helpVolume = Text(
      es: "Volumen",
      en: "Volume",
      pt: "Volume")
  /// “the speed”
  public static let settingSpeed = Text(
      es: "la velocidad",
      en: "the speed",
      pt: "a velocidade")
  /// “the pitch”
  public static let settingPitch = Text(
      es: "el tono",
      en: "the pitch",
      pt: "o tom")
  /// “the volume”
  public static let settingVolume = Text(
      es: "el volumen",
      en: "the volume",
      pt: "o volume")
  /// “{setting} cannot be '{value}'; it must be between {lowest} and {highest}”
  public static func settingOutOfRange(setting: String, value: String, lowest: String, highest: String) -> Text {
    Text(
      es: "\(setting) no puede ser «\(value)»; debe estar entre \(lowest) y \(highest)",
      en: "\(setting) cannot be '\(value)'; it must be between \(lowest) and \(highest)",
      pt: "\(setting) não pode ser «\(value)»; deve estar entre \(lowest) e \(highest)")
  }
  /// “'{word}' is not in the vocabulary: its grammar was inferred from its form.”
  public static func sentenceInferred(word: String) -> Text {
    Text(
      es: "«\(word)» no está en el vocabulario: su gramática se ha deducido de su forma.",
      en: "'\(word)' is not in the vocabulary: its grammar was inferred from its form.",
      pt: "«\(word)» não está no vocabulário: a sua gramática foi deduzida da forma.")
  }
  /// “Tiles:”
  public static let explainTiles = Text(
      es: "Fichas:",
      en: "Tiles:",
      pt: "Fichas:")
  /// “inferred grammar”
  public static let explainInferred = Text(
      es: "gramática deducida",
      en: "inferred grammar",
      pt: "gramática deduzida")
  /// “Word for word: {words}”
  public static func explainPlain(words: String) -> Text {
    Text(
      es: "Palabra por palabra: \(words)",
      en: "Word for word: \(words)",
      pt: "Palavra por palavra: \(words)")
  }
  /// “Rules:”
  public static let explainRules = Text(
      es: "Reglas:",
      en: "Rules:",
      pt: "Regras:")
  /// “'{path}' cannot be read; check its name and permissions”
  public static func inputCannotRead(path: String) -> Text {
    Text(
      es: "no se puede leer «\(path)»; compruebe el nombre y los permisos",
      en: "'\(path)' cannot be read; check its name and permissions",
      pt: "não é possível ler «\(path)»; verifique o nome e as permissões")
  }
  /// “'{path}' is empty; choose another file”
  public static func inputEmptyFile(path: String) -> Text {
    Text(
      es: "«\(path)» está vacío; elija otro archivo",
      en: "'\(path)' is empty; choose another file",
      pt: "«\(path)» está vazio; escolha outro arquivo")
  }
  /// “{count} {count|line|lines} could not be used; each carries its error”
  public static func inputBadLines(count: Int) -> Text {
    Text(
      es: "\(count) \(count == 1 ? "línea no se ha podido usar" : "líneas no se han podido usar"); cada una lleva su error",
      en: "\(count) \(count == 1 ? "line" : "lines") could not be used; each carries its error",
      pt: "\(count) \(count == 1 ? "linha não pôde ser usada" : "linhas não puderam ser usadas"); cada uma traz o seu erro")
  }
  /// “the Data folder with the vocabulary is not there; name it with AAC_DATA”
  public static let inputNoData = Text(
      es: "no encuentro la carpeta Data con el vocabulario; indíquela con AAC_DATA",
      en: "the Data folder with the vocabulary is not there; name it with AAC_DATA",
      pt: "não encontro a pasta Data com o vocabulário; indique-a com AAC_DATA")
  /// “the vocabulary has {count} {count|problem|problems}”
  public static func inputBadVocabulary(count: Int) -> Text {
    Text(
      es: "el vocabulario tiene \(count) \(count == 1 ? "problema" : "problemas")",
      en: "the vocabulary has \(count) \(count == 1 ? "problem" : "problems")",
      pt: "o vocabulário tem \(count) \(count == 1 ? "problema" : "problemas")")
  }
  /// “Home screen to choose what to do”
  public static let helpHome = Text(
      es: "Pantalla de inicio para elegir qué hacer",
      en: "Home screen to choose what to do",
      pt: "Tela inicial para escolher o que fazer")
  /// “Ask line by line without drawing the screen (screen readers)”
  public static let helpPlain = Text(
      es: "Pregunta línea a línea sin dibujar la pantalla (lectores de pantalla)",
      en: "Ask line by line without drawing the screen (screen readers)",
      pt: "Pergunta linha a linha sem desenhar a tela (leitores de tela)")
  /// “Build a sentence step by step: subject · verb · complement”
  public static let helpBuild = Text(
      es: "Construye una frase paso a paso: sujeto · verbo · complemento",
      en: "Build a sentence step by step: subject · verb · complement",
      pt: "Constrói uma frase passo a passo: sujeito · verbo · complemento")
  /// “Quick sentence: I want or I am”
  public static let helpQuick = Text(
      es: "Frase rápida: Quiero o Estoy",
      en: "Quick sentence: I want or I am",
      pt: "Frase rápida: Quero ou Estou")
  /// “Show how much time is left”
  public static let helpTimer = Text(
      es: "Muestra el tiempo que queda",
      en: "Show how much time is left",
      pt: "Mostra o tempo que falta")
  /// “Examples: aac-cli timer eat 10m · aac-cli timer "eat 10m, play 20m" · aac-cli timer (goes back to the one that is running)”
  public static let helpTimerMore = Text(
      es: "Ejemplos: aac-cli timer comer 10m · aac-cli timer \"comer 10m, jugar 20m\" · aac-cli timer (vuelve al que está en marcha)",
      en: "Examples: aac-cli timer eat 10m · aac-cli timer \"eat 10m, play 20m\" · aac-cli timer (goes back to the one that is running)",
      pt: "Exemplos: aac-cli timer comer 10m · aac-cli timer \"comer 10m, brincar 20m\" · aac-cli timer (volta ao que está em andamento)")
  /// “What is done and how long; several in a row are parted by commas”
  public static let helpTimerItems = Text(
      es: "Qué se hace y cuánto dura; varias cosas seguidas se separan con comas",
      en: "What is done and how long; several in a row are parted by commas",
      pt: "O que se faz e quanto dura; várias coisas seguidas separam-se com vírgulas")
  /// “When to say what is left”
  public static let helpSayAt = Text(
      es: "Cuándo decir lo que queda",
      en: "When to say what is left",
      pt: "Quando dizer o que falta")
  /// “End the time that is running”
  public static let helpTimerStop = Text(
      es: "Termina el tiempo que está en marcha",
      en: "End the time that is running",
      pt: "Termina o tempo que está em andamento")
  /// “No time is running; for example: aac-cli timer eat 10m”
  public static let timerNone = Text(
      es: "No hay ningún tiempo en marcha; por ejemplo: aac-cli timer comer 10m",
      en: "No time is running; for example: aac-cli timer eat 10m",
      pt: "Não há nenhum tempo em andamento; por exemplo: aac-cli timer comer 10m")
  /// “Paused”
  public static let timerPaused = Text(
      es: "En pausa",
      en: "Paused",
      pt: "Em pausa")
  /// “pause”
  public static let timerPause = Text(
      es: "pausa",
      en: "pause",
      pt: "pausa")
  /// “go on”
  public static let timerResume = Text(
      es: "seguir",
      en: "go on",
      pt: "continuar")
  /// “leave it running”
  public static let timerLeave = Text(
      es: "dejarlo en marcha",
      en: "leave it running",
      pt: "deixar em andamento")
  /// “stop”
  public static let timerStop = Text(
      es: "terminar",
      en: "stop",
      pt: "terminar")
  /// “Time stopped.”
  public static let timerStopped = Text(
      es: "Tiempo terminado.",
      en: "Time stopped.",
      pt: "Tempo terminado.")
  /// “space”
  public static let keySpace = Text(
      es: "espacio",
      en: "space",
      pt: "espaço")
  /// “People who communicate with the program”
  public static let helpPerson = Text(
      es: "Personas que se comunican con el programa",
      en: "People who communicate with the program",
      pt: "Pessoas que se comunicam com o programa")
  /// “Add a person”
  public static let helpPersonAdd = Text(
      es: "Añade a una persona",
      en: "Add a person",
      pt: "Adiciona uma pessoa")
  /// “Change what is known of a person”
  public static let helpPersonEdit = Text(
      es: "Cambia los datos de una persona",
      en: "Change what is known of a person",
      pt: "Altera os dados de uma pessoa")
  /// “List the people”
  public static let helpPersonList = Text(
      es: "Muestra a las personas",
      en: "List the people",
      pt: "Mostra as pessoas")
  /// “Choose whom the program works for”
  public static let helpPersonUse = Text(
      es: "Elige para quién se trabaja",
      en: "Choose whom the program works for",
      pt: "Escolhe para quem se trabalha")
  /// “Remove a person with their sentences”
  public static let helpPersonRemove = Text(
      es: "Borra a una persona con sus frases",
      en: "Remove a person with their sentences",
      pt: "Apaga uma pessoa com as suas frases")
  /// “Name”
  public static let helpPersonName = Text(
      es: "Nombre",
      en: "Name",
      pt: "Nome")
  /// “New name”
  public static let helpPersonNewName = Text(
      es: "Nombre nuevo",
      en: "New name",
      pt: "Nome novo")
  /// “Remove '{name}' with their favorites and history? (y/n)”
  public static func personRemoveQuestion(name: String) -> Text {
    Text(
      es: "¿Borrar a «\(name)» con sus favoritas y su historial? (s/n)",
      en: "Remove '\(name)' with their favorites and history? (y/n)",
      pt: "Apagar «\(name)» com as suas favoritas e o seu histórico? (s/n)")
  }
  /// “Remove '{name}' with their favorites, history and {count} {count|word of their own|words of their own}? (y/n)”
  public static func personRemoveOwnQuestion(name: String, count: Int) -> Text {
    Text(
      es: "¿Borrar a «\(name)» con sus favoritas, su historial y \(count) \(count == 1 ? "palabra propia" : "palabras propias")? (s/n)",
      en: "Remove '\(name)' with their favorites, history and \(count) \(count == 1 ? "word of their own" : "words of their own")? (y/n)",
      pt: "Apagar «\(name)» com as suas favoritas, o seu histórico e \(count) \(count == 1 ? "palavra própria" : "palavras próprias")? (s/n)")
  }
  /// “'{name}' was removed.”
  public static func personRemoved(name: String) -> Text {
    Text(
      es: "«\(name)» se ha borrado.",
      en: "'\(name)' was removed.",
      pt: "«\(name)» foi apagado.")
  }
  /// “What was theirs alone was removed too: {words}. “aac-cli vocabulary restore” brings it back for everybody.”
  public static func personWordsRemoved(words: String) -> Text {
    Text(
      es: "Se ha quitado también lo que era solo suyo: \(words). «aac-cli vocabulary restore» lo recupera para todos.",
      en: "What was theirs alone was removed too: \(words). “aac-cli vocabulary restore” brings it back for everybody.",
      pt: "Foi tirado também o que era só seu: \(words). «aac-cli vocabulary restore» recupera-o para todos.")
  }
  /// “Do not ask”
  public static let helpYes = Text(
      es: "No preguntar",
      en: "Do not ask",
      pt: "Não perguntar")
  /// “Nothing was changed.”
  public static let nothingDone = Text(
      es: "No se ha cambiado nada.",
      en: "Nothing was changed.",
      pt: "Nada foi alterado.")
  /// “feminine”
  public static let genderFeminine = Text(
      es: "femenino",
      en: "feminine",
      pt: "feminino")
  /// “masculine”
  public static let genderMasculine = Text(
      es: "masculino",
      en: "masculine",
      pt: "masculino")
  /// “Favorite sentences to say again”
  public static let helpFavourite = Text(
      es: "Frases favoritas para volver a decirlas",
      en: "Favorite sentences to say again",
      pt: "Frases favoritas para dizer de novo")
  /// “Save a sentence”
  public static let helpFavouriteSave = Text(
      es: "Guarda una frase",
      en: "Save a sentence",
      pt: "Guarda uma frase")
  /// “List the favorites”
  public static let helpFavouriteList = Text(
      es: "Muestra las favoritas",
      en: "List the favorites",
      pt: "Mostra as favoritas")
  /// “Say a favorite”
  public static let helpFavouriteSay = Text(
      es: "Dice una favorita",
      en: "Say a favorite",
      pt: "Diz uma favorita")
  /// “Give a favorite another name”
  public static let helpFavouriteRename = Text(
      es: "Da otro nombre a una favorita",
      en: "Give a favorite another name",
      pt: "Dá outro nome a uma favorita")
  /// “Remove a favorite”
  public static let helpFavouriteRemove = Text(
      es: "Borra una favorita",
      en: "Remove a favorite",
      pt: "Apaga uma favorita")
  /// “Name of the favorite”
  public static let helpFavouriteName = Text(
      es: "Nombre de la favorita",
      en: "Name of the favorite",
      pt: "Nome da favorita")
  /// “Number or name”
  public static let helpNumberOrName = Text(
      es: "Número o nombre",
      en: "Number or name",
      pt: "Número ou nome")
  /// “Removed: {sentence}”
  public static func favouriteRemoved(sentence: String) -> Text {
    Text(
      es: "Borrada: \(sentence)",
      en: "Removed: \(sentence)",
      pt: "Apagada: \(sentence)")
  }
  /// “Saved as number {number}.”
  public static func favouriteSaved(number: String) -> Text {
    Text(
      es: "Guardada con el número \(number).",
      en: "Saved as number \(number).",
      pt: "Guardada com o número \(number).")
  }
  /// “The last sentences that were said”
  public static let helpHistory = Text(
      es: "Últimas frases dichas",
      en: "The last sentences that were said",
      pt: "Últimas frases ditas")
  /// “List the last sentences”
  public static let helpHistoryList = Text(
      es: "Muestra las últimas frases",
      en: "List the last sentences",
      pt: "Mostra as últimas frases")
  /// “How many”
  public static let helpHistoryLast = Text(
      es: "Cuántas",
      en: "How many",
      pt: "Quantas")
  /// “Clear the history”
  public static let helpHistoryClear = Text(
      es: "Borra el historial",
      en: "Clear the history",
      pt: "Apaga o histórico")
  /// “Keep what is said again”
  public static let helpHistoryOn = Text(
      es: "Vuelve a guardar lo que se dice",
      en: "Keep what is said again",
      pt: "Volta a guardar o que se diz")
  /// “Stop keeping what is said”
  public static let helpHistoryOff = Text(
      es: "Deja de guardar lo que se dice",
      en: "Stop keeping what is said",
      pt: "Deixa de guardar o que se diz")
  /// “The history is empty.”
  public static let historyCleared = Text(
      es: "El historial está vacío.",
      en: "The history is empty.",
      pt: "O histórico está vazio.")
  /// “What is said is kept.”
  public static let historyIsOn = Text(
      es: "Se guarda lo que se dice.",
      en: "What is said is kept.",
      pt: "Guarda-se o que se diz.")
  /// “What is said is not kept.”
  public static let historyIsOff = Text(
      es: "No se guarda lo que se dice.",
      en: "What is said is not kept.",
      pt: "Não se guarda o que se diz.")
  /// “The words that sentences are built from”
  public static let helpVocabulary = Text(
      es: "Palabras con las que se construyen las frases",
      en: "The words that sentences are built from",
      pt: "Palavras com que se constroem as frases")
  /// “List the words”
  public static let helpVocabularyList = Text(
      es: "Muestra las palabras",
      en: "List the words",
      pt: "Mostra as palavras")
  /// “Shows hidden words again; what is known of a word says “info””
  public static let helpVocabularyShow = Text(
      es: "Vuelve a mostrar palabras ocultas; lo que se sabe de una lo dice «info»",
      en: "Shows hidden words again; what is known of a word says “info”",
      pt: "Volta a mostrar palavras ocultas; o que se sabe de uma diz «info»")
  /// “Tells all that is known of a word and changes nothing”
  public static let helpVocabularyInfo = Text(
      es: "Dice todo lo que se sabe de una palabra, sin cambiar nada",
      en: "Tells all that is known of a word and changes nothing",
      pt: "Diz tudo o que se sabe de uma palavra, sem mudar nada")
  /// “Look for mistakes in the vocabulary files”
  public static let helpVocabularyCheck = Text(
      es: "Busca errores en los archivos del vocabulario",
      en: "Look for mistakes in the vocabulary files",
      pt: "Procura erros nos arquivos do vocabulário")
  /// “Only the words linked to this one”
  public static let helpOf = Text(
      es: "Solo las palabras unidas a esta",
      en: "Only the words linked to this one",
      pt: "Só as palavras ligadas a esta")
  /// “A word”
  public static let helpWord = Text(
      es: "Una palabra",
      en: "A word",
      pt: "Uma palavra")
  /// “Folder with the files (Data)”
  public static let helpDataFolder = Text(
      es: "Carpeta con los archivos (Data)",
      en: "Folder with the files (Data)",
      pt: "Pasta com os arquivos (Data)")
  /// “The vocabulary is in order.”
  public static let vocabularyIsInOrder = Text(
      es: "El vocabulario está en orden.",
      en: "The vocabulary is in order.",
      pt: "O vocabulário está em ordem.")
  /// “role”
  public static let wordRole = Text(
      es: "función",
      en: "role",
      pt: "função")
  /// “category”
  public static let wordCategory = Text(
      es: "categoría",
      en: "category",
      pt: "categoria")
  /// “gender”
  public static let wordGender = Text(
      es: "género",
      en: "gender",
      pt: "gênero")
  /// “number”
  public static let wordNumber = Text(
      es: "número",
      en: "number",
      pt: "número")
  /// “countability”
  public static let wordCountability = Text(
      es: "contable",
      en: "countability",
      pt: "contável")
  /// “article”
  public static let wordArticle = Text(
      es: "artículo",
      en: "article",
      pt: "artigo")
  /// “class”
  public static let wordClass = Text(
      es: "clase",
      en: "class",
      pt: "classe")
  /// “kind”
  public static let wordKind = Text(
      es: "tipo",
      en: "kind",
      pt: "tipo")
  /// “pictogram”
  public static let wordPicture = Text(
      es: "pictograma",
      en: "pictogram",
      pt: "pictograma")
  /// “concept”
  public static let wordConcept = Text(
      es: "concepto",
      en: "concept",
      pt: "conceito")
  /// “forms”
  public static let wordForms = Text(
      es: "formas",
      en: "forms",
      pt: "formas")
  /// “subject”
  public static let roleSubject = Text(
      es: "sujeto",
      en: "subject",
      pt: "sujeito")
  /// “verb”
  public static let roleVerb = Text(
      es: "verbo",
      en: "verb",
      pt: "verbo")
  /// “complement”
  public static let roleComplement = Text(
      es: "complemento",
      en: "complement",
      pt: "complemento")
  /// “'{word}' is not the dictionary form of a verb”
  public static func checkNotAnInfinitive(word: String) -> Text {
    Text(
      es: "«\(word)» no es un infinitivo",
      en: "'\(word)' is not the dictionary form of a verb",
      pt: "«\(word)» não é um infinitivo")
  }
  /// “'{word}' has no gender”
  public static func checkNoGender(word: String) -> Text {
    Text(
      es: "«\(word)» no tiene género",
      en: "'\(word)' has no gender",
      pt: "«\(word)» não tem gênero")
  }
  /// “'{word}' usually has the other gender”
  public static func checkGender(word: String) -> Text {
    Text(
      es: "«\(word)» suele tener el otro género",
      en: "'\(word)' usually has the other gender",
      pt: "«\(word)» costuma ter o outro gênero")
  }
  /// “See the time that is running”
  public static let homeTimer = Text(
      es: "Ver el tiempo en marcha",
      en: "See the time that is running",
      pt: "Ver o tempo em andamento")
  /// “Add a person”
  public static let peopleAdd = Text(
      es: "Añadir a una persona",
      en: "Add a person",
      pt: "Adicionar uma pessoa")
  /// “Remove a favorite”
  public static let favouritesRemove = Text(
      es: "Borrar una favorita",
      en: "Remove a favorite",
      pt: "Apagar uma favorita")
  /// “Which one shall be removed?”
  public static let favouritesRemoveWhich = Text(
      es: "¿Cuál borramos?",
      en: "Which one shall be removed?",
      pt: "Qual vamos apagar?")
  /// “Remove “{sentence}”?”
  public static func favouritesRemoveQuestion(sentence: String) -> Text {
    Text(
      es: "¿Borrar «\(sentence)»?",
      en: "Remove “\(sentence)”?",
      pt: "Apagar «\(sentence)»?")
  }
  /// “No”
  public static let answerNo = Text(
      es: "No",
      en: "No",
      pt: "Não")
  /// “Yes”
  public static let answerYes = Text(
      es: "Sí",
      en: "Yes",
      pt: "Sim")
  /// “What is the name?”
  public static let personAskName = Text(
      es: "¿Cómo se llama?",
      en: "What is the name?",
      pt: "Como se chama?")
  /// “How does {name} speak of themselves?”
  public static func personAskGender(name: String) -> Text {
    Text(
      es: "¿Cómo habla \(name) de sí?",
      en: "How does \(name) speak of themselves?",
      pt: "Como \(name) fala de si?")
  }
  /// “Which language does {name} speak?”
  public static func personAskLanguage(name: String) -> Text {
    Text(
      es: "¿Qué idioma habla \(name)?",
      en: "Which language does \(name) speak?",
      pt: "Que idioma \(name) fala?")
  }
  /// “feminine”
  public static let personFeminine = Text(
      es: "estoy cansada (femenino)",
      en: "feminine",
      pt: "estou cansada (feminino)")
  /// “masculine”
  public static let personMasculine = Text(
      es: "estoy cansado (masculino)",
      en: "masculine",
      pt: "estou cansado (masculino)")
  /// “Now {name} speaks.”
  public static func personAdded(name: String) -> Text {
    Text(
      es: "Ahora habla \(name).",
      en: "Now \(name) speaks.",
      pt: "Agora fala \(name).")
  }
  /// “Enter”
  public static let keyEnter = Text(
      es: "Intro",
      en: "Enter",
      pt: "Enter")
  /// “Time goes on.”
  public static let timerGoesOn = Text(
      es: "Sigue el tiempo.",
      en: "Time goes on.",
      pt: "O tempo continua.")
  /// “Gender of the person who is spoken to”
  public static let helpListener = Text(
      es: "Género de a quien se habla",
      en: "Gender of the person who is spoken to",
      pt: "Gênero de quem ouve")
  /// “Say it as a request or an order: Help me”
  public static let helpRequest = Text(
      es: "Lo pide o lo manda: Ayúdame",
      en: "Say it as a request or an order: Help me",
      pt: "Pede ou manda: Me ajuda")
  /// “It is going on at that time: I am eating”
  public static let helpProgressive = Text(
      es: "Está pasando en ese momento: estoy comiendo",
      en: "It is going on at that time: I am eating",
      pt: "Está acontecendo nesse momento: estou comendo")
  /// “Say it politely: I would like”
  public static let helpPolite = Text(
      es: "Lo dice con cortesía: quisiera",
      en: "Say it politely: I would like",
      pt: "Diz com cortesia: queria")
  /// “Say the future with 'going to': I am going to eat”
  public static let helpGoingTo = Text(
      es: "Dice el futuro con «ir a»: voy a comer",
      en: "Say the future with 'going to': I am going to eat",
      pt: "Diz o futuro com «ir»: vou comer")
  /// “Say the past as perfect: I have eaten”
  public static let helpPerfect = Text(
      es: "Dice el pasado reciente: he comido",
      en: "Say the past as perfect: I have eaten",
      pt: "Diz o passado composto: tenho comido")
  /// “Say the past as lasting or repeated: I used to eat”
  public static let helpHabitual = Text(
      es: "Dice el pasado que duraba o se repetía: comía",
      en: "Say the past as lasting or repeated: I used to eat",
      pt: "Diz o passado que durava ou se repetia: comia")
  /// “Show the other readings of --tiles too”
  public static let helpAlternatives = Text(
      es: "Muestra también las otras lecturas de --tiles",
      en: "Show the other readings of --tiles too",
      pt: "Mostra também as outras leituras de --tiles")
  /// “It can also be:”
  public static let explainAlternatives = Text(
      es: "También puede ser:",
      en: "It can also be:",
      pt: "Também pode ser:")
  /// “Print forms of words”
  public static let helpInflect = Text(
      es: "Escribe formas de palabras",
      en: "Print forms of words",
      pt: "Escreve formas de palavras")
  /// “Reads lines 'lemma<TAB>tags' with UniMorph's tags and prints the form; where there are several, they are parted by tabs, the preferred one first. Example: eat<TAB>V;PST”
  public static let helpInflectMore = Text(
      es: "Lee líneas «lema<TAB>rasgos» con los rasgos de UniMorph y escribe la forma; si hay varias van separadas por tabuladores con la preferida primero. Ejemplo: comer<TAB>V;IND;PRS;1;SG",
      en: "Reads lines 'lemma<TAB>tags' with UniMorph's tags and prints the form; where there are several, they are parted by tabs, the preferred one first. Example: eat<TAB>V;PST",
      pt: "Lê linhas «lema<TAB>traços» com os traços do UniMorph e escreve a forma; se há várias vão separadas por tabulações com a preferida primeiro. Exemplo: comer<TAB>V;IND;PRS;1;SG")
  /// “File with the lines (or - for standard input)”
  public static let helpInflectInput = Text(
      es: "Archivo con las líneas (o - para la entrada)",
      en: "File with the lines (or - for standard input)",
      pt: "Arquivo com as linhas (ou - para a entrada)")
  /// “line {line}: '{word}' has no tags behind a tab”
  public static func inflectNoTags(line: String, word: String) -> Text {
    Text(
      es: "línea \(line): «\(word)» no lleva rasgos detrás de un tabulador",
      en: "line \(line): '\(word)' has no tags behind a tab",
      pt: "linha \(line): «\(word)» não traz traços depois de uma tabulação")
  }
  /// “line {line}: '{word}' has no form '{tags}'”
  public static func inflectNoForm(line: String, word: String, tags: String) -> Text {
    Text(
      es: "línea \(line): «\(word)» no tiene forma «\(tags)»",
      en: "line \(line): '\(word)' has no form '\(tags)'",
      pt: "linha \(line): «\(word)» não tem forma «\(tags)»")
  }
  /// “Print all forms of a verb”
  public static let helpConjugate = Text(
      es: "Escribe todas las formas de un verbo",
      en: "Print all forms of a verb",
      pt: "Escreve todas as formas de um verbo")
  /// “Example: aac-cli conjugate take --language en”
  public static let helpConjugateMore = Text(
      es: "Ejemplo: aac-cli conjugate lavarse",
      en: "Example: aac-cli conjugate take --language en",
      pt: "Exemplo: aac-cli conjugate levantar-se --language pt")
  /// “'{word}' is not a verb in its dictionary form; write the verb as a dictionary does”
  public static func inputNotAVerb(word: String) -> Text {
    Text(
      es: "«\(word)» no es un infinitivo; escribe el verbo en infinitivo",
      en: "'\(word)' is not a verb in its dictionary form; write the verb as a dictionary does",
      pt: "«\(word)» não é um infinitivo; escreve o verbo no infinitivo")
  }
  /// “Infinitive”
  public static let formInfinitive = Text(
      es: "Infinitivo",
      en: "Infinitive",
      pt: "Infinitivo")
  /// “Gerund”
  public static let formGerund = Text(
      es: "Gerundio",
      en: "Gerund",
      pt: "Gerúndio")
  /// “Present participle”
  public static let formPresentParticiple = Text(
      es: "Participio de presente",
      en: "Present participle",
      pt: "Particípio presente")
  /// “Participle”
  public static let formParticiple = Text(
      es: "Participio",
      en: "Participle",
      pt: "Particípio")
  /// “Past participle”
  public static let formPastParticiple = Text(
      es: "Participio de pasado",
      en: "Past participle",
      pt: "Particípio passado")
  /// “Present indicative”
  public static let formPresent = Text(
      es: "Presente de indicativo",
      en: "Present indicative",
      pt: "Presente do indicativo")
  /// “Present”
  public static let formPresentTense = Text(
      es: "Presente",
      en: "Present",
      pt: "Presente")
  /// “Imperfect”
  public static let formImperfect = Text(
      es: "Pretérito imperfecto",
      en: "Imperfect",
      pt: "Pretérito imperfeito")
  /// “Preterite”
  public static let formPreterite = Text(
      es: "Pretérito perfecto simple",
      en: "Preterite",
      pt: "Pretérito perfeito")
  /// “Past”
  public static let formPast = Text(
      es: "Pasado",
      en: "Past",
      pt: "Passado")
  /// “Pluperfect”
  public static let formPluperfect = Text(
      es: "Pretérito pluscuamperfecto simple",
      en: "Pluperfect",
      pt: "Pretérito mais-que-perfeito")
  /// “Future”
  public static let formFuture = Text(
      es: "Futuro",
      en: "Future",
      pt: "Futuro do presente")
  /// “Conditional”
  public static let formConditional = Text(
      es: "Condicional",
      en: "Conditional",
      pt: "Futuro do pretérito")
  /// “Present subjunctive”
  public static let formPresentSubjunctive = Text(
      es: "Presente de subjuntivo",
      en: "Present subjunctive",
      pt: "Presente do subjuntivo")
  /// “Imperfect subjunctive”
  public static let formImperfectSubjunctive = Text(
      es: "Pretérito imperfecto de subjuntivo",
      en: "Imperfect subjunctive",
      pt: "Pretérito imperfeito do subjuntivo")
  /// “Imperfect subjunctive (other form)”
  public static let formImperfectSubjunctiveSe = Text(
      es: "Pretérito imperfecto de subjuntivo (otra forma)",
      en: "Imperfect subjunctive (other form)",
      pt: "Pretérito imperfeito do subjuntivo (outra forma)")
  /// “Future subjunctive”
  public static let formFutureSubjunctive = Text(
      es: "Futuro de subjuntivo",
      en: "Future subjunctive",
      pt: "Futuro do subjuntivo")
  /// “Imperative”
  public static let formImperative = Text(
      es: "Imperativo",
      en: "Imperative",
      pt: "Imperativo")
  /// “Negative imperative”
  public static let formNegativeImperative = Text(
      es: "Imperativo negativo",
      en: "Negative imperative",
      pt: "Imperativo negativo")
  /// “Perfect infinitive”
  public static let formPerfectInfinitive = Text(
      es: "Infinitivo compuesto",
      en: "Perfect infinitive",
      pt: "Infinitivo composto")
  /// “Perfect gerund”
  public static let formPerfectGerund = Text(
      es: "Gerundio compuesto",
      en: "Perfect gerund",
      pt: "Gerúndio composto")
  /// “Present perfect”
  public static let formPerfect = Text(
      es: "Pretérito perfecto compuesto",
      en: "Present perfect",
      pt: "Pretérito perfeito composto")
  /// “Past perfect”
  public static let formPastPerfect = Text(
      es: "Pasado perfecto",
      en: "Past perfect",
      pt: "Passado perfeito")
  /// “Past anterior”
  public static let formPastAnterior = Text(
      es: "Pretérito anterior",
      en: "Past anterior",
      pt: "Pretérito anterior")
  /// “Pluperfect”
  public static let formCompoundPluperfect = Text(
      es: "Pretérito pluscuamperfecto",
      en: "Pluperfect",
      pt: "Pretérito mais-que-perfeito composto")
  /// “Future perfect”
  public static let formFuturePerfect = Text(
      es: "Futuro compuesto",
      en: "Future perfect",
      pt: "Futuro do presente composto")
  /// “Conditional perfect”
  public static let formConditionalPerfect = Text(
      es: "Condicional compuesto",
      en: "Conditional perfect",
      pt: "Futuro do pretérito composto")
  /// “Perfect subjunctive”
  public static let formPerfectSubjunctive = Text(
      es: "Pretérito perfecto de subjuntivo",
      en: "Perfect subjunctive",
      pt: "Pretérito perfeito composto do subjuntivo")
  /// “Pluperfect subjunctive”
  public static let formPluperfectSubjunctive = Text(
      es: "Pretérito pluscuamperfecto de subjuntivo",
      en: "Pluperfect subjunctive",
      pt: "Pretérito mais-que-perfeito composto do subjuntivo")
  /// “Pluperfect subjunctive (other form)”
  public static let formPluperfectSubjunctiveSe = Text(
      es: "Pretérito pluscuamperfecto de subjuntivo (otra forma)",
      en: "Pluperfect subjunctive (other form)",
      pt: "Pretérito mais-que-perfeito composto do subjuntivo (outra forma)")
  /// “Future perfect subjunctive”
  public static let formFuturePerfectSubjunctive = Text(
      es: "Futuro compuesto de subjuntivo",
      en: "Future perfect subjunctive",
      pt: "Futuro composto do subjuntivo")
  /// “Past subjunctive”
  public static let formPastSubjunctive = Text(
      es: "Pasado de subjuntivo",
      en: "Past subjunctive",
      pt: "Passado do subjuntivo")
  /// “Perfect participle”
  public static let formPerfectParticiple = Text(
      es: "Participio perfecto",
      en: "Perfect participle",
      pt: "Particípio perfeito")
  /// “Continuous infinitive”
  public static let formProgressiveInfinitive = Text(
      es: "Infinitivo continuo",
      en: "Continuous infinitive",
      pt: "Infinitivo contínuo")
  /// “Perfect continuous infinitive”
  public static let formPerfectProgressiveInfinitive = Text(
      es: "Infinitivo perfecto continuo",
      en: "Perfect continuous infinitive",
      pt: "Infinitivo perfeito contínuo")
  /// “Present continuous”
  public static let formPresentProgressive = Text(
      es: "Presente continuo",
      en: "Present continuous",
      pt: "Presente contínuo")
  /// “Present perfect continuous”
  public static let formPresentPerfectProgressive = Text(
      es: "Presente perfecto continuo",
      en: "Present perfect continuous",
      pt: "Presente perfeito contínuo")
  /// “Past continuous”
  public static let formPastProgressive = Text(
      es: "Pasado continuo",
      en: "Past continuous",
      pt: "Passado contínuo")
  /// “Past perfect continuous”
  public static let formPastPerfectProgressive = Text(
      es: "Pasado perfecto continuo",
      en: "Past perfect continuous",
      pt: "Passado perfeito contínuo")
  /// “Future continuous”
  public static let formFutureProgressive = Text(
      es: "Futuro continuo",
      en: "Future continuous",
      pt: "Futuro contínuo")
  /// “Future perfect continuous”
  public static let formFuturePerfectProgressive = Text(
      es: "Futuro perfecto continuo",
      en: "Future perfect continuous",
      pt: "Futuro perfeito contínuo")
  /// “Conditional continuous”
  public static let formConditionalProgressive = Text(
      es: "Condicional continuo",
      en: "Conditional continuous",
      pt: "Condicional contínuo")
  /// “Conditional perfect continuous”
  public static let formConditionalPerfectProgressive = Text(
      es: "Condicional perfecto continuo",
      en: "Conditional perfect continuous",
      pt: "Condicional perfeito contínuo")
  /// “masculine singular”
  public static let formMasculineSingular = Text(
      es: "masculino singular",
      en: "masculine singular",
      pt: "masculino singular")
  /// “feminine singular”
  public static let formFeminineSingular = Text(
      es: "femenino singular",
      en: "feminine singular",
      pt: "feminino singular")
  /// “masculine plural”
  public static let formMasculinePlural = Text(
      es: "masculino plural",
      en: "masculine plural",
      pt: "masculino plural")
  /// “feminine plural”
  public static let formFemininePlural = Text(
      es: "femenino plural",
      en: "feminine plural",
      pt: "feminino plural")
  /// “the voice '{name}' is no longer here; espeak-ng speaks in its place; choose another with 'aac-cli voices'”
  public static func speechVoiceMissing(name: String) -> Text {
    Text(
      es: "la voz «\(name)» ya no está; habla espeak-ng en su lugar; elija otra con «aac-cli voices»",
      en: "the voice '\(name)' is no longer here; espeak-ng speaks in its place; choose another with 'aac-cli voices'",
      pt: "a voz «\(name)» já não está; o espeak-ng fala em seu lugar; escolha outra com «aac-cli voices»")
  }
  /// “the recording of '{text}' cannot be read; the voice speaks in its place; record it again”
  public static func speechRecordingUnreadable(text: String) -> Text {
    Text(
      es: "la grabación de «\(text)» no se puede leer; habla la voz en su lugar; grábela de nuevo",
      en: "the recording of '\(text)' cannot be read; the voice speaks in its place; record it again",
      pt: "a gravação de «\(text)» não pode ser lida; a voz fala em seu lugar; grave-a de novo")
  }
  /// “the voice '{name}' could not start: there is no program '{program}'”
  public static func speechCommandCannotStart(name: String, program: String) -> Text {
    Text(
      es: "la voz «\(name)» no ha podido empezar: no se encuentra el programa «\(program)»",
      en: "the voice '\(name)' could not start: there is no program '\(program)'",
      pt: "a voz «\(name)» não pôde começar: não se encontra o programa «\(program)»")
  }
  /// “the voice '{name}' did not finish within {seconds} s”
  public static func speechCommandTooSlow(name: String, seconds: String) -> Text {
    Text(
      es: "la voz «\(name)» no ha terminado en \(seconds) s",
      en: "the voice '\(name)' did not finish within \(seconds) s",
      pt: "a voz «\(name)» não terminou em \(seconds) s")
  }
  /// “the voice '{name}' failed (status {status}: {line})”
  public static func speechCommandFailed(name: String, status: String, line: String) -> Text {
    Text(
      es: "la voz «\(name)» ha fallado (código \(status): \(line))",
      en: "the voice '\(name)' failed (status \(status): \(line))",
      pt: "a voz «\(name)» falhou (código \(status): \(line))")
  }
  /// “the voice '{name}' failed (status {status})”
  public static func speechCommandFailedSilently(name: String, status: String) -> Text {
    Text(
      es: "la voz «\(name)» ha fallado (código \(status))",
      en: "the voice '\(name)' failed (status \(status))",
      pt: "a voz «\(name)» falhou (código \(status))")
  }
  /// “the voice '{name}' left no sound that can be read”
  public static func speechCommandNoSound(name: String) -> Text {
    Text(
      es: "la voz «\(name)» no ha dejado ningún sonido que se pueda leer",
      en: "the voice '\(name)' left no sound that can be read",
      pt: "a voz «\(name)» não deixou nenhum som que se possa ler")
  }
  /// “{reason}; espeak-ng speaks in its place”
  public static func speechEspeakInstead(reason: String) -> Text {
    Text(
      es: "\(reason); habla espeak-ng en su lugar",
      en: "\(reason); espeak-ng speaks in its place",
      pt: "\(reason); o espeak-ng fala em seu lugar")
  }
  /// “the volume is 0 and nothing is heard; raise it with --volume or 'aac-cli person edit'”
  public static let speechMuted = Text(
      es: "el volumen es 0 y no se oye nada; súbalo con --volume o con «aac-cli person edit»",
      en: "the volume is 0 and nothing is heard; raise it with --volume or 'aac-cli person edit'",
      pt: "o volume é 0 e não se ouve nada; aumente-o com --volume ou com «aac-cli person edit»")
  /// “there is nothing to say in '{text}'; write words”
  public static func speechNothingToSay(text: String) -> Text {
    Text(
      es: "no hay nada que decir en «\(text)»; escriba palabras",
      en: "there is nothing to say in '\(text)'; write words",
      pt: "não há nada que dizer em «\(text)»; escreva palavras")
  }
  /// “the file is no sound that can be read; use WAV, FLAC, Ogg, Opus or MP3, of 32 MB at most”
  public static let recordingUnreadable = Text(
      es: "el archivo no es un sonido que se pueda leer; use WAV, FLAC, Ogg, Opus o MP3, de 32 MB como mucho",
      en: "the file is no sound that can be read; use WAV, FLAC, Ogg, Opus or MP3, of 32 MB at most",
      pt: "o arquivo não é um som que se possa ler; use WAV, FLAC, Ogg, Opus ou MP3, de 32 MB no máximo")
  /// “the recording lasts {seconds} s and may last {limit} s at most; cut it first”
  public static func recordingTooLong(seconds: String, limit: String) -> Text {
    Text(
      es: "la grabación dura \(seconds) s y puede durar \(limit) s como mucho; córtela antes",
      en: "the recording lasts \(seconds) s and may last \(limit) s at most; cut it first",
      pt: "a gravação dura \(seconds) s e pode durar \(limit) s no máximo; corte-a antes")
  }
  /// “nothing is heard in the recording; check the microphone and record it again”
  public static let recordingSilent = Text(
      es: "en la grabación no se oye nada; compruebe el micrófono y grábela de nuevo",
      en: "nothing is heard in the recording; check the microphone and record it again",
      pt: "na gravação não se ouve nada; verifique o microfone e grave-a de novo")
  /// “Samples a second in the file (usually those of the voice)”
  public static let helpSampleRate = Text(
      es: "Muestras por segundo del archivo (normalmente las de la voz)",
      en: "Samples a second in the file (usually those of the voice)",
      pt: "Amostras por segundo do arquivo (normalmente as da voz)")
  /// “Write when each word and each tile is heard”
  public static let helpTimings = Text(
      es: "Escribe cuándo se oye cada palabra y cada ficha",
      en: "Write when each word and each tile is heard",
      pt: "Escreve quando se ouve cada palavra e cada ficha")
  /// “--timings needs the sound file that it is about; name it with --out”
  public static let timingsNeedFile = Text(
      es: "--timings necesita el archivo de sonido al que se refiere; indíquelo con --out",
      en: "--timings needs the sound file that it is about; name it with --out",
      pt: "--timings precisa do arquivo de som a que se refere; indique-o com --out")
  /// “--sample-rate is that of the sound file; name it with --out”
  public static let sampleRateNeedsFile = Text(
      es: "--sample-rate es la del archivo de sonido; indíquelo con --out",
      en: "--sample-rate is that of the sound file; name it with --out",
      pt: "--sample-rate é a do arquivo de som; indique-o com --out")
  /// “the file cannot have {rate} samples a second; choose one of {rates}”
  public static func sampleRateUnknown(rate: String, rates: String) -> Text {
    Text(
      es: "el archivo no puede tener \(rate) muestras por segundo; elija entre \(rates)",
      en: "the file cannot have \(rate) samples a second; choose one of \(rates)",
      pt: "o arquivo não pode ter \(rate) amostras por segundo; escolha entre \(rates)")
  }
  /// “the word “{name}” is not in the vocabulary; “aac-cli vocabulary list” shows them”
  public static func storeUnknownWord(name: String) -> Text {
    Text(
      es: "la palabra «\(name)» no está en el vocabulario; «aac-cli vocabulary list» las muestra",
      en: "the word “\(name)” is not in the vocabulary; “aac-cli vocabulary list” shows them",
      pt: "a palavra “\(name)” não está no vocabulário; “aac-cli vocabulary list” mostra todas")
  }
  /// “there is no category “{name}”; “aac-cli vocabulary list categories” shows them”
  public static func storeUnknownCategory(name: String) -> Text {
    Text(
      es: "no hay ninguna categoría «\(name)»; «aac-cli vocabulary list categories» las muestra",
      en: "there is no category “\(name)”; “aac-cli vocabulary list categories” shows them",
      pt: "não há nenhuma categoria “\(name)”; “aac-cli vocabulary list categories” mostra todas")
  }
  /// “there is no pictogram “{name}””
  public static func storeUnknownPictogram(name: String) -> Text {
    Text(
      es: "no hay ningún pictograma «\(name)»",
      en: "there is no pictogram “\(name)”",
      pt: "não há nenhum pictograma “\(name)”")
  }
  /// ““{first}” and “{second}” are not linked: there is nothing to take away”
  public static func storeNotLinked(first: String, second: String) -> Text {
    Text(
      es: "«\(first)» y «\(second)» no están enlazados: no hay nada que quitar",
      en: "“\(first)” and “\(second)” are not linked: there is nothing to take away",
      pt: "“\(first)” e “\(second)” não estão ligados: não há nada para tirar")
  }
  /// “the place “{value}” does not exist; places go from 0 to {last}”
  public static func storePlaceOutOfRange(value: String, last: String) -> Text {
    Text(
      es: "el lugar «\(value)» no existe; los lugares van del 0 al \(last)",
      en: "the place “\(value)” does not exist; places go from 0 to \(last)",
      pt: "o lugar “\(value)” não existe; os lugares vão do 0 ao \(last)")
  }
  /// “the level “{value}” is not possible; choose 1 to 9”
  public static func storeLevelOutOfRange(value: String) -> Text {
    Text(
      es: "el nivel «\(value)» no vale; elija del 1 al 9",
      en: "the level “\(value)” is not possible; choose 1 to 9",
      pt: "o nível “\(value)” não serve; escolha de 1 a 9")
  }
  /// ““{name}” is still in use: take it out first with “aac-cli vocabulary remove””
  public static func storeNotRemoved(name: String) -> Text {
    Text(
      es: "«\(name)» sigue en uso: quítela antes con «aac-cli vocabulary remove»",
      en: "“\(name)” is still in use: take it out first with “aac-cli vocabulary remove”",
      pt: "“\(name)” ainda está em uso: tire-a antes com “aac-cli vocabulary remove”")
  }
  /// ““{name}” is from the starter vocabulary: it can be taken out but not deleted for good”
  public static func storeStarterWord(name: String) -> Text {
    Text(
      es: "«\(name)» es del vocabulario inicial: se puede quitar pero no borrar del todo",
      en: "“\(name)” is from the starter vocabulary: it can be taken out but not deleted for good",
      pt: "“\(name)” é do vocabulário inicial: pode ser tirada mas não apagada de vez")
  }
  /// “a text”
  public static let jsonText = Text(
      es: "un texto",
      en: "a text",
      pt: "um texto")
  /// “a number”
  public static let jsonNumber = Text(
      es: "un número",
      en: "a number",
      pt: "um número")
  /// “a whole number”
  public static let jsonWholeNumber = Text(
      es: "un número entero",
      en: "a whole number",
      pt: "um número inteiro")
  /// “true or false”
  public static let jsonFlag = Text(
      es: "true o false",
      en: "true or false",
      pt: "true ou false")
  /// “a list”
  public static let jsonList = Text(
      es: "una lista",
      en: "a list",
      pt: "uma lista")
  /// “an object”
  public static let jsonObject = Text(
      es: "un objeto",
      en: "an object",
      pt: "um objeto")
  /// “a list of lists”
  public static let jsonLists = Text(
      es: "una lista de listas",
      en: "a list of lists",
      pt: "uma lista de listas")
  /// “an id”
  public static let jsonID = Text(
      es: "un identificador",
      en: "an id",
      pt: "um identificador")
  /// “'{file}' is neither a board (.obf) nor a package of boards (.obz)”
  public static func boardNotBoards(file: String) -> Text {
    Text(
      es: "«\(file)» no es un tablero (.obf) ni un paquete de tableros (.obz)",
      en: "'\(file)' is neither a board (.obf) nor a package of boards (.obz)",
      pt: "«\(file)» não é uma prancha (.obf) nem um pacote de pranchas (.obz)")
  }
  /// “{file}: it is of the version '{name}', and only open-board-0.1 is read”
  public static func boardOtherFormat(file: String, name: String) -> Text {
    Text(
      es: "\(file): es de la versión «\(name)», y solo se lee open-board-0.1",
      en: "\(file): it is of the version '\(name)', and only open-board-0.1 is read",
      pt: "\(file): é da versão «\(name)», e só se lê open-board-0.1")
  }
  /// “{file}:{line}:{column}: the JSON is broken; have the file written again by the program that made it”
  public static func boardBrokenJSON(file: String, line: String, column: String) -> Text {
    Text(
      es: "\(file):\(line):\(column): el JSON está roto; pida el archivo otra vez al programa que lo hizo",
      en: "\(file):\(line):\(column): the JSON is broken; have the file written again by the program that made it",
      pt: "\(file):\(line):\(column): o JSON está quebrado; peça o arquivo outra vez ao programa que o fez")
  }
  /// “{file}:{line}: the text is not UTF-8; save it as UTF-8”
  public static func boardNotUTF8(file: String, line: String) -> Text {
    Text(
      es: "\(file):\(line): el texto no está en UTF-8; guárdelo en UTF-8",
      en: "\(file):\(line): the text is not UTF-8; save it as UTF-8",
      pt: "\(file):\(line): o texto não está em UTF-8; guarde-o em UTF-8")
  }
  /// “{file}:{line}: the JSON is nested too deeply; it is no board”
  public static func boardTooDeep(file: String, line: String) -> Text {
    Text(
      es: "\(file):\(line): el JSON tiene demasiados niveles; no es un tablero",
      en: "\(file):\(line): the JSON is nested too deeply; it is no board",
      pt: "\(file):\(line): o JSON tem níveis demais; não é uma prancha")
  }
  /// “{file}: it is larger than {limit} MB, more than is read”
  public static func boardTooManyBytes(file: String, limit: String) -> Text {
    Text(
      es: "\(file): ocupa más de \(limit) MB, más de lo que se lee",
      en: "\(file): it is larger than \(limit) MB, more than is read",
      pt: "\(file): ocupa mais de \(limit) MB, mais do que se lê")
  }
  /// “{file}: it has more than {limit} values, more than are read”
  public static func boardTooManyValues(file: String, limit: String) -> Text {
    Text(
      es: "\(file): tiene más de \(limit) valores, más de lo que se lee",
      en: "\(file): it has more than \(limit) values, more than are read",
      pt: "\(file): tem mais de \(limit) valores, mais do que se lê")
  }
  /// “{file}: it has more than {limit} boards, more than are read”
  public static func boardTooManyBoards(file: String, limit: String) -> Text {
    Text(
      es: "\(file): tiene más de \(limit) tableros, más de los que se leen",
      en: "\(file): it has more than \(limit) boards, more than are read",
      pt: "\(file): tem mais de \(limit) pranchas, mais do que se lê")
  }
  /// “{file}: it has more than {limit} buttons, more than are read”
  public static func boardTooManyButtons(file: String, limit: String) -> Text {
    Text(
      es: "\(file): tiene más de \(limit) botones, más de los que se leen",
      en: "\(file): it has more than \(limit) buttons, more than are read",
      pt: "\(file): tem mais de \(limit) botões, mais do que se lê")
  }
  /// “{file}: it has more than {limit} cells, more than are read”
  public static func boardTooManyCells(file: String, limit: String) -> Text {
    Text(
      es: "\(file): tiene más de \(limit) casillas, más de las que se leen",
      en: "\(file): it has more than \(limit) cells, more than are read",
      pt: "\(file): tem mais de \(limit) casas, mais do que se lê")
  }
  /// “{file}: '{place}' must be {expected}”
  public static func boardWrongType(file: String, place: String, expected: String) -> Text {
    Text(
      es: "\(file): «\(place)» debe ser \(expected)",
      en: "\(file): '\(place)' must be \(expected)",
      pt: "\(file): «\(place)» deve ser \(expected)")
  }
  /// “{file}: '{place}' is missing”
  public static func boardMissing(file: String, place: String) -> Text {
    Text(
      es: "\(file): falta «\(place)»",
      en: "\(file): '\(place)' is missing",
      pt: "\(file): falta «\(place)»")
  }
  /// “the package has several boards and no manifest.json to say which comes first”
  public static let boardNoManifest = Text(
      es: "el paquete tiene varios tableros y falta manifest.json, que dice cuál es el primero",
      en: "the package has several boards and no manifest.json to say which comes first",
      pt: "o pacote tem várias pranchas e falta o manifest.json, que diz qual é a primeira")
  /// “the package has no board”
  public static let boardNoBoards = Text(
      es: "el paquete no tiene ningún tablero",
      en: "the package has no board",
      pt: "o pacote não tem nenhuma prancha")
  /// “there is no board '{name}'; 'aac-cli board list' shows them”
  public static func boardUnknownBoard(name: String) -> Text {
    Text(
      es: "no hay ningún tablero «\(name)»; 'aac-cli board list' los muestra",
      en: "there is no board '\(name)'; 'aac-cli board list' shows them",
      pt: "não há nenhuma prancha «\(name)»; 'aac-cli board list' mostra-as")
  }
  /// “there are {count} boards and an .obf file holds one; use .obz or choose one with --board”
  public static func boardNotSingle(count: Int) -> Text {
    Text(
      es: "son \(count) tableros y un archivo .obf lleva uno; use .obz o elija uno con --board",
      en: "there are \(count) boards and an .obf file holds one; use .obz or choose one with --board",
      pt: "são \(count) pranchas e um arquivo .obf leva uma; use .obz ou escolha uma com --board")
  }
  /// “the package cannot be opened because libzip is missing; install it with apt-get install libzip4”
  public static let archiveNoLibrary = Text(
      es: "no se puede abrir el paquete porque falta libzip; instálelo con apt-get install libzip4",
      en: "the package cannot be opened because libzip is missing; install it with apt-get install libzip4",
      pt: "não é possível abrir o pacote porque falta a libzip; instale-a com apt-get install libzip4")
  /// “the package (zip) is broken or incomplete; copy it again”
  public static let archiveNotAnArchive = Text(
      es: "el paquete (zip) está roto o incompleto; cópielo otra vez",
      en: "the package (zip) is broken or incomplete; copy it again",
      pt: "o pacote (zip) está quebrado ou incompleto; copie-o outra vez")
  /// “'{file}' is damaged in the package; copy the package again”
  public static func archiveDamaged(file: String) -> Text {
    Text(
      es: "«\(file)» está dañado en el paquete; cópielo otra vez",
      en: "'\(file)' is damaged in the package; copy the package again",
      pt: "«\(file)» está danificado no pacote; copie-o outra vez")
  }
  /// “'{file}' is packed in a way that is not known; pack it with zip”
  public static func archiveUnsupported(file: String) -> Text {
    Text(
      es: "«\(file)» está comprimido de un modo que no se conoce; comprímalo con zip",
      en: "'\(file)' is packed in a way that is not known; pack it with zip",
      pt: "«\(file)» está comprimido de um modo desconhecido; comprima-o com zip")
  }
  /// “'{file}' is encrypted with a password; take it away before the import”
  public static func archiveEncrypted(file: String) -> Text {
    Text(
      es: "«\(file)» está cifrado con contraseña; quítela antes de importarlo",
      en: "'\(file)' is encrypted with a password; take it away before the import",
      pt: "«\(file)» está cifrado com senha; tire-a antes de importar")
  }
  /// “'{file}' is no name for a file of a package: it leads out of it or has forbidden signs”
  public static func archiveUnsafePath(file: String) -> Text {
    Text(
      es: "«\(file)» no es un nombre permitido en un paquete: sale de él o lleva signos prohibidos",
      en: "'\(file)' is no name for a file of a package: it leads out of it or has forbidden signs",
      pt: "«\(file)» não é um nome permitido em um pacote: sai dele ou tem sinais proibidos")
  }
  /// “the package has names of files that are not UTF-8; pack it again with a present-day program”
  public static let archiveNotUTF8 = Text(
      es: "el paquete tiene nombres de archivo que no están en UTF-8; vuelva a comprimirlo con un programa actual",
      en: "the package has names of files that are not UTF-8; pack it again with a present-day program",
      pt: "o pacote tem nomes de arquivo que não estão em UTF-8; comprima-o outra vez com um programa atual")
  /// “'{file}' is a link and not a file; the package is not opened”
  public static func archiveNotAFile(file: String) -> Text {
    Text(
      es: "«\(file)» es un enlace y no un archivo; el paquete no se abre",
      en: "'\(file)' is a link and not a file; the package is not opened",
      pt: "«\(file)» é um atalho e não um arquivo; o pacote não se abre")
  }
  /// “'{file}' is twice in the package”
  public static func archiveRepeated(file: String) -> Text {
    Text(
      es: "«\(file)» está dos veces en el paquete",
      en: "'\(file)' is twice in the package",
      pt: "«\(file)» está duas vezes no pacote")
  }
  /// “the package has more than {limit} files, more than are opened”
  public static func archiveTooManyFiles(limit: String) -> Text {
    Text(
      es: "el paquete tiene más de \(limit) archivos, más de los que se abren",
      en: "the package has more than \(limit) files, more than are opened",
      pt: "o pacote tem mais de \(limit) arquivos, mais do que se abrem")
  }
  /// “'{file}' is larger than {limit} MB, more than is opened”
  public static func archiveFileTooLarge(file: String, limit: String) -> Text {
    Text(
      es: "«\(file)» ocupa más de \(limit) MB, más de lo que se abre",
      en: "'\(file)' is larger than \(limit) MB, more than is opened",
      pt: "«\(file)» ocupa mais de \(limit) MB, mais do que se abre")
  }
  /// “the package is larger than {limit} MB, more than is opened”
  public static func archiveTooLarge(limit: String) -> Text {
    Text(
      es: "el paquete ocupa más de \(limit) MB, más de lo que se abre",
      en: "the package is larger than \(limit) MB, more than is opened",
      pt: "o pacote ocupa mais de \(limit) MB, mais do que se abre")
  }
  /// “the package swells to many times its size and is not opened”
  public static let archiveBomb = Text(
      es: "el paquete se hincha a muchas veces su tamaño y no se abre",
      en: "the package swells to many times its size and is not opened",
      pt: "o pacote incha para muitas vezes o seu tamanho e não se abre")
  /// “the package (zip) cannot be made; check the free memory”
  public static let archiveCannotPack = Text(
      es: "no se puede hacer el paquete (zip); compruebe la memoria libre",
      en: "the package (zip) cannot be made; check the free memory",
      pt: "não é possível fazer o pacote (zip); verifique a memória livre")
  /// “fields of another program, which are kept”
  public static let boardNoteExtensionField = Text(
      es: "campos propios de otro programa, que se guardan",
      en: "fields of another program, which are kept",
      pt: "campos próprios de outro programa, que se guardam")
  /// “fields that are not of the format and are kept”
  public static let boardNoteUnknownField = Text(
      es: "campos que no son del formato y se guardan",
      en: "fields that are not of the format and are kept",
      pt: "campos que não são do formato e se guardam")
  /// “addresses of data, which are kept and not visited”
  public static let boardNoteDataAddress = Text(
      es: "direcciones de datos, que se guardan y no se visitan",
      en: "addresses of data, which are kept and not visited",
      pt: "endereços de dados, que se guardam e não se visitam")
  /// “boards that no button leads to”
  public static let boardNoteUnreachedBoard = Text(
      es: "tableros a los que no lleva ningún botón",
      en: "boards that no button leads to",
      pt: "pranchas às quais nenhum botão leva")
  /// “files that no board names and that are kept”
  public static let boardNoteOtherFile = Text(
      es: "archivos que ningún tablero nombra y se guardan",
      en: "files that no board names and that are kept",
      pt: "arquivos que nenhuma prancha nomeia e se guardam")
  /// “texts in other languages, which are kept”
  public static let boardNoteExtraLanguage = Text(
      es: "textos en otros idiomas, que se guardan",
      en: "texts in other languages, which are kept",
      pt: "textos em outros idiomas, que se guardam")
  /// “boards that the manifest does not list”
  public static let boardNoteNotListed = Text(
      es: "tableros que el manifiesto no nombra",
      en: "boards that the manifest does not list",
      pt: "pranchas que o manifesto não nomeia")
  /// “ids that are numbers and are read as text”
  public static let boardNoteNumericID = Text(
      es: "identificadores que son números y se leen como texto",
      en: "ids that are numbers and are read as text",
      pt: "identificadores que são números e se leem como texto")
  /// “texts that are numbers and are read as text”
  public static let boardNoteNumericText = Text(
      es: "textos que son números y se leen como texto",
      en: "texts that are numbers and are read as text",
      pt: "textos que são números e se leem como texto")
  /// “buttons with an id that is taken; the first one counts”
  public static let boardNoteRepeatedButton = Text(
      es: "botones con un identificador repetido; vale el primero",
      en: "buttons with an id that is taken; the first one counts",
      pt: "botões com um identificador repetido; vale o primeiro")
  /// “there is no grid; the buttons follow in their order”
  public static let boardNoteNoGrid = Text(
      es: "sin cuadrícula; los botones van en su orden",
      en: "there is no grid; the buttons follow in their order",
      pt: "sem grade; os botões vão na sua ordem")
  /// “the size of the grid is not that of its rows; the rows count”
  public static let boardNoteGridSize = Text(
      es: "el tamaño de la cuadrícula no es el de sus filas; valen las filas",
      en: "the size of the grid is not that of its rows; the rows count",
      pt: "o tamanho da grade não é o das suas linhas; valem as linhas")
  /// “the manifest does not say which board comes first; this one is taken”
  public static let boardNoteGuessedRoot = Text(
      es: "el manifiesto no dice cuál es el primer tablero; se toma este",
      en: "the manifest does not say which board comes first; this one is taken",
      pt: "o manifesto não diz qual é a primeira prancha; toma-se esta")
  /// “everything lies in a folder, which is taken away”
  public static let boardNoteStrippedFolder = Text(
      es: "todo está en una carpeta, que se quita",
      en: "everything lies in a folder, which is taken away",
      pt: "tudo está em uma pasta, que se tira")
  /// “it does not name its format; it is read as open-board-0.1”
  public static let boardNoteNoFormat = Text(
      es: "no dice de qué formato es; se lee como open-board-0.1",
      en: "it does not name its format; it is read as open-board-0.1",
      pt: "não diz de que formato é; lê-se como open-board-0.1")
  /// “of another version of the format; it is read as open-board-0.1”
  public static let boardNoteNewerFormat = Text(
      es: "de otra versión del formato; se lee como open-board-0.1",
      en: "of another version of the format; it is read as open-board-0.1",
      pt: "de outra versão do formato; lê-se como open-board-0.1")
  /// “without an id; the name of the file is used”
  public static let boardNoteNoID = Text(
      es: "sin identificador; se usa el nombre del archivo",
      en: "without an id; the name of the file is used",
      pt: "sem identificador; usa-se o nome do arquivo")
  /// “pictures and sounds that are now inside the board”
  public static let boardNoteEmbedded = Text(
      es: "imágenes y sonidos que van ahora dentro del tablero",
      en: "pictures and sounds that are now inside the board",
      pt: "imagens e sons que vão agora dentro da prancha")
  /// “links to other boards, which do not go into an .obf file”
  public static let boardNoteUnlinked = Text(
      es: "enlaces a otros tableros, que no van en un archivo .obf",
      en: "links to other boards, which do not go into an .obf file",
      pt: "ligações a outras pranchas, que não vão em um arquivo .obf")
  /// “the board is now in a package, unchanged”
  public static let boardNotePacked = Text(
      es: "el tablero va ahora en un paquete, sin cambios",
      en: "the board is now in a package, unchanged",
      pt: "a prancha vai agora em um pacote, sem mudanças")
  /// “an id that another board has too; links go by file”
  public static let boardNoteRenumbered = Text(
      es: "identificador que ya tiene otro tablero; los enlaces van por archivo",
      en: "an id that another board has too; links go by file",
      pt: "identificador que outra prancha já tem; as ligações vão por arquivo")
  /// “texts that are changed”
  public static let boardNoteRelabelled = Text(
      es: "textos que se cambian",
      en: "texts that are changed",
      pt: "textos que se mudam")
  /// “cells of buttons that are not there; they stay empty”
  public static let boardNoteUnknownCell = Text(
      es: "casillas de botones que no existen; quedan vacías",
      en: "cells of buttons that are not there; they stay empty",
      pt: "casas de botões que não existem; ficam vazias")
  /// “buttons without a place in the grid; they are not seen”
  public static let boardNoteUnplacedButton = Text(
      es: "botones sin sitio en la cuadrícula; no se ven",
      en: "buttons without a place in the grid; they are not seen",
      pt: "botões sem lugar na grade; não se veem")
  /// “colors that cannot be read”
  public static let boardNoteBadColor = Text(
      es: "colores que no se entienden",
      en: "colors that cannot be read",
      pt: "cores que não se entendem")
  /// “buttons whose picture is not there”
  public static let boardNoteNoSuchImage = Text(
      es: "botones cuya imagen no existe",
      en: "buttons whose picture is not there",
      pt: "botões cuja imagem não existe")
  /// “buttons whose sound is not there”
  public static let boardNoteNoSuchSound = Text(
      es: "botones cuyo sonido no existe",
      en: "buttons whose sound is not there",
      pt: "botões cujo som não existe")
  /// “files that are not in the package”
  public static let boardNoteMissingFile = Text(
      es: "archivos que no están en el paquete",
      en: "files that are not in the package",
      pt: "arquivos que não estão no pacote")
  /// “pictures or sounds that are on the network and are not fetched”
  public static let boardNoteRemoteMedia = Text(
      es: "imágenes o sonidos que están en internet y no se descargan",
      en: "pictures or sounds that are on the network and are not fetched",
      pt: "imagens ou sons que estão na internet e não se baixam")
  /// “symbols of a set that is not installed”
  public static let boardNoteSymbol = Text(
      es: "símbolos de un juego que no está instalado",
      en: "symbols of a set that is not installed",
      pt: "símbolos de um conjunto que não está instalado")
  /// “files that are no pictures; they are not shown”
  public static let boardNoteNotAnImage = Text(
      es: "archivos que no son imágenes; no se muestran",
      en: "files that are no pictures; they are not shown",
      pt: "arquivos que não são imagens; não se mostram")
  /// “files that are no sounds; they are not played”
  public static let boardNoteNotASound = Text(
      es: "archivos que no son sonidos; no se oyen",
      en: "files that are no sounds; they are not played",
      pt: "arquivos que não são sons; não se ouvem")
  /// “buttons that open a board that is not there”
  public static let boardNoteNoBoardFile = Text(
      es: "botones que abren un tablero que no está",
      en: "buttons that open a board that is not there",
      pt: "botões que abrem uma prancha que não está")
  /// “buttons that open a board on the network”
  public static let boardNoteRemoteBoard = Text(
      es: "botones que abren un tablero de internet",
      en: "buttons that open a board on the network",
      pt: "botões que abrem uma prancha da internet")
  /// “actions of another program, which do nothing here”
  public static let boardNoteUnknownAction = Text(
      es: "acciones de otro programa, que aquí no hacen nada",
      en: "actions of another program, which do nothing here",
      pt: "ações de outro programa, que aqui não fazem nada")
  /// “a language without a voice here; the person's is used”
  public static let boardNoteNoVoice = Text(
      es: "idioma para el que no hay voz; se usa la de la persona",
      en: "a language without a voice here; the person's is used",
      pt: "idioma para o qual não há voz; usa-se a da pessoa")
  /// “values that cannot be read”
  public static let boardNoteWrongValue = Text(
      es: "valores que no se entienden",
      en: "values that cannot be read",
      pt: "valores que não se entendem")
  /// “the name should end in {ending}”
  public static func boardFindWrongEnding(ending: String) -> Text {
    Text(
      es: "el nombre debe acabar en \(ending)",
      en: "the name should end in \(ending)",
      pt: "o nome deve acabar em \(ending)")
  }
  /// “is missing and must be there”
  public static let boardFindMissing = Text(
      es: "falta y es obligatorio",
      en: "is missing and must be there",
      pt: "falta e é obrigatório")
  /// “is missing and should be there”
  public static let boardFindRecommended = Text(
      es: "falta y conviene ponerlo",
      en: "is missing and should be there",
      pt: "falta e convém pôr")
  /// “must be {expected}”
  public static func boardFindWrongKind(expected: String) -> Text {
    Text(
      es: "debe ser \(expected)",
      en: "must be \(expected)",
      pt: "deve ser \(expected)")
  }
  /// “must be greater than zero”
  public static let boardFindNotPositive = Text(
      es: "debe ser mayor que cero",
      en: "must be greater than zero",
      pt: "deve ser maior que zero")
  /// “more than {limit} is too much for most programs”
  public static func boardFindTooLarge(limit: String) -> Text {
    Text(
      es: "más de \(limit) es demasiado para la mayoría de los programas",
      en: "more than \(limit) is too much for most programs",
      pt: "mais de \(limit) é demais para a maioria dos programas")
  }
  /// “is not of the format; fields of one's own begin with ext_”
  public static let boardFindUnknownField = Text(
      es: "no es del formato; los campos propios empiezan por ext_",
      en: "is not of the format; fields of one's own begin with ext_",
      pt: "não é do formato; os campos próprios começam por ext_")
  /// “'{key}' is there twice”
  public static func boardFindRepeatedKey(key: String) -> Text {
    Text(
      es: "«\(key)» está dos veces",
      en: "'\(key)' is there twice",
      pt: "«\(key)» está duas vezes")
  }
  /// “'{name}' is no version; it must be open-board-0.1”
  public static func boardFindBadFormat(name: String) -> Text {
    Text(
      es: "«\(name)» no es una versión; debe ser open-board-0.1",
      en: "'\(name)' is no version; it must be open-board-0.1",
      pt: "«\(name)» não é uma versão; deve ser open-board-0.1")
  }
  /// “'{name}' is newer than open-board-0.1”
  public static func boardFindNewerFormat(name: String) -> Text {
    Text(
      es: "«\(name)» es más nuevo que open-board-0.1",
      en: "'\(name)' is newer than open-board-0.1",
      pt: "«\(name)» é mais novo que open-board-0.1")
  }
  /// “'{name}' is older than open-board-0.1”
  public static func boardFindOlderFormat(name: String) -> Text {
    Text(
      es: "«\(name)» es más antiguo que open-board-0.1",
      en: "'\(name)' is older than open-board-0.1",
      pt: "«\(name)» é mais antigo que open-board-0.1")
  }
  /// “ids are text, not numbers”
  public static let boardFindNumericID = Text(
      es: "los identificadores son texto, no números",
      en: "ids are text, not numbers",
      pt: "os identificadores são texto, não números")
  /// “the id '{id}' is taken”
  public static func boardFindRepeatedID(id: String) -> Text {
    Text(
      es: "el identificador «\(id)» ya está en uso",
      en: "the id '\(id)' is taken",
      pt: "o identificador «\(id)» já está em uso")
  }
  /// “the manifest says '{listed}' and the board '{found}'”
  public static func boardFindIDMismatch(listed: String, found: String) -> Text {
    Text(
      es: "el manifiesto dice «\(listed)» y el tablero «\(found)»",
      en: "the manifest says '\(listed)' and the board '\(found)'",
      pt: "o manifesto diz «\(listed)» e a prancha «\(found)»")
  }
  /// “'{path}' is not in the package”
  public static func boardFindFileMissing(path: String) -> Text {
    Text(
      es: "«\(path)» no está en el paquete",
      en: "'\(path)' is not in the package",
      pt: "«\(path)» não está no pacote")
  }
  /// “an .obf file cannot name other files”
  public static let boardFindPathOutsidePackage = Text(
      es: "un archivo .obf no puede nombrar otros archivos",
      en: "an .obf file cannot name other files",
      pt: "um arquivo .obf não pode nomear outros arquivos")
  /// “'{path}' is not in the manifest”
  public static func boardFindNotListed(path: String) -> Text {
    Text(
      es: "«\(path)» no está en el manifiesto",
      en: "'\(path)' is not in the manifest",
      pt: "«\(path)» não está no manifesto")
  }
  /// “there is no button '{id}'”
  public static func boardFindUnknownButton(id: String) -> Text {
    Text(
      es: "no hay ningún botón «\(id)»",
      en: "there is no button '\(id)'",
      pt: "não há nenhum botão «\(id)»")
  }
  /// “the button '{id}' is not in the grid”
  public static func boardFindNotInGrid(id: String) -> Text {
    Text(
      es: "el botón «\(id)» no está en la cuadrícula",
      en: "the button '\(id)' is not in the grid",
      pt: "o botão «\(id)» não está na grade")
  }
  /// “the grid has no buttons”
  public static let boardFindEmptyGrid = Text(
      es: "la cuadrícula no tiene botones",
      en: "the grid has no buttons",
      pt: "a grade não tem botões")
  /// “there are {found} and there must be {expected}”
  public static func boardFindWrongCount(found: String, expected: String) -> Text {
    Text(
      es: "hay \(found) y deben ser \(expected)",
      en: "there are \(found) and there must be \(expected)",
      pt: "há \(found) e devem ser \(expected)")
  }
  /// “'{text}' is neither rgb(…) nor rgba(…)”
  public static func boardFindBadColor(text: String) -> Text {
    Text(
      es: "«\(text)» no es rgb(…) ni rgba(…)",
      en: "'\(text)' is neither rgb(…) nor rgba(…)",
      pt: "«\(text)» não é rgb(…) nem rgba(…)")
  }
  /// “'{text}' begins with neither + nor :”
  public static func boardFindBadAction(text: String) -> Text {
    Text(
      es: "«\(text)» no empieza por + ni por :",
      en: "'\(text)' begins with neither + nor :",
      pt: "«\(text)» não começa por + nem por :")
  }
  /// “'{text}' is no action of the format; one's own begin with :ext_”
  public static func boardFindUnknownAction(text: String) -> Text {
    Text(
      es: "«\(text)» no es una acción del formato; las propias empiezan por :ext_",
      en: "'\(text)' is no action of the format; one's own begin with :ext_",
      pt: "«\(text)» não é uma ação do formato; as próprias começam por :ext_")
  }
  /// “a single action is missing for programs that do not know several”
  public static let boardFindNoSingleAction = Text(
      es: "falta una acción única para los programas que no conocen varias",
      en: "a single action is missing for programs that do not know several",
      pt: "falta uma ação única para os programas que não conhecem várias")
  /// “there is no picture '{id}'”
  public static func boardFindUnknownImage(id: String) -> Text {
    Text(
      es: "no hay ninguna imagen «\(id)»",
      en: "there is no picture '\(id)'",
      pt: "não há nenhuma imagem «\(id)»")
  }
  /// “there is no sound '{id}'”
  public static func boardFindUnknownSound(id: String) -> Text {
    Text(
      es: "no hay ningún sonido «\(id)»",
      en: "there is no sound '\(id)'",
      pt: "não há nenhum som «\(id)»")
  }
  /// “leads to no board”
  public static let boardFindUnknownBoard = Text(
      es: "no lleva a ningún tablero",
      en: "leads to no board",
      pt: "não leva a nenhuma prancha")
  /// “data, path, url and symbol are missing: nobody knows where it is”
  public static let boardFindNoReference = Text(
      es: "faltan data, path, url o symbol: no se sabe dónde está",
      en: "data, path, url and symbol are missing: nobody knows where it is",
      pt: "faltam data, path, url ou symbol: não se sabe onde está")
  /// “is no data:…;base64,… of the right kind”
  public static let boardFindBadDataURI = Text(
      es: "no es data:…;base64,… del tipo debido",
      en: "is no data:…;base64,… of the right kind",
      pt: "não é data:…;base64,… do tipo devido")
  /// “must begin with {expected}”
  public static func boardFindWrongContentType(expected: String) -> Text {
    Text(
      es: "debe empezar por \(expected)",
      en: "must begin with \(expected)",
      pt: "deve começar por \(expected)")
  }
  /// “the content is no picture or sound that is known”
  public static let boardFindNotMedia = Text(
      es: "el contenido no es una imagen o un sonido que se conozca",
      en: "the content is no picture or sound that is known",
      pt: "o conteúdo não é uma imagem ou um som conhecido")
  /// “says it is {claimed} and is {found}”
  public static func boardFindTypeMismatch(claimed: String, found: String) -> Text {
    Text(
      es: "dice ser \(claimed) y es \(found)",
      en: "says it is \(claimed) and is \(found)",
      pt: "diz ser \(claimed) e é \(found)")
  }
  /// “all four of top, left, width and height must be on all buttons”
  public static let boardFindPartialPosition = Text(
      es: "los cuatro valores top, left, width y height deben estar en todos los botones",
      en: "all four of top, left, width and height must be on all buttons",
      pt: "os quatro valores top, left, width e height devem estar em todos os botões")
  /// “must be between 0 and 1”
  public static let boardFindOutsideScreen = Text(
      es: "debe estar entre 0 y 1",
      en: "must be between 0 and 1",
      pt: "deve estar entre 0 e 1")
  /// “'{text}' is no language such as en or en-GB”
  public static func boardFindBadLocale(text: String) -> Text {
    Text(
      es: "«\(text)» no es un idioma como es o es-MX",
      en: "'\(text)' is no language such as en or en-GB",
      pt: "«\(text)» não é um idioma como pt ou pt-BR")
  }
  /// “no button says '{key}'”
  public static func boardFindUnusedString(key: String) -> Text {
    Text(
      es: "ningún botón dice «\(key)»",
      en: "no button says '\(key)'",
      pt: "nenhum botão diz «\(key)»")
  }
  /// “without a license all rights are reserved”
  public static let boardFindNoLicense = Text(
      es: "sin licencia significa todos los derechos reservados",
      en: "without a license all rights are reserved",
      pt: "sem licença significa todos os direitos reservados")
  /// “Boards of other programs (Open Board Format)”
  public static let helpBoard = Text(
      es: "Tableros de otros programas (Open Board Format)",
      en: "Boards of other programs (Open Board Format)",
      pt: "Pranchas de outros programas (Open Board Format)")
  /// “Add the boards of an .obf or .obz file”
  public static let helpBoardImport = Text(
      es: "Añade los tableros de un archivo .obf u .obz",
      en: "Add the boards of an .obf or .obz file",
      pt: "Adiciona as pranchas de um arquivo .obf ou .obz")
  /// “Write boards into an .obf or .obz file”
  public static let helpBoardExport = Text(
      es: "Escribe tableros en un archivo .obf u .obz",
      en: "Write boards into an .obf or .obz file",
      pt: "Escreve pranchas em um arquivo .obf ou .obz")
  /// “Besides those imported: vocabulary (all words, by group) and core (the most used words)”
  public static let helpBoardExportMore = Text(
      es: "Además de los importados: vocabulary (todas las palabras, por grupos) y core (las palabras más usadas)",
      en: "Besides those imported: vocabulary (all words, by group) and core (the most used words)",
      pt: "Além das importadas: vocabulary (todas as palavras, por grupos) e core (as palavras mais usadas)")
  /// “List the boards that there are”
  public static let helpBoardList = Text(
      es: "Muestra los tableros que hay",
      en: "List the boards that there are",
      pt: "Mostra as pranchas que há")
  /// “Show a board: its rows and what each button does”
  public static let helpBoardShow = Text(
      es: "Muestra un tablero: sus filas y lo que hace cada botón",
      en: "Show a board: its rows and what each button does",
      pt: "Mostra uma prancha: as suas linhas e o que faz cada botão")
  /// “Walk a board and speak with it”
  public static let helpBoardOpen = Text(
      es: "Recorre un tablero y habla con él",
      en: "Walk a board and speak with it",
      pt: "Percorre uma prancha e fala com ela")
  /// “Say what buttons say, pressed one after another”
  public static let helpBoardSay = Text(
      es: "Dice lo que dicen unos botones, pulsados uno tras otro",
      en: "Say what buttons say, pressed one after another",
      pt: "Diz o que dizem uns botões, tocados um após o outro")
  /// “Remove a set of boards; vocabulary undo brings it back”
  public static let helpBoardRemove = Text(
      es: "Quita un juego de tableros; vocabulary undo lo devuelve",
      en: "Remove a set of boards; vocabulary undo brings it back",
      pt: "Tira um conjunto de pranchas; vocabulary undo o traz de volta")
  /// “Bring back a set of boards that was removed”
  public static let helpBoardRestore = Text(
      es: "Devuelve un juego de tableros que se quitó",
      en: "Bring back a set of boards that was removed",
      pt: "Traz de volta um conjunto de pranchas que foi tirado")
  /// “Check a file by everything that the format asks for”
  public static let helpBoardValidate = Text(
      es: "Comprueba un archivo con todo lo que pide el formato",
      en: "Check a file by everything that the format asks for",
      pt: "Verifica um arquivo com tudo o que o formato pede")
  /// “.obf or .obz file”
  public static let helpBoardFile = Text(
      es: "Archivo .obf u .obz",
      en: ".obf or .obz file",
      pt: "Arquivo .obf ou .obz")
  /// “Id (or its beginning) or name of the set of boards”
  public static let helpBoardSet = Text(
      es: "Identificador (o su comienzo) o nombre del juego de tableros",
      en: "Id (or its beginning) or name of the set of boards",
      pt: "Identificador (ou o seu começo) ou nome do conjunto de pranchas")
  /// “File that is written, .obf or .obz”
  public static let helpBoardOut = Text(
      es: "Archivo que se escribe, .obf u .obz",
      en: "File that is written, .obf or .obz",
      pt: "Arquivo que se escreve, .obf ou .obz")
  /// “A board of the set: its id or name”
  public static let helpBoardOne = Text(
      es: "Un tablero del juego: su identificador o nombre",
      en: "A board of the set: its id or name",
      pt: "Uma prancha do conjunto: o seu identificador ou nome")
  /// “Name of the set of boards”
  public static let helpBoardName = Text(
      es: "Nombre del juego de tableros",
      en: "Name of the set of boards",
      pt: "Nome do conjunto de pranchas")
  /// “Buttons that are pressed: what they say or their id”
  public static let helpBoardButtons = Text(
      es: "Botones que se pulsan: lo que dicen o su identificador",
      en: "Buttons that are pressed: what they say or their id",
      pt: "Botões que se tocam: o que dizem ou o seu identificador")
  /// “Make a correct sentence of the words”
  public static let helpBoardGrammar = Text(
      es: "Hace una frase correcta con las palabras",
      en: "Make a correct sentence of the words",
      pt: "Faz uma frase correta com as palavras")
  /// “List the sets that were removed too”
  public static let helpBoardStored = Text(
      es: "Muestra también los juegos que se quitaron",
      en: "List the sets that were removed too",
      pt: "Mostra também os conjuntos que foram tirados")
  /// “'{name}' imported: boards {boards}, buttons {buttons}”
  public static func boardImported(name: String, boards: String, buttons: String) -> Text {
    Text(
      es: "«\(name)» importado: tableros \(boards), botones \(buttons)",
      en: "'\(name)' imported: boards \(boards), buttons \(buttons)",
      pt: "«\(name)» importado: pranchas \(boards), botões \(buttons)")
  }
  /// “'{name}' written to {file}: boards {boards}, buttons {buttons}”
  public static func boardExported(name: String, file: String, boards: String, buttons: String) -> Text {
    Text(
      es: "«\(name)» escrito en \(file): tableros \(boards), botones \(buttons)",
      en: "'\(name)' written to \(file): boards \(boards), buttons \(buttons)",
      pt: "«\(name)» escrito em \(file): pranchas \(boards), botões \(buttons)")
  }
  /// “There in the file: {images} of {allImages} pictures, {sounds} of {allSounds} sounds, {links} of {allLinks} links to boards”
  public static func boardUsable(images: String, allImages: String, sounds: String, allSounds: String, links: String, allLinks: String) -> Text {
    Text(
      es: "Están en el archivo: \(images) de \(allImages) imágenes, \(sounds) de \(allSounds) sonidos, \(links) de \(allLinks) enlaces a tableros",
      en: "There in the file: \(images) of \(allImages) pictures, \(sounds) of \(allSounds) sounds, \(links) of \(allLinks) links to boards",
      pt: "Estão no arquivo: \(images) de \(allImages) imagens, \(sounds) de \(allSounds) sons, \(links) de \(allLinks) ligações a pranchas")
  }
  /// “Words that grammar knows: {matched} of {words}”
  public static func boardMatched(matched: String, words: String) -> Text {
    Text(
      es: "Palabras que la gramática conoce: \(matched) de \(words)",
      en: "Words that grammar knows: \(matched) of \(words)",
      pt: "Palavras que a gramática conhece: \(matched) de \(words)")
  }
  /// “Kept and not used”
  public static let boardKept = Text(
      es: "Se guarda sin usarse",
      en: "Kept and not used",
      pt: "Guarda-se sem ser usado")
  /// “Changed”
  public static let boardChanged = Text(
      es: "Cambia",
      en: "Changed",
      pt: "Muda")
  /// “Cannot be used”
  public static let boardUnused = Text(
      es: "No se puede usar",
      en: "Cannot be used",
      pt: "Não se pode usar")
  /// “Nothing was lost or changed.”
  public static let boardNothingLost = Text(
      es: "No se ha perdido ni cambiado nada.",
      en: "Nothing was lost or changed.",
      pt: "Nada se perdeu nem mudou.")
  /// “'{name}' removed; 'aac-cli board restore {id}' brings it back”
  public static func boardRemoved(name: String, id: String) -> Text {
    Text(
      es: "«\(name)» quitado; 'aac-cli board restore \(id)' lo devuelve",
      en: "'\(name)' removed; 'aac-cli board restore \(id)' brings it back",
      pt: "«\(name)» tirado; 'aac-cli board restore \(id)' o traz de volta")
  }
  /// “'{name}' is back”
  public static func boardRestored(name: String) -> Text {
    Text(
      es: "«\(name)» vuelve a estar",
      en: "'\(name)' is back",
      pt: "«\(name)» está de volta")
  }
  /// “There are no boards; 'aac-cli board import FILE' adds them”
  public static let boardNone = Text(
      es: "No hay tableros; 'aac-cli board import ARCHIVO' los añade",
      en: "There are no boards; 'aac-cli board import FILE' adds them",
      pt: "Não há pranchas; 'aac-cli board import ARQUIVO' as adiciona")
  /// “boards {count}”
  public static func boardFile(count: Int) -> Text {
    Text(
      es: "tableros \(count)",
      en: "boards \(count)",
      pt: "pranchas \(count)")
  }
  /// “error”
  public static let boardError = Text(
      es: "error",
      en: "error",
      pt: "erro")
  /// “warning”
  public static let boardWarning = Text(
      es: "aviso",
      en: "warning",
      pt: "aviso")
  /// “Correct by the format open-board-0.1”
  public static let boardValid = Text(
      es: "Correcto según el formato open-board-0.1",
      en: "Correct by the format open-board-0.1",
      pt: "Correto segundo o formato open-board-0.1")
  /// “'{file}' has {count} {count|error|errors}”
  public static func boardInvalid(file: String, count: Int) -> Text {
    Text(
      es: "«\(file)» tiene \(count) \(count == 1 ? "error" : "errores")",
      en: "'\(file)' has \(count) \(count == 1 ? "error" : "errors")",
      pt: "«\(file)» tem \(count) \(count == 1 ? "erro" : "erros")")
  }
  /// “'{path}' is there already and is not changed; choose another name or add --yes”
  public static func boardFileExists(path: String) -> Text {
    Text(
      es: "«\(path)» ya existe y no se cambia; elija otro nombre o ponga --yes",
      en: "'\(path)' is there already and is not changed; choose another name or add --yes",
      pt: "«\(path)» já existe e não se muda; escolha outro nome ou ponha --yes")
  }
  /// “'{path}' cannot be written: {reason}”
  public static func boardCannotWrite(path: String, reason: String) -> Text {
    Text(
      es: "no se puede escribir «\(path)»: \(reason)",
      en: "'\(path)' cannot be written: \(reason)",
      pt: "não é possível escrever «\(path)»: \(reason)")
  }
  /// “'{path}' must end in .obf or .obz”
  public static func boardOutEnding(path: String) -> Text {
    Text(
      es: "«\(path)» debe acabar en .obf u .obz",
      en: "'\(path)' must end in .obf or .obz",
      pt: "«\(path)» deve acabar em .obf ou .obz")
  }
  /// “'{path}' is larger than {limit} MB, more than is read”
  public static func boardFileTooLarge(path: String, limit: String) -> Text {
    Text(
      es: "«\(path)» ocupa más de \(limit) MB, más de lo que se lee",
      en: "'\(path)' is larger than \(limit) MB, more than is read",
      pt: "«\(path)» ocupa mais de \(limit) MB, mais do que se lê")
  }
  /// “there is no button '{name}' on the board '{board}'”
  public static func boardNoButton(name: String, board: String) -> Text {
    Text(
      es: "no hay ningún botón «\(name)» en el tablero «\(board)»",
      en: "there is no button '\(name)' on the board '\(board)'",
      pt: "não há nenhum botão «\(name)» na prancha «\(board)»")
  }
  /// “there is no set of boards '{name}'; 'aac-cli board list' shows them”
  public static func storeUnknownBoardSet(name: String) -> Text {
    Text(
      es: "no hay ningún juego de tableros «\(name)»; 'aac-cli board list' los muestra",
      en: "there is no set of boards '\(name)'; 'aac-cli board list' shows them",
      pt: "não há nenhum conjunto de pranchas «\(name)»; 'aac-cli board list' mostra-os")
  }
  /// “'{name}' may be several sets of boards; use the whole id”
  public static func storeAmbiguousBoardSet(name: String) -> Text {
    Text(
      es: "«\(name)» puede ser varios juegos de tableros; use el identificador entero",
      en: "'\(name)' may be several sets of boards; use the whole id",
      pt: "«\(name)» pode ser vários conjuntos de pranchas; use o identificador inteiro")
  }
  /// “something else was said in its place”
  public static let speechSilenced = Text(
      es: "se ha dicho otra cosa en su lugar",
      en: "something else was said in its place",
      pt: "foi dita outra coisa em seu lugar")
  /// “woman”
  public static let timbreWoman = Text(
      es: "mujer",
      en: "woman",
      pt: "mulher")
  /// “man”
  public static let timbreMan = Text(
      es: "hombre",
      en: "man",
      pt: "homem")
  /// “child”
  public static let timbreChild = Text(
      es: "niño",
      en: "child",
      pt: "criança")
  /// “grandmother”
  public static let timbreGrandmother = Text(
      es: "abuela",
      en: "grandmother",
      pt: "avó")
  /// “grandfather”
  public static let timbreGrandfather = Text(
      es: "abuelo",
      en: "grandfather",
      pt: "avô")
  /// “whisper”
  public static let timbreWhisper = Text(
      es: "susurro",
      en: "whisper",
      pt: "sussurro")
  /// “robot”
  public static let timbreRobot = Text(
      es: "robot",
      en: "robot",
      pt: "robô")
  /// “Spanish”
  public static let languageSpanish = Text(
      es: "Español",
      en: "Spanish",
      pt: "Espanhol")
  /// “English”
  public static let languageEnglish = Text(
      es: "Inglés",
      en: "English",
      pt: "Inglês")
  /// “Portuguese”
  public static let languagePortuguese = Text(
      es: "Portugués",
      en: "Portuguese",
      pt: "Português")
  /// “the pause “{value}” is not possible; choose 0 to 3000 milliseconds”
  public static func storePauseOutOfRange(value: String) -> Text {
    Text(
      es: "la pausa «\(value)» no vale; elija de 0 a 3000 milisegundos",
      en: "the pause “\(value)” is not possible; choose 0 to 3000 milliseconds",
      pt: "a pausa “\(value)” não serve; escolha de 0 a 3000 milissegundos")
  }
  /// “there is no pronunciation of “{word}”; “aac-cli pronunciation list” shows them and --everyone names everybody's”
  public static func storeUnknownPronunciation(word: String) -> Text {
    Text(
      es: "no hay ninguna pronunciación de «\(word)»; «aac-cli pronunciation list» las muestra y --everyone nombra las de todos",
      en: "there is no pronunciation of “\(word)”; “aac-cli pronunciation list” shows them and --everyone names everybody's",
      pt: "não há nenhuma pronúncia de “\(word)”; “aac-cli pronunciation list” mostra todas e --everyone indica as de todos")
  }
  /// “there is no recording of “{text}”; “aac-cli recording list” shows them and --everyone names everybody's”
  public static func storeUnknownRecording(text: String) -> Text {
    Text(
      es: "no hay ninguna grabación de «\(text)»; «aac-cli recording list» las muestra y --everyone nombra las de todos",
      en: "there is no recording of “\(text)”; “aac-cli recording list” shows them and --everyone names everybody's",
      pt: "não há nenhuma gravação de “\(text)”; “aac-cli recording list” mostra todas e --everyone indica as de todos")
  }
  /// “no voice '{name}' was added; 'aac-cli voices' shows them”
  public static func storeUnknownVoice(name: String) -> Text {
    Text(
      es: "no se ha añadido ninguna voz «\(name)»; «aac-cli voices» las muestra",
      en: "no voice '\(name)' was added; 'aac-cli voices' shows them",
      pt: "não foi acrescentada nenhuma voz «\(name)»; «aac-cli voices» mostra todas")
  }
  /// “Silence between words in milliseconds”
  public static let helpPause = Text(
      es: "Silencio entre palabras en milisegundos",
      en: "Silence between words in milliseconds",
      pt: "Silêncio entre palavras em milissegundos")
  /// “the pause”
  public static let settingPause = Text(
      es: "la pausa",
      en: "the pause",
      pt: "a pausa")
  /// “Say each word by itself”
  public static let helpWordByWord = Text(
      es: "Dice cada palabra por separado",
      en: "Say each word by itself",
      pt: "Diz cada palavra em separado")
  /// “Spell each word, then say it”
  public static let helpSpell = Text(
      es: "Deletrea cada palabra y después la dice",
      en: "Spell each word, then say it",
      pt: "Soletra cada palavra e depois a diz")
  /// “Wait for what is being said to end”
  public static let helpQueue = Text(
      es: "Espera a que termine lo que se está diciendo",
      en: "Wait for what is being said to end",
      pt: "Espera que termine o que se está a dizer")
  /// “choose --word-by-word or --spell”
  public static let deliveryOnlyOne = Text(
      es: "elija --word-by-word o --spell",
      en: "choose --word-by-word or --spell",
      pt: "escolha --word-by-word ou --spell")
  /// “Speak this text instead of a sentence made of words; - reads it from standard input”
  public static let helpSayText = Text(
      es: "Dice este texto en vez de una frase hecha de palabras; con - lo lee de la entrada",
      en: "Speak this text instead of a sentence made of words; - reads it from standard input",
      pt: "Diz este texto em vez de uma frase feita de palavras; com - lê-o da entrada")
  /// “choose --text or the words of a sentence”
  public static let sayTextOrWords = Text(
      es: "elija --text o las palabras de una frase",
      en: "choose --text or the words of a sentence",
      pt: "escolha --text ou as palavras de uma frase")
  /// “The voices that work here”
  public static let helpVoices = Text(
      es: "Las voces que funcionan aquí",
      en: "The voices that work here",
      pt: "As vozes que funcionam aqui")
  /// “Show the voices that work and how to hear them”
  public static let helpVoicesList = Text(
      es: "Muestra las voces que funcionan y cómo oírlas",
      en: "Show the voices that work and how to hear them",
      pt: "Mostra as vozes que funcionam e como ouvi-las")
  /// “Add another program that speaks”
  public static let helpVoicesAdd = Text(
      es: "Añade otro programa que habla",
      en: "Add another program that speaks",
      pt: "Acrescenta outro programa que fala")
  /// “Example: aac-cli voices add piper --speaks en-US -- piper --model en.onnx --output_file {out}. Replaced are {text}, {out}, {language}, {lang}, {speed}, {rate} and {pitch}. Without {text} the text comes on standard input; without {out} the sound is read from standard output.”
  public static func helpVoicesAddMore(out: String, text: String, language: String, lang: String, speed: String, rate: String, pitch: String) -> Text {
    Text(
      es: "Ejemplo: aac-cli voices add piper --speaks es-ES -- piper --model es.onnx --output_file \(out). Se sustituyen \(text), \(out), \(language), \(lang), \(speed), \(rate) y \(pitch). Sin \(text), el texto llega por la entrada; sin \(out), el sonido se lee de la salida.",
      en: "Example: aac-cli voices add piper --speaks en-US -- piper --model en.onnx --output_file \(out). Replaced are \(text), \(out), \(language), \(lang), \(speed), \(rate) and \(pitch). Without \(text) the text comes on standard input; without \(out) the sound is read from standard output.",
      pt: "Exemplo: aac-cli voices add piper --speaks pt-BR -- piper --model pt.onnx --output_file \(out). Substituem-se \(text), \(out), \(language), \(lang), \(speed), \(rate) e \(pitch). Sem \(text), o texto chega pela entrada; sem \(out), o som é lido da saída.")
  }
  /// “Remove a program that speaks”
  public static let helpVoicesRemove = Text(
      es: "Quita un programa que habla",
      en: "Remove a program that speaks",
      pt: "Retira um programa que fala")
  /// “Name of the voice”
  public static let helpVoicesName = Text(
      es: "Nombre de la voz",
      en: "Name of the voice",
      pt: "Nome da voz")
  /// “Language and region that it speaks; may be repeated”
  public static let helpVoicesSpeaks = Text(
      es: "Lengua y región que habla; se puede repetir",
      en: "Language and region that it speaks; may be repeated",
      pt: "Língua e região que fala; pode repetir-se")
  /// “Time that a sentence may take”
  public static let helpVoicesTimeLimit = Text(
      es: "Tiempo que puede tardar una frase",
      en: "Time that a sentence may take",
      pt: "Tempo que uma frase pode demorar")
  /// “The program and its arguments”
  public static let helpVoicesCommand = Text(
      es: "El programa y sus argumentos",
      en: "The program and its arguments",
      pt: "O programa e os seus argumentos")
  /// “missing: the language (--speaks en-US), the program (-- program arguments) or a time of 1 to 600 seconds”
  public static let voicesAddUsage = Text(
      es: "falta la lengua (--speaks es-ES), el programa (-- programa argumentos) o un tiempo de 1 a 600 segundos",
      en: "missing: the language (--speaks en-US), the program (-- program arguments) or a time of 1 to 600 seconds",
      pt: "falta a língua (--speaks pt-BR), o programa (-- programa argumentos) ou um tempo de 1 a 600 segundos")
  /// “'{name}' is the name of a timbre; choose another”
  public static func voicesNameTaken(name: String) -> Text {
    Text(
      es: "«\(name)» es el nombre de un timbre; elija otro",
      en: "'\(name)' is the name of a timbre; choose another",
      pt: "«\(name)» é o nome de um timbre; escolha outro")
  }
  /// “'{name}' is a voice of espeak-ng already; choose another name”
  public static func voicesNameKnown(name: String) -> Text {
    Text(
      es: "«\(name)» ya es una voz de espeak-ng; elija otro nombre",
      en: "'\(name)' is a voice of espeak-ng already; choose another name",
      pt: "«\(name)» já é uma voz do espeak-ng; escolha outro nome")
  }
  /// “{reason}; it was not added; try the program in the terminal”
  public static func voicesNotAdded(reason: String) -> Text {
    Text(
      es: "\(reason); no se ha añadido; pruebe el programa en la terminal",
      en: "\(reason); it was not added; try the program in the terminal",
      pt: "\(reason); não foi acrescentada; experimente o programa no terminal")
  }
  /// “The voice '{name}' was removed.”
  public static func voicesRemoved(name: String) -> Text {
    Text(
      es: "Se ha quitado la voz «\(name)».",
      en: "The voice '\(name)' was removed.",
      pt: "A voz «\(name)» foi retirada.")
  }
  /// “The voice '{name}' was another program and was replaced; before: {command}”
  public static func voicesReplaced(name: String, command: String) -> Text {
    Text(
      es: "La voz «\(name)» era otro programa y se ha reemplazado; antes: \(command)",
      en: "The voice '\(name)' was another program and was replaced; before: \(command)",
      pt: "A voz «\(name)» era outro programa e foi substituída; antes: \(command)")
  }
  /// “It was the voice of {names}; now espeak-ng speaks. Choose another with 'aac-cli person edit'.”
  public static func voicesRemovedUsed(names: String) -> Text {
    Text(
      es: "Hablaba con ella: \(names); ahora habla espeak-ng. Elija otra con «aac-cli person edit».",
      en: "It was the voice of \(names); now espeak-ng speaks. Choose another with 'aac-cli person edit'.",
      pt: "Era a voz de \(names); agora fala o espeak-ng. Escolha outra com «aac-cli person edit».")
  }
  /// “* speaks its language and region unless another is chosen.”
  public static let voicesLegend = Text(
      es: "* habla su lengua y región si no se elige otra.",
      en: "* speaks its language and region unless another is chosen.",
      pt: "* fala a sua língua e região se não se escolher outra.")
  /// “Timbres for --voice: {names}”
  public static func voicesTimbres(names: String) -> Text {
    Text(
      es: "Timbres para --voice: \(names)",
      en: "Timbres for --voice: \(names)",
      pt: "Timbres para --voice: \(names)")
  }
  /// “How names and brands are said”
  public static let helpPronunciation = Text(
      es: "Cómo se dicen nombres y marcas",
      en: "How names and brands are said",
      pt: "Como se dizem nomes e marcas")
  /// “Keep how a word is said”
  public static let helpPronunciationAdd = Text(
      es: "Guarda cómo se dice una palabra",
      en: "Keep how a word is said",
      pt: "Guarda como se diz uma palavra")
  /// “Example: aac-cli pronunciation add --language en Siobhan --as Shivawn”
  public static let helpPronunciationAddMore = Text(
      es: "Ejemplo: aac-cli pronunciation add Shakira --as Chaquira",
      en: "Example: aac-cli pronunciation add --language en Siobhan --as Shivawn",
      pt: "Exemplo: aac-cli pronunciation add --language pt Disney --as Dísnei")
  /// “Show the pronunciations that are kept”
  public static let helpPronunciationList = Text(
      es: "Muestra las pronunciaciones guardadas",
      en: "Show the pronunciations that are kept",
      pt: "Mostra as pronúncias guardadas")
  /// “The word is said as it is written again”
  public static let helpPronunciationRemove = Text(
      es: "La palabra vuelve a decirse como está escrita",
      en: "The word is said as it is written again",
      pt: "A palavra volta a dizer-se como está escrita")
  /// “The word”
  public static let helpPronunciationWord = Text(
      es: "La palabra",
      en: "The word",
      pt: "A palavra")
  /// “Written as it sounds”
  public static let helpPronunciationAs = Text(
      es: "Escrita como suena",
      en: "Written as it sounds",
      pt: "Escrita como soa")
  /// “In IPA between slashes (/ʃəˈkɪərə/) or in the phonemes of espeak-ng”
  public static let helpPronunciationPhonemes = Text(
      es: "En AFI entre barras (/ʃaˈkiɾa/) o en los fonemas de espeak-ng",
      en: "In IPA between slashes (/ʃəˈkɪərə/) or in the phonemes of espeak-ng",
      pt: "Em AFI entre barras (/ʃaˈkiɾɐ/) ou nos fonemas do espeak-ng")
  /// “By the voice of another language”
  public static let helpPronunciationSaidIn = Text(
      es: "Con la voz de otra lengua",
      en: "By the voice of another language",
      pt: "Com a voz de outra língua")
  /// “choose --as, --phonemes or --said-in”
  public static let pronunciationOnlyOne = Text(
      es: "elija --as, --phonemes o --said-in",
      en: "choose --as, --phonemes or --said-in",
      pt: "escolha --as, --phonemes ou --said-in")
  /// “No pronunciations are kept.”
  public static let pronunciationsNone = Text(
      es: "No hay pronunciaciones guardadas.",
      en: "No pronunciations are kept.",
      pt: "Não há pronúncias guardadas.")
  /// “'{word}' is said as it is written again.”
  public static func pronunciationRemoved(word: String) -> Text {
    Text(
      es: "«\(word)» vuelve a decirse como está escrita.",
      en: "'\(word)' is said as it is written again.",
      pt: "«\(word)» volta a dizer-se como está escrita.")
  }
  /// “the voice cannot say '{sign}' of '{phonemes}'; use the IPA signs that the language has”
  public static func inputUnknownIPA(sign: String, phonemes: String) -> Text {
    Text(
      es: "la voz no puede decir «\(sign)» de «\(phonemes)»; use los signos del AFI que tiene el idioma",
      en: "the voice cannot say '\(sign)' of '\(phonemes)'; use the IPA signs that the language has",
      pt: "a voz não consegue dizer «\(sign)» de «\(phonemes)»; use os sinais do AFI que o idioma tem")
  }
  /// “the voice does not know some phoneme of '{phonemes}'; 'espeak-ng -x -q word' shows how they are written”
  public static func inputBadPhonemes(phonemes: String) -> Text {
    Text(
      es: "la voz no conoce algún fonema de «\(phonemes)»; «espeak-ng -x -q palabra» muestra cómo se escriben",
      en: "the voice does not know some phoneme of '\(phonemes)'; 'espeak-ng -x -q word' shows how they are written",
      pt: "a voz não conhece algum fonema de «\(phonemes)»; «espeak-ng -x -q palavra» mostra como se escrevem")
  }
  /// “Own recordings in place of the voice”
  public static let helpRecording = Text(
      es: "Grabaciones propias en lugar de la voz",
      en: "Own recordings in place of the voice",
      pt: "Gravações próprias em lugar da voz")
  /// “Keep a recording”
  public static let helpRecordingAdd = Text(
      es: "Guarda una grabación",
      en: "Keep a recording",
      pt: "Guarda uma gravação")
  /// “Example: aac-cli recording add --language en mom.ogg --for mom”
  public static let helpRecordingAddMore = Text(
      es: "Ejemplo: aac-cli recording add mamá.ogg --for mamá",
      en: "Example: aac-cli recording add --language en mom.ogg --for mom",
      pt: "Exemplo: aac-cli recording add --language pt mamãe.ogg --for mamãe")
  /// “Show the recordings”
  public static let helpRecordingList = Text(
      es: "Muestra las grabaciones",
      en: "Show the recordings",
      pt: "Mostra as gravações")
  /// “Remove a recording”
  public static let helpRecordingRemove = Text(
      es: "Quita una grabación",
      en: "Remove a recording",
      pt: "Retira uma gravação")
  /// “WAV, FLAC, Ogg, Opus or MP3 file”
  public static let helpRecordingFile = Text(
      es: "Archivo WAV, FLAC, Ogg, Opus o MP3",
      en: "WAV, FLAC, Ogg, Opus or MP3 file",
      pt: "Arquivo WAV, FLAC, Ogg, Opus ou MP3")
  /// “Word that is heard, in any sentence”
  public static let helpRecordingFor = Text(
      es: "Palabra que se oye, en cualquier frase",
      en: "Word that is heard, in any sentence",
      pt: "Palavra que se ouve, em qualquer frase")
  /// “Sentence that is heard as a whole”
  public static let helpRecordingSentence = Text(
      es: "Frase que se oye entera",
      en: "Sentence that is heard as a whole",
      pt: "Frase que se ouve inteira")
  /// “choose --for or --sentence”
  public static let recordingOnlyOne = Text(
      es: "elija --for o --sentence",
      en: "choose --for or --sentence",
      pt: "escolha --for ou --sentence")
  /// “There are no recordings.”
  public static let recordingsNone = Text(
      es: "No hay grabaciones.",
      en: "There are no recordings.",
      pt: "Não há gravações.")
  /// “for everyone”
  public static let ownedByEveryone = Text(
      es: "para todos",
      en: "for everyone",
      pt: "para todos")
  /// “The recording of '{text}' was removed.”
  public static func recordingRemoved(text: String) -> Text {
    Text(
      es: "Se ha quitado la grabación de «\(text)».",
      en: "The recording of '\(text)' was removed.",
      pt: "A gravação de «\(text)» foi retirada.")
  }
  /// “The former recording of '{text}' was replaced.”
  public static func recordingReplaced(text: String) -> Text {
    Text(
      es: "Se ha reemplazado la grabación que había de «\(text)».",
      en: "The former recording of '\(text)' was replaced.",
      pt: "A gravação anterior de «\(text)» foi substituída.")
  }
  /// “Whose it is; else the current person's”
  public static let helpOwnerPerson = Text(
      es: "De quién es; si no se dice de la persona actual",
      en: "Whose it is; else the current person's",
      pt: "De quem é; se não se diz é da pessoa atual")
  /// “For everybody”
  public static let helpOwnerEveryone = Text(
      es: "Para todas las personas",
      en: "For everybody",
      pt: "Para todas as pessoas")
  /// “choose --person or --everyone”
  public static let ownerOnlyOne = Text(
      es: "elija --person o --everyone",
      en: "choose --person or --everyone",
      pt: "escolha --person ou --everyone")
  /// “there is already a word “{word}””
  public static func warningDuplicate(word: String) -> Text {
    Text(
      es: "ya hay una palabra «\(word)»",
      en: "there is already a word “\(word)”",
      pt: "já existe uma palavra “\(word)”")
  }
  /// “grammar does not know this word: check its plural and its kind”
  public static let warningGuessed = Text(
      es: "la gramática no conoce esta palabra: compruebe el género, el plural y el tipo",
      en: "grammar does not know this word: check its plural and its kind",
      pt: "a gramática não conhece esta palavra: confira o gênero, o plural e o tipo")
  /// “grammar does not know this verb and conjugates it as a regular one: check its forms”
  public static let warningGuessedVerb = Text(
      es: "la gramática no conoce este verbo y lo conjuga como uno regular: compruebe sus formas",
      en: "grammar does not know this verb and conjugates it as a regular one: check its forms",
      pt: "a gramática não conhece este verbo e conjuga-o como regular: confira as formas")
  /// “did you mean “{word}”?”
  public static func warningMisspelt(word: String) -> Text {
    Text(
      es: "¿quiso escribir «\(word)»?",
      en: "did you mean “\(word)”?",
      pt: "quis escrever “\(word)”?")
  }
  /// “it has no picture (--picture)”
  public static let warningNoPicture = Text(
      es: "no tiene pictograma (--picture)",
      en: "it has no picture (--picture)",
      pt: "não tem pictograma (--picture)")
  /// “no verb leads to this word: link it with “aac-cli vocabulary link””
  public static let warningUnreachable = Text(
      es: "ningún verbo lleva a esta palabra: enlácela con «aac-cli vocabulary link»",
      en: "no verb leads to this word: link it with “aac-cli vocabulary link”",
      pt: "nenhum verbo leva a esta palavra: ligue-a com “aac-cli vocabulary link”")
  /// “nobody can use this verb: link it with a subject (“aac-cli vocabulary link”)”
  public static let warningVerbWithoutSubject = Text(
      es: "nadie puede usar este verbo: enlácelo con un sujeto («aac-cli vocabulary link»)",
      en: "nobody can use this verb: link it with a subject (“aac-cli vocabulary link”)",
      pt: "ninguém pode usar este verbo: ligue-o a um sujeito (“aac-cli vocabulary link”)")
  /// ““{first}” does not usually take “{second}”: the sentence would be “{sentence}””
  public static func warningStrangeLink(first: String, second: String, sentence: String) -> Text {
    Text(
      es: "«\(first)» no suele llevar «\(second)»: la frase sería «\(sentence)»",
      en: "“\(first)” does not usually take “\(second)”: the sentence would be “\(sentence)”",
      pt: "“\(first)” não costuma levar “\(second)”: a frase seria “\(sentence)”")
  }
  /// ““{verb}” is said without its subject: the sentence would be “{sentence}””
  public static func warningSubjectDropped(verb: String, sentence: String) -> Text {
    Text(
      es: "«\(verb)» se dice sin sujeto: la frase sería «\(sentence)»",
      en: "“\(verb)” is said without its subject: the sentence would be “\(sentence)”",
      pt: "“\(verb)” diz-se sem sujeito: a frase seria “\(sentence)”")
  }
  /// “add”
  public static let editActionAdd = Text(
      es: "añadir",
      en: "add",
      pt: "acrescentar")
  /// “edit”
  public static let editActionEdit = Text(
      es: "cambiar",
      en: "edit",
      pt: "mudar")
  /// “remove”
  public static let editActionRemove = Text(
      es: "quitar",
      en: "remove",
      pt: "tirar")
  /// “restore”
  public static let editActionRestore = Text(
      es: "recuperar",
      en: "restore",
      pt: "recuperar")
  /// “link”
  public static let editActionLink = Text(
      es: "enlazar",
      en: "link",
      pt: "ligar")
  /// “unlink”
  public static let editActionUnlink = Text(
      es: "desenlazar",
      en: "unlink",
      pt: "desligar")
  /// “move”
  public static let editActionMove = Text(
      es: "mover",
      en: "move",
      pt: "mover")
  /// “level”
  public static let editActionLevel = Text(
      es: "nivel",
      en: "level",
      pt: "nível")
  /// “hide”
  public static let editActionHide = Text(
      es: "ocultar",
      en: "hide",
      pt: "ocultar")
  /// “show”
  public static let editActionShow = Text(
      es: "mostrar",
      en: "show",
      pt: "mostrar")
  /// “delete for good”
  public static let editActionPurge = Text(
      es: "borrar para siempre",
      en: "delete for good",
      pt: "apagar de vez")
  /// “import”
  public static let editActionImport = Text(
      es: "importar",
      en: "import",
      pt: "importar")
  /// “undone”
  public static let editStateUndone = Text(
      es: "deshecho",
      en: "undone",
      pt: "desfeito")
  /// “dropped”
  public static let editStateDropped = Text(
      es: "descartado",
      en: "dropped",
      pt: "descartado")
  /// “Done: {action} {words}”
  public static func editDone(action: String, words: String) -> Text {
    Text(
      es: "Hecho: \(action) \(words)",
      en: "Done: \(action) \(words)",
      pt: "Feito: \(action) \(words)")
  }
  /// “Undone: {action} {words}”
  public static func editUndone(action: String, words: String) -> Text {
    Text(
      es: "Deshecho: \(action) \(words)",
      en: "Undone: \(action) \(words)",
      pt: "Desfeito: \(action) \(words)")
  }
  /// “There is nothing to undo.”
  public static let editNothingToUndo = Text(
      es: "No hay nada que deshacer.",
      en: "There is nothing to undo.",
      pt: "Não há nada para desfazer.")
  /// “There is nothing to redo.”
  public static let editNothingToRedo = Text(
      es: "No hay nada que rehacer.",
      en: "There is nothing to redo.",
      pt: "Não há nada para refazer.")
  /// “Nothing has been changed yet.”
  public static let editNoHistory = Text(
      es: "Todavía no se ha cambiado nada.",
      en: "Nothing has been changed yet.",
      pt: "Ainda não se mudou nada.")
  /// “It was so already.”
  public static let editAlreadySo = Text(
      es: "Ya estaba así.",
      en: "It was so already.",
      pt: "Já estava assim.")
  /// “Add? (y/n)”
  public static let editAddQuestion = Text(
      es: "¿Añadir? (s/n)",
      en: "Add? (y/n)",
      pt: "Acrescentar? (s/n)")
  /// “write a word, or a file of words with --list”
  public static let editAddNeedsWord = Text(
      es: "escriba una palabra, o un archivo de palabras con --list",
      en: "write a word, or a file of words with --list",
      pt: "escreva uma palavra, ou um arquivo de palavras com --list")
  /// “Delete {words} for good? Nothing done before can be undone then. (y/n)”
  public static func editPurgeQuestion(words: String) -> Text {
    Text(
      es: "¿Borrar para siempre \(words)? No se podrá deshacer nada de lo anterior. (s/n)",
      en: "Delete \(words) for good? Nothing done before can be undone then. (y/n)",
      pt: "Apagar \(words) de vez? Nada do que foi feito antes poderá ser desfeito. (s/n)")
  }
  /// “the word “{word}” is already in the vocabulary; change it with “aac-cli vocabulary edit””
  public static func editAlreadyThere(word: String) -> Text {
    Text(
      es: "la palabra «\(word)» ya está en el vocabulario; cámbiela con «aac-cli vocabulary edit»",
      en: "the word “\(word)” is already in the vocabulary; change it with “aac-cli vocabulary edit”",
      pt: "a palavra “\(word)” já está no vocabulário; mude-a com “aac-cli vocabulary edit”")
  }
  /// ““{word}” is several words: write which, one of {choices}”
  public static func editAmbiguousName(word: String, choices: String) -> Text {
    Text(
      es: "«\(word)» son varias palabras: escriba cuál, una de \(choices)",
      en: "“\(word)” is several words: write which, one of \(choices)",
      pt: "“\(word)” são várias palavras: escreva qual, uma de \(choices)")
  }
  /// ““{word}” is in the vocabulary, but not as {role}: add it so with “aac-cli vocabulary add {word} --role {role}””
  public static func editOtherRole(word: String, role: String) -> Text {
    Text(
      es: "«\(word)» está en el vocabulario, pero no como \(role): añádala así con «aac-cli vocabulary add \(word) --role \(role)»",
      en: "“\(word)” is in the vocabulary, but not as \(role): add it so with “aac-cli vocabulary add \(word) --role \(role)”",
      pt: "“\(word)” está no vocabulário, mas não como \(role): junte-a assim com “aac-cli vocabulary add \(word) --role \(role)”")
  }
  /// “nobody is using the program: choose a person first with “aac-cli person use NAME””
  public static let editNobodyInUse = Text(
      es: "nadie está usando el programa: elija antes a una persona con «aac-cli person use NOMBRE»",
      en: "nobody is using the program: choose a person first with “aac-cli person use NAME”",
      pt: "ninguém está usando o programa: escolha antes uma pessoa com “aac-cli person use NOME”")
  /// “--role, --kind and --category say what --replace takes out; without --replace the whole file is imported”
  public static let editPartWithoutReplace = Text(
      es: "--role, --kind y --category dicen qué se quita con --replace; sin --replace se importa todo el archivo",
      en: "--role, --kind and --category say what --replace takes out; without --replace the whole file is imported",
      pt: "--role, --kind e --category dizem o que --replace tira; sem --replace importa-se o arquivo todo")
  /// “What was done before can no longer be undone.”
  public static let editPurgeEndsUndo = Text(
      es: "Lo hecho antes ya no se puede deshacer.",
      en: "What was done before can no longer be undone.",
      pt: "O que foi feito antes já não se pode desfazer.")
  /// “A copy was kept before in “{path}”.”
  public static func editCopyKept(path: String) -> Text {
    Text(
      es: "Antes se ha guardado una copia en «\(path)».",
      en: "A copy was kept before in “\(path)”.",
      pt: "Antes foi guardada uma cópia em “\(path)”.")
  }
  /// ““{word}” is several words: say which with --role (subject, verb, complement)”
  public static func editAmbiguousWord(word: String) -> Text {
    Text(
      es: "«\(word)» son varias palabras: diga cuál con --role (subject, verb, complement)",
      en: "“\(word)” is several words: say which with --role (subject, verb, complement)",
      pt: "“\(word)” são várias palavras: diga qual com --role (subject, verb, complement)")
  }
  /// ““{first}” and “{second}” cannot be linked: a subject is linked with a verb or a verb with a complement”
  public static func editCannotLink(first: String, second: String) -> Text {
    Text(
      es: "«\(first)» y «\(second)» no se pueden enlazar: se enlazan sujeto y verbo o verbo y complemento",
      en: "“\(first)” and “\(second)” cannot be linked: a subject is linked with a verb or a verb with a complement",
      pt: "“\(first)” e “\(second)” não se podem ligar: liga-se sujeito e verbo ou verbo e complemento")
  }
  /// ““{text}” is not possible; write preposition and article, such as “with the”, “with a”, “with -” (no article) or “- the” (no preposition)”
  public static func editBadGovernment(text: String) -> Text {
    Text(
      es: "«\(text)» no vale; escriba preposición y artículo, como «con el», «con un», «con -» (sin artículo) o «- el» (sin preposición)",
      en: "“\(text)” is not possible; write preposition and article, such as “with the”, “with a”, “with -” (no article) or “- the” (no preposition)",
      pt: "“\(text)” não serve; escreva preposição e artigo, como “com o”, “com um”, “com -” (sem artigo) ou “- o” (sem preposição)")
  }
  /// “There are no removed words.”
  public static let editNothingRemoved = Text(
      es: "No hay palabras quitadas.",
      en: "There are no removed words.",
      pt: "Não há palavras tiradas.")
  /// “No word has moved.”
  public static let editNoMoves = Text(
      es: "Ninguna palabra ha cambiado de lugar.",
      en: "No word has moved.",
      pt: "Nenhuma palavra mudou de lugar.")
  /// ““{word}”: from {from} to {to}”
  public static func editMoved(word: String, from: String, to: String) -> Text {
    Text(
      es: "«\(word)»: de \(from) a \(to)",
      en: "“\(word)”: from \(from) to \(to)",
      pt: "“\(word)”: de \(from) para \(to)")
  }
  /// ““{word}”: it was at {from} and is gone”
  public static func editGone(word: String, from: String) -> Text {
    Text(
      es: "«\(word)»: estaba en \(from) y ya no está",
      en: "“\(word)”: it was at \(from) and is gone",
      pt: "“\(word)”: estava em \(from) e já não está")
  }
  /// “possible pictures”
  public static let editPictureCandidates = Text(
      es: "dibujos posibles",
      en: "possible pictures",
      pt: "desenhos possíveis")
  /// “examples”
  public static let editExamples = Text(
      es: "ejemplos",
      en: "examples",
      pt: "exemplos")
  /// “plural”
  public static let editPlural = Text(
      es: "plural",
      en: "plural",
      pt: "plural")
  /// “offered with”
  public static let editOfferedAfter = Text(
      es: "se ofrece con",
      en: "offered with",
      pt: "oferece-se com")
  /// “and {count} more”
  public static func editMore(count: Int) -> Text {
    Text(
      es: "y \(count) más",
      en: "and \(count) more",
      pt: "e mais \(count)")
  }
  /// “Adds words; what is not said is worked out”
  public static let helpVocabularyAdd = Text(
      es: "Añade palabras; lo que no se dice se deduce",
      en: "Adds words; what is not said is worked out",
      pt: "Acrescenta palavras; o que não se diz é deduzido")
  /// “Changes a word”
  public static let helpVocabularyEdit = Text(
      es: "Cambia una palabra",
      en: "Changes a word",
      pt: "Muda uma palavra")
  /// “Takes words out of sight; they can be restored”
  public static let helpVocabularyRemove = Text(
      es: "Quita palabras de la vista; se pueden recuperar",
      en: "Takes words out of sight; they can be restored",
      pt: "Tira palavras da vista; podem ser recuperadas")
  /// “Restores removed words”
  public static let helpVocabularyRestore = Text(
      es: "Recupera palabras quitadas",
      en: "Restores removed words",
      pt: "Recupera palavras tiradas")
  /// “Deletes removed words of one's own for good”
  public static let helpVocabularyPurge = Text(
      es: "Borra para siempre palabras propias quitadas",
      en: "Deletes removed words of one's own for good",
      pt: "Apaga de vez palavras próprias tiradas")
  /// “Links two words and shows the sentence they make”
  public static let helpVocabularyLink = Text(
      es: "Enlaza dos palabras y muestra la frase que harán",
      en: "Links two words and shows the sentence they make",
      pt: "Liga duas palavras e mostra a frase que farão")
  /// “Takes the link between two words away”
  public static let helpVocabularyUnlink = Text(
      es: "Quita el enlace de dos palabras",
      en: "Takes the link between two words away",
      pt: "Tira a ligação de duas palavras")
  /// “Puts a word at a place; the one that was there takes the place left”
  public static let helpVocabularyMove = Text(
      es: "Pone una palabra en un lugar; la que estaba allí pasa al lugar libre",
      en: "Puts a word at a place; the one that was there takes the place left",
      pt: "Põe uma palavra num lugar; a que lá estava passa ao lugar livre")
  /// “Masks words for the person who uses the program or for everybody”
  public static let helpVocabularyHide = Text(
      es: "Oculta palabras a la persona que usa el programa, o a todas",
      en: "Masks words for the person who uses the program or for everybody",
      pt: "Oculta palavras à pessoa que usa o programa, ou a todas")
  /// “Sets the level from which on a word is shown”
  public static let helpVocabularyLevel = Text(
      es: "Pone el nivel desde el que se ve una palabra",
      en: "Sets the level from which on a word is shown",
      pt: "Define o nível a partir do qual se vê uma palavra")
  /// “Undoes the last changes”
  public static let helpVocabularyUndo = Text(
      es: "Deshace los últimos cambios",
      en: "Undoes the last changes",
      pt: "Desfaz as últimas mudanças")
  /// “Does undone changes again”
  public static let helpVocabularyRedo = Text(
      es: "Rehace lo deshecho",
      en: "Does undone changes again",
      pt: "Refaz o desfeito")
  /// “Shows the changes”
  public static let helpVocabularyHistory = Text(
      es: "Muestra los cambios",
      en: "Shows the changes",
      pt: "Mostra as mudanças")
  /// “Checks that no word has moved since another state of the database”
  public static let helpVocabularyPlaces = Text(
      es: "Comprueba que ninguna palabra se ha movido respecto a otra base de datos",
      en: "Checks that no word has moved since another state of the database",
      pt: "Verifica que nenhuma palavra se moveu em relação a outro banco de dados")
  /// “subject, verb or complement”
  public static let helpRole = Text(
      es: "subject, verb o complement",
      en: "subject, verb or complement",
      pt: "subject, verb ou complement")
  /// “The category it is shown in”
  public static let helpCategory = Text(
      es: "La categoría en que se ve",
      en: "The category it is shown in",
      pt: "A categoria em que se vê")
  /// “What sort of thing it is (food, person, place…)”
  public static let helpKind = Text(
      es: "Qué clase de cosa es (food, person, place…)",
      en: "What sort of thing it is (food, person, place…)",
      pt: "Que tipo de coisa é (food, person, place…)")
  /// “It is not counted (water)”
  public static let helpMass = Text(
      es: "No se cuenta (agua)",
      en: "It is not counted (water)",
      pt: "Não se conta (água)")
  /// “The word is plural (scissors)”
  public static let helpPluralWord = Text(
      es: "La palabra es plural (gafas)",
      en: "The word is plural (scissors)",
      pt: "A palavra é plural (óculos)")
  /// “The plural”
  public static let helpPluralForm = Text(
      es: "El plural",
      en: "The plural",
      pt: "O plural")
  /// “Text on the tile”
  public static let helpLabel = Text(
      es: "Texto de la ficha",
      en: "Text on the tile",
      pt: "Texto da ficha")
  /// “The picture (aac:…, twemoji:…)”
  public static let helpPicture = Text(
      es: "El pictograma (aac:…, twemoji:…)",
      en: "The picture (aac:…, twemoji:…)",
      pt: "O pictograma (aac:…, twemoji:…)")
  /// “With the links of this word”
  public static let helpLike = Text(
      es: "Con los enlaces de esta palabra",
      en: "With the links of this word",
      pt: "Com as ligações desta palavra")
  /// “Without links”
  public static let helpNoLinks = Text(
      es: "Sin enlaces",
      en: "Without links",
      pt: "Sem ligações")
  /// “Only for the person who uses the program”
  public static let helpOwn = Text(
      es: "Solo para la persona que usa el programa",
      en: "Only for the person who uses the program",
      pt: "Só para a pessoa que usa o programa")
  /// “A file with one word a line, or -; lines that begin with # are comments”
  public static let helpListFile = Text(
      es: "Un archivo con una palabra por línea, o -; las que empiezan por # son comentarios",
      en: "A file with one word a line, or -; lines that begin with # are comments",
      pt: "Um arquivo com uma palavra por linha, ou -; as que começam por # são comentários")
  /// “For everybody”
  public static let helpEverybody = Text(
      es: "Para todas las personas",
      en: "For everybody",
      pt: "Para todas as pessoas")
  /// “Preposition and article between the two (with the, - a)”
  public static let helpGovernment = Text(
      es: "Preposición y artículo entre las dos (con el, - un)",
      en: "Preposition and article between the two (with the, - a)",
      pt: "Preposição e artigo entre as duas (com o, - um)")
  /// “The place, from 0”
  public static let helpPlace = Text(
      es: "El lugar, desde 0",
      en: "The place, from 0",
      pt: "O lugar, desde 0")
  /// “1 to 9 or 0 for always shown”
  public static let helpLevelNumber = Text(
      es: "Del 1 al 9, o 0 para siempre visible",
      en: "1 to 9 or 0 for always shown",
      pt: "De 1 a 9, ou 0 para sempre visível")
  /// “How many changes”
  public static let helpSteps = Text(
      es: "Cuántos cambios",
      en: "How many changes",
      pt: "Quantas mudanças")
  /// “Only removed words”
  public static let helpRemovedOnly = Text(
      es: "Solo las palabras quitadas",
      en: "Only removed words",
      pt: "Só as palavras tiradas")
  /// “The database of before”
  public static let helpSinceDatabase = Text(
      es: "La base de datos de antes",
      en: "The database of before",
      pt: "O banco de dados de antes")
  /// “The dictionary form”
  public static let helpLemma = Text(
      es: "La forma de diccionario",
      en: "The dictionary form",
      pt: "A forma de dicionário")
  /// “there is no copy “{path}”; “aac-cli backup --list” shows the automatic ones”
  public static func storeNoBackup(path: String) -> Text {
    Text(
      es: "no hay ninguna copia «\(path)»; «aac-cli backup --list» muestra las automáticas",
      en: "there is no copy “\(path)”; “aac-cli backup --list” shows the automatic ones",
      pt: "não há nenhuma cópia “\(path)”; “aac-cli backup --list” mostra as automáticas")
  }
  /// “Copies everything into a file while the program is in use”
  public static let helpBackup = Text(
      es: "Copia todo en un archivo mientras se usa el programa",
      en: "Copies everything into a file while the program is in use",
      pt: "Copia tudo para um arquivo enquanto se usa o programa")
  /// “The file of the copy”
  public static let helpBackupFile = Text(
      es: "El archivo de la copia",
      en: "The file of the copy",
      pt: "O arquivo da cópia")
  /// “Shows the automatic copies”
  public static let helpBackupList = Text(
      es: "Muestra las copias automáticas",
      en: "Shows the automatic copies",
      pt: "Mostra as cópias automáticas")
  /// “Puts everything back as it was in a copy”
  public static let helpRestore = Text(
      es: "Deja todo como estaba en una copia",
      en: "Puts everything back as it was in a copy",
      pt: "Deixa tudo como estava numa cópia")
  /// “Looks at everything the program needs and says what to do”
  public static let helpDoctor = Text(
      es: "Revisa todo lo que el programa necesita y dice qué hacer",
      en: "Looks at everything the program needs and says what to do",
      pt: "Revê tudo o que o programa precisa e diz o que fazer")
  /// “The file of the copy is missing (or --list)”
  public static let backupNeedsFile = Text(
      es: "Falta el archivo de la copia (o --list)",
      en: "The file of the copy is missing (or --list)",
      pt: "Falta o arquivo da cópia (ou --list)")
  /// “There are no automatic copies yet.”
  public static let backupNone = Text(
      es: "Todavía no hay copias automáticas.",
      en: "There are no automatic copies yet.",
      pt: "Ainda não há cópias automáticas.")
  /// “Everything is copied to “{path}” and checked.”
  public static func backupDone(path: String) -> Text {
    Text(
      es: "Todo está copiado en «\(path)» y comprobado.",
      en: "Everything is copied to “\(path)” and checked.",
      pt: "Tudo está copiado em “\(path)” e verificado.")
  }
  /// “Put everything back as it was in “{path}”? What is there now is kept in a copy. (y/n)”
  public static func restoreQuestion(path: String) -> Text {
    Text(
      es: "¿Dejar todo como estaba en «\(path)»? Lo de ahora se guarda en una copia. (s/n)",
      en: "Put everything back as it was in “\(path)”? What is there now is kept in a copy. (y/n)",
      pt: "Deixar tudo como estava em “\(path)”? O que há agora fica guardado numa cópia. (s/n)")
  }
  /// “Everything is as it was in “{path}”.”
  public static func restoreDone(path: String) -> Text {
    Text(
      es: "Todo está como en «\(path)».",
      en: "Everything is as it was in “\(path)”.",
      pt: "Tudo está como em “\(path)”.")
  }
  /// “What was there is in “{path}”.”
  public static func restoreKept(path: String) -> Text {
    Text(
      es: "Lo que había está en «\(path)».",
      en: "What was there is in “\(path)”.",
      pt: "O que havia está em “\(path)”.")
  }
  /// “The database is sound ({path}).”
  public static func doctorDatabaseSound(path: String) -> Text {
    Text(
      es: "La base de datos está entera (\(path)).",
      en: "The database is sound (\(path)).",
      pt: "O banco de dados está inteiro (\(path)).")
  }
  /// “The database is damaged ({path}; {count} {count|problem|problems}): bring back a copy.”
  public static func doctorDatabaseDamaged(path: String, count: Int) -> Text {
    Text(
      es: "La base de datos está dañada (\(path); \(count) \(count == 1 ? "problema" : "problemas")): recupere una copia.",
      en: "The database is damaged (\(path); \(count) \(count == 1 ? "problem" : "problems")): bring back a copy.",
      pt: "O banco de dados está danificado (\(path); \(count) \(count == 1 ? "problema" : "problemas")): recupere uma cópia.")
  }
  /// “There is room on the disk ({size} MB).”
  public static func doctorSpaceEnough(size: String) -> Text {
    Text(
      es: "Hay espacio en el disco (\(size) MB).",
      en: "There is room on the disk (\(size) MB).",
      pt: "Há espaço no disco (\(size) MB).")
  }
  /// “There is little room on the disk ({size} MB): make room.”
  public static func doctorSpaceLow(size: String) -> Text {
    Text(
      es: "Queda poco espacio en el disco (\(size) MB): libere espacio.",
      en: "There is little room on the disk (\(size) MB): make room.",
      pt: "Há pouco espaço no disco (\(size) MB): libere espaço.")
  }
  /// ““{path}” cannot be written: change the permissions of the file and its folder.”
  public static func doctorReadOnly(path: String) -> Text {
    Text(
      es: "No se puede escribir en «\(path)»: cambie los permisos del archivo y de su carpeta.",
      en: "“\(path)” cannot be written: change the permissions of the file and its folder.",
      pt: "Não é possível escrever em “\(path)”: mude as permissões do arquivo e da pasta.")
  }
  /// “Only you can read the database.”
  public static let doctorPrivate = Text(
      es: "Solo usted puede leer la base de datos.",
      en: "Only you can read the database.",
      pt: "Só você pode ler o banco de dados.")
  /// “Others can read “{path}”: run “chmod 600” on the file.”
  public static func doctorNotPrivate(path: String) -> Text {
    Text(
      es: "Otros pueden leer «\(path)»: ejecute «chmod 600» sobre el archivo.",
      en: "Others can read “\(path)”: run “chmod 600” on the file.",
      pt: "Outros podem ler “\(path)”: execute “chmod 600” no arquivo.")
  }
  /// “There is no copy: make one with “aac-cli backup FILE”.”
  public static let doctorNoBackup = Text(
      es: "No hay ninguna copia: haga una con «aac-cli backup ARCHIVO».",
      en: "There is no copy: make one with “aac-cli backup FILE”.",
      pt: "Não há nenhuma cópia: faça uma com “aac-cli backup ARQUIVO”.")
  /// “The last automatic copy is of {date}.”
  public static func doctorBackup(date: String) -> Text {
    Text(
      es: "La última copia automática es del \(date).",
      en: "The last automatic copy is of \(date).",
      pt: "A última cópia automática é de \(date).")
  }
  /// “The last copy is {count} {count|day|days} old: make one with “aac-cli backup FILE”.”
  public static func doctorBackupOld(count: Int) -> Text {
    Text(
      es: "La última copia tiene \(count) \(count == 1 ? "día" : "días"): haga una con «aac-cli backup ARCHIVO».",
      en: "The last copy is \(count) \(count == 1 ? "day" : "days") old: make one with “aac-cli backup FILE”.",
      pt: "A última cópia tem \(count) \(count == 1 ? "dia" : "dias"): faça uma com “aac-cli backup ARQUIVO”.")
  }
  /// “All words have a picture ({language}).”
  public static func doctorPictures(language: String) -> Text {
    Text(
      es: "Todas las palabras tienen pictograma (\(language)).",
      en: "All words have a picture (\(language)).",
      pt: "Todas as palavras têm pictograma (\(language)).")
  }
  /// “{count} {count|word|words} without a picture ({language}): {words}. Set one with “aac-cli vocabulary edit WORD --picture”.”
  public static func doctorWithoutPicture(count: Int, language: String, words: String) -> Text {
    Text(
      es: "\(count) \(count == 1 ? "palabra" : "palabras") sin pictograma (\(language)): \(words). Póngalo con «aac-cli vocabulary edit PALABRA --picture».",
      en: "\(count) \(count == 1 ? "word" : "words") without a picture (\(language)): \(words). Set one with “aac-cli vocabulary edit WORD --picture”.",
      pt: "\(count) \(count == 1 ? "palavra" : "palavras") sem pictograma (\(language)): \(words). Ponha um com “aac-cli vocabulary edit PALAVRA --picture”.")
  }
  /// “Twemoji's drawings are installed.”
  public static let doctorDrawings = Text(
      es: "Los dibujos de Twemoji están instalados.",
      en: "Twemoji's drawings are installed.",
      pt: "Os desenhos do Twemoji estão instalados.")
  /// “Twemoji's drawings are missing and characters are shown: run “script/aac-cli” again with a connection.”
  public static let doctorNoDrawings = Text(
      es: "Faltan los dibujos de Twemoji y se ven caracteres: vuelva a ejecutar «script/aac-cli» con conexión.",
      en: "Twemoji's drawings are missing and characters are shown: run “script/aac-cli” again with a connection.",
      pt: "Faltam os desenhos do Twemoji e veem-se caracteres: execute de novo “script/aac-cli” com conexão.")
  /// “The voice works ({language}).”
  public static func doctorVoice(language: String) -> Text {
    Text(
      es: "La voz funciona (\(language)).",
      en: "The voice works (\(language)).",
      pt: "A voz funciona (\(language)).")
  }
  /// “The voice does not work ({language}): install the package espeak-ng-data.”
  public static func doctorNoVoice(language: String) -> Text {
    Text(
      es: "La voz no funciona (\(language)): instale el paquete espeak-ng-data.",
      en: "The voice does not work (\(language)): install the package espeak-ng-data.",
      pt: "A voz não funciona (\(language)): instale o pacote espeak-ng-data.")
  }
  /// “The voice does not work ({language}): {problem}.”
  public static func doctorVoiceFailed(language: String, problem: String) -> Text {
    Text(
      es: "La voz no funciona (\(language)): \(problem).",
      en: "The voice does not work (\(language)): \(problem).",
      pt: "A voz não funciona (\(language)): \(problem).")
  }
  /// “The copy of the day could not be made: {problem}”
  public static func dailyCopyFailed(problem: String) -> Text {
    Text(
      es: "No se ha podido hacer la copia del día: \(problem)",
      en: "The copy of the day could not be made: \(problem)",
      pt: "Não foi possível fazer a cópia do dia: \(problem)")
  }
  /// “Make a sound file of every line”
  public static let helpRender = Text(
      es: "Hace un archivo de sonido de cada línea",
      en: "Make a sound file of every line",
      pt: "Faz um arquivo de som de cada linha")
  /// “The lines are JSON objects like those of 'sentence --input', CSV rows with these columns, or sentences as they are. Also writes manifest.jsonl; if it is interrupted, the same command goes on where it was. Example: aac-cli render sentences.jsonl --out-dir sounds --audio-format opus”
  public static let helpRenderMore = Text(
      es: "Las líneas son objetos JSON como los de «sentence --input», filas CSV con esas columnas o frases tal cual. Escribe también manifest.jsonl; si se interrumpe, la misma orden sigue donde estaba. Ejemplo: aac-cli render frases.jsonl --out-dir sonidos --audio-format opus",
      en: "The lines are JSON objects like those of 'sentence --input', CSV rows with these columns, or sentences as they are. Also writes manifest.jsonl; if it is interrupted, the same command goes on where it was. Example: aac-cli render sentences.jsonl --out-dir sounds --audio-format opus",
      pt: "As linhas são objetos JSON como os de «sentence --input», linhas CSV com essas colunas ou frases tal como são. Grava também manifest.jsonl; se for interrompido, o mesmo comando continua onde estava. Exemplo: aac-cli render frases.jsonl --out-dir sons --audio-format opus")
  /// “File with the lines (or - for standard input)”
  public static let helpRenderInput = Text(
      es: "Archivo con las líneas (o - para la entrada)",
      en: "File with the lines (or - for standard input)",
      pt: "Arquivo com as linhas (ou - para a entrada)")
  /// “Folder of the files; it is made if it is not there”
  public static let helpOutDir = Text(
      es: "Carpeta de los archivos; se crea si no existe",
      en: "Folder of the files; it is made if it is not there",
      pt: "Pasta dos arquivos; é criada se não existir")
  /// “Format of the files”
  public static let helpAudioFormat = Text(
      es: "Formato de los archivos",
      en: "Format of the files",
      pt: "Formato dos arquivos")
  /// “How the files are called: {holders}”
  public static func helpNames(holders: String) -> Text {
    Text(
      es: "Cómo se llaman los archivos: \(holders)",
      en: "How the files are called: \(holders)",
      pt: "Como se chamam os arquivos: \(holders)")
  }
  /// “Processes at a time (usually one for each processor)”
  public static let helpJobs = Text(
      es: "Procesos a la vez (normalmente uno por procesador)",
      en: "Processes at a time (usually one for each processor)",
      pt: "Processos ao mesmo tempo (normalmente um por processador)")
  /// “Folder that keeps what was made for other times”
  public static let helpCache = Text(
      es: "Carpeta que guarda lo hecho para otras veces",
      en: "Folder that keeps what was made for other times",
      pt: "Pasta que guarda o que foi feito para outras vezes")
  /// “Size that this folder keeps to (500M, 2G); what was not used for longest goes”
  public static let helpCacheSize = Text(
      es: "Tamaño que esa carpeta no pasa (500M, 2G); se borra lo que más tiempo lleva sin usarse",
      en: "Size that this folder keeps to (500M, 2G); what was not used for longest goes",
      pt: "Tamanho que essa pasta não passa (500M, 2G); apaga-se o que há mais tempo não se usa")
  /// “Form of the lines; usually seen from the name or the first one”
  public static let helpInputFormat = Text(
      es: "Forma de las líneas; normalmente se ve en el nombre o en la primera",
      en: "Form of the lines; usually seen from the name or the first one",
      pt: "Forma das linhas; normalmente vê-se no nome ou na primeira")
  /// “'{name}' cannot be the name of a file in the folder; leave out slashes, reserved marks and unseen characters or shorten it”
  public static func renderBadName(name: String) -> Text {
    Text(
      es: "«\(name)» no puede ser el nombre de un archivo de la carpeta; quite barras, signos reservados y caracteres invisibles o acórtelo",
      en: "'\(name)' cannot be the name of a file in the folder; leave out slashes, reserved marks and unseen characters or shorten it",
      pt: "«\(name)» não pode ser o nome de um arquivo da pasta; retire barras, sinais reservados e caracteres invisíveis ou encurte-o")
  }
  /// “'{path}' is a link or a file and not a folder; remove it or use another --name”
  public static func renderNotAFolder(path: String) -> Text {
    Text(
      es: "«\(path)» es un enlace o un archivo y no una carpeta; quítelo o use otro --name",
      en: "'\(path)' is a link or a file and not a folder; remove it or use another --name",
      pt: "«\(path)» é uma ligação ou um arquivo e não uma pasta; retire-o ou use outro --name")
  }
  /// “the row has cells behind its last column ({cells}); put those with the separator in quotes or name the column”
  public static func renderExtraCells(cells: String) -> Text {
    Text(
      es: "la fila tiene celdas de más (\(cells)); ponga entre comillas las que llevan el separador o dé nombre a la columna",
      en: "the row has cells behind its last column (\(cells)); put those with the separator in quotes or name the column",
      pt: "a linha tem células a mais (\(cells)); ponha entre aspas as que têm o separador ou dê nome à coluna")
  }
  /// “'{template}' cannot name files in the folder; use {holders} without / in front and without ..”
  public static func renderBadTemplate(template: String, holders: String) -> Text {
    Text(
      es: "«\(template)» no sirve para nombrar archivos dentro de la carpeta; use \(holders) sin / al principio y sin ..",
      en: "'\(template)' cannot name files in the folder; use \(holders) without / in front and without ..",
      pt: "«\(template)» não serve para dar nome a arquivos dentro da pasta; use \(holders) sem / no início e sem ..")
  }
  /// “it is too long; divide it”
  public static let renderLineTooLong = Text(
      es: "es demasiado larga; divídala",
      en: "it is too long; divide it",
      pt: "é longa demais; divida-a")
  /// “it is not UTF-8 text; save the file as UTF-8”
  public static let renderLineNotText = Text(
      es: "no es texto UTF-8; guarde el archivo como UTF-8",
      en: "it is not UTF-8 text; save the file as UTF-8",
      pt: "não é texto UTF-8; guarde o arquivo como UTF-8")
  /// “the first line of the table has columns that mean nothing ({names}); use text, subject, verb, complement, tiles, name …”
  public static func renderBadColumns(names: String) -> Text {
    Text(
      es: "la primera línea de la tabla tiene columnas que no significan nada (\(names)); use text, subject, verb, complement, tiles, name …",
      en: "the first line of the table has columns that mean nothing (\(names)); use text, subject, verb, complement, tiles, name …",
      pt: "a primeira linha da tabela tem colunas que não significam nada (\(names)); use text, subject, verb, complement, tiles, name …")
  }
  /// “the line has keys that mean nothing ({names}); use text, subject, verb, complement, tiles, name …”
  public static func renderUnknownKeys(names: String) -> Text {
    Text(
      es: "la línea tiene claves que no significan nada (\(names)); use text, subject, verb, complement, tiles, name …",
      en: "the line has keys that mean nothing (\(names)); use text, subject, verb, complement, tiles, name …",
      pt: "a linha tem chaves que não significam nada (\(names)); use text, subject, verb, complement, tiles, name …")
  }
  /// “another process writes into the folder '{path}'; wait for it to end or choose another”
  public static func renderFolderInUse(path: String) -> Text {
    Text(
      es: "otro proceso escribe en la carpeta «\(path)»; espere a que termine o elija otra",
      en: "another process writes into the folder '\(path)'; wait for it to end or choose another",
      pt: "outro processo grava na pasta «\(path)»; espere que termine ou escolha outra")
  }
  /// “the process that makes the sound ends again and again; try without this line”
  public static let renderWorkerLost = Text(
      es: "el proceso que hace el sonido se cierra una y otra vez; pruebe sin esta línea",
      en: "the process that makes the sound ends again and again; try without this line",
      pt: "o processo que faz o som fecha-se repetidamente; tente sem esta linha")
  /// “line {line}: {reason}”
  public static func renderBadLine(line: String, reason: String) -> Text {
    Text(
      es: "línea \(line): \(reason)",
      en: "line \(line): \(reason)",
      pt: "linha \(line): \(reason)")
  }
  /// “stopped with {done} {done|file|files} made; the same command goes on where it was”
  public static func renderStopped(done: Int) -> Text {
    Text(
      es: "interrumpido con \(done) \(done == 1 ? "archivo hecho" : "archivos hechos"); la misma orden sigue donde estaba",
      en: "stopped with \(done) \(done == 1 ? "file" : "files") made; the same command goes on where it was",
      pt: "interrompido com \(done) \(done == 1 ? "arquivo feito" : "arquivos feitos"); o mesmo comando continua onde estava")
  }
  /// “{files} {files|file|files} · {made} made · {reused} reused · {failed} {failed|line with an error|lines with errors} · {manifest}”
  public static func renderDone(files: Int, made: Int, reused: Int, failed: Int, manifest: String) -> Text {
    Text(
      es: "\(files) \(files == 1 ? "archivo" : "archivos") · \(made) \(made == 1 ? "hecho" : "hechos") · \(reused) \(reused == 1 ? "reutilizado" : "reutilizados") · \(failed) \(failed == 1 ? "línea con error" : "líneas con errores") · \(manifest)",
      en: "\(files) \(files == 1 ? "file" : "files") · \(made) made · \(reused) reused · \(failed) \(failed == 1 ? "line with an error" : "lines with errors") · \(manifest)",
      pt: "\(files) \(files == 1 ? "arquivo" : "arquivos") · \(made) \(made == 1 ? "feito" : "feitos") · \(reused) \(reused == 1 ? "reutilizado" : "reutilizados") · \(failed) \(failed == 1 ? "linha com erro" : "linhas com erros") · \(manifest)")
  }
  /// “{done} of {total} · {left} left · {rate}/s · {time} to go”
  public static func renderProgress(done: String, total: String, left: String, rate: String, time: String) -> Text {
    Text(
      es: "\(done) de \(total) · faltan \(left) · \(rate)/s · \(time)",
      en: "\(done) of \(total) · \(left) left · \(rate)/s · \(time) to go",
      pt: "\(done) de \(total) · faltam \(left) · \(rate)/s · \(time)")
  }
  /// “{done} done · {rate}/s”
  public static func renderProgressOpen(done: String, rate: String) -> Text {
    Text(
      es: "\(done) hechos · \(rate)/s",
      en: "\(done) done · \(rate)/s",
      pt: "\(done) feitos · \(rate)/s")
  }
  /// “Open the pictograms in this computer's browser”
  public static let helpWeb = Text(
      es: "Abre los pictogramas en el navegador de este ordenador",
      en: "Open the pictograms in this computer's browser",
      pt: "Abre os pictogramas no navegador deste computador")
  /// “Port; else 8460, or a free one”
  public static let helpWebPort = Text(
      es: "Puerto; si no se dice, el 8460 o uno libre",
      en: "Port; else 8460, or a free one",
      pt: "Porta; se não se diz, a 8460 ou uma livre")
  /// “Do not open the browser”
  public static let helpWebNoOpen = Text(
      es: "No abre el navegador",
      en: "Do not open the browser",
      pt: "Não abre o navegador")
  /// “Forget the PIN of the grown-ups' area and end”
  public static let helpWebForgetPIN = Text(
      es: "Olvida el PIN de la zona de adultos y termina",
      en: "Forget the PIN of the grown-ups' area and end",
      pt: "Esquece o PIN da área dos adultos e termina")
  /// “Open at {address} (Ctrl-C to end)”
  public static func webReady(address: String) -> Text {
    Text(
      es: "Abierto en \(address) (Ctrl-C para terminar)",
      en: "Open at \(address) (Ctrl-C to end)",
      pt: "Aberto em \(address) (Ctrl-C para terminar)")
  }
  /// “Ended.”
  public static let webStopped = Text(
      es: "Terminado.",
      en: "Ended.",
      pt: "Terminado.")
  /// “The PIN is forgotten: a new one is chosen the next time.”
  public static let webPINForgotten = Text(
      es: "El PIN se ha olvidado: la próxima vez se elige otro.",
      en: "The PIN is forgotten: a new one is chosen the next time.",
      pt: "O PIN foi esquecido: da próxima vez, escolha outro.")
  /// “port {port} is taken; choose another or let a free one be found”
  public static func webPortTaken(port: String) -> Text {
    Text(
      es: "el puerto \(port) está ocupado; elija otro o deje que se busque uno libre",
      en: "port \(port) is taken; choose another or let a free one be found",
      pt: "a porta \(port) está ocupada; escolha outra ou deixe que se procure uma livre")
  }
  /// “'{port}' is not a port; they go from 1 to 65535”
  public static func webPortImpossible(port: String) -> Text {
    Text(
      es: "«\(port)» no es un puerto; van del 1 al 65535",
      en: "'\(port)' is not a port; they go from 1 to 65535",
      pt: "«\(port)» não é uma porta; vão de 1 a 65535")
  }
  /// “Something went wrong”
  public static let webProblemTitle = Text(
      es: "Algo no ha ido bien",
      en: "Something went wrong",
      pt: "Algo não deu certo")
  /// “something failed; please try again”
  public static let webFailed = Text(
      es: "algo ha fallado; pruebe otra vez",
      en: "something failed; please try again",
      pt: "algo falhou; tente de novo")
  /// “this is not the program's address; open the one it wrote when it began”
  public static let webForeignHost = Text(
      es: "esta dirección no es la del programa; abra la que el programa escribió al empezar",
      en: "this is not the program's address; open the one it wrote when it began",
      pt: "este endereço não é o do programa; abra o que o programa mostrou ao começar")
  /// “another page wanted to change something here; nothing was changed”
  public static let webForeignOrigin = Text(
      es: "otra página quiso cambiar algo aquí; no se ha cambiado nada",
      en: "another page wanted to change something here; nothing was changed",
      pt: "outra página quis mudar algo aqui; nada mudou")
  /// “the page had been open for long; go home and try again”
  public static let webMissingToken = Text(
      es: "la página estaba abierta desde hacía mucho; vuelva al inicio y pruebe otra vez",
      en: "the page had been open for long; go home and try again",
      pt: "a página estava aberta havia muito tempo; volte ao início e tente de novo")
  /// “the browser asked for something that is not here; go home”
  public static let webBadRequest = Text(
      es: "el navegador ha pedido algo que aquí no existe; vuelva al inicio",
      en: "the browser asked for something that is not here; go home",
      pt: "o navegador pediu algo que não existe aqui; volte ao início")
  /// “it is too large; send less”
  public static let webTooLarge = Text(
      es: "es demasiado grande; mande menos",
      en: "it is too large; send less",
      pt: "é grande demais; envie menos")
  /// “this page is no longer here; go home”
  public static let webNotFound = Text(
      es: "esta página ya no está; vuelva al inicio",
      en: "this page is no longer here; go home",
      pt: "esta página não está mais aqui; volte ao início")
  /// “The program does not answer now. Touch again in a moment: nothing is lost.”
  public static let webOffline = Text(
      es: "Ahora el programa no responde. Toque otra vez dentro de un momento: no se ha perdido nada.",
      en: "The program does not answer now. Touch again in a moment: nothing is lost.",
      pt: "Agora o programa não responde. Toque de novo daqui a pouco: nada foi perdido.")
  /// “It could not be heard.”
  public static let webSilent = Text(
      es: "No se pudo oír.",
      en: "It could not be heard.",
      pt: "Não foi possível ouvir.")
  /// “Go to the words”
  public static let webSkip = Text(
      es: "Ir a las palabras",
      en: "Go to the words",
      pt: "Ir para as palavras")
  /// “Categories”
  public static let webCategories = Text(
      es: "Categorías",
      en: "Categories",
      pt: "Categorias")
  /// “Search”
  public static let webFind = Text(
      es: "Buscar",
      en: "Search",
      pt: "Buscar")
  /// “Show all”
  public static let webShowAll = Text(
      es: "Ver todas",
      en: "Show all",
      pt: "Ver todas")
  /// “More words”
  public static let webPages = Text(
      es: "Más palabras",
      en: "More words",
      pt: "Mais palavras")
  /// “Earlier words”
  public static let webEarlierPage = Text(
      es: "Palabras anteriores",
      en: "Earlier words",
      pt: "Palavras anteriores")
  /// “More words”
  public static let webLaterPage = Text(
      es: "Más palabras",
      en: "More words",
      pt: "Mais palavras")
  /// “More on the left”
  public static let webBoardLeft = Text(
      es: "Más a la izquierda",
      en: "More on the left",
      pt: "Mais à esquerda")
  /// “More on the right”
  public static let webBoardRight = Text(
      es: "Más a la derecha",
      en: "More on the right",
      pt: "Mais à direita")
  /// “Keep the sentence”
  public static let webKeep = Text(
      es: "Guardar la frase",
      en: "Keep the sentence",
      pt: "Guardar a frase")
  /// “Kept among the favorites.”
  public static let webKept = Text(
      es: "Guardada entre las favoritas.",
      en: "Kept among the favorites.",
      pt: "Guardada entre as favoritas.")
  /// “Copy the text”
  public static let webCopy = Text(
      es: "Copiar el texto",
      en: "Copy the text",
      pt: "Copiar o texto")
  /// “Copied.”
  public static let webCopied = Text(
      es: "Copiado.",
      en: "Copied.",
      pt: "Copiado.")
  /// “Show it large”
  public static let webShow = Text(
      es: "Mostrar en grande",
      en: "Show it large",
      pt: "Mostrar em grande")
  /// “Save the sound”
  public static let webSaveSound = Text(
      es: "Guardar el sonido",
      en: "Save the sound",
      pt: "Guardar o som")
  /// “Print”
  public static let webPrint = Text(
      es: "Imprimir",
      en: "Print",
      pt: "Imprimir")
  /// “My sentences”
  public static let webSentences = Text(
      es: "Mis frases",
      en: "My sentences",
      pt: "Minhas frases")
  /// “There are none yet. A sentence can be kept when it is finished.”
  public static let webNoFavourites = Text(
      es: "Aún no hay ninguna. Al final de una frase se puede guardar.",
      en: "There are none yet. A sentence can be kept when it is finished.",
      pt: "Ainda não há nenhuma. No fim de uma frase, ela pode ser guardada.")
  /// “The last ones”
  public static let webLast = Text(
      es: "Las últimas",
      en: "The last ones",
      pt: "As últimas")
  /// “None has been said yet.”
  public static let webNoLast = Text(
      es: "Aún no se ha dicho ninguna.",
      en: "None has been said yet.",
      pt: "Ainda não foi dita nenhuma.")
  /// “Grown-ups”
  public static let webCare = Text(
      es: "Adultos",
      en: "Grown-ups",
      pt: "Adultos")
  /// “The screen”
  public static let webSettings = Text(
      es: "La pantalla",
      en: "The screen",
      pt: "A tela")
  /// “Change the PIN”
  public static let webChangePIN = Text(
      es: "Cambiar el PIN",
      en: "Change the PIN",
      pt: "Mudar o PIN")
  /// “Lock again”
  public static let webLockAgain = Text(
      es: "Cerrar con llave",
      en: "Lock again",
      pt: "Trancar de novo")
  /// “Open”
  public static let webOpen = Text(
      es: "Abrir",
      en: "Open",
      pt: "Abrir")
  /// “PIN”
  public static let webPIN = Text(
      es: "PIN",
      en: "PIN",
      pt: "PIN")
  /// “The PIN again”
  public static let webPINAgain = Text(
      es: "El PIN otra vez",
      en: "The PIN again",
      pt: "O PIN de novo")
  /// “Words, people and the screen are changed here. Enter the PIN.”
  public static let webLockHint = Text(
      es: "Aquí se cambian las palabras, las personas y la pantalla. Escriba el PIN.",
      en: "Words, people and the screen are changed here. Enter the PIN.",
      pt: "Aqui se mudam as palavras, as pessoas e a tela. Digite o PIN.")
  /// “PIN forgotten? On the computer: aac-web --forget-pin”
  public static let webForgottenPIN = Text(
      es: "¿PIN olvidado? En el ordenador: aac-web --forget-pin",
      en: "PIN forgotten? On the computer: aac-web --forget-pin",
      pt: "PIN esquecido? No computador: aac-web --forget-pin")
  /// “Choose a PIN”
  public static let webChoosePIN = Text(
      es: "Elija un PIN",
      en: "Choose a PIN",
      pt: "Escolha um PIN")
  /// “4 to 12 digits. It opens this area, so that nobody changes anything by accident.”
  public static let webChoosePINHint = Text(
      es: "De 4 a 12 cifras. Con él se entra aquí, para que nadie cambie nada sin querer.",
      en: "4 to 12 digits. It opens this area, so that nobody changes anything by accident.",
      pt: "De 4 a 12 números. Com ele você entra aqui, para que ninguém mude nada sem querer.")
  /// “That is not the PIN.”
  public static let webWrongPIN = Text(
      es: "Ese no es el PIN.",
      en: "That is not the PIN.",
      pt: "Esse não é o PIN.")
  /// “Too many tries. Wait {seconds} seconds and try again.”
  public static func webWaitForPIN(seconds: String) -> Text {
    Text(
      es: "Demasiados intentos. Espere \(seconds) segundos y pruebe otra vez.",
      en: "Too many tries. Wait \(seconds) seconds and try again.",
      pt: "Tentativas demais. Espere \(seconds) segundos e tente de novo.")
  }
  /// “A PIN has 4 to 12 digits.”
  public static let webImpossiblePIN = Text(
      es: "Un PIN tiene de 4 a 12 cifras.",
      en: "A PIN has 4 to 12 digits.",
      pt: "Um PIN tem de 4 a 12 números.")
  /// “The two are not the same.”
  public static let webDifferentPINs = Text(
      es: "Los dos no son iguales.",
      en: "The two are not the same.",
      pt: "Os dois não são iguais.")
  /// “Saved.”
  public static let webSaved = Text(
      es: "Guardado.",
      en: "Saved.",
      pt: "Guardado.")
  /// “Colors”
  public static let webTheme = Text(
      es: "Colores",
      en: "Colors",
      pt: "Cores")
  /// “Calm”
  public static let webThemeCalm = Text(
      es: "Tranquilos",
      en: "Calm",
      pt: "Calmas")
  /// “Dark”
  public static let webThemeDark = Text(
      es: "Oscuros",
      en: "Dark",
      pt: "Escuras")
  /// “White on black”
  public static let webThemeWhite = Text(
      es: "Blanco sobre negro",
      en: "White on black",
      pt: "Branco sobre preto")
  /// “Yellow on black”
  public static let webThemeYellow = Text(
      es: "Amarillo sobre negro",
      en: "Yellow on black",
      pt: "Amarelo sobre preto")
  /// “Size of the tiles”
  public static let webTileSize = Text(
      es: "Tamaño de las fichas",
      en: "Size of the tiles",
      pt: "Tamanho das fichas")
  /// “Size of the letters”
  public static let webTextSize = Text(
      es: "Tamaño de las letras",
      en: "Size of the letters",
      pt: "Tamanho das letras")
  /// “Small”
  public static let webSmall = Text(
      es: "Pequeño",
      en: "Small",
      pt: "Pequeno")
  /// “Medium”
  public static let webMedium = Text(
      es: "Mediano",
      en: "Medium",
      pt: "Médio")
  /// “Large”
  public static let webLarge = Text(
      es: "Grande",
      en: "Large",
      pt: "Grande")
  /// “Very large”
  public static let webHuge = Text(
      es: "Muy grande",
      en: "Very large",
      pt: "Muito grande")
  /// “Tiles on each page”
  public static let webTilesPerPage = Text(
      es: "Fichas en cada página",
      en: "Tiles on each page",
      pt: "Fichas em cada página")
  /// “All”
  public static let webAllTiles = Text(
      es: "Todas",
      en: "All",
      pt: "Todas")
  /// “The word”
  public static let webLabels = Text(
      es: "La palabra",
      en: "The word",
      pt: "A palavra")
  /// “Below the picture”
  public static let webLabelsBelow = Text(
      es: "Debajo del dibujo",
      en: "Below the picture",
      pt: "Abaixo do desenho")
  /// “Above the picture”
  public static let webLabelsAbove = Text(
      es: "Encima del dibujo",
      en: "Above the picture",
      pt: "Acima do desenho")
  /// “Only the picture”
  public static let webLabelsNone = Text(
      es: "Solo el dibujo",
      en: "Only the picture",
      pt: "Só o desenho")
  /// “Capital letters”
  public static let webCapitals = Text(
      es: "Letras mayúsculas",
      en: "Capital letters",
      pt: "Letras maiúsculas")
  /// “Say each word when it is touched”
  public static let webSaysTouched = Text(
      es: "Decir cada palabra al tocarla",
      en: "Say each word when it is touched",
      pt: "Dizer cada palavra ao tocar nela")
  /// “Picture of the person”
  public static let webFace = Text(
      es: "Dibujo de la persona",
      en: "Picture of the person",
      pt: "Desenho da pessoa")
  /// “There is nobody yet.”
  public static let webNobody = Text(
      es: "Aún no hay nadie.",
      en: "There is nobody yet.",
      pt: "Ainda não há ninguém.")
  /// “Use now”
  public static let webUsePerson = Text(
      es: "Usar ahora",
      en: "Use now",
      pt: "Usar agora")
  /// “Speaks now”
  public static let webNowSpeaks = Text(
      es: "Habla ahora",
      en: "Speaks now",
      pt: "Fala agora")
  /// “Change”
  public static let webEdit = Text(
      es: "Cambiar",
      en: "Change",
      pt: "Mudar")
  /// “How they speak of themselves”
  public static let webGender = Text(
      es: "Cómo habla de sí",
      en: "How they speak of themselves",
      pt: "Como fala de si")
  /// “Language”
  public static let webLanguage = Text(
      es: "Idioma",
      en: "Language",
      pt: "Idioma")
  /// “Voice”
  public static let webVoice = Text(
      es: "Voz",
      en: "Voice",
      pt: "Voz")
  /// “The usual one”
  public static let webUsualVoice = Text(
      es: "La de siempre",
      en: "The usual one",
      pt: "A de sempre")
  /// “Speed”
  public static let webSpeed = Text(
      es: "Velocidad",
      en: "Speed",
      pt: "Velocidade")
  /// “Very slow”
  public static let webVerySlow = Text(
      es: "Muy despacio",
      en: "Very slow",
      pt: "Muito devagar")
  /// “Slow”
  public static let webSlow = Text(
      es: "Despacio",
      en: "Slow",
      pt: "Devagar")
  /// “Normal”
  public static let webNormal = Text(
      es: "Normal",
      en: "Normal",
      pt: "Normal")
  /// “Fast”
  public static let webFast = Text(
      es: "Deprisa",
      en: "Fast",
      pt: "Rápido")
  /// “Very fast”
  public static let webVeryFast = Text(
      es: "Muy deprisa",
      en: "Very fast",
      pt: "Muito depressa")
  /// “Pitch”
  public static let webPitch = Text(
      es: "Tono",
      en: "Pitch",
      pt: "Tom")
  /// “Very low”
  public static let webVeryLow = Text(
      es: "Muy grave",
      en: "Very low",
      pt: "Muito grave")
  /// “Low”
  public static let webLow = Text(
      es: "Grave",
      en: "Low",
      pt: "Grave")
  /// “High”
  public static let webHigh = Text(
      es: "Agudo",
      en: "High",
      pt: "Agudo")
  /// “Very high”
  public static let webVeryHigh = Text(
      es: "Muy agudo",
      en: "Very high",
      pt: "Muito agudo")
  /// “Hear the voice”
  public static let webSample = Text(
      es: "Oír la voz",
      en: "Hear the voice",
      pt: "Ouvir a voz")
  /// “Running”
  public static let webRunning = Text(
      es: "En marcha",
      en: "Running",
      pt: "Em andamento")
  /// “Just a timer”
  public static let webOnlyTime = Text(
      es: "Solo el tiempo",
      en: "Just a timer",
      pt: "Só o tempo")
  /// “Hours”
  public static let webHours = Text(
      es: "Horas",
      en: "Hours",
      pt: "Horas")
  /// “Minutes”
  public static let webMinutes = Text(
      es: "Minutos",
      en: "Minutes",
      pt: "Minutos")
  /// “Start”
  public static let webStart = Text(
      es: "Empezar",
      en: "Start",
      pt: "Começar")
  /// “Time left”
  public static let webRemaining = Text(
      es: "Queda",
      en: "Time left",
      pt: "Falta")
  /// “First”
  public static let webFirst = Text(
      es: "Primero",
      en: "First",
      pt: "Primeiro")
  /// “Then”
  public static let webThen = Text(
      es: "Después",
      en: "Then",
      pt: "Depois")
  /// “And then?”
  public static let webAddThen = Text(
      es: "¿Y después?",
      en: "And then?",
      pt: "E depois?")
  /// “Stop this timer?”
  public static let webStopQuestion = Text(
      es: "¿Terminar este tiempo?",
      en: "Stop this timer?",
      pt: "Terminar este tempo?")
  /// “Hide the numbers”
  public static let webHideNumbers = Text(
      es: "Ocultar los números",
      en: "Hide the numbers",
      pt: "Esconder os números")
  /// “Show the numbers”
  public static let webShowNumbers = Text(
      es: "Ver los números",
      en: "Show the numbers",
      pt: "Ver os números")
  /// “A different length of time”
  public static let webOther = Text(
      es: "Otro tiempo",
      en: "A different length of time",
      pt: "Outro tempo")
  /// “All words”
  public static let boardVocabularyName = Text(
      es: "Todas las palabras",
      en: "All words",
      pt: "Todas as palavras")
  /// “Core words”
  public static let boardCoreName = Text(
      es: "Palabras básicas",
      en: "Core words",
      pt: "Palavras básicas")
  /// “more words”
  public static let boardMoreButton = Text(
      es: "más palabras",
      en: "more words",
      pt: "mais palavras")
  /// “erase”
  public static let boardEraseButton = Text(
      es: "borrar",
      en: "erase",
      pt: "apagar")
  /// “erase all”
  public static let boardClearButton = Text(
      es: "borrar todo",
      en: "erase all",
      pt: "apagar tudo")
  /// “That board is not here.”
  public static let boardNotHere = Text(
      es: "Ese tablero no está aquí.",
      en: "That board is not here.",
      pt: "Essa prancha não está aqui.")
  /// “with grammar”
  public static let keyGrammar = Text(
      es: "con gramática",
      en: "with grammar",
      pt: "com gramática")
  /// “as chosen”
  public static let keyAsChosen = Text(
      es: "como se eligió",
      en: "as chosen",
      pt: "como se escolheu")
  /// “first board”
  public static let keyFirstBoard = Text(
      es: "primer tablero",
      en: "first board",
      pt: "primeira prancha")
  /// “Boards”
  public static let homeBoards = Text(
      es: "Tableros",
      en: "Boards",
      pt: "Pranchas")
  /// “Print boards into a .pdf, .png or .svg file”
  public static let helpBoardPrint = Text(
      es: "Imprime tableros en un archivo .pdf, .png o .svg",
      en: "Print boards into a .pdf, .png or .svg file",
      pt: "Imprime pranchas em um arquivo .pdf, .png ou .svg")
  /// “One board a page, with the places and colors of the screen; .png and .svg hold one only. Also vocabulary and core.”
  public static let helpBoardPrintMore = Text(
      es: "Un tablero por página, con los lugares y colores de la pantalla; .png y .svg llevan uno solo. También vocabulary y core.",
      en: "One board a page, with the places and colors of the screen; .png and .svg hold one only. Also vocabulary and core.",
      pt: "Uma prancha por página, com os lugares e as cores da tela; .png e .svg levam uma só. Também vocabulary e core.")
  /// “File that is written: .pdf, .png or .svg”
  public static let helpPrintOut = Text(
      es: "Archivo que se escribe: .pdf, .png o .svg",
      en: "File that is written: .pdf, .png or .svg",
      pt: "Arquivo que se escreve: .pdf, .png ou .svg")
  /// “Size of the paper (default: the usual one of the country)”
  public static let helpPrintPaper = Text(
      es: "Tamaño del papel (por defecto el usual del país)",
      en: "Size of the paper (default: the usual one of the country)",
      pt: "Tamanho do papel (por omissão o usual do país)")
  /// “Which way the paper lies (default: as fits best)”
  public static let helpPrintOrientation = Text(
      es: "Cómo se pone el papel (por defecto como mejor quepa)",
      en: "Which way the paper lies (default: as fits best)",
      pt: "Como fica o papel (por omissão como couber melhor)")
  /// “Margin in millimetres, from 5 to 40”
  public static let helpPrintMargin = Text(
      es: "Margen en milímetros, de 5 a 40",
      en: "Margin in millimetres, from 5 to 40",
      pt: "Margem em milímetros, de 5 a 40")
  /// “No marks for cutting”
  public static let helpPrintNoMarks = Text(
      es: "Sin marcas de corte",
      en: "No marks for cutting",
      pt: "Sem marcas de corte")
  /// “Dots per inch of a .png, from 36 to 600”
  public static let helpPrintDPI = Text(
      es: "Puntos por pulgada de un .png, de 36 a 600",
      en: "Dots per inch of a .png, from 36 to 600",
      pt: "Pontos por polegada de um .png, de 36 a 600")
  /// “Print a sentence as a strip of pictograms”
  public static let helpStrip = Text(
      es: "Imprime una frase como tira de pictogramas",
      en: "Print a sentence as a strip of pictograms",
      pt: "Imprime uma frase como tira de pictogramas")
  /// “The chosen pictograms and words, the red cross, the question mark, and the sentence below”
  public static let helpStripMore = Text(
      es: "Los pictogramas y palabras elegidos, la cruz roja, el signo de pregunta y debajo la frase",
      en: "The chosen pictograms and words, the red cross, the question mark, and the sentence below",
      pt: "Os pictogramas e palavras escolhidos, a cruz vermelha, o sinal de pergunta e abaixo a frase")
  /// “'{path}' must end in .pdf, .png or .svg”
  public static func printEnding(path: String) -> Text {
    Text(
      es: "«\(path)» debe acabar en .pdf, .png o .svg",
      en: "'\(path)' must end in .pdf, .png or .svg",
      pt: "«\(path)» deve acabar em .pdf, .png ou .svg")
  }
  /// “the margin is from 5 to 40 millimetres”
  public static let printMarginRange = Text(
      es: "el margen va de 5 a 40 milímetros",
      en: "the margin is from 5 to 40 millimetres",
      pt: "a margem vai de 5 a 40 milímetros")
  /// “the resolution is from 36 to 600 dots per inch”
  public static let printDPIRange = Text(
      es: "la resolución va de 36 a 600 puntos por pulgada",
      en: "the resolution is from 36 to 600 dots per inch",
      pt: "a resolução vai de 36 a 600 pontos por polegada")
  /// “nothing can be printed because cairo, pango or librsvg are missing; install them with apt-get install libpangocairo-1.0-0 librsvg2-2”
  public static let printNoLibrary = Text(
      es: "no se puede imprimir porque faltan cairo, pango o librsvg; instálelos con apt-get install libpangocairo-1.0-0 librsvg2-2",
      en: "nothing can be printed because cairo, pango or librsvg are missing; install them with apt-get install libpangocairo-1.0-0 librsvg2-2",
      pt: "não é possível imprimir porque faltam cairo, pango ou librsvg; instale-os com apt-get install libpangocairo-1.0-0 librsvg2-2")
  /// “the page could not be drawn: {reason}”
  public static func printFailed(reason: String) -> Text {
    Text(
      es: "no se pudo dibujar la página: \(reason)",
      en: "the page could not be drawn: \(reason)",
      pt: "não foi possível desenhar a página: \(reason)")
  }
  /// “there are {count} boards and a .png or .svg file holds one; use .pdf or choose one with --board”
  public static func printNotSingle(count: Int) -> Text {
    Text(
      es: "son \(count) tableros y un archivo .png o .svg lleva uno; use .pdf o elija uno con --board",
      en: "there are \(count) boards and a .png or .svg file holds one; use .pdf or choose one with --board",
      pt: "são \(count) pranchas e um arquivo .png ou .svg leva uma; use .pdf ou escolha uma com --board")
  }
  /// “page {page}, '{label}': the picture cannot be read and is not drawn”
  public static func printBrokenPicture(page: String, label: String) -> Text {
    Text(
      es: "página \(page), «\(label)»: la imagen no se puede leer y no está dibujada",
      en: "page \(page), '\(label)': the picture cannot be read and is not drawn",
      pt: "página \(page), «\(label)»: a imagem não pode ser lida e não está desenhada")
  }
  /// “page {page}, '{label}': the picture is too large and is not drawn”
  public static func printLargePicture(page: String, label: String) -> Text {
    Text(
      es: "página \(page), «\(label)»: la imagen es demasiado grande y no está dibujada",
      en: "page \(page), '\(label)': the picture is too large and is not drawn",
      pt: "página \(page), «\(label)»: a imagem é grande demais e não está desenhada")
  }
  /// “page {page}, '{label}': the picture is not in the file and is not drawn”
  public static func printMissingPicture(page: String, label: String) -> Text {
    Text(
      es: "página \(page), «\(label)»: la imagen no está en el archivo y no está dibujada",
      en: "page \(page), '\(label)': the picture is not in the file and is not drawn",
      pt: "página \(page), «\(label)»: a imagem não está no arquivo e não está desenhada")
  }
  /// “page {page}, '{label}': no installed font has all of its characters”
  public static func printNoGlyph(page: String, label: String) -> Text {
    Text(
      es: "página \(page), «\(label)»: ninguna fuente instalada tiene todos los signos",
      en: "page \(page), '\(label)': no installed font has all of its characters",
      pt: "página \(page), «\(label)»: nenhuma fonte instalada tem todos os caracteres")
  }
  /// “page {page}, '{label}': the text is too long and is cut”
  public static func printCutText(page: String, label: String) -> Text {
    Text(
      es: "página \(page), «\(label)»: el texto es demasiado largo y está cortado",
      en: "page \(page), '\(label)': the text is too long and is cut",
      pt: "página \(page), «\(label)»: o texto é longo demais e está cortado")
  }
  /// “Written to {file}: {count} {count|page|pages}”
  public static func printDone(file: String, count: Int) -> Text {
    Text(
      es: "Escrito en \(file): \(count) \(count == 1 ? "página" : "páginas")",
      en: "Written to \(file): \(count) \(count == 1 ? "page" : "pages")",
      pt: "Escrito em \(file): \(count) \(count == 1 ? "página" : "páginas")")
  }
  /// “Pictures: {names}”
  public static func printCreditPictures(names: String) -> Text {
    Text(
      es: "Imágenes: \(names)",
      en: "Pictures: \(names)",
      pt: "Imagens: \(names)")
  }
  /// “Board: {names}”
  public static func printCreditBoard(names: String) -> Text {
    Text(
      es: "Tablero: \(names)",
      en: "Board: \(names)",
      pt: "Prancha: \(names)")
  }
  /// “there is no word in the file”
  public static let sheetNoRows = Text(
      es: "no hay ninguna palabra en el archivo",
      en: "there is no word in the file",
      pt: "não há nenhuma palavra no arquivo")
  /// “a quotation mark inside the cell; double it and put the whole cell in quotes”
  public static let sheetStrayQuote = Text(
      es: "unas comillas en medio de la celda; póngalas dobles y la celda entera entre comillas",
      en: "a quotation mark inside the cell; double it and put the whole cell in quotes",
      pt: "umas aspas no meio da célula; dobre-as e ponha a célula inteira entre aspas")
  /// “there is no column “{column}”, or it is there twice; docs/csv.md explains them”
  public static func sheetUnknownColumn(column: String) -> Text {
    Text(
      es: "no conozco la columna «\(column)», o está dos veces; docs/csv.md las explica",
      en: "there is no column “\(column)”, or it is there twice; docs/csv.md explains them",
      pt: "não conheço a coluna “\(column)”, ou está duas vezes; docs/csv.md explica-as")
  }
  /// “there is no word “{word}” that can stand here”
  public static func sheetUnknownWord(word: String) -> Text {
    Text(
      es: "no hay ninguna palabra «\(word)» que pueda ir aquí",
      en: "there is no word “\(word)” that can stand here",
      pt: "não há nenhuma palavra “\(word)” que possa estar aqui")
  }
  /// ““{word}” is several words; write one of these: {choices}”
  public static func sheetAmbiguousWord(word: String, choices: String) -> Text {
    Text(
      es: "«\(word)» son varias palabras; escriba una de estas: \(choices)",
      en: "“\(word)” is several words; write one of these: \(choices)",
      pt: "“\(word)” são várias palavras; escreva uma destas: \(choices)")
  }
  /// ““{word}” is already in line {firstLine}”
  public static func sheetDoubledWord(word: String, firstLine: String) -> Text {
    Text(
      es: "«\(word)» ya está en la línea \(firstLine)",
      en: "“\(word)” is already in line \(firstLine)",
      pt: "“\(word)” já está na linha \(firstLine)")
  }
  /// “place {place} is already that of “{word}”; leave the cell empty for a free place”
  public static func sheetPlaceTaken(place: String, word: String) -> Text {
    Text(
      es: "el lugar \(place) ya es de «\(word)»; deje la celda vacía para un lugar libre",
      en: "place \(place) is already that of “\(word)”; leave the cell empty for a free place",
      pt: "o lugar \(place) já é de “\(word)”; deixe a célula vazia para um lugar livre")
  }
  /// “this column is not for words of the role “{role}”; leave it empty”
  public static func sheetNotForRole(role: String) -> Text {
    Text(
      es: "esta columna no es para palabras de la función «\(role)»; déjela vacía",
      en: "this column is not for words of the role “\(role)”; leave it empty",
      pt: "esta coluna não é para palavras da função “\(role)”; deixe-a vazia")
  }
  /// ““{concept}” cannot be a key: no spaces, bars, brackets or #”
  public static func sheetMalformedConcept(concept: String) -> Text {
    Text(
      es: "«\(concept)» no puede ser una clave: sin espacios, barras, corchetes ni #",
      en: "“\(concept)” cannot be a key: no spaces, bars, brackets or #",
      pt: "“\(concept)” não pode ser uma chave: sem espaços, barras, colchetes nem #")
  }
  /// “nothing was imported: there {count|is|are} {count} {count|mistake|mistakes} in the file”
  public static func sheetRefused(count: Int) -> Text {
    Text(
      es: "no se ha importado nada: hay \(count) \(count == 1 ? "error" : "errores") en el archivo",
      en: "nothing was imported: there \(count == 1 ? "is" : "are") \(count) \(count == 1 ? "mistake" : "mistakes") in the file",
      pt: "nada foi importado: há \(count) \(count == 1 ? "erro" : "erros") no arquivo")
  }
  /// “Wrote {count} {count|word|words} to {path}”
  public static func sheetExported(count: Int, path: String) -> Text {
    Text(
      es: "Escritas \(count) \(count == 1 ? "palabra" : "palabras") en \(path)",
      en: "Wrote \(count) \(count == 1 ? "word" : "words") to \(path)",
      pt: "Escritas \(count) \(count == 1 ? "palavra" : "palavras") em \(path)")
  }
  /// “New: {added} · changed: {changed} · taken out: {removed} · the same: {same}”
  public static func sheetSummary(added: String, changed: String, removed: String, same: String) -> Text {
    Text(
      es: "Nuevas: \(added) · cambiadas: \(changed) · quitadas: \(removed) · iguales: \(same)",
      en: "New: \(added) · changed: \(changed) · taken out: \(removed) · the same: \(same)",
      pt: "Novas: \(added) · mudadas: \(changed) · tiradas: \(removed) · iguais: \(same)")
  }
  /// “This was only a trial: nothing was changed.”
  public static let sheetNothingWritten = Text(
      es: "Solo era una prueba: no se ha cambiado nada.",
      en: "This was only a trial: nothing was changed.",
      pt: "Era só um ensaio: nada foi mudado.")
  /// “Take out {count} {count|word|words} that {count|is|are} not in the file? (y/n)”
  public static func sheetRemoveQuestion(count: Int) -> Text {
    Text(
      es: "¿Quitar \(count) \(count == 1 ? "palabra" : "palabras") que no están en el archivo? (s/n)",
      en: "Take out \(count) \(count == 1 ? "word" : "words") that \(count == 1 ? "is" : "are") not in the file? (y/n)",
      pt: "Tirar \(count) \(count == 1 ? "palavra" : "palavras") que não \(count == 1 ? "está" : "estão") no arquivo? (s/n)")
  }
  /// “Writes the words into a CSV file for a spreadsheet”
  public static let helpVocabularyExport = Text(
      es: "Escribe las palabras en un archivo CSV para una hoja de cálculo",
      en: "Writes the words into a CSV file for a spreadsheet",
      pt: "Escreve as palavras num arquivo CSV para uma planilha")
  /// “Takes over the words of a CSV file: all or none; undo takes it back”
  public static let helpVocabularyImport = Text(
      es: "Toma las palabras de un archivo CSV: todas o ninguna; undo lo deshace",
      en: "Takes over the words of a CSV file: all or none; undo takes it back",
      pt: "Toma as palavras de um arquivo CSV: todas ou nenhuma; undo desfaz")
  /// “CSV file, or - for standard input or output”
  public static let helpSheetFile = Text(
      es: "Archivo CSV, o - para la entrada o salida estándar",
      en: "CSV file, or - for standard input or output",
      pt: "Arquivo CSV, ou - para a entrada ou saída padrão")
  /// “As Excel opens it: with a UTF-8 mark and, where the comma is the decimal mark, with semicolons”
  public static let helpSheetExcel = Text(
      es: "Como lo abre Excel: con marca de UTF-8 y, donde la coma es decimal, con punto y coma",
      en: "As Excel opens it: with a UTF-8 mark and, where the comma is the decimal mark, with semicolons",
      pt: "Como o Excel abre: com marca de UTF-8 e, onde a vírgula é decimal, com ponto e vírgula")
  /// “Only this person's own words”
  public static let helpSheetPerson = Text(
      es: "Solo las palabras propias de esta persona",
      en: "Only this person's own words",
      pt: "Só as palavras próprias desta pessoa")
  /// “Show what would change and change nothing”
  public static let helpSheetDryRun = Text(
      es: "Muestra lo que cambiaría y no cambia nada",
      en: "Show what would change and change nothing",
      pt: "Mostra o que mudaria e não muda nada")
  /// “Take words out of sight that are not in the file”
  public static let helpSheetReplace = Text(
      es: "Quita de la vista las palabras que no están en el archivo",
      en: "Take words out of sight that are not in the file",
      pt: "Tira da vista as palavras que não estão no arquivo")
  /// “this is no picture that can be read: SVG, PNG, JPEG, WebP or GIF”
  public static let pictureNotAPicture = Text(
      es: "no es una imagen que se pueda leer: SVG, PNG, JPEG, WebP o GIF",
      en: "this is no picture that can be read: SVG, PNG, JPEG, WebP or GIF",
      pt: "não é uma imagem que se possa ler: SVG, PNG, JPEG, WebP ou GIF")
  /// “the picture is broken”
  public static let pictureBroken = Text(
      es: "la imagen está dañada",
      en: "the picture is broken",
      pt: "a imagem está danificada")
  /// “the picture is larger than {megabytes} MB, more than is read”
  public static func pictureTooLarge(megabytes: String) -> Text {
    Text(
      es: "la imagen ocupa más de \(megabytes) MB, más de lo que se lee",
      en: "the picture is larger than \(megabytes) MB, more than is read",
      pt: "a imagem ocupa mais de \(megabytes) MB, mais do que se lê")
  }
  /// “the picture has {width} × {height} dots, more than are opened; make it smaller first”
  public static func pictureTooManyPixels(width: String, height: String) -> Text {
    Text(
      es: "la imagen tiene \(width) × \(height) puntos, más de los que se abren; redúzcala antes",
      en: "the picture has \(width) × \(height) dots, more than are opened; make it smaller first",
      pt: "a imagem tem \(width) × \(height) pontos, mais do que se abre; reduza-a antes")
  }
  /// “the drawing defines XML entities, which are not allowed; save it as plain SVG”
  public static let pictureHasEntities = Text(
      es: "el dibujo define entidades XML, que no se admiten; guárdelo como SVG sencillo",
      en: "the drawing defines XML entities, which are not allowed; save it as plain SVG",
      pt: "o desenho define entidades XML, que não se admitem; salve-o como SVG simples")
  /// “the drawing has too many parts, or parts that hold themselves”
  public static let pictureTooComplex = Text(
      es: "el dibujo tiene demasiadas partes, o partes que se contienen a sí mismas",
      en: "the drawing has too many parts, or parts that hold themselves",
      pt: "o desenho tem partes demais, ou partes que se contêm a si mesmas")
  /// “without what is not allowed there is nothing left to draw”
  public static let pictureNothingToDraw = Text(
      es: "sin lo que no se admite no queda nada que dibujar",
      en: "without what is not allowed there is nothing left to draw",
      pt: "sem o que não se admite não resta nada para desenhar")
  /// “what reads pictures is missing: install libgdk-pixbuf-2.0-0, libxml2 and webp-pixbuf-loader”
  public static let pictureNoLibrary = Text(
      es: "falta lo que lee imágenes: instale libgdk-pixbuf-2.0-0, libxml2 y webp-pixbuf-loader",
      en: "what reads pictures is missing: install libgdk-pixbuf-2.0-0, libxml2 and webp-pixbuf-loader",
      pt: "falta o que lê imagens: instale libgdk-pixbuf-2.0-0, libxml2 e webp-pixbuf-loader")
  /// “this is no symbol set that is known (Mulberry, ARASAAC, OpenMoji); docs/pictures.md explains them”
  public static let pictureNotASet = Text(
      es: "no es un juego de símbolos conocido (Mulberry, ARASAAC, OpenMoji); docs/pictures.md explica cómo son",
      en: "this is no symbol set that is known (Mulberry, ARASAAC, OpenMoji); docs/pictures.md explains them",
      pt: "não é um conjunto de símbolos conhecido (Mulberry, ARASAAC, OpenMoji); docs/pictures.md explica como são")
  /// “the list of the symbol set, '{file}', cannot be read”
  public static func pictureBadList(file: String) -> Text {
    Text(
      es: "no se entiende la lista del juego de símbolos, «\(file)»",
      en: "the list of the symbol set, '\(file)', cannot be read",
      pt: "não se entende a lista do conjunto de símbolos, «\(file)»")
  }
  /// “there is no symbol set “{name}”; “aac-cli pictogram sets” shows them”
  public static func storeUnknownPictureSet(name: String) -> Text {
    Text(
      es: "no hay ningún juego de símbolos «\(name)»; «aac-cli pictogram sets» los muestra",
      en: "there is no symbol set “\(name)”; “aac-cli pictogram sets” shows them",
      pt: "não há nenhum conjunto de símbolos “\(name)”; “aac-cli pictogram sets” mostra-os")
  }
  /// “There are no pictures of “{words}”.”
  public static func pictogramNothingFound(words: String) -> Text {
    Text(
      es: "No hay dibujos de «\(words)».",
      en: "There are no pictures of “\(words)”.",
      pt: "Não há desenhos de “\(words)”.")
  }
  /// “{id}: {type}, {size}, {kilobytes} kB”
  public static func pictogramAdded(id: String, type: String, size: String, kilobytes: String) -> Text {
    Text(
      es: "\(id): \(type), \(size), \(kilobytes) kB",
      en: "\(id): \(type), \(size), \(kilobytes) kB",
      pt: "\(id): \(type), \(size), \(kilobytes) kB")
  }
  /// “own picture”
  public static let pictogramOwnLicence = Text(
      es: "imagen propia",
      en: "own picture",
      pt: "imagem própria")
  /// “author not given”
  public static let pictogramOwnAuthor = Text(
      es: "autor no indicado",
      en: "author not given",
      pt: "autor não indicado")
  /// “When you share it, say whose it is: {credit}”
  public static func pictogramCredit(credit: String) -> Text {
    Text(
      es: "Al compartirlo, diga de quién es: \(credit)",
      en: "When you share it, say whose it is: \(credit)",
      pt: "Ao compartilhar, diga de quem é: \(credit)")
  }
  /// “{name}: {count} {count|picture|pictures}; refused: {refused}”
  public static func pictogramInstalled(name: String, count: Int, refused: String) -> Text {
    Text(
      es: "\(name): \(count) \(count == 1 ? "dibujo" : "dibujos"); rechazados: \(refused)",
      en: "\(name): \(count) \(count == 1 ? "picture" : "pictures"); refused: \(refused)",
      pt: "\(name): \(count) \(count == 1 ? "desenho" : "desenhos"); recusados: \(refused)")
  }
  /// “No symbol sets are installed (“aac-cli pictogram install”).”
  public static let pictogramNoSets = Text(
      es: "No hay juegos de símbolos instalados («aac-cli pictogram install»).",
      en: "No symbol sets are installed (“aac-cli pictogram install”).",
      pt: "Não há conjuntos de símbolos instalados (“aac-cli pictogram install”).")
  /// “{count} {count|picture is|pictures are} now the set's; “pictogram use --none” brings the old ones back.”
  public static func pictogramUses(count: Int) -> Text {
    Text(
      es: "\(count) \(count == 1 ? "dibujo tiene" : "dibujos tienen") ahora el del juego; «pictogram use --none» vuelve a los de antes.",
      en: "\(count) \(count == 1 ? "picture is" : "pictures are") now the set's; “pictogram use --none” brings the old ones back.",
      pt: "\(count) \(count == 1 ? "desenho tem" : "desenhos têm") agora o do conjunto; “pictogram use --none” volta aos de antes.")
  }
  /// “The words have their own pictures again.”
  public static let pictogramUsesNone = Text(
      es: "Las palabras tienen de nuevo sus dibujos.",
      en: "The words have their own pictures again.",
      pt: "As palavras têm de novo os seus desenhos.")
  /// “Removed the symbol set “{name}”.”
  public static func pictogramSetRemoved(name: String) -> Text {
    Text(
      es: "Quitado el juego de símbolos «\(name)».",
      en: "Removed the symbol set “\(name)”.",
      pt: "Tirado o conjunto de símbolos “\(name)”.")
  }
  /// “{person}: words up to level {level}”
  public static func levelSet(person: String, level: String) -> Text {
    Text(
      es: "\(person): palabras hasta el nivel \(level)",
      en: "\(person): words up to level \(level)",
      pt: "\(person): palavras até o nível \(level)")
  }
  /// “{person}: all words”
  public static func levelAllSet(person: String) -> Text {
    Text(
      es: "\(person): todas las palabras",
      en: "\(person): all words",
      pt: "\(person): todas as palavras")
  }
  /// “When no person is chosen”
  public static let levelEverybody = Text(
      es: "Sin persona elegida",
      en: "When no person is chosen",
      pt: "Sem pessoa escolhida")
  /// “The words; without them, the level of the person who uses the program”
  public static let helpLevelWords = Text(
      es: "Las palabras; sin ellas, el nivel de la persona que usa el programa",
      en: "The words; without them, the level of the person who uses the program",
      pt: "As palavras; sem elas, o nível da pessoa que usa o programa")
  /// “Pictures of words, and symbol sets”
  public static let helpPictogram = Text(
      es: "Dibujos de las palabras y juegos de símbolos",
      en: "Pictures of words, and symbol sets",
      pt: "Desenhos das palavras e conjuntos de símbolos")
  /// “Search for pictures in all sets, in three languages”
  public static let helpPictogramSearch = Text(
      es: "Busca dibujos en todos los juegos, en tres idiomas",
      en: "Search for pictures in all sets, in three languages",
      pt: "Procura desenhos em todos os conjuntos, em três idiomas")
  /// “How many are shown at most”
  public static let helpPictogramLimit = Text(
      es: "Cuántos se muestran como mucho",
      en: "How many are shown at most",
      pt: "Quantos se mostram no máximo")
  /// “Give a word a picture or photo of a file”
  public static let helpPictogramAdd = Text(
      es: "Da a una palabra un dibujo o una foto de un archivo",
      en: "Give a word a picture or photo of a file",
      pt: "Dá a uma palavra um desenho ou uma foto de um arquivo")
  /// “Picture as SVG, PNG, JPEG, WebP or GIF”
  public static let helpPictogramFile = Text(
      es: "Imagen SVG, PNG, JPEG, WebP o GIF",
      en: "Picture as SVG, PNG, JPEG, WebP or GIF",
      pt: "Imagem SVG, PNG, JPEG, WebP ou GIF")
  /// “License, such as “CC BY 4.0””
  public static let helpPictogramLicence = Text(
      es: "Licencia, como «CC BY 4.0»",
      en: "License, such as “CC BY 4.0”",
      pt: "Licença, como “CC BY 4.0”")
  /// “Who made it”
  public static let helpPictogramAuthor = Text(
      es: "Quién la hizo",
      en: "Who made it",
      pt: "Quem a fez")
  /// “Write a word's picture into a file and show its license”
  public static let helpPictogramExport = Text(
      es: "Escribe el dibujo de una palabra en un archivo y muestra su licencia",
      en: "Write a word's picture into a file and show its license",
      pt: "Escreve o desenho de uma palavra num arquivo e mostra a sua licença")
  /// “A word, or the key of a picture such as twemoji:1f34e”
  public static let helpPictogramWordOrID = Text(
      es: "Una palabra, o la clave de un dibujo como twemoji:1f34e",
      en: "A word, or the key of a picture such as twemoji:1f34e",
      pt: "Uma palavra, ou a chave de um desenho como twemoji:1f34e")
  /// “File to write”
  public static let helpPictogramOut = Text(
      es: "Archivo que se escribe",
      en: "File to write",
      pt: "Arquivo que se escreve")
  /// “Install a symbol set, to search and use its pictures”
  public static let helpPictogramInstall = Text(
      es: "Instala un juego de símbolos para buscar y usar sus dibujos",
      en: "Install a symbol set, to search and use its pictures",
      pt: "Instala um conjunto de símbolos para procurar e usar os seus desenhos")
  /// “Known are Mulberry (with symbol-info.csv), ARASAAC (PNG with lists such as es.json) and OpenMoji (with openmoji.json), as folder or zip.”
  public static let helpPictogramInstallMore = Text(
      es: "Se conocen Mulberry (con symbol-info.csv), ARASAAC (PNG con listas como es.json) y OpenMoji (con openmoji.json), en carpeta o en zip.",
      en: "Known are Mulberry (with symbol-info.csv), ARASAAC (PNG with lists such as es.json) and OpenMoji (with openmoji.json), as folder or zip.",
      pt: "São conhecidos Mulberry (com symbol-info.csv), ARASAAC (PNG com listas como es.json) e OpenMoji (com openmoji.json), em pasta ou em zip.")
  /// “Folder or zip file”
  public static let helpPictogramSetFile = Text(
      es: "Carpeta o archivo zip",
      en: "Folder or zip file",
      pt: "Pasta ou arquivo zip")
  /// “Show the symbol sets with their license”
  public static let helpPictogramSets = Text(
      es: "Muestra los juegos de símbolos con su licencia",
      en: "Show the symbol sets with their license",
      pt: "Mostra os conjuntos de símbolos com a sua licença")
  /// “Show words with the pictures of a set”
  public static let helpPictogramUse = Text(
      es: "Muestra las palabras con los dibujos de un juego",
      en: "Show words with the pictures of a set",
      pt: "Mostra as palavras com os desenhos de um conjunto")
  /// “A set such as mulberry, or --none”
  public static let helpPictogramSet = Text(
      es: "Un juego como mulberry, o --none",
      en: "A set such as mulberry, or --none",
      pt: "Um conjunto como mulberry, ou --none")
  /// “Go back to the words' own pictures”
  public static let helpPictogramUseNone = Text(
      es: "Vuelve a los dibujos propios de las palabras",
      en: "Go back to the words' own pictures",
      pt: "Volta aos desenhos próprios das palavras")
  /// “Remove a symbol set; words keep the pictures they were given”
  public static let helpPictogramRemove = Text(
      es: "Quita un juego de símbolos; las palabras conservan los dibujos que se les dieron",
      en: "Remove a symbol set; words keep the pictures they were given",
      pt: "Tira um conjunto de símbolos; as palavras conservam os desenhos que receberam")
  /// “Fill in or change a word step by step”
  public static let helpVocabularyForm = Text(
      es: "Rellena o cambia una palabra paso a paso",
      en: "Fill in or change a word step by step",
      pt: "Preenche ou muda uma palavra passo a passo")
  /// “Enter keeps what is there.”
  public static let formHelp = Text(
      es: "Intro deja lo que hay.",
      en: "Enter keeps what is there.",
      pt: "Enter mantém o que há.")
  /// ““{value}” is not possible; possible: {choices}”
  public static func formNotPossible(value: String, choices: String) -> Text {
    Text(
      es: "«\(value)» no vale; posibles: \(choices)",
      en: "“\(value)” is not possible; possible: \(choices)",
      pt: "“\(value)” não serve; possíveis: \(choices)")
  }
  /// “Save? (y/n)”
  public static let formSaveQuestion = Text(
      es: "¿Guardar? (s/n)",
      en: "Save? (y/n)",
      pt: "Guardar? (s/n)")
  /// “word”
  public static let formWord = Text(
      es: "palabra",
      en: "word",
      pt: "palavra")
  /// “the form needs a terminal; use vocabulary add or edit”
  public static let formNeedsTerminal = Text(
      es: "el formulario necesita un terminal; use vocabulary add o edit",
      en: "the form needs a terminal; use vocabulary add or edit",
      pt: "o formulário precisa de um terminal; use vocabulary add ou edit")
  /// “the file “{path}” was removed or replaced while it was open: nothing was saved; start the program again”
  public static func storeMoved(path: String) -> Text {
    Text(
      es: "el archivo «\(path)» se ha quitado o cambiado por otro mientras estaba abierto: no se ha guardado nada; abra el programa de nuevo",
      en: "the file “\(path)” was removed or replaced while it was open: nothing was saved; start the program again",
      pt: "o arquivo “\(path)” foi tirado ou trocado por outro enquanto estava aberto: nada foi guardado; abra o programa de novo")
  }
  /// “How to choose”
  public static let webAccess = Text(
      es: "Cómo se elige",
      en: "How to choose",
      pt: "Como escolher")
  /// “What is used to choose”
  public static let webAccessMethod = Text(
      es: "Con qué se elige",
      en: "What is used to choose",
      pt: "Com que a pessoa escolhe")
  /// “Touching”
  public static let webAccessTouch = Text(
      es: "Tocando",
      en: "Touching",
      pt: "Tocando")
  /// “With switches (scanning)”
  public static let webAccessScan = Text(
      es: "Con pulsadores (barrido)",
      en: "With switches (scanning)",
      pt: "Com acionadores (varredura)")
  /// “With the pointer kept still”
  public static let webAccessDwell = Text(
      es: "Con el puntero quieto",
      en: "With the pointer kept still",
      pt: "Com o ponteiro parado")
  /// “Number of switches”
  public static let webScanSwitches = Text(
      es: "Pulsadores que hay",
      en: "Number of switches",
      pt: "Quantos acionadores")
  /// “What moves the frame”
  public static let webScanTechnique = Text(
      es: "Qué mueve el marco",
      en: "What moves the frame",
      pt: "O que move a moldura")
  /// “Time”
  public static let webScanByTime = Text(
      es: "El tiempo",
      en: "Time",
      pt: "O tempo")
  /// “Each press”
  public static let webScanBySwitch = Text(
      es: "Cada pulsación",
      en: "Each press",
      pt: "Cada toque no acionador")
  /// “Time while the switch is held”
  public static let webScanWhileHeld = Text(
      es: "El tiempo mientras se mantiene pulsado",
      en: "Time while the switch is held",
      pt: "O tempo, enquanto o acionador está apertado")
  /// “How it goes through the screen”
  public static let webScanPattern = Text(
      es: "Cómo recorre la pantalla",
      en: "How it goes through the screen",
      pt: "Como percorre a tela")
  /// “One by one”
  public static let webScanLinear = Text(
      es: "De uno en uno",
      en: "One by one",
      pt: "Um por um")
  /// “Row by row”
  public static let webScanRows = Text(
      es: "Por filas",
      en: "Row by row",
      pt: "Por linhas")
  /// “Area by area”
  public static let webScanGroups = Text(
      es: "Por zonas",
      en: "Area by area",
      pt: "Por áreas")
  /// “Time on each picture”
  public static let webScanTime = Text(
      es: "Tiempo en cada imagen",
      en: "Time on each picture",
      pt: "Tempo em cada imagem")
  /// “Rounds before it rests”
  public static let webScanLoops = Text(
      es: "Vueltas antes de descansar",
      en: "Rounds before it rests",
      pt: "Voltas antes de descansar")
  /// “Without end”
  public static let webWithoutEnd = Text(
      es: "Sin fin",
      en: "Without end",
      pt: "Sem fim")
  /// “Sounds of the scan”
  public static let webCueVolume = Text(
      es: "Sonidos al recorrer",
      en: "Sounds of the scan",
      pt: "Sons da varredura")
  /// “None”
  public static let webCueNone = Text(
      es: "Ninguno",
      en: "None",
      pt: "Nenhum")
  /// “Soft”
  public static let webCueSoft = Text(
      es: "Suaves",
      en: "Soft",
      pt: "Suaves")
  /// “Loud”
  public static let webCueLoud = Text(
      es: "Fuertes",
      en: "Loud",
      pt: "Fortes")
  /// “How long to keep still”
  public static let webDwellTime = Text(
      es: "Cuánto tiempo quieto",
      en: "How long to keep still",
      pt: "Quanto tempo parado")
  /// “When a finger chooses”
  public static let webPressEdge = Text(
      es: "Cuándo elige el dedo",
      en: "When a finger chooses",
      pt: "Quando o dedo escolhe")
  /// “As everywhere”
  public static let webPressUsual = Text(
      es: "Como en todas partes",
      en: "As everywhere",
      pt: "Como em toda parte")
  /// “On touching”
  public static let webPressDown = Text(
      es: "Al tocar",
      en: "On touching",
      pt: "Ao tocar")
  /// “On lifting the finger”
  public static let webPressUp = Text(
      es: "Al levantar el dedo",
      en: "On lifting the finger",
      pt: "Ao levantar o dedo")
  /// “How long to hold”
  public static let webAcceptanceTime = Text(
      es: "Cuánto hay que mantener",
      en: "How long to hold",
      pt: "Quanto tempo segurar")
  /// “How long further touches are ignored”
  public static let webReleaseTime = Text(
      es: "Cuánto tiempo se ignoran los toques siguientes",
      en: "How long further touches are ignored",
      pt: "Por quanto tempo os toques seguintes não contam")
  /// “person”
  public static let kindPerson = Text(
      es: "persona",
      en: "person",
      pt: "pessoa")
  /// “animal”
  public static let kindAnimal = Text(
      es: "animal",
      en: "animal",
      pt: "animal")
  /// “food”
  public static let kindFood = Text(
      es: "comida",
      en: "food",
      pt: "comida")
  /// “drink”
  public static let kindDrink = Text(
      es: "bebida",
      en: "drink",
      pt: "bebida")
  /// “meal”
  public static let kindMeal = Text(
      es: "comida del día",
      en: "meal",
      pt: "refeição")
  /// “dish”
  public static let kindDish = Text(
      es: "vajilla",
      en: "dish",
      pt: "louça")
  /// “thing”
  public static let kindThing = Text(
      es: "cosa",
      en: "thing",
      pt: "coisa")
  /// “toy”
  public static let kindToy = Text(
      es: "juguete",
      en: "toy",
      pt: "brinquedo")
  /// “game”
  public static let kindGame = Text(
      es: "juego",
      en: "game",
      pt: "jogo")
  /// “sport”
  public static let kindSport = Text(
      es: "deporte",
      en: "sport",
      pt: "esporte")
  /// “instrument”
  public static let kindInstrument = Text(
      es: "instrumento",
      en: "instrument",
      pt: "instrumento")
  /// “music”
  public static let kindMusic = Text(
      es: "música",
      en: "music",
      pt: "música")
  /// “media”
  public static let kindMedia = Text(
      es: "audiovisual",
      en: "media",
      pt: "mídia")
  /// “book”
  public static let kindBook = Text(
      es: "libro",
      en: "book",
      pt: "livro")
  /// “device”
  public static let kindDevice = Text(
      es: "aparato",
      en: "device",
      pt: "aparelho")
  /// “part of the body”
  public static let kindBody = Text(
      es: "parte del cuerpo",
      en: "part of the body",
      pt: "parte do corpo")
  /// “clothing”
  public static let kindClothing = Text(
      es: "ropa",
      en: "clothing",
      pt: "roupa")
  /// “furniture”
  public static let kindFurniture = Text(
      es: "mueble",
      en: "furniture",
      pt: "móvel")
  /// “vehicle”
  public static let kindVehicle = Text(
      es: "vehículo",
      en: "vehicle",
      pt: "veículo")
  /// “plant”
  public static let kindPlant = Text(
      es: "planta",
      en: "plant",
      pt: "planta")
  /// “nature”
  public static let kindNature = Text(
      es: "naturaleza",
      en: "nature",
      pt: "natureza")
  /// “weather”
  public static let kindWeather = Text(
      es: "tiempo atmosférico",
      en: "weather",
      pt: "tempo atmosférico")
  /// “money”
  public static let kindMoney = Text(
      es: "dinero",
      en: "money",
      pt: "dinheiro")
  /// “medicine”
  public static let kindMedicine = Text(
      es: "medicina",
      en: "medicine",
      pt: "remédio")
  /// “material”
  public static let kindMaterial = Text(
      es: "material",
      en: "material",
      pt: "material")
  /// “place”
  public static let kindPlace = Text(
      es: "lugar",
      en: "place",
      pt: "lugar")
  /// “room”
  public static let kindRoom = Text(
      es: "habitación",
      en: "room",
      pt: "cômodo")
  /// “home”
  public static let kindHome = Text(
      es: "casa propia",
      en: "home",
      pt: "casa própria")
  /// “direction”
  public static let kindDirection = Text(
      es: "dirección",
      en: "direction",
      pt: "direção")
  /// “activity”
  public static let kindActivity = Text(
      es: "actividad",
      en: "activity",
      pt: "atividade")
  /// “event”
  public static let kindEvent = Text(
      es: "acontecimiento",
      en: "event",
      pt: "acontecimento")
  /// “idea”
  public static let kindIdea = Text(
      es: "idea",
      en: "idea",
      pt: "ideia")
  /// “school subject”
  public static let kindSubject = Text(
      es: "asignatura",
      en: "school subject",
      pt: "matéria")
  /// “language”
  public static let kindLanguage = Text(
      es: "idioma",
      en: "language",
      pt: "idioma")
  /// “feeling”
  public static let kindFeeling = Text(
      es: "sensación",
      en: "feeling",
      pt: "sensação")
  /// “illness”
  public static let kindIllness = Text(
      es: "enfermedad",
      en: "illness",
      pt: "doença")
  /// “story”
  public static let kindStory = Text(
      es: "cuento",
      en: "story",
      pt: "história")
  /// “state”
  public static let kindState = Text(
      es: "estado",
      en: "state",
      pt: "estado")
  /// “emotion”
  public static let kindEmotion = Text(
      es: "emoción",
      en: "emotion",
      pt: "emoção")
  /// “quality”
  public static let kindQuality = Text(
      es: "cualidad",
      en: "quality",
      pt: "qualidade")
  /// “color”
  public static let kindColor = Text(
      es: "color",
      en: "color",
      pt: "cor")
  /// “size”
  public static let kindSize = Text(
      es: "tamaño",
      en: "size",
      pt: "tamanho")
  /// “time”
  public static let kindTime = Text(
      es: "tiempo",
      en: "time",
      pt: "tempo")
  /// “day of the week”
  public static let kindWeekday = Text(
      es: "día de la semana",
      en: "day of the week",
      pt: "dia da semana")
  /// “frequency”
  public static let kindFrequency = Text(
      es: "frecuencia",
      en: "frequency",
      pt: "frequência")
  /// “duration”
  public static let kindDuration = Text(
      es: "duración",
      en: "duration",
      pt: "duração")
  /// “quantity”
  public static let kindQuantity = Text(
      es: "cantidad",
      en: "quantity",
      pt: "quantidade")
  /// “degree”
  public static let kindDegree = Text(
      es: "grado",
      en: "degree",
      pt: "grau")
  /// “manner”
  public static let kindManner = Text(
      es: "manera",
      en: "manner",
      pt: "maneira")
  /// “question word”
  public static let kindQuestion = Text(
      es: "pregunta",
      en: "question word",
      pt: "pergunta")
  /// “negation”
  public static let kindNegation = Text(
      es: "negación",
      en: "negation",
      pt: "negação")
  /// “possessive”
  public static let kindPossessive = Text(
      es: "posesivo",
      en: "possessive",
      pt: "possessivo")
  /// “demonstrative”
  public static let kindDemonstrative = Text(
      es: "demostrativo",
      en: "demonstrative",
      pt: "demonstrativo")
  /// “connective”
  public static let kindConnective = Text(
      es: "nexo",
      en: "connective",
      pt: "conectivo")
  /// “social phrase”
  public static let kindSocial = Text(
      es: "fórmula social",
      en: "social phrase",
      pt: "fórmula social")
  /// “action”
  public static let kindAction = Text(
      es: "acción",
      en: "action",
      pt: "ação")
  /// “weather verb”
  public static let kindWeatherVerb = Text(
      es: "verbo del tiempo",
      en: "weather verb",
      pt: "verbo do tempo")
  /// “linking verb”
  public static let kindLinking = Text(
      es: "verbo copulativo",
      en: "linking verb",
      pt: "verbo de ligação")
  /// “modal verb”
  public static let kindModal = Text(
      es: "verbo modal",
      en: "modal verb",
      pt: "verbo modal")
  /// “noun”
  public static let classNoun = Text(
      es: "sustantivo",
      en: "noun",
      pt: "substantivo")
  /// “proper noun”
  public static let classProperNoun = Text(
      es: "nombre propio",
      en: "proper noun",
      pt: "nome próprio")
  /// “pronoun”
  public static let classPronoun = Text(
      es: "pronombre",
      en: "pronoun",
      pt: "pronome")
  /// “verb”
  public static let classVerb = Text(
      es: "verbo",
      en: "verb",
      pt: "verbo")
  /// “adjective”
  public static let classAdjective = Text(
      es: "adjetivo",
      en: "adjective",
      pt: "adjetivo")
  /// “adverb”
  public static let classAdverb = Text(
      es: "adverbio",
      en: "adverb",
      pt: "advérbio")
  /// “preposition”
  public static let classAdposition = Text(
      es: "preposición",
      en: "preposition",
      pt: "preposição")
  /// “determiner”
  public static let classDeterminer = Text(
      es: "determinante",
      en: "determiner",
      pt: "determinante")
  /// “numeral”
  public static let classNumeral = Text(
      es: "numeral",
      en: "numeral",
      pt: "numeral")
  /// “particle”
  public static let classParticle = Text(
      es: "partícula",
      en: "particle",
      pt: "partícula")
  /// “conjunction”
  public static let classConjunction = Text(
      es: "conjunción",
      en: "conjunction",
      pt: "conjunção")
  /// “interjection”
  public static let classInterjection = Text(
      es: "interjección",
      en: "interjection",
      pt: "interjeição")
  /// “singular”
  public static let numberSingular = Text(
      es: "singular",
      en: "singular",
      pt: "singular")
  /// “plural”
  public static let numberPlural = Text(
      es: "plural",
      en: "plural",
      pt: "plural")
  /// “counted”
  public static let countabilityCount = Text(
      es: "se cuenta",
      en: "counted",
      pt: "conta-se")
  /// “not counted”
  public static let countabilityMass = Text(
      es: "no se cuenta",
      en: "not counted",
      pt: "não se conta")
  /// “definite”
  public static let articleDefinite = Text(
      es: "determinado",
      en: "definite",
      pt: "definido")
  /// “indefinite”
  public static let articleIndefinite = Text(
      es: "indeterminado",
      en: "indefinite",
      pt: "indefinido")
  /// “no article”
  public static let articleBare = Text(
      es: "sin artículo",
      en: "no article",
      pt: "sem artigo")
  /// “level”
  public static let wordLevel = Text(
      es: "nivel",
      en: "level",
      pt: "nível")
  /// “own word of”
  public static let wordOwner = Text(
      es: "palabra propia de",
      en: "own word of",
      pt: "palavra própria de")
  /// “masked for”
  public static let wordHiddenFor = Text(
      es: "oculta para",
      en: "masked for",
      pt: "oculta para")
  /// “grammar”
  public static let wordGrammar = Text(
      es: "gramática",
      en: "grammar",
      pt: "gramática")
  /// “shown with”
  public static let wordShownWith = Text(
      es: "se ve con",
      en: "shown with",
      pt: "vê-se com")
  /// “everybody”
  public static let everybody = Text(
      es: "todas las personas",
      en: "everybody",
      pt: "todas as pessoas")
  /// “the copy “{path}” is damaged and nothing was changed; choose another: “aac-cli backup --list” shows them”
  public static func storeDamagedCopy(path: String) -> Text {
    Text(
      es: "la copia «\(path)» está dañada y no se ha cambiado nada; elija otra: «aac-cli backup --list» las muestra",
      en: "the copy “\(path)” is damaged and nothing was changed; choose another: “aac-cli backup --list” shows them",
      pt: "a cópia “\(path)” está danificada e nada foi mudado; escolha outra: “aac-cli backup --list” mostra-as")
  }
  /// ““{path}” is no copy of this program and was left as it is; choose another file”
  public static func storeForeignCopy(path: String) -> Text {
    Text(
      es: "«\(path)» no es una copia de este programa y no se ha tocado; elija otro archivo",
      en: "“\(path)” is no copy of this program and was left as it is; choose another file",
      pt: "“\(path)” não é uma cópia deste programa e não foi tocado; escolha outro arquivo")
  }
  /// “the copy “{path}” is of a newer version of the program and nothing was changed: update the program or choose another copy”
  public static func storeNewerCopy(path: String) -> Text {
    Text(
      es: "la copia «\(path)» es de una versión más nueva del programa y no se ha cambiado nada: actualice el programa o elija otra copia",
      en: "the copy “\(path)” is of a newer version of the program and nothing was changed: update the program or choose another copy",
      pt: "a cópia “\(path)” é de uma versão mais nova do programa e nada foi mudado: atualize o programa ou escolha outra cópia")
  }
  /// “the copy “{path}” cannot be read and nothing was changed: check its name and permissions”
  public static func storeCannotReadCopy(path: String) -> Text {
    Text(
      es: "no se puede leer la copia «\(path)» y no se ha cambiado nada: compruebe el nombre y los permisos",
      en: "the copy “\(path)” cannot be read and nothing was changed: check its name and permissions",
      pt: "não é possível ler a cópia “\(path)” e nada foi mudado: confira o nome e as permissões")
  }
  /// “the copy cannot be written to “{path}”: choose another folder”
  public static func storeCannotWriteCopy(path: String) -> Text {
    Text(
      es: "la copia no se puede escribir en «\(path)»: elija otra carpeta",
      en: "the copy cannot be written to “\(path)”: choose another folder",
      pt: "não é possível escrever a cópia em “\(path)”: escolha outra pasta")
  }
  /// “the folder of “{path}” does not exist and nothing was copied: make it first or choose another”
  public static func storeNoCopyFolder(path: String) -> Text {
    Text(
      es: "la carpeta de «\(path)» no existe y no se ha copiado nada: créela antes o elija otra",
      en: "the folder of “\(path)” does not exist and nothing was copied: make it first or choose another",
      pt: "a pasta de “\(path)” não existe e nada foi copiado: crie-a antes ou escolha outra")
  }
  /// ““{path}” is the database itself, not a copy: choose another name”
  public static func storeCopyIsDatabase(path: String) -> Text {
    Text(
      es: "«\(path)» es la propia base de datos, no una copia: elija otro nombre",
      en: "“\(path)” is the database itself, not a copy: choose another name",
      pt: "“\(path)” é o próprio banco de dados, não uma cópia: escolha outro nome")
  }
  /// ““{path}” is there already, made {date}: replace it with a copy of now? (y/n)”
  public static func backupReplaceQuestion(path: String, date: String) -> Text {
    Text(
      es: "«\(path)» ya existe, es del \(date): ¿reemplazarla por una copia de ahora? (s/n)",
      en: "“\(path)” is there already, made \(date): replace it with a copy of now? (y/n)",
      pt: "“\(path)” já existe, é de \(date): trocá-la por uma cópia de agora? (s/n)")
  }
  /// ““{path}” is there already: replace it? (y/n)”
  public static func backupReplaceOtherQuestion(path: String) -> Text {
    Text(
      es: "«\(path)» ya existe: ¿reemplazarlo? (s/n)",
      en: "“\(path)” is there already: replace it? (y/n)",
      pt: "“\(path)” já existe: trocá-lo? (s/n)")
  }
  /// “The damaged file is kept in “{path}”.”
  public static func restoreDamagedKept(path: String) -> Text {
    Text(
      es: "El archivo dañado se conserva en «\(path)».",
      en: "The damaged file is kept in “\(path)”.",
      pt: "O arquivo danificado fica guardado em “\(path)”.")
  }
  /// “The database cannot be used: {problem}”
  public static func doctorCannotOpen(problem: String) -> Text {
    Text(
      es: "La base de datos no se puede usar: \(problem)",
      en: "The database cannot be used: \(problem)",
      pt: "O banco de dados não pode ser usado: \(problem)")
  }
  /// “To bring back the last copy ({date}): {command}”
  public static func doctorBringBack(date: String, command: String) -> Text {
    Text(
      es: "Para volver a la última copia (\(date)): \(command)",
      en: "To bring back the last copy (\(date)): \(command)",
      pt: "Para voltar à última cópia (\(date)): \(command)")
  }
  /// “Other copies: {copies}”
  public static func doctorOtherCopies(copies: String) -> Text {
    Text(
      es: "Otras copias: \(copies)",
      en: "Other copies: \(copies)",
      pt: "Outras cópias: \(copies)")
  }
  /// “There are no automatic copies in “{path}”; if you kept one elsewhere: {command}”
  public static func doctorNothingToBringBack(path: String, command: String) -> Text {
    Text(
      es: "No hay copias automáticas en «\(path)»; si guardó una en otro lugar: \(command)",
      en: "There are no automatic copies in “\(path)”; if you kept one elsewhere: \(command)",
      pt: "Não há cópias automáticas em “\(path)”; se guardou uma noutro lugar: \(command)")
  }
  /// “Boards and sentences can be printed.”
  public static let doctorPrinting = Text(
      es: "Se puede imprimir: tableros y frases.",
      en: "Boards and sentences can be printed.",
      pt: "É possível imprimir: pranchas e frases.")
  /// “Nothing can be printed: {problem}.”
  public static func doctorNoPrinting(problem: String) -> Text {
    Text(
      es: "No se puede imprimir: \(problem).",
      en: "Nothing can be printed: \(problem).",
      pt: "Não é possível imprimir: \(problem).")
  }
  /// ““{value}” is no number of steps; they are counted from 1”
  public static func editStepsOutOfRange(value: String) -> Text {
    Text(
      es: "«\(value)» no es un número de pasos; se cuentan desde el 1",
      en: "“\(value)” is no number of steps; they are counted from 1",
      pt: "“\(value)” não é um número de passos; contam-se a partir do 1")
  }
  /// “the word “{word}” was not removed: there is nothing to restore”
  public static func editNotRemoved(word: String) -> Text {
    Text(
      es: "la palabra «\(word)» no está quitada: no hay nada que recuperar",
      en: "the word “\(word)” was not removed: there is nothing to restore",
      pt: "a palavra “\(word)” não foi tirada: não há nada para recuperar")
  }
  /// ““{word}” is not hidden: there is nothing to show”
  public static func editNotHidden(word: String) -> Text {
    Text(
      es: "«\(word)» no está oculta: no hay nada que mostrar",
      en: "“\(word)” is not hidden: there is nothing to show",
      pt: "“\(word)” não está oculta: não há nada para mostrar")
  }
  /// ““{word}” is hidden for everybody: use --everybody”
  public static func editHiddenForEverybody(word: String) -> Text {
    Text(
      es: "«\(word)» está oculta para todos: use --everybody",
      en: "“\(word)” is hidden for everybody: use --everybody",
      pt: "“\(word)” está oculta para todos: use --everybody")
  }
  /// “the word “{word}” was removed; bring it back with “aac-cli vocabulary restore””
  public static func editIsRemoved(word: String) -> Text {
    Text(
      es: "la palabra «\(word)» está quitada; recupérela con «aac-cli vocabulary restore»",
      en: "the word “\(word)” was removed; bring it back with “aac-cli vocabulary restore”",
      pt: "a palavra “\(word)” foi tirada; recupere-a com “aac-cli vocabulary restore”")
  }
  /// “remove the favorite”
  public static let editActionFavouriteRemoved = Text(
      es: "borrar la favorita",
      en: "remove the favorite",
      pt: "apagar a favorita")
  /// “rename the favorite”
  public static let editActionFavouriteRenamed = Text(
      es: "cambiar el nombre de la favorita",
      en: "rename the favorite",
      pt: "mudar o nome da favorita")
  /// ““{path}” is no text in UTF-8 or UTF-16; save it again as UTF-8”
  public static func inputListNotText(path: String) -> Text {
    Text(
      es: "«\(path)» no es un texto en UTF-8 ni UTF-16; guárdelo de nuevo como UTF-8",
      en: "“\(path)” is no text in UTF-8 or UTF-16; save it again as UTF-8",
      pt: "“\(path)” não é um texto em UTF-8 nem UTF-16; salve-o de novo como UTF-8")
  }
  /// “there is a “;” or a tab in “{text}”: write one word a line; tables are read by “aac-cli vocabulary import””
  public static func inputListSeparated(text: String) -> Text {
    Text(
      es: "hay «;» o un tabulador en «\(text)»: escriba una palabra por línea; las tablas se leen con «aac-cli vocabulary import»",
      en: "there is a “;” or a tab in “\(text)”: write one word a line; tables are read by “aac-cli vocabulary import”",
      pt: "há «;» ou uma tabulação em «\(text)»: escreva uma palavra por linha; as tabelas leem-se com «aac-cli vocabulary import»")
  }
  /// ““{path}”: this picture is {type}; the name of the file must end in {ending}”
  public static func pictogramEnding(path: String, type: String, ending: String) -> Text {
    Text(
      es: "«\(path)»: este dibujo es \(type); el nombre del archivo debe acabar en \(ending)",
      en: "“\(path)”: this picture is \(type); the name of the file must end in \(ending)",
      pt: "“\(path)”: este desenho é \(type); o nome do arquivo deve terminar em \(ending)")
  }
  /// “{symbol}: it is in the list and its file is missing”
  public static func pictogramMissingFile(symbol: String) -> Text {
    Text(
      es: "\(symbol): está en la lista y falta su archivo",
      en: "\(symbol): it is in the list and its file is missing",
      pt: "\(symbol): está na lista e falta o seu arquivo")
  }
  /// “Without a file: {count} {count|symbol|symbols} of the list”
  public static func pictogramInstalledMissing(count: Int) -> Text {
    Text(
      es: "Sin archivo: \(count) \(count == 1 ? "símbolo" : "símbolos") de la lista",
      en: "Without a file: \(count) \(count == 1 ? "symbol" : "symbols") of the list",
      pt: "Sem arquivo: \(count) \(count == 1 ? "símbolo" : "símbolos") da lista")
  }
  /// “pictures: {name}”
  public static func walkPictureSet(name: String) -> Text {
    Text(
      es: "dibujos: \(name)",
      en: "pictures: \(name)",
      pt: "desenhos: \(name)")
  }
  /// “Only the first {count} words were looked at.”
  public static func sheetReviewed(count: Int) -> Text {
    Text(
      es: "Solo se han revisado las primeras \(count) palabras.",
      en: "Only the first \(count) words were looked at.",
      pt: "Só foram revistas as primeiras \(count) palavras.")
  }
  /// ““{word}” is already a new word in line {firstLine}; delete one of the two rows”
  public static func sheetDoubledNewWord(word: String, firstLine: String) -> Text {
    Text(
      es: "«\(word)» ya es una palabra nueva en la línea \(firstLine); borre una de las dos filas",
      en: "“\(word)” is already a new word in line \(firstLine); delete one of the two rows",
      pt: "“\(word)” já é uma palavra nova na linha \(firstLine); apague uma das duas linhas")
  }
  /// “before an update”
  public static let backupReasonMigration = Text(
      es: "antes de actualizar",
      en: "before an update",
      pt: "antes de atualizar")
  /// “before an import”
  public static let backupReasonImport = Text(
      es: "antes de importar",
      en: "before an import",
      pt: "antes de importar")
  /// “before deleting for good”
  public static let backupReasonPurge = Text(
      es: "antes de borrar para siempre",
      en: "before deleting for good",
      pt: "antes de apagar de vez")
  /// “before removing a person”
  public static let backupReasonPerson = Text(
      es: "antes de borrar a una persona",
      en: "before removing a person",
      pt: "antes de apagar uma pessoa")
  /// “before another copy was brought back”
  public static let backupReasonRestore = Text(
      es: "antes de recuperar otra copia",
      en: "before another copy was brought back",
      pt: "antes de recuperar outra cópia")
  /// “before a voice or a recording was changed or removed”
  public static let backupReasonVoice = Text(
      es: "antes de cambiar o quitar una voz o una grabación",
      en: "before a voice or a recording was changed or removed",
      pt: "antes de mudar ou retirar uma voz ou uma gravação")
  /// “copy of the day”
  public static let backupReasonDaily = Text(
      es: "copia del día",
      en: "copy of the day",
      pt: "cópia do dia")
  /// “inferred from its form; “aac-cli vocabulary edit” confirms it”
  public static let grammarInferred = Text(
      es: "deducida de su forma; «aac-cli vocabulary edit» la confirma",
      en: "inferred from its form; “aac-cli vocabulary edit” confirms it",
      pt: "deduzida da forma; “aac-cli vocabulary edit” confirma-a")
  /// “always shown”
  public static let levelAlways = Text(
      es: "siempre visible",
      en: "always shown",
      pt: "sempre visível")
  /// “words up to level {level}”
  public static func personLevel(level: String) -> Text {
    Text(
      es: "palabras hasta el nivel \(level)",
      en: "words up to level \(level)",
      pt: "palavras até o nível \(level)")
  }
  /// “What can be done”
  public static let webActions = Text(
      es: "Qué se puede hacer",
      en: "What can be done",
      pt: "O que se pode fazer")
  /// “on”
  public static let webOn = Text(
      es: "activado",
      en: "on",
      pt: "ativado")
  /// “off”
  public static let webOff = Text(
      es: "desactivado",
      en: "off",
      pt: "desativado")
  /// “Time is up”
  public static let webTimeUp = Text(
      es: "Se acabó",
      en: "Time is up",
      pt: "Acabou")
  /// “Touch the screen to hear it.”
  public static let webTouchToHear = Text(
      es: "Toque la pantalla para oírlo.",
      en: "Touch the screen to hear it.",
      pt: "Toque na tela para ouvir.")
  /// “The program does not answer. What is touched now is not heard; this page goes on by itself as soon as it answers.”
  public static let webAway = Text(
      es: "El programa no responde. Lo que se toque ahora no se oye; esta página sigue sola en cuanto responda.",
      en: "The program does not answer. What is touched now is not heard; this page goes on by itself as soon as it answers.",
      pt: "O programa não responde. O que for tocado agora não será ouvido; esta página continua sozinha assim que ele responder.")
  /// “The program answers again.”
  public static let webIsBack = Text(
      es: "El programa vuelve a responder.",
      en: "The program answers again.",
      pt: "O programa voltou a responder.")
  /// “The program does not answer”
  public static let webAwayTitle = Text(
      es: "El programa no responde",
      en: "The program does not answer",
      pt: "O programa não responde")
  /// “It is tried again every few seconds. Is the computer on, and the program open?”
  public static let webAwayHint = Text(
      es: "Se prueba otra vez cada pocos segundos. ¿Está encendido el ordenador y abierto el programa?",
      en: "It is tried again every few seconds. Is the computer on, and the program open?",
      pt: "O programa tenta de novo a cada poucos segundos. O computador está ligado e o programa aberto?")
  /// “Try again”
  public static let webTryAgain = Text(
      es: "Probar otra vez",
      en: "Try again",
      pt: "Tentar de novo")
  /// “The program does not answer. Time goes on here and rings at the end.”
  public static let webTimerAway = Text(
      es: "El programa no responde. El tiempo sigue aquí y sonará al acabar.",
      en: "The program does not answer. Time goes on here and rings at the end.",
      pt: "O programa não responde. O tempo continua aqui e toca no fim.")
  /// “Stopping a timer needs the PIN”
  public static let webStopLocked = Text(
      es: "Para terminar un tiempo hace falta el PIN",
      en: "Stopping a timer needs the PIN",
      pt: "Para terminar um tempo é preciso o PIN")
  /// “Make sentences”
  public static let webMakesSentences = Text(
      es: "Hacer frases",
      en: "Make sentences",
      pt: "Formar frases")
  /// “Touch words: the sentence appears here.”
  public static let webBoardEmpty = Text(
      es: "Toque las palabras: aquí aparece la frase.",
      en: "Touch words: the sentence appears here.",
      pt: "Toque nas palavras: a frase aparece aqui.")
  /// “opens another board”
  public static let webOpensBoard = Text(
      es: "abre otro tablero",
      en: "opens another board",
      pt: "abre outra prancha")
  /// “person”
  public static let webPersonPicture = Text(
      es: "persona",
      en: "person",
      pt: "pessoa")
  /// “On other screens in the house: {address}  Code: {code}”
  public static func webLanReady(address: String, code: String) -> Text {
    Text(
      es: "En otras pantallas de la casa: \(address)  Código: \(code)",
      en: "On other screens in the house: \(address)  Code: \(code)",
      pt: "Em outras telas da casa: \(address)  Código: \(code)")
  }
  /// “What is seen and said crosses that network unencrypted: use it only if it is yours.”
  public static let webLanPlain = Text(
      es: "Lo que se ve y se dice pasa sin cifrar por esa red: úsela solo si es suya.",
      en: "What is seen and said crosses that network unencrypted: use it only if it is yours.",
      pt: "O que você vê e diz passa sem cifra por essa rede: use essa rede só se for sua.")
  /// “this computer is on no network; connect it and try again, or leave out --lan”
  public static let webLanNone = Text(
      es: "este ordenador no está en ninguna red; conéctelo y pruebe otra vez, o quite --lan",
      en: "this computer is on no network; connect it and try again, or leave out --lan",
      pt: "este computador não está em nenhuma rede; ligue o computador a uma rede e tente de novo, ou tire --lan")
  /// “The QR code needs the library libqrencode4; the written code is enough.”
  public static let webLanNoQR = Text(
      es: "El código QR necesita la biblioteca libqrencode4; el código escrito basta.",
      en: "The QR code needs the library libqrencode4; the written code is enough.",
      pt: "O código QR precisa da biblioteca libqrencode4; o código escrito basta.")
  /// “Which code does the computer show?”
  public static let webJoinTitle = Text(
      es: "¿Qué código pone en el ordenador?",
      en: "Which code does the computer show?",
      pt: "Que código aparece no computador?")
  /// “It is in the window where the program was opened. This screen needs it only once.”
  public static let webJoinHint = Text(
      es: "Está en la ventana donde se abrió el programa. Hace falta una sola vez en esta pantalla.",
      en: "It is in the window where the program was opened. This screen needs it only once.",
      pt: "Está na janela em que o programa foi aberto. Esta tela precisa dele uma vez só.")
  /// “Code”
  public static let webJoinLabel = Text(
      es: "Código",
      en: "Code",
      pt: "Código")
  /// “Go in”
  public static let webJoinButton = Text(
      es: "Entrar",
      en: "Go in",
      pt: "Entrar")
  /// “That is not the code.”
  public static let webWrongCode = Text(
      es: "Ese no es el código.",
      en: "That is not the code.",
      pt: "Esse não é o código.")
  /// “To stop it, enter the PIN.”
  public static let webStopPINHint = Text(
      es: "Para terminarlo, escriba el PIN.",
      en: "To stop it, enter the PIN.",
      pt: "Para terminar, digite o PIN.")
  /// “Also for other screens in the house: shows a code that is entered there once”
  public static let helpWebLan = Text(
      es: "También para otras pantallas de la casa: muestra un código que se escribe en ellas una vez",
      en: "Also for other screens in the house: shows a code that is entered there once",
      pt: "Também para outras telas da casa: mostra um código que se digita nelas uma vez")
  /// “Forget the screens that entered the code and end”
  public static let helpWebForgetDevices = Text(
      es: "Olvida las pantallas que escribieron el código y termina",
      en: "Forget the screens that entered the code and end",
      pt: "Esquece as telas que digitaram o código e termina")
  /// “The other screens are forgotten: they enter the code again the next time.”
  public static let webDevicesForgotten = Text(
      es: "Las otras pantallas se han olvidado: la próxima vez escriben el código otra vez.",
      en: "The other screens are forgotten: they enter the code again the next time.",
      pt: "As outras telas foram esquecidas: da próxima vez digitam o código de novo.")
  /// “The words”
  public static let editorWords = Text(
      es: "Las palabras",
      en: "The words",
      pt: "As palavras")
  /// “Files and backups”
  public static let editorFiles = Text(
      es: "Archivos y copias",
      en: "Files and backups",
      pt: "Arquivos e cópias")
  /// “Words of {name} and of everybody”
  public static func editorFor(name: String) -> Text {
    Text(
      es: "Palabras de \(name) y de todos",
      en: "Words of \(name) and of everybody",
      pt: "Palavras de \(name) e de todos")
  }
  /// “Which words”
  public static let editorWhichWords = Text(
      es: "Qué palabras",
      en: "Which words",
      pt: "Quais palavras")
  /// “In use”
  public static let editorUsed = Text(
      es: "En uso",
      en: "In use",
      pt: "Em uso")
  /// “Hidden”
  public static let editorHidden = Text(
      es: "Ocultas",
      en: "Hidden",
      pt: "Escondidas")
  /// “Taken out”
  public static let editorRemoved = Text(
      es: "Quitadas",
      en: "Taken out",
      pt: "Tiradas")
  /// “there are no hidden words”
  public static let editorNoneHidden = Text(
      es: "no hay palabras ocultas",
      en: "there are no hidden words",
      pt: "não há palavras escondidas")
  /// “hidden”
  public static let editorIsHidden = Text(
      es: "oculta",
      en: "hidden",
      pt: "escondida")
  /// “level {level}”
  public static func editorAtLevel(level: String) -> Text {
    Text(
      es: "nivel \(level)",
      en: "level \(level)",
      pt: "nível \(level)")
  }
  /// “own”
  public static let editorOwn = Text(
      es: "propia",
      en: "own",
      pt: "própria")
  /// “Add words”
  public static let editorAdd = Text(
      es: "Añadir palabras",
      en: "Add words",
      pt: "Adicionar palavras")
  /// “What has been done”
  public static let editorHistory = Text(
      es: "Lo que se ha hecho",
      en: "What has been done",
      pt: "O que foi feito")
  /// “Undo”
  public static let editorUndo = Text(
      es: "Deshacer",
      en: "Undo",
      pt: "Desfazer")
  /// “Redo”
  public static let editorRedo = Text(
      es: "Rehacer",
      en: "Redo",
      pt: "Refazer")
  /// “Undo back to here”
  public static let editorUndoTo = Text(
      es: "Deshacer hasta aquí",
      en: "Undo back to here",
      pt: "Desfazer até aqui")
  /// “Redo up to here”
  public static let editorRedoTo = Text(
      es: "Rehacer hasta aquí",
      en: "Redo up to here",
      pt: "Refazer até aqui")
  /// “can no longer be undone”
  public static let editorFinal = Text(
      es: "ya no se puede deshacer",
      en: "can no longer be undone",
      pt: "não pode mais ser desfeito")
  /// “Every step can be undone, those of yesterday too.”
  public static let editorHistoryHint = Text(
      es: "Cada paso se puede deshacer, también los de ayer.",
      en: "Every step can be undone, those of yesterday too.",
      pt: "Cada passo pode ser desfeito, também os de ontem.")
  /// “What”
  public static let editorWhat = Text(
      es: "Qué",
      en: "What",
      pt: "O quê")
  /// “When”
  public static let editorWhen = Text(
      es: "Cuándo",
      en: "When",
      pt: "Quando")
  /// “Who”
  public static let editorWho = Text(
      es: "Quién",
      en: "Who",
      pt: "Quem")
  /// “State”
  public static let editorState = Text(
      es: "Estado",
      en: "State",
      pt: "Estado")
  /// “What it does in the sentence”
  public static let editorRole = Text(
      es: "Qué hace en la frase",
      en: "What it does in the sentence",
      pt: "O que faz na frase")
  /// “Who (begins the sentence)”
  public static let editorRoleSubject = Text(
      es: "Quién (empieza la frase)",
      en: "Who (begins the sentence)",
      pt: "Quem (começa a frase)")
  /// “Action (verb)”
  public static let editorRoleVerb = Text(
      es: "Acción (verbo)",
      en: "Action (verb)",
      pt: "Ação (verbo)")
  /// “The rest (completes the sentence)”
  public static let editorRoleComplement = Text(
      es: "Lo demás (completa la frase)",
      en: "The rest (completes the sentence)",
      pt: "O resto (completa a frase)")
  /// “thing or person”
  public static let editorNoun = Text(
      es: "cosa o persona",
      en: "thing or person",
      pt: "coisa ou pessoa")
  /// “name”
  public static let editorName = Text(
      es: "nombre propio",
      en: "name",
      pt: "nome próprio")
  /// “quality”
  public static let editorAdjective = Text(
      es: "cualidad",
      en: "quality",
      pt: "qualidade")
  /// “word that does not change”
  public static let editorOtherWord = Text(
      es: "palabra que no cambia",
      en: "word that does not change",
      pt: "palavra que não muda")
  /// “How grammar knows it”
  public static let editorKnown = Text(
      es: "Cómo la conoce la gramática",
      en: "How grammar knows it",
      pt: "Como a gramática conhece a palavra")
  /// “Worth a look”
  public static let editorWarnings = Text(
      es: "Para mirar",
      en: "Worth a look",
      pt: "Vale a pena olhar")
  /// “Sentences it will make”
  public static let editorSentences = Text(
      es: "Frases que hará",
      en: "Sentences it will make",
      pt: "Frases que ela vai fazer")
  /// “None yet: link it with other words.”
  public static let editorNoSentences = Text(
      es: "Todavía ninguna: enlácela con otras palabras.",
      en: "None yet: link it with other words.",
      pt: "Ainda nenhuma: ligue esta palavra com outras.")
  /// “Keep among the favorites:”
  public static let editorKeep = Text(
      es: "Guardar entre las favoritas:",
      en: "Keep among the favorites:",
      pt: "Guardar entre as favoritas:")
  /// “Change the word”
  public static let editorChange = Text(
      es: "Cambiar la palabra",
      en: "Change the word",
      pt: "Mudar a palavra")
  /// “See how it turns out”
  public static let editorLook = Text(
      es: "Ver cómo queda",
      en: "See how it turns out",
      pt: "Ver como fica")
  /// “Text on the tile”
  public static let editorTileText = Text(
      es: "Texto de la ficha",
      en: "Text on the tile",
      pt: "Texto da ficha")
  /// “As in the dictionary (eat, cat)”
  public static let editorLemma = Text(
      es: "Como en el diccionario (comer, gato)",
      en: "As in the dictionary (eat, cat)",
      pt: "Como no dicionário (comer, gato)")
  /// “Can it be counted?”
  public static let editorCounted = Text(
      es: "¿Se cuenta?",
      en: "Can it be counted?",
      pt: "Dá para contar?")
  /// “Yes: one, two, three”
  public static let editorCount = Text(
      es: "Sí: una, dos, tres",
      en: "Yes: one, two, three",
      pt: "Sim: uma, duas, três")
  /// “No: water, rice”
  public static let editorMass = Text(
      es: "No: agua, arroz",
      en: "No: water, rice",
      pt: "Não: água, arroz")
  /// “Plural, only if it is special”
  public static let editorPluralForm = Text(
      es: "Plural, solo si es especial",
      en: "Plural, only if it is special",
      pt: "Plural, só se for especial")
  /// “What it is”
  public static let editorKind = Text(
      es: "Qué es",
      en: "What it is",
      pt: "O que é")
  /// “It goes with…”
  public static let editorLinks = Text(
      es: "Va con…",
      en: "It goes with…",
      pt: "Vai com…")
  /// “What they do”
  public static let editorWhatTheyDo = Text(
      es: "Lo que hace",
      en: "What they do",
      pt: "O que essa pessoa ou coisa faz")
  /// “Who does it”
  public static let editorWhoDoesIt = Text(
      es: "Quién lo hace",
      en: "Who does it",
      pt: "Quem faz")
  /// “What comes after it”
  public static let editorWhatComesBehind = Text(
      es: "Lo que viene detrás",
      en: "What comes after it",
      pt: "O que vem depois")
  /// “Actions that lead to it”
  public static let editorVerbsBefore = Text(
      es: "Acciones que llevan a ella",
      en: "Actions that lead to it",
      pt: "Ações que levam a ela")
  /// “Actions that come after it”
  public static let editorVerbsBehind = Text(
      es: "Acciones que vienen detrás",
      en: "Actions that come after it",
      pt: "Ações que vêm depois")
  /// “Actions that come before it”
  public static let editorVerbsOpening = Text(
      es: "Acciones que van delante",
      en: "Actions that come before it",
      pt: "Ações que vêm antes")
  /// “Touch the pictures that go with the word. Another touch takes the link away.”
  public static let editorLinkHint = Text(
      es: "Toque los dibujos que van con la palabra. Otro toque quita el enlace.",
      en: "Touch the pictures that go with the word. Another touch takes the link away.",
      pt: "Toque nos desenhos que combinam com a palavra. Outro toque desfaz a ligação.")
  /// “goes with it”
  public static let editorGoesTogether = Text(
      es: "va con ella",
      en: "goes with it",
      pt: "vai com ela")
  /// “Change the picture”
  public static let editorChangePicture = Text(
      es: "Cambiar el dibujo",
      en: "Change the picture",
      pt: "Mudar o desenho")
  /// “More”
  public static let editorMore = Text(
      es: "Más",
      en: "More",
      pt: "Mais")
  /// “Level of vocabulary”
  public static let editorLevel = Text(
      es: "Nivel de vocabulario",
      en: "Level of vocabulary",
      pt: "Nível de vocabulário")
  /// “A word with a level is seen once the person has reached it.”
  public static let editorLevelHint = Text(
      es: "Una palabra con nivel se ve cuando la persona ha llegado a él.",
      en: "A word with a level is seen once the person has reached it.",
      pt: "Uma palavra com nível aparece quando a pessoa chega a esse nível.")
  /// “Always seen”
  public static let editorAlways = Text(
      es: "Se ve siempre",
      en: "Always seen",
      pt: "Aparece sempre")
  /// “Change its place”
  public static let editorMoveTile = Text(
      es: "Cambiar de lugar",
      en: "Change its place",
      pt: "Mudar de lugar")
  /// “Change the place of “{word}””
  public static func editorMove(word: String) -> Text {
    Text(
      es: "Cambiar «\(word)» de lugar",
      en: "Change the place of “\(word)”",
      pt: "Mudar “\(word)” de lugar")
  }
  /// “Touch the word that “{word}” changes places with. No other one moves.”
  public static func editorMoveHint(word: String) -> Text {
    Text(
      es: "Toque la palabra con la que «\(word)» cambia de lugar. Ninguna otra se mueve.",
      en: "Touch the word that “\(word)” changes places with. No other one moves.",
      pt: "Toque na palavra com que “\(word)” troca de lugar. Nenhuma outra sai do lugar.")
  }
  /// “Hide from {name}”
  public static func editorHideFor(name: String) -> Text {
    Text(
      es: "Ocultar a \(name)",
      en: "Hide from \(name)",
      pt: "Esconder de \(name)")
  }
  /// “Show to {name}”
  public static func editorShowFor(name: String) -> Text {
    Text(
      es: "Mostrar a \(name)",
      en: "Show to \(name)",
      pt: "Mostrar a \(name)")
  }
  /// “Hide from everybody”
  public static let editorHideForAll = Text(
      es: "Ocultar a todos",
      en: "Hide from everybody",
      pt: "Esconder de todos")
  /// “Show to everybody”
  public static let editorShowForAll = Text(
      es: "Mostrar a todos",
      en: "Show to everybody",
      pt: "Mostrar a todos")
  /// “Take the word out”
  public static let editorRemove = Text(
      es: "Quitar la palabra",
      en: "Take the word out",
      pt: "Tirar a palavra")
  /// “Bring the word back”
  public static let editorRestore = Text(
      es: "Recuperar la palabra",
      en: "Bring the word back",
      pt: "Recuperar a palavra")
  /// “Delete for good”
  public static let editorPurge = Text(
      es: "Borrar para siempre",
      en: "Delete for good",
      pt: "Apagar para sempre")
  /// “Delete “{word}” for good? Nothing done until now can be undone then.”
  public static func editorPurgeQuestion(word: String) -> Text {
    Text(
      es: "¿Borrar «\(word)» para siempre? Nada de lo hecho hasta ahora se podrá deshacer.",
      en: "Delete “\(word)” for good? Nothing done until now can be undone then.",
      pt: "Apagar “\(word)” para sempre? Nada do que foi feito até agora poderá ser desfeito.")
  }
  /// “it has no picture: give it one with “Change the picture””
  public static let editorNoPicture = Text(
      es: "no tiene dibujo: póngale uno con «Cambiar el dibujo»",
      en: "it has no picture: give it one with “Change the picture”",
      pt: "não tem desenho: ponha um com “Mudar o desenho”")
  /// “no action leads to this word: link it under “It goes with…””
  public static let editorUnreachable = Text(
      es: "ninguna acción lleva a esta palabra: enlácela en «Va con…»",
      en: "no action leads to this word: link it under “It goes with…”",
      pt: "nenhuma ação leva a esta palavra: ligue a palavra em “Vai com…”")
  /// “nobody can do this action: choose who under “It goes with…””
  public static let editorVerbWithoutSubject = Text(
      es: "nadie puede hacer esta acción: elija quién en «Va con…»",
      en: "nobody can do this action: choose who under “It goes with…”",
      pt: "ninguém pode fazer esta ação: escolha quem em “Vai com…”")
  /// “New word”
  public static let editorNewWords = Text(
      es: "Palabra nueva",
      en: "New word",
      pt: "Palavra nova")
  /// “Just one, or several: one a line. The rest is worked out and shown before it is saved.”
  public static let editorNewWordsHint = Text(
      es: "Una sola, o varias: una en cada línea. Lo demás se deduce y se enseña antes de guardar.",
      en: "Just one, or several: one a line. The rest is worked out and shown before it is saved.",
      pt: "Uma só, ou várias: uma em cada linha. O programa completa o resto e mostra tudo antes de guardar.")
  /// “Continue”
  public static let editorContinue = Text(
      es: "Continuar",
      en: "Continue",
      pt: "Continuar")
  /// “type a word”
  public static let editorNoWord = Text(
      es: "escriba una palabra",
      en: "type a word",
      pt: "escreva uma palavra")
  /// “these are more than {limit} words; add fewer at once or bring a spreadsheet”
  public static func editorTooManyWords(limit: String) -> Text {
    Text(
      es: "son más de \(limit) palabras; añada menos de una vez o traiga una hoja de cálculo",
      en: "these are more than \(limit) words; add fewer at once or bring a spreadsheet",
      pt: "são mais de \(limit) palavras; adicione menos de cada vez ou traga uma planilha")
  }
  /// “all of these words are there already”
  public static let editorAllThere = Text(
      es: "todas esas palabras ya están",
      en: "all of these words are there already",
      pt: "todas essas palavras já estão")
  /// “the word “{word}” is there already”
  public static func editorAlreadyThere(word: String) -> Text {
    Text(
      es: "la palabra «\(word)» ya está",
      en: "the word “\(word)” is there already",
      pt: "a palavra “\(word)” já está")
  }
  /// “Picture”
  public static let editorPicture = Text(
      es: "Dibujo",
      en: "Picture",
      pt: "Desenho")
  /// “Add this word”
  public static let editorAddThis = Text(
      es: "Añadir esta palabra",
      en: "Add this word",
      pt: "Adicionar esta palavra")
  /// “Add {count} {count|word|words}”
  public static func editorAddAll(count: Int) -> Text {
    Text(
      es: "Añadir \(count) \(count == 1 ? "palabra" : "palabras")",
      en: "Add \(count) \(count == 1 ? "word" : "words")",
      pt: "Adicionar \(count) \(count == 1 ? "palavra" : "palavras")")
  }
  /// “See whether all is well. Each word can be changed afterwards.”
  public static let editorManyHint = Text(
      es: "Mire si todo está bien. Cada palabra se puede cambiar después.",
      en: "See whether all is well. Each word can be changed afterwards.",
      pt: "Veja se está tudo bem. Cada palavra pode ser mudada depois.")
  /// “Only for {name}”
  public static func editorOnlyFor(name: String) -> Text {
    Text(
      es: "Solo para \(name)",
      en: "Only for \(name)",
      pt: "Só para \(name)")
  }
  /// “A picture of mine”
  public static let editorFile = Text(
      es: "Una imagen mía",
      en: "A picture of mine",
      pt: "Uma imagem minha")
  /// “Take a photo”
  public static let editorPhoto = Text(
      es: "Hacer una foto",
      en: "Take a photo",
      pt: "Tirar uma foto")
  /// “SVG, PNG, JPEG, WebP or GIF, of 32 MB at most. It is kept without place and date of the photo.”
  public static let editorFileHint = Text(
      es: "SVG, PNG, JPEG, WebP o GIF, de 32 MB como mucho. Se guarda sin lugar ni fecha de la foto.",
      en: "SVG, PNG, JPEG, WebP or GIF, of 32 MB at most. It is kept without place and date of the photo.",
      pt: "SVG, PNG, JPEG, WebP ou GIF, de 32 MB no máximo. O lugar e a data da foto não são guardados.")
  /// “Whose it is”
  public static let editorAuthor = Text(
      es: "De quién es",
      en: "Whose it is",
      pt: "De quem é")
  /// “License”
  public static let editorLicence = Text(
      es: "Licencia",
      en: "License",
      pt: "Licença")
  /// “Picture of “{word}””
  public static func editorPictureOf(word: String) -> Text {
    Text(
      es: "Dibujo de «\(word)»",
      en: "Picture of “\(word)”",
      pt: "Desenho de “\(word)”")
  }
  /// “Picture now”
  public static let editorPictureNow = Text(
      es: "Dibujo de ahora",
      en: "Picture now",
      pt: "Desenho de agora")
  /// “Search pictures”
  public static let editorFindPicture = Text(
      es: "Buscar dibujos",
      en: "Search pictures",
      pt: "Buscar desenhos")
  /// “Pictures to choose from”
  public static let editorFound = Text(
      es: "Dibujos para elegir",
      en: "Pictures to choose from",
      pt: "Desenhos para escolher")
  /// “Leave it without a picture”
  public static let editorNoPictureButton = Text(
      es: "Dejarla sin dibujo",
      en: "Leave it without a picture",
      pt: "Deixar sem desenho")
  /// “Use a picture of your own”
  public static let editorBring = Text(
      es: "Traer una imagen",
      en: "Use a picture of your own",
      pt: "Trazer uma imagem")
  /// “Use this file”
  public static let editorUseFile = Text(
      es: "Usar este archivo",
      en: "Use this file",
      pt: "Usar este arquivo")
  /// “choose a file first”
  public static let editorNoFile = Text(
      es: "elija primero un archivo",
      en: "choose a file first",
      pt: "escolha primeiro um arquivo")
  /// “Record the word”
  public static let editorVoice = Text(
      es: "Grabar la palabra",
      en: "Record the word",
      pt: "Gravar a palavra")
  /// “The program's voice says it.”
  public static let editorByVoice = Text(
      es: "La dice la voz del programa.",
      en: "The program's voice says it.",
      pt: "A voz do programa diz a palavra.")
  /// “The recording is heard.”
  public static let editorRecorded = Text(
      es: "Se oye la grabación.",
      en: "The recording is heard.",
      pt: "Toca a gravação.")
  /// “How “{word}” sounds”
  public static func editorSoundOf(word: String) -> Text {
    Text(
      es: "Cómo suena «\(word)»",
      en: "How “\(word)” sounds",
      pt: "Como soa “\(word)”")
  }
  /// “A familiar voice can say this word in place of the program.”
  public static let editorSoundHint = Text(
      es: "Una voz conocida puede decir esta palabra en lugar del programa.",
      en: "A familiar voice can say this word in place of the program.",
      pt: "Uma voz conhecida pode dizer esta palavra em lugar do programa.")
  /// “Record now”
  public static let editorRecord = Text(
      es: "Grabar ahora",
      en: "Record now",
      pt: "Gravar agora")
  /// “Stop and keep”
  public static let editorRecordStop = Text(
      es: "Parar y guardar",
      en: "Stop and keep",
      pt: "Parar e guardar")
  /// “Recording…”
  public static let editorRecording = Text(
      es: "Grabando…",
      en: "Recording…",
      pt: "Gravando…")
  /// “The browser does not allow the microphone. Allow it or bring a file.”
  public static let editorNoMicrophone = Text(
      es: "El navegador no deja usar el micrófono. Permítalo o traiga un archivo.",
      en: "The browser does not allow the microphone. Allow it or bring a file.",
      pt: "O navegador não deixa usar o microfone. Permita o uso ou traga um arquivo.")
  /// “Or bring a sound file”
  public static let editorSoundFile = Text(
      es: "O traer un archivo de sonido",
      en: "Or bring a sound file",
      pt: "Ou trazer um arquivo de som")
  /// “WAV, FLAC, Ogg, Opus or MP3, of 120 seconds and 32 MB at most.”
  public static let editorSoundFileHint = Text(
      es: "WAV, FLAC, Ogg, Opus o MP3, de 120 segundos y 32 MB como mucho.",
      en: "WAV, FLAC, Ogg, Opus or MP3, of 120 seconds and 32 MB at most.",
      pt: "WAV, FLAC, Ogg, Opus ou MP3, de 120 segundos e 32 MB no máximo.")
  /// “Remove the recording”
  public static let editorRemoveSound = Text(
      es: "Quitar la grabación",
      en: "Remove the recording",
      pt: "Tirar a gravação")
  /// “words”
  public static let editorFileName = Text(
      es: "palabras",
      en: "words",
      pt: "palavras")
  /// “Spreadsheet”
  public static let editorSheet = Text(
      es: "Hoja de cálculo",
      en: "Spreadsheet",
      pt: "Planilha")
  /// “All words in a CSV file, one a line, to look at or change with another program.”
  public static let editorSheetHint = Text(
      es: "Todas las palabras en un archivo CSV, una en cada línea, para mirarlas o cambiarlas con otro programa.",
      en: "All words in a CSV file, one a line, to look at or change with another program.",
      pt: "Todas as palavras num arquivo CSV, uma em cada linha, para ver ou mudar com outro programa.")
  /// “Download the words”
  public static let editorSheetExport = Text(
      es: "Descargar las palabras",
      en: "Download the words",
      pt: "Baixar as palavras")
  /// “For Excel”
  public static let editorSheetExcel = Text(
      es: "Para Excel",
      en: "For Excel",
      pt: "Para Excel")
  /// “In all three languages”
  public static let editorSheetAll = Text(
      es: "En los tres idiomas",
      en: "In all three languages",
      pt: "Nas três línguas")
  /// “Load words from a file”
  public static let editorSheetImport = Text(
      es: "Traer palabras de un archivo",
      en: "Load words from a file",
      pt: "Trazer palavras de um arquivo")
  /// “CSV file”
  public static let editorSheetFile = Text(
      es: "Archivo CSV",
      en: "CSV file",
      pt: "Arquivo CSV")
  /// “See what would change”
  public static let editorSheetLook = Text(
      es: "Ver qué cambiaría",
      en: "See what would change",
      pt: "Ver o que mudaria")
  /// “Take out words that are not in the file”
  public static let editorSheetReplace = Text(
      es: "Quitar las palabras que no están en el archivo",
      en: "Take out words that are not in the file",
      pt: "Tirar as palavras que não estão no arquivo")
  /// “Make these changes”
  public static let editorSheetTake = Text(
      es: "Hacer estos cambios",
      en: "Make these changes",
      pt: "Fazer estas mudanças")
  /// “The file changes nothing: everything is that way already.”
  public static let editorSheetSame = Text(
      es: "El archivo no cambia nada: todo está ya así.",
      en: "The file changes nothing: everything is that way already.",
      pt: "O arquivo não muda nada: tudo já está assim.")
  /// “New”
  public static let editorSheetNew = Text(
      es: "Nueva",
      en: "New",
      pt: "Nova")
  /// “Changes”
  public static let editorSheetChanged = Text(
      es: "Cambia",
      en: "Changes",
      pt: "Muda")
  /// “Taken out”
  public static let editorSheetRemoved = Text(
      es: "Se quita",
      en: "Taken out",
      pt: "Sai")
  /// “Choose another file”
  public static let editorSheetAgain = Text(
      es: "Elegir otro archivo",
      en: "Choose another file",
      pt: "Escolher outro arquivo")
  /// “the file is not at hand any more; choose it again”
  public static let editorFileAgain = Text(
      es: "el archivo ya no está a mano; elíjalo otra vez",
      en: "the file is not at hand any more; choose it again",
      pt: "o arquivo não está mais aqui; escolha o arquivo de novo")
  /// “Column”
  public static let editorColumn = Text(
      es: "Columna",
      en: "Column",
      pt: "Coluna")
  /// “Before”
  public static let editorBefore = Text(
      es: "Antes",
      en: "Before",
      pt: "Antes")
  /// “After”
  public static let editorAfter = Text(
      es: "Después",
      en: "After",
      pt: "Depois")
  /// “Line”
  public static let editorLine = Text(
      es: "Línea",
      en: "Line",
      pt: "Linha")
  /// “What is wrong”
  public static let editorProblem = Text(
      es: "Qué pasa",
      en: "What is wrong",
      pt: "O que está errado")
  /// “Backup”
  public static let editorBackup = Text(
      es: "Copia de seguridad",
      en: "Backup",
      pt: "Cópia de segurança")
  /// “Everything in one file: words, pictures, people, sentences. Keep it somewhere else, such as on a USB stick.”
  public static let editorBackupHint = Text(
      es: "Todo en un archivo: palabras, dibujos, personas, frases. Guárdelo en otro sitio, por ejemplo en una memoria USB.",
      en: "Everything in one file: words, pictures, people, sentences. Keep it somewhere else, such as on a USB stick.",
      pt: "Tudo num arquivo: palavras, desenhos, pessoas, frases. Guarde em outro lugar, por exemplo num pendrive.")
  /// “Save a backup”
  public static let editorBackupNow = Text(
      es: "Guardar una copia",
      en: "Save a backup",
      pt: "Guardar uma cópia")
  /// “Boards”
  public static let editorBoards = Text(
      es: "Tableros",
      en: "Boards",
      pt: "Pranchas")
  /// “Boards of other programs (.obf and .obz), and those that are made of the words.”
  public static let editorBoardsHint = Text(
      es: "Tableros de otros programas (.obf y .obz), y los que se hacen de las palabras.",
      en: "Boards of other programs (.obf and .obz), and those that are made of the words.",
      pt: "Pranchas de outros programas (.obf e .obz) e as que são feitas com as palavras.")
  /// “.obz or .obf file”
  public static let editorBoardFile = Text(
      es: "Archivo .obz o .obf",
      en: ".obz or .obf file",
      pt: "Arquivo .obz ou .obf")
  /// “Load boards”
  public static let editorBoardImport = Text(
      es: "Traer tableros",
      en: "Load boards",
      pt: "Trazer pranchas")
  /// “Download (.obz)”
  public static let editorBoardExport = Text(
      es: "Descargar (.obz)",
      en: "Download (.obz)",
      pt: "Baixar (.obz)")
  /// “Print (PDF)”
  public static let editorBoardPrint = Text(
      es: "Imprimir (PDF)",
      en: "Print (PDF)",
      pt: "Imprimir (PDF)")
  /// “Take out”
  public static let editorBoardRemove = Text(
      es: "Quitar",
      en: "Take out",
      pt: "Tirar")
  /// “Bring back”
  public static let editorBoardRestore = Text(
      es: "Recuperar",
      en: "Bring back",
      pt: "Recuperar")
  /// “What was loaded”
  public static let editorBoardReport = Text(
      es: "Qué se ha traído",
      en: "What was loaded",
      pt: "O que foi trazido")
  /// “Kept and not used”
  public static let editorBoardKept = Text(
      es: "Se guarda sin usarse",
      en: "Kept and not used",
      pt: "Fica guardado, sem uso")
  /// “Changed”
  public static let editorBoardChanged = Text(
      es: "Cambia",
      en: "Changed",
      pt: "Muda")
  /// “Cannot be used”
  public static let editorBoardUnused = Text(
      es: "No se puede usar",
      en: "Cannot be used",
      pt: "Não se pode usar")
  /// ““{name}” is taken out. It can be brought back.”
  public static func editorBoardRemoved(name: String) -> Text {
    Text(
      es: "«\(name)» está quitado. Se puede recuperar.",
      en: "“\(name)” is taken out. It can be brought back.",
      pt: "“\(name)” está tirada. Pode ser recuperada.")
  }
  /// “{count} {count|board|boards}”
  public static func editorBoardCount(count: Int) -> Text {
    Text(
      es: "\(count) \(count == 1 ? "tablero" : "tableros")",
      en: "\(count) \(count == 1 ? "board" : "boards")",
      pt: "\(count) \(count == 1 ? "prancha" : "pranchas")")
  }
  /// “Language”
  public static let kindLanguageName = Text(
      es: "Idioma",
      en: "Language",
      pt: "Língua")
  /// “{problem}; see '{help}'”
  public static func argumentSeeHelp(problem: String, help: String) -> Text {
    Text(
      es: "\(problem); vea '\(help)'",
      en: "\(problem); see '\(help)'",
      pt: "\(problem); veja '\(help)'")
  }
  /// “there is no command '{name}'; '{help}' shows them”
  public static func argumentUnknownCommand(name: String, help: String) -> Text {
    Text(
      es: "no hay ninguna orden «\(name)»; '\(help)' las muestra",
      en: "there is no command '\(name)'; '\(help)' shows them",
      pt: "não há nenhum comando «\(name)»; '\(help)' mostra-os")
  }
  /// “there is no option '{option}'”
  public static func argumentUnknownOption(option: String) -> Text {
    Text(
      es: "no hay ninguna opción «\(option)»",
      en: "there is no option '\(option)'",
      pt: "não há nenhuma opção «\(option)»")
  }
  /// “there is no option '{option}'; the nearest is '{near}'”
  public static func argumentUnknownOptionNear(option: String, near: String) -> Text {
    Text(
      es: "no hay ninguna opción «\(option)»; la más parecida es «\(near)»",
      en: "there is no option '\(option)'; the nearest is '\(near)'",
      pt: "não há nenhuma opção «\(option)»; a mais parecida é «\(near)»")
  }
  /// “the value of '{option}' is missing”
  public static func argumentMissingValue(option: String) -> Text {
    Text(
      es: "falta el valor de «\(option)»",
      en: "the value of '\(option)' is missing",
      pt: "falta o valor de «\(option)»")
  }
  /// “'{argument}' is missing”
  public static func argumentMissing(argument: String) -> Text {
    Text(
      es: "falta «\(argument)»",
      en: "'\(argument)' is missing",
      pt: "falta «\(argument)»")
  }
  /// “'{value}' is no value: a number from 0 goes here”
  public static func argumentNegative(value: String) -> Text {
    Text(
      es: "«\(value)» no vale: aquí va un número desde 0",
      en: "'\(value)' is no value: a number from 0 goes here",
      pt: "«\(value)» não vale: aqui vai um número a partir de 0")
  }
  /// “one of these is missing: {arguments}”
  public static func argumentMissingOneOf(arguments: String) -> Text {
    Text(
      es: "falta uno de estos: \(arguments)",
      en: "one of these is missing: \(arguments)",
      pt: "falta um destes: \(arguments)")
  }
  /// “'{argument}' is one too many”
  public static func argumentUnexpected(argument: String) -> Text {
    Text(
      es: "sobra «\(argument)»",
      en: "'\(argument)' is one too many",
      pt: "«\(argument)» está a mais")
  }
  /// “these are too many: {arguments}”
  public static func argumentUnexpectedMany(arguments: String) -> Text {
    Text(
      es: "sobran: \(arguments)",
      en: "these are too many: \(arguments)",
      pt: "estão a mais: \(arguments)")
  }
  /// “'{option}' takes no value, but was given '{value}'”
  public static func argumentUnexpectedValue(option: String, value: String) -> Text {
    Text(
      es: "«\(option)» no lleva ningún valor, pero se le da «\(value)»",
      en: "'\(option)' takes no value, but was given '\(value)'",
      pt: "«\(option)» não leva nenhum valor, mas recebeu «\(value)»")
  }
  /// “'{flag}' contradicts '{other}', which was there already”
  public static func argumentTwice(flag: String, other: String) -> Text {
    Text(
      es: "«\(flag)» dice lo contrario que «\(other)», que ya estaba",
      en: "'\(flag)' contradicts '\(other)', which was there already",
      pt: "«\(flag)» diz o contrário de «\(other)», que já estava")
  }
  /// “'{value}' is no value for '{option}'”
  public static func argumentInvalid(value: String, option: String) -> Text {
    Text(
      es: "«\(value)» no vale para «\(option)»",
      en: "'\(value)' is no value for '\(option)'",
      pt: "«\(value)» não vale para «\(option)»")
  }
  /// “'{value}' is no value for '{option}'; it can be: {values}”
  public static func argumentInvalidChoice(value: String, option: String, values: String) -> Text {
    Text(
      es: "«\(value)» no vale para «\(option)»; puede ser: \(values)",
      en: "'\(value)' is no value for '\(option)'; it can be: \(values)",
      pt: "«\(value)» não vale para «\(option)»; pode ser: \(values)")
  }
  /// “'{value}' is no value for '{option}': {reason}”
  public static func argumentInvalidReason(value: String, option: String, reason: String) -> Text {
    Text(
      es: "«\(value)» no vale para «\(option)»: \(reason)",
      en: "'\(value)' is no value for '\(option)': \(reason)",
      pt: "«\(value)» não vale para «\(option)»: \(reason)")
  }
  /// “the sounds are made but not kept in the cache: {reason}”
  public static func renderCacheNotKept(reason: String) -> Text {
    Text(
      es: "los sonidos se hacen pero no quedan en la caché: \(reason)",
      en: "the sounds are made but not kept in the cache: \(reason)",
      pt: "os sons são feitos mas não ficam na cache: \(reason)")
  }
  /// “the word “{word}” was taken out: bring it back and it returns with its links”
  public static func editorWasRemoved(word: String) -> Text {
    Text(
      es: "la palabra «\(word)» está quitada: recupérela y vuelve con sus enlaces",
      en: "the word “\(word)” was taken out: bring it back and it returns with its links",
      pt: "a palavra “\(word)” foi tirada: recupere a palavra e ela volta com as suas ligações")
  }
  /// “Between the two”
  public static let editorBetween = Text(
      es: "Entre las dos",
      en: "Between the two",
      pt: "Entre as duas")
  /// “Between “{first}” and “{second}””
  public static func editorBetweenOf(first: String, second: String) -> Text {
    Text(
      es: "Entre «\(first)» y «\(second)»",
      en: "Between “\(first)” and “\(second)”",
      pt: "Entre “\(first)” e “\(second)”")
  }
  /// “Grammar mostly gets it right by itself. Something else can be chosen here; the sentence above shows how it turns out.”
  public static let editorBetweenHint = Text(
      es: "La gramática suele acertar sola. Aquí se puede decir otra cosa; la frase de arriba enseña cómo queda.",
      en: "Grammar mostly gets it right by itself. Something else can be chosen here; the sentence above shows how it turns out.",
      pt: "A gramática quase sempre acerta sozinha. Aqui você pode escolher outra coisa; a frase acima mostra como fica.")
  /// “Word between the two (to, with, in…), or nothing”
  public static let editorPreposition = Text(
      es: "Palabra entre las dos (a, con, en…), o nada",
      en: "Word between the two (to, with, in…), or nothing",
      pt: "Palavra entre as duas (a, com, em…), ou nada")
  /// “Article”
  public static let editorArticle = Text(
      es: "Artículo",
      en: "Article",
      pt: "Artigo")
  /// “Grammar decides”
  public static let editorByGrammar = Text(
      es: "Lo decide la gramática",
      en: "Grammar decides",
      pt: "A gramática decide")
  /// “the”
  public static let editorArticleThe = Text(
      es: "el, la, los, las",
      en: "the",
      pt: "o, a, os, as")
  /// “a, an”
  public static let editorArticleA = Text(
      es: "un, una, unos, unas",
      en: "a, an",
      pt: "um, uma, uns, umas")
  /// “No article”
  public static let editorArticleNone = Text(
      es: "Sin artículo",
      en: "No article",
      pt: "Sem artigo")
  /// “Always plural?”
  public static let editorAlwaysPlural = Text(
      es: "¿Siempre en plural?",
      en: "Always plural?",
      pt: "Sempre no plural?")
  /// “Yes: glasses, scissors”
  public static let editorAlwaysPluralYes = Text(
      es: "Sí: gafas, tijeras",
      en: "Yes: glasses, scissors",
      pt: "Sim: óculos, férias")
  /// “With the same links as (another word)”
  public static let editorLike = Text(
      es: "Con los mismos enlaces que (otra palabra)",
      en: "With the same links as (another word)",
      pt: "Com as mesmas ligações que (outra palavra)")
  /// “Picture sets”
  public static let editorSets = Text(
      es: "Juegos de dibujos",
      en: "Picture sets",
      pt: "Conjuntos de desenhos")
  /// “Pictures of Mulberry, ARASAAC or OpenMoji, to be searched or used for all words.”
  public static let editorSetsHint = Text(
      es: "Dibujos de Mulberry, ARASAAC u OpenMoji, para buscarlos o para usarlos en todas las palabras.",
      en: "Pictures of Mulberry, ARASAAC or OpenMoji, to be searched or used for all words.",
      pt: "Desenhos de Mulberry, ARASAAC ou OpenMoji, para buscar ou para usar em todas as palavras.")
  /// “None has been installed yet.”
  public static let editorNoSets = Text(
      es: "Aún no se ha instalado ninguno.",
      en: "None has been installed yet.",
      pt: "Ainda não foi instalado nenhum.")
  /// “{count} {count|picture|pictures}”
  public static func editorSetCount(count: Int) -> Text {
    Text(
      es: "\(count) \(count == 1 ? "dibujo" : "dibujos")",
      en: "\(count) \(count == 1 ? "picture" : "pictures")",
      pt: "\(count) \(count == 1 ? "desenho" : "desenhos")")
  }
  /// “Use for all words”
  public static let editorSetUse = Text(
      es: "Usar en todas las palabras",
      en: "Use for all words",
      pt: "Usar em todas as palavras")
  /// “In use”
  public static let editorSetInUse = Text(
      es: "En uso",
      en: "In use",
      pt: "Em uso")
  /// “Go back to the words' own pictures”
  public static let editorSetUseNone = Text(
      es: "Volver a los dibujos propios de las palabras",
      en: "Go back to the words' own pictures",
      pt: "Voltar aos desenhos próprios das palavras")
  /// “Remove “{name}”? Words keep the pictures that they were given.”
  public static func editorSetRemoveQuestion(name: String) -> Text {
    Text(
      es: "¿Quitar «\(name)»? Las palabras conservan los dibujos que se les dieron.",
      en: "Remove “\(name)”? Words keep the pictures that they were given.",
      pt: "Tirar “\(name)”? As palavras ficam com os desenhos que receberam.")
  }
  /// “Install a set”
  public static let editorSetInstall = Text(
      es: "Instalar un juego",
      en: "Install a set",
      pt: "Instalar um conjunto")
  /// “The .zip file as it is downloaded from its site, of 64 MB at most. A larger one is installed on the computer: aac-cli pictogram install FILE”
  public static let editorSetInstallHint = Text(
      es: "El archivo .zip como se descarga de su página, de 64 MB como mucho. Uno más grande se instala en el ordenador: aac-cli pictogram install ARCHIVO",
      en: "The .zip file as it is downloaded from its site, of 64 MB at most. A larger one is installed on the computer: aac-cli pictogram install FILE",
      pt: "O arquivo .zip como é baixado do seu site, de 64 MB no máximo. Um maior é instalado no computador: aac-cli pictogram install ARQUIVO")
  /// “.zip file”
  public static let editorSetFile = Text(
      es: "Archivo .zip",
      en: ".zip file",
      pt: "Arquivo .zip")
  /// “Install”
  public static let editorSetInstallNow = Text(
      es: "Instalar",
      en: "Install",
      pt: "Instalar")
  /// “The program's”
  public static let editorSetOurs = Text(
      es: "Los del programa",
      en: "The program's",
      pt: "Do programa")
  /// “My own”
  public static let editorSetOwn = Text(
      es: "Imágenes mías",
      en: "My own",
      pt: "Imagens minhas")
  /// “Download the picture”
  public static let editorPictureExport = Text(
      es: "Descargar el dibujo",
      en: "Download the picture",
      pt: "Baixar o desenho")
  /// “Go back to a backup”
  public static let editorRestoreCopy = Text(
      es: "Volver a una copia",
      en: "Go back to a backup",
      pt: "Voltar a uma cópia")
  /// “Everything becomes as it was in the backup. What is there now is kept in another one first, so that you can come back.”
  public static let editorRestoreHint = Text(
      es: "Todo queda como estaba en la copia. Lo de ahora se guarda antes en otra, para poder volver.",
      en: "Everything becomes as it was in the backup. What is there now is kept in another one first, so that you can come back.",
      pt: "Tudo fica como estava na cópia. O que há agora é guardado antes em outra, para poder voltar.")
  /// “Go back to this one”
  public static let editorRestoreCopyNow = Text(
      es: "Volver a esta",
      en: "Go back to this one",
      pt: "Voltar a esta")
  /// “A backup kept in a file”
  public static let editorRestoreFile = Text(
      es: "Una copia guardada en un archivo",
      en: "A backup kept in a file",
      pt: "Uma cópia guardada num arquivo")
  /// “.sqlite file, of 64 MB at most”
  public static let editorRestoreFileLabel = Text(
      es: "Archivo .sqlite, de 64 MB como mucho",
      en: ".sqlite file, of 64 MB at most",
      pt: "Arquivo .sqlite, de 64 MB no máximo")
  /// “Put everything back as it was on {date}?”
  public static func editorRestoreQuestion(date: String) -> Text {
    Text(
      es: "¿Dejar todo como estaba el \(date)?",
      en: "Put everything back as it was on \(date)?",
      pt: "Deixar tudo como estava em \(date)?")
  }
  /// “Put everything back as it was in “{name}”?”
  public static func editorRestoreFileQuestion(name: String) -> Text {
    Text(
      es: "¿Dejar todo como estaba en «\(name)»?",
      en: "Put everything back as it was in “\(name)”?",
      pt: "Deixar tudo como estava em “\(name)”?")
  }
  /// “Everything is as it was in the backup. What was there before is now the newest backup.”
  public static let editorRestored = Text(
      es: "Todo está como en la copia. Lo de antes es ahora la copia más nueva.",
      en: "Everything is as it was in the backup. What was there before is now the newest backup.",
      pt: "Tudo está como na cópia. O que havia antes é agora a cópia mais nova.")
  /// ““{name}” is no backup of this program, or it is damaged; nothing was changed”
  public static func editorNoCopy(name: String) -> Text {
    Text(
      es: "«\(name)» no es una copia de este programa, o está dañada; no se ha cambiado nada",
      en: "“\(name)” is no backup of this program, or it is damaged; nothing was changed",
      pt: "“\(name)” não é uma cópia deste programa, ou está danificada; nada foi mudado")
  }
  /// “{count} {count|timer that was saved cannot be read and is not shown|timers that were saved cannot be read and are not shown}.”
  public static func webTimersDamaged(count: Int) -> Text {
    Text(
      es: "\(count) \(count == 1 ? "tiempo guardado no se puede leer y no se muestra" : "tiempos guardados no se pueden leer y no se muestran").",
      en: "\(count) \(count == 1 ? "timer that was saved cannot be read and is not shown" : "timers that were saved cannot be read and are not shown").",
      pt: "\(count) \(count == 1 ? "tempo guardado não pode ser lido e não aparece" : "tempos guardados não podem ser lidos e não aparecem").")
  }
  /// “Delete it”
  public static let webTimersPutAway = Text(
      es: "Borrarlo",
      en: "Delete it",
      pt: "Apagar")
  /// “Keep what is said under “The last ones””
  public static let webKeepsSaid = Text(
      es: "Guardar lo que se dice en «Las últimas»",
      en: "Keep what is said under “The last ones”",
      pt: "Guardar o que é dito em “As últimas”")
  /// “Delete the last sentences”
  public static let webForgetSaid = Text(
      es: "Borrar las últimas frases",
      en: "Delete the last sentences",
      pt: "Apagar as últimas frases")
  /// “Delete all the last sentences? The favorites stay.”
  public static let webForgetSaidQuestion = Text(
      es: "¿Borrar todas las últimas frases? Las favoritas se quedan.",
      en: "Delete all the last sentences? The favorites stay.",
      pt: "Apagar todas as últimas frases? As favoritas ficam.")
  /// “Words that are seen: up to level”
  public static let webLevel = Text(
      es: "Palabras que se ven: hasta el nivel",
      en: "Words that are seen: up to level",
      pt: "Palavras que aparecem: até o nível")
  /// “All”
  public static let webAllLevels = Text(
      es: "Todas",
      en: "All",
      pt: "Todas")
  /// “Delete this person”
  public static let webRemovePerson = Text(
      es: "Borrar a esta persona",
      en: "Delete this person",
      pt: "Apagar esta pessoa")
  /// “Delete “{name}” with their favorites, recordings and what they said? This cannot be undone.”
  public static func webRemovePersonQuestion(name: String) -> Text {
    Text(
      es: "¿Borrar a «\(name)» con sus favoritas, sus grabaciones y lo que ha dicho? No se puede deshacer.",
      en: "Delete “\(name)” with their favorites, recordings and what they said? This cannot be undone.",
      pt: "Apagar “\(name)” com as suas favoritas, as suas gravações e o que disse? Não dá para desfazer.")
  }
  /// “Delete “{name}” with their favorites, recordings, what they said and {count} {count|word of their own|words of their own}? This cannot be undone.”
  public static func webRemovePersonOwnQuestion(name: String, count: Int) -> Text {
    Text(
      es: "¿Borrar a «\(name)» con sus favoritas, sus grabaciones, lo que ha dicho y \(count) \(count == 1 ? "palabra propia" : "palabras propias")? No se puede deshacer.",
      en: "Delete “\(name)” with their favorites, recordings, what they said and \(count) \(count == 1 ? "word of their own" : "words of their own")? This cannot be undone.",
      pt: "Apagar “\(name)” com as suas favoritas, as suas gravações, o que disse e \(count) \(count == 1 ? "palavra própria" : "palavras próprias")? Não dá para desfazer.")
  }
  /// “Check everything”
  public static let webCheck = Text(
      es: "Revisar todo",
      en: "Check everything",
      pt: "Verificar tudo")
  /// “Everything is fine.”
  public static let webCheckGood = Text(
      es: "Todo está bien.",
      en: "Everything is fine.",
      pt: "Está tudo bem.")
  /// “There is something to look at:”
  public static let webCheckBad = Text(
      es: "Hay algo que mirar:",
      en: "There is something to look at:",
      pt: "Há algo para olhar:")
  /// “Fine”
  public static let webCheckFine = Text(
      es: "Bien",
      en: "Fine",
      pt: "Bem")
  /// “Must be mended”
  public static let webCheckWrong = Text(
      es: "Hay que arreglarlo",
      en: "Must be mended",
      pt: "É preciso consertar")
  /// “Twemoji's drawings are missing and characters are shown: run “script/aac-web” again with a connection.”
  public static let webCheckNoDrawings = Text(
      es: "Faltan los dibujos de Twemoji y se ven caracteres: vuelva a ejecutar «script/aac-web» con conexión.",
      en: "Twemoji's drawings are missing and characters are shown: run “script/aac-web” again with a connection.",
      pt: "Faltam os desenhos do Twemoji e veem-se caracteres: execute de novo “script/aac-web” com conexão.")
  /// “The last backup is {count} {count|day|days} old: save one under “Files and backups”.”
  public static func webCheckOldCopy(count: Int) -> Text {
    Text(
      es: "La última copia tiene \(count) \(count == 1 ? "día" : "días"): guarde una en «Archivos y copias».",
      en: "The last backup is \(count) \(count == 1 ? "day" : "days") old: save one under “Files and backups”.",
      pt: "A última cópia tem \(count) \(count == 1 ? "dia" : "dias"): guarde uma em “Arquivos e cópias”.")
  }
  /// “There is no backup of the last days: save one under “Files and backups”.”
  public static let webCheckNoCopy = Text(
      es: "No hay ninguna copia de los últimos días: guarde una en «Archivos y copias».",
      en: "There is no backup of the last days: save one under “Files and backups”.",
      pt: "Não há nenhuma cópia dos últimos dias: guarde uma em “Arquivos e cópias”.")
  /// “{count} {count|word|words} without a picture ({language}): {words}”
  public static func webCheckNoPicture(count: Int, language: String, words: String) -> Text {
    Text(
      es: "\(count) \(count == 1 ? "palabra" : "palabras") sin dibujo (\(language)): \(words)",
      en: "\(count) \(count == 1 ? "word" : "words") without a picture (\(language)): \(words)",
      pt: "\(count) \(count == 1 ? "palavra" : "palavras") sem desenho (\(language)): \(words)")
  }
}
