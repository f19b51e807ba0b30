/// English verbs with somebody and a deed behind a preposition.
///
/// Source: CGEL §16.57 (*-ing* clauses behind an object and a preposition).
extension RoleAssigner {
  /// Verbs of what somebody gets, or is kept from, for what he does: *scold him for lying* (CGEL §16.57).
  static let judging: WordSet = [
    "accuse", "blame", "thank", "stop", "prevent", "keep", "forgive", "punish", "scold", "fire",
    "sack", "arrest", "suspend", "expel", "praise", "bench", "criticize", "criticise", "tease",
    "reward", "fine", "admire", "mock", "jail", "ground", "excuse", "pay", "hate", "love",
    "respect",
    "judge", "charge", "ban", "bully", "make fun of", "laugh at", "yell at", "shout at",
    "apologize to",
    "dismiss", "congratulate", "compliment", "applaud", "reprimand", "condemn", "sue", "report",
    "discipline", "spank", "slap", "honor", "honour", "nag", "insult", "suspect", "cure", "warn",
    "convict", "discourage", "ban", "save", "protect", "rescue", "distract", "nominate", "tell off",
  ]

  /// *stop the dog from barking, prevent the door from closing*: whatever it is (CGEL §16.57).
  static let keeping: WordSet = [
    "stop", "prevent", "keep", "discourage", "protect", "save", "ban", "distract",
  ]
}
