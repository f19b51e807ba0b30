import AACCore

/// Phrases of time that no table lists, said as they were laid: *faz uma semana, há bocado, a cada duas horas, naquela
/// altura* (Cunha & Cintra, chapter 14, *Locução adverbial*; Bechara, *Locuções adverbiais de tempo*).
extension Lexicon {
  /// The word that such a phrase is; nil when the text is none.
  func laidTime(_ text: String) -> SmallWord? {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count > 1, parts.count < 7 else { return nil }
    let rest = Array(parts.dropFirst())
    switch parts[0] {
    case "há", "faz", "fazia":
      guard isSpan(rest, mayBeAlone: true) else { return nil }
      return adverb(text, .past)
    case "daqui":
      guard rest.count > 1, ["a", "em", "por"].contains(rest[0]),
        isSpan(Array(rest.dropFirst()), mayBeAlone: true)
      else { return nil }
      return adverb(agreeing(parts), .future)
    case "dentro":
      guard rest.count > 1, rest[0] == "de", isSpan(Array(rest.dropFirst()), mayBeAlone: true)
      else { return nil }
      return adverb(text, .future)
    case "de" where parts.count > 4 && parts[2] == "em":
      // De quinze em quinze minutos.
      return isAmount(parts[1]) && isSpan(Array(parts[3...]), mayBeAlone: false) ? often(text) : nil
    case "cada": return isSpan(rest, mayBeAlone: true) ? often(text) : nil
    case "a" where rest[0] == "cada":
      return isSpan(Array(rest.dropFirst()), mayBeAlone: true) ? often(text) : nil
    case "todo", "toda", "todos", "todas": return wholeOrEach(parts, text)
    case "quase":
      return wholeOrEach(rest, text).map { word in
        var word = word
        word.lexeme.kind = .frequency
        return word
      }
    case "aos" where isEach(rest): return often(text)
    case "durante" where rest.count == 2 && ["o", "a", "os", "as"].contains(rest[0]):
      return isEach([rest[1]]) ? adverb(text, nil) : nil
    default: break
    }
    if parts.last == "atrás", isSpan(Array(parts.dropLast()), mayBeAlone: true) {
      return adverb(text, .past)
    }
    return pointed(parts, text)
  }

  /// *Toda a noite* lasts, *toda noite, todas as terças, todo domingo à tarde* are each of them (Cunha & Cintra, chapter 11,
  /// *Emprego de todo*).
  private func wholeOrEach(_ parts: [String], _ text: String) -> SmallWord? {
    guard let all = parts.first, ["todo", "toda", "todos", "todas"].contains(all) else {
      return nil
    }
    var rest = Array(parts.dropFirst())
    let article = rest.first.flatMap { ["o", "a", "os", "as"].contains($0) ? $0 : nil }
    if article != nil { rest.removeFirst() }
    guard all.hasSuffix("s") == (article?.hasSuffix("s") ?? false), isEach(rest) else { return nil }
    var word = adverb(text, nil)
    word.lexeme.kind = article?.hasSuffix("s") == false ? .duration : .frequency
    return word
  }

  /// *Terças, domingo à tarde, fins de semana*: a unit of time, and the part of the day.
  private func isEach(_ words: [String]) -> Bool {
    var unit = words
    if unit.count > 2,
      ["de manhã", "à tarde", "à noite"].contains(unit.suffix(2).joined(separator: " "))
    {
      unit.removeLast(2)
    }
    let name = unit.joined(separator: " ")
    return !name.isEmpty && (isPortugueseUnit(name) || ["fins de semana", "férias"].contains(name))
  }

  /// *Daqui a duas semanas*: the number has the gender of its unit.
  func agreeing(_ parts: [String]) -> String {
    let isFeminine = parts.last.map { unit in
      ["semana", "hora", "noite", "manhã", "tarde"].contains { unit.hasPrefix($0) }
    }
    let turned = isFeminine == true ? ["dois": "duas", "um": "uma"] : [:]
    return parts.map { turned[$0] ?? $0 }.joined(separator: " ")
  }

