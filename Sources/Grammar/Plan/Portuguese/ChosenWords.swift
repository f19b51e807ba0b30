import AACCore

/// Words that stay with what they were chosen beside (Cunha & Cintra, chapters 9 and 14; Bechara, *Emprego do artigo*).
enum ChosenWords {
  /// The ends of the day, which come about by themselves.
  static let dusks: WordSet = ["anoitecer", "amanhecer", "entardecer", "escurecer", "clarear"]
  static let weather: WordSet = [
    "sol", "chuva", "vento", "neve", "trovoada", "nevoeiro", "neblina", "gelo", "granizo",
  ]
  static let measured: WordSet = [
    "pressão", "tensão", "febre", "temperatura", "glicose", "glicemia", "pulso", "altura", "peso",
  ]
  static let delays: WordSet = [
    "atraso", "demora", "chegada", "partida", "saída", "barulho", "motorista", "porta", "janela",
  ]
  static let mending: WordSet = [
    "arranjar", "consertar", "reparar", "limpar", "lavar", "fechar", "abrir", "pintar", "trancar",
    "trocar", "quebrar", "partir", "apagar", "acender", "arrumar", "varrer",
  ]
  static let ways: WordSet = ["bem", "mal", "devagar", "depressa", "cedo", "tarde"]
  static let units: WordSet = [
    "litro", "quilo", "metro", "quilômetro", "quilómetro", "centímetro", "colher", "xícara",
    "chávena", "copo", "dúzia", "ano", "mês", "hora", "comprimido", "tonelada", "grau", "página",
    "pacote", "fatia", "garrafa", "milhão", "caixa", "prato", "semana",
  ]
  /// Of which there is but one where one speaks of it.
  static let wholes: WordSet = [
    "família", "turma", "classe", "equipe", "equipa", "casa", "cidade", "país", "mundo", "corpo",
    "mesada", "salário", "população", "vila", "aldeia", "bairro", "prédio", "grupo", "vida",
    "escola", "dinheiro", "rosto", "sala de aula", "vizinhança", "infância", "ordenado", "poupança",
    "bagunça", "comida", "louça", "roupa",
  ]
  /// Parts and matters that nobody has heard of yet.
  static let pieces: WordSet = [
    "pedaço", "fatia", "espinha", "caroço", "osso", "bala", "pipoca", "bobagem", "besteira",
    "coisa", "migalha", "rebuçado", "bocado",
  ]
  /// Verbs by whose preposition somebody or something new comes in.
  static let introducing: [String: WordSet] = [
    "apaixonar-se": ["por"], "casar-se": ["com"], "casar": ["com"], "sonhar": ["com"],
    "mudar-se": ["para"], "mudar": ["para"], "nascer": ["em"], "crescer": ["em"],
    "trabalhar": ["em"], "estudar": ["em"], "cair": ["em"], "tropeçar": ["em"],
    "engasgar-se": ["com"], "engasgar": ["com"], "brigar": ["por"], "esbarrar": ["em", "com"],
    "namorar": ["com"], "acordar": ["com"], "hospedar-se": ["em"], "assustar-se": ["com"],
    "encontrar-se": ["com"], "entrar": ["em"],
  ]
  /// Qualities that tell which one.
  static let certain: WordSet = [
    "próximo", "último", "mesmo", "primeiro", "segundo", "terceiro", "único", "outro", "todo",
    "inteiro", "público", "municipal", "central", "principal", "direito", "esquerdo", "certo",
    "errado", "atual", "antigo", "junino",
  ]
  /// What treats of something.
  static let treating: WordSet = [
    "trabalho", "filme", "livro", "história", "vídeo", "redação", "pesquisa", "documentário",
    "desenho", "texto", "palestra", "cartaz", "projeto", "aula", "programa", "artigo",
  ]
}
