public import AACCore

/// Why a file cannot become a picture.
public enum PictureError: UserFacingError, Equatable {
  /// It is none of the formats that are read.
  case notAPicture
  /// It is broken, or something else under a picture's first bytes.
  case broken
  /// It has more bytes than any picture needs.
  case tooLarge(megabytes: Int)
  /// It claims more dots than are unpacked.
  case tooManyPixels(width: Int, height: Int)
  /// It defines entities, which can blow up to any size.
  case hasEntities
  /// It would draw too much: too many parts, too deep, or parts that hold themselves.
  case tooComplex
  /// Nothing is left to draw when what is not allowed is taken out.
  case nothingToDraw
  /// A library that reads pictures is not installed.
  case noLibrary
  /// The folder or package is no symbol set that is known.
  case notASet
  /// The set's list cannot be read.
  case badList(file: String)

  /// The line, lower-case, without a full stop.
  public var text: Text {
    switch self {
    case .notAPicture: .pictureNotAPicture
    case .broken: .pictureBroken
    case .tooLarge(let megabytes): .pictureTooLarge(megabytes: String(megabytes))
    case .tooManyPixels(let width, let height):
      .pictureTooManyPixels(width: String(width), height: String(height))
    case .hasEntities: .pictureHasEntities
    case .tooComplex: .pictureTooComplex
    case .nothingToDraw: .pictureNothingToDraw
    case .noLibrary: .pictureNoLibrary
    case .notASet: .pictureNotASet
    case .badList(let file): .pictureBadList(file: file)
    }
  }
}
