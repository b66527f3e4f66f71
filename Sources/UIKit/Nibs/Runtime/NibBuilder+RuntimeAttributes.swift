internal import Foundation
internal import InterfaceBuilder

extension NibBuilder {
  /// Sets the user-defined runtime attributes of a view, in the file's order.
  ///
  /// 1. A property registered for the view's class.
  /// 2. An inspectable property of its class.
  /// 3. A property of UIKit, of the view itself or of a part of it, such as `titleLabel.numberOfLines`.
  /// 4. Names commonly defined by app extensions.
  func setRuntimeAttributes(of model: IBView, _ view: UIView) {
    let list = model.element.child(named: "userDefinedRuntimeAttributes")
    // Reading them looks at every property of the view, so it is done once.
    lazy var members = NibMember.all(of: view)
    for attribute in list?.children ?? [] {
      guard let keyPath = attribute["keyPath"], !Self.isInvisible(keyPath) else { continue }
      guard let value = runtimeValue(of: attribute, in: model.element) else {
        note(model, attribute, .unreadable)
        continue
      }
      switch set(value, keyPath, of: view, members) {
      case true?: continue
      case false?: note(model, attribute, .wrongType)
      case nil: note(model, attribute, fault(of: model, view))
      }
    }
  }

  private func set(
    _ value: ViewValue, _ keyPath: String, of view: UIView, _ members: [NibMember]
  ) -> Bool? {
    if let done = NibRegistry.set(value, keyPath, of: view) { return done }
    if let done = members.set(value, keyPath, of: view) { return done }
    if let done = Self.setKnown(value, keyPath, of: view) { return done }
    return ViewDescription.customaryAttributes[keyPath].flatMap {
      Self.setKnown(value, $0, of: view)
    }
  }

  private static func setKnown(
    _ value: ViewValue, _ keyPath: String, of view: UIView
  ) -> Bool? {
    if let result = ViewDescription.runtimeAttributes[keyPath, default: []].set(value, of: view) {
      return result
    }
    guard let dot = keyPath.firstIndex(of: "."),
      let part = ViewDescription.part(named: String(keyPath[..<dot]), of: view)
    else { return nil }
    return setKnown(value, String(keyPath[keyPath.index(after: dot)...]), of: part)
  }

  /// Whether a property has no visible effect.
  private static func isInvisible(_ keyPath: String) -> Bool {
    keyPath.hasPrefix("accessibility") && keyPath != "accessibilityIdentifier"
      || ["exclusiveTouch", "multipleTouchEnabled", "restorationIdentifier"].contains(keyPath)
  }

  private func fault(of model: IBView, _ view: UIView) -> NibNote.RuntimeAttributeFault {
    if let name = model.customClass, name != view.className { return .unknownClass(name) }
    return .unknownProperty(class: view.className)
  }

  private func note(
    _ model: IBView, _ attribute: IBElement, _ fault: NibNote.RuntimeAttributeFault
  ) {
    note(
      model.element, line: attribute.line, .runtimeAttribute(attribute["keyPath"] ?? "", fault))
  }
}
