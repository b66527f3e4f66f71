import Foundation
import Graphics
import Snapshots

/// The pictures of a page, each only once however often it is shown.
struct PagePictures {
  private let load: (String) -> Data?
  private var identifiers: [Data: Int] = [:]
  /// The files' bytes; the index is the picture's identifier in the page.
  private(set) var all: [Data] = []

  init(load: @escaping (String) -> Data?) {
    self.load = load
  }

  /// Returns the page's content for a path: a picture, a text, or why there is neither.
  mutating func side(_ path: String) -> PageData.Side {
    guard let data = load(path) else {
      return PageData.Side(problem: "\(path) is not there".visible)
    }
    if !path.hasSuffix(".png"), let text = String(data: data, encoding: .utf8) {
      return PageData.Side(text: text.visible)
    }
    guard let size = PNG.size(of: data) else {
      return PageData.Side(problem: "\(path) is not a PNG".visible)
    }
    return PageData.Side(
      picture: identifier(of: data), width: size.width, height: size.height)
  }

  /// Returns the page's content for a result's reference; nil if none existed before the run.
  mutating func reference(of result: SnapshotResult) -> PageData.Side? {
    if result.status == .error { return PageData.Side(problem: "not shown: see above") }
    return result.status != .missing || result.isRecorded ? side(result.reference) : nil
  }

  private mutating func identifier(of data: Data) -> Int {
    if let known = identifiers[data] { return known }
    let identifier = all.count
    all.append(data)
    identifiers[data] = identifier
    return identifier
  }
}
