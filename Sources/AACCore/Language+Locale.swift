extension Language {
  /// The variety of the locale's language, from the variables of a process; nil when it is none of ours.
  public static func locale(in variables: [String: String]) -> LanguageVariety? {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let name = names.lazy.compactMap({ variables[$0] }).first(where: { !$0.isEmpty }) else {
      return nil
    }
    return LanguageVariety(tag: name)
  }
}
