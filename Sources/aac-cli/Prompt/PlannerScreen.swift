import AACStore
import AACCore
import Planner

/// Choosing an activity and a time for it.
struct PlannerScreen: PromptScreen {
  private enum Stage {
    case activity, time
  }

  var message: String?
  private let language: Language
  private var stage = Stage.activity
  private var menu: TileMenu
  private var activity: String?
  private var time = ""
  private var page = 0

  /// A planner for the activities given; the caregiver may also choose none.
  init(activities: [TileEntry], language: Language) {
    self.language = language
    menu = TileMenu(entries: activities)
  }

  mutating func handle(_ key: Key, width: Int) -> [PromptEffect] {
    message = nil
    switch key {
    case .interrupt, .endOfInput: return [.quit]
    case .escape where stage == .time || menu.typed.isEmpty: return [.open(.home)]
    default: break
    }
    return stage == .activity ? chooseActivity(key, width: width) : chooseTime(key)
  }

  private mutating func chooseActivity(_ key: Key, width: Int) -> [PromptEffect] {
    switch menu.handle(key, columns: TileGrid.columns(width: width)) {
    case .chose(let index):
      activity = menu.entries[index].label
      stage = .time
    case .confirmed:
      activity = nil
      stage = .time
    case .changed: break
    case .passed:
      switch key {
      case .character("0"), .character("/"), .backspace, .home: return [.open(.home)]
      case .pageDown, .character(">"): page += 1
      case .pageUp, .character("<"): page = max(0, page - 1)
      default: break
      }
    }
    return []
  }

  private mutating func chooseTime(_ key: Key) -> [PromptEffect] {
    switch key {
    case .character("/"): stage = .activity
    case .character(let character) where time.count < 12: time.append(character)
    case .backspace where time.isEmpty: stage = .activity
    case .backspace: time.removeLast()
    case .line(let text):
      time = text
      return chooseTime(.enter)
    case .up: step(by: 60)
    case .down: step(by: -60)
    case .enter:
      guard let seconds else {
        message = Text.plannerTimeHint[language]
        return []
      }
      return [.open(.timer(activity: activity, seconds: seconds))]
    default: break
    }
    return []
  }

  /// The typed time in seconds; a number alone means minutes.
  private var seconds: Int? {
    let text = Int(time) == nil ? time : time + "m"
    return try? DurationParser.seconds(text)  // nil while it is still being typed
  }

  private mutating func step(by offset: Int) {
    let next = (seconds ?? 0) + offset
    guard Countdown.lengths.contains(next) else { return }
    time = next % 60 == 0 ? String(next / 60) : CountdownText(remaining: Double(next)).description
  }

  func lines(rows: Int, columns: Int) -> [StyledLine] {
    let height = max(1, rows - 4)
    let grid = TileGrid(menu, width: columns)
    let page = grid.page(asked: page, height: height)
    var body = stage == .activity ? grid.lines(page: page, height: height) : timeLines
    while body.count < height { body.append(StyledLine()) }
    var input = StyledLine(prompt)
    if let message {
      input = StyledLine(message, style: TextStyle(foreground: .yellow, isBold: true))
    }
    return [StyledLine(title, style: .bold), StyledLine()] + body + [input, keys]
  }

  var plainLines: [String] {
    switch stage {
    case .activity:
      [title] + menu.visible.map { "\($0 + 1). \(menu.entries[$0].label)" } + [keys.text]
    case .time: [title] + timeLines.map(\.text) + [keys.text]
    }
  }

  private var title: String {
    stage == .activity ? Text.plannerWhat[language] : Text.plannerHowLong[language]
  }

  private var prompt: String {
    "\(Text.walkInput[language]) \(stage == .activity ? menu.typed : time)_"
  }

  private var timeLines: [StyledLine] {
    let words = seconds.map { RemainingTimeText(seconds: $0).amount(in: language) }
    return [
      StyledLine(activity ?? Text.plannerNoActivity[language], style: .bold), StyledLine(),
      StyledLine(words ?? Text.plannerTimeHint[language]),
    ]
  }

  private var keys: StyledLine {
    let hints: [(String, Text)] = [
      ("⏎", stage == .activity && menu.typed.isEmpty ? .plannerWithoutActivity : .keyNext),
      ("/", .keyBack),
    ]
    return hints.reduce(into: StyledLine()) { line, hint in
      line.append(" \(hint.0) ", style: .reversed)
      line.append(" \(hint.1[language])  ")
    }
  }
}
