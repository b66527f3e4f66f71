import FileAccess
import Foundation
import SnapReport

/// The folder of a report: a web page, and machine-readable files.
struct ReportFiles {
  let folder: URL
  let pictures: PictureSelection
  /// Where the folder is, as the tree has it.
  private let place: URL
  private let tree: FileTree

  /// Names a report's folder.
  ///
  /// - Parameters:
  ///   - folder: the folder, which need not exist.
  ///   - tree: what it is in; nil for a folder that the user named.
  ///   - pictures: what the page shows; by default all.
  init(folder: String, in tree: FileTree? = nil, pictures: PictureSelection?) {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    place = FileTree.place(ofNamed: self.folder)
    self.tree = tree ?? FileTree(ofNamed: place)
    self.pictures = pictures ?? .all
  }

  var page: String { folder.appendingPathComponent("index.html").relativePath }

  /// Writes `index.html` with the files beside it, `junit.xml`, `summary.md` and `results.json`.
  ///
  /// - Throws: `FileError` for the first file that cannot be written.
  func write(_ report: RunReport, baseURL: String? = nil, _ results: PackageResults) throws {
    let page = try report.page(results.source, showing: pictures)
    try writeFiles(of: page, results)
    try tree.write(page.html, to: file("index.html"))
    try tree.write(Data(report.junit().utf8), to: file("junit.xml"))
    try tree.write(Data(report.markdown(baseURL: baseURL).utf8), to: file("summary.md"))
    try tree.write(report.json(), to: file("results.json"))
  }

  /// Writes the files that the page shows before the page, and removes those of an earlier page.
  private func writeFiles(of page: ReportPage, _ results: PackageResults) throws {
    var pictures = try DigestNamedFiles(
      place.appendingPathComponent(ReportPage.folder, isDirectory: true), in: tree,
      where: ReportPage.isName)
    for (name, path) in page.files.sorted(by: { $0.key < $1.key }) {
      try pictures.add(name) { results.source.data(path) }
    }
    try pictures.removeOthers()
  }

  private func file(_ name: String) -> URL { place.appendingPathComponent(name) }
}
