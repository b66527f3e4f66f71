import Foundation
import SnapReport

extension WatchSave {
  /// Such as `Feed.storyboard: 2 of 16 pictures changed, 41 ms`.
  var sentence: String {
    let pictures =
      changed == 0
      ? "\(drawn.counted("picture")) drawn" : "\(changed) of \(drawn.counted("picture")) changed"
    let end = hasProblem ? "; what cannot be drawn shows its last state" : ""
    let time = "\(pictures), \(milliseconds) ms\(end)"
    return files.isEmpty ? time : "\(Self.list(files)): \(time)"
  }

  /// The first files, and how many more there are.
  static func list(_ files: [String]) -> String {
    let most = 3
    let rest = files.count - most
    return files.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
