import AACCore
import Foundation
import HTTPTypes
import Hummingbird
import Mustache

/// Makes pages from templates.
struct Pages: Sendable {
  let environment: WebEnvironment
  let signer: TokenSigner
  let assets: Assets
  let cache: WordCache
  private let templates: MustacheLibrary

  /// Pages from the templates of this module.
  init(
    environment: WebEnvironment, signer: TokenSigner, assets: Assets, cache: WordCache
  ) throws {
    self.environment = environment
    self.signer = signer
    self.assets = assets
    self.cache = cache
    MustacheContentTypes.register(PageText(), named: PageText.name)
    var templates = MustacheLibrary()
    for (name, bytes) in try Assets.files(in: "Templates") where name.hasSuffix(".mustache") {
      try templates.register(
        PageText.pragma + String(decoding: bytes, as: UTF8.self),
        named: String(name.dropLast(".mustache".count)))
    }
    self.templates = templates
  }

  /// A page of a session.
  func page(
    _ template: String, title: String, _ fields: Fields, session: WebSession,
    context: WebContext, status: HTTPResponse.Status = .ok
  ) -> Response {
    var all = timers(session: session, except: fields["ownTimer"] as? String)
    let isLasting = all["hasTimers"] as? Bool == false
    all.merge(fields)
    all["token"] = signer.signature(of: context.visitor.id, for: "form")
    let html = html(template, title: title, all, session: session)
    // A countdown looks different every second.
    if let key = context.pageKey, isLasting, status == .ok { cache.pages.keep(html, as: key) }
    return Self.answer(html, status: status)
  }

  /// The countdowns that go on, as every page shows them; none where they cannot be read, which the planner's page says.
  private func timers(session: WebSession, except: String?) -> Fields {
    guard let words = try? cache.words(for: session),
      let timers = try? RunningTimers(session: session, words: words, now: environment.instant())
    else { return ["hasTimers": false] }
    return timers.fields(except: except)
  }

  /// A page that is made without looking at whose it is, in the language of the machine.
  func bare(
    _ template: String, title: String, _ fields: Fields, context: WebContext,
    status: HTTPResponse.Status = .ok
  ) -> Response {
    var all = fields
    all["token"] = signer.signature(of: context.visitor.id, for: "form")
    return Self.answer(html(template, title: title, all, session: nil), status: status)
  }

  /// An answer that is a page.
  static func answer(_ html: ByteBuffer, status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status, headers: [.contentType: "text/html; charset=utf-8"],
      body: ResponseBody(byteBuffer: html))
  }

  /// A piece of a page, for a script that puts it in its place.
  func piece(_ template: String, _ fields: Fields) -> Response {
    Self.answer(ByteBuffer(string: templates.render(fields, withTemplate: template) ?? ""))
  }

  /// A page that says what went wrong; it has no form, so that it can be made whatever happened.
  func problem(_ text: Text, status: HTTPResponse.Status, session: WebSession?) -> Response {
    let language = session?.language ?? environment.variety.language
    let title = Text.webProblemTitle[language]
    return Self.answer(
      html(
        "problem", title: title, ["problem": text[language].sentenceCased], session: session),
      status: status)
  }

  private func html(
    _ template: String, title: String, _ fields: Fields, session: WebSession?
  ) -> ByteBuffer {
    let look = session?.look ?? Look()
    let variety = session?.variety ?? environment.variety
    let language = variety.language
    var all: Fields = [
      "lang": variety.tag, "title": title, "assets": assets.path,
      "theme": look.theme.rawValue, "tileSize": look.tileSize.rawValue,
      "textSize": look.textSize.rawValue, "labels": look.labels.rawValue,
      "access": AccessPage.attributes(look.access),
      "capitals": look.isInCapitals, "saysTouched": look.saysTouchedWords,
      "appName": Text.appName[language], "homeLabel": Text.keyHome[language].sentenceCased,
      "offlineText": Text.webOffline[language], "silentText": Text.webSilent[language],
      "skipText": Text.webSkip[language], "touchText": Text.webTouchToHear[language],
      "awayText": Text.webAway[language], "backText": Text.webIsBack[language],
      "timerAwayText": Text.webTimerAway[language], "actionsLabel": Text.webActions[language],
      "themeColor": look.theme == .calm ? "#f3f0e9" : look.theme == .dark ? "#14191f" : "#000000",
    ]
    all.merge(fields)
    return ByteBuffer(string: templates.render(all, withTemplate: template) ?? "")
  }
}

extension String {
  /// The text with a capital first letter, as it stands on a button.
  var sentenceCased: String { prefix(1).uppercased() + dropFirst() }
}
