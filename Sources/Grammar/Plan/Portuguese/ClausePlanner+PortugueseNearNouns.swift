import AACCore

/// What a noun is to the noun or the quality right before it, where nothing was chosen between them: *ter / areia / orelha, dar / beijo /
/// bochecha, receber / e-mail / banco, pensão / deficiência, camisa / tamanho / grande, festa / surpresa, comida / batida, ficar /
/// entediado / carro, encontrar / com / amigos / praça* (Cunha & Cintra, chapter 7, *Adjunto adnominal* and *Adjunto adverbial*, chapter
/// 15, *Preposição*; Bechara, *Regência*, *Aposto*).
extension ClausePlanner {
  /// Puts in what is said between them.
  func linkNearNouns(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    if !NearNounWords.liking.contains(verb) { sayTimesOfHabit(&clause) }
    changeDaily(&clause, verb)
    slideDown(&clause, verb)
    happenThere(&clause, verb)
    turnToFeeling(&clause, verb)
    sinceThen(&clause, verb)
    sleepDespite(&clause, verb)
    sayBesideMe(&clause, verb)
    askWhereBought(&clause, verb)
    bareIngredients(&clause, verb)
    if clause.complements.count > 1 {
      readNearQualities(&clause)
      for place in clause.complements.indices.dropFirst().reversed()
      where isFree(place, clause) || clause.complements[place - 1].lexeme.lemma == "algo" {
        linkNear(&clause, place, verb)
      }
      meetThere(&clause, verb)
      dressFor(&clause, verb)
      lastSoLong(&clause, verb)
      careWell(&clause, verb)
    }
    keepMark(&clause, verb)
    dieLaughing(&clause, verb)
    doForMe(&clause, verb)
    stopTo(&clause, verb)
    smellStrange(&clause, verb)
  }

  /// The noun at a place and the one before it.
  private func linkNear(_ clause: inout Clause, _ place: Int, _ verb: String) {
    let head = clause.complements[place - 1].lexeme, noun = clause.complements[place].lexeme
    if head.wordClass == .adjective, ["ficar", "estar", "sentir-se"].contains(verb),
      NearNounWords.ridden.contains(head.lemma), noun.kind == .vehicle
    {
      // Ficar / entediado / carro, estar / enjoado / barco.
      return put(["em", "o"], at: place, &clause)
    }
    if ["molhado", "encharcado", "suado"].contains(head.lemma), head.wordClass == .adjective,
      NearNounWords.wetting.contains(noun.lemma)
    {
      // Toalha / estar / molhada / chuva.
      clause.complements[place].government = Government(preposition: "de", article: .bare)
      return
    }
    guard head.wordClass == .noun || head.lemma == "algo", noun.wordClass == .noun else { return }
    if isOnBody(head, noun, verb) || isSeat(head, noun, verb) || isSungThere(head, noun, verb) {
      // Dar / beijo / testa / bebê: the forehead is the baby's.
      if place + 1 < clause.complements.count, clause.complements[place + 1].lexeme.isBeing,
        clause.complements[place + 1].lexeme.wordClass == .noun
      {
        return
      }
      if head.lemma == "horta", isFree(place - 1, clause) {
        clause.complements[place - 1].lexeme.kind = .plant
        put(["em", "o"], at: place, &clause)
        return put(["um"], at: place - 1, &clause)
      }
      if head.lemma == "sujeira" { clause.complements[place - 1].lexeme.article = .bare }
      put(["em", "o"], at: place, &clause)
    } else if verb == "ir", NearNounWords.trips.contains(head.lemma), noun.kind == .place {
      // Ir / excursão / fazenda.
      put(["para", "o"], at: place, &clause)
    } else if isMealOfFood(head, noun, verb) {
      clause.complements[place - 1].lexeme.number = .singular
      put(["em", "o"], at: place, &clause)
    } else if isFromHouse(head, noun, verb) {
      put(["de", "o"], at: place, &clause)
    } else if NearNounWords.benefits.contains(head.lemma),
      NearNounWords.grounds.contains(noun.lemma)
    {
      // Pensão / deficiência, aposentadoria / invalidez.
      clause.complements[place - 1].lexeme.kind = .idea
      clause.complements[place - 1].government = nil
      clause.complements[place].government = Government(preposition: "por", article: .bare)
    } else if ["rua", "avenida", "praça"].contains(head.lemma), noun.number == .plural,
      noun.namesThing, ["morar", "viver", "ficar"].contains(verb)
    {
      // Morar / rua / Flores.
      put(["de", "o"], at: place, &clause)
    } else if isSize(head, noun, place, clause) {
      tellSize(&clause, place, verb)
    } else if isMatter(head, noun) {
      clause.complements[place].lexeme.article = .bare
      put(["de"], at: place, &clause)
    } else if verb == "levar", NearNounWords.brought.contains(head.lemma), noun.isHuman {
      // Levar / cesta / vovó.
      put(OwnWords.kin.contains(noun.lemma) ? ["para"] : ["para", "o"], at: place, &clause)
    } else {
      linkThingThere(&clause, place, verb)
    }
  }

