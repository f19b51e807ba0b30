import AACCore
import Grammar
import SentenceBuilder
import Testing

/// Rows of a core word of a board and one noun: the rows that beginners lay.
struct CoreRowTests {
  private static let cores: [Language: String] = [
    .spanish: """
    más, no, parar, querer, ir, comer, beber, mirar, gustar, dónde, qué, mi, mío, grande, caliente, otra vez, jugar, abrir, \
    aquí, ese, este, fuera, arriba, abajo, bueno, sí, por favor, gracias, hola, adiós, esperar, cansado, triste, yo, tú, mamá, \
    necesitar, poder, venir, terminar, diferente, y, o, pero, porque, si, por qué, quién, cuándo, cómo, nada, otro, todo, mucho, \
    ver, dar, llevar, tener, ahora, después, antes, luego, mañana, hoy, también, miedo, hambre, nunca, siempre, quizás, nadie
    """,
    .english: """
    more, help, no, stop, want, go, eat, drink, look, like, where, what, my, mine, big, hot, all done, again, play, open, put, \
    not, here, that, this, in, out, up, down, bad, good, yes, please, thank you, hello, bye, sorry, wait, hurt, tired, sad, happy, \
    scared, I, you, mom, need, can, do, get, make, come, off, on, finished, different, some, same, all gone, and, or, but, because, \
    why, who, when, how, now, later, too, never, maybe, nobody, nothing
    """,
    .portuguese: """
    mais, ajuda, não, parar, querer, ir, comer, beber, olhar, gostar, onde, meu, grande, quente, de novo, brincar, abrir, aqui, \
    esse, este, fora, embaixo, bom, sim, por favor, obrigado, oi, tchau, desculpa, esperar, cansado, triste, eu, você, mamãe, \
    precisar, poder, vir, terminar, diferente, e, ou, mas, porque, se, por que, quem, quando, nada, outro, tudo, muito, \
    ver, dar, levar, ter, agora, depois, antes, logo, amanhã, hoje, também, medo, fome, nunca, sempre, talvez, ninguém
    """,
  ]

  private static let nouns: [Language: [String]] = [
    .spanish: ["zumo", "galleta", "perro", "colegio", "abuela", "pelota"],
    .english: ["juice", "cookie", "dog", "school", "grandma", "ball"],
    .portuguese: ["suco", "biscoito", "cachorro", "escola", "vovó", "bola"],
  ]

  private static func words(_ language: Language) -> [String] {
    (cores[language] ?? "").split(separator: ",").map { $0.trimmingPrefix { $0.isWhitespace } }
      .map(String.init)
  }

  /// Tiles of a sentence that none of its words came from, and that its text does not have.
  private static func lost(in sentence: Sentence) -> [String] {
    let spoken = Set(sentence.words.compactMap(\.tile))
    let text = sentence.text.lowercased()
    return sentence.tiles.enumerated().compactMap { index, tile in
      let word = tile.lexeme.lemma.lowercased()
      return spoken.contains(index) || text.contains(word.prefix(max(2, word.count - 2)))
        ? nil : tile.label
    }
  }

  @Test(arguments: [Language.spanish, .english, .portuguese])
  func everyTileBesideACoreWordIsHeard(_ language: Language) throws {
    let composer = try GoldSet(language).composer()
    for core in Self.words(language) {
      for noun in Self.nouns[language] ?? [] {
        for row in [[core, noun], [noun, core]] {
          var request = SentenceRequest()
          request.tiles = row
          let made = try composer.sentence(for: request)
          #expect(Self.lost(in: made) == [], "\(row): \(made.text)")
        }
      }
    }
  }
}
