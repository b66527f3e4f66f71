import Foundation
import TestSupport
import Testing

/// `snap adopt` of a project whose names are code, paths, or neither.
struct AdoptedNameTests {
  private let folder: TemporaryFolder
  /// Deep enough for paths that lead up to stay in the temporary folder.
  private static let app = "a/b/c/d/app"

  init() throws {
    folder = try TemporaryFolder()
    try write("App.xcodeproj/project.pbxproj", Self.project)
    try write("App/Row.swift", "import UIKit\nclass Row: UITableViewCell { \(Self.uses) }")
  }

  private func write(_ path: String, _ text: String) throws {
    try folder.write(text, to: "\(Self.app)/\(path)")
  }

  private func adopt(
    _ cell: String = "Row", snap: String = "../Snap", output: String = "Out"
  ) throws -> SnapTool.Output {
    try SnapTool(
      directory: folder.url(of: Self.app), environment: ["PATH": "/usr/bin:/bin"], owner: folder
    ).run(["adopt", "App.xcodeproj", cell, "--snap", snap, "--output", output])
  }

  /// Code for whoever compiles a name in a literal, and the end of a literal.
  private static let code = #"x"\(exit(3))y"#

  @Test(arguments: [
    "`../../../../pwn`", #"`\(exit(3))`"#, "`a\"b`", "`.`", "`..`", "`a b`", "`a/b`", "`/tmp/x`",
    "`unclosed", "`x\u{202E}y`", "``", "`a-b`",
  ])
  func `an import of anything but an identifier is refused with its place`(name: String) throws {
    try write("App/Other.swift", "import UIKit\n\nimport \(name)\nstruct Other {}")
    let before = folder.allFiles
    let run = try adopt()
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("App/Other.swift:3: “"), "\(run)")
    #expect(run.error.contains("cannot be the name of a module"), "\(run)")
    #expect(folder.allFiles == before)
  }

  @Test func `an import in backticks may be an identifier, and a label is no import`() throws {
    try write(
      "App/Row.swift",
      "import `UIKit`\nclass Row: UITableViewCell { func a() { read(import: 1) } }\nfunc read(import: Int) {}"
    )
    #expect(try adopt().exitCode == 0)
    #expect(!folder.exists("\(Self.app)/Out/Sources/UIKit"))
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\u{1B}[2J"])
  func `a source whose path would be two lines is refused`(name: String) throws {
    try write("App/\(name)/Part.swift", "import UIKit\nclass Part: UIView {}")
    try write("App/Row.swift", "import UIKit\nclass Row: UITableViewCell { let part = Part() }")
    let run = try adopt()
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("“Part.swift” cannot be the name"), "\(run)")
    #expect(!folder.exists("\(Self.app)/Out"))
  }

  @Test func `names in files, folders and options are plain texts in what is written`() throws {
    let code = Self.code
    try write("App/\(code).ttf", "font")
    try write("App/\(code).strings", "")
    try write("App/\(code).lproj/T\(code).strings", "")
    try write("App/\(code).xcassets/\(code).imageset/Contents.json", "{}")
    try write("App/\(code).storyboard", Self.storyboard(code))
    let before = Set(folder.allFiles)
    let run = try adopt(snap: "../S\(code)", output: "Out\(code)")
    #expect(run.exitCode == 0, "\(run)")
    let output = "\(Self.app)/Out\(code)/"
    let new = folder.allFiles.filter { !before.contains($0) }
    #expect(!new.isEmpty && new.allSatisfy { $0.hasPrefix(output) }, "\(new)")
    for file in new where file.hasSuffix(".swift") { try requirePlain(file) }
    let manifest = try folder.text(of: output + "Package.swift")
    #expect(manifest.contains(#"path: "../Sx\u{22}\u{5c}(exit(3))y""#), "\(manifest)")
    #expect(manifest.contains(#"name: "Outx\u{22}\u{5c}(exit(3))y""#), "\(manifest)")
    let test = try folder.text(of: output + "Tests/AppCellsTests/RowTests.swift")
    #expect(test.contains(#"withIdentifier: "x\u{22}\u{5c}(exit(3))y""#), "\(test)")
  }

  /// Requires that a source parses, and has neither interpolations nor calls of what was in the names.
  private func requirePlain(_ file: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-frontend", "-dump-parse", folder.url(of: file).path]
    let (out, error) = (folder.url(of: "parsed.out"), folder.url(of: "parsed.error"))
    try Data().write(to: out)
    try Data().write(to: error)
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    process.waitUntilExit()
    let (tree, problems) = (try folder.text(of: "parsed.out"), try folder.text(of: "parsed.error"))
    #expect(process.terminationStatus == 0, "\(file): \(problems)")
    #expect(tree.contains("source_file"), "\(file)")
    #expect(!tree.contains("interpolated_string_literal_expr"), "\(file): \(tree)")
    #expect(!tree.contains("name=\"exit\"") && !tree.contains("name='exit'"), "\(file): \(tree)")
  }

  @Test func `targets of packages with hostile names and paths write nothing elsewhere`() throws {
    try write(
      "Kit/Package.swift",
      """
      // swift-tools-version: 6.0
      let package = Package(name: "Kit", targets: [
        .target(name: "../../../pwn"), .target(name: "Kit", resources: [
          .copy("../../../../../secret.txt"), .copy(".."), .process("link.json"),
        ]),
        .target(name: "Up", path: "../../../../../.."),
      ])
      """)
    try folder.write("secret", to: "secret.txt")
    try write(
      "Kit/Sources/Kit/Kit.swift",
      "import UIKit\npublic enum Kit { public static let a = Bundle.module }")
    try FileManager.default.createSymbolicLink(
      at: folder.url(of: "\(Self.app)/Kit/Sources/Kit/link.json"),
      withDestinationURL: folder.url(of: "secret.txt"))
    try write(
      "App/Row.swift", "import Kit\nimport UIKit\nclass Row: UITableViewCell { let a = Kit.a }")
    let before = Set(folder.allFiles)
    let run = try adopt()
    #expect(run.out.contains("left out: "), "\(run)")
    let new = folder.allFiles.filter { !before.contains($0) }
    #expect(!new.isEmpty && new.allSatisfy { $0.hasPrefix("\(Self.app)/Out/") }, "\(new)")
    for file in new { #expect(try folder.text(of: file) != "secret", "\(file)") }
    #expect(try folder.text(of: "secret.txt") == "secret")
  }

  /// What makes the package look for resources of all kinds.
  private static let uses = """
    let image = UIImage(named: "a"); let font = UIFont(name: "b", size: 1)
    let text = NSLocalizedString("c", comment: "")
    """

  private static func storyboard(_ name: String) -> String {
    let escaped = name.replacing("\"", with: "&quot;")
    return SongFile.storyboard(cell: "CELL")
      .replacing(
        "reuseIdentifier=\"CELL\"", with: "reuseIdentifier=\"\(escaped)\" customClass=\"Row\""
      )
      .replacing(
        "<tableViewController id=",
        with: "<tableViewController storyboardIdentifier=\"\(escaped)\" id=")
  }

  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = "x\\"\\\\(exit(3))y"; fileSystemSynchronizedGroups = (A); };
      };
      rootObject = P;
    }
    """
}
