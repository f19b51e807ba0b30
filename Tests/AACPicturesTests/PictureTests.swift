import AACCore
import AACPictures
import Foundation
import Testing

struct PictureTests {
  private func fixture(_ name: String) throws -> Data {
    try Data(
      contentsOf: Bundle.module.bundleURL.appending(path: "Fixtures").appending(path: name))
  }

  private func svg(_ inside: String, _ attributes: String = "viewBox=\"0 0 10 10\"") -> Data {
    Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(inside)</svg>".utf8)
  }

  private func text(_ data: Data) throws -> String {
    let picture = try Picture(reading: data)
    #expect(picture.mediaType == .svg)
    return String(decoding: picture.data, as: UTF8.self)
  }

  @Test(arguments: [
    ("big.png", Picture.MediaType.png, 512, 256), ("small.png", .png, 60, 30),
    ("big.webp", .png, 512, 256), ("photo.jpg", .jpeg, 204, 512), ("two.gif", .png, 2, 2),
    ("drawing.svg", .svg, 100, 50),
  ])
  func everyFormatIsScaledDownInProportion(
    name: String, type: Picture.MediaType, width: Int, height: Int
  ) throws {
    let picture = try Picture(reading: try fixture(name))
    #expect(picture.mediaType == type)
    #expect(picture.width == width)
    #expect(picture.height == height)
    // What was made is itself read again, and then stays as it is in size.
    let again = try Picture(reading: picture.data)
    #expect(again.width == width && again.height == height)
  }

