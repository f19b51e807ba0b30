import AACCore

/// Short Spanish rows without a verb that tell what a thing is like: with two qualities, at a time, for whom, on what or where: *cielo / nublado / gris, oso /
/// polar / blanco, comedor / ruidoso / hoy, pan / duro / ayer, cuna / pequeña / bebé, acera / estrecha / silla, cuadro / torcido / pared, botas / estrechas / pie*.
///
/// Two qualities of which one tells which thing is meant stay one phrase: *pelota / roja / grande, coche / rojo / pequeño*.
///
/// Sources: NGLE §37.2, §37.7–37.9 (*ser, estar*), §13.5 (*adjetivos relacionales*), §31.3 (*y*), §36.3 (*para*).
extension TileReader {
  /// The clause of such a row; nil for any other.
  func thingSoBriefly(_ chosen: [Constituent]) -> [Clause]? {
    guard isSpanish, chosen.count > 2, chosen.count < 6, !choices.options.contains(.request),
      chosen.allSatisfy({
        $0.tile != nil && $0.government == nil && $0.lexeme.wordClass != .verb
          && $0.lexeme.wordClass != .adposition && $0.lexeme.wordClass != .conjunction
          && $0.lexeme.kind != .question && $0.lexeme.kind != .social && !isNegator($0)
      }), let said = ThingSoBriefly(chosen.map(briefQuality))
    else { return nil }
    if let clauses = qualityBeforeSequel(said) ?? soOnBody(said) { return clauses }
    return
      (sortOfThingSo(said) ?? twoStatesOfThing(said) ?? soAtThatTime(said)
      ?? soForSomebody(said) ?? soInThatPlace(said)).map { read($0) }
  }

  /// *Cómoda, crujientes* behind a noun: the quality, and no chest of drawers.
  private func briefQuality(_ word: Constituent) -> Constituent {
    guard word.lexeme.wordClass == .noun,
      let plain = SpanishBriefQualities.homographs[written(word)]
    else { return word }
    var quality = word
    quality.lexeme = Lexeme(lemma: plain, wordClass: .adjective, kind: .quality)
    return quality
  }

  private func being(_ quality: Constituent, of noun: Constituent) -> String {
    copula(of: quality.lexeme, for: noun.lexeme, at: [])
  }

  private func isKind(_ quality: Constituent, _ kinds: KindSet) -> Bool {
    kinds.contains(quality.lexeme.kind)
  }

  // MARK: - Two qualities

  /// *Oso / polar / blanco, patatas / fritas / crujientes*: the first tells of which sort it is (NGLE §13.5).
  private func sortOfThingSo(_ said: ThingSoBriefly) -> [Constituent]? {
    guard said.rest.count == 1, let quality = said.qualityBehind,
      SpanishBriefQualities.sorting.contains(said.quality.lexeme.lemma),
      !SpanishBriefQualities.sorting.contains(quality.lexeme.lemma)
    else { return nil }
    return head(said) + [said.quality, .linking(being(quality, of: said.noun)), quality]
  }

  /// *Cielo / nublado / gris, zanahoria / cruda / dura, sofá / cómodo / nuevo*: both are told of it.
  private func twoStatesOfThing(_ said: ThingSoBriefly) -> [Constituent]? {
    guard said.rest.count == 1, let quality = said.qualityBehind, said.noun.lexeme.namesThing
    else { return nil }
    let first = being(said.quality, of: said.noun)
    let second = being(quality, of: said.noun)
    let isSky =
      SpanishBriefQualities.skies.contains(said.noun.lexeme.lemma) && quality.lexeme.kind == .color
    if first == "estar", second == "estar" || isSky {
      guard said.quality.lexeme.lemma != "mojado" || second != "estar" || isSky else { return nil }
      return head(said) + [.linking("estar"), said.quality] + small("y") + [quality]
    }
    if first == "ser", second == "estar", isKind(said.quality, KindSet(.size)) {
      return head(said) + [said.quality, .linking("estar"), quality]
    }
    guard first == "ser", second == "ser",
      SpanishBriefQualities.judged.contains(said.quality.lexeme.lemma),
      !isKind(quality, KindSet(.color))
    else { return nil }
    return head(said) + [.linking("ser"), said.quality] + small("y") + [quality]
  }

  private func head(_ said: ThingSoBriefly) -> [Constituent] {
    (said.determiner.map { [$0] } ?? small("el")) + [said.noun]
  }

  // MARK: - When

  /// *Comedor / ruidoso / hoy, lago / congelado / invierno, pan / duro / ayer*.
  private func soAtThatTime(_ said: ThingSoBriefly) -> [Constituent]? {
    guard said.rest.count == 1, let time = said.rest.first, time.lexeme.kind.isTemporal,
      said.noun.lexeme.namesThing, case let quality = said.quality.lexeme,
      quality.kind != .size, quality.kind != .emotion,
      !["cansado", "harto", "enfermo", "agotado", "contento"].contains(quality.lemma),
      !SpanishBriefQualities.newly.contains(quality.lemma)
    else { return nil }
    let isSky = SpanishBriefQualities.skies.contains(said.noun.lexeme.lemma)
    guard quality.kind != .color || isSky else { return nil }
    let isEdible = KindSet.edible.contains(said.noun.lexeme.kind)
    if isEdible, SpanishBriefQualities.staling.contains(quality.lemma),
      ["ayer", "anteayer"].contains(time.lexeme.lemma)
    {
      return head(said) + [
        .linking("estar"), said.quality, phrase("de \(time.lexeme.lemma)", time),
      ]
    }
    let isNow = ["hoy", "ahora"].contains(time.lexeme.lemma)
    guard isNow || !isEdible && said.noun.lexeme.kind != .clothing else { return nil }
    let isJudged = SuppliedWords.judged.contains(quality.lemma)
    let isLasting = being(said.quality, of: said.noun) == "ser" && !isNow && !isSky
    guard isNow || !isLasting else { return nil }
    return head(said) + [.linking(isJudged || isLasting ? "ser" : "estar"), said.quality, time]
  }

