import AACCore
import Grammar
import Testing

struct SpanishNounTests {
  private let spanish = SpanishMorphology()

  @Test(
    arguments: SpanishNounTests.words(
      """
      mano foto moto radio canción televisión región cuestión razón ciudad libertad virtud salud
      costumbre vejez flor labor mujer leche sangre nieve carne llave noche tarde calle clase
      agua hambre águila madre mesa luz nariz pared red sal piel cárcel imagen tribu crisis
      tesis hepatitis serie especie ley gafas tijeras vacaciones goma crema paloma cama lista
      revista pista torre nube fiebre mamá bici web muchedumbre gente fe sed tos miel nuez
      fuente pasta unión opinión catedral gripe
      """))
  func feminineNounsAreKnownOrInferred(noun: String) {
    #expect(spanish.gender(of: noun) == .feminine)
  }

  @Test(
    arguments: SpanishNounTests.words(
      """
      día mapa problema tema sistema idioma clima fantasma pijama planeta sofá papá poeta
      programa pictograma garaje viaje color dolor amor corazón camión avión guion buzón pez
      ajedrez juez arroz lápiz maíz pie pies puente diente coche tomate césped ataúd ardid
      huésped árbol sol tren pan mes bus autobús análisis oasis paraguas abrelatas cumpleaños
      lunes paréntesis tranvía koala hombre nombre aire baile reloj rey jersey menú rubí café
      yogur azúcar mar dentista artista libro zapatos pantalones calcetín atlas virus gorila
      alambre panorama trauma
      """))
  func masculineNounsAreKnownOrInferred(noun: String) {
    #expect(spanish.gender(of: noun) == .masculine)
  }

  @Test func theHeadOfAPhraseGivesItsGender() {
    #expect(spanish.gender(of: "pasta de dientes") == .feminine)
    #expect(spanish.gender(of: "cepillo de dientes") == .masculine)
    #expect(spanish.gender(of: "fin de semana") == .masculine)
  }

  @Test(arguments: [
    ("canción", ["canciones"]), ("examen", ["exámenes"]), ("joven", ["jóvenes"]),
    ("carácter", ["caracteres"]), ("régimen", ["regímenes"]), ("lápiz", ["lápices"]),
    ("crisis", ["crisis"]), ("lunes", ["lunes"]), ("paraguas", ["paraguas"]), ("tórax", ["tórax"]),
    ("rubí", ["rubíes", "rubís"]), ("café", ["cafés"]), ("sofá", ["sofás"]), ("menú", ["menús"]),
    ("mes", ["meses"]), ("autobús", ["autobuses"]), ("país", ["países"]), ("inglés", ["ingleses"]),
    ("luz", ["luces"]), ("pez", ["peces"]), ("rey", ["reyes"]), ("jersey", ["jerséis"]),
    ("reloj", ["relojes"]), ("árbol", ["árboles"]), ("robot", ["robots"]),
    ("club", ["clubes", "clubs"]),
    ("casa", ["casas"]), ("raíz", ["raíces"]), ("imagen", ["imágenes"]), ("orden", ["órdenes"]),
    ("virgen", ["vírgenes"]), ("calcetín", ["calcetines"]), ("té", ["tés"]), ("pie", ["pies"]),
    ("sándwich", ["sándwiches"]), ("líder", ["líderes"]), ("iceberg", ["icebergs"]),
    ("fin de semana", ["fines de semana"]), ("perrito caliente", ["perritos calientes"]),
    ("ciempiés", ["ciempiés"]), ("mánager", ["mánager"]), ("espécimen", ["especímenes"]),
    ("polisíndeton", ["polisíndeton"]), ("samuray", ["samuráis"]), ("faralá", ["faralaes"]),
    ("sofá cama", ["sofás cama"]), ("pez espada", ["peces espada"]), ("año luz", ["años luz"]),
    ("guardia civil", ["guardias civiles"]), ("mesa redonda", ["mesas redondas"]),
    ("hombre rana", ["hombres rana"]), ("cepillo de dientes", ["cepillos de dientes"]),
    // The noun and its adjectives change; what a preposition brings, a kind and a name do not.
    ("huevo frito", ["huevos fritos"]), ("centro comercial", ["centros comerciales"]),
    ("osito de peluche", ["ositos de peluche"]), ("oso panda", ["osos panda"]),
    ("primer plato", ["primeros platos"]), ("gran superficie", ["grandes superficies"]),
    ("papá noel", ["papás noel"]), ("torre Eiffel", ["torres Eiffel"]),
    ("Semana Santa", ["Semanas Santas"]), ("página web", ["páginas web"]), ("plan b", ["planes b"]),
    ("pantalón azul marino", ["pantalones azul marino"]), ("polo norte", ["polos norte"]),
    ("patinaje sobre hielo", ["patinajes sobre hielo"]), ("coche antirrobo", ["coches antirrobo"]),
    ("cuarto de baño", ["cuartos de baño"]), ("mesa y silla", ["mesas y sillas"]),
  ])
  func pluralsFollowTheEndingAndTheStress(singular: String, plurals: [String]) {
    #expect(spanish.plural(of: singular, wordClass: .noun) == plurals)
  }

  @Test(arguments: [
    "agua", "águila", "hambre", "hada", "área", "aula", "hacha", "ala", "arma", "agua mineral",
  ])
  func feminineNounsInStressedATakeEl(noun: String) {
    #expect(spanish.takesMasculineArticle(noun))
  }

  @Test(arguments: [
    "a", "hache", "árbitra", "amiga", "abuela", "harina", "abeja", "hamaca", "árbol", "casa",
    "arte",
    "manzana", "aguja", "árabe",
  ])
  func otherNounsDoNot(noun: String) {
    #expect(!spanish.takesMasculineArticle(noun))
  }

  @Test(arguments: [
    ("niño", "niña"), ("profesor", "profesora"), ("actor", "actriz"), ("rey", "reina"),
    ("dentista", "dentista"), ("padre", "madre"), ("bailarín", "bailarina"), ("león", "leona"),
    ("inglés", "inglesa"), ("estudiante", "estudiante"), ("jefe", "jefa"), ("gallo", "gallina"),
    ("doctor", "doctora"), ("policía", "policía"), ("toro", "vaca"), ("alcalde", "alcaldesa"),
  ])
  func personsAndAnimalsHaveFeminines(noun: String, feminine: String) {
    #expect(spanish.feminine(of: noun) == feminine)
  }

  @Test func feminineNounsHaveNoOther() {
    #expect(spanish.feminine(of: "mesa") == nil)
    #expect(spanish.feminines(of: "poeta") == ["poetisa", "poeta"])
    #expect(spanish.hasCommonGender("taxista"))
    #expect(!spanish.hasCommonGender("revista"))
  }

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map { String($0) }
  }
}
