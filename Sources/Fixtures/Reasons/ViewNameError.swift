/// Why no view could be told from its name.
public enum ViewNameError: Error, Equatable, CustomStringConvertible {
  /// No view has the name; the paths are those of the views that there are.
  case unknown(name: String, known: [String])
  /// Several views, with these paths, have the name.
  case ambiguous(name: String, paths: [String])

  /// The longest list of paths that helps.
  private static let limit = 40

  /// The name, and the paths to use.
  public var description: String {
    switch self {
    case .unknown(let name, let known):
      "No view has the path, identifier, outlet, label, text or class “\(name)”. "
        + (known.isEmpty ? "There are no views." : "The views are:\(Self.list(known))")
    case .ambiguous(let name, let paths):
      "\(paths.count) views have the name “\(name)”. Name one by its path, and where cells share it by its cell, too:\(Self.list(paths))"
    }
  }

  private static func list(_ paths: [String]) -> String {
    let shown = paths.prefix(limit).map { "\n  \($0)" }.joined()
    return paths.count > limit ? "\(shown)\n  and \(paths.count - limit) more" : shown
  }
}
