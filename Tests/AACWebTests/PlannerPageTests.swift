import AACCore
import AACStore
import Foundation
import HTTPTypes
import Planner
import Testing

/// Choosing an activity and its time, and the countdown, through their pages.
struct PlannerPageTests {
  @Test func anActivityAndATimeBecomeACountdownThatIsKept() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      var page = try await browser.get("/planner?find=comer")
      #expect(page.text.contains("href=\"/planner/time?activity=eat\""))
      page = try await browser.get("/planner/time?activity=eat")
      #expect(page.text.contains("href=\"/planner/ready?plan=eat:300\""))
      page = try await browser.get("/planner/ready?plan=eat:300")
      #expect(page.text.contains("5 minutos"))
      let answer = try await browser.post("/planner/start", ["plan": "eat:300"])
      let timer = try #require(answer.location)
      fixture.clock.move(by: 60)
      #expect(try await browser.get(timer).text.contains(">00:04:00<"))
      // The page shows the same after the program was started again.
      try await WebFixture(database: fixture.database).browse { again in
        let page = try await again.get(timer)
        #expect(page.text.contains("data-phase=\"running\""))
      }
    }
    let kept = try #require(try fixture.database.timers(of: CountdownSequence.self).first)
    #expect(kept.payload.steps.map(\.length) == [300])
    #expect(kept.payload.steps.first?.activity?.concept == "eat")
  }

  @Test func firstAndThenAreOnePlan() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      let ready = try await browser.get("/planner/ready?plan=eat:60~play:120")
      #expect(ready.text.contains("Primero"))
      #expect(ready.text.contains("Después"))
      let timer = try #require(
        try await browser.post("/planner/start", ["plan": "eat:60~play:120"]).location)
      fixture.clock.move(by: 90)
      let page = try await browser.get(timer)
      #expect(page.text.contains("<h1>jugar</h1>"))
      #expect(page.text.contains(">00:01:30<"))
    }
  }

  @Test func itIsPausedGoesOnAndIsStoppedAfterAQuestion() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.get("/planner/ready?plan=-:100")
      let timer = try #require(
        try await browser.post("/planner/start", ["plan": "-:100"]).location)
      let id = try #require(timer.split(separator: "=").last).description
      try await browser.post("/planner/timer", ["id": id, "do": "pause"])
      fixture.clock.move(by: 50)
      #expect(try await browser.get(timer).text.contains(">00:01:40<"))
      // Its chip on other pages does not look as if it ran.
      let home = try await browser.get("/").text
      #expect(home.contains("data-phase=\"paused\""))
      #expect(home.contains("<span class=\"paused\">En pausa</span>"))
      try await browser.post("/planner/timer", ["id": id, "do": "resume"])
      #expect(!(try await browser.get("/").text.contains("En pausa")))
      fixture.clock.move(by: 50)
      #expect(try await browser.get(timer).text.contains(">00:00:50<"))
      let bad = try await browser.post("/planner/timer", ["id": id, "do": "explode"])
      #expect(bad.status == .badRequest)
      #expect(try await browser.get("/planner/stop?id=\(id)").text.contains("¿Terminar"))
      try await browser.post("/planner/stop", ["id": id])
      #expect(try await browser.get(timer).location == "/planner")
    }
    #expect(try fixture.database.timers(of: CountdownSequence.self).isEmpty)
  }

  @Test func whatIsDueIsSaidOnceAndTheEndRings() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.get("/planner/ready?plan=eat:60")
      let timer = try #require(
        try await browser.post("/planner/start", ["plan": "eat:60"]).location)
      let id = try #require(timer.split(separator: "=").last).description
      #expect(try await browser.post("/planner/due", ["id": id]).status == .ok)
      #expect(try await browser.post("/planner/due", ["id": id]).status == .noContent)
      fixture.clock.move(by: 60)
      let page = try await browser.get(timer)
      #expect(page.text.contains("data-over"))
      #expect(page.text.contains("Se acabó el tiempo de comer."))
      let end = try await browser.post("/planner/due", ["id": id])
      // The bells alone last longer than a second.
      #expect(end.bytes.count > 2 * 22_050)
      #expect(try await browser.post("/planner/due", ["id": id]).status == .noContent)
      let state = try await browser.get("/planner/state?id=\(id)")
      #expect(state.text.contains("\"isOver\":true"))
    }
    #expect(fixture.voice.said == ["Ahora toca comer.", "Se acabó el tiempo de comer."])
  }

  @Test(arguments: [
    ("hours=0&minutes=0", false), ("hours=1&minutes=5", true), ("hours=24&minutes=0", false),
    ("hours=-1&minutes=5", false), ("hours=x&minutes=5", false), ("minutes=5", false),
  ])
  func aTimeOfOnesOwnIsTakenWhenItIsOne(fields: String, isTaken: Bool) async throws {
    try await WebFixture().browse { browser in
      let page = try await browser.get("/planner/time?activity=eat&\(fields)")
      #expect(page.status == (isTaken ? .seeOther : .ok))
      #expect(page.location == (isTaken ? "/planner/ready?plan=eat:3900" : nil))
    }
  }

  @Test(arguments: ["", "eat", "eat:0", "eat:99999999", "eat:-5", "~~", "eat:1e3"])
  func whatIsNoPlanStartsNothing(plan: String) async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.get("/planner/ready?plan=eat:60")
      let answer = try await browser.post("/planner/start", ["plan": plan])
      #expect(answer.status != .seeOther)
      let ready = try await browser.get("/planner/ready?plan=\(plan)")
      #expect(ready.location == "/planner")
    }
    #expect(try fixture.database.timers(of: CountdownSequence.self).isEmpty)
  }

  @Test func runningTimesAreOnEveryPageAndNotTwiceOnTheirOwn() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.get("/planner/ready?plan=eat:60")
      for plan in ["eat:60", "play:300"] {
        try await browser.post("/planner/start", ["plan": plan])
      }
      fixture.clock.move(by: 10)
      for address in ["/", "/walk?do=start:full", "/planner", "/sentences", "/boards", "/care"] {
        let page = try await browser.get(address).text
        #expect(page.matches(of: /class="plain chip"/).count == 2, "\(address)")
        #expect(page.contains(">00:04:50<"))
      }
      let own = try await browser.get("/planner/timer?id=id-2").text
      #expect(own.matches(of: /data-timer=/).count == 2)
      fixture.clock.move(by: 60)
      let after = try await browser.get("/planner/running").text
      #expect(after.contains("Se acabó") && after.contains(">00:03:50<"))
      #expect(try await browser.get("/planner/running?except=id-2").text.contains("id-3"))
    }
  }

  @Test func onePageHearsWhatIsDueOfAllTimes() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.get("/planner/ready?plan=eat:60")
      for plan in ["eat:60", "play:60"] {
        try await browser.post("/planner/start", ["plan": plan])
        try await browser.post("/planner/due")
      }
      fixture.clock.move(by: 60)
      #expect(try await browser.post("/planner/due").status == .ok)
      #expect(try await browser.post("/planner/due").status == .noContent)
      let states = try await browser.get("/planner/state").text
      #expect(states.matches(of: /"isOver":true/).count == 2)
    }
    let said = try #require(fixture.voice.said.last)
    #expect(said.contains("de comer") && said.contains("de jugar"))
  }

  @Test func everyScreenOfTheHouseHearsTheEndOnce() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { kitchen in
      try await kitchen.get("/planner/ready?plan=eat:60")
      try await kitchen.post("/planner/start", ["plan": "eat:60"])
      try await kitchen.post("/planner/due")
      fixture.clock.move(by: 30)
      try await fixture.browse { tablet in
        try await tablet.get("/planner/ready?plan=eat:60")
        // What was said long before is not said again to who comes late.
        #expect(try await tablet.post("/planner/due").status == .noContent)
        fixture.clock.move(by: 30)
        #expect(try await kitchen.post("/planner/due").status == .ok)
        fixture.clock.move(by: 5)
        #expect(try await tablet.post("/planner/due").status == .ok)
        #expect(try await tablet.post("/planner/due").status == .noContent)
        #expect(try await kitchen.post("/planner/due").status == .noContent)
      }
    }
  }

  @Test func aFormThatComesTwiceBeginsOneTime() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      let page = try await browser.get("/planner/ready?plan=eat:60").text
      let id = String(try #require(page.firstMatch(of: /name="id" value="([^"]+)"/)).1)
      for _ in 1...2 {
        let answer = try await browser.post("/planner/start", ["plan": "eat:60", "id": id])
        #expect(answer.location == "/planner/timer?id=\(id)")
        fixture.clock.move(by: 1)
      }
      let odd = try await browser.post("/planner/start", ["plan": "eat:60", "id": "a b/../c"])
      #expect(odd.location?.contains("..") == false)
    }
    #expect(try fixture.database.timers(of: CountdownSequence.self).count == 2)
  }

  @Test func aLockedTimeIsEndedWithThePINAlone() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.get("/care")
      try await browser.post("/care/pin", ["pin": "4711", "again": "4711"])
      try await browser.get("/care/settings")
      try await browser.post("/care/settings", ["locksTimers": "on"])
      try await browser.post("/care/close")
      try await browser.get("/planner/ready?plan=eat:60")
      try await browser.post("/planner/start", ["plan": "eat:60", "id": "one"])
      let question = try await browser.get("/planner/stop?id=one")
      #expect(question.text.contains("name=\"pin\""))
      for pin in ["", "0000"] {
        let answer = try await browser.post("/planner/stop", ["id": "one", "pin": pin])
        #expect(answer.status == .forbidden)
      }
      #expect(try fixture.database.timers(of: CountdownSequence.self).count == 1)
      #expect(
        try await browser.post("/planner/stop", ["id": "one", "pin": "4711"]).status == .seeOther)
      #expect(try fixture.database.timers(of: CountdownSequence.self).isEmpty)
      // One that is over is put away by anybody.
      try await browser.post("/planner/start", ["plan": "eat:60", "id": "two"])
      fixture.clock.move(by: 60)
      try await browser.post("/planner/stop", ["id": "two"])
      #expect(try fixture.database.timers(of: CountdownSequence.self).isEmpty)
    }
  }

  @Test(arguments: ["/planner", "/planner/time?activity=eat", "/planner/ready?plan=eat:60"])
  func everyScreenHasHomeAndBackAtTheSamePlace(address: String) async throws {
    try await WebFixture().browse { browser in
      let page = try await browser.get(address).text
      let home = try #require(page.firstRange(of: "id=\"act-home\""))
      let back = try #require(page.firstRange(of: "id=\"act-back\""))
      #expect(home.lowerBound < back.lowerBound)
    }
  }

  @Test func aTimeThatWasStoppedIsNotAnnouncedOnOtherScreens() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { kitchen in
      try await kitchen.get("/planner/ready?plan=eat:60")
      try await kitchen.post("/planner/start", ["plan": "eat:60", "id": "one"])
      #expect(try await kitchen.post("/planner/due").status == .ok)
      try await kitchen.post("/planner/stop", ["id": "one"])
      try await kitchen.post("/planner/start", ["plan": "play:60", "id": "two"])
      try await kitchen.post("/planner/due")
      try await fixture.browse { tablet in
        try await tablet.get("/planner/ready?plan=eat:60")
        #expect(try await tablet.post("/planner/due").status == .ok)
      }
    }
    #expect(
      fixture.voice.said == ["Ahora toca comer.", "Ahora toca jugar.", "Ahora toca jugar."])
  }

  @Test func aTimeThatCannotBeReadIsToldAndTakesNoOtherAway() async throws {
    let fixture = try WebFixture()
    try fixture.database.addTimer(["what": "no countdown"], id: "bad", now: Date())
    try await fixture.browse { browser in
      try await browser.get("/planner/ready?plan=eat:60")
      try await browser.post("/planner/start", ["plan": "eat:60", "id": "one"])
      #expect(try await browser.get("/").text.contains("/planner/timer?id=one"))
      #expect(try await browser.post("/planner/due").status == .ok)
      let page = try await browser.get("/planner").text
      #expect(page.contains("1 tiempo guardado no se puede leer"))
      try await browser.post("/planner/damaged")
      let after = try await browser.get("/planner").text
      #expect(!after.contains("no se puede leer"))
      #expect(after.contains("/planner/timer?id=one"))
    }
    #expect(try fixture.database.timers(of: CountdownSequence.self).map(\.id) == ["one"])
  }
}
