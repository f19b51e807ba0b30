// Mostly tables: every class of irregular plural.

/// Plurals of English nouns.
///
/// Source: Quirk et al., CGEL §5.73–5.103; Huddleston & Pullum, CGEL ch. 18 §4.
enum EnglishNouns {
  /// Plural forms, the preferred one first.
  static func plurals(of noun: String) -> [String] {
    if let known = irregular[noun] { return known }
    if sameInPlural.contains(noun) { return [noun] }
    guard let space = noun.lastIndex(where: { $0 == " " || $0 == "-" }) else {
      return pluralsOfWord(noun)
    }
    return pluralsOfCompound(noun, at: space)
  }

  /// *mothers-in-law, cups of tea, passers-by* change the first word; other compounds the last.
  private static func pluralsOfCompound(_ noun: String, at last: String.Index) -> [String] {
    let words = noun.split(whereSeparator: { $0 == " " || $0 == "-" })
    if words.count >= 2, linkers.contains(String(words[1])), words.count > 2 || postposed(words[1])
    {
      let head = String(words[0])
      return plurals(of: head).map { $0 + noun.dropFirst(head.count) }
    }
    let head = noun[...last]
    return plurals(of: String(noun[noun.index(after: last)...])).map { head + $0 }
  }

  private static func postposed(_ word: Substring) -> Bool {
    ["by", "general", "up", "martial", "elect", "on"].contains(word)
  }

  private static let linkers = EnglishWords.set(
    "in of at to by up on de and with for from the general martial elect a au")

  private static func pluralsOfWord(_ noun: String) -> [String] {
    for (ending, plural) in endings
    where noun.utf8.count > ending.utf8.count && noun.hasSuffix(ending) {
      if ending == "man" && (regularMan.contains(noun) || noun.hasSuffix("human")) { break }
      if ending == "mouse" || ending == "foot" || ending == "goose" || ending == "child"
        || ending == "tooth" || ending == "man" || ending == "penny"
      {
        return ["mongoose", "vamoose"].contains(noun)
          ? [noun + "s"] : [noun.dropLast(ending.count) + plural]
      }
      if greekSis(noun, ending) { return [noun.dropLast(ending.count) + plural] }
    }
    if let stem = withVes(noun) { return stem }
    if noun.utf8.last == UInt8(ascii: "o") {
      if oes.contains(noun) { return [noun + "es"] }
      if bothOs.contains(noun) { return [noun + "es", noun + "s"] }
      return [noun + "s"]
    }
    // Figures and single letters: 8s, MP3s; names keep their y: the Kennedys.
    if let first = noun.utf8.first, !EnglishSpelling.isLowerCase(first),
      noun.utf8.last == UInt8(ascii: "y")
    {
      return [noun + "s"]
    }
    return [EnglishSibilants.withS(noun, isVerb: false)[0]] + secondS(noun)
  }

  private static func secondS(_ noun: String) -> [String] {
    Array(EnglishSibilants.withS(noun, isVerb: false).dropFirst())
  }

  /// *analysis, crisis, hypothesis*: the ending of Greek nouns, not of *chassis* or *iris*.
  private static func greekSis(_ noun: String, _ ending: String) -> Bool {
    ending == "sis" && !["chassis"].contains(noun)
  }

