import Foundation
import Testing

/// `snap try` of what does not compile.
@Suite(.enabled(if: TriedFolder.isPossible)) struct TryErrorTests {
  @Test func `an error is the compiler's, at its place, and a missing library is named`() throws {
    let folder = try TriedFolder([
      "Row.swift":
        "import UIKit\nimport PinLayout\nimport PinLayout\n\nclass Row: UITableViewCell { let pin = pin2 }\n"
    ])
    let run = try folder.run("Row.swift")
    #expect(run.exitCode == 2)
    let path = folder.files.url(of: "Row.swift").path
    #expect(run.out.contains("\(path):5:40: error: cannot find 'pin2' in scope"), "\(run)")
    #expect(
      run.error == """
        \(path):2: error: PinLayout is a library that `snap try` does not have. Name the folder of its sources, too, or leave \
        out what uses it.

        """)
    #expect(folder.drawn == [])
  }

  @Test func `a folder with other files is not written to`() throws {
    let folder = try TriedFolder(["Row.swift": TriedFolder.row, "out/index.html": "precious"])
    let run = try folder.run("Row.swift")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("out could not be written: it has files, and no page of"), "\(run)")
    #expect(try folder.files.text(of: "out/index.html") == "precious")
  }

  @Test func `a wrong name has its line and column`() throws {
    let folder = try TriedFolder([
      "A/Row.swift": "import UIKit\n\nclass Row: UITableViewCell {\n  let a: Strnig\n}\n"
    ])
    let run = try folder.run("A")
    #expect(run.exitCode == 2)
    let path = folder.files.url(of: "A/Row.swift").path
    #expect(run.out.contains("\(path):4:10: error: cannot find type 'Strnig' in scope"), "\(run)")
    #expect(run.error == "")
  }

  @Test func `another compiler gets one sentence that names both`() throws {
    let folder = try TriedFolder(["Row.swift": TriedFolder.row])
    let own = try String(
      contentsOf: TriedFolder.requireModules().appendingPathComponent("compiler.json"),
      encoding: .utf8)
    let older = own.replacing(
      /"compilerVersion": "[^"]*"/, with: "\"compilerVersion\": \"Swift version 6.1\"")
    try folder.files.write(older, to: "modules/compiler.json")
    let run = try folder.tool.run("try", "Row.swift", "--modules", "modules")
    #expect(run.exitCode == 2)
    #expect(
      run.error.hasPrefix("error: Snap's modules were made by Swift version 6.1 for "), "\(run)")
    #expect(run.error.contains(", but swiftc is Swift version "))
    #expect(run.error.hasSuffix("in Snap's checkout with the latter.\n"))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test func `a tool without modules says where they come from`() throws {
    let folder = try TriedFolder(["Row.swift": TriedFolder.row])
    let run = try folder.tool.run("try", "Row.swift")
    #expect(run.exitCode == 2)
    #expect(
      run.error.contains("/modules has no modules to compile cells with. `make install`"), "\(run)")
  }

  @Test func `sources without cells, and names that none declares, are said`() throws {
    let folder = try TriedFolder(["View.swift": "import UIKit\nclass Badge: UIView {}\n"])
    let none = try folder.run("View.swift")
    #expect(none.exitCode == 2)
    #expect(
      none.error.hasPrefix("error: 1 source declared no class below UITableViewCell,"), "\(none)")
    #expect(none.error.contains("Its classes are below UIView: name the sources that declare"))
    let unknown = try folder.run("View.swift", "--type", "Bagde")
    #expect(unknown.error.hasPrefix("error: No source declares a class of the name Bagde."))
    let missing = try folder.run("Row.swift")
    #expect(missing.error == "error: Row.swift could not be read: it does not exist.\n")
    try folder.files.write("text", to: "Texts/a.txt")
    #expect(try folder.run("Texts").error.hasPrefix("error: No Swift source is in Texts."))
  }

  @Test func `a file that starts the app and a link are left out by name`() throws {
    let folder = try TriedFolder([
      "App/Row.swift": TriedFolder.row, "App/main.swift": "print(1)\n", "Other.swift": "",
    ])
    let link = folder.files.url(of: "Link.swift")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.files.url(of: "Other.swift"))
    let run = try folder.run("App", "Link.swift")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.error == """
        \(folder.files.url(of: "App/main.swift").path) was left out, as it starts the app.
        \(link.path) was left out, as it is a link. Name the file that it leads to.

        """)
  }

  /// A row whose initializer does something first.
  private static func row(doing statement: String) -> String {
    TriedFolder.row.replacing(
      "    super.init(style: style", with: "    \(statement)\n    super.init(style: style")
  }

  @Test func `a cell that prints without end is stopped, and the others are drawn`() throws {
    let folder = try TriedFolder([
      "Endless.swift": Self.row(
        doing: #"while true { print(String(repeating: "x", count: 9_999)) }"#
      )
      .replacing("class Row", with: "class Endless"),
      "Row.swift": TriedFolder.row,
    ])
    let run = try folder.run("Endless.swift", "Row.swift")
    #expect(run.exitCode == 1)
    #expect(run.out.contains("Row (Row.swift:3): 8 pictures"), "\(run)")
    #expect(
      try folder.files.text(of: "out/index.html").contains("Its program printed more than 64 MiB"))
  }

  @Test func `nothing stays in the folder of temporary files, and no process`() throws {
    let sleep = #"""
      let child = Process(); child.executableURL = URL(fileURLWithPath: "/bin/sleep"); \
      child.arguments = ["7531"]; try? child.run()
      """#.replacing("\\\n", with: "")
    let folder = try TriedFolder(["Row.swift": Self.row(doing: sleep)])
    try folder.files.write("", to: "temporary/kept")
    var tool = folder.tool
    tool.environment["TMPDIR"] = folder.files.url(of: "temporary").path
    let modules = try TriedFolder.requireModules().path
    let run = try tool.run("try", "Row.swift", "--modules", modules, "--output", "out")
    #expect(run.exitCode == 0, "\(run)")
    let failed = try tool.run("try", "Row.swift", "--modules", modules, "--type", "Missing")
    #expect(failed.exitCode == 2)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.files.url(of: "temporary").path)
    #expect(left == ["kept"])
    let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap {
      FileManager.default.contents(atPath: "/proc/\($0)/cmdline")
    }
    #expect(!processes.contains { String(decoding: $0, as: UTF8.self).hasSuffix("\07531\0") })
  }
}
