import AACCore
import Grammar
import Testing

/// Verbs of each class beside verbs that only look as if they belonged to it.
struct SpanishVowelChangeTests {
  private let spanish = SpanishMorphology()

  @Test(arguments: [
    ("acertar", "acierto"), ("aceptar", "acepto"), ("pensar", "pienso"), ("compensar", "compenso"),
    ("calentar", "caliento"), ("recalentar", "recaliento"), ("alentar", "aliento"),
    ("comentar", "comento"), ("aumentar", "aumento"), ("sentar", "siento"),
    ("presentar", "presento"),
    ("representar", "represento"), ("ausentar", "ausento"), ("tentar", "tiento"),
    ("intentar", "intento"), ("contentar", "contento"), ("negar", "niego"), ("renegar", "reniego"),
    ("entregar", "entrego"), ("cegar", "ciego"), ("pegar", "pego"), ("llegar", "llego"),
    ("despegar", "despego"), ("empezar", "empiezo"), ("bostezar", "bostezo"),
    ("despertar", "despierto"), ("cerrar", "cierro"), ("encerrar", "encierro"),
    ("aterrizar", "aterrizo"),
    ("errar", "yerro"), ("helar", "hielo"), ("anhelar", "anhelo"), ("regar", "riego"),
    ("agregar", "agrego"), ("quebrar", "quiebro"), ("celebrar", "celebro"), ("sembrar", "siembro"),
    ("nevar", "nievo"), ("llevar", "llevo"), ("gobernar", "gobierno"), ("temblar", "tiemblo"),
  ])
  func eBecomesIeInClassMembersOnly(lemma: String, form: String) {
    #expect(spanish.verb(lemma, VerbFeatures(.present, .first, .singular)).first == form)
  }

  @Test(arguments: [
    ("contar", "cuento"), ("montar", "monto"), ("encontrar", "encuentro"),
    ("controlar", "controlo"),
    ("volar", "vuelo"), ("violar", "violo"), ("colgar", "cuelgo"), ("descolgar", "descuelgo"),
    ("probar", "pruebo"), ("aprobar", "apruebo"), ("robar", "robo"), ("soñar", "sueño"),
    ("sonar", "sueno"), ("abonar", "abono"), ("mostrar", "muestro"), ("postrar", "postro"),
    ("rogar", "ruego"), ("interrogar", "interrogo"), ("derogar", "derogo"), ("jugar", "juego"),
    ("conjugar", "conjugo"), ("renovar", "renuevo"), ("innovar", "innovo"),
    ("almorzar", "almuerzo"),
    ("forzar", "fuerzo"), ("rozar", "rozo"), ("avergonzar", "avergüenzo"), ("degollar", "degüello"),
    ("volver", "vuelvo"), ("devolver", "devuelvo"), ("mover", "muevo"), ("comer", "como"),
    ("oler", "huelo"), ("doler", "duelo"), ("cocer", "cuezo"), ("coser", "coso"),
    ("torcer", "tuerzo"), ("reconocer", "reconozco"), ("desosar", "deshueso"), ("tostar", "tuesto"),
    ("costar", "cuesto"), ("acostar", "acuesto"), ("apostar", "apuesto"), ("encolar", "encolo"),
  ])
  func oBecomesUeInClassMembersOnly(lemma: String, form: String) {
    #expect(spanish.verb(lemma, VerbFeatures(.present, .first, .singular)).first == form)
  }

  @Test(arguments: [
    ("perder", "pierdo"), ("entender", "entiendo"), ("pretender", "pretendo"), ("vender", "vendo"),
    ("aprender", "aprendo"), ("defender", "defiendo"), ("ofender", "ofendo"),
    ("depender", "dependo"),
    ("encender", "enciendo"), ("querer", "quiero"), ("requerir", "requiero"), ("sentir", "siento"),
    ("preferir", "prefiero"), ("sugerir", "sugiero"), ("divertir", "divierto"), ("herir", "hiero"),
    ("mentir", "miento"), ("permitir", "permito"), ("discernir", "discierno"),
    ("adquirir", "adquiero"),
    ("pedir", "pido"), ("agredir", "agredo"), ("servir", "sirvo"), ("vivir", "vivo"),
    ("seguir", "sigo"), ("distinguir", "distingo"), ("elegir", "elijo"), ("dirigir", "dirijo"),
    ("sumergir", "sumerjo"), ("repetir", "repito"), ("reír", "río"), ("sonreír", "sonrío"),
    ("teñir", "tiño"), ("vestir", "visto"), ("dormir", "duermo"), ("morir", "muero"),
    ("abolir", "abolo"), ("erguir", "yergo"), ("podrir", "pudro"), ("mecer", "mezo"),
  ])
  func theVowelChangesInErAndIrVerbsOfTheClassOnly(lemma: String, form: String) {
    #expect(spanish.verb(lemma, VerbFeatures(.present, .first, .singular)).first == form)
  }

  @Test(arguments: [
    ("sentir", "sintió", "sintiendo", "sintamos"), ("pedir", "pidió", "pidiendo", "pidamos"),
    ("dormir", "durmió", "durmiendo", "durmamos"), ("perder", "perdió", "perdiendo", "perdamos"),
    ("discernir", "discernió", "discerniendo", "discernamos"),
    ("adquirir", "adquirió", "adquiriendo", "adquiramos"), ("reír", "rio", "riendo", "riamos"),
    ("reñir", "riñó", "riñendo", "riñamos"), ("seguir", "siguió", "siguiendo", "sigamos"),
    ("podrir", "pudrió", "pudriendo", "pudramos"), ("contar", "contó", "contando", "contemos"),
    ("cegar", "cegó", "cegando", "ceguemos"), ("poder", "pudo", "pudiendo", "podamos"),
    ("venir", "vino", "viniendo", "vengamos"), ("volver", "volvió", "volviendo", "volvamos"),
  ])
  func onlyIrVerbsRaiseTheUnstressedVowel(
    lemma: String, preterite: String, gerund: String, subjunctive: String
  ) {
    #expect(spanish.verb(lemma, VerbFeatures(.preterite, .third, .singular)).first == preterite)
    #expect(spanish.verb(lemma, VerbFeatures(.gerund)).first == gerund)
    #expect(
      spanish.verb(lemma, VerbFeatures(.presentSubjunctive, .first, .plural)).first == subjunctive)
  }

  @Test(arguments: [
    ("nosotros", "acertamos"), ("vosotros", "acertáis"), ("vos", "acertás"), ("tú", "aciertas"),
  ])
  func theVowelStaysWhereTheEndingIsStressed(person: String, form: String) {
    let number: GrammaticalNumber = person.hasSuffix("os") && person != "vos" ? .plural : .singular
    let features = VerbFeatures(
      .present, person == "nosotros" ? .first : .second, number, isVoseo: person == "vos")
    #expect(spanish.verb("acertar", features) == [form])
  }
}
