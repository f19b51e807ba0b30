/// Words of rows of deeds: where one washes, what hurts one, who grooms.
enum DeedRowWords {
  /// Where one washes.
  static let basins: WordSet = [
    "lavabo", "baño", "ducha", "bañera", "pila", "fregadero", "grifo", "fuente", "río", "cocina",
    "piscina", "vestuario", "peluquería", "playa", "mar", "casa", "cole", "colegio", "espejo",
  ]
  /// What others do to one's body and it hurts.
  static let hurting: WordSet = [
    "pisar", "arañar", "pellizcar", "tirar", "morder", "golpear", "apretar", "retorcer", "pillar",
    "escupir", "rozar", "torcer", "aplastar", "clavar", "quemar",
  ]
  /// What others do to one's body for its sake.
  static let grooming: WordSet = [
    "peinar", "lavar", "secar", "cortar", "limpiar", "curar", "cepillar", "rascar", "pintar",
    "desenredar", "enjabonar", "frotar", "masajear", "rizar", "trenzar", "teñir", "afeitar",
  ]
  /// Who does it for a living.
  static let barbers: WordSet = [
    "peluquero", "peluquera", "barbero", "enfermera", "enfermero", "podólogo", "podóloga",
    "dentista", "fisio", "cuidadora", "cuidador", "abuela", "abuelo",
  ]
  /// What only animals do.
  static let barking: WordSet = [
    "ladrar", "maullar", "rugir", "aullar", "relinchar", "mugir", "piar", "gruñir", "balar",
    "cacarear", "rebuznar", "ronronear", "croar", "graznar",
  ]
  /// What is read, told and sung.
  static let tales: WordSet = [
    "cuento", "libro", "historia", "canción", "nana", "chiste", "cómic", "poema", "carta",
    "revista",
    "poesía", "adivinanza",
  ]
  /// What those who look after one are asked for.
  static let helping: WordSet = [
    "abrir", "traer", "atar", "abrochar", "pelar", "arreglar", "calentar", "desatar", "desabrochar",
    "inflar", "hinchar", "pinchar", "alcanzar", "bajar", "encender", "apagar", "cerrar",
  ]
  /// What one does who wants something.
  static let seeking: WordSet = [
    "querer", "buscar", "necesitar", "pedir", "comprar", "intentar", "preferir", "encender",
  ]
  /// What it fails by.
  static let lacking: WordSet = [
    "haber", "poder", "tener", "saber", "encontrar", "quedar", "funcionar", "llegar", "alcanzar",
    "ver", "entender",
  ]
  /// What makes it quiet, dark or light around one.
  static let settling: WordSet = [
    "apagar", "cerrar", "encender", "bajar", "prender", "subir", "quitar", "abrir",
  ]
  /// What one does then.
  static let resting: WordSet = [
    "dormir", "descansar", "leer", "estudiar", "trabajar", "respirar", "pensar", "escuchar", "oír",
    "jugar", "pasar", "entrar", "ver", "hablar", "pintar", "escribir", "dibujar", "salir",
  ]
  /// What there is at a birthday.
  static let treats: WordSet = [
    "tarta", "pastel", "regalo", "regalos", "globo", "globos", "piñata", "payaso", "fiesta",
    "velas",
    "música", "magia", "chuches", "chuchería", "chucherías", "torta", "queque", "pizza", "helado",
    "sorpresa", "sorpresas", "castillo hinchable", "dulces", "bizcocho", "juegos", "medialunas",
  ]
}
