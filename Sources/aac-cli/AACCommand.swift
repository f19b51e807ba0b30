@main
struct AACCommand {
  static func main() {}
}
