import Foundation
import Graphics
import SnapshotRecords

/// The pictures of a page, each only once however often it is shown.
struct PagePictures {
  /// Where pictures are.
  enum Placement: CaseIterable {
    /// All are in the page.
    case inside
    /// Those of results without a change are files beside the page.
    case changedInside
    /// All are files beside the page.
    case beside
  }

  private let source: PictureSource
  private let selection: PictureSelection
  private let placement: Placement
  private var identifiers: [Data: Int] = [:]
  /// The bytes of the pictures in the page; the index is a picture's identifier.
  private(set) var all: [Data] = []
  /// The files beside the page: names, and their paths in the results.
  private(set) var files: [String: String] = [:]

  init(_ source: PictureSource, _ selection: PictureSelection = .all, _ placement: Placement) {
    self.source = source
    self.selection = selection
    self.placement = placement
  }

  /// Returns the page's content for what a result shows; nil if it is not shown.
  mutating func side(_ path: String, of result: SnapshotResult) -> PageData.Side? {
    guard selection.includes(result) else { return nil }
    guard let data = source.data(path) else {
      return PageData.Side(problem: "\(path) is not there".visible)
    }
    let isInside = placement.isInside(result)
    if !path.hasSuffix(".png"), let text = String(data: data, encoding: .utf8) {
      return isInside
        ? PageData.Side(text: text.visible)
        : PageData.Side(file: name(of: data, path, type: "txt"))
    }
    guard let size = PNG.size(of: data) else {
      return PageData.Side(problem: "\(path) is not a PNG".visible)
    }
    return PageData.Side(
      picture: isInside ? identifier(of: data) : nil,
      file: isInside ? nil : name(of: data, path, type: "png"),
      width: size.width, height: size.height)
  }

  /// Returns the page's content for a picture that is in no file, which is always in the page; nil for one that is not shown,
  /// and for bytes of another kind.
  mutating func side(of png: Data) -> PageData.Side? {
    guard selection != .none else { return nil }
    return PNG.size(of: png).map { size in
      PageData.Side(picture: identifier(of: png), width: size.width, height: size.height)
    }
  }

  /// Returns the page's content for a result's reference; nil if none existed before the run.
  mutating func reference(of result: SnapshotResult) -> PageData.Side? {
    if result.status == .error { return PageData.Side(problem: "not shown: see above") }
    guard result.status != .missing || result.isRecorded else { return nil }
    guard let path = result.shownReference else {
      return PageData.Side(problem: "not on this machine: only its digest is")
    }
    return side(path, of: result)
  }

  private mutating func identifier(of data: Data) -> Int {
    if let known = identifiers[data] { return known }
    let identifier = all.count
    all.append(data)
    identifiers[data] = identifier
    return identifier
  }

  private mutating func name(of data: Data, _ path: String, type: String) -> String {
    let name = "\(Digest(of: data)).\(type)"
    files[name] = path
    return name
  }
}

extension PagePictures {
  /// The number of bytes that the results' files would have in the page, in Base64.
  static func size(
    of results: [SnapshotResult], _ source: PictureSource, _ selection: PictureSelection,
    _ placement: Placement
  ) -> Int {
    let paths = results.filter { selection.includes($0) && placement.isInside($0) }.flatMap {
      [$0.shownReference, $0.actual, $0.diff].compactMap { $0 }
    }
    return Set(paths).reduce(0) { $0 + source.size($1) } * 4 / 3
  }
}

extension PagePictures.Placement {
  fileprivate func isInside(_ result: SnapshotResult) -> Bool {
    switch self {
    case .inside: true
    case .changedInside: result.isChanged
    case .beside: false
    }
  }
}

extension PictureSelection {
  fileprivate func includes(_ result: SnapshotResult) -> Bool {
    switch self {
    case .all: true
    case .changed: result.isChanged
    case .none: false
    }
  }
}

extension SnapshotResult {
  /// Whether there is something to look at.
  fileprivate var isChanged: Bool { isFailure || status == .recorded || isRecorded }
}
