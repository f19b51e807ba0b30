import AACCore
import AACStore
import Boards
import Foundation

extension BoardLibrary {
  /// Sets that are made of the vocabulary whenever they are asked for.
  public enum Made: String, CaseIterable, Sendable {
    /// All words, by category.
    case vocabulary
    /// The words that are used most.
    case core
  }

  /// Makes boards of the vocabulary that the person sees.
  public func make(_ made: Made) throws -> Opened {
    let vocabulary = try database.vocabulary(in: variety.language, for: person?.id)
    let others = try Language.allCases.filter { $0 != variety.language }.map {
      try database.vocabulary(in: $0, for: person?.id)
    }
    let boards = VocabularyBoards(
      vocabulary, others: others, pictures: try pictures(of: vocabulary))
    let read =
      switch made {
      case .vocabulary: try boards.byCategory()
      case .core: try boards.core(mostUsed: try mostUsed())
      }
    return Opened(
      id: made.rawValue, name: read.package.name ?? made.rawValue, package: read.package,
      report: read.report)
  }

  private func pictures(of vocabulary: Vocabulary) throws -> [Pictogram.ID: Pictogram] {
    let ids =
      vocabulary.subjects.map(\.pictogram) + vocabulary.verbs.map(\.pictogram)
      + vocabulary.complements.map(\.pictogram) + vocabulary.categories.map(\.pictogram)
    var pictures: [Pictogram.ID: Pictogram] = [:]
    for id in Set(ids.compactMap(\.self)) {
      pictures[id] = try database.pictogram(id)
    }
    return pictures
  }

  /// The words that the person said most often, as far as the history is kept.
  private func mostUsed() throws -> [String] {
    struct Choice: Decodable {
      var word: String
    }
    var counts: [String: Int] = [:]
    for entry in try database.history(of: person?.id, last: 2_000)
    where entry.sentence.variety.language == variety.language {
      // What another version wrote otherwise does not count.
      let choices = try? JSONDecoder().decode(
        [Choice].self, from: Data(entry.sentence.choices.utf8))
      for choice in choices ?? [] { counts[choice.word, default: 0] += 1 }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}
