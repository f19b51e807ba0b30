import Foundation

extension String {
  /// The same for names that are one on some file system: those of a Mac or of Windows tell neither capital letters from
  /// small ones (*Straße* from *STRASSE*) nor *ñ* from *n* with a tilde of its own.
  var foldedAsFileName: String {
    // In ASCII there is nothing to take apart.
    utf8.allSatisfy { $0 < 0x80 }
      ? uppercased() : decomposedStringWithCanonicalMapping.uppercased()
  }

  /// Whether something in it cannot be seen in the name of a file: control characters, ends of lines, marks that turn the
  /// reading direction round, under which *gnp.exe* reads *exe.png*, and others without a shape of their own.
  var hasUnseenCharacters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }
}
