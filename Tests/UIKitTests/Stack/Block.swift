import Foundation
import Testing
import UIKit

/// A view whose contents have a fixed size.
final class Block: UIView {
  var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    contentSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }
}

extension UIView {
  /// Pins the view to the top left of a new host, which the caller must retain, and lays out.
  func hosted(width: CGFloat? = nil, height: CGFloat? = nil) -> UIView {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(self)
    var constraints = [
      leftAnchor.constraint(equalTo: host.leftAnchor),
      topAnchor.constraint(equalTo: host.topAnchor),
    ]
    if let width { constraints.append(widthAnchor.constraint(equalToConstant: width)) }
    if let height { constraints.append(heightAnchor.constraint(equalToConstant: height)) }
    NSLayoutConstraint.activate(constraints)
    host.layoutIfNeeded()
    return host
  }

  var diagnostics: [ExplainedDiagnostic] {
    LayoutDiagnosis(root: self, names: ViewNames(root: self)).diagnostics(fittingHeight: nil)
  }
}
