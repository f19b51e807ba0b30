// A table: every irregular verb of the language, with its prefixes and look-alikes.

/// Irregular past forms of English verbs, and how to find them in prefixed verbs and compounds.
///
/// Sources: Quirk et al., CGEL §3.11–3.20 (classes of irregular verbs); Huddleston & Pullum, CGEL ch. 18 §5.
enum EnglishIrregularVerbs {
  /// Past and past participle, preferred forms of the United States first.
  struct Forms: Sendable {
    var past: Column
    var participle: Column
    /// Whether the United Kingdom prefers the second form: *learnt, got*.
    var isReversedInBritain: Bool
  }

  /// One of the two forms that a verb has of its own, in all its variants.
  struct Column: Sendable {
    /// In use today, the preferred one first.
    var forms: [String] = []
    /// Only old texts and dictionaries have them: *spake, holpen*.
    var archaic: [String] = []
    /// Verbs made of this one do not have them: *hanged* (but *overhung*), *payed*.
    var ownOnly: [String] = []

    /// Reads variants parted by `/`; `+` marks the archaic ones, `-` those of no derived verb, `+-` both.
    init(_ field: Substring) {
      for variant in field.split(separator: "/") {
        let form = String(variant.drop { $0 == "+" || $0 == "-" })
        switch variant.first {
        case "+":
          archaic.append(form)
          if variant.hasPrefix("+-") { ownOnly.append(form) }
        case "-":
          forms.append(form)
          ownOnly.append(form)
        default: forms.append(form)
        }
      }
    }

    /// The same of a verb with a first part; only old prefixes keep the archaic forms: *bespake*.
    func prefixed(_ prefix: String) -> Column {
      var column = self
      column.forms = forms.filter { !ownOnly.contains($0) }.map { prefix + $0 }
      column.archaic =
        EnglishArchaicForms.prefixes.contains(prefix)
        ? archaic.filter { !ownOnly.contains($0) }.map { prefix + $0 } : []
      return column
    }
  }

