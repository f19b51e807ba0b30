import AACCore
import AACPictures
import Foundation
import Testing

struct SymbolSetTests {
  private func read(_ files: [String: String]) throws -> SymbolSet {
    try SymbolSet(among: files.keys.sorted()) { Data((files[$0] ?? "").utf8) }
  }

  @Test(arguments: [
    "id,symbol,grammar,category,rated,tags\n1,apple,Noun,Food,0,\n2,\"eat_,_to\",Verb,Food,0,\n3,apple_2,Noun,Food,0,\n4,none,Noun,Food,0,\n",
    "symbol-id,category-id,grammar,rated,tags,symbol-en,category-en\n1,2,Noun,0,,apple,Food\n2,2,Verb,0,,\"eat_,_to\",Food\n3,2,Noun,0,,apple_2,Food\n4,2,Noun,0,,none,Food\n",
  ])
  func mulberryIsReadWithItsVerbsAndVariants(list: String) throws {
    let set = try read([
      "m/symbol-info.csv": list, "m/EN/apple.svg": "", "m/EN/eat_,_to.svg": "",
      "m/EN/apple_2.svg": "",
    ])
    #expect(set.id == "mulberry" && set.licence == "CC BY-SA 4.0")
    #expect(set.symbols.map(\.name) == ["apple", "eat_,_to", "apple_2"])
    #expect(set.symbols.map { $0.names[.english] ?? [] } == [["apple"], ["eat"], ["apple"]])
    #expect(set.symbols.map(\.isVerb) == [false, true, false])
    #expect(set.missing == ["none"])
  }

  @Test func openMojiIsReadWithItsTags() throws {
    let set = try read([
      "data/openmoji.json":
        "[{\"emoji\":\"🍎\",\"hexcode\":\"1F34E\",\"annotation\":\"red apple\",\"tags\":\"fruit, red\",\"skintone\":\"\"},{\"emoji\":\"x\",\"hexcode\":\"FFFF\",\"annotation\":\"gone\"}]",
      "color/svg/1F34E.svg": "", "color/72x72/1F34E.png": "",
    ])
    #expect(set.id == "openmoji")
    #expect(set.symbols.map(\.path) == ["color/svg/1F34E.svg"])
    #expect(set.missing == ["FFFF"])
    #expect(set.symbols.first?.names == [.english: ["red apple", "fruit", "red"]])
    #expect(set.symbols.first?.emoji == "🍎")
  }

  @Test func arasaacIsReadInTheLanguagesOfItsLists() throws {
    let set = try read([
      "2462.png": "", "6456_500.png": "",
      "pictograms_es.json":
        "[{\"_id\":2462,\"keywords\":[{\"keyword\":\"manzana\",\"type\":2,\"plural\":\"manzanas\"}]},{\"_id\":6456,\"keywords\":[{\"keyword\":\"comer\",\"type\":3}]},{\"_id\":1,\"keywords\":[]}]",
      "br.json": "[{\"_id\":2462,\"keywords\":[{\"keyword\":\"maçã\",\"type\":2}]}]",
      "package.json": "{}",
    ])
    #expect(set.id == "arasaac" && set.licence == "CC BY-NC-SA 4.0")
    #expect(set.symbols.map(\.name) == ["2462", "6456"])
    #expect(set.missing == ["1"])
    #expect(set.symbols[0].names == [.spanish: ["manzana", "manzanas"], .portuguese: ["maçã"]])
    #expect(set.symbols.map(\.isVerb) == [false, true])
  }

  @Test func whatIsNoSetIsRefused() {
    #expect(throws: PictureError.notASet) { try read(["a.png": "", "readme.txt": ""]) }
    #expect(throws: PictureError.notASet) {
      try read(["symbol-info.csv": "id,symbol\n1,apple\n"])
    }
    #expect(throws: PictureError.badList(file: "openmoji.json")) {
      try read(["openmoji.json": "{"])
    }
    #expect(throws: PictureError.badList(file: "symbol-info.csv")) {
      try read(["symbol-info.csv": "a,b\n1,2\n"])
    }
  }
}
