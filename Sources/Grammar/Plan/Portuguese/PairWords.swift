import AACCore

/// Words by which pairs of Portuguese nouns are known for what the second is to the first.
///
/// Source of the prepositions: Cunha & Cintra, chapter 15; the words themselves are ours.
enum PairWords {
  /// Parts of a thing beyond those that both languages have.
  static let partsOfThings: WordSet = [
    "embreagem", "embraiagem", "vidro", "teclado", "lente", "lentes", "haste", "antena", "farol",
    "faróis", "para-choque", "para-brisa", "escapamento", "radiador", "correia", "corrente",
    "selim", "espelho", "travão", "travões", "jante", "cilindro", "hélice", "asa", "válvula",
    "ralo", "gaveta", "prateleira", "dobradiça", "puxador", "trinco", "cadeado", "mola", "alavanca",
    "manivela", "parafuso", "filtro", "forro", "barra", "bainha", "gola", "punho", "fivela",
    "salto", "palmilha", "elástico", "capítulo", "índice", "título", "contracapa", "lombada",
    "ponta", "margem", "gargalo", "rótulo", "embalagem", "tampo", "corda", "bocal", "rodinha",
    "moldura", "degrau", "corrimão", "calha", "grelha", "resistência", "visor", "chip", "memória",
    "suspensão", "câmbio", "amortecedor", "estofado", "estofo", "assento", "raiz", "caule",
    "semente", "gema", "clara", "recheio", "cobertura", "massa", "miolo", "cabo", "lâmina",
  ]
  /// What is worked on with a tool and has none as its whole.
  static let worked: WordSet = [
    "parafuso", "porca", "prego", "ferida", "machucado", "curativo", "vidro", "massa",
  ]
  static let ofVehicles: WordSet = [
    "pneu", "freio", "motor", "roda", "embreagem", "bateria", "farol", "guidão", "pedal",
    "corrente",
  ]
  /// Wholes whose kind does not tell that they have parts.
  static let wholes: WordSet = [
    "óculos", "dente", "elevador", "prédio", "casa", "guarda-chuva", "relógio", "escada", "piscina",
  ]
  /// What is known of a thing, and what is of one certain thing.
  static let measures: WordSet = [
    "graduação", "altura", "largura", "comprimento", "profundidade", "espessura", "temperatura",
    "velocidade", "preço", "valor", "custo", "tamanho", "peso", "área", "duração", "potência",
    "capacidade", "nível", "formato", "qualidade", "quantidade", "resultado", "endereço", "horário",
    "prazo", "motivo", "causa", "efeito", "título", "autor", "significado", "distância", "diâmetro",
    "volume", "intensidade", "origem", "validade", "regra", "regras", "solução", "capital",
    "localização", "dimensão", "inclinação", "consumo", "saldo",
  ]
  /// How one comes to know it.
  static let finding: WordSet = reckoning.union([
    "perguntar", "descobrir", "escolher", "dizer", "mostrar", "mudar", "esquecer", "decorar",
    "lembrar", "procurar", "conhecer", "avaliar", "explicar", "entender", "controlar", "comparar",
    "baixar", "aumentar", "consultar", "olhar", "pesquisar", "informar", "estimar", "regular",
    "ajustar", "diminuir", "reduzir", "discutir", "negociar", "pagar", "cobrar", "definir",
  ])
  /// How one reckons it, also of people.
  static let reckoning: WordSet = [
    "medir", "calcular", "saber", "ver", "conferir", "verificar", "anotar", "checar",
  ]
  static let gauges: WordSet = [
    "termômetro", "termómetro", "régua", "fita métrica", "fita", "trena", "balança", "aparelho",
    "cronômetro", "cronómetro", "relógio", "calculadora", "esquadro", "internet", "site",
  ]
  static let tickets: WordSet = ["bilhete", "ingresso", "entrada", "convite", "lugar"]
  static let refusing: WordSet = ["esquecer", "perder", "encontrar", "achar", "deixar", "esperar"]
  /// What one is let into that is no event by its kind.
  static let shown: WordSet = [
    "concerto", "show", "teatro", "cinema", "museu", "circo", "peça", "jogo", "festival", "filme",
    "exposição", "parque", "zoo", "zoológico", "aquário", "estádio", "partida", "espetáculo",
    "festa", "casamento", "formatura", "ópera", "balé", "baile",
  ]
  static let getting: WordSet = [
    "comprar", "encomendar", "escolher", "procurar", "arranjar", "querer", "vender", "costurar",
    "ganhar", "pedir",
  ]
  /// What is got for a thing, by the kinds of what it fits.
  static let fitted: [String: KindSet] = [
    "capa": things, "capinha": KindSet(.device), "película": KindSet(.device),
    "carregador": KindSet(.device), "pilha": things, "bateria": things, "suporte": things,
    "cabo": KindSet(.device), "cartucho": KindSet(.device), "tinta": rooms,
    "cortina": rooms, "tapete": rooms, "lâmpada": rooms, "móvel": rooms, "quadro": rooms,
    "almofada": rooms, "colchão": rooms, "lençol": rooms, "planta": rooms, "persiana": rooms,
    "tampa": KindSet(.dish, .thing, .device, .drink), "pneu": KindSet(.vehicle), "peça": things,
    "molde": things,
    "coleira": KindSet(.animal), "brinquedo": KindSet(.animal, .person),
    "caminha": KindSet(.animal), "gaiola": KindSet(.animal), "areia": KindSet(.animal),
    "papel": rooms,
  ]
  private static let things = KindSet(.device, .vehicle, .toy, .furniture, .instrument, .book)
  private static let rooms = KindSet(.room, .home, .furniture)
  /// What is put on a body, and changed by somebody else.
  static let wrapping: WordSet = [
    "curativo", "fralda", "gesso", "penso", "soro", "sonda", "atadura",
  ]
  static let changing: WordSet = ["trocar", "mudar", "tirar", "retirar", "remover", "verificar"]
  /// Ways of sending word, and whether they take the article.
  static let means: [String: Bool] = [
    "e-mail": false, "telefone": false, "mensagem": false, "carta": false, "SMS": false,
    "videochamada": false, "WhatsApp": true, "correio": true, "Telegram": true, "Instagram": true,
    "Skype": true, "Zoom": true, "aplicativo": true, "Messenger": true,
  ]
  static let sending: WordSet = telling.union([
    "mandar", "enviar", "receber", "pedir", "reservar", "marcar", "confirmar", "encomendar",
    "cancelar", "agendar", "transmitir", "compartilhar", "partilhar",
  ])
  static let telling: WordSet = ["avisar", "convidar", "contatar", "contactar", "informar"]
  /// What a town has one of, or is known by.
  static let ofTowns: WordSet = [
    "aeroporto", "estação", "rodoviária", "porto", "centro", "universidade", "câmara", "prefeitura",
    "metrô", "metro", "bairro", "estádio", "zoológico", "jardim zoológico", "zoo", "clima",
    "população", "prefeito", "presidente", "ponte", "festival", "hospital", "museu",
  ]
  static let riding: WordSet = [
    "apanhar", "perder", "esperar", "ir", "andar", "conduzir", "entrar", "sair", "descer", "ver",
    "vir", "chegar", "tomar", "subir",
  ]
  /// What is done to who is so.
  static let tending: WordSet = [
    "examinar", "ajudar", "visitar", "tratar", "atender", "ouvir", "curar", "operar", "medicar",
    "algaliar", "cuidar", "levar", "transportar", "acompanhar", "vacinar", "respeitar", "enganar",
    "roubar", "consolar", "socorrer", "alimentar", "lavar", "limpar", "assoprar", "soprar",
    "cobrir",
    "mostrar", "coçar", "internar", "proteger", "defender", "entender", "escutar", "orientar",
  ]
  /// What one does with and to people.
  static let social: WordSet = [
    "brincar", "conversar", "falar", "emprestar", "esperar", "incomodar", "atrapalhar", "empurrar",
    "bater", "imitar", "perdoar", "dividir", "compartilhar", "agradar", "julgar", "pensar", "gozar",
    "rir", "xingar", "copiar", "culpar", "agradecer", "obedecer", "mandar", "confiar", "depender",
  ]
  /// What one has in oneself.
  static let inOneself: WordSet = [
    "paciência", "coragem", "energia", "ânimo", "fôlego", "memória", "experiência", "prática",
    "sorte", "concentração", "equilíbrio", "vontade", "força", "forças", "confiança", "motivação",
    "dinheiro",
  ]
  /// What is done so often, and in which time.
  static let counted: WordSet = ["hora", "vez", "minuto", "dia", "litro", "quilômetro", "copo"]
  static let periods: WordSet = ["semana", "dia", "mês", "ano", "noite", "minuto", "hora"]
  /// What has to be done for a subject at school.
  static let tasks: WordSet = ["trabalho", "tarefa", "dever", "deveres", "projeto", "seminário"]
  static let groups: WordSet = [
    "família", "turma", "escola", "trabalho", "igreja", "sala", "condomínio", "prédio",
  ]
  /// What somebody says, makes and is like.
  static let utterances: WordSet = [
    "pronúncia", "postura", "letra", "problema", "opinião", "ideia", "comportamento", "atitude",
    "dúvida", "sotaque", "redação", "desenho", "conselho", "decisão", "vontade", "pedido",
    "explicação", "reclamação", "desabafo", "sugestão", "exemplo", "orientação",
  ]
  /// How others take it.
  static let judging: WordSet = [
    "corrigir", "escutar", "ouvir", "entender", "avaliar", "elogiar", "criticar", "observar",
    "melhorar", "respeitar", "seguir", "aceitar", "conhecer", "comentar", "admirar", "copiar",
    "imitar", "atender", "ignorar", "analisar", "resolver",
  ]
  static let bringing: WordSet = ["levar", "trazer", "preparar", "providenciar", "separar"]
  static let staged: WordSet = ["peça"]
  static let feasts: WordSet = ["churrasco", "piquenique", "ceia", "excursão", "acampamento"]
  static let buying: WordSet = ["comprar", "fazer", "cozinhar", "encomendar", "alugar", "arrumar"]
  /// Pictures that doctors take of a part.
  static let pictures: WordSet = [
    "raio-x", "radiografia", "ultrassom", "ultrassonografia", "tomografia", "ressonância",
    "ecografia", "biópsia", "exame", "cirurgia", "operação",
  ]
  static let grooming: WordSet = [
    "limpar", "lavar", "coçar", "escovar", "pentear", "secar", "examinar", "enfaixar", "segurar",
    "olhar", "cortar", "aparar", "puxar", "acariciar", "alisar", "molhar",
  ]
  static let meeting: WordSet = [
    "conhecer", "cumprimentar", "ver", "encontrar", "visitar", "avisar", "chamar", "abraçar",
    "convidar", "ajudar", "entrevistar", "elogiar", "esperar", "ouvir",
  ]
  static let kin: WordSet = [
    "pai", "mãe", "irmão", "irmã", "filho", "filha", "mulher", "marido", "esposa", "namorado",
    "namorada", "pais", "avó", "avô", "primo", "prima", "tio", "tia", "neto", "neta",
  ]
  static let acquaintances: WordSet = [
    "vizinho", "vizinha", "chefe", "amigo", "amiga", "colega", "professor", "professora", "aluno",
    "aluna", "paciente", "patrão", "patroa", "diretor", "diretora", "cliente", "médico", "médica",
    "noivo", "noiva", "namorado", "namorada",
  ]
  /// What does not go on, and what is in the way.
  static let stopping: WordSet = [
    "atrasar", "acabar", "parar", "cair", "fechar", "encerrar", "demorar",
  ]
  static let hindrances: WordSet = ["trânsito", "greve", "neblina", "acidente", "engarrafamento"]
  /// What is left behind for somebody.
  static let left: WordSet = ["gorjeta", "recado", "bilhete", "mensagem", "chave", "comida"]
  static let chances: WordSet = ["engano", "acaso"]
  static let handwork: WordSet = ["lavar", "costurar", "coser", "escrever", "fazer", "bordar"]
  /// How food is made ready for somebody.
  static let readying: WordSet = [
    "descascar", "cortar", "picar", "esquentar", "aquecer", "assar", "fritar", "cozinhar", "cozer",
    "preparar", "coar", "esmagar", "amassar", "ralar", "fatiar", "espremer", "temperar", "grelhar",
  ]
  static let decorating: WordSet = ["decorar", "enfeitar", "ornamentar"]
  static let powering: WordSet = ["pilha", "bateria"]
  static let states: WordSet = [
    "machucado",
    "doente", "jovem", "velho", "pobre", "rico", "surdo", "ferido", "deficiente", "grávida",
    "desempregado", "recém-nascido", "adolescente",
  ]
}
