import AACCore

/// What is one verb though it was chosen in pieces, and what was chosen as one verb and is none: *bater / papo, estar / de /
/// olho, pôr / mesa; estar cansado / esperar* (Bechara, *Locuções verbais*; Mateus et al., *Gramática da língua portuguesa*,
/// chapter 8, *Verbos leves*).
extension ClausePlanner {
  /// *Ter a ver*, denied, and *relógio / bater / meia-noite*: what such verbs are with (Bechara, *Regência*).
  func settleSetVerb(_ clause: inout Clause, _ verb: String) {
    if verb == "ter a ver", clause.isNegative, let first = clause.complements.first,
      first.lexeme.wordClass != .adposition
    {
      // Isso não tem a ver comigo.
      insert(["com"], at: 0, in: &clause)
    }
    if ["relógio", "sino"].contains(clause.subject.last?.lexeme.lemma), verb == "bater",
      let hour = clause.complements.last, hour.lexeme.kind.isTemporal,
      hour.lexeme.wordClass == .noun
    {
      // O relógio bateu meia-noite, bateu dez horas.
      let last = clause.complements.count - 1
      clause.complements[last].lexeme.kind = .thing
      clause.complements[last].lexeme.article = .bare
      clause.complements[last].government = Government(preposition: nil, article: .bare)
    }
  }

  /// Puts the pieces of each phrase into one verb, where the table of verbs has it.
  func joinSetPhrases(_ clause: inout Clause) {
    splitUnknownVerb(&clause)
    if clause.verb?.lexeme.lemma.hasSpace == true {
      askBehindPreposition(&clause)
      feelMuchOf(&clause)
      waitThere(&clause)
    }
    if let verb = clause.verb?.lexeme.lemma, let plain = Self.plainVerbs[verb] {
      // Morar em / aqui: the verb says its preposition where one is said.
      clause.verb?.lexeme.lemma = plain
    } else if let verb = clause.verb?.lexeme.lemma, verb == "estar com" || verb == "ficar com",
      let felt = clause.complements.first?.lexeme, SetPhraseWords.felt.contains(felt.lemma),
      clause.complements.count > 1, clause.complements[1].lexeme.lemma != "de"
    {
      // Estar com / raiva / irmão.
      clause.verb?.lexeme.lemma = verb == "estar com" ? "estar" : "ficar"
    }
    if clause.verb?.lexeme.lemma.hasSpace == true { splitLightVerb(&clause) }
    turnToSide(&clause)
    guard let verb = clause.verb, !clause.complements.isEmpty else { return }
    var words = [verb] + clause.complements
    var joins = clause.joins
    var isJoined = false
    for index in words.indices.dropLast().reversed()
    where words[index].lexeme.wordClass == .verb
      && SetPhraseWords.heads.contains(words[index].lexeme.lemma)
    {
      guard let (phrase, length) = setPhrase(words, index, clause) else { continue }
      let tiles = words[index...(index + length)].compactMap(\.tile)
      if let first = tiles.first, tiles.count > 1 { joins[first] = tiles }
      words[index].lexeme.lemma = phrase
      words.removeSubrange((index + 1)...(index + length))
      isJoined = true
    }
    guard isJoined else { return }
    clause.joins = joins
    clause.verb = words[0]
    clause.complements = Array(words.dropFirst())
  }

  /// *Virar / a / direita, entrar / esquerda*: to which side (Bechara, *Crase*).
  private func turnToSide(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, SetPhraseWords.turning.contains(verb),
      let side = clause.complements.firstIndex(where: {
        ["direita", "esquerda", "direito", "esquerdo"].contains($0.lexeme.lemma)
      }), side < 2
    else { return }
    let isLinked = side == 1 && ["a", "à"].contains(clause.complements[0].lexeme.lemma)
    guard side == 0 || isLinked else { return }
    let said = clause.complements[side].lexeme.lemma.hasPrefix("direit") ? "direita" : "esquerda"
    guard let known = lexicon.known("à \(said)") else { return }
    let tile = clause.complements[isLinked ? 0 : side].tile
    if isLinked, let first = tile, let second = clause.complements[1].tile {
      clause.joins[first] = [first, second]
    }
    clause.complements.replaceSubrange(0...side, with: [Constituent(known, tile: tile)])
  }

