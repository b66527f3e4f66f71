import Foundation
import TestSupport
import Testing
import UIKit

/// A folder with Interface Builder files, for the duration of a test.
final class InterfaceFiles: FolderOfFiles {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var root: URL { folder.root }

  /// Returns a storyboard of scenes, each given by the text of its objects.
  @MainActor func storyboard(
    _ scenes: String..., initial: String? = nil, name: String = "Main"
  ) throws -> UIStoryboard {
    try UIStoryboard(
      contentsOf: write(
        Self.storyboardText(scenes, initial: initial), to: "\(name).storyboard"))
  }

  static func storyboardText(_ scenes: [String], initial: String? = nil) -> String {
    let objects = scenes.enumerated().map { index, text in
      "<scene sceneID=\"scene-\(index)\"><objects>\(text)</objects></scene>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
      <scenes>\(objects.joined(separator: "\n"))</scenes>
      </document>
      """
  }

  /// Returns a xib of objects, with the connections of its owner.
  static func xibText(_ objects: String, ownerOutlets: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    useAutolayout="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\
    <connections>\(ownerOutlets)</connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
    \(objects)
    </objects>
    </document>
    """
  }
}

/// Texts of elements.
enum Element {
  static func controller(
    _ attributes: String, kind: String = "viewController", view: String = view(),
    connections: String = ""
  ) -> String {
    "<\(kind) \(attributes)>\(view)<connections>\(connections)</connections></\(kind)>"
  }

  /// A controller's view of 375 × 667 points.
  static func view(_ subviews: String = "", constraints: String = "") -> String {
    """
    <view key="view" contentMode="scaleToFill">\
    <rect key="frame" x="0" y="0" width="375" height="667"/>\
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
    <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view>
    """
  }

  static func label(_ id: String, text: String = "Text", attributes: String = "") -> String {
    """
    <label text="\(text)" id="\(id)" \(attributes)>\
    <rect key="frame" x="16" y="20" width="100" height="21"/></label>
    """
  }

  static func outlet(_ property: String, to destination: String) -> String {
    "<outlet property=\"\(property)\" destination=\"\(destination)\"/>"
  }

  static func rect(_ width: Int, _ height: Int, x: Int = 0, y: Int = 0) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  static func segue(_ kind: String, to destination: String, _ attributes: String = "") -> String {
    "<segue kind=\"\(kind)\" destination=\"\(destination)\" \(attributes)/>"
  }
}
