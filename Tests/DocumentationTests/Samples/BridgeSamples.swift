import Foundation
import SnapBridge
import UIKit

// The code of the page about comparing with iOS. It is compiled, not run.

@MainActor private func writeFrames() throws {
  let references = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Snapshots").standardized
  try SnapBridge.record(
    SettingsRowCell(title: "Downloads", detail: "On", isOn: true),
    key: "SettingsRowCellTests/a-row.320", width: 320, in: references)
}
