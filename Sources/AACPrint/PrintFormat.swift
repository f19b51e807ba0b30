import Foundation

/// The sort of file that is printed to.
public enum PrintFormat: String, CaseIterable, Sendable {
  /// As many pages as wanted.
  case pdf
  /// One page in dots.
  case png
  /// One page as a drawing.
  case svg

  /// The format that the ending of a path stands for; nil when it stands for none.
  public init?(path: String) { self.init(rawValue: (path as NSString).pathExtension.lowercased()) }

  /// Whether it holds several pages.
  public var holdsPages: Bool { self == .pdf }
}
