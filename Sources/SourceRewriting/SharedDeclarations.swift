#if SourceRewriting
internal import SwiftSources

/// What the sources of one module declare for each other.
public struct SharedDeclarations: Hashable, Sendable {
  /// The optional methods of the module's protocols, which are called as `delegate?.method?()`; UIKit's are known.
  public var optionalMethods: Set<MethodName> = []
  /// Whether sources that do not import UIKit get it, as an app's bridging header brings it to all.
  public var addsUIKit = false
  /// Whether a type of the module is named `Selector`, so that UIKit's has to be named with its module.
  public var hidesSelector = false
  /// The members of the module's extensions that its classes override.
  public var extensionMembers = ExtensionMembers()
  /// The properties whose values are classes of views.
  public var metatypes: Set<String> = []
  /// The names that stand for classes of views and controllers.
  public var dynamicClasses = DynamicClasses()

  /// The optional methods of delegates that subclasses add.
  var addedMethods = AddedMethods()

  /// Creates what a module has whose sources declare nothing for each other.
  public init() {}

  /// Finds what the sources of a module declare.
  /// - Throws: ``ThreadError`` if the system makes no thread with a stack deep enough for any source.
  public init(in sources: [String]) throws(ThreadError) {
    self = try DeepStack.run { Self(visiting: sources) }
  }

  private init(visiting sources: [String]) {
    optionalMethods = Set(sources.flatMap { SourceRewriter.optionalMethods(visiting: $0) })
    // Parsing every source to know whether it imports UIKit would take most of the time. What takes the place of
    // selectors is UIKit's, so that a module with one compiles only with UIKit.
    addsUIKit = sources.contains {
      $0.contains("import UIKit") || $0.contains("#selector") || $0.importsUIKitByXCTest
    }
    let scans = sources.map { SourceScan($0) }
    let module = scans.reduce(into: SourceScan()) { $0.add($1) }
    hidesSelector = module.types.contains("Selector")
    extensionMembers = ExtensionMembers(in: sources, scans, module)
    dynamicClasses = DynamicClasses(module)
    metatypes = Set(sources.flatMap { SourceRewriter.metatypes(in: $0, dynamicClasses) })
    addedMethods = AddedMethods(in: sources, module)
  }

  /// All of it as text, for the next build to know whether it changed.
  var text: String {
    (addsUIKit ? "import UIKit\n" : "") + (hidesSelector ? "UIKit.Selector\n" : "")
      + optionalMethods.sorted().map { "\($0)\n" }.joined()
      + extensionMembers.lines.joined() + metatypes.sorted().map { "\($0).Type\n" }.joined()
      + addedMethods.lines.joined() + dynamicClasses.lines.joined()
  }
}

extension String {
  /// Whether a test names a class of UIKit's, which XCTest brings on iOS.
  fileprivate var importsUIKitByXCTest: Bool {
    contains("import XCTest")
      && utf8.split(whereSeparator: { !SwiftByte.isWord($0) }).contains {
        UIKitClasses.superclasses[String(Substring($0))] != nil
      }
  }
}
#endif
