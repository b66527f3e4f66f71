/// A package with cells in code, of which each has one fault.
enum FaultyPackage {
  static func files(snap: String) -> [String: String] {
    [
      "Package.swift": manifest(snap: snap), "Sources/Faults/Cells.swift": cells,
      "Tests/FaultsTests/FaultTests.swift": tests,
    ]
  }

  private static func manifest(snap: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Faults",
      dependencies: [.package(name: "Snap", path: "\(snap)", traits: ["SourceRewriting"])],
      targets: [
        .target(name: "Faults", dependencies: [.product(name: "UIKit", package: "Snap")]),
        .testTarget(
          name: "FaultsTests",
          dependencies: ["Faults", .product(name: "SnapTesting", package: "Snap")]),
      ]
    )
    """
  }

  private static let cells = """
    import UIKit

    /// A cell whose views are placed by a function.
    open class BuiltCell: UITableViewCell {
      public let titleLabel = UILabel()
      public let detailLabel = UILabel()
      public let photoView = UIView()

      public init() {
        super.init(style: .default, reuseIdentifier: nil)
        titleLabel.text = "Blue in Green"
        detailLabel.text = "Miles Davis"
        photoView.backgroundColor = .systemTeal
        build()
      }

      public required init?(coder: NSCoder) { nil }

      func add(_ views: UIView...) {
        for view in views {
          view.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(view)
        }
      }

      func build() {}
    }

    /// Three constraints of which one is too many.
    public final class ConflictCell: BuiltCell {
      override func build() {
        add(photoView, titleLabel)
        NSLayoutConstraint.activate([
          photoView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          photoView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
          photoView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
          photoView.widthAnchor.constraint(equalToConstant: 40),
          photoView.heightAnchor.constraint(equalToConstant: 40),
          titleLabel.leadingAnchor.constraint(equalTo: photoView.trailingAnchor, constant: 12),
          titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 60),
          titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
      }
    }

    /// Nothing says where the badge is from left to right.
    public final class AmbiguousCell: BuiltCell {
      override func build() {
        add(titleLabel, photoView)
        titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
          .isActive = true
        titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11).isActive = true
        titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11)
          .isActive = true
        photoView.widthAnchor.constraint(equalToConstant: 12).isActive = true
        photoView.heightAnchor.constraint(equalToConstant: 12).isActive = true
        photoView.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor).isActive = true
      }
    }

    /// Both labels may be stretched.
    public final class StretchedCell: BuiltCell {
      override func build() {
        add(titleLabel, detailLabel)
        NSLayoutConstraint.activate([
          titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
          titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
          detailLabel.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
          detailLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          detailLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
        ])
      }
    }

    /// A long text in one line.
    public final class TruncatedCell: BuiltCell {
      override func build() {
        titleLabel.text = "A recording that has been reissued more often than any other of its time"
        add(titleLabel)
        NSLayoutConstraint.activate([
          titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
          titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
        ])
      }
    }

    /// Nothing leads to the bottom.
    public final class CollapsedCell: BuiltCell {
      override func build() {
        add(titleLabel)
        NSLayoutConstraint.activate([
          titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11)
        ])
      }
    }

    /// Two texts of which one runs into the other.
    public final class OverlappingCell: BuiltCell {
      override func build() {
        titleLabel.text = "A recording that has been reissued"
        titleLabel.numberOfLines = 0
        add(titleLabel, detailLabel)
        NSLayoutConstraint.activate([
          titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
          titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
          detailLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          detailLabel.topAnchor.constraint(equalTo: titleLabel.topAnchor),
        ])
      }
    }

    /// A text of two lines in the height of one.
    public final class LowCell: BuiltCell {
      override func build() {
        titleLabel.text = "A recording that has been reissued more often than any other of its time"
        titleLabel.numberOfLines = 0
        add(titleLabel)
        NSLayoutConstraint.activate([
          titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
          titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
          titleLabel.heightAnchor.constraint(equalToConstant: 21),
        ])
      }
    }

    """

  private static let tests = """
    import Faults
    import SnapTesting
    import Testing

    @MainActor struct FaultTests {
      @Test func conflict() { assertSnapshot(of: ConflictCell(), as: .image) }
      @Test func ambiguous() { assertSnapshot(of: AmbiguousCell(), as: .image) }
      @Test func stretched() { assertSnapshot(of: StretchedCell(), as: .image) }
      @Test func truncated() { assertSnapshots(of: { TruncatedCell() }, over: .widths(320, 414)) }
      @Test func collapsed() { assertSnapshot(of: CollapsedCell(), as: .image) }
      @Test func overlapping() { assertSnapshot(of: OverlappingCell(), as: .image) }
      @Test func low() { assertSnapshot(of: LowCell(), as: .image) }
    }

    """
}
