// A table: the classes of Latin, Greek, French, Italian and Hebrew plurals.

/// English nouns that keep the plural of the language they came from: *cacti, larvae, plateaux*.
///
/// Source: Quirk et al., CGEL §5.92–5.101; Huddleston & Pullum, CGEL ch. 18 §4.2.
enum EnglishForeignPlurals {
  /// The plurals of a noun of a class, the preferred one first; nil for every other noun.
  static func plurals(of noun: String) -> [String]? { table[noun] }

  /// All plurals of the classes, regular ones too.
  static var all: [String] { table.values.flatMap { $0 } }

  /// Whether the regular plural is in use beside the foreign one, and which comes first.
  private enum Use { case foreignOnly, foreignFirst, regularFirst }

  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    func file(_ use: Use, _ ending: String, _ plural: String, _ nouns: String) {
      for noun in EnglishWords.set(nouns) where noun.hasSuffix(ending) {
        let foreign = String(noun.dropLast(ending.count)) + plural
        let regular = EnglishSibilants.withS(noun, isVerb: false)[0]
        table[noun] =
          switch use {
          case .foreignOnly: [foreign]
          case .foreignFirst: [foreign, regular]
          case .regularFirst: [regular, foreign]
          }
      }
    }
    fileLatin(file)
    fileGreek(file)
    fileRomance(file)
    return table
  }()

  private static func fileLatin(_ file: (Use, String, String, String) -> Void) {
    file(.foreignOnly, "us", "i", usOnlyI)
    file(
      .foreignFirst, "us", "i", "cactus fungus nucleus radius modulus hippocampus tumulus villus")
    file(.regularFirst, "us", "i", usAlsoI)
    file(.foreignOnly, "um", "a", umOnlyA)
    file(.foreignFirst, "um", "a", umOrA)
    file(.regularFirst, "um", "a", umAlsoA)
    file(.foreignOnly, "a", "ae", "alga larva alumna lamina minutia vita")
    file(.foreignFirst, "a", "ae", aOrAe)
    file(.regularFirst, "a", "ae", aAlsoAe)
    file(.foreignOnly, "ex", "ices", "codex murex pollex")
    file(.foreignFirst, "ex", "ices", "vertex vortex cortex apex")
    file(.regularFirst, "ex", "ices", "index subindex caudex")
    file(.foreignFirst, "ix", "ices", "appendix matrix helix varix radix directrix bisectrix")
    file(.regularFirst, "ix", "ices", "cervix executrix dominatrix")
    file(.foreignOnly, "yx", "yces", "calyx")
    file(.foreignFirst, "nx", "nges", "larynx pharynx phalanx syrinx")
    file(.regularFirst, "nx", "nges", "sphinx")
    file(.foreignFirst, "ax", "aces", "thorax")
    file(.foreignOnly, "en", "ina", "foramen")
    file(.regularFirst, "en", "ina", "lumen rumen stamen")
  }

  private static func fileGreek(_ file: (Use, String, String, String) -> Void) {
    file(.foreignOnly, "is", "es", isEs)
    file(.foreignOnly, "on", "a", "criterion phenomenon mitochondrion spermatozoon noumenon taxon")
    file(.foreignFirst, "on", "a", "automaton ganglion polyhedron tetrahedron octahedron etymon")
    file(
      .regularFirst, "on", "a", "icosahedron dodecahedron hexahedron pentahedron lexicon organon")
    file(.foreignFirst, "a", "ata", "stigma stoma lemma")
    file(.regularFirst, "a", "ata", maAlsoMata)
  }

  private static func fileRomance(_ file: (Use, String, String, String) -> Void) {
    file(.foreignFirst, "eau", "eaux", "beau gateau tableau trousseau bandeau rondeau")
    file(.regularFirst, "eau", "eaux", "bureau plateau chateau portmanteau flambeau tonneau")
    file(.foreignFirst, "eu", "eux", "milieu adieu")
    file(.foreignOnly, "ou", "oux", "bijou")
    file(.foreignOnly, "o", "i", "paparazzo graffito mafioso biscotto panino castrato")
    file(.foreignFirst, "o", "i", "virtuoso libretto literato cognoscento")
    file(.regularFirst, "o", "i", "concerto tempo solo soprano contralto maestro bambino scherzo")
    file(.foreignOnly, "", "im", "kibbutz moshav")
    file(.regularFirst, "", "im", "cherub seraph")
  }

  private static let usOnlyI = """
    alumnus bacillus locus stimulus bronchus gladiolus coccus streptococcus staphylococcus
    lactobacillus meniscus rhombus alveolus annulus calculus naevus nevus sulcus gyrus thallus
    malleus magus emeritus cumulus stratus cirrus nimbus cumulonimbus homunculus pneumococcus
    meningococcus gonococcus embolus thrombus tarsus metatarsus metacarpus esophagus oesophagus
    nucleolus denarius
    """

  private static let usAlsoI = """
    syllabus terminus focus hippopotamus octopus abacus papyrus eucalyptus narcissus crocus uterus
    colossus incubus succubus sarcophagus hibiscus discus thesaurus platypus humerus genius torus
    """

  private static let umOnlyA = """
    bacterium datum stratum erratum ovum addendum desideratum corrigendum cilium epithelium
    labium sternum antrum cerebellum mycobacterium serum quantum substratum diverticulum
    endometrium mycelium flagellum phylum
    """

  private static let umOrA = """
    curriculum symposium millennium spectrum medium bicentennium candelabrum equilibrium
    cranium septum atrium sanatorium moratorium consortium memorandum maximum minimum optimum
    """

  private static let umAlsoA = """
    aquarium stadium referendum auditorium emporium gymnasium honorarium podium planetarium
    terrarium vivarium compendium crematorium ultimatum momentum scholium rostrum dictum forum
    mausoleum trapezium encomium solarium herbarium arboretum interregnum cerebrum sanctum plectrum
    speculum decennium quinquennium
    """

  private static let aOrAe = "vertebra nebula supernova persona antenna amoeba ameba pupa larva"

  private static let aAlsoAe = """
    formula hyena amphora ulna tibia fibula scapula patella trachea aorta aura cornea placenta
    lacuna penumbra umbra nova retina uvula hernia fistula ballista caesura cloaca corona
    hydra medusa nympha amygdala papilla
    """

  private static let maAlsoMata = """
    schema dogma stoma trauma enema carcinoma sarcoma lymphoma melanoma fibroma lipoma myeloma
    adenoma haematoma hematoma glaucoma edema oedema gumma magma miasma drama soma plasma diploma
    """

  private static let isEs = """
    axis testis metamorphosis analysis basis crisis thesis hypothesis synthesis parenthesis
    diagnosis oasis emphasis ellipsis neurosis psychosis prognosis
    """
}
