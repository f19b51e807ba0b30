// Generated from Data/interface/strings.csv by script/generate: do not edit.
// swift-format-ignore-file

extension Text {
  /// “AAC”
  public static let appName = Text(
      es: "AAC",
      en: "AAC",
      pt: "AAC")
  /// “made “{word}” agree with its noun: “{result}””
  public static func ruleAdjectiveAgreement(word: String, result: String) -> Text {
    Text(
      es: "concordé «\(word)» con su nombre: «\(result)»",
      en: "made “\(word)” agree with its noun: “\(result)”",
      pt: "concordei “\(word)” com o seu nome: “\(result)”")
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
  /// “used “{result}” with “{word}”: what something is or how it is decides the verb”
  public static func ruleCopulaChoice(result: String, word: String) -> Text {
    Text(
      es: "usé «\(result)» con «\(word)»: la cualidad va con *ser*, el estado y el lugar con *estar*",
      en: "used “\(result)” with “\(word)”: what something is or how it is decides the verb",
      pt: "usei “\(result)” com “\(word)”: a qualidade vai com *ser*, o estado e o lugar com *estar*")
  }
  /// ““{word}” is unknown: its grammar was worked out from its form”
  public static func ruleInferred(word: String) -> Text {
    Text(
      es: "no conozco «\(word)»: deduje su gramática de su forma",
      en: "“\(word)” is unknown: its grammar was worked out from its form",
      pt: "não conheço “\(word)”: deduzi a sua gramática pela forma")
  }
  /// “counted the subjects together: “{word}” becomes “{result}””
  public static func ruleJoinedSubjects(word: String, result: String) -> Text {
    Text(
      es: "conté los sujetos juntos: «\(word)» va en «\(result)»",
      en: "counted the subjects together: “\(word)” becomes “\(result)”",
      pt: "contei os sujeitos juntos: “\(word)” fica “\(result)”")
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
      es: "añadí «\(result)»: «\(word)» se hace a uno mismo",
      en: "added “\(result)”: “\(word)” is done to oneself",
      pt: "acrescentei “\(result)”: “\(word)” faz-se a si mesmo")
  }
  /// “made “{word}” a request: “{result}””
  public static func ruleRequest(word: String, result: String) -> Text {
    Text(
      es: "puse «\(word)» en imperativo: «\(result)»",
      en: "made “\(word)” a request: “\(result)”",
      pt: "pus “\(word)” no imperativo: “\(result)”")
  }
  /// “left “{word}” out: the verb says the person”
  public static func ruleSubjectDropped(word: String) -> Text {
    Text(
      es: "callé «\(word)»: el verbo ya dice la persona",
      en: "left “\(word)” out: the verb says the person",
      pt: "calei “\(word)”: o verbo já diz a pessoa")
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
  /// “with “{word}” the one who feels is not the grammatical subject”
  public static func ruleExperiencer(word: String) -> Text {
    Text(
      es: "con «\(word)» quien siente lleva *a*: el verbo concuerda con lo demás",
      en: "with “\(word)” the one who feels is not the grammatical subject",
      pt: "com “\(word)” quem sente não é o sujeito gramatical")
  }
  /// “put “{result}” with “{word}”: feminine with stressed *a*”
  public static func ruleFeminineEl(result: String, word: String) -> Text {
    Text(
      es: "puse «\(result)» con «\(word)»: es femenino y empieza por *a* tónica",
      en: "put “\(result)” with “\(word)”: feminine with stressed *a*",
      pt: "pus “\(result)” com “\(word)”: feminino com *a* tónico")
  }
  /// “added *a*: “{word}” takes *a* before a person”
  public static func rulePersonalA(word: String) -> Text {
    Text(
      es: "añadí *a*: «\(word)» lleva *a* delante de una persona",
      en: "added *a*: “\(word)” takes *a* before a person",
      pt: "acrescentei *a*: “\(word)” leva *a* antes de uma pessoa")
  }
  /// “put “{word}” into the subjunctive: “{result}””
  public static func ruleSubjunctive(word: String, result: String) -> Text {
    Text(
      es: "puse «\(word)» en subjuntivo: «\(result)»",
      en: "put “\(word)” into the subjunctive: “\(result)”",
      pt: "pus “\(word)” no conjuntivo: “\(result)”")
  }
  /// “said “{result}” for “{word}”: so it is said in the chosen variety”
  public static func ruleVariantPronoun(result: String, word: String) -> Text {
    Text(
      es: "dije «\(result)» en lugar de «\(word)»: así se dice en la variedad elegida",
      en: "said “\(result)” for “\(word)”: so it is said in the chosen variety",
      pt: "disse “\(result)” em vez de “\(word)”: assim se diz na variedade escolhida")
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
}
