import Foundation
import Processes
import SnapshotRecords

/// The machine's requirements, independent of the package.
struct MachineCheckup {
  let environment: [String: String]

  // MARK: Swift

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

  /// A library by pkg-config's name, and the packages with its headers.
  private struct Library {
    let name: String
    /// The package of Debian and Ubuntu.
    let deb: String
    let rpm: String
  }

  private static let libraries = [
    Library(name: "freetype2", deb: "libfreetype-dev", rpm: "freetype-devel"),
    Library(name: "harfbuzz", deb: "libharfbuzz-dev", rpm: "harfbuzz-devel"),
    Library(name: "icu-uc", deb: "libicu-dev", rpm: "libicu-devel"),
    Library(name: "libpng", deb: "libpng-dev", rpm: "libpng-devel"),
    Library(name: "libjpeg", deb: "libjpeg-dev", rpm: "libjpeg-turbo-devel"),
    Library(name: "libdeflate", deb: "libdeflate-dev", rpm: "libdeflate-devel"),
    Library(name: "zlib", deb: "zlib1g-dev", rpm: "zlib-devel"),
  ]

  private static let pkgConfig = Library(
    name: "pkg-config", deb: "pkg-config", rpm: "pkgconf-pkg-config")

  /// The command of the machine's package manager; those of all if it has another.
  private func installation(of libraries: [Library]) -> String {
    let debian = "apt-get install \(libraries.map(\.deb).joined(separator: " "))"
    let fedora = "dnf install \(libraries.map(\.rpm).joined(separator: " "))"
    if SearchPath.executable(named: "apt-get", environment: environment) != nil { return debian }
    if SearchPath.executable(named: "dnf", environment: environment) != nil { return fedora }
    return "\(debian) (Debian, Ubuntu) or \(fedora) (Fedora)"
  }

  var libraries: Check {
    guard let tool = SearchPath.executable(named: "pkg-config", environment: environment) else {
      return .missing(
        "libraries", "pkg-config, which finds the libraries, is not on PATH",
        remedy: installation(of: [Self.pkgConfig] + Self.libraries))
    }
    var found: [String] = []
    var absent: [Library] = []
    for library in Self.libraries {
      let arguments = ["--modversion", library.name]
      let output = CommandOutput(of: tool, arguments, environment: environment)
      let version = output.text.trimmingCharacters(in: .whitespacesAndNewlines)
      if output.exitCode == 0, !version.isEmpty {
        found.append("\(library.name) \(version)")
      } else {
        absent.append(library)
      }
    }
    guard absent.isEmpty else {
      let names = absent.map(\.name).joined(separator: ", ")
      return .missing(
        "libraries", "no headers of \(names)", remedy: installation(of: absent))
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
        "recording", "\(error)",
        remedy: "Set it to all, failed, missing, engine or never, or unset it.")
    }
  }

  private func reason(_ mode: RecordMode, _ origin: RecordMode.Origin) -> String {
    if case .environment(let variable) = origin { return "as \(variable) says" }
    guard let system = ContinuousIntegration.current(in: environment), mode == .never else {
      return "the default: only missing references are written"
    }
    return "because \(system.variable) is set: no reference is written"
  }
}
