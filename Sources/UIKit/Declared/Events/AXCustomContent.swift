public import Foundation

/// Content that VoiceOver reads when a user asks for more.
@preconcurrency @MainActor open class AXCustomContent: NSObject {
  /// Whether content is read without being asked for.
  public enum Importance: UInt, Sendable {
    case `default` = 0
    case high = 1
  }

  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }
  public let attributedLabel: NSAttributedString
  public let attributedValue: NSAttributedString
  open var importance = Importance.default

  /// Creates content of a label and a value.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// Creates content with attributes of speech, which are kept.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
    super.init()
  }
}

/// An accessibility element with more to read.
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
  /// The content, in reading order.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
