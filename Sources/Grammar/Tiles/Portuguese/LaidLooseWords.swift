import AACCore

/// Words of Portuguese rows that stand in no order that is said (Cunha & Cintra, chapter 7, *A ordem dos termos*).
enum LaidLooseWords {
  /// What is wanted, can and must be done.
  static let openers: WordSet = [
    "querer", "poder", "precisar", "conseguir", "tentar", "dever", "preferir", "saber",
  ]
  static let fears: WordSet = ["medo", "nojo", "raiva", "vergonha", "pavor"]
  static let ranks: WordSet = ["primeiro", "primeira", "último", "última", "próximo", "próxima"]
  /// What is done by hand besides what only people do.
  static let handled: WordSet = [
    "apagar", "fechar", "abrir", "limpar", "trocar", "mudar", "fazer", "mexer", "cortar", "bater",
    "guardar", "perder", "ganhar", "usar", "puxar", "levar", "trazer",
  ]
  /// What is named after what it is for.
  static let sorts: [String: WordSet] = {
    let feasts: WordSet = ["casamento", "aniversário", "festa", "formatura", "Natal", "batizado"]
    return [
      "convite": feasts, "presente": feasts, "bolo": ["casamento", "aniversário"],
      "experiência": ["ciências", "química", "física"], "nota": ["matemática", "português"],
      "trabalho": ["ciências", "história", "geografia", "artes"], "vestido": feasts,
      "ingresso": ["cinema", "teatro", "show", "jogo", "circo", "futebol"],
      "roupa": feasts, "cartão": ["banco", "Natal", "aniversário"], "extrato": ["banco"],
    ]
  }()
  /// What is part of a dish.
  static let ofDishes: WordSet = [
    "massa", "vela", "recheio", "cobertura", "receita", "casca", "caroço", "molho", "caldo",
    "tampa", "embalagem", "gema", "clara", "miolo", "semente",
  ]
  static let feasts: WordSet = [
    "Natal", "Páscoa", "Carnaval", "carnaval", "natal", "páscoa", "aniversário", "Ano Novo",
    "ano-novo", "Réveillon", "Dia das Mães", "Dia dos Pais",
  ]
  /// What feasts do and have.
  static let passing: WordSet = [
    "ser", "estar", "chegar", "acabar", "começar", "passar", "terminar", "demorar", "vir", "ter",
    "ficar", "cair", "faltar", "parecer", "durar", "cancelar", "adiar", "querer", "gostar",
    "adorar", "amar", "odiar", "esperar", "celebrar", "comemorar", "festejar", "lembrar",
  ]
  /// What is said before its noun and no judgement.
  static let beforeNouns: WordSet = [
    "bom", "boa", "feliz", "grande", "pequeno", "novo", "velho", "próximo", "último", "primeiro",
    "segundo", "terceiro", "mesmo", "outro", "melhor", "pior", "maior", "menor", "meio", "alto",
    "baixo", "querido", "pobre", "único", "certo", "pronto", "cheio", "livre", "proibido", "todo",
  ]
  static let pointed: WordSet = ["isso", "isto", "aquilo", "tudo"]
  /// What food and drink is counted in.
  static let measures: WordSet = [
    "copo", "xícara", "chávena", "caneca", "garrafa", "taça", "tigela", "prato", "pote", "pacote",
    "lata", "caixa", "saco", "sacola", "colher", "litro", "quilo", "grama", "gota", "fatia",
    "pedaço", "porção", "dúzia", "barra", "bola", "gole", "punhado", "frasco", "jarra", "balde",
    "cacho", "dente", "folha", "pitada", "pouquinho", "quilos", "litros", "gramas", "mordida",
  ]
  /// What things do to others as well.
  static let ofThings: WordSet = [
    "ter", "haver", "precisar", "dar", "fazer", "machucar", "magoar", "incomodar", "apertar",
    "arranhar", "sujar", "molhar", "queimar", "cortar", "ajudar", "servir", "levar", "trazer",
    "cobrir", "encher", "conter", "tapar", "mostrar", "ensinar", "dizer", "marcar", "bater",
    "tocar", "cair", "ganhar", "perder", "custar", "valer", "causar", "provocar", "curar",
    "aliviar", "melhorar", "piorar", "matar", "salvar", "limpar", "deixar", "passar", "parar",
    "puxar", "empurrar", "segurar", "prender", "irritar", "assustar", "acordar", "mudar",
    "acabar", "começar", "terminar", "quebrar", "estragar", "rasgar", "furar", "abrir", "fechar",
    "secar", "derreter", "proteger", "esquentar", "aquecer", "esfriar", "iluminar", "atrapalhar",
    "aumentar", "diminuir", "explicar", "lembrar", "parecer", "significar", "cheirar",
    "soltar", "manchar", "entupir", "enferrujar", "virar", "girar", "subir", "descer", "cruzar",
    "atravessar", "seguir", "bloquear", "ocupar", "atrair", "refletir", "produzir", "gerar",
    "interromper", "invadir", "alcançar", "atingir", "ultrapassar", "dominar", "representar",
    "completar", "dividir", "unir", "ligar", "separar", "formar", "cercar", "criar", "mover",
    "derrubar", "destruir", "afundar", "esconder", "consumir", "exigir",
    "permitir", "facilitar", "dificultar", "impedir", "evitar", "resolver", "usar", "merecer",
  ]
}
