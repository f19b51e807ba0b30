import AACCore

/// What is eaten together, of which the second goes with the first: *tostada con mermelada, macarrones con queso* (NGLE
/// §12.7).
enum SpanishDishes {
  /// Whether the second noun is what the first is served with.
  static func goWith(_ first: Lexeme, _ second: Lexeme) -> Bool {
    let name = first.lemma.hasSuffix("ón") ? "\(first.lemma.dropLast(2))one" : first.lemma
    guard let companions = companions[first.lemma] ?? companions[name + "s"] else {
      return false
    }
    return companions.contains(second.lemma)
  }

  private static let spreads: WordSet = [
    "mermelada", "mantequilla", "miel", "nocilla", "nutella", "aceite", "tomate", "queso",
    "chocolate", "cajeta", "dulce de leche", "margarina", "paté",
  ]
  private static let sauces: WordSet = [
    "queso", "tomate", "atún", "carne", "salsa", "nata", "verduras", "chorizo", "jamón", "pollo",
  ]
  private static let sides: WordSet = [
    "patatas", "patatas fritas", "papas", "papas fritas", "arroz", "ensalada", "puré", "verduras",
    "kétchup", "ketchup", "mayonesa", "mostaza", "salsa", "limón", "huevo", "queso",
  ]
  private static let companions: [String: WordSet] = [
    "tostadas": spreads,
    "pan": [
      "mermelada", "mantequilla", "miel", "nocilla", "nutella", "aceite", "tomate", "chocolate",
    ],
    "tortitas": spreads, "gofres": spreads, "crepes": spreads,
    "galletas": ["mantequilla", "mermelada", "leche"], "churros": ["chocolate"],
    "macarrones": sauces, "espaguetis": sauces, "pasta": sauces, "tallarines": sauces,
    "fideos": sauces, "arroz": ["tomate", "leche", "pollo", "verduras", "huevo", "frijoles"],
    "yogur": ["miel", "cereales"], "fresas": ["nata", "crema"],
    "leche": ["cacao", "colacao", "cereales", "galletas", "miel", "chocolate"],
    "café": ["leche", "hielo"], "té": ["leche", "miel", "limón"], "hamburguesas": sides,
    "huevos": ["patatas", "patatas fritas", "papas", "jamón", "chorizo"], "pollo": sides,
    "filetes": sides, "pescado": sides, "salchichas": sides, "patatas": ["kétchup", "ketchup"],
    "patatas fritas": ["kétchup", "ketchup", "mayonesa"], "lentejas": ["arroz", "chorizo"],
    "papas": ["kétchup", "ketchup", "queso"], "frijoles": ["arroz", "queso"], "milanesas": sides,
    "nachos": ["queso"], "tacos": ["queso", "salsa"],
  ]
}
