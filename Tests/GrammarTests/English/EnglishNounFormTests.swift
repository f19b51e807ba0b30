import AACCore
import Grammar
import Testing

struct EnglishNounFormTests {
  private let english = EnglishMorphology()

  @Test(arguments: plurals.split(whereSeparator: \.isNewline).map(String.init))
  func pluralIsTheDictionarys(_ line: String) {
    let parts = line.split(separator: ":").map { $0.split(separator: " ").joined(separator: " ") }
    let forms = english.plural(of: parts[0], wordClass: .noun)
    #expect(forms == parts[1].split(separator: "/").map(String.init))
  }

  @Test(arguments: [
    "hour", "honest man", "heir", "apple", "egg", "X-ray", "FBI", "8", "11", "18", "80",
    "MP3", "uncle", "unimportant", "umbrella", "18th", "orange", "SMS",
  ])
  func anStandsBeforeAVowelSound(_ word: String) {
    #expect(EnglishArticles.indefinite(before: word) == "an")
  }

  @Test(arguments: [
    "university", "European", "one", "unicorn", "uniform", "house", "UFO", "user",
    "ukulele", "10", "100", "1", "ewe", "once-in-a-lifetime", "yellow", "TV", "NASA", "hotel",
    "union",
  ])
  func aStandsBeforeAConsonantSound(_ word: String) {
    #expect(EnglishArticles.indefinite(before: word) == "a")
  }

  @Test(arguments: [
    ("big", "bigger", "biggest"), ("happy", "happier", "happiest"),
    ("careful", "more careful", "most careful"), ("good", "better", "best"),
    ("bad", "worse", "worst"), ("nice", "nicer", "nicest"), ("little", "less", "least"),
    ("red", "redder", "reddest"), ("old", "older", "oldest"), ("shy", "shyer", "shyest"),
    ("beautiful", "more beautiful", "most beautiful"), ("tired", "more tired", "most tired"),
    ("simple", "simpler", "simplest"), ("narrow", "narrower", "narrowest"),
    ("unhappy", "unhappier", "unhappiest"), ("wet", "wetter", "wettest"),
    ("large", "larger", "largest"), ("green", "greener", "greenest"),
    ("far", "farther", "farthest"), ("eerie", "eerier", "eeriest"),
    ("homely", "homelier", "homeliest"), ("gooey", "gooier", "gooiest"),
    ("able", "abler", "ablest"), ("worth", "more worth", "most worth"),
  ])
  func degreesAreRight(_ adjective: String, _ comparative: String, _ superlative: String) {
    #expect(english.comparatives(of: adjective).first == comparative)
    #expect(english.superlatives(of: adjective).first == superlative)
  }

  @Test(arguments: [
    ("quick", "quickly"), ("happy", "happily"), ("gentle", "gently"), ("agile", "agilely"),
    ("full", "fully"), ("true", "truly"), ("basic", "basically"), ("public", "publicly"),
    ("good", "well"), ("fast", "fast"), ("hard", "hard"), ("shy", "shyly"), ("gay", "gaily"),
    ("whole", "wholly"), ("nice", "nicely"), ("early", "early"), ("careful", "carefully"),
    ("third", "third"), ("first", "first"), ("fifth", "fifth"), ("serious", "seriously"),
  ])
  func adverbsAreMadeOfAdjectives(_ adjective: String, _ adverb: String) {
    #expect(english.adverbs(of: adjective).first == adverb)
  }

  @Test(arguments: ["friendly", "lonely", "ugly", "big"])
  func someAdjectivesMakeNoAdverb(_ adjective: String) {
    #expect(english.adverbs(of: adjective).isEmpty)
  }

  @Test(arguments: [
    (0, "zero", "zeroth"), (1, "one", "first"), (12, "twelve", "twelfth"),
    (21, "twenty-one", "twenty-first"), (40, "forty", "fortieth"),
    (105, "one hundred five", "one hundred fifth"), (1000, "one thousand", "one thousandth"),
    (
      999_999, "nine hundred ninety-nine thousand nine hundred ninety-nine",
      "nine hundred ninety-nine thousand nine hundred ninety-ninth"
    ), (1_000_000, "one million", "one millionth"),
  ])
  func numbersAreSaid(_ number: Int, _ cardinal: String, _ ordinal: String) {
    #expect(EnglishNumerals.cardinal(number) == cardinal)
    #expect(EnglishNumerals.ordinal(number) == ordinal)
  }

  @Test func britainSaysAndBeforeTens() {
    #expect(EnglishNumerals.cardinal(1005, isBritish: true) == "one thousand and five")
    #expect(EnglishNumerals.cardinal(-1) == nil)
    #expect(EnglishNumerals.cardinal(1_000_001) == nil)
  }

  private static let plurals = """
    day off:days off
    night out:nights out
    time out:time outs
    lost and found:lost and founds
    dance class:dance classes
    build-up: build-ups
    sit-in: sit-ins
    hanger-on: hangers-on
    attorney general: attorneys general
    major general: major generals
    heir apparent: heirs apparent
    mother superior: mothers superior
    woman driver: women drivers
    mathematics: mathematics
    measles: measles
    woodlouse: woodlice
    blouse: blouses
    aardwolf: aardwolves
    monsieur: messieurs
    alveolus: alveoli
    quantum: quanta
    larynx: larynges/larynxes
    banjo: banjos/banjoes
    femme fatale: femmes fatales
    grandchild: grandchildren
    series: series
    biceps: biceps/bicepses
    bonus: bonuses
    album: albums
    dog: dogs
    bus: buses/busses
    box: boxes
    dish: dishes
    watch: watches
    baby: babies
    boy: boys
    child: children
    man: men
    woman: women
    policeman: policemen
    human: humans
    foot: feet
    tooth: teeth
    goose: geese
    mongoose: mongooses
    mouse: mice
    ox: oxen
    person: people/persons
    knife: knives
    leaf: leaves
    wolf: wolves
    half: halves
    roof: roofs
    chief: chiefs
    belief: beliefs
    scarf: scarves/scarfs
    giraffe: giraffes
    potato: potatoes
    tomato: tomatoes
    photo: photos
    piano: pianos
    radio: radios
    volcano: volcanoes/volcanos
    sheep: sheep
    fish: fish
    deer: deer
    aircraft: aircraft
    analysis: analyses
    crisis: crises
    phenomenon: phenomena
    criterion: criteria
    cactus: cacti/cactuses
    stomach: stomachs
    monarch: monarchs
    mother-in-law: mothers-in-law
    passer-by: passers-by
    cup of tea: cups of tea
    ice cream: ice creams
    toothbrush: toothbrushes
    quiz: quizzes
    scissors: scissors
    MP3: MP3s
    Kennedy: Kennedys
    key: keys
    grandchild: grandchildren
    bookshelf: bookshelves
    penny: pennies/pence
    octopus: octopuses/octopi
    merry-go-round: merry-go-rounds
    """
}
