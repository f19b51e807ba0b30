/// Gives every word of a text its time, from what the engine tells of some of them.
struct WordTimes {
  /// A word that the engine tells of: where in the text given to it, counted from 0, and when.
  struct Event: Equatable {
    var position: Int
    var seconds: Double
  }

  /// The words of the text with their times.
  let words: [SpokenWord]

  /// Works out the times, which never go back.
  ///
  /// Words that the engine joins to others (*of the*) or tells of in the wrong
  /// place get a time in proportion between those of their neighbours.
  init(text: SpeakableText, events: [Event], duration: Double) {
    var known: [(index: Int, seconds: Double)] = []
    for event in events {
      guard let index = text.wordIndex(atScalar: event.position) else { continue }
      // One word may be told of several times (a number, digit by digit); after the last one the
      // engine may tell of an earlier one again.
      if index > known.last?.index ?? -1 { known.append((index, min(event.seconds, duration))) }
    }
    let starts = Self.starts(of: text.words, known: known, duration: duration)
    words = text.words.indices.map { index in
      SpokenWord(
        range: text.words[index].range, start: starts[index],
        end: index + 1 < starts.count ? starts[index + 1] : duration)
    }
  }

  /// Works out the times in a sound of which nothing is known: in proportion to the letters, from where it
  /// begins to be heard to where it ends.
  init(text: SpeakableText, soundingIn sound: Sound) {
    let heard = sound.heardRange
    let begin = Double(heard.lowerBound) / Double(sound.sampleRate)
    let end = Double(heard.upperBound) / Double(sound.sampleRate)
    let starts = Self.starts(of: text.words, known: [(0, begin)], duration: end)
    words = text.words.indices.map { index in
      SpokenWord(
        range: text.words[index].range, start: starts[index],
        end: index + 1 < starts.count ? starts[index + 1] : sound.duration)
    }
  }

  private static func starts(
    of words: [SpeakableText.Word], known: [(index: Int, seconds: Double)], duration: Double
  ) -> [Double] {
    var starts: [Double] = []
    var before = (index: 0, seconds: 0.0)
    for after in known + [(index: words.count, seconds: duration)] {
      let letters = words[before.index..<after.index].map { Double($0.range.count) }
      let seconds = max(before.seconds, after.seconds) - before.seconds
      var share = 0.0
      for count in letters {
        starts.append(before.seconds + seconds * share / letters.reduce(0, +))
        share += count
      }
      before = (after.index, before.seconds + seconds)
    }
    return starts
  }
}
