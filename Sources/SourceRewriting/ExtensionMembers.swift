#if SourceRewriting
internal import SwiftParser
internal import SwiftSyntax

/// The members of extensions that subclasses override, as only methods of Objective-C can be.
///
/// The extension's member gets another name, and one in its place calls that of the object's class if there is one: the
/// class conforms to a protocol with it. Names are compared without argument labels.
public struct ExtensionMembers: Hashable, Sendable {
  /// What a class's override is.
  struct Role: Hashable, Sendable {
    /// The extended type.
    let owner: String
    let member: String
    /// What tells it from other methods of its name in extensions; mostly empty.
    var overload = ""
    /// Whether no superclass in the module overrides the member.
    let isFirst: Bool
    /// The overriding type if it is one of another module, which an extension overrides for.
    let foreignType: String?
    /// The closest such type above the class; nil for none.
    let foreignSuper: String?

    var newName: String { foreignType.map { "\(member)Of\($0)" } ?? "\(member)OfClass" }
    var proto: String {
      let types = overload.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
      return "\(owner.filter { $0 != "." })_\(member)\(types)"
    }
    /// The extension's member.
    var owned: String { "\(owner).\(member)\(overload)" }
    /// What `super` has.
    var superName: String {
      if !isFirst { return newName }
      return foreignSuper.map { "\(member)Of\($0)" } ?? "\(member)OfExtension"
    }
  }

  private var roles: [String: Role] = [:]
  /// The names that an extension has several methods of.
  private var overloaded: Set<String> = []
  private var overridden: Set<String> = []
  /// The types of other modules that override a member, the most derived first.
  private var foreign: [String: [String]] = [:]
  /// The members of classes that call what extensions in other files override, by the class.
  private var forwarders: [String: [String]] = [:]

  /// Creates the members of a module in which nothing of an extension is overridden.
  public init() {}

  /// Finds the members in the sources of a module, of which each is scanned, and all together.
  init(in sources: [String], _ scans: [SourceScan], _ scan: SourceScan) {
    let (module, overloaded) = scan.byNames
    self.overloaded = overloaded
    for override in module.overrides.sorted() {
      if let role = module.role(of: override) {
        roles[override.description] = role
        overridden.insert(role.owned)
        if let type = role.foreignType { foreign[role.owned, default: []].append(type) }
      }
    }
    foreign = foreign.mapValues { types in
      types.sorted { (UIKitClasses.depth(of: $1), $0) < (UIKitClasses.depth(of: $0), $1) }
    }
    for (source, scan) in zip(sources, scans) {
      let types = scan.overridingExtensions.subtracting(scan.classes).intersection(module.classes)
      if !types.isEmpty { addForwarders(to: types, from: source) }
    }
  }

  private mutating func addForwarders(to types: Set<String>, from source: String) {
    let collector = ExtensionCollector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: source))
    for node in collector.extensions {
      let name = node.extendedType.trimmedDescription
      guard let simpleName = name.split(separator: ".").last, types.contains(String(simpleName))
      else { continue }
      for member in node.memberBlock.activeMembers {
        guard let declaration = MemberDeclaration(member.decl), declaration.overrideModifier != nil,
          let forwarder = forwarder(to: declaration, of: name)
        else { continue }
        forwarders[name, default: []].append(forwarder)
      }
    }
  }

  /// Returns the members by which a class calls what extensions in other files override.
  func forwarders(of type: String) -> [String] { forwarders[type, default: []] }

  func foreignOverriders(of role: Role) -> [String] { foreign[role.owned, default: []] }

  var isEmpty: Bool { roles.isEmpty && forwarders.isEmpty }

  /// The roles as text, for the next build to know whether they changed.
  var lines: [String] {
    roles.sorted { $0.key < $1.key }.map {
      "\($0.key) \($0.value.owner) \($0.value.newName) \($0.value.superName)\n"
    }
      + forwarders.sorted { $0.key < $1.key }.flatMap { type, members in
        members.map { "\(type) \($0)\n" }
      }
  }

  func role(of declaration: MemberDeclaration, in type: String) -> Role? {
    roles["\(type).\(declaration.name.identifierText)\(overload(of: declaration))"]
  }

  /// Returns what `super.member` is in a type; in a method of an overloaded name, it is that method.
  func role(ofSuper member: String, in type: String, from caller: FunctionDeclSyntax?) -> Role? {
    guard overloaded.contains(member) else { return roles["\(type).\(member)"] }
    guard let caller, caller.name.identifierText == member else { return nil }
    return roles["\(type).\(member)\(MethodOverload.text(of: caller))"]
  }

  /// Returns the role of an extension's own member that something overrides; nil if nothing does.
  func ownerRole(of declaration: MemberDeclaration, in type: String) -> Role? {
    let role = Role(
      owner: type, member: declaration.name.identifierText, overload: overload(of: declaration),
      isFirst: true, foreignType: nil, foreignSuper: nil)
    return overridden.contains(role.owned) ? role : nil
  }

  private func overload(of declaration: MemberDeclaration) -> String {
    guard overloaded.contains(declaration.name.identifierText),
      let method = declaration.declaration.as(FunctionDeclSyntax.self)
    else { return "" }
    return MethodOverload.text(of: method)
  }
}

