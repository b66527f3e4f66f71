import Fixtures
import UIKit

/// A cell with one mistake.
struct BrokenSample: Sendable {
  let name: String
  let configuration: Configuration
  let build: @MainActor @Sendable (SampleCell) -> Void

  init(
    _ name: String, height: CGFloat? = nil,
    build: @MainActor @Sendable @escaping (SampleCell) -> Void
  ) {
    self.name = name
    configuration = Configuration(height: height)
    self.build = build
  }
}

/// A cell with named views that are not laid out yet.
final class SampleCell: UITableViewCell {
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  let box = UIView()

  init(_ sample: BrokenSample) {
    super.init(style: .default, reuseIdentifier: nil)
    (titleLabel.text, subtitleLabel.text) = ("Title", "Subtitle")
    box.backgroundColor = .systemIndigo
    sample.build(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds views laid out by constraints.
  func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
  }

  func sides(of views: UIView...) {
    for view in views {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }
  }

  func top(_ view: UIView, _ distance: CGFloat = 11) {
    view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: distance).isActive = true
  }

  func bottom(_ view: UIView, _ distance: CGFloat = 11) {
    contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: distance)
      .isActive = true
  }

  func height(_ view: UIView, _ height: CGFloat) {
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  func width(_ view: UIView, _ width: CGFloat) {
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
  }

  /// Constrains views side by side from edge to edge.
  func row(_ views: UIView...) {
    var start = contentView.leadingAnchor
    for view in views {
      top(view)
      bottom(view)
      view.leadingAnchor.constraint(equalTo: start, constant: 8).isActive = true
      start = view.trailingAnchor
    }
    contentView.trailingAnchor.constraint(equalTo: start, constant: 8).isActive = true
  }
}
