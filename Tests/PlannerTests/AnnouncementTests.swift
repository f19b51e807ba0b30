import AACCore
import Planner
import Testing

struct AnnouncementTests {
  @Test(arguments: [
    (Activity(word: "comer", wordClass: .verb), Language.spanish, "Se acabó el tiempo de comer."),
    (Activity(word: "parque", wordClass: .noun), .spanish, "Se acabó el tiempo de parque."),
    (Activity(word: "el parque"), .spanish, "Se acabó el tiempo del parque."),
    (Activity(word: "la ducha"), .spanish, "Se acabó el tiempo de la ducha."),
    (Activity(word: "ver la tele"), .spanish, "Se acabó el tiempo de ver la tele."),
    (Activity(word: "eat", wordClass: .verb), .english, "Time to eat is over."),
    (Activity(word: "bath", wordClass: .noun), .english, "Bath time is over."),
    (Activity(word: "homework"), .english, "Homework time is over."),
    (Activity(word: "the park"), .english, "Time for the park is over."),
    (Activity(word: "comer", wordClass: .verb), .portuguese, "Acabou o tempo de comer."),
    (Activity(word: "recreio", wordClass: .noun), .portuguese, "Acabou o tempo de recreio."),
    (Activity(word: "a praia"), .portuguese, "Acabou o tempo da praia."),
    (Activity(word: "o parque"), .portuguese, "Acabou o tempo do parque."),
    (Activity(word: "os deveres"), .portuguese, "Acabou o tempo dos deveres."),
  ])
  func theEndNamesTheActivity(activity: Activity, language: Language, sentence: String) throws {
    let step = try CountdownSequence.Step(activity: activity, length: 60)
    #expect(Announcement.ended(step, isLast: true).sentence(in: language) == sentence)
  }

  @Test(arguments: [
    (Language.spanish, "Se acabó el tiempo."), (.english, "Time is up."),
    (.portuguese, "Acabou o tempo."),
  ])
  func theEndNeedsNoActivity(language: Language, sentence: String) throws {
    let step = try CountdownSequence.Step(length: 60)
    #expect(Announcement.ended(step, isLast: true).sentence(in: language) == sentence)
  }

  @Test(arguments: [
    (Activity(word: "comer", wordClass: .verb), Language.spanish, "Ahora toca comer."),
    (Activity(word: "eat", wordClass: .verb), .english, "Now it’s time to eat."),
    (Activity(word: "bath", wordClass: .noun), .english, "Now it’s bath time."),
    (Activity(word: "the park"), .english, "Now it’s time for the park."),
    (Activity(word: "comer", wordClass: .verb), .portuguese, "Agora é hora de comer."),
    (Activity(word: "a praia"), .portuguese, "Agora é hora da praia."),
  ])
  func theBeginningNamesTheActivity(activity: Activity, language: Language, sentence: String)
    throws
  {
    let step = try CountdownSequence.Step(activity: activity, length: 60)
    #expect(Announcement.began(step).sentence(in: language) == sentence)
  }

  @Test(arguments: [
    (Language.spanish, "Empieza el tiempo: 1 hora y 5 minutos."),
    (.english, "Time starts now: 1 hour and 5 minutes."),
    (.portuguese, "Começa o tempo: 1 hora e 5 minutos."),
  ])
  func theBeginningWithoutActivityNamesTheTime(language: Language, sentence: String) throws {
    let step = try CountdownSequence.Step(length: 3_900)
    #expect(Announcement.began(step).sentence(in: language) == sentence)
  }

  @Test func whatIsHeardHasNumbersThatAVoiceReadsRight() throws {
    let left = Announcement.left(seconds: 3_660, try .init(length: 7_200))
    #expect(left.sentence(in: .spanish) == "Quedan 1 hora y 1 minuto.")
    #expect(left.sentence(in: .spanish, numbers: .spoken) == "Quedan una hora y un minuto.")
  }
}
