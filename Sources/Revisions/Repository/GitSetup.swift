import FileAccess
package import Foundation

/// What a repository needs so that git keeps pictures as they are, shows their layouts and merges digests.
package struct GitSetup {
  package let repository: GitRepository
  package let package: URL
  /// The command that runs the tool.
  package let tool: String

  package init(repository: GitRepository, package: URL, tool: String) {
    self.repository = repository
    self.package = package
    self.tool = tool
  }

  /// Adds what is missing.
  ///
  /// - Returns: what was added, and what was there, in sentences.
  /// - Throws: `FileError`, or ``GitProblem``
  package func apply() throws -> [String] {
    try add([".snap/"], to: ".gitignore")
      + add(["Snapshots/**/*.png -text diff=snap", "*.snapshots merge=snap"], to: ".gitattributes")
      + configuration.map { name, value in
        if try repository.setting(name) == value { return "\(name) is set" }
        try repository.set(name, to: value)
        return "\(name) is set now: \(value)"
      }
  }

  /// Settings of one clone: git takes no command from a repository.
  private var configuration: [(name: String, value: String)] {
    [
      ("diff.snap.textconv", "\(tool) describe"),
      ("merge.snap.name", "digests of snapshots, line by line"),
      ("merge.snap.driver", "\(tool) merge-driver %O %A %B %P"),
    ]
  }

  private func add(_ lines: [String], to name: String) throws -> [String] {
    let file = package.appendingPathComponent(name)
    var text = try FileTree(package).read(file).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let known = Set(text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    let missing = lines.filter { !known.contains($0) }
    if !missing.isEmpty {
      if !text.isEmpty && !text.hasSuffix("\n") { text += "\n" }
      text += missing.map { $0 + "\n" }.joined()
      try FileTree(package).write(Data(text.utf8), to: file)
    }
    return lines.map { "\(name) has \(missing.contains($0) ? "now " : "")\($0)" }
  }
}
