import FileAccess

/// Why a bundle cannot be written or run.
enum BundleError: Error, Hashable, CustomStringConvertible {
  case notTheFile(file: String)
  case torn(file: String)
  case damaged(file: String, entry: String)
  case unsafeName(file: String, entry: String)
  case otherEngine(file: String, bundled: String, own: String)
  case otherArchitecture(file: String, bundled: String, own: String)
  case missingLibraries([String], executable: String)
  case noExecutable(package: String, folder: String)
  case tooLarge(entry: String)
  /// References that are, or are behind, links to what must not be packed.
  case linkedReferences([String])

  init(_ error: ArchiveError) {
    self =
      switch error.fault {
      case .foreign: .notTheFile(file: error.file)
      case .torn: .torn(file: error.file)
      case .damaged(let entry): .damaged(file: error.file, entry: entry)
      case .unsafeName(let entry): .unsafeName(file: error.file, entry: entry)
      // No list of files is as long.
      case .tooLarge: .damaged(file: error.file, entry: "the list of files, which is too long,")
      }
  }

  var description: String {
    switch self {
    case .notTheFile(let file):
      "\(file) is not a bundle of this version. `snap bundle` writes one."
    case .torn(let file):
      "\(file) is cut off: it ends before the last of its files. Copy it again, or run `snap bundle` again."
    case .damaged(let file, let entry):
      "\(file) is damaged: \(entry) in it is not what was packed. Copy it again, or run `snap bundle` again."
    case .unsafeName(let file, let entry):
      "\(file) has a file “\(entry)” that would be outside of its folder. It was not written by `snap bundle`."
    case .otherEngine(let file, let bundled, let own):
      "\(file) was written by \(bundled), and this is \(own), which may draw other pictures. Use the same version of "
        + "Snap for both."
    case .otherArchitecture(let file, let bundled, let own):
      "\(file) has tests built for \(bundled), and this machine has \(own). Run `snap bundle` on such a machine."
    case .missingLibraries(let names, let executable):
      "\(executable) needs libraries that are not on this machine: \(names.joined(separator: ", ")). Install them and run "
        + "`snap bundle` again."
    case .noExecutable(let package, let folder):
      "the build of \(package) left no executable of its tests in \(folder). Add a test target to the package."
    case .linkedReferences(let paths):
      "\(paths.counted) cannot be packed: each is a symbolic link, or behind one, that leads to what git does not list in "
        + "this repository. Put the files in its place, or name their folder by SNAP_REFERENCE_DIR."
    case .tooLarge(let entry):
      "\(entry) is larger than 8 GiB, which the format of bundles does not hold. Leave it out of the package."
    }
  }
}

extension [String] {
  /// The first ones, and how many more there are.
  fileprivate var counted: String {
    let most = 5
    return prefix(most).joined(separator: ", ")
      + (count > most ? " and \(count - most) more" : "")
  }
}
