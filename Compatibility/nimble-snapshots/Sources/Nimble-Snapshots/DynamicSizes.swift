import Nimble
import UIKit

/// What gives a view its sizes.
public protocol ViewResizer {
  /// Gives a view a size.
  func resize(view: UIView, for size: CGSize)
}

/// How a view gets each of its sizes.
public enum ResizeMode {
  /// By its frame.
  case frame
  /// By constraints of its width and height.
  case constrains
  case block(resizeBlock: (UIView, CGSize) -> Void)
  case custom(viewResizer: ViewResizer)

  func resize(_ view: UIView, to size: CGSize) {
    switch self {
    case .frame:
      MainActor.assumeIsolated {
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
      }
    case .constrains:
      MainActor.assumeIsolated {
        view.constrain(.width, to: size.width)
        view.constrain(.height, to: size.height)
        view.layoutIfNeeded()
      }
    case .block(let resize): resize(view, size)
    case .custom(let resizer): resizer.resize(view: view, for: size)
    }
  }
}

extension UIView {
  fileprivate func constrain(_ attribute: NSLayoutConstraint.Attribute, to length: CGFloat) {
    let known = constraints.last {
      $0.firstAttribute == attribute && $0.relation == .equal && $0.secondItem == nil
    }
    let constraint =
      known
      ?? NSLayoutConstraint(
        item: self, attribute: attribute, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: length)
    constraint.constant = length
    constraint.isActive = true
  }
}

extension Request {
  /// Verifies a view in each size, whose name is the end of the snapshot's.
  func matcher<T: Snapshotable>(
    sizes: [String: CGSize], _ mode: ResizeMode
  ) -> Nimble.Matcher<T> {
    matcher(
      sizes.sorted { $0.key < $1.key }.map { name, size in
        (name, .unspecified, { if let view = $0.snapshotObject { mode.resize(view, to: size) } })
      })
  }

  /// Verifies a view in each text size, whose name is the end of the snapshot's.
  func matcher<T: Snapshotable>(textSizes: [UIContentSizeCategory]) -> Nimble.Matcher<T> {
    matcher(
      textSizes.map { size in
        (
          size.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: ""), size,
          { _ in }
        )
      })
  }
}

/// A matcher that passes if a view matches its reference in each size.
public func haveValidDynamicSizeSnapshot<T: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, sizes: [String: CGSize],
  isDeviceAgnostic: Bool = false, usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil,
  tolerance: CGFloat? = nil, resizeMode: ResizeMode = .frame, shouldIgnoreScale: Bool = false
) -> Nimble.Matcher<T> {
  Request(
    name: name, identifier: identifier, pixelTolerance: pixelTolerance, tolerance: tolerance
  ).matcher(sizes: sizes, resizeMode)
}

/// A matcher that writes the reference in each size, and then fails.
public func recordDynamicSizeSnapshot<T: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, sizes: [String: CGSize],
  isDeviceAgnostic: Bool = false, usesDrawRect: Bool = false, resizeMode: ResizeMode = .frame,
  shouldIgnoreScale: Bool = false
) -> Nimble.Matcher<T> {
  Request(name: name, identifier: identifier, isRecording: true).matcher(
    sizes: sizes, resizeMode)
}

/// The text sizes, from the smallest.
public func allContentSizeCategories() -> [UIContentSizeCategory] {
  [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

/// A matcher that passes if a view matches its reference in each text size.
public func haveValidDynamicTypeSnapshot<T: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
  pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil,
  sizes: [UIContentSizeCategory] = allContentSizeCategories(), isDeviceAgnostic: Bool = false
) -> Nimble.Matcher<T> {
  Request(
    name: name, identifier: identifier, pixelTolerance: pixelTolerance, tolerance: tolerance
  ).matcher(textSizes: sizes)
}

/// A matcher that writes the reference in each text size, and then fails.
public func recordDynamicTypeSnapshot<T: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
  sizes: [UIContentSizeCategory] = allContentSizeCategories(), isDeviceAgnostic: Bool = false
) -> Nimble.Matcher<T> {
  Request(name: name, identifier: identifier, isRecording: true).matcher(textSizes: sizes)
}
