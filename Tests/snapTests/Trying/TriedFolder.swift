import Foundation
import TestSupport
import Testing

/// A folder with sources, in which `snap try` draws with modules that are made of the build under test.
struct TriedFolder {
  let files: TemporaryFolder

  init(_ files: [String: String]) throws { self.files = try TemporaryFolder(files) }

  /// A program with the runtime of a sanitizer needs more of the linker.
  static let isPossible = SnapTool.sanitizers.isEmpty

  /// The modules, as an installed tool has them.
  private static let modules: URL? = {
    let build = SnapTool.executable.deletingLastPathComponent()
    let folder = build.appendingPathComponent("tried-modules")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../scripts/collect-modules").standardizedFileURL
    let process = Process()
    process.executableURL = script
    process.arguments = [build.path, folder.path]
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? folder : nil
  }()

  static func requireModules() throws -> URL { try #require(modules) }

  var tool: SnapTool {
    let variables = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME", "TMPDIR"].contains($0.key)
    }
    return SnapTool(directory: files.root, environment: variables, owner: files)
  }

  /// Draws into the folder `out`.
  func run(_ arguments: String...) throws -> SnapTool.Output {
    try tool.run(
      ["try"] + arguments + ["--output", "out", "--modules", Self.requireModules().path])
  }

  /// The names of what was drawn, sorted.
  var drawn: [String] {
    files.allFiles.filter { $0.hasPrefix("out/") }.map { String($0.dropFirst(4)) }.sorted()
  }

  static let row =
    "import UIKit\n\n" + """
      class Row: UITableViewCell {
        let titleLabel = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          titleLabel.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(titleLabel)
          NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
          ])
        }

        required init?(coder: NSCoder) { nil }
      }

      """

  static func xib(of name: String, text: String = "Text of the file") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <tableViewCell contentMode="scaleToFill" id="cel-l0-001" customClass="\(name)" customModule="Music">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" contentMode="center" id="con-te-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <subviews>
              <label contentMode="left" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                <rect key="frame" x="16" y="11" width="200" height="22"/>
              </label>
            </subviews>
            <constraints>
              <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="con-te-001" secondAttribute="leading" constant="16" id="a-1"/>
              <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="con-te-001" secondAttribute="top" constant="11" id="a-2"/>
              <constraint firstAttribute="bottom" secondItem="lab-el-001" secondAttribute="bottom" constant="11" id="a-3"/>
            </constraints>
          </tableViewCellContentView>
        </tableViewCell>
      </objects>
    </document>

    """
  }
}
