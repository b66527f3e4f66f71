internal import Foundation

extension NSObject {
  /// Returns the value of a property by its name; nil if it is nil.
  ///
  /// UIKit's are those that apps observe; of an app's class, all that are stored. Another name stops, as on iOS.
  @MainActor func observedValue(_ name: String) -> Any? {
    if let property = ObservedProperties.named[name]?(self) { return property.value }
    for mirror in sequence(first: Mirror(reflecting: self), next: \.superclassMirror) {
      for child in mirror.children where child.label == name { return unwrapped(child.value) }
    }
    preconditionFailure(
      "\(type(of: self)) has no property \(name) that can be observed on Linux. "
        + "Observe it by its key path: observe(\\.\(name)).")
  }
}

/// The properties of UIKit's classes that are observed by their names.
@MainActor private enum ObservedProperties {
  struct Property {
    let value: Any?
  }

  /// Returns an object's property; nil if its class has none of the name.
  typealias Read = (NSObject) -> Property?

  static func of<Object, Value>(_ read: @escaping (Object) -> Value) -> Read {
    { object in (object as? Object).map { Property(value: unwrapped(read($0))) } }
  }

  static let named: [String: Read] = [
    "frame": of { (view: UIView) in view.frame },
    "bounds": of { (view: UIView) in view.bounds },
    "center": of { (view: UIView) in view.center },
    "transform": of { (view: UIView) in view.transform },
    "alpha": of { (view: UIView) in view.alpha },
    "hidden": of { (view: UIView) in view.isHidden },
    "isHidden": of { (view: UIView) in view.isHidden },
    "backgroundColor": of { (view: UIView) in view.backgroundColor },
    "contentSize": of { (view: UIScrollView) in view.contentSize },
    "contentOffset": of { (view: UIScrollView) in view.contentOffset },
    "contentInset": of { (view: UIScrollView) in view.contentInset },
    "enabled": of { (control: UIControl) in control.isEnabled },
    "isEnabled": of { (control: UIControl) in control.isEnabled },
    "image": of { (view: UIImageView) in view.image },
    "title": of { (controller: UIViewController) in controller.title },
    "selected": anyOf(
      of { (control: UIControl) in control.isSelected },
      of { (cell: UITableViewCell) in cell.isSelected },
      of { (cell: UICollectionViewCell) in cell.isSelected }),
    "highlighted": anyOf(
      of { (control: UIControl) in control.isHighlighted },
      of { (cell: UITableViewCell) in cell.isHighlighted },
      of { (cell: UICollectionViewCell) in cell.isHighlighted }),
    "text": anyOf(
      of { (label: UILabel) in label.text }, of { (field: UITextField) in field.text },
      of { (view: UITextView) in view.text }),
    "attributedText": anyOf(
      of { (label: UILabel) in label.attributedText },
      of { (field: UITextField) in field.attributedText },
      of { (view: UITextView) in view.attributedText }),
    "font": anyOf(
      of { (label: UILabel) in label.font }, of { (field: UITextField) in field.font },
      of { (view: UITextView) in view.font }),
    "textColor": anyOf(
      of { (label: UILabel) in label.textColor }, of { (field: UITextField) in field.textColor },
      of { (view: UITextView) in view.textColor }),
  ]

  private static func anyOf(_ reads: Read...) -> Read {
    { object in reads.lazy.compactMap { $0(object) }.first }
  }
}

/// Returns a value, or nil if it is an optional without one.
private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first?.value
}

/// Returns whether two values are equal or nil.
func isSameValue(_ first: Any?, _ second: Any?) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  return isSame(first, second)
}
