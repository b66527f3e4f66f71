import Fixtures
import Foundation
import Testing
import UIKit

/// Numbers that no layout can use, wherever an app can set one: each is an error that names the view, or is drawn as UIKit does.
@MainActor struct HostileNumberTests {
  /// A property of a view, set to a number.
  struct Place: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable (CGFloat) -> UIView

    init(_ name: String, _ make: @escaping @MainActor @Sendable (CGFloat) -> UIView) {
      testDescription = name
      self.make = make
    }
  }

  nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e160,
    1e60, 9.3e18, -1, .leastNonzeroMagnitude, -.leastNormalMagnitude,
  ]

  @Test(arguments: HostilePlaces.all)
  func `no number ends the process`(place: Place) throws {
    for number in Self.numbers {
      let view = place.make(number)
      view.accessibilityIdentifier = "culprit"
      do {
        _ = try Rendering(of: cell(view), in: Configuration()).snapshot()
      } catch RenderingError.faultyView(let path, let reason) {
        // A transform that is far too large makes the drawing around it infinite, and so does the inverse of a tiny number.
        let isFar = number.magnitude > 1e6 || number.magnitude < 1e-6
        let isAround = isFar && path == "contentView"
        #expect(path.hasPrefix("contentView/culprit") || isAround, "\(number): \(path) \(reason)")
      } catch RenderingError.tooLarge(let path, _, _) {
        #expect(number.magnitude > 1e6 && path.hasPrefix("contentView"), "\(number): \(path)")
      } catch RenderingError.emptySize {
        #expect(number <= 0, "\(number)")
      }
    }
  }

  @Test(
    arguments: [
      \NSMutableParagraphStyle.paragraphSpacing, \.paragraphSpacingBefore, \.lineSpacing,
      \.minimumLineHeight, \.lineHeightMultiple,
    ] as [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat> & Sendable],
    [1e7, 1e300, .greatestFiniteMagnitude])
  func `a paragraph style that is far too large is an error that names the label`(
    property: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat> & Sendable, number: CGFloat
  ) throws {
    let style = NSMutableParagraphStyle()
    style[keyPath: property] = number
    let label = UILabel()
    label.accessibilityIdentifier = "culprit"
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "one\ntwo", attributes: [.paragraphStyle: style])
    let error = #expect(throws: RenderingError.self) {
      _ = try Rendering(of: self.cell(label), in: Configuration()).snapshot()
    }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("contentView/culprit"), "\(text)")
  }

  private func cell(_ view: UIView) -> UIView {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let sides = [
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ]
    let lengths = [
      view.heightAnchor.constraint(equalToConstant: 60),
      view.widthAnchor.constraint(equalToConstant: 200),
    ]
    for length in lengths { length.priority = .defaultLow }
    NSLayoutConstraint.activate(
      sides + lengths + [view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)])
    return cell
  }
}
