public import Foundation
import Snapshots

extension RunReport {
  /// Returns the run as JSON: sorted keys, one value a line, a line break at the end.
  ///
  /// - Throws: `EncodingError` if a number is not finite.
  public func json() throws -> Data { try CanonicalJSON.prettyData(of: run) }
}
