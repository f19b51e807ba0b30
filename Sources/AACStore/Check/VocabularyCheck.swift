public import AACCore
import Foundation

/// Looks through the vocabulary files for everything that a speaker would stumble over.
///
///     let check = VocabularyCheck(folder)
///     for problem in check.problems() { print(problem.place, problem.text[.english]) }
public struct VocabularyCheck {
  /// What grammar has to say about a word in a language, such as an agreement that cannot be.
  public typealias GrammarProblems = (Lexeme, Language) -> [String]

  private let folder: VocabularyFolder
  private let grammarProblems: GrammarProblems

  /// A check of a folder; without `grammarProblems`, agreement is not looked at.
  public init(
    _ folder: VocabularyFolder, grammarProblems: @escaping GrammarProblems = { _, _ in [] }
  ) {
    self.folder = folder
    self.grammarProblems = grammarProblems
  }

  /// Everything that is wrong, by file and line; empty when the files are in order.
  public func problems() -> [VocabularyProblem] {
    let source = VocabularySource(folder)
    let links = VocabularyLinks(source)
    var problems = source.problems + links.problems
    problems += WordCheck(source).problems(grammarProblems)
    problems += PictureCheck(source, folder).problems()
    problems += LinkCheck(source, links).problems()
    return problems.enumerated()
      .sorted {
        ($0.element.file, $0.element.line, $0.offset) < (
          $1.element.file, $1.element.line, $1.offset
        )
      }
      .map(\.element)
  }
}
