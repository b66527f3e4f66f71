internal import FileAccess
import Foundation
internal import InterfaceBuilder
import SnapshotRecords
internal import SnapshotReferences
import Snapshots
internal import UIKit

/// Why a cell file cannot be used, with its line and what is allowed there.
public struct CellFileError: Error, Equatable, CustomStringConvertible {
  /// The file as it was named.
  public let file: String
  /// The line; `nil` if the whole file is affected.
  public let line: Int?
  /// The problem and the allowed values.
  public let problem: String

  /// File, line and problem.
  public var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(problem)"
  }
}
