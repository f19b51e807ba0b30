import AACCore

/// The end of a row that is laid from what is ruled to what rules it: the verbs that rule, from the highest, with what is
/// denied, who does it, what is asked and when it is.
///
/// Sources: CGEL §16.38–16.40 (verbs that open others); Dryer, *WALS Online*, feature 90.
struct EnglishVerbFinalEnd {
  private(set) var openers: [Constituent] = []
  private(set) var negation: [Constituent] = []
  private(set) var subject: [Constituent] = []
  private(set) var times: [Constituent] = []
  private(set) var question: Constituent?
  private(set) var body: [Constituent]
  /// Whether who does it stands behind the verb that rules: *pizza/order/can/we*.
  var isBehind: Bool { !subject.isEmpty }

  /// Nil where no verb stands there that rules another.
  init?(_ row: [Constituent], _ isOpener: (String) -> Bool) {
    body = row
    if let last = body.last, Self.asking.contains(last.lexeme.lemma) {
      question = body.removeLast()
    }
    while let last = body.last, last.lexeme.kind.isTemporal {
      times.insert(body.removeLast(), at: 0)
    }
    if let last = body.last, last.lexeme.isSubjectForm, body.count > 2,
      isOpener(body[body.count - 2].lexeme.lemma)
    {
      subject = [body.removeLast()]
    }
    while let last = body.last {
      if ["not", "no"].contains(last.lexeme.lemma), negation.isEmpty {
        negation = [body.removeLast()]
      } else if isOpener(last.lexeme.lemma) {
        openers.append(body.removeLast().asVerb)
      } else {
        break
      }
    }
    guard !openers.isEmpty, !body.isEmpty, !body.contains(where: Self.joins) else { return nil }
  }

  /// What makes more than one plain clause of a row.
  private static func joins(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    return lexeme.wordClass == .conjunction && !lexeme.isConnective
      || lexeme.wordClass == .interjection || lexeme.kind == .question || lexeme.kind == .social
      || lexeme.kind == .negation
      || EnglishClauseSplitter.subordinators.contains(lexeme.lemma)
  }

  private static let asking: WordSet = ["when", "where", "why"]
}
