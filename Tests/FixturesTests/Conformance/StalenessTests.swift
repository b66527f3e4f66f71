import Foundation
import Testing

/// Which stored frames Apple's engine cannot have computed.
struct StalenessTests {
  /// A cell with a view 20 points high at `y`, whose content view is 44 points high.
  private func cell(
    kind: String = "collectionViewCell", height: Double = 44, y: Double = 0,
    onContent: String = "", onCell: String = ""
  ) throws -> KnownCell {
    let text = """
      {"kind": "\(kind)", "id": "cell", "repo": "a/b", "path": "Cell.xib", "misplaced": false,
       "tools": "21701", "xcode": "14", "xib": true, "frame": [0, 0, 100, \(height)],
       "constraintsOnCell": [\(onCell)],
       "root": {"el": "view", "id": "content", "frame": [0, 0, 100, 44],
         "constraints": [\(onContent)],
         "subviews": [{"el": "view", "id": "a", "frame": [0, \(y), 100, 20], "subviews": []}]}}
      """
    return try JSONDecoder().decode(KnownCell.self, from: Data(text.utf8))
  }

  private func tie(_ attribute: String, _ owner: String, constant: Double) -> String {
    """
    {"first": "a", "fa": "\(attribute)", "second": "\(owner)", "sa": "\(attribute)",
     "rel": "equal", "c": \(constant), "p": 1000}
    """
  }

  @Test(arguments: [(8.0, false), (8.5, false), (9, true), (40, true)])
  func `frames that break a required constraint are stale, whichever of both views holds it`(
    y: Double, isStale: Bool
  ) throws {
    #expect(try cell(y: y, onContent: tie("top", "content", constant: 8)).isStale == isStale)
    #expect(try cell(y: y, onCell: tie("top", "cell", constant: 8)).isStale == isStale)
  }

  @Test func `a row's constraints count from its own edges, beyond those of its content view`()
    throws
  {
    let bottom = tie("bottom", "cell", constant: -30)
    #expect(try !cell(kind: "tableViewCell", height: 60, y: 10, onCell: bottom).isStale)
    #expect(try cell(kind: "tableViewCell", height: 44, y: 10, onCell: bottom).isStale)
  }
}
