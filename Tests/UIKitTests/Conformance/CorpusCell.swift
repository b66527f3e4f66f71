/// A cell of an Interface Builder file, with the frames that Apple's engine gave its views.
struct CorpusCell: Decodable {
  let kind: String
  let id: String
  let repo: String
  let path: String
  /// The Interface Builder version that wrote the file, in thousands.
  let major: Int
  let device: String?
  let accessory: String?
  /// The cell with what stands beside the content view; nil where the file stores none.
  let frame: [Double]?
  /// Whether the cell takes over the margins of the view around it.
  let preserves: Bool
  /// Whether the file holds views without a screen around them.
  let xib: Bool
  let host: CorpusHost?
  let guides: [String: String]
  let constraintsOnCell: [CorpusConstraint]
  let root: CorpusView

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

/// What tells cells apart: an identifier is unique in its file alone.
struct CorpusIdentity: Hashable, CustomStringConvertible {
  let repo: String
  let path: String
  let id: String

  var description: String { "\(repo) \(path) \(id)" }
}

/// A view of a cell; its frame is in the coordinates of the view around it.
struct CorpusView: Decodable {
  let el: String
  let id: String?
  let frame: [Double]?
  let translates: Bool
  /// Whether the frame was placed by hand and holds as it is.
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

  /// The identifiers of the view and of all below it.
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

/// A constraint; an item of nil is the view that holds it.
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
  /// Whether the constraint is left out when the file is built.
  let placeholder: String?
  /// Whether the constraint is not installed in the default size class.
  let excluded: Bool?

  /// The identifiers of the items.
  var identifiers: [String] { [first, second].compactMap { $0 } }

  var isInstalled: Bool { placeholder == nil && excluded != true }
}
