import AACStore
import AACWeb
import Foundation
import HTTPTypes
import Testing

/// Other screens of the house; in these tests every browser is one.
struct HouseTests {
  private static let house = HouseAccess(randomBytes: [0, 0, 0, 0, 1, 2, 3, 4])

  private func fixture() throws -> WebFixture { try WebFixture(house: Self.house) }

  @Test func aCodeHasEightDigits() {
    #expect(Self.house.code == "16909060")
    #expect(HouseAccess(randomBytes: [0, 0, 0, 0, 0, 0, 0, 7]).spacedCode == "0000 0007")
    #expect(HouseAccess(randomBytes: [UInt8](repeating: 255, count: 8)).code.count == 8)
  }

  @Test(arguments: HostileRequestTests.pages.filter { $0 != "/join" })
  func withoutTheCodeNothingIsShown(address: String) async throws {
    try await fixture().browse { browser in
      let page = try await browser.get(address)
      #expect(page.location == "/join")
      #expect(!page.text.contains("niña"))
      let script = try await browser.get(address, fields: ["Accept": "*/*"])
      #expect(script.status == .forbidden)
    }
  }

  @Test func theCodeIsEnteredOnceForAllStarts() async throws {
    let fixture = try fixture()
    try await fixture.browse { browser in
      let page = try await browser.get("/join?code=16909060").text
      #expect(page.contains("value=\"16909060\""))
      let wrong = try await browser.post("/join", ["code": "16909061"])
      #expect(wrong.status == .forbidden && wrong.text.contains("Ese no es el código."))
      let right = try await browser.post("/join", ["code": "1690 9060"])
      #expect(right.location == "/")
      #expect(try await browser.get("/").text.contains("¿Qué hacemos?"))
      let cookie = try #require(right.headers[.setCookie])
      #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
      // The screens are forgotten.
      try fixture.database.setLockSetting(.devices, to: "other")
      #expect(try await browser.get("/").location == "/join")
    }
  }

  @Test func guessingTakesLongerEachTime() async throws {
    let fixture = try fixture()
    try await fixture.browse { browser in
      try await browser.get("/join")
      for guess in 0..<3 {
        let answer = try await browser.post("/join", ["code": "0000000\(guess)"])
        #expect(answer.text.contains("Ese no es el código."))
      }
      // The right one has to wait, too, else it could be told from the wrong ones.
      let early = try await browser.post("/join", ["code": Self.house.code])
      #expect(early.status == .forbidden && early.text.contains("Espere 5 segundos"))
      fixture.clock.move(by: 5)
      #expect(try await browser.post("/join", ["code": Self.house.code]).status == .seeOther)
    }
  }

  @Test func aScreenThatIsNotInCanChangeNothing() async throws {
    let fixture = try fixture()
    try await fixture.browse { browser in
      try await browser.get("/join")
      for address in HostileRequestTests.posts where address != "/join" {
        let answer = try await browser.post(address, ["pin": "4711", "again": "4711"])
        #expect(answer.status == .forbidden, "\(address)")
      }
    }
    #expect(try fixture.database.lockSetting(.pinHash) == nil)
  }
}
