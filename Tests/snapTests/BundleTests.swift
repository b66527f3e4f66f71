import Foundation
import SnapshotSamples
import Snapshots
import TestSupport
import Testing

/// `snap bundle`, and its archives on machines without the package.
struct BundleTests {
  private let package: TemporaryPackage
  /// A machine without Swift.
  private let machine: TemporaryFolder

  init() throws {
    package = try TemporaryPackage()
    machine = try TemporaryFolder()
    try package.prepare(Samples.result())
    try package.write("a reference", to: "Snapshots/CellTests/row@2x.png")
  }

  /// Packs the package, whose tests are played by the double.
  @discardableResult
  private func pack(
    _ name: String = "b.tar", launcher: [String] = []
  ) throws -> SnapTool.Output {
    var tool = try package.snap()
    tool.launcher = launcher
    if !package.exists("tools/products/P_P.resources") {
      try package.write("a font", to: "tools/products/P_P.resources/font.otf")
      try package.write("a program", to: "libexec/swift/linux/swift-backtrace-static")
    }
    return try tool.run("bundle", "--output", machine.url(of: name).path)
  }

  /// Runs an archive where there is neither Swift nor the package.
  private func verify(
    _ arguments: String..., archive: String = "b.tar", launcher: [String] = []
  ) throws -> SnapTool.Output {
    let tool = SnapTool(
      directory: machine.root,
      environment: [
        "PATH": "/usr/bin:/bin", "PREPARED": package.root.path + "/prepared",
        "TEST_SCRIPT": try TemporaryPackage.Failing.nothing.json(in: machine.root),
      ], launcher: launcher, owner: machine)
    return try tool.run(["verify", "--bundle", archive] + arguments)
  }

