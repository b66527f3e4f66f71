import Fixtures
import Foundation

extension KnownCell {
  /// What the stored frames say about the pixels per point of the canvas, beside ours; nothing where all are whole.
  func scaleSamples(of views: [ViewLayout]) -> [RuleEvidence.Sample] {
    var stored: [Double] = []
    root.forEachView { stored += $0.frame ?? [] }
    let ours = views.flatMap {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map { Double($0) }
    }
    guard let device, let scale = Self.scale(of: stored), let own = Self.scale(of: ours) else {
      return []
    }
    let phones = Self.dense.contains(device) ? "phones with three" : "other devices"
    let version = generation == .xcode8 ? "Xcode 8" : "Xcode 9 and later"
    return [sample("pixels per point, \(phones), \(version)", scale, own)]
  }

  private static let dense: Set = [
    "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3", "retina6_5", "retina6_7",
    "retina6_9",
  ]

  /// Returns the pixels per point that numbers between whole points are multiples of; nil for none.
  private static func scale(of numbers: [Double]) -> Double? {
    [2, 3].first { scale in
      let fractions = numbers.filter { abs($0 - $0.rounded()) > 0.01 }
      let isPixel = { (number: Double) in
        abs(number * scale - (number * scale).rounded()) < 0.02
      }
      return !fractions.isEmpty && fractions.allSatisfy(isPixel)
    }
  }
}
