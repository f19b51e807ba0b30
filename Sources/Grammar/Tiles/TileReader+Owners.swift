import AACCore

/// Owners and names beside what they belong to, with no word between: *coche / papá / ser / rojo, tía / Marta, puerta /
/// coche / estar / abierto* (NGLE §12.7, §18.2; Cunha & Cintra, chapter 7, *Adjunto adnominal* and *Aposto*).
extension TileReader {
  /// The row with the name on its title and the preposition of belonging before each owner.
  func withOwners(_ chosen: [Constituent]) -> [Constituent] {
    guard chosen.count > 1, chosen.contains(where: { mayBeOwner($0.lexeme) }) else { return chosen }
    var words = chosen
    var index = words.count - 2
    while index >= 0 {
      if let named = titled(words[index], words[index + 1]) {
        words[index] = named
        words.remove(at: index + 1)
      }
      index -= 1
    }
    guard words.count > 2, let link = tables.lexicon.known("de") else { return words }
    ownedBehind(&words, link)
    let verb = verbPlace(words)
    let asks = words.contains { tables.lexicon.word($0.lexeme.lemma)?.asks == .whereAt }
    let isCopular = verb.map { frame(of: words[$0]).isCopular } ?? (asks || isSaid(words))
    index = words.count - 2
    while index >= 0 {
      if let owner = owner(words, of: index, isCopular: isCopular, verb) {
        words.insert(Constituent(link), at: owner)
      }
      index -= 1
    }
    return words
  }

  /// *Carro / ser / papá*: nobody is a car.
  private func ownedBehind(_ words: inout [Constituent], _ link: Lexeme) {
    guard let verb = verbPlace(words), verb > 0, words[verb].lexeme.lemma == "ser",
      verb + 1 < words.count, let owner = words.last?.lexeme, owner.isHuman,
      owner.wordClass == .noun || owner.wordClass == .properNoun,
      words[(verb + 1)...].dropLast().allSatisfy({ $0.lexeme.kind == .possessive }),
      let thing = words[..<verb].last(where: { $0.lexeme.wordClass == .noun })?.lexeme,
      !thing.isBeing && MeaningWords.ownable.contains(thing.kind)
        || isSpanish && thing.kind == .animal && !owner.isInferred
          && (owner.wordClass == .properNoun || PortionWords.isKin(owner.lemma)),
      words[..<verb].allSatisfy({
        $0.lexeme == thing || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      })
    else { return }
    words.insert(Constituent(link), at: verb + 1)
  }

  private func mayBeOwner(_ word: Lexeme) -> Bool {
    (word.wordClass == .noun || word.wordClass == .properNoun)
      && (word.isBeing || BesideWords.parts.contains(word.lemma))
  }

  /// *Tía / Marta* as one.
  private func titled(_ title: Constituent, _ name: Constituent) -> Constituent? {
    guard OwnerWords.titles.contains(title.lexeme.lemma), title.lexeme.wordClass == .noun,
      name.lexeme.wordClass == .properNoun, name.lexeme.isHuman, title.government == nil,
      name.government == nil
    else { return nil }
    var joint = title
    joint.lexeme.lemma = "\(title.lexeme.lemma) \(name.lexeme.lemma)"
    joint.lexeme.wordClass = .properNoun
    joint.lexeme.article = .definite
    joint.lexeme.gender = tables.gender(of: title.lexeme)
    if OwnerWords.common.contains(title.lexeme.lemma) {
      joint.lexeme.gender = name.lexeme.gender ?? joint.lexeme.gender
    }
    return joint
  }

