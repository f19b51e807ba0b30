// What the values of closed lists are called, as a person reads them; their keys stay in files and JSON.

extension SemanticKind {
  /// What the sort of thing is called.
  public var name: Text {
    switch self {
    case .person: .kindPerson
    case .animal: .kindAnimal
    case .food: .kindFood
    case .drink: .kindDrink
    case .meal: .kindMeal
    case .dish: .kindDish
    case .thing: .kindThing
    case .toy: .kindToy
    case .game: .kindGame
    case .sport: .kindSport
    case .instrument: .kindInstrument
    case .music: .kindMusic
    case .media: .kindMedia
    case .book: .kindBook
    case .device: .kindDevice
    case .body: .kindBody
    case .clothing: .kindClothing
    case .furniture: .kindFurniture
    case .vehicle: .kindVehicle
    case .plant: .kindPlant
    case .nature: .kindNature
    case .weather: .kindWeather
    case .money: .kindMoney
    case .medicine: .kindMedicine
    case .material: .kindMaterial
    case .place: .kindPlace
    case .room: .kindRoom
    case .home: .kindHome
    case .direction: .kindDirection
    case .activity: .kindActivity
    case .event: .kindEvent
    case .idea: .kindIdea
    case .subject: .kindSubject
    case .languageName: .kindLanguage
    case .feeling: .kindFeeling
    case .illness: .kindIllness
    case .story: .kindStory
    case .state: .kindState
    case .emotion: .kindEmotion
    case .quality: .kindQuality
    case .color: .kindColor
    case .size: .kindSize
    case .time: .kindTime
    case .weekday: .kindWeekday
    case .frequency: .kindFrequency
    case .duration: .kindDuration
    case .quantity: .kindQuantity
    case .degree: .kindDegree
    case .manner: .kindManner
    case .question: .kindQuestion
    case .negation: .kindNegation
    case .possessive: .kindPossessive
    case .demonstrative: .kindDemonstrative
    case .connective: .kindConnective
    case .social: .kindSocial
    case .action: .kindAction
    case .weatherVerb: .kindWeatherVerb
    case .linking: .kindLinking
    case .modal: .kindModal
    }
  }
}

extension WordClass {
  /// What the part of speech is called.
  public var name: Text {
    switch self {
    case .noun: .classNoun
    case .properNoun: .classProperNoun
    case .pronoun: .classPronoun
    case .verb: .classVerb
    case .adjective: .classAdjective
    case .adverb: .classAdverb
    case .adposition: .classAdposition
    case .determiner: .classDeterminer
    case .numeral: .classNumeral
    case .particle: .classParticle
    case .conjunction: .classConjunction
    case .interjection: .classInterjection
    }
  }
}

extension Gender {
  /// What the gender is called.
  public var name: Text {
    switch self {
    case .masculine: .genderMasculine
    case .feminine: .genderFeminine
    }
  }
}

extension GrammaticalNumber {
  /// What the number is called.
  public var name: Text {
    switch self {
    case .singular: .numberSingular
    case .plural: .numberPlural
    }
  }
}

extension Countability {
  /// Whether the noun is counted, in words.
  public var name: Text {
    switch self {
    case .count: .countabilityCount
    case .mass: .countabilityMass
    }
  }
}

extension Article {
  /// What the article is called.
  public var name: Text {
    switch self {
    case .definite: .articleDefinite
    case .indefinite: .articleIndefinite
    case .bare: .articleBare
    }
  }
}

extension WordRole {
  /// What the word is chosen as.
  public var name: Text {
    switch self {
    case .subject: .roleSubject
    case .verb: .roleVerb
    case .complement: .roleComplement
    }
  }
}
