public import Foundation
public import Graphics

extension TextSnapshot: SnapshotArtifact {
  /// Texts are UTF-8 files.
  public static let fileType = ArtifactFileType.text

  /// The digest of the text.
  public var digest: Digest { Digest(of: encoded()) }

  /// Returns the text as UTF-8.
  public func encoded() -> Data { Data(text.utf8) }

  /// Compares line by line; a reference with the line ends of Windows is equal to one without.
  public func compared(with reference: Data, name: String) throws -> any ArtifactComparison {
    guard let text = String(data: reference, encoding: .utf8) else {
      throw SnapshotsError.notText(file: name)
    }
    return TextComparison(reference: text.replacing("\r\n", with: "\n"), actual: self.text)
  }
}

/// The comparison of two texts.
private struct TextComparison: ArtifactComparison {
  let reference: String
  let actual: String

  var isAccepted: Bool { reference == actual }
  var isSameContent: Bool { isAccepted }

  func encodedDifference() -> Data? {
    Data((difference.lines.joined(separator: "\n") + "\n").utf8)
  }

  func explain(in record: inout SnapshotResult, wording: any RecordWording) {
    guard !isAccepted else { return }
    record.status = .different
    record.lineChanges = difference
  }

  private var difference: LineDifference { LineDifference(from: reference, to: actual) }
}