  // MARK: - For whom and where

  /// *Cuna / pequeña / bebé, acera / estrecha / silla, zapatos / pequeños / yo*: for whom it is so, or for what.
  private func soForSomebody(_ said: ThingSoBriefly) -> [Constituent]? {
    guard said.rest.count == 1, let other = said.rest.first, said.noun.lexeme.namesThing,
      said.noun.lexeme.kind != .illness, case let lemma = said.quality.lexeme.lemma,
      SpanishBriefQualities.fitting.contains(lemma)
    else { return nil }
    let isForBeing: Bool
    let who = other.lexeme
    if who.wordClass == .pronoun {
      isForBeing = who.lemma == "yo"
    } else if who.isBeing {
      isForBeing =
        who.wordClass == .properNoun && lemma != "grande"
        || who.wordClass == .noun && !CalledWords.all.contains(who.lemma)
    } else {
      isForBeing = false
    }
    let isForThing =
      said.noun.lexeme.lemma != "batería" && isCommon(other) && who.namesThing
      && SpanishBriefQualities.narrow.contains(lemma)
      && [.furniture, .vehicle, .device].contains(who.kind) && said.noun.lexeme.kind != .clothing
    let isOwned =
      lemma == "grande"
      && [.home, .animal, .toy, .place, .device].contains(said.noun.lexeme.kind)
    guard isForBeing && !isOwned || isForThing else { return nil }
    let one = who.wordClass == .pronoun ? [other] : owned(by: other)
    return head(said) + [.linking(being(said.quality, of: said.noun)), said.quality]
      + small("para") + one
  }

  /// *Botas / estrechas / pie, pantalón / apretado / barriga*: how clothes sit on the speaker (NGLE §35.7).
  private func soOnBody(_ said: ThingSoBriefly) -> [Clause]? {
    guard said.rest.count == 1, let part = said.rest.first, part.lexeme.kind == .body,
      isCommon(part), said.noun.lexeme.kind == .clothing,
      SpanishBriefQualities.tight.contains(said.quality.lexeme.lemma)
    else { return nil }
    return stated(
      .linking("estar"), by: head(said), [said.quality] + small("en", "el") + [part])
  }

  /// *Cuadro / torcido / pared, leche / derramada / suelo*: where it is so for the moment.
  private func soInThatPlace(_ said: ThingSoBriefly) -> [Constituent]? {
    guard said.rest.count == 1, let place = said.rest.first, isPlain,
      SpanishBriefQualities.surfaces.contains(place.lexeme.lemma), said.noun.lexeme.namesThing,
      said.noun.lexeme.kind != .body, said.noun.lexeme.kind != .device,
      SpanishBriefQualities.placed.contains(said.quality.lexeme.lemma)
    else { return nil }
    return head(said) + [.linking("estar"), said.quality] + small("en", "el") + [place]
  }

  // MARK: - And what comes of it

  /// *Puente / alto / vértigo, serpiente / venenosa / cuidado, calle / cortada / otro / camino*: what is so, and what one feels, has to do or needs for that.
  private func qualityBeforeSequel(_ said: ThingSoBriefly) -> [Clause]? {
    guard isPlain, let next = said.rest.first else { return nil }
    let thing = said.noun.lexeme
    guard thing.namesThing || thing.kind == .animal else { return nil }
    let isCut = said.quality.lexeme.lemma == "cortado"
    let so =
      head(said) + [.linking(isCut ? "estar" : being(said.quality, of: said.noun)), said.quality]
    if said.rest.count == 1, next.lexeme.lemma == "vértigo" {
      return besides(read(so), read([deed("tener").said(by: .first), next]))
    }
    if said.rest.count == 1, next.lexeme.lemma == "cuidado",
      SpanishBriefQualities.harmful.contains(said.quality.lexeme.lemma)
    {
      return besides(read(so), saidAtOnce([next], "cuidado"))
    }
    guard said.rest.count == 2, written(next).hasPrefix("otr"), thing.namesThing,
      isCommon(said.rest[1]),
      being(said.quality, of: said.noun) == "estar" || said.quality.lexeme.lemma == "cortado"
    else { return nil }
    return besides(read(so), read([deed("querer").said(by: .first)] + said.rest))
  }
}

/// A noun, its quality and what is laid behind both.
struct ThingSoBriefly {
  var determiner: Constituent?
  let noun: Constituent
  let quality: Constituent
  let rest: [Constituent]

  init?(_ row: [Constituent]) {
    var words = row
    if words[0].lexeme.isDeterminerLike, words[0].lexeme.kind != .quantity {
      determiner = words.removeFirst()
    }
    guard words.count > 2, words[0].lexeme.wordClass == .noun, words[0].lexeme.kind != .feeling,
      !words[0].lexeme.kind.isTemporal, words[1].isBriefQuality
    else { return nil }
    noun = words[0]
    quality = words[1]
    rest = Array(words[2...])
  }

  /// A second quality right behind the first.
  var qualityBehind: Constituent? { rest.first.flatMap { $0.isBriefQuality ? $0 : nil } }
}
