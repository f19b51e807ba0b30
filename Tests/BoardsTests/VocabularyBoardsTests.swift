import AACCore
import AACTestSupport
import Foundation
import Testing

@testable import Boards

struct VocabularyBoardsTests {
  private let boards = VocabularyBoards(.small)

  @Test func everyWordIsInAFolderOfItsCategory() throws {
    let package = try boards.byCategory().package
    #expect(package.root.cells.compactMap { $0?.label } == ["personas", "cosas"])
    let link = try #require(package.root.buttons.first?.link)
    let people = try #require(package.board(of: link))
    #expect(people.cells.compactMap { $0?.label }.dropFirst() == ["niña", "perro"])
    #expect(people.buttons.first?.actions == [.home])
    let labels = Set(package.boards.flatMap(\.buttons).map(\.label))
    for word in Vocabulary.small.verbs { #expect(labels.contains(word.label)) }
  }

  @Test func theSameVocabularyGivesTheSameBytes() throws {
    #expect(try boards.byCategory().package.files == boards.byCategory().package.files)
    #expect(try boards.core().package.files == boards.core().package.files)
  }

  @Test func wordsKeepTheirPlacesWhenOneIsAdded() throws {
    let small = Vocabulary.small
    var lexeme = Lexeme(lemma: "gato", wordClass: .noun, kind: .animal)
    lexeme.gender = .masculine
    let cat = Subject(concept: "cat", lexeme: lexeme, category: "people", position: 99)
    let larger = Vocabulary(
      language: small.language, categories: small.categories, subjects: small.subjects + [cat],
      verbs: small.verbs, complements: small.complements, links: small.links)
    let before = try boards.byCategory().package
    let after = try VocabularyBoards(larger).byCategory().package
    for board in before.boards {
      let same = try #require(after.board(board.id))
      for (index, cell) in board.cells.enumerated() where cell != nil {
        #expect(same.cells[index]?.id == cell?.id)
      }
    }
  }

  @Test func manyWordsGoOnOnAnotherBoard() throws {
    let words = (0..<100).map {
      Complement(
        concept: Concept(rawValue: "c\($0)"),
        lexeme: Lexeme(lemma: "w\($0)", wordClass: .noun), category: "a", position: $0)
    }
    let vocabulary = Vocabulary(
      language: .spanish, categories: [Category(id: "a", name: "a", position: 0)], subjects: [],
      verbs: [], complements: words, links: .init())
    let package = try VocabularyBoards(vocabulary).byCategory().package
    var walk = BoardWalk(package, locale: "es")
    walk.press(try #require(walk.board.buttons.first))
    var labels: [String] = []
    for _ in 0..<9 {
      labels += walk.board.cells.compactMap { $0?.label }.filter { $0.hasPrefix("w") }
      guard let more = walk.board.button("more") else { break }
      walk.press(more)
    }
    #expect(labels == words.map(\.label))
  }

  @Test func whatIsMadeHasNoErrors() throws {
    let picture = Pictogram(
      id: "aac:want", emoji: "🙏", svg: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      licence: "CC BY 4.0", author: "Ana")
    for package in [
      try boards.byCategory().package, try boards.core(mostUsed: ["perro", "nada"]).package,
      try VocabularyBoards(.small, pictures: [picture.id: picture]).byCategory().package,
    ] {
      let findings = try BoardValidator().findings(
        in: try Fixture.pack(package.files), named: "x.obz", unpack: Fixture.unpack)
      #expect(findings.filter { $0.severity == .error } == [])
    }
  }

  @Test func theCoreBoardHasItsWordsInFixedPlacesAndThenOnesOwn() throws {
    let core = try boards.core(mostUsed: ["perro", "comer", "perro"]).package.root
    let want = try #require(CoreWords.places.firstIndex(of: ["want"]))
    #expect(core.cells[want]?.label == "querer")
    #expect(core.grid.columns == CoreWords.columns)
    #expect(core.cells.compactMap { $0?.label }.last == "perro")
    #expect(CoreWords.places.count % CoreWords.columns == 0)
    let concepts = CoreWords.places.flatMap(\.self)
    #expect(Set(concepts).count == concepts.count)
  }
}
