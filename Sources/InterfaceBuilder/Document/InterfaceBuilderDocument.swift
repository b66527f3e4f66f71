/// The contents of a `.xib` or `.storyboard` file: its scenes, views, constraints and resources.
///
/// ```swift
/// let document = try InterfaceBuilderDocument(contentsOf: url)
/// for cell in document.cells {
///   print(cell.line, cell.cell?.reuseIdentifier ?? "–", cell.frame?.size ?? .zero)
/// }
/// ```
///
/// # Guarantees
///
/// - Omitted values have Interface Builder's defaults.
/// - Every identifier is unique, and every number is valid.
/// - Unknown content is kept in ``IBElement``s; where it matters, ``notes`` mentions it.
public struct InterfaceBuilderDocument: Hashable, Sendable {
  /// The two kinds of file.
  public enum Kind: Hashable, Sendable {
    /// A file of top-level objects.
    case xib
    /// A file of scenes, each with a view controller.
    case storyboard
  }

  /// The file's name when it was loaded.
  public let file: String
  /// Whether the file contains scenes or top-level objects.
  public let kind: Kind
  /// The build of Interface Builder that wrote the file, such as `21701` or `14460.31`.
  public let toolsVersion: String?
  /// The platform that the file is for, such as `iOS.CocoaTouch`.
  public let targetRuntime: String?
  /// The device that Interface Builder shows, or `nil` if the file does not specify one.
  public let device: IBDevice?
  /// Whether the file uses Auto Layout, not only autoresizing masks.
  public let usesAutoLayout: Bool
  /// Whether size classes select variations.
  public let usesTraitCollections: Bool
  /// Whether views have a guide for their safe area.
  public let usesSafeAreas: Bool
  public let initialViewControllerID: String?
  /// The scenes, in the file's order; a xib has exactly one.
  public let scenes: [IBScene]
  public let resources: IBResources
  /// The intrinsic sizes of designable views, by identifier, as Xcode computed them by running their code.
  public let designableSizes: [String: IBPlaceholderSize]
  /// Problems that did not prevent loading, in the order of lines.
  public let notes: [IBNote]
  /// The translations next to the file; none if it was loaded from bytes.
  public let localizations: IBLocalizations
  /// The same file in other languages, where each has one of its own.
  let copies: [LocalizedCopy]
  /// The root element, with the variations resolved.
  public let root: IBElement
}

/// A device that Interface Builder shows.
public struct IBDevice: Hashable, Sendable {
  /// The device, such as `retina6_1`.
  public let id: String
  /// `light` or `dark`, or `nil` if unspecified.
  public let appearance: String?

  public var isPad: Bool { id.hasPrefix("ipad") }
}

extension InterfaceBuilderDocument {
  /// The thousands of ``toolsVersion``, which identify the Xcode version: 21 is Xcode 14.
  public var toolsGeneration: Int? {
    toolsVersion?.split(separator: ".").first.flatMap { Int($0) }.map { $0 / 1000 }
  }

  /// The version of Interface Builder as a number, such as 14460.31; 0 for none.
  ///
  /// Versions without a known order, such as 32700.99.1234, which Xcode writes into files for all of its versions, are
  /// greater than all others.
  public var toolsNumber: Double {
    let parts = (toolsVersion ?? "").split(separator: ".").prefix(2)
    return Double(parts.joined(separator: ".")) ?? 0
  }

  /// The size classes that Interface Builder shows: documents with size classes name a device since Xcode 8, and were
  /// shown as a square before.
  public var designedSizeClasses: IBSizeClasses {
    guard let device else { return usesTraitCollections ? .anySize : .phonePortrait }
    return device.isPad ? .pad : .phonePortrait
  }

  /// All cells and reusable views, in the order of lines: prototypes, static cells, cells of a xib.
  public var cells: [IBView] {
    var cells: [IBView] = []
    for root in scenes.flatMap(\.allRoots) {
      root.forEachView { if $0.cell != nil { cells.append($0) } }
    }
    return cells.sorted { $0.line < $1.line }
  }

  /// The identifiers of all views, at any depth.
  public var viewIDs: Set<String> {
    var ids: Set<String> = []
    for root in scenes.flatMap(\.allRoots) {
      root.forEachView { if let id = $0.id { ids.insert(id) } }
    }
    return ids
  }

  /// Returns the view with an identifier, at any depth.
  public func view(withID id: String) -> IBView? {
    for root in scenes.flatMap(\.allRoots) {
      if let view = root.view(withID: id) { return view }
    }
    return nil
  }
}

// Colours and fonts of elements that have no values of their own. Loading has read all of them once, so
// that none of these can fail any more.
extension InterfaceBuilderDocument {
  /// Returns the colour of a `color` child with a key, or `nil` for none.
  public func color(_ key: String, of element: IBElement) -> IBColor? {
    try? ElementReader(file: file).color(key, of: element)
  }

  /// Returns the colour of a `color` element, or `nil` for none.
  public func color(of element: IBElement) -> IBColor? {
    try? ElementReader(file: file).color(element)
  }

  /// Returns the font of a `fontDescription` child with a key, or `nil` if the class determines it.
  public func font(_ key: String, of element: IBElement) -> IBFont? {
    try? ElementReader(file: file).font(key, of: element)
  }
}
