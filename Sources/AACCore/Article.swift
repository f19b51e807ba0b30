/// The article that stands before a noun.
public enum Article: String, CaseIterable, Codable, Hashable, Sendable {
  /// *el agua, the dog, a praia*
  case definite
  /// *una manzana, a ball, um livro*
  case indefinite
  /// No article: *quiero agua, at home, mamá*
  case bare
}
