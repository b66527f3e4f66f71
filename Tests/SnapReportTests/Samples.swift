import Foundation
import LayoutChanges
import LayoutModel
import SnapshotRecords
import SnapshotSamples

/// Results to report on.
extension Samples {
  static var different: SnapshotResult {
    var result = result(.different, fixture: "changed")
    result.actual = ".snap/CellTests/changed@2x.actual.png"
    result.diff = ".snap/CellTests/changed@2x.diff.png"
    result.pixels = .init(different: 412, total: 30_000)
    result.source = .init(file: "Tests/CellTests.swift", line: 14)
    result.layoutChanges = [.height("contentView/title", 36, 54, followers: 2)]
    return result
  }

  static var collapsed: SnapshotResult {
    var result = result(fixture: "collapsed", height: 0)
    result.diagnostics = [
      diagnostic(.error, .zeroHeight, "contentView/subtitleLabel", "Add its bottom constraint."),
      diagnostic(.warning, .truncatedText, "contentView/titleLabel", "Its end is cut off."),
    ]
    return result
  }

  static func diagnostic(
    _ severity: Diagnostic.Severity, _ kind: Diagnostic.Kind, _ view: String, _ message: String
  ) -> Diagnostic {
    Diagnostic(
      kind, severity: severity, view: view, message: message,
      constraints: ["<NSLayoutConstraint UILabel:title.bottom == UIView:contentView.bottom>"])
  }

  /// A layout whose title iOS makes two points wider and higher, and that lacks a view of iOS.
  static func agreement(
    system: String = "iOS 18.2", title: String = "titleLabel", stranger: String = "badge"
  ) -> FrameAgreement {
    let label = LayoutNode.label(title, "A", y: 2)
    let cell = LayoutNode(
      name: "cell", className: "Cell", frame: CGRect(x: 0, y: 0, width: 20, height: 14),
      children: [label])
    let frames = IOSFrames(
      system: system,
      views: [
        .init(path: "cell", frame: cell.frame),
        .init(path: title, frame: label.frame.insetBy(dx: -1, dy: -1), font: title),
        .init(path: stranger, frame: label.frame),
      ])
    return FrameAgreement(of: cell, with: frames)
  }

  /// A passing snapshot with such a layout.
  static var unlikeIOS: SnapshotResult {
    var result = result()
    result.iosAgreement = agreement()
    return result
  }

  /// A passing snapshot whose picture iOS drew differently, in a view.
  static func unlikePicture(
    _ kind: PictureAgreement.Kind, of view: String = "titleLabel", edges: [Double] = [0, 2, 0, 2],
    fixture: String = "a row", picture: String = "__Snapshots__/CellTests/row.1.png"
  ) -> SnapshotResult {
    var result = result(fixture: fixture)
    result.pictureAgreement = PictureAgreement(
      picture: picture,
      deviations: [
        .init(
          kind, view: view, area: .init(left: 1, top: 2, width: 30, height: 10.5), edges: edges,
          colors: kind == .color ? ["112233", "445566"] : nil)
      ])
    return result
  }

  /// Text that would break out of a form that does not escape it.
  static let hostile = [
    "</script><script>alert(1)</script>", "\" onerror=\"alert(1)", "'><img src=x>", "]]>", "&amp;",
    "a\u{202E}b", "\u{1B}[31mred", "\u{0}\u{8}", "| a | `b` | <b>", "\u{FFFE}\u{200B}",
  ]

  /// A result that carries the text wherever a record takes any.
  static func carrying(_ text: String) -> SnapshotResult {
    var result = different
    result.notes = [.refusal(reason: text)]
    result.reference = text
    result.actual = text
    result.source = .init(file: text, line: 1)
    result.layoutChanges = [ViewChange(view: text, .text(from: text, to: text + text))]
    var diagnostic = Diagnostic(.overlap, view: text, message: text, constraints: [text])
    diagnostic.kindName = text
    result.diagnostics = [diagnostic]
    result.iosAgreement = agreement(system: text, title: text, stranger: text + text)
    result.pictureAgreement =
      unlikePicture(.place, of: text, picture: text).pictureAgreement
    result.regions = [.init(x: 0, y: 0, width: 1, height: 1, views: [text])]
    return result
  }

  /// The smallest PNG: one transparent pixel.
  static let png =
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk"
        + "YPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==") ?? Data()
}
