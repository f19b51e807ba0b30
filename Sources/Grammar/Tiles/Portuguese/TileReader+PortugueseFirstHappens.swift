import AACCore

/// What happens of itself to what was laid first, and what things do: *rio / transbordar / depois de / chuva, relógio / parar / de /
/// funcionar, remédio / vencer, aluguel / aumentar, panela / pegar / fogo, vento / levar / chapéu* (Bechara, *Verbos intransitivos*;
/// Cunha & Cintra, chapter 7, *Sujeito*).
extension TileReader {
  /// Whether nobody is needed for it: no verb of these is done to what stands first.
  func happensToFirst(_ row: FirstDoer) -> Bool {
    guard row.word.namesThing || row.word.kind == .demonstrative || row.word.lemma == "tudo",
      !row.word.kind.isSensation || row.deed == "passar"
    else { return false }
    if DoerFirstWords.byItself.contains(row.deed) {
      return !row.hasPerson && (row.deed != "partir" || !isFixedPlace(row.word))
        || row.deed == "caber" || row.deed == "pertencer" || row.deed == "servir"
    }
    if DoerFirstWords.measuring.contains(row.deed) {
      // Cinco / euro / custar / bilhete: how much it is was laid first.
      let isAmount = row.noun > 0 && DoerFirstWords.units.contains(row.word.lemma)
      return !row.hasPerson && row.next != nil && !isAmount
    }
    if row.hasPerson { return concernsSpeaker(row) }
    switch row.deed {
    case "faltar": return lacksIn(row)
    case "correr": return DoerFirstWords.flowing.contains(row.word.lemma) && row.next != nil
    case "servir": return fits(row)
    case "parar":
      return actsAlone(row.word, "parar", isFirst: true)
        || row.word.kind == .device
        || row.word.kind == .vehicle
          && row.rest.first?.lexeme.lemma == "de"
    case "tocar":
      return DoerFirstWords.ringing.contains(row.word.lemma)
        && row.next.map { $0.kind != .music && $0.kind != .instrument } ?? isOver
    case "acabar": return !isPlain && row.rest.allSatisfy { $0.lexeme.kind.isTemporal }
    case "apagar":
      return isOver && (row.next == nil || DoerFirstWords.winds.contains(row.next?.lemma ?? ""))
        && DoerFirstWords.lit.contains(row.word.lemma)
    case "bater": return ["coração", "relógio"].contains(row.word.lemma)
    case "vencer": return ByThemselvesWords.due.contains(row.word.lemma)
    case "cair" where ["raio", "relâmpago", "granizo"].contains(row.word.lemma): return true
    case "aumentar", "diminuir", "subir", "baixar", "cair", "mudar":
      return DoerFirstWords.rated.contains(row.word.lemma)
    case "alagar", "inundar":
      return KindSet.places.contains(row.word.kind) && row.next?.wordClass != .noun
    case "chegar": return DoerFirstWords.touring.contains(row.word.lemma)
    case "passar": return passes(row)
    case "coçar", "arranhar", "sangrar":
      return row.word.kind == .body && !isPlain && row.next?.wordClass != .noun
    case "apertar":
      return row.word.kind == .clothing && row.next?.wordClass != .noun && row.rest.count > 0
    default: return changesForm(row)
    }
  }

  /// *Ônibus / passar / rua / eu, sapatos / servir / eu*: the speaker's street, and whom it fits.
  private func concernsSpeaker(_ row: FirstDoer) -> Bool {
    guard row.hasSpeaker else { return false }
    return row.deed == "passar" && row.word.kind == .vehicle && row.rest.count == 2
      || row.deed == "servir" && row.word.kind == .clothing && row.rest.count == 1
  }

  /// *Sal / faltar / comida*: what a dish lacks.
  private func lacksIn(_ row: FirstDoer) -> Bool {
    guard let dish = row.next, row.rest.count == 1 else { return false }
    return KindSet.edible.contains(dish.kind) && dish.wordClass == .noun
      && KindSet.edible.contains(row.word.kind)
  }

  /// *Arroz / queimar-se, copo / partir-se*: it does so to itself.
  private func changesForm(_ row: FirstDoer) -> Bool {
    guard row.deed.hasSuffix("-se"), row.word.namesThing else { return false }
    let verb = String(row.deed.dropLast(3))
    if verb == "queimar" {
      return KindSet.edible.contains(row.word.kind) || row.word.kind == .clothing
    }
    return DoerFirstWords.changing.contains(verb)
  }

