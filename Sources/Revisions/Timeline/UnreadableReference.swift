import Foundation
package import GitFormats
import Graphics
import SnapReport
import SnapshotReferences

/// A version of a reference in git from which no picture can be read.
package struct UnreadableReference: Hashable {
  package enum Reason: Hashable {
    /// Git LFS keeps the picture, and this machine does not have it.
    case notFetched
    /// git has converted its line ends.
    case convertedLineEnds
    /// It is not a picture, or a broken one.
    case damaged(String)
  }

  package let path: String
  package let commit: LoggedCommit
  package let reason: Reason

  /// Finds out why no picture of Snap can be read from bytes; nil if one can, or if they are a picture of another tool.
  init?(_ data: Data, at path: String, in commit: LoggedCommit) {
    (self.path, self.commit) = (path, commit)
    if LargeFilePointer.isPointer(data) {
      reason = .notFetched
    } else if ConvertedPicture.isOne(data) {
      reason = .convertedLineEnds
    } else {
      do {
        _ = try PictureContent(ofPNG: data, name: path)
        return nil
      } catch let error as PNGError {
        reason = .damaged("\(error)")
      } catch {
        return nil
      }
    }
  }
}

extension UnreadableReference: CustomStringConvertible {
  package var description: String {
    let place = "\(commit.name.prefix(10)): "
    return switch reason {
    case .notFetched: place + LargeFilePointer.problem(of: path.visible)
    case .convertedLineEnds:
      "\(place)\(path.visible) is not a PNG any more, because git converted its line ends. Write `*.png binary` into "
        + ".gitattributes, record the picture again, and commit both."
    case .damaged(let sentence): place + sentence.visible
    }
  }
}
