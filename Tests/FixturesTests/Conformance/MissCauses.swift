import Foundation

/// Tells why the frames of a cell's views are not those of Apple's engine, as far as a program can.
///
/// 1. A text, picture or control of another size than stored is a cause by itself, named by its kind.
/// 2. Another view that misses in a cell with such a cause follows from it.
/// 3. Without one, what misses is named by its class and by whether place or size differs.
struct MissCauses {
  private let hasOwnCause: Bool

  init(_ comparisons: [FrameComparison]) {
    hasOwnCause = comparisons.contains { !$0.isRight && $0.ownCause != nil }
  }

  func cause(of comparison: FrameComparison) -> String {
    if let cause = comparison.ownCause { return cause }
    if hasOwnCause { return "follows from another view of the cell" }
    return "\(comparison.view?.el ?? comparison.className): \(comparison.difference) alone"
  }
}

extension FrameComparison {
  fileprivate var ownCause: String? {
    guard !hasRightWidth || !hasRightHeight, let view else { return nil }
    switch view.el {
    case "label": return "label \(font(of: view)): \(size)"
    case "imageView": return view.catalog == "system" ? "system symbol: \(size)" : nil
    case "button", "textField", "textView", "switch", "slider", "segmentedControl", "pageControl",
      "stepper", "progressView", "activityIndicatorView", "datePicker", "pickerView":
      return "\(view.el) \(font(of: view)): \(size)"
    default: return nil
    }
  }

  private func font(of view: KnownCell.View) -> String {
    guard let font = view.font else { return "without a font" }
    if font.name != nil { return "in an unavailable font" }
    return font.style == nil ? "in the system font" : "in a text style"
  }

  private var size: String {
    let isWider = frame.width > stored.width
    let isHigher = frame.height > stored.height
    switch (hasRightWidth, hasRightHeight) {
    case (false, true): return isWider ? "wider" : "narrower"
    case (true, false): return isHigher ? "higher" : "lower"
    default: return "width and height"
    }
  }

  fileprivate var difference: String {
    hasRightWidth && hasRightHeight ? "place" : hasRightPlace ? "size" : "place and size"
  }
}
