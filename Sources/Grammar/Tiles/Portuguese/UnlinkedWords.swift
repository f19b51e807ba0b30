import AACCore

/// Words of Portuguese rows in which a preposition was not laid (Bechara, *Complemento nominal*).
enum UnlinkedWords {
  /// Nouns that name a side of something else.
  static let relational: WordSet = [
    "preço", "valor", "custo", "fila", "dono", "dona", "cheiro", "gosto", "sabor", "resultado",
    "fim", "final", "começo", "início", "título", "autor", "autora", "tamanho", "peso", "altura",
    "horário", "endereço", "morada", "diretor", "diretora", "gerente", "presidente", "prazo",
    "taxa", "conserto", "reforma", "limpeza", "cor", "prefeito", "síndico", "letra", "filial",
    "entrada", "saída", "porteiro", "vencimento", "validade", "cancelamento", "inscrição",
    "renovação", "lançamento", "inauguração", "abertura", "metade", "resto", "borda", "beirada",
    "esquina",
  ]
  static let amounts: WordSet = [
    "muito", "muita", "muitos", "muitas", "pouco", "pouca", "poucos", "poucas", "bastante",
    "tanto", "tanta",
  ]
  /// How one feels a thing to be that one touches.
  static let felt: WordSet = [
    "frio", "fria", "quente", "gelado", "gelada", "morno", "morna", "sujo", "suja", "limpo",
    "limpa", "molhado", "molhada", "fervendo",
  ]
  static let crying: WordSet = [
    "chorar", "gritar", "miar", "latir", "tremer", "morrer", "pular", "rir", "suar", "gemer",
    "desmaiar", "ganir", "uivar", "berrar",
  ]
  static let causes: WordSet = ["alegria", "felicidade", "raiva", "saudade", "cansaço", "emoção"]
  static let applying: WordSet = [
    "aplicar", "passar", "colocar", "pôr", "botar", "espalhar",
  ]
  static let seasoning: WordSet = [
    "açúcar", "sal", "adoçante", "gelo", "pimenta", "tempero", "molho", "manteiga", "mel",
    "azeite", "queijo", "ketchup", "maionese", "mostarda", "canela", "alho", "cebola",
  ]
  /// What happens to things by themselves.
  static let befalling: WordSet = [
    "queimar", "derreter", "apodrecer", "mofar", "estragar", "azedar", "congelar", "ferver",
    "crescer", "brotar", "florescer", "murchar", "secar", "quebrar", "rasgar", "vazar", "explodir",
    "estourar", "rachar", "molhar", "amassar", "boiar", "flutuar", "afundar",
  ]
  /// What is done for somebody who cannot.
  static let caring: WordSet = [
    "trocar", "lavar", "limpar", "pentear", "escovar", "cortar", "secar", "enxugar", "mudar",
  ]
}
