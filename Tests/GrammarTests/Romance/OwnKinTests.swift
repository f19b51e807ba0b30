import AACCore
import Grammar
import Testing

/// Kin and friends chosen by role are said with a possessive, and the reason is given.
struct OwnKinTests {
  private func realization(_ input: String) -> Realization {
    ClauseRealizer().realize(ClauseCase.clause(input, flags: "", .spanishSpain))
  }

  @Test(arguments: [
    ("hermano/comer/pan", "Mi hermano come pan."), ("primas/cantar", "Mis primas cantan."),
    ("Leo/abrazar/hermana", "Leo abraza a su hermana."),
    ("nosotros/abrazar/hermanas", "Nosotros abrazamos a nuestras hermanas."),
  ])
  func possessiveIsAddedWithItsReason(_ input: String, _ text: String) {
    let said = realization(input)
    #expect(said.text == text)
    #expect(said.trace.contains { $0.kind == .ownKin })
  }

  @Test(arguments: [
    "yo/tener/hermano", "abuela/comer/pan", "mi+hermano/comer/pan", "vecino/comer/pan",
  ])
  func othersAreLeftAsTheyAre(_ input: String) {
    #expect(!realization(input).trace.contains { $0.kind == .ownKin })
  }
}
