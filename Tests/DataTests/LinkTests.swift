import AACCore
import Testing

/// Which pairs of words belong together, whatever the language.
struct LinkTests {
  /// Verbs and what must never be offered after them: concepts, and kinds after a colon.
  static let never: [(verbs: String, complements: String)] = [
    ("eat", ":drink :clothing :furniture :vehicle :toy :device :person :animal soap"),
    ("drink", ":food :dish :clothing :toy :vehicle :animal :person :furniture ice bread"),
    ("wear put-on take-off", ":food :drink :dish :vehicle :animal :person :furniture :place"),
    ("cook", ":clothing :toy :vehicle :device :book :furniture cat dog baby horse"),
    ("read", ":food :drink :clothing :animal :vehicle :toy :sport"),
    ("write", ":food :drink :clothing :animal :vehicle :toy"),
    ("drive ride", ":food :drink :clothing :book :room :toy :person"),
    ("play-games play", ":food :drink :clothing :furniture :medicine :body"),
    ("sing", ":food :drink :clothing :vehicle :furniture :body"),
    ("brush", ":food :drink :vehicle :furniture :device"),
    ("sit", ":food :drink :animal :clothing :device"),
    ("sleep", ":food :drink :sport :color"),
    ("turn-on turn-off", ":food :drink :animal :clothing :plant :person"),
    ("open close", ":food :animal :person :plant :color"),
    ("kick throw", ":food :person :animal baby cat dog"),
    ("bite", ":vehicle :furniture :device :place"),
    ("hug kiss", ":food :drink :furniture :vehicle fire snake knife"),
    ("live", ":food :drink :clothing :device :sport"),
    ("swim", ":food :clothing :furniture :vehicle table bed"),
    ("climb", ":food :drink :clothing :person :device"),
    ("talk", ":food :drink :clothing :furniture"),
    ("study learn teach", ":food :drink :clothing :furniture :vehicle"),
    ("cut", ":person :animal :vehicle :device blood finger hand"),
    ("break", ":person :animal water milk sun"),
    ("wash wash-self", ":device :book :medicine tablet phone computer book"),
    ("feel", ":food :clothing :vehicle :place :color"),
    ("be be-always", ":food :drink :clothing"),
    ("glue paint", ":drink water milk blood"),
    ("fly", ":food :clothing :furniture bus train car"),
    ("count", ":drink :person happy sad"),
    ("vomit pee poop", ":food :person :vehicle bed school"),
    ("rain snow bark meow", ":food :drink :clothing :sport :book"),
    ("have", "sun moon world nobody"),
    ("hit", ":animal"),
    ("see", "radio"),
    ("watch", ":food radio"),
    ("smell", ":book :vehicle"),
  ]

  /// A few words stand under *wash* or *drive* that their kind would forbid.
  private static let allowed: Set<String> = [
    "eat ice", "ride skates", "be :color", "paint water",
  ]

  @Test(arguments: Language.allCases)
  func nothingSenselessIsOffered(_ language: Language) throws {
    let vocabulary = try RealData.vocabulary(language)
    var offered: [String] = []
    for (verbs, complements) in Self.never {
      for verb in verbs.split(separator: " ").map(String.init) {
        for complement in Self.concepts(complements, vocabulary)
        where vocabulary.links(Concept(rawValue: verb), toObject: complement) {
          let pair = "\(verb) \(complement.rawValue)"
          if !Self.allowed.contains(pair) { offered.append(pair) }
        }
      }
    }
    #expect(offered == [])
  }

  /// Pairs that nobody would want to miss; a language without one of the words is passed over.
  static let must: [(verb: String, complements: String)] = [
    ("eat", "apple bread cookie pizza rice soup banana egg breakfast lunch dinner"),
    ("drink", "water milk juice tea coffee soda"),
    ("want", "water milk cookie ball more toy phone this that something"),
    ("need", "bathroom doctor water medicine glasses money"),
    ("like", "music pizza dog beach soccer chocolate school"),
    ("go", "park school home beach bathroom hospital here there"),
    ("come", "home here school"), ("play", "ball doll park blocks friend"),
    ("see", "mom dog car moon bird tree"), ("hear", "dog music rain-noun"),
    ("listen", "music song story mom"), ("look", "photo moon book"),
    ("read", "book story letter"), ("write", "name letter"), ("draw", "tree sun dog"),
    ("wear", "shoes hat coat dress glasses"), ("put-on", "shoes coat socks hat pajamas"),
    ("take-off", "shoes coat socks hat"), ("open", "door window box book mouth"),
    ("close", "door window eyes book"), ("turn-on", "light television radio computer"),
    ("turn-off", "light television tablet"), ("wash", "clothes car apple"),
    ("brush", "tooth hair"), ("cut", "paper bread hair"), ("ride", "bicycle horse"),
    ("drive", "car bus truck"), ("sing", "song"), ("throw", "ball"), ("kick", "ball"),
    ("give", "gift ball water book mom"), ("bring", "water book toy"), ("take", "bus train"),
    ("hurt", "head belly tooth ear throat foot"), ("sit", "chair couch here"),
    ("sleep", "bed home"), ("live", "city here"), ("talk", "mom friend phone"),
    ("help", "mom dad friend"), ("hug", "mom dad baby"), ("kiss", "mom dad grandma"),
    ("visit", "grandma zoo"), ("buy", "bread milk shoes toy"), ("watch", "television movie"),
    ("study", "math english"), ("know", "english song"), ("have", "dog brother fever ball book"),
    ("feel", "sick happy sad"), ("be", "happy sad tired sick here"), ("say", "hello thank-you no"),
    ("tell", "story secret"), ("ask", "mom teacher"), ("wait", "mom bus"), ("find", "key shoes"),
    ("look-for", "key shoes mom"), ("lose", "key toy"), ("break", "glass toy"),
    ("fix", "car toy bicycle"), ("paint", "tree flower"), ("build", "castle blocks"),
    ("climb", "tree mountain"), ("swim", "pool sea"), ("fly", "airplane"), ("win", "game prize"),
    ("celebrate", "birthday christmas"), ("do", "homework"), ("cook", "rice soup dinner"),
    ("clean", "table kitchen"), ("push", "door wheelchair"), ("pull", "door"),
    ("use", "phone tablet"),
    ("smell", "flower soap"), ("think", "mom something"), ("bathe", "home soap"),
  ]

