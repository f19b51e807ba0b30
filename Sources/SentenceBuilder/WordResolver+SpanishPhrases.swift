import AACCore
import Grammar

/// Spanish phrases on one tile that no list has, said as they were laid.
extension WordResolver {
  /// *E* and *u*, which stand for *y* and *o* before a like sound (NGLE §31.4).
  private static let joints = ["e": "y", "u": "o"]

  /// The word that joins its neighbours, where a name is the form of it before a like sound and no letter.
  func joint(_ names: [String], _ index: Int, role: Tile.Role) -> Tile? {
    guard language == .spanish, let joint = Self.joints[names[index]], index > 0,
      index + 1 < names.count, !["letra", "vocal", "la", "una"].contains(names[index - 1]),
      let small = lexicon.word(joint)
    else { return nil }
    return Tile(label: names[index], lexeme: small.lexeme, role: role)
  }

  /// *Uno de los perros, algunas de mis amigas*: one or some of many (NGLE §19.9, *construcciones partitivas*).
  func partOfMany(_ parts: [String], name: String, role: Tile.Role) -> Tile? {
    let words = name.split(separator: " ").map(String.init)
    guard words.count > 3, let first = words.first, let part = Self.partitives[first.lowercased()],
      words[1] == "de", Self.groups.contains(words[2])
    else { return nil }
    let noun = lexicon.lexeme(for: words[words.count - 1], expecting: .noun)
    var lexeme = noun
    lexeme.lemma = name
    lexeme.wordClass = .properNoun
    lexeme.number = part.number
    lexeme.gender = part.gender ?? noun.gender
    lexeme.article = .bare
    return Tile(label: name, lexeme: lexeme, role: role)
  }

  /// *Lo mismo, lo importante, lo mío, lo de siempre*: what is so, with no noun for it (NGLE §14.10, *lo* with adjectives).
  func neuter(_ parts: [String], name: String, role: Tile.Role) throws -> Tile? {
    guard parts.count > 1, parts[0].lowercased() == "lo", role != .verb else { return nil }
    let next = try knownTile(named: parts[1], role: role)?.lexeme ?? lexicon.lexeme(for: parts[1])
    let isQuality =
      next.wordClass == .adjective || next.kind == .possessive && parts.count == 2
      || ["mejor", "peor", "demás", "de", "mío", "tuyo", "suyo", "primero"].contains(parts[1])
    guard isQuality else { return nil }
    var lexeme = Lexeme(lemma: name.lowercased(), wordClass: .properNoun, kind: .idea)
    lexeme.animacy = .inanimate
    lexeme.gender = .masculine
    lexeme.number = .singular
    lexeme.article = .bare
    return Tile(label: name, lexeme: lexeme, role: role)
  }

  private static let partitives: [String: (number: GrammaticalNumber, gender: Gender?)] = [
    "uno": (.singular, .masculine), "una": (.singular, .feminine),
    "alguno": (.singular, .masculine), "alguna": (.singular, .feminine),
    "ninguno": (.singular, .masculine), "ninguna": (.singular, .feminine),
    "dos": (.plural, nil), "tres": (.plural, nil), "cuatro": (.plural, nil),
    "algunos": (.plural, .masculine), "algunas": (.plural, .feminine),
    "varios": (.plural, .masculine), "varias": (.plural, .feminine),
    "muchos": (.plural, .masculine), "muchas": (.plural, .feminine),
  ]

  private static let groups: Set = [
    "los", "las", "mis", "tus", "sus", "estos", "estas", "esos", "esas",
  ]

  /// *Parálisis cerebral, sonda gástrica*: what stands behind a noun on the same tile and is no word of ours says of
  /// which sort it is.
  func nounWithUnknownQuality(_ parts: [String], name: String, role: Tile.Role) throws -> Tile? {
    guard parts.count == 2 || parts.count == 3, parts.allSatisfy({ $0.first?.isLowercase == true }),
      let quality = parts.last, try knownTile(named: quality, role: role) == nil,
      case let typed = lexicon.lexeme(for: quality), typed.wordClass != .verb, typed.isInferred
    else { return nil }
    let noun = try knownTile(named: parts[0], role: role)?.lexeme
    guard let noun, noun.wordClass == .noun, !Self.times.contains(noun.kind) else { return nil }
    if parts.count == 3 {
      guard let middle = try knownTile(named: parts[1], role: role)?.lexeme,
        middle.wordClass == .adjective
      else { return nil }
    }
    var lexeme = noun
    lexeme.lemma = name
    lexeme.forms = [:]
    lexeme.isInferred = true
    return Tile(label: name, lexeme: lexeme, role: role)
  }

  /// *Tía Carmen, mi prima Lucía*: kin with a name is one person (NGLE §12.13, *aposiciones*; §14.7).
  func kinByName(_ parts: [String], role: Tile.Role) throws -> [Tile]? {
    guard parts.count == 2 || parts.count == 3, let name = parts.last,
      name.first?.isUppercase == true, case let title = parts[parts.count - 2],
      Self.titles.contains(title), let kin = try knownTile(named: title, role: role)?.lexeme,
      kin.wordClass == .noun
    else { return nil }
    var lexeme = kin
    lexeme.lemma = "\(title) \(name)"
    lexeme.forms = [:]
    lexeme.article = .definite
    let somebody = Tile(label: lexeme.lemma, lexeme: lexeme, role: role)
    guard parts.count == 3 else { return [somebody] }
    guard let owner = try knownTile(named: parts[0], role: role),
      owner.lexeme.wordClass == .determiner
    else { return nil }
    return [owner, somebody]
  }

  private static let titles: Set = [
    "tía", "tío", "abuela", "abuelo", "prima", "primo", "hermana", "hermano", "señora", "señor",
    "profesora", "profesor", "maestra", "maestro", "doctora", "doctor", "enfermera", "tita", "tito",
    "seño", "profe", "amiga", "amigo", "sobrino", "sobrina",
  ]
}
