import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

/// Folders for hosted reviews have the form that their documentation gives.
struct ExportTests {
  /// The fields of a file of metadata with their types, and those that it must have.
  private static let forms: [String: (fields: [String: Any.Type], required: Set<String>)] = [
    // Sentry, "Uploading Snapshots".
    "sentry": (
      [
        "display_name": String.self, "group": String.self, "tags": [String: String].self,
        "diff_threshold": Double.self, "context": [String: Any].self,
      ], []
    ),
    // Argos, `ScreenshotMetadata` of `@argos-ci/util`.
    "argos": (
      [
        "automationLibrary": [String: String].self, "sdk": [String: String].self,
        "mediaType": String.self, "viewport": [String: Int].self, "test": [String: Any].self,
      ], ["automationLibrary", "sdk"]
    ),
  ]

  private func isValue(_ value: Any, of type: Any.Type) -> Bool {
    if type == String.self { return value is String }
    if type == Double.self { return value is Double }
    if type == [String: String].self { return value is [String: String] }
    if type == [String: Int].self { return value is [String: Int] }
    return value is [String: Any]
  }

  @Test(arguments: [
    ("sentry", ["CellTests/row@2x.json", "CellTests/row@2x.png"]),
    ("argos", ["CellTests/row@2x.png", "CellTests/row@2x.png.argos.json"]),
    ("reg-suit", ["actual/CellTests/row@2x.png", "expected/CellTests/row@2x.png"]),
  ])
  func `a folder has the published form`(service: String, files: [String]) throws {
    let package = try TemporaryPackage.withChangedPicture()
    let actual = package.read(".snap/CellTests/row@2x.actual.png")
    let run = try package.snap().run("export", "out", "--for", service, "--partial")
    #expect(run.exitCode == 0 && run.out == "1 picture in out\n", "\(run)")
    let written = package.allFiles.filter { $0.hasPrefix("out/") }.map { String($0.dropFirst(4)) }
    #expect(written.sorted() == files)
    let folder = service == "reg-suit" ? "actual/" : ""
    #expect(package.read("out/\(folder)CellTests/row@2x.png") == actual)
    if service == "reg-suit" {
      let reference = package.read("Snapshots/CellTests/row@2x.png")
      #expect(package.read("out/expected/CellTests/row@2x.png") == reference)
    }
    guard let form = Self.forms[service], let name = files.first(where: { $0.hasSuffix("json") })
    else { return }
    let data = try #require(package.read("out/\(name)"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(form.required.isSubset(of: json.keys))
    for (key, value) in json {
      let type = try #require(form.fields[key], "\(key)")
      #expect(isValue(value, of: type), "\(key): \(value)")
    }
  }

  @Test func `a folder with other files, and a run that left out tests, are refused`() throws {
    let package = try TemporaryPackage.withChangedPicture()
    let partial = try package.snap().run("export", "out", "--for", "sentry")
    #expect(partial.exitCode == 2 && partial.error.contains("--partial"), "\(partial)")
    try package.write("old", to: "out/old.png")
    let other = try package.snap().run("export", "out", "--for", "sentry", "--partial")
    #expect(other.exitCode == 2 && other.error.contains("is not empty"), "\(other)")
    #expect(package.allFiles.filter { $0.hasPrefix("out/") } == ["out/old.png"])
  }
}