  /// *Sapato / não / servir, remédio / servir / para / que*: what fits, and what it is for.
  private func fits(_ row: FirstDoer) -> Bool {
    if ["para", "para que"].contains(row.rest.first?.lexeme.lemma ?? "") {
      return row.rest.count < 3 && row.rest.allSatisfy { $0.lexeme.wordClass != .noun }
    }
    return row.word.kind == .clothing && row.next?.isLastingNoun != true
  }

  /// *Rio / passar / atrás / de / casa, ônibus / passar / rua, susto / passar*.
  private func passes(_ row: FirstDoer) -> Bool {
    if row.next == nil { return row.word.lemma == "susto" }
    if DoerFirstWords.flowing.contains(row.word.lemma) { return true }
    guard row.word.kind == .vehicle, let next = row.next,
      row.rest.count == 1 || row.rest.first?.lexeme.wordClass == .adposition
    else { return false }
    return KindSet.places.contains(next.kind) && row.word.lemma != "carro"
  }

  /// *Panela / pegar / fogo, café / fazer / mal / estômago, receita / levar / meio / quilo / farinha, sumo / saber / laranja, bala /
  /// grudar / dente, vento / levar / chapéu, ambulância / levar / senhor*: what a thing does to another.
  func doesByItself(_ row: FirstDoer) -> Bool {
    guard row.word.namesThing, let next = row.next, !row.hasSpeaker || row.deed == "grudar" else {
      return false
    }
    if let done = DoerFirstWords.phrases[row.deed], done.contains(next.lemma) {
      return row.word.lemma != next.lemma
    }
    if DoerFirstWords.harming.contains(row.deed) { return next.isLastingNoun || next.isBeing }
    if row.word.kind == .weather || DoerFirstWords.winds.contains(row.word.lemma) {
      return strikes(row, next)
    }
    switch row.deed {
    case "levar" where DoerFirstWords.cooked.contains(row.word.lemma) || row.word.kind == .dish:
      return KindSet.edible.contains(next.kind) || next.kind == .quantity
    case "levar", "trazer":
      return row.word.kind == .vehicle && DoerWords.carriers.contains(row.word.lemma)
        || row.word.kind == .vehicle && next.isBeing
          && DoerFirstWords.carrying.contains(row.word.lemma)
    case "precisar":
      return [.plant, .vehicle, .device].contains(row.word.kind) && next.isLastingNoun
        && !row.hasPerson
    case "saber", "cheirar":
      return KindSet.edible.contains(row.word.kind) && next.wordClass == .noun
        && KindSet.edible.contains(next.kind)
    case "grudar", "colar":
      return DoerFirstWords.sticky.contains(row.word.lemma) && next.isLastingNoun
    case "estragar", "proteger", "prejudicar", "molhar", "queimar":
      return row.rest.count < 3 && next.wordClass == .noun && next.kind != row.word.kind
        && (next.kind == .body
          || row.deed == "molhar" && DoerFirstWords.wet.contains(row.word.lemma))
    case "virar", "entornar":
      // Copo / virar / mesa.
      return isOver && row.word.kind == .dish && next.kind == .furniture
    case "perder":
      return row.word.kind == .toy && (next.kind == .body || next.kind == .clothing)
    default: return false
    }
  }

  /// *Vento / levar / meu / chapéu, trovão / fazer / barulho / forte*: the weather does it; but one takes one's coat when it is windy.
  private func strikes(_ row: FirstDoer, _ next: Lexeme) -> Bool {
    guard next.isLastingNoun else { return false }
    if row.deed == "fazer" { return next.lemma == "barulho" || next.lemma == "estrago" }
    return ByThemselvesWords.blown.contains(row.deed)
      && (isOver
        || row.deed != "levar" && row.deed != "fechar" && row.deed != "abrir"
          && row.deed != "carregar")
  }
}

