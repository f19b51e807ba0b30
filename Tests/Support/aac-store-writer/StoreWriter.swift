@main
struct StoreWriter {
  static func main() {}
}
