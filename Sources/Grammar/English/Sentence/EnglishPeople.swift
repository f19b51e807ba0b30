import AACCore

/// English words for people, by what their pronoun and their article are.
///
/// Source: Quirk et al., CGEL §5.104–5.111 (gender of nouns), §5.60–5.72 (names and their articles).
enum EnglishPeople {
  /// Those that *she* stands for.
  static let female = EnglishWords.set(
    """
    mom mum mommy mummy mother mama grandma grandmother granny nana aunt auntie sister daughter niece
    nan gran nanna girl woman lady wife girlfriend queen princess actress waitress stepmother stepsister teacher-f
    granddaughter stepmum bride witch madam miss mrs mrs. ms ms.
    """)
  /// Those that *he* stands for.
  static let male = EnglishWords.set(
    """
    dad daddy father papa grandad gramps grandpa grandfather granddad uncle brother son nephew boy man gentleman
    husband boyfriend king prince actor waiter stepfather stepbrother grandson sir mr mr. santa groom waiter policeman fireman mailman postman
    """)
  /// Called like names, without an article: *Mom, Grandpa*.
  static let names = EnglishWords.set(
    """
    mom mum mommy mummy mama dad daddy papa grandma grandpa granny nana granddad auntie nan gran nanna grandad
    gramps
    """)
  /// Words before a name that are said as a part of it: *Uncle Bob*.
  static let titles = EnglishWords.set(
    "uncle aunt auntie grandma grandpa mr mr. mrs mrs. ms ms. miss dr dr. doctor nurse coach santa")
  /// Seen at their work: *go to the doctor*.
  static let visited: WordSet = [
    "doctor", "dentist", "vet", "therapist", "speech therapist", "physiotherapist", "psychologist",
    "hairdresser", "baker", "barber", "optician", "physio", "chiropodist", "podiatrist",
    "orthodontist",
    "pediatrician", "paediatrician", "psychiatrist", "butcher", "chemist", "pharmacist", "GP",
    "florist", "greengrocer",
  ]
  /// Those whose work is with others: what they touch, check and ask for is not their own.
  static let helpers = visited.union([
    "nurse", "teacher", "barber", "tailor", "seamstress", "dressmaker", "paramedic", "surgeon",
    "optician", "masseur", "carer",
    "caregiver",
    "aide", "assistant", "principal", "occupational therapist", "orthodontist", "pediatrician",
  ])
  /// Kin that animals have of their own: *the puppy follows its mother*.
  static let ofAnimals = EnglishWords.set(
    "mother father parent parents baby son daughter family brother sister")

  /// *Mom, Grandpa* on a tile are the words *mom, grandpa* of all lists, whose capital is put on where they are said.
  static func plain(_ words: inout [Constituent]) {
    for index in words.indices {
      let lexeme = words[index].lexeme
      guard lexeme.lemma.utf8.first.map({ $0 < 97 }) == true, lexeme.isHuman,
        case let lemma = lexeme.lemma.lowercased(), names.contains(lemma)
      else { continue }
      words[index].lexeme.lemma = lemma
      words[index].lexeme.wordClass = .noun
      words[index].lexeme.article = .bare
      words[index].lexeme.countability = .count
    }
  }

  /// Whether a word names kin or friends, one or several.
  static func isPossessed(_ word: String) -> Bool {
    if possessed.contains(word) || isRelated(word) { return true }
    guard word.hasSuffix("s") else { return false }
    let singular = String(word.dropLast())
    return possessed.contains(singular) || isRelated(singular)
  }

  /// *great-grandfather, half-sister, mother-in-law*: kin of kin.
  private static func isRelated(_ word: String) -> Bool {
    guard word.utf8.contains(UInt8(ascii: "-")) else { return false }
    if word.hasSuffix("-in-law") { return possessed.contains(String(word.dropLast(7))) }
    guard let hyphen = word.lastIndex(of: "-") else { return false }
    let head = word[..<hyphen]
    return ["great", "great-great", "half", "ex", "step", "foster", "twin"].contains(head)
      && isKin(String(word[word.index(after: hyphen)...]))
  }

  /// *great-grandma*: one's own, though *Grandma* is called like a name.
  private static func isKin(_ word: String) -> Bool {
    possessed.contains(word) || names.contains(word)
  }

  /// Taken with the possessive of whom it concerns: *my brother, her friend*.
  static let possessed: WordSet = EnglishWords.set(
    """
    mother father brother sister son daughter aunt uncle cousin nephew niece grandmother grandfather
    parent parents family friend husband wife boyfriend girlfriend neighbor neighbour stepmother
    stepfather grandparent grandparents sibling classmate roommate buddy pal grandson granddaughter name age
    stepdad stepmom stepmum stepbrother stepsister stepson stepdaughter goddaughter godson godparents grandchild grandchildren teammate mate bestie pen-pal godmother godfather
    birthday turn homework
    """
  ).union(["best friend"])
}
