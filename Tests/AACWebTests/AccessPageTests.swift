import AACCore
import AACStore
import HTTPTypes
import Testing

@testable import AACWeb

/// How the person chooses, behind the lock, and what the pages tell the modules for it.
struct AccessPageTests {
  @Test func whatIsChosenIsKeptAndEveryPageCarriesIt() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.open()
      let answer = try await browser.post(
        "/care/access",
        [
          "method": "scan", "technique": "step", "pattern": "linear", "switches": "2",
          "scanTime": "3000", "loops": "0", "acceptanceTime": "200", "releaseTime": "500",
        ])
      #expect(answer.status == .seeOther)
      let home = try await browser.get("/").text
      for attribute in [
        #"data-access="scan""#, #"data-scan-technique="step""#, #"data-scan-pattern="linear""#,
        #"data-scan-switches="2""#, #"data-scan-speed="3000""#, #"data-scan-loops="0""#,
        #"data-switch-hold="200""#, #"data-switch-repeat="500""#,
      ] {
        #expect(home.contains(attribute), "\(attribute)")
      }
      let form = try await browser.get("/care/access").text
      #expect(form.contains(#"name="method" value="scan" checked"#))
      #expect(!form.contains(#"name="method" value="touch" checked"#))
      #expect(form.contains("0,5 s"))
    }
    let access = try fixture.database.look(of: nil).access
    #expect(access.method == .scan)
    #expect(access.switches == 2)
  }

  @Test func whatCannotBeSetStaysAsItWas() async throws {
    let before = AccessSettings(method: .dwell, dwellTime: 2_000)
    let form = try #require(Form("method=thought&dwellTime=7&scanTime=%F0%9F%90%87&switches=-1"))
    #expect(AccessPage.settings(form, before: before) == before)
  }

  @Test func theLookOfTheScreensAndTheWayToChooseLeaveEachOtherAlone() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.open()
      try await browser.post("/care/access", ["method": "dwell"])
      try await browser.post("/care/settings", ["theme": "dark"])
      try await browser.post("/care/access", ["dwellTime": "800"])
    }
    let look = try fixture.database.look(of: nil)
    #expect(look.theme == .dark)
    #expect(look.access == AccessSettings(method: .dwell, dwellTime: 800))
  }

  /// Each with what only it needs: the browser keeps its own click for who touches.
  @Test func onlyWhatAMethodNeedsIsWritten() {
    func names(_ settings: AccessSettings) -> Set<String> {
      Set(AccessPage.attributes(settings).compactMap { $0["name"] as? String })
    }
    #expect(
      names(AccessSettings()) == [
        "data-access", "data-press-on", "data-press-hold", "data-press-repeat",
      ])
    #expect(!names(AccessSettings(method: .scan)).contains("data-switch-repeat"))
    #expect(names(AccessSettings(method: .dwell)).contains("data-dwell-time"))
    #expect(!names(AccessSettings(method: .dwell)).contains("data-scan-speed"))
  }

  @Test(arguments: ["app.css", "sound.js", "access/start.js", "access/access.css"])
  func theModulesAreServed(name: String) async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      let home = try await browser.get("/").text
      let start = try #require(home.firstRange(of: "/assets/"))
      let folder = home[start.lowerBound...].prefix { $0 != "\"" }.split(separator: "/").prefix(2)
      let file = try await browser.get("/" + folder.joined(separator: "/") + "/" + name)
      #expect(file.status == .ok)
      #expect(!file.text.isEmpty)
      let other = try await browser.get("/" + folder.joined(separator: "/") + "/access/../" + name)
      #expect(other.status != .ok)
    }
  }
}