  @Test func `a bundle runs without the package and Swift, and its shards can be merged`() throws {
    let packed = try pack()
    #expect(packed.exitCode == 0, "\(packed)")
    #expect(packed.out.hasSuffix("b.tar: 4 files, 0 MB\n"))
    let note = machine.url(of: "backtraces").path
    let first = try verify("--shard", "1/2", launcher: ["BACKTRACES=\(note)"])
    #expect(first.exitCode == 0 && first.out.contains("1 snapshot: 1 passed"), "\(first)")
    #expect(
      try machine.text(of: ".snap/bundle/package/Snapshots/CellTests/row@2x.png") == "a reference")
    #expect(machine.exists(".snap/bundle/bin/P_P.resources/font.otf"))
    let program = machine.url(of: ".snap/bundle/bin/swift-backtrace").path
    #expect(FileManager.default.isExecutableFile(atPath: program))
    #expect(try machine.text(of: "backtraces").contains(",swift-backtrace=\(program)"))
    try FileManager.default.removeItem(at: package.url(of: "prepared/CellTests"))
    let second = try verify("--shard", "2/2")
    #expect(second.exitCode == 0, "\(second)")
    let merged = try package.snap().run(
      "merge", "\(machine.root.path)/.snap/runs/1", "\(machine.root.path)/.snap/runs/2")
    #expect(merged.exitCode == 0 && merged.out.contains("1 snapshot: 1 passed"), "\(merged)")
  }

  @Test func `shards of two bundles are not merged`() throws {
    try package.write(
      #"{"name":"P","targets":[{"name":"T","type":"test","dependencies":[],"resources":[],"exclude":[]}]}"#,
      to: "manifest.json")
    try package.write("// a", to: "Tests/T/T.swift")
    try pack()
    try package.write("// b", to: "Tests/T/T.swift")
    try pack("c.tar")
    #expect(try verify("--shard", "1/2").exitCode == 0)
    try FileManager.default.removeItem(at: package.url(of: "prepared/CellTests"))
    #expect(try verify("--shard", "2/2", archive: "c.tar").exitCode == 0)
    let merged = try package.snap().run(
      "merge", "\(machine.root.path)/.snap/runs/1", "\(machine.root.path)/.snap/runs/2")
    #expect(merged.exitCode == 2, "\(merged)")
    #expect(merged.error.contains("shards 1/2 and 2/2 have different files"), "\(merged)")
  }

  @Test func `a test of a bundle that ends its process with 0 is named, and the run fails`() throws
  {
    try pack()
    let failing = try TemporaryPackage.Failing.leaves.json(in: machine.root)
    let run = try verify(launcher: ["TEST_SCRIPT=\(failing)"])
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("A.RowTests/wraps() ended the process"), "\(run)")
  }

  @Test(.enabled(if: Sandbox.isPossible, "`unshare -rnm` is not allowed here"))
  func `a bundle runs without any network, and writes only to the folder for a run's files`() throws
  {
    try pack()
    let state = try TemporaryFolder()
    let run = try verify(
      launcher: ["SNAP_STATE_DIR=\(state.root.path)"] + Sandbox.launcher(readOnly: machine.root))
    #expect(run.exitCode == 0 && run.out.contains("1 snapshot: 1 passed"), "\(run)")
    #expect(machine.allFiles == ["b.tar"] && state.exists("runs/1/run.json"))
    let other = try verify(launcher: Sandbox.launcher(readOnly: machine.root))
    #expect(other.exitCode == 2 && other.error.contains("Read-only file system"), "\(other)")
  }

  @Test func `references that no test wants are left out, unless a source has changed`() throws {
    let reference = Samples.result().reference
    let old = ".snap/bundle/package/Snapshots/CellTests/old@2x.png"
    try package.write("a picture", to: reference)
    try package.write("another", to: "Snapshots/CellTests/old@2x.png")
    #expect(try package.snap().run("verify").exitCode == 0)
    try pack()
    #expect(try verify().exitCode == 0)
    #expect(machine.exists(".snap/bundle/package/\(reference)"))
    #expect(!machine.exists(old))
    try package.write("// a test of it\n", to: "Tests/CellTests.swift")
    try pack()
    #expect(try verify().exitCode == 0)
    #expect(machine.exists(old))
  }

  @Test func `references that a variable names take the place of the package's`() throws {
    try package.write(SongFile.storyboard(), to: "App/Main.storyboard")
    try package.write(
      "{ \"source\": \"Main.storyboard\", \"fixtures\": [{ \"name\": \"f\", \"cell\": \"SongCell\" }] }",
      to: "App/Songs.cells.json")
    let others = try TemporaryFolder()
    try others.write("another", to: "CellTests/row@2x.png")
    try pack(launcher: ["SNAP_REFERENCE_DIR=\(others.root.path)"])
    #expect(try verify("--tests-only").exitCode == 0)
    #expect(
      try machine.text(of: ".snap/bundle/package/Snapshots/CellTests/row@2x.png") == "another")
  }

  @Test func `with cell files, what git does not ignore is packed, and what links lead to in it`()
    throws
  {
    try package.write("a star", to: "Shared/icons/star.png")
    let git = Git(folder: package.root)
    try git.start()
    try package.write(
      "calls\ntools\nprepared\nlibexec\nbuilt\n*.made.*\n", to: ".gitignore")
    try package.write(SongFile.storyboard(), to: "App/Main.storyboard")
    let cells =
      "{ \"source\": \"Main.storyboard\", \"fixtures\": [{ \"name\": \"f\", \"cell\": \"SongCell\" }] }"
    try package.write(cells, to: "App/Songs.made.cells.json")
    try package.write("a picture", to: "built/large.png")
    try package.write("a source", to: "App/SongCell.swift")
    try FileManager.default.createSymbolicLink(
      atPath: package.url(of: "App/Icons").path, withDestinationPath: "../Shared/icons")
    try FileManager.default.createSymbolicLink(
      atPath: package.url(of: "App/Around").path, withDestinationPath: "../App")
    try pack()
    let run = try verify("--cells-only")
    #expect(run.exitCode == 1 && run.out.contains("1 snapshot: 1 "), "\(run)")
    let folder = ".snap/bundle/package/"
    let app = machine.allFiles.filter { $0.hasPrefix(folder) }
    #expect(
      app.map { $0.replacing(folder, with: "") } == [
        "App/Around/Icons/star.png", "App/Around/Main.storyboard", "App/Icons/star.png",
        "App/Main.storyboard", "App/Songs.made.cells.json", "Shared/icons/star.png",
        "Snapshots/CellTests/row@2x.png",
      ], "\(app)")
    #expect(try machine.text(of: ".snap/bundle/package/App/Icons/star.png") == "a star")
  }

  /// A repository with cell files, and a link that a commit has put into it.
  private func link(_ path: String, to target: String) throws {
    let git = Git(folder: package.root)
    try git.start()
    try package.write("calls\ntools\nprepared\nproducts\nlibexec\nsecret\n", to: ".gitignore")
    try package.write("ignored", to: "secret/key")
    try package.write("shown", to: "Shared/a.png")
    try package.write(SongFile.storyboard(), to: "App/Main.storyboard")
    try package.write(
      "{ \"source\": \"Main.storyboard\", \"fixtures\": [{ \"name\": \"f\", \"cell\": \"SongCell\" }] }",
      to: "App/Songs.cells.json")
    try FileManager.default.createSymbolicLink(
      atPath: package.url(of: path).path, withDestinationPath: target)
  }

  /// Links that lead to what git does not list: the repository's own data, ignored files, and the machine's.
  private static let foreign = [
    "../.git/config", "../.git", "/etc/passwd", "/etc", "../secret/key", "../secret", "/",
    "../../..", "../.gitignore",
  ]

  @Test(arguments: foreign)
  func `a link to what git does not list is left out, and named`(target: String) throws {
    try link("App/evil", to: target)
    let packed = try pack()
    #expect(packed.exitCode == 0, "\(packed)")
    #expect(packed.error.contains("left out: App/evil"), "\(packed)")
    let archive = String(decoding: try #require(machine.read("b.tar")), as: UTF8.self)
    #expect(!archive.contains("package/App/evil"))
    #expect(!archive.contains("repositoryformatversion") && !archive.contains("root:x:0"))
  }

  @Test(arguments: foreign)
  func `a reference that is such a link is an error`(target: String) throws {
    try link("Snapshots/evil.320@2x.png", to: target)
    let packed = try pack()
    #expect(packed.exitCode == 2, "\(packed)")
    #expect(packed.error.contains("Snapshots/evil.320@2x.png"), "\(packed)")
    #expect(!machine.exists("b.tar"))
  }

  @Test func `a reference may be a link to a file of the repository`() throws {
    try link("Snapshots/CellTests/other@2x.png", to: "../../Shared/a.png")
    #expect(try pack().exitCode == 0)
    let archive = String(decoding: try #require(machine.read("b.tar")), as: UTF8.self)
    #expect(archive.contains("package/Snapshots/CellTests/other@2x.png"))
  }

  @Test func `without git, links lead no further than the package`() throws {
    try link("App/evil", to: "/etc/passwd")
    try FileManager.default.createSymbolicLink(
      atPath: package.url(of: "App/good.png").path, withDestinationPath: "../Shared/a.png")
    try FileManager.default.removeItem(at: package.url(of: ".git"))
    let packed = try pack()
    #expect(packed.exitCode == 0 && packed.error.contains("left out: App/evil"), "\(packed)")
    let archive = String(decoding: try #require(machine.read("b.tar")), as: UTF8.self)
    #expect(archive.contains("package/App/good.png") && !archive.contains("root:x:0"))
  }

  @Test func `a resource of the build that is a link to elsewhere is left out`() throws {
    try pack()
    try FileManager.default.createSymbolicLink(
      atPath: package.url(of: "tools/products/P_P.resources/evil").path,
      withDestinationPath: "/etc/passwd")
    let packed = try pack()
    #expect(packed.error.contains("left out: bin/P_P.resources/evil"), "\(packed)")
    let archive = String(decoding: try #require(machine.read("b.tar")), as: UTF8.self)
    #expect(!archive.contains("root:x:0"))
  }

  @Test func `what was begun under the archive's name is replaced, and not followed`() throws {
    try machine.write("untouched", to: "victim")
    try FileManager.default.createSymbolicLink(
      atPath: machine.url(of: ".b.tar.partial").path, withDestinationPath: "victim")
    #expect(try pack().exitCode == 0)
    #expect(try machine.text(of: "victim") == "untouched")
  }

  @Test func `a variable names other references than those in the bundle`() throws {
    try pack()
    try machine.write("{}", to: "others/CellTests/a.txt")
    let others = machine.url(of: "others").path
    let note = machine.url(of: "backtraces").path
    let run = try verify(launcher: ["SNAP_REFERENCE_DIR=\(others)", "BACKTRACES=\(note)"])
    #expect(run.exitCode == 0, "\(run)")
    #expect(try machine.text(of: "backtraces.references") == others + "\n")
  }

  @Test func `a toolchain without the program for stacks is said to have none`() throws {
    try pack()
    try FileManager.default.removeItem(at: package.url(of: "libexec"))
    let packed = try pack()
    #expect(packed.exitCode == 0 && packed.error.contains("will show no stack"), "\(packed)")
  }

  @Test func `equal packages give equal archives`() throws {
    try pack()
    try pack("c.tar")
    #expect(machine.read("b.tar") == machine.read("c.tar"))
  }

  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil, "needs more memory"),
    .enabled(if: ProcessInfo.processInfo.environment["TSAN_OPTIONS"] == nil, "needs more memory"))
  func `a file larger than the memory is packed and unpacked in pieces`() throws {
    try pack()
    let path = "tools/products/P_P.resources/large.bin"
    let size = 384 << 20
    try package.write("", to: path)
    try #require(truncate(package.url(of: path).path, size) == 0)
    let tight = ["sh", "-c", "ulimit -d \(size >> 10); exec \"$@\"", "sh"]
    let packed = try pack(launcher: tight)
    #expect(packed.exitCode == 0 && packed.out.contains("5 files, 402."), "\(packed)")
    let run = try verify(launcher: tight)
    #expect(run.exitCode == 0, "\(run)")
    let file = machine.url(of: ".snap/bundle/bin/P_P.resources/large.bin").path
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int == size)
  }

  @Test(arguments: [0, 100, 600, 2000, 4000])
  func `an archive that is cut off runs nothing`(bytes: Int) throws {
    try pack()
    try machine.write(#require(machine.read("b.tar")).prefix(bytes), to: "torn.tar")
    let run = try verify(archive: "torn.tar")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("torn.tar is cut off"), "\(run)")
    #expect(!run.out.contains("passed"))
  }

  @Test(arguments: [
    ("Snap 1", "Snap 9", "was written by snap \(SnapTool.version) (Snap 9; pictures "),
    (
      "Snap 1; pictures ", "Snap 1; picturez ",
      "and this is snap \(SnapTool.version) (Snap 1; pictures "
    ),
    (
      BundleTests.processor, "linux-abacus",
      "has tests built for linux-abacus, and this machine has"
    ),
    ("a font", "a f0nt", "is damaged: bin/P_P.resources/font.otf in it is not what was packed"),
    ("ustar", "xstar", "is not a bundle of this version"),
  ])
  func `an archive that does not fit runs nothing`(part: String, other: String, words: String)
    throws
  {
    try pack()
    var data = try #require(machine.read("b.tar"))
    let place = try #require(data.range(of: Data(part.utf8)))
    data.replaceSubrange(place, with: Data(other.utf8))
    try machine.write(data, to: "b.tar")
    let run = try verify()
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains(words), "\(run)")
    #expect(!machine.exists(".snap/results"))
  }

  /// As long as the name that replaces it.
  private static var processor: String {
    #if arch(x86_64)
    "linux-x86_64"
    #else
    "linux-arm64\""
    #endif
  }

  @Test func `no file is unpacked outside of the folder`() throws {
    try pack()
    try machine.write("evil", to: "evil")
    let script =
      "mkdir d && cd d && tar xf ../b.tar && tar -P --format=ustar -cf ../bad.tar bundle.json ../evil"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = machine.root
    try process.run()
    process.waitUntilExit()
    let run = try verify(archive: "bad.tar")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("“../evil” that would be outside of its folder"))
  }

  @Test func `a bundle takes no path, and a missing one is named`() throws {
    let both = try verify("folder")
    #expect(both.exitCode == 2 && both.error.contains("takes neither a path"), "\(both)")
    let absent = try verify(archive: "none.tar")
    #expect(
      absent.exitCode == 2 && absent.error.contains("none.tar could not be read"), "\(absent)")
  }
}
