import AACCore

/// Spanish rows with *mí*, to whom something is done: *pelo / cortar / papá / mí, ojo / arena / entrar / mí, oscuridad / miedo / dar /
/// mí* (NGLE §16.3, *pronombres preposicionales*; §35.6–7, *dativos*).
extension TileReader {
  /// Key of the mark on *yo* that was laid as *mí*.
  public static let objectForm = "OBJECT"

  func isUndergoer(_ word: Constituent) -> Bool {
    word.lexeme.lemma == "mí" || word.lexeme.forms[Self.objectForm] != nil
  }

  /// *Pelo / cortar / papá / mí, fiesta / invitar / Pablo / mí / no*: *mí* does nothing where somebody else is named
  /// (NGLE §16.3, *pronombres preposicionales*).
  func layUndergoer(_ words: inout [Constituent]) {
    guard let speaker = words.firstIndex(where: isUndergoer),
      words[speaker].lexeme.wordClass == .pronoun,
      speaker == 0
        || words[speaker - 1].lexeme.wordClass != .adposition
          && words[speaker - 1].lexeme.wordClass != .conjunction,
      let verb = onlyVerb(words), words[verb].lexeme.isInfinitive,
      !words.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || WordJoiner.clitics.contains($0.lexeme.lemma)
      })
    else { return }
    if enterSpeaker(&words, speaker, verb) || frightSpeaker(&words, speaker, verb) { return }
    let frame = frame(of: words[verb])
    guard frame.pattern == .plain || frame.pattern == .grooming, !frame.isStrongOpener,
      !PostposedWords.joint.contains(frame.lemma),
      case let doers = words.indices.filter({ index in
        let word = words[index].lexeme
        return index != speaker
          && (namesSomeone(words[index]) || word.wordClass == .noun && word.kind == .animal)
          && (index == 0 || words[index - 1].lexeme.wordClass != .adposition)
      })
    else { return }
    let people = doers.filter { words[$0].lexeme.isHuman }
    guard let doer = people.first, people.count == 1 else {
      guard people.isEmpty else { return }
      makeForSpeaker(&words, speaker, verb, frame)
      return
    }
    // Mí / abrazar / mamá may be said for yo.
    guard speaker > 0 || doer < verb else { return }
    var start = doer
    while start > 0, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    let rest = words.indices.filter {
      $0 != verb && $0 != speaker && !(start...doer).contains($0) && !isNegator(words[$0])
    }
    words =
      words[start...doer] + words.filter(isNegator) + [
        short("me", for: words[speaker]), words[verb],
      ]
      + rest.map { words[$0] }
  }

  /// *Dinosaurio / dibujar / mí, casa / pintar / mí*: what is made is made for whom it is asked for (NGLE §35.6).
  private func makeForSpeaker(
    _ words: inout [Constituent], _ speaker: Int, _ verb: Int, _ frame: VerbFrame
  ) {
    if speaker < verb, verb == words.count - 1 {
      // Columpio / mí / empujar.
      words.append(words.remove(at: speaker))
      return
    }
    guard PostposedWords.making.contains(frame.lemma), frame.slot(.recipient) == nil,
      words.indices.allSatisfy({
        $0 == verb || $0 == speaker || words[$0].lexeme.wordClass == .noun
          || words[$0].lexeme.isDeterminerLike || words[$0].lexeme.wordClass == .adjective
      }), let goal = tables.lexicon.known("para")
    else { return }
    let things = words.indices.filter { $0 != verb && $0 != speaker }.map { words[$0] }
    words = [words[verb].ordered] + things + [Constituent(goal), words[speaker]]
  }

  /// *Ojo / arena / entrar / mí*: what gets into a part of one's body (NGLE §35.7).
  private func enterSpeaker(_ words: inout [Constituent], _ speaker: Int, _ verb: Int) -> Bool {
    guard words[verb].lexeme.lemma == "entrar", words.count < 6,
      let matter = words.firstIndex(where: {
        SpanishAccidentWords.entering.contains($0.lexeme.lemma)
      }), let part = words.firstIndex(where: { $0.lexeme.kind == .body }),
      words.indices.allSatisfy({
        [speaker, verb, matter, part].contains($0) || words[$0].lexeme.lemma == "en"
      })
    else { return false }
    let place = words.first { $0.lexeme.lemma == "en" }
    var row = [words[speaker], words[verb], words[matter]]
    if let place { row.append(place) } else { put(&row, "en", at: row.count) }
    words = row + [words[part]]
    return true
  }

  /// *Tobogán / alto / miedo / dar / mí, oscuridad / miedo / dar / mí*: what gives one a fright is said first (NGLE §35.9).
  private func frightSpeaker(_ words: inout [Constituent], _ speaker: Int, _ verb: Int) -> Bool {
    guard words[verb].lexeme.lemma == "dar",
      let felt = words.firstIndex(where: {
        tables.frames.listed("dar \($0.lexeme.lemma)")?.pattern == .experiencer
      }), words[felt].lexeme.wordClass == .noun,
      case let rest = words.indices.filter({ ![speaker, verb, felt].contains($0) })
        .map({ words[$0] }), let first = rest.first, !isNegator(first),
      rest.allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .adjective
          || $0.lexeme.isDeterminerLike || $0.lexeme.kind == .degree
      }), rest.contains(where: { $0.lexeme.wordClass == .noun })
    else { return false }
    words = rest + [short("me", for: words[speaker]), words[verb], words[felt]]
    return true
  }
}
