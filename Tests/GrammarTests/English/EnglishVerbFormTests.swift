import AACCore
import Grammar
import Testing

struct EnglishVerbFormTests {
  private let american = EnglishMorphology(.englishUnitedStates)
  private let british = EnglishMorphology(.englishUnitedKingdom)

  /// Lemma, third person, past, participle, present participle: the forms that come first.
  @Test(arguments: principalParts.split(separator: "\n").map(String.init))
  func principalPartsAreThoseOfTheDictionary(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(words.count == 5)
    #expect(american.verb(words[0], VerbFeatures(.present, .third, .singular)).first == words[1])
    #expect(american.verb(words[0], VerbFeatures(.preterite)).first == words[2])
    #expect(american.verb(words[0], VerbFeatures(.participle)).first == words[3])
    #expect(american.verb(words[0], VerbFeatures(.gerund)).first == words[4])
  }

  @Test(arguments: [
    ("learn", ["learned", "learnt"]), ("dream", ["dreamed", "dreamt"]),
    ("spell", ["spelled", "spelt"]), ("burn", ["burned", "burnt"]), ("get", ["got"]),
  ])
  func britainPrefersTheOtherPast(_ lemma: String, _ forms: [String]) {
    #expect(american.verb(lemma, VerbFeatures(.preterite)) == forms)
    #expect(british.verb(lemma, VerbFeatures(.preterite)) == forms.reversed())
  }

  @Test func gottenIsAmerican() {
    #expect(american.verb("get", VerbFeatures(.participle)) == ["gotten", "got"])
    #expect(british.verb("get", VerbFeatures(.participle)) == ["got", "gotten"])
  }

  @Test(arguments: ["travel", "cancel", "signal", "label", "fuel", "dial", "quarrel", "unravel"])
  func britainDoublesEveryL(_ lemma: String) {
    #expect(american.verb(lemma, VerbFeatures(.gerund)) == [lemma + "ing", lemma + "ling"])
    #expect(british.verb(lemma, VerbFeatures(.gerund)) == [lemma + "ling", lemma + "ing"])
  }

  @Test func beAgrees() {
    func present(_ person: GrammaticalPerson, _ number: GrammaticalNumber) -> [String] {
      american.verb("be", VerbFeatures(.present, person, number))
    }
    #expect(present(.first, .singular) == ["am"])
    #expect(present(.second, .singular) == ["are"])
    #expect(present(.third, .singular) == ["is"])
    #expect(present(.third, .plural) == ["are"])
    #expect(american.verb("be", VerbFeatures(.preterite, .first, .singular)) == ["was"])
    #expect(american.verb("be", VerbFeatures(.preterite, .second, .singular)) == ["were"])
  }

  @Test func modalsHaveOneFormAndNoParticiple() {
    #expect(american.verb("can", VerbFeatures(.present, .third, .singular)) == ["can"])
    #expect(american.verb("can", VerbFeatures(.preterite)) == ["could"])
    #expect(american.verb("must", VerbFeatures(.gerund)).isEmpty)
  }

  @Test(arguments: [
    ("pick up", "picked up"), ("go to bed", "went to bed"), ("double-check", "double-checked"),
    ("have to", "had to"), ("hand-feed", "hand-fed"),
  ])
  func oneWordOfAPhraseChanges(_ lemma: String, _ past: String) {
    #expect(american.verb(lemma, VerbFeatures(.preterite)).first == past)
  }

  @Test(arguments: [
    ("go", "V;3;SG;PRS", "goes"), ("go", "V;PST", "went"), ("go", "V;V.PTCP;PST", "gone"),
    ("go", "V;V.PTCP;PRS", "going"), ("go", "V;NFIN", "go"), ("mouse", "N;PL", "mice"),
    ("big", "ADJ;CMPR", "bigger"), ("big", "ADJ;SPRL", "biggest"),
  ])
  func bundleGivesTheForm(_ lemma: String, _ bundle: String, _ form: String) {
    #expect(american.inflect(lemma, bundle: bundle).first == form)
  }

  @Test func archaicFormsAreKnownButNotUsed() {
    #expect(american.inflect("speak", bundle: "V;PST") == ["spoke", "spake"])
    #expect(american.verb("speak", VerbFeatures(.preterite)) == ["spoke"])
  }

