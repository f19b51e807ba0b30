// Mostly tables: every class of irregular plural.

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
    measles mumps rickets rabies billiards checkers draughts bitters blues doldrums dregs earnings
    shingles hustings innards lodgings manners odds oats premises proceeds remains riches slacks
    suds tropics troops valuables victuals wages whereabouts shears clippers pincers
    bloomers briefs breeches trunks braces undies knickerbockers sweatpants joggers chinos
    spectacles panties boxers noodles fries binoculars annals auspices backwoods basics
    bifocals boondocks entrails genitals alms amends credentials 
    leftovers news particulars regards tidings
    headphones earphones thanks congratulations surroundings belongings savings stairs outskirts
    groceries goods
    """)

  /// Plurals that do not end in *-s*, as words that may be given in the plural: *children, feet*.
  static let irregularPlurals: Set<String> = {
    var plurals: Set<String> = []
    for forms in irregular.values {
      for form in forms where !form.hasSuffix("s") { plurals.insert(form) }
    }
    for form in EnglishForeignPlurals.all where !form.hasSuffix("s") { plurals.insert(form) }
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

  /// Singulars by the plurals of the list: *lice* → *louse*.
  static let irregularSingulars: [String: [String]] = {
    var singulars: [String: [String]] = [:]
    for (singular, plurals) in irregular {
      for plural in plurals where plural != singular {
        singulars[plural, default: []].append(singular)
      }
    }
    return singulars
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
    virus viruses
    corpus corpora/corpuses
    genus genera
    opus opuses/opera
    museum museums
    pelvis pelvises
    penis penises
    clitoris clitorises
    tennis tennis
    trellis trellises
    metropolis metropolises
    portcullis portcullises
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
    monsieur messieurs
    madame mesdames
    mademoiselle mesdemoiselles
    madam madams
    monsignor monsignors/monsignori
    booklouse booklice
    woodlouse woodlice
    aide-memoire aide-memoires
    agent_provocateur agents provocateurs
    bain-marie bains-marie
    chaise_longue chaise longues/chaises longues
    cul-de-sac cul-de-sacs/culs-de-sac
    femme_fatale femmes fatales
    enfant_terrible enfants terribles
    fait_accompli faits accomplis
    hors_d'oeuvre hors d'oeuvres
    pied-à-terre pieds-à-terre
    tête-à-tête tête-à-têtes
    tete-a-tete tete-a-tetes
    paterfamilias patresfamilias
    chassis chassis
    faux_pas faux pas
    coup_d'état coups d'état
    coup_d'etat coups d'etat
    pence pence
    grand_prix grands prix
    bon_mot bons mots
    nouveau_riche nouveaux riches
    lied lieder
    gestalt gestalts/gestalten
    mitzvah mitzvahs/mitzvoth
    goy goys/goyim
    djinn djinn
    jinni jinn
    larva larvae/larvas
    genie genies/genii
    corpus_callosum corpora callosa
    modus_operandi modi operandi
    alter_ego alter egos
    magnum_opus magnum opuses/magna opera
    persona_non_grata personae non gratae
    status_quo status quos
    stepchild stepchildren
    godchild godchildren
    grandchild grandchildren
    brainchild brainchildren
    bicep biceps
    biceps biceps/bicepses
    triceps triceps/tricepses
    quadriceps quadriceps/quadricepses
    forceps forceps
    kudos kudos
    species species
    series series
    lap_of_honour laps of honour
    notary_public notaries public
    sergeant_major sergeant majors
    sergeant-major sergeant-majors
    major_general major generals
    lieutenant_general lieutenant generals
    brigadier_general brigadier generals
    still_life still lifes
    lowlife lowlifes
    gin_and_tonic gin and tonics
    whisky_and_soda whisky and sodas
    rock_and_roll rock and rolls
    mover_and_shaker movers and shakers
    go-between go-betweens
    ne'er-do-well ne'er-do-wells
    has-been has-beens
    would-be would-bes
    know-it-all know-it-alls
    hand-me-down hand-me-downs
    have-not have-nots
    maple_leaf maple leaves
    lost_and_found lost and founds
    salt_and_pepper salt and pepper
    track_and_field track and field
    tae_kwon_do tae kwon do
    I_spy I spy
    tooth_fairy tooth fairies
    no-no no-nos
    do do's/dos
    don't don'ts
    ex exes
    ibis ibises
    mantis mantises/mantes
    iris irises
    clematis clematises
    epidermis epidermises
    arthritis arthritises
    dais daises
    marquis marquises
    bias biases
    canvas canvases
    alias aliases
    surplus surpluses
    census censuses
    sinus sinuses
    walrus walruses
    campus campuses
    chorus choruses
    circus circuses
    bonus bonuses
    status statuses
    apparatus apparatus/apparatuses
    prospectus prospectuses
    hiatus hiatuses
    impetus impetuses
    nexus nexuses
    plexus plexuses
    fetus fetuses
    foetus foetuses
    isthmus isthmuses
    mucus mucuses
    asylum asylums
    album albums
    chrysanthemum chrysanthemums
    premium premiums
    pendulum pendulums
    vacuum vacuums
    harmonium harmoniums
    geranium geraniums
    nasturtium nasturtiums
    area areas
    arena arenas
    dilemma dilemmas
    diploma diplomas
    drama dramas
    electron electrons
    neutron neutrons
    proton protons
    demon demons
    skeleton skeletons
    bison bison
    caribou caribou/caribous
    buffalo buffalo/buffaloes/buffalos
    antelope antelope/antelopes
    elk elk/elks
    bass bass/basses
    perch perch/perches
    pike pike/pikes
    haddock haddock
    tench tench
    krill krill
    plankton plankton
    snipe snipe/snipes
    waterfowl waterfowl/waterfowls
    wildfowl wildfowl
    fowl fowls/fowl
    kilohertz kilohertz
    megahertz megahertz
    gigahertz gigahertz
    sweepstakes sweepstakes
    bellows bellows
    mews mews
    insignia insignia/insignias
    bourgeois bourgeois
    rendezvous rendezvous
    bric-a-brac bric-a-brac
    offspring offspring
    wherewithal wherewithal
    """
}
