import AACCore

/// Words that are of works, games, sorts and events (Cunha & Cintra, chapter 7, *Adjunto adnominal*; Bechara, *Adjunto adnominal*).
extension PortugueseOfPair {
  /// What tells a story.
  private static let tales: WordSet = [
    "livro", "filme", "história", "série", "novela", "conto", "desenho", "gibi", "revista", "peça",
  ]

  /// *A fase do jogo, o autor do livro, o preço do ingresso*.
  static let works: [Sort] = [
    Sort(
      heads: [
        "escritor", "escritora", "autor", "autora", "personagem", "herói", "heroína", "vilão",
      ],
      link: .definite, words: tales),
    Sort(
      heads: ["fase", "nível", "regra", "placar", "juiz"], link: .definite,
      words: ["jogo", "partida", "futebol", "brincadeira", "campeonato"]),
    Sort(
      heads: ["final", "fim", "começo", "início", "meio"], link: .definite,
      words: tales.union(["jogo", "campeonato", "aula", "música", "semana", "mês", "festa"])),
    Sort(
      heads: ["resposta", "nota", "questão", "resultado", "data", "correção"], link: .definite,
      words: [
        "pergunta", "prova", "exercício", "exame", "teste", "questão", "charada", "enigma",
        "adivinha", "jogo",
      ]),
    Sort(
      heads: ["resultado"], link: .definite,
      words: ["eleição", "sorteio", "concurso", "consulta", "partida", "biópsia"]),
    Sort(
      heads: ["preço", "valor"], link: .definite,
      kinds: KindSet(.food, .drink, .clothing, .device, .vehicle, .medicine, .material, .toy),
      words: ["ingresso", "passagem", "conta", "aluguel", "gás", "luz", "remédio", "casa"]),
    Sort(
      heads: ["ingresso", "bilhete"], link: .definite,
      words: ["museu", "cinema", "teatro", "circo", "zoológico", "parque", "aquário"]),
  ]

  /// *Um anel de ouro, uma estação de trem, um copo de água*.
  static let sorts: [Sort] = [
    Sort(
      heads: [
        "anel", "colar", "pulseira", "brinco", "corrente", "medalha", "aliança", "taça", "relógio",
        "moeda", "coroa",
      ], link: .plain, words: ["ouro", "prata", "bronze", "diamante", "pérola"]),
    Sort(
      heads: ["loja", "fábrica", "feira"], link: .plain,
      kinds: KindSet(.clothing, .toy, .furniture, .instrument, .material, .device),
      words: [
        "brinquedo", "roupa", "sapato", "móvel", "ferramenta", "tecido", "tinta", "livro",
        "chocolate", "bicicleta", "instrumento", "presente",
      ]),
    Sort(
      heads: ["câncer", "cancro", "transplante", "infecção", "cirurgia"], link: .plain,
      words: [
        "pulmão", "mama", "pele", "estômago", "garganta", "cabeça", "barriga", "dente", "ouvido",
        "rim", "coração", "fígado", "próstata", "intestino",
      ]),
    Sort(
      heads: ["estação", "bilhete"], link: .plain,
      words: ["trem", "metrô", "ônibus", "comboio", "metro", "autocarro", "rádio", "esqui"]),
    Sort(
      heads: ["ponto", "parada", "paragem", "terminal", "passagem", "motorista"], link: .plain,
      words: ["ônibus", "autocarro", "táxi", "elétrico", "van", "trem"]),
    Sort(
      heads: ["jogo", "partida", "time", "aula", "treino", "escola", "campeonato", "técnico"],
      link: .plain, kinds: KindSet(.sport),
      words: ["futebol", "vôlei", "basquete", "xadrez", "natação", "judô", "dança", "balé"]),
    Sort(
      heads: ["aula", "prova", "livro", "caderno", "lição", "dever", "trabalho"], link: .plain,
      kinds: KindSet(.subject, .languageName),
      words: ["música", "história", "ciências", "arte", "dança", "violão", "piano"]),
    Sort(
      heads: ["professor", "professora", "aluno", "aluna"], link: .plain,
      kinds: KindSet(.subject, .languageName),
      words: ["inglês", "música", "história", "ciências", "matemática", "natação", "dança"]),
    Sort(
      heads: ["emprego", "vaga", "diploma", "uniforme"], link: .plain, kinds: KindSet(.person),
      excluded: ["pai", "mãe", "irmão", "irmã", "amigo", "amiga", "filho", "filha"]),
    Sort(
      heads: ["museu"], link: .plain,
      words: ["dinossauro", "arte", "ciência", "ciências", "cera", "história", "brinquedo"]),
    Sort(
      heads: ["caminhão"], link: .definite, words: ["lixo", "gás", "bombeiro", "mudança"]),
    Sort(
      heads: ["copo", "xícara", "caneca", "garrafa", "lata", "jarra", "tigela", "pote", "prato"],
      link: .plain, kinds: .edible),
    Sort(
      heads: ["cadeira"], link: .plain, words: ["rodas", "roda", "balanço", "praia"]),
  ]

  /// *Notícia sobre o terremoto, festa do santo, nome do cachorro*.
  static let events: [Sort] = [
    Sort(
      heads: ["notícia", "reportagem", "notícias", "documentário"], link: .about,
      kinds: KindSet(.event),
      words: ["terremoto", "acidente", "guerra", "incêndio", "enchente", "eleição", "vulcão"]),
    Sort(
      heads: ["fralda", "chupeta", "mamadeira", "berço"], link: .definite,
      words: ["bebê", "bebé", "nenê", "neném"]),
    Sort(heads: ["mês"], link: .definite, words: ["Ramadã", "Natal", "aniversário", "carnaval"]),
    Sort(
      heads: ["festa", "dia", "imagem", "procissão"], link: .definite,
      words: ["santo", "santa", "padroeiro", "padroeira", "colheita"]),
    Sort(
      heads: ["árvore", "ceia", "presente", "enfeite", "peru"], link: .plain, words: ["Natal"]),
    Sort(
      heads: ["lenda", "história", "conto", "mito"], link: .definite,
      words: ["saci", "curupira", "boto", "Iara", "iara", "lobisomem", "lobo", "princesa"]),
    Sort(heads: ["história", "filme"], link: .plain, words: ["guerra", "terror", "amor"]),
    Sort(
      heads: ["nome"], link: .definite, kinds: KindSet(.animal),
      words: ["rua", "escola", "cidade", "país", "livro", "filme", "música", "jogo", "bebê"]),
    Sort(
      heads: ["dono", "dona"], link: .definite, kinds: KindSet(.animal, .place, .vehicle),
      words: ["casa", "loja", "bola", "padaria", "mercado", "restaurante"]),
  ]
}
