import Graphics
import ImageComparison
import Testing

/// Our counts compared with those of the pixelmatch packages on PyPI, for opaque pictures.
///
/// pybind11_pixelmatch 0.1.6 follows pixelmatch 5 and pixelmatch 0.4.0 follows pixelmatch 5.3; both blend translucent
/// pixels with white, so they cannot be compared for those.
@Suite(
  .enabled(
    if: PixelmatchPeer.isInstalled,
    "needs `pip install pybind11_pixelmatch pixelmatch numpy` for the Python that PYTHON names"))
struct PixelmatchTests {
  private static let thresholds = [0, 0.02, 0.1, 0.3, 1]

  private func questions(
    _ kind: String, seeds: ClosedRange<UInt64>, _ make: (UInt64) throws -> (Bitmap, Bitmap)
  ) throws -> [PixelmatchPeer.Question] {
    try seeds.flatMap { seed in
      let (first, second) = try make(seed)
      return PixelmatchTests.thresholds.flatMap { threshold in
        [false, true].map { includes in
          PixelmatchPeer.Question(
            name: "\(kind) \(seed), \(threshold), \(includes)", first: first, second: second,
            threshold: threshold, includesAntialiasing: includes)
        }
      }
    }
  }

  private func expectSameCounts(_ questions: [PixelmatchPeer.Question]) throws {
    let answers = try PixelmatchPeer().answers(to: questions)
    #expect(answers.count == questions.count)
    let positive = answers.filter { ($0.pybind11Pixelmatch ?? $0.pixelmatch ?? 0) > 0 }
    #expect(positive.count > answers.count / 4)
    for (question, answer) in zip(questions, answers) {
      let ours = ImageComparator.compare(
        reference: question.first, actual: question.second,
        options: ComparisonOptions(
          threshold: question.threshold, includesAntialiasing: question.includesAntialiasing)
      ).differentPixels
      if let theirs = answer.pybind11Pixelmatch { #expect(ours == theirs, "\(question.name)") }
      if let theirs = answer.pixelmatch { #expect(ours == theirs, "\(question.name) (pixelmatch)") }
    }
  }

  @Test func `noise gives the same counts`() throws {
    try expectSameCounts(questions("noise", seeds: 1...25, Scenes.noise))
  }

  @Test func `pictures of interfaces give the same counts`() throws {
    try expectSameCounts(questions("interface", seeds: 1...25, Scenes.interface))
  }
}
