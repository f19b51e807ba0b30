import AACCore

/// Words that are a noun or a quality elsewhere and a verb's form where they stand (NGLE §4; Cunha & Cintra, chapter 13).
extension WordJoiner {
  private typealias Mark = FiniteForms.Mark

  /// *Me / ayuda, eu / gosto / jogar, papá / cocina / sopa, yo / limpio / mesa*: the verb of a word that is one by what
  /// stands before and behind it.
  func verbByPlace(_ words: [Constituent], _ index: Int) -> Lexeme? {
    if index == 0 { return verbAtStart(words) }
    // Yo / turno: it is his, and he takes it with nobody.
    guard words[index].government == nil, canBeVerb(words[index].lexeme),
      words[index].lexeme.lemma != "turno",
      words[index].lexeme.number != .plural || Self.clitics.contains(words[index - 1].lexeme.lemma)
    else { return nil }
    let before = words[index - 1].lexeme
    if isSpanish, index + 1 == words.count,
      words[index].lexeme.kind == .state || words[index].lexeme.kind == .illness,
      !Self.clitics.contains(before.lemma)
    {
      // Yo / sueño: what one has.
      return nil
    }
    let isClitic = before.wordClass == .pronoun && Self.clitics.contains(before.lemma)
    let isPerson = before.wordClass == .pronoun && before.kind == .person && before.number != nil
    let isDenied = before.lemma == variety.language.plainNegator
    guard isClitic || isPerson || isDenied || isHomograph(words, index),
      let verb = form(words[index].lexeme.lemma), let person = verb.person,
      hasNoOtherVerb(words, index, verb)
    else { return nil }
    if words[index].lexeme.wordClass == .adjective {
      guard isPerson, person == .first, before.person == .first, isTaken(words, index, verb) else {
        return nil
      }
      return verb
    }
    if isClitic { return verb }
    if isPerson {
      return (before.person ?? .third) == person && before.number == verb.number ? verb : nil
    }
    if isDenied { return person == .first ? verb : nil }
    return person == .third && isTaken(words, index, verb) ? verb : nil
  }

  /// Whether somebody stands before a noun and something behind it, in a row of which nothing is a verb.
  func isHomograph(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 0, index + 1 < words.count, words[index].lexeme.wordClass == .noun,
      !words[index].lexeme.isBeing || words[index].lexeme.kind == .animal,
      words[index].lexeme.number != .plural, words[index].government == nil
    else { return false }
    let who = words[index - 1].lexeme
    return who.isBeing && who.number != .plural && who.wordClass != .pronoun
      && !words[..<(index - 1)].contains { $0.lexeme.isBeing || $0.lexeme.wordClass == .adposition }
      && !words.contains { $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction }
  }

  /// Words of ``verbAtStart(_:)``.
  static let asking: WordSet = ["como", "consigo", "preciso"]

  /// *Deixa / eu / ver*: whether others are asked to let one do something.
  func letsOneDo(_ words: [Constituent], _ index: Int) -> Bool {
    index == 0 && !isSpanish && words.count > 2 && words[0].lexeme.lemma == "deixar"
      && ["eu", "me"].contains(words[1].lexeme.lemma) && words[2].lexeme.isInfinitive
  }

  /// *Como / pan, consigo / abrir*: what asks or goes with somebody elsewhere.
  private func verbAtStart(_ words: [Constituent]) -> Lexeme? {
    guard words.count > 1, Self.asking.contains(words[0].lexeme.lemma),
      let verb = form(words[0].lexeme.lemma), verb.person == .first
    else {
      return nil
    }
    switch words[0].lexeme.lemma {
    case "como":
      return words.dropFirst().allSatisfy({ word in
        KindSet.edible.contains(word.lexeme.kind) || word.lexeme.kind == .quantity
          || word.lexeme.kind.isTemporal
      }) ? verb : nil
    case "consigo": return words[1].lexeme.isInfinitive ? verb : nil
    case "preciso" where !isSpanish:
      // Preciso / arrumar / cama, preciso / ajuda.
      let next = words[1].lexeme
      return next.isInfinitive || next.wordClass == .noun || next.isDeterminerLike ? verb : nil
    default: return nil
    }
  }

  private func canBeVerb(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .noun || lexeme.wordClass == .adjective || lexeme.lemma == "como"
      || lexeme.lemma == "consigo"
  }

  /// The verb of a form in the present.
  private func form(_ text: String) -> Lexeme? {
    guard let verb = LanguageTables.tables(variety.language).finiteForms?.lexeme(of: text),
      verb.forms[Mark.time] == nil
    else { return nil }
    return verb
  }

  /// Whether no other word of the row is a verb but one that this one opens: *gosto / jogar, não / consigo / dormir*.
  private func hasNoOtherVerb(_ words: [Constituent], _ index: Int, _ verb: Lexeme) -> Bool {
    words.indices.allSatisfy { other in
      let lexeme = words[other].lexeme
      return lexeme.wordClass != .verb
        || other == index + 1 && lexeme.isInfinitive
          && LanguageTables.tables(variety.language).frames[verb.lemma].isOpener
    }
  }

  /// Whether what stands behind is something that the verb takes: *cocina / sopa, vivo / Madrid*, but *ducha / toalla*.
  private func isTaken(_ words: [Constituent], _ index: Int, _ verb: Lexeme) -> Bool {
    let frames = LanguageTables.tables(variety.language).frames
    guard let frame = frames.listed(verb.lemma),
      let noun = words[(index + 1)...].first(where: {
        !$0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .adjective
      })?.lexeme, noun.wordClass == .noun || noun.wordClass == .properNoun
    else { return false }
    return frame.slots.contains { slot in
      if slot.words.contains(noun.lemma) || slot.acceptedKinds.contains(noun.roleKind) {
        return true
      }
      guard slot.acceptedKinds.isEmpty, slot.words.isEmpty else { return false }
      switch slot.role {
      case .object: return noun.isBeing || noun.namesThing && !KindSet.places.contains(noun.kind)
      case .placeAt, .placeTo: return KindSet.places.contains(noun.kind)
      default: return false
      }
    }
  }
}
