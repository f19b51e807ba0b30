import AACCore

/// Small words that were left out between two that only they can join: *of* behind a measure and *what kind*, *than* behind a
/// comparative, the subject behind *so*, what *where does it hurt* hurts.
///
/// Sources: CGEL §5.6–5.9 (partitives), §15.63–15.72 (comparative clauses), §13.22 (*so*), §10.26 (prop *it*).
extension EnglishSentence {
  /// What is put right before any words are joined: the verb's place, small words left out, clauses that are cut off.
  static func settleFirst(_ clause: inout Clause, _ planner: ClausePlanner) {
    settleBareRoles(&clause, planner)
    settleVerbPlace(&clause, planner)
    joinInOrder(&clause)
    settleTypedGerunds(&clause, planner)
    settleTypedHelpers(&clause, planner)
    fillApart(&clause)
    putLeftOut(&clause, planner)
    askBehind(&clause, planner)
    settleSubjectClause(&clause, planner)
  }

  /// *in order/to/buy*: what for, in words that are one (CGEL §15.48).
  static func joinInOrder(_ clause: inout Clause) {
    guard clause.complements.count > 1,
      let begin = clause.complements.firstIndex(where: { Self.inOrder.contains($0.lexeme.lemma) })
    else { return }
    var end = begin
    if clause.complements[begin].lexeme.lemma == "in order" { end += 1 }
    guard end + 1 < clause.complements.count,
      end == begin || clause.complements[end].lexeme.lemma == "to",
      case let deed = clause.complements[end + 1],
      [.verb, .noun, .adjective].contains(
        deed.lexeme.wordClass)
    else { return }
    let tiles = clause.complements[begin...end].compactMap(\.tile)
    clause.complements[end + 1] = deed.asVerb
    clause.complements[begin] = Constituent(
      Lexeme(lemma: "in order to", wordClass: .conjunction, kind: .connective), tile: tiles.first)
    if end > begin { clause.complements.remove(at: end) }
    if let tile = tiles.first, tiles.count > 1 { clause.joins[tile] = tiles }
  }

  private static let inOrder: WordSet = ["in order", "in order to"]

  static func putLeftOut(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma else { return }
    askWhereItHurts(&clause, verb, planner)
    if verb.hasSpace { partFromPreposition(&clause, verb, planner) }
    guard let last = clause.complements.indices.last else { return }
    if clause.complements[last].lexeme.lemma == "not", last == 0,
      ["think", "believe", "hope", "guess"].contains(verb), let so = planner.lexicon.known("so")
    {
      // *think/not*: that it is so (CGEL §12.28).
      clause.complements[0] = Constituent(so, tile: clause.complements[0].tile)
      clause.isNegative = true
    }
    guard last > 0, last + 1 == clause.complements.count || clause.complements.count > 1 else {
      return
    }
    sayHow(&clause, verb, planner)
    lieDown(&clause, verb, planner)
    measure(&clause, verb, planner)
    compare(&clause, verb, planner)
    doSo(&clause, planner)
  }

  /// *be in/hospital, be at/work*: the place stands behind its preposition; *agree with, pay attention to* with nobody named:
  /// no preposition stands before nothing (CGEL §9.2, §16.5).
  private static func partFromPreposition(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard let space = verb.lastIndex(of: " "), let tile = clause.verb?.tile,
      case let link = String(verb[verb.index(after: space)...]),
      case let bare = String(verb[..<space])
    else { return }
    if let first = clause.complements.first?.lexeme,
      first.wordClass == .verb || isDeed(first, planner),
      let whole = openingDeeds[verb], whole.isEmpty || planner.frames.listed(whole) != nil,
      !planner.frames[verb].slots.contains(where: { $0.words.contains(first.lemma) })
    {
      if !whole.isEmpty { clause.verb?.lexeme.lemma = whole }
      clause.verb?.lexeme.forms = [:]
      if first.wordClass != .verb, let deed = EnglishGerunds.base(of: first.lemma, planner.frames) {
        clause.complements[0].lexeme = Lexeme(lemma: deed, wordClass: .verb, kind: .action)
        clause.complements[0].government = nil
      }
    } else if link == "on", fastening.contains(bare), clause.complements.count == 2,
      clause.complements[0].lexeme.wordClass == .noun,
      ![.adposition, .adverb, .adjective].contains(clause.complements[1].lexeme.wordClass),
      let known = planner.lexicon.known(link)
    {
      // *stick on/stamp/letter*: on what.
      clause.verb?.lexeme = planner.lexicon.lexeme(for: bare, expecting: .verb)
      clause.complements.insert(Constituent(known, tile: tile), at: 1)
    } else if verb == "go for", let first = clause.complements.first?.lexeme,
      first.wordClass == .verb
    {
      // *go for/run/park.*
      clause.complements[0] = EnglishWordClasses(planner).asNoun(clause.complements[0])
    } else if bare == "be", !clause.complements.isEmpty, planner.frames[verb].isDefault,
      let known = planner.lexicon.known(link), known.wordClass == .adposition
    {
      clause.verb = Constituent(EnglishWording.be.lexeme, tile: tile)
      clause.complements.insert(Constituent(known, tile: tile), at: 0)
    } else if clause.complements.isEmpty, !clause.isQuestion,
      !clause.options.contains(.request),
      EnglishParticles.prepositions.contains(link), link != "like", link != "through",
      planner.frames.listed(verb) != nil, planner.frames.listed(bare) != nil
    {
      clause.verb?.lexeme = planner.lexicon.lexeme(for: bare, expecting: .verb)
    }
  }

