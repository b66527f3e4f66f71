import Foundation
import SnapReport

/// The folder of a report: a web page, and machine-readable files.
struct ReportFiles {
  let folder: String

  /// The page.
  var page: String { path("index.html") }

  /// Writes `index.html`, `junit.xml`, `summary.md` and `results.json`.
  ///
  /// - Throws: ``SnapError/cannotWrite(file:reason:)`` for the first file that cannot be written.
  func write(
    _ report: RunReport, baseURL: String? = nil, picture: @escaping (String) -> Data?
  ) throws {
    try Files.write(Data(report.html(picture: picture).utf8), to: page)
    try Files.write(Data(report.junit().utf8), to: path("junit.xml"))
    try Files.write(Data(report.markdown(baseURL: baseURL).utf8), to: path("summary.md"))
    try Files.write(report.json(), to: path("results.json"))
  }

  private func path(_ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
