public import AACCore
import Grammar

/// The links that a new word would have if it were like its neighbours.
///
/// A word is linked where at least half of its peers are: words of its kind in its category, else of
/// its kind, else of its category. What a verb takes is looked up in its frame where there is one.
public struct LinkProposal: Sendable {
  private let vocabulary: Vocabulary

  /// Proposals from the links of a vocabulary.
  public init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// The links of a new word in a role.
  public func links(of entry: WordEntry) -> [WordLink] {
    switch entry.key.role {
    case .complement: verbs(of: entry)
    case .subject: verbs(ofSubject: entry)
    case .verb: subjects(of: entry) + complements(of: entry) + openers(of: entry)
    }
  }

  /// The links that a word has, for a new word to have the same.
  public func links(of key: WordKey, asThoseOf model: WordKey) -> [WordLink] {
    allLinks.compactMap { link in
      var copy = link
      guard key.role == model.role else { return nil }
      if link.firstKey == model {
        copy.first = key.concept
      } else if link.secondKey == model {
        copy.second = key.concept
      } else {
        return nil
      }
      return copy
    }
  }

  private var allLinks: [WordLink] {
    let links = vocabulary.links
    return links.verbsOfSubject.flatMap { subject, verbs in
      verbs.map { WordLink(.subjectVerb, from: subject, to: $0) }
    }
      + links.complementsOfVerb.flatMap { verb, complements in
        complements.map {
          WordLink(
            .verbComplement, from: verb, to: $0.complement, government: $0.government)
        }
      }
      + links.verbsOpenedByVerb.flatMap { verb, opened in
        opened.map { WordLink(.verbVerb, from: verb, to: $0) }
      }
  }

  private func peers(of entry: WordEntry) -> Set<Concept> {
    let others = vocabulary.words(entry.key.role).filter { $0.concept != entry.key.concept }
    let ofKind = others.filter { $0.lexeme.kind == entry.lexeme.kind }
    let inCategory = others.filter { $0.category == entry.category }
    let both = ofKind.filter { $0.category == entry.category }
    let peers = [both, ofKind, inCategory].first { !$0.isEmpty } ?? []
    return Set(peers.map(\.concept))
  }

  private func verbs(of entry: WordEntry) -> [WordLink] {
    let peers = peers(of: entry)
    if peers.isEmpty { return [] }
    // What says most of the word comes first: *comer* before *querer*.
    let breadth = vocabulary.links.complementsOfVerb.mapValues(\.count)
    let verbs = vocabulary.verbs.sorted {
      breadth[$0.concept, default: 0] < breadth[$1.concept, default: 0]
    }
    return verbs.compactMap { verb in
      let linked = (vocabulary.links.complementsOfVerb[verb.concept] ?? [])
        .filter { peers.contains($0.complement) }
      guard linked.count * 2 >= peers.count else { return nil }
      return WordLink(
        .verbComplement, from: verb.concept, to: entry.key.concept,
        government: Self.mostCommon(linked.map(\.government)))
    }
  }

  private func verbs(ofSubject entry: WordEntry) -> [WordLink] {
    let peers = peers(of: entry)
    if peers.isEmpty { return [] }
    let verbs = peers.flatMap { vocabulary.links.verbsOfSubject[$0] ?? [] }
    let counts = Dictionary(grouping: verbs) { $0 }.mapValues(\.count)
    return vocabulary.verbs.filter { (counts[$0.concept] ?? 0) * 2 >= peers.count }
      .map { WordLink(.subjectVerb, from: entry.key.concept, to: $0.concept) }
  }

  private func subjects(of entry: WordEntry) -> [WordLink] {
    let peers = peers(of: entry)
    if peers.isEmpty { return [] }
    return vocabulary.subjects.filter { subject in
      let linked = (vocabulary.links.verbsOfSubject[subject.concept] ?? [])
      return linked.filter(peers.contains).count * 2 >= peers.count
    }.map { WordLink(.subjectVerb, from: $0.concept, to: entry.key.concept) }
  }

  /// Complements of the kinds that the frame names; without a frame, those of the verb's neighbours.
  private func complements(of entry: WordEntry) -> [WordLink] {
    let frame = FrameTable(language: vocabulary.language)[entry.lexeme.lemma]
    if frame.isDefault { return complementsOfPeers(of: entry) }
    let kinds = frame.slots.map(\.acceptedKinds).filter { !$0.isEmpty }
    return vocabulary.complements.filter { word in
      kinds.contains { $0.contains(word.lexeme.kind) }
    }.map { WordLink(.verbComplement, from: entry.key.concept, to: $0.concept) }
  }

  private func complementsOfPeers(of entry: WordEntry) -> [WordLink] {
    let peers = peers(of: entry)
    if peers.isEmpty { return [] }
    let linked = peers.flatMap { vocabulary.links.complementsOfVerb[$0] ?? [] }.map(\.complement)
    let counts = Dictionary(grouping: linked) { $0 }.mapValues(\.count)
    return vocabulary.complements.filter { (counts[$0.concept] ?? 0) * 2 >= peers.count }
      .map { WordLink(.verbComplement, from: entry.key.concept, to: $0.concept) }
  }

  /// The verbs that open most verbs open a new one too: *querer*, *poder*, *ir a*.
  private func openers(of entry: WordEntry) -> [WordLink] {
    let peers = peers(of: entry)
    if peers.isEmpty { return [] }
    return vocabulary.verbs.filter { verb in
      let opened = vocabulary.links.verbsOpenedByVerb[verb.concept] ?? []
      return opened.filter(peers.contains).count * 2 >= peers.count
    }.map { WordLink(.verbVerb, from: $0.concept, to: entry.key.concept) }
  }

  private static func mostCommon(_ governments: [Government?]) -> Government? {
    let counts = Dictionary(grouping: governments) { $0 }.mapValues(\.count)
    return counts.max { $0.value < $1.value }?.key
  }
}
