import Foundation
import Graphics
import Testing
import VectorPictures

/// Draws a folder's vectors for `scripts/vector-peers`, which compares them with those of other programs.
struct PeerPictureTests {
  private static let folder = ProcessInfo.processInfo.environment["VECTORS"]

  @Test(.enabled(if: folder != nil)) func `all vectors of a folder are drawn`() throws {
    let root = URL(fileURLWithPath: try #require(Self.folder))
    let files = try FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: nil
    )
    .filter { ["svg", "pdf"].contains($0.pathExtension) }
    var lines: [String] = []
    for file in files.sorted(by: { $0.path < $1.path }) {
      let start = ContinuousClock.now
      lines.append("\(file.lastPathComponent)\t\(result(file))\t\(start.duration(to: .now))")
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: root.appending(path: "drawn.tsv"))
  }

  private func result(_ file: URL) -> String {
    do {
      let picture = try VectorPicture.picture(in: Data(contentsOf: file), name: file.path)
      guard let picture else { return "none" }
      let (width, height) = (picture.size.width * 2, picture.size.height * 2)
      guard width * height < 4e6 else { return "large" }
      let bitmap = try picture.bitmap(width: Int(width.rounded()), height: Int(height.rounded()))
      try PNG.encode(bitmap).write(to: file.appendingPathExtension("png"))
      return "drawn " + picture.omissions.map(\.words).joined(separator: ", ")
    } catch let error as VectorPictureError {
      return error.reason
    } catch {
      return "\(error)"
    }
  }
}
