import AACCore

/// What is compared where nothing was chosen between the two: *gostar / mais / gato / cachorro, ser / tão / alto / pai, ter /
/// mais / livros / prima* (Cunha & Cintra, chapter 10, *Comparativo*; Bechara, *Orações comparativas*).
extension ClausePlanner {
  /// Puts in *do que, que, quanto*, right before the others look at the clause.
  func settleCompared(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, clause.complements.count > 1 else { return }
    likeRatherChosen(&clause)
    compareDeed(&clause, verb)
    compareDoers(&clause, verb)
    chooseWithin(&clause, verb)
    likeRather(&clause, verb)
    preferTwo(&clause, verb)
    compareQuality(&clause, verb)
    compareAmount(&clause, verb)
  }

  /// *Correr / menos / que / eu*: how much somebody does, beside another; nothing is asked.
  private func compareDeed(_ clause: inout Clause, _ verb: String) {
    guard !frames[verb].isCopular,
      let than = clause.complements.indices.dropFirst().dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "que"
          && clause.complements[$0].lexeme.wordClass != .conjunction
      }), ["mais", "menos"].contains(clause.complements[than - 1].lexeme.lemma),
      case let next = clause.complements[than + 1].lexeme,
      next.isNominal || next.isDeterminerLike
    else { return }
    clause.complements.remove(at: than)
    putThan(false, at: than, &clause)
    clause.complements[than - 1].lexeme = Lexeme(
      lemma: clause.complements[than - 1].lexeme.lemma, wordClass: .adverb, kind: .manner)
    clause.complements[than - 1].lexeme.forms[Adverbial.measuring] = ""
  }

  /// *Gostar / mais / gato / cachorro, gostar / mais / nadar / correr*: of two the one rather than the other.
  private func likeRather(_ clause: inout Clause, _ verb: String) {
    guard verb == "gostar", clause.complements.count == 3,
      ["mais", "menos"].contains(clause.complements[0].lexeme.lemma)
    else { return }
    let (first, second) = (clause.complements[1].lexeme, clause.complements[2].lexeme)
    let areVerbs = first.isInfinitive && second.isInfinitive
    guard areVerbs || isLikedThing(first) && isLikedThing(second) else { return }
    let isCertain = isLikedAsOne(first) && isLikedAsOne(second)
    clause.complements[0].lexeme = Lexeme(
      lemma: clause.complements[0].lexeme.lemma, wordClass: .adverb, kind: .manner)
    clause.complements[0].lexeme.forms[Adverbial.measuring] = ""
    let than = areVerbs ? "de \(second.lemma)" : ofThing(second, isCertain)
    clause.complements[2].lexeme = Lexeme(
      lemma: "do que \(than)", wordClass: .adverb, kind: .manner)
    clause.complements[2].government = nil
    guard first.wordClass != .pronoun else { return }
    if first.wordClass == .adjective || areVerbs {
      clause.complements[1] = WordSorter.noun(clause.complements[1])
    }
    clause.complements[1].government = nil
    clause.complements[1].lexeme.kind = first.kind.isTemporal || areVerbs ? .idea : first.kind
    if isCertain, first.article != .bare {
      insert(["o"], at: 1, in: &clause)
    } else {
      clause.complements[1].lexeme.article = .bare
      insert(["de"], at: 1, in: &clause)
    }
  }

  private func isLikedThing(_ word: Lexeme) -> Bool {
    word.wordClass == .noun || word.wordClass == .properNoun || word.kind == .color
      || word.wordClass == .pronoun && word.kind == .person
  }

  /// Whether there is but one of it that is meant: seasons, days, kin, places and names.
  private func isLikedAsOne(_ word: Lexeme) -> Bool {
    word.kind.isTemporal || word.isHuman || word.wordClass == .pronoun
      || KindSet.places.contains(word.kind)
  }

  /// *De cachorro, do verão, dela*.
  private func ofThing(_ word: Lexeme, _ isCertain: Bool) -> String {
    if word.wordClass == .pronoun {
      switch word.lemma {
      case "eu", "mim": return "de mim"
      case "tu", "ti": return "de ti"
      case "ele", "ela", "eles", "elas": return "d\(word.lemma)"
      default: return "de \(word.lemma)"
      }
    }
    let tables = LanguageTables.tables(language)
    guard isCertain, word.article != .bare else {
      guard word.roleKind == .animal, word.number != .plural, word.countability != .mass,
        let many = tables.morphology?.plural(of: word.lemma, wordClass: .noun).first
      else { return "de \(word.lemma)" }
      return "de \(many)"
    }
    let isFeminine = tables.gender(of: word) == .feminine
    let plural = word.number == .plural ? "s" : ""
    let own = OwnWords.kin.contains(word.lemma) ? (isFeminine ? " minha" : " meu") : ""
    return "d\(isFeminine ? "a" : "o")\(plural)\(own) \(word.lemma)"
  }

  /// *Preferir / suco / refrigerante, preferir / azul / verde*: the one to the other (Bechara, *Regência: preferir*).
  private func preferTwo(_ clause: inout Clause, _ verb: String) {
    guard verb == "preferir", clause.complements.count == 2 else { return }
    let (first, second) = (clause.complements[0].lexeme, clause.complements[1].lexeme)
    if first.kind == .color, second.kind == .color {
      clause.complements[0] = WordSorter.noun(clause.complements[0])
      clause.complements[1] = WordSorter.noun(clause.complements[1])
      put(["a", "o"], at: 1, &clause)
      put(["o"], at: 0, &clause)
    } else if first.kind == .drink && second.kind == .drink
      || first.wordClass == .properNoun && second.wordClass == .properNoun && first.isHuman
    {
      clause.complements[1].lexeme.article =
        first.wordClass == .properNoun ? second.article : .bare
      put(second.article == .definite ? ["a", "o"] : ["a"], at: 1, &clause)
    }
  }

  /// *Ser / tão / alto / pai, correr / tão / rápido / João*: as somebody else is or does it.
  private func compareQuality(_ clause: inout Clause, _ verb: String) {
    guard
      let degree = clause.complements.indices.dropLast(2).first(where: {
        ["mais", "menos", "tão"].contains(clause.complements[$0].lexeme.lemma)
      }), !clause.complements[..<degree].contains(where: { $0.lexeme.isNominal })
    else { return }
    let quality = clause.complements[degree + 1].lexeme
    let isEqual = clause.complements[degree].lexeme.lemma == "tão"
    let isSaid = frames[verb].isCopular
    guard
      isSaid
        ? quality.wordClass == .adjective
        : (quality.kind == .manner || quality.wordClass == .adjective
          || quality.wordClass == .adverb)
          && (isEqual || ComparedDeeds.alike.contains(verb)),
      !isEqual || degree + 2 < clause.complements.count
    else { return }
    if verb == "ser", !isEqual, degree + 3 == clause.complements.count,
      ComparedWords.groups.contains(clause.complements[degree + 2].lexeme.lemma),
      degree == 0 || !clause.complements[degree - 1].lexeme.isDeterminerLike
    {
      // Ser / mais / alto / turma: chosen among them all.
      put(["de", "o"], at: degree + 2, &clause)
      return insert(["o"], at: degree, in: &clause)
    }
    if isSaid, degree + 3 == clause.complements.count,
      clause.complements[degree + 2].lexeme.kind == .color,
      clause.subject.last?.lexeme.kind == .color
    {
      // O azul é mais bonito que o verde.
      clause.complements[degree + 2] = WordSorter.noun(clause.complements[degree + 2])
      put(["o"], at: degree + 2, &clause)
      return putThan(isEqual, at: degree + 2, &clause)
    }
    let rest = clause.complements[(degree + 2)...]
    guard isOther(rest, clause) || isSaid && isOtherThing(rest, isEqual, clause) else { return }
    putThan(isEqual, at: degree + 2, &clause)
  }

  /// *Casa / ser / tão / grande / escola, livro / ser / mais / caro / caneta*: of a thing that *ser* says nothing else about.
  private func isOtherThing(
    _ words: ArraySlice<Constituent>, _ isEqual: Bool, _ clause: Clause
  ) -> Bool {
    guard let last = words.last?.lexeme, words.dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      last.wordClass == .noun, let subject = clause.subject.last?.lexeme,
      subject.wordClass == .noun, !subject.isBeing,
      isEqual || !ComparedWords.groups.contains(last.lemma),
      !last.kind.isTemporal || subject.kind.isTemporal
    else { return false }
    return isEqual || KindSet.places.contains(last.kind) == KindSet.places.contains(subject.kind)
  }

  /// *Trabalhar / mais / chefe, dormir / menos / bebê*: how much somebody does, beside somebody else with whom it is not done.
  private func compareDoers(_ clause: inout Clause, _ verb: String) {
    guard ComparedDeeds.alike.contains(verb) || ComparedDeeds.alone.contains(verb),
      ["mais", "menos"].contains(clause.complements[0].lexeme.lemma), !clause.subject.isEmpty,
      case let rest = clause.complements.dropFirst(), let last = rest.last?.lexeme,
      rest.dropLast().allSatisfy(\.lexeme.isDeterminerLike), last.number != .plural,
      last.isBeing || last.wordClass == .pronoun && last.kind == .person
    else { return }
    putThan(false, at: 1, &clause)
    clause.complements[0].lexeme = Lexeme(
      lemma: clause.complements[0].lexeme.lemma, wordClass: .adverb, kind: .manner)
    clause.complements[0].lexeme.forms[Adverbial.measuring] = ""
  }

  /// *Ser / pior / filme / ano, ser / maior / cidade / país*: the one chosen among all that there are then and there.
  private func chooseWithin(_ clause: inout Clause, _ verb: String) {
    guard frames[verb].isCopular else { return }
    if clause.complements.count > 3 { chooseMost(&clause) }
    guard
      let rank = clause.complements.indices.dropLast(2).first(where: {
        ComparedDeeds.ranks.contains(clause.complements[$0].lexeme.lemma)
      }), rank + 3 == clause.complements.count,
      clause.complements[rank + 1].lexeme.wordClass == .noun,
      case let among = clause.complements[rank + 2].lexeme, among.wordClass == .noun,
      ComparedDeeds.wholes.contains(among.lemma)
    else { return }
    clause.complements[rank + 2].government = nil
    clause.complements[rank + 2].lexeme.kind = .idea
    put(["de", "o"], at: rank + 2, &clause)
  }

  /// *Ser / jogador / mais / rápido / time, rio / mais / comprido / Brasil*: the one that is most so (Cunha & Cintra, chapter 10,
  /// *Superlativo relativo*).
  private func chooseMost(_ clause: inout Clause) {
    let among = clause.complements.count - 1
    let noun = among - 3
    if ComparedDeeds.people.contains(clause.complements[among - 1].lexeme.lemma) {
      // Pessoa / mais / paciente / família: how somebody is, and nobody ill.
      clause.complements[among - 1].lexeme = Lexeme(
        lemma: clause.complements[among - 1].lexeme.lemma, wordClass: .adjective, kind: .quality)
    }
    guard ["mais", "menos"].contains(clause.complements[among - 2].lexeme.lemma),
      clause.complements[among - 1].lexeme.wordClass == .adjective,
      clause.complements[noun].lexeme.wordClass == .noun, isBare(noun, clause) || noun > 0,
      clause.complements[among].government?.preposition == nil,
      case let whole = clause.complements[among].lexeme,
      whole.wordClass == .noun || whole.wordClass == .properNoun,
      ComparedDeeds.wholes.contains(whole.lemma) || ComparedWords.groups.contains(whole.lemma)
        || KindSet.places.contains(whole.kind)
    else { return }
    let isNamed = whole.wordClass == .properNoun && whole.article != .definite
    if whole.wordClass == .noun { clause.complements[among].lexeme.kind = .idea }
    put(isNamed ? ["de"] : ["de", "o"], at: among, &clause)
    if isBare(noun, clause) { put(["o"], at: noun, &clause) }
  }

  /// *Ter / mais / livros / prima, comer / menos / doces / irmão*: than somebody else does.
  private func compareAmount(_ clause: inout Clause, _ verb: String) {
    guard ComparedDeeds.counted.contains(verb), clause.complements.count > 2,
      ["mais", "menos", "tanto"].contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .noun, !clause.complements[1].lexeme.isBeing,
      !["medo", "pena", "nojo", "saudade", "ciúme"].contains(clause.complements[1].lexeme.lemma),
      isOther(clause.complements[2...], clause)
    else { return }
    putThan(clause.complements[0].lexeme.lemma == "tanto", at: 2, &clause)
  }

  /// Whether the words are one being, with whose it is, and no group that somebody is chosen among.
  private func isOther(_ words: ArraySlice<Constituent>, _ clause: Clause) -> Bool {
    guard let last = words.last?.lexeme, words.dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      !ComparedWords.groups.contains(last.lemma)
    else { return false }
    if last.isBeing || last.wordClass == .pronoun && last.kind == .person { return true }
    guard last.wordClass == .noun, let subject = clause.subject.last?.lexeme else { return false }
    return subject.wordClass == .noun && !subject.isBeing && subject.kind == last.kind
      && frames[clause.verb?.lexeme.lemma ?? ""].isCopular
  }

  private func putThan(_ isEqual: Bool, at place: Int, _ clause: inout Clause) {
    let equal = clause.variety == .portuguesePortugal ? "como" : "quanto"
    let than = Lexeme(lemma: isEqual ? equal : "que", wordClass: .conjunction, kind: .connective)
    clause.complements[place].government = nil
    if clause.complements[place].lexeme.isHuman, clause.complements.count == place + 1,
      BesideWords.ownKin.contains(clause.complements[place].lexeme.lemma)
        || OwnWords.kin.contains(clause.complements[place].lexeme.lemma),
      let mine = lexicon.known("meu")
    {
      clause.complements.insert(Constituent(mine), at: place)
    }
    clause.complements.insert(Constituent(than), at: place)
  }
}

