import Foundation
import Testing

@testable import UIKit

/// The view on which a missing font is reported.
@MainActor struct StandInTests {
  private func missed(_ views: [UIView]) -> [String] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for view in views { root.addSubview(view) }
    return LayoutDiagnosis(root: root, names: ViewNames(root: root))
      .diagnostics(fittingHeight: nil).filter { $0.kind == .missingFont }.map(\.view)
  }

  private func label(_ font: UIFont?) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.text = "text"
    if let font { label.font = font }
    return label
  }

  @Test func `the substitute font reports the missing name on every label that shows it`() {
    let font = UIFont(name: "Acme", size: 15) ?? .systemFont(ofSize: 15)
    let other = UIFont.systemFont(ofSize: 15)
    #expect(font.replacedName == "“Acme”")
    #expect(other.replacedName == nil)
    #expect(missed([label(other), label(font), label(font)]) == ["UILabel[1]", "UILabel[2]"])
  }

  @Test func `a text style's font may be the substitute at another size`() {
    let font = UIFont(name: "Acme", size: 15) ?? .preferredFont(forTextStyle: .body)
    #expect(font.replacedName == "“Acme”")
  }

  @Test func `a label with a font of another size has no diagnostic`() {
    _ = UIFont(name: "Acme", size: 15)
    #expect(missed([label(.systemFont(ofSize: 12)), label(.systemFont(ofSize: 15))]) == [])
  }

  @Test func `a label that keeps its font has no diagnostic`() {
    _ = UIFont(name: "Acme", size: 15)
    let label = label(nil)
    label.textColor = .red
    #expect(missed([label]) == [])
  }

  @Test func `axes of the system font are reported as missing`() {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      UIFontDescriptor.AttributeName(rawValue: "NSCTFontVariationAttribute"): [0x7767_6874: 550]
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(
      label(font).contentProblems.map(\.message) == [
        "No font is registered for the system font at wght 550, so system 17 is used."
      ])
    #expect(
      label(font).contentProblems.map(\.advice) == [
        "Call UIFont.register(contentsOf:) with its file before the view is made."
      ])
  }

  @Test func `an image view with another image has no diagnostic`() {
    _ = UIImage(named: "no such picture")
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    view.image = nil
    let root = UIView()
    root.addSubview(view)
    let found = LayoutDiagnosis(root: root, names: ViewNames(root: root))
      .diagnostics(fittingHeight: nil)
    #expect(found.allSatisfy { $0.kind != .missingImage })
  }
}
