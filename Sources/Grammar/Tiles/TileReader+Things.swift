import AACCore

/// Things that do something themselves, and what is said of them before the verb (NGLE §41.6, *verbos inacusativos*;
/// Cunha & Cintra, chapter 7, *Sujeito*).
extension TileReader {
  /// *Ascensor, no, funcionar; cuchara, caer, suelo; jarabe, saber, mal*: what machines and things do themselves.
  func worksByItself(
    _ words: [Constituent], _ lexeme: Lexeme, _ frame: VerbFrame
  ) -> Bool {
    guard !hasSomebody(words), let verb = verbPlace(words),
      let index = words.firstIndex(where: { $0.lexeme == lexeme }),
      index < verb || words.count == 2 || isOnlyThing(words, index)
    else { return false }
    if Self.working.contains(frame.lemma) || happensTo(lexeme, frame, words)
      || variety.language == .spanish && EverydayWords.ofThings.contains(frame.lemma)
        && lexeme.kind != .body && !isPricked(lexeme, frame, isBehind: index > verb)
    {
      return !isGoverned(words, index)
    }
    if frame.lemma == "saber" { return words.contains { $0.lexeme.saysHow } }
    let isTool =
      MeaningWords.tools.contains(MeaningWords.base(of: lexeme))
      || RoleAssigner.tools.contains(lexeme.lemma)
    return isTool
      && (["cortar", "pintar", "escribir", "escrever", "colar"].contains(frame.lemma)
        || variety.language == .spanish && frame.lemma == "pegar")
      && words.indices.allSatisfy {
        $0 == index || words[$0].lexeme.wordClass != .noun || words[$0].lexeme.kind.isTemporal
      }
  }

  /// *Mucho / picar / salsa, en / otoño / caerse / hojas*: with no other thing in the row but where and when.
  private func isOnlyThing(_ words: [Constituent], _ index: Int) -> Bool {
    words[index].lexeme.kind != .body && !KindSet.places.contains(words[index].lexeme.kind)
      && words[index].lexeme.kind != .furniture
      && words.indices.allSatisfy {
        $0 == index || !words[$0].lexeme.isLastingNoun || isGoverned(words, $0)
      }
      && words.contains {
        $0.lexeme.wordClass != .noun && $0.lexeme.wordClass != .verb && !$0.lexeme.isDeterminerLike
      }
      && !words.contains { $0.lexeme.wordClass == .pronoun || $0.lexeme.kind == .question }
  }

  /// *Pinchar / globo, botar / pelota*: laid behind, what bursts is pricked.
  private func isPricked(_ lexeme: Lexeme, _ frame: VerbFrame, isBehind: Bool) -> Bool {
    guard isBehind, frame.lemma == "pinchar" || frame.lemma == "botar" else { return false }
    return lexeme.kind == .toy || lexeme.kind == .vehicle
      || ["globo", "rueda", "pelota", "balón", "neumático"].contains(lexeme.lemma)
  }

  private static let working: WordSet = [
    "funcionar", "sonar", "arrancar", "encenderse", "apagarse", "romperse", "estropearse",
    "quemarse",
    "caer", "caerse", "acabarse", "descargarse", "atascarse", "abrirse", "cerrarse", "quebrar",
    "cair",
    "descarregar", "demorar", "travar", "falhar", "fallar", "pifar", "derreter", "derretirse",
    "oler",
    "cheirar",
  ]

  /// *Cielo, nublarse; frío, helar, agua*: a thing before a verb of the weather that can have a subject.
  func hasWeatherSubject(_ words: [Constituent], _ verb: Int, _ frame: VerbFrame) -> Bool {
    guard variety.language == .spanish, frame.pattern == .weather, verb > 0,
      words[verb - 1].lexeme.wordClass == .noun, !words[verb - 1].lexeme.isBeing
    else { return false }
    return isDoneByThings(frame) || Self.clouding.contains(frame.lemma)
  }

  /// What the sky does.
  private static let clouding: WordSet = ["nublarse", "despejarse"]

  /// *Lámpara, iluminar, habitación; coche, atropellar, perro; película, hacer llorar, mamá*: first of all and before a
  /// verb of what things do to others, a thing does it (NGLE §33.1, *sujeto causa*).
  func worksOnOther(_ words: [Constituent], _ index: Int, _ verb: Int) -> Bool {
    guard variety.language == .spanish, index < verb, verb + 1 < words.count,
      words[index].lexeme.wordClass == .noun,
      words[..<index].allSatisfy(\.lexeme.isDeterminerLike),
      words[(index + 1)..<verb].allSatisfy({
        $0.lexeme.kind == .negation || $0.lexeme.lemma == variety.language.plainNegator
      })
    else { return false }
    let others = words[(verb + 1)...].map(\.lexeme)
    let frame = frame(of: words[verb])
    let isCaused =
      frame.lemma.hasPrefix("hacer ")
      && ["ar", "er", "ir", "ír"].contains { frame.lemma.hasSuffix($0) }
    return isCaused && others.contains(where: \.isBeing)
      || doesToOther(words[index].lexeme, frame, others)
  }

