import AACCore

/// Spanish rows of what is one's own: *mejor / amiga / llamarse / Irene, hoy / ser / cumpleaños / mi / padre, dar / pena / yo / perro, pulpo / tener /
/// ocho / brazos* (NGLE §18.3, §35.4, §14.7).
extension TileReader {
  /// *Mejor / amiga / llamarse / Irene*: mine.
  func bestFriend(_ row: inout [Constituent]) {
    guard row[0].lexeme.lemma == "mejor",
      ["amigo", "amiga", "amigos", "amigas"].contains(row[1].lexeme.lemma),
      row[2].lexeme.wordClass == .verb
    else { return }
    row = small("mi") + row
  }

  /// *Hoy / ser / cumpleaños / mi / padre*.
  func birthdayOfMine(_ row: inout [Constituent]) {
    guard let day = row.firstIndex(where: { $0.lexeme.lemma == "cumpleaños" }), day > 0,
      row[day - 1].lexeme.lemma == "ser", row.count == day + 3,
      row[day + 1].lexeme.kind == .possessive, row[day + 2].lexeme.isHuman
    else { return }
    row.insert(contentsOf: small("de"), at: day + 1)
    row.insert(contentsOf: small("el"), at: day)
  }

  /// *Dar / pena / yo / perro / abandonado*: who stirs one stands first.
  func pityForOther(_ row: inout [Constituent]) {
    guard row.count > 3, row[0].lexeme.lemma == "dar", row[0].lexeme.isInfinitive,
      ["pena", "asco", "miedo", "risa", "rabia"].contains(row[1].lexeme.lemma),
      row[2].lexeme.lemma == "yo", row[3].lexeme.wordClass == .noun,
      row[4...].allSatisfy({ $0.lexeme.wordClass == .adjective })
    else { return }
    row = Array(row[3...]) + row[0...2]
  }

  /// *Pulpo / tener / ocho / brazos*: how many it has, and nothing in its arms.
  func manyLimbs(_ row: inout [Constituent]) {
    guard row.count == 4, row[1].lexeme.lemma == "tener", row[2].lexeme.wordClass == .numeral,
      ["brazos", "brazo"].contains(row[3].lexeme.lemma), row[3].government == nil
    else { return }
    row[3].government = Government(preposition: nil, article: .bare)
  }

  /// *Nadar / en / agua / helado, tener / dos / peces / naranja*: icy water and orange fish, and neither ice cream nor fruit.
  func icyAndOrange(_ row: inout [Constituent]) {
    for index in row.indices.dropFirst() where row[index].lexeme.wordClass == .noun {
      let before = row[index - 1].lexeme
      if before.lemma == "agua", ["helado", "helada"].contains(row[index].lexeme.lemma) {
        row[index].lexeme = Lexeme(lemma: "helado", wordClass: .adjective, kind: .quality)
      } else if row[index].lexeme.lemma == "naranja", before.wordClass == .noun,
        [.animal, .clothing, .toy, .vehicle].contains(before.kind), index > 1
      {
        row[index].lexeme = Lexeme(lemma: "naranja", wordClass: .adjective, kind: .color)
      }
    }
  }
}
