/// Which English words are verbs in their dictionary form.
///
/// Source of the endings: Quirk et al., CGEL App. I (word formation: verbs in *-ize, -ify*).
enum EnglishVerbLexicon {
  /// Whether a word is a known verb, a prefixed one, or ends as only verbs do.
  static func isVerb(_ text: String) -> Bool {
    let core = EnglishVerbParts(text).core
    if common.contains(core) || EnglishIrregularVerbs.forms(of: core) != nil { return true }
    if EnglishAuxiliaries.modals.contains(text) { return true }
    for ending in ["ize", "ise", "ify"] where core.utf8.count > 6 && core.hasSuffix(ending) {
      return true
    }
    return false
  }

  private static let common = EnglishWords.set(
    """
    accept achieve act add admire admit adopt adore advise afford agree allow amuse announce annoy
    answer apologize appear applaud approach argue arrange arrest arrive ask attach attack attend
    avoid babysit bake bark bathe become beg behave believe belong blame blink blush boast boil borrow
    bother bounce bow box breathe brush bump burp button calculate call camp cancel care carry carve
    celebrate change chase chat check cheer chew choke chop clap clean clear climb close collect color
    colour comb comfort communicate compare compete complain complete concentrate confuse connect
    continue contain cook copy correct cough count cover crash crawl cross cry cuddle cure cycle damage dance
    decide decorate delay deliver depend describe deserve destroy develop die disagree disappear
    discover discuss dislike disturb divide download drag draw dress drip drop drown dry dust earn
    empty encourage end enjoy enter escape exercise exist exit expect explain explode explore express
    face fail faint fasten fear fetch fill finish fish fix float flow fold follow frighten fry
    gargle giggle glue greet grab guess guide hammer handle happen hate head heal heat help hop hope
    hug hum hunt hurry identify ignore imagine imitate improve include inform injure interest
    interrupt introduce invent invite iron itch join joke juggle jump kick kill kiss knock label land
    last laugh learn lick lift like listen live load lock look love manage march mark marry match
    matter measure melt mend mention mess miss mix moan mop move nap need nod note notice obey
    offer open order own pack paint park participate pass paste pat pause pedal peel pee pick pinch
    place plan plant play please point poke pour practice practise pray prefer prepare press
    pretend print promise protect pull punch punish push question race rain raise reach realize
    receive recognize recognise record recycle reduce refuse relax remain remember remind remove
    repair repeat reply rescue respect rest return roar roll rub ruin rush save scare scratch scream
    scrub search seem separate serve share shave shiver shop shout shower sign signal skate sketch ski
    skip slap slip smash smoke smell smile snack sneeze sniff snore snow soak solve sort sound spell spill
    splash spray squeeze stack stamp stare start stay step stir stop store stretch study suck suffer
    suggest supply support suppose surprise swallow switch talk tap taste tease thank tick tickle tidy
    tie touch trace train translate travel treat trick trip trot trust try turn twist type undress
    unlock unpack unplug untie unwrap use vacuum visit vomit wait walk wander want warm warn wash
    watch water wave weigh whisper whistle wink wipe wish wonder work worry wrap yawn yell zip
    text email google photograph film videotape skype phone telephone message post play-fight comb
    bless dare delve fret gnaw hoist list seethe shape shove starve toss yield writhe wreak
    bequeath blend strip blow-dry cut-out stroke feed hug ride row sail surf dive ski sled slide swing wheel propel
    """)
}