  private static let fastening = EnglishWords.set("stick pin tape glue sew tie clip")

  /// *hearing, reading*: a noun that is a deed.
  private static func isDeed(_ noun: Lexeme, _ planner: ClausePlanner) -> Bool {
    noun.wordClass == .noun && noun.lemma.hasSuffix("ing")
      && EnglishGerunds.base(of: noun.lemma, planner.frames) != nil
  }

  /// *look forward/see/grandma, be tired/talk, have trouble/hearing*: what such a verb brings along before a deed (CGEL §16.83).
  private static let openingDeeds = WordMap<String>([
    "look forward": "look forward to", "be tired": "be tired of",
    "be bored": "be bored with", "be fed up": "be fed up with", "have trouble": "",
    "have fun": "", "be interested": "be interested in",
    "be fond": "be fond of", "be capable": "be capable of",
    "get tired": "get tired of", "be used": "be used to", "get used": "get used to",
  ])

  /// *want/lie/sofa, have/cut/finger*: which of two words of one name is meant before a piece of furniture and a part of the body.
  private static func lieDown(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    let (first, next) = (clause.complements[0].lexeme, clause.complements[1].lexeme)
    if ["want", "need", "like"].contains(verb), first.lemma == "lie" || first.lemma == "swing",
      first.wordClass == .noun,
      next.kind == .furniture || next.lemma == "swing"
        || next.kind == .nature || next.kind == .body
    {
      clause.complements[0].lexeme = planner.lexicon.lexeme(for: first.lemma, expecting: .verb)
    } else if verb == "have", first.lemma == "cut", next.kind == .body {
      var cut = Lexeme(lemma: "cut", wordClass: .noun, kind: .illness)
      cut.countability = .count
      clause.complements[0].lexeme = cut
    }
  }

  /// *where/hurt* asked: it is what hurts.
  private static func askWhereItHurts(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard ["hurt", "itch", "ache"].contains(verb), clause.isQuestion, clause.subject.count == 1,
      clause.subject[0].lexeme.lemma == "where", let it = planner.lexicon.known("it")
    else { return }
    clause.complements.insert(clause.subject[0], at: 0)
    clause.subject = [Constituent(it)]
  }

  /// *pair/shoe, pound/meat, what kind/dog*.
  private static func measure(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    for index in clause.complements.indices.dropLast() {
      let word = clause.complements[index].lexeme
      let next = clause.complements[index + 1].lexeme
      if word.lemma == "what kind", next.wordClass == .noun {
        clause.complements[index].lexeme = planner.lexicon.lexeme(for: "what kind of")
        return
      }
      if word.lemma == "what", next.lemma == "kind" { return askWhatKind(&clause, index, planner) }
      let isMany = manyOf.contains(word.lemma)
      guard isMany || muchOf.contains(word.lemma), next.wordClass == .noun,
        !next.isBeing || ["lot", "lots"].contains(word.lemma), word.lemma != "lot" || index == 0,
        word.wordClass == .noun || ["need", "want", "buy", "get", "have", "sell"].contains(verb),
        isMany || substances.contains(next.lemma), next.number != .plural || isMany,
        index == 0
          || clause.complements[..<index].allSatisfy({
            $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
          }), let of = planner.lexicon.known("of")
      else { continue }
      if word.wordClass != .noun {
        var noun = Lexeme(lemma: word.lemma, wordClass: .noun, kind: .quantity)
        noun.countability = .count
        clause.complements[index].lexeme = noun
      }
      if isMany {
        if EnglishCountability.of(next.lemma) != .mass, !EnglishHabits.isMass(next),
          !substances.contains(next.lemma)
        {
          clause.complements[index + 1].lexeme = several(next)
        }
      } else {
        clause.complements[index + 1].lexeme.countability = .mass
      }
      clause.complements[index + 1].government = nil
      clause.complements.insert(Constituent(of), at: index + 1)
      return
    }
  }

