import AACCore
import GRDB

extension Person {
  static var columns: String { "id, name, gender, variety, voice, speed, pitch, volume, pause" }

  init(row: Row) throws {
    guard let gender = Gender(rawValue: try row.cell(2)),
      let variety = LanguageVariety(rawValue: try row.cell(3))
    else { throw UnexpectedValue() }
    self.init(
      id: try row.cell(0), name: try row.cell(1), gender: gender, variety: variety,
      speech: SpeechSettings(
        voice: try row.cell(4), speed: try row.cell(5), pitch: try row.cell(6),
        volume: try row.cell(7), pause: try row.cell(8)))
  }

  var arguments: StatementArguments {
    [
      "id": id, "name": name, "name_key": FoldedKey(name).text, "gender": gender.rawValue,
      "variety": variety.rawValue, "voice": speech.voice, "speed": speech.speed,
      "pitch": speech.pitch, "volume": speech.volume,
      "pause": speech.pause,
    ]
  }
}
