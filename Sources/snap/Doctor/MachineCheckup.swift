import Foundation
import Snapshots

/// The machine's requirements, independent of the package.
struct MachineCheckup {
  let environment: [String: String]

  // MARK: Swift

  /// The minimum compiler version.
  private static let leastVersion = (major: 6, minor: 2)

  var swift: Check {
    let remedy =
      "Install Swift 6.2 or later (https://www.swift.org/install/linux) and add its usr/bin to PATH."
    guard let swift = SearchPath.executable(named: "swift", environment: environment) else {
      return .missing("swift", "swift is not on PATH", remedy: remedy)
    }
    let output = CommandOutput(of: swift, ["--version"], environment: environment)
    guard let found = output.text.firstMatch(of: /Swift version (\d+)\.(\d+)[^ ]*/),
      let major = Int(found.1), let minor = Int(found.2)
    else {
      return .missing("swift", "\(swift.path) does not print its version", remedy: remedy)
    }
    let version = "\(found.0.dropFirst("Swift version ".count))"
    guard (major, minor) >= Self.leastVersion else {
      return .missing("swift", "Swift \(version) is too old", remedy: remedy)
    }
    return .good("swift", "Swift \(version) (\(swift.path))")
  }

  // MARK: Libraries

  /// pkg-config's name of each library, and the Debian and Ubuntu package with its headers.
  private static let libraries = [
    ("freetype2", "libfreetype-dev"), ("harfbuzz", "libharfbuzz-dev"), ("icu-uc", "libicu-dev"),
    ("libpng", "libpng-dev"), ("libjpeg", "libjpeg-dev"), ("zlib", "zlib1g-dev"),
  ]

  var libraries: Check {
    guard let tool = SearchPath.executable(named: "pkg-config", environment: environment) else {
      let packages = Self.libraries.map(\.1).joined(separator: " ")
      return .missing(
        "libraries", "pkg-config, which finds the libraries, is not on PATH",
        remedy: "apt-get install pkg-config \(packages)")
    }
    var found: [String] = []
    var absent: [(name: String, package: String)] = []
    for (name, package) in Self.libraries {
      let output = CommandOutput(of: tool, ["--modversion", name], environment: environment)
      let version = output.text.trimmingCharacters(in: .whitespacesAndNewlines)
      if output.exitCode == 0, !version.isEmpty {
        found.append("\(name) \(version)")
      } else {
        absent.append((name, package))
      }
    }
    guard absent.isEmpty else {
      let names = absent.map(\.name).joined(separator: ", ")
      let packages = absent.map(\.package).joined(separator: " ")
      return .missing(
        "libraries", "no headers of \(names)", remedy: "apt-get install \(packages)")
    }
    return .good("libraries", "libraries: \(found.joined(separator: ", "))")
  }

  // MARK: Surroundings

  /// `xdg-open` comes first: if installed, it knows the browser.
  private static let browsers = [
    "xdg-open", "chromium", "chromium-browser", "google-chrome", "firefox",
  ]

  var browser: Check {
    let found = Self.browsers.lazy.compactMap {
      SearchPath.executable(named: $0, environment: environment)
    }.first
    guard let found else {
      return .advice(
        "browser", "no browser here for the page of `snap review`",
        remedy: "`snap review --terminal` does without; or forward the page's port to your machine."
      )
    }
    return .good("browser", "browser for `snap review`: \(found.path)")
  }

  var recording: Check {
    do {
      let (mode, origin) = try RecordMode.resolveWithOrigin(
        argument: nil, trait: nil, environment: environment)
      return .good("recording", "recording: `\(mode.rawValue)`, \(reason(mode, origin))")
    } catch {
      return .missing(
        "recording", "\(error)", remedy: "Set it to all, failed, missing or never, or unset it.")
    }
  }

  private func reason(_ mode: RecordMode, _ origin: RecordMode.Origin) -> String {
    if case .environment(let variable) = origin { return "as \(variable) says" }
    return mode == .never
      ? "because CI is set: no reference is written"
      : "the default: only missing references are written"
  }
}
