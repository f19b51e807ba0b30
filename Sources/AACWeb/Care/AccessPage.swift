import AACCore
import Foundation

/// The ways to choose, as their page shows them, as its form sends them, and as the modules of `Public/access` read them.
struct AccessPage {
  let session: WebSession
  let words: WordCache.Words

  /// What the modules read from `<html>`; docs/access.md tells what each means.
  static func attributes(_ access: AccessSettings) -> [Fields] {
    var attributes = [("data-access", access.method.rawValue)]
    switch access.method {
    case .touch:
      attributes += [
        ("data-press-on", access.pressEdge.rawValue),
        ("data-press-hold", "\(access.acceptanceTime)"),
        ("data-press-repeat", "\(access.releaseTime)"),
      ]
    case .scan:
      attributes += [
        ("data-scan-technique", access.technique.rawValue),
        ("data-scan-pattern", access.pattern.rawValue),
        ("data-scan-switches", "\(access.switches)"),
        ("data-scan-speed", "\(access.scanTime)"), ("data-scan-loops", "\(access.loops)"),
        ("data-switch-hold", "\(access.acceptanceTime)"),
        ("data-access-sound", "\(access.cueVolume)"),
      ]
      // A switch always trembles a little: without a time of one's own the usual one counts.
      if access.releaseTime > 0 {
        attributes.append(("data-switch-repeat", "\(access.releaseTime)"))
      }
    case .dwell:
      attributes += [
        ("data-dwell-time", "\(access.dwellTime)"), ("data-access-sound", "\(access.cueVolume)"),
      ]
    }
    return attributes.map { ["name": $0.0, "value": $0.1] }
  }

  /// The settings that a form asks for; what it does not name, or names wrongly, stays.
  static func settings(_ form: Form, before: AccessSettings) -> AccessSettings {
    func number(_ name: String, _ values: [Int], _ before: Int) -> Int {
      form[name].flatMap(Int.init).flatMap { values.contains($0) ? $0 : nil } ?? before
    }
    return AccessSettings(
      method: form.value("method") ?? before.method,
      technique: form.value("technique") ?? before.technique,
      pattern: form.value("pattern") ?? before.pattern,
      switches: number("switches", AccessSettings.switchCounts, before.switches),
      scanTime: number("scanTime", AccessSettings.scanTimes, before.scanTime),
      loops: number("loops", AccessSettings.loopCounts, before.loops),
      dwellTime: number("dwellTime", AccessSettings.dwellTimes, before.dwellTime),
      pressEdge: form.value("pressEdge") ?? before.pressEdge,
      acceptanceTime: number(
        "acceptanceTime", AccessSettings.acceptanceTimes, before.acceptanceTime),
      releaseTime: number("releaseTime", AccessSettings.releaseTimes, before.releaseTime),
      cueVolume: number("cueVolume", AccessSettings.cueVolumes, before.cueVolume))
  }

  var fields: Fields {
    let access = session.look.access
    let language = session.language
    return [
      "heading": Text.webAccess[language],
      "whose": session.person.map { $0.name as Any } ?? false,
      "action": "/care/access", "hasSwitches": false, "hasFaces": false,
      "groups": [
        choices("method", .webAccessMethod, AccessSettings.Method.allCases, access.method) {
          switch $0 {
          case .touch: .webAccessTouch
          case .scan: .webAccessScan
          case .dwell: .webAccessDwell
          }
        },
        numbers("switches", .webScanSwitches, AccessSettings.switchCounts, access.switches) {
          "\($0)"
        },
        choices(
          "technique", .webScanTechnique, AccessSettings.Technique.allCases, access.technique
        ) {
          switch $0 {
          case .automatic: .webScanByTime
          case .step: .webScanBySwitch
          case .inverse: .webScanWhileHeld
          }
        },
        choices("pattern", .webScanPattern, AccessSettings.Pattern.allCases, access.pattern) {
          switch $0 {
          case .linear: .webScanLinear
          case .rowColumn: .webScanRows
          case .group: .webScanGroups
          }
        },
        numbers("scanTime", .webScanTime, AccessSettings.scanTimes, access.scanTime, seconds),
        numbers("loops", .webScanLoops, AccessSettings.loopCounts, access.loops) {
          $0 == 0 ? Text.webWithoutEnd[language] : "\($0)"
        },
        numbers("cueVolume", .webCueVolume, AccessSettings.cueVolumes, access.cueVolume) {
          ($0 == 0 ? Text.webCueNone : $0 < 50 ? .webCueSoft : .webCueLoud)[language]
        },
        numbers("dwellTime", .webDwellTime, AccessSettings.dwellTimes, access.dwellTime, seconds),
        choices(
          "pressEdge", .webPressEdge, AccessSettings.PressEdge.allCases, access.pressEdge
        ) {
          switch $0 {
          case .native: .webPressUsual
          case .press: .webPressDown
          case .release: .webPressUp
          }
        },
        numbers(
          "acceptanceTime", .webAcceptanceTime, AccessSettings.acceptanceTimes,
          access.acceptanceTime, seconds),
        numbers(
          "releaseTime", .webReleaseTime, AccessSettings.releaseTimes, access.releaseTime, seconds),
      ],
      "saveLabel": Text.keySave[language].sentenceCased,
      "backLabel": Text.keyBack[language].sentenceCased,
      "backPicture": words.picture("aac:ui-back"),
    ]
  }

  private func choices<Value: RawRepresentable<String>>(
    _ name: String, _ title: Text, _ values: [Value], _ chosen: Value, _ label: (Value) -> Text
  ) -> Fields {
    .choices(
      name, title[session.language],
      values.map { ($0.rawValue, label($0)[session.language]) }, chosen: chosen.rawValue)
  }

  private func numbers(
    _ name: String, _ title: Text, _ values: [Int], _ chosen: Int, _ label: (Int) -> String
  ) -> Fields {
    .choices(
      name, title[session.language], values.map { ("\($0)", label($0)) }, chosen: "\(chosen)")
  }

  /// *0,5 s*.
  private func seconds(_ milliseconds: Int) -> String {
    let seconds = (Double(milliseconds) / 1_000).formatted(
      .number.precision(.fractionLength(0...1)).locale(
        Locale(identifier: session.variety.tag)))
    return "\(seconds) s"
  }
}
