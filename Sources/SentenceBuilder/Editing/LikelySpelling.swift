import AACCore
import Grammar

/// Finds the word that someone meant who left out its accents, or made its plural by the rule: *jamon, botao, childs*.
struct LikelySpelling {
  let language: Language

  /// The known noun or adjective that a word which nobody knows is most like; nil when there is none.
  func correction(of lexeme: Lexeme) -> String? {
    guard lexeme.isInferred, lexeme.wordClass != .properNoun, lexeme.wordClass != .verb,
      !lexeme.lemma.contains(" "), lexeme.lemma.count <= 20
    else { return nil }
    return language == .english ? plural(of: lexeme.lemma) : accented(lexeme.lemma)
  }

  /// *childs* → *children*.
  private func plural(of word: String) -> String? {
    guard word.hasSuffix("s"), let morphology = Lexicon.morphology(of: language) else { return nil }
    let singulars = [
      String(word.dropLast()), word.hasSuffix("es") ? String(word.dropLast(2)) : "",
    ]
    for singular in singulars where !singular.isEmpty && isKnown(singular) {
      let plurals = morphology.plural(of: singular, wordClass: .noun)
      if let plural = plurals.first, !plurals.contains(word) { return plural }
    }
    return nil
  }

  /// *cancion* → *canción*, *coracao* → *coração*: marks on one letter, else on two.
  private func accented(_ word: String) -> String? {
    let once = marked(Array(word), from: 0)
    if let found = once.first(where: { isKnown(String($0.letters)) }) {
      return String(found.letters)
    }
    for first in once {
      let found = marked(first.letters, from: first.place + 1).first { isKnown(String($0.letters)) }
      if let found { return String(found.letters) }
    }
    return nil
  }

  /// The word with a mark on one of its letters from a place on.
  private func marked(
    _ letters: [Character], from start: Int
  ) -> [(letters: [Character], place: Int)] {
    let marks = language == .spanish ? Self.spanish : Self.portuguese
    return letters.indices.dropFirst(start).flatMap { place in
      (marks[letters[place]] ?? []).map { mark in
        var changed = letters
        changed[place] = mark
        return (changed, place)
      }
    }
  }

  private func isKnown(_ word: String) -> Bool {
    guard let known = Lexicon(language: language).word(word)?.lexeme else { return false }
    return known.wordClass == .noun || known.wordClass == .adjective
  }

  private static let spanish: [Character: [Character]] = [
    "a": ["á"], "e": ["é"], "i": ["í"], "o": ["ó"], "u": ["ú", "ü"], "n": ["ñ"],
  ]
  private static let portuguese: [Character: [Character]] = [
    "a": ["á", "ã", "â", "à"], "e": ["é", "ê"], "i": ["í"], "o": ["ó", "õ", "ô"], "u": ["ú"],
    "c": ["ç"],
  ]
}
