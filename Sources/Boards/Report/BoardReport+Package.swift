import AACCore
import Foundation

extension BoardReport {
  /// What is in a package, and what of it can be used.
  init(_ package: BoardPackage, notes: BoardNotes, listed: Set<String>) {
    var counter = Counter(package: package, report: BoardReport(), notes: notes)
    counter.count(listed: listed)
    self = counter.report
    self.notes = counter.notes.notes
  }

  private struct Counter {
    let package: BoardPackage
    var report: BoardReport
    var notes: BoardNotes
    /// Files that boards name.
    var used: Set<String> = []
    /// What sort of thing each file is, looked at once.
    var types: [String: MediaType?] = [:]

    mutating func count(listed: Set<String>) {
      report.boards = package.boards.count
      for board in package.boards {
        report.buttons += board.buttons.count
        for image in board.images {
          let isUsable = check(image.media, name: image.id, isImage: true, in: board.path)
          report.images.add(isUsable)
        }
        for sound in board.sounds {
          let isUsable = check(sound.media, name: sound.id, isImage: false, in: board.path)
          report.sounds.add(isUsable)
        }
        countButtons(of: board)
        if let locale = board.locale, LanguageVariety(tag: locale) == nil {
          notes.add(.noVoice, in: board.path, at: locale)
        }
      }
      noteFiles(listed: listed)
      noteUnreached()
    }

    private mutating func countButtons(of board: Board) {
      let images = Set(board.images.map(\.id))
      let sounds = Set(board.sounds.map(\.id))
      for button in board.buttons {
        let name = button.label.isEmpty ? button.id : button.label
        if let id = button.imageID, !images.contains(id) {
          notes.add(.noSuchImage, in: board.path, at: name)
        }
        if let id = button.soundID, !sounds.contains(id) {
          notes.add(.noSuchSound, in: board.path, at: name)
        }
        guard let link = button.link else { continue }
        let isThere = package.board(of: link) != nil
        report.links.add(isThere)
        if isThere { continue }
        let isRemote = link.path == nil && (link.url != nil || link.dataURL != nil)
        notes.add(isRemote ? .remoteBoard : .noBoardFile, in: board.path, at: name)
      }
    }

    /// Whether a picture or sound is in the package and is one.
    private mutating func check(
      _ media: BoardMedia?, name: String, isImage: Bool, in file: String
    ) -> Bool {
      let type: MediaType?
      switch media {
      case .data(let data, _): type = MediaType(data)
      case .path(let path):
        used.insert(path)
        guard let there = self.type(ofFile: path) else {
          notes.add(.missingFile, in: file, at: path)
          return false
        }
        type = there
      case .url:
        notes.add(.remoteMedia, in: file, at: name)
        return false
      case .symbol(let set, let filename):
        notes.add(.symbol, in: file, at: "\(set) \(filename)")
        return false
      case nil:
        notes.add(isImage ? .notAnImage : .notASound, in: file, at: name)
        return false
      }
      let isUsable = type.map { $0.isImage == isImage } ?? false
      if !isUsable { notes.add(isImage ? .notAnImage : .notASound, in: file, at: name) }
      return isUsable
    }

    /// What a file is: nil when it is not there, and nil inside when it is nothing known.
    private mutating func type(ofFile path: String) -> MediaType?? {
      if let known = types[path] { return .some(known) }
      guard let data = package.file(path)?.data else { return nil }
      let type = MediaType(data)
      types[path] = .some(type)
      return .some(type)
    }

    private mutating func noteFiles(listed: Set<String>) {
      let boards = Set(package.boards.map(\.path))
      for file in package.files
      where file.path != PackageReader.manifestPath && !boards.contains(file.path)
        && !listed.contains(file.path) && !used.contains(file.path)
      {
        notes.add(.otherFile, in: "", at: file.path)
      }
    }

    private mutating func noteUnreached() {
      var reached: Set<String> = [package.root.path]
      var queue = [package.root]
      while let board = queue.popLast() {
        for link in board.buttons.compactMap(\.link) {
          guard let next = package.board(of: link), reached.insert(next.path).inserted else {
            continue
          }
          queue.append(next)
        }
      }
      for board in package.boards where !reached.contains(board.path) {
        notes.add(.unreachedBoard, in: "", at: board.name ?? board.id)
      }
    }
  }
}

extension BoardReport.Tally {
  fileprivate mutating func add(_ isUsable: Bool) {
    total += 1
    if isUsable { usable += 1 }
  }
}
