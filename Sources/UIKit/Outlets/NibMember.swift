/// A member that an Interface Builder file finds by its name: an action, or an outlet with observers.
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

  /// Returns the members of an object, those of its superclasses last.
  static func all(of object: AnyObject) -> [NibMember] {
    let mirrors = sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
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

  /// Returns a closure that sets an outlet of an object to its present value by the property; nil if it has no observers.
  func setter(ofOutlet name: String, of object: AnyObject) -> (() -> Void)? {
    lazy.compactMap { member in
      if case .outlet(name, let setter) = member.kind { setter(object) } else { nil }
    }.first
  }
}
