import AACCore
import Grammar
import Testing

struct TileReaderTests {
  private static func texts(_ tiles: String, _ variety: LanguageVariety) -> [String] {
    let lexicon = Lexicon(language: variety.language)
    let lexemes = ClauseCase.words(tiles, lexicon).map { lexicon.lexeme(for: $0) }
    return TileReader(variety: variety).readings(of: lexemes).map {
      ClauseRealizer().realize($0).text
    }
  }

  /// A preposition before a question word is heard where it was tapped: its tile lights up.
  @Test(arguments: [
    (LanguageVariety.spanishSpain, "con quién jugar mamá", "Con"),
    (.spanishSpain, "de quién ser mochila", "De"),
    (.portugueseBrazil, "com quem brincar mamãe", "Com"),
    (.portugueseBrazil, "para onde ir mamãe", "Para"),
    (.englishUnitedStates, "with who mom play", "with"),
  ])
  func aPrepositionThatAsksKeepsItsTile(
    _ variety: LanguageVariety, _ tiles: String, _ preposition: String
  ) throws {
    let lexicon = Lexicon(language: variety.language)
    let lexemes = ClauseCase.words(tiles, lexicon).map { lexicon.lexeme(for: $0) }
    let reading = try #require(TileReader(variety: variety).readings(of: lexemes).first)
    let tokens = ClauseRealizer().realize(reading).tokens
    #expect(tokens.first { $0.text == preposition }?.tile == 0, "\(tokens.map(\.text))")
  }

  @Test(arguments: [
    ("manzana yo querer", "Yo quiero una manzana."), ("querer agua", "Quiero agua."),
    ("agua querer yo", "Yo quiero agua."), ("parque ir nosotros", "Nosotros vamos al parque."),
    ("perro comer pan", "El perro come pan."), ("ver perro", "Quiero ver al perro."),
    ("dormir querer yo", "Yo quiero dormir."), ("yo gustar perros", "A mí me gustan los perros."),
    ("perros gustar niña", "A la niña le gustan los perros."),
    ("mamá y papá venir", "Mamá y papá vienen."),
    ("mi perro estar contento", "Mi perro está contento."),
    ("dos niños jugar", "Dos niños juegan."), ("agua estar frío", "El agua está fría."),
    ("llover hoy", "Llueve hoy."), ("tú querer qué", "¿Qué quieres?"),
    ("qué tú querer", "¿Qué quieres?"), ("yo no querer sopa", "Yo no quiero sopa."),
    ("mamá", "Mamá."), ("luz funcionar", "La luz funciona."),
    ("yo jugar con papá", "Yo juego con papá."), ("ayer comer pan", "Comí pan ayer."),
    ("médico curar pierna yo", "El médico me cura la pierna."),
    ("viento mover árboles", "El viento mueve los árboles."),
    ("coche de papá ser rojo", "El coche de papá es rojo."),
    ("hambre tener bebé", "El bebé tiene hambre."),
    ("barrer suelo papá", "Papá barre el suelo."),
    ("mamá yo querer venir", "Yo quiero que mamá venga."),
    ("costurera bufanda tejer", "La costurera teje una bufanda."),
    ("yo llorar porque doler cabeza", "Yo lloro porque me duele la cabeza."),
    ("cuando llover nosotros quedarse casa", "Cuando llueve, nosotros nos quedamos en casa."),
    ("si hacer frío yo ponerse abrigo", "Si hace frío, yo me pongo el abrigo."),
    ("porque estar enfermo yo no ir colegio", "Porque estoy enfermo, yo no voy al colegio."),
    ("perro de yo ladrar mucho", "Mi perro ladra mucho."),
    ("perro mueble debajo de dormir", "El perro duerme debajo del mueble."),
  ])
  func spanishTilesInAnyOrderMakeTheSentence(_ tiles: String, _ text: String) {
    #expect(Self.texts(tiles, .spanishSpain).first == text)
  }

