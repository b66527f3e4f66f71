import Foundation
import Graphics
import Testing

/// `snap diff` of commits in which a cell shows a picture that is not simply beside its file under its name.
struct HiddenPictureTests: SongRepository {
  let files: FileFolder

  init() throws {
    files = try FileFolder()
    try git.start()
    try git("config", "protocol.file.allow", "always")
  }

  /// A way to hide a picture, and where its bytes are.
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var name = "star"
    var picture = "App/star.png"
    /// A link: its path, and where it leads.
    var link: (path: String, target: String)?
    var others: [String: String] = [:]
  }

  private static func image(_ name: String) -> String {
    "{ \"images\": [{ \"filename\": \"\(name)\", \"idiom\": \"universal\" }] }"
  }

  private static let ways = [
    Way(testDescription: "beside the file"),
    Way(
      testDescription: "behind a link", picture: "shared/x.png",
      link: ("App/star.png", "../shared/x.png")),
    Way(
      testDescription: "behind a link with another ending", picture: "shared/x.bin",
      link: ("App/star.png", "../shared/x.bin")),
    Way(
      testDescription: "behind two links", picture: "deep/er/x.bin",
      link: ("App/star.png", "../shared/y"), others: ["shared/y": "→../deep/er/x.bin"]),
    Way(
      testDescription: "in a catalogue behind a link", picture: "shared/Set/star.imageset/x.png",
      link: ("App/Pictures.xcassets", "../shared/Set"),
      others: [
        "shared/Set/star.imageset/Contents.json":
          #"{ "images": [{ "filename": "x.png", "idiom": "universal" }] }"#
      ]),
    Way(
      testDescription: "outside of its set", picture: "App/moon.png",
      others: [
        "App/Pictures.xcassets/star.imageset/Contents.json":
          #"{ "images": [{ "filename": "..\/../moon.png", "idiom": "universal" }] }"#
      ]),
    Way(
      testDescription: "in a folder of its set", picture: "App/P.xcassets/star.imageset/v2.0/x.png",
      others: ["App/P.xcassets/star.imageset/Contents.json": image("v2.0/x.png")]),
    Way(
      testDescription: "in a set in its set", picture: "App/P.xcassets/star.imageset/y.imageset/x",
      others: ["App/P.xcassets/star.imageset/Contents.json": image("y.imageset/x")]),
    Way(
      testDescription: "in a hidden folder of a catalogue",
      picture: "App/P.xcassets/.a/star.imageset/x.png",
      others: ["App/P.xcassets/.a/star.imageset/Contents.json": image("x.png")]),
    Way(
      testDescription: "in a folder whose name ends with a dot",
      picture: "App/P.xcassets/a./star.imageset/x.png",
      others: ["App/P.xcassets/a./star.imageset/Contents.json": image("x.png")]),
    Way(testDescription: "named by a character's number", name: "st&#97;r"),
    Way(testDescription: "named by a character's long number", name: "st&#x0000000061;r"),
    Way(testDescription: "with an @ in its name", name: "star@home", picture: "App/star@home.png"),
    Way(testDescription: "with a space in its name", name: "a\tstar", picture: "App/a star.png"),
  ]

  private func storyboard(_ name: String, text: String = "A song") -> String {
    SongFile.storyboard(text: text).replacing(
      "<!-- The title. -->",
      with: """
        <imageView image="\(name)" id="ima-ge-001"><rect key="frame" x="100" y="4" width="8" height="8"/></imageView>
        """)
  }

  /// A picture of one colour.
  private func picture(_ color: UInt8) throws -> Data {
    let pixels: [UInt8] = Array(repeating: [color, color, color, 255], count: 8 * 8).flatMap(\.self)
    return try PNG.encode(#require(Bitmap(width: 8, height: 8, pixels: pixels)))
  }

  private func link(_ path: String, to target: String) throws {
    let file = files.url(of: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
  }

  @Test(arguments: ways) func `a picture that changed is seen`(way: Way) throws {
    try files.write(storyboard(way.name), to: "App/Main.storyboard")
    for (path, content) in way.others {
      if content.hasPrefix("→") {
        try link(path, to: String(content.dropFirst()))
      } else {
        try files.write(content, to: path)
      }
    }
    if let (path, target) = way.link { try link(path, to: target) }
    try files.write(picture(0), to: way.picture)
    try git.commit()
    try files.write(picture(200), to: way.picture)
    let working = try snap.run("diff", "main")
    #expect(working.exitCode == 1 && working.out.contains("16 changed"), "\(working)")
    try git.commit()
    let run = try snap.run("diff", "main~1..main")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("Cell differs: App-Main/SongCell.320"), "\(run)")
    try files.write("else", to: "README")
    try git.commit()
    #expect(try snap.run("diff", "main~1..main").out == "No cell changed.\n")
  }

  @Test func `a link that leads to another picture is seen`() throws {
    try files.write(storyboard("star"), to: "App/Main.storyboard")
    try files.write(picture(0), to: "shared/x")
    try files.write(picture(200), to: "shared/y")
    try link("App/star.png", to: "../shared/x")
    try git.commit()
    try FileManager.default.removeItem(at: files.url(of: "App/star.png"))
    try link("App/star.png", to: "../shared/y")
    #expect(try snap.run("diff", "main").out.contains("Cell differs: App-Main/SongCell.320"))
  }

  @Test(arguments: ["/etc/hostname", "../../x.png", "star.png", "gone.png"])
  func `a link that leads nowhere in the repository is named`(target: String) throws {
    try files.write(storyboard("star"), to: "App/Main.storyboard")
    try link("App/star.png", to: target)
    try git.commit()
    try files.write(storyboard("star", text: "Another"), to: "App/Main.storyboard")
    try git.commit()
    let run = try snap.run("diff", "main~1..main")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.out.contains("before: App/star.png is a link to \(target), which is not a file"))
  }

  @Test(arguments: [("\u{E9}", "e\u{301}"), ("e\u{301}", "\u{E9}")])
  func `two files whose names look the same are named`(shown: String, other: String) throws {
    try files.write(storyboard(shown), to: "App/Main.storyboard")
    for name in [shown, other] { try files.write(picture(0), to: "App/\(name).png") }
    try git.commit()
    try files.write(picture(200), to: "App/\(shown).png")
    let working = try snap.run("diff", "main")
    #expect(working.exitCode == 2, "\(working)")
    try git.commit()
    let run = try snap.run("diff", "main~1..main")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.out.contains("before: two files have the name App/\(shown).png, one of them"))
  }

  @Test func `links in a circle end`() throws {
    try files.write(storyboard("star"), to: "App/Main.storyboard")
    try files.write(picture(0), to: "App/star.png")
    for (path, target) in [("a/up", ".."), ("b/other", "../a"), ("a/self", "self")] {
      try link(path, to: target)
    }
    try git.commit()
    try files.write(picture(200), to: "App/star.png")
    try git.commit()
    let run = try snap.run("diff", "main~1..main")
    #expect(run.exitCode == 1 && run.out.contains("SongCell.320"), "\(run)")
  }

  @Test(arguments: [("json", #"M\u0061in"#), ("json5", #"M\u0061in"#), ("json5", #"M\x61in"#)])
  func `a cell file that names its picture by a character's number is drawn`(
    ending: String, name: String
  ) throws {
    try files.write(SongFile.storyboard(), to: "App/Main.storyboard")
    try files.write(
      """
      { "source": "\(name).storyboard", "matrix": { "widths": [320] }, "fixtures": [
      { "name": "plain", "cell": "SongCell" } ] }
      """, to: "App/Songs.cells.\(ending)")
    try git.commit()
    try change(text: "Another")
    let run = try snap.run("diff", "main")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("Cell differs: Songs/plain.320"), "\(run)")
  }

  @Test(arguments: [String.Encoding.utf16, .utf16BigEndian, .utf32LittleEndian])
  func `a file in another encoding may show any picture`(encoding: String.Encoding) throws {
    let text = storyboard("star").replacing("UTF-8", with: "UTF-16")
    try files.write(#require(text.data(using: encoding)), to: "App/Main.storyboard")
    try files.write(picture(0), to: "App/star.png")
    try git.commit()
    try files.write(picture(200), to: "App/star.png")
    try git.commit()
    let run = try snap.run("diff", "main~1..main")
    #expect(run.exitCode != 0, "\(run)")
    #expect(run.out.contains("App/Main.storyboard") || run.out.contains("Cell differs"), "\(run)")
  }

  /// A submodule at `Pictures` with `star.png` in the folder with the storyboard.
  private func addSubmodule() throws -> (module: FileFolder, git: Git) {
    let module = try FileFolder()
    let moduleGit = Git(folder: module.root)
    try moduleGit.start()
    try module.write(picture(0), to: "star.png")
    try moduleGit.commit()
    try files.write(storyboard("star"), to: "App/Main.storyboard")
    try git.commit()
    try git(
      "-c", "protocol.file.allow=always", "submodule", "add", "-q", module.root.path, "App/Pictures"
    )
    try git.commit()
    return (module, moduleGit)
  }

  @Test func `a picture of a submodule that moved is seen`() throws {
    let (module, moduleGit) = try addSubmodule()
    let submodule = Git(folder: files.url(of: "App/Pictures"))
    try module.write(picture(200), to: "star.png")
    try moduleGit.commit()
    try submodule("pull", "-q", "origin", "main")
    #expect(try snap.run("diff", "main").exitCode == 1)
    try git.commit()
    let run = try snap.run("diff", "main~1..main")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("Cell differs: App-Main/SongCell.320"), "\(run)")
    #expect(try snap.run("diff", "main~2..main").exitCode == 1)
    // What a committed file says of submodules must hide nothing.
    try git("config", "-f", ".gitmodules", "submodule.App/Pictures.ignore", "all")
    #expect(try snap.run("diff", "main~1..main").exitCode == 1)
    try files.write(picture(100), to: "App/Pictures/star.png")
    let dirty = try snap.run("diff", "main")
    #expect(dirty.exitCode == 1 && dirty.out.contains("Cell differs"), "\(dirty)")
  }

  @Test func `a submodule that is not here is named, and all cells are drawn`() throws {
    let (module, moduleGit) = try addSubmodule()
    try module.write(picture(200), to: "star.png")
    try moduleGit.commit()
    try Git(folder: files.url(of: "App/Pictures"))("pull", "-q", "origin", "main")
    try git.commit()
    try git("submodule", "deinit", "-q", "-f", "--all")
    let run = try snap.run("diff", "main~1..main")
    #expect(run.exitCode == 2, "\(run)")
    #expect(
      run.out.contains(
        "before: the submodule App/Pictures is not initialised, so its files are not known. Run "
          + "`git submodule update --init -- App/Pictures`."), "\(run)")
    #expect(run.out.contains("after: the submodule App/Pictures"))
    #expect(files.exists(".snap/diff/Snapshots"))
  }

  @Test func `a submodule without the commit is named`() throws {
    _ = try addSubmodule()
    try git(
      "update-index", "--cacheinfo", "160000,\(String(repeating: "1", count: 40)),App/Pictures")
    try git("commit", "-qm", "gone")
    let run = try snap.run("diff", "main~1..main")
    #expect(run.exitCode == 2, "\(run)")
    #expect(
      run.out.contains("after: the submodule App/Pictures does not have its commit 1111111111"))
    #expect(run.out.contains("`git -C App/Pictures fetch origin 1111"))
  }

  @Test func `files that git was told not to look at are compared`() throws {
    try files.write(storyboard("star"), to: "App/Main.storyboard")
    try files.write(picture(0), to: "App/star.png")
    try git.commit()
    try git("update-index", "--assume-unchanged", "App/star.png")
    try files.write(picture(200), to: "App/star.png")
    let run = try snap.run("diff", "main")
    #expect(run.exitCode == 1 && run.out.contains("Cell differs"), "\(run)")
  }

  @Test func `a picture whose line ends git converted is seen`() throws {
    try files.write(storyboard("star"), to: "App/Main.storyboard")
    try files.write(picture(0), to: "App/star.png")
    try git.commit()
    try files.write("*.png text eol=crlf\n", to: ".gitattributes")
    try git("add", ".gitattributes")
    try git("commit", "-qm", "attributes")
    try FileManager.default.removeItem(at: files.url(of: "App/star.png"))
    try git("checkout", "-q", "--", "App/star.png")
    let run = try snap.run("diff", "main")
    #expect(run.exitCode != 0, "\(run)")
  }

  @Test func `files that a sparse checkout leaves out are read from git`() throws {
    try files.write(storyboard("star"), to: "App/Main.storyboard")
    try files.write(picture(0), to: "App/Pictures/star.png")
    try git.commit()
    try git("sparse-checkout", "set", "--no-cone", "/*", "!/App/Pictures/")
    #expect(!files.exists("App/Pictures/star.png"))
    #expect(try snap.run("diff", "main").out == "No cell changed.\n")
    try files.write(storyboard("star", text: "Another"), to: "App/Main.storyboard")
    let run = try snap.run("diff", "main")
    #expect(run.exitCode == 1 && run.out.contains("\"A song\" → \"Another\""), "\(run)")
    #expect(!run.out.contains("star"), "\(run)")
  }

  @Test func `a path that leaves the repository is refused`() throws {
    try files.write(storyboard("star"), to: "App/Main.storyboard")
    try files.write("{}", to: "evil.png")
    try git.commit()
    let tree = try git.output(
      of: ["rev-parse", "HEAD:App"], path: "/usr/bin:/bin"
    ).trimmingCharacters(in: .newlines)
    let blob = try git.output(
      of: ["rev-parse", "HEAD:evil.png"], path: "/usr/bin:/bin"
    ).trimmingCharacters(in: .newlines)
    var bytes = Data("40000 ..\0".utf8)
    bytes.append(try self.bytes(tree))
    bytes.append(Data("100644 x.png\0".utf8))
    bytes.append(try self.bytes(blob))
    try files.write(bytes, to: ".git/tree")
    let hostile = try git.output(
      of: ["hash-object", "-w", "--literally", "-t", "tree", ".git/tree"], path: "/usr/bin:/bin"
    ).trimmingCharacters(in: .newlines)
    let commit = try git.output(
      of: ["commit-tree", hostile, "-p", "HEAD", "-m", "hostile"], path: "/usr/bin:/bin"
    ).trimmingCharacters(in: .newlines)
    let run = try snap.run("diff", "main..\(commit)")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.out.contains("../Main.storyboard"), "\(run)")
  }

  private func bytes(_ name: String) throws -> Data {
    let digits = Array(name)
    return Data(
      try stride(from: 0, to: digits.count, by: 2).map {
        try #require(UInt8(String(digits[$0...($0 + 1)]), radix: 16))
      })
  }
}
