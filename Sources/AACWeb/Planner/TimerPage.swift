import AACCore
import AACStore
import Planner

/// A countdown as its template, and as its script, show it.
struct TimerPage {
  let session: WebSession
  let words: WordCache.Words
  let id: String
  let sequence: CountdownSequence
  let now: Planner.Instant

  private var language: Language { session.language }
  private var countdown: Countdown { sequence.countdown(at: now) }

  /// What a script needs to go on counting by itself until it asks again.
  struct State: Encodable {
    /// Id of the countdown.
    var id: String
    /// `ready`, `running`, `paused` or `stopped`.
    var phase: String
    /// Seconds until the end of the step.
    var remaining: Double
    /// Seconds that the step has.
    var length: Int
    /// Index of the step.
    var step: Int
    /// Whether all is over.
    var isOver: Bool

    init(id: String, sequence: CountdownSequence, now: Planner.Instant) {
      let countdown = sequence.countdown(at: now)
      self.id = id
      phase = sequence.stopwatch.phase.rawValue
      remaining = countdown.remaining(at: now)
      length = countdown.length
      step = sequence.index(at: now)
      isOver = sequence.isOver(at: now)
    }
  }

  var state: State { State(id: id, sequence: sequence, now: now) }

  var fields: Fields {
    let isPaused = sequence.stopwatch.phase == .paused
    let isOver = sequence.isOver(at: now)
    let fraction = countdown.fractionDone(at: now)
    let word = countdown.activity?.word ?? Text.webOnlyTime[language]
    var fields: Fields = [
      "id": id, "ownTimer": id, "heading": word,
      "remaining": CountdownText(remaining: state.remaining).description,
      "remainingLabel": Text.webRemaining[language],
      "phase": state.phase, "seconds": "\(state.remaining)", "length": "\(state.length)",
      "stepIndex": state.step, "isOver": isOver, "isRefreshed": !isPaused && !isOver,
      "activity": words.picture(of: countdown.activity).merging(
        ["label": word, "color": "verbs"] as Fields
      ),
      // The disc is as much of a circle of 1,000 as is left of the time; the rabbit goes 0 to 1,000.
      "left": Int(((1 - fraction) * 1000).rounded()), "way": Int((fraction * 1000).rounded()),
      "meadow": words.picture("aac:countdown-meadow"),
      "rabbit": words.picture(
        isOver
          ? "aac:countdown-arrived" : isPaused ? "aac:countdown-paused" : "aac:countdown-rabbit"),
      "steps": steps, "hasSteps": sequence.steps.count > 1,
      "stepsLabel": "\(Text.webFirst[language]) → \(Text.webThen[language])",
      "message": isOver ? ending as Any : isPaused ? Text.timerPaused[language] as Any : false,
    ]
    fields.merge(.bar(isOver ? endBar : bar(isPaused: isPaused), words: words, language: language))
    return fields
  }

  private func bar(isPaused: Bool) -> [BarButton] {
    let toggle: BarButton.Action = .form(
      "/planner/timer", [("id", id), ("do", isPaused ? "resume" : "pause")])
    return [
      .home, .back("/planner"),
      BarButton(
        "stop", .timerStop, "aac:ui-stop", .page("/planner/stop?id=\(id.inAddress)")),
      BarButton("numbers", .webHideNumbers, "aac:ui-planner", .numbers),
      isPaused
        ? BarButton("toggle", .timerResume, "aac:ui-next", toggle)
        : BarButton("toggle", .timerPause, "aac:ui-pause", toggle),
    ]
  }

  /// Where time is over, the way home puts the countdown away.
  private var endBar: [BarButton] {
    [
      BarButton("home", .keyHome, "aac:ui-home", .form("/planner/stop", [("id", id)])),
      .back("/planner"),
    ]
  }

  /// What is said when the last step is over.
  private var ending: String {
    let last = sequence.steps[sequence.steps.count - 1]
    return Announcement.ended(last, isLast: true).sentence(in: language)
  }

  private var steps: [Fields] {
    let current = sequence.index(at: now)
    return sequence.steps.enumerated().map { index, step in
      words.picture(of: step.activity).merging(
        [
          "label": step.activity?.word ?? Text.webOnlyTime[language], "color": "verbs",
          "current": index == current,
          "time": RemainingTimeText(seconds: step.length).amount(in: language),
        ] as Fields
      )
    }
  }
}