  /// By dictionary form, without prefixed derivatives that the rule finds.
  static let table: WordMap<Forms> = {
    var table: [(String, Forms)] = []
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count >= 3 else { continue }
      let forms = Forms(
        past: Column(fields[1]), participle: Column(fields[2]),
        isReversedInBritain: fields.count > 3)
      table.append((String(fields[0]), forms))
    }
    return WordMap(table)
  }()

  /// Verbs that end like an irregular one and are regular: *behave, delight, welcome*.
  static let lookalikes = EnglishWords.set(
    """
    parlay lipstick interleave debride demean bemean unlead accost acquit dismay grubstake
    beefsteak remay behave mishave misbehave welcome delay allay belie delight highlight
    deride grandstand
    moonshine essay assay outlet understudy reword upbraid
    befit refit outfit benefit retrofit misfit outwit jigsaw chainsaw whipsaw seesaw headhunt
    offspring
    frostbite butterfly outcost daylight twilight limelight token betoken starken lippen
    parget enring
    cowhide horsehide rawhide bullhide horseshoe snowshoe gumshoe deleave disleave unleave enleave
    beleave overleave backwind despoil dipstick joystick matchstick nightstick homework fieldwork
    """)

  /// First parts before which an irregular verb stays irregular: *undergo, rebuild, babysit*.
  static let prefixes = EnglishWords.set(
    """
    a after again all at baby back be bed bench blood blow body bottle breast broad bull butt
    by catch
    child cliff clock co cold counter court cow cross crash day deep dirt double dove down dream
    de dis sur dry eaves en fancy fast field finger fire fly foot for fore forth frost ghost
    giant great gut
    half hand hard head heart home horse hot hour house ill in inter jail jerry joy key kick lip
    low manu micro mid mind mis moon multi narrow neuro news night non off on out over page pan
    par part per photo pile pod post pre proof quick re road rough rubber safe screen self semi
    shop short sign sight simul skin sky slam sleep slow snow soft song sooth space speed spell
    spoon star step strong sub sun super sweet tail tele test thin thorough through to top touch
    trans true type ultra um umbe un under up video wall water way web wide wild wind with word zero
    electro hydro bio auto fellow gain nay cyber rabble copy script stone side loop free inner
    power dnew ham heli spot green red gas flood broken lock cherry hag bare hay free cliff
    paper prat cat
    dog pet plant
    """)

  /// The forms of a lemma; nil when it is regular.
  static func forms(of lemma: String) -> Forms? {
    if let known = table[lemma] { return known }
    if lemma.utf8.count < 4 || lookalikes.contains(lemma) || isNoRide(lemma) { return nil }
    // The longest irregular verb at the end that leaves a known first part wins.
    let letters = lemma.unicodeScalars
    var split = letters.index(after: lemma.startIndex)
    while split < lemma.endIndex {
      let rest = lemma[split...]
      if rest.utf8.count < 2 { return nil }
      guard couldEnd(rest) else {
        split = letters.index(after: split)
        continue
      }
      if prefixes.contains(String(lemma[..<split])),
        !EnglishAuxiliaries.modals.contains(String(rest)),
        let base = table[String(rest)]
      {
        // A one-letter first part would find *a-light*, *a-bet*: only where nothing else does.
        if lemma.utf8.count - rest.utf8.count > 1 || archaicPrefixed.contains(lemma) {
          return prefixed(String(lemma[..<split]), base)
        }
      }
      if lemma.utf8.count - rest.utf8.count > 2, freeSecondParts.contains(String(rest)),
        let base = table[String(rest)]
      {
        return prefixed(String(lemma[..<split]), base)
      }
      split = letters.index(after: split)
    }
    return nil
  }

  /// Whether an irregular verb begins as these letters do, of which there are two or more.
  private static func couldEnd(_ rest: Substring) -> Bool {
    var bytes = rest.utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next() else { return false }
    let key = Int(first) << 8 | Int(second)
    return beginnings[key >> 6] & 1 << UInt64(key & 63) != 0
  }

  /// The first two bytes of the verbs in the table, a bit for each two that there are.
  private static let beginnings: [UInt64] = {
    var bits = [UInt64](repeating: 0, count: 1 << 10)
    for verb in table.words {
      let bytes = Array(verb.utf8.prefix(2))
      guard bytes.count == 2 else { continue }
      let key = Int(bytes[0]) << 8 | Int(bytes[1])
      bits[key >> 6] |= 1 << UInt64(key & 63)
    }
    return bits
  }()

  /// Verbs that keep their irregular forms after any first part: *surfcast, spoonfeed*.
  private static let freeSecondParts = EnglishWords.set(
    """
    cast feed think write build break breed speak fight shoot sleep swear stand give drive throw
    catch take bring grow know wear teach cut ride bear understand become shake draw tell make keep
    freeze weave choose steal swim swing strike bind sweep creep blow drink
    """)

  private static let archaicPrefixed = EnglishWords.set(
    "abuy aknow abear arun abreak arise arear asend aset")

  /// *Deride, nitride, chloride, debride* have nothing to do with *ride*.
  private static func isNoRide(_ lemma: String) -> Bool {
    lemma.hasSuffix("ride")
      && ["deride", "nitride", "hydride", "oride", "bride", "pride"].contains(
        where: lemma.hasSuffix)
  }

  private static func prefixed(_ prefix: String, _ base: Forms) -> Forms {
    Forms(
      past: base.past.prefixed(prefix), participle: base.participle.prefixed(prefix),
      isReversedInBritain: base.isReversedInBritain)
  }

  /// Lemma, past, participle; `/` between variants; `+`: archaic; `-`: not of derived verbs;
  /// `~`: the second is Britain's.
  private static let text = """
    abide abided/abode abided/abode/+abidden
    acknow acknew acknown
    alight alighted/alit alighted/alit
    arise arose arisen
    awake awoke/awaked awoken/awaked/awoke
    backslide backslid backslid/backslidden
    be was/were been
    bear bore/+bare borne/born
    beat beat beaten/beat
    become became become
    befall befell befallen
    beget begot/+begat begotten/begot
    begin began begun
    begird begirded/begirt begirded/begirt
    begirt begirted/begirt begirted/begirt
    behold beheld beheld/beholden
    belay belayed/belaid belayed/belaid
    bend bent/+bended bent/+bended
    bereave bereaved/bereft bereaved/bereft
    beseech besought/beseeched besought/beseeched
    beset beset beset
    bespeak bespoke/+bespake bespoken/bespoke
    bestrew bestrewed bestrewn/bestrewed
    bestride bestrode/+bestrid bestridden/+bestrid/+bestrode
    bet bet/betted bet/betted
    betake betook betaken
    bid bid/bade bid/bidden/+bade
    bide bided/+bode bided/bidden
    bind bound bound/+bounden
    bite bit bitten/bit
    bleed bled bled
    bless blessed/blest blessed/blest
    blow blew blown
    break broke/+brake broken/broke
    breed bred bred
    bring brought brought
    broadcast broadcast/broadcasted broadcast/broadcasted
    browbeat browbeat browbeaten
    build built built
    burn burned/burnt burned/burnt ~
    burst burst/bursted burst/bursted/+bursten
    bust busted/bust busted/bust ~
    buy bought bought
    can could could
    cast cast/casted cast/casted
    catch caught caught
    chide chided/chid/+chode chided/chid/chidden
    choose chose chosen
    cleave cleaved/cleft/clove cleaved/cleft/cloven
    cling clung clung
    clothe clothed/clad clothed/clad
    come came come
    cost cost/costed cost/costed
    creep crept/creeped/+crope crept/creeped/+cropen
    crow crowed/+crew crowed/crown
    cut cut cut
    deal dealt dealt
    dig dug dug
    dight dighted/dight dighted/dight
    dive dived/dove dived
    do did done
    draw drew drawn
    dream dreamed/dreamt dreamed/dreamt ~
    drink drank drunk/+drunken/drank
    drive drove driven
    dwell dwelt/dwelled dwelt/dwelled
    eat ate eaten
    engird engirded/engirt engirded/engirt
    fall fell fallen
    feed fed fed
    feel felt felt
    fight fought fought
    find found found
    fit fit/fitted fit/fitted ~
    flee fled fled
    fling flung flung
    fly flew/+-flied flown/+-flied
    forbear forbore/+forbare forborne
    forbid forbade/forbad/forbid forbidden/forbid
    fordo fordid fordone
    forecast forecast/forecasted forecast/forecasted
    forego forewent foregone
    forget forgot/+forgat forgotten/forgot
    forgive forgave forgiven
    forgo forwent forgone
    forsake forsook forsaken
    forswear forswore/+forsware forsworn
    freeze froze frozen
    gainsay gainsaid gainsaid
    get got gotten/got ~
    gild gilded/gilt gilded/gilt
    gird girded/girt girded/girt
    give gave given
    go went gone
    grave graved graven/graved
    greenlight greenlit/greenlighted greenlit/greenlighted
    grind ground/-grinded ground/-grinded
    grow grew grown
    hamstring hamstrung/hamstringed hamstrung/hamstringed
    hang hung/-hanged hung/-hanged
    have had had
    hear heard heard
    heave heaved/hove heaved/hove/+hoven
    hew hewed hewn/hewed
    hide hid hidden/hid
    hight hight hight
    hit hit hit
    hold held held/+holden
    hurt hurt hurt
    inlay inlaid/-inlayed inlaid/-inlayed
    input input/inputted input/inputted
    inset inset/insetted inset/insetted
    keep kept kept
    kneel knelt/kneeled knelt/kneeled
    knit knitted/knit knitted/knit
    know knew known
    lade laded laden/laded
    lay laid laid
    lead led led
    lean leaned/leant leaned/leant ~
    leap leaped/leapt leaped/leapt ~
    upleap upleaped/upleapt upleaped/upleapt/+uplopen ~
    learn learned/learnt learned/learnt ~
    leave left left
    lend lent lent
    let let let
    lie lay/-lied lain/-lied
    light lit/lighted lit/lighted
    lose lost lost
    make made made
    may might might
    mean meant meant
    meet met met
    mislay mislaid mislaid
    mistake mistook mistaken
    moonlight moonlighted/moonlit moonlighted/moonlit
    mow mowed mown/mowed
    offset offset/offsetted offset/offsetted
    outbid outbid/outbade outbid/outbidden
    outlay outlaid outlaid
    output output/outputted output/outputted
    overlay overlaid/overlayed overlaid/overlayed
    partake partook partaken
    pay paid/-payed paid/-payed
    plead pleaded/pled/+plead pleaded/pled/+plead
    podcast podcast/podcasted podcast/podcasted
    preset preset preset
    prove proved proven/proved ~
    put put put
    quit quit/quitted quit/quitted
    read read read
    reave reaved/reft reaved/reft
    relay relayed/relaid relayed/relaid
    rend rent/rended rent/rended
    retread retreaded/retrod retreaded/retrodden
    rid rid/ridded rid/ridded
    ride rode ridden/rode
    ring rang/rung rung
    rise rose risen
    rive rived/rove riven/rived
    run ran run
    saw sawed sawn/sawed
    say said said
    see saw seen
    seek sought sought
    sell sold sold
    send sent sent
    set set set
    sew sewed sewn/sewed
    shake shook shaken
    shall should should
    shave shaved shaved/shaven
    shear sheared/+shore shorn/sheared
    shed shed/shedded shed/shedded
    shend shent shent
    shew shewed shewn/shewed
    shine shone/shined shone/shined
    shit shit/shat/shitted shit/shat/shitted
    shite shited/shit shited/shitten
    shoe shod/shoed shod/shoed/+shodden
    shoot shot shot/+shotten
    show showed shown/showed
    shrink shrank/shrunk shrunk/shrunken
    shrive shrove/shrived shriven/shrived
    shut shut shut
    sightsee sightsaw sightseen
    sing sang/sung sung
    sink sank/sunk sunk/sunken
    sit sat/+sate sat/+sitten
    skydive skydived/skydove skydived
    slay slew/-slayed slain/-slayed
    sleep slept slept
    slide slid slid/+slidden
    sling slung/+slang slung
    slink slunk/slinked slunk/slinked
    slit slit slit
    smell smelled/smelt smelled/smelt ~
    smite smote/+smit smitten/+smit
    sneak sneaked/snuck sneaked/snuck
    sow sowed sown/sowed
    speak spoke/+spake spoken/spoke
    speed sped/speeded sped/speeded
    spell spelled/spelt spelled/spelt ~
    spend spent spent
    spill spilled/spilt spilled/spilt ~
    spin spun/+span spun
    spit spit/spat/+spitted spit/spat/+spitted ~
    split split split
    spoil spoiled/spoilt spoiled/spoilt ~
    spotlight spotlighted/spotlit spotlighted/spotlit
    spread spread spread
    spring sprang/sprung sprung
    stand stood stood
    stave staved/stove staved/stove
    steal stole stolen
    stick stuck stuck
    sting stung/+stang stung
    stink stank/stunk stunk
    straphang straphung straphung
    strew strewed strewn/strewed
    stride strode/strided stridden/strode
    strike struck struck/stricken
    string strung/-stringed strung/-stringed
    strive strove/strived striven/strived
    strow strowed strown/strowed
    sublet sublet sublet
    sunburn sunburned/sunburnt sunburned/sunburnt
    swear swore/+sware sworn
    sweat sweat/sweated sweat/sweated ~
    sweep swept/+swope swept/+swopen
    swell swelled swollen/swelled/+swoln
    swim swam/swum swum
    swing swung/+swang swung
    take took taken
    teach taught taught
    tear tore/+tare/-teared torn/-teared
    telecast telecast/telecasted telecast/telecasted
    tell told told
    think thought thought
    thrive thrived/throve thrived/thriven
    throw threw thrown
    thrust thrust/thrusted thrust/thrusted
    tread trod/treaded trodden/trod/treaded
    typecast typecast typecast
    undergo underwent undergone
    understand understood understood
    upset upset upset
    wake woke/waked woken/waked/woke
    waylay waylaid waylaid
    wear wore worn
    weave wove/weaved woven/weaved
    wed wed/wedded wed/wedded
    weep wept wept/+wopen
    wet wet/wetted wet/wetted
    whet whetted whetted
    will would would
    win won won
    wind wound/-winded wound/-winded
    wit wist wist
    withdraw withdrew withdrawn
    withhold withheld withheld
    withstand withstood withstood
    wont wonted/wont wonted/wont
    wring wrung wrung
    write wrote/+writ written/+writ
    """
}
