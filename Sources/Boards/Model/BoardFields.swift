/// The fields that the format has; others are extensions when they begin with `ext_`.
enum BoardFields {
  /// The version of the format that is written.
  static let format = "open-board-0.1"

  /// How a version of the format stands to the one that is known.
  enum Version {
    case known, older, newer

    /// The version of a name; nil when it is none.
    init?(_ name: String) {
      guard name.hasPrefix("open-board-"), let number = Double(name.dropFirst(11)) else {
        return nil
      }
      self = number > 0.1 ? .newer : number < 0.1 ? .older : .known
    }
  }

  /// Of a button of ours: which word it is.
  static let concept = "ext_aac_concept"
  /// Of a button of ours: which part of a sentence.
  static let role = "ext_aac_role"
  /// Of a button of ours: a character in place of its picture.
  static let emoji = "ext_aac_emoji"
  /// All fields of ours.
  static let own: Set = [concept, role, emoji]

  static let board: Set = [
    "format", "id", "locale", "url", "data_url", "name", "description_html", "default_layout",
    "buttons", "images", "sounds", "grid", "license", "strings", "background",
  ]
  static let button: Set = [
    "id", "label", "vocalization", "image_id", "sound_id", "hidden", "background_color",
    "border_color", "action", "actions", "load_board", "top", "left", "width", "height",
  ]
  static let image: Set = [
    "id", "width", "height", "content_type", "data", "url", "data_url", "path", "symbol",
    "license",
  ]
  static let sound: Set = [
    "id", "duration", "content_type", "data", "url", "data_url", "path", "license",
  ]
  static let grid: Set = ["rows", "columns", "order"]
  static let link: Set = ["id", "name", "url", "data_url", "path"]
  static let license: Set = [
    "type", "copyright_notice_url", "source_url", "author_name", "author_url", "author_email",
  ]
  static let symbol: Set = ["set", "filename"]
  static let manifest: Set = ["format", "root", "paths"]
  static let paths: Set = ["boards", "images", "sounds"]
}
