/// Part of speech, after the classes of Universal Dependencies.
public enum WordClass: String, CaseIterable, Codable, Hashable, Sendable {
  case noun
  case properNoun = "proper-noun"
  case pronoun
  case verb
  case adjective
  case adverb
  case adposition
  case determiner
  case numeral
  case particle
  case conjunction
  case interjection
}
