import AACCore
import Grammar
import SentenceBuilder

/// What grammar knows of a word in one line: *femenino · una croqueta, unas croquetas*.
struct WordFacts {
  let line: Text

  init(_ entry: WordEntry, variety: LanguageVariety) {
    let lexeme = entry.lexeme
    let forms = variety.shownForms(of: lexeme).joined(separator: ", ")
    let sort: Text =
      switch lexeme.wordClass {
      case .noun:
        switch lexeme.gender {
        case .feminine: .genderFeminine
        case .masculine: .genderMasculine
        case nil: .editorNoun
        }
      case .properNoun: .editorName
      case .verb: .roleVerb
      case .adjective: .editorAdjective
      default: .editorOtherWord
      }
    let line = { (language: Language) in
      forms.isEmpty ? sort[language] : "\(sort[language]): \(forms)"
    }
    self.line = Text(line)
  }
}

extension WordWarning {
  /// The warning as the pages say it, which have buttons where the command line has options.
  var webText: Text {
    switch self {
    case .noPicture: .editorNoPicture
    case .unreachable: .editorUnreachable
    case .verbWithoutSubject: .editorVerbWithoutSubject
    case .duplicate, .grammar, .guessed, .guessedVerb, .misspelt, .strangeLink, .subjectDropped:
      text
    }
  }
}
