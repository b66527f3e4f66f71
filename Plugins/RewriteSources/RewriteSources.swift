import Foundation
import PackagePlugin

/// Compiles an app's sources, which stay where they are, as the sources of a target on Linux.
///
/// The target's folder has a file `app-sources.txt` that lists them by patterns; see `AppSources`.
@main
struct RewriteSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let list = target.directoryURL.appending(path: "app-sources.txt")
    let sources = try AppSources(contentsOf: list).files(in: context.package.directoryURL)
    // The list of copies has a path a line.
    if let broken = sources.first(where: { $0.path.contains(where: \.isNewline) }) {
      throw PathError(path: broken.path)
    }
    let copies = Self.copies(of: sources, in: context.pluginWorkDirectoryURL)
    let pairs = context.pluginWorkDirectoryURL.appending(path: "copies.txt")
    let lines = zip(sources, copies).map { "\($0.path)\n\($1.path)\n" }.joined()
    if (try? String(contentsOf: pairs, encoding: .utf8)) != lines {
      try lines.write(to: pairs, atomically: true, encoding: .utf8)
    }
    // What does not compile, which `snap adopt` found.
    let dropped = [target.directoryURL.appending(path: "dropped.json")].filter {
      FileManager.default.fileExists(atPath: $0.path)
    }
    // One command for all, as a source may declare optional methods that others call. It leaves copies alone that
    // would not change, so that the compiler sees only what was touched.
    return [
      .buildCommand(
        displayName: "Rewriting \(sources.count) sources of \(target.name)",
        executable: try context.tool(named: "snap-rewrite").url,
        arguments: ["copies", pairs.path] + dropped.map(\.path),
        inputFiles: sources + [list, pairs] + dropped, outputFiles: copies)
    ]
  }

  /// Gives each source a copy; of several with the same name, each is named by its path.
  ///
  /// The original's name is that of its lines, and must not be that of the copy too.
  private static func copies(of sources: [URL], in folder: URL) -> [URL] {
    let names = Dictionary(grouping: sources, by: \.lastPathComponent)
    return sources.map { source in
      let isAlone = names[source.lastPathComponent, default: []].count == 1
      let path =
        isAlone ? [source.lastPathComponent] : source.path.split(separator: "/").map(String.init)
      return folder.appending(path: "sources").appending(
        path: "rewritten-" + path.joined(separator: "-"))
    }
  }
}

/// A source whose path has a line break.
struct PathError: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path.debugDescription) has a line break in its path. Rename it." }
}
