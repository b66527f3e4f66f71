import ArgumentParser
import Foundation
import SnapReport
import SnapshotRecords
import Snapshots

enum RecordingMode: String, ExpressibleByArgument, CaseIterable {
  case all, failed, missing, engine, layouts

  var recordMode: RecordMode {
    switch self {
    case .all: .all
    case .failed: .failed
    case .missing: .missing
    case .engine: .engine
    case .layouts: .layouts
    }
  }
}
