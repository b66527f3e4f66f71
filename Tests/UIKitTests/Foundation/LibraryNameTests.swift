import Foundation
import Testing

@testable import UIKit
@testable import UIKitValues

/// Names that libraries and their users' tests need.
@MainActor struct LibraryNameTests {
  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: font]).size().width
  }

  @Test func `a descriptor's features give digits of equal width`() {
    let features: [[UIFontDescriptor.FeatureKey: Any]] = [
      [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]
    ]
    let font = UIFont.systemFont(ofSize: 30)
    let tabular = UIFont(
      descriptor: font.fontDescriptor.addingAttributes([.featureSettings: features]), size: 30)
    #expect(width("111", font) < width("888", font))
    #expect(width("111", tabular) == width("888", tabular))
    let former: [[UIFontDescriptor.FeatureKey: Any]] = [
      [
        .featureIdentifier: kNumberSpacingType,
        .typeIdentifier: kProportionalNumbersSelector,
      ]
    ]
    let proportional = UIFont(
      descriptor: tabular.fontDescriptor.addingAttributes([.featureSettings: former]), size: 30)
    #expect(width("111", proportional) == width("111", font))
  }

  @Test func `a path tells its steps in Core Graphics' order`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 7, y: 7), control2: CGPoint(x: 8, y: 8))
    path.closeSubpath()
    var steps: [String] = []
    path.applyWithBlock { step in
      let count = [1, 1, 2, 3, 0][Int(step.pointee.type.rawValue)]
      let points = (0..<count).map { "\(Int(step.pointee.points[$0].x))" }
      steps.append("\(step.pointee.type) " + points.joined(separator: " "))
    }
    #expect(
      steps == [
        "moveToPoint 1", "addQuadCurveToPoint 3 5", "addCurveToPoint 7 8 9", "closeSubpath ",
      ])
  }

  @Test func `an object keeps a transform of space, and others hold the identity`() {
    let transform = CATransform3DMakeScale(2, 3, 4)
    #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
  }

  @Test(arguments: [
    (CGRect(x: 1, y: 1, width: 2, height: 1), CGSize(width: 2, height: 1)),
    (CGRect(x: 0.5, y: 0, width: 1, height: 1), CGSize(width: 2, height: 1)),
    (CGRect(x: 3, y: 1, width: 9, height: 9), CGSize(width: 1, height: 2)),
    (CGRect(x: 4, y: 0, width: 1, height: 1), nil),
  ])
  func `a part of a picture is cut out in whole pixels`(rect: CGRect, size: CGSize?) throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: .pixels).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    let part = try #require(image.cgImage).cropping(to: rect)
    #expect(part.map { CGSize(width: $0.width, height: $0.height) } == size)
  }

  @Test func `a symbol is drawn in the first colour of its configuration, not in the tint`() {
    let view = UIImageView(
      image: UIImage(
        systemName: "circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.red, .blue])))
    view.tintColor = .green
    let shown = view.image?.displayed(in: .standard)
    #expect(shown?.attributes.tintColor == .red)
    #expect(shown?.renderingMode == .alwaysOriginal)
    let plain = UIImage.SymbolConfiguration(hierarchicalColor: .red)
      .applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(plain == UIImage.SymbolConfiguration(scale: .large, colors: [.red]))
  }

  @Test func `a parent overrides the traits of a child`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .dark)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a layer has its properties and what apps keep by key`() {
    let layer = CALayer()
    layer.setValue(0.5, forKeyPath: "transform.scale.x")
    layer.setValue(7, forKey: "cornerRadius")
    layer.setValue("row", forKey: "own")
    #expect(layer.transform.m11 == 0.5 && layer.cornerRadius == 7)
    #expect(layer.value(forKey: "cornerRadius") as? CGFloat == 7)
    #expect(layer.value(forKey: "own") as? String == "row" && layer.value(forKey: "gone") == nil)
  }

  @Test func `what no picture shows is kept`() {
    let rotor = UIAccessibilityCustomRotor(name: "Links") { _ in nil }
    let view = UIView()
    view.accessibilityCustomRotors = [rotor]
    #expect(view.accessibilityCustomRotors?.first?.name == "Links")
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    sheet.excludedActivityTypes = [.airDrop]
    #expect(sheet.activityItems.count == 1 && sheet.excludedActivityTypes == [.airDrop])
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 9, y: 9)))
    #expect(animator.behaviors.count == 1 && view.center == .zero)
  }
}

extension UIGraphicsImageRendererFormat {
  /// One pixel a point.
  fileprivate static var pixels: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
