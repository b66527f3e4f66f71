/// A member that an Interface Builder file finds by its name: an action, an outlet with observers, or an inspectable property.
///
/// `SourceRewriting` adds a property with them to each class that has any. By hand, it is
///
/// ```swift
/// final class SongCell: UITableViewCell {
///   @Outlet var moreButton: UIButton! { didSet { moreButton.isHidden = true } }
///   func moreTapped(_ sender: UIButton) { isExpanded.toggle() }
///
///   private let nibMembers: [NibMember] = [
///     .outlet("moreButton", \SongCell.moreButton),
///     .action(Selector("moreTapped:", calling: SongCell.moreTapped(_:))),
///   ]
/// }
/// ```
public struct NibMember {
  enum Kind {
    /// The closure reads the property of an object, and returns one that sets it to the value read.
    case outlet(String, (AnyObject) -> (() -> Void)?)
    case action(Selector)
    /// The closure is nil for an object without the property, false if the value's type does not match.
    case inspectable(String, (AnyObject, ViewValue) -> Bool?)
  }

  let kind: Kind

  /// An outlet that is set by its property, so that `willSet` and `didSet` run.
  ///
  /// Other outlets need none.
  /// - Parameters:
  ///   - name: the property's name.
  ///   - property: the property.
  /// - Returns: a member for the list.
  public static func outlet<Owner: AnyObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
  ) -> NibMember {
    NibMember(
      kind: .outlet(name) { object in
        guard let owner = object as? Owner else { return nil }
        let value = owner[keyPath: property]
        return { owner[keyPath: property] = value }
      })
  }

  /// A method that a control of the file calls.
  public static func action(_ selector: Selector) -> NibMember {
    NibMember(kind: .action(selector))
  }

  /// A property that user-defined runtime attributes set, like `@IBInspectable` on iOS.
  ///
  /// Its setter and observers run as in code.
  /// - Parameters:
  ///   - name: its name in files.
  ///   - property: the property.
  /// - Returns: a member for the list.
  public static func inspectable<Owner: AnyObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
  ) -> NibMember {
    NibMember(
      kind: .inspectable(name) { object, value in
        guard let owner = object as? Owner else { return nil }
        guard let value = value.value(as: Value.self) else { return false }
        owner[keyPath: property] = value
        return true
      })
  }

  /// Returns the members of an object, those of its superclasses last; UIKit's own classes have none.
  static func all(of object: AnyObject) -> [NibMember] {
    let mirrors = sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
      .prefix { !isOfUIKit($0.subjectType) }
    return mirrors.flatMap { mirror in
      mirror.children.flatMap { $0.value as? [NibMember] ?? [] }
    }
  }
}

extension [NibMember] {
  /// Returns the method with an Objective-C name.
  func action(named name: String) -> Selector? {
    lazy.compactMap { member in
      if case .action(let selector) = member.kind { selector } else { nil }
    }.first { $0.description == name }
  }

  /// Sets an inspectable property; nil if none has the name, false if the value's type does not match.
  @MainActor func set(_ value: ViewValue, _ name: String, of object: AnyObject) -> Bool? {
    for member in self {
      if case .inspectable(name, let set) = member.kind, let done = set(object, value) {
        return done
      }
    }
    return nil
  }

  /// Returns a closure that sets an outlet of an object to its present value by the property; nil if it has no observers.
  func setter(ofOutlet name: String, of object: AnyObject) -> (() -> Void)? {
    lazy.compactMap { member in
      if case .outlet(name, let setter) = member.kind { setter(object) } else { nil }
    }.first
  }
}
