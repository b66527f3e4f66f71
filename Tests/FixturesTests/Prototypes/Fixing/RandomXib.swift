import Fixtures
import Foundation
import TestSupport

/// A row of a storyboard's table with random views, written as Xcode does, into which a mistake can be made.
struct RandomXib {
  struct Constraint {
    let id: String
    let owner: String
    let first: (item: String, attribute: String)
    var relation = "equal"
    var second: (item: String, attribute: String)?
    var constant = 0
    var multiplier = ""
  }

  final class View {
    let id: String
    let kind: String
    var attributes: [(String, String)] = []
    var text: String?
    /// Whether constraints place it, and not its frame.
    var isConstrained = true
    var subviews: [View] = []
    var frame = CGRect(x: 0, y: 0, width: 10, height: 10)

    init(_ id: String, _ kind: String) { (self.id, self.kind) = (id, kind) }
  }

  private(set) var random: SeededGenerator
  private var count = 0
  let content = View("con-te-001", "tableViewCellContentView")
  var constraints: [Constraint] = []
  private(set) var labels: [View] = []
  private(set) var boxes: [View] = []
  private(set) var rows: [[View]] = []
  /// The height of the row in points.
  private var height = 44.0

  /// Makes a cell without a mistake.
  @MainActor init(seed: Int) throws {
    random = SeededGenerator(trial: seed)
    fill(content, depth: 0)
    // Frames as Xcode stores them: those that the constraints give.
    for _ in 0..<2 {
      let file = try PrototypeFile(Data(text.utf8), name: "Random.storyboard")
      guard let cell = try file.layout(storedSizes: false).cells.first else { return }
      height = cell.rowHeight ?? height
      let frames = Dictionary(cell.views.map { ($0.id ?? "", $0.frame) }) { one, _ in one }
      for view in all { view.frame = frames[view.id] ?? view.frame }
    }
  }

  var all: [View] { Self.all(in: content) }

  private static func all(in view: View) -> [View] { [view] + view.subviews.flatMap(all) }

  func container(of view: View) -> View? {
    all.first { $0.subviews.contains { $0 === view } }
  }

  // MARK: Making

  mutating func id() -> String {
    count += 1
    let digits = String(1000 + Int(random.next() % 9000))
    return "\(digits.prefix(3))-\(digits.suffix(1))\(count % 10)-\(String(format: "%03d", count))"
  }

