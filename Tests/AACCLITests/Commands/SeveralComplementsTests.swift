import Foundation
import Testing

@testable import aac_cli

/// Complements as the guided walk hands them over, whose pairs with the verb say what stands before each.
struct SeveralComplementsTests {
  @Test(arguments: [
    ("es", "ella", "gustar", ["pizza", "cama"], "A ella le gusta la pizza en la cama."),
    ("es", "ella", "cortar", ["papel", "pelo"], "Ella corta el papel y el pelo."),
    ("es", "ella", "poner", ["flor", "libro"], "Ella pone la flor en el libro."),
    ("es", "ella", "jugar", ["casa", "piscina"], "Ella juega en casa y en la piscina."),
    ("es", "ella", "tener", ["tarea", "silla"], "Ella tiene tarea y una silla."),
    ("en", "she", "forget", ["money", "lunch"], "She forgets the money at lunch."),
    ("en", "she", "want", ["pizza", "teacher"], "She wants pizza with the teacher."),
    ("en", "she", "cut", ["paper", "hair"], "She cuts the paper and her hair."),
    ("en", "she", "play", ["home", "park"], "She plays at home and at the park."),
    ("pt", "ela", "ficar", ["casa", "jardim"], "Ela fica em casa e no jardim."),
    ("pt", "ela", "brincar", ["água", "boneca"], "Ela brinca com água e com a boneca."),
    ("pt", "ela", "adorar", ["chuva", "cama"], "Ela adora chuva na cama."),
    // Where both are of a kind they are joined.
    ("es", "yo", "querer", ["mamá", "papá"], "Yo quiero a mamá y a papá."),
    ("es", "yo", "querer", ["agua", "pan"], "Yo quiero agua y pan."),
    ("en", "I", "want", ["water", "bread"], "I want water and bread."),
    ("pt", "eu", "querer", ["água", "pão"], "Eu quero água e pão."),
  ])
  func eachKeepsWhatItsPairAsksFor(
    language: String, subject: String, verb: String, complements: [String], sentence: String
  ) async throws {
    #expect(try await text(language, subject, verb, complements) == sentence)
  }

  @Test(arguments: [
    ("es", "ella", "dormir", ["solo", "cama"], "Ella duerme sola en la cama."),
    ("es", "ella", "dormir", ["cama", "solo"], "Ella duerme sola en la cama."),
    ("es", "ella", "quedarse", ["solo", "casa"], "Ella se queda sola en casa."),
    ("es", "ella", "jugar", ["gato", "solo"], "Ella juega sola con el gato."),
    ("es", "nosotros", "jugar", ["parque", "junto"], "Nosotros jugamos juntos en el parque."),
    ("pt", "ela", "ir", ["sozinho", "escola"], "Ela vai sozinha à escola."),
    ("pt", "nós", "brincar", ["parque", "junto"], "Nós brincamos juntos no parque."),
    ("en", "she", "sleep", ["alone", "home"], "She sleeps alone at home."),
    ("en", "she", "go up", ["alone", "slide"], "She goes up the slide alone."),
    // Only so much, and somebody who is found so.
    ("es", "yo", "querer", ["solo", "agua"], "Yo quiero solo agua."),
    ("es", "ella", "ver", ["niño", "solo"], "Ella ve al niño solo."),
    ("pt", "mamãe", "deixar", ["cachorro", "sozinho"], "A mamãe deixa o cachorro sozinho."),
  ])
  func aloneIsSaidOfWhoeverDoesIt(
    language: String, subject: String, verb: String, complements: [String], sentence: String
  ) async throws {
    #expect(try await text(language, subject, verb, complements) == sentence)
  }

  @Test(arguments: [
    ("run", ["fast", "park"], "I run fast in the park."),
    ("run", ["park", "fast"], "I run fast in the park."),
    ("sleep", ["well", "home"], "I sleep well at home."),
    ("write", ["well", "crayon"], "I write well with a crayon."),
    ("work", ["hard", "school"], "I work hard at school."),
    // Behind where one goes, and behind the object.
    ("run", ["home", "fast"], "I run home fast."),
    ("read", ["book", "well"], "I read a book well."),
  ])
  func mannerStandsBeforePlace(
    verb: String, complements: [String], sentence: String
  ) async throws {
    #expect(try await text("en", "I", verb, complements) == sentence)
  }

  @Test(arguments: [
    ("es", "yo", "lavarse", ["primero", "manos"], "Yo me lavo las manos primero."),
    ("es", "yo", "comer", ["primero", "sopa"], "Yo como sopa primero."),
    ("es", "yo", "ir", ["primero", "parque"], "Yo voy al parque primero."),
    ("pt", "eu", "comer", ["primeiro", "sopa"], "Eu como sopa primeiro."),
    // Of which there is a first one, and what is chosen among several.
    ("es", "yo", "ganar", ["primero", "premio"], "Yo gano el primer premio."),
    ("es", "yo", "querer", ["primero", "libro"], "Yo quiero el primer libro."),
    ("pt", "eu", "ganhar", ["primeiro", "prêmio"], "Eu ganho o primeiro prêmio."),
  ])
  func whatIsDoneFirstIsNoFirstOne(
    language: String, subject: String, verb: String, complements: [String], sentence: String
  ) async throws {
    #expect(try await text(language, subject, verb, complements) == sentence)
  }

  private func text(
    _ language: String, _ subject: String, _ verb: String, _ complements: [String]
  ) async throws -> String {
    let bench = try Bench()
    let arguments = complements.flatMap { ["--complement", $0] }
    #expect(
      await bench.run(
        ["sentence", "--language", language, "--subject", subject, "--verb", verb] + arguments)
        == 0)
    return bench.console.output.trimmingCharacters(in: .newlines)
  }
}
