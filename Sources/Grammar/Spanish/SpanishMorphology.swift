import AACCore

/// Every form of every Spanish word, known or not.
///
/// A verb may be a phrase whose first word is inflected: *darse cuenta, tener que*.
///
///     let spanish = SpanishMorphology()
///     spanish.verb("detener", VerbFeatures(.imperative, .second, .singular))   // ["detén"]
///     spanish.verb("adecuar", VerbFeatures(.present, .third, .singular))  // ["adecua", "adecúa"]
///     spanish.plural(of: "canción", wordClass: .noun)                       // ["canciones"]
///     spanish.gender(of: "mano")                                            // .feminine
///
/// Source: NGLE, chapters 2 (gender), 3 (number) and 4 (verb).
public struct SpanishMorphology: Morphology {
  /// The word forms of Spanish; tables are read at the first use.
  public init() {}

  public func verb(_ lemma: String, _ features: VerbFeatures) -> [String] {
    if let (head, rest) = Self.phrase(lemma) { return verb(head, features).map { $0 + rest } }
    let letters = Self.withoutPronoun(SpanishLetters(spanish: lemma))
    var forms: [String] = []
    for paradigm in SpanishParadigm.all(of: letters) {
      for form in Self.forms(of: paradigm, features) {
        let text = form.text
        if !forms.contains(text) { forms.append(text) }
      }
    }
    return forms
  }

  public func isInfinitive(_ text: String) -> Bool {
    // *Ser humano* is a noun, *darse cuenta* a verb.
    if let (head, _) = Self.phrase(text) { return head != "ser" && isInfinitive(head) }
    let letters = SpanishLetters(spanish: text)
    guard letters.allSatisfy(\.isSpanishLetter), !Self.nounsLikeInfinitives.contains(letters.text)
    else { return false }
    let bare = Self.withoutPronoun(letters)
    // An infinitive has no accent but that of *oír*: *azúcar, líder* are nouns.
    let accent = bare.firstIndex(where: \.hasAcute)
    guard accent == nil || accent == bare.count - 2 && bare.hasSuffix("ír") else { return false }
    return SpanishParadigm.theme(of: bare) != nil
  }

  /// Everyday words that end as infinitives do and are none.
  private static let nounsLikeInfinitives = SpanishNounTables.words(
    """
    mujer ayer anteayer taller alfiler alquiler bachiller chofer quehacer menester lugar hogar
    bar par mar altar pilar paladar pulgar calamar collar telar ejemplar similar familiar
    popular particular celular muladar ajuar jaguar cualquier primer tercer postrer elixir nadir
    faquir zafir polar vulgar nuclear peculiar muscular
    """)

  /// Whether an infinitive carries the pronoun of a pronominal verb: *lavarse*, not *toser*.
  public func isPronominal(_ lemma: String) -> Bool {
    let letters = SpanishLetters(spanish: Self.phrase(lemma)?.head ?? lemma)
    return letters.count > Self.withoutPronoun(letters).count
  }

  /// First word of a phrase, and the rest with its space; nil for a single word.
  static func phrase(_ lemma: String) -> (head: String, rest: String)? {
    guard let space = lemma.firstIndex(of: " ") else { return nil }
    return (String(lemma[..<space]), String(lemma[space...]))
  }

  /// *Lavar* of *lavarse*; other letters as they are.
  static func withoutPronoun(_ letters: SpanishLetters) -> SpanishLetters {
    guard letters.hasSuffix("se") else { return letters }
    let bare = Array(letters.dropLast(2))
    return SpanishParadigm.theme(of: bare) == nil ? letters : bare
  }

  private static func forms(
    of paradigm: SpanishParadigm, _ features: VerbFeatures
  ) -> [SpanishLetters] {
    switch features.form {
    case .infinitive: return [paradigm.infinitive]
    case .gerund: return paradigm.gerund
    case .participle: return paradigm.participle(features.gender, features.number)
    default: break
    }
    let person = SpanishPerson(
      features.person, features.number, isVoseo: features.isVoseo)
    guard let person else { return [] }
    switch features.form {
    case .present: return paradigm.present(person)
    case .imperfect: return paradigm.imperfect(person)
    case .preterite: return paradigm.preterite(person)
    case .future: return paradigm.future(person)
    case .conditional: return paradigm.conditional(person)
    case .presentSubjunctive: return paradigm.presentSubjunctive(person)
    case .imperfectSubjunctive: return paradigm.imperfectSubjunctive(person)
    case .imperfectSubjunctiveSe: return paradigm.imperfectSubjunctiveSe(person)
    case .futureSubjunctive: return paradigm.futureSubjunctive(person)
    case .imperative:
      guard features.isNegative else { return paradigm.imperative(person) }
      return person == .yo ? [] : paradigm.presentSubjunctive(person)
    case .pluperfect, .infinitive, .gerund, .participle: return []
    }
  }
}