  /// Where the owner of a thing begins that stands right behind it; nil where nobody owns it.
  private func owner(
    _ words: [Constituent], of index: Int, isCopular: Bool, _ verb: Int?
  ) -> Int? {
    let thing = words[index].lexeme
    guard thing.namesThing,
      words[index].government == nil
    else { return nil }
    var head = index + 1
    while head < words.count, words[head].lexeme.kind == .possessive,
      words[head].lexeme.wordClass == .determiner
    {
      head += 1
    }
    guard head < words.count, words[head].government == nil else { return nil }
    let owner = words[head].lexeme
    guard owner.wordClass == .noun || owner.wordClass == .properNoun else { return nil }
    if !owner.isBeing {
      let isOf =
        isPart(thing, of: owner)
        || variety.language == .spanish && words[..<index].allSatisfy(\.lexeme.isDeterminerLike)
          && PortionWords.joins(thing.lemma, owner)
      return head == index + 1 && isCopular && isOf ? head : nil
    }
    if isCopular {
      guard thing.kind != .feeling, thing.kind != .emotion, thing.kind != .state,
        thing.kind != .color,
        owner.isHuman || thing.kind == .body
          || variety.language == .portuguese && BesideWords.partsOfBeings.contains(thing.lemma),
        owner.number != .plural
      else { return nil }
      // Of the place where somebody is the owner is said only before the verb or where nobody else is named.
      if let verb, index > verb, frame(of: words[verb]).pattern == .stateCopula {
        return hasOther(words, head) || words[0].lexeme.kind == .question ? index + 1 : nil
      }
      if let verb, index > verb {
        return words[..<verb].contains { $0.lexeme.isNominal || $0.lexeme.kind == .demonstrative }
          ? index + 1 : nil
      }
      return index + 1
    }
    let isHome =
      thing.lemma == "casa" || thing.kind == .room || MeaningWords.homes.contains(thing.lemma)
      || variety.language == .spanish && isOccasion(words, index, verb)
    guard isHome, owner.isHuman, let verb,
      hasOther(words, head) || verb > index || variety.language == .spanish
    else { return nil }
    return OwnerWords.parents.contains(owner.lemma) && thing.lemma == "casa" ? nil : index + 1
  }

  /// *Ir / cumple / Sara*: whose day one goes to.
  private func isOccasion(_ words: [Constituent], _ index: Int, _ verb: Int?) -> Bool {
    guard let verb, verb < index else { return false }
    return EverydayWords.occasions.contains(words[index].lexeme.lemma)
      || BesideWords.occasions.contains(words[index].lexeme.lemma)
  }

  /// *Rueda / bici / pinchado, coche / papá / rojo*: without a verb the quality behind is what is said.
  private func isSaid(_ words: [Constituent]) -> Bool {
    guard variety.language == .spanish, words.count < 5, let last = words.last?.lexeme else {
      return false
    }
    return last.wordClass == .adjective && !last.kind.isSmall
      && words.dropLast().allSatisfy {
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun
          || $0.lexeme.isDeterminerLike || $0.lexeme.kind == .degree
      }
  }

  private func hasOther(_ words: [Constituent], _ owner: Int) -> Bool {
    words.indices.contains {
      $0 != owner
        && (words[$0].lexeme.isBeing && words[$0].lexeme.wordClass != .adjective
          || words[$0].lexeme.wordClass == .pronoun && words[$0].lexeme.kind == .person)
    }
  }

  /// *Puerta / coche, mando / tele*: what is always of something.
  private func isPart(_ part: Lexeme, of whole: Lexeme) -> Bool {
    guard BesideWords.parts.contains(part.lemma), !BesideWords.occasions.contains(part.lemma),
      !BesideWords.parts.contains(whole.lemma)
    else { return false }
    switch whole.kind {
    case .device, .vehicle, .furniture, .home, .room, .clothing, .book, .toy, .media: return true
    default: return false
    }
  }
}

/// Words for people that stand before a name, and owners.
enum OwnerWords {
  /// *La tía Marta, o tio João*.
  static let titles: WordSet = [
    "tía", "tío", "abuelo", "abuela", "primo", "prima", "profe", "profesor", "profesora", "maestro",
    "maestra", "seño", "doctor", "doctora", "señor", "señora", "señorita", "tia", "tio", "titia",
    "titio", "vovó", "vovô", "avó", "avô", "professor", "professora", "doutor", "doutora", "senhor",
    "senhora", "dona", "enfermera", "enfermero", "enfermeira", "enfermeiro",
  ]
  /// Titles of men and women alike.
  static let common: WordSet = ["profe"]
  /// Whose home is also one's own.
  static let parents: WordSet = ["mamá", "papá", "mamãe", "papai", "mãe", "pai", "mamã"]
}
