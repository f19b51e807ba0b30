import AACCore

/// A kind in the singular of which it is said that there are such, or are none: *ghost/exist, dinosaur/be/extinct, unicorn/be/real*.
///
/// Sources: CGEL §5.52–5.58 (generic reference); CaGEL ch. 5 §8.3 (*extinct* takes a kind).
extension EnglishSentence {
  /// Says the subject in the plural.
  static func settleWholeKind(_ clause: inout Clause) {
    guard clause.subject.count == 1, let verb = clause.verb?.lexeme.lemma,
      verb == "exist" || verb == "be",
      case let noun = clause.subject[0].lexeme, noun.wordClass == .noun,
      noun.kind == .animal
        || noun.kind == .person && !EnglishPeople.isPossessed(noun.lemma)
          && !EnglishPeople.helpers.contains(noun.lemma),
      noun.number != .plural, noun.countability == .count, noun.article == nil,
      !EnglishPeople.names.contains(noun.lemma), noun.lemma.first?.isLowercase == true,
      noun.lemma != "santa", clause.isAboutKind(verb),
      let plural = noun.forms["PL"] ?? EnglishNouns.plurals(of: noun.lemma).first,
      plural != noun.lemma
    else { return }
    clause.subject[0].lexeme.lemma = plural
    clause.subject[0].lexeme.number = .plural
    clause.subject[0].lexeme.article = .bare
    clause.subject[0].lexeme.forms = [:]
    clause.reasons.append(.init(.plural, noun.lemma, plural))
  }
}

extension Clause {
  /// Whether it says that there is such a kind: *exist, be/real, be/extinct*.
  fileprivate func isAboutKind(_ verb: String) -> Bool {
    guard verb == "be" else {
      return complements.allSatisfy {
        $0.lexeme.kind == .negation || $0.lexeme.wordClass == .adverb
          || $0.lexeme.kind.isTemporal
      }
    }
    guard let quality = complements.last?.lexeme.lemma else { return false }
    return Self.ofKinds.contains(quality)
      && complements.dropLast().allSatisfy {
        $0.lexeme.kind == .negation || $0.lexeme.wordClass == .adverb
      }
  }

  private static let ofKinds = EnglishWords.set(
    "real imaginary extinct endangered fictional mythical")
}
