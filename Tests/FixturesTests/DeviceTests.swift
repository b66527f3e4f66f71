import Testing
import UIKit

@testable import Fixtures

@MainActor struct DeviceTests {
  @Test func `a row on a device upright has no safe area`() {
    let matrix: ConfigurationMatrix = .devices(.iPhoneSE, .iPhone16, .iPadSplitHalf)
    #expect(matrix.configurations.map(\.name) == ["375", "393-3x", "507"])
    #expect(
      matrix.configurations == [
        Configuration(width: 375), Configuration(width: 393, scale: 3), Configuration(width: 507),
      ])
  }

  @Test func `a row on a phone in landscape lies between the safe area's sides`() throws {
    let matrix: ConfigurationMatrix = .devices(.iPhone16Landscape)
    let configuration = try #require(matrix.configurations.first)
    #expect(configuration.name == "852-3x-safe59")
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    let rendering = try Rendering(of: cell, in: configuration)
    let content = try #require(rendering.tree.children.first { $0.name == "contentView" })
    #expect(content.frame.minX == 59)
    #expect(content.frame.width == 734)
  }

  @Test func `items of a collection lie inside the safe area`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 852, height: 50))
    let configuration = Configuration(device: .iPhone16Landscape)
    _ = try Rendering(of: cell, in: configuration)
    #expect(cell.safeAreaInsets == .zero)
  }

  @Test func `a whole screen has all of the safe area`() throws {
    let window = UIWindow()
    let configuration = Configuration(device: .iPhone16)
    #expect(configuration.name == "393x852-3x-safe59_0_34_0")
    _ = try Rendering(of: window, in: configuration)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    _ = try Rendering(of: window, in: Configuration(width: 393, height: 852, scale: 3))
    #expect(window.safeAreaInsets == .zero)
  }

  @Test(arguments: Device.named.map(\.name)) func `a device's values are consistent`(
    name: String
  ) throws {
    let device = try #require(Device.named.first { $0.name == name }?.device)
    let isLandscape = device.width > device.height
    #expect(isLandscape == name.hasSuffix("Landscape"))
    #expect(device.sideMargin == (device.width <= 393 ? 16 : 20))
    #expect(device.safeArea.left == device.safeArea.right)
    #expect(
      (device.safeArea.left == 0)
        == (!isLandscape || name == "iPhoneSELandscape" || device.scale == 2))
    #expect([2, 3].contains(device.scale))
  }

  @Test func `a safe area that leaves no width is refused`() {
    let wide = Configuration(
      width: 100, safeArea: UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50))
    let negative = Configuration(safeArea: UIEdgeInsets(top: -1, left: 0, bottom: 0, right: 0))
    for configuration in [wide, negative] {
      let error = #expect(throws: RenderingError.self) {
        try Rendering(of: UIView(), in: configuration)
      }
      #expect(error?.description.hasPrefix("The configuration's safe area is ") == true)
    }
  }
}
