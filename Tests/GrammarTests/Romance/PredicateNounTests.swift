import AACCore
import Grammar
import Testing

/// What somebody is, in the gender and number of whom it is said of.
struct PredicateNounTests {
  private func text(_ input: String, _ variety: LanguageVariety) -> String {
    ClauseRealizer().realize(ClauseCase.clause(input, flags: "", variety)).text
  }

  @Test(arguments: [
    ("ella/ser/actor", "Ella es actriz."), ("ella/ser/profesor", "Ella es profesora."),
    ("ella/ser/alcalde", "Ella es alcaldesa."), ("ella/ser/piloto", "Ella es piloto."),
    ("ella/ser/modelo", "Ella es modelo."), ("ella/ser/intérprete", "Ella es intérprete."),
    ("ellas/ser/actor", "Ellas son actrices."), ("ella/ser/jinete", "Ella es amazona."),
    ("ella/ser/médico de familia", "Ella es médica de familia."),
    ("él/ser/actor", "Él es actor."), ("él/ser/enfermera", "Él es enfermero."),
  ])
  func aWordForAManIsSaidOfAWomanByItsCounterpart(_ input: String, _ expected: String) {
    #expect(text(input, .spanishSpain) == expected)
  }

  @Test(arguments: [
    ("ella/ser/ángel", "Ella es un ángel."), ("ella/ser/monstruo", "Ella es un monstruo."),
    ("ellas/ser/equipo", "Ellas son equipo."),
  ])
  func whatIsSaidOfBothKeepsItsGender(_ input: String, _ expected: String) {
    #expect(text(input, .spanishSpain) == expected)
  }

  @Test(arguments: [
    ("ela/ser/ator", "Ela é atriz."), ("ela/ser/capitão", "Ela é capitã."),
    ("ela/ser/modelo", "Ela é modelo."), ("ela/ser/professor", "Ela é professora."),
    ("ela/ser/anjo", "Ela é um anjo."), ("ele/ser/ator", "Ele é ator."),
    ("elas/ser/campeão", "Elas são campeãs."),
  ])
  func portugueseHasItsOwnCounterparts(_ input: String, _ expected: String) {
    #expect(text(input, .portugueseBrazil) == expected)
  }

  @Test(arguments: [
    ("ella/ser/embarazado", "Ella está embarazada."), ("ella/ser/frío", "Ella es fría."),
    ("ellas/ser/guay", "Ellas son guay."), ("ella/ser/alto", "Ella es alta."),
    ("nieve/ser/frío", "La nieve es fría."),
  ])
  func statesAndColdAreSaidWithTheirVerb(_ input: String, _ expected: String) {
    #expect(text(input, .spanishSpain) == expected)
  }
}