  // MARK: - Where on the body, and where one sits

  /// *Ter / areia / orelha, ter / pedra / sapato; dar / tapa / barriga*: on which part it is (Cunha & Cintra, chapter 15, *Em*).
  private func isOnBody(_ head: Lexeme, _ noun: Lexeme, _ verb: String) -> Bool {
    if verb == "ter", BesideWords.vessels.contains(noun.lemma) {
      // Ter / areia / balde.
      return head.kind == .material || head.kind == .nature || KindSet.edible.contains(head.kind)
    }
    guard noun.kind == .body || noun.kind == .clothing && verb == "ter" else { return false }
    if verb == "ter" { return NearNounWords.stuck.contains(head.lemma) }
    return NearNounWords.striking.contains(verb) && NearNounWords.blows.contains(head.lemma)
  }

  /// *Querer / assento / janela*: which seat it is.
  private func isSeat(_ head: Lexeme, _ noun: Lexeme, _ verb: String) -> Bool {
    NearNounWords.seats.contains(head.lemma) && NearNounWords.rows.contains(noun.lemma)
      && NearNounWords.booking.contains(verb)
  }

  /// *Cantar / hino / ginásio, comprar / tênis / liquidação*: where it is done, and not of what it is.
  private func isSungThere(_ head: Lexeme, _ noun: Lexeme, _ verb: String) -> Bool {
    switch verb {
    case "cantar", "tocar":
      return (head.lemma == "hino" || head.kind == .music)
        && (noun.kind == .place || noun.kind == .room)
    case "plantar":
      return NearNounWords.gardens.contains(noun.lemma) && noun.lemma != head.lemma
    case "comprar": return head.namesThing && NearNounWords.sales.contains(noun.lemma)
    case "tirar", "sacar", "pagar", "depositar": return noun.lemma == "caixa eletrônico"
    default: return false
    }
  }

  /// *Comer / cereal / café da manhã*: at which meal it is eaten.
  private func isMealOfFood(_ head: Lexeme, _ noun: Lexeme, _ verb: String) -> Bool {
    noun.kind == .meal && ["comer", "beber", "tomar"].contains(verb) && head.kind != .meal
      && KindSet.edible.contains(head.kind)
  }

  // MARK: - From whom, about what and how big

  /// *Receber / e-mail / banco, receber / carta / escola*: from which house it comes.
  private func isFromHouse(_ head: Lexeme, _ noun: Lexeme, _ verb: String) -> Bool {
    NearNounWords.getting.contains(verb) && NearNounWords.messages.contains(head.lemma)
      && (NearNounWords.senders.contains(noun.lemma) || DoerFirstWords.houses.contains(noun.lemma))
  }

  /// *Podcast / crimes, filme / guerra*: what is told in it.
  private func isMatter(_ head: Lexeme, _ noun: Lexeme) -> Bool {
    NearNounWords.told.contains(head.lemma) && NearNounWords.matters.contains(noun.lemma)
      || NearNounWords.pictures.contains(head.lemma) && noun.number == .plural
        && (noun.isBeing || noun.kind == .plant || noun.kind == .media || noun.kind == .nature)
  }

