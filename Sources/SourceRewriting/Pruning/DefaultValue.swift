#if SourceRewriting
internal import SwiftSyntax

/// The value of a type that means nothing.
enum DefaultValue {
  /// Returns the value's text; nil for a type that has no obvious one.
  ///
  /// A colour is one that is seen before or behind another one, by the name of what has it.
  static func text(of type: TypeSyntax) -> String? {
    if type.trimmedDescription == "UIColor", let colour = colour(named: type.declaredName) {
      return colour
    }
    return value(of: type)
  }

  private static func value(of type: TypeSyntax) -> String? {
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType, .implicitlyUnwrappedOptionalType: "nil"
    case .arrayType: "[]"
    case .dictionaryType: "[:]"
    case .tupleType(let tuple): text(of: tuple)
    case .attributedType(let attributed): text(of: attributed.baseType)
    case .functionType(let function): text(of: function)
    case .identifierType(let identifier): text(ofName: identifier.name.text)
    default: nil
    }
  }

  private static func text(of tuple: TupleTypeSyntax) -> String? {
    let values = tuple.elements.map { text(of: $0.type) }
    let known = values.compactMap(\.self)
    guard known.count == values.count else { return nil }
    return known.count == 1 ? known[0] : "(\(known.joined(separator: ", ")))"
  }

  private static func text(of function: FunctionTypeSyntax) -> String? {
    let names = Array(repeating: "_", count: function.parameters.count).joined(separator: ", ")
    let start = names.isEmpty ? "" : " \(names) in"
    let result = function.returnClause.type.trimmedDescription
    if ["Void", "()"].contains(result) { return "{\(start) }" }
    return text(of: function.returnClause.type).map { "{\(start) \($0) }" }
  }

  private static func colour(named name: String) -> String? {
    let name = name.lowercased()
    if ["background", "surface", "canvas"].contains(where: name.contains) {
      return ".systemBackground"
    }
    let words = ["text", "label", "title", "foreground", "tint", "icon", "font"]
    return words.contains(where: name.contains) ? ".label" : nil
  }

  private static func text(ofName name: String) -> String? {
    if let value = values[name] { return value }
    // Classes of UIKit need no arguments.
    return UIKitClasses.superclasses[name] == nil ? nil : "\(name)()"
  }

  private static let numbers = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Float", "Double", "CGFloat", "TimeInterval", "CFTimeInterval", "NSInteger", "Decimal",
  ]

  private static let values: [String: String] = [
    "Bool": "false", "String": "\"\"", "NSString": "\"\"", "Substring": "\"\"", "Void": "()",
    "Optional": "nil", "Array": "[]", "Set": "[]", "Dictionary": "[:]",
    "CGSize": ".zero", "CGPoint": ".zero", "CGRect": ".zero", "UIEdgeInsets": ".zero",
    "NSDirectionalEdgeInsets": ".zero", "UIOffset": ".zero", "CGVector": ".zero",
    "CGAffineTransform": ".identity", "NSRange": "NSRange(location: 0, length: 0)",
    "IndexPath": "IndexPath(row: 0, section: 0)", "Data": "Data()", "UIColor": ".gray",
    "UIImage": "UIImage()", "UIFont": ".systemFont(ofSize: UIFont.systemFontSize)",
    "NSAttributedString": "NSAttributedString()",
    "NSMutableAttributedString": "NSMutableAttributedString()",
    "AttributedString": "AttributedString()", "CALayer": "CALayer()",
    "UIBezierPath": "UIBezierPath()",
    "Date": "Date(timeIntervalSinceReferenceDate: 0)", "Any": "()",
  ].merging(numbers.map { ($0, "0") }) { first, _ in first }
}

extension TypeSyntax {
  /// The name of the property, method or parameter whose type it is; empty for none.
  fileprivate var declaredName: String {
    for node in Syntax(self).ancestors {
      if let property = node.as(PatternBindingSyntax.self) {
        return property.pattern.trimmedDescription
      }
      if let parameter = node.as(FunctionParameterSyntax.self) {
        return (parameter.secondName ?? parameter.firstName).text
      }
      if let method = node.as(FunctionDeclSyntax.self) { return method.name.text }
    }
    return ""
  }
}
#endif
