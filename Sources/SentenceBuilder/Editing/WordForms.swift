public import AACCore
import Grammar
import Synchronization

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
    let known = Self.index(of: verbs[language] ?? [], in: language)[key] ?? []
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

  private struct VerbList: Hashable {
    let language: Language
    let verbs: [String]
  }

  /// Verbs by their simple forms, folded.
  ///
  /// Conjugating all of them takes as long as a page, so it is done once.
  private static let indices = Mutex<[VerbList: [String: [String]]]>([:])

  private static func index(of verbs: [String], in language: Language) -> [String: [String]] {
    let list = VerbList(language: language, verbs: verbs)
    if let index = indices.withLock({ $0[list] }) { return index }
    var index: [String: [String]] = [:]
    for verb in verbs {
      let sections = language.defaultVariety.conjugation(of: verb)?.sections ?? []
      var keys = Set<String>()
      for section in sections where !section.isCompound && !section.isProgressive {
        for row in section.rows { keys.formUnion(row.forms.map(\.foldedForSearch)) }
      }
      for key in keys { index[key, default: []].append(verb) }
    }
    indices.withLock { indices in
      // Vocabularies change while someone edits: old lists are not kept.
      indices = indices.filter { $0.key.language != language }
      indices[list] = index
    }
    return index
  }

  private static func gerundEndings(_ language: Language) -> [(String, String)] {
    switch language {
    case .spanish: [("ando", "ar"), ("iendo", "er"), ("iendo", "ir"), ("yendo", "er")]
    case .english: [("ing", ""), ("ing", "e")]
    case .portuguese: [("ando", "ar"), ("endo", "er"), ("indo", "ir")]
    }
  }
}
