import AACCore

/// Two nouns that make one name: *apple juice, birthday cake, school bus*.
///
/// Source: CGEL §17.104–17.109, App. I.57–I.59; CaGEL ch. 19 §4.
enum EnglishCompounds {
  /// Whether a noun right before another one belongs to it.
  static func joins(_ first: String, _ second: String) -> Bool {
    if let heads = modifiers[first] {
      if heads.contains(second) { return true }
      if second.hasSuffix("s"), heads.contains(String(second.dropLast())) { return true }
    }
    if takes(second, word: first) { return true }
    return ingredients.contains(first) && (dishes.contains(second) || dishes.contains(one(second)))
  }

  /// Whether a noun of a kind stands before such a noun: *karate class, tennis match, phone case, dog bowl*.
  static func joins(_ first: Lexeme, _ second: Lexeme) -> Bool {
    if joins(first.lemma.lowercased(), second.lemma) { return true }
    if first.wordClass == .properNoun, first.animacy == .inanimate, first.article == .definite,
      second.wordClass == .noun, second.isHuman
    {
      // *FBI man.*
      return true
    }
    let head = second.lemma
    // *Spider-Man costume*: a name that everybody knows.
    if first.wordClass == .properNoun { return second.wordClass == .noun && isFigured(first, head) }
    guard first.wordClass == .noun, second.wordClass == .noun, first.number != .plural else {
      return false
    }
    if !first.isInferred, takesKind(head, first.kind) { return true }
    if first.kind == .body, ["pain", "ache"].contains(head) { return true }
    if first.kind == .material || first.lemma == "fur" || first.lemma == "rubber",
      isMade(second, of: first.lemma)
    {
      return true
    }
    if walls.contains(first.lemma),
      second.kind == .home || second.kind == .place || ["wall", "floor"].contains(second.lemma)
    {
      // *brick factory, stone wall.*
      return true
    }
    if shown.contains(head), !first.isInferred {
      switch first.kind {
      case .animal, .vehicle, .nature: return true
      default: break
      }
    }
    if isFigured(first, head) || first.kind == .room && fixtures.contains(head) { return true }
    if isBuilt(first.kind), openings.contains(head) { return true }
    if isWornFor(first, second) { return true }
    if heads.contains(head), !first.isBeing, !first.kind.isTemporal, !first.isPlaceLike {
      return true
    }
    if ["noise", "noises"].contains(head) { return !first.isHuman && !first.kind.isTemporal }
    // *explain/homework/class*: no class is named by it.
    guard first.lemma != "homework" else { return false }
    switch first.kind {
    case .subject, .languageName: return lessons.contains(head)
    case .sport: return lessons.contains(head) || matches.contains(head)
    case .music where first.lemma == "song": return false
    case .instrument, .music: return lessons.contains(head)
    case .game: return matches.contains(head)
    case .activity where !first.isInferred: return ["class", "lesson", "teacher"].contains(head)
    case .device: return ["charger", "battery", "case", "screen", "bag", "stand"].contains(head)
    default: return false
    }
  }

  /// *unicorn backpack, pirate costume*: whom a thing shows or makes one look like (CGEL, appendix I).
  static func isFigured(_ figure: Lexeme, _ head: String) -> Bool {
    if figure.wordClass == .properNoun, figure.kind == .media || figure.kind == .game {
      return worn.contains(head) || shown.contains(head) || bought.contains(head)
    }
    return worn.contains(head)
      && (figure.kind == .animal && !figure.isInferred
        || figures.contains(figure.lemma.lowercased()))
  }

  /// What stands for its kind in a row, with what it is about behind it: *puzzle/dinosaur, ticket/movie*.
  static func isNamedBehind(_ head: Lexeme, _ first: Lexeme) -> Bool {
    guard [.noun, .properNoun].contains(first.wordClass), head.wordClass == .noun,
      joins(first, head)
    else { return false }
    return shown.contains(head.lemma) || isFigured(first, head.lemma)
      || ["ticket", "password", "volume"].contains(head.lemma)
  }

  /// Whether stories are told of such people: *pirate, princess*.
  static func isFigure(_ noun: String) -> Bool { figures.contains(noun) }

  private static let worn = EnglishWords.set(
    """
    costume mask shirt sweater hoodie pajamas pyjamas backpack lunchbox mug poster hat sock socks slipper slippers cake
    balloon plate blanket stamp card towel sticker stickers crown pillow dress outfit wand shoes party hats cape
    """
  ).union(["T-shirt", "t-shirt", "tshirt"])
  /// Whether pictures of figures stand on such things.
  static func isDecorated(_ noun: String) -> Bool { worn.contains(noun) || bought.contains(noun) }

