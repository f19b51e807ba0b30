extension String {
  /// The text between the quotation marks of a language: «manzana», “apple”, “maçã”.
  public func quoted(in language: Language) -> String {
    language == .spanish ? "«\(self)»" : "“\(self)”"
  }
}
