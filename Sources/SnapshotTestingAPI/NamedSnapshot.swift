internal import Foundation
internal import SnapTesting

/// A snapshot by the names that swift-snapshot-testing gives it: `__Snapshots__/File/test.name.png`.
struct NamedSnapshot {
  let snapshot: SuiteSnapshot

  /// Names a snapshot; one without a name gets the next number of its test.
  init(
    _ site: CallSite, named name: String?, record: SnapshotTestingConfiguration.Record?,
    pathExtension: String?, directory: String? = nil
  ) {
    let file = site.filePath.description
    let test = Self.fileName(site.function)
    let name = name.map(Self.fileName) ?? "\(SuiteCounter.next(in: file, test))"
    let isPicture = pathExtension == "png"
    let folder = directory ?? Self.folder(ofFile: file)
    snapshot = SuiteSnapshot(
      at: site, fixture: test, name: name,
      keyEnding: isPicture ? "" : "." + Self.kind(ofFile: pathExtension),
      record: SnapshotTestingConfiguration.mode(record),
      iosPicture: isPicture ? IOSPicture(path: "\(folder)/\(test).\(name).png") : nil)
  }

  /// What tells a text from a picture of the same name; its own file ends with `txt` anyway.
  private static func kind(ofFile pathExtension: String?) -> String {
    pathExtension.flatMap { $0 == "txt" ? nil : $0 } ?? "text"
  }

  private static func folder(ofFile path: String) -> String {
    let file = URL(fileURLWithPath: path)
    let suite = file.deletingPathExtension().lastPathComponent
    return file.deletingLastPathComponent().path + "/__Snapshots__/" + suite
  }

  /// A name in which each run of other characters than letters, digits and `_` is a hyphen, and none is at an end.
  static func fileName(_ name: String) -> String {
    name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
  }
}

extension Snapshotting {
  /// Runs the strategy, and waits for its result.
  func content(of value: Value, timeout: TimeInterval) throws -> SuiteContent {
    var format: Format?
    snapshot(value).run { format = $0 }
    let end = Date(timeIntervalSinceNow: timeout)
    while format == nil, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
    }
    guard let format else { throw SuiteError.noResult(seconds: timeout) }
    switch format {
    case let image as UIImage: return .picture(image, diffing.options)
    case let text as String: return .text(text)
    default: return try content(of: diffing.toData(format))
    }
  }

  /// What a format of its own is stored as: a picture where its files are such.
  private func content(of data: Data) throws -> SuiteContent {
    guard pathExtension == "png" else { return .data(data) }
    guard let image = UIImage(data: data) else { throw SuiteError.emptyPicture }
    return .picture(image, diffing.options)
  }
}
