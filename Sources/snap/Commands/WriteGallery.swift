import ArgumentParser
import FileAccess
import Foundation
import Revisions
import SnapReport
import SnapshotReferences
import Snapshots
import Terminal
import TestRuns

struct WriteGallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Writes a site of all pictures of a package, by class and configuration.",
    discussion: """
      Builds and runs nothing: it shows the references with their layouts, and the calls in tests that take \
      them. The folder needs no server, and can be uploaded to any.

      \(ExitCodes.writeGallery)
      """)

  @OptionGroup var location: PackageOption

  @Option(
    help: ArgumentHelp("The folder to write to; by default .snap/gallery.", valueName: "dir"))
  var out: String?

  @Option(
    help: ArgumentHelp(
      "Also show what changed since this tag or commit, with the pictures of then.",
      valueName: "tag"))
  var since: String?

  func run() throws {
    let directories = try location.directories()
    let pictures = try directories.store.referencePictures()
    guard !pictures.isEmpty else {
      throw SnapError.noPictures(package: directories.packageRoot.path)
    }
    let earlier = try earlierReferences(of: pictures, in: directories)
    let folder = URL(fileURLWithPath: out ?? Self.usualFolder(directories), isDirectory: true)
    var work = try GalleryWork(
      of: directories, earlier,
      in: GalleryFolder(folder, in: out == nil ? directories.tree : nil))
    if out == nil { try directories.ignorePending() }
    let title = directories.packageName ?? directories.packageRoot.lastPathComponent
    let gallery = try work.write(pictures, title: title, since: since)
    Console.out(gallery.summary)
    let page = folder.appendingPathComponent("index.html").relativePath
    Console.styled("gallery: \(Console.link(page, toFile: page))")
    for (key, reason) in work.problems { Console.error("\(key): \(reason)") }
    if !work.problems.isEmpty { throw Outcome.differences }
  }

  private func earlierReferences(
    of pictures: [SnapshotStore.ReferencePicture], in directories: SnapshotDirectories
  ) throws -> EarlierReferences? {
    guard let since else { return nil }
    let repository = try GitRepository(of: directories, environment: Console.environment)
    return try EarlierReferences(
      of: pictures, at: repository.commit(since), directories.store, repository)
  }

  private static func usualFolder(_ directories: SnapshotDirectories) -> String {
    directories.pending.appendingPathComponent("gallery").path
  }
}
