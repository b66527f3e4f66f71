public import Foundation
internal import Graphics
internal import NumberText
public import TestTerms
internal import UIKit

/// Why a view cannot be rendered.
public enum RenderingError: Error, Equatable, CustomStringConvertible {
  case invalidConfiguration(name: String, value: CGFloat, allowed: String)
  case unknownSystem(SystemVersion)
  /// The view has no area; the reason is a sentence, empty if unknown.
  case emptySize(view: String, size: CGSize, reason: String)
  /// The view to audit contains no table.
  case noTable(view: String)
  /// A table or collection has no data source, so it shows nothing.
  case noDataSource(view: String)
  /// A view is larger than a picture can be.
  case tooLarge(path: String, size: CGSize, scale: CGFloat)
  /// A contact sheet is larger than a picture can be.
  case contactSheetTooLarge(configurations: Int, size: CGSize, scale: CGFloat)
  /// The view does not have the state.
  case noSuchState(view: String, state: ViewState, obstacle: StateObstacle)
  /// A view cannot be laid out or drawn as the app says; the reason is a clause whose subject is the view.
  case faultyView(path: String, reason: String)

  /// A sentence that names the problem and what to do.
  public var description: String {
    switch self {
    case .invalidConfiguration(let name, let value, let allowed):
      "The configuration's \(name) is \(value.shortDescription); it must be \(allowed)."
    case .unknownSystem(let system):
      "The configuration's system is \(system), whose metrics Snap does not know; it must be one of "
        + SystemVersion.known.map(\.description).joined(separator: ", ") + "."
    case .emptySize(let view, let size, let reason):
      "\(view) is \(size.width.shortDescription) × \(size.height.shortDescription) points after "
        + "layout, so there is nothing to draw. "
        + (reason.isEmpty ? "Add constraints that give it a size." : reason)
        + " Or pass a height: `.image(height: 44)`."
    case .noTable(let view):
      "\(view) is not a UITableView and contains none, so it has no rows to audit. "
        + "Pass the table."
    case .noDataSource(let view):
      "\(view) has no data source, so it shows nothing. It does not retain its data source: keep a "
        + "strong reference to it until the picture is drawn."
    case .tooLarge(let path, let size, let scale):
      "\(path) is \(size.width.shortDescription) × \(size.height.shortDescription) points after layout. At "
        + "\(scale.shortDescription) pixels per point that is more than the \(Bitmap.maxPixelCount) pixels of a "
        + "picture. Check its content, its paragraph styles and its constraints."
    case .contactSheetTooLarge(let count, let size, let scale):
      "The contact sheet of \(count) configurations is \(size.width.shortDescription) × "
        + "\(size.height.shortDescription) points. At \(scale.shortDescription) pixels per point that is more than the "
        + "\(Bitmap.maxPixelCount) pixels of a picture. Use a smaller matrix, or several."
    case .noSuchState(let view, let state, let obstacle):
      obstacle.sentence(view: view, state: state.names.joined(separator: ", "))
    case .faultyView(let path, let reason): "\(path) \(reason)"
    }
  }
}

extension StateObstacle {
  fileprivate func sentence(view: String, state: String) -> String {
    let reason =
      switch self {
      case .plainView:
        "it is neither a cell nor a control. Pass the cell or control itself, or make the view as it is in that state"
      case .list: "that is a state of its cells. Pass one of them, such as `table.cell(at: path)`"
      case .header: "a header or footer is normal or disabled"
      case .control: "only cells, tables and collections have it"
      case .notEditable:
        "`tableView(_:canEditRowAt:)` of its table says that the row cannot be edited"
      case .outsideList:
        "its table or list offers the actions. Pass the cell of one, such as `table.cell(at: path)`"
      case .noActions: "its table or list offers no actions for it at that side"
      case .bothSides: "a row shows the actions of one side. Give each side a state of its own"
      }
    return "\(view) cannot be in the state \(state): \(reason)."
  }
}

extension Configuration {
  /// The largest side of a picture in points: taller than any row, small enough for any machine.
  private static let lengthLimit: CGFloat = 10_000

  func requireRenderable() throws(RenderingError) {
    let lengths = "above 0 and at most \(Int(Self.lengthLimit)) points"
    try require(width > 0 && width <= Self.lengthLimit, "width", width, lengths)
    if let height {
      try require(height > 0 && height <= Self.lengthLimit, "height", height, lengths)
    }
    try require(scale >= 1 && scale <= 4, "scale", scale, "from 1 to 4 pixels per point")
    try requireSafeArea()
    guard SystemVersion.known.contains(system) else { throw .unknownSystem(system) }
  }

  private func requireSafeArea() throws(RenderingError) {
    let insets = [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
    let allowed = "from 0 to \(Int(Self.lengthLimit)) points, and the width larger than both sides"
    for inset in insets {
      try require(inset >= 0 && inset <= Self.lengthLimit, "safe area", inset, allowed)
    }
    let sides = safeArea.left + safeArea.right
    try require(sides < width, "safe area", sides, allowed)
  }

  private func require(
    _ condition: Bool, _ name: String, _ value: CGFloat, _ allowed: String
  ) throws(RenderingError) {
    guard condition else {
      throw .invalidConfiguration(name: name, value: value, allowed: allowed)
    }
  }
}