  /// Toys and things that shows and games are sold with.
  private static let bought = EnglishWords.set(
    "toy doll figure game ball lunchbox bag bedsheet bed blanket pillow lamp magazine DVD")
  private static let figures = EnglishWords.set(
    """
    princess pirate superhero fairy witch ghost clown mermaid monster robot cowboy knight ninja zombie vampire astronaut
    alien dragon wizard elf angel king queen prince giant troll hero spiderman spider-man batman superman elsa mickey minnie
    pokemon pokémon barbie ballerina skeleton santa rapunzel cinderella mulan sonic pikachu hulk olaf simba stitch shrek
    elmo bluey moana spongebob minecraft
    """
  ).union([
    "peppa pig", "paw patrol", "snow white", "hello kitty", "iron man", "mickey mouse",
    "minnie mouse", "wonder woman",
    "captain america", "buzz lightyear", "toy story", "star wars", "super mario", "santa claus",
  ])
  /// *garage door, car window, church roof.*
  private static func isBuilt(_ kind: SemanticKind) -> Bool {
    switch kind {
    case .room, .home, .place, .vehicle: true
    default: false
    }
  }

  private static let openings = EnglishWords.set(
    "door doors window windows gate gates roof key keys entrance exit floor wall walls")

  /// *football boots, school shirt, winter coat*: what it is worn for.
  private static func isWornFor(_ purpose: Lexeme, _ thing: Lexeme) -> Bool {
    guard thing.kind == .clothing, thing.wordClass == .noun else { return false }
    return purpose.kind == .sport || wornFor.contains(purpose.lemma)
  }

  private static let wornFor = EnglishWords.set(
    """
    school work gym dance winter summer spring autumn fall rain snow wedding evening night army police business safety
    hospital party beach ski football soccer tennis ballet baby
    """)

  private static let fixtures = EnglishWords.set(
    """
    light lights lamp window windows door floor sink wall walls table ceiling clock mirror curtain curtains fan heater
    rug faucet tap drawer cabinet shelf chair
    """)

  /// *wool scarf, plastic cup*: what a thing is made of.
  ///
  /// Sources: CGEL §17.109; CaGEL ch. 19 §4.3.
  private static func isMade(_ thing: Lexeme, of material: String) -> Bool {
    switch thing.kind {
    case .clothing:
      textiles.contains(material) || ["plastic", "rubber"].contains(material)
        || solids.contains(material) && wares.contains(one(thing.lemma))
    case .home,
      .place where walls.contains(material):
      true
    case .furniture, .toy: solids.contains(material) || textiles.contains(material)
    default:
      solids.contains(material) && wares.contains(one(thing.lemma))
        || textiles.contains(material) && sewn.contains(one(thing.lemma))
    }
  }

  /// *bag* for *bags*.
  static func one(_ noun: String) -> String {
    if noun.hasSuffix("ches") || noun.hasSuffix("shes") || noun.hasSuffix("xes") {
      return String(noun.dropLast(2))
    }
    return noun.hasSuffix("s") && !noun.hasSuffix("ss") ? String(noun.dropLast()) : noun
  }

  private static let textiles = EnglishWords.set(
    "wool leather cotton silk denim velvet linen nylon polyester lace felt fabric fur canvas")
  private static let solids = EnglishWords.set(
    """
    plastic metal wood steel clay cardboard rubber porcelain ceramic copper brass bronze aluminum concrete paper pottery
    """)
  /// What buildings and walls are built of.
  private static let walls = EnglishWords.set("brick stone concrete wood glass log mud straw")
  /// Things of which one says what they are made of.
  private static let wares = EnglishWords.set(
    """
    cup mug bowl plate spoon fork knife bottle box bag basket bucket tray straw lid pot pan jar vase dish tub crate ring
    key chain house door fence bridge gate floor roof bench toy block ball duck hammer stick frame crown star flower
    airplane plane boat hat lantern sword ruler hanger pipe bracelet necklace statue cutlery container
    """)
  private static let sewn = EnglishWords.set(
    "blanket bag purse wallet pillow cushion towel rug bracelet strap collar curtain sheet napkin rope backpack case cover"
  )

