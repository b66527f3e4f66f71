// Copy this file into an app's test target. It needs iOS 17 or later and nothing but UIKit.

import UIKit

/// Writes what UIKit on iOS computes for a cell, so that `snap verify` on Linux can compare its own layout with it.
///
/// ```swift
/// let references = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Snapshots").standardized
/// try SnapBridge.record(
///   SettingsRowCell(title: "Downloads", detail: long, isOn: true),
///   key: "SettingsRowCellTests/a-long-detail-wraps.320", width: 320, in: references)
/// ```
@available(iOS 17.0, *)
@MainActor public enum SnapBridge {
  /// Lays out a view like `assertSnapshot` and writes `KEY.ios.json` below the folder of the references.
  ///
  /// - Parameters:
  ///   - view: the cell, which is in no other view.
  ///   - key: the snapshot's key as `snap status` prints it, `Suite/fixture.configuration`, with more folders where the
  ///     package has a template for paths.
  ///   - width: the width of the cell in points.
  ///   - contentSize: the text size.
  ///   - legibilityWeight: whether text is bold, as users can choose.
  ///   - appearance: light or dark.
  ///   - direction: the direction of the interface.
  ///   - locale: the locale of the snapshot, such as `de`, in which the app must run; nil for any.
  ///   - scale: pixels per point, to which the height is rounded; nil for those of the device.
  ///   - folder: the package's `Snapshots` folder.
  /// - Throws: ``BridgeError``, or an error of the file system.
  public static func record(
    _ view: UIView, key: String, width: CGFloat = 320, contentSize: UIContentSizeCategory = .large,
    legibilityWeight: UILegibilityWeight = .regular, appearance: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, locale: String? = nil,
    scale: CGFloat? = nil, in folder: URL
  ) throws {
    let file = try self.file(for: key, in: folder)
    try locale.map(requireLanguage)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 10_000))
    window.traitOverrides.preferredContentSizeCategory = contentSize
    window.traitOverrides.legibilityWeight = legibilityWeight
    window.traitOverrides.userInterfaceStyle = appearance
    window.traitOverrides.layoutDirection = direction
    if let scale { window.traitOverrides.displayScale = scale }
    window.addSubview(view)
    window.isHidden = false
    layOut(view, width: width)
    let frames = BridgeFrames(of: view)
    view.removeFromSuperview()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(frames).write(to: file, options: .atomic)
  }

  /// Gives a view the height that a table would give a row.
  private static func layOut(_ view: UIView, width: CGFloat) {
    view.frame = CGRect(x: 0, y: 0, width: width, height: view.frame.height)
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let scale = max(view.traitCollection.displayScale, 1)
    view.frame.size.height = (height * scale).rounded(.up) / scale
    view.layoutIfNeeded()
  }

  /// A process has one language, which its texts and formatters take.
  private static func requireLanguage(of locale: String) throws {
    let (wanted, actual) = (Locale(identifier: locale), Locale.current)
    guard wanted.language.languageCode == actual.language.languageCode,
      wanted.region == nil || wanted.region == actual.region
    else { throw BridgeError.otherLocale(locale, actual: actual.identifier) }
  }

  private static func file(for key: String, in folder: URL) throws -> URL {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else {
      throw BridgeError.invalidKey(key)
    }
    return folder.appendingPathComponent("\(key).ios.json")
  }
}

/// Why a snapshot's frames cannot be written.
public enum BridgeError: Error, CustomStringConvertible {
  case invalidKey(String)
  /// The app runs in another locale than the snapshot.
  case otherLocale(String, actual: String)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .invalidKey(let key):
      "`\(key)` is not a snapshot key. A key reads Suite/fixture.configuration, as `snap status` prints it; a suite may have several parts."
    case .otherLocale(let locale, let actual):
      "The app runs in \(actual), and the snapshot's locale is \(locale). Set the language and region of the scheme or test plan."
    }
  }
}

/// The frames of a laid-out view and its descendants, as the file contains them.
private struct BridgeFrames: Encodable {
  private let version = 1
  private let system: String
  private var views: [View] = []

  struct View: Encodable {
    /// The names of the view and its superviews below the cell.
    let path: String
    /// x, y, width and height in points, in the cell's coordinates.
    let frame: [CGFloat]
    /// The PostScript name and size of a label's font.
    var font: String?
    /// The number of lines of a label with one font.
    var lines: Int?
  }

  @MainActor init(of root: UIView) {
    system = "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
    let names = BridgeNames(root: root)
    add(root, path: String(describing: type(of: root)), in: root, names)
  }

