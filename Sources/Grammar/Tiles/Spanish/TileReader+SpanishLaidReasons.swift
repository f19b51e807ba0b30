import AACCore

/// Spanish rows with *porque* whose halves lack their verb or whom it is done to: *llorar / porque / muñeca / rota, querer / Ana /
/// porque / buena, estudiar / porque / examen / mañana, enfadado / porque / Luis / pegar* (NGLE §46.2; §37.9).
extension TileReader {
  /// The row with these said in full.
  func sayReason(_ words: inout [Constituent], _ link: Int) {
    guard words[link].lexeme.lemma == "porque" else { return }
    settleHead(&words, link)
    guard let place = words.firstIndex(where: { $0.lexeme.lemma == "porque" }) else { return }
    if words[(place + 1)...].contains(where: { $0.lexeme.wordClass == .verb }) {
      sayDoneToSpeaker(&words, place)
      sayDoneBefore(&words, place)
    } else {
      beThereOrThen(&words, place)
      describeCause(&words, place)
      haveCause(&words, place)
      judgeOther(&words, place)
    }
  }

  /// *No / ir / porque / llover, quedar / casa / porque / enfermo*: it is the speaker who goes and stays.
  private func settleHead(_ words: inout [Constituent], _ link: Int) {
    guard let verb = words[..<link].firstIndex(where: { $0.lexeme.wordClass == .verb }),
      words[verb].lexeme.isInfinitive, words[..<verb].allSatisfy(isNegator)
    else { return }
    if words[verb].lexeme.lemma == "ir", verb + 1 == link {
      words[verb].lexeme.person = .first
      words[verb].lexeme.number = .singular
    } else if words[verb].lexeme.lemma == "quedar", verb + 2 == link,
      KindSet.places.contains(words[verb + 1].lexeme.kind)
        || words[verb + 1].lexeme.kind == .furniture
    {
      words[verb].lexeme.lemma = "quedarse"
    } else if verb + 1 == link {
      // No / bañar / porque / agua / fría.
      var deed = [words[verb]]
      turnOnOneself(&deed, 0)
      if deed.count == 1 { words[verb] = deed[0] }
    }
  }

  /// *Llorar / porque / muñeca / rota, no / andar / porque / pierna / rota*: how the thing or the part of the body is.
  private func describeCause(_ words: inout [Constituent], _ link: Int) {
    let cause = Array(words[(link + 1)...])
    guard cause.count > 1, cause.count < 6, let phrase = qualifiedPhrase(cause),
      !cause[phrase.noun].lexeme.isHuman || !cause[phrase.quality].lexeme.kind.isPassing
    else { return }
    let noun = cause[phrase.noun].lexeme
    let lemma = copula(of: cause[phrase.quality].lexeme, for: noun, at: phrase.times)
    if noun.kind == .body, lemma == "estar", phrase.degrees.isEmpty {
      let having = deed("tener").said(by: .first)
      words = words[...link] + [having] + phrase.inOrder(cause)
    } else {
      var told = cause
      if lemma == "estar" { told[phrase.quality].lexeme.kind = .state }
      words = words[...link] + phrase.inOrder(told, .linking(lemma))
    }
  }

  /// *Llorar / porque / abuelo / hospital, correr / porque / tarde*: where somebody is, and how late it is.
  private func beThereOrThen(_ words: inout [Constituent], _ link: Int) {
    let cause = Array(words[(link + 1)...])
    if cause.count == 1, ["tarde", "temprano", "pronto"].contains(cause[0].lexeme.lemma) {
      words.insert(.linking("ser", .third), at: link + 1)
    } else if cause.count > 1, cause.count < 4, let place = cause.last,
      isThing(place), KindSet.places.contains(place.lexeme.kind),
      cause[cause.count - 2].lexeme.isHuman,
      cause.dropLast(2).allSatisfy(\.lexeme.isDeterminerLike)
    {
      words.insert(.linking("estar"), at: words.count - 1)
    }
  }

