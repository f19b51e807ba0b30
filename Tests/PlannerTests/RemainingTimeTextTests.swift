import AACCore
import Planner
import Testing

struct RemainingTimeTextTests {
  @Test(arguments: 0...120) func minutesHaveTheirPlural(minutes: Int) {
    guard minutes > 0, minutes < 60 else { return hours(of: minutes) }
    let text = RemainingTimeText(seconds: minutes * 60)
    if minutes == 1 {
      #expect(text.sentence(in: .spanish) == "Queda 1 minuto.")
      #expect(text.sentence(in: .english) == "1 minute left.")
      #expect(text.sentence(in: .portuguese) == "Falta 1 minuto.")
    } else {
      #expect(text.sentence(in: .spanish) == "Quedan \(minutes) minutos.")
      #expect(text.sentence(in: .english) == "\(minutes) minutes left.")
      #expect(text.sentence(in: .portuguese) == "Faltam \(minutes) minutos.")
    }
  }

  /// The sentences for 0 minutes and for an hour and more.
  private func hours(of minutes: Int) {
    let sentence = RemainingTimeText(seconds: minutes * 60).sentence(in: .english)
    let expected =
      switch minutes {
      case 0: "0 seconds left."
      case 60: "1 hour left."
      case 61: "1 hour and 1 minute left."
      case 120: "2 hours left."
      default: "1 hour and \(minutes - 60) minutes left."
      }
    #expect(sentence == expected)
  }

  @Test(arguments: 0...120) func secondsHaveTheirPlural(seconds: Int) {
    let sentences = Language.allCases.map { RemainingTimeText(seconds: seconds).sentence(in: $0) }
    let expected =
      switch seconds {
      case 1: ["Queda 1 segundo.", "1 second left.", "Falta 1 segundo."]
      case 60: ["Queda 1 minuto.", "1 minute left.", "Falta 1 minuto."]
      case 61:
        [
          "Quedan 1 minuto y 1 segundo.", "1 minute and 1 second left.",
          "Faltam 1 minuto e 1 segundo.",
        ]
      case 62...119:
        [
          "Quedan 1 minuto y \(seconds - 60) segundos.",
          "1 minute and \(seconds - 60) seconds left.",
          "Faltam 1 minuto e \(seconds - 60) segundos.",
        ]
      case 120: ["Quedan 2 minutos.", "2 minutes left.", "Faltam 2 minutos."]
      default:
        [
          "Quedan \(seconds) segundos.", "\(seconds) seconds left.", "Faltam \(seconds) segundos.",
        ]
      }
    #expect(sentences == expected)
  }

  @Test(arguments: [
    (3_600, "Queda 1 hora.", "1 hour left.", "Falta 1 hora."),
    (
      3_661, "Quedan 1 hora, 1 minuto y 1 segundo.", "1 hour, 1 minute and 1 second left.",
      "Faltam 1 hora, 1 minuto e 1 segundo."
    ),
    (
      7_205, "Quedan 2 horas y 5 segundos.", "2 hours and 5 seconds left.",
      "Faltam 2 horas e 5 segundos."
    ),
    (-5, "Quedan 0 segundos.", "0 seconds left.", "Faltam 0 segundos."),
  ])
  func unitsThatAreZeroAreLeftOut(seconds: Int, es: String, en: String, pt: String) {
    let text = RemainingTimeText(seconds: seconds)
    #expect(Language.allCases.map { text.sentence(in: $0) } == [es, en, pt])
  }

  @Test(arguments: [
    (3_600, "Queda una hora.", "1 hour left.", "Falta uma hora."),
    (7_200, "Quedan 2 horas.", "2 hours left.", "Faltam duas horas."),
    (60, "Queda un minuto.", "1 minute left.", "Falta um minuto."),
    (120, "Quedan 2 minutos.", "2 minutes left.", "Faltam dois minutos."),
    (11 * 60, "Quedan 11 minutos.", "11 minutes left.", "Faltam 11 minutos."),
    (12 * 60, "Quedan 12 minutos.", "12 minutes left.", "Faltam 12 minutos."),
    (21 * 60, "Quedan veintiún minutos.", "21 minutes left.", "Faltam vinte e um minutos."),
    (
      21 * 3_600, "Quedan veintiuna horas.", "21 hours left.", "Faltam vinte e uma horas."
    ),
    (22 * 3_600, "Quedan 22 horas.", "22 hours left.", "Faltam vinte e duas horas."),
    (31, "Quedan treinta y un segundos.", "31 seconds left.", "Faltam trinta e um segundos."),
    (52, "Quedan 52 segundos.", "52 seconds left.", "Faltam cinquenta e dois segundos."),
  ])
  func numbersThatChangeWithTheirNounAreWrittenOutForTheVoice(
    seconds: Int, es: String, en: String, pt: String
  ) {
    let text = RemainingTimeText(seconds: seconds)
    #expect(Language.allCases.map { text.sentence(in: $0, numbers: .spoken) } == [es, en, pt])
  }
}
