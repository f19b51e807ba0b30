/// Words of small matters of Portuguese clauses, see ``ClausePlanner/settlePlainMatters(_:)`` (Cunha & Cintra, chapters 7 and 15;
/// Bechara, *Regência*).
enum PlainMatterWords {
  /// How a thing is.
  static let being: WordSet = ["estar", "ser", "ficar", "parecer", "continuar"]
  /// What happens to who gets hurt.
  static let hurting: WordSet = ["machucar-se", "machucar", "magoar-se", "arranhar-se", "ralar-se"]
  /// On what children play.
  static let playgrounds: WordSet = [
    "escorregador", "balanço", "gangorra", "trepa-trepa", "pula-pula", "carrossel", "parquinho",
    "escorrega", "baloiço", "escada", "trampolim", "cama elástica",
  ]
  /// What one is by one's work in a house.
  static let professions: WordSet = [
    "enfermeiro", "enfermeira", "médico", "médica", "professor", "professora", "cozinheiro",
    "cozinheira", "faxineiro", "faxineira", "recepcionista", "secretário", "secretária", "vendedor",
    "vendedora", "garçom", "garçonete", "segurança", "caixa", "bibliotecário", "bibliotecária",
    "padeiro", "padeira", "atendente", "fisioterapeuta", "psicólogo", "psicóloga", "dentista",
    "monitor", "monitora", "farmacêutico", "farmacêutica", "veterinário", "veterinária",
  ]
  /// Where people work.
  static let houses: WordSet = [
    "hospital", "escola", "clínica", "creche", "faculdade", "universidade", "restaurante",
    "padaria", "loja", "mercado", "supermercado", "farmácia", "banco", "hotel", "posto de saúde",
  ]
  /// People whom one tells apart by what they wear and do.
  static let persons: WordSet = [
    "moço", "moça", "menino", "menina", "homem", "mulher", "senhor", "senhora", "rapaz", "garoto",
    "garota", "cara", "rapariga",
  ]
  /// Towns of Brazil and Portugal without an article, some of which are names of people as well.
  static let towns: WordSet = [
    "Salvador", "Recife", "Fortaleza", "Natal", "Manaus", "Belém", "São Paulo", "Brasília",
    "Curitiba", "Florianópolis", "Porto Alegre", "Belo Horizonte", "Vitória", "Goiânia", "Cuiabá",
    "Campinas", "Santos", "Lisboa", "Coimbra", "Braga", "Évora", "Faro", "Londrina", "Maceió",
    "Aracaju", "Teresina", "João Pessoa", "São Luís", "Palmas",
  ]
  /// Of all of which one is the greatest.
  static let wholes: WordSet = [
    "mundo", "país", "cidade", "turma", "escola", "sala", "família", "time", "bairro", "oceano",
    "mar", "floresta", "universo", "rua", "classe", "zoológico", "planeta",
  ]
  /// What the weather does of itself.
  static let cooling: WordSet = [
    "esfriar", "esquentar", "escurecer", "clarear", "refrescar", "anoitecer", "amanhecer",
  ]
  /// What happens to a part of the body.
  static let mishaps: WordSet = [
    "quebrar", "torcer", "machucar", "cortar", "ralar", "fraturar", "deslocar", "arranhar",
    "machucar-se", "queimar", "bater",
  ]
  /// What one gets hurt with.
  static let exercise: WordSet = [
    "jogar", "correr", "pular", "brincar", "dançar", "nadar", "andar", "pedalar", "patinar",
    "esquiar", "surfar", "treinar", "cozinhar", "escalar", "andar de bicicleta", "subir",
    "jogar bola", "jogar futebol", "andar de skate",
  ]
  /// What one has done to somebody: *mandar prender o ladrão* (Bechara, *Verbos causativos*).
  static let ordered: WordSet = [
    "matar", "prender", "soltar", "chamar", "expulsar", "capturar", "libertar", "enterrar",
  ]
}
