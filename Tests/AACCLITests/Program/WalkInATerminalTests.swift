import Foundation
import Testing

/// The program itself, with real keys in a real terminal.
@Suite(.serialized)
struct WalkInATerminalTests {
  struct Walk: Sendable, CustomTestStringConvertible {
    var locale: String
    /// Keys, and what the screen shows after them.
    var steps: [(keys: String, shown: String)]

    var testDescription: String { locale }
  }

  @Test(arguments: [
    Walk(
      locale: "es_ES.UTF-8",
      steps: [
        ("", "¿Qué hacemos?"), ("1", "¿Quién?"), ("niña\r", "La niña."), ("\r", "¿Qué hace?"),
        ("come\r", "La niña come."), ("-", "La niña no come."), ("\r", "¿Qué? ¿Dónde? ¿Cómo?"),
        ("manz\r", "La niña no come una manzana."), ("\r", "La frase"),
        (".", "¿La niña no come una manzana?"),
        ("*", "no hay dispositivo de audio «no-such-device»"), ("-", "¿La niña come una manzana?"),
        ("+", "Guardada con el número 1."), ("/", "¿Qué? ¿Dónde? ¿Cómo?"), ("0", "¿Qué hacemos?"),
      ]),
    Walk(
      locale: "en_US.UTF-8",
      steps: [
        ("", "What shall we do?"), ("1", "Who?"), ("she\r", "She."), ("\r", "What happens?"),
        ("want\r", "She wants."), ("-", "She doesn't want."), ("\r", "What? Where? How?"),
        ("water\r", "She doesn't want water."), ("\r", "The sentence"),
        ("?", "Doesn't she want water?"),
        ("*", "there is no audio device 'no-such-device'"), ("-", "Does she want water?"),
        ("0", "What shall we do?"),
      ]),
    Walk(
      locale: "pt_BR.UTF-8",
      steps: [
        ("", "O que vamos fazer?"), ("1", "Quem?"), ("menina\r", "A menina."),
        ("\r", "O que faz?"), ("come\r", "A menina come."), ("\r", "O quê? Onde? Como?"),
        ("maca\r", "A menina come uma maçã."), ("\r", "A frase"),
        ("-", "A menina não come uma maçã."),
        (".", "A menina não come uma maçã?"),
        ("*", "não há dispositivo de áudio «no-such-device»"), ("0", "O que vamos fazer?"),
      ]),
  ])
  func aFullSentenceFromHomeToHome(walk: Walk) async throws {
    let terminal = try PseudoTerminal(Program(language: walk.locale))
    for step in walk.steps {
      terminal.type(step.keys)
      try await terminal.wait(for: step.shown)
    }
    terminal.type("0")
    #expect(try await terminal.waitForEnd() == 0)
    #expect(terminal.isAsBefore)
  }

  @Test(arguments: [
    ("es_ES.UTF-8", "dormir", "No quiero dormir.", "¿No quiero dormir?"),
    ("en_US.UTF-8", "sleep", "I don't want to sleep.", "Don't I want to sleep?"),
    ("pt_BR.UTF-8", "dormir", "Não quero dormir.", "Não quero dormir?"),
  ])
  func aQuickSentenceWithNegation(
    locale: String, verb: String, sentence: String, question: String
  ) async throws {
    let terminal = try PseudoTerminal(Program(language: locale), ["build", "--quick"])
    try await terminal.wait(for: "  1 ")
    terminal.type("1\r")
    try await terminal.wait(for: "\(verb)")
    terminal.type(verb + "\r")
    try await terminal.wait(for: " \(verb)]")
    terminal.type("-")
    let lines = try await terminal.wait(for: sentence)
    #expect(lines[1].contains("✗"))
    terminal.type("\r\r")
    try await terminal.wait(for: "┌")
    terminal.type(".")
    try await terminal.wait(for: question)
    terminal.type("\u{4}")
    #expect(try await terminal.waitForEnd() == 0)
    #expect(terminal.isAsBefore)
  }

  @Test func theStripStaysInAnyWindow() async throws {
    let terminal = try PseudoTerminal(Program(language: "es_ES.UTF-8"), ["build"])
    try await terminal.wait(for: "¿Quién?")
    terminal.type("niña\r")
    try await terminal.wait(for: "niña]")
    for (rows, columns) in [(15, 40), (60, 200), (24, 80)] {
      terminal.resize(rows: rows, columns: columns)
      let rule = String(repeating: "─", count: columns)
      let lines = try await terminal.wait(for: "the keys below a rule of \(columns)") { screen in
        screen.lines.contains(rule) && screen.lines.last?.contains("inicio") == true
      }
      #expect(lines[0].hasPrefix("¿Quién?"))
      #expect(lines[1].hasSuffix("niña]"))
    }
  }
}
