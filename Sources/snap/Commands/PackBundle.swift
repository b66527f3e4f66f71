import ArgumentParser
import FileAccess
import Foundation
import NumberText
import SnapReport
import SnapshotRecords
import Snapshots
import Terminal
import TestRuns

struct PackBundle: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle",
    abstract:
      "Builds a package's tests and packs what machines without its sources need to run them.",
    discussion: """
      The archive has the built tests with their libraries and resources, the references, the cell files with what they \
      name, and the timings of the last whole run. `snap verify --bundle FILE --shard I/N` runs it on a machine of the \
      same kind, without Swift, without compiling and without a network.

      \(ExitCodes.packBundle)
      """)

  @Argument(help: "The folder of a package, or a folder inside it.")
  var path = "."

  @Option(name: .shortAndLong, help: "The archive to write.")
  var output = "snap-bundle.tar"

  @OptionGroup var place: BuildPlace

  @Flag(name: .shortAndLong, help: "Show what `swift build` prints.")
  var verbose = false

  func run() throws {
    let package = try PackageFolder.containing(path)
    var options = try TestOptions.parse(verbose ? ["--verbose"] : [])
    options.place = place
    let tests = PackageTests(package: package, mode: .never, options: options)
    let archive = FileTree.place(ofNamed: URL(fileURLWithPath: output))
    let (content, identity) = try RunLocks(waits: true).hold([tests.lock]) {
      var identity = try tests.identity(writing: [archive])
      let program = try tests.programToPack()?.executable
      identity.dependencies = try tests.dependencies()
      let content = try BundleContent(
        of: tests.directories, products: program?.deletingLastPathComponent(),
        tests: program?.lastPathComponent, output: archive,
        environment: Console.environment)
      return (content, identity)
    }
    if !content.showsStacks {
      Console.error(
        "this toolchain has no swift-backtrace-static, so crashes of the bundle's tests will show no stack"
      )
    }
    for path in content.leftOut {
      Console.error(
        "left out: \(path), a symbolic link to what git does not list in this repository")
    }
    let size = try content.write(to: archive, package: package, identity: identity)
    let count = content.items.count
    Console.out("\(output): \(count.counted("file")), \(megabytes(size)) MB")
  }

  private func megabytes(_ bytes: Int) -> String { (Double(bytes / 100_000) / 10).pointText }
}
