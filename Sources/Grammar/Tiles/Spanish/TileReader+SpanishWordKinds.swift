import AACCore

/// What a Spanish word of a row is where its neighbours decide it: *agua / frío / querer, necesitar / certificado / médico,
/// suspender / historia, banco / cerrar / a las dos, perro / escapar* (NGLE §13.4, §13.7, *sustantivos y adjetivos*; §14.3;
/// §41.7).
extension TileReader {
  /// The words with the class and kind that their neighbours give them.
  func wordKinds(_ words: inout [Constituent]) {
    guard words.count > 1 else { return }
    let verb = verbPlace(words)
    for index in words.indices.dropFirst() {
      chill(&words, index)
      sortDocument(&words, index)
      tellQuality(&words, index)
    }
    guard let verb, words[verb].lexeme.isInfinitive else { return }
    studySubject(&words, verb)
    openBank(&words, verb)
    getAway(&words, verb)
  }

  /// *Agua / frío / querer*: what is drunk and eaten is cold, and nobody wants the cold.
  private func chill(_ words: inout [Constituent], _ index: Int) {
    guard words[index].lexeme.lemma == "frío", words[index].lexeme.wordClass != .adjective,
      KindSet.edible.contains(words[index - 1].lexeme.kind)
    else { return }
    words[index].lexeme.wordClass = .adjective
    words[index].lexeme.kind = .quality
    words[index].lexeme.gender = nil
    words[index].lexeme.countability = nil
    words[index].lexeme.article = nil
  }

  /// *Chaqueta / vaquero / querer / yo, oso / gigante / dormir*: what it is like.
  private func tellQuality(_ words: inout [Constituent], _ index: Int) {
    guard QualityNounWords.any.contains(words[index].lexeme.lemma),
      !words[index].lexeme.isHuman
        || ["vaquero", "gigante"].contains(words[index].lexeme.lemma),
      QualityNounWords.isQuality(
        words[index].lexeme, behind: words[index - 1].lexeme, givenBy: tables.frames["querer"])
    else { return }
    words[index].lexeme = Lexeme(
      lemma: words[index].lexeme.lemma, wordClass: .adjective, kind: .quality)
  }

  /// *Certificado / médico, revisión / médica*: of what sort it is, and nobody does it.
  private func sortDocument(_ words: inout [Constituent], _ index: Int) {
    guard ["médico", "médica"].contains(words[index].lexeme.lemma),
      words[index].lexeme.wordClass == .noun,
      WordKindWords.medical.contains(words[index - 1].lexeme.lemma),
      index + 1 == words.count || words[index + 1].lexeme.wordClass != .verb
    else { return }
    words[index].lexeme = Lexeme(lemma: "médico", wordClass: .adjective, kind: .quality)
  }

  /// *Suspender / historia, tener / lengua / lunes*: what is taught at school, not what is told or in the mouth.
  private func studySubject(_ words: inout [Constituent], _ verb: Int) {
    let lemma = words[verb].lexeme.lemma
    let isOnDay = lemma == "tener" || lemma == "haber"
    guard WordKindWords.studying.contains(lemma) || isOnDay,
      let subject = words.firstIndex(where: {
        WordKindWords.subjects.contains($0.lexeme.lemma) && $0.lexeme.wordClass == .noun
      }), subject == 0 || !words[subject - 1].lexeme.isDeterminerLike,
      !isOnDay
        || words.contains(where: {
          $0.lexeme.kind == .weekday || EverydayNouns.schoolTimes.contains($0.lexeme.lemma)
        })
    else { return }
    words[subject].lexeme.kind = .subject
    words[subject].lexeme.countability = .mass
    words[subject].lexeme.article = .bare
  }

  /// *Banco / cerrar / a las dos*: what opens and closes is no bench.
  private func openBank(_ words: inout [Constituent], _ verb: Int) {
    guard WordKindWords.banking.contains(words[verb].lexeme.lemma),
      let bank = words.firstIndex(where: { ["banco", "cajero"].contains($0.lexeme.lemma) }),
      words[bank].lexeme.wordClass == .noun,
      ["abrir", "cerrar"].contains(words[verb].lexeme.lemma)
        || words.contains(where: { $0.lexeme.kind == .money })
    else { return }
    words[bank].lexeme.kind = .place
    words[bank].lexeme.animacy = .inanimate
  }

  /// *Perro / escapar*: who gets away does so with *se* (NGLE §41.7, *verbos pronominales*).
  private func getAway(_ words: inout [Constituent], _ verb: Int) {
    guard words[verb].lexeme.lemma == "escapar", words[verb].lexeme.forms.isEmpty else { return }
    words[verb].lexeme.lemma = "escaparse"
  }
}

/// Words of such rows.
enum WordKindWords {
  /// What a doctor writes and does.
  static let medical: WordSet = [
    "certificado", "informe", "justificante", "parte", "historial", "revisión", "reconocimiento",
    "seguro", "control", "chequeo", "volante", "expediente", "prueba", "pruebas", "centro",
    "tratamiento", "personal", "equipo", "material", "alta", "baja", "servicio", "examen",
    "consulta", "ficha", "tarjeta",
  ]
  /// What one does with what is taught.
  static let studying: WordSet = ["aprobar", "suspender", "estudiar", "repasar"]
  /// Subjects of school that are something else as well.
  static let subjects: WordSet = ["historia", "lengua", "dibujo", "cuerpo", "valores"]
  /// What is done at a bank.
  static let banking: WordSet = ["abrir", "cerrar", "sacar", "ingresar", "meter"]
}

extension EverydayNouns {
  /// When a lesson is.
  static let schoolTimes: WordSet = ["hoy", "mañana", "a primera hora", "después del recreo"]
}
