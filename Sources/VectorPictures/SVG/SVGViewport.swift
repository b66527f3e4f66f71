internal import Foundation
internal import InterfaceBuilder

/// The area in whose coordinates a part of a picture is drawn: percentages are shares of it.
struct SVGViewport {
  let width: Double
  let height: Double

  func length(
    _ text: String?, _ axis: SVGValues.Axis, _ fontSize: Double = 16
  ) -> Double? {
    let whole =
      switch axis {
      case .width: width
      case .height: height
      case .diagonal: ((width * width + height * height) / 2).squareRoot()
      }
    let value = SVGValues.length(text, whole: whole, fontSize: fontSize)
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The numbers of an element's `viewBox`; nil without a valid one.
  static func box(of element: IBElement) -> CGRect? {
    let numbers = element["viewBox"].map(SVGValues.numbers) ?? []
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns how a box is fitted into an area from the origin, as `preserveAspectRatio` says.
  static func fitting(_ box: CGRect, into size: CGSize, _ rule: String?) -> AffineTransform {
    let words = (rule ?? "xMidYMid").split(separator: " ").filter { $0 != "defer" }
    var (across, down) = (size.width / box.width, size.height / box.height)
    if words.first != "none" {
      let both = words.contains("slice") ? max(across, down) : min(across, down)
      (across, down) = (both, both)
    }
    func share(_ axis: String) -> Double {
      guard let word = words.first, word != "none" else { return 0 }
      return word.contains("\(axis)Min") ? 0 : word.contains("\(axis)Max") ? 1 : 0.5
    }
    let left = (size.width - box.width * across) * share("x")
    let top = (size.height - box.height * down) * share("Y")
    return AffineTransform(n: [
      across, 0, 0, down, left - box.minX * across, top - box.minY * down,
    ])
  }
}
