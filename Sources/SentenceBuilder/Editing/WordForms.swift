public import AACCore
import Foundation
import Grammar

/// Finds the dictionary form behind a form that someone typed: *gatos* → *gato*, *eating* → *eat*, *fui* → *ir*.
public struct WordForms: Sendable {
  /// Verbs of each language, in their dictionary form.
  private let verbs: [Language: [String]]

  /// Forms of the verbs of vocabularies; nouns and regular verbs are known without.
  public init(_ vocabularies: [Vocabulary]) {
    verbs = Dictionary(
      vocabularies.map { ($0.language, $0.verbs.map(\.lexeme.lemma)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What a typed text may be a form of in any language: the text itself, then the likeliest.
  ///
  /// Of several words each is looked at, behind the whole.
  public func dictionaryForms(of text: String) -> [String] {
    var forms = [text] + Language.allCases.flatMap { self.forms(of: text, in: $0) }
    let words = text.split(separator: " ").map(String.init)
    if words.count > 1 {
      let whole = words.map { word in
        Language.allCases.lazy.flatMap { self.forms(of: word, in: $0) }.first ?? word
      }
      forms.append(whole.joined(separator: " "))
    }
    var seen = Set<String>()
    return forms.filter { seen.insert($0.foldedForSearch).inserted }
  }

  private func forms(of word: String, in language: Language) -> [String] {
    let lowercase = word.lowercased()
    return Lexicon(language: language).singulars(of: lowercase)
      + infinitives(of: lowercase, in: language)
  }

  private func infinitives(of form: String, in language: Language) -> [String] {
    let key = form.foldedForSearch
    let known = (verbs[language] ?? []).filter { verb in
      let table = language.defaultVariety.conjugation(of: verb)
      return table?.sections.contains { section in
        section.rows.contains { $0.forms.contains { $0.foldedForSearch == key } }
      } ?? false
    }
    if !known.isEmpty { return known }
    // Verbs that no one has listed: only candidates whose own gerund is the form.
    return Self.gerundEndings(language).compactMap { ending, infinitive in
      guard form.hasSuffix(ending), form.count > ending.count + 1 else { return nil }
      let candidate = form.dropLast(ending.count) + infinitive
      let gerunds = Lexicon.morphology(of: language)?
        .inflect(String(candidate), bundle: language == .spanish ? "V;V.CVB;PRS" : "V;V.PTCP;PRS")
      return gerunds?.contains { $0.foldedForSearch == key } == true ? String(candidate) : nil
    }
  }

  private static func gerundEndings(_ language: Language) -> [(String, String)] {
    switch language {
    case .spanish: [("ando", "ar"), ("iendo", "er"), ("iendo", "ir"), ("yendo", "er")]
    case .english: [("ing", ""), ("ing", "e")]
    case .portuguese: [("ando", "ar"), ("endo", "er"), ("indo", "ir")]
    }
  }
}
