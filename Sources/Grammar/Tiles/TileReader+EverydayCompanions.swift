import AACCore

/// What goes with what in everyday Spanish: *café / leche, tener / herida / mano, tener / día / malo, estar / soso* (NGLE
/// §29.4, §37.9).
extension TileReader {
  /// The row with these put right; `verb` is its first verb.
  func companions(_ words: inout [Constituent], _ verb: Int) {
    readMeat(&words, verb)
    readState(&words)
    turnModalFirst(&words)
    nameFavourite(&words, verb)
    judgeThing(&words, verb)
    doWhile(&words)
    beOccasion(&words, verb)
  }

  /// *Comer / cerdo, nunca / comer / caracol*: what is eaten is no company.
  private func readMeat(_ words: inout [Constituent], _ verb: Int) {
    guard words.contains(where: { $0.lexeme.lemma == "comer" || $0.lexeme.lemma == "cenar" }) else {
      return
    }
    for index in words.indices
    where index > verb && EverydayCompanions.meats.contains(words[index].lexeme.lemma)
      && words[index].lexeme.wordClass == .noun
    {
      words[index].lexeme.kind = .food
      words[index].lexeme.animacy = .inanimate
      words[index].lexeme.countability = .mass
      words[index].lexeme.article = .bare
    }
  }

  /// *Estar / soso, estar / ingresado / hospital*: behind *estar* an unknown word says how; of taste nobody speaks of
  /// himself (NGLE §37.9).
  private func readState(_ words: inout [Constituent]) {
    guard
      let verb = words.indices.dropLast().first(where: {
        ["estar", "oler", "saber"].contains(words[$0].lexeme.lemma)
          && words[$0].lexeme.wordClass == .verb
      }), words[verb].lexeme.person == nil, words[verb].lexeme.forms.isEmpty
    else { return }
    var place = verb + 1
    if words[place].lexeme.kind == .degree || words[place].lexeme.lemma == "mucho",
      place + 1 < words.count
    {
      place += 1
    }
    let isState = words[verb].lexeme.lemma == "estar"
    if isState, words[place].lexeme.isInferred, words[place].lexeme.wordClass == .noun,
      words[place].lexeme.lemma.first?.isLowercase == true, words[place].lexeme.number != .plural,
      !words[place].lexeme.lemma.contains(" "),
      !words[..<verb].contains(where: { $0.lexeme.kind == .question })
    {
      words[place].lexeme.wordClass = .adjective
      words[place].lexeme.kind = .state
    }
    let quality = words[place].lexeme
    let isOfThing =
      isState
      ? quality.wordClass == .adjective && EverydayCompanions.ofThings.contains(quality.lemma)
      : ["bien", "mal"].contains(quality.lemma) || quality.wordClass == .adjective
    guard isOfThing,
      words.indices.allSatisfy({ index in
        let word = words[index].lexeme
        return index == verb || index == place || word.kind == .degree || word.kind.isTemporal
          || word.lemma == variety.language.plainNegator || word.lemma == "mucho"
      })
    else { return }
    words[verb].lexeme.person = .third
    words[verb].lexeme.number = .singular
  }

