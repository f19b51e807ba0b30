import AACCore

/// Nouns that nearly always are the second half of a name, with what stands before them: *ear infection, animal shelter,
/// ghost story, locker combination*.
///
/// Sources: CGEL §17.104–17.109, App. I.57–I.59; CaGEL ch. 19 §4.
extension EnglishCompounds {
  /// Whether a head takes every noun of a kind before it: *knee surgery*.
  static func takesKind(_ head: String, _ kind: SemanticKind) -> Bool {
    headKinds[headed[head] == nil ? single(head) : head]?.contains(kind) == true
  }

  /// Whether a head takes what is named right before it: *window seat*.
  static func takes(_ head: String, word first: String) -> Bool {
    firsts.contains(first)
      && (headed[head]?.contains(first) == true || headed[single(head)]?.contains(first) == true)
  }

  /// *story* for *stories*, *card* for *cards*.
  static func single(_ head: String) -> String {
    guard head.hasSuffix("ies"), head != "movies" else { return one(head) }
    return head.dropLast(3) + "y"
  }

  /// Heads that take every noun of a kind.
  private static let headKinds: [String: Set<SemanticKind>] = {
    let rows: [(Set<SemanticKind>, String)] = [
      (
        [.body],
        """
        infection injury surgery operation transplant scan cramp rash specialist surgeon cancer brace piercing disease
        problem exercise
        """
      ),
      ([.animal], "tracks hutch sanctuary"),
      (
        [.illness], "shot jab vaccine medicine medication tablet pill symptom attack test treatment"
      ),
      (
        [.sport],
        "sticker fan magazine coach teacher star field pitch court stadium ground bag kit league"
      ),
      ([.vehicle], "driver seat engine tire tyre mechanic horn accident part"),
      ([.instrument], "player string solo case strap"),
      ([.food], "wrapper recipe stall stand"),
      ([.music], "band concert singer fan festival"),
    ]
    var table: [String: Set<SemanticKind>] = [:]
    for (kinds, heads) in rows {
      for head in heads.split(whereSeparator: \.isWhitespace) {
        table[String(head), default: []].formUnion(kinds)
      }
    }
    return table
  }()

  /// What stands before any head.
  private static let firsts = WordSet(headed.values.flatMap(\.words))