  /// What is about what stands before it: *dinosaur book*.
  private static let shown = EnglishWords.set("book movie story video song sticker puzzle")
  /// What one hardly names without what it belongs to: *oven timer, eye patch, window seat*.
  private static let heads = EnglishWords.set(
    """
    seat case holder timer pile kit patch pocket row effect hoist machine charger battery cable screen cream pad
    killer spray belt roll seed print folder jumper uniform pass strap lid rack remote switch button handle bulb
    password passcode volume brightness controller helmet dough schedule timetable wrapper leash collar wipes wipe goggles
    ticket wheel alarm appointment medicine drops captain club team practice tournament print prints shoes effects
    """)
  private static let lessons = EnglishWords.set(
    "class lesson teacher homework test exam quiz project practice club book problem worksheet")
  private static let matches = EnglishWords.set(
    "match game team coach player tournament competition practice club")

  /// Whether both are one thing by name rather than by what it is made of: *bus stop*.
  static func isPair(_ first: String, _ second: String) -> Bool {
    modifiers[first.lowercased()]?.contains(second) == true
  }

  /// Whether it is made of what stands before it: *ham sandwich, apple juice*.
  static func isDish(_ noun: String) -> Bool { dishes.contains(noun) }

  /// What is made of what stands before it.
  private static let dishes = EnglishWords.set(
    """
    juice soup cake pie sandwich salad yogurt yoghurt jam milkshake smoothie sauce muffin ice-cream
    cookie pudding tart pizza omelet omelette quesadilla pancake biscuit donut doughnut bun curry stew cupcake brownie
    cheesecake lolly crumble burger casserole burrito toastie kebab pasty quiche shake slushie sorbet mousse dip chowder
    wrap waffle bagel fritter stir-fry gravy risotto
    """
  ).union(["ice cream"])

  /// Whether it is a taste that dishes have: *strawberry, chicken*.
  static func isIngredient(_ noun: String) -> Bool { ingredients.contains(noun) }

  private static let ingredients = EnglishWords.set(
    """
    apple orange banana strawberry fig cherry grape lemon lime peach pear pineapple mango tomato carrot
    blueberry raspberry vanilla chocolate cheese ham tuna egg chicken turkey fish bean pea potato
    mushroom onion vegetable fruit beef peanut lentil pumpkin coconut corn noodle rice coffee bacon sausage salmon prawn shrimp crab lamb pork
    jelly honey cucumber avocado broccoli spinach leek pepper garlic cauliflower beetroot squash sweetcorn caramel toffee
    plum apricot kiwi watermelon cranberry blackberry rhubarb cinnamon ginger mint walnut almond hazelnut pecan raisin
    meat veggie tofu chickpea fudge jam marmalade salami pepperoni mozzarella mince
    """
  ).union(["peanut butter", "ham and cheese"])

