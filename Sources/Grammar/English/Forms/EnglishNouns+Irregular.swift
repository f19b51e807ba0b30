// Mostly tables: every class of irregular plural.

/// Plurals that follow no rule, and nouns with one form.
///
/// Source: CGEL §5.73–5.103; CaGEL ch. 18 §4.
extension EnglishNouns {
  /// Nouns with one form for both numbers.
  static let sameInPlural = EnglishWords.set(
    """
    sheep percent fish deer moose elk swine aircraft spacecraft hovercraft watercraft craft series species
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

  static let irregular: [String: [String]] = {
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
