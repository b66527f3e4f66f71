internal import FileAccess
package import Foundation
internal import FoundationXML

/// The projects that an Xcode workspace names.
package struct XcodeWorkspace {
  /// In the workspace's order, each once; those of CocoaPods are not the app's.
  package let projects: [URL]

  /// Reads `App.xcworkspace`.
  /// - Throws: ``XcodeProjectError`` if it is not a workspace.
  package init(contentsOf workspace: URL) throws(XcodeProjectError) {
    let file = workspace.appendingPathComponent("contents.xcworkspacedata")
    let reader = Reader(folder: workspace.standardizedFileURL.deletingLastPathComponent())
    let data: Data
    do {
      data = try Files.read(existing: file)
    } catch {
      throw XcodeProjectError(file: file.path, reason: "\(error)")
    }
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else {
      throw XcodeProjectError(file: file.path, reason: "it is not in XML")
    }
    var known: Set<String> = []
    projects = reader.files.filter {
      $0.pathExtension == "xcodeproj" && $0.lastPathComponent != "Pods.xcodeproj"
        && known.insert($0.path).inserted
    }
  }

  /// Reads places such as `group:App/App.xcodeproj`, which are below those of the groups around them.
  private final class Reader: NSObject, XMLParserDelegate {
    private let folder: URL
    private var groups: [URL] = []
    private(set) var files: [URL] = []

    init(folder: URL) { self.folder = folder }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let parts = (attributes["location"] ?? "").split(separator: ":", maxSplits: 1)
      let path = parts.count == 2 ? String(parts[1]) : ""
      let base = parts.first == "group" ? groups.last ?? folder : folder
      let place =
        parts.first == "absolute"
        ? URL(fileURLWithPath: path) : path.isEmpty ? base : base.appendingPathComponent(path)
      switch name {
      case "Group": groups.append(place.standardizedFileURL)
      case "FileRef": files.append(place.standardizedFileURL)
      default: break
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      if name == "Group" { _ = groups.popLast() }
    }
  }
}