  @Test func whatACameraNotesIsLeftOut() throws {
    let photo = try fixture("photo.jpg")
    #expect(photo.range(of: Data("SECRETLOCATION".utf8)) != nil)
    let picture = try Picture(reading: photo)
    #expect(picture.data.range(of: Data("SECRETLOCATION".utf8)) == nil)
    #expect(picture.data.range(of: Data("Exif".utf8)) == nil)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<g onclick=\"alert(1)\"/>", "<foreignObject><b/></foreignObject>",
    "<image href=\"http://example.org/a.png\"/>", "<use href=\"other.svg#a\"/>",
    "<a href=\"javascript:alert(1)\"><path d=\"M0 0\"/></a>",
    "<rect style=\"fill:url(http://example.org/a)\"/>", "<rect fill=\"url(//example.org#a)\"/>",
    "<style>@import url(http://example.org/a.css);</style>", "<animate attributeName=\"href\"/>",
    "<set attributeName=\"onclick\"/>", "<iframe src=\"http://example.org\"/>",
    "<style>a{background:u\\72l(http://example.org)}</style>",
    "<image href=\"data:image/svg+xml;base64,PHN2Zy8+\"/>",
    "<x:script xmlns:x=\"http://www.w3.org/2000/svg\">alert(1)</x:script>",
    "<?xml-stylesheet href=\"http://example.org/a.css\"?>", "<!-- http://example.org -->",
    "<metadata>http://example.org</metadata>",
  ])
  func whatIsNoDrawingIsLeftOut(part: String) throws {
    let cleaned = try text(svg("<circle r=\"4\"/>\(part)<path d=\"M1 1h2\"/>"))
    #expect(cleaned.contains("<circle r=\"4\"/>"))
    #expect(cleaned.contains("<path d=\"M1 1h2\"/>"))
    for word in [
      "script", "alert", "example.org", "onclick", "foreign", "animate", "iframe", "base64",
    ] {
      #expect(!cleaned.contains(word), "\(word) is left of \(part)")
    }
  }

  @Test func whatDrawsStays() throws {
    let parts = """
      <defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient></defs>\
      <g transform="scale(2)" style="fill:url(#a);stroke:red"><path d="M0 0"/></g>\
      <text x="1">¿Sí &amp; no?</text>
      """
    let cleaned = try text(
      svg(parts + "<use xlink:href=\"#a\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"/>"))
    for part in [
      "stop-color=\"#f00\"", "fill:url(#a);stroke:red", "¿Sí &amp; no?", "xlink:href=\"#a\"",
    ] {
      #expect(cleaned.contains(part))
    }
    #expect(try text(Data(cleaned.utf8)) == cleaned)
  }

  @Test func aStyleSheetKeepsItsPlainRules() throws {
    let sheet = "<style>.a{fill:#f00;background:url(http://example.org)} .b{fill:url(#x)}</style>"
    let cleaned = try text(svg(sheet + "<path class=\"a\" d=\"M0 0\"/>"))
    #expect(cleaned.contains(".a{fill:#f00}") && cleaned.contains(".b{fill:url(#x)}"))
    #expect(!cleaned.contains("example.org"))
  }

  @Test func aDrawingWithoutABoxGetsOneOfItsSize() throws {
    let cleaned = try text(svg("<path d=\"M0 0\"/>", "width=\"20px\" height=\"10\""))
    #expect(cleaned.contains("viewBox=\"0 0 20.0 10.0\"") && !cleaned.contains("width"))
  }

  @Test func entitiesAreRefusedAndNeverExpanded() {
    var text = "<!DOCTYPE svg [<!ENTITY a0 \"ha\">"
    for level in 1...30 { text += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">" }
    text += "]><svg xmlns=\"http://www.w3.org/2000/svg\"><text>&a30;</text></svg>"
    #expect(throws: PictureError.hasEntities) { try Picture(reading: Data(text.utf8)) }
  }

  @Test func partsThatUseEachOtherAreCountedAsOftenAsTheyAreDrawn() {
    var parts = "<g id=\"a0\"><path d=\"M0 0\"/></g>"
    for level in 1...30 {
      parts +=
        "<g id=\"a\(level)\"><use href=\"#a\(level - 1)\"/><use href=\"#a\(level - 1)\"/></g>"
    }
    #expect(throws: PictureError.tooComplex) { try Picture(reading: svg(parts)) }
    #expect(throws: PictureError.tooComplex) {
      try Picture(reading: svg("<g id=\"a\"><use href=\"#a\"/></g>"))
    }
    let deep =
      String(repeating: "<g>", count: 200) + "<path/>" + String(repeating: "</g>", count: 200)
    #expect(throws: PictureError.tooComplex) { try Picture(reading: svg(deep)) }
  }

  @Test func aBombIsRefusedByItsHeader() throws {
    var png = [UInt8](try fixture("small.png"))
    png.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
    #expect(throws: PictureError.tooManyPixels(width: 100_000, height: 100_000)) {
      try Picture(reading: Data(png))
    }
    let huge = Data(count: 33 << 20)
    #expect(throws: PictureError.tooLarge(megabytes: 32)) { try Picture(reading: huge) }
  }

  @Test(arguments: ["", "hello", "<html><body/></html>", "%PDF-1.4", "GIF89a", "<svg"])
  func whatIsNoPictureIsRefused(text: String) {
    #expect(throws: PictureError.self) { try Picture(reading: Data(text.utf8)) }
  }

  @Test(arguments: ["big.png", "photo.jpg", "big.webp", "two.gif", "drawing.svg"])
  func brokenFilesEndInAnErrorOrAPicture(name: String) throws {
    let good = [UInt8](try fixture(name))
    var random = SplitMix(state: 7)
    for round in 0..<300 {
      var bytes = good
      if round % 3 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
      for _ in 0...(round % 7) where !bytes.isEmpty {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      do {
        let picture = try Picture(reading: Data(bytes))
        #expect(max(picture.width ?? 0, picture.height ?? 0) <= 1_000_000)
      } catch {
        #expect(error.text.en != "")
      }
    }
  }

  @Test(arguments: ["big.png", "photo.jpg"])
  func aCutOffPictureIsBroken(name: String) throws {
    let good = try fixture(name)
    #expect(throws: PictureError.broken) { try Picture(reading: good.prefix(good.count / 2)) }
    #expect(throws: PictureError.broken) { try Picture(reading: good.dropLast(20)) }
    // Cameras put more behind the picture.
    #expect(throws: Never.self) { try Picture(reading: good + Data(repeating: 7, count: 500)) }
  }
}

/// Chance that is the same in every run.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
