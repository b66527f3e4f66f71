import Fixtures
import Foundation

extension KnownCell {
  struct Constraint: Decodable {
    let first: String?
    let fa: String
    let second: String?
    let sa: String?
    let rel: String
    let c: Double
    let m: Double?
    let p: Double
  }

  /// The cell's name in the whole folder.
  var name: String { "\(file) \(id)" }

  /// The ranges of Interface Builder's versions that have margins of their own.
  private var marginVersion: String {
    switch Double(tools.split(separator: ".").prefix(2).joined(separator: ".")) ?? 0 {
    case ..<13_000: "Xcode 8 and older"
    case ..<14_800: "Xcode 9 and 10"
    case ..<17_000: "Xcode 11"
    case 24_000..<30_000: "Xcode 26"
    default: "Xcode 12 to 16"
    }
  }

  private var marginPlace: String {
    guard kind == "tableViewCell" else { return xib && root.id == nil ? "item of a xib" : "item" }
    let width = root.frame.map { $0[2] } ?? 0
    return "row, \(device ?? "no device")\(xib && width <= 320 ? ", 320 in a xib" : "")"
  }

  /// What views that are pinned to the content view's margins say about these, beside ours.
  func marginSamples(of views: [ViewLayout]) -> [RuleEvidence.Sample] {
    guard layoutMargins == nil, let bounds = root.frame, bounds.count == 4 else { return [] }
    let children = Dictionary(
      root.subviews.compactMap { view in view.id.map { ($0, view) } },
      uniquingKeysWith: { one, _ in one })
    let owners: Set<String?> = [nil, id, root.id]
    return (root.constraints ?? []).compactMap { constraint -> RuleEvidence.Sample? in
      guard constraint.rel == "equal", constraint.m ?? 1 == 1, constraint.p == 1000 else {
        return nil
      }
      let sides = [
        (constraint.first, constraint.fa, constraint.second, constraint.sa, 1.0),
        (constraint.second, constraint.sa, constraint.first, constraint.fa, -1.0),
      ]
      for (child, edge, owner, margin, sign) in sides {
        guard let child, let edge, let view = children[child], owners.contains(owner),
          margin == edge + "Margin", let stored = view.frame.map(Self.rect),
          let ours = views.first(where: { $0.id == child })?.frame,
          let storedMargin = Self.distance(stored, edge, in: bounds),
          let ourMargin = Self.distance(ours, edge, in: bounds)
        else { continue }
        let isFar = edge == "trailing" || edge == "bottom"
        let constant = (isFar ? -sign : sign) * constraint.c
        let accessory =
          edge == "trailing" && (accessory ?? "none") != "none" ? " before an accessory" : ""
        return sample(
          "\(edge) margin\(accessory), \(marginPlace), \(marginVersion)", storedMargin - constant,
          ourMargin - constant)
      }
      return nil
    }
  }

  func sample(_ rule: String, _ stored: Double, _ ours: Double) -> RuleEvidence.Sample {
    RuleEvidence.Sample(
      rule: rule, stored: stored, ours: ours, repository: repo, cell: name, version: xcode)
  }

  private static func rect(_ numbers: [Double]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func distance(_ frame: CGRect, _ edge: String, in bounds: [Double]) -> Double? {
    switch edge {
    case "leading": frame.minX
    case "trailing": bounds[2] - frame.maxX
    case "top": frame.minY
    case "bottom": bounds[3] - frame.maxY
    default: nil
    }
  }
}