  /// *Camisa / tamanho / grande, sapato / número / quarenta*.
  private func isSize(_ head: Lexeme, _ noun: Lexeme, _ place: Int, _ clause: Clause) -> Bool {
    guard ["tamanho", "número"].contains(noun.lemma), head.namesThing,
      place + 1 < clause.complements.count
    else { return false }
    let next = clause.complements[place + 1].lexeme
    return next.wordClass == .adjective || next.wordClass == .numeral
  }

  /// One phrase of the size, which agrees with nothing else; what has it is one of several.
  private func tellSize(_ clause: inout Clause, _ place: Int, _ verb: String) {
    if verb == "trocar" {
      // Trocar / calça / número / maior: for another one.
      put(["por", "um"], at: place, &clause)
      if isFree(place - 1, clause) { put(["o"], at: place - 1, &clause) }
      return
    }
    let said = clause.complements[place...(place + 1)].map(\.lexeme.lemma).joined(separator: " ")
    fold(place...(place + 1), as: "de \(said)", .manner, in: &clause)
    guard verb == "procurar", clause.complements[place - 1].lexeme.number != .plural,
      isFree(place - 1, clause)
    else { return }
    put(["um"], at: place - 1, &clause)
  }

  // MARK: - Qualities that are named like things

  /// *Comida / batida, mão / direita, série / coreana, festa / surpresa*: right behind a noun it says what that is like (Bechara,
  /// *Adjetivo*, *Aposto especificativo*).
  private func readNearQualities(_ clause: inout Clause) {
    for place in clause.complements.indices.dropFirst().reversed() {
      let head = clause.complements[place - 1].lexeme, word = clause.complements[place].lexeme
      guard head.wordClass == .noun else { continue }
      if word.lemma == "caro", word.wordClass == .adjective,
        NearNounWords.blows.contains(head.lemma)
      {
        // Dar / tapa / cara: the face.
        clause.complements[place].lexeme = Lexeme(lemma: "cara", wordClass: .noun, kind: .body)
        clause.complements[place].lexeme.gender = .feminine
        continue
      }
      guard word.wordClass == .noun, isFree(place, clause) else { continue }
      if let quality = NearNounWords.quality(word, behind: head) {
        clause.complements[place].lexeme = quality
        clause.complements[place].government = nil
      } else if NearNounWords.surprising.contains(head.lemma), word.lemma == "surpresa" {
        clause.complements[place - 1].lexeme.gender = head.gender
        clause.complements[place - 1].lexeme.lemma += " surpresa"
        if let first = clause.complements[place - 1].tile,
          let second = clause.complements[place].tile
        {
          clause.joins[first] = [first, second]
        }
        clause.complements.remove(at: place)
      }
    }
  }

  // MARK: - Beside the verb

  /// *Encontrar / com / amigos / praça, sair / com / amigos / praia*: where, behind with whom.
  private func meetThere(_ clause: inout Clause, _ verb: String) {
    guard let link = ["encontrar": "em", "sair": "para"][verb],
      let last = clause.complements.indices.last, last > 1, isFree(last, clause),
      case let place = clause.complements[last].lexeme, place.kind == .place,
      place.wordClass == .noun, clause.complements[last - 1].lexeme.isHuman,
      clause.complements[..<last].contains(where: { $0.lexeme.lemma == "com" })
    else { return }
    put([link, "o"], at: last, &clause)
  }

  /// *Escolher / vestido / azul / festa*: for which feast (Cunha & Cintra, chapter 15, *Para*).
  private func dressFor(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard ["escolher", "comprar", "alugar", "procurar", "separar", "passar"].contains(verb),
      ["festa", "casamento", "formatura", "baile", "batizado", "aniversário", "entrevista"]
        .contains(clause.complements[last].lexeme.lemma), isFree(last, clause),
      clause.complements[..<last].contains(where: { $0.lexeme.kind == .clothing })
    else { return }
    put(["para", "o"], at: last, &clause)
  }