  /// *Estar cansado, estar com vontade* as a verb: the verb that is known, and the rest behind it.
  private func splitUnknownVerb(_ clause: inout Clause) {
    guard let verb = clause.verb, verb.lexeme.lemma.hasSpace,
      frames.listed(verb.lexeme.lemma) == nil, frames[verb.lexeme.lemma].isDefault
    else { return }
    let parts = verb.lexeme.lemma.split(separator: " ").map(String.init)
    guard
      let cut = parts.indices.dropFirst().first(where: {
        frames.listed(parts[..<$0].joined(separator: " ")) != nil
      })
    else { return }
    clause.verb?.lexeme.lemma = parts[..<cut].joined(separator: " ")
    clause.verb?.lexeme.isInferred = false
    let rest = parts[cut...].map { Constituent(lexicon.lexeme(for: $0), tile: verb.tile) }
    clause.complements = rest + clause.complements
  }

  /// Verbs that are chosen with the preposition that they take.
  static let plainVerbs = [
    "morar em": "morar", "pensar em": "pensar", "assistir a": "assistir", "falar com": "falar",
    "brigar com": "brigar", "sair de": "sair", "conversar com": "conversar", "bater em": "bater",
    "viver em": "viver", "perder paciência": "perder a paciência",
    "perder cabeça": "perder a cabeça",
  ]

  /// *Ficar raiva, dar injeção, fazer gol, achar legal* as a verb: what is said between the two or around them is found where they
  /// are two: *ficar com raiva, dar uma injeção, achar a escola legal*.
  private func splitLightVerb(_ clause: inout Clause) {
    guard let verb = clause.verb, let space = verb.lexeme.lemma.firstIndex(of: " ") else { return }
    let head = String(verb.lexeme.lemma[..<space])
    var rest = String(verb.lexeme.lemma[space...].dropFirst())
    guard let nouns = SetPhraseWords.light[head], nouns.contains(rest) else { return }
    if rest == "orgulho" { rest = "orgulhoso" }
    let word = Constituent(lexicon.lexeme(for: rest), tile: verb.tile)
    if head == "achar" {
      guard
        let thing = clause.complements.firstIndex(where: {
          $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun
        }), thing < 2, thing == 0 || clause.complements[0].lexeme.isDeterminerLike
      else { return }
      clause.complements.insert(word, at: thing + 1)
      if thing == 0, clause.complements[0].lexeme.wordClass == .noun,
        clause.complements[0].government == nil
      {
        if [.subject, .languageName].contains(clause.complements[0].lexeme.kind) {
          // Acho matemática fácil.
          clause.complements[0].lexeme.article = .bare
          clause.verb?.lexeme.lemma = head
          return
        }
        insert(["o"], at: 0, in: &clause)
      }
    } else {
      clause.complements.insert(word, at: 0)
    }
    clause.verb?.lexeme.lemma = head
  }

  /// The phrase that a verb begins, with the number of words behind it that belong to it.
  private func setPhrase(
    _ words: [Constituent], _ index: Int, _ clause: Clause
  ) -> (phrase: String, length: Int)? {
    let verb = words[index].lexeme.lemma
    var length = min(3, words.count - index - 1)
    while length > 0 {
      defer { length -= 1 }
      let pieces = words[(index + 1)...(index + length)]
      guard pieces.first?.lexeme.lemma != "com", let last = pieces.last?.lexeme,
        last.wordClass != .adposition,
        last.wordClass != .determiner, last.wordClass != .properNoun,
        pieces.allSatisfy({
          ($0.government?.preposition == nil || length > 1) && $0.lexeme.kind != .possessive
        })
      else { continue }
      let next = index + length + 1 < words.count ? words[index + length + 1].lexeme : nil
      if last.wordClass == .noun, next?.wordClass == .adjective, next?.kind.isSmall == false {
        // Dar um passeio longo.
        continue
      }
      guard let phrase = phrase(verb, pieces.map(\.lexeme.lemma)) else { continue }
      if SetPhraseWords.benefits.contains(phrase),
        clause.subject.isEmpty || clause.subject.contains(where: { $0.lexeme.isHuman })
      {
        // Ele faz bem o trabalho.
        continue
      }
      return (phrase, length)
    }
    return nil
  }

