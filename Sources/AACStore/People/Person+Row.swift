import AACCore
import GRDB

extension Person {
  static var columns: String { "id, name, gender, variety, voice, speed, pitch, volume" }

  init(row: Row) throws {
    guard let gender = Gender(rawValue: row[2]), let variety = LanguageVariety(rawValue: row[3])
    else { throw UnexpectedValue() }
    self.init(
      id: row[0], name: row[1], gender: gender, variety: variety,
      speech: SpeechSettings(voice: row[4], speed: row[5], pitch: row[6], volume: row[7]))
  }

  var arguments: StatementArguments {
    [
      "id": id, "name": name, "name_key": FoldedKey(name).text, "gender": gender.rawValue,
      "variety": variety.rawValue, "voice": speech.voice, "speed": speech.speed,
      "pitch": speech.pitch, "volume": speech.volume,
    ]
  }
}
