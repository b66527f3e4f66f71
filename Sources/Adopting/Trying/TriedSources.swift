import FileAccess
import Foundation
import Processes
import Revisions
import SwiftSources

/// The sources that `snap try` compiles, with the files that their cells may be made of.
package struct TriedSources {
  /// Swift files, each once, in the order of the paths.
  let files: [URL]
  /// Interface Builder files, asset catalogues and fonts.
  let resources: [URL]
  /// What the paths name that is not read.
  package let leftOut: [LeftOut]

  /// A file that is not read, and why.
  package struct LeftOut: CustomStringConvertible {
    enum Reason { case link, appStart }

    let file: URL
    let reason: Reason

    package var description: String {
      switch reason {
      case .link: "\(file.path) was left out, as it is a link. Name the file that it leads to."
      case .appStart: "\(file.path) was left out, as it starts the app."
      }
    }
  }

  /// Finds what some paths name: sources, other files, and folders with all below them but hidden files and links.
  ///
  /// A source of its own brings the xibs beside it that have its name, or that of a class in it.
  /// - Throws: `ToolError` or ``TryingError/noSources(paths:)``
  package init(_ paths: [String]) throws {
    var (files, resources, leftOut): ([URL], [URL], [LeftOut]) = ([], [], [])
    for path in paths {
      let place = URL(fileURLWithPath: path).standardizedFileURL
      guard Files.exists(place) else {
        throw ToolError.cannotRead(file: path, reason: "it does not exist")
      }
      let isFolder = Files.isFolder(place) && place.pathExtension != "xcassets"
      let found = isFolder ? LocalPackage.files(in: place) : [place]
      var read: [URL] = []
      for file in found {
        if let ignored = LeftOut(file) { leftOut.append(ignored) } else { read.append(file) }
      }
      files += read.filter { $0.pathExtension == "swift" }
      resources += read.filter { Self.kinds.contains($0.pathExtension) }
      if !isFolder, place.pathExtension == "swift" { resources += try Self.xibs(beside: place) }
    }
    guard !files.isEmpty else { throw TryingError.noSources(paths: paths) }
    self.files = Self.unique(files)
    self.resources = Self.unique(resources)
    self.leftOut = leftOut
  }

  /// The needed sources of a target, with all files of it that cells may be made of.
  init(_ sources: [URL], resources: [URL]) {
    let all = Self.unique(sources)
    leftOut = (all + resources).compactMap(LeftOut.init)
    let ignored = Set(leftOut.map(\.file))
    files = all.filter { !ignored.contains($0) }
    self.resources = Self.unique(resources).filter {
      (Self.kinds.contains($0.pathExtension) || Self.isOfBundle($0)) && !ignored.contains($0)
        && !Files.isLink($0)
    }
  }

  /// Whether an app finds a file in its bundle by its name; texts it finds in each language, other files in English.
  private static func isOfBundle(_ file: URL) -> Bool {
    let folder = file.deletingLastPathComponent()
    let isShown = folder.pathExtension != "lproj" || languages.contains(folder.lastPathComponent)
    return TextTable.endings.contains(file.pathExtension)
      || ofBundle.contains(file.pathExtension.lowercased()) && isShown
        && file.lastPathComponent != TriedBuild.outputMapName
  }

  private static let languages: Set = ["en.lproj", "Base.lproj"]
  private static let ofBundle: Set = [
    "png", "jpg", "jpeg", "gif", "pdf", "svg", "json", "plist", "html", "css", "js", "xml",
    "csv",
  ]

  private static let fonts: Set = ["ttf", "otf"]
  fileprivate static let kinds = fonts.union(["xib", "storyboard", "xcassets"])

  /// The paths of the font files.
  var fonts: [String] {
    resources.filter { Self.fonts.contains($0.pathExtension) }.map(\.path)
  }

  private static func unique(_ files: [URL]) -> [URL] {
    var known: Set<String> = []
    return files.filter { known.insert($0.path).inserted }
  }

  private static func xibs(beside source: URL) throws -> [URL] {
    let names =
      try [source.deletingPathExtension().lastPathComponent]
      + DeclaredClass.all(in: source).map(\.name)
    return names.map {
      source.deletingLastPathComponent().appendingPathComponent($0 + ".xib")
    }.filter { Files.exists($0) && !Files.isLink($0) }
  }

  /// Whether a file at a path could be among the sources and resources.
  package static func canRead(_ path: String) -> Bool {
    let ending = (path as NSString).pathExtension
    return ending == "swift" || kinds.contains(ending) || path.contains(".xcassets/")
  }
}

extension TriedSources.LeftOut {
  /// Makes nothing of a file that is read, or of no kind that could be.
  fileprivate init?(_ file: URL) {
    let isSource = file.pathExtension == "swift"
    guard isSource || TriedSources.kinds.contains(file.pathExtension) else { return nil }
    if Files.isLink(file) {
      self.init(file: file, reason: .link)
    } else if isSource, file.lastPathComponent == "main.swift" {
      self.init(file: file, reason: .appStart)
    } else {
      return nil
    }
  }
}
