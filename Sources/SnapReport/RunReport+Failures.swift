internal import Foundation
internal import LayoutModel
internal import NumberText
import SnapshotRecords

extension RunReport {
  /// The message of each cause, safe to print, and the paths it contains.
  ///
  /// It explains the first snapshot with the cause, and lists the others.
  public var failureMessages: [(text: String, paths: [String])] {
    messagesByCause.map { message in
      let result = message.result
      let paths = [
        result.reference, result.referencePicture, result.actual, result.diff,
      ].compactMap { $0 }
      return (message.text, paths)
    }
  }

  /// A message for each cause, in the order of the page.
  package var messagesByCause: [FailureMessage] {
    resultsByCause.compactMap { results in
      results.first.map {
        FailureMessage(
          $0, others: Array(results.dropFirst()), tool: tool, records: records, subject: subject)
      }
    }
  }
}
