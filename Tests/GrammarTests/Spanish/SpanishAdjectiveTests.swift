import AACCore
import Grammar
import Testing

struct SpanishAdjectiveTests {
  private let spanish = SpanishMorphology()

  @Test(arguments: [
    ("bueno", "buena", "buenos", "buenas"), ("feliz", "feliz", "felices", "felices"),
    ("azul", "azul", "azules", "azules"), ("marrón", "marrón", "marrones", "marrones"),
    ("español", "española", "españoles", "españolas"),
    ("trabajador", "trabajadora", "trabajadores", "trabajadoras"),
    ("mejor", "mejor", "mejores", "mejores"), ("superior", "superior", "superiores", "superiores"),
    ("holgazán", "holgazana", "holgazanes", "holgazanas"),
    ("cortés", "cortés", "corteses", "corteses"),
    ("inglés", "inglesa", "ingleses", "inglesas"), ("gris", "gris", "grises", "grises"),
    ("joven", "joven", "jóvenes", "jóvenes"), ("verde", "verde", "verdes", "verdes"),
    ("rosa", "rosa", "rosa", "rosa"), ("gratis", "gratis", "gratis", "gratis"),
    ("pequeñín", "pequeñina", "pequeñines", "pequeñinas"), ("común", "común", "comunes", "comunes"),
    ("andaluz", "andaluza", "andaluces", "andaluzas"),
    ("israelí", "israelí", "israelíes", "israelíes"),
    ("optimista", "optimista", "optimistas", "optimistas"),
    ("fácil", "fácil", "fáciles", "fáciles"),
    ("grandote", "grandota", "grandotes", "grandotas"), ("roto", "rota", "rotos", "rotas"),
    ("tricolor", "tricolor", "tricolores", "tricolores"), ("afín", "afín", "afines", "afines"),
  ])
  func agrees(lemma: String, feminine: String, plural: String, feminines: String) {
    #expect(spanish.adjective(lemma, .masculine, .singular) == [lemma])
    #expect(spanish.adjective(lemma, .feminine, .singular) == [feminine])
    #expect(spanish.adjective(lemma, .masculine, .plural).first == plural)
    #expect(spanish.adjective(lemma, .feminine, .plural).first == feminines)
    #expect(spanish.plural(of: lemma, wordClass: .adjective).first == plural)
  }

  @Test func coloursFromThingsMayAgree() {
    #expect(spanish.adjective("naranja", .feminine, .plural) == ["naranja", "naranjas"])
  }

  @Test(arguments: [
    ("bueno", Gender.masculine, "día", "buen"), ("bueno", .feminine, "noche", "buena"),
    ("malo", .masculine, "rato", "mal"), ("grande", .masculine, "perro", "gran"),
    ("grande", .feminine, "casa", "gran"), ("primero", .masculine, "piso", "primer"),
    ("tercero", .feminine, "puerta", "tercera"), ("alguno", .masculine, "amigo", "algún"),
    ("ninguno", .masculine, "niño", "ningún"), ("santo", .masculine, "José", "san"),
    ("santo", .masculine, "Tomás", "santo"), ("santo", .feminine, "Ana", "santa"),
    ("cualquiera", .feminine, "cosa", "cualquier"), ("uno", .masculine, "libro", "un"),
    ("rojo", .masculine, "coche", "rojo"),
  ])
  func shortensBeforeANoun(lemma: String, gender: Gender, noun: String, form: String) {
    #expect(spanish.adjective(lemma, gender, .singular, before: noun) == form)
  }

  @Test func doesNotShortenInThePlural() {
    #expect(spanish.adjective("bueno", .masculine, .plural, before: "días") == "buenos")
    #expect(spanish.adjective("grande", .feminine, .plural, before: "casas") == "grandes")
    #expect(spanish.adjective("ciento", .masculine, .plural, before: "niños") == "cien")
  }

  @Test func knowsIrregularComparatives() {
    #expect(spanish.comparative(of: "bueno") == "mejor")
    #expect(spanish.comparative(of: "rojo") == nil)
  }

  @Test(arguments: [
    ("lento", "lentamente"), ("rápido", "rápidamente"), ("fácil", "fácilmente"),
    ("feliz", "felizmente"), ("bueno", "bien"), ("malo", "mal"), ("alegre", "alegremente"),
    ("cortés", "cortésmente"), ("encantador", "encantadoramente"),
  ])
  func adverbsKeepTheAccentOfTheAdjective(adjective: String, adverb: String) {
    #expect(SpanishMorphology().adverb(of: adjective) == adverb)
  }

  @Test func aColourThatIsAThingMakesNoAdverb() {
    #expect(SpanishMorphology().adverb(of: "naranja") == nil)
  }
}
