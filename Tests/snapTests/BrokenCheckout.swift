import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

/// A package with a storyboard and a reference in a repository of two commits, and a checkout of it in which something
/// may be wrong.
struct BrokenCheckout {
  /// The package whose commits are cloned.
  let origin: TemporaryPackage
  /// The folder in which the commands run.
  var folder: URL
  var environment: [String: String]
  /// The commits that `snap diff` compares, and with what `--affected` does.
  var range = "HEAD~1..HEAD"
  var base = "HEAD"

  static let key = SnapshotKey(suite: "CellTests", fixture: "row")

  private static let manifest = """
    {"name": "App", "targets": [
      {"name": "Tests", "type": "test", "dependencies": [], "resources": [], "exclude": []}
    ]}
    """

  init() throws {
    origin = try TemporaryPackage()
    folder = origin.root
    environment = try origin.snap().environment
    let manifest = try origin.write(Self.manifest, to: "prepared/manifest.txt")
    environment["MANIFEST"] = manifest.path
    try origin.write(".snap/\ncalls\ntools\nprepared\n", to: ".gitignore")
    try origin.write("// tests\n", to: "Tests/Tests/Tests.swift")
    try git.start(author: "Ann")
    // What a clone asks for may be what the tests want to be missing.
    try git("config", "uploadpack.allowFilter", "true")
    try origin.prepare(Samples.result(suite: "Tests", fixture: "row"))
    try commit("First", label: "A", text: "A song")
    try commit("Second", label: "B", text: "Another song")
  }

  /// git in the package that is cloned.
  var git: Git { Git(folder: origin.root) }
  /// git in the checkout.
  var here: Git { Git(folder: folder) }

  func commit(_ subject: String, label: String, text: String) throws {
    _ = try origin.store(.all).verify(Samples.cell(label: label), key: Self.key)
    try origin.write(SongFile.storyboard(text: text), to: "App/Main.storyboard")
    try git.commit(subject)
  }

  /// A new folder that is removed with the package.
  func place(_ name: String) -> URL { origin.url(of: ".snap/\(name)") }

  /// Clones the package, and goes into the clone.
  mutating func clone(_ options: String...) throws {
    let clone = place("clone")
    try git.run(
      ["clone", "-q"] + options + ["file://\(origin.root.path)", clone.path])
    folder = clone
  }

  /// Runs a command of git in the checkout and returns what it prints, without the end of the line.
  func ask(_ arguments: String...) throws -> String {
    try here.output(of: arguments, path: "/usr/bin:/bin").trimmingCharacters(in: .newlines)
  }

  /// Commits all files of the checkout.
  func commitHere(_ subject: String) throws {
    try here("add", "-A")
    try commitIndex(subject)
  }

  /// Commits what git was told to.
  func commitIndex(_ subject: String) throws {
    try here(
      "-c", "user.name=A", "-c", "user.email=a@b", "commit", "-q", "--allow-empty", "-m", subject)
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
  }

  func run(_ command: Command) throws -> SnapTool.Output {
    var tool = SnapTool(directory: folder, environment: environment, owner: origin)
    tool.environment["SNAP_RECORD"] = ""
    return try tool.run(command.arguments(in: self))
  }

  /// What is asked of a checkout, in an order in which no command disturbs the next.
  enum Command: CaseIterable {
    case diff, history, bisect, blame, doctor, affected, setUp

    func arguments(in checkout: BrokenCheckout) -> [String] {
      let key = "\(BrokenCheckout.key)"
      return switch self {
      case .diff: ["diff", checkout.range]
      case .history: ["history", key]
      case .bisect: ["bisect", key]
      case .blame: ["blame", key]
      case .doctor: ["doctor"]
      case .affected: ["verify", "--tests-only", "--affected", checkout.base]
      case .setUp: ["init", "--git"]
      }
    }

    /// Checks that the right answer was given.
    func expectAnswer(_ run: SnapTool.Output) {
      switch self {
      case .diff:
        #expect(run.exitCode == 1 && run.out.contains("Cell differs: App-Main/SongCell.320"))
      case .history:
        #expect(run.exitCode == 0 && run.out.contains("Ann: Second\n"))
        #expect(run.out.hasSuffix("Ann: First\n  new\n"), "\(run)")
      case .bisect:
        #expect(run.exitCode == 0 && run.out.contains("Ann: Second\n"))
        #expect(run.out.contains("\"A\" → \"B\"") && !run.out.contains("First"), "\(run)")
      case .blame: #expect(run.exitCode == 0 && run.out.contains("Ann: First\n"), "\(run)")
      case .doctor: #expect(run.exitCode < 2 && !run.out.contains("git says"), "\(run)")
      case .affected: #expect(run.exitCode == 0, "\(run)")
      case .setUp: #expect(run.exitCode == 0 && run.out.contains("merge.snap.driver is set"))
      }
    }
  }
}
