package import Foundation
package import SnapReport
import SnapshotRecords

/// What a comment shows of a run, by a digest: a decision counts for these pictures and no others.
///
/// Whoever writes a pull request makes its results, so that the digest has to withstand somebody who looks for two runs with
/// one digest.
package enum ShownResults {
  /// Returns the digest of what fails: names, verdicts and the bytes of new pictures, in the report's order.
  package static func digest(of report: RunReport, _ source: PictureSource) -> String {
    let lines = report.commentCauses.flatMap(\.results).map { result in
      let actual = result.actual.flatMap(source.data).map(SHA256.text) ?? "none"
      return "\(result.key)\t\(result.status.rawValue)\t\(actual)\n"
    }
    return SHA256.text(of: Data(lines.joined().utf8))
  }

  /// Returns the digest of a text.
  static func digest(of text: String) -> String { SHA256.text(of: Data(text.utf8)) }

  /// Returns a name for a picture, by its bytes.
  package static func name(of data: Data) -> String { "\(SHA256.text(of: data).prefix(32)).png" }
}
