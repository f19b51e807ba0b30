import AACCore

/// Nouns that are measured out, made or named by the noun behind them: *vaso de agua, zumo de naranja,
/// clase de inglés*.
///
/// Source: NGLE §12.9 (nouns that count and measure); Cunha & Cintra, chapter 7 (*Adjunto adnominal*).
enum PortionWords {
  /// Whether the second noun says what the first holds, is made of or is about.
  static func joins(_ first: String, _ second: Lexeme) -> Bool {
    if isFigured(first, second) { return true }
    let kind = second.kind
    if groups.contains(first) { return second.wordClass == .noun }
    if vessels.contains(first) {
      return KindSet.edible.contains(kind) || kind == .material || kind == .medicine
    }
    if dishes.contains(first) {
      return KindSet.edible.contains(kind) && !drinks.contains(second.lemma)
    }
    if trips.contains(first) { return kind == .vehicle }
    if tales.contains(first) { return genres.contains(second.lemma) }
    if costumes.contains(first) {
      // Disfraz de pirata, disfraz de Batman.
      return second.isBeing && [.noun, .properNoun].contains(second.wordClass)
    }
    if lessons.contains(first) { return kind == .subject || kind == .languageName }
    return false
  }

  /// *Mochila de Frozen, bolo de Minecraft*: whether the second is what the first shows.
  static func isFigured(_ first: String, _ second: Lexeme) -> Bool {
    guard second.wordClass == .properNoun, figured.contains(first) else { return false }
    return second.kind == .media || second.kind == .game || characters.contains(second.lemma)
  }

  /// Whether what stands behind it says what kind it is, in any language.
  static func namesItsKind(_ noun: String) -> Bool {
    costumes.contains(noun) || tales.contains(noun)
  }

  /// What one dresses up as.
  static let costumes: WordSet = ["disfraz", "careta", "máscara", "fantasia", "antifaz"]

  /// What shows, games and their heroes are pictured on.
  private static let figured: WordSet = [
    "mochila", "camiseta", "pijama", "tarta", "pastel", "torta", "globo", "gorra", "manta", "vaso",
    "plato", "muñeco", "muñeca", "juguete", "pegatina", "cromo", "película", "canción", "libro",
    "cuento", "póster", "estuche", "zapatilla", "calcetín", "sudadera", "puzle", "juego", "taza",
    "camisa", "bolo", "balão", "boné", "cobertor", "copo", "prato", "boneco", "boneca",
    "brinquedo", "adesivo", "figurinha", "filme", "música", "livro", "história", "lancheira",
    "estojo", "tênis", "meia", "moletom", "quebra-cabeça", "jogo", "caneca", "fantasia", "polera",
    "playera",
  ]
  /// Heroes of shows and games whom children know by name.
  private static let characters: WordSet = [
    "Mickey", "Minnie", "Spiderman", "Spider-Man", "Batman", "Superman", "Hulk", "Pikachu", "Mario",
    "Sonic", "Elsa", "Olaf", "Peppa", "Barbie", "Rapunzel", "Ariel", "Homem-Aranha", "Pluto",
    "Goofy", "Stitch", "Simba", "Shrek", "Blancanieves", "Branca de Neve", "Cinderela",
    "Hello Kitty",
    "Mônica", "Cebolinha", "Buzz Lightyear", "Capitán América", "Capitão América", "Iron Man",
    "Homem de Ferro", "Goku", "Luigi", "Dora",
  ]

  /// What is told, and of which sort it can be: *película de miedo*.
  private static let tales: WordSet = [
    "película", "peli", "cuento", "historia", "serie", "novela", "filme", "história", "série",
    "conto",
  ]
  private static let genres: WordSet = [
    "miedo", "terror", "amor", "acción", "risa", "aventuras", "misterio", "guerra", "dibujos",
    "hadas",
    "medo", "ação", "aventura", "mistério", "suspense", "comédia", "comedia", "fadas",
  ]

  /// What somebody does, says, makes or is like: a person behind it is whose it is (*la voz de mamá, a visita da vovó*).
  static let personal: WordSet = [
    "voz", "visita", "carta", "nota", "llamada", "mensaje", "consejo", "risa", "sonrisa", "llanto",
    "grito",
    "comida", "cariño", "palabra", "vida", "muerte", "salud", "nacimiento", "actitud", "retraso",
    "opinión",
    "idea", "culpa", "confianza", "comportamiento", "llegada", "respuesta", "enfado", "mirada",
    "explicación",
    "historia", "boda", "broma", "chiste", "promesa", "enfermedad", "accidente", "operación",
    "ronquido",
    "bilhete", "ligação", "chamada", "mensagem", "conselho", "risada", "sorriso", "choro", "comida",
    "carinho",
    "palavra", "morte", "saúde", "nascimento", "atitude", "atraso", "opinião", "ideia", "confiança",
    "comportamento", "chegada", "resposta", "olhar", "explicação", "história", "casamento",
    "brincadeira", "piada",
    "promessa", "doença", "acidente", "operação", "ronco", "convite", "recado", "decisão",
    "decisión", "erro",
    "error", "segredo", "secreto", "sucesso", "éxito", "ajuda", "ayuda", "trabalho",
  ]

