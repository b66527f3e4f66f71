import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// The views of small Interface Builder files, for tests.
@MainActor struct NibSample {
  let views: [UIView]
  let notes: [String]

  /// Creates the cell of a xib with an element in its content view, and with other top-level objects.
  init(
    _ elements: String, cell attributes: String = "", parts: String = "",
    resources: String = "", others: String = ""
  ) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701" useAutolayout="YES"><objects>
      <tableViewCell id="c" \(attributes)><rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" id="v"><rect key="frame" width="320" height="60"/>
      <subviews>\(elements)</subviews></tableViewCellContentView>\(parts)
      </tableViewCell>\(others)</objects><resources>\(resources)</resources></document>
      """
    let file = try NibFile(Data(text.utf8), name: "Cell.xib")
    let instance = try #require(file.prototypes.first).instantiate(NibOptions(purpose: .preview))
    views = instance.views
    notes = instance.notes.map(\.message)
  }

  /// The view with an identifier.
  func view<View: UIView>(_ id: String = "a", as type: View.Type = View.self) throws -> View {
    try #require(views.first { $0.nibOrigin?.id == id } as? View)
  }

  var cell: UITableViewCell {
    get throws { try view("c") }
  }
}
