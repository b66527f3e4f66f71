internal import Foundation
internal import InterfaceBuilder

/// The custom classes that Interface Builder files name.
///
/// A file's class is found without registration if it is an unnested class of the module that the
/// file names. Register it where the test target compiles it under another module's name.
@MainActor public enum NibRegistry {
  /// Registers a view's class under its own name.
  public static func register(_ viewClass: UIView.Type) {
    register(viewClass, as: String(describing: viewClass))
  }

  /// Registers a view's class under the name that files use, without a module.
  public static func register(_ viewClass: UIView.Type, as name: String) {
    classes[name] = viewClass
  }

  /// Registers a view controller's class under its own name.
  public static func register(_ controllerClass: UIViewController.Type) {
    register(controllerClass, as: String(describing: controllerClass))
  }

  /// Registers a view controller's class under the name that files use, without a module.
  public static func register(_ controllerClass: UIViewController.Type, as name: String) {
    classes[name] = controllerClass
  }

  /// Registers the class of a collection's layout under its own name.
  public static func register(_ layoutClass: UICollectionViewLayout.Type) {
    register(layoutClass, as: String(describing: layoutClass))
  }

  /// Registers the class of a collection's layout under the name that files use, without a module.
  public static func register(_ layoutClass: UICollectionViewLayout.Type, as name: String) {
    classes[name] = layoutClass
  }

  /// Registers a property that user-defined runtime attributes set, as `@IBInspectable` does on iOS.
  ///
  /// ```swift
  /// NibRegistry.register(\BadgeView.badgeColor, as: "badgeColor")
  /// ```
  ///
  /// The property's observers and setter run as they do for code. It holds for subclasses as well.
  /// - Parameters:
  ///   - property: The property.
  ///   - name: Its name in files.
  public static func register<View: UIView, Value>(
    _ property: ReferenceWritableKeyPath<View, Value>, as name: String
  ) {
    properties[name, default: []].append(ViewProperty(name, property))
  }

  /// Sets a registered property, the last one of those that fit the view's class; nil if there is none.
  static func set(_ value: ViewValue, _ name: String, of view: UIView) -> Bool? {
    properties[name, default: []].reversed().set(value, of: view)
  }

  private static var properties: [String: [ViewProperty]] = [:]

  /// Registration is made before files are loaded, for the whole process, as classes are on iOS.
  private static var classes: [String: AnyClass] = [:]

  /// Returns the class that a file names, or nil where no such class is known.
  static func anyClass(named name: String, module: String?) -> AnyClass? {
    if let registered = classes[name] { return registered }
    return module.flatMap { NSClassFromString("\($0).\(name)") }
  }

  /// Returns the view's class that a file names, or nil where no such class is known.
  static func viewClass(named name: String, module: String?) -> UIView.Type? {
    anyClass(named: name, module: module) as? UIView.Type
  }

  /// Returns the layout's class that a file names, or nil where no such class is known.
  static func layoutClass(named name: String, module: String?) -> UICollectionViewLayout.Type? {
    anyClass(named: name, module: module) as? UICollectionViewLayout.Type
  }
}
