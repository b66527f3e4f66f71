import Fixtures
import Foundation

/// Texts of small xibs.
enum Xib {
  /// Returns a xib with a table cell of 320 × 60 points; the views within begin on line 8.
  static func cell(
    _ subviews: String, constraints: String = "", attributes: String = "",
    connections: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
    <objects>
    <tableViewCell contentMode="scaleToFill" id="cel-l0-001" reuseIdentifier="Cell" \(attributes)>
    <rect key="frame" x="0" y="0" width="320" height="60"/>
    <tableViewCellContentView key="contentView" id="con-te-001"><rect key="frame" x="0" y="0" width="320" height="60"/>
    <subviews>
    \(subviews)
    </subviews>
    <constraints>\(constraints)</constraints>
    </tableViewCellContentView>
    <connections>\(connections)</connections>
    </tableViewCell>
    </objects>
    </document>
    """
  }

  /// Returns a label of a frame.
  static func label(
    _ id: String, _ frame: String = "x=\"16\" y=\"11\" width=\"288\" height=\"38\"",
    text: String = "Text", attributes: String = ""
  ) -> String {
    """
    <label text="\(text)" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
    <rect key="frame" \(frame)/></label>
    """
  }

  /// Returns constraints between the edges of a view and of the content view, with distances.
  static func pins(_ view: String, _ edges: [(String, Double)]) -> String {
    edges.map { edge, constant in
      """
      <constraint firstItem="\(view)" firstAttribute="\(edge)" secondItem="con-te-001" \
      secondAttribute="\(edge)" constant="\(constant)" id="\(view)-\(edge)"/>
      """
    }.joined()
  }

  @MainActor static func file(_ text: String) throws -> PrototypeFile {
    try PrototypeFile(Data(text.utf8), name: "Cell.xib")
  }
}
