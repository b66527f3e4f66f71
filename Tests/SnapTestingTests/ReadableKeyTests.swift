import Foundation
import Snapshots
import Testing

@testable import SnapTesting

/// Keys of frames that are written on Apple's systems.
struct ReadableKeyTests {
  private func key(
    _ function: String, file: String = "/p/Tests/CellTests.swift", name: String? = nil,
    configuration: String = "320"
  ) -> String? {
    ReadableKey(filePath: file, function: function, name: name, configuration: configuration).text
  }

  private func expected(_ function: String, name: String? = nil, configuration: String = "320")
    -> String
  {
    let test = SnapshotKey.fixtureName(ofFunction: function)
    return SnapshotKey(
      suite: "CellTests", fixture: name.map { "\(test) \($0)" } ?? test,
      configuration: configuration
    ).description
  }

  @Test(arguments: [
    ("wraps()", nil, "320"), ("`a long text wraps`()", nil, "320-AX2-dark"),
    ("`one of 2`(text:)", "Two", "414x100-3x-rtl"), ("long_name2()", nil, "320.layout"),
    ("testRow()", "a_b", "320.5-de-CH"), ("a-b()", nil, "320"),
  ])
  func `keys without a hash are those of references`(
    function: String, name: String?, configuration: String
  ) {
    let written = key(function, name: name, configuration: configuration)
    #expect(written == expected(function, name: name, configuration: configuration))
  }

  @Test(arguments: [
    "`a long-lived row`()", "`two  spaces`()", "`größer`()", "`a row, and more`()", "`con`()",
    "`lpt1`()", "`a.b`()", "``()", "`a row `()", "-a()",
    "`\(String(repeating: "a", count: 81))`()",
  ])
  func `a name whose key has a hash, or may have one, has none there`(function: String) {
    #expect(key(function) == nil)
  }

  @Test func `a key never leaves its folder`() {
    #expect(key("a()", file: "/p/...swift") == nil)
    #expect(key("a()", name: "../b") == nil)
    #expect(key("a()", configuration: "../320") == nil)
  }
}
