import AACCore

/// Two thoughts that share no word, and words that do not belong together as they lie: *hungry/very / when/eat, bike/fall /
/// knee/blood, school/sad / boys/hit; door/open/help, party/invite/Emma*.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §10.9 (*be* understood), §12.46–12.50 (situational ellipsis), §10.64–10.65 (scope
/// of negation).
struct EnglishLaidThoughts {
  let frames: FrameTable
  let lexicon: Lexicon

  /// What such a row says: one sentence, or two.
  struct Reading {
    var first: [Constituent]
    var second: [Constituent] = []
    /// Who or what does the first, where the words alone would not tell: the verb is then its first word.
    var doer: Constituent?
    /// Whether the first is asked of others.
    var isRequest = false
    /// Whether the second is asked of others.
    var asksNext = false
    /// Whether the first has happened.
    var isPast = false
    /// Whether the second has happened.
    var isNextPast = false
    /// Whether the second is going on.
    var isNextOngoing = false
  }

  /// What the row says; nil where its words belong together as they lie.
  func reading(_ row: [Constituent]) -> Reading? {
    guard row.count > 1, row.count < 8, let last = row.last?.lexeme else { return nil }
    let start = row[0].lexeme.lemma == "I" ? 1 : 0
    guard row.count > start + 1 else { return nil }
    if let asked = askedInNeed(row, start) { return asked }
    guard
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || EnglishClauseSplitter.subordinators.contains($0.lexeme.lemma)
      })
    else { return nil }
    if ["no", "not"].contains(last.lemma) {
      return absent(row, start) ?? awake(row)
    }
    if let felt = thirsty(row, start) ?? gladToSee(row, start) ?? rainy(row)
      ?? feltThere(row, start)
    {
      return felt
    }
    if let happened = fallen(row, start) ?? missed(row, start) ?? soiled(row, start) {
      return happened
    }
    return together(row)
  }

  // MARK: Words

  func word(_ text: String) -> [Constituent] { lexicon.small(text) }

  var speaker: [Constituent] { word("I") }

  func verb(_ lemma: String) -> Constituent { EnglishStatementReader.verb(lemma) }

  /// A form that is said as it is: *fell, cried, going*.
  private func form(_ text: String, _ tile: Int? = nil) -> Constituent {
    Constituent(Lexeme(lemma: text, wordClass: .verb, kind: .action), tile: tile)
  }

  private func isPlace(_ lexeme: Lexeme) -> Bool {
    lexeme.lemma != "bed"
      && (lexeme.kind == .place || lexeme.kind == .home || Self.attended.contains(lexeme.lemma))
      && lexeme.wordClass != .adjective
  }

  // MARK: How one is

  /// *hungry/very / when/eat, thirsty / where/water*: what one asks because of it.
  private func askedInNeed(_ row: [Constituent], _ start: Int) -> Reading? {
    guard
      let asked = row.indices.dropFirst(start + 1).first(where: {
        ["when", "what", "where"].contains(row[$0].lexeme.lemma)
      }), asked < start + 4, asked + 1 < row.count
    else { return nil }
    let said = row[start..<asked]
    guard
      let state = said.first(where: {
        Self.bodily.contains($0.lexeme.lemma) || $0.lexeme.lemma == "bored"
      }),
      said.allSatisfy({
        $0 == state || Self.degrees.contains($0.lexeme.lemma) || $0.lexeme.lemma == "be"
      })
    else { return nil }
    let next = row[asked + 1].lexeme
    let rest = Array(row[asked...])
    let lemma = state.lexeme.lemma
    let isEating = ["eat", "drink"].contains(next.lemma)
    let isStilled =
      ["hungry", "thirsty", "starving"].contains(lemma)
      ? isEating || row[asked].lexeme.lemma != "when"
      : lemma == "bored"
        ? ["play", "go", "leave"].contains(next.lemma)
        : ["sleep", "rest", "go", "nap"].contains(next.lemma)
    guard isStilled || row[asked].lexeme.lemma == "where" && asked + 2 == row.count else {
      return nil
    }
    var quality = state
    quality.lexeme = Lexeme(lemma: lemma, wordClass: .adjective, kind: .state)
    let degrees = said.filter { Self.degrees.contains($0.lexeme.lemma) }
    let first = (start == 1 ? [row[0]] : speaker) + [EnglishWording.be] + degrees + [quality]
    let isDeed =
      rest.count > 1 && (isEating || ["play", "sleep", "rest", "nap"].contains(next.lemma))
    guard isDeed else { return Reading(first: first, second: rest) }
    return Reading(
      first: first,
      second: [rest[0], Constituent(Lexeme(lemma: "can", wordClass: .verb, kind: .modal))]
        + speaker + [rest[1].asVerb] + rest[2...])
  }

  private static let degrees = EnglishWords.set("very so really too")
  private static let bodily = EnglishWords.set("hungry thirsty starving tired sleepy exhausted")

  /// *thirsty/water/cold, hungry/sandwich/cheese, cold/blanket/warm*: what one wants for it, with what it is like.
  private func thirsty(_ row: [Constituent], _ start: Int) -> Reading? {
    guard row.count > start + 2, row.count < start + 5,
      ["hungry", "thirsty", "starving", "cold"].contains(row[start].lexeme.lemma),
      !row.contains(where: { $0.lexeme.kind == .negation || $0.lexeme.lemma == "no" })
    else { return nil }
    let things = Array(row[(start + 1)...])
    let isCold = row[start].lexeme.lemma == "cold"
    guard let head = things.first(where: { !$0.lexeme.isDeterminerLike })?.lexeme,
      head.wordClass == .noun,
      isCold
        ? ["blanket", "coat", "jacket", "sweater", "hat"].contains(head.lemma)
        : KindSet.edible.contains(head.kind),
      things.allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective && !$0.lexeme.isBeing
          || $0.lexeme.namesThing && KindSet.edible.contains($0.lexeme.kind)
          || $0.lexeme.namesThing && $0.lexeme == head
      })
    else { return nil }
    var quality = row[start]
    quality.lexeme = Lexeme(lemma: row[start].lexeme.lemma, wordClass: .adjective, kind: .state)
    return Reading(
      first: (start == 1 ? [row[0]] : speaker) + [EnglishWording.be, quality],
      second: speaker + [verb("want")] + things)
  }

  /// *happy/see/dad*: what one is glad of (CGEL §16.79).
  private func gladToSee(_ row: [Constituent], _ start: Int) -> Reading? {
    guard start == 0, row.count > 2, row.count < 5,
      ["happy", "glad", "excited"].contains(row[0].lexeme.lemma),
      ["see", "visit", "meet"].contains(row[1].lexeme.lemma),
      row[2...].allSatisfy({ $0.lexeme.isDeterminerLike || $0.lexeme.isBeing })
    else { return nil }
    var mood = row[0]
    mood.lexeme = Lexeme(lemma: mood.lexeme.lemma, wordClass: .adjective, kind: .emotion)
    return Reading(first: speaker + [EnglishWording.be, mood] + row[1...])
  }

  /// *school/sad / boys/hit, school/sad*: a feeling is somebody's, and no place has it.
  private func feltThere(_ row: [Constituent], _ start: Int) -> Reading? {
    guard row.count > start + 1 else { return nil }
    let pair = [row[start], row[start + 1]]
    guard let feeling = pair.firstIndex(where: { Self.moods.contains($0.lexeme.lemma) }),
      isPlace(pair[1 - feeling].lexeme), start + 2 < row.count || feeling == 1 && start == 0
    else { return nil }
    var mood = pair[feeling]
    mood.lexeme = Lexeme(lemma: mood.lexeme.lemma, wordClass: .adjective, kind: .emotion)
    let first =
      (start == 1 ? [row[0]] : speaker) + [EnglishWording.be, mood] + word("at")
      + [pair[1 - feeling]]
    let rest = Array(row[(start + 2)...])
    if rest.isEmpty { return Reading(first: first) }
    guard let who = rest.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      rest[who].lexeme.isBeing,
      rest[who].lexeme.wordClass != .pronoun, who + 1 < rest.count,
      frames.listed(rest[who + 1].lexeme.lemma) != nil
    else { return nil }
    let isHarmed = who + 2 == rest.count && Self.harming.contains(rest[who + 1].lexeme.lemma)
    let second = rest[...who] + [rest[who + 1].asVerb] + rest[(who + 2)...]
    return Reading(first: first, second: Array(second) + (isHarmed ? word("me") : []))
  }

  private static let moods = EnglishWords.set(
    "sad happy scared nervous lonely angry mad upset worried afraid bored excited")
  private static let attended = EnglishWords.set(
    "school class recess park playground pool home daycare preschool work therapy practice")
  private static let harming = EnglishWords.set(
    "hit push kick bite hurt tease bully punch pinch scratch bother annoy scare poke trip")

  // MARK: What happens

  /// *play/outside / rain, run/outside / snowing*: nobody does the weather (CGEL §10.26).
  private func rainy(_ row: [Constituent]) -> Reading? {
    guard row.count > 2, let last = row.last, row[row.count - 2].lexeme.wordClass != .adposition,
      let out = row.firstIndex(where: { ["outside", "outdoors"].contains($0.lexeme.lemma) }),
      out == 0 || out + 2 == row.count,
      row.dropLast().contains(where: {
        ["play", "walk", "run", "go", "jump", "eat", "draw", "swim", "sit", "stay", "ride"]
          .contains(
            $0.lexeme.lemma)
      }), let it = lexicon.known("it")
    else { return nil }
    let base = EnglishGerunds.base(of: last.lexeme.lemma, frames) ?? last.lexeme.lemma
    guard ["rain", "snow", "storm", "hail", "pour"].contains(base) else { return nil }
    var falling = last.asVerb
    falling.lexeme = Lexeme(lemma: base, wordClass: .verb, kind: .weatherVerb)
    return Reading(
      first: Array(row.dropLast()), second: [Constituent(it), falling], isNextOngoing: true)
  }

  /// *bike/fall / knee/blood, bike/fall/cry*: one falls off what one rides or sits on.
  private func fallen(_ row: [Constituent], _ start: Int) -> Reading? {
    guard row.count > start + 2, row.count < start + 5,
      let fall = row[start..<(start + 2)].firstIndex(where: {
        ["fall", "fell"].contains($0.lexeme.lemma)
      }), case let source = row[2 * start + 1 - fall],
      source.lexeme.kind == .vehicle || Self.fallenFrom[source.lexeme.lemma] != nil
    else { return nil }
    var thing = source
    if thing.lexeme.wordClass != .noun {
      thing.lexeme = Lexeme(lemma: source.lexeme.lemma, wordClass: .noun, kind: .thing)
    }
    let first =
      (start == 1 ? [row[0]] : speaker) + [form("fell", row[fall].tile)]
      + word(Self.fallenFrom[source.lexeme.lemma] ?? "off")
      + (source.lexeme.lemma == "bed" ? [] : word("the")) + [thing]
    let rest = Array(row[(start + 2)...])
    let body = rest.first { $0.lexeme.kind == .body && $0.lexeme.lemma != "blood" }
    let other = rest.first { $0 != body }
    guard rest.count == (body == nil ? 0 : 1) + (other == nil ? 0 : 1) else { return nil }
    switch (other?.lexeme.lemma, body) {
    case ("cry", nil), ("cried", nil):
      return Reading(first: first + [EnglishWording.and, form("cried", other?.tile)])
    case (nil, let body?): return Reading(first: first, second: [body, verb("hurt")])
    case ("hurt", let body?):
      return Reading(first: first, second: [body] + (other.map { [$0.asVerb] } ?? []))
    case ("blood", let body?):
      let blood = other.map { [$0] } ?? []
      return Reading(
        first: first, second: speaker + [verb("have")] + blood + word("on") + word("my") + [body])
    default: return nil
    }
  }

  /// What one falls from, and how.
  private static let fallenFrom: [String: String] = {
    let off =
      "swing slide ladder horse pony trampoline couch sofa chair seesaw scooter stool skateboard bench roof"
    var table = Dictionary(
      uniqueKeysWithValues: off.split(separator: " ").map { (String($0), "off") })
    table["bed"] = "out of"
    table["tree"] = "out of"
    table["wheelchair"] = "out of"
    table["stairs"] = "down"
    return table
  }()

  /// *bus/miss / late, train/miss*: what has left without one.
  private func missed(_ row: [Constituent], _ start: Int) -> Reading? {
    guard row.count < start + 5,
      let miss = row[start..<min(start + 2, row.count)].firstIndex(where: {
        ["miss", "missed"].contains($0.lexeme.lemma)
      }), row.count > start + 1, case let missed = row[2 * start + 1 - miss],
      Self.transport.contains(missed.lexeme.lemma)
    else { return nil }
    let first = (start == 1 ? [row[0]] : speaker) + [form("missed", row[miss].tile), missed]
    var rest = Array(row[(start + 2)...])
    if rest.isEmpty { return miss > start ? Reading(first: first) : nil }
    guard let late = rest.firstIndex(where: { $0.lexeme.lemma == "late" }) else { return nil }
    var quality = rest.remove(at: late)
    quality.lexeme = Lexeme(lemma: "late", wordClass: .adjective, kind: .state)
    guard rest.count < 2, rest.allSatisfy({ isPlace($0.lexeme) || $0.lexeme.namesThing }) else {
      return nil
    }
    return Reading(
      first: first,
      second: speaker + [EnglishWording.be, quality] + (rest.isEmpty ? [] : word("for")) + rest)
  }

  private static let transport = EnglishWords.set(
    "bus train plane ferry subway tram flight metro shuttle")

  /// *poop/diaper/change, pee/bed/sheets/change*: what has happened, and what is to be changed for it.
  private func soiled(_ row: [Constituent], _ start: Int) -> Reading? {
    guard (start + 3...start + 4).contains(row.count), let change = row.last,
      change.lexeme.lemma == "change", ["pee", "poop", "poo"].contains(row[start].lexeme.lemma),
      case let thing = row[row.count - 2], thing.lexeme.namesThing
    else { return nil }
    let hasPlace = row.count == start + 4
    guard !hasPlace || ["bed", "couch", "chair"].contains(row[start + 1].lexeme.lemma) else {
      return nil
    }
    let place = hasPlace ? word("in") + [row[start + 1]] : []
    let isWorn = thing.lexeme.kind == .clothing || thing.lexeme.lemma == "diaper"
    return Reading(
      first: (start == 1 ? [row[0]] : speaker) + [row[start].asVerb] + place,
      second: [change.asVerb] + word(isWorn ? "my" : "the") + [thing], asksNext: true, isPast: true)
  }

  // MARK: What is not

  /// *I/fever/school/no, fever/no/school*: where one does not go, and not how one is not.
  private func absent(_ row: [Constituent], _ start: Int) -> Reading? {
    guard row.count > start + 2, row.count < start + 6, let no = row.last,
      case let place = row[row.count - 2], isPlace(place.lexeme),
      place.lexeme.wordClass == .noun
    else { return nil }
    let state = Array(row[start..<(row.count - 2)])
    guard let last = state.last?.lexeme else { return nil }
    var quality = state[state.count - 1]
    let isIll = last.kind == .illness || Self.illnesses.contains(last.lemma)
    let isSo =
      !isIll && (EnglishStatement.states.contains(last.lemma) || last.lemma == "ill")
    guard isIll || isSo else { return nil }
    quality.lexeme =
      isSo
      ? Lexeme(lemma: last.lemma, wordClass: .adjective, kind: .state)
      : last.wordClass == .noun ? last : Lexeme(lemma: last.lemma, wordClass: .noun, kind: .illness)
    if state.count == 1 {
      var not = no
      if let known = lexicon.known("not") { not.lexeme = known }
      var going = Constituent(Lexeme(lemma: "going", wordClass: .noun, kind: .activity))
      going.lexeme.isInferred = true
      return Reading(
        first: (start == 1 ? [row[0]] : speaker) + [
          isSo ? EnglishWording.be : verb("have"), quality,
        ],
        second: speaker + [EnglishWording.be, not, going] + word("to") + [place])
    }
    guard start == 0, state.dropLast().last?.lexeme.isBeing == true,
      state.dropLast(2).allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    var none = no
    if let known = lexicon.known("no") { none.lexeme = known }
    return Reading(
      first: state.dropLast() + [isSo ? EnglishWording.be : verb("have"), quality],
      second: [none, place])
  }

  private static let illnesses = EnglishWords.set("fever flu cough cold headache stomachache")

  /// *dog/bark/night/sleep/no*: what makes a noise, and what one cannot do for it.
  private func awake(_ row: [Constituent]) -> Reading? {
    guard row.count > 3, let no = row.last,
      ["sleep", "rest", "study", "read", "nap"].contains(row[row.count - 2].lexeme.lemma),
      let noise = row.firstIndex(where: { Self.noisy.contains($0.lexeme.lemma) }), noise > 0,
      noise < row.count - 2, row[noise - 1].lexeme.isBeing || row[noise - 1].lexeme.namesThing,
      row[..<(noise - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      row[(noise + 1)..<(row.count - 2)].allSatisfy({
        $0.lexeme.kind.isTemporal || ["night", "I", "loud", "all night"].contains($0.lexeme.lemma)
      })
    else { return nil }
    var not = no
    if let known = lexicon.known("not") { not.lexeme = known }
    let can = Constituent(Lexeme(lemma: "can", wordClass: .verb, kind: .modal))
    return Reading(
      first: row[..<(row.count - 2)].filter { $0.lexeme.lemma != "I" },
      second: speaker + [can, not, row[row.count - 2].asVerb])
  }

  private static let noisy = EnglishWords.set(
    "bark cry yell scream shout snore sing play talk meow cough")
}
