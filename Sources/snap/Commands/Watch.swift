import Adopting
import ArgumentParser
import FileAccess
import Foundation
import Processes
import SnapReport
import SnapshotReferences
import Terminal
import TestRuns

struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws cells whenever a file is saved, on a page and in the terminal.",
    discussion: """
      Serves a page to browsers on this machine, at an unguessable address. When a storyboard, xib, cell file, asset, font or \
      translation is saved, what it affects is drawn, compared with the state before and with its reference, and checked as by \
      `snap lint`. When a Swift source of a package is saved, its tests are built and verified. Nothing of the package is \
      written. Ends on Ctrl-C. \(ExitCodes.watch)
      """)

  @Argument(
    help: ArgumentHelp(
      "The Interface Builder files and cell files to draw, or folders of them; by default all of the package, or of the current "
        + "folder.", valueName: "path"))
  var paths: [String] = []

  @OptionGroup var serving: ServingOptions
  @OptionGroup var place: BuildPlace

  @OptionGroup var pictures: TerminalPictures

  @Flag(help: "Build and verify no tests when a Swift source is saved.")
  var cellsOnly = false

  @Option(help: ArgumentHelp("The time limit per file.", valueName: "seconds"))
  var timeLimit = 60

  @Flag(help: .hidden)
  var isWorker = false

  @Option(help: .hidden)
  var state: String?

  func validate() throws {
    guard (1...86_400).contains(timeLimit) else {
      throw ValidationError("--time-limit must be from 1 to 86400 seconds.")
    }
  }

  func run() throws {
    if isWorker {
      let places = WatchWork.Places(
        package: URL(fileURLWithPath: paths.first ?? ".", isDirectory: true),
        state: URL(fileURLWithPath: state ?? ".", isDirectory: true))
      return try MainActor.assumeIsolated { try WatchWork.run(places, timeLimit: timeLimit) }
    }
    let named = try named()
    let package = try package(of: named)
    let outside = named.first { $0.path != package.path && !$0.path.hasPrefix(package.path + "/") }
    if let outside { throw WatchError.outside(path: outside.path, package: package.path) }
    let (server, access) = try serving.listen()
    let folder = try PrivateFolder()
    let places = WatchWork.Places(package: package, state: folder.url.standardizedFileURL)
    let session = WatchSession(
      named: named.map(\.path), places: places, timeLimit: timeLimit,
      place: !cellsOnly && PackageFolder.isPackage(package) ? place : nil,
      pictures: pictures.format)
    try session.serve(server, access)
    withExtendedLifetime(folder) {}
  }

  /// What is drawn.
  private func named() throws -> [URL] {
    try (paths.isEmpty ? ["."] : paths).map { path in
      let url = URL(fileURLWithPath: path).standardizedFileURL
      guard Files.exists(url) else {
        throw ToolError.cannotRead(file: path, reason: "it does not exist")
      }
      return url
    }
  }

  /// The package of the first path, or the folder itself where there is none.
  private func package(of named: [URL]) throws -> URL {
    let first = named[0]
    let folder = Files.isFolder(first) ? first : first.deletingLastPathComponent()
    do {
      return try PackageFolder.containing(folder.path)
    } catch TestRunsError.noPackage {
      return folder
    }
  }
}
