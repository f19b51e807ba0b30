import AACCore

/// Verbs that say little by themselves and the noun that says what is done, chosen apart: *dar / bocado / manzana, hacer /
/// caso, echar / vistazo / libro, darse / cuenta* (NGLE §35.3f, *construcciones con verbo de apoyo*; §12.7).
extension ClausePlanner {
  /// Puts verb and noun together, so that what is behind them is read with the frame of the phrase.
  func joinLightVerb(_ clause: inout Clause, _ verb: String) {
    guard let phrases = LightVerbWords.phrases[verb], let first = clause.complements.first else {
      return
    }
    let isDetermined = first.lexeme.isDeterminerLike && clause.complements.count > 1
    let place = isDetermined ? 1 : 0
    let noun = clause.complements[place]
    guard noun.government?.preposition == nil, let phrase = phrases[noun.lexeme.lemma],
      !isDetermined || phrase == "\(verb) \(first.lexeme.lemma) \(noun.lexeme.lemma)",
      mayJoin(phrase, clause, behind: place)
    else { return }
    if let own = clause.verb?.tile {
      let tiles = clause.complements[...place].compactMap(\.tile)
      if !tiles.isEmpty { clause.joins[own] = [own] + tiles }
    }
    clause.verb?.lexeme.lemma = phrase
    clause.complements.removeSubrange(...place)
  }

  /// *Un golpe fuerte* is no phrase any more, and nobody is late where somebody does something.
  private func mayJoin(_ phrase: String, _ clause: Clause, behind place: Int) -> Bool {
    let next =
      clause.complements.indices.contains(place + 1)
      ? clause.complements[place + 1].lexeme : nil
    if LightVerbWords.ofNobody.contains(phrase) {
      return clause.subject.isEmpty && next?.isBeing != true
    }
    if LightVerbWords.felt.contains(phrase) {
      return clause.subject.allSatisfy { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun }
        && (next == nil || next?.wordClass == .noun && next?.isBeing == false)
    }
    if next?.wordClass == .adjective, next?.kind.isSmall == false {
      return phrase == "poner cara"
    }
    return phrase != "dar un golpe" || next?.kind != .body && next != nil
  }
}

/// Phrases of a verb and a noun that are verbs of the table of frames.
private enum LightVerbWords {
  /// Weather and hours, which nobody does.
  static let ofNobody: WordSet = [
    "hacer fresco", "hacer aire", "hacerse tarde", "hacerse de noche", "hacerse de día",
    "correr prisa",
  ]
  /// What somebody feels and does not give.
  static let felt: WordSet = ["dar calor", "dar sed", "dar hambre", "dar igual"]

  /// The phrase of each verb and each noun.
  static let phrases: WordMap<WordMap<String>> = {
    var nouns: [String: [(String, String)]] = [:]
    for phrase in all {
      let parts = phrase.split(separator: " ").map(String.init)
      guard let verb = parts.first, let noun = parts.last else { continue }
      nouns[verb, default: []].append((noun, phrase))
      if verb == "dar", parts.count == 3, parts[1] == "la" {
        nouns[verb, default: []].append(("la \(noun)", phrase))
      }
    }
    nouns["dar", default: []].append(("la vuelta", "dar la vuelta"))
    nouns["pasar", default: []] += [("bien", "pasarlo bien"), ("mal", "pasarlo mal")]
    nouns["pasarlo"] = nouns["pasar"]
    return WordMap(nouns.map { ($0.key, WordMap($0.value)) })
  }()

  private static let all = [
    "dar un golpe", "dar un bocado", "dar un mordisco", "dar un trago", "dar un sorbo",
    "dar un portazo", "dar una palmada", "dar el pecho", "dar el biberón", "dar cuerda",
    "dar comienzo", "dar importancia", "dar calor", "dar sed", "dar hambre", "dar igual",
    "dar la lata", "dar guerra", "dar la bienvenida", "dar la enhorabuena", "dar plantón",
    "hacer burla", "hacer caso", "hacer frente", "hacer dieta", "hacer equipo", "hacer puente",
    "hacer autostop", "hacer pucheros", "hacer compañía", "hacer transbordo",
    "hacer fresco", "hacer aire", "hacer pellas", "hacer novillos", "hacer botellón",
    "hacer berrinche", "hacer muecas",
    "poner nombre", "poner fin", "poner orden", "poner cara", "poner deberes",
    "echar un vistazo", "echar una ojeada", "echar un ojo", "echar la llave", "echar la bronca",
    "echar la culpa",
    "llamar la atención", "darse cuenta", "hacerse tarde", "hacerse de noche", "hacerse de día",
    "correr prisa", "tener la culpa", "coger cariño", "coger manía", "sacar brillo",
    "pasar revista", "pasar lista", "dar palmas", "volver loco", "ponerse enfermo",
    "ponerse malo",
  ]
}
