/// What sort of thing a word names, as far as grammar and links care.
///
/// *Ver* takes *a* before a ``person``; *jugar* takes *a* and the article before a ``game``
/// and *con* before a ``toy``; a ``mass`` food takes no article. Kinds also say which
/// complements suit a verb.
public enum SemanticKind: String, CaseIterable, Codable, Hashable, Sendable {
  // Beings
  case person, animal
  // Things
  case food, drink, meal, dish, thing, toy, game, sport, instrument, music, media, book, device
  case body, clothing, furniture, vehicle, plant, nature, weather, money, medicine, material
  // Where
  case place, room, home, direction
  // Abstract
  case activity, event, idea, subject, languageName = "language", feeling, illness, story
  // Qualities
  case state, emotion, quality, color, size
  // Small words
  case time, weekday, frequency, duration, quantity, degree, manner
  case question, negation, possessive, demonstrative, connective, social
  // Verbs
  case action, weatherVerb = "weather-verb", linking, modal
}
