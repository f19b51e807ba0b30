import AACCore

extension Realization {
  /// A sentence with the text that its words make.
  init(tokens: [Token], trace: [RuleApplication]) {
    let text = tokens.enumerated().map { index, token in
      (token.hasSpaceBefore && index > 0 ? " " : "") + token.text
    }
    self.init(text: text.joined(), tokens: tokens, trace: trace)
  }

  /// One sentence of two, with a word or a comma between (RAE, *Ortografía* §3.4.2; CGEL §13.1–13.3).
  func joined(
    by link: String?, to next: Realization, keepsCapital: Bool, isCall: Bool = false,
    isEnglish: Bool = false
  ) -> Realization {
    var tokens = tokens
    if link == ".", tokens.last?.text == "?" || tokens.last?.text == "!" {
      // ¿Dónde está mamá? Quiero un abrazo.
      var others = next.tokens
      if !others.isEmpty { others[0].hasSpaceBefore = true }
      return joined(tokens + others, [], next)
    }
    if tokens.last?.text == "." { tokens.removeLast() }
    var others = next.tokens
    if isCall, tokens.last?.text == "?", others.last?.text == "." {
      // What, Grandma?
      others[others.count - 1] = tokens.removeLast()
    }
    var reasons: [RuleApplication] = []
    if isEnglish, tokens.last?.text == "?" {
      // Where is Mom? I am scared.
      if !others.isEmpty { others[0].hasSpaceBefore = true }
      return joined(tokens + others, reasons, next)
    }
    if !isEnglish, tokens.last?.text == "?", tokens.first?.text != "¿" {
      // Qual você quer, o vermelho ou o azul? One mark ends both.
      tokens.removeLast()
      if others.last?.text == "." { others[others.count - 1].text = "?" }
    }
    if let link {
      let starts = others.first { $0.text != "¿" && $0.text != "¡" }?.text ?? ""
      let said = SpanishOrthography.conjunction(link, before: starts)
      tokens += said.split(separator: " ").map { Token(String($0)) }
      let word = others.first { $0.tile != nil }?.text ?? starts
      if !trace.contains(where: { $0.kind == .clausesApart && $0.result == link }) {
        reasons.append(RuleApplication(.clausesApart, word.lowercased(), said))
      }
    } else {
      tokens.append(Token(",", hasSpaceBefore: false))
    }
    if !keepsCapital { Self.lower(&others) }
    if !others.isEmpty { others[0].hasSpaceBefore = true }
    return joined(tokens + others, reasons, next)
  }

  /// The same with the words that were chosen between them: *mas ele não, ¿y tú?* (NGLE §31.10; RAE, *Ortografía* §3.4.2,
  /// §3.4.9; Cunha & Cintra, chapter 20).
  func joined(_ joint: [Constituent], to next: Realization, keepsCapital: Bool) -> Realization {
    var tokens = tokens
    if tokens.last?.text == "." || tokens.last?.text == "?" && joint[0].lexeme.lemma == "mas" {
      // Eu posso ir, mas a escola está fechada: what is limited is told.
      tokens.removeLast()
    }
    var others = next.tokens
    if !keepsCapital { Self.lower(&others) }
    let isAsked = others.last?.text == "?"
    if isAsked || joint[0].standsBehindComma { tokens.append(Token(",", hasSpaceBefore: false)) }
    var opening = others.first?.text == "¿"
    if opening {
      others[0].hasSpaceBefore = true
      tokens.append(others.removeFirst())
    }
    for word in joint {
      let starts = others.first?.text ?? ""
      tokens.append(
        Token(
          SpanishOrthography.conjunction(word.lexeme.lemma, before: starts), tile: word.tile,
          hasSpaceBefore: !opening))
      opening = false
    }
    if !others.isEmpty { others[0].hasSpaceBefore = true }
    return joined(tokens + others, [], next)
  }

  /// Takes the capital of the start from the first word, unless it keeps its own.
  static func lower(_ tokens: inout [Token]) {
    guard let first = tokens.firstIndex(where: { $0.text != "¿" && $0.text != "¡" }),
      !keepsCapital(tokens[first].text)
    else { return }
    tokens[first].text =
      tokens[first].text.prefix(1).lowercased() + tokens[first].text.dropFirst()
  }

  private func joined(
    _ tokens: [Token], _ reasons: [RuleApplication], _ next: Realization
  ) -> Realization {
    Realization(tokens: tokens, trace: trace + reasons + next.trace)
  }
}

extension Clause {
  /// Whether it is nothing but who is called: *Mom, doctor*.
  var callsSomebody: Bool {
    let words = subject + complements
    return verb == nil && words.count == 1 && words[0].lexeme.isHuman
  }

  /// *Mamá, abre la puerta y papá, cierra la ventana*: what is asked of one is asked of who is named beside him (NGLE §42.3–4).
  func ordersBoth(_ sequel: Clause) -> Bool {
    variety.language == .spanish && options.contains(.request) && sequelLink == "y"
      && !subject.isEmpty && !sequel.subject.isEmpty && sequel.verb?.lexeme.person == nil
      && (subject + sequel.subject).allSatisfy { $0.lexeme.isHuman || $0.lexeme.person == .second }
  }

  /// Whether its first word is a name, whose capital stays.
  var beginsWithName: Bool {
    guard let first = subject.first ?? verb ?? complements.first else { return false }
    return first.lexeme.wordClass == .properNoun && first.lexeme.lemma.first?.isUppercase == true
  }

  /// With a second thought behind it, behind a comma or a word: *estou triste, quero comer*.
  func and(_ next: Clause, link: String? = nil) -> Clause {
    var (whole, sequel) = (self, next)
    sequel.isLaid = true
    whole.sequels = [sequel]
    whole.sequelLink = link
    let words = sequel.subject + [sequel.verb].compactMap { $0 } + sequel.complements
    if let start = words.first(where: { $0.tile != nil })?.lexeme.lemma {
      whole.reasons.append(Realization.RuleApplication(.clausesApart, start, link ?? ","))
    }
    return whole
  }
}
