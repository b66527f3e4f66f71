import FileAccess
import Foundation
import SnapshotReferences

/// Files that a package has beside its references.
extension FuzzTarget {
  /// References that are digests, with what branches and killed processes leave in them.
  static let digests = FuzzTarget(name: "digests", file: "Suite.snapshots", opensFile: false) {
    data, url in
    let whole = try sorted(data, url.lastPathComponent)
    let again = try sorted(whole, url.lastPathComponent)
    try require(again == whole, "what is written is read otherwise")
  }

  private static func sorted(_ data: Data, _ name: String) throws -> Data {
    try DigestMerge.merged(base: Data(), ours: data, theirs: Data(), name: name).data
  }

  /// An archive of built tests.
  static let bundle = FuzzTarget(name: "bundle", file: "tests.tar") { _, url in
    var reader = try TarReader(url)
    var isFirst = true
    while let entry = try reader.next() {
      let parts = entry.name.split(separator: "/", omittingEmptySubsequences: false)
      try require(!parts.contains { ["", ".", ".."].contains($0) }, "\(entry.name)")
      // The list of files is read whole, others as they are written.
      if isFirst { _ = try reader.content(atMost: Files.sizeLimit) }
      isFirst = false
    }
  }

  /// The settings of a package.
  static let settings = FuzzTarget(name: "settings", file: "snap.json", opensFile: false) {
    data, url in
    _ = try PackageSettings(data, name: url.lastPathComponent)
  }
}
