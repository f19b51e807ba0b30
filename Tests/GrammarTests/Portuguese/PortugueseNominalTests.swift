import AACCore
import Grammar
import Testing

struct PortugueseNominalTests {
  private let brazil = PortugueseForms.brazil

  @Test(arguments: [
    "pão pães", "cão cães", "alemão alemães", "mão mãos", "irmão irmãos", "cidadão cidadãos",
    "órgão órgãos", "bênção bênçãos", "coração corações", "limão limões", "avião aviões",
    "leão leões", "anel anéis", "papel papéis", "nível níveis", "animal animais",
    "fóssil fósseis", "fácil fáceis", "funil funis", "azul azuis", "lençol lençóis",
    "álcool álcoois", "homem homens", "bom bons", "mar mares", "flor flores", "luz luzes",
    "lápis lápis", "simples simples", "mês meses", "português portugueses", "país países",
    "gás gases", "juiz juízes", "raiz raízes", "nariz narizes", "rapaz rapazes", "deus deuses",
    "ônibus ônibus", "tórax tórax", "caráter caracteres", "casa casas",
    "café cafés", "maçã maçãs", "mãe mães", "pãozinho pãezinhos", "animalzinho animaizinhos",
    "vizinho vizinhos", "cozinha cozinhas", "guarda-chuva guarda-chuvas",
    "couve-flor couves-flores", "segunda-feira segundas-feiras", "beija-flor beija-flores",
    "pé-de-moleque pés-de-moleque", "arco-íris arco-íris", "hífen hifens", "pólen polens",
    "guarda-civil guardas-civis", "ex-aluno ex-alunos", "mal males", "gol gols",
  ])
  func formsThePlural(row: String) {
    let words = row.split(separator: " ").map(String.init)
    #expect(brazil.plural(of: words[0], wordClass: .noun).first == words[1])
  }

  @Test func pluralisesTheNounOfAPhrase() {
    #expect(brazil.plural(of: "fim de semana", wordClass: .noun) == ["fins de semana"])
    #expect(brazil.plural(of: "cachorro quente", wordClass: .noun) == ["cachorros quentes"])
    for (singular, plural) in [
      ("ovo frito", "ovos fritos"), ("urso polar", "ursos polares"),
      ("trem fantasma", "trens fantasma"),
      ("papel toalha", "papéis toalha"), ("arco e flecha", "arcos e flechas"),
      ("shopping center", "shopping centers"), ("plano b", "planos b"), ("São João", "São João"),
      ("pôr do sol", "pores do sol"), ("estrela-do-mar", "estrelas-do-mar"),
      ("história em quadrinhos", "histórias em quadrinhos"), ("polo sul", "polos sul"),
      ("torre Eiffel", "torres Eiffel"), ("pão de queijo", "pães de queijo"),
    ] {
      #expect(brazil.plural(of: singular, wordClass: .noun).first == plural)
    }
  }

  @Test func givesEveryRightPlural() {
    #expect(
      brazil.plural(of: "ancião", wordClass: .noun).sorted()
        == ["anciãos", "anciães", "anciões"].sorted())
    #expect(brazil.plural(of: "florzinha", wordClass: .noun) == ["florezinhas", "florzinhas"])
  }

  @Test(
    arguments: """
      dia mapa problema programa sistema cinema planeta sofá leite sangue nariz mel sal pente dente
      coração pão avião café homem computador xadrez país cartaz arroz livro telefonema poeta
      óculos lápis guarda-chuva limite tigre açude amanhã artista animal hotel jardim mês abacaxi site
      """.split(whereSeparator: \.isWhitespace).map(String.init))
  func knowsMasculineNouns(noun: String) {
    #expect(brazil.gender(of: noun) == .masculine)
  }

  @Test(
    arguments: """
      mão foto moto tribo árvore flor dor cor viagem ponte fonte noite tarde carne chave nuvem casa
      cidade canção estação televisão virtude luz voz paz vez gravidez raiz mulher colher lã manhã
      fé maré opinião questão multidão série velhice crise tese bronquite ordem lei férias cama
      gema lista razão couve-flor segunda-feira escova idade saúde atriz
      """.split(whereSeparator: \.isWhitespace).map(String.init))
  func knowsFeminineNouns(noun: String) {
    #expect(brazil.gender(of: noun) == .feminine)
  }

  @Test(arguments: [
    "bom boa bons boas", "mau má maus más", "feliz feliz felizes felizes", "azul azul azuis azuis",
    "amarelo amarela amarelos amarelas", "português portuguesa portugueses portuguesas",
    "trabalhador trabalhadora trabalhadores trabalhadoras", "alemão alemã alemães alemãs",
    "são sã sãos sãs", "europeu europeia europeus europeias", "judeu judia judeus judias",
    "hebreu hebreia hebreus hebreias", "cru crua crus cruas", "simples simples simples simples",
    "rosa rosa rosa rosa", "laranja laranja laranja laranja", "maior maior maiores maiores",
    "verde-escuro verde-escura verde-escuros verde-escuras",
    "verde-água verde-água verde-água verde-água", "cortês cortês corteses corteses",
    "comilão comilona comilões comilonas", "espanhol espanhola espanhóis espanholas",
    "surdo-mudo surda-muda surdos-mudos surdas-mudas", "comum comum comuns comuns",
    "quente quente quentes quentes", "amável amável amáveis amáveis",
  ])
  func agreesInGenderAndNumber(row: String) {
    let words = row.split(separator: " ").map(String.init)
    #expect(brazil.adjective(words[0], .feminine, .singular).first == words[1])
    #expect(brazil.adjective(words[0], .masculine, .plural).first == words[2])
    #expect(brazil.adjective(words[0], .feminine, .plural).first == words[3])
  }

  @Test(arguments: [
    "menino menina", "professor professora", "avô avó", "ator atriz", "rei rainha", "leão leoa",
    "irmão irmã", "alemão alemã", "gato gata", "pai mãe", "boi vaca", "inglês inglesa",
    "dentista dentista", "herói heroína", "patrão patroa",
  ])
  func namesTheFemale(row: String) {
    let words = row.split(separator: " ").map(String.init)
    #expect(brazil.feminines(of: words[0]).first == words[1])
  }

  @Test func comparesByAWordOfItsOwn() {
    #expect(brazil.comparative(of: "bom") == "melhor")
    #expect(brazil.comparative(of: "grande") == "maior")
    #expect(brazil.comparative(of: "alto") == nil)
  }

  @Test func shortensSantoBeforeAConsonant() {
    #expect(brazil.saintTitle(before: "Pedro", .masculine) == "São")
    #expect(brazil.saintTitle(before: "Antônio", .masculine) == "Santo")
    #expect(brazil.saintTitle(before: "Rita", .feminine) == "Santa")
  }

  @Test(arguments: [
    ("lento", "lentamente"), ("rápido", "rapidamente"), ("fácil", "facilmente"),
    ("feliz", "felizmente"), ("bom", "bem"), ("mau", "mal"), ("cortês", "cortesmente"),
    ("encantador", "encantadoramente"), ("cristão", "cristãmente"), ("comum", "comumente"),
  ])
  func adverbsLoseTheAccentOfTheAdjective(adjective: String, adverb: String) {
    #expect(PortugueseMorphology().adverb(of: adjective) == adverb)
  }
}
