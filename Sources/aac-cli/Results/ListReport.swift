/// Results of one kind: a line each as text, an array as JSON.
struct ListReport<Item: Report>: Report {
  let items: [Item]

  init(_ items: [Item]) { self.items = items }

  var description: String { items.map(\.description).joined(separator: "\n") }

  func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
}