  private static let modifiers: [String: WordSet] = {
    let rows = [
      "toilet: paper seat", "birthday: cake party card present gift song girl boy",
      "toy: car box shop",
      "school: bus bag trip book day nurse uniform lunch play year", "phone: number call charger",
      "bus: stop driver station ride ticket", "train: station driver ticket ride set",
      "police: car officer station man dog", "fire: truck station engine alarm",
      "swimming: pool lesson class teacher", "soccer: ball game team match player practice field",
      "football: game team match player practice field",
      "basketball: game team court player practice",
      "baseball: game bat cap team", "tennis: ball racket match lesson court",
      "math: class teacher homework test exam book lesson",
      "music: class teacher lesson room therapy",
      "art: class teacher room", "science: class teacher homework test project",
      "dance: class teacher",
      "english: class teacher lesson", "computer: game room class", "video: game call",
      "board: game",
      "card: game", "teddy: bear", "story: book time", "picture: book frame", "comic: book",
      "shopping: list bag cart center", "parking: lot space", "kitchen: table floor sink door",
      "bedroom: door window", "car: door key seat park ride keys", "house: key keys",
      "door: key bell",
      "dog: food park bed", "cat: food", "bird: cage", "chocolate: milk bar chip egg",
      "peanut: butter",
      "potato: chip chips", "tomato: sauce paste", "hot: dog",
      "christmas: tree present presents card party song dinner lights movie cookie cookies gift lunch eve concert",
      "halloween: costume candy party mask song decoration decorations pumpkin",
      "easter: egg eggs basket candy bunny",
      "thanksgiving: dinner turkey party",
      "water: bottle bowl fountain park gun balloon slide", "salt: water", "trampoline: park",
      "theme: park", "skate: park",
      "amusement: park", "wheelchair: ramp battery van taxi", "ear: drop drops plug",
      "eye: drop drops",
      "tooth: paste brush", "hair: brush cut dryer", "speech: therapy therapist",
      "baby: sister brother",
      "health: center insurance", "hospital: bed room", "doctor: appointment visit",
      "dentist: appointment visit", "therapist: appointment",
      "rain: coat boot boots", "snow: ball man", "winter: coat jacket boots",
      "summer: camp holiday",
      "movie: theater star ticket night", "tv: show remote", "coffee: shop cup machine",
      "tea: cup bag",
      "garden: party gate", "bath: time toy towel", "lunch: box break time bag",
      "dinner: time table",
      "bed: time room", "play: time", "front: door",
      "pet: shop store food turtle dog cat fish rabbit bird hamster", "book: store shop",
      "toy: store", "sign: language", "shoe: store shop", "vacuum: cleaner", "finger: paint",
      "ice: cream cube",
      "family: picture photo dinner party", "piano: lesson teacher", "guitar: lesson teacher",
      "sun: cream screen hat", "pain: medicine killer relief", "bubble: bath", "seat: belt",
      "sausage: roll rolls", "blood: test pressure", "living: room", "chicken: nugget nuggets leg",
      "nap: time", "paper: towel towels plate bag", "glass: jar door table window bowl vase bottle",
      "apple: slice slices", "permission: slip",
      "field: trip", "lunch: money", "pizza: night", "game: night", "taco: night",
      "traffic: light lights jam", "cell: phone", "gym: class", "sick: bag day",
      "twin: sister brother",
      "group: home therapy", "day: center", "tablet: battery charger", "text: message",
      "credit: card", "debit: card", "library: card book", "gift: card", "bank: card account",
      "play: date dough", "sleep: over", "ice: pack rink", "fire: drill fighter", "snack: time bar",
      "swim: suit lesson class goggles", "face: mask cream wash", "hand: sanitizer soap lotion",
      "rain: hat jacket", "snow: boots pants day suit", "sand: box castle", "bus: pass money fare",
      "train: tracks track", "mail: box", "trash: can bag", "garbage: can bag truck", "dump: truck",
      "ice: skates skate", "hot: chocolate", "soap: bubbles", "birthday: balloon balloons hat",
      "bed: sheet sheets", "night: light", "jump: rope", "spelling: test", "reading: test glasses",
      "orange: peel", "egg: sandwich", "grocery: store list bag", "hardware: store",
      "candy: bar store", "coloring: book", "sticker: book chart", "rocking: chair",
      "nose: spray", "throat: spray", "cough: syrup drop drops", "eye: doctor test", "ear: doctor",
      "foot: doctor", "wheelchair: cushion", "safety: belt", "family: doctor",
      "remote: control", "fish: tank bowl", "dog: leash collar bowl", "cat: litter",
      "bird: feeder house seed", "monster: truck", "computer: mouse screen keyboard lab",
      "school: photo picture trip concert desk dance", "class: photo picture trip", "pizza: box",
      "ice cream: cone truck shop sandwich", "ear: phones", "wheelchair: tire lift",
      "bike: helmet lock path", "horse: show", "boat: trip", "wifi: password",
      "mother's: day", "tooth: fairy", "roller: coaster", "merry: go",
      "swimming: goggles suit trunks",
      "soccer: shoes cleats", "dance: shoes recital", "ballet: shoes class", "gym: shoes bag",
      "cooking: show class lesson oil", "washing: machine", "sleeping: bag pill",
      "walking: stick frame shoes", "sewing: machine kit", "drawing: book pad",
      "baby: bottle food monitor seat clothes", "laundry: basket detergent room",
      "baby: shampoo wipe wipes lotion powder oil carrier blanket name",
      "chocolate: frosting icing syrup spread",
      "almond: milk butter", "oat: milk", "soy: milk sauce", "coconut: milk oil", "olive: oil",
      "silk: thread ribbon", "cotton: thread string yarn wool", "wool: yarn thread",
      "plastic: sheet wrap",
      "kitchen: scissors towel roll counter knife", "maple: syrup",
      "school: cafeteria canteen library gym",
      "ink: pen", "wrapping: paper",
      "apartment: building complex", "office: building chair desk",
      "car: factory wash accident crash", "thunder: storm",
      "brick: wall house", "gift: shop bag", "school: yard library",
      "birthday: candle candles wish", "straw: hat hats basket",
    ]
    var table: [String: WordSet] = [:]
    for row in rows {
      let halves = row.split(separator: ":")
      let head = String(halves[0])
      table[head] = (table[head] ?? []).union(halves[1].split(separator: " ").map(String.init))
    }
    return table
  }()
}
