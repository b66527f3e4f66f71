import SnapTesting
import Testing
import UIKit

@MainActor struct ExplainLayoutTests {
  @Test func `a view of a cell made in code is explained with lines of its source`() throws {
    let cell = SettingsRowCell(title: "Downloads", detail: "Wi-Fi only", isOn: true)
    let text = try explainLayout(of: "titleLabel", in: cell, Configuration(width: 320))
    #expect(text.hasPrefix("contentView/titleLabel (UILabel), frame ("))
    #expect(text.contains("(SettingsRowCell.swift:"))
    #expect(text.contains("titleLabel's text “Downloads”, 1 line of "))
    #expect(throws: (any Error).self) {
      try explainLayout(of: "nobody", in: cell, Configuration(width: 320))
    }
  }
}
