import Fixtures
import Foundation
import Rounds

/// The rows about a cell of an Interface Builder file, laid out as `snap layout` does, and with `--why` for one view.
///
/// The answer is the frame of that view, which both have.
public func reasonRows(isExplained: Bool) -> [Row] {
  [
    Row("cell of a file laid out, one view explained") {
      let file = try MainActor.assumeIsolated {
        try PrototypeFile(Data(ReasonCell.text.utf8), name: "Song.xib")
      }
      return Work(
        run: { _ = try MainActor.assumeIsolated { try ReasonCell.frame(file, isExplained) } },
        answer: { try MainActor.assumeIsolated { try ReasonCell.frame(file, isExplained) } })
    }
  ]
}

/// A xib of a cell with a picture and two texts, of which the lower one wraps.
@MainActor private enum ReasonCell {
  private static let view = "sub-ti-001"

  static func frame(_ file: PrototypeFile, _ isExplained: Bool) throws -> [Double] {
    let frame: CGRect?
    if isExplained {
      var search = PrototypeReasonSearch(forView: view)
      try search.search(file)
      frame = try search.result().reasons.frame
    } else {
      frame = try file.layout(storedSizes: false).cells.flatMap(\.views).first { $0.id == view }?
        .frame
    }
    return (frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []).map { Double($0) }
  }

  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    useAutolayout="YES">
    <objects><tableViewCell reuseIdentifier="Song" id="cel-l0-001">
    <rect key="frame" x="0" y="0" width="320" height="80"/>
    <tableViewCellContentView key="contentView" id="con-te-001">
    <rect key="frame" x="0" y="0" width="320" height="80"/>
    <subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="pic-tu-001">
    <rect key="frame" x="16" y="16" width="48" height="48"/></view>
    \(label("tit-le-001", "Blue in Green", y: 11, size: 17))
    \(label(view, "A recording that has been reissued more often than any other", y: 34, size: 13))
    </subviews>
    <constraints>
    \(constraint("pic-tu-001", "leading", "con-te-001", "leading", 16))
    \(constraint("pic-tu-001", "centerY", "con-te-001", "centerY", 0))
    \(constraint("pic-tu-001", "width", nil, nil, 48))\(constraint("pic-tu-001", "height", nil, nil, 48))
    \(constraint("tit-le-001", "leading", "pic-tu-001", "trailing", 12))
    \(constraint("tit-le-001", "top", "con-te-001", "top", 11))
    \(constraint("con-te-001", "trailing", "tit-le-001", "trailing", 16))
    \(constraint(view, "leading", "tit-le-001", "leading", 0))
    \(constraint(view, "trailing", "tit-le-001", "trailing", 0))
    \(constraint(view, "top", "tit-le-001", "bottom", 2))
    \(constraint("con-te-001", "bottom", view, "bottom", 11))
    </constraints>
    </tableViewCellContentView></tableViewCell></objects></document>
    """

  private static func label(_ id: String, _ text: String, y: Int, size: Int) -> String {
    """
    <label text="\(text)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="76" y="\(y)" width="228" height="\(size + 4)"/>
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
    """
  }

  private static func constraint(
    _ first: String, _ attribute: String, _ second: String?, _ other: String?, _ constant: Int
  ) -> String {
    let item = second.map { #" secondItem="\#($0)""# } ?? ""
    let end = other.map { #" secondAttribute="\#($0)""# } ?? ""
    return """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)"\(item)\(end) constant="\(constant)" \
      id="\(first)-\(attribute)"/>
      """
  }
}