extension SourceScan {
  /// Follows the superclasses of an override to an extension; nil if it overrides a member of a class.
  fileprivate func role(of override: TypeMember) -> ExtensionMembers.Role? {
    var isFirst = true
    var foreignSuper: String?
    let isForeign = !classes.contains(override.type)
    // What the type itself declares is another overload.
    var type = superclasses[override.type] ?? UIKitClasses.superclasses[override.type]
    var seen: Set = [override.type]
    while let current = type, seen.insert(current).inserted {
      let member = TypeMember(type: current, name: override.name, overload: override.overload)
      if classMembers.contains(member) { return nil }
      if extensionMembers.contains(member) {
        return ExtensionMembers.Role(
          owner: current, member: override.name, overload: override.overload, isFirst: isFirst,
          foreignType: isForeign ? override.type : nil, foreignSuper: foreignSuper)
      }
      if overrides.contains(member) {
        if classes.contains(current) {
          isFirst = false
        } else {
          foreignSuper = foreignSuper ?? current
        }
      }
      type = superclasses[current] ?? UIKitClasses.superclasses[current]
    }
    return nil
  }
}

/// The superclasses of UIKit's classes that apps extend, which a test compares with UIKit.
enum UIKitClasses {
  static let superclasses: [String: String] = Dictionary(
    uniqueKeysWithValues: text.split(separator: "\n").flatMap { line in
      let names = line.split(separator: " ").map(String.init)
      return names.dropFirst().map { ($0, names[0]) }
    })

  /// The number of superclasses.
  static func depth(of name: String) -> Int {
    superclasses[name].map { 1 + depth(of: $0) } ?? 0
  }

  /// A class and its subclasses, a line each.
  private static let text = """
    NSObject UIResponder
    UIResponder UIView UIViewController
    UIView UIControl UIScrollView UILabel UIImageView UIStackView UITableViewCell UITableViewHeaderFooterView
    UIView UICollectionReusableView UIProgressView UIActivityIndicatorView UIVisualEffectView UIWindow UIToolbar
    UIView UINavigationBar UITabBar UISearchBar UIPickerView UIInputView UIListContentView
    UICollectionReusableView UICollectionViewCell
    UICollectionViewCell UICollectionViewListCell
    UIControl UIButton UITextField UISwitch UISlider UIStepper UIColorWell UISegmentedControl UIPageControl UIDatePicker
    UIControl UIRefreshControl
    UIScrollView UITableView UICollectionView UITextView
    UIViewController UITableViewController UICollectionViewController UINavigationController UITabBarController
    UITextField UISearchTextField
    UIViewController UISearchController UIAlertController UIInputViewController UISplitViewController
    UIViewController UIPageViewController UIActivityViewController
    UINavigationController UIImagePickerController
    CALayer CAGradientLayer CAShapeLayer CATextLayer CAReplicatorLayer CAEmitterLayer
    """
}
#endif
