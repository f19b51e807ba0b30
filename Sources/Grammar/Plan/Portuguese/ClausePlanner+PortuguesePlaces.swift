import AACCore

/// Where things are, are put and are seen in Portuguese: *leite / estar / geladeira, pôr / livro / mochila, ver / jogo / TV,
/// o que / você / fazer / escola* (Cunha & Cintra, chapter 15, *Em*).
extension ClausePlanner {
  /// Puts the preposition and the article before the place that was chosen without them.
  func placePortuguese(_ clause: inout Clause) {
    beInPart(&clause)
    guard let verb = clause.verb, clause.complements.count < 7,
      let index = placeBeforeManner(clause, verb.lexeme.lemma)
        ?? clause.complements.lastIndex(where: {
          $0.lexeme.wordClass != .adjective || $0.lexeme.kind.isSmall
        }), case let last = clause.complements[index],
      last.lexeme.wordClass == .noun || last.lexeme.wordClass == .properNoun,
      last.government?.preposition == nil || isScreen(last.lexeme) && index > 0,
      !last.lexeme.isBeing || PortugueseRowWords.platforms[last.lexeme.lemma] != nil,
      !last.lexeme.kind.isTemporal
    else { return }
    var start = index
    while start > 0, clause.complements[start - 1].lexeme.kind == .possessive { start -= 1 }
    let before = start > 0 ? clause.complements[start - 1].lexeme : nil
    if before?.lemma == "em", let gender = PortugueseRowWords.platforms[last.lexeme.lemma],
      let article = lexicon.known("o")
    {
      clause.complements[index].lexeme.gender = gender
      clause.complements[index].lexeme.wordClass = .noun
      clause.complements[index].lexeme.kind = .media
      clause.complements[index].lexeme.animacy = .inanimate
      return clause.complements.insert(Constituent(article), at: index)
    }
    if let before,
      before.wordClass == .adposition || before.wordClass == .determiner || before.isConnective
        || before.wordClass == .conjunction || before.wordClass == .adjective
        || before.wordClass == .numeral || before.kind == .quantity || before.kind == .degree
        // Dentro / caixa: the place is said already.
        || SuppliedWords.places.contains(before.lemma)
    {
      return
    }
    let doing =
      clause.complements[..<start].last { $0.lexeme.wordClass == .verb }?.lexeme.lemma
      ?? verb.lexeme.lemma
    let hasThing =
      before.map {
        ($0.wordClass == .noun || $0.wordClass == .properNoun && $0.kind == .media)
          && !$0.kind.isTemporal
      } ?? false
    guard isPlace(last.lexeme, of: doing, hasThing: hasThing, clause) else { return }
    if let gender = PortugueseRowWords.platforms[last.lexeme.lemma] {
      clause.complements[index].lexeme.gender = gender
      clause.complements[index].lexeme.kind = .media
      clause.complements[index].lexeme.animacy = .inanimate
      clause.complements[index].lexeme.wordClass = .noun
    }
    clause.complements[index].government = nil
    if start == index, let article = lexicon.known("o") {
      clause.complements.insert(Constituent(article), at: index)
    }
    if let link = lexicon.known("em") { clause.complements.insert(Constituent(link), at: start) }
  }

  /// *Chave / estar / bolso / calça, chave / estar / bolso / de / jaqueta*: in what part of what a thing is.
  private func beInPart(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "estar", clause.complements.count > 1,
      clause.subject.last?.lexeme.isHuman == false, isBare(0, clause),
      isThere(clause.complements[0].lexeme),
      clause.complements[1].lexeme.lemma == "de" || isBare(1, clause),
      !(clause.subject + clause.complements).contains(where: { $0.lexeme.kind == .question })
    else { return }
    put(["em", "o"], at: 0, &clause)
  }

  /// *Pôr / livros / mochila / com / cuidado, pôr / livro / mochila / amanhã*: where a thing is put, before how and when.
  private func placeBeforeManner(_ clause: Clause, _ verb: String) -> Int? {
    guard clause.complements.count > 2,
      ["pôr", "colocar", "botar", "meter", "guardar"].contains(verb)
    else { return nil }
    var index = clause.complements.count - 1
    let last = clause.complements[index].lexeme
    if last.kind.isTemporal || last.wordClass == .adverb {
      index -= 1
    } else if clause.complements[index - 1].lexeme.lemma == "com" {
      index -= 2
    }
    guard index > 0, index < clause.complements.count - 1,
      PortugueseRowWords.carriers.contains(clause.complements[index].lexeme.lemma)
    else { return nil }
    return index
  }