  @Test(arguments: Language.allCases)
  func whatBelongsTogetherIsOffered(_ language: Language) throws {
    let vocabulary = try RealData.vocabulary(language)
    let verbs = Set(vocabulary.verbs.map(\.concept))
    let words = Set(vocabulary.complements.map(\.concept))
    var missing: [String] = []
    for (verb, complements) in Self.must where verbs.contains(Concept(rawValue: verb)) {
      for name in complements.split(separator: " ") {
        let complement = Concept(rawValue: String(name))
        guard words.contains(complement) else { continue }
        if !vocabulary.links(Concept(rawValue: verb), to: complement) {
          missing.append("\(verb) \(name)")
        }
      }
    }
    #expect(missing == [])
  }

  /// Subjects and verbs that must not meet: a kind of subject or a concept, then verbs.
  static let neverDo: [(subject: String, verbs: String)] = [
    (":animal", "write read draw paint pay buy say tell study teach count cook drive celebrate"),
    ("dog", "meow fly"), ("cat", "bark fly"), ("fish", "walk run jump sit"), ("cow", "fly climb"),
    ("baby", "drive pay write read cook work"), ("i", "bark meow rain snow"),
    (":vehicle", "eat drink sleep read write hug kiss cry"),
    (":device", "eat drink run jump hug"), (":toy", "eat drink pay read"),
    ("sun", "eat drink run"), ("water", "eat read run write"), ("food", "eat drink run read"),
  ]

  @Test(arguments: Language.allCases)
  func nobodyDoesWhatHeCannot(_ language: Language) throws {
    let vocabulary = try RealData.vocabulary(language)
    for (name, verbs) in Self.neverDo {
      let subjects = vocabulary.subjects.filter {
        name.hasPrefix(":")
          ? $0.lexeme.kind.rawValue == name.dropFirst() : $0.concept.rawValue == name
      }
      #expect(!subjects.isEmpty, "\(name)")
      for subject in subjects {
        let done = Set(vocabulary.links.verbsOfSubject[subject.concept] ?? [])
        let bad = verbs.split(separator: " ").filter {
          done.contains(Concept(rawValue: String($0)))
        }
        #expect(bad == [], "\(subject.label)")
      }
    }
  }

  @Test func everyNameInTheTablesIsAConceptOrAKind() throws {
    var known = Set(SemanticKind.allCases.map { ":\($0.rawValue)" })
    for language in Language.allCases {
      known.formUnion(try RealData.vocabulary(language).allWords.map(\.concept.rawValue))
    }
    let lists =
      Self.never.flatMap { [$0.verbs, $0.complements] }
      + Self.must.flatMap { [$0.verb, $0.complements] }
      + Self.neverDo.flatMap { [$0.subject, $0.verbs] } + Array(Self.allowed)
    let names = lists.flatMap { $0.split(separator: " ").map(String.init) }
    #expect(names.filter { !known.contains($0) } == [])
  }

  /// What *querer* and its like open: another verb.
  @Test(
    arguments: Language.allCases,
    [
      "want eat", "want sleep", "want go", "want play", "need rest", "can swim", "can walk",
      "have-to go", "like dance", "start eat", "stop run", "finish eat", "try open", "know swim",
      "learn read",
    ])
  func aVerbOpensAnother(_ language: Language, _ pair: String) throws {
    let words = pair.split(separator: " ").map { Concept(rawValue: String($0)) }
    let opened = try RealData.vocabulary(language).links.verbsOpenedByVerb[words[0]] ?? []
    #expect(opened.contains(words[1]))
  }

  private static func concepts(_ list: String, _ vocabulary: Vocabulary) -> [Concept] {
    list.split(separator: " ").flatMap { name -> [Concept] in
      guard name.hasPrefix(":") else { return [Concept(rawValue: String(name))] }
      let kind = SemanticKind(rawValue: String(name.dropFirst()))
      return kind.map(vocabulary.complements(of:)) ?? []
    }
  }
}