  /// What stands before each head.
  private static let headed: [String: WordSet] = {
    let rows = [
      "infection: ear eye throat chest sinus lung skin kidney bladder tooth gum toe viral",
      "attack: heart panic asthma anxiety shark", "inhaler: asthma", "bug: stomach tummy",
      "shelter: animal bus dog cat bike homeless storm", "sanctuary: animal donkey bird",
      """
      story: ghost horror love adventure detective bedtime war crime mystery vampire pirate princess superhero zombie \
      monster dragon witch fantasy spy success life news fairy bible
      """,
      """
      film: horror action comedy adventure superhero vampire zombie monster pirate war romance fantasy detective family \
      ghost crime spy disney dinosaur space
      """,
      """
      movie: horror action comedy adventure superhero vampire zombie monster pirate war romance fantasy detective family \
      ghost crime spy disney dinosaur space princess
      """,
      """
      book: recipe comic picture story coloring colouring activity library phone song adventure mystery ghost horror \
      superhero princess pirate dragon monster vampire fairy poetry address exercise guide joke
      """,
      """
      show: talent magic puppet quiz game talk fashion light air cooking reality comedy radio news flower
      """,
      "bill: phone electricity water gas heating hospital medical restaurant grocery vet dentist internet cable",
      "trick: magic card coin", "magazine: fashion football music gossip car sports tv",
      "comic: superhero manga", "song: love pop rock theme nursery",
      "combination: locker lock safe padlock suitcase",
      "code: locker door gate pin zip area security bar qr access discount alarm garage safe",
      """
      number: phone room house seat flight bank account order lottery page platform gate locker bus telephone mobile cell \
      ticket passport door license shirt insurance table
      """,
      "sticker: football baseball animal dinosaur star unicorn car reward pokemon heart",
      "card: baseball football pokemon greeting report id bus health insurance valentine memory score sim travel loyalty",
      """
      seat: window aisle car back front toilet baby booster bus train plane passenger child bike driver wheelchair corner
      """,
      "door: back front side bathroom classroom garage fridge oven closet cupboard cellar balcony patio bus elevator lift",
      "yard: back front school", "garden: back front rose herb vegetable beer", "porch: back front",
      "gate: back front school side garden", "pocket: back front side shirt coat trouser jacket",
      "row: back front top bottom", "shelf: top bottom book",
      "drawer: top bottom sock kitchen desk",
      "entrance: back front side", "wheel: back front steering ferris",
      "tooth: front back milk baby wisdom",
      """
      ticket: cinema theater theatre zoo museum circus airplane plane flight concert lottery parking raffle festival \
      stadium park ferry season
      """,
      """
      room: hotel hospital changing waiting dressing meeting emergency music game games laundry utility staff sensory \
      guest locker class therapy tv dining living storage chat weight craft recovery operating
      """,
      "park: adventure national holiday trailer amusement wildlife safari",
      """
      shop: flower sweet sweets candy gift charity repair card clothes chip bike phone cake sandwich barber tea antique \
      souvenir game music computer sports furniture bread betting tattoo bridal paint fish vape comic
      """,
      """
      store: flower gift clothes clothing furniture department convenience liquor thrift dollar music sports paint \
      electronics computer bike phone drug art craft fabric comic game
      """,
      "class: cooking drama pottery yoga swimming driving painting singing gymnastics exercise evening history",
      "teacher: drama driving singing yoga gym history geography spanish french homeroom class form",
      """
      factory: cookie candy chocolate shoe clothes furniture toy cheese paper textile pasta bread soap glass sock bike \
      ice-cream
      """,
      "lesson: driving riding singing drama horse surf ski",
      "instructor: driving ski yoga swimming fitness",
      "club: book youth drama chess golf country craft gaming lunch homework",
      "team: school dance swim relay debate work", "captain: team ship football",
      "party: tea pizza costume pool beach dinner office engagement surprise pajama pyjama slumber house",
      "bag: gym sports bean goody shoulder makeup swim hand diaper nappy carrier ice tote beach washing bin toiletry",
      "box: music tool shoe money jewelry jewellery cereal pill letter post litter recycling pencil tissue sand treasure",
      "bottle: milk wine beer juice ketchup shampoo medicine spray perfume sauce pill soda",
      "cup: sippy egg measuring world paper", "mug: coffee tea", "pot: tea coffee flower plant",
      "station: bus gas petrol radio tube subway metro railway coach tv power weather space charging polling",
      "stop: tram metro subway coach", "rank: taxi", "lane: bus bike cycle",
      "ride: bus train car boat taxi tram cab",
      "trip: boat school day fishing camping shopping road",
      "driver: bus taxi truck lorry van tram ambulance tractor cab delivery coach uber",
      "player: guitar piano record cd dvd music video card chess hockey",
      """
      machine: coffee washing vending ticket drinks ice popcorn bubble fruit pinball rowing karaoke sound slot answering \
      cash fax bread exercise pasta claw candy milking breathing
      """,
      "pill: headache allergy pain vitamin iron",
      "test: hearing driving pregnancy allergy vision urine covid",
      "appointment: hospital clinic vet optician gp hairdresser physio dental hair therapy eye nurse hygienist",
      "doctor: skin heart tooth bone",
      "shot: flu allergy tetanus covid", "jab: flu covid tetanus",
      "nurse: district",
      "worker: support care factory farm office aid building rescue youth hospital",
      "therapist: music art massage physical occupational", "assistant: shop classroom",
      "guard: security prison", "star: movie pop rock football film tv",
      "fan: football music ceiling",
      "album: photo sticker music", "shed: garden bike",
      "center: sports leisure community call city shopping garden town",
      "centre: sports leisure community call city shopping garden town",
      "hall: town village school concert sports",
      "office: ticket head school box lost",
      "interview: job radio tv", "meeting: staff team work family school",
      "reunion: family school class",
      "towel: bath beach kitchen tea hand", "umbrella: beach",
      "ring: wedding engagement diamond gold nose", "dress: wedding party summer",
      "clock: alarm wall kitchen",
      "light: traffic brake bike", "table: coffee dining pool bedside dinner",
      "chair: garden desk beach office dining", "lamp: desk bedside street",
      "stand: taco lemonade fruit",
      "music: pop rap rock country classical folk gospel dance jazz disco techno reggae church house",
      "view: ocean sea lake mountain city garden beach river", "choir: church school",
      "table: multiplication times picnic", "doll: elsa anna barbie baby rag paper princess",
      "singer: pop rap rock opera folk country", "band: pop rock school marching jazz brass",
      "concert: pop rock school rap church", "truck: taco delivery tow", "house: tree doll beach",
      "set: swing chess drum", "shirt: dress", "piece: puzzle chess", "result: test exam",
      "tattoo: dragon heart rose butterfly skull flower tiger lion wolf star snake",
      "pension: disability retirement",
    ]
    var table: [String: WordSet] = [:]
    for row in rows + named {
      let halves = row.split(separator: ":")
      let head = String(halves[0])
      let firsts = halves[1].split(whereSeparator: \.isWhitespace).map(String.init)
      table[head] = (table[head] ?? []).union(firsts)
    }
    return table
  }()
}
