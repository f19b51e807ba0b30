import AACCore

/// What is shown, and where things are and are counted, in Portuguese rows: *passar / filme / TV, beber / água / copo,
/// quantos / aluno / ter / turma* (Cunha & Cintra, chapter 15; Bechara, *Verbos intransitivos*).
extension TileReader {
  // MARK: - What is shown and where

  /// *Passar / filme / TV, onde / passar / jogo, tirar / foto, fazer / aniversário, passar / prova* (Bechara,
  /// *Verbos intransitivos*).
  func show(_ words: inout [Constituent]) {
    guard
      let verb = words.firstIndex(where: {
        $0.lexeme.wordClass == .verb
          && ["tirar", "bater", "fazer", "passar"].contains($0.lexeme.lemma)
      })
    else { return }
    switch words[verb].lexeme.lemma {
    case "tirar", "bater":
      guard
        let photo = words.firstIndex(where: { ["foto", "fotografia"].contains($0.lexeme.lemma) }),
        photo == verb + 1, words[photo].government == nil
      else { return }
      words.insert(known("um"), at: photo)
    case "fazer":
      if let birthday = words.firstIndex(where: { $0.lexeme.lemma == "aniversário" }),
        birthday == verb + 1
      {
        words[birthday].lexeme.article = .bare
      }
    case "passar":
      if verb + 1 < words.count, PortugueseRowWords.exams.contains(words[verb + 1].lexeme.lemma) {
        return words.insert(known("em"), at: verb + 1)
      }
      guard !hasPerson(words), words[verb].lexeme.isInfinitive,
        let film = words.firstIndex(where: { PortugueseRowWords.shows.contains($0.lexeme.lemma) })
      else { return }
      words[verb].lexeme.person = .third
      words[verb].lexeme.number = .singular
      if let screen = words.indices.dropFirst().first(where: {
        ["TV", "tv", "televisão", "canal", "cinema", "tablet"].contains(words[$0].lexeme.lemma)
      }), screen > film, words[screen - 1].lexeme.wordClass != .adposition,
        !words[screen - 1].lexeme.isDeterminerLike
      {
        words.insert(contentsOf: [known("em"), article], at: screen)
      }
      if words[0].lexeme.lemma == "qual", words[1].lexeme.lemma == "canal" {
        words.insert(known("em"), at: 0)
      }
    default: return
    }
  }

  /// *Arroz / estar / prato, peixe / viver / água, beber / água / copo, falar / tablet, o que / ter / almoço*.
  func placeThings(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }) else { return }
    let lemma = words[verb].lexeme.lemma
    func isBare(_ index: Int) -> Bool {
      words[index].government == nil && words[index].lexeme.wordClass == .noun
        && (index == 0
          || words[index - 1].lexeme.wordClass != .adposition
            && !words[index - 1].lexeme.isDeterminerLike
            && words[index - 1].lexeme.wordClass != .conjunction)
    }
    func put(_ preposition: String, _ index: Int) {
      words.insert(contentsOf: [known(preposition), article], at: index)
    }
    guard
      let last = words.indices.last(where: {
        words[$0].lexeme.namesThing || HolderWords.groups.contains(words[$0].lexeme.lemma)
      }), last > verb
    else {
      return
    }
    if lemma == "ter" || lemma == "haver", verb == 2 { return countThere(&words, verb, last) }
    guard isBare(last) else { return }
    let noun = words[last].lexeme
    switch lemma {
    case "estar" where MeaningWords.containers.contains(noun.lemma) && last == verb + 1:
      if words[..<verb].contains(where: { $0.lexeme.namesThing }) { put("em", last) }
    case "viver", "nadar", "morar":
      if ["água", "terra", "floresta"].contains(noun.lemma) { put("em", last) }
    case "beber", "tomar":
      if PortugueseRowWords.cups.contains(noun.lemma), last > verb + 1,
        words[(verb + 1)..<last].contains(where: { KindSet.edible.contains($0.lexeme.kind) })
      {
        put("em", last)
      }
    case "jogar":
      // What is played itself: jogar / videogame.
      if noun.lemma == "videogame", last == verb + 1 { return }
      if BesideWords.devices.contains(noun.lemma) || noun.kind == .device { put("em", last) }
    case "ver":
      if ["céu", "mar", "espelho"].contains(noun.lemma), last > verb + 1 { put("em", last) }
    case "falar", "conversar", "comunicar", "comunicar-se":
      if PortugueseRowWords.phones.contains(noun.lemma) {
        put(variety == .portuguesePortugal && noun.lemma == "telefone" ? "a" : "em", last)
      } else if BesideWords.devices.contains(noun.lemma), noun.kind == .device {
        put("com", last)
      }
    case "estar" where words[0].lexeme.lemma == "quem" && verb == 1 && last == 2:
      put("em", last)
    case "ter" where words[0].lexeme.lemma == "o que" && !hasPerson(words) && verb == 1:
      if last == verb + 1 { askWhatIsThere(&words, verb) }
    default: break
    }
  }

  /// *O que / ter / almoço, o que / ter / geladeira*: what there is for it or in it.
  private func askWhatIsThere(_ words: inout [Constituent], _ verb: Int) {
    let noun = words[verb + 1].lexeme
    if isMeal(noun) {
      words[verb] = words[verb].said(by: .third)
      words.insert(contentsOf: [known("para"), article], at: verb + 1)
    } else if KindSet.places.contains(noun.kind) || noun.kind == .furniture
      || MeaningWords.containers.contains(noun.lemma)
      || BesideWords.containers.contains(noun.lemma)
    {
      words.insert(contentsOf: [known("em"), article], at: verb + 1)
    }
  }

  /// *Quantos / aluno / ter / turma*: how many there are in it.
  private func countThere(_ words: inout [Constituent], _ verb: Int, _ last: Int) {
    guard verb == 2, ["quantos", "quanto"].contains(words[0].lexeme.lemma), last > verb,
      words[1].lexeme.wordClass == .noun,
      !words[verb...].contains(where: {
        $0.lexeme.wordClass == .pronoun
          || $0.lexeme.isBeing && !HolderWords.groups.contains($0.lexeme.lemma)
      }), words[verb].lexeme.isInfinitive
    else { return }
    let place = words[last].lexeme
    guard
      KindSet.places.contains(place.kind) || HolderWords.groups.contains(place.lemma)
        || place.kind == .furniture || MeaningWords.containers.contains(place.lemma)
    else { return }
    words[verb].lexeme.lemma = variety == .portuguesePortugal ? "haver" : "ter"
    words[verb].lexeme.person = .third
    words[verb].lexeme.number = .singular
    if words[last - 1].lexeme.wordClass != .adposition,
      !words[last - 1].lexeme.isDeterminerLike
    {
      words.insert(contentsOf: [known("em"), article], at: last)
    }
  }
}

extension PortugueseRowWords {
  /// What one talks to others on.
  static let phones: WordSet = ["telefone", "celular", "telemóvel"]
}
