/// Plurals of English nouns.
///
/// Source: Quirk et al., CGEL §5.73–5.103; Huddleston & Pullum, CGEL ch. 18 §4.
enum EnglishNouns {
  /// Plural forms, the preferred one first.
  static func plurals(of noun: String) -> [String] {
    if let known = irregular[noun] { return known }
    if let foreign = EnglishForeignPlurals.plurals(of: noun) { return foreign }
    if sameInPlural.contains(noun) || isPluralAlready(noun) { return [noun] }
    guard let space = noun.lastIndex(where: { $0 == " " || $0 == "-" }) else {
      return pluralsOfWord(noun)
    }
    return pluralsOfCompound(noun, at: space)
  }

  /// *Mathematics, gymnastics*: sciences and pursuits have no other plural.
  private static func isPluralAlready(_ noun: String) -> Bool {
    noun.hasSuffix("ics") && noun.utf8.count > 6
  }

  /// *mothers-in-law, cups of tea, passers-by* change the first word; other compounds the last.
  private static func pluralsOfCompound(_ noun: String, at last: String.Index) -> [String] {
    let words = noun.split(whereSeparator: { $0 == " " || $0 == "-" })
    if words.count >= 2, changesFirst(words) {
      let head = String(words[0])
      return plurals(of: head).map { $0 + noun.dropFirst(head.count) }
    }
    if words[0] == "woman", words.count == 2, noun[last] == " " {
      return ["women " + plurals(of: String(words[1]))[0]]
    }
    let head = noun[...last]
    return plurals(of: String(noun[noun.index(after: last)...])).map { head + $0 }
  }

  private static func changesFirst(_ words: [Substring]) -> Bool {
    let second = String(words[1])
    if words.count > 2 { return linkers.contains(second) }
    if postposed.contains(second) { return true }
    // Days off, nights out: a time and where one is in it.
    if spans.contains(String(words[0])) { return ["off", "out", "in"].contains(second) }
    // Who does it changes (*hangers-on*), what is done does not (*sit-ins, build-ups*).
    return particles.contains(second) && (words[0].hasSuffix("er") || words[0].hasSuffix("ing"))
  }

  private static let spans = EnglishWords.set(
    "day night evening afternoon morning week weekend year")
  private static let particles = EnglishWords.set("by up on in out off over down away through")

  /// Adjectives that stand behind their noun: *attorneys general, heirs apparent*.
  private static let postposed = EnglishWords.set(
    """
    general martial elect royal apparent politic laureate public superior errant templar
    designate emeritus plenipotentiary extraordinary regnant
    """)

  private static let linkers = EnglishWords.set(
    "in of at to by up on de and with for from the general martial elect a au à d'")

  private static func pluralsOfWord(_ noun: String) -> [String] {
    for (ending, plural) in endings
    where noun.utf8.count > ending.utf8.count && noun.hasSuffix(ending) {
      if ending == "man" && (regularMan.contains(noun.lowercased()) || noun.hasSuffix("human")) {
        break
      }
      if ending != "sis" {
        return ["mongoose", "vamoose", "blouse", "delouse"].contains(noun)
          ? [noun + "s"] : [noun.dropLast(ending.count) + plural]
      }
      if greekSis(noun, ending) { return [noun.dropLast(ending.count) + plural] }
    }
    if let stem = withVes(noun) { return stem }
    if noun.utf8.last == UInt8(ascii: "o") {
      if oes.contains(noun) { return [noun + "es"] }
      if bothOs.contains(noun) { return [noun + "es", noun + "s"] }
      if osOrOes.contains(noun) { return [noun + "s", noun + "es"] }
      return [noun + "s"]
    }
    // Figures and single letters: 8s, MP3s; names keep their y: the Kennedys.
    if let first = noun.utf8.first, !EnglishSpelling.isLowerCase(first),
      noun.utf8.last == UInt8(ascii: "y")
    {
      return [noun + "s"]
    }
    let forms = EnglishSibilants.withS(noun, isVerb: false)
    return forms.isEmpty ? [noun] : forms
  }

  /// *analysis, crisis, hypothesis*: the ending of Greek nouns, not of *chassis* or *iris*.
  private static func greekSis(_ noun: String, _ ending: String) -> Bool {
    ending == "sis" && !["chassis"].contains(noun)
  }

  private static let endings: [(String, String)] = [
    ("child", "children"), ("mouse", "mice"), ("louse", "lice"), ("goose", "geese"),
    ("tooth", "teeth"),
    ("foot", "feet"), ("man", "men"), ("sis", "ses"),
  ]

  private static let regularMan = EnglishWords.set(
    "doberman dragoman human german roman shaman talisman ottoman caiman cayman turkoman norman ataman brahman desman hetman mussulman"
  )

  private static func withVes(_ noun: String) -> [String]? {
    if let (stem, isOnly) = ves(noun) {
      let base = noun.hasSuffix("fe") ? noun.dropLast(2) : noun.dropLast()
      return isOnly
        ? [base + "ves"] : stem ? [base + "ves", noun + "s"] : [noun + "s", base + "ves"]
    }
    return nil
  }

  /// Whether a noun in f takes *-ves*, and whether only that.
  private static func ves(_ noun: String) -> (first: Bool, only: Bool)? {
    for word in onlyVes where noun == word || noun.hasSuffix(word) && vesCompounds.contains(noun) {
      return (true, true)
    }
    if ["scarf", "hoof", "wharf"].contains(noun) { return (true, false) }
    if ["dwarf", "handkerchief", "turf", "kerchief"].contains(noun) { return (false, false) }
    return nil
  }

  private static let onlyVes = [
    "calf", "elf", "half", "knife", "leaf", "life", "loaf", "self", "sheaf", "shelf", "thief",
    "wife", "wolf",
  ]
  private static let vesCompounds = EnglishWords.set(
    """
    aardwolf mooncalf broadleaf interleaf drawknife paperknife goodwife oldwife sweetiewife
    figleaf nonself overleaf
    penknife jackknife pocketknife midwife housewife afterlife halflife wildlife werewolf bookshelf
    meatloaf flyleaf cloverleaf tealeaf myself yourself himself herself itself oneself nightlife
    fishwife alewife bayleaf breadknife
    """)

  private static let oes = EnglishWords.set(
    """
    potato tomato hero echo torpedo veto embargo go no negro domino superhero antihero jingo
    lingo dingo
    """)
  private static let bothOs = EnglishWords.set(
    """
    mosquito volcano tornado mango cargo desperado halo motto mulatto archipelago flamingo
    dodo fiasco farrago virago ginkgo dado fresco grotto innuendo memento peccadillo portico
    salvo tuxedo zero calico hobo lasso bastinado bilbo bubo buffalo stucco
    """)
  private static let osOrOes = EnglishWords.set("banjo proviso manifesto commando ghetto tobacco")
}
