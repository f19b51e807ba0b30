import AACCore
import Grammar
import SentenceBuilder
import Testing

/// What is said of a sentence is true of it, plain, and in the words of its tiles.
struct ReasonTextTests {
  private static func reasons(_ language: Language, _ tiles: String) throws -> [String] {
    var request = SentenceRequest()
    request.tiles = tiles.split(separator: " ").map(String.init)
    return try SharedComposers.composer(language).sentence(for: request).trace.map {
      $0.explanation[language]
    }
  }

  @Test(arguments: [
    (
      Language.spanish, "yo ver mamá",
      "añadí «a»: «ver» lleva «a» delante de personas y de animales"
    ),
    (
      Language.spanish, "tú gustar qué",
      "con «gustar», quien lo siente no es el sujeto de la frase"
    ),
    (
      Language.spanish, "tú gustar qué",
      "cambié «tú» por «te»: es la forma del pronombre en ese lugar"
    ),
    (
      Language.spanish, "tú doler dónde",
      "con «doler», quien lo siente no es el sujeto de la frase"
    ),
    (Language.spanish, "tú querer qué", "callé «tú»: el verbo ya dice la persona"),
    (Language.spanish, "Leo jugar amigo", "añadí «su» delante de «amigo»: ya se sabe de quién es"),
    (
      Language.spanish, "hermana llorar",
      "añadí «mi» delante de «hermana»: sin decir de quién, es de quien habla"
    ),
    (Language.spanish, "barriga doler", "añadí «la» delante de «barriga»: ya se sabe de quién es"),
    (
      Language.spanish, "yo gustar pizza",
      "añadí «la» delante de «pizza»: se habla de todo lo que se llama así"
    ),
    (Language.spanish, "comer ni carne ni pescado", "añadí «no»: «ni» detrás del verbo lo pide"),
    (Language.spanish, "yo estar cansado caminar", "«cansado» pide «de» delante del otro verbo"),
    (
      Language.spanish, "yo querer un poco agua",
      "dije «un poco de» delante de «agua»: así se mide o se cuenta"
    ),
    (
      Language.spanish, "yo ver película cine",
      "añadí «en» delante de «cine»: une esa palabra con el resto"
    ),
    (Language.spanish, "turno mamá", "añadí «de» delante de «mamá»: une esa palabra con el resto"),
    (
      Language.spanish, "yo estar hambre",
      "usé «tener» con «hambre»: es el verbo que va con esa palabra"
    ),
    (
      Language.spanish, "mamá dar libro yo",
      "cambié «yo» por «me»: es la forma del pronombre en ese lugar"
    ),
    (
      Language.spanish, "triste llorar",
      "puse «y» antes de lo que dice «llorar»: ahí empieza otra idea"
    ),
    (
      Language.spanish, "pizza o hamburguesa",
      "lo dije como pregunta: sobre «pizza o hamburguesa» responde la otra persona"
    ),
    (
      Language.spanish, "poder ir baño",
      "lo dije como pregunta: quien empieza con «poder» pide algo"
    ),
    (Language.spanish, "yo hambre", "añadí «tener» con «hambre»: se sobrentiende"),
    (
      Language.portuguese, "eu comer pão queijo",
      "acrescentei “e” antes de “queijo”: vai junto com o que está antes"
    ),
    (
      Language.portuguese, "irmão chorar",
      "acrescentei “meu” antes de “irmão”: sem dizer de quem, é de quem fala"
    ),
    (Language.portuguese, "lavar mãos", "acrescentei “as” antes de “mãos”: já se sabe de quem é"),
    (Language.portuguese, "barriga doer", "com “doer”, quem sente não é o sujeito da frase"),
    (Language.portuguese, "ter nenhum lápis", "acrescentei “não”: “nenhum” depois do verbo pede"),
    (
      Language.portuguese, "eu querer um pouco pão",
      "disse “um pouco de” antes de “pão”: assim se mede ou se conta"
    ),
    (Language.portuguese, "eu estar pronto sair", "“pronto” pede “para” antes do outro verbo"),
    (Language.portuguese, "eu querer ir praia", "acrescentei “a” antes de “praia”: o verbo pede"),
    (
      Language.portuguese, "passar filme TV hoje",
      "acrescentei “em” antes de “TV”: une essa palavra ao resto"
    ),
    (
      Language.portuguese, "casa vovó longe",
      "acrescentei “de” antes de “vovó”: une essa palavra ao resto"
    ),
    (
      Language.portuguese, "chefe pagar nós",
      "mudei “nós” para “nos”: é a forma do pronome nesse lugar"
    ),
    (
      Language.portuguese, "cansado dormir",
      "pus “,” antes do que “dormir” diz: aí começa outra ideia"
    ),
    (Language.portuguese, "onde papai", "acrescentei “estar” com “papai”: subentende-se"),
    (
      Language.portuguese, "menina dar livro mim",
      "mudei “mim” para “me”: é a forma do pronome nesse lugar"
    ),
    (
      Language.portuguese, "mamãe ser cansado",
      "usei “estar” com “cansado”: é o verbo que vai com essa palavra"
    ),
    (Language.portuguese, "eu gostar boneca", "acrescentei “de” antes de “boneca”: o verbo pede"),
    (
      Language.portuguese, "eu cortar dedo",
      "“cortar” acontece de uma vez: dito sem tempo já passou"
    ),
    (Language.portuguese, "casa branco", "mudei “branco” para “branca”: vai com o seu nome"),
    (Language.portuguese, "ontem eu casa", "“ontem” marca o tempo do verbo"),
    (Language.portuguese, "banheiro querer eu", "acrescentei “ir” com “banheiro”: subentende-se"),
    (
      Language.english, "I want bread butter",
      "added “and” before “butter”: it goes together with what is before"
    ),
    (Language.english, "not want soup", "joined “do + not”: “don't”"),
    (
      Language.english, "he take my ball",
      "said it in the past: what “take” says is over when it is told"
    ),
    (Language.english, "brush teeth bed", "added “go” with “bed”: it is understood"),
    (
      Language.english, "leg hurt run",
      "put “when” before what “run” says: another thought begins there"
    ),
    (Language.english, "mom kiss I", "changed “I” to “me”: the pronoun's form in that place"),
    (
      Language.english, "I want kilo apple",
      "said “kilo of” before “apple”: so it is measured or counted"
    ),
    (Language.english, "where shoes", "added “are” before “shoes”: English needs a verb there"),
    (
      Language.english, "I forgot phone home",
      "added “at” before “home”: it joins that word to the rest"
    ),
    (Language.english, "park go dad", "added “to” before “park”: the verb asks for it"),
    (Language.english, "dog big", "added “is” before “big”: English needs a verb there"),
    (
      Language.english, "head hurt I",
      "with “hurt” the one who feels it is not the subject of the sentence"
    ),
    (Language.english, "yesterday I go zoo", "“yesterday” sets the tense of the verb"),
    (Language.english, "lamp not work", "added “does”: “work” needs it to negate or ask"),
    (Language.english, "baby hungry milk", "added “wants” with “milk”: it is understood"),
    (
      Language.english, "I see nobody",
      "said “anybody” for “nobody”: so it is in English beside a negation"
    ),
    (
      Language.english, "I build tower tall",
      "put “tall” before “tower”: in English it stands before what it describes"
    ),
    (Language.english, "Emma eat apple", "used “an” before “apple” for its sound"),
    (Language.english, "mom car dirty", "said “Mom's” for “Mom”: it tells whose it is"),
    (Language.english, "I put on coat", "added “my” before “coat”: English says whose it is"),
  ])
  func reasonsAreTrueAndPlain(_ language: Language, _ tiles: String, _ reason: String) throws {
    #expect(try Self.reasons(language, tiles).contains(reason))
  }

