/// Whether a noun is counted (*una manzana*) or measured (*agua*).
public enum Countability: String, CaseIterable, Codable, Hashable, Sendable {
  case count, mass
}
