internal import Foundation
internal import NumberText

extension IBEditor {
  mutating func add(_ constraint: IBNewConstraint) throws(IBEditError) {
    try list(constraint)
    // Xcode keeps a fixed frame only as long as no constraint names the view.
    for side in [constraint.first, constraint.second].compactMap(\.self)
    where side.item != constraint.owner {
      guard let frame = try element(side.item).attribute("fixedFrame") else { continue }
      replace(frame.range.lowerBound - 1..<frame.range.upperBound, by: "")
    }
  }

  private mutating func list(_ constraint: IBNewConstraint) throws(IBEditError) {
    for id in [constraint.owner, constraint.first.item, constraint.second?.item].compactMap(\.self)
    where !id.utf8.allSatisfy(Self.isPlain) { throw .unusualIdentifier(id) }
    let owner = try element(constraint.owner)
    for side in [constraint.first, constraint.second].compactMap(\.self) {
      _ = try element(side.item)
    }
    let id = unusedIdentifier(for: constraint)
    let tag = constraint.markup(id: id)
    guard let list = map.children(of: owner).first(where: { $0.name == "constraints" }) else {
      return try addList(of: tag, to: owner, id: constraint.owner)
    }
    let listed = map.children(of: list)
    // Xcode sorts constraints by identifier.
    if let next = listed.first(where: { id.utf8.lexicographicallyPrecedes(identifier(of: $0)) }) {
      insert(tag + lead(at: next.tag.lowerBound), at: next.tag.lowerBound)
    } else if let last = listed.last {
      insert(lead(at: last.tag.lowerBound) + tag, at: last.range.upperBound)
    } else if let end = list.endTag {
      insert(tag, at: end.lowerBound)
    } else {
      replace(list.range, by: markup(ofListWith: tag, lead: lead(at: list.tag.lowerBound), owner))
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  private func identifier(of element: MarkupMap.Element) -> Data {
    element.attribute("id").map { data[$0.value] } ?? Data()
  }

  /// An identifier that occurs nowhere in the file.
  private func unusedIdentifier(for constraint: IBNewConstraint) -> String {
    let text = constraint.markup(id: constraint.owner)
    var number = 0
    while true {
      let id = IBIdentifier(of: "\(text)\(number)").description
      if data.range(of: Data(id.utf8)) == nil { return id }
      number += 1
    }
  }

  // MARK: A list

  /// Adds a list where Xcode writes it: after the contents and the general colors of a view, before what its class has.
  private mutating func addList(
    of tag: String, to owner: MarkupMap.Element, id: String
  ) throws(IBEditError) {
    guard owner.endTag != nil else { throw .noContents(id) }
    let children = map.children(of: owner)
    let before = children.last { child in
      let key = child.attribute("key").map { String(decoding: data[$0.value], as: UTF8.self) }
      return Self.beforeLists.contains(child.name)
        || key.map(Self.keysBeforeLists.contains) ?? false
    }
    let lead = (before ?? children.first).map { self.lead(at: $0.tag.lowerBound) } ?? ""
    let list = lead + markup(ofListWith: tag, lead: lead, owner)
    insert(list, at: before?.range.upperBound ?? owner.tag.upperBound)
  }

  private func markup(
    ofListWith tag: String, lead: String, _ owner: MarkupMap.Element
  ) -> String {
    guard !lead.isEmpty else { return "<constraints>\(tag)</constraints>" }
    let outer = self.lead(at: owner.tag.lowerBound)
    let step = lead.hasPrefix(outer) ? lead.dropFirst(outer.count) : "    "
    return "<constraints>\(lead)\(step)\(tag)\(lead)</constraints>"
  }

  private static let beforeLists: Set = [
    "autoresizingMask", "subviews", "gestureRecognizers", "userGuides", "accessibility",
    "tableViewCellContentView", "collectionViewCellContentView",
  ]
  private static let keysBeforeLists: Set = [
    "frame", "contentView", "backgroundColor", "tintColor",
  ]

  // MARK: Removing

  mutating func removeConstraint(_ id: String) throws(IBEditError) {
    let constraint = try element(id)
    guard constraint.name == "constraint" else { throw .noElement(id) }
    guard let own = constraint.attribute("id"), isOnlyMention(own) else { throw .isNamed(id) }
    let list = constraint.parent.map { map.elements[$0] }
    // Xcode writes no empty lists.
    let removed = list.flatMap { $0.children.count == 1 ? $0 : nil } ?? constraint
    let lead = self.lead(at: removed.tag.lowerBound).utf8.count
    replace(removed.range.lowerBound - lead..<removed.range.upperBound, by: "")
  }

  /// Whether no other attribute has the value.
  private func isOnlyMention(_ attribute: MarkupMap.Attribute) -> Bool {
    let id = Data(data[attribute.value])
    let before = data.range(of: id, in: 0..<attribute.value.lowerBound)
    return before == nil && data.range(of: id, in: attribute.value.upperBound..<data.count) == nil
  }
}

extension IBNewConstraint {
  /// The tag, without what is as by default or says that the owner is meant.
  fileprivate func markup(id: String) -> String {
    var parts: [String] = []
    func add(_ name: String, _ value: String) { parts.append("\(name)=\"\(value)\"") }
    if first.item != owner { add("firstItem", first.item) }
    add("firstAttribute", first.attribute.rawValue)
    if relation != .equal { add("relation", relation.rawValue) }
    if let second {
      add("secondItem", second.item)
      add("secondAttribute", second.attribute.rawValue)
    }
    if constant != 0 { add("constant", constant.exactText) }
    add("id", id)
    return "<constraint \(parts.joined(separator: " "))/>"
  }
}