  @Test(arguments: [
    ("maçã eu querer", "Eu quero uma maçã."), ("água querer", "Quero água."),
    ("parque ir nós", "Nós vamos ao parque."), ("cachorro comer pão", "O cachorro come pão."),
    ("eu não querer sopa", "Eu não quero sopa."), ("mamãe e papai vir", "A mamãe e o papai vêm."),
    ("onde mamãe estar", "Onde está a mamãe?"),
    ("meu cachorro estar feliz", "Meu cachorro está feliz."),
    ("se chover nós ficar casa", "Se chover, nós ficamos em casa."),
    ("quando eu crescer eu querer ser bombeiro", "Quando eu crescer, eu quero ser bombeiro."),
    ("onde estar óculos eu", "Onde estão meus óculos?"),
    ("brincar querer você comigo", "Você quer brincar comigo."),
  ])
  func portugueseTilesInAnyOrderMakeTheSentence(_ tiles: String, _ text: String) {
    #expect(Self.texts(tiles, .portugueseBrazil).first == text)
  }

  @Test(arguments: [
    ("apple I want", "I want an apple."), ("want water", "I want water."),
    ("school he go", "He goes to school."), ("I not want soup", "I don't want soup."),
    ("dog eat bread", "The dog is eating bread."), ("you want what", "What do you want?"),
    // A clause chosen first, and one that nothing joins.
    ("when I tired I go bed", "When I am tired, I go to bed."),
    ("if rain we stay", "If it rains, we stay."),
    ("if I good I get cookie", "If I am good, I get a cookie."),
    ("I want go home I hungry", "I want to go home, I am hungry."),
    ("mom mad because I break cup", "Mom is mad because I broke the cup."),
    ("when we go zoo", "When are we going to the zoo?"),
    // Forms that were typed.
    ("he is eating apple", "He is eating an apple."), ("I went school", "I went to school."),
    ("does he like soup", "Does he like soup?"),
    ("I can't find my shoe", "I can't find my shoe."),
    ("that's not mine", "That isn't mine."), ("I saw dog", "I saw a dog."),
    // What has no verb.
    ("that my chair", "That is my chair."), ("sad why you", "Why are you sad?"),
    ("some more juice", "Some more juice."), ("not my turn", "Not my turn."),
    ("sorry I late", "Sorry, I am late."), ("thank you for help", "Thank you for the help."),
    // A word that can be a verb, a preposition and a degree behind what they belong to.
    ("chef soup cook", "The chef cooks soup."),
    ("gardener roses prune", "The gardener prunes the roses."),
    ("who door knock", "Who is knocking on the door?"), ("TV turn on", "I turn on the TV."),
    ("ladder on stand painter", "The painter stands on the ladder."),
    ("loud music too be", "The music is too loud."), ("I be happy too", "I am happy too."),
    ("crocodile sharp teeth have", "The crocodile has sharp teeth."),
    // Verbs that open others, wherever they stand.
    ("park go want I", "I want to go to the park."),
    ("fish feed I want", "I want to feed the fish."),
    ("yesterday I go zoo see monkey", "I went to the zoo to see a monkey yesterday."),
    // Who does it.
    ("lawyer Daniel be", "Daniel is a lawyer."), ("eat cat fish", "The cat eats fish."),
    ("our house have garden", "Our house has a garden."),
    ("phone my where be", "Where is my phone?"),
    // What can only be told somebody.
    ("don't touch my stuff", "Don't touch my stuff."), ("stop that", "Stop that."),
    ("read me story please", "Read me a story, please."), ("I read story", "I read a story."),
    // Nobody and nothing.
    ("nobody said nothing", "Nobody said anything."), ("nobody said no", "Nobody said no."),
    ("nobody not eat", "Nobody eats."),
  ])
  func englishTilesInAnyOrderMakeTheSentence(_ tiles: String, _ text: String) {
    #expect(Self.texts(tiles, .englishUnitedStates).first == text)
  }

  @Test func equallyGoodReadingsAreAllReturned() {
    let readings = Self.texts("ver mamá niña", .spanishSpain)
    #expect(readings.count >= 2)
    #expect(Set(readings).count == readings.count)
  }

  @Test func noTilesMakeNoReading() {
    #expect(TileReader(variety: .spanishSpain).readings(of: []).isEmpty)
  }

  @Test func constituentsKnowTheirTile() {
    let lexicon = Lexicon(language: .spanish)
    let tiles = ["manzana", "yo", "querer"].map { lexicon.lexeme(for: $0) }
    let clause = TileReader(variety: .spanishSpain).readings(of: tiles)[0]
    #expect(clause.subject.map(\.tile) == [1])
    #expect(clause.verb?.tile == 2)
    #expect(clause.complements.map(\.tile) == [0])
  }
}
