import AACCore
import Grammar
import Testing

/// Sentences with words that only the tables of nouns know.
struct EverydaySentenceTests {
  private static func text(_ input: String, _ variety: LanguageVariety) -> String {
    ClauseRealizer().realize(ClauseCase.clause(input, flags: "", variety)).text
  }

  @Test(arguments: [
    ("nosotros/ver/tele", "Nosotros vemos la tele."), ("nosotros/ir/zoo", "Nosotros vamos al zoo."),
    ("yo/querer/mermelada", "Yo quiero mermelada."),
    ("yo/acostarse/temprano", "Yo me acuesto temprano."),
    ("yo/tener/varicela", "Yo tengo varicela."), ("ella/ser/astronauta", "Ella es astronauta."),
    ("tú/tocar/acordeón", "Tú tocas el acordeón."), ("ella/ver/jirafas", "Ella ve jirafas."),
    ("abuelo/trabajar/taller", "El abuelo trabaja en el taller."),
    ("yo/jugar/parchís", "Yo juego al parchís."),
    ("gato/estar/debajo de sofá", "El gato está debajo del sofá."),
    ("vecina/estar/empapado", "La vecina está empapada."),
    ("yo/viajar/verano", "Yo viajo en verano."), ("ella/venir/India", "Ella viene de la India."),
    ("niños/ir/recreo", "Los niños van al recreo."),
    ("Rosa/comer/garbanzos", "Rosa come garbanzos."),
  ])
  func spanish(_ input: String, _ text: String) {
    #expect(Self.text(input, .spanishSpain) == text)
  }

  @Test(arguments: [
    ("nós/ir/zoo", "Nós vamos ao zoo."), ("eu/querer/geleia", "Eu quero geleia."),
    ("eu/acordar/cedo", "Eu acordo cedo."), ("eu/estar/catapora", "Eu estou com catapora."),
    ("ela/ser/astronauta", "Ela é astronauta."), ("ele/tocar/sanfona", "Ele toca sanfona."),
    ("menina/ver/girafas", "A menina vê girafas."),
    ("vovô/trabalhar/oficina", "O vovô trabalha na oficina."),
    ("nós/brincar/amarelinha", "Nós brincamos de amarelinha."),
    ("gato/estar/em cima de geladeira", "O gato está em cima da geladeira."),
    ("nós/estudar/geografia", "Nós estudamos geografia."),
    ("eu/gostar/brigadeiro", "Eu gosto de brigadeiro."), ("ela/ter/vergonha", "Ela tem vergonha."),
  ])
  func portuguese(_ input: String, _ text: String) {
    #expect(Self.text(input, .portugueseBrazil) == text)
  }

  @Test(arguments: [
    ("I/want/jam", "I want jam."), ("we/go/aquarium", "We go to the aquarium."),
    ("she/be/astronaut", "She is an astronaut."), ("he/play/trombone", "He plays the trombone."),
    ("girl/see/giraffes", "The girl sees giraffes."), ("I/have/chickenpox", "I have chickenpox."),
    ("we/eat/lasagna", "We eat lasagna."), ("she/wear/sunglasses", "She wears sunglasses."),
    ("he/learn/Italian", "He learns Italian."), ("dog/be/soaked", "The dog is soaked."),
    ("we/see/fireworks", "We see fireworks."), ("I/wait/minute", "I wait a minute."),
    ("I/need/advice", "I need advice."), ("we/walk/on foot", "We walk on foot."),
  ])
  func english(_ input: String, _ text: String) {
    #expect(Self.text(input, .englishUnitedStates) == text)
  }
}
