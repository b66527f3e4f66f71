import Foundation
import TestSupport

/// A folder with Interface Builder files, and `snap` in it.
final class FileFolder: FolderOfFiles {
  private let folder: TemporaryFolder
  private var pipes: [FileHandle] = []

  init(_ files: [String: String] = [:]) throws { folder = try TemporaryFolder(files) }

  var root: URL { folder.root }

  var snap: SnapTool { SnapTool(directory: root, owner: self) }

  /// Creates a file that blocks readers forever: a pipe that is open for writing here.
  func writePipe(to path: String) throws {
    let pipe = url(of: path)
    mkfifo(pipe.path, 0o600)
    // Opening it for reading too avoids waiting for a reader.
    pipes.append(try FileHandle(forUpdating: pipe))
  }
}

/// Storyboards and xibs as Xcode writes them.
enum SongFile {
  /// Returns a storyboard with one row; its label is on line 11 and constrained to some edges.
  ///
  /// Without an outlet, no app replaces the label's text.
  static func storyboard(
    cell: String = "SongCell", edges: [String] = ["leading", "trailing", "top", "bottom"],
    text: String = "A song", label: String = "", hasOutlet: Bool = true
  ) -> String {
    let constraints = edges.map { edge in
      let isEnd = edge == "trailing" || edge == "bottom"
      return """
        <constraint firstItem="\(isEnd ? "con-te-001" : "tit-le-001")" firstAttribute="\(edge)" \
        secondItem="\(isEnd ? "tit-le-001" : "con-te-001")" secondAttribute="\(edge)" \
        constant="16" id="tie-\(edge)"/>
        """
    }
    let outlet =
      hasOutlet
      ? "<outlet property=\"titleLabel\" destination=\"tit-le-001\" id=\"out-le-001\"/>" : ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
      <scenes><scene sceneID="sce-ne-001"><objects><tableViewController id="con-tr-001" sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" style="plain" rowHeight="-1" id="tab-le-001">
      <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
      <prototypes>
      <tableViewCell reuseIdentifier="\(cell)" id="cel-l0-001"><rect key="frame" x="0" y="28" width="320" height="52.5"/>
      <tableViewCellContentView key="contentView" id="con-te-001"><rect key="frame" x="0" y="0" width="320" height="52.5"/>
      <subviews>
      <!-- The title. -->
      <label text="\(text)" id="tit-le-001" userLabel="Title" translatesAutoresizingMaskIntoConstraints="NO" \(label)><rect key="frame" x="16" y="16" width="288" height="20.5"/></label>
      </subviews>
      <constraints>
      \(constraints.joined(separator: "\n"))
      </constraints>
      </tableViewCellContentView>
      <connections>\(outlet)</connections>
      </tableViewCell>
      </prototypes>
      </tableView>
      </tableViewController></objects></scene></scenes>
      </document>
      """
  }

  /// The edges of a label with an ambiguous horizontal position: an error.
  static let vertical = ["top", "bottom"]
  /// A text that is truncated on phones 320 points wide: a warning, if the label has no outlet.
  static let longText = "A song with a title that takes up much room"
  /// A truncated file.
  static let brokenOff = "<?xml version=\"1.0\"?>\n<document>\n<objects"
}