  /// *Cozinhar / arroz / vinte / minutos*: for how long it is done to it (Cunha & Cintra, chapter 15, *Por*).
  private func lastSoLong(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard last > 1, NearNounWords.lasting.contains(verb),
      ["minuto", "minutos", "hora", "horas"].contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.wordClass == .numeral,
      clause.complements[last - 2].lexeme.namesThing, isFree(last - 2, clause)
    else { return }
    link("por", before: last - 1, in: &clause)
  }

  /// *Cuidar / eu / muito / bem*: how well stands right behind the verb (Bechara, *Colocação dos adjuntos adverbiais*).
  private func careWell(_ clause: inout Clause, _ verb: String) {
    guard verb == "cuidar", let last = clause.complements.last,
      ["bem", "mal", "melhor"].contains(last.lexeme.lemma)
    else { return }
    var how = [clause.complements.removeLast()]
    if let before = clause.complements.last, before.lexeme.lemma == "muito",
      clause.complements.count > 1
    {
      how[0].lexeme = Lexeme(
        lemma: "muito \(how[0].lexeme.lemma)", wordClass: .adverb, kind: .manner)
      if let first = before.tile, let second = how[0].tile {
        how[0].tile = first
        clause.joins[first] = [first, second]
      }
      clause.complements.removeLast()
    }
    clause.complements.insert(contentsOf: how, at: 0)
  }

  /// *Procurar / apartamento / mim, parecer / injusto / mim*: *mim* is never he with whom it is done (Cunha & Cintra, chapter 11,
  /// *Pronomes oblíquos tônicos*).
  private func doForMe(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last, last > 0,
      clause.complements[last].lexeme.lemma == "mim",
      clause.complements[last - 1].lexeme.wordClass != .adposition
    else { return }
    let doing = clause.complements.last { $0.lexeme.isInfinitive }?.lexeme.lemma ?? verb
    let before = clause.complements[last - 1].lexeme
    if ["ser", "parecer"].contains(verb), before.wordClass == .adjective, last == 1 {
      if clause.subject.isEmpty, let head = clause.verb, head.lexeme.person == nil {
        clause.verb = head.said(by: .third)
      }
      return link("para", before: last, in: &clause)
    }
    guard before.namesThing, NearNounWords.forOthers.contains(doing) else { return }
    link("para", before: last, in: &clause)
  }

  /// *Parar / descansar, parar / almoçar*: one stops for it, and does not stop doing it (Cunha & Cintra, chapter 18, *Orações finais*).
  private func stopTo(_ clause: inout Clause, _ verb: String) {
    guard verb == "parar", let next = clause.complements.first?.lexeme, next.isInfinitive,
      NearNounWords.stoppedFor.contains(next.lemma), !clause.isNegative
    else { return }
    link("para", before: 0, in: &clause)
  }

  /// *Gás / cheirar / estranho*: how it smells does not agree with it (Bechara, *Adjetivos adverbializados*).
  private func smellStrange(_ clause: inout Clause, _ verb: String) {
    guard verb == "cheirar", clause.complements.count == 1, !clause.subject.isEmpty,
      ["estranho", "esquisito"].contains(clause.complements[0].lexeme.lemma)
    else { return }
    clause.complements[0].lexeme = Lexeme(
      lemma: clause.complements[0].lexeme.lemma, wordClass: .adverb, kind: .manner)
  }

  /// *Bolo / levar / nozes*: what a dish is made with is told without an article (Cunha & Cintra, chapter 9, *Omissão do artigo*).
  private func bareIngredients(_ clause: inout Clause, _ verb: String) {
    guard verb == "levar", let dish = clause.subject.last?.lexeme, dish.wordClass == .noun,
      KindSet.edible.contains(dish.kind)
    else { return }
    for place in clause.complements.indices
    where isFree(place, clause) && KindSet.edible.contains(clause.complements[place].lexeme.kind) {
      clause.complements[place].government = nil
      clause.complements[place].lexeme.article = .bare
    }
  }

