/// A voice command that made no sound.
struct CommandFailure: Error {
  var problem: CommandProblem
}
