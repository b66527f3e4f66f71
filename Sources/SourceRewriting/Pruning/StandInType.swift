#if SourceRewriting
/// The class of UIKit that is used in the place of a view of a missing library.
enum StandInType {
  /// Returns the class whose name is the end of the type's: `SwipeTableViewCell` is a `UITableViewCell`.
  static func name(for type: String) -> String? {
    guard UIKitClasses.superclasses[type] == nil else { return nil }
    return names.first { type.hasSuffix($0.dropFirst(prefix.count)) }
  }

  private static let prefix = "UI"

  /// Views and controllers, the longest names first.
  private static let names = UIKitClasses.superclasses.keys.filter { name in
    name.hasPrefix(prefix) && isShown(name)
  }.sorted { ($1.count, $0) < ($0.count, $1) }

  private static func isShown(_ name: String) -> Bool {
    guard !["UIView", "UIViewController"].contains(name) else { return true }
    return UIKitClasses.superclasses[name].map(isShown) ?? false
  }
}
#endif
