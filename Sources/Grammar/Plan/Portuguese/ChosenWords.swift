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
    "errado", "atual", "antigo", "junino", "seguinte", "anterior",
  ]
  /// What treats of something.
  static let treating: WordSet = [
    "trabalho", "filme", "livro", "história", "vídeo", "redação", "pesquisa", "documentário",
    "desenho", "texto", "palestra", "cartaz", "projeto", "aula", "programa", "artigo",
  ]
  /// What one stands and sits close to.
  static let landmarks: WordSet = [
    "janela", "porta", "portão", "parede", "muro", "cerca", "entrada", "saída", "escada", "rio",
    "lago", "lagoa", "riacho", "mar", "ribeira", "lareira", "fogueira", "árvore", "ponte", "fonte",
    "poço", "estrada", "balcão", "palco", "quadro", "fogão", "aquecedor", "carro", "estátua",
    "cruz",
    "margem", "berço", "corrimão", "vedação",
  ]
  /// Where one waits and meets, which the preposition alone says.
  static let doorways: WordSet = ["porta", "entrada", "saída", "janela", "mesa", "beira"]
  /// Verbs of waiting and meeting somewhere.
  static let meeting: WordSet = [
    "esperar", "aguardar", "encontrar", "encontrar-se", "deixar", "parar", "apanhar", "buscar",
  ]
  /// What makes somebody look and feel so.
  static let causes: WordSet = [
    "frio", "calor", "medo", "susto", "vergonha", "raiva", "fome", "sede", "sono", "cansaço",
    "inveja", "ciúme", "ciúmes", "alegria", "tristeza", "saudade", "saudades", "dor", "preguiça",
    "nervoso", "nojo", "tédio", "febre", "emoção", "felicidade", "pavor", "espanto", "surpresa",
  ]
  /// Words that compare.
  static let comparing: WordSet = ["mais", "menos", "maior", "menor", "melhor", "pior"]
  /// What one does with one's calm.
  static let keeping: WordSet = [
    "ter", "pedir", "precisar", "perder", "manter", "querer", "transmitir", "recuperar",
  ]
  /// What one does for somebody else to do well.
  static let hoping: WordSet = ["torcer", "rezar", "orar"]
  /// Feelings with which something is done.
  static let manners: WordSet = [
    "calma", "raiva", "carinho", "cuidado", "atenção", "paciência", "pressa", "força", "jeito",
    "educação", "respeito", "delicadeza", "vontade", "alegria", "tristeza", "orgulho", "coragem",
    "prazer", "gosto", "entusiasmo", "dedicação", "sinceridade", "clareza", "firmeza", "gentileza",
    "ternura", "segurança", "facilidade", "dificuldade", "urgência", "antecedência", "emoção",
  ]
  /// Others who do what one likes.
  static let others: WordSet = ["você", "tu", "ele", "ela", "vocês", "eles", "elas"]
  static let liking: WordSet = ["gostar", "adorar", "detestar", "odiar"]
  /// What is done to a thing that is known.
  static let returning: WordSet = [
    "devolver", "achar", "encontrar", "perder", "fechar", "abrir", "lavar", "limpar", "ligar",
    "desligar", "guardar", "arrumar", "consertar", "terminar", "acabar", "apagar", "quebrar",
  ]
  /// What one has on the skin.
  static let marks: WordSet = [
    "sarda", "espinha", "cicatriz", "mancha", "tatuagem", "verruga", "pinta", "sinal", "borbulha",
    "ferida", "machucado", "arranhão", "hematoma", "bolha", "calo", "nódoa negra", "curativo",
    "penso", "gesso", "piercing", "anel", "brinco", "pulseira", "aliança", "tala",
  ]
  /// What is pulled and shut more or less.
  static let moved: WordSet = [
    "porta", "janela", "botão", "parafuso", "torneira", "nó", "cadeira", "mesa", "cama", "carrinho",
    "campainha", "corda", "balanço", "baloiço",
  ]
  static let having: WordSet = [
    "ter", "haver", "comprar", "querer", "usar", "vestir", "ganhar", "precisar", "ver", "levar",
    "trazer", "desenhar", "pintar", "lavar", "cortar", "dobrar", "gostar", "doer",
  ]
}
