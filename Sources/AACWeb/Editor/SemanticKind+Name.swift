import AACCore

extension SemanticKind {
  /// What sort of thing it is, as a parent would say it.
  var name: Text {
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
    case .languageName: .kindLanguageName
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
