import FileAccess
package import Foundation
import Processes
import SnapshotRecords
import Snapshots

/// The targets of a `Package.swift`, from `swift package dump-package`.
package struct PackageManifest: Decodable {
  package struct Target: Decodable {
    package let name: String
    package let type: String
    package let path: String?
    package let dependencies: [Dependency]
    package let resources: [Resource]
    package let exclude: [String]

    var isTest: Bool { type == "test" }
    /// The target's folder in the package; SwiftPM's default if the manifest sets none.
    var folder: String { path ?? "\(isTest ? "Tests" : "Sources")/\(name)" }

    /// Returns the paths of all files and folders in the target's folder, relative to it, sorted.
    func files(in package: URL) -> [String] {
      let folder = package.appendingPathComponent(folder)
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      return (paths ?? []).sorted()
    }
  }

  /// A dependency on a target or product; its name is the first of a list.
  package struct Dependency: Decodable {
    let name: String

    package init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: Names].self)
      name = kinds.values.compactMap(\.first).first ?? ""
    }
  }

  /// A list of which only the strings are read.
  package struct Names: Decodable {
    package let first: String?

    package init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      first = try list.decodeIfPresent(String.self)
    }
  }

  package struct Resource: Decodable { let path: String }

  /// A package on which this one depends; only those in folders are read.
  private struct PackageDependency: Decodable {
    struct Place: Decodable { let path: String }

    let fileSystem: [Place]?
  }

  /// The package's name; nil in a manifest that is not SwiftPM's.
  package let name: String?
  package let targets: [Target]
  private let dependencies: [PackageDependency]?
  /// What SwiftPM printed.
  private var text = Data()

  private enum CodingKeys: CodingKey { case name, targets, dependencies }

  /// The folders of packages on which this one depends by a path.
  package var localDependencies: [URL] {
    (dependencies ?? []).flatMap { $0.fileSystem ?? [] }
      .map { URL(fileURLWithPath: $0.path, isDirectory: true) }
  }

  enum Problem: Error, CustomStringConvertible {
    case noSwift
    /// The first error that swift prints.
    case notRead(error: String?)
    case notUnderstood
    case notInTime(seconds: Int)

    var description: String {
      switch self {
      case .noSwift: "it cannot be read without swift on PATH"
      case .notRead(let error): "swift cannot read it" + (error.map { ": \($0)" } ?? "")
      case .notInTime(let seconds): "swift has not read it within \(seconds) seconds"
      case .notUnderstood: "the output of swift could not be parsed"
      }
    }
  }

  /// Asks `swift` for the manifest of a package, within a time in seconds, 0 for any.
  package init(of package: URL, environment: [String: String], limit: Int = 0) throws {
    guard let swift = SearchPath.executable(named: "swift", environment: environment) else {
      throw Problem.noSwift
    }
    // A separate folder, as a plugin's SwiftPM locks the package's .build.
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("snap-doctor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let arguments = ["package", "--scratch-path", scratch.path, "dump-package"]
    let output = CommandOutput(
      of: swift, arguments, in: package, environment: environment, limit: limit)
    if output.isTooLate { throw Problem.notInTime(seconds: limit) }
    guard output.exitCode == 0 else {
      // Errors and the manifest are not read at once, as warnings would be between its lines.
      let all = CommandOutput(
        of: swift, arguments, in: package, environment: environment, withErrors: true)
      throw Problem.notRead(error: Self.firstError(in: all.text))
    }
    do {
      self = try JSONDecoder().decode(PackageManifest.self, from: output.data)
      text = output.data
    } catch {
      throw Problem.notUnderstood
    }
  }

  /// Returns the manifest with sorted members, and with its paths relative to a folder.
  ///
  /// - Throws: ``Problem/notUnderstood``
  func canonical(in folder: URL) throws -> Data {
    func relative(_ value: Any) -> Any {
      switch value {
      case let members as [String: Any]: members.mapValues(relative)
      case let list as [Any]: list.map(relative)
      case let text as String:
        text.hasPrefix("/")
          ? RelativePath.of(text, from: folder) : text.replacing(folder.path, with: ".")
      default: value
      }
    }
    do {
      let manifest = try JSONSerialization.jsonObject(with: text)
      return try JSONSerialization.data(withJSONObject: relative(manifest), options: .sortedKeys)
    } catch {
      throw Problem.notUnderstood
    }
  }

  /// The first message after `error: `, which the compiler prints after a file and a line.
  private static func firstError(in output: String) -> String? {
    output.split(separator: "\n").lazy.compactMap { line in
      line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
    }.first
  }

  /// The test targets that depend on SnapTesting, directly or indirectly.
  package var snapshotTests: [Target] {
    targets.filter { target in
      var names = target.dependencies.map(\.name)
      var seen: Set<String> = []
      while let name = names.popLast() {
        if name == "SnapTesting" { return target.isTest }
        guard seen.insert(name).inserted else { continue }
        names += targets.first { $0.name == name }?.dependencies.map(\.name) ?? []
      }
      return false
    }
  }

  /// Returns the files of a target that tests load by name but that no rule of the target mentions.
  package func unlistedResources(
    of target: Target, in package: URL
  ) -> [(path: String, name: String, target: String)] {
    let listed = target.resources.map(\.path) + target.exclude
    return target.files(in: package).filter { path in
      ["storyboard", "xib", "xcassets"].contains(URL(fileURLWithPath: path).pathExtension)
        && !listed.contains { Self.covers($0, path) }
    }.map { ("\(target.folder)/\($0)", $0, target.name) }
  }

  /// Whether a rule's path is a file's path or one of its folders.
  private static func covers(_ rule: String, _ path: String) -> Bool {
    let rule = rule.withoutCurrentFolder
    return path == rule || path.hasPrefix(rule.hasSuffix("/") ? rule : rule + "/")
  }
}
