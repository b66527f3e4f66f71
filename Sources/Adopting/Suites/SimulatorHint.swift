import Devices
import FileAccess
import Fixtures
package import Foundation

/// The simulator that a project says its tests run on, and where it says so.
package struct SimulatorHint: Equatable {
  package let name: String?
  package let release: String?
  /// The file with the line, relative to the project.
  package let place: String

  /// Finds what scripts, CI files and the tests themselves say.
  ///
  /// Of several, the first whose device has the screen of the pictures counts.
  package init?(in folder: URL, tests: [URL], screen: CGSize?) {
    let hints = Self.files(of: folder).flatMap { Self.destinations(in: $0, folder) }
    let fitting = hints.first { hint in
      let simulator = hint.name.flatMap(Simulator.named)
      return screen == nil ? simulator != nil : simulator?.size == screen
    }
    let checks = tests.flatMap { Self.checks(in: $0, folder) }
    guard let hint = checks.first ?? fitting else { return nil }
    let name = checks.compactMap(\.name).first ?? fitting?.name
    let release =
      checks.compactMap(\.release).first
      ?? fitting.flatMap { $0.name == name ? $0.release : nil }
    (self.name, self.release, place) = (name, release, hint.place)
  }

  private init(name: String?, release: String?, place: String) {
    (self.name, self.release, self.place) = (name, release, place)
  }

  /// The files that may name a destination, those of CI first.
  private static func files(of folder: URL) -> [URL] {
    let workflows = folder.appendingPathComponent(".github/workflows")
    let names = ((try? Files.names(in: workflows)) ?? []).sorted()
    let scripts = ((try? Files.names(in: folder)) ?? []).filter { $0.hasSuffix(".sh") }.sorted()
    let known = [
      ".gitlab-ci.yml", ".travis.yml", ".circleci/config.yml", "bitrise.yml", "azure-pipelines.yml",
      "codemagic.yaml", "fastlane/Fastfile", "fastlane/Scanfile", "Makefile", "Rakefile",
    ]
    return names.map(workflows.appendingPathComponent)
      + (known + scripts).map(folder.appendingPathComponent)
  }

  /// Reads `name=iPhone 15,OS=17.5` of Xcode, and `iPhone 8 (13.4)` of fastlane.
  private static func destinations(in file: URL, _ folder: URL) -> [SimulatorHint] {
    lines(of: file, folder).compactMap { line, place in
      guard line.contains("iPhone") || line.contains("iPad") else { return nil }
      let device = /((?:iPhone|iPad)[^,"'\n\\;=\]]*)/
      if let match = line.firstMatch(of: /name=((?:iPhone|iPad)[^,"'\n\\;\]]*)/) {
        let release = line.firstMatch(of: /OS=(\d+(?:\.\d+)*)/).map { String($0.1) }
        return SimulatorHint(name: trimmed(match.1), release: release, place: place)
      }
      guard line.contains("device"), let match = line.firstMatch(of: device) else { return nil }
      let text = trimmed(match.1)
      if let named = text.firstMatch(of: /^(.*\S)\s*\((\d+\.\d+(?:\.\d+)?)\)$/) {
        return SimulatorHint(name: String(named.1), release: String(named.2), place: place)
      }
      return SimulatorHint(name: text, release: nil, place: place)
    }
  }

  /// Reads what tests compare `UIDevice.current` with.
  private static func checks(in file: URL, _ folder: URL) -> [SimulatorHint] {
    lines(of: file, folder).compactMap { line, place in
      guard line.contains("UIDevice.current.") else { return nil }
      let isName = line.contains(/UIDevice\.current\.name\b/)
      let isRelease = line.contains(/UIDevice\.current\.systemVersion\b/)
      guard isName || isRelease, let text = line.firstMatch(of: /"([^"]+)"/).map({ String($0.1) })
      else { return nil }
      if isName, Simulator.named(text) != nil {
        return SimulatorHint(name: text, release: nil, place: place)
      }
      guard isRelease, text.wholeMatch(of: /\d{1,2}(\.\d{1,2}){0,2}\.?/) != nil else { return nil }
      let release = text.hasSuffix(".") ? String(text.dropLast()) : text
      return SimulatorHint(name: nil, release: release, place: place)
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }

  private static func lines(of file: URL, _ folder: URL) -> [(String, String)] {
    guard let data = try? Files.read(file), data.count <= longest else { return [] }
    let path = RelativePath.of(file.path, from: folder)
    return String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated().map { (String($1), "\(path):\($0 + 1)") }
  }

  private static let longest = 1_000_000
}
