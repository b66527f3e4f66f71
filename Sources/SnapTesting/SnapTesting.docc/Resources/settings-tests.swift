import SnapTesting
import Testing

@testable import SettingsCells

@MainActor
@Suite struct SettingsRowCellTests {
  @Test func `a row that is switched on`() {
    let cell = SettingsRowCell(title: "Downloads", detail: "Wi-Fi only", isOn: true)
    assertSnapshot(of: cell, as: .image)
  }

  @Test func `a long detail wraps beside the switch`() {
    let cell = SettingsRowCell(
      title: "Background refresh",
      detail: "Content is fetched while the phone is charging and not in use.", isOn: false)
    assertSnapshot(of: cell, as: .image)
  }
}
