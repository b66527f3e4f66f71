public import Foundation

extension AttributeContainer {
  /// Creates attributes from those of an `NSAttributedString`: font, colour and the space between characters, which titles
  /// of buttons show.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Scope = AttributeScopes.UIKitAttributes
    self.init()
    self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Scope.KernAttribute.self] = (dictionary[.kern] as? NSNumber).map {
      CGFloat($0.doubleValue)
    }
  }
}