  /// Whether a noun holds many of what is behind it: *docena de huevos, bolsa de caramelos*.
  static func counts(_ noun: String) -> Bool { many.contains(noun) }

  private static let many: WordSet = [
    "docena", "racimo", "par", "montón", "grupo", "puñado", "caja", "bolsa", "paquete", "kilo",
    "ramo",
    "dúzia", "monte", "punhado", "caixa", "saco", "pacote", "quilo", "buquê", "cacho",
  ]

  /// Whether a noun says whose somebody is: *Ana es hija de Luis*.
  static func isKin(_ noun: String) -> Bool { kin.contains(noun) }

  private static let kin: WordSet = [
    "hija", "hijo", "madre", "padre", "hermano", "hermana", "primo", "prima", "abuelo", "abuela",
    "tío", "tía", "nieto", "nieta", "amigo", "amiga", "novio", "novia", "vecino", "vecina", "dueño",
    "dueña", "compañero", "compañera", "marido", "mujer", "esposo", "esposa", "sobrino", "sobrina",
    "maestro", "maestra", "profesor", "profesora", "mamá", "papá", "cuñado", "cuñada", "suegro",
    "suegra",
    "padrino", "madrina", "hijastro", "hijastra", "filho", "filha", "mãe", "pai", "irmão", "irmã",
    "irmãozinho", "irmãzinha",
    "primo",
    "prima", "avô", "avó", "neto", "neta", "namorado", "namorada", "vizinho", "vizinha", "dono",
    "dona", "colega",
    "marido", "mulher", "esposo", "esposa", "sobrinho", "sobrinha", "cunhado", "cunhada", "sogro",
    "sogra",
    "padrinho", "madrinha", "afilhado", "afilhada", "fã", "fan",
  ]

  private static let groups: WordSet = [
    "par", "docena", "montón", "ramo", "mitad", "grupo", "puñado",
  ]

  /// Whether something is measured out by the word: *vaso, trozo, caja*.
  static func isVessel(_ word: String) -> Bool { vessels.contains(word) }

  private static let vessels: WordSet = [
    "rodaja", "racimo", "trago", "sorbo", "onza", "pizca", "chorrito",
    "trocito", "pedacito", "cacho", "cachito", "vasito", "platito",
    "vaso", "taza", "plato", "botella", "caja", "bolsa", "trozo", "pedazo", "paquete", "bote",
    "lata", "gramo", "miligramo", "mililitro", "centímetro",
    "barra", "rebanada", "kilo", "litro", "cucharada", "bol", "jarra", "porción", "loncha", "tarro",
    "copo", "xícara", "prato", "garrafa", "caixa", "pedaço", "pacote", "litro", "fatia", "quilo",
    "caneca", "tigela", "porção", "colher",
  ]

  private static let dishes: WordSet = [
    "zumo", "jugo", "helado", "bocadillo", "sándwich", "tarta", "pastel", "tortilla", "sopa",
    "yogur",
    "batido", "mermelada", "ensalada", "puré", "crema", "empanada", "bizcocho", "pizza", "paleta",
    "licuado", "suco", "sorvete", "sanduíche", "bolo", "torta", "salada", "iogurte", "geleia",
    "vitamina", "purê", "caldo", "alfajor", "factura", "medialuna", "galleta", "dona", "donut",
    "gofre", "crepe", "panqueque", "taco", "arepa", "tamal", "quesadilla", "natillas", "flan",
    "piruleta", "caramelo", "chupete", "polvorón", "napolitana", "rosquilla", "churro", "croqueta",
    "magdalena", "gelatina", "polo", "nieve",
  ]

  private static let trips: WordSet = [
    "billete", "boleto", "viaje", "paseo", "estación", "parada", "accidente", "carrera", "vuelta",
    "conductor", "conductora", "pasaje", "boletos", "billetes", "chofer",
  ]

  /// What is drunk beside a dish rather than in it.
  private static let drinks: WordSet = ["agua", "leche", "café", "té", "água", "leite", "chá"]

  private static let lessons: WordSet = [
    "clase", "libro", "examen", "deberes", "tarea", "profesor", "profesora", "maestro", "maestra",
    "cuaderno", "ejercicio", "lección", "aula", "livro", "prova", "professor", "professora",
    "caderno", "exercício", "lição", "tarefa",
  ]
}
