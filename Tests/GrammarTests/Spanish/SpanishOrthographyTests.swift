import Grammar
import Testing

struct SpanishOrthographyTests {
  @Test(arguments: [
    ("dar", ["me", "lo"], "dármelo"), ("da", ["me"], "dame"), ("di", ["me"], "dime"),
    ("diciendo", ["le"], "diciéndole"), ("compra", ["te", "lo"], "cómpratelo"),
    ("vamos", ["nos"], "vámonos"), ("poned", ["os"], "poneos"), ("id", ["os"], "idos"),
    ("vestid", ["os"], "vestíos"), ("pongamos", ["se", "lo"], "pongámoselo"),
    ("está", ["te"], "estate"), ("dé", ["me"], "deme"), ("detén", ["te"], "detente"),
    ("comer", ["lo"], "comerlo"), ("oír", ["lo"], "oírlo"), ("reír", ["se"], "reírse"),
    ("ayuda", ["me"], "ayúdame"), ("ayudá", ["me"], "ayudame"), ("haz", ["lo"], "hazlo"),
    ("den", ["nos"], "dennos"), ("ve", ["te"], "vete"), ("huir", ["se"], "huirse"),
    ("comed", ["lo"], "comedlo"), ("sentad", ["os"], "sentaos"), ("come", [], "come"),
    ("riendo", ["se"], "riéndose"), ("lee", ["me", "lo"], "léemelo"), ("oíd", ["me"], "oídme"),
  ])
  func attachesPronouns(form: String, clitics: [String], joined: String) {
    #expect(SpanishOrthography.attach(clitics, to: form) == joined)
  }

  @Test(arguments: [
    ("y", "hijos", "e"), ("y", "iglesia", "e"), ("y", "Inés", "e"), ("y", "hielo", "y"),
    ("y", "hierba", "y"), ("y", "yo", "y"), ("y", "mamá", "y"), ("y", "ídolo", "e"),
    ("y", "híbrido", "e"), ("y", "ion", "y"), ("y", "¿Inés", "e"), ("o", "ocho", "u"),
    ("o", "hora", "u"),
    ("o", "uno", "o"), ("o", "8", "u"), ("o", "11", "u"), ("o", "110", "o"), ("o", "óptimo", "u"),
    ("o", "hueso", "o"), ("y", "8", "y"), ("o", "", "o"),
  ])
  func choosesTheConjunctionBySound(conjunction: String, next: String, form: String) {
    #expect(SpanishOrthography.conjunction(conjunction, before: next) == form)
  }

  @Test(arguments: [
    ("canción", 5), ("casa", 1), ("reloj", 3), ("árbol", 0), ("guion", 3), ("aire", 0),
    ("cuidar", 4),
    ("estoy", 3), ("país", 2), ("causa", 1), ("viuda", 2), ("queso", 2), ("pingüino", 5),
    ("rey", 1),
  ])
  func findsTheStressedVowel(word: String, index: Int) {
    #expect(SpanishOrthography.stressedVowel(of: word) == index)
  }

  @Test(arguments: [
    ("guion", 1), ("rio", 1), ("río", 2), ("país", 2), ("aéreo", 4), ("construí", 2), ("queso", 2),
    ("huir", 1), ("paranoia", 4), ("búho", 2), ("ahuecar", 3), ("buey", 1), ("cooperar", 4),
  ])
  func countsSyllablesBySpelling(word: String, count: Int) {
    #expect(SpanishOrthography.syllableCount(of: word) == count)
  }

  @Test func writesTheAccentOnlyWhereDue() {
    #expect(SpanishOrthography.accentuated("canciones", at: 5) == "canciones")
    #expect(SpanishOrthography.accentuated("examenes", at: 2) == "exámenes")
    #expect(SpanishOrthography.accentuated("biceps", at: 1) == "bíceps")
    #expect(SpanishOrthography.accentuated("dió", at: 2) == "dio")
    #expect(SpanishOrthography.accentuated("leia", at: 2) == "leía")
  }
}
