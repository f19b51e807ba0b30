import AACCore

/// Nouns that name a part of a time or of a country (NGLE §12.9, §14.8; Cunha & Cintra, chapter 10).
enum TimeParts {
  struct Part: Sendable {
    /// What stands before the whole: *no início, a finales*.
    let opening: String
    /// Whether the whole has its article in Spanish: *al inicio del mes*, but *a finales de mes*.
    var namesWhole = false
  }

  static func part(_ noun: String, in language: Language) -> Part? {
    language == .spanish ? spanish[noun] : portuguese[noun]
  }

  /// What already stands before the part.
  static let openers: WordSet = ["em", "no", "a", "al"]

  private static let portuguese: [String: Part] = [
    "início": Part(opening: "no início"), "começo": Part(opening: "no começo"),
    "meio": Part(opening: "no meio"), "fim": Part(opening: "no fim"),
    "final": Part(opening: "no final"),
  ]

  private static let spanish: [String: Part] = [
    "principio": Part(opening: "a principio"), "principios": Part(opening: "a principios"),
    "mediados": Part(opening: "a mediados"), "final": Part(opening: "a final"),
    "finales": Part(opening: "a finales"), "fin": Part(opening: "a fin"),
    "inicio": Part(opening: "al inicio", namesWhole: true),
    "comienzo": Part(opening: "al comienzo", namesWhole: true),
  ]

  /// What one wants, likes and expects is no time.
  static let wanting: WordSet = [
    "querer", "gustar", "encantar", "odiar", "esperar", "preferir", "gostar", "adorar", "ser",
    "celebrar", "festejar", "comemorar", "ver", "perder", "temer",
  ]

  static let months: WordSet = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
    "octubre", "noviembre", "diciembre", "janeiro", "fevereiro", "março", "maio", "junho", "julho",
    "setembro", "outubro", "novembro", "dezembro",
  ]

  /// Parts of the day.
  static let daily: WordSet = ["día", "tarde", "noche", "mañana", "hora", "madrugada", "siglo"]

  /// What a direction is put behind without a preposition.
  static let regions: WordSet = [
    "zona", "lado", "parte", "polo", "ala", "costa", "región", "região", "hemisferio", "hemisfério",
    "extremo", "área", "sector", "setor", "salida", "entrada", "puerta", "cara", "litoral",
    "frente",
  ]
}