  /// The phrase of the table that a verb makes with the words behind it, whatever article they have.
  private func phrase(_ verb: String, _ pieces: [String]) -> String? {
    if pieces.count == 1 {
      guard let whole = SetPhraseWords.whole["\(verb) \(pieces[0])"] else { return nil }
      return frames.listed(whole) == nil ? nil : whole
    }
    if verb == "bater", ["a", "à"].contains(pieces[0]), pieces.count == 2, pieces[1] == "porta" {
      return "bater à porta"
    }
    if verb == "jogar", ["a", "à"].contains(pieces[0]), pieces.count == 2, pieces[1] == "bola" {
      return "jogar à bola"
    }
    var candidates = [verb]
    for piece in pieces {
      let forms = SetPhraseWords.forms[piece] ?? [piece]
      candidates = candidates.flatMap { head in
        forms.map { $0.isEmpty ? head : "\(head) \($0)" }
      }
    }
    return candidates.first {
      frames.listed($0) != nil && !SetPhraseWords.loose.contains($0)
    }
  }
}

/// Verbs and nouns of set phrases.
private enum SetPhraseWords {
  /// Verbs that begin one.
  static let heads: WordSet = [
    "abrir", "andar", "apertar", "arrumar", "bater", "brincar", "cair", "chamar", "chegar",
    "dar", "dar-se", "deitar", "deixar", "dizer", "empinar", "encher", "entrar", "estar", "falar",
    "fazer", "ficar", "ir", "ir-se", "jogar", "lançar", "levar", "mandar", "manter", "matar",
    "meter",
    "mudar", "ouvir", "passar", "pedir", "pegar", "perder", "pôr", "prestar", "puxar", "sair",
    "sair-se", "sentir", "soar", "soltar", "ter", "tirar", "tomar", "ver", "virar", "bocejar",
  ]
  /// What is done to a side.
  static let turning: WordSet = ["virar", "dobrar", "entrar", "seguir", "cortar", "virar-se"]
  /// A preposition alone and melted with an article, and articles, which a phrase may have or not.
  static let forms: [String: [String]] = [
    "em": ["em", "no", "na"], "de": ["de", "do", "da"], "a": ["a", "à", "às", "ao"],
    "à": ["à", "às", "a"], "o": ["o", "a", "os", "as"], "um": ["um", "uma"],
    "no": ["no", "na", "em"], "na": ["na", "no", "em"], "por": ["por", "pelo", "pela"],
  ]
  /// What is said otherwise where its words mean themselves.
  static let loose: WordSet = [
    "tirar a roupa", "dar a mão", "fazer o dever", "passar a roupa", "ir de novo", "dar o nome",
    "ter em casa", "fazer a cama",
  ]
  /// What is done to somebody by a thing, and not how it is done.
  static let benefits: WordSet = ["fazer bem", "fazer mal"]
  /// Verbs that are chosen in one with what they do: *ficar raiva, dar injeção, achar legal*.
  static let light: [String: WordSet] = [
    "ficar": felt, "estar": felt,
    "dar": [
      "injeção", "pontapé", "cotovelada", "murro", "soco", "chute", "tapa", "empurrão", "mordida",
      "rasteira", "palmada", "beliscão", "arranhão", "bronca", "grito", "susto", "carona",
      "cambalhota", "pulo", "salto", "espirro", "tropeção", "cheiro", "nota", "presente", "festa",
    ],
    "fazer": [
      "gol", "golo", "pergunta", "curativo", "trança", "piquenique",
      "desenho", "viagem", "passeio", "pedido", "promessa", "corte", "bagunça", "castelo",
      "operação", "cirurgia", "foto", "vídeo", "surpresa", "boneco",
    ],
    "marcar": ["encontro", "gol", "golo", "reunião", "viagem"],
    "perder": ["paciência", "cabeça", "medo", "vergonha", "esperança"],
    "pôr": ["culpa"], "botar": ["culpa"], "jogar": ["culpa"], "colocar": ["culpa"],
    "passar": ["creme", "protetor", "pomada", "loção", "hidratante", "óleo"],
    "ter": ["sorte", "dores", "azar"],
    "achar": [
      "engraçado", "estranho", "fácil", "difícil", "legal", "ruim", "bom", "chato", "bonito",
      "feio", "divertido", "perigoso", "triste", "gostoso", "interessante", "lindo", "caro",
      "barato", "normal", "cansativo", "fixe", "giro", "nojento", "assustador", "delicioso",
    ],
  ]
  static let felt: WordSet = [
    "raiva", "ciúme", "ciúmes", "pena", "inveja", "preguiça", "vontade", "medo", "vergonha", "nojo",
    "saudade", "saudades", "fome", "sede", "sono", "frio", "calor", "orgulho", "pressa", "dó",
    "dor", "febre", "receio", "ódio", "curiosidade",
  ]
  /// Phrases of a verb and one word, which has no article or always the same.
  static let whole: [String: String] = {
    var whole: [String: String] = [:]
    for phrase in phrases {
      let parts = phrase.split(separator: " ")
      guard let verb = parts.first, let noun = parts.last else { continue }
      whole["\(verb) \(noun)"] = phrase
    }
    return whole
  }()

