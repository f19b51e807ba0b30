import AACCore

/// Spanish rows with a clause that tells which one is meant, or when, and no copula: *señor / que / vender / pan / simpático, galleta / que / hacer / abuela /
/// rica, cuando / yo / enfermo / mamá / cuidar / yo, si / tú / cansado / descansar, dónde / libro / que / yo / leer / ayer, esta / ser / casa / donde / yo /
/// vivir*.
///
/// Sources: NGLE §44.2 (*relativos especificativos*), §44.8 (*donde*), §47.4 (conditions), §24.7 and §25.14 (*cuando*), §37.2 and §37.9 (copulas),
/// §42.3 (*imperativo*).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func clausesLeftOpen(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3 else { return nil }
    if let laid = conditionOfState(row) { return readWhole(laid) }
    if let asked = relatedAsked(row) ?? relatedPlace(row) { return [asked] }
    return relatedSo(row).map { read($0) }
  }

  // MARK: - When and if

  /// *Cuando / yo / enfermo / mamá / cuidar / yo, si / tú / cansado / descansar, cuando / yo / hambre / comer*: how somebody is then.
  private func conditionOfState(_ row: [Constituent]) -> [Constituent]? {
    guard ["cuando", "si"].contains(row[0].lexeme.lemma) else { return nil }
    var end = 1
    while end < row.count, row[end].lexeme.isDeterminerLike { end += 1 }
    let isNamed = end < row.count && isSomebodyThen(row[end].lexeme)
    if isNamed { end += 1 } else if end > 1 { return nil }
    let who = isNamed ? row[end - 1] : nil
    var state = end
    while state < row.count,
      row[state].lexeme.kind == .degree || isNegator(row[state]) || saysMuch(row[state])
    {
      state += 1
    }
    guard state + 1 < row.count, let being = copulaThen(row[state].lexeme, who != nil),
      let verb = row[(state + 1)...].firstIndex(where: { $0.lexeme.wordClass == .verb }),
      row[verb].lexeme.isInfinitive
    else { return nil }
    let isDenied = end < state && isNegator(row[end])
    let middle = isDenied ? end + 1 : end
    var rest = Array(row[(state + 1)...])
    if verb == state + 1 { rest[0] = doneThen(rest[0], by: who?.lexeme, row[0]) }
    var linking = Constituent.linking(being)
    if who == nil { linking = linking.said(by: .first) }
    return row[..<middle] + [linking] + row[middle...state] + rest
  }

  private func isSomebodyThen(_ word: Lexeme) -> Bool {
    word.wordClass == .pronoun && word.kind == .person && !WordJoiner.clitics.contains(word.lemma)
      || word.isBeing && [.noun, .properNoun].contains(word.wordClass)
  }

  /// *Estar* of what passes, *ser* of age and of what one is like, *tener* of what one feels.
  private func copulaThen(_ what: Lexeme, _ isNamed: Bool) -> String? {
    if OpenClauseWords.felt.contains(what.lemma), what.wordClass == .noun { return "tener" }
    if what.wordClass == .adverb { return ["bien", "mal"].contains(what.lemma) ? "estar" : nil }
    guard what.wordClass == .adjective, !what.kind.isSmall, !what.isDeterminerLike else {
      return nil
    }
    if OpenClauseWords.ages.contains(what.lemma) { return isNamed ? "ser" : nil }
    return isCondition(what) ? "estar" : isNamed ? "ser" : nil
  }

  /// Whoever is so does it, with nobody else named: *cuando mamá está cansada, duerme*; and of *tú* it is asked: *si estás cansado, descansa*.
  private func doneThen(_ verb: Constituent, by who: Lexeme?, _ link: Constituent) -> Constituent {
    let frame = frame(of: verb)
    guard let who, frame.pattern == .plain || frame.pattern == .grooming, !frame.isCopular else {
      return verb
    }
    if who.lemma == "tú" {
      return link.lexeme.lemma == "si" && !frame.isStrongOpener ? verb.ordered : verb
    }
    return who.wordClass == .pronoun || who.number == .plural ? verb : verb.said(by: .third)
  }

  // MARK: - Which one

  /// *Señor / que / vender / pan / simpático, película / que / ver / ayer / dar / miedo, galleta / que / hacer / abuela / estar / rica*.
  private func relatedSo(_ row: [Constituent]) -> [Constituent]? {
    guard let link = row.firstIndex(where: { $0.lexeme.lemma == "que" }), link > 0,
      isCommon(row[link - 1]), row[..<(link - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      let inner = row[(link + 1)...].firstIndex(where: { $0.lexeme.wordClass == .verb }),
      row[inner].lexeme.isInfinitive,
      !row.contains(where: { $0.lexeme.kind == .question || $0.lexeme.isConnective })
    else { return nil }
    let head = row[link - 1]
    let start: Int
    var rest: [Constituent]
    if let main = mainVerb(row, behind: inner) {
      guard main - link > 1, main < row.count - 1 || row[main].lexeme.wordClass == .verb else {
        return nil
      }
      start = main
      rest = Array(row[main...])
    } else {
      guard let quality = qualityStart(row), quality > inner, let last = row.last,
        !isOfInner(row, quality, inner)
      else { return nil }
      start = quality
      let hasDegree = quality + 1 < row.count
      let being = copula(for: last.lexeme, of: head.lexeme, hasDegree) ?? "ser"
      rest = [.linking(being)] + row[quality...]
    }
    guard let told = described(head, by: Array(row[(link + 1)..<start])) else { return nil }
    return row[..<(link - 1)] + [told] + rest
  }

  /// *Niño / que / comer / manzana / verde*: a colour or size right behind another noun is that noun's.
  private func isOfInner(_ row: [Constituent], _ quality: Int, _ inner: Int) -> Bool {
    guard let last = row.last?.lexeme, last.kind == .color || last.kind == .size else {
      return false
    }
    return quality - 1 > inner && isCommon(row[quality - 1])
  }

  /// *Dónde / libro / que / yo / leer / ayer, dónde / estar / pelota / que / comprar / papá*: where the one is of which more is told.
  private func relatedAsked(_ row: [Constituent]) -> Clause? {
    guard row[0].lexeme.lemma == "dónde",
      let link = row.firstIndex(where: { $0.lexeme.lemma == "que" }), link > 1,
      isCommon(row[link - 1]),
      row[1..<(link - 1)].allSatisfy({
        $0.lexeme.lemma == "estar" || $0.lexeme.isDeterminerLike
      }), case var inner = Array(row[(link + 1)...]), let verb = onlyVerb(inner),
      inner[verb].lexeme.isInfinitive
    else { return nil }
    if verb == 1, let own = inner.first?.lexeme.person, inner[0].lexeme.wordClass == .pronoun,
      inner[0].lexeme.number == .singular, own != .third
    {
      // ¿Dónde está el libro que leí ayer?: the verb says who.
      inner = [inner[1].said(by: own)] + inner[2...]
    }
    guard let head = described(row[link - 1], by: inner) else { return nil }
    let being = row[1].lexeme.lemma == "estar" ? row[1] : Constituent.linking("estar")
    let before = row[1..<(link - 1)].filter { $0.lexeme.lemma != "estar" }
    return asking(
      told(being, by: before.isEmpty ? small("el") + [head] : before + [head], [row[0]]))
  }

  /// *Esta / ser / casa / donde / yo / vivir*: what is pointed at is where more is done.
  private func relatedPlace(_ row: [Constituent]) -> Clause? {
    guard row.count > 4, row[0].lexeme.kind == .demonstrative, row[1].lexeme.lemma == "ser",
      isCommon(row[2]), row[3].lexeme.lemma == "donde",
      case let inner = Array(row[4...]), onlyVerb(inner) != nil,
      let head = described(row[2], by: inner, link: "donde")
    else { return nil }
    return told(row[1].said(by: .third), by: [row[0]], small("el") + [head])
  }
}

/// Words of such rows.
private enum OpenClauseWords {
  /// What one is for years.
  static let ages: WordSet = ["grande", "mayor", "pequeño", "joven", "adulto", "viejo", "chico"]
  /// What one has then.
  static let felt: WordSet = [
    "hambre", "sed", "sueño", "frío", "calor", "miedo", "fiebre", "tos", "dolor", "prisa", "pis",
    "vergüenza", "ganas",
  ]
}