  private func isScreen(_ noun: Lexeme) -> Bool {
    PortugueseRowWords.screens.contains(noun.lemma)
      || PortugueseRowWords.platforms[noun.lemma] != nil
  }

  private func isPlace(
    _ noun: Lexeme, of verb: String, hasThing: Bool, _ clause: Clause
  ) -> Bool {
    let isCarrier = PortugueseRowWords.carriers.contains(noun.lemma)
    let isScreen = self.isScreen(noun)
    switch verb {
    case "estar":
      return !clause.subject.isEmpty && !hasThing && isThere(noun)
        && !(clause.subject + clause.complements)
          .contains(where: { $0.lexeme.kind == .question })
    case "pôr", "colocar", "botar", "meter", "guardar": return hasThing && isCarrier
    case "ter", "haver":
      return hasThing && clause.subject.isEmpty
        && (isCarrier || ["céu", "árvore", "jardim"].contains(noun.lemma))
    case "ver", "assistir", "ouvir", "escutar", "mandar", "enviar", "comprar", "baixar",
      "instalar", "descarregar", "gravar":
      if hasThing, isScreen || ["janela", "varanda", "portão", "muro"].contains(noun.lemma) {
        return true
      }
    case "jogar" where noun.lemma == "videogame": return hasThing
    case "jogar", "pesquisar", "postar", "publicar", "conversar", "brincar", "bloquear", "seguir":
      if isScreen, hasThing || verb != "bloquear" { return true }
    default: break
    }
    return isAskedThere(noun, verb, clause)
  }

  /// Whether *estar* says that something is in it: whatever is no state.
  private func isThere(_ noun: Lexeme) -> Bool {
    switch noun.kind {
    case .thing, .device, .book, .nature, .plant, .clothing, .body, .toy, .dish, .food, .drink,
      .media,
      .material, .instrument:
      return noun.wordClass == .noun && !noun.isInferred && !PartedWords.needs.contains(noun.lemma)
        && !SuppliedWords.weather.contains(noun.lemma) && !PartedWords.noises.contains(noun.lemma)
        && !frames.contains(stateOf: noun.lemma)
    default: return false
    }
  }

  /// *O que / você / fazer / escola*: what somebody does there.
  private func isAskedThere(_ noun: Lexeme, _ verb: String, _ clause: Clause) -> Bool {
    guard KindSet.places.contains(noun.kind), !clause.subject.isEmpty,
      clause.subject.allSatisfy({ $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun }),
      clause.complements.contains(where: {
        ["o que", "que", "quem"].contains($0.lexeme.lemma) && $0.lexeme.kind == .question
          && (verb != "fazer" || $0.lexeme.lemma != "quem")
      })
    else { return false }
    return ["fazer", "ver", "comprar", "aprender", "ganhar", "encontrar", "perder", "ouvir"]
      .contains(verb)
  }
}

extension FrameTable {
  /// Whether *estar* and a noun are a phrase of their own: *estar vontade*.
  fileprivate func contains(stateOf noun: String) -> Bool { listed("estar \(noun)") != nil }
}

extension PortugueseRowWords {
  /// What small things are put into and are in.
  static let carriers: WordSet = [
    "bolsa", "mochila", "carteira", "caixa", "bolso", "sacola", "saco", "cesta", "cesto", "balde",
    "lata", "pote", "envelope", "copo", "prato", "panela", "xícara", "chávena", "tigela", "garrafa",
    "geladeira", "frigorífico", "freezer", "congelador", "forno", "micro-ondas", "lancheira",
    "estojo", "mala", "gaveta", "armário", "mesa", "lixo", "lixeira", "sopa", "café", "cofre",
    "cofrinho", "boca", "cabeça", "mão", "bolsinho", "berço", "gaiola", "porta", "parede", "chão",
  ]
  /// What one sees, plays and looks things up on.
  static let screens: WordSet = [
    "TV", "tv", "televisão", "tablet", "celular", "telemóvel", "computador", "internet",
    "videogame",
    "rádio", "cinema", "notebook",
  ]
  /// Names of what is on these.
  static let platforms: [String: Gender] = [
    "YouTube": .masculine, "Youtube": .masculine, "Netflix": .feminine, "WhatsApp": .masculine,
    "Instagram": .masculine, "Spotify": .masculine, "Facebook": .masculine, "TikTok": .masculine,
    "Google": .masculine, "Globo": .feminine,
  ]
}
