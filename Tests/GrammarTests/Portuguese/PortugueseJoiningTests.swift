import AACCore
import Grammar
import Testing

struct PortugueseJoiningTests {
  @Test(arguments: [
    ("amar", "o", "amá-lo"), ("fazer", "o", "fazê-lo"), ("partir", "o", "parti-lo"),
    ("construir", "a", "construí-la"), ("atrair", "os", "atraí-los"), ("pôr", "as", "pô-las"),
    ("seguir", "o", "segui-lo"), ("dão", "o", "dão-no"), ("amam", "a", "amam-na"),
    ("põe", "o", "põe-no"), ("fez", "o", "fê-lo"), ("fiz", "o", "fi-lo"), ("faz", "o", "fá-lo"),
    ("traz", "o", "trá-lo"), ("conduz", "o", "condu-lo"), ("pões", "o", "põe-lo"),
    ("tens", "o", "tem-lo"), ("quer", "o", "quere-o"), ("amamos", "o", "amamo-lo"),
    ("lavamos", "nos", "lavamo-nos"), ("diz", "me", "diz-me"), ("come", "o", "come-o"),
    ("dar", "lhe", "dar-lhe"), ("deténs", "o", "detém-lo"),
  ])
  func attachesPronouns(form: String, pronoun: String, expected: String) {
    #expect(PortugueseClitics.attach(pronoun, to: form) == expected)
  }

  @Test(arguments: [
    ("darei", "lhe", "dar-lhe-ei"), ("lavaria", "me", "lavar-me-ia"),
    ("amaremos", "o", "amá-lo-emos"), ("farão", "o", "fá-lo-ão"), ("porei", "o", "pô-lo-ei"),
    ("daríamos", "vos", "dar-vos-íamos"), ("porá", "se", "pôr-se-á"), ("dou", "lhe", "dou-lhe"),
  ])
  func insertsPronounsIntoTheFuture(form: String, pronoun: String, expected: String) {
    #expect(PortugueseClitics.insert(pronoun, into: form) == expected)
  }

  @Test func joinsTwoPronouns() {
    #expect(PortugueseClitics.joined("me", "o") == "mo")
    #expect(PortugueseClitics.joined("lhe", "as") == "lhas")
    #expect(PortugueseClitics.joined("nos", "o") == "no-lo")
    #expect(PortugueseClitics.joined("me", "te") == nil)
  }

  @Test(arguments: [
    ("de", "o", "do"), ("de", "aquele", "daquele"), ("de", "aqui", "daqui"), ("de", "ele", "dele"),
    ("em", "a", "na"), ("em", "um", "num"), ("em", "este", "neste"), ("a", "o", "ao"),
    ("a", "a", "à"), ("a", "aquela", "àquela"), ("por", "os", "pelos"), ("com", "mim", "comigo"),
    ("com", "nós", "conosco"), ("de", "um", "de um"), ("de", "você", "de você"),
    ("para", "o", "para o"), ("com", "ele", "com ele"), ("em", "você", "em você"),
  ])
  func contractsInBrazil(preposition: String, word: String, expected: String) {
    let contractions = PortugueseContractions(.portugueseBrazil)
    #expect(contractions.text(of: preposition, word) == expected)
  }

  @Test func contractsMoreInPortugal() {
    let contractions = PortugueseContractions(.portuguesePortugal)
    #expect(contractions.forms(of: "de", "um") == ["dum", "de um"])
    #expect(contractions.text(of: "com", "nós") == "connosco")
    #expect(contractions.text(of: "em", "outro") == "noutro")
  }

  @Test(arguments: [
    (0, "zero", "zero"), (1, "um", "uma"), (2, "dois", "duas"), (15, "quinze", "quinze"),
    (21, "vinte e um", "vinte e uma"), (100, "cem", "cem"), (101, "cento e um", "cento e uma"),
    (222, "duzentos e vinte e dois", "duzentas e vinte e duas"), (1000, "mil", "mil"),
    (1100, "mil e cem", "mil e cem"), (1001, "mil e um", "mil e uma"),
    (1999, "mil novecentos e noventa e nove", "mil novecentas e noventa e nove"),
    (2000, "dois mil", "duas mil"), (200_000, "duzentos mil", "duzentas mil"),
    (1_000_000, "um milhão", "um milhão"),
  ])
  func saysNumbers(number: Int, masculine: String, feminine: String) {
    #expect(PortugueseNumbers.words(for: number) == masculine)
    #expect(PortugueseNumbers.words(for: number, gender: .feminine) == feminine)
  }

  @Test func saysTheTeensByVariety() {
    #expect(PortugueseNumbers.words(for: 16) == "dezesseis")
    #expect(PortugueseNumbers.words(for: 17, in: .portuguesePortugal) == "dezassete")
    #expect(PortugueseNumbers.words(for: 19, in: .portuguesePortugal) == "dezanove")
    #expect(PortugueseNumbers.words(for: -1) == nil)
    #expect(PortugueseNumbers.words(for: 1_000_001) == nil)
  }

  @Test func whatWasWrittenIsReadBack() {
    for number in Array(0...2_100) + [21_000, 35_041, 100_000, 999_999, 1_000_000] {
      let words = PortugueseNumbers.words(for: number)
      #expect(words.flatMap(PortugueseNumbers.number) == number)
    }
  }

  @Test(arguments: [
    "um dois", "cinco oito", "um dois três", "vinte trinta", "dois cem", "mil mil",
    "milhão milhão milhão milhão milhão",
  ])
  func numbersOneAfterAnotherAreNotOne(words: String) {
    #expect(PortugueseNumbers.number(words) == nil)
  }

  @Test(arguments: [
    ("professora", "pro-fes-so-ra", 2), ("café", "ca-fé", 1), ("história", "his-tó-ria", 1),
    ("rainha", "ra-i-nha", 1), ("juiz", "ju-iz", 1), ("caixa", "cai-xa", 0), ("carro", "car-ro", 0),
    ("quente", "quen-te", 0), ("água", "á-gua", 0), ("falei", "fa-lei", 1),
    ("pãozinho", "pão-zi-nho", 1), ("irmã", "ir-mã", 1), ("saúde", "sa-ú-de", 1),
    ("construir", "cons-tru-ir", 2), ("advogado", "ad-vo-ga-do", 2), ("caiu", "ca-iu", 1),
    ("órgão", "ór-gão", 0), ("abraço", "a-bra-ço", 1), ("trabalho", "tra-ba-lho", 1),
  ])
  func dividesAndStresses(word: String, syllables: String, stressed: Int) {
    #expect(PortugueseOrthography.syllables(of: word).joined(separator: "-") == syllables)
    #expect(PortugueseOrthography.stressedSyllable(of: word) == stressed)
  }
}
