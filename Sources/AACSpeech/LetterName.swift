package import AACCore
import Foundation

/// What a letter is called when a word is spelled.
///
/// The voices know most names; those that they do not say are written out here: *Ortografía de la lengua
/// española* (2010) for Spanish, *Acordo Ortográfico* (1990), Base I, for Portuguese.
package struct LetterName {
  /// What a voice is given to say.
  package let text: String

  /// The name of a letter or digit; nil for anything else.
  package init?(_ character: Character, in variety: LanguageVariety) {
    guard character.isLetter || character.isNumber else { return nil }
    let letter = String(character).lowercased().precomposedStringWithCanonicalMapping
    let base = letter.folding(options: .diacriticInsensitive, locale: nil)
    text =
      switch variety.language {
      case .spanish: Self.spanish(letter, base: base)
      case .english: base.uppercased()
      case .portuguese: Self.portuguese(letter, base: base)
      }
  }

  private static func spanish(_ letter: String, base: String) -> String {
    switch letter {
    case "y": "ye"
    case "ñ": "eñe"
    case "w": "uve doble"
    case "ü": "u con diéresis"
    case "á", "é", "í", "ó", "ú": "\(base) con tilde"
    default: letter
    }
  }

  private static func portuguese(_ letter: String, base: String) -> String {
    switch letter {
    case "ç": "cê cedilha"
    case "ã", "õ": "\(named(base)) com til"
    case "á", "é", "í", "ó", "ú": "\(named(base)) com acento agudo"
    case "â", "ê", "ô": "\(named(base)) com acento circunflexo"
    case "à": "a com acento grave"
    default: named(letter)
    }
  }

  /// Portuguese letters whose sign alone the voice takes for a word.
  private static func named(_ letter: String) -> String {
    switch letter {
    case "e": "é"
    case "o": "ó"
    case "w": "dáblio"
    case "y": "ípsilon"
    default: letter
    }
  }
}