  /// *Estudiar / porque / examen / mañana*: what one has then.
  private func haveCause(_ words: inout [Constituent], _ link: Int) {
    let cause = words[(link + 1)...]
    guard cause.count == 2, let time = cause.first(where: \.lexeme.kind.isTemporal),
      var event = cause.first(where: { !$0.lexeme.kind.isTemporal }),
      event.lexeme.wordClass == .noun,
      event.lexeme.takesPlace || LaidReasonWords.duties.contains(event.lexeme.lemma)
        || BesideWords.appointments.contains(event.lexeme.lemma)
    else { return }
    if ["cumpleaños", "cumple", "santo"].contains(event.lexeme.lemma),
      let own = tables.lexicon.known("mi")
    {
      // Feliz / porque / hoy / cumpleaños.
      words = words[...link] + [time, .linking("ser", .third), Constituent(own), event]
      return
    }
    let having = deed("tener").said(by: .first)
    if BesideWords.appointments.contains(event.lexeme.lemma) { event.lexeme.article = .bare }
    words = words[...link] + [having, event, time]
  }

  /// *Querer / Ana / porque / buena, miedo / porque / oscuro*: what somebody who was named is like, and what it is like there.
  private func judgeOther(_ words: inout [Constituent], _ link: Int) {
    let cause = words[(link + 1)...]
    guard let quality = cause.last?.lexeme, quality.wordClass == .adjective, !quality.kind.isSmall,
      cause.dropLast().allSatisfy({ $0.lexeme.kind == .degree || isNegator($0) })
    else { return }
    let start = cause.dropLast().allSatisfy { isNegator($0) } ? words.count - 1 : link + 1
    if ["oscuro", "nublado"].contains(quality.lemma) {
      words.insert(.linking("estar", .third), at: start)
      return
    }
    guard let verb = words[..<link].firstIndex(where: { $0.lexeme.wordClass == .verb }),
      !quality.kind.isPassing, !SuppliedWords.conditions.contains(quality.lemma),
      words[..<verb].allSatisfy({ $0.lexeme.lemma == "yo" || isNegator($0) }),
      words[verb..<link].contains(where: { $0.lexeme.isBeing && $0.lexeme.wordClass != .pronoun })
    else { return }
    words[words.count - 1].lexeme.kind = .quality
    words.insert(.linking("ser"), at: start)
  }

  /// *Enfadado / porque / hermano / pegar*: whom else than the speaker.
  private func sayDoneToSpeaker(_ words: inout [Constituent], _ link: Int) {
    let verb = words.count - 1
    guard verb > link + 1, words[verb].lexeme.isInfinitive,
      EverydayWords.notToMe.contains(words[verb].lexeme.lemma)
        || EverydayWords.suffered.contains(words[verb].lexeme.lemma)
          // Mi hermano suspendió: a pupil fails, and fails nobody.
          && (words[verb].lexeme.lemma != "suspender"
            || !PortionWords.isKin(words[verb - 1].lexeme.lemma))
        || ["abrazar", "besar", "invitar", "felicitar", "visitar"].contains(
          words[verb].lexeme.lemma),
      words[(link + 1)..<verb].filter({ $0.lexeme.wordClass != .adverb }).allSatisfy({
        $0.lexeme.isBeing && $0.lexeme.wordClass != .pronoun || $0.lexeme.isDeterminerLike
      }), words[verb - 1].lexeme.isBeing
    else { return }
    words[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    words.insert(Constituent(WordJoiner.pronoun("me")), at: verb)
  }

  /// *Cansado / porque / correr, mojado / porque / llover*: what made one so is over (NGLE §23.7).
  private func sayDoneBefore(_ words: inout [Constituent], _ link: Int) {
    let verb = link + 1
    guard words[verb].lexeme.isInfinitive, link > 0,
      LaidReasonWords.resulting.contains(words[link - 1].lexeme.lemma),
      words[(verb + 1)...].allSatisfy({ isThing($0) || $0.lexeme.lemma == "mucho" }),
      frame(of: words[verb]).past != .state, !frame(of: words[verb]).isStrongOpener
    else { return }
    words[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
  }
}

/// Words of such rows.
enum LaidReasonWords {
  /// What one has on a day.
  static let duties: WordSet = [
    "control", "cita", "prueba", "entrega", "reunión", "turno", "revisión",
  ]
  /// How one is after something.
  static let resulting: WordSet = [
    "cansado", "agotado", "sudado", "mojado", "empapado", "sucio", "mareado", "lleno", "manchado",
  ]
}
