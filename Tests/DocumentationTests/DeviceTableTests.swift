import Fixtures
import Foundation
import Testing
import UIKit

/// The page's table of devices has the values of the code.
struct DeviceTableTests {
  private static let page = "Sources/SnapTesting/SnapTesting.docc/ChoosingConfigurations.md"

  @Test func `the table of devices has every device, in order`() throws {
    let rows = try Repository.text(of: Self.page).components(separatedBy: "\n").filter {
      $0.hasPrefix("| `iP")
    }
    #expect(rows == Device.named.map { Self.row($0.name, $0.device) })
  }

  private static func row(_ name: String, _ device: Device) -> String {
    let insets = device.safeArea
    let safeArea = [insets.top, insets.left, insets.bottom, insets.right].map { "\(Int($0))" }
    return "| `\(name)` | \(Int(device.width)) × \(Int(device.height)) | \(Int(device.scale)) | "
      + "\(safeArea.joined(separator: ", ")) | \(Int(device.sideMargin)) |"
  }
}
