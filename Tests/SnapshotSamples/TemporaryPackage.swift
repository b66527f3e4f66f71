package import Foundation
import SnapReport
package import SnapshotRecords
package import SnapshotReferences
package import Snapshots
import TestSupport

/// A package in a folder of its own that is removed with the object.
package final class TemporaryPackage: FolderOfFiles, Sendable {
  package let directories: SnapshotDirectories
  private let folder: TemporaryFolder

  package init() throws {
    folder = try TemporaryFolder(["Package.swift": "// swift-tools-version: 6.2\n"])
    directories = SnapshotDirectories(packageRoot: folder.root)
  }

  /// A package with one picture that was accepted and then changed.
  package static func withChangedPicture() throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    let key = SnapshotKey(suite: "CellTests", fixture: "row")
    for (color, mode) in [(UInt8(0), RecordMode.all), (200, .never)] {
      _ = try package.store(mode).verify(Samples.cell(label: "Title", color: color), key: key)
    }
    return package
  }

  package var root: URL { folder.root }

  package func store(
    _ mode: RecordMode = .missing, run: String? = nil, session: ProcessSession = ProcessSession()
  ) -> SnapshotStore {
    SnapshotStore(directories: directories, mode: mode, run: run, session: session)
  }

  /// The paths of all files but those that every package has, sorted; one for all logs of records.
  package var files: [String] {
    let paths = allFiles.filter {
      $0 != "Package.swift" && $0 != ".snap/.gitignore" && !$0.hasPrefix(".snap/runs/")
        && !$0.hasPrefix(".snap/working/")
    }
    return Set(
      paths.map { $0.hasPrefix(".snap/results/") ? ".snap/results/*.log" : $0 }
    ).sorted()
  }

  /// The lines of all logs of records, the oldest first: a key, a space and JSON.
  package var recordLines: [String] {
    let logs = allFiles.filter { $0.hasPrefix(".snap/results/") }
    return logs.sorted { $0.localizedStandardCompare($1) == .orderedAscending }.flatMap {
      String(decoding: read($0) ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }
}
