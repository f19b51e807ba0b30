import AACCore
import Testing

/// Where long words may be broken on narrow tiles, and how words are quoted.
struct SoftHyphenTests {
  @Test(arguments: [
    (Language.spanish, "fonoaudióloga", "fonoau-dió-loga"),
    (.spanish, "supermercado", "super-mer-cado"),
    (.spanish, "despertarse", "des-per-tarse"), (.spanish, "constructora", "cons-truc-tora"),
    (.spanish, "desarrollar", "desa-rro-llar"), (.spanish, "hamburguesa", "ham-bur-guesa"),
    (.spanish, "papas fritas", "papas fritas"), (.spanish, "bicicleta nueva", "bici-cleta nueva"),
    (.portuguese, "fonoaudióloga", "fonoau-dió-loga"), (.portuguese, "passarinho", "pas-sa-ri-nho"),
    (.portuguese, "cachorrinho", "cachor-ri-nho"), (.portuguese, "refrigerante", "refri-ge-rante"),
    (.english, "breakfast", "break-fast"), (.english, "underpants", "under-pants"),
    (.english, "caterpillar", "cater-pillar"), (.english, "strawberry", "straw-berry"),
    (.english, "embarrassed", "embar-rassed"), (.english, "supermarket", "super-market"),
    (.english, "refrigerator", "refrigerator"), (.english, "understand", "understand"),
  ])
  func longWordsAreDividedBetweenSyllables(language: Language, word: String, parts: String) {
    let divided = word.withSoftHyphens(in: language)
    #expect(divided.replacing("\u{AD}", with: "-") == parts)
    #expect(divided.replacing("\u{AD}", with: "") == word)
  }

  @Test(arguments: [
    (Language.spanish, "pequeño", "peque-ño"), (.spanish, "nosotros", "noso-tros"),
    (.spanish, "cuándo", "cuán-do"),
    (.spanish, "contento", "con-ten-to"), (.portuguese, "cansado", "can-sa-do"),
    (.english, "tomorrow", "tomorrow"),
    (.english, "finished", "finished"), (.spanish, "yo", "yo"),
    (.english, "rabbit", "rabbit"),
  ])
  func whereThereIsLittleRoomShorterWordsAreDivided(
    language: Language, word: String, parts: String
  ) {
    let divided = word.withSoftHyphens(in: language, shortest: 6)
    #expect(divided.replacing("\u{AD}", with: "-") == parts)
  }

  @Test(arguments: [
    (Language.spanish, "«comer»"), (.english, "“comer”"), (.portuguese, "“comer”"),
  ])
  func quotationMarksAreThoseOfTheLanguage(language: Language, quoted: String) {
    #expect("comer".quoted(in: language) == quoted)
  }

  @Test(arguments: ["comer", "manzana", "desayuno", "", " ", "1234567890123", "¡¿…?!—————"])
  func shortWordsAndWhatIsNoWordStayWhole(text: String) {
    for language in Language.allCases { #expect(text.withSoftHyphens(in: language) == text) }
  }
}