  mutating func below(_ limit: Int) -> Int { random.below(limit) }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : random.pick(elements)
  }

  private mutating func fill(_ container: View, depth: Int) {
    var above: View?
    for _ in 0..<(2 + random.below(2)) {
      let view = part(depth: depth, in: container)
      pin(view, in: container, "leading", random.below(17))
      pin(view, in: container, "trailing", random.below(17))
      if let above {
        constraints.append(
          Constraint(
            id: id(), owner: container.id, first: (view.id, "top"), second: (above.id, "bottom"),
            constant: 2 + random.below(9)))
      } else {
        pin(view, in: container, "top", 2 + random.below(9))
      }
      above = view
    }
    if let above { pin(above, in: container, "bottom", 5) }
  }

  mutating func pin(_ view: View, in container: View, _ edge: String, _ constant: Int) {
    let isStart = edge == "leading" || edge == "top"
    let sides = ((view.id, edge), (container.id, edge))
    constraints.append(
      Constraint(
        id: id(), owner: container.id, first: isStart ? sides.0 : sides.1,
        second: isStart ? sides.1 : sides.0, constant: constant))
  }

  private mutating func part(depth: Int, in container: View) -> View {
    switch random.below(depth < 2 ? 6 : 3) {
    case 0, 1: return label(in: container)
    case 2: return box(in: container)
    case 3, 4:
      let card = add("view", to: container)
      fill(card, depth: depth + 1)
      return card
    default:
      let row = add("view", to: container)
      fillRow(row)
      return row
    }
  }

  /// Two or three labels side by side, the first of which may be stretched or cut.
  private mutating func fillRow(_ row: View) {
    var before: View?
    var made: [View] = []
    for number in 0..<(2 + random.below(2)) {
      let label = add("label", to: row)
      label.text = (0...random.below(3)).map { "item\($0)" }.joined(separator: " ")
      label.attributes = [
        ("horizontalHuggingPriority", "\(250 + number)"), ("verticalHuggingPriority", "251"),
        ("horizontalCompressionResistancePriority", "\(750 + number)"),
      ]
      if let before {
        constraints.append(
          Constraint(
            id: id(), owner: row.id, first: (label.id, "leading"), second: (before.id, "trailing"),
            constant: 8))
      } else {
        pin(label, in: row, "leading", 0)
      }
      for edge in ["top", "bottom"] { pin(label, in: row, edge, 2) }
      before = label
      made.append(label)
    }
    if let before { pin(before, in: row, "trailing", 0) }
    rows.append(made)
  }

  private mutating func label(in container: View) -> View {
    let label = add("label", to: container)
    label.attributes = [("numberOfLines", "0")]
    label.text = (0...random.below(6)).map { "word\($0)" }.joined(separator: " ")
    labels.append(label)
    return label
  }

  private mutating func box(in container: View) -> View {
    let box = add("view", to: container)
    boxes.append(box)
    constraints.append(
      Constraint(
        id: id(), owner: box.id, first: (box.id, "height"), constant: 10 + random.below(30)))
    return box
  }

  private mutating func add(_ kind: String, to container: View) -> View {
    let view = View(id(), kind)
    container.subviews.append(view)
    return view
  }

  // MARK: The file

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <scenes>
            <scene sceneID="s1c-en-001">
                <objects>
                    <tableViewController id="con-tr-001">
                        <tableView key="view" dataMode="prototypes" rowHeight="-1" estimatedRowHeight="-1" id="tab-le-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <prototypes>
                                <tableViewCell reuseIdentifier="Cell" id="cel-l0-001">
                                    <rect key="frame" x="0.0" y="28" width="375" height="\(height)"/>
    \(markup(of: content, indent: String(repeating: " ", count: 36)))
                                </tableViewCell>
                            </prototypes>
                        </tableView>
                    </tableViewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  private func markup(of view: View, indent: String) -> String {
    let isContent = view === content
    var attributes = isContent ? [("key", "contentView")] : []
    attributes += [("opaque", "NO"), ("contentMode", "left")]
    let isPriority = { (name: String) in name.hasSuffix("Priority") }
    attributes += view.attributes.filter { isPriority($0.0) }
    if let text = view.text { attributes.append(("text", text)) }
    attributes += view.attributes.filter { !isPriority($0.0) }
    if !isContent, view.isConstrained {
      attributes.append(("translatesAutoresizingMaskIntoConstraints", "NO"))
    }
    attributes.append(("id", view.id))
    let frame = isContent ? CGRect(x: 0, y: 0, width: 375, height: height) : view.frame
    var lines = [
      "<\(view.kind) \(attributes.map { "\($0)=\"\($1)\"" }.joined(separator: " "))>",
      "    <rect key=\"frame\" x=\"\(frame.minX)\" y=\"\(frame.minY)\" width=\"\(frame.width)\" "
        + "height=\"\(frame.height)\"/>",
    ].map { indent + $0 }
    if !view.subviews.isEmpty {
      lines.append(indent + "    <subviews>")
      lines += view.subviews.map { markup(of: $0, indent: indent + "        ") }
      lines.append(indent + "    </subviews>")
    }
    let own = constraints.filter { $0.owner == view.id }.sorted { $0.id < $1.id }
    if !own.isEmpty {
      lines.append(indent + "    <constraints>")
      lines += own.map { indent + "        " + markup(of: $0) }
      lines.append(indent + "    </constraints>")
    }
    lines.append(indent + "</\(view.kind)>")
    return lines.joined(separator: "\n")
  }

  private func markup(of constraint: Constraint) -> String {
    var parts: [String] = []
    func add(_ name: String, _ value: String) { parts.append("\(name)=\"\(value)\"") }
    if constraint.first.item != constraint.owner { add("firstItem", constraint.first.item) }
    add("firstAttribute", constraint.first.attribute)
    if constraint.relation != "equal" { add("relation", constraint.relation) }
    if let second = constraint.second {
      add("secondItem", second.item)
      add("secondAttribute", second.attribute)
    }
    if constraint.constant != 0 { add("constant", "\(constraint.constant)") }
    add("id", constraint.id)
    return "<constraint \(parts.joined(separator: " "))/>"
  }
}
