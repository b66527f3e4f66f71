internal import Foundation
internal import InterfaceBuilder

/// The custom classes used in Interface Builder files.
///
/// A class is found without registration if it is an unnested class of the module in the file. Register it if the test
/// target compiles it in a different module.
@MainActor public enum NibRegistry {
  /// Registers a view's class under its own name.
  public static func register(_ viewClass: UIView.Type) {
    register(viewClass, as: String(describing: viewClass))
  }

  /// Registers a view's class under its name in files, without a module.
  public static func register(_ viewClass: UIView.Type, as name: String) {
    classes[name] = viewClass
  }

  /// Registers a view controller's class under its own name.
  public static func register(_ controllerClass: UIViewController.Type) {
    register(controllerClass, as: String(describing: controllerClass))
  }

  /// Registers a view controller's class under its name in files, without a module.
  public static func register(_ controllerClass: UIViewController.Type, as name: String) {
    classes[name] = controllerClass
  }

  /// Registers the class of a collection's layout under its own name.
  public static func register(_ layoutClass: UICollectionViewLayout.Type) {
    register(layoutClass, as: String(describing: layoutClass))
  }

  /// Registers the class of a collection's layout under its name in files, without a module.
  public static func register(_ layoutClass: UICollectionViewLayout.Type, as name: String) {
    classes[name] = layoutClass
  }

  /// Registers a property for user-defined runtime attributes, like `@IBInspectable` on iOS.
  ///
  /// ```swift
  /// NibRegistry.register(\BadgeView.badgeColor, as: "badgeColor")
  /// ```
  ///
  /// The property's observers and setter run as in code. It also applies to subclasses.
  /// - Parameters:
  ///   - property: The property.
  ///   - name: Its name in files.
  public static func register<View: UIView, Value>(
    _ property: ReferenceWritableKeyPath<View, Value>, as name: String
  ) {
    properties[name, default: []].append(ViewProperty(name, property))
  }

  /// Sets the last registered property that matches the view's class; nil without one.
  static func set(_ value: ViewValue, _ name: String, of view: UIView) -> Bool? {
    properties[name, default: []].reversed().set(value, of: view)
  }

  private static var properties: [String: [ViewProperty]] = [:]

  /// Registration happens before files are loaded, for the whole process, like classes on iOS.
  private static var classes: [String: AnyClass] = [:]

  /// Returns the class named in a file, or nil if it is unknown.
  static func anyClass(named name: String, module: String?) -> AnyClass? {
    if let registered = classes[name] { return registered }
    return module.flatMap { NSClassFromString("\($0).\(name)") }
  }

  /// Returns the view class named in a file, or nil if it is unknown.
  static func viewClass(named name: String, module: String?) -> UIView.Type? {
    anyClass(named: name, module: module) as? UIView.Type
  }

  /// Returns the layout class named in a file, or nil if it is unknown.
  static func layoutClass(named name: String, module: String?) -> UICollectionViewLayout.Type? {
    anyClass(named: name, module: module) as? UICollectionViewLayout.Type
  }
}
