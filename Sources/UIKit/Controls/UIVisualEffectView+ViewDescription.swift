internal import Foundation
internal import InterfaceBuilder

extension ViewDescription {
  static let visualEffectView = ViewDescription(
    UIVisualEffectView.self, "effect view", hasContentSize: false,
    parts: ["contentView": { $0.contentView }]
  ) { model, view, nib in
    nib.apply(model.element, to: view)
  }
}

extension NibBuilder {
  /// Gives an effect view its material, which is drawn as a flat colour.
  fileprivate func apply(_ element: IBElement, to view: UIVisualEffectView) {
    if let vibrancy = element.child(named: "vibrancyEffect") {
      note(element, line: vibrancy.line, .leftOut(.vibrancy))
    }
    guard let blur = element.child(named: "blurEffect") else { return }
    // Interface Builder leaves out the first of the styles.
    let name = blur["style"] ?? "extraLight"
    guard let style = Self.blurStyles[name] else {
      note(element, line: blur.line, .leftOut(.blurStyle(name)))
      view.effect = UIBlurEffect(style: .regular)
      return
    }
    view.effect = UIBlurEffect(style: style)
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}
