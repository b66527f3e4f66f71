/// Why there is nothing to watch.
enum WatchError: Error, CustomStringConvertible {
  case noCells(folder: String)
  case outside(path: String, package: String)

  var description: String {
    switch self {
    case .noCells(let folder):
      "\(folder) has no storyboard, xib or cell file besides those in hidden folders, Pods, Carthage and DerivedData. One that is "
        + "saved there will be drawn."
    case .outside(let path, let package):
      "\(path) is not in \(package), the package of the first path. Watch it by a call of its own, with another --port."
    }
  }
}
