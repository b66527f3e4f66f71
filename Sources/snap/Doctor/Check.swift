import Foundation
import SnapReport
import Snapshots

/// One check of `snap doctor`.
struct Check: Encodable {
  enum Status: String, Encodable {
    case good
    /// Optional, but recommended.
    case advice
    case missing
  }

  let name: String
  let status: Status
  let finding: String
  /// How to fix it; nil if nothing is wrong.
  let remedy: String?

  static func good(_ name: String, _ finding: String) -> Check {
    Check(name: name, status: .good, finding: finding, remedy: nil)
  }

  static func advice(_ name: String, _ finding: String, remedy: String) -> Check {
    Check(name: name, status: .advice, finding: finding, remedy: remedy)
  }

  static func missing(_ name: String, _ finding: String, remedy: String) -> Check {
    Check(name: name, status: .missing, finding: finding, remedy: remedy)
  }

  /// The result after its symbol, and the remedy below it.
  func text(color: Bool) -> String {
    let sign = color ? "\u{1B}[\(self.color)m\(sign)\u{1B}[0m" : sign
    return "\(sign) \(finding.visible)" + (remedy.map { "\n    \($0.visible)" } ?? "")
  }

  private var sign: String {
    switch status {
    case .good: "✓"
    case .advice: "!"
    case .missing: "✗"
    }
  }

  /// Green, yellow and red, as numbers of the Select Graphic Rendition (ECMA-48, 8.3.117).
  private var color: Int {
    switch status {
    case .good: 32
    case .advice: 33
    case .missing: 31
    }
  }
}