  private static let phrases = [
    "prestar atenção", "bater papo", "bater boca", "bater bola", "bater palmas", "bater foto",
    "dar conta", "dar-se conta", "dar corda", "dar brilho", "dar risada", "dar gargalhada",
    "dar dó", "dar gosto", "dar medo", "dar saudade", "dar saudades", "dar vontade",
    "dar uma volta",
    "dar um passeio", "dar uma olhada", "dar palpite", "fazer questão", "fazer parte",
    "fazer sentido", "fazer força", "fazer cócegas", "fazer troça", "fazer bullying",
    "fazer batota", "fazer as pazes", "fazer as malas", "fazer pirraça", "fazer bem", "fazer mal",
    "fazer careta", "tirar sarro", "tirar uma soneca", "chamar nomes", "pegar carona",
    "pegar resfriado", "soltar pipa", "empinar pipa", "lançar papagaio", "arrumar confusão",
    "puxar conversa", "passar trote", "passar mal", "manter contato", "tomar posse",
    "tomar nota", "tomar cuidado", "pôr a mesa", "arrumar a mala", "perder a hora", "perder o sono",
    "perder a vez", "apertar o cinto", "encher a barriga", "virar as costas", "ver as horas",
    "ir embora", "dizer mal", "soar bem", "cair bem", "dar-se bem", "dar-se mal", "sair-se bem",
    "ir bem",
    "ir mal", "jogar fora", "deitar fora", "mandar embora", "ouvir falar", "deixar cair",
    "dar nojo", "dar sono", "dar fome", "dar sede", "dar raiva", "dar preguiça", "dar vergonha",
    "dar alergia", "dar coceira", "dar comichão", "dar azia", "dar enjoo", "dar tontura",
    "dar agonia", "dar aflição", "meter nojo", "meter medo", "meter impressão", "meter pena",
    "fazer impressão", "fazer confusão", "fazer falta",
    "ir-se embora", "falar sério", "matar a saudade", "matar as saudades", "sentir falta",
  ]
}
