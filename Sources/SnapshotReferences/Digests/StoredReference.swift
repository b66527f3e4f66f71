import FileAccess
package import Foundation
import Graphics

/// What a store has as the reference of a snapshot.
package enum StoredReference: Hashable, Sendable {
  /// The bytes of its file.
  case file(Data)
  /// Its line in a file of digests.
  case line(DigestLine)
  /// The versions of its line that two branches have; at least two.
  case disputed([DigestLine])

  /// The reference that a name has in a file of digests; nil without lines.
  package init?(_ lines: [DigestLine]) {
    guard let first = lines.first else { return nil }
    self = lines.count > 1 ? .disputed(lines) : .line(first)
  }

  /// A digest that is equal for equal references.
  package var digest: String {
    switch self {
    case .file(let data): ReferenceFile.digest(of: data)
    case .line(let line): ReferenceFile.digest(of: Data(line.text.utf8))
    case .disputed(let lines):
      ReferenceFile.digest(of: Data(lines.map(\.text).joined(separator: "\n").utf8))
    }
  }
}
