internal import Foundation
internal import NumberText

/// Prints a tree of views, one per line, in the formats of UIKit's debugging methods.
///
/// Names replace the addresses that UIKit prints, so that the text is the same in every run.
@MainActor package struct ViewTreeText {
  private let root: UIView
  private let names: ViewNames

  package init(of root: UIView) {
    self.root = root
    names = ViewNames(root: root)
  }

  /// Returns each view's class, name, frame and unusual attributes, as `recursiveDescription` does.
  package func recursiveDescription() -> String {
    lines(root, depth: 0) { depth, view in
      String(repeating: "   | ", count: depth) + describe(view)
    }.joined(separator: "\n")
  }

  /// Returns how each view is laid out, as `_autolayoutTrace` does.
  ///
  /// `•` marks a view that hosts the engine, `*` one laid out by constraints, `+` one laid out by its frame.
  package func autolayoutTrace() -> String {
    lines(root, depth: 0) { depth, view in
      let mark = view === root ? "•" : view.translatesAutoresizingMaskIntoConstraints ? "+" : "*"
      return String(repeating: "|   ", count: depth) + mark + ItemName(names: names).name(view)
        + (view.hasAmbiguousLayout ? " - AMBIGUOUS LAYOUT" : "")
    }.joined(separator: "\n")
  }

  private func lines(
    _ view: UIView, depth: Int, _ line: (Int, UIView) -> String
  ) -> [String] {
    [line(depth, view)] + view.subviews.flatMap { lines($0, depth: depth + 1, line) }
  }

  private func describe(_ view: UIView) -> String {
    var parts = ["frame = \(view.frame.shortDescription)"]
    if let text = (view as? UILabel)?.text { parts.append("text = '\(text)'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha != 1 { parts.append("alpha = \(view.alpha.shortDescription)") }
    if !view.autoresizingMask.isEmpty { parts.append("autoresize = \(view.maskLetters)") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    return "<\(view.className): \(names.name(of: view)); \(parts.joined(separator: "; "))>"
  }
}

extension UIView {
  /// The autoresizing mask as UIKit's descriptions print it, such as `W+H`.
  fileprivate var maskLetters: String {
    let letters: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return letters.filter { autoresizingMask.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