  /// *Pierna / mover / no / poder, bajar / suelo / querer*: the modal verb laid last rules the row.
  private func turnModalFirst(_ words: inout [Constituent]) {
    guard words.count > 2, let last = words.last?.lexeme, last.wordClass == .verb,
      ["poder", "querer"].contains(last.lemma), last.person == nil, last.forms.isEmpty,
      words.filter({ $0.lexeme.wordClass == .verb }).count == 2, let verb = verbPlace(words),
      frame(of: words[verb]).pattern == .plain || frame(of: words[verb]).pattern == .grooming,
      !frame(of: words[verb]).isStrongOpener, words[verb].lexeme.lemma != "intentar",
      !words.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
      })
    else { return }
    let start =
      words[words.count - 2].lexeme.lemma == variety.language.plainNegator
      ? words.count - 2 : words.count - 1
    guard start > verb else { return }
    let modal = words[start...]
    words.removeSubrange(start...)
    words.insert(contentsOf: modal, at: verb)
  }

  /// *Ser / aburrido*: of a thing, as the verb says.
  private func judgeThing(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 0, words[0].lexeme.lemma == "ser", let last = words.last?.lexeme,
      last.wordClass == .adjective, SuppliedWords.judged.contains(last.lemma),
      words.dropFirst().dropLast().allSatisfy({
        $0.lexeme.kind == .degree || $0.lexeme.kind == .quantity
      }),
      words[0].lexeme.person == nil, words[0].lexeme.forms.isEmpty
    else { return }
    words[0].lexeme.person = .third
    words[0].lexeme.number = .singular
    words[words.count - 1].lexeme.kind = .quality
  }

  /// *Comida / favorita / ser / pizza*: it is the pizza.
  private func nameFavourite(_ words: inout [Constituent], _ verb: Int) {
    guard words[verb].lexeme.lemma == "ser", verb + 2 == words.count,
      words[..<verb].contains(where: {
        ["favorito", "favorita", "preferido"].contains($0.lexeme.lemma)
      }), let last = words.last?.lexeme, last.wordClass == .noun, last.kind != .color,
      last.article != .bare || KindSet.edible.contains(last.kind),
      let the = tables.lexicon.known("el")
    else { return }
    words.insert(Constituent(the), at: verb + 1)
  }

  /// *Doler / pie / andar, marearse / levantarse*: while one does so (NGLE §26.14).
  private func doWhile(_ words: inout [Constituent]) {
    guard words.count > 1, let last = words.last?.lexeme, last.isInfinitive,
      let verb = verbPlace(words), verb < words.count - 1,
      words.filter({ $0.lexeme.wordClass == .verb }).count == 2,
      words[verb].lexeme.lemma == "doler" && words[words.count - 2].lexeme.kind == .body
        || words[verb].lexeme.lemma == "marearse" && verb == words.count - 2,
      !EverydayWords.hurting.contains(last.lemma)
    else { return }
    words.insert(
      Constituent(Lexeme(lemma: "al", wordClass: .adposition, kind: .time)), at: words.count - 1)
  }

  /// *Ser / cumpleaños / papá*: whose day it is.
  private func beOccasion(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 0 || verb == 1 && words[0].lexeme.kind.isTemporal,
      words[verb].lexeme.lemma == "ser", verb + 3 == words.count,
      BesideWords.occasions.contains(words[verb + 1].lexeme.lemma)
        || EverydayWords.occasions.contains(words[verb + 1].lexeme.lemma),
      words[verb + 2].lexeme.isHuman, words[verb + 2].lexeme.wordClass != .pronoun,
      let link = tables.lexicon.known("de"), let the = tables.lexicon.known("el")
    else { return }
    words[verb].lexeme.person = .third
    words[verb].lexeme.number = .singular
    words.insert(Constituent(link), at: verb + 2)
    words.insert(Constituent(the), at: verb + 1)
  }

  /// *Tener / día / malo, pedir / día / libre*: a day that is had is a thing and no time.
  func haveDays(_ words: inout [Constituent]) {
    for index in words.indices.dropLast()
    where EverydayCompanions.days.contains(words[index].lexeme.lemma)
      && words[index].lexeme.kind.isTemporal && words[index].lexeme.wordClass == .noun
      && words[index + 1].lexeme.wordClass == .adjective
      && !EverydayCompanions.order.contains(words[index + 1].lexeme.lemma)
    {
      words[index].lexeme.kind = .idea
    }
  }

  /// What is taken with what, and where a wound is.
  func companionLink(_ first: Lexeme, _ second: Lexeme, _ verb: Lexeme?) -> (String, Bool)? {
    if EverydayCompanions.served[first.lemma]?.contains(second.lemma) == true, verb?.lemma != "ser"
    {
      return ("con", false)
    }
    if EverydayCompanions.wounds.contains(first.lemma), second.kind == .body,
      second.lemma != "sangre"
    {
      return ("en", true)
    }
    if first.kind == .body, !second.isBeing, second.kind != .body, !second.kind.isTemporal,
      EverydayCompanions.knocks.contains(verb?.lemma ?? "")
    {
      return ("con", true)
    }
    return nil
  }
}

/// Words of such rows.
enum EverydayCompanions {
  static let meats: WordSet = [
    "cerdo", "pollo", "pavo", "cordero", "conejo", "pulpo", "pescado", "ternera", "pato", "vaca",
    "calamar", "gamba", "atún", "salmón", "merluza",
  ]
  static let ofThings: WordSet = SuppliedWords.tastes.union([
    "bueno", "caliente", "crudo", "roto", "abierto", "cerrado", "vacío", "prohibido", "soso",
    "picante", "dulce", "oscuro", "mojado",
  ])
  static let days: WordSet = ["día", "noche", "tarde", "semana", "fin de semana", "año"]
  static let order: WordSet = ["pasado", "próximo", "siguiente", "anterior", "entero", "mismo"]
  static let served: [String: WordSet] = [
    "café": ["leche", "azúcar", "hielo"], "té": ["leche", "limón", "azúcar", "miel"],
    "hamburguesa": ["queso", "patata", "patatas", "lechuga", "kétchup"],
    "tostada": ["mantequilla", "mermelada", "tomate", "aceite", "queso"],
    "pan": ["mantequilla", "mermelada", "aceite", "tomate", "queso", "chocolate", "jamón"],
    "cereal": ["leche"], "cereales": ["leche"], "fresa": ["nata"], "fresas": ["nata"],
    "pasta": ["tomate", "queso"], "macarrones": ["tomate", "queso"], "espaguetis": ["tomate"],
    "arroz": ["leche", "tomate", "pollo"], "huevo": ["patatas"], "huevos": ["patatas"],
  ]
  static let wounds: WordSet = [
    "herida", "picadura", "golpe", "corte", "moratón", "grano", "ampolla", "chichón", "quemadura",
    "pupa", "tirita", "venda",
  ]
  static let knocks: WordSet = [
    "golpearse", "pillarse", "cortarse", "quemarse", "pincharse", "darse",
  ]
}
