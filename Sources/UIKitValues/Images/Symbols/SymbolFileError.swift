public import Foundation

/// Why the picture of a symbol cannot be used.
public enum SymbolFileError: Error, Hashable, Sendable {
  /// The folder has no SVG or PNG file, or cannot be read.
  case noPictures(folder: URL)
  /// No symbol of Apple's has the file's name.
  case unknownName(file: URL)
  /// The file cannot be read, is damaged, or has something that is not drawn, at a line if that is known.
  case unusable(file: URL, line: Int?, reason: String)
}

extension SymbolFileError: LocalizedError, CustomStringConvertible {
  /// What happened, to which file, and what to do next.
  public var description: String {
    switch self {
    case .noPictures(let folder):
      "\(folder.relativePath): it has no SVG or PNG file of a symbol. Add files such as heart.fill.svg, or correct the path."
    case .unknownName(let file):
      "\(file.relativePath): no system symbol has this name. Rename the file, or load it with UIImage(named:)."
    case .unusable(let file, let line, let reason):
      "\(file.relativePath)\(line.map { ":\($0)" } ?? ""): \(reason). Export it as plain paths, or as a PNG file."
    }
  }

  /// The same sentences, for `localizedDescription`.
  public var errorDescription: String? { description }
}
