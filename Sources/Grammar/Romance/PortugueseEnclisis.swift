/// Pronouns written behind a Portuguese verb with a hyphen (Cunha & Cintra ch. 11; Bechara, *Topologia pronominal*).
enum PortugueseEnclisis {
  /// *Lava-se, vê-lo, dão-no, lavamo-nos*; inside a future: *lavar-me-ei*.
  static func attach(
    _ clitics: [Clitic], to form: String, infinitive: String, form kind: VerbFeatures.Form
  ) -> String {
    guard !clitics.isEmpty else { return form }
    if kind == .future || kind == .conditional, let cut = endings.first(where: form.hasSuffix) {
      return join(clitics, String(form.dropLast(cut.count))) + "-" + cut
    }
    return join(clitics, form)
  }

  private static let endings = [
    "íamos", "íeis", "emos", "eis", "ias", "iam", "ia", "ei", "ás", "ão", "á",
  ]

  private static func join(_ clitics: [Clitic], _ form: String) -> String {
    var text = form
    for clitic in clitics { text = join(clitic.text, text) }
    return text
  }

  private static func join(_ clitic: String, _ form: String) -> String {
    if clitic == "nos", form.hasSuffix("mos") { return form.dropLast() + "-nos" }
    guard ["o", "a", "os", "as"].contains(clitic) else { return "\(form)-\(clitic)" }
    if form.hasSuffix("m") || form.hasSuffix("ão") || form.hasSuffix("õe") {
      return "\(form)-n\(clitic)"
    }
    guard let last = form.last, "rsz".contains(last) else { return "\(form)-\(clitic)" }
    var stem = String(form.dropLast())
    if last != "s", let vowel = stem.last, let accented = accents[vowel] {
      stem = stem.dropLast() + accented
    }
    return "\(stem)-l\(clitic)"
  }

  private static let accents: [Character: String] = ["a": "á", "e": "ê", "o": "ô"]
}