  /// *want/what kind/juice* asked.
  private static func askWhatKind(
    _ clause: inout Clause, _ index: Int, _ planner: ClausePlanner
  ) {
    guard index + 2 < clause.complements.count,
      clause.complements[index + 2].lexeme.wordClass == .noun
    else { return }
    let tiles = clause.complements[index...(index + 1)].compactMap(\.tile)
    clause.complements.replaceSubrange(
      index...(index + 1),
      with: [Constituent(planner.lexicon.lexeme(for: "what kind of"), tile: tiles.first)])
    if let first = tiles.first, tiles.count > 1 { clause.joins[first] = tiles }
  }

  /// *be/taller/you, have/more/toy/you, like/cat/more/dog*.
  private static func compare(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    let words = clause.complements
    let last = words.count - 1
    let other = words[last].lexeme
    guard let than = planner.lexicon.known("than"), let as_ = planner.lexicon.known("as"),
      !words.contains(where: { ["than", "as", "and", "or"].contains($0.lexeme.lemma) })
    else { return }
    let isPointed =
      other.wordClass == .pronoun && other.kind != .question
      || other.wordClass == .properNoun && other.isHuman
      || other.wordClass == .noun && other.article == .bare && other.isHuman
      || ["that", "this", "before"].contains(other.lemma)
    let before = words[last - 1].lexeme
    let isMore = words[..<last].contains { ["more", "less", "fewer"].contains($0.lexeme.lemma) }
    if words[0].lexeme.lemma == "as many" || words[0].lexeme.lemma == "as much", last == 2,
      isPointed
    {
      clause.complements.insert(Constituent(as_), at: last)
    } else if isPointed,
      isComparative(before)
        || isMore && last > 1 && !["more", "less"].contains(before.lemma)
          && (before.wordClass == .adjective || before.wordClass == .adverb
            || before.wordClass == .noun && !before.isBeing && verb == "have")
    {
      clause.complements.insert(Constituent(than), at: last)
    } else if last == 2, ["like", "love"].contains(verb), words[0].lexeme.wordClass == .noun,
      ["more", "better"].contains(before.lemma), other.wordClass == .noun,
      other.kind == words[0].lexeme.kind
    {
      clause.complements.insert(Constituent(than), at: last)
    }
  }

  private static func isComparative(_ lexeme: Lexeme) -> Bool {
    comparatives.contains(lexeme.lemma)
  }

  /// *be/sick/so/stay/home* → *so I stay home*.
  private static func doSo(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.subject.count == 1,
      ["I", "you", "he", "she", "we", "they"].contains(clause.subject[0].lexeme.lemma),
      let so = clause.complements.indices.dropFirst().dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "so"
          && clause.complements[$0 + 1].lexeme.wordClass == .verb
          && clause.complements[$0 - 1].lexeme.wordClass == .adjective
      })
    else { return }
    clause.complements.insert(Constituent(clause.subject[0].lexeme), at: so + 1)
  }

  private static let manyOf = EnglishWords.set("pair pack set bunch tray lot")
  private static let muchOf = EnglishWords.set(
    "pound kilo loaf bucket pot bag tray bar jug cup glass gallon liter litre ounce lot")
  private static let substances = EnglishWords.set(
    "meat butter flour rice water gum sand bread soup food sugar salt cheese milk pasta chocolate coffee tea juice"
  )
  private static let comparatives = EnglishWords.set(
    """
    taller bigger smaller older younger faster slower stronger weaker better worse shorter longer nicer smarter happier
    sadder louder quieter colder hotter warmer heavier lighter richer funnier taller prettier braver kinder closer thinner
    """)
}
