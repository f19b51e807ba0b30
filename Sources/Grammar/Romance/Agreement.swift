import AACCore

/// Person, number and gender that a verb or an attribute agrees with.
struct Agreement: Hashable {
  var person: GrammaticalPerson = .third
  var number: GrammaticalNumber = .singular
  var gender: Gender = .masculine
  var isVoseo = false
}
