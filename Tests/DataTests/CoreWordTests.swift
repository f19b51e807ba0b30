import AACCore
import Testing

struct CoreWordTests {
  /// Who speaks, who is spoken to, and the others, as they stand on the tiles.
  static let pronouns: [(Language, String)] = [
    (
      .spanish,
      """
      yo, tú, vos, usted, él, ella, nosotros, nosotras, ustedes, vosotros, vosotras, ellos, ellas
      """
    ),
    (.english, "I, you, he, she, it, we, they"),
    (
      .portuguese,
      """
      eu, você, tu, o senhor, a senhora, ele, ela, nós, a gente, vocês, eles, elas
      """
    ),
  ]

  @Test(arguments: pronouns)
  func everyPersonalPronounOpensASentence(_ language: Language, _ words: String) throws {
    let subjects = try RealData.vocabulary(language).subjects
    let labels = Set(subjects.map(\.label) + subjects.map(\.lexeme.lemma))
    for word in Self.split(words) { #expect(labels.contains(word), "\(word)") }
  }

  /// The words that vocabularies for people who speak little begin with, whatever their maker.
  static let coreWords: [(Language, String)] = [
    (
      .spanish,
      """
      yo, tú, él, ella, nosotros, ustedes, ellos, mí, mi, tu, mío, esto, eso, ser, estar, querer,
      necesitar, gustar, tener, ir, venir, hacer, dar, tomar, poner, traer, mirar, ver, oír,
      escuchar, ayudar, parar, empezar, terminar, jugar, comer, beber, dormir, leer, escribir,
      dibujar, abrir, cerrar, encender, apagar, girar, poder, saber, pensar, sentirse, decir,
      contar, hablar, preguntar, trabajar, intentar, buscar, encontrar, esperar, caminar, correr,
      sentarse, subir, bajar, salir, entrar, lavar, usar, bueno, malo, grande, pequeño, caliente,
      frío, contento, triste, enfermo, cansado, más, menos, todo, algo, nada, igual, diferente,
      otro, ahora, después, hoy, mañana, otra vez, siempre, nunca, aquí, allí, en, arriba, abajo,
      dentro, fuera, con, sin, para, y, o, pero, porque, también, muy, mucho, un poco, no, sí, qué,
      quién, dónde, cuándo, por qué, cómo, cuál, cuánto, por favor, gracias, hola, adiós, rápido,
      nuevo, primero, casa, escuela, mamá, papá, amigo, comida, agua, baño
      """
    ),
    (
      .english,
      """
      I, you, he, she, it, we, they, me, my, your, mine, this, that, be, want, need, like, love,
      have, go, come, do, make, get, give, take, put, bring, look, see, hear, listen, help, stop,
      start, finish, play, eat, drink, sleep, read, write, draw, open, close, turn on, turn off,
      turn, can, will, know, think, feel, say, tell, talk, ask, work, try, look for, find, wait,
      let, walk, run, sit, wash, use, good, bad, big, little, hot, cold, happy, sad, sick, tired,
      more, less, all, some, something, nothing, same, different, another, now, later, today,
      tomorrow, again, always, never, here, there, in, on, off, up, down, out, away, inside,
      outside, with, without, for, and, or, but, because, too, very, a lot, a little, not, no, yes,
      what, who, where, when, why, how, which, please, thank you, hello, goodbye, fast, new, first,
      home, school, Mom, Dad, friend, food, water, bathroom
      """
    ),
    (
      .portuguese,
      """
      eu, você, ele, ela, nós, vocês, eles, mim, meu, seu, isto, isso, ser, estar, querer, precisar,
      gostar, ter, ir, vir, fazer, dar, pegar, pôr, trazer, olhar, ver, ouvir, escutar, ajudar,
      parar, começar, terminar, brincar, jogar, comer, beber, dormir, ler, escrever, desenhar,
      abrir, fechar, ligar, desligar, virar, poder, saber, pensar, sentir-se, dizer, contar, falar,
      perguntar, trabalhar, tentar, procurar, encontrar, esperar, caminhar, correr, sentar-se,
      subir, descer, sair, entrar, lavar, usar, bom, ruim, grande, pequeno, quente, frio, feliz,
      triste, doente, cansado, mais, menos, tudo, alguma coisa, nada, igual, diferente, outro,
      agora, depois, hoje, amanhã, de novo, sempre, nunca, aqui, ali, em, para cima, para baixo,
      dentro, fora, com, sem, para, e, ou, mas, porque, também, muito, um pouco, não, sim, o que,
      quem, onde, quando, por que, como, qual, quanto, por favor, obrigado, oi, tchau, rápido,
      novo, primeiro, casa, escola, mamãe, papai, amigo, comida, água, banheiro
      """
    ),
  ]

  @Test(arguments: coreWords)
  func everyCoreWordIsOnATile(_ language: Language, _ words: String) throws {
    let vocabulary = try RealData.vocabulary(language)
    let known = Set(vocabulary.allWords.flatMap { [$0.label, $0.lexeme.lemma] })
    let core = Self.split(words)
    #expect(core.count >= 100)
    #expect(core.filter { !known.contains($0) } == [])
  }

  private static func split(_ words: String) -> [String] {
    words.split(whereSeparator: { $0 == "," || $0 == "\n" })
      .map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }
}
