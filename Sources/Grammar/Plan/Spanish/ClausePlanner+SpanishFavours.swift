import AACCore

/// Favours that are asked with a question: *¿me prestas el coche?, ¿me acompañas al baño?, ¿me dejas jugar?* (NGLE §42.6,
/// *interrogativas y peticiones*).
extension ClausePlanner {
  /// Whether a question can only be meant as a favour to the speaker, whoever was named or nobody.
  func isFavour(_ verb: String, _ others: [Lexeme], _ clause: Clause) -> Bool {
    guard clause.isQuestion, clause.options.isEmpty, !clause.isLaid,
      clause.tense == nil || clause.tense == .present, isAskedOfOther(clause),
      !others.contains(where: { $0.isConnective || $0.kind == .question })
    else { return false }
    let isNobody = clause.subject.isEmpty
    switch verb {
    case "molestar": return false
    case "ayudar": return !others.contains { $0.wordClass == .verb } || isNobody
    case "dejar":
      if let deed = others.first(where: { $0.wordClass == .verb }) {
        return others.first == deed && deed.isInfinitive
          && !OneselfRows.lasting.contains(deed.lemma)
          && others.filter { $0.wordClass == .verb }.count == 1
      }
      return isLent(verb, others)
    case "prestar": return isLent(verb, others)
    case "dar", "pasar", "alcanzar", "acercar": return isHanded(verb, others)
    case "traer": return isNobody && isHanded(verb, others)
    case "llamar", "invitar", "despertar", "recoger", "llevar":
      return isNobody && isAskedToReach(verb, clause)
    default: return isFor(speaker: verb, others) || isAskedToReach(verb, clause)
    }
  }

  /// *Préstame el coche, ¿me dejas diez euros?*: what goes from hand to hand and back.
  func isLent(_ verb: String, _ others: [Lexeme]) -> Bool {
    let nouns = others.filter { $0.wordClass == .noun }
    guard nouns.count == 1, let thing = nouns.first, !thing.isBeing,
      !others.contains(where: { $0.wordClass == .adposition || $0.wordClass == .verb })
    else { return false }
    switch thing.kind {
    case .thing, .toy, .book, .device, .clothing, .material, .vehicle, .money, .instrument:
      return true
    case .sport: return verb == "prestar" && thing.countability == .count
    default: return false
    }
  }

  /// *¿Me pasas la sal?, ¿me das un abrazo?*.
  private func isHanded(_ verb: String, _ others: [Lexeme]) -> Bool {
    let nouns = others.filter { $0.wordClass == .noun }
    guard nouns.count == 1, let thing = nouns.first else { return false }
    return others.allSatisfy { $0.isDeterminerLike || $0.wordClass == .adjective || $0 == thing }
      && (isHandedOver(thing) || thing.kind == .money
        || verb == "dar" && EverydayWords.hugs.contains(thing.lemma))
  }

  /// Says a favour to the other where nobody was named, and the thing with its article: both know which is lent.
  func askFavour(_ clause: inout Clause, _ verb: String) {
    if clause.isQuestion, clause.subject.isEmpty, !clause.options.contains(.request) {
      clause.verb?.lexeme.person = .second
      clause.verb?.lexeme.number = .singular
    }
    guard verb == "prestar" || verb == "dejar" || verb == "poder",
      let thing = clause.complements.indices.last, thing > 0,
      clause.complements[thing].lexeme.wordClass == .noun,
      clause.complements[thing].lexeme.kind != .money,
      clause.complements[thing].government == nil,
      clause.complements[thing - 1].lexeme.wordClass == .pronoun,
      verb != "poder" || SpanishRoleWords.lending.contains(clause.complements[0].lexeme.lemma)
    else { return }
    clause.complements[thing].government = Government(preposition: nil, article: .definite)
    // Dejar / goma / yo: left where it is, it would be a place.
    if verb == "dejar" { clause.complements.append(clause.complements.remove(at: thing - 1)) }
  }
}
