/// A cell holds what this version of the program never writes.
struct UnexpectedValue: Error {}