  @MainActor private mutating func add(
    _ view: UIView, path: String, in root: UIView, _ names: BridgeNames
  ) {
    let frame = view.convert(view.bounds, to: root)
    var entry = View(path: path, frame: [frame.minX, frame.minY, frame.width, frame.height])
    if let label = view as? UILabel, let font = label.font {
      entry.font = "\(font.fontName) \(font.pointSize)"
      entry.lines = label.numberOfTextLines
    }
    views.append(entry)
    for subview in view.subviews {
      // UIKit's own parts, which no app names.
      guard let name = names.name(of: subview), !name.hasPrefix("_") else { continue }
      let inner = view === root ? name : "\(path)/\(name)"
      add(subview, path: inner, in: root, names)
    }
  }
}

extension UILabel {
  /// The number of lines, by their heights; nil where lines are not equally high.
  fileprivate var numberOfTextLines: Int? {
    guard let text = attributedText, text.length > 0 else { return 0 }
    var range = NSRange()
    let attributes = text.attributes(at: 0, effectiveRange: &range)
    guard range.length == text.length else { return nil }
    let style = attributes[.paragraphStyle] as? NSParagraphStyle
    guard style.map({ $0.lineSpacing == 0 && $0.lineHeightMultiple == 0 }) ?? true else {
      return nil
    }
    // A font's line height leaves out the space between lines that a text style adds.
    let heights = [1, 2, numberOfLines].map {
      textRect(forBounds: bounds, limitedToNumberOfLines: $0).height
    }
    guard heights[1] > heights[0] else { return 1 }
    return 1 + Int(((heights[2] - heights[0]) / (heights[1] - heights[0])).rounded())
  }
}

/// The names that Snap gives to views: the property that stores one, otherwise its accessibility identifier, otherwise
/// its class and its index among its siblings of that class.
@MainActor private struct BridgeNames {
  private var names: [ObjectIdentifier: String] = [:]

  init(root: UIView) { collect(root) }

  func name(of view: UIView) -> String? { names[ObjectIdentifier(view)] }

  private mutating func collect(_ view: UIView) {
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror, !current.isOfUIKit {
      for child in current.children { add(child.value, child.label) }
      mirror = current.superclassMirror
    }
    for (part, name) in view.partsOfUIKit { set(name, of: part) }
    var counts: [String: Int] = [:]
    for subview in view.subviews {
      let type = String(describing: type(of: subview))
      let index = counts[type, default: 0]
      counts[type] = index + 1
      if let identifier = subview.accessibilityIdentifier, !identifier.isEmpty {
        set(identifier, of: subview)
      }
      collect(subview)
      set("\(type)[\(index)]", of: subview)
    }
  }

  private mutating func add(_ value: Any, _ label: String?) {
    guard let label else { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let wrapped = mirror.children.first { add(wrapped.value, label) }
    case .collection:
      for (index, element) in mirror.children.enumerated() {
        add(element.value, "\(label.propertyName)[\(index)]")
      }
    default:
      if let view = value as? UIView { set(label.propertyName, of: view) }
    }
  }

  /// The outermost view with a name for another one wins.
  private mutating func set(_ name: String, of view: UIView) {
    if names[ObjectIdentifier(view)] == nil { names[ObjectIdentifier(view)] = name }
  }
}

extension UIView {
  /// The parts that a class of UIKit has properties for.
  fileprivate var partsOfUIKit: [(UIView, String)] {
    let parts: [(UIView?, String)] =
      switch self {
      case let cell as UITableViewCell: cell.bridgeParts
      case let view as UITableViewHeaderFooterView: [(view.contentView, "contentView")]
      case let cell as UICollectionViewCell:
        [
          (cell.contentView, "contentView"), (cell.backgroundView, "backgroundView"),
          (cell.selectedBackgroundView, "selectedBackgroundView"),
        ]
      default: []
      }
    return parts.compactMap { part, name in part.map { ($0, name) } }
  }
}

extension UITableViewCell {
  fileprivate var bridgeParts: [(UIView?, String)] {
    var parts: [(UIView?, String)] = [
      (contentView, "contentView"), (accessoryView, "accessoryView"),
      (backgroundView, "backgroundView"), (selectedBackgroundView, "selectedBackgroundView"),
    ]
    // Asking for a built-in label makes one, so only cells that have some are asked.
    if contentView.subviews.contains(where: {
      String(describing: type(of: $0)) == "UITableViewLabel"
    }) {
      parts += [(textLabel, "textLabel"), (detailTextLabel, "detailTextLabel")]
    }
    return parts
  }
}

extension Mirror {
  /// Whether the class is UIKit's, whose properties are not the app's.
  fileprivate var isOfUIKit: Bool {
    let name = String(reflecting: subjectType)
    return name.hasPrefix("UIKit.") || name.hasPrefix("__C.")
  }
}

extension String {
  /// The source name of a lazy or wrapped stored property.
  fileprivate var propertyName: String {
    for prefix in ["$__lazy_storage_$_", "_"] where hasPrefix(prefix) {
      return String(dropFirst(prefix.count))
    }
    return self
  }
}
