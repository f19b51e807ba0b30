import Foundation
import HTTPTypes
import Testing

/// What browsers ask for besides pages.
struct InstallTests {
  @Test func thePagesCanBeInstalled() async throws {
    try await WebFixture().browse { browser in
      let answer = try await browser.get("/app.webmanifest")
      #expect(answer.headers[.contentType] == "application/manifest+json")
      let manifest = try JSONDecoder().decode(Manifest.self, from: Data(answer.bytes))
      #expect(manifest.display == "standalone" && manifest.start_url == "/")
      #expect(manifest.icons.map(\.sizes) == ["192x192", "512x512"])
      for icon in manifest.icons {
        let picture = try await browser.get(icon.src)
        #expect(picture.headers[.contentType] == "image/png")
        #expect(Array(picture.bytes.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
      }
    }
  }

  @Test func theServiceWorkerKeepsFilesThatAreThere() async throws {
    try await WebFixture().browse { browser in
      let worker = try await browser.get("/service-worker.js")
      #expect(worker.headers[.contentType]?.hasPrefix("text/javascript") == true)
      let line = try #require(worker.text.firstMatch(of: /const SHELL = (\[.*\]);/)).1
      let shell = try JSONDecoder().decode([String].self, from: Data(line.utf8))
      #expect(shell.contains { $0.hasSuffix("/app.js") } && shell.contains("/away"))
      for address in shell { #expect(try await browser.get(address).status == .ok, "\(address)") }
      #expect(!worker.text.contains("http://") && !worker.text.contains("https://"))
    }
  }

  @Test(arguments: [
    "/", "/walk?do=start:full", "/planner", "/boards", "/picture/aac:want", "/app.webmanifest",
    "/speech/word?word=subject:girl",
  ])
  func aHeadIsAnsweredAsThePageIsAndWithoutIt(address: String) async throws {
    try await WebFixture().browse { browser in
      let head = try await browser.send(.head, address)
      let page = try await browser.get(address)
      #expect(head.status == page.status)
      #expect(head.headers[.contentType] == page.headers[.contentType])
      #expect(head.bytes.isEmpty)
    }
  }

  private struct Manifest: Decodable {
    struct Icon: Decodable {
      var src: String
      var sizes: String
    }

    var display: String
    var start_url: String
    var icons: [Icon]
  }
}
