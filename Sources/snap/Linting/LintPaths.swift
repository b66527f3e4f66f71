import Foundation

/// The Interface Builder files named by a command's arguments.
struct LintPaths {
  private(set) var files: [String] = []
  /// Arguments without a matching file.
  private(set) var failures: [String] = []
  private let excluded: [PathPattern]
  private var known: Set<String> = []

  /// Finds the files of paths, folders and patterns, each once; those of a folder are sorted.
  init(_ arguments: [String], excluding patterns: [String] = []) {
    excluded = patterns.map(PathPattern.init)
    for argument in arguments { add(argument) }
  }

  static let endings: Set = ["storyboard", "xib"]
  /// Folders of third-party code, which are skipped, like hidden ones.
  static let foreignFolders: Set = ["Pods", "Carthage", "DerivedData"]

  private mutating func add(_ argument: String) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) {
      guard isFolder.boolValue else { return take([argument]) }
      let found = Self.files(below: argument)
      if found.isEmpty {
        failures.append("\(argument): this folder contains no .storyboard or .xib.")
      }
      return take(found)
    }
    guard PathPattern.isPattern(argument) else {
      failures.append("\(argument): the file does not exist. Check the path.")
      return
    }
    let pattern = PathPattern(argument)
    let found = Self.files(below: pattern.folder).filter(pattern.matches)
    if found.isEmpty {
      failures.append("\(argument): no .storyboard or .xib matches this pattern.")
    }
    take(found)
  }

  private mutating func take(_ paths: [String]) {
    for path in paths {
      let isExcluded = excluded.contains { $0.matchesFileOrFolder(of: path) }
      let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
      if !isExcluded, known.insert(absolute).inserted { files.append(path) }
    }
  }

  /// Returns the files below a folder, relative to it, sorted by their bytes.
  private static func files(below folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if name.hasPrefix(".") || foreignFolders.contains(name) {
        found?.skipDescendants()
      } else if let ending = name.split(separator: ".").last, endings.contains(String(ending)) {
        paths.append(folder == "." ? path : "\(folder.withoutSlash)/\(path)")
      }
    }
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension String {
  fileprivate var withoutSlash: Substring {
    var text = self[...]
    while text.count > 1, text.hasSuffix("/") { text = text.dropLast() }
    return text == "/" ? "" : text
  }
}
