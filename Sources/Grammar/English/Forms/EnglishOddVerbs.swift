/// Regular verbs whose endings are spelt against the rules.
///
/// Source: Quirk et al., CGEL §3.7–3.10 (doubling, *-ck-*, *-e*, *-y*), to whose rules they are the exceptions.
enum EnglishOddVerbs {
  /// Past and past participle.
  static let pasts: [String: [String]] = [
    "ski": ["skied"], "taxi": ["taxied"], "quo": ["quoed"],
    "zinc": ["zinced", "zincked", "zinked"], "mic": ["miked", "micked", "mic'd"],
    "fax": ["faxed"], "cc": ["cced", "cc'd"], "sic": ["sicced", "sicked"],
    "pi": ["pied"], "ante": ["anted", "anteed"], "fee": ["feed", "fee'd"],
    "sync": ["synced", "synched", "syncked"], "resync": ["resynced", "resynched", "resyncked"],
    "saute": ["sauteed"], "recce": ["recced", "recceed"],
  ]

  /// Present participle.
  static let gerunds: [String: [String]] = [
    "be": ["being"], "age": ["aging", "ageing"], "cue": ["cueing", "cuing"],
    "queue": ["queuing", "queueing"], "eye": ["eyeing", "eying"], "true": ["truing", "trueing"],
    "blue": ["bluing", "blueing"], "clue": ["cluing", "clueing"], "glue": ["gluing", "glueing"],
    "route": ["routing", "routeing"], "singe": ["singeing"], "swinge": ["swingeing"],
    "springe": ["springeing"], "tinge": ["tingeing", "tinging"],
    "binge": ["bingeing", "binging"], "whinge": ["whingeing", "whinging"],
    "twinge": ["twinging", "twingeing"], "hinge": ["hinging", "hingeing"],
    "unhinge": ["unhinging", "unhingeing"], "cringe": ["cringing"],
    "lunge": ["lunging", "lungeing"], "ee": ["eeing"], "mic": ["miking", "micking", "mic'ing"],
    "sic": ["siccing", "sicking"], "ante": ["anteing", "anting"], "pie": ["pieing", "piing"],
    "pi": ["pieing", "piing"], "dinge": ["dingeing"], "luge": ["luging", "lugeing"],
    "rue": ["ruing", "rueing"], "segue": ["segueing", "seguing"], "slue": ["sluing", "slueing"],
    "spue": ["spuing", "spueing"], "vogue": ["voguing", "vogueing"], "hie": ["hying", "hieing"],
    "plaque": ["plaquing", "plaqueing"], "moire": ["moireing", "moiring"],
    "facsimile": ["facsimileing", "facsimiling"], "unglue": ["ungluing", "unglueing"],
    "superglue": ["supergluing", "superglueing"], "tie": ["tying", "tieing"],
    "taxi": ["taxiing", "taxying"], "flambe": ["flambeing"],
    "retinge": ["retingeing", "retinging"], "rogue": ["roguing", "rogueing"], "dele": ["deleing"],
    "puree": ["pureeing"],
    "owe": ["owing"], "awe": ["awing", "aweing"], "ewe": ["eweing"], "stir-fry": ["stir-frying"],
    "bouge": ["bougeing"], "rouge": ["rouging"], "gouge": ["gouging"], "collage": ["collaging"],
    "sabre": ["sabring"], "spae": ["spaeing"], "tongue": ["tonguing", "tongueing"],
    "argue": ["arguing"], "karaoke": ["karaokeing", "karaoking"], "recue": ["recueing", "recuing"],
    "miscue": ["miscueing", "miscuing"], "reglue": ["regluing", "reglueing"],
    "barbecue": ["barbecuing", "barbecueing"], "curlicue": ["curlicuing", "curlicueing"],
    "rescue": ["rescuing"], "bye": ["byeing"], "saute": ["sauteing"], "recce": ["recceing"],
    "overage": ["overaging", "overageing"], "sync": ["syncing", "synching", "syncking"],
    "resync": ["resyncing", "resynching", "resyncking"],
  ]

  /// *dye, eye* and what is made of them: *dyeing, tie-dyeing*, not *dying*.
  static func keepsE(_ verb: String) -> Bool {
    ["dye", "eye", "bye", "lye", "rye", "tye"].contains(where: verb.hasSuffix)
      && !["herye", "abye", "reneye", "crye", "trye"].contains(verb)
  }

  /// *die, lie, tie, vie* and their compounds: *dying*, not *dieing*.
  static func shortIe(_ verb: String) -> Bool {
    for stem in ["die", "lie", "tie", "vie", "hie"] where verb.hasSuffix(stem) {
      return dying.contains(verb)
    }
    return false
  }

  private static let dying = EnglishWords.set(
    """
    untie belie underlie overlie retie tongue-tie outlie outvie redie undie unlie hogtie necktie
    interlie bowtie zip-tie forelie belie ziptie
    """)
}
