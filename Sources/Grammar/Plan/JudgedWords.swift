import AACCore

/// Words by which it is told what a reason is about in Spanish and Portuguese (NGLE §33.4; Cunha & Cintra, chapter 7, *Sujeito
/// oculto*).
enum JudgedWords {
  /// What one feels and does for what somebody is like.
  static let esteeming: WordSet = [
    "querer", "amar", "adorar", "odiar", "admirar", "envidiar", "respetar", "elegir", "preferir",
    "echar de menos", "extrañar", "felicitar", "detestar", "evitar", "votar",
  ]

  /// Words that begin a reason for what is done with a thing, or what stands against it.
  static func reasons(in language: Language) -> WordSet {
    language == .spanish ? spanishReasons : portugueseReasons
  }

  private static let spanishReasons: WordSet = [
    "porque", "ya que", "pero", "aunque", "si", "cuando",
  ]
  private static let portugueseReasons: WordSet = ["porque", "já que", "pois", "mas", "embora"]
  /// What things do and people do not in Spanish, where nothing is its object.
  static let deeds: WordSet = [
    "pesar", "funcionar", "oler", "saber", "costar", "valer", "durar", "caducar", "romperse",
    "estropearse", "apretar", "encoger", "sonar", "gotear", "arder", "quemar", "pitar", "brillar",
    "atascarse", "mancharse", "derretirse", "pudrirse", "apagarse", "bloquearse", "rechinar",
    "chirriar", "picar", "servir", "deshacerse", "agotarse", "terminarse", "acabarse",
  ]
  /// Qualities and states of things in Portuguese.
  static let portuguese: WordSet = [
    "apertado", "largo", "folgado", "justo", "rasgado", "furado", "descosturado", "descosido",
    "estragado", "vencido", "podre", "azedo", "quebrado", "partido", "avariado", "curto",
    "comprido", "estreito", "caro", "barato", "cru", "salgado", "entupido", "desbotado",
    "encolhido", "manchado", "amassado", "enferrujado", "pequeno", "grande", "rachado", "trincado",
    "mofado", "bolorento", "desafinado", "descarregado", "gasto", "trancado", "murcho",
  ]
  /// Qualities of things in both, for which *porque* is reason enough.
  static let plainly: WordSet = [
    "saludable", "sano", "rico", "delicioso", "sabroso", "caro", "barato", "difícil", "fácil",
    "peligroso", "divertido", "caliente", "frío", "roto", "sucio", "mojado", "cerrado", "abierto",
    "vacío", "lleno", "duro", "blando", "podrido", "salado", "dulce", "amargo", "picante", "soso",
    "bonito", "ruidoso", "oscuro", "interesante", "apagado", "encendido", "estropeado", "quemado",
    "saudável", "gostoso", "perigoso", "quente", "frio", "quebrado", "sujo", "molhado", "fechado",
    "aberto", "vazio", "cheio", "mole", "podre", "salgado", "doce", "barulhento", "escuro",
    "estragado", "queimado", "partido",
  ]
  /// What a film or a lesson is, and people are not.
  static let ofWorks: WordSet = ["aburrido", "triste", "alegre", "divertido", "bueno", "malo"]
  /// Qualities and states of people.
  static let personal: WordSet = [
    "cansado", "enfermo", "malito", "despierto", "dormido", "embarazado", "ocupado", "borracho",
    "agotado", "hambriento", "sediento", "resfriado", "constipado", "mareado", "acatarrado",
    "ingresado", "castigado", "sentado", "acostado", "levantado", "solo", "soltero", "casado",
    "divorciado", "viudo", "jubilado", "parado", "desempleado", "muerto", "vivo", "ciego", "sordo",
    "mudo", "cojo", "zurdo", "diestro", "alérgico", "celíaco", "celiaco", "diabético", "asmático",
    "vegetariano", "vegano", "intolerante", "joven", "viejo", "mayor", "menor", "alto", "bajo",
    "gordo", "flaco", "delgado", "guapo", "feo", "rubio", "moreno", "calvo", "pelirrojo", "tímido",
    "vergonzoso", "valiente", "cobarde", "listo", "tonto", "inteligente", "vago", "perezoso",
    "trabajador", "despistado", "olvidadizo", "torpe", "pobre", "rico", "adulto", "niño", "miope",
    "autista", "dislexico", "disléxico", "herido", "lesionado", "convaleciente", "preparado",
    "libre", "listo", "seguro", "lejos", "cerca", "amable", "educado", "simpático", "antipático",
    "mejor", "peor", "fuerte", "débil", "responsable", "curioso", "goloso", "friolero",
    "caluroso", "puntual", "generoso", "egoísta", "celoso", "cariñoso", "bueno",
  ]
}
