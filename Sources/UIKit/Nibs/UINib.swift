public import Foundation
internal import InterfaceBuilder

/// The views of a `.xib` file, to be made as often as they are needed.
///
/// ```swift
/// let cell = UINib(nibName: "SongCell", bundle: .module).instantiate(withOwner: nil).first
/// ```
@preconcurrency @MainActor open class UINib {
  let document: InterfaceBuilderDocument
  let bundle: Bundle?

  /// Loads a file `nibName.xib` of a bundle, the main one if none is given.
  ///
  /// A file that is missing or broken stops with a message, as on iOS; ``init(contentsOf:bundle:)``
  /// throws instead.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let bundle = bundleOrNil ?? .main
    guard let url = bundle.url(forResource: name, withExtension: "xib") else {
      preconditionFailure(
        "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)': there is no "
          + "\(name).xib. List it in the target's resources as `.copy(\"\(name).xib\")`.")
    }
    do {
      document = try InterfaceBuilderDocument(contentsOf: url)
    } catch {
      preconditionFailure("Could not load NIB in bundle: '\(bundle.bundlePath)': \(error)")
    }
    self.bundle = bundle
  }

  /// Loads a file.
  /// - Parameters:
  ///   - url: The `.xib` file.
  ///   - bundle: Where its pictures are; nil for the file's folder.
  /// - Throws: An error that names the file and the line.
  public init(contentsOf url: URL, bundle: Bundle? = nil) throws {
    document = try InterfaceBuilderDocument(contentsOf: url)
    self.bundle = bundle
  }

  /// Returns the file's views, new ones with each call, in the file's order.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let options = NibOptions(bundle: bundle)
    return document.scenes.flatMap(\.views).map { view in
      NibBuilder(document, options: options).build(view, owner: ownerOrNil as? UIResponder)
    }
  }

  /// A name of an option of ``instantiate(withOwner:options:)``; there is none.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
