/// The progress of a build, in one line: `building Cells: step 120 of 340, about 1 min 5 s left`.
package struct BuildProgressText: CustomStringConvertible {
  /// Before that, the number of steps still grows, as SwiftPM plans while it builds.
  private static let secondsToJudge = 5.0

  private let name: String
  private let steps: (done: Int, all: Int)?
  private let seconds: Double

  /// Describes a build.
  ///
  /// - Parameters:
  ///   - name: what is built.
  ///   - steps: the numbers of steps that have begun and of all, as SwiftPM counts them; nil before the first.
  ///   - seconds: since the build began.
  package init(of name: String, steps: (done: Int, all: Int)?, seconds: Double) {
    self.name = name
    self.steps = steps
    self.seconds = seconds
  }

  package var description: String {
    guard let steps, steps.done > 0, steps.all >= steps.done else { return "building \(name)" }
    let text = "building \(name): step \(steps.done) of \(steps.all)"
    guard seconds >= Self.secondsToJudge else { return text }
    let left = seconds / Double(steps.done) * Double(steps.all - steps.done)
    return text + ", about \(ProgressText.time(left)) left"
  }
}
