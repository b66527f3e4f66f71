public import Foundation
internal import InterfaceBuilder
internal import PrintedText

/// The views of a `.xib` file, which can be instantiated any number of times.
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
  /// Without a bundle, the main one is searched, then the packages' resource bundles next to the program. A missing or
  /// invalid file stops with a message, as on iOS; ``init(contentsOf:bundle:)`` throws instead.
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
      preconditionFailure(
        "\(PrintedText(line: "Could not load NIB in bundle: '\(place)': \(error)"))")
    }
    bundle = bundleOrNil
  }

  /// Loads a file.
  /// - Parameters:
  ///   - url: The `.xib` file.
  ///   - bundle: The bundle of its images; nil for the file's folder.
  /// - Throws: An error that names the file and the line.
  public init(contentsOf url: URL, bundle: Bundle? = nil) throws {
    document = try InterfaceBuilderDocument(contentsOf: url)
    self.bundle = bundle
  }

  /// Returns new instances of the file's views, in the file's order.
  ///
  /// The owner's outlets are connected before `awakeFromNib`. Connections without an outlet in the owner are ignored
  /// and listed in ``notes``.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let builder = NibBuilder(document, options: NibOptions(bundle: bundle), journal: journal)
    let owner = (ownerOrNil as? UIResponder).flatMap { object in
      document.fileOwner.map { NibOwner(object: object, model: $0, source: nil) }
    }
    return builder.build(document.scenes.flatMap(\.views), owner: owner)
  }

  /// Notes about parts of the file that the created views do not show, with lines.
  public var notes: [String] { journal.lines }

  /// A name of an option of ``instantiate(withOwner:options:)``; UIKit's own are not supported.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// Instantiates the views of `name.xib` and connects the owner's outlets, before `awakeFromNib`.
  ///
  /// A missing or invalid file stops with a message, as on iOS.
  /// - Returns: The top-level views, in the file's order.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
