import AACCore

/// What stands before a noun that was chosen without its preposition, where the words around it say which (Bechara,
/// *Regência*; Cunha & Cintra, chapter 15).
extension ClausePlanner {
  /// Puts these prepositions in, and rereads words of two meanings.
  func completePortuguese(_ clause: inout Clause) {
    readAskedWhat(&clause)
    askOfNow(&clause)
    guard let verb = clause.verb, !clause.complements.isEmpty else { return }
    hurtByThat(&clause)
    readNationality(&clause)
    readUnknownQuality(&clause)
    beAlone(&clause)
    beGoodAt(&clause)
    askOfQuality(&clause)
    askOfOwnerOrMatter(&clause)
    dressUpAs(&clause, verb.lexeme.lemma)
    feelLikeDoing(&clause, verb.lexeme.lemma)
    takeAllOfIt(&clause)
    reasonOfAsking(&clause)
    ownPortugueseParts(&clause)
    switch verb.lexeme.lemma {
    case "falar", "conversar": talkAbout(&clause)
    case "trabalhar": workAs(&clause)
    case "vestir-se", "disfarçar-se": dressAs(&clause)
    case "tirar", "retirar": takeOut(&clause)
    case "brigar", "discutir", "lutar": quarrelOver(&clause)
    case "brincar": playAt(&clause)
    case "ir", "viajar", "vir", "voltar", "andar", "dirigir": goFromTo(&clause)
    case "contar", "ler", "ouvir", "escutar": tellOf(&clause)
    default: break
    }
  }

  func insert(_ words: [String], at place: Int, in clause: inout Clause) {
    let constituents = words.compactMap { lexicon.known($0).map { Constituent($0) } }
    clause.complements.insert(contentsOf: constituents, at: place)
  }

  /// Puts one word before that at a place, which is why it is there.
  func link(
    _ word: String, before place: Int, in clause: inout Clause, as kind: GrammarRule = .preposition
  ) {
    guard clause.complements.indices.contains(place) else { return }
    let next = clause.complements[place].lexeme.lemma
    insert([word], at: place, in: &clause)
    clause.reasons.append(Realization.RuleApplication(kind, next, word))
  }

  /// Whether a noun stands with nothing before it that says what it is to the verb.
  func isBare(_ place: Int, _ clause: Clause) -> Bool {
    guard clause.complements.indices.contains(place), case let word = clause.complements[place],
      word.lexeme.wordClass == .noun || word.lexeme.wordClass == .properNoun,
      word.government?.preposition == nil
    else { return false }
    guard place > 0 else { return true }
    let before = clause.complements[place - 1].lexeme
    return before.wordClass != .adposition && before.lemma != "como" && !before.isConnective
      && before.wordClass != .conjunction && !before.isDeterminerLike
      && before.kind != .quantity && before.wordClass != .numeral
  }

  /// Whether a noun stands with nothing chosen before it, whatever the verb puts there.
  func isFree(_ place: Int, _ clause: Clause) -> Bool {
    guard clause.complements.indices.contains(place) else { return false }
    var word = clause
    word.complements[place].government = nil
    return isBare(place, word)
  }

  /// *De quê, para quê*: in the sentence without the accent that it has at the end.
  private func readAskedWhat(_ clause: inout Clause) {
    guard clause.verb != nil else { return }
    for index in clause.complements.indices {
      guard let plain = ComplementWords.asked[clause.complements[index].lexeme.lemma],
        let known = lexicon.known(plain)
      else { continue }
      clause.complements[index].lexeme = known
    }
  }

