public import Foundation
public import Graphics
public import SnapshotRecords

/// A text snapshot, such as the outline of a layout.
public struct TextSnapshot: Sendable, Hashable {
  /// The lines, each ended by `\n`.
  public var text: String
  /// The size of the described view, in points.
  public var size: SnapshotResult.Size
  /// Pixels per point.
  public var scale: Double

  /// Creates a snapshot; a missing final line break is added.
  public init(text: String, size: SnapshotResult.Size, scale: Double) {
    self.text = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    self.size = size
    self.scale = scale
  }
}

extension TextSnapshot: SnapshotArtifact {
  public static let fileType = ArtifactFileType.text

  public var digest: Digest { Digest(of: encoded()) }

  /// Returns the text as UTF-8.
  public func encoded() -> Data { Data(text.utf8) }

  /// Compares line by line; a reference with the line ends of Windows is equal to one without.
  public func compared(
    with reference: Data, name: String, trustingSeal: Bool
  ) throws -> any ArtifactComparison {
    guard let text = String(data: reference, encoding: .utf8) else {
      throw ReferencesError.notText(file: name)
    }
    return TextComparison(reference: text.replacing("\r\n", with: "\n"), actual: self.text)
  }
}

private struct TextComparison: ArtifactComparison {
  let reference: String
  let actual: String

  var isAccepted: Bool { reference == actual }
  var isSameContent: Bool { isAccepted }

  func encodedDifference() -> Data? {
    Data((difference.lines.joined(separator: "\n") + "\n").utf8)
  }

  func explain(in record: inout SnapshotResult) {
    guard !isAccepted else { return }
    record.status = .different
    record.lineChanges = difference
  }

  private var difference: LineDifference { LineDifference(from: reference, to: actual) }
}
