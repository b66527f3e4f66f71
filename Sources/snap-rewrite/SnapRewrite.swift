#if SourceRewriting
import Foundation
import PrintedText
import SourceRewriting

/// Rewrites an app's sources for Linux, for builds that `snap` does not start.
///
/// It reads its few arguments itself, so that the plugin's users do not wait for ArgumentParser.
@main struct SnapRewrite {
  static let usage = """
    usage: snap-rewrite overlay FOLDER SOURCE...   copies and overlay.yaml, for -vfsoverlay
           snap-rewrite copies LIST [CHANGES]      LIST has a source and its copy in turn, a path a line; CHANGES is
                                                   a package's dropped.json

    """

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      fail("error: \(error)\n", code: 1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    switch (arguments.first, arguments.count) {
    case ("overlay", 3...):
      let sources = try ModuleSources(arguments.dropFirst(2).flatMap(sources))
      let (overlay, findings) = try sources.writeOverlay(to: url(arguments[1]))
      report(findings)
      print(overlay.path)
    case ("copies", 2), ("copies", 3):
      let lines = try String(contentsOfFile: arguments[1], encoding: .utf8)
        .split(separator: "\n").map { url(String($0)) }
      let (originals, copies) = (
        stride(from: 0, to: lines.count - 1, by: 2), stride(from: 1, to: lines.count, by: 2)
      )
      let list = arguments.count == 3 ? url(arguments[2]) : nil
      let changes = try list.map {
        try ChangedSources(contentsOf: $0).changes(in: $0.deletingLastPathComponent())
      }
      report(
        try ModuleSources(originals.map { lines[$0] }).write(
          to: copies.map { lines[$0] }, in: url(arguments[1]).deletingLastPathComponent(),
          changes: changes ?? [:]))
    default: fail(usage, code: 2)
    }
  }

  /// The Swift files of a folder, sorted; or the file itself.
  private static func sources(_ path: String) -> [URL] {
    let start = url(path)
    guard start.pathExtension != "swift" else { return [start] }
    let found = FileManager.default.enumerator(
      at: start, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let files = found.map { Array($0) }?.compactMap { $0 as? URL } ?? []
    return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  private static func url(_ path: String) -> URL { URL(fileURLWithPath: path).standardizedFileURL }

  private static func report(_ findings: [RewritingFinding]) {
    for finding in findings { write("\(finding)\n") }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    write(message)
    exit(code)
  }

  private static func write(_ text: String) {
    FileHandle.standardError.write(Data(PrintedText(text).description.utf8))
  }
}
#else
import Foundation

/// Without the trait there is nothing to rewrite with.
@main struct SnapRewrite {
  static func main() {
    let advice = "Add traits: [\"SourceRewriting\"] to the package's dependency on Snap."
    FileHandle.standardError.write(Data("error: SwiftSyntax is missing. \(advice)\n".utf8))
    exit(1)
  }
}
#endif
