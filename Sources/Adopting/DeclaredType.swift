import SwiftSources

/// What a source declares of a type, by which a value of it can be written.
struct DeclaredType {
  /// A stored property, or one with accessors.
  struct Property {
    let name: String
    /// Empty if nothing states it.
    let type: [String]
    /// The name that its value begins with, such as that of the class that it makes; empty for none.
    let value: String
    let isConstant: Bool
    let hasDefault: Bool
    /// Whether code gives its value when it is read.
    let isComputed: Bool
    /// Whether code runs when it is set.
    let isObserved: Bool
    let isPrivate: Bool
    let isOutlet: Bool
    let isStatic: Bool
  }

  /// An initializer or a method.
  struct Function {
    let name: String
    let parameters: [Parameter]
    /// Whether code elsewhere in the module calls it as it is: it is not private, generic, static or failable, nor does it throw or wait.
    let isPlain: Bool
    let isOverride: Bool
    let returnsValue: Bool
  }

  struct Case {
    let name: String
    let parameters: [Parameter]
  }

  /// `class`, `struct`, `enum`, `protocol` or `actor`; empty if only extensions are known.
  var keyword = ""
  var inherited: [String] = []
  var isGeneric = false
  var isPrivate = false
  var properties: [Property] = []
  var initializers: [Function] = []
  var methods: [Function] = []
  var cases: [Case] = []
}
