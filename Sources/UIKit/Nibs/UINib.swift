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
  private let journal = NibJournal()

  /// Loads a file `nibName.xib` of a bundle.
  ///
  /// Without a bundle the main one is searched, then the packages' resource bundles beside the program.
  /// A file that is missing or broken stops with a message, as on iOS; ``init(contentsOf:bundle:)``
  /// throws instead.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let place = (bundleOrNil ?? .main).bundlePath
    guard let url = NibLookup(bundle: bundleOrNil).url(forName: name, extension: "xib") else {
      preconditionFailure(
        "Could not load NIB in bundle: '\(place)' with name '\(name)': there is no "
          + "\(name).xib. List it in the target's resources as `.copy(\"\(name).xib\")`.")
    }
    do {
      document = try InterfaceBuilderDocument(contentsOf: url)
    } catch {
      preconditionFailure("Could not load NIB in bundle: '\(place)': \(error)")
    }
    bundle = bundleOrNil
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
  ///
  /// The owner's outlets are connected before the views awake. What an owner has no outlet for is left
  /// out and told by ``notes``.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let builder = NibBuilder(document, options: NibOptions(bundle: bundle), journal: journal)
    let owner = (ownerOrNil as? UIResponder).flatMap { object in
      document.fileOwner.map { NibOwner(object: object, model: $0, source: nil) }
    }
    return builder.build(document.scenes.flatMap(\.views), owner: owner)
  }

  /// What of the file the views made so far do not show, and why, with lines of the file.
  public var notes: [String] { journal.lines }

  /// A name of an option of ``instantiate(withOwner:options:)``; there is none.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// Makes the views of a file `name.xib` and connects the owner's outlets, before the views awake.
  ///
  /// A file that is missing or broken stops with a message, as on iOS.
  /// - Returns: The views at the top of the file, in its order.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
