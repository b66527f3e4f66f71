internal import Foundation

/// The names of the views, guides and constraints that a tree has when this is created, from the properties that store
/// them.
@MainActor package struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]
  /// The index of each view among its siblings of the same class.
  private var indices: [ObjectIdentifier: Int] = [:]
  private let root: UIView

  package init(root: UIView) {
    self.root = root
    collect(root)
  }

  /// Returns the last component of a view's path: the name of the property that stores it, otherwise the accessibility
  /// identifier, otherwise the class and the index among its siblings.
  package func name(of view: UIView) -> String {
    if let name = names[ObjectIdentifier(view)] { return name }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    if let name = view.nibOrigin?.name { return name }
    guard let index = indices[ObjectIdentifier(view)] else { return view.className }
    return "\(view.className)[\(index)]"
  }

  /// Returns the view path below the root, such as `contentView/titleLabel`; the root's is its class.
  package func path(of view: UIView) -> String {
    let chain = view.ancestors.prefix { $0 !== root }
    return chain.isEmpty ? name(of: root) : chain.reversed().map(name).joined(separator: "/")
  }

  /// Returns the name of the property that stores a constraint or guide.
  func propertyName(of object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  private mutating func collect(_ view: UIView) {
    var mirror = isOfUIKit(type(of: view)) ? nil : Mirror(reflecting: view)
    while let current = mirror, !isOfUIKit(current.subjectType) {
      for child in current.children { add(child.value, child.label) }
      mirror = current.superclassMirror
    }
    for (part, label) in (view as? any NamedParts)?.namedParts ?? [] {
      part.map { name($0, label) }
    }
    var counts: [String: Int] = [:]
    for subview in view.storedSubviews {
      let className = subview.className
      let index = counts[className, default: 0]
      counts[className] = index + 1
      indices[ObjectIdentifier(subview)] = index
      collect(subview)
    }
  }

  private mutating func add(_ value: Any, _ label: String?) {
    guard let label else { return }
    if let part = layoutPart(value) { return name(part, label.propertyName) }
    if let outlet = value as? any OutletSlot { return add(outlet.connected as Any, label) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let wrapped = mirror.children.first { add(wrapped.value, label) }
    case .collection:
      for (index, element) in mirror.children.enumerated() {
        add(element.value, "\(label.propertyName)[\(index)]")
      }
    default: break
    }
  }

  /// The outermost view with a name for something wins.
  private mutating func name(_ object: AnyObject, _ name: String) {
    let key = ObjectIdentifier(object)
    if names[key] == nil { names[key] = name }
  }
}

/// A view in this module whose parts have public names.
@MainActor protocol NamedParts: UIView {
  /// The existing parts, with the names of their properties.
  var namedParts: [(UIView?, String)] { get }
}

/// Returns the view, guide or constraint that a value is, or an optional one has.
private func layoutPart(_ value: Any) -> AnyObject? {
  if let view = value as? UIView { return view }
  if let guide = value as? UILayoutGuide { return guide }
  return value as? NSLayoutConstraint
}

/// Whether a class is UIKit's own, and none of an app.
func isOfUIKit(_ type: Any.Type) -> Bool {
  // The runtime's cached name; `String(reflecting:)` creates it each time.
  let name = _typeName(type)
  return name.hasPrefix("UIKit.") || name.hasPrefix("UIKitValues.")
}

extension String {
  /// The source name of a lazy or wrapped stored property.
  fileprivate var propertyName: String {
    for prefix in ["$__lazy_storage_$_", "_"] where hasPrefix(prefix) {
      return String(dropFirst(prefix.count))
    }
    return self
  }
}

extension UIView {
  /// The class's name without its module; the file's class name for a placeholder box.
  package var className: String {
    if self is NibStandIn, let name = nibOrigin?.className { return name }
    return _typeName(type(of: self), qualified: false)
  }
}
