import FileAccess
import Foundation

/// The classes of views that the package declares, by which its tests load Interface Builder files.
///
/// A file names the app's modules, which are others in the package: UIKit finds such a class only if it is registered.
package struct NibClasses {
  package struct Class {
    let name: String
    /// The target of the package that declares it.
    let module: String
  }

  private let classes: [Class]

  /// Finds the classes below UIKit's views that some sources declare for others.
  /// - Parameters:
  ///   - sources: the sources of the package.
  ///   - root: returns the first superclass that is UIKit's.
  init(in sources: [SourceNames], root: (String) -> String) {
    classes = sources.flatMap { source in
      source.superclasses.keys.sorted()
        .filter { source.declared.contains($0) && Self.isView(root($0)) }
        .map { Class(name: $0, module: source.module ?? AdoptedCells.appName) }
    }
  }

  /// Whether a class of UIKit is a view's, which its name alone shows.
  private static func isView(_ name: String) -> Bool {
    let others = ["Controller", "Layout", "Recognizer", "Item", "Segue", "Attributes"]
    return name.hasPrefix("UI") && !others.contains(where: name.hasSuffix)
  }

  /// Returns the classes that files name, each once.
  func named(by files: [URL]) -> [Class] {
    var known: Set<String> = []
    return files.flatMap { named(by: $0) }.filter { known.insert($0.name).inserted }
  }

  /// Returns the classes that a file names, then those of others that were found already, each once.
  func named(by file: URL?, and others: [Class]) -> [Class] {
    let own = file.map { named(by: $0) } ?? []
    let known = Set(own.map(\.name))
    return own + others.filter { !known.contains($0.name) }
  }

  /// Returns the classes that a file names, in the order of the sources.
  func named(by file: URL) -> [Class] {
    guard let data = try? Files.read(existing: file) else { return [] }
    let text = String(decoding: data, as: UTF8.self)
    return classes.filter { text.contains("customClass=\"\($0.name)\"") }
  }
}
