import AACCore

/// Portuguese rows of a part of one's body that does something, of which thing it is, of what there is for a meal, and of what
/// somebody does it with: *minha perna está formigando, qual livro você está lendo?, o que há para o jantar?, ele brinca com o
/// caminhão* (Cunha & Cintra, chapter 7, *Sujeito* and *A ordem dos termos*; Bechara, *Ordem direta e inversa*).
extension TileReader {
  /// Lays the words as the other rules of rows expect them.
  func layOften(_ words: inout [Constituent]) {
    guard (3...6).contains(words.count) else { return }
    if words[0].lexeme.kind == .possessive { return partByItself(&words) }
    if words[0].lexeme.kind == .question { return askWhatThereIs(&words) }
    guard isBareNoun(words[0]), words[0].lexeme.namesThing else { return }
    askWhichLaidApart(&words)
    withLaidLast(&words)
  }

  /// *Meu / perna / formigar, meu / coração / bater / rápido*: the part does it, and nobody does it to the part.
  private func partByItself(_ words: inout [Constituent]) {
    guard words[1].lexeme.kind == .body, words[2].lexeme.isInfinitive,
      OftenRowWords.doesAlone(words[1].lexeme, words[2].lexeme.lemma),
      words[3...].allSatisfy({
        $0.lexeme.wordClass == .adverb || $0.lexeme.wordClass == .adjective
          || $0.lexeme.kind.isTemporal
      })
    else { return }
    words[1].lexeme.forms[Adverbial.doing] = ""
  }

  /// *O que / haver / jantar*: what there is for it.
  private func askWhatThereIs(_ words: inout [Constituent]) {
    guard words[0].lexeme.lemma == "o que", words[1].lexeme.lemma == "haver",
      words[2].lexeme.kind == .meal || words[2].lexeme.lemma == "jantar"
    else { return }
    if words[2].lexeme.wordClass == .verb {
      words[2].lexeme = Lexeme(lemma: "jantar", wordClass: .noun, kind: .meal)
      words[2].lexeme.gender = .masculine
    }
    words.insert(contentsOf: [known("para"), article], at: 2)
  }

  /// *Livro / você / ler / qual, camisa / qual / você / querer*: which one it is.
  private func askWhichLaidApart(_ words: inout [Constituent]) {
    guard let place = words.firstIndex(where: { $0.lexeme.lemma == "qual" }), place > 0,
      place == 1 || place + 1 == words.count,
      case let rest = words.indices.filter({ $0 > 0 && $0 != place }).map({ words[$0] }),
      let verb = rest.firstIndex(where: { $0.lexeme.isInfinitive }), verb + 1 == rest.count,
      rest[..<verb].allSatisfy({
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
          || $0.lexeme.isHuman && isBareNoun($0)
      }), !frame(of: rest[verb]).isCopular
    else { return }
    let governing = OftenRowWords.governing[rest[verb].lexeme.lemma].map { [known($0)] } ?? []
    words = governing + [words[place], words[0]] + rest
  }

  /// *Caminhão / brincar / ele / com*: who does it stands before the small word, and it is done with the thing.
  private func withLaidLast(_ words: inout [Constituent]) {
    guard words.count == 4, words[3].lexeme.lemma == "com", words[1].lexeme.isInfinitive,
      words[2].lexeme.wordClass == .pronoun && words[2].lexeme.kind == .person
        || words[2].lexeme.isHuman && isBareNoun(words[2])
    else { return }
    let thing = words[0].lexeme
    let used = frame(of: words[1]).slots.contains {
      $0.role == .instrument && $0.preposition == "com"
        && ($0.words.contains(thing.lemma) || $0.kinds.contains(thing.kind))
    }
    guard used else { return }
    words = [words[2], words[1], words[3], words[0]]
  }
}

/// Words of such rows.
private enum OftenRowWords {
  /// Whether the part does it of itself.
  static func doesAlone(_ part: Lexeme, _ deed: String) -> Bool {
    if GivenWords.doesByItself(part, deed) || bodily.contains(deed) { return true }
    return ofPart[part.lemma]?.contains(deed) == true
  }

  /// What each part does of itself.
  private static let ofPart: [String: WordSet] = [
    "coração": ["bater", "disparar", "acelerar", "parar", "apertar"],
    "cabeça": ["girar", "rodar", "estourar", "explodir"],
    "estômago": ["embrulhar", "revirar", "virar"], "barriga": ["embrulhar", "revirar", "virar"],
    "joelho": ["estalar", "travar"], "osso": ["estalar", "travar"],
    "dedo": ["estalar", "travar"], "coluna": ["estalar", "travar"],
  ]

  /// What parts of the body do and people hardly do to them.
  static let bodily: WordSet = [
    "lacrimejar", "zumbir", "suar", "transpirar", "adormecer", "inflamar", "infeccionar",
    "descascar", "desinchar", "cicatrizar", "doer", "cair", "crescer",
  ]
  /// The small words of what is asked about.
  static let governing: [String: String] = ["gostar": "de", "precisar": "de"]
}
