import Foundation
import InterfaceBuilder
import Testing

/// The contents of small IB files, and functions to load them.
enum Documents {
  static let xibType = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  static let storyboardType = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

  /// Returns a xib whose objects begin on line 4.
  static func xib(_ objects: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="\(xibType)" version="3.0" toolsVersion="21701" useAutolayout="YES">
    <objects>
    \(objects)
    </objects>
    <resources>\(resources)</resources>
    </document>

    """
  }

  static func load(
    _ text: String, sizeClasses: IBSizeClasses = .phonePortrait,
    limits: InterfaceBuilderLimits = .standard
  ) throws -> InterfaceBuilderDocument {
    try InterfaceBuilderDocument(
      Data(text.utf8), file: "Some.xib", sizeClasses: sizeClasses, limits: limits)
  }

  /// Returns the only view of a xib that consists of one element.
  static func view(_ element: String, sizeClasses: IBSizeClasses = .phonePortrait) throws -> IBView
  {
    let document = try load(xib(element), sizeClasses: sizeClasses)
    return try #require(document.scenes.first?.views.first)
  }

  /// Returns the error for a file's text.
  static func error(
    of text: String, limits: InterfaceBuilderLimits = .standard
  ) -> InterfaceBuilderError? {
    do {
      _ = try load(text, limits: limits)
      return nil
    } catch let error as InterfaceBuilderError {
      return error
    } catch {
      return .unreadable(file: "", reason: "\(error)")
    }
  }
}
