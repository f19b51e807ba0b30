import AACCore
import AACPictures
import AACStore
import Foundation

/// A picture that someone brings, from a file or the camera.
struct PictureUpload {
  /// What can be chosen in the window for files.
  static let accepted = "image/svg+xml,image/png,image/jpeg,image/webp,image/gif"

  let desk: EditorDesk
  let form: Form

  /// The file that a form brought, if any.
  static func file(_ form: Form) -> FormFile? { form.file("file") ?? form.file("photo") }

  /// Makes a file safe, keeps it, gives it to words, and makes changes with it, as one step.
  ///
  /// - Throws: `PictureError` when the file is none that is read, and what the database throws.
  func keep(
    _ file: FormFile, for entries: [WordEntry], and others: [VocabularyEdit] = [],
    as action: EditRecord.Action = .edit
  ) throws -> Int64? {
    let picture = try Picture(reading: Data(file.bytes))
    let new = NewPicture(
      ownFile: picture.data, mediaType: picture.mediaType.rawValue,
      licence: WordFields.text(form["licence"]) ?? Text.pictogramOwnLicence[desk.language],
      author: WordFields.text(form["author"]) ?? desk.person?.name
        ?? Text.pictogramOwnAuthor[desk.language],
      for: entries, in: desk.language)
    let given = entries.map { entry in
      var entry = entry
      entry.pictogram = new.picture.id
      return VocabularyEdit.save(entry)
    }
    defer { desk.cache.forget() }
    return try desk.database.add(
      new, making: given + others, as: action, in: desk.language, by: desk.person?.id, now: desk.now
    )?.id
  }

  /// The fields for a file, as their template shows them.
  static func fields(_ desk: EditorDesk) -> Fields {
    let language = desk.language
    return [
      "fileLabel": Text.editorFile[language], "photoLabel": Text.editorPhoto[language],
      "fileHint": Text.editorFileHint[language], "accepted": accepted,
      "authorLabel": Text.editorAuthor[language], "licenceLabel": Text.editorLicence[language],
      "author": desk.person?.name ?? "", "licence": Text.pictogramOwnLicence[language],
    ]
  }
}
