import AACCore
import SentenceBuilder
import Testing

/// Readings that are as good as the best are given, and no others: either of two may do it to the other, but what everybody knows is
/// not open.
struct AlternativesTests {
  private static func others(_ language: Language, _ tiles: String) throws -> [String] {
    var request = SentenceRequest()
    request.tiles = tiles.split(separator: " ").map(String.init)
    let readings = try SharedComposers.composer(language).sentences(for: request)
    return readings.dropFirst().map(\.text)
  }

  @Test(arguments: [
    (Language.spanish, "gato ver niño", "El niño ve un gato."),
    (Language.spanish, "mamá abrazar niña", "La niña abraza a mamá."),
    (Language.spanish, "Luis saludar Ana", "Ana saluda a Luis."),
    (Language.spanish, "niño buscar papá", "Papá busca al niño."),
    (Language.spanish, "tía visitar abuela", "La abuela visita a la tía."),
    (Language.spanish, "perro perseguir gato", "El gato persigue al perro."),
    (Language.spanish, "abuelo escuchar niña", "La niña escucha al abuelo."),
    (Language.spanish, "profesora mirar niño", "El niño mira a la profesora."),
    (Language.spanish, "niña besar bebé", "El bebé besa a la niña."),
    (Language.spanish, "Ana querer Luis", "Luis quiere a Ana."),
    (Language.spanish, "niño esperar perro", "El perro espera al niño."),
    (Language.spanish, "niña pato seguir", "El pato sigue a la niña."),
    (Language.spanish, "primo invitar tía", "La tía invita a mi primo."),
    (Language.spanish, "doctora conocer abuelo", "El abuelo conoce a la doctora."),
    (Language.spanish, "gato perro morder", "El perro ha mordido al gato."),
    (Language.portuguese, "gato ver menino", "O menino vê um gato."),
    (Language.portuguese, "mamãe abraçar menina", "A menina abraça a mamãe."),
    (Language.portuguese, "Luís cumprimentar Ana", "Ana cumprimenta Luís."),
    (Language.portuguese, "menino procurar papai", "O papai procura o menino."),
    (Language.portuguese, "tia visitar avó", "A avó visita a tia."),
    (Language.portuguese, "cachorro perseguir gato", "O gato persegue o cachorro."),
    (Language.portuguese, "vovô escutar menina", "A menina escuta o vovô."),
    (Language.portuguese, "professora olhar menino", "O menino olha para a professora."),
    (Language.portuguese, "menina beijar bebê", "O bebê beija a menina."),
    (Language.portuguese, "Ana amar Luís", "Luís ama Ana."),
    (Language.portuguese, "menino esperar cachorro", "O cachorro espera o menino."),
    (Language.portuguese, "menina pato seguir", "O pato segue a menina."),
    (Language.portuguese, "primo convidar tia", "A tia convida o primo."),
    (Language.portuguese, "médica conhecer vovô", "O vovô conhece a médica."),
    (Language.portuguese, "gato cachorro morder", "O cachorro mordeu o gato."),
    (Language.english, "cat dog chase", "The dog chases the cat."),
    (Language.english, "cat see boy", "The boy sees a cat."),
    (Language.english, "mom hug girl", "The girl hugs Mom."),
    (Language.english, "Tom greet Anna", "Anna greets Tom."),
    (Language.english, "boy follow dog", "The dog follows the boy."),
    (Language.english, "grandma call aunt", "My aunt calls Grandma."),
    (Language.english, "teacher know dad", "Dad knows the teacher."),
    (Language.english, "girl love cat", "The cat loves the girl."),
    (Language.english, "Ben help Lucy", "Lucy helps Ben."),
    (Language.english, "dog bite cat", "The cat bites a dog."),
    (Language.english, "boy watch bird", "The bird watches the boy."),
    (Language.english, "nurse thank doctor", "The doctor thanks the nurse."),
    (Language.english, "Emma push Sam", "Sam pushed Emma."),
    (Language.english, "I mom love", "Mom loves me."),
    (Language.english, "uncle visit grandpa", "Grandpa visits my uncle."),
  ])
  func theOtherReadingStandsFirstAmongTheOthers(
    _ language: Language, _ tiles: String, _ other: String
  ) throws {
    #expect(try Self.others(language, tiles).first == other)
  }

  @Test(arguments: [
    (Language.spanish, "puerta abrir mamá"),
    (Language.spanish, "mamá abrir puerta"),
    (Language.spanish, "conejo curar veterinario"),
    (Language.spanish, "veterinario curar conejo"),
    (Language.spanish, "helado costar dos euros"),
    (Language.spanish, "papá lavar coche"),
    (Language.spanish, "pan comer perro"),
    (Language.spanish, "sol calentar arena"),
    (Language.spanish, "niño romper pelota"),
    (Language.spanish, "bebé bañar mamá"),
    (Language.spanish, "yo querer agua"),
    (Language.spanish, "niña lamer helado"),
    (Language.spanish, "enfermera vacunar niño"),
    (Language.spanish, "niño jugar parque"),
    (Language.spanish, "yo ver perro"),
    (Language.portuguese, "porta abrir mamãe"),
    (Language.portuguese, "mamãe abrir porta"),
    (Language.portuguese, "coelho curar veterinário"),
    (Language.portuguese, "veterinário curar coelho"),
    (Language.portuguese, "sorvete custar dois euros"),
    (Language.portuguese, "papai lavar carro"),
    (Language.portuguese, "pão comer cachorro"),
    (Language.portuguese, "sol esquentar areia"),
    (Language.portuguese, "menino quebrar bola"),
    (Language.portuguese, "menina ler livro"),
    (Language.portuguese, "eu querer água"),
    (Language.portuguese, "cachorro latir"),
    (Language.portuguese, "enfermeira vacinar menino"),
    (Language.portuguese, "menino brincar parque"),
    (Language.portuguese, "eu ver cachorro"),
    (Language.english, "door open mom"),
    (Language.english, "mom open door"),
    (Language.english, "vet heal rabbit"),
    (Language.english, "dad wash car"),
    (Language.english, "bread eat dog"),
    (Language.english, "boy break ball"),
    (Language.english, "mom bathe baby"),
    (Language.english, "I want water"),
    (Language.english, "dog bark"),
    (Language.english, "nurse vaccinate child"),
    (Language.english, "boy play park"),
    (Language.english, "I see dog"),
    (Language.english, "girl read book"),
  ])
  func whatIsDecidedHasNoOther(_ language: Language, _ tiles: String) throws {
    #expect(try Self.others(language, tiles) == [])
  }

  /// *The rabbit heals the vet* is what nobody would mean, in any order.
  @Test func whatNobodyWouldMeanIsNotGiven() throws {
    let others = try Self.others(.english, "rabbit vet heal")
    #expect(!others.contains { $0.hasPrefix("The rabbit") })
  }
}
