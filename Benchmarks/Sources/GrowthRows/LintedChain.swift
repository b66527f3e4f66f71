import Fixtures
import Foundation

/// A xib of one cell, in which labels hang on one another, linted in all configurations.
@MainActor enum LintedChain {
  /// Returns the number of findings.
  static func findingCount(_ count: Int) throws -> Int {
    try PrototypeFile(Data(text(count).utf8), name: "Chain.xib").lint().count
  }

  private static func text(_ count: Int) -> String {
    let height = 21 * count
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      useAutolayout="YES">
      <objects><tableViewCell reuseIdentifier="Chain" id="cel-l0-001">
      <rect key="frame" x="0" y="0" width="320" height="\(height)"/>
      <tableViewCellContentView key="contentView" id="con-te-001">
      <rect key="frame" x="0" y="0" width="320" height="\(height)"/>
      <subviews>\((0..<count).map(label).joined(separator: "\n"))</subviews>
      <constraints>\((0...count).map { constraints($0, of: count) }.joined(separator: "\n"))</constraints>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
  }

  private static func label(_ index: Int) -> String {
    """
    <label text="Row \(index)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id(index))">
    <rect key="frame" x="16" y="\(21 * index)" width="288" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  /// The constraints between the label at an index and the one above it.
  private static func constraints(_ index: Int, of count: Int) -> String {
    let above = index == 0 ? (id: "con-te-001", edge: "top") : (id: id(index - 1), edge: "bottom")
    guard index < count else {
      return constraint("con-te-001", "bottom", above.id, above.edge, 0, "end")
    }
    return constraint(id(index), "top", above.id, above.edge, 0, "top\(index)")
      + constraint(id(index), "leading", "con-te-001", "leading", 16, "lea\(index)")
      + constraint(id(index), "trailing", "con-te-001", "trailing", -16, "tra\(index)")
  }

  private static func constraint(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int,
    _ id: String
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other)" constant="\(constant)" id="\(id)"/>
    """
  }

  private static func id(_ index: Int) -> String { "lab-el-\(index)" }
}
