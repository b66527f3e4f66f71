internal import Foundation

extension LayoutReasons: Encodable {
  private enum CodingKeys: String, CodingKey {
    case view, className = "class", id, frame, root, edges, gaveWay
  }

  /// Writes the frame as `[x, y, width, height]`, and `null` for what is missing.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(view, forKey: .view)
    try container.encode(className, forKey: .className)
    try container.encode(id, forKey: .id)
    try container.encode(frame.tenThousandths, forKey: .frame)
    try container.encode(root, forKey: .root)
    try container.encode(edges, forKey: .edges)
    try container.encode(gaveWay, forKey: .gaveWay)
  }
}

extension EdgeReason: Encodable {
  private enum CodingKeys: String, CodingKey { case edge, value, isFree, isSum, parts }

  /// Writes whether the value is the sum of the parts' shares, too.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(edge, forKey: .edge)
    try container.encode(value.tenThousandths, forKey: .value)
    try container.encode(isFree, forKey: .isFree)
    try container.encode(shares != nil, forKey: .isSum)
    try container.encode(parts, forKey: .parts)
  }
}

extension ReasonPart.Move: Encodable {
  private enum CodingKeys: String, CodingKey { case factor, jump }

  /// Writes `{"factor": 1}`, `{"jump": 20.5}`, or `null` for no move.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .none:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .proportional(let factor):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(factor.tenThousandths, forKey: .factor)
    case .jump(let points):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(points.tenThousandths, forKey: .jump)
    }
  }
}

extension GivenWay: Encodable {
  private enum CodingKeys: String, CodingKey { case number, missedBy, isConflict }

  /// Writes by how much it is missed.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    try container.encode(missedBy.tenThousandths, forKey: .missedBy)
    try container.encode(isConflict, forKey: .isConflict)
  }
}

extension LayoutNumber: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind, view, attribute, equation, origin, id, priority, contentPriorities, text, rule, value
    case amount
  }

  /// Writes what is known of the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(view, forKey: .view)
    try container.encode(attribute, forKey: .attribute)
    try container.encodeIfPresent(equation, forKey: .equation)
    try container.encodeIfPresent(origin, forKey: .origin)
    try container.encodeIfPresent(id, forKey: .id)
    try container.encodeIfPresent(priority, forKey: .priority)
    try container.encodeIfPresent(contentPriorities, forKey: .contentPriorities)
    try container.encodeIfPresent(text, forKey: .text)
    try container.encodeIfPresent(rule, forKey: .rule)
    try container.encode(value.tenThousandths, forKey: .value)
    try container.encode(amount.tenThousandths, forKey: .amount)
  }
}
