import AACCore

/// Spanish rows without a verb that say which day it is, whose day it is, and who or which somebody's own is: *hoy / mi / cumpleaños,
/// boda / mi / prima / sábado, mejor / amigo / mi / Pablo* (NGLE §37.7, *oraciones copulativas caracterizadoras y especificativas*).
extension TileReader {
  /// *Hoy / mi / cumpleaños, domingo / ayer*: which day it is (NGLE §37.7).
  func tellDay(_ words: inout [Constituent]) {
    guard words.count < 4,
      let day = words.firstIndex(where: { LaidPhraseWords.days.contains($0.lexeme.lemma) })
    else { return }
    var rest = words
    let time = rest.remove(at: day)
    if rest.count == 1 {
      guard
        rest[0].lexeme.kind == .weekday
          || rest[0].lexeme.wordClass == .properNoun
            && (rest[0].lexeme.kind.isTemporal || rest[0].lexeme.kind == .event)
      else { return }
    } else {
      guard rest[0].lexeme.kind == .possessive, rest[1].lexeme.wordClass == .noun,
        rest[1].lexeme.takesPlace || rest[1].lexeme.kind == .time
          || LaidPhraseWords.isOccasion(rest[1].lexeme.lemma)
          || LaidPhraseWords.held.contains(rest[1].lexeme.lemma)
      else { return }
    }
    let isPast = LaidPhraseWords.past.contains(time.lexeme.lemma)
    var being = Constituent.linking("ser", .third)
    if isPast { being.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past }
    words = [time, being] + rest
  }

  /// *Sábado / boda / mi / prima, mañana / cumpleaños / Ana*: whose day it is, and when.
  func tellWhoseDay(_ words: inout [Constituent]) {
    guard words.count > 2, words.count < 5 else { return }
    if let own = words.indices.dropLast().first(where: {
      words[$0].lexeme.kind == .possessive && LaidPhraseWords.isOccasion(words[$0 + 1].lexeme.lemma)
    }), words[0].lexeme.wordClass == .noun, KinWords.own.contains(words[0].lexeme.lemma) {
      // Prima / sábado / mi / boda: of somebody's own kin.
      words.insert(words.remove(at: own), at: 0)
    }
    guard
      let event = words.firstIndex(where: {
        LaidPhraseWords.isOccasion($0.lexeme.lemma)
      }), event == 0 || !words[event - 1].lexeme.isDeterminerLike,
      let time = words.firstIndex(where: { $0.lexeme.kind.isTemporal }),
      let who = words.indices.first(where: {
        $0 != event && words[$0].lexeme.isHuman && words[$0].lexeme.wordClass != .adjective
          && words[$0].lexeme.wordClass != .pronoun
      }),
      words.indices.allSatisfy({
        [event, time, who].contains($0) || $0 + 1 == who && words[$0].lexeme.isDeterminerLike
      }), !LaidPhraseWords.isOccasion(words[who].lexeme.lemma)
    else { return }
    let whose = words.indices.filter {
      $0 == who || $0 + 1 == who && words[$0].lexeme.isDeterminerLike
    }
    words = [words[event]] + whose.map { words[$0] } + [words[time]]
  }

  /// *Amigo / mejor / mi / Pablo, mi / favorito / azul / color, Carlos / mi / nombre*: what one calls so, and which it is.
  func sayWhich(_ words: inout [Constituent]) {
    guard words.count < 5, words.count > 2,
      let own = words.firstIndex(where: {
        $0.lexeme.kind == .possessive && $0.lexeme.wordClass == .determiner
      })
    else { return }
    var rest = words
    let mine = rest.remove(at: own)
    let mark = rest.firstIndex { LaidPhraseWords.marking.contains($0.lexeme.lemma) }.map {
      rest.remove(at: $0)
    }
    guard rest.count == 2, let head = rest.firstIndex(where: { isHead($0.lexeme, mark) }),
      case let other = rest[1 - head],
      other.lexeme.isLastingNoun || other.lexeme.kind == .weekday
        || other.lexeme.kind == .color
    else { return }
    let isBefore = mark.map { ["mejor", "peor"].contains($0.lexeme.lemma) } ?? false
    var bearer = rest[head]
    if let mark, isBefore, let own = mark.tile, let place = bearer.tile, own > place {
      bearer.lexeme.gender = tables.gender(of: bearer.lexeme)
      bearer.lexeme.lemma = "\(mark.lexeme.lemma) \(bearer.lexeme.lemma)"
      words = [mine, bearer, .linking("ser", .third), other]
      return
    }
    if mark?.lexeme.lemma.hasSuffix("a") == true || mark?.lexeme.gender == .feminine,
      bearer.lexeme.isHuman, !bearer.lexeme.lemma.hasSuffix("o")
    {
      bearer.lexeme.gender = .feminine
    }
    let name = isBefore ? [mark, bearer] : [bearer, mark]
    let link = mark == nil ? Constituent.linking("ser", .third) : nil
    let named = asName(other, of: bearer, isMarked: mark != nil)
    words = [mine] + name.compactMap(\.self) + [link, named].compactMap(\.self)
  }

  /// The name as what somebody's own is: a day is a thing here that one likes, and a name is not who bears it.
  private func asName(
    _ word: Constituent, of bearer: Constituent, isMarked: Bool
  ) -> Constituent {
    var name = word
    if word.lexeme.kind == .weekday {
      name.lexeme.kind = .idea
      name.lexeme.article = .definite
    }
    if !isMarked || bearer.lexeme.lemma == "equipo" {
      name.lexeme.animacy = .inanimate
      name.lexeme.kind = .idea
    }
    return name
  }

  private func isHead(_ word: Lexeme, _ mark: Constituent?) -> Bool {
    guard word.wordClass == .noun, let mark else {
      return word.wordClass == .noun && LaidPhraseWords.naming.contains(word.lemma)
    }
    return ["mejor", "peor"].contains(mark.lexeme.lemma)
      || LaidPhraseWords.sorts.contains(word.lemma)
  }
}