  @Test func tableHasAllSectionsOfAGrammar() {
    let table = american.conjugation(of: "eat")
    #expect(
      table.section(.present)?.rows.map(\.forms) == [
        ["eat"], ["eat"], ["eats"], ["eat"], ["eat"], ["eat"],
      ])
    #expect(table.section(.present, isCompound: true)?.rows[2].forms == ["has eaten"])
    #expect(table.section(.imperative, isNegative: true)?.rows[0].forms == ["don't eat"])
    let eating = table.section(.preterite, isCompound: true, isProgressive: true)
    #expect(eating?.rows[2].forms == ["had been eating"])
  }

  @Test func oldFormsOfDerivedVerbsComeOnlyWithOldPrefixes() {
    #expect(american.inflect("bespeak", bundle: "V;PST") == ["bespoke", "bespake"])
    #expect(american.inflect("rewrite", bundle: "V;PST") == ["rewrote"])
    #expect(american.inflect("prepay", bundle: "V;PST") == ["prepaid"])
    #expect(american.inflect("overhang", bundle: "V;PST") == ["overhung"])
    #expect(american.inflect("mix", bundle: "V;PST") == ["mixed", "mixt"])
    #expect(american.inflect("misken", bundle: "V;V.PTCP;PST") == ["miskenned", "miskent"])
    #expect(american.inflect("overfly", bundle: "V;PST") == ["overflew"])
    #expect(american.inflect("fly", bundle: "V;PST") == ["flew", "flied"])
    #expect(american.inflect("leap", bundle: "V;PST") == ["leaped", "leapt"])
    #expect(american.inflect("sync", bundle: "V;PST").prefix(2) == ["synced", "synched"])
    #expect(american.inflect("can", bundle: "V;PST").contains("canned"))
    #expect(american.inflect("must", bundle: "V;PST") == ["musted"])
    #expect(american.inflect("must", bundle: "V;3;SG;PRS") == ["must"])
  }

  @Test(arguments: [
    ("beware", "V;PST"), ("beware", "V;V.PTCP;PRS"), ("beware", "V;3;SG;PRS"),
    ("should", "V;V.PTCP;PRS"), ("ought to", "V;V.PTCP;PST"),
    ("eat", "V;PRS;PROG"),
    ("eat", "V;PST;PRF"), ("eat", "V;PRS;PST"), ("eat", "V;3;SG;PL;PRS"), ("quick", "ADV"),
    ("careful", "ADV"), ("table", "N;PST"), ("big", "ADJ;CMPR;SPRL"),
  ])
  func thereIsNoFormOfWhatCannotBeMeant(_ lemma: String, _ bundle: String) {
    #expect(american.inflect(lemma, bundle: bundle).isEmpty)
  }

  @Test(arguments: [
    ("beware", "V;NFIN", "beware"), ("beware", "V;IMP", "beware"), ("quickly", "ADV", "quickly"),
    ("fast", "ADV", "fast"), ("soon", "ADV", "soon"), ("quick", "ADJ", "quick"),
    ("eat", "V;PST", "ate"),
  ])
  func thereIsAFormOfWhatCan(_ lemma: String, _ bundle: String, _ form: String) {
    #expect(american.inflect(lemma, bundle: bundle).first == form)
  }

  @Test(arguments: [
    ("psych", "psychs"), ("monarch", "monarchs"), ("overarch", "overarches"),
    ("research", "researches"), ("echo", "echoes"), ("pogo", "pogos"), ("veg", "vegges"),
    ("quiz", "quizzes"), ("photo", "photos"), ("undergo", "undergoes"), ("loch", "lochs"),
  ])
  func thirdPersonFollowsTheSound(_ lemma: String, _ form: String) {
    #expect(american.verb(lemma, VerbFeatures(.present, .third, .singular)).first == form)
  }

  private static let principalParts = """
    token tokens tokened tokened tokening
    cowhide cowhides cowhided cowhided cowhiding
    snowshoe snowshoes snowshoed snowshoed snowshoeing
    enlist enlists enlisted enlisted enlisting
    parget pargets pargeted pargeted pargeting
    storytell storytells storytold storytold storytelling
    noseride noserides noserode noseridden noseriding
    deride derides derided derided deriding
    bookkeep bookkeeps bookkept bookkept bookkeeping
    deepfreeze deepfreezes deepfroze deepfrozen deepfreezing
    catsit catsits catsat catsat catsitting
    compromit compromits compromitted compromitted compromitting
    vomit vomits vomited vomited vomiting
    electrodeposit electrodeposits electrodeposited electrodeposited electrodepositing
    outfit outfits outfitted outfitted outfitting
    benefit benefits benefited benefited benefiting
    gillnet gillnets gillnetted gillnetted gillnetting
    emblem emblems emblemed emblemed embleming
    checksum checksums checksummed checksummed checksumming
    hiccup hiccups hiccuped hiccuped hiccuping
    pie pies pied pied pieing
    tie-dye tie-dyes tie-dyed tie-dyed tie-dyeing
    segue segues segued segued segueing
    skydive skydives skydived skydived skydiving
    rewake rewakes rewoke rewoken rewaking
    walk walks walked walked walking
    stop stops stopped stopped stopping
    visit visits visited visited visiting
    occur occurs occurred occurred occurring
    focus focuses focused focused focusing
    picnic picnics picnicked picnicked picnicking
    panic panics panicked panicked panicking
    die dies died died dying
    lie lies lay lain lying
    untie unties untied untied untying
    see sees saw seen seeing
    dye dyes dyed dyed dyeing
    singe singes singed singed singeing
    agree agrees agreed agreed agreeing
    argue argues argued argued arguing
    hurry hurries hurried hurried hurrying
    enjoy enjoys enjoyed enjoyed enjoying
    watch watches watched watched watching
    wash washes washed washed washing
    fix fixes fixed fixed fixing
    buzz buzzes buzzed buzzed buzzing
    quiz quizzes quizzed quizzed quizzing
    echo echoes echoed echoed echoing
    radio radios radioed radioed radioing
    prefer prefers preferred preferred preferring
    offer offers offered offered offering
    begin begins began begun beginning
    open opens opened opened opening
    listen listens listened listened listening
    admit admits admitted admitted admitting
    edit edits edited edited editing
    commit commits committed committed committing
    limit limits limited limited limiting
    rebel rebels rebelled rebelled rebelling
    control controls controlled controlled controlling
    regret regrets regretted regretted regretting
    equip equips equipped equipped equipping
    develop develops developed developed developing
    gallop gallops galloped galloped galloping
    kidnap kidnaps kidnapped kidnapped kidnapping
    program programs programmed programmed programming
    unzip unzips unzipped unzipped unzipping
    overlap overlaps overlapped overlapped overlapping
    transfer transfers transferred transferred transferring
    differ differs differed differed differing
    remember remembers remembered remembered remembering
    answer answers answered answered answering
    ticket tickets ticketed ticketed ticketing
    budget budgets budgeted budgeted budgeting
    fax faxes faxed faxed faxing
    snow snows snowed snowed snowing
    play plays played played playing
    knit knits knitted knitted knitting
    squat squats squatted squatted squatting
    undergo undergoes underwent undergone undergoing
    overcome overcomes overcame overcome overcoming
    forget forgets forgot forgotten forgetting
    mislead misleads misled misled misleading
    withstand withstands withstood withstood withstanding
    rebuild rebuilds rebuilt rebuilt rebuilding
    babysit babysits babysat babysat babysitting
    broadcast broadcasts broadcast broadcast broadcasting
    understand understands understood understood understanding
    oversleep oversleeps overslept overslept oversleeping
    undo undoes undid undone undoing
    repay repays repaid repaid repaying
    rewrite rewrites rewrote rewritten rewriting
    unwind unwinds unwound unwound unwinding
    behave behaves behaved behaved behaving
    welcome welcomes welcomed welcomed welcoming
    delight delights delighted delighted delighting
    highlight highlights highlighted highlighted highlighting
    outfit outfits outfitted outfitted outfitting
    be is was been being
    have has had had having
    do does did done doing
    say says said said saying
    make makes made made making
    give gives gave given giving
    take takes took taken taking
    come comes came come coming
    know knows knew known knowing
    think thinks thought thought thinking
    bring brings brought brought bringing
    buy buys bought bought buying
    catch catches caught caught catching
    teach teaches taught taught teaching
    tell tells told told telling
    sell sells sold sold selling
    feel feels felt felt feeling
    keep keeps kept kept keeping
    leave leaves left left leaving
    lose loses lost lost losing
    put puts put put putting
    cut cuts cut cut cutting
    hit hits hit hit hitting
    let lets let let letting
    read reads read read reading
    run runs ran run running
    swim swims swam swum swimming
    sing sings sang sung singing
    drink drinks drank drunk drinking
    ring rings rang rung ringing
    write writes wrote written writing
    drive drives drove driven driving
    ride rides rode ridden riding
    speak speaks spoke spoken speaking
    break breaks broke broken breaking
    steal steals stole stolen stealing
    wear wears wore worn wearing
    tear tears tore torn tearing
    draw draws drew drawn drawing
    fly flies flew flown flying
    throw throws threw thrown throwing
    grow grows grew grown growing
    eat eats ate eaten eating
    fall falls fell fallen falling
    hide hides hid hidden hiding
    bite bites bit bitten biting
    shake shakes shook shaken shaking
    wake wakes woke woken waking
    choose chooses chose chosen choosing
    freeze freezes froze frozen freezing
    feed feeds fed fed feeding
    sleep sleeps slept slept sleeping
    sit sits sat sat sitting
    stand stands stood stood standing
    find finds found found finding
    hold holds held held holding
    build builds built built building
    send sends sent sent sending
    spend spends spent spent spending
    lend lends lent lent lending
    stick sticks stuck stuck sticking
    dig digs dug dug digging
    win wins won won winning
    hang hangs hung hung hanging
    shoot shoots shot shot shooting
    hear hears heard heard hearing
    hurt hurts hurt hurt hurting
    text texts texted texted texting
    google googles googled googled googling
    tiptoe tiptoes tiptoed tiptoed tiptoeing
    ski skis skied skied skiing
    taxi taxis taxied taxied taxiing
    refer refers referred referred referring
    compel compels compelled compelled compelling
    submit submits submitted submitted submitting
    permit permits permitted permitted permitting
    deposit deposits deposited deposited depositing
    benefit benefits benefited benefited benefiting
    market markets marketed marketed marketing
    gossip gossips gossiped gossiped gossiping
    debug debugs debugged debugged debugging
    zigzag zigzags zigzagged zigzagged zigzagging
    eavesdrop eavesdrops eavesdropped eavesdropped eavesdropping
    backpack backpacks backpacked backpacked backpacking
    happen happens happened happened happening
    blossom blossoms blossomed blossomed blossoming
    bus buses bused bused busing
    gas gasses gassed gassed gassing
    """
}
