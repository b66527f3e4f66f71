import LayoutModel
import Testing
import UIKit

@testable import SnapTesting

struct AllowedDiagnosticTests {
  static let all: [AllowedDiagnostic] = [
    .unsatisfiableConstraints(), .zeroHeight(), .ambiguousLayout(), .brokenConstraint(),
    .truncatedText(), .clippedText(), .overlap(), .outOfBounds(), .missingGlyph(), .missingFont(),
    .missingImage(),
    .lowContrast(), .smallHitTarget(),
  ]

  @Test func `each kind of diagnostic can be allowed`() {
    #expect(Self.all.map(\.kind) == Diagnostic.Kind.allCases.filter(\.isOfLayout))
  }
}

@MainActor struct UnneededAllowanceTests {
  private let package = AssertionPackage()

  /// A cell whose text is clipped by its lower edge.
  private var cell: UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel(frame: CGRect(x: 0, y: 30, width: 100, height: 20.5))
    label.text = "Text"
    label.accessibilityIdentifier = "label"
    cell.contentView.addSubview(label)
    return cell
  }

  @Test func `only allowances that no configuration needed fail`() {
    let needed: [AllowedDiagnostic] = [.zeroHeight(), .clippedText("label")]
    let zeroHeightHidesTheRest = greetingAssertion(allowing: needed)
    package.record(zeroHeightHidesTheRest) { cell }
    #expect(
      package.messages(zeroHeightHidesTheRest) { cell } == [
        "`allowing: .clippedText(\"label\")` was not needed: no configuration has that diagnostic. "
          + "Remove it."
      ])
    #expect(package.messages(greetingAssertion(allowing: [.zeroHeight()])) { cell }.isEmpty)
  }
}
