import AACCore

extension FiniteForms {
  /// The listed verb of a gerund: *comiendo, durmiendo, trabalhando*; nil where it is none (NGLE §4.10; Cunha & Cintra,
  /// chapter 13).
  func verb(ofGerund text: String) -> String? {
    guard text.hasSuffix("ndo"), text.utf8.count > 4 || text == "indo" else { return nil }
    if let irregular = Self.gerunds[text] { return irregular }
    let verbs = candidates(text).filter {
      morphology.verb($0, VerbFeatures(.gerund)).contains(text)
    }
    // Duchando: of a verb that is only known with its pronoun.
    return verbs.first { frames.listed($0) != nil } ?? verbs.first.map { $0 + reflexive }
  }

  /// Of verbs of which the gerund shows too little.
  private static let gerunds = [
    "yendo": "ir", "riendo": "reír", "sonriendo": "sonreír", "friendo": "freír", "oyendo": "oír",
    "viendo": "ver", "siendo": "ser", "indo": "ir", "vindo": "vir", "rindo": "rir", "sendo": "ser",
    "tendo": "ter", "vendo": "ver", "lendo": "ler", "pondo": "pôr", "sorrindo": "sorrir",
    "dando": "dar", "vendendo": "vender",
  ]
}
