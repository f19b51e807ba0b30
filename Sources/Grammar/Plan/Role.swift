/// What a phrase is to its verb.
public enum Role: String, CaseIterable, Hashable, Sendable {
  /// Who does it.
  case subject
  /// What it is done to: *come **una manzana***.
  case object
  /// Who gets it: *da un libro **a la niña***.
  case recipient
  /// Whom it is done for: *compra pan **para mamá***.
  case beneficiary
  /// Where to: *va **al parque***.
  case placeTo = "place-to"
  /// Where: *vive **en la casa***.
  case placeAt = "place-at"
  /// Where from: *viene **del colegio***.
  case placeFrom = "place-from"
  /// With whom: *juega **con papá***.
  case company
  /// With what: *pinta **con el pincel***.
  case instrument
  /// About what, or of what: *habla **de la escuela***.
  case topic
  /// What the subject is or is like: *está **contenta***.
  case attribute
  /// When.
  case time
  /// How.
  case manner
  /// Why, or what for.
  case purpose
  /// Anything that stands behind a given preposition.
  case other
}
