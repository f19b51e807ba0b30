// Mostly tables: which endings of long words are stressed or count as stressed.

/// Whether the last consonant of a verb is doubled before *-ed* and *-ing*: *stopping* but *visiting*.
///
/// Source: Quirk et al., CGEL §3.7 (doubling after a stressed short vowel; *-l* in British English;
/// *-ck-*); Huddleston & Pullum, CGEL ch. 18 §2.2.
enum EnglishDoubling {
  /// What happens to the last consonant.
  enum Choice: Sendable {
    case never, always
    /// Both spellings are in use; the first is preferred everywhere.
    case rarely, usually
    /// Single in the United States, double in the United Kingdom: *traveled, travelled*.
    case britishOnly
    /// *panic, panicked*
    case withK
    /// *sync, synced, syncked*: nothing or k.
    case optionalK
    /// *sic, sicced*: doubled or k.
    case doubleOrK
  }

  /// The rule for a verb in lower case.
  static func choice(for verb: String) -> Choice {
    if let known = exceptions[verb] { return known }
    let letters = Array(verb.utf8)
    if letters.last == UInt8(ascii: "c") { return choiceAfterC(letters) }
    guard EnglishSpelling.endsInSingleVowelAndConsonant(letters) else {
      return endsInSeparateVowelAndL(verb) ? .britishOnly : .never
    }
    if EnglishSpelling.syllables(letters) == 1 { return .always }
    if stressedAtEnd.contains(verb) { return .always }
    if let inherited = choiceOfPrefixed(verb) { return inherited }
    return choiceForUnstressed(verb, stem: verb)
  }

  private static func choiceAfterC(_ letters: [UInt8]) -> Choice {
    guard letters.count >= 3, EnglishSpelling.isVowel(letters[letters.count - 2]) else {
      return .never
    }
    return EnglishSpelling.syllables(letters) == 1 ? .doubleOrK : .withK
  }

  /// *dial, fuel, initial*: two written vowels that are two syllables.
  private static func endsInSeparateVowelAndL(_ verb: String) -> Bool {
    for ending in ["ial", "uel", "ual", "iel", "iol"] where verb.hasSuffix(ending) { return true }
    return false
  }

  private static func choiceForUnstressed(_ verb: String, stem: String) -> Choice {
    if endsInUnstressedVerb(verb) { return .never }
    switch verb.utf8.last {
    case UInt8(ascii: "l"):
      return .britishOnly
    case UInt8(ascii: "b"), UInt8(ascii: "d"), UInt8(ascii: "g"), UInt8(ascii: "p"):
      // Long verbs in these letters are nearly all compounds: hobnob, forbid, zigzag, kidnap.
      return unstressedAtEnd.contains(stem) ? .never : .always
    default:
      if unstressedAtEnd.contains(stem) { return .never }
      return stressedEndings.contains(where: verb.hasSuffix) ? .always : .never
    }
  }

  /// *electrodeposit, bandlimit*: a first part of any kind before a verb that is on the list.
  private static func endsInUnstressedVerb(_ verb: String) -> Bool {
    guard verb.utf8.last != UInt8(ascii: "l") else { return false }
    return (5..<max(verb.utf8.count, 5)).contains { length in
      unstressedAtEnd.contains(String(verb.suffix(length)))
    }
  }

  /// *unpin, rerun, overlap, debug*: a prefix before a verb of one syllable; *disprefer, overfocus*:
  /// before a longer verb that is on a list.
  private static func choiceOfPrefixed(_ verb: String) -> Choice? {
    if unstressedAtEnd.contains(verb) { return nil }
    for prefix in prefixes where verb.hasPrefix(prefix) {
      let stem = String(verb.dropFirst(prefix.count))
      if let known = exceptions[stem], stem.utf8.count > 3 { return known }
      if stressedAtEnd.contains(stem) { return .always }
      if unstressedAtEnd.contains(stem) { return choiceForUnstressed(verb, stem: stem) }
      // *co-* stands before whole verbs with a hyphen; without one it is mostly part of the word.
      if stem.utf8.count >= 3, prefix != "co", isStressedMonosyllable(stem) { return .always }
    }
    return nil
  }

  /// A verb of one syllable; *-er* and most *-en* are endings, not words.
  private static func isStressedMonosyllable(_ stem: String) -> Bool {
    guard EnglishSpelling.syllables(stem.utf8) == 1, !stem.hasSuffix("er") else { return false }
    if stem.hasSuffix("en") && !["pen", "den", "ken"].contains(stem) { return false }
    return startsLikeAWord(Array(stem.utf8))
  }

  /// Whether a stem begins as an English word can: not *beckon* as be-ckon.
  private static func startsLikeAWord(_ stem: [UInt8]) -> Bool {
    let cluster = stem.prefix(while: { EnglishSpelling.isConsonant($0) && $0 != UInt8(ascii: "y") })
    if cluster.count <= 1 { return true }
    return onsets.contains(String(decoding: cluster, as: UTF8.self))
  }