  /// *Preços / subir / cada / dia*: by how much more each day (Bechara, *Locuções adverbiais*).
  private func changeDaily(_ clause: inout Clause, _ verb: String) {
    guard NearNounWords.varying.contains(verb),
      let first = clause.complements.firstIndex(where: { $0.lexeme.lemma.hasPrefix("cada") })
    else { return }
    let word = clause.complements[first].lexeme.lemma
    if ["cada dia", "cada mês", "cada ano", "cada semana"].contains(word) {
      fold(first...first, as: "a \(word)", .frequency, in: &clause)
    } else if word == "cada", first + 1 < clause.complements.count,
      clause.complements[first + 1].lexeme.kind.isTemporal
    {
      let unit = clause.complements[first + 1].lexeme.lemma
      fold(first...(first + 1), as: "a cada \(unit)", .frequency, in: &clause)
    }
  }

  /// *Amiga / descer / escorregador*, in a row: along it (Cunha & Cintra, chapter 15, *Por*).
  private func slideDown(_ clause: inout Clause, _ verb: String) {
    guard verb == "descer", clause.isLaid || clause.isInOrder,
      let place = clause.complements.firstIndex(where: {
        ["escorregador", "escorrega", "tobogã", "corrimão"].contains($0.lexeme.lemma)
      }), isFree(place, clause)
    else { return }
    put(["por", "o"], at: place, &clause)
  }

  /// *Barraca / rasgar / vento, meia / furar / dedo, fumaça / sair / forno, celular / descarregar / rua*: with what, where and out of
  /// what it happens to a thing, which does nothing to another (Bechara, *Verbos intransitivos*).
  private func happenThere(_ clause: inout Clause, _ verb: String) {
    guard let thing = clause.subject.last?.lexeme, thing.namesThing, clause.complements.count == 1,
      isFree(0, clause), case let noun = clause.complements[0].lexeme, noun.wordClass == .noun
    else { return }
    switch verb {
    case "rasgar", "quebrar", "voar", "balançar", "tremer", "rachar", "entortar", "murchar":
      guard noun.kind == .weather || NearNounWords.forces.contains(noun.lemma),
        thing.kind != .weather, !NearNounWords.forces.contains(thing.lemma)
      else { return }
      put(["com", "o"], at: 0, &clause)
    case "prender", "emperrar", "enroscar", "entalar", "engatar", "agarrar":
      guard noun.namesThing, noun.kind != .body else { return }
      put(["em", "o"], at: 0, &clause)
    case "furar", "manchar", "sujar":
      guard thing.kind == .clothing, noun.kind == .body else { return }
      put(["em", "o"], at: 0, &clause)
    case "sair":
      guard thing.kind != .vehicle, noun.namesThing, !KindSet.places.contains(noun.kind),
        noun.kind == .furniture || noun.kind == .device || noun.kind == .dish
      else { return }
      put(["de", "o"], at: 0, &clause)
    case "descarregar", "travar", "apagar", "desligar":
      guard thing.kind == .device, KindSet.places.contains(noun.kind) else { return }
      put(noun.article == .bare ? ["em"] : ["em", "o"], at: 0, &clause)
    default: return
    }
  }

  /// *Trabalhar / tardes, jogar / domingos*: the plural of a day or of its part says that it is so each time (Cunha & Cintra, chapter 8,
  /// *Plural*).
  private func sayTimesOfHabit(_ clause: inout Clause) {
    for place in clause.complements.indices {
      let word = clause.complements[place].lexeme
      guard let time = HabitTimes.phrase(word.lemma), word.wordClass == .noun,
        place == 0 || HabitTimes.mayStand(behind: clause.complements[place - 1].lexeme),
        place + 1 == clause.complements.count
          || clause.complements[place + 1].lexeme.wordClass != .adjective
      else { continue }
      clause.complements[place] = Constituent(
        Lexeme(lemma: time, wordClass: .adverb, kind: .frequency),
        tile: clause.complements[place].tile)
    }
  }
}
