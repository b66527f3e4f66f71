public import Foundation

/// The settings of accessibility, all off, and messages to assistive technologies, which go nowhere.
@preconcurrency @MainActor public enum UIAccessibility {
  /// A message to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    /// Creates a message from UIKit's number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Does nothing.
  public static func post(notification: Notification, argument: Any?) {}

  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the snapshot that is being drawn has high contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }
  /// Whether the snapshot that is being drawn has bold text.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  /// True, as by default.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// True, as by default.
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }

  /// Posted on iOS only; nothing posts it here.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted on iOS only; nothing posts it here.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted on iOS only; nothing posts it here.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted on iOS only; nothing posts it here.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted on iOS only; nothing posts it here.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerColorsStatusDidChangeNotification")
  /// Posted on iOS only; nothing posts it here.
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
}
