import FileAccess
import Foundation
import Processes
import Terminal

/// The libraries that the dynamic linker loads with an executable.
enum SharedLibraries {
  /// Those of the C library, which fits the system's dynamic linker and nothing else.
  private static let ofSystem = [
    "ld-linux", "libc.so", "libm.so", "libdl.so", "libpthread.so", "librt.so", "libresolv.so",
    "libutil.so", "libnsl.so", "libanl.so", "linux-vdso", "linux-gate", "libmvec.so",
  ]

  /// Returns the libraries by name, sorted, without those of the C library; none for a script.
  ///
  /// - Throws: ``BundleError/missingLibraries(_:executable:)``
  static func files(of executable: URL) throws -> [(name: String, file: URL)] {
    guard try Files.read(existing: executable, upTo: 4) == Data([0x7F, 0x45, 0x4C, 0x46]) else {
      return []
    }
    // The dynamic linker prints what it would load, instead of starting the program.
    var environment = Console.environment
    environment["LD_TRACE_LOADED_OBJECTS"] = "1"
    let output = CommandOutput(of: executable, [], environment: environment)
    var found: [(name: String, file: URL)] = []
    var missing: [String] = []
    for line in output.text.split(separator: "\n") {
      let parts = line.trimmingCharacters(in: .whitespaces).components(separatedBy: " => ")
      guard parts.count == 2, !ofSystem.contains(where: parts[0].hasPrefix) else { continue }
      if parts[1].hasPrefix("/"), let path = parts[1].components(separatedBy: " (").first {
        found.append((parts[0], URL(fileURLWithPath: path)))
      } else {
        missing.append(parts[0])
      }
    }
    guard missing.isEmpty else {
      throw BundleError.missingLibraries(missing.sorted(), executable: executable.path)
    }
    return found.sorted { $0.name < $1.name }
  }
}
