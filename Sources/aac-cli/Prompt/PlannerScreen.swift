import AACCore
import Planner

/// Choosing an activity and a time for it.
struct PlannerScreen: PromptScreen {
  private enum Stage {
    case activity, time
  }

  var message: String?
  var problem: String?
  private let language: Language
  private var stage = Stage.activity
  private var menu: TileMenu
  private var activity: String?
  private var time = ""

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
    case .missed: message = Text.walkNothingFound[language]
    case .passed:
      switch key {
      case .character("0"), .character("/"), .backspace, .home: return [.open(.home)]
      default: break
      }
    }
    return []
  }

  private mutating func chooseTime(_ key: Key) -> [PromptEffect] {
    switch key {
    case .character("/"):
      stage = .activity
      time = ""
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
        time = ""
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
    let layout = ScreenLayout(
      head: [StyledLine(title, style: .bold), StyledLine()],
      foot: noticeLines(width: columns) + [StyledLine(prompt)]
        + StyledLine.flow(hints.map { .hint($0.key, $0.action) }, width: columns, gap: 0),
      rows: rows)
    guard stage == .activity else { return layout.lines(body: timeLines.map { StyledLine($0) }) }
    return layout.lines(body: TileGrid(menu, width: columns, height: layout.bodyHeight).lines)
  }

  var plainPage: PlainPage {
    let hints = hints.map { "\($0.key == "⏎" ? Text.keyEnter[language] : $0.key) \($0.action)" }
      .joined(separator: ", ")
    guard stage == .activity else {
      return PlainPage(heading: [title] + timeLines, tiles: [], hints: hints)
    }
    return PlainPage(
      heading: [title], tiles: menu.visible.map { "\($0 + 1). \(menu.entries[$0].label)" },
      hints: hints)
  }

  private var title: String {
    stage == .activity ? Text.plannerWhat[language] : Text.plannerHowLong[language]
  }

  private var prompt: String {
    stage == .activity ? "\(Text.walkInput[language]) \(menu.typed)_" : "> \(time)_"
  }

  private var timeLines: [String] {
    let words = seconds.map { RemainingTimeText(seconds: $0).amount(in: language) }
    return [
      activity ?? Text.plannerNoActivity[language], words ?? Text.plannerTimeHint[language],
    ]
  }

  private var hints: [(key: String, action: String)] {
    let isAlone = stage == .activity && menu.typed.isEmpty && menu.pointed == nil
    return [
      ("⏎", (isAlone ? Text.plannerWithoutActivity : .keyNext)[language]),
      ("/", Text.keyBack[language]),
    ]
  }
}
