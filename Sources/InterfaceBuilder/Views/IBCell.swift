/// The properties of a cell or a reusable view.
public struct IBCell: Hashable, Sendable {
  /// The kind of cell, by its element's name.
  public enum Kind: String, Hashable, Sendable {
    case tableViewCell
    case collectionViewCell
    /// A header or footer of a collection view.
    case collectionReusableView
  }

  /// The built-in layout of a table view cell.
  public enum Style: String, Hashable, Sendable {
    /// No built-in layout.
    case custom
    /// An image and a text.
    case standard = "IBUITableViewCellStyleDefault"
    /// A second text below the first.
    case subtitle = "IBUITableViewCellStyleSubtitle"
    /// A second text at the trailing side.
    case value1 = "IBUITableViewCellStyleValue1"
    /// The first text as a tinted caption before the second.
    case value2 = "IBUITableViewCellStyleValue2"
  }

  /// The standard view at a cell's trailing side.
  public enum Accessory: String, Hashable, Sendable {
    /// `none`, or one of the pictures and buttons that UIKit draws.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public let kind: Kind
  /// The identifier that a table or collection view dequeues the cell by.
  public let reuseIdentifier: String?
  /// The built-in layout; custom by default.
  public package(set) var style: Style
  /// The accessory; none by default.
  public package(set) var accessory: Accessory
  /// The accessory in editing mode; none by default.
  public package(set) var editingAccessory: Accessory
  /// The row's height on the canvas in points, or `nil` for the table's.
  public let rowHeight: Double?
  /// The number of steps by which the content is indented.
  public package(set) var indentationLevel: Int
  /// The width of a step in points.
  public let indentationWidth: Double
  /// The identifier of the label that a style uses for its first text.
  public let textLabelID: String?
  /// The identifier of the label that a style uses for its second text.
  public let detailTextLabelID: String?
  /// The identifier of the image view that a style uses.
  public let imageViewID: String?
}

extension IBCell {
  init(_ element: IBElement, kind: Kind, reader: ElementReader) throws {
    self.kind = kind
    reuseIdentifier = element["reuseIdentifier"]
    style = reader.keyword("style", of: element, default: .custom)
    accessory = reader.keyword("accessoryType", of: element, default: .none)
    editingAccessory = reader.keyword("editingAccessoryType", of: element, default: .none)
    rowHeight = try reader.number("rowHeight", of: element)
    indentationLevel = try reader.integer("indentationLevel", of: element, default: 0)
    // Ten points are UITableViewCell's own step.
    indentationWidth = try reader.number("indentationWidth", of: element, default: 10)
    textLabelID = element["textLabel"]
    detailTextLabelID = element["detailTextLabel"]
    imageViewID = element["imageView"]
  }
}