  @Test(arguments: [
    // Who feels it is said, a chosen word was not added, and one film is not all films.
    (Language.spanish, "tú gustar qué", "callé «tú»: el verbo ya dice la persona"),
    (.spanish, "yo dormir con papá", "añadí «con» delante de «papá»: el verbo lo pide"),
    (
      .spanish, "yo gustar película",
      "añadí «la» delante de «película»: se habla de todo lo que se llama así"
    ),
    (
      .spanish, "Leo jugar amigo",
      "añadí «su» delante de «amigo»: sin decir de quién, es de quien habla"
    ),
    (.english, "dog bite me", "changed “I” to “me”: the pronoun's form in that place"),
    (.english, "he take my ball", "“take” sets the tense of the verb"),
    (.english, "not want soup", "added “don't” to negate “do”"),
    (.english, "there be dog", "added “there”: in English “be” is not said without a subject"),
    (.portuguese, "escovar dentes antes dormir", "“escovar” pede “antes de” antes do outro verbo"),
    (.portuguese, "eu gostar de boneca", "acrescentei “de” antes de “boneca”: o verbo pede"),
  ])
  func reasonsThatDoNotHoldAreNotGiven(
    _ language: Language, _ tiles: String, _ reason: String
  ) throws {
    #expect(try !Self.reasons(language, tiles).contains(reason))
  }

  @Test(arguments: Language.allCases)
  func noReasonOfTheTablesLeavesItsWordOut(_ language: Language) throws {
    let composer = try SharedComposers.composer(language)
    for request in TableRequests.all(language) {
      let made = try composer.sentence(for: request)
      for use in made.trace {
        let text = use.explanation[language]
        #expect(!text.contains("«»") && !text.contains("“”"), "\(made.text): \(text)")
      }
    }
  }
}