  private static let endings: [(String, String)] = [
    ("child", "children"), ("mouse", "mice"), ("goose", "geese"), ("tooth", "teeth"),
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
    penknife jackknife pocketknife midwife housewife afterlife halflife wildlife werewolf bookshelf
    meatloaf flyleaf cloverleaf tealeaf myself yourself himself herself itself oneself nightlife
    fishwife alewife bayleaf breadknife
    """)

  private static let oes = EnglishWords.set(
    """
    potato tomato hero echo torpedo veto embargo go no negro domino superhero antihero jingo
    """)
  private static let bothOs = EnglishWords.set(
    """
    mosquito volcano tornado mango buffalo cargo desperado halo motto mulatto archipelago flamingo
    dodo dingo lingo fiasco farrago virago ginkgo dado fresco ghetto grotto innuendo memento peccadillo portico salvo tuxedo zero calico hobo lasso
    """)

  /// Nouns with one form for both numbers.
  static let sameInPlural = EnglishWords.set(
    """
    sheep fish deer moose elk swine aircraft spacecraft hovercraft watercraft craft series species
    means offspring salmon trout cod tuna shrimp squid bison grouse reindeer plaice mackerel carp
    halibut herring swordfish goldfish starfish jellyfish catfish shellfish crayfish dice crossroads
    headquarters barracks gallows innings works kennels chassis corps rendezvous chamois patois faux
    Chinese Japanese Portuguese Vietnamese Swiss Taiwanese Lebanese Maltese Burmese Nepalese
    yuan yen baht rand hertz quid cattle police people poultry vermin livestock
    trousers pants jeans shorts tights leggings pajamas pyjamas glasses sunglasses scissors pliers
    tweezers binoculars goggles clothes scales tongs knickers underpants overalls dungarees
    headphones earphones thanks congratulations surroundings belongings savings stairs outskirts
    groceries goods
    """)

  /// Plurals that do not end in *-s*, as words that may be given in the plural: *children, feet*.
  static let irregularPlurals: Set<String> = {
    var plurals: Set<String> = []
    for forms in irregular.values {
      for form in forms where !form.hasSuffix("s") { plurals.insert(form) }
    }
    return plurals
  }()

  private static let irregular: [String: [String]] = {
    var table: [String: [String]] = [:]
    for line in irregularText.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard fields.count == 2 else { continue }
      table[fields[0].split(separator: "_").joined(separator: " ")] =
        fields[1].split(separator: "/").map(String.init)
    }
    return table
  }()

  private static let irregularText = """
    child children
    man men
    woman women
    person people/persons
    foot feet
    tooth teeth
    goose geese
    mouse mice
    louse lice
    dormouse dormice
    titmouse titmice
    ox oxen
    brother brothers
    die dice/dies
    penny pennies/pence
    I we
    this these
    that those
    one ones
    other others
    it they
    he they
    she they
    him them
    her them
    me us
    my our
    alumnus alumni
    cactus cacti/cactuses
    fungus fungi/funguses
    nucleus nuclei
    radius radii/radiuses
    stimulus stimuli
    syllabus syllabuses/syllabi
    terminus termini/terminuses
    focus focuses/foci
    locus loci
    bacillus bacilli
    hippopotamus hippopotamuses/hippopotami
    octopus octopuses/octopi
    platypus platypuses
    genius geniuses
    virus viruses
    corpus corpora/corpuses
    genus genera
    opus opuses/opera
    abacus abacuses/abaci
    crocus crocuses
    alga algae
    larva larvae
    antenna antennae/antennas
    formula formulas/formulae
    vertebra vertebrae/vertebras
    nebula nebulae/nebulas
    alumna alumnae
    bacterium bacteria
    datum data
    medium media/mediums
    stratum strata
    erratum errata
    ovum ova
    addendum addenda
    curriculum curricula/curriculums
    memorandum memorandums/memoranda
    aquarium aquariums/aquaria
    stadium stadiums/stadia
    symposium symposia/symposiums
    millennium millennia/millenniums
    spectrum spectra/spectrums
    forum forums
    museum museums
    referendum referendums/referenda
    ultimatum ultimatums
    phenomenon phenomena
    criterion criteria
    automaton automata/automatons
    polyhedron polyhedra/polyhedrons
    ganglion ganglia
    mitochondrion mitochondria
    index indexes/indices
    appendix appendices/appendixes
    matrix matrices/matrixes
    vertex vertices/vertexes
    vortex vortices/vortexes
    codex codices
    helix helices/helixes
    axis axes
    testis testes
    metamorphosis metamorphoses
    iris irises
    pelvis pelvises
    penis penises
    clitoris clitorises
    tennis tennis
    trellis trellises
    metropolis metropolises
    portcullis portcullises
    schema schemas/schemata
    stigma stigmata/stigmas
    stoma stomata
    cherub cherubs/cherubim
    seraph seraphs/seraphim
    kibbutz kibbutzim
    beau beaux/beaus
    bureau bureaus/bureaux
    plateau plateaus/plateaux
    tableau tableaux
    gateau gateaux/gateaus
    chateau chateaux/chateaus
    concerto concertos/concerti
    virtuoso virtuosos/virtuosi
    libretto librettos/libretti
    tempo tempos/tempi
    graffito graffiti
    paparazzo paparazzi
    staff staffs/staves
    roof roofs
    woman_doctor women doctors
    manservant menservants
    yes yeses/yesses
    quiz quizzes
    bus buses/busses
    gas gases/gasses
    lens lenses
    atlas atlases
    kiss kisses
    flyby flybys
    standby standbys
    layby laybys
    hotfoot hotfoots
    tenderfoot tenderfoots
    passerby passersby
    cupful cupfuls
    spoonful spoonfuls
    runner-up runners-up
    passer-by passers-by
    looker-on lookers-on
    hanger-on hangers-on
    grown-up grown-ups
    close-up close-ups
    check-up check-ups
    merry-go-round merry-go-rounds
    forget-me-not forget-me-nots
    jack-in-the-box jack-in-the-boxes
    good-for-nothing good-for-nothings
    stick-in-the-mud stick-in-the-muds
    sit-up sit-ups
    push-up push-ups
    pick-up pick-ups
    make-up make-ups
    lay-by lay-bys
    stand-by stand-bys
    """
}
