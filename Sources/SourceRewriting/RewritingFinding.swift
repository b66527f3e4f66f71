/// A place in a source that cannot be rewritten, so that it does not compile or does less than on iOS.
public struct RewritingFinding: Hashable, Sendable {
  /// Why a place cannot be rewritten.
  public enum Reason: Hashable, Sendable {
    /// Several outlets are declared by one `var`; they compile but cannot be connected.
    case outletsInOneDeclaration
    /// An outlet has a getter of its own or overrides one; it compiles but cannot be connected.
    case computedOutlet(String)
    /// An outlet is `unowned` or `lazy`, which a wrapped property cannot be.
    case outletModifier(String, outlet: String)
    /// An optional requirement is a property or a subscript.
    case optionalProperty(String)
    /// An optional method is a value, which is not nil where the object lacks the method.
    case optionalMethodAsValue(String)
    /// A selector names a method of an object that may be missing, or that a call returns.
    case selectorOfObject(String)
    /// A selector or key path has a form that is not known.
    case unknownForm(String)
    /// An override in an extension, whose class is not in the module.
    case overrideOfOtherFile(String, class: String)
    /// An override in an extension of one of UIKit's own classes; it compiles, and nothing calls it.
    case overrideForUIKit(String, class: String)
    /// An override in an extension that cannot be called from its class.
    case overrideInExtension(String)
    /// An extension of a class adds an optional method of a delegate, and the class's superclass is the delegate.
    case addedMethodInExtension(String, class: String)
    /// Lines that do not compile are not what they were when they were left out.
    case otherLines
  }

  /// The path of the source, as it was given.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column in UTF-8 bytes, from 1.
  public let column: Int
  public let reason: Reason
}

extension RewritingFinding: CustomStringConvertible {
  /// The place and a sentence, as compilers write them.
  public var description: String { "\(path):\(line):\(column): warning: \(reason)" }
}

extension RewritingFinding.Reason: CustomStringConvertible {
  /// A sentence that says what is left as it is and what to do.
  public var description: String {
    switch self {
    case .outletsInOneDeclaration:
      "These outlets cannot be connected, because one `var` declares them all. Declare each by itself."
    case .computedOutlet(let name):
      "The outlet \(name) cannot be connected, because it is computed or overrides another property."
    case .outletModifier(let modifier, let outlet):
      "The outlet \(outlet) is \(modifier), which an outlet on Linux cannot be. Make it `weak` or remove `\(modifier)`."
    case .optionalProperty(let name):
      "The optional requirement \(name) is not a method; only optional methods can be rewritten."
    case .optionalMethodAsValue(let name):
      "\(name) is never nil on Linux: where the object lacks it, it does nothing. Call it with `?` to tell both apart."
    case .selectorOfObject(let text):
      "The class of the method in \(text) cannot be read from the object. Name the class: `#selector(Class.method)`."
    case .unknownForm(let text): "\(text) has a form that cannot be rewritten."
    case .overrideOfOtherFile(let name, let type):
      "\(name) is overridden in an extension of \(type), which is not in this module. Move it into the class."
    case .overrideForUIKit(let name, let type):
      "\(name) is not called on Linux, because an extension of UIKit's \(type) overrides it. Move it into a subclass."
    case .overrideInExtension(let name):
      "\(name) is overridden in an extension in a form that cannot be called from the class. Move it into the class."
    case .addedMethodInExtension(let name, let type):
      "\(name) is not called on Linux, because an extension adds it and the superclass of \(type) is the delegate. Move it into the class."
    case .otherLines:
      "What was left out here has changed since. If the build fails, run `snap adopt --update` on the package."
    }
  }
}
