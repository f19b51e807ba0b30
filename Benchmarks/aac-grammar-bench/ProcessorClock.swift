import Foundation

/// Processor time of this process, which other work on the machine does not lengthen much.
enum ProcessorClock {
  /// Seconds of processor time of the fastest of `passes`, after `warmUp` passes that do not count.
  static func best(of passes: Int, warmUp: Int, _ work: () -> Void) -> Double {
    for _ in 0..<warmUp { work() }
    var best = Double.infinity
    for _ in 0..<passes {
      let start = seconds
      work()
      best = min(best, seconds - start)
    }
    return best
  }

  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Largest resident size of the process so far, in megabytes (10⁶ bytes).
  static var peakMegabytes: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) * 1024 / 1e6
  }
}
