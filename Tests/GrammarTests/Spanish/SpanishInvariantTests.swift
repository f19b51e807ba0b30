import Grammar
import Testing

/// What holds of every form of every verb, known or made up.
struct SpanishInvariantTests {
  private static let verbs = """
    cantar sacar pagar cazar averiguar enviar cambiar actuar evacuar aislar acertar contar jugar errar
    comer coger vencer conocer leer caer tañer perder mover oler torcer cocer tener poner traer hacer
    vivir dirigir distinguir delinquir zurcir huir argüir sentir pedir dormir morir adquirir reír reñir
    bullir oír venir salir decir traducir prohibir reunir erguir asir podrir ser estar ir haber dar ver
    prever satisfacer raer roer yacer guasapear tuitear chatear escanear blorbar blorcer blorgir flunguir
    drimiar prealquilar autodesconectar trinquecer
    """.split { $0 == " " || $0 == "\n" }.map { String($0) }

  private static let forbidden = [
    "ze", "zi", "zé", "zí", "ii", "íi", "uu", "qa", "qo", "yi", "ñie", "ñió", "llie", "jie",
  ]

  @Test(arguments: verbs)
  func formsAreSpeltAsSpanishIs(lemma: String) {
    for section in SpanishMorphology().conjugation(of: lemma).sections {
      for form in section.rows.flatMap(\.forms) {
        for word in form.split(separator: " ") {
          let accents = word.unicodeScalars.filter { "áéíóú".unicodeScalars.contains($0) }
          #expect(accents.count <= 1, "\(form)")
          #expect(!Self.forbidden.contains { word.contains($0) }, "\(form)")
        }
      }
    }
  }

  @Test(arguments: verbs)
  func everyAccentIsDueAndNoneIsMissing(lemma: String) {
    // These are told apart from other words by their accent.
    let diacritic: Set = ["sé", "dé"]
    for section in SpanishMorphology().conjugation(of: lemma).sections where !section.isCompound {
      let words = section.rows.flatMap(\.forms).flatMap { $0.split(separator: " ") }
      for word in words.map({ String($0) }) where !diacritic.contains(word) {
        guard let stress = SpanishOrthography.stressedVowel(of: word) else {
          Issue.record("'\(word)' has no vowel")
          continue
        }
        #expect(SpanishOrthography.accentuated(word, at: stress) == word)
      }
    }
  }

  @Test(arguments: verbs)
  func everyTenseHasEveryPerson(lemma: String) {
    let table = SpanishMorphology().conjugation(of: lemma)
    #expect(table.sections.count == 25)
    #expect(table.sections.allSatisfy { $0.rows.allSatisfy { !$0.forms.isEmpty } })
    #expect(table.section(.imperative)?.rows.count == 6)
  }

  @Test(arguments: verbs)
  func aPronounChangesNothingButTheAccent(lemma: String) {
    let spanish = SpanishMorphology()
    for section in spanish.conjugation(of: lemma).sections where !section.isCompound {
      let features = section.form
      guard features != .infinitive, features != .gerund else { continue }
      for row in section.rows {
        let asked = VerbFeatures(
          features, row.person, row.number, gender: row.gender, isNegative: section.isNegative,
          isVoseo: row.label == "vos")
        #expect(spanish.verb(lemma + "se", asked) == spanish.verb(lemma, asked))
      }
    }
  }
}