  private static let onsets = EnglishWords.set(
    """
    bl br ch chr cl cr dr dw fl fr gl gr gn kn kr kl ph pl pr ps q qu rh sc sch scr sh shr sk
    sl sm sn
    sp spl spr sq squ st str sw th thr thw tr tw v wh wr
    """)

  private static let prefixes = [
    "re", "un", "for", "over", "geo", "im", "ad", "out", "mis", "under", "fore", "be", "de", "en",
    "em", "dis", "up", "sub",
    "pre", "inter", "trans", "counter", "co", "non", "self", "super", "cross", "tele", "down",
    "off",
    "back", "hand", "hot", "in", "by", "auto", "micro", "photo", "ultra", "mid", "post", "bio",
    "side", "inner", "after", "at", "to", "with", "multi", "en", "foot", "head", "air", "hob",
  ]

  /// Last syllables that are words of their own: *output, typeset, foxtrot, hairpin, program*.
  private static let stressedEndings = [
    "split", "slit", "spit", "knit", "quit", "plot", "spot", "slot", "shot", "trot", "blot", "knot",
    "clot", "chat", "flat", "spat", "squat", "stat", "strut", "shut", "put", "cut", "set", "skit",
    "gram", "spin", "scan", "plan", "span", "plus", "gas", "trek", "quiz", "whiz", "spur", "blur",
    "stir", "star", "scar", "man", "pin", "gun", "run", "tan", "can", "win", "bar", "jet", "slam",
    "cram", "jam", "ram", "trim", "slim", "swim", "skim", "drum", "hum", "strum", "scum", "skin",
    "grin", "thin", "fun", "stun", "shun", "pun", "nut", "gut", "butt", "hat", "hit", "kit", "dot",
    "jot", "rot", "hot", "pot", "cot", "char",
    "cam", "dam", "ham", "bum", "gum", "ban", "fan", "van", "fat", "bat", "brim", "cat", "tat",
    "sum", "mit", "fit", "glot", "cur", "ebut", "quip",
  ]

  /// Long verbs whose last syllable is weak although it looks like a word.
  private static let unstressedAtEnd = EnglishWords.set(
    """
    chagrin beaver larrup pyramid fillip buskin chirrup cherup sirup gollop picot emblem ingot
    token betoken starken lippen demagog pedagog prolog epilog homolog travelog decalog
    dud hermit ducat muscat possum gypsum lissom oxygen hydrogen nitrogen
    halogen collagen antigen transit deposit reposit redeposit misposit 
    kamerad nomad hubbub nabob
    scollop develop envelop redevelop gallop gossip scallop wallop turnip hiccup dollop lollop
    trollop catsup
    ketchup julep syrup stirrup bishop collop chirrup gallup orlop tulip parsnip unstirrup escallop
    overdevelop underdevelop predevelop worship escalop galop dunlop
    invalid ballad salad method synod period myriad hybrid acid druid orchid fetid naked wicked
    catalog dialog analog monolog cherub rhubarb
    cosset closet corset gusset russet posset dosset asset basset bisset
    visit revisit deposit posit exhibit inhibit prohibit inherit disinherit debit orbit limit
    delimit vomit credit accredit discredit edit audit solicit elicit deficit merit demerit spirit
    inspirit profit benefit comfit discomfit counterfeit surfeit forfeit implicit unlimit reedit
    pirouette cabinet carpet trumpet limpet market target budget gadget fidget midget widget ferret
    garret turret banquet bracelet pamphlet scarlet outlet inlet bullet mullet ballet pallet
    pellet skillet wallet billet fillet filet toilet violet valet triplet couplet goblet
    gimlet hamlet omelet helmet bonnet
    garnet hornet magnet planet sonnet tenet cygnet signet bayonet coronet interpret misinterpret
    reinterpret pivot divot ballot pilot copilot carrot parrot garrot maggot faggot abbot
    argot bigot
    riot pocket ticket racket docket jacket packet rocket socket bracket cricket basket blanket
    junket trinket buffet tuffet secret decret socket closet rivet civet velvet covet privet trivet
    brevet duvet ricochet crochet sachet alphabet quodlibet buttonet thicket rebucket target
    retarget
     scut halibut walnut peanut doughnut chestnut coconut gamut occiput
     habit cohabit inhabit rabbit rebait gibbet sherbet gambit tidbit titbit ambit cubit
    summit pulpit cockpit armpit tappet puppet moppet snippet whippet poppet trippet lappet limpet
    squeamish sabbat acrobat wombat dingbat aristocrat doormat diplomat
    open reopen unopen happen deepen sharpen dampen cheapen ripen hamper
    women woman human german roman layman caiman caftan organ slogan pagan orphan turban
    urban toucan pecan vulcan pelican mulligan titan tartan
    cabin robin ruin bargain captain martin satin latin cretin margin virgin origin imagine
    imprison poison season reason treason mason lesson button mutton cotton glutton
    coffin muffin puffin dolphin elfin resin raisin basin moccasin bobbin pumpkin bumpkin
    napkin firkin gherkin lambkin manikin catkin bodkin jerkin welkin
     gerund
    altar collar dollar pillar cellar vicar nectar mortar sugar vinegar hangar cougar beggar grammar
    calendar cedar lumbar caviar dinar sonar lunar solar seminar molar polar
    volunteer murmur sulphur sulfur femur lemur armour arbour
    canvas atlas bias alias christmas pampas campus opus focus refocus unfocus circus hocus crocus
    caucus discus mucus abacus chorus citrus virus walrus callus bonus minus genus venus surplus
    ransom random tandem problem system item totem bottom blossom fathom phantom custom accustom
    anthem venom buxom maxim victim verbatim interim pilgrim album hansom asylum vellum slalom
    gingham
     madam adam macadam balsam jetsam bantam buckram sesame tantrum
    rivet garnet merit covenant
     offer proffer differ suffer pilfer buffer coffer
     demon devil debit decal bevel bezel bedew lemon revel ravel devel
    denim denis relic topic debut depot despot depict resin
    incus indent enter center invent unit unison upon
     besom betel bedlam begum
      coven covet cover color comet comer comic cosset couplet copal coral cohab
    sever tepid super
    mister mislead subtle interim foremen outer under hinder inner
    teleost coral forest forfeit disc discus dishes
    imam immit
    """)

