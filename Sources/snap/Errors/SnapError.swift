import NumberText
import Processes
import Revisions
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots

/// An error that stops a command.
///
/// Each message names the problem, the file, and what to do next.
enum SnapError: Error, CustomStringConvertible {
  case noResults(package: String)
  case noPictures(package: String)
  case cannotServe(port: UInt16, reason: String)
  case noFont(name: String)
  case noSymbol(words: [String])
  case tooManySymbols(count: Int, limit: Int)
  case folderAndFile(folder: String, file: String)
  case folderForDesign(String)
  case noLayoutForDesign(file: String)
  case pictureTooLarge(file: String)
  /// No scale from 1 to 4 makes the frame about as wide as the cell; the sizes are in pixels and points.
  case unlikelyDesign(file: String, pixels: (Int, Int), cell: String, points: (Double, Double))
  case unreadableReference(UnreadableReference)
  case noPackageAt(commit: String, package: String)
  case unmergedSources([String])
  case noPicture(key: SnapshotKey)
  case noCurl
  /// The system does not say where this program is.
  case unknownTool
  case noPictureServer(package: String)
  case noWholeCommit(text: String)
  case unreadableDecisions(file: String)
  case partialRun(name: String)
  case folderNotEmpty(folder: String)
  /// The snapshot is of a cell of an Interface Builder file.
  case fixOfCellFile(key: SnapshotKey, file: String)
  /// The tool was built without what reads and changes Swift sources.
  case noSourceRewriting

  var description: String {
    switch self {
    case .noResults(let package):
      "no run has left its records in \(package). Run `snap verify` there first."
    case .noPictures(let package):
      "\(package) has no pictures among its references. Run `snap record` there first."
    case .folderAndFile(let folder, let file):
      "\(folder) is a folder and \(file) is a file. Name two pictures or two folders."
    case .folderForDesign(let folder):
      "\(folder) is a folder. --design compares the picture of a cell with that of one frame."
    case .noLayoutForDesign(let file):
      "\(file) has no layout of a cell, so no view could be named. Name a picture that Snap drew first, and the design second."
    case .pictureTooLarge(let file):
      "\(file) is too large at the scale of the other picture. Export the frame of this cell alone."
    case .unlikelyDesign(let file, let pixels, let cell, let points):
      "\(file) is \(pixels.0) × \(pixels.1) pixels, and \(cell) \(points.0.pointText) × \(points.1.pointText) points: at no scale "
        + "from 1x to 4x is it about as wide. Export the frame of this cell alone."
    case .unreadableReference(let problem): problem.description
    case .noPackageAt(let commit, let package):
      "\(package) has no Package.swift at \(commit.prefix(10)), so its tests cannot be compared. Name a later commit, or leave out --build."
    case .unmergedSources(let files):
      "\(files.count) files are not merged yet, the first is \(files.first ?? "unnamed"), and cells may show them. Merge "
        + "them, `git add` them, and run this again."
    case .noPicture(let key):
      "the picture of \(key) is not on this machine, and its digest does not say where views are. Run `snap verify`, "
        + "which keeps it, or `snap references --fetch`."
    case .unknownTool: "the system does not say where this program is. Is /proc mounted?"
    case .noCurl:
      "snap.json names a server of pictures, and curl, which makes the requests, is not on PATH. Install curl."
    case .noPictureServer(let package):
      "no server of pictures is set in \(package). Write { \"pictures\": \"https://example.com/pictures\" } into "
        + "snap.json there."
    case .noWholeCommit(let text):
      "the commit that was verified is “\(text)”, which is not the whole name of one. Pass --commit."
    case .partialRun(let name):
      "\(name.isEmpty ? "the last run" : name) is not known to have all tests, and a hosted review takes what is not there "
        + "for removed. Run `snap verify`, or pass --partial and tell the service."
    case .folderNotEmpty(let folder):
      "\(folder) is not empty, and all that is in it would be uploaded. Name another folder, or remove this one."
    case .fixOfCellFile(let key, let file):
      "\(key) is of a cell file, \(file), and not of a cell in code. `snap lint --fix` changes the storyboard or xib."
    case .noSourceRewriting:
      "changing Swift sources needs the trait SourceRewriting: use a tool that `make install` or a release built, or add traits: "
        + "[\"SourceRewriting\"] to the package's dependency on Snap and run `swift package snap fix`."
    case .unreadableDecisions(let file):
      "\(file) is not a file of decisions of this version. `snap review --decisions` writes one."
    case .noSymbol(let words):
      "no system symbol is named or shown in this way: \(words.joined(separator: " ")). Use a part of a name, such as "
        + "heart, and omit --shown."
    case .tooManySymbols(let count, let limit):
      "\(count) symbols do not fit into one picture, which has \(limit) at most. Add a part of a name."
    case .noFont(let name):
      "no bundled font has the PostScript name \(name). Use --font system, a name such as "
        + "Inter-Medium, or the path of a .ttf or .otf file."
    case .cannotServe(let port, let reason):
      "the page cannot be served\(port == 0 ? "" : " on port \(port)"): \(reason.withoutFullStop). Try another --port."
    }
  }
}
