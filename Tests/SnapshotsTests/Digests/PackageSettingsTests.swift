import Foundation
import SnapshotSamples
import Testing

@testable import SnapshotReferences
@testable import Snapshots

struct PackageSettingsTests {
  private func settings(_ text: String) throws -> PackageSettings {
    try PackageSettings(Data(text.utf8), name: "snap.json")
  }

  @Test func `variables are sorted, each once`() throws {
    #expect(try settings(#"{ "environment": ["B", "A", "B"] }"#).environment == ["A", "B"])
    #expect(try settings(#"{ "references": "digests" }"#).environment == [])
  }

  @Test(arguments: [
    (#"{ "environment": "A" }"#, ReferencesError.SettingsFault.noVariables),
    (#"{ "environment": [""] }"#, .noVariables), (#"{ "environment": ["A=1"] }"#, .noVariables),
    (#"{ "environment": [1] }"#, .notTexts), (#"{ "environment": { "A": "1" } }"#, .notTexts),
    (#"{ "references": ["digests"] }"#, .notTexts),
    (#"{ "variables": ["A"] }"#, .unknownName("variables")),
  ])
  func `anything but a list of names is an error`(
    text: String, fault: ReferencesError.SettingsFault
  ) {
    #expect(throws: ReferencesError.invalidSettings(file: "snap.json", fault)) {
      try settings(text)
    }
  }

  @Test func `writing settings keeps the variables`() throws {
    let package = try TemporaryPackage()
    let written = try settings(#"{ "environment": ["A"], "references": "digests" }"#)
    try written.write(to: package.directories)
    #expect(try PackageSettings(of: package.directories) == written)
  }
}