  /// *Isso / doer / eu*: what hurts is that, and not a part of it.
  private func hurtByThat(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "doer" else { return }
    if clause.subject.count == 1, hurtsByItself(clause.subject[0].lexeme),
      let part = clause.complements.first?.lexeme, part.kind == .body, isBare(0, clause)
    {
      // A injeção dói no braço: where it hurts.
      return put(["em", "o"], at: 0, &clause)
    }
    let all = clause.subject + clause.complements
    guard all.count == 2,
      let that = all.first(where: { ["isso", "isto", "aquilo"].contains($0.lexeme.lemma) }),
      var whom = all.first(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
          && $0.lexeme.lemma != that.lexeme.lemma
      })
    else { return }
    if ["eu", "mim"].contains(whom.lexeme.lemma) { whom.lexeme = WordJoiner.pronoun("me") }
    clause.subject = [that]
    clause.complements = [whom]
  }

  /// *Filme / francês, menino / português*: behind a noun that is not taught the name of a language says where it is from.
  private func readNationality(_ clause: inout Clause) {
    guard !ComplementWords.languageVerbs.contains(clause.verb?.lexeme.lemma ?? "") else { return }
    for index in clause.complements.indices.dropFirst() {
      let word = clause.complements[index].lexeme
      let before = clause.complements[index - 1].lexeme
      guard word.kind == .languageName, word.wordClass == .noun, before.wordClass == .noun,
        !before.kind.isTemporal, before.kind != .languageName,
        !MeaningWords.lessons.contains(MeaningWords.base(of: before)),
        !ComplementWords.taughtBy.contains(MeaningWords.base(of: before))
      else { continue }
      clause.complements[index].lexeme = Lexeme(
        lemma: word.lemma, wordClass: .adjective, kind: .quality)
    }
  }

  /// *Órgão / vital*: a word that nobody knows with the ending of an adjective, right behind a noun (Cunha & Cintra,
  /// chapter 6, *Sufixos*).
  private func readUnknownQuality(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst() {
      let word = clause.complements[index].lexeme
      let before = clause.complements[index - 1].lexeme
      guard word.isInferred, word.wordClass == .noun, word.kind == .thing,
        before.wordClass == .noun, !before.isInferred,
        ComplementWords.adjectiveEndings.contains(where: word.lemma.hasSuffix)
      else { continue }
      var quality = Lexeme(lemma: word.lemma, wordClass: .adjective, kind: .quality)
      quality.isInferred = true
      clause.complements[index].lexeme = quality
    }
  }

  /// *Ela / estar / só*: behind a copula, with nothing behind it, it is no *only*.
  private func beAlone(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, let last = clause.complements.indices.last,
      clause.complements[last].lexeme.lemma == "só", frames[verb].pattern == .stateCopula,
      last == 0 || clause.complements[last - 1].lexeme.wordClass == .adverb
    else { return }
    clause.complements[last].lexeme = Lexeme(lemma: "só", wordClass: .adjective, kind: .state)
  }

  /// *Ele / ser / bom / matemática*: what somebody is good at (Bechara, *Regência nominal*).
  private func beGoodAt(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "ser", !clause.subject.isEmpty,
      clause.subject.contains(where: { $0.lexeme.isHuman })
    else { return }
    for index in clause.complements.indices.dropFirst()
    where isBare(index, clause)
      && ComplementWords.skilled.contains(clause.complements[index - 1].lexeme.lemma)
    {
      let noun = clause.complements[index].lexeme
      guard !noun.isBeing, !ComplementWords.said.contains(noun.lemma) else { continue }
      clause.complements[index].lexeme.article = .bare
      if ["boa", "boas"].contains(clause.complements[index - 1].lexeme.lemma) {
        clause.complements[index - 1].lexeme = Lexeme(
          lemma: "bom", wordClass: .adjective, kind: .quality)
      }
      insert(["em"], at: index, in: &clause)
      return
    }
  }

  /// *Orgulhoso / quem*: the preposition that the quality takes stands before what is asked.
  private func askOfQuality(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, frames[verb].isCopular,
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.kind == .question && ["quem", "que", "o que"].contains($0.lexeme.lemma)
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition,
      !clause.complements[place...].contains(where: { $0.lexeme.wordClass == .verb }),
      let word = clause.complements.lazy.compactMap({ governedBy($0.lexeme) }).first
    else { return }
    if clause.complements[place].lexeme.lemma == "o que", let what = lexicon.known("que") {
      clause.complements[place].lexeme = what
    }
    insert([word], at: place, in: &clause)
  }

  /// The preposition behind a quality or a feeling: *orgulhoso de, com medo de*.
  private func governedBy(_ word: Lexeme) -> String? {
    if word.wordClass == .adjective { return MeaningWords.governing[word.lemma] }
    guard word.lemma.hasPrefix("com ") else { return nil }
    return BesideWords.feelings.contains(String(word.lemma.dropFirst(4))) ? "de" : nil
  }

  /// *Falar / dinossauro / criança, falar / futebol / irmão*: of what, and with whom.
  private func talkAbout(_ clause: inout Clause) {
    if clause.complements.count == 2, ["mal", "bem"].contains(clause.complements[0].lexeme.lemma),
      !clause.isLaid,
      clause.complements[1].lexeme.isHuman
        || clause.complements[1].lexeme.wordClass == .pronoun
    {
      // Ele fala mal de mim.
      return insert(["de"], at: 1, in: &clause)
    }
    let words = clause.complements
    guard !words.contains(where: { ["de", "sobre", "com"].contains($0.lexeme.lemma) }) else {
      return
    }
    // Falar / que / querer / bolo: behind another verb is what that is done to.
    let end = words.firstIndex { $0.lexeme.wordClass == .verb } ?? words.count
    let bare = words.indices[..<end].filter {
      isBare($0, clause) && !words[$0].lexeme.kind.isTemporal
    }
    let people = bare.filter { words[$0].lexeme.isHuman }
    for place in bare.reversed() {
      let noun = words[place].lexeme
      // Falar / que / língua.
      if place > 0, words[place - 1].lexeme.kind == .question { continue }
      if ComplementWords.phones.contains(noun.lemma) {
        let link = noun.lemma.hasPrefix("telefone") ? "a" : "em"
        insert([link, "o"], at: place, in: &clause)
      } else if isSpokenThere(noun) {
        continue
      } else if noun.roleKind == .animal ? !people.isEmpty : isTopic(noun) {
        insert(["de"], at: place, in: &clause)
      }
    }
  }

  /// *Falar / televisão*: where the verb itself says that one speaks.
  private func isSpokenThere(_ noun: Lexeme) -> Bool {
    ["recreio", "intervalo", "almoço", "jantar", "lanche", "aula", "reunião"].contains(noun.lemma)
      || frames["falar"].slots.contains { $0.role.isPlace && $0.words.contains(noun.lemma) }
  }

  private func isTopic(_ noun: Lexeme) -> Bool {
    switch noun.kind {
    case .sport, .subject, .toy, .food, .dish, .drink, .plant, .clothing, .vehicle, .music, .body,
      .device, .weather, .media, .book, .money, .illness:
      return noun.wordClass == .noun && !ComplementWords.spoken.contains(noun.lemma)
    default: return false
    }
  }

  /// *Trabalhar / cozinheiro*: as what (Cunha & Cintra, chapter 15).
  private func workAs(_ clause: inout Clause) {
    guard let place = clause.complements.indices.first(where: { isBare($0, clause) }),
      case let noun = clause.complements[place].lexeme, noun.isHuman, noun.wordClass == .noun,
      noun.number != .plural, noun.kind == .person,
      !ComplementWords.companions.contains(noun.lemma), !ReadingWords.kin.contains(noun.lemma),
      !PortionWords.isKin(noun.lemma)
    else { return }
    let work = clause.complements.remove(at: place)
    clause.complements.insert(work, at: 0)
    clause.verb?.lexeme.lemma = "trabalhar como"
  }

  /// *Vestir-se / princesa*.
  private func dressAs(_ clause: inout Clause) {
    guard let place = clause.complements.indices.first(where: { isBare($0, clause) }),
      case let noun = clause.complements[place].lexeme, noun.isBeing, noun.wordClass == .noun,
      !ComplementWords.companions.contains(noun.lemma), !ReadingWords.kin.contains(noun.lemma)
    else { return }
    clause.complements[place].lexeme.article = .bare
    insert(["de"], at: place, in: &clause)
  }

  /// *Tirar / roupa / máquina*: out of what.
  private func takeOut(_ clause: inout Clause) {
    guard clause.complements.count > 1 else { return }
    for place in clause.complements.indices.dropFirst() where isBare(place, clause) {
      let thing = clause.complements[place - 1].lexeme, whole = clause.complements[place].lexeme
      guard thing.wordClass == .noun, !thing.isBeing, thing.kind != whole.kind,
        !ComplementWords.shots.contains(thing.lemma), whole.wordClass == .noun
      else { continue }
      let isOutOf =
        [.furniture, .vehicle, .device, .room].contains(whole.kind)
        || PortugueseRowWords.carriers.contains(whole.lemma)
      guard isOutOf else { continue }
      return insert(["de", "o"], at: place, in: &clause)
    }
  }

  /// *Contar / história / gato / nós*: of two beings behind a tale the first is in it.
  private func tellOf(_ clause: inout Clause) {
    for place in clause.complements.indices.dropFirst().dropLast()
    where PortugueseRowWords.tales.contains(clause.complements[place - 1].lexeme.lemma) {
      let hero = clause.complements[place].lexeme, next = clause.complements[place + 1].lexeme
      guard isBare(place, clause), hero.isBeing, next.isBeing || next.wordClass == .pronoun
      else { continue }
      return insert(["de", "o"], at: place, in: &clause)
    }
  }

  /// *Brigar / bola*: over what.
  private func quarrelOver(_ clause: inout Clause) {
    guard
      let place = clause.complements.indices.first(where: {
        isBare($0, clause) && clause.complements[$0].lexeme.wordClass == .noun
          && !clause.complements[$0].lexeme.isBeing
      }), case let noun = clause.complements[place].lexeme, !noun.isBeing,
      Self.quarrelled.contains(noun.kind),
      clause.verb?.lexeme.lemma != "lutar" || noun.kind != .sport,
      // Brigou comigo porque eu sujei a roupa.
      !clause.complements[..<place].contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    let hasCompany = clause.complements.contains { $0.lexeme.isHuman }
    if clause.verb?.lexeme.lemma == "discutir",
      noun.kind == .sport || noun.kind == .idea && !hasCompany
    {
      clause.complements[place].lexeme.article = noun.kind == .sport ? .bare : noun.article
      return insert(["sobre"], at: place, in: &clause)
    }
    if noun.kind == .idea || noun.kind == .activity || noun.kind == .music {
      return insert(["por causa de", "o"], at: place, in: &clause)
    }
    if noun.kind == .sport {
      // Discutir / pai / futebol: about it; brigar / amigo / futebol: because of it.
      return insert(["por causa de", "o"], at: place, in: &clause)
    }
    if noun.kind == .feeling || noun.kind == .emotion {
      clause.complements[place].lexeme.article = .bare
      return insert(["por"], at: place, in: &clause)
    }
    if noun.kind == .money, noun.lemma == "dinheiro" {
      clause.complements[place].lexeme.article = .bare
      return insert(["por"], at: place, in: &clause)
    }
    if noun.kind == .device || noun.kind == .media || noun.lemma == "nota" {
      return insert(["por causa de", "o"], at: place, in: &clause)
    }
    insert(["por", "o"], at: place, in: &clause)
  }

  /// Kinds of what one quarrels over.
  private static let quarrelled = KindSet(
    .toy, .food, .thing, .device, .dish, .media, .money, .book, .feeling, .emotion, .sport,
    .clothing, .idea, .activity, .music)

  /// *Brincar / boneca / irmã*: with somebody there, what is played is behind *de*.
  private func playAt(_ clause: inout Clause) {
    let bare = clause.complements.indices.filter { isBare($0, clause) }
    guard
      bare.contains(where: { clause.complements[$0].lexeme.isHuman })
        || clause.variety == .portugueseBrazil
          && clause.complements.contains(where: {
            $0.lexeme.isHuman && $0.lexeme.wordClass == .noun
          }),
      let place = bare.first(where: { [.toy, .game].contains(clause.complements[$0].lexeme.kind) }),
      clause.complements[place].lexeme.number != .plural
    else { return }
    clause.complements[place].lexeme.article = .bare
    insert(["de"], at: place, in: &clause)
  }

  /// *Viajar / Rio / Santos*: from one place to the other.
  private func goFromTo(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, let to = frames[verb].slot(.placeTo)?.preposition,
      let place = clause.complements.indices.dropLast().first(where: {
        isNamedPlace($0, clause) && isNamedPlace($0 + 1, clause)
      })
    else { return }
    insert([to], at: place + 1, in: &clause)
    insert(["de"], at: place, in: &clause)
  }

  private func isNamedPlace(_ index: Int, _ clause: Clause) -> Bool {
    let noun = clause.complements[index].lexeme
    return isBare(index, clause) && noun.wordClass == .properNoun && noun.kind == .place
  }
}