  /// *Autobús, llegar, ocho*: a vehicle chosen right before a verb of coming and leaving does so itself.
  func arrives(_ words: [Constituent], _ lexeme: Lexeme, _ frame: VerbFrame) -> Bool {
    let start =
      variety.language == .spanish
      ? words.firstIndex { !$0.lexeme.isDeterminerLike } ?? 0 : 0
    guard variety.language != .english, words.count > 1, words[start].lexeme == lexeme,
      let verb = verbPlace(words), verb > start
    else { return false }
    return lexeme.kind == .vehicle && !hasSomebody(words)
      && words[(start + 1)..<verb].allSatisfy {
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .negation
          || $0.lexeme.lemma == variety.language.plainNegator
      }
      && Self.arriving.contains(frame.lemma)
      && (words.count > 2 || !Self.riding.contains(frame.lemma))
      && words[(verb + 1)...].allSatisfy {
        $0.lexeme.wordClass != .noun || $0.lexeme.kind.isTemporal || $0.lexeme.lemma == "hora"
      }
  }

  private static let arriving: WordSet = [
    "llegar", "salir", "tardar", "partir", "venir", "ir", "parar", "pasar", "correr", "arrancar",
    "chegar", "sair", "demorar", "atrasar", "vir", "passar", "andar", "quebrar", "estropearse",
    "volar", "voar", "aterrizar", "despegar", "pousar", "decolar", "descolar", "navegar",
  ]
  private static let riding: WordSet = ["ir", "andar"]

  /// *Conejo / blanco / ser / suave*: between its noun and a copula that says something else of it.
  func isAttributive(_ words: [Constituent], _ index: Int, _ verb: Int) -> Bool {
    variety.language != .english && index < verb && verb + 1 < words.count
      && words[(index + 1)..<verb].allSatisfy {
        $0.lexeme.wordClass == .adjective || $0.lexeme.kind == .negation
          || $0.lexeme.kind.isTemporal
      }
      && words[(verb + 1)...].contains {
        $0.lexeme.wordClass == .adjective || $0.lexeme.wordClass == .noun
          || $0.lexeme.kind == .manner || $0.lexeme.wordClass == .properNoun
          || variety.language == .portuguese && $0.lexeme.kind == .possessive
      } && !words.contains { $0.lexeme.kind == .question }
  }

  /// *Sopa, necesitar, sal; tablet, não, ter, bateria*: of two things around a verb of having and needing the first
  /// has the other.
  func needsThing(_ words: [Constituent], _ lexeme: Lexeme, _ frame: VerbFrame) -> Bool {
    let start = words.firstIndex { !$0.lexeme.isDeterminerLike } ?? 0
    guard variety.language != .english, words[start].lexeme == lexeme,
      ["necesitar", "tener", "llevar", "precisar", "ter", "contener"].contains(frame.lemma),
      let verb = verbPlace(words), verb > start, !hasSomebody(words)
    else { return false }
    return words[(start + 1)..<verb].allSatisfy {
      $0.lexeme.kind == .negation || $0.lexeme.lemma == variety.language.plainNegator
        || variety.language == .spanish && ($0.lexeme.isHuman || $0.lexeme.lemma == "de")
    }
      && words[(verb + 1)...].contains { $0.lexeme.wordClass == .noun }
  }

  /// *Viento, mover, árbol*: what acts by itself and comes first does it to the thing behind.
  func actsFirst(_ words: [Constituent], _ index: Int, _ verb: Int) -> Bool {
    guard variety.language == .spanish, index < verb, frame(of: words[verb]).pattern == .plain,
      !AnimateWords.spanish.contains(words[verb].lexeme.lemma)
    else {
      return false
    }
    switch words[index].lexeme.kind {
    case .weather, .nature, .vehicle, .device, .event, .illness: break
    default: return false
    }
    let nouns = words.indices.filter { words[$0].lexeme.wordClass == .noun && $0 != index }
    return nouns.allSatisfy { $0 > verb && !words[$0].lexeme.isBeing } && !nouns.isEmpty
      && !words.contains { $0.lexeme.wordClass == .pronoun }
  }
}
