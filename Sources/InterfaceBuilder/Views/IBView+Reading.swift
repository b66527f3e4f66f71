extension IBView {
  init(_ element: IBElement, role: IBRole, reader: ElementReader) throws {
    self.element = element
    self.role = role
    if Self.name(isUnknown: element) { reader.note(.unknownElement(element.name), on: element) }
    for attribute in UnshownAttributes.names(of: element) {
      reader.note(.unshown(element: element.name, attribute: attribute), on: element)
    }
    frame = try reader.rect("frame", of: element)
    contentMode = reader.keyword("contentMode", of: element, default: .scaleToFill)
    hugging = try reader.priorities("HuggingPriority", of: element, default: 250)
    compressionResistance = try reader.priorities(
      "CompressionResistancePriority", of: element, default: 750)
    translatesAutoresizingMask = reader.bool(
      "translatesAutoresizingMaskIntoConstraints", of: element, default: true)
    autoresizing = reader.autoresizing(of: element)
    traits = try IBViewTraits(element, reader: reader)
    layoutMargins = try reader.margins(of: element)
    backgroundColor = try reader.color("backgroundColor", of: element)
    tintColor = try reader.color("tintColor", of: element)
    placeholderSize = try reader.placeholderSize(of: element)
    constraints = try reader.constraints(of: element)
    layoutGuides = IBLayoutGuide.guides(of: element)
    outlets = IBOutlet.outlets(of: element)
    content = try IBContent(element, reader: reader)
    children = try element.children.flatMap { try Self.views(in: $0, reader: reader) }
  }

  private static func name(isUnknown element: IBElement) -> Bool {
    IBViewClass.name(of: element.name) == nil
  }

  private static func views(in child: IBElement, reader: ElementReader) throws -> [IBView] {
    func views(_ elements: [IBElement], _ role: IBRole) throws -> [IBView] {
      try elements.map { try IBView($0, role: role, reader: reader) }
    }
    switch child.name {
    case "subviews": return try views(child.children, .subview)
    case "prototypes", "cells": return try views(child.children, .prototype)
    case "sections":
      return try child.children(named: "tableViewSection").enumerated().flatMap { index, section in
        try views(
          section.children(named: "cells").flatMap(\.children), .staticCell(section: index))
      }
    default: return try IBView.keyed(child, reader: reader).map { [$0] } ?? []
    }
  }

  /// Returns the view of an element with a role, or `nil` if it is not a view.
  static func keyed(_ element: IBElement, reader: ElementReader) throws -> IBView? {
    guard let key = element.key, element.isView else { return nil }
    return try IBView(element, role: .keyed(key), reader: reader)
  }
}

extension IBElement {
  /// Whether the element is a view: by its name or, if that is unknown, by having a frame.
  var isView: Bool {
    IBViewClass.name(of: name) != nil || child(named: "rect", key: "frame") != nil
  }
}

extension ElementReader {
  fileprivate func priorities(
    _ suffix: String, of element: IBElement, default standard: Double
  ) throws -> IBAxisPriorities {
    IBAxisPriorities(
      horizontal: try priority("horizontal" + suffix, of: element, default: standard),
      vertical: try priority("vertical" + suffix, of: element, default: standard))
  }

  fileprivate func autoresizing(of element: IBElement) -> IBAutoresizing {
    guard let mask = element.child(named: "autoresizingMask") else { return [] }
    return IBAutoresizing(
      IBAutoresizing.names.filter { bool($0.0, of: mask, default: false) }.map(\.1))
  }

  fileprivate func margins(of element: IBElement) throws -> IBMargins? {
    let directional = element.child(
      named: "directionalEdgeInsets", key: "directionalLayoutMargins")
    let fixed = element.child(named: "edgeInsets", key: "layoutMargins")
    guard let insets = directional ?? fixed else { return nil }
    let isDirectional = directional != nil
    return IBMargins(
      top: try number("top", of: insets, default: 0),
      leading: try number(isDirectional ? "leading" : "left", of: insets, default: 0),
      bottom: try number("bottom", of: insets, default: 0),
      trailing: try number(isDirectional ? "trailing" : "right", of: insets, default: 0),
      isDirectional: isDirectional)
  }

  fileprivate func placeholderSize(of element: IBElement) throws -> IBPlaceholderSize? {
    func length(_ attribute: String) throws -> Double? {
      element[attribute] == "infinite" ? -1 : try number(attribute, of: element)
    }
    let names = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
    guard names.contains(where: { element[$0] != nil }) else { return nil }
    return IBPlaceholderSize(width: try length(names[0]), height: try length(names[1]))
  }
}
