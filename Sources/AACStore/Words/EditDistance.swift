/// How many letters must be added, dropped, changed or swapped to make one word of another.
struct EditDistance {
  let value: Int

  init<Letter: Equatable>(_ first: [Letter], _ second: [Letter]) {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(last[column + 1] + 1, current[column] + 1)
        best = min(best, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    value = last[second.count]
  }
}
