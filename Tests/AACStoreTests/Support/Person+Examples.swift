import AACCore

extension Person {
  static let ana = Person(
    id: "1", name: "Ana", gender: .feminine, variety: .spanishMexico,
    speech: SpeechSettings(voice: "es+f3", speed: 120, pitch: 60, volume: 90))
  static let joao = Person(
    id: "2", name: "João", gender: .masculine, variety: .portugueseBrazil)
}
