import AACCore

/// Words by which it is told what stands between those behind a Portuguese verb.
enum StraightLinkWords {
  static let ranks: WordSet = [
    "primeiro", "primeira", "segundo", "segunda", "terceiro", "terceira", "último", "última",
  ]
  static let moments: WordSet = ["minuto", "segundo", "instante", "momento", "rodada", "tempo"]
  /// What takes its time in the kitchen and in bed.
  static let lasting: WordSet = [
    "crescer", "assar", "cozinhar", "descansar", "ferver", "fermentar", "marinar", "dormir",
    "gelar", "secar", "esfriar", "durar", "cochilar", "render", "hidratar",
  ]
  static let toOneself: WordSet = [
    "maquiar", "fantasiar", "debruçar", "ajoelhar", "agachar", "revezar", "debater",
  ]
  static let feasts: WordSet = [
    "festa", "casamento", "baile", "formatura", "show", "carnaval", "Carnaval", "teatro",
    "desfile", "Halloween", "peça", "apresentação", "jantar",
  ]
  static let money: WordSet = [
    "nota", "notas", "moeda", "moedas", "dinheiro", "dólar", "dólares", "euro", "euros", "real",
    "reais", "cédula", "cédulas", "cheque", "peso", "pesos", "ficha", "fichas", "troco",
  ]
  static let turning: WordSet = [
    "virar", "girar", "empurrar", "inclinar", "puxar", "mover", "mexer", "deslocar", "jogar",
    "dobrar", "entortar", "arrastar",
  ]
  static let ridden: WordSet = [
    "bicicleta", "moto", "carro", "patinete", "skate", "mota", "trotinete", "caminhão", "bike",
    "cadeira de rodas", "carrinho", "carroça", "trator",
  ]
  /// What stands by the road.
  static let standing: WordSet = [
    "poste", "muro", "árvore", "parede", "grade", "cerca", "meio-fio", "placa", "barranco",
    "guia", "calçada", "mureta",
  ]
  static let thrown: WordSet = [
    "buquê", "beijo", "osso", "milho", "pão", "flor", "flores", "comida", "bala", "balas", "ração",
    "graveto", "confete", "doce", "doces", "disco", "frisbee", "corda", "chave", "casca",
  ]
  static let firms: WordSet = [
    "empresa", "escola", "loja", "banco", "hospital", "prefeitura", "fábrica", "agência",
    "universidade", "faculdade", "editora", "jornal", "escritório", "restaurante",
  ]
  static let secrets: WordSet = ["senha", "código", "pin", "PIN", "login", "palavra-passe"]
  static let late: WordSet = ["atrasado", "atrasada", "cansado", "molhado", "suado", "preso"]
  static let delays: WordSet = [
    "trânsito", "chuva", "ônibus", "trem", "metrô", "acidente", "greve", "engarrafamento",
    "congestionamento", "obra", "obras", "neve", "tempestade", "calor", "temporal", "enchente",
  ]
  static let saying: WordSet = [
    "discutir", "contar", "conversar", "comentar", "falar", "brigar", "debater", "anunciar",
    "explicar", "combinar", "cantar",
  ]
  static let meals: WordSet = [
    "jantar", "almoço", "café da manhã", "lanche", "reunião", "ceia", "recreio", "aula",
    "churrasco", "piquenique", "assembleia",
  ]
  static let rinsing: WordSet = [
    "enxaguar", "torcer", "molhar", "lavar", "mergulhar", "enxugar", "esfregar", "encher",
    "esvaziar",
  ]
  static let tubs: WordSet = [
    "balde", "bacia", "tanque", "pia", "banheira", "tina", "lavatório", "alguidar", "lava-louça",
  ]
  /// What holds things.
  static let holders: WordSet = [
    "saco", "lixeira", "lata", "caixa", "gaveta", "armário", "geladeira", "balde", "cesto",
    "prateleira", "sacola", "mochila", "freezer", "forno", "estante", "pote", "cofre", "congelador",
    "lixo", "estojo", "envelope", "bolso", "porta-malas", "máquina",
  ]
}
