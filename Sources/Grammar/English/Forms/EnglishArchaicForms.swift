// A table: one line a verb.

/// Pasts and participles that regular verbs had once, kept by dictionaries and old texts: *mixt,
/// molten, wrought*.
///
/// Sources: Quirk et al., CGEL §3.11–3.20; Jespersen, *A Modern English Grammar* VI, ch. 4–5.
enum EnglishArchaicForms {
  /// First parts of old verbs, which have the old forms too: *miskent, beswank*.
  static let prefixes = EnglishWords.set(
    "a be for fore forth gain in mis out over thorough through to um umbe un under up with")

  /// The old forms of a verb, alone or behind one of ``prefixes``.
  static func forms(
    of verb: String, _ column: KeyPath<(past: [String], participle: [String]), [String]>
  ) -> [String] {
    if let known = table[verb] { return known[keyPath: column] }
    for length in 1...8 where verb.utf8.count > length + 2 {
      guard prefixes.contains(String(verb.prefix(length))) else { continue }
      let base = String(verb.dropFirst(length))
      if base != "list", let known = table[base] {
        return known[keyPath: column].map { verb.prefix(length) + $0 }
      }
    }
    return []
  }

  /// By dictionary form.
  private static let table: [String: (past: [String], participle: [String])] = {
    var table: [String: (past: [String], participle: [String])] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 3 else { continue }
      table[String(fields[0])] = (forms(fields[1]), forms(fields[2]))
    }
    return table
  }()

  private static func forms(_ field: Substring) -> [String] {
    field == "-" ? [] : field.split(separator: "/").map(String.init)
  }

  /// Lemma, past, participle; `-` where there is none.
  private static let text = """
    abraid abraid abraid
    aby abought abought
    abye abought abought
    ache oke -
    bake - baken
    bequeath bequoth bequoth
    betide betid betid
    blend blent blent
    blin blan/blun blun
    brew - browen
    carve corve corven
    clap clapt clapt
    clepe clept clept/yclept
    climb clomb/clumb clumb
    clip clipt clipt
    crop cropt cropt
    cross crost crost
    curse curst curst
    dare durst -
    delve dolve dolven
    ding dang/dung dung
    dip dipt dipt
    dreave dreft dreft
    dress drest drest
    drip dript dript
    drop dropt dropt
    fare fore faren
    fix fixt fixt
    flay - flain
    flite flote flitten
    fold - folden
    forlese forlore forlorn
    freight - fraught
    fret fret fretten
    gale gole galen
    glide glode/glid glidden
    gnaw - gnawn
    gnide gnode gnidden
    heat het het
    help holp holpen
    hoist hoist hoist
    inwork inwrought inwrought
    ken kent kent
    kiss kist kist
    knead - knodden/kneaden
    lese lore lorn
    list list list
    load - loaden
    melt - molten
    mix mixt mixt
    nim nam/nom nomen/num
    outwork outwrought outwrought
    overwork overwrought overwrought
    pass past past
    pen pent pent
    prank prankt prankt
    press prest prest
    quake quoke -
    quethe quoth quethen
    reek roke roken
    rot - rotten
    row rew rown
    rue rew -
    seethe sod sodden
    shape shope shapen
    shove shove shoven
    shred shred shred
    skip skipt skipt
    slip slipt slipt
    slive slove sliven
    snap snapt snapt
    snow snew snown
    starve storve storven
    stay staid staid
    stell stold stold
    step stept/stope stept/stopen
    stop stopt stopt
    strip stript stript
    swelt swolt swolten
    swink swank/swonk swunk/swonken
    thresh throsh threshen/throshen
    thring throng/thrang thrung
    toss tost tost
    trip tript tript
    unwork unwrought unwrought
    vex vext vext
    wade wode waden
    walk welk walken
    wash - washen
    wax wex waxen
    wend went -
    whip whipt whipt
    work wrought wrought
    wrap wrapt wrapt
    wreak wrought/wroke wrought/wroken
    wreathe - wreathen
    writhe wrothe writhen
    yield yold yolden
    """
}
