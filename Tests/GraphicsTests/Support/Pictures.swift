import Foundation
import Graphics
import Testing

/// Compares a picture with the one stored in `Pictures/`.
///
/// If there is none, or `RECORD_PICTURES` is set, writes it and fails, so that somebody checks it.
func expectPicture(
  _ list: DisplayList, scale: Double = 2, background: Color? = .white, named name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let actual = try Rasterizer(scale: scale).draw(list, background: background)
  let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Pictures/\(name).png")
  let isRecording = ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil
  guard !isRecording, FileManager.default.fileExists(atPath: file.path) else {
    try PNG.encode(actual).write(to: file, options: .atomic)
    Issue.record("Recorded \(file.path); look at it.", sourceLocation: sourceLocation)
    return
  }
  let expected = try PNG.decode(Data(contentsOf: file), name: file.path).bitmap
  #expect(actual == expected, "\(name) has changed", sourceLocation: sourceLocation)
}
