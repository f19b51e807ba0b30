/// A pronoun that leans on a verb, with the tile it came from.
struct Clitic {
  let text: String
  let tile: Int?
}
