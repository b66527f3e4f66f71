/// A cell of an Interface Builder file, with its views' frames from Apple's engine.
struct CorpusCell: Decodable {
  let kind: String
  let id: String
  let repo: String
  let path: String
  /// The Interface Builder version that wrote the file, such as `14460.31`.
  let tools: String
  let device: String?
  let accessory: String?
  /// The cell with the views next to the content view; nil if the file stores none.
  let frame: [Double]?
  /// Whether the cell preserves its superview's margins.
  let preserves: Bool
  /// Whether the file contains views without a surrounding screen.
  let xib: Bool
  let host: CorpusHost?
  let guides: [String: String]
  let constraintsOnCell: [CorpusConstraint]
  let root: CorpusView

  /// The version as a number.
  var version: Double {
    Double(tools.split(separator: ".").prefix(2).joined(separator: ".")) ?? 0
  }

  var isInTable: Bool { host?.el == "tableView" }
  var identity: CorpusIdentity { CorpusIdentity(repo: repo, path: path, id: id) }

  /// Pixels per point of the device on the canvas.
  var scale: Double {
    switch device {
    case "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_5", "retina6_7", "retina6_9":
      3
    default: 2
    }
  }
}

/// The table or collection that a cell is a prototype of.
struct CorpusHost: Decodable {
  let el: String
}

/// The identity of a cell, as an identifier is only unique in its file.
struct CorpusIdentity: Hashable, CustomStringConvertible {
  let repo: String
  let path: String
  let id: String

  var description: String { "\(repo) \(path) \(id)" }
}

/// A view of a cell; its frame is in the superview's coordinates.
struct CorpusView: Decodable {
  let el: String
  let id: String?
  let frame: [Double]?
  let translates: Bool
  /// Whether the frame is fixed by hand.
  let fixedFrame: Bool?
  let hug: [Float]
  let cr: [Float]
  let placeholderIntrinsicWidth: Double?
  let placeholderIntrinsicHeight: Double?
  let preservesSuperviewLayoutMargins: Bool?
  /// Top, left, bottom, right.
  let layoutMargins: [Double]?
  let guides: [String: String]?
  let excludedSubview: Bool?
  let hidden: Bool?
  let stack: CorpusStack?
  let constraints: [CorpusConstraint]
  let subviews: [CorpusView]

  /// The identifiers of the view and its descendants.
  var identifiers: [String] { [id].compactMap { $0 } + subviews.flatMap(\.identifiers) }
}

/// How a stack view arranges its subviews.
struct CorpusStack: Decodable {
  let axis: String
  let distribution: String
  let alignment: String
  let spacing: Double
  let spacingType: String?
  let baselineRelative: Bool
  let marginsRelative: Bool
}

/// A constraint; a nil item is the view that owns it.
struct CorpusConstraint: Decodable {
  let id: String?
  let first: String?
  let fa: String
  let second: String?
  let sa: String?
  let rel: String
  let c: Double
  let m: Double?
  let p: Float
  /// Whether the constraint is removed at build time.
  let placeholder: String?
  /// Whether the constraint is not installed in the default size class.
  let excluded: Bool?

  /// The identifiers of the items.
  var identifiers: [String] { [first, second].compactMap { $0 } }

  var isInstalled: Bool { placeholder == nil && excluded != true }
}
