import Foundation
import PackagePlugin

/// A tool on `PATH` that was built from the version of Snap on which a package depends.
struct InstalledTool {
  let executable: URL

  /// The command of archives, and that of Debian packages.
  ///
  /// On Ubuntu `snap` may be snapd's, which says another version.
  private static let names = ["snap", "snap-cells"]

  /// Finds it, and says so; nil without one, or if the package has Snap from a folder, which may have any version.
  init?(for package: Package) {
    guard let version = package.versionOfSnap,
      let executable = Self.candidates.first(where: { Self.version(of: $0) == version })
    else { return nil }
    self.executable = executable
    FileHandle.standardError.write(
      Data("Using \(executable.path), which is Snap \(version).\n".utf8))
  }

  private static var candidates: [URL] {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").flatMap { folder in
      names.map { URL(filePath: String(folder)).appending(path: $0) }
    }.filter { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static func version(of tool: URL) -> String? {
    let process = Process()
    process.executableURL = tool
    process.arguments = ["--version"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = try? pipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return String(decoding: data ?? Data(), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension Package {
  /// The version of the package with the tool, if it comes from a repository.
  fileprivate var versionOfSnap: String? {
    let packages = dependencies.map(\.package)
    guard let snap = packages.first(where: { $0.products.contains { $0.name == "SnapTesting" } }),
      case .repository(_, let version, _) = snap.origin
    else { return nil }
    return version
  }
}
