import AACCore

/// Which English nouns are measured, not counted: *water, rice, furniture*.
///
/// Source: Quirk et al., CGEL §5.2–5.9; Huddleston & Pullum, CGEL ch. 5 §3.
enum EnglishCountability {
  /// Count or mass; nil for a noun that is on no list.
  static func of(_ noun: String) -> Countability? {
    if mass.contains(noun) { return .mass }
    return noun.utf8.count > 8 && (noun.hasSuffix("therapy") || noun.hasSuffix("ness"))
      ? .mass : nil
  }

  /// Mass nouns in their everyday use.
  private static let mass = EnglishWords.set(
    """
    water milk juice coffee tea wine beer lemonade cocoa soda cola coke lemon-water broth
    bread rice pasta spaghetti flour sugar salt pepper butter cheese jam honey oil vinegar mustard
    ketchup mayonnaise sauce cereal oatmeal porridge popcorn chocolate meat beef pork ham
    bacon chicken turkey lamb fish seafood tuna salmon lettuce spinach broccoli cauliflower celery
    garlic cabbage corn toast food breakfast lunch dinner supper tofu cream yeast dough gum
    kimchi suction gluten dairy lactose protein fiber fibre caffeine alcohol nutella hummus guacamole salsa sushi ramen
    granola yeast ketchup quinoa fruit dessert jelly jello ice-cream purée mashed
    furniture luggage baggage equipment machinery jewelry jewellery clothing underwear footwear
    information news advice knowledge research homework housework work help evidence progress luck
    fun music art weather rain snow hail fog mist thunder lightning sunshine
    sunlight darkness heat air smoke steam dust dirt mud sand grass hay wood paper
    plastic metal gold silver iron steel copper wool cotton leather silk cloth fabric rubber soap
    shampoo toothpaste paint glue clay plasticine playdough tape chalk ink hair traffic money cash
    mail post electricity gas petrol gasoline energy power
    syrup gravy toothpaste surgery shrimp seaweed candyfloss stuffing squash custard icing frosting
    love happiness sadness anger fear peace patience courage hunger thirst sleep health strength
    beauty freedom joy trust truth space travel
    football soccer basketball baseball volleyball tennis golf hockey rugby cricket swimming running
    skating skiing cycling gymnastics karate judo yoga chess hide-and-seek tag bingo dominoes
    math maths mathematics science history geography physics chemistry biology english spanish
    algebra geometry psychology philosophy engineering nursing accounting economics architecture coding programming
    portuguese french german reading writing drawing painting singing dancing cooking shopping
    physiotherapy therapy medicine makeup perfume deodorant sunscreen lotion
    tv television radio stuff rubbish garbage trash litter blood sweat saliva urine pee poo poop
    ice mucus snot playtime bedtime recess nature pollution wildlife grain
    wheat hay fur fiction poetry literature vocabulary grammar laundry ironing washing gravel cement
    """)

  /// Of those, what is one thing of two halves, counted by the pair: *two pairs of scissors* (CGEL §5.76).
  static let inPairs = EnglishWords.set(
    """
    trousers pants jeans shorts tights leggings pajamas pyjamas sunglasses scissors pliers tweezers binoculars goggles
    tongs knickers underpants overalls dungarees headphones earphones spectacles panties boxers
    """)

  /// Nouns that are plural and have no singular, taken with *some* or *a pair of*.
  static let pluralOnly = EnglishWords.set(
    """
    trousers pants jeans shorts tights leggings pajamas pyjamas glasses sunglasses scissors pliers
    tweezers binoculars goggles clothes tongs knickers underpants overalls dungarees headphones
    earphones thanks congratulations stairs groceries people police cattle fries noodles
    spectacles panties boxers
    """)
}
