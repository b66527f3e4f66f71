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
    let excluded: Bool?
    let variations: [[String: String]]?
    let placeholder: String?
  }

  /// An edge of a view at a distance from the content view's margin.
  private struct Pin {
    let view: View
    let edge: String
    /// The distance inwards.
    let distance: Double

    func margin(_ frame: CGRect, in bounds: CGSize) -> Double? {
      switch edge {
      case "leading": frame.minX - distance
      case "trailing": bounds.width - frame.maxX - distance
      case "top": frame.minY - distance
      case "bottom": bounds.height - frame.maxY - distance
      default: nil
      }
    }
  }

  /// What views that are pinned to the content view's margins say about these, beside ours.
  ///
  /// `isInRootTable` says whether the row's table is the view of a controller.
  func marginSamples(
    of views: [ViewLayout], inRootTable isInRootTable: Bool
  ) -> [RuleEvidence.Sample] {
    // The canvas of an old file may have another size than the stored content view.
    let content = views.first { $0.id != nil && $0.id == root.id }?.frame
    guard layoutMargins == nil, root.layoutMargins == nil, let bounds = content?.size ?? storedSize
    else { return [] }
    return (root.constraints ?? []).compactMap(marginPin).compactMap { pin in
      guard let frame = pin.view.frame, frame.count == 4,
        let ours = views.first(where: { $0.id == pin.view.id })?.frame,
        let margin = pin.margin(CGRect(frame), in: bounds),
        let ourMargin = pin.margin(ours, in: bounds)
      else { return nil }
      return sample(marginRule(pin.edge, isInRootTable), margin, ourMargin)
    }
  }

  private var storedSize: CGSize? {
    root.frame.flatMap { $0.count == 4 ? CGSize(width: $0[2], height: $0[3]) : nil }
  }

  private func marginPin(_ constraint: Constraint) -> Pin? {
    guard constraint.rel == "equal", constraint.m ?? 1 == 1, constraint.p == 1000,
      constraint.excluded != true, let second = constraint.sa
    else { return nil }
    return marginPin(
      of: constraint.first, constraint.fa, to: constraint.second, second, constraint.c)
      ?? marginPin(
        of: constraint.second, second, to: constraint.first, constraint.fa, -constraint.c)
  }

  private func marginPin(
    of item: String?, _ edge: String, to owner: String?, _ margin: String, _ constant: Double
  ) -> Pin? {
    guard margin == edge + "Margin", owner == nil || owner == id || owner == root.id,
      let view = root.subviews.first(where: { $0.id != nil && $0.id == item }),
      !view.isAlignedInside
    else { return nil }
    let isFar = edge == "trailing" || edge == "bottom"
    return Pin(view: view, edge: edge, distance: isFar ? -constant : constant)
  }

  /// The rule that gives the margin at an edge, with one number for all its cells.
  private func marginRule(_ edge: String, _ isInRootTable: Bool) -> String {
    guard kind == "tableViewCell" else {
      guard xib && host == nil else { return "margin of an item" }
      let root = "of an item that is a xib's root"
      guard edge == "leading" || edge == "trailing" else { return "\(edge) margin \(root)" }
      return "\(edge) margin \(root), \(width > 393 ? "wide" : "narrow")"
    }
    let isSide = edge == "leading" || edge == "trailing"
    if generation == .xcode8 {
      let isBeforeAccessory = edge == "trailing" && (accessory ?? "none") != "none"
      guard isSide, !isBeforeAccessory, isInRootTable, preservesVisibleMargins else {
        return "margin of a row, \(generation.systems)"
      }
      return "margin of a table, preserved, \(version < 13_000 ? "iOS 10" : "betas of iOS 11")"
    }
    return "\(edge) margin of a row, "
      + (isSide
        ? sideRule(edge, isInRootTable)
        : generation == .unknown || isFormerRow ? "iOS 14 to 18" : generation.systems)
  }

  /// Whether a file of Xcode 26 has an automatic row as low as a standard row was before.
  private var isFormerRow: Bool {
    guard version >= 24_000, rowHeight == nil, host?.rowHeight ?? -1 < 0, host != nil else {
      return false
    }
    return (43...44).contains(root.frame?.last ?? 0)
  }

  private func sideRule(_ edge: String, _ isInRootTable: Bool) -> String {
    if edge == "trailing", (accessory ?? "none") != "none", !isNearAccessory {
      return "before an accessory"
    }
    let isInSubview = host != nil && !isInRootTable
    if generation == .xcode9, isInSubview { return "iOS 11 and 12, table in a view" }
    if generation == .xcode9 { return "iOS 11 and 12, \(width > 393 ? "wide" : "narrow") row" }
    if isOnWideDevice(isInRootTable) {
      return width <= 320 ? "at most 320 points on a wide device" : "wide device"
    }
    guard generation == .xcode11 else { return "narrow device, iOS 14 and later" }
    return "narrow device, iOS 13" + (isInRootTable ? ", table of a controller" : "")
  }

  /// Whether the content view ends 8 points before an accessory, and not a side margin before it.
  private var isNearAccessory: Bool {
    guard version >= 14_800, let frame, frame.count == 4,
      let least = ["disclosureIndicator": 21.0, "detailButton": 36][accessory ?? ""]
    else { return false }
    return frame[2] - width < least
  }

  private func isOnWideDevice(_ isInRootTable: Bool) -> Bool {
    guard let device else { return false }
    if device == "retina5_9", (21_000..<22_000).contains(version) { return true }
    if host?.style == "insetGrouped", frame?.first == 20 { return true }
    if ["retina3_5", "retina4_0", "retina4_7", "retina5_9"].contains(device) { return false }
    if isInRootTable { return true }
    if device.hasPrefix("ipad") { return version < 24_000 }
    return device != "retina6_0" || version < 22_500
  }

  /// Whether the row has the margins of its table, in whose visible part it lies.
  private var preservesVisibleMargins: Bool {
    guard preserves == true, let top = frame?.dropFirst().first, let height = host?.frame?.last
    else { return false }
    return top < height
  }

  private var version: Double { Double(tools.split(separator: ".").first ?? "") ?? 0 }

  private var width: Double { root.frame.map { $0[2] } ?? 0 }

  func sample(_ rule: String, _ stored: Double, _ ours: Double) -> RuleEvidence.Sample {
    RuleEvidence.Sample(
      rule: rule, stored: stored, ours: ours, repository: repo, cell: name, version: xcode)
  }
}

extension KnownCell.View {
  /// Whether the view is aligned by another rectangle than its frame.
  fileprivate var isAlignedInside: Bool {
    ["switch", "slider", "segmentedControl", "stepper"].contains(el) || catalog == "system"
  }
}

extension CGRect {
  fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