  /// Verbs stressed on the last syllable that no rule finds.
  private static let stressedAtEnd = EnglishWords.set(
    """
    abet abhor abut acquit admit aver allot annul appal appall besot bedim befog begin cabal cadet
    compel concur confer control corral commit permit demit dispel distil dispar emit enrol
    enthral equip excel
    expel extol fulfil impel incur infer instil inter intermit intromit disinter japan manumit
    occur omit outspan patrol prefer pretermit program propel rebel rebut recur reequip refer regret
    remit repel repot retransmit submit transfer transmit trepan uncontrol unman upset
    demur deter defer forget unforget misinfer retrofit curvet coquet gavot bosset cravat
    revet abat aborad allure cavort decontrol reprogram deprogram recommit readmit reallot
    recompel reconfer misfit preadmit overcommit undercommit overcontrol rehab prehab demob
    format reformat deformat misformat boycot duet minuet quartet quintet sextet octet septet
    motet vignet brunet cassabat aquavit ungag bespot hotrod gazet sabot monocot photoset
    deadpan copycat wildcat flimflam surplus halfwit brevet
    dragnet fishnet pipet babysit housesit catsit dogsit petsit retrofit immit sjambok jambok
    nonplus teargas biogas degas outgas backlog weblog prolog unclog caracul hamstring
    cigar guitar catarrh bazar costar feldspar ajar afar unbar debar disbar crossbar
    carburet sulphuret sulfuret whippersnap
    japan divan sedan rattan pavan began cancan
    humbug litterbug jitterbug doorbell
    caracol gazel gazet babbit dipnet gillnet doughnut duet pitapat surrebut tomcat copycat trapan
    shikar assot aret curet begum dister fireset succus
    """)

  /// Verbs that no rule gets right, or where usage is divided.
  private static let exceptions: [String: Choice] = {
    var table: [String: Choice] = [:]
    func set(_ choice: Choice, _ verbs: String) {
      for verb in EnglishWords.set(verbs) { table[verb] = choice }
    }
    set(.rarely, "rabbit focus refocus benefit bias bus combat target combat bayonet dialog")
    set(.rarely, "canvas leaflet rivet parallel paralel carburet discus minibus trolleybus")
    set(.rarely, "chorus ricochet gibbet sherbet caucus")
    set(.rarely, "garrot pilot wainscot caravan rabbet unbias")
    set(.rarely, "hocus hocus-pocus buffet debus embus yes bused summit facet tittup hiccup")
    set(.rarely, "parget")
    set(.rarely, "sulphur sulfur vetoed callus nonfocus")
    set(
      .usually,
      "worship kidnap program diagram nonplus monogram telegram cablegram hologram anagram")
    set(
      .always,
      "handicap format reformat gas outgas degas biogas input output zigzag humbug leapfrog")
    set(.always, "waterlog hobnob eavesdrop sandbag wigwag overcrop hotdog wiretap horsewhip")
    set(.rarely, "luv wuv lurv")
    set(.usually, "curvet brevet checksum thermostat tripod regen")
    set(.usually, "unkidnap")
    set(.always, "teargas housesit backlog photostat bootleg")
    set(.usually, "surveil coif")
    set(.britishOnly, "total towel cancel travel marvel unravel apparel")
    set(.never, "chauffeur boycott ballet sauté crochet ach hurrah")
    set(.withK, "picnic panic mimic frolic traffic havoc bivouac politic")
    set(.optionalK, "malloc calloc realloc sync resync desync arc talc zinc chic disc")
    set(.never, "disc precis précis")
    return table
  }()
}
