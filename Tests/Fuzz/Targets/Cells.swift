import Fixtures
import Foundation
import InterfaceBuilder
import SnapshotReferences
import Snapshots
import UIKit

extension FuzzTarget {
  /// A xib or storyboard: read, laid out as in a table and as stored, judged, and its first cell drawn.
  static let interface = FuzzTarget(name: "interface", file: "input.xib", opensFile: false) {
    data, url in
    let file = try PrototypeFile(data, name: url.lastPathComponent)
    try edit(data, name: url.lastPathComponent)
    for storedSizes in [false, true] {
      _ = try JSONEncoder().encode(file.layout(storedSizes: storedSizes))
    }
    guard let name = file.prototypeNames.first else { return }
    try drawIfPossible {
      try file.rendering(of: name, width: nil, in: Configuration(scale: 1))
    }
  }

  /// Changes a file that can be read, which has to stay so.
  private static func edit(_ data: Data, name: String) throws {
    // Small enough that no change leads beyond a limit.
    guard data.count < 50_000 else { return }
    let document = try InterfaceBuilderDocument(data, file: name)
    for id in document.viewIDs.sorted().prefix(2) {
      var editor = IBEditor(data)
      do throws(IBEditError) {
        try editor.apply(.setAttribute("contentMode", to: "left", of: id))
        try editor.apply(
          .addConstraint(
            IBNewConstraint(owner: id, first: .init(id, .width), second: nil, constant: 1)))
      } catch {
        continue
      }
      let changed = try? InterfaceBuilderDocument(editor.data, file: name)
      precondition(changed?.viewIDs == document.viewIDs, "a change of \(id) damaged the file")
    }
  }

  /// A xib or storyboard whose cells are checked in all configurations.
  static let lint = FuzzTarget(name: "lint", file: "input.xib", opensFile: false) { data, url in
    let file = try PrototypeFile(data, name: url.lastPathComponent)
    for finding in file.lint() { _ = "\(finding)" }
  }

  /// A file of fixtures, of which the first ones are drawn in their first configurations.
  static let cells = FuzzTarget(
    name: "cells", file: "input.cells.json", others: ["Cell.xib": Data(cell.utf8)]
  ) { _, url in
    for fixture in try CellFile(contentsOf: url).fixtures.prefix(3) {
      for configuration in fixture.configurations.prefix(2) {
        try drawIfPossible { try fixture.inspect(in: configuration).rendering }
      }
    }
  }

  /// Draws what can be laid out, and no picture that takes time and memory by right.
  private static func drawIfPossible(_ rendering: () throws -> Rendering?) throws {
    let result: Rendering?
    do {
      result = try rendering()
    } catch is RenderingError {
      return
    }
    guard let result, result.size.width * result.size.height < 1_000_000 else { return }
    _ = try result.snapshot().encoded()
  }

  /// A xib with a cell of one label.
  static let cell = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <tableViewCell reuseIdentifier="Cell" id="cel-l0-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" tableViewCell="cel-l0-001" id="con-te-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <subviews>
              <label text="Title" lineBreakMode="tailTruncation" numberOfLines="0"
                translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                <rect key="frame" x="16" y="11" width="288" height="21"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
              </label>
            </subviews>
            <constraints>
              <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="con-te-001"
                secondAttribute="leading" constant="16" id="c-001"/>
              <constraint firstAttribute="trailing" secondItem="lab-el-001"
                secondAttribute="trailing" constant="16" id="c-002"/>
              <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="con-te-001"
                secondAttribute="top" constant="11" id="c-003"/>
              <constraint firstAttribute="bottom" secondItem="lab-el-001" secondAttribute="bottom"
                constant="11" id="c-004"/>
            </constraints>
          </tableViewCellContentView>
        </tableViewCell>
      </objects>
    </document>
    """
}