/// Words of such rows.
enum DoerFirstWords {
  /// Qualities that things have for a name.
  static let named: WordSet = [
    "gelado", "doce", "salgado", "elétrico", "azul", "verde", "vermelho", "amarelo", "preto",
    "branco", "roxo", "laranja", "castanho", "marrom", "cinza",
  ]
  /// What stands between who does it and the verb.
  static let before: WordSet = [
    "não", "já", "ainda", "nunca", "sempre", "também", "só", "quase", "ainda não", "já não",
  ]
  /// Words with which another clause begins.
  static let joints: WordSet = [
    "quando", "enquanto", "porque", "mas", "se", "pois", "como", "assim que", "sempre que",
  ]
  /// What a thing does to somebody, with him in the dative.
  static let pleasing: WordSet = [
    "interessar", "agradar", "importar", "apetecer", "desagradar", "machucar", "acordar",
    "convir", "perturbar", "despertar", "arrepiar", "enfurecer", "intrigar", "fascinar",
  ]
  /// Many who watch.
  static let crowds: WordSet = ["público", "plateia", "turma", "família", "torcida", "gente"]
  /// What something gives somebody.
  static let feelings: WordSet = [
    "medo", "susto", "nojo", "sono", "raiva", "vergonha", "alegria", "tristeza", "pena", "dó",
    "preguiça", "fome", "sede", "enjoo", "alergia", "arrepio", "coceira", "comichão", "vontade",
    "saudade", "dor", "sorte", "azar", "trabalho", "prazer", "choque", "prejuízo", "cãibra",
  ]
  /// What is never said to turn or look like another.
  static let turned: WordSet = ["página", "carro", "copo", "colchão", "roupa", "folha"]
  /// Verbs of measures.
  static let measuring: WordSet = ["custar", "pesar", "medir", "durar", "valer"]
  /// What things do and have done to them by nobody.
  static let byItself: WordSet = [
    "transbordar", "inchar", "zumbir", "boiar", "flutuar", "brilhar", "desabar", "escorrer",
    "vazar", "pingar", "mofar", "apodrecer", "enferrujar", "evaporar", "descarrilar", "naufragar",
    "florescer", "brotar", "desmoronar", "desbotar", "caber", "pertencer", "existir", "surgir",
    "funcionar", "arder", "latejar", "decolar", "pousar", "aterrar", "descolar", "avariar",
    "avançar", "falhar", "ranger", "ecoar", "soar", "apitar", "fluir", "jorrar", "nevar",
    "ferver", "derreter", "murchar", "grelar", "coalhar", "azedar", "abanar", "partir",
    "anoitecer", "acontecer", "ocorrer", "combinar", "girar", "orbitar",
  ]
  /// What rings.
  static let ringing: WordSet = [
    "telefone", "telemóvel", "celular", "campainha", "sinal", "alarme", "despertador", "sino",
    "sirene", "interfone", "música", "rádio",
  ]
  /// What a thing is like for a while.
  static let passing: WordSet = ["seco", "sujo", "vazio", "cheio", "frio", "quente", "molhado"]
  /// What is going on or over in a row that tells no time.
  static let goingOn: WordSet = [
    "arder", "escorrer", "vazar", "pingar", "latejar", "inchar", "sangrar", "piscar", "apitar",
    "soar", "derreter", "ferver", "pousar", "decolar", "aterrar", "descolar", "desabar",
  ]
  /// What others make one do.
  static let brought: WordSet = [
    "rir", "chorar", "sorrir", "dormir", "espirrar", "tossir", "gargalhar", "pensar", "suar",
    "sonhar", "tremer", "vomitar", "enjoar", "bocejar",
  ]
  /// What goes out.
  static let lit: WordSet = ["luz", "vela", "fogo", "fogueira", "lâmpada", "lanterna"]
  /// What goes up and down by itself.
  static let rated: WordSet = [
    "preço", "aluguel", "aluguer", "renda", "conta", "temperatura", "febre", "inflação",
    "gasolina", "salário", "taxa", "custo", "dor", "fila", "trânsito", "maré", "pressão",
    "mensalidade", "passagem", "dólar",
  ]
  /// What one pays, and is told of when it went up.
  static let priced: WordSet = [
    "preço", "aluguel", "aluguer", "renda", "conta", "taxa", "salário", "custo", "mensalidade",
    "passagem", "gasolina", "inflação", "dólar",
  ]
  /// What is counted to tell how much something costs, weighs or measures.
  static let units: WordSet = [
    "euro", "real", "dólar", "centavo", "cêntimo", "quilo", "grama", "tonelada", "litro", "metro",
    "centímetro", "quilômetro", "quilómetro", "minuto", "hora", "dia", "semana", "mês", "ano",
  ]
  /// What comes to a town.
  static let touring: WordSet = ["circo", "parque de diversões"]
  /// What passes somewhere.
  static let flowing: WordSet = [
    "rio", "riacho", "ribeira", "estrada", "trem", "comboio", "ônibus", "metrô",
  ]
  /// Verbs of what a thing does when one says it without an object.
  static let changing: WordSet = [
    "partir", "rasgar", "estragar", "quebrar", "romper", "abrir", "fechar", "apagar", "acender",
    "derreter", "desligar", "avariar", "transformar", "entornar", "soltar", "entupir", "furar",
    "virar", "encher", "esvaziar", "espalhar", "descolar", "desfazer", "dissolver",
  ]
  /// What things do that is said in two words.
  static let phrases: [String: WordSet] = [
    "pegar": ["fogo"], "apanhar": ["fogo"],
    "fazer": ["efeito", "mal", "bem", "sombra", "sucesso", "diferença", "falta", "cócegas"],
    "dar": ["certo", "errado", "choque", "lucro", "problema", "fruto", "flor"],
    "perder": ["cor", "força", "graça", "validade"], "ter": ["gosto", "cheiro", "sabor"],
    "ganhar": ["vida", "cor"],
  ]
  static let harming: WordSet = ["fazer mal", "fazer bem", "pegar fogo", "dar choque"]
  /// What the weather does besides the weather itself.
  static let winds: WordSet = [
    "vento", "ventania", "tempestade", "temporal", "furacão", "onda", "raio",
  ]
  static let cooked: WordSet = [
    "receita", "bolo", "massa", "molho", "sopa", "suco", "torta", "sumo",
  ]
  static let carrying: WordSet = [
    "ônibus", "autocarro", "trem", "comboio", "ambulância", "van", "avião", "barco", "táxi",
    "navio", "helicóptero",
  ]
  static let sticky: WordSet = [
    "bala", "chiclete", "rebuçado", "pastilha", "cola", "caramelo", "massa", "arroz", "papel",
  ]
  static let wet: WordSet = [
    "goteira", "água", "chuva", "onda", "mar", "torneira", "mangueira", "orvalho",
  ]
  /// Many who do it together.
  static let groups: WordSet = [
    "time", "turma", "equipe", "equipa", "público", "plateia", "banda", "torcida", "seleção",
    "grupo", "polícia", "orquestra", "coral", "claque", "exército", "júri",
  ]
  /// Houses that do business.
  static let houses: WordSet = [
    "loja", "hospital", "empresa", "escola", "banco", "fábrica", "mercado", "supermercado",
    "padaria", "farmácia", "restaurante", "prefeitura", "câmara", "governo", "museu", "clube",
    "hotel", "universidade", "faculdade", "creche", "clínica", "shopping", "livraria",
    "biblioteca", "papelaria", "sorveteria", "lanchonete", "feira", "açougue", "talho", "posto",
    "cantina", "oficina", "fazenda", "quiosque", "bar", "café", "associação", "igreja", "teatro",
    "cinema", "companhia", "firma", "sapataria", "pizzaria",
  ]
  /// What they do.
  static let business: WordSet = [
    "vender", "contratar", "aceitar", "oferecer", "cobrar", "demitir", "despedir", "transferir",
    "ter", "organizar", "anunciar", "produzir", "fabricar", "exigir", "permitir", "proibir",
    "alugar", "promover", "transmitir", "precisar", "vacinar", "operar", "internar",
  ]
  /// What one wants of somebody, and does to him.
  static let wanting: WordSet = [
    "querer", "precisar", "ter", "ver", "visitar", "ir", "gostar", "adorar", "amar", "conhecer",
    "encontrar", "rezar", "namorar", "imitar", "desenhar", "procurar", "ouvir", "ligar", "poder",
    "dever", "conseguir", "ser", "falar", "esperar", "ter medo", "obedecer",
  ]
  /// What one who is angry does.
  static let scolding: WordSet = ["ralhar", "zangar-se", "berrar", "gritar", "implicar"]
  /// What animals do to people and things.
  static let animalDeeds: WordSet = [
    "ronronar", "cuspir", "zumbir", "beliscar", "picar", "morder", "lamber", "arranhar", "latir",
    "ladrar", "acordar", "seguir", "perseguir", "atacar", "assustar", "rosnar", "bicar", "ferrar",
    "miar", "cheirar", "derrubar", "sujar",
  ]
}