  /// *Duas horas, muito tempo, mais de um ano, anos*: an amount of a unit.
  private func isSpan(_ parts: [String], mayBeAlone: Bool) -> Bool {
    guard let unit = parts.last, isPortugueseUnit(unit) else { return false }
    let before = parts.dropLast()
    guard !before.isEmpty else { return mayBeAlone }
    return before.allSatisfy { Self.measuring.contains($0) || isAmount($0) }
  }

  /// *Certa vez, naquela época, da última vez, no dia seguinte, até as nove*.
  private func pointed(_ parts: [String], _ text: String) -> SmallWord? {
    if ["até", "desde"].contains(parts[0]), parts.count == 3,
      ["as", "às", "à", "a"].contains(parts[1]),
      isAmount(parts[2])
    {
      return adverb(text, nil)
    }
    guard Self.pointing.contains(parts[0]),
      let unit = parts.indices.dropFirst().first(where: { isPortugueseUnit(parts[$0]) })
    else { return nil }
    let others = parts.indices.dropFirst().filter { $0 != unit }
    guard others.allSatisfy({ Self.ranks.contains(parts[$0]) }) else { return nil }
    if ["da", "do"].contains(parts[0]), others.isEmpty { return nil }
    // Na semana, à noite: what is known goes its own way.
    let isBare = ["na", "no", "nas", "nos", "durante", "desde", "por"].contains(parts[0])
    if isBare, others.isEmpty { return nil }
    let isPast =
      Self.distant.contains(parts[0])
      || parts.contains { ["última", "último", "anterior", "anteriores", "passada"].contains($0) }
    let isFuture = parts.contains { ["próxima", "próximo", "próximas", "próximos"].contains($0) }
    return adverb(text, isPast ? .past : isFuture ? .future : nil)
  }

  private func isPortugueseUnit(_ word: String) -> Bool {
    Self.units.contains(word) || isUnitOfTime(word) && known(word)?.wordClass != .adverb
  }

  private func adverb(_ text: String, _ tense: Tense?) -> SmallWord {
    var lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .time)
    lexeme.isInferred = false
    return SmallWord(lexeme, tense: tense, phrase: text, place: .end)
  }

  private func often(_ text: String) -> SmallWord {
    var word = adverb(text, nil)
    word.lexeme.kind = .frequency
    return word
  }

  private static let units: WordSet = [
    "tempo", "tempos", "tempão", "tempinho", "bocado", "bocadinho", "pouco", "instante",
    "instantes",
    "momento", "momentos", "século", "séculos", "década", "décadas", "época", "altura", "vez",
    "vezes", "ocasião", "madrugada", "quinzena", "segundos", "minutinho", "horinha",
  ]
  private static let measuring: WordSet = [
    "muito", "muita", "muitos", "muitas", "pouco", "poucos", "poucas", "bastante", "uns", "umas",
    "alguns", "algumas", "um", "uma", "quase", "mais", "menos", "de", "cerca", "meia", "meio",
    "vários", "várias", "tanto", "tantos", "tantas", "e", "apenas", "só",
  ]
  private static let pointing: WordSet = [
    "certa", "certo", "naquela", "naquele", "naquelas", "naqueles", "nessa", "nesse", "nesta",
    "neste", "na", "no", "nas", "nos", "da", "do", "pela", "qualquer", "desde", "durante", "por",
    "aquela", "aquele",
  ]
  private static let distant: WordSet = [
    "certa", "certo", "naquela", "naquele", "naquelas", "naqueles",
  ]
  private static let ranks: WordSet = [
    "última", "último", "próxima", "próximo", "primeira", "segunda", "outra", "outro", "mesma",
    "mesmo", "seguinte", "anterior", "passada", "passado", "próximas", "próximos", "últimas",
    "últimos", "seguintes", "anteriores", "certa", "algum", "alguma", "muito", "muitos", "muitas",
    "alguns", "algumas", "três", "dois", "duas",
  ]
}
