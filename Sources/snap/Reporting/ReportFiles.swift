import FileAccess
import Foundation
import SnapReport

/// The folder of a report: a web page, and machine-readable files.
struct ReportFiles {
  let folder: String

  var page: String { file("index.html").relativePath }

  /// Writes `index.html`, `junit.xml`, `summary.md` and `results.json`.
  ///
  /// - Throws: `FileError` for the first file that cannot be written.
  func write(
    _ report: RunReport, baseURL: String? = nil, picture: @escaping (String) -> Data?
  ) throws {
    try Files.write(Data(report.html(picture: picture).utf8), to: file("index.html"))
    try Files.write(Data(report.junit().utf8), to: file("junit.xml"))
    try Files.write(Data(report.markdown(baseURL: baseURL).utf8), to: file("summary.md"))
    try Files.write(report.json(), to: file("results.json"))
  }

  private func file(_ name: String) -> URL {
    URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(name)
  }
}
