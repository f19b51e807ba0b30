import AACCore

/// Small words that clauses of Spanish chosen by role lack between their complements, and words that were chosen behind their noun: *tú / ser / amigo, mi, mejor;
/// yo / reservar / hotel, tres, noches; chica / montar / bici, casco; jefa / pagar / sueldo, mes; nieta / ser / mejor, nadadora, club*.
///
/// Sources: NGLE §13.10 (*mejor*), §18.2 (possessives), §29.8 (*para*), §29.6 (*con*), §12.7 (*de*), §29.3 (*bajo, en*), §19.5 (*mucho*).
extension ClausePlanner {
  /// Puts these in.
  func putBetweenByRole(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme, clause.complements.count > 1, !clause.isLaid,
      clause.complements.allSatisfy({ $0.government == nil && $0.lexeme.wordClass != .adposition })
    else { return }
    putWhoseFirst(&clause)
    let words = clause.complements
    switch verb.lemma {
    case "montar", "ir", "correr":
      if let place = words.firstIndex(where: { BetweenByRoleWords.worn.contains($0.lexeme.lemma) }),
        place > 0, words[place - 1].lexeme.kind == .vehicle
      {
        put("con", &clause, at: place)
      }
    case "reservar", "alquilar":
      if let place = words.firstIndex(where: { BetweenByRoleWords.spans.contains($0.lexeme.lemma) }
      ),
        place > 1, words[place - 1].lexeme.wordClass == .numeral,
        words[place - 2].lexeme.wordClass == .noun
      {
        put("para", &clause, at: place - 1)
      }
    case "jugar", "pasear", "caminar", "bailar", "nadar":
      if words.count > 1, words.last?.lexeme.lemma == "lluvia" {
        clause.complements[words.count - 1].government = Government(
          preposition: "bajo", article: .definite)
      }
    default: putOfWhatByRole(&clause, verb.lemma)
    }
  }

  /// *Ganar / partido, penaltis; pagar / sueldo, mes; ser / mejor, nadadora, club; leer / libro, aburrido*: in what, of what and what is so.
  private func putOfWhatByRole(_ clause: inout Clause, _ verb: String) {
    let words = clause.complements
    switch verb {
    case "ganar", "perder", "empatar":
      if words.count == 2, ["partido", "final"].contains(words[0].lexeme.lemma),
        ["penaltis", "prórroga", "descuento"].contains(words[1].lexeme.lemma)
      {
        clause.complements[1].government = Government(preposition: "en", article: .definite)
      }
    case "pagar", "cobrar", "recibir", "gastar":
      if words.count == 2, BetweenByRoleWords.pay.contains(words[0].lexeme.lemma),
        ["mes", "semana", "año"].contains(words[1].lexeme.lemma)
      {
        clause.complements[1].government = Government(preposition: "de", article: .definite)
      }
    case "ser":
      if words.count == 3, ["mejor", "peor"].contains(words[0].lexeme.lemma),
        words[1].lexeme.isHuman, words[1].lexeme.wordClass == .noun,
        words[2].lexeme.wordClass == .noun, !words[2].lexeme.isHuman
      {
        clause.complements[2].government = Government(preposition: "de", article: .definite)
      }
    case "leer", "ver", "escuchar":
      tellOfWork(&clause)
    case "buscar", "encontrar", "necesitar":
      if words.count == 2, words[0].lexeme.lemma == "trabajo",
        words[1].lexeme.wordClass == .adjective
      {
        put("un", &clause, at: 0)
      }
    default: return
    }
  }

  private func put(_ word: String, _ clause: inout Clause, at place: Int) {
    guard let known = lexicon.known(word) else { return }
    clause.complements.insert(Constituent(known), at: place)
  }

  /// *Amigo, mi, mejor*: whose and which one stands before its noun.
  private func putWhoseFirst(_ clause: inout Clause) {
    let words = clause.complements
    guard let noun = words.firstIndex(where: { $0.lexeme.wordClass == .noun }),
      noun + 1 < words.count,
      case let behind = words[(noun + 1)...].prefix(while: {
        $0.lexeme.kind == .possessive && $0.lexeme.wordClass != .pronoun
          || ["mejor", "peor"].contains($0.lexeme.lemma)
      }), behind.contains(where: { $0.lexeme.kind == .possessive }), behind.count < 3,
      case let end = noun + 1 + behind.count,
      end == words.count || words[end].lexeme.wordClass != .noun
    else { return }
    let whose = behind.filter { $0.lexeme.kind == .possessive }
    let rank = behind.filter { $0.lexeme.kind != .possessive }
    guard whose.count == 1, !rank.isEmpty else { return }
    clause.complements = words[..<noun] + whose + rank + [words[noun]] + words[end...]
  }

  /// *Ella / leer / libro, aburrido*: what is read is so.
  private func tellOfWork(_ clause: inout Clause) {
    guard clause.complements.count == 2, let work = clause.complements.first?.lexeme,
      work.wordClass == .noun, [.book, .media, .story, .music].contains(work.kind),
      BetweenByRoleWords.told.contains(clause.complements[1].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .adjective
    else { return }
    clause.complements[1].lexeme.kind = .quality
  }
}

private enum BetweenByRoleWords {
  static let worn: WordSet = ["casco", "chaleco", "guantes", "rodilleras", "mochila"]
  static let spans: WordSet = [
    "noche", "noches", "día", "días", "semana", "semanas", "mes", "meses",
  ]
  static let pay: WordSet = ["sueldo", "alquiler", "factura", "paga", "cuota", "recibo", "nómina"]
  /// How what is told is.
  static let told: WordSet = ["aburrido", "divertido", "triste", "alegre", "emocionante", "nuevo"]
}