/// Words of deeds that are compared.
private enum ComparedDeeds {
  /// What one does faster or better than another, and with nobody.
  static let alike: WordSet = [
    "correr", "nadar", "andar", "pular", "saltar", "escrever", "ler", "cantar", "desenhar",
    "crescer", "aprender", "acordar", "levantar-se", "deitar-se", "comer", "dormir", "caminhar",
    "pedalar", "pintar", "contar", "terminar", "acabar", "chegar", "subir", "digitar",
  ]
  /// What one does more or less than another, and to nobody.
  static let alone: WordSet = [
    "trabalhar", "estudar", "gastar", "chorar", "rir", "sofrer", "viver", "beber", "fumar",
    "cozinhar", "treinar", "roncar", "tossir", "envelhecer", "emagrecer", "engordar", "descansar",
    "reclamar", "esforçar-se", "ganhar", "saber", "pesar", "medir", "durar", "demorar", "custar",
    "valer", "latir", "gritar", "cansar-se", "viajar", "sair",
  ]
  /// Qualities that name people as well.
  static let people: WordSet = ["paciente", "jovem", "doente", "inocente", "ignorante", "covarde"]
  /// Words that rank one among all.
  static let ranks: WordSet = [
    "melhor", "pior", "maior", "menor", "primeiro", "segundo", "terceiro", "último", "único",
  ]
  /// What they are all in.
  static let wholes: WordSet = [
    "ano", "mês", "semana", "dia", "século", "mundo", "vida", "país", "cidade", "bairro", "rua",
    "time", "equipe", "equipa", "escola", "turma", "sala", "prédio", "família", "universo",
    "história", "grupo", "campeonato", "brasil", "planeta", "noite", "verão", "inverno",
  ]
  /// Of which one has or does more than another.
  static let counted: WordSet = [
    "ter", "comer", "beber", "ganhar", "ler", "saber", "marcar", "possuir", "receber", "colecionar",
  ]
}
