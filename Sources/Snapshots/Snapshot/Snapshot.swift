public import Foundation
public import Graphics
internal import LayoutChanges
public import LayoutModel
import NumberText

/// A picture together with its layout.
///
/// Its file is a PNG that any viewer can open; the layout and the engine's version are in text chunks.
public struct Snapshot: Sendable, Equatable {
  /// The pixels.
  public var bitmap: Bitmap
  /// Pixels per point.
  public var scale: Double
  /// The views, with the cell at the root.
  public var tree: LayoutNode
  /// The engine that drew the picture.
  public var engine: Engine

  /// The constraints between views; empty if unknown.
  ///
  /// A file stores them without source locations, so that moving a line of source changes no file.
  public var constraints: [LayoutConstraint]
  /// The version of the attributes in the tree; see ``LayoutVocabulary``.
  public var vocabulary: Int

  /// The tree with its constraints.
  public var layout: Layout {
    Layout(tree, constraints: constraints, vocabulary: vocabulary)
  }

  /// Creates a snapshot.
  ///
  /// - Precondition: the scale is above zero.
  public init(
    bitmap: Bitmap, scale: Double, tree: LayoutNode, engine: Engine = Engine(),
    constraints: [LayoutConstraint] = [], vocabulary: Int = LayoutVocabulary.current
  ) {
    precondition(scale > 0, "A snapshot's scale is above zero.")
    self.bitmap = bitmap
    self.scale = scale
    self.tree = tree
    self.engine = engine
    self.constraints = constraints
    self.vocabulary = vocabulary
  }

  /// The size in points.
  public var size: SnapshotResult.Size {
    SnapshotResult.Size(
      width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }
}

extension Snapshot {
  /// Returns the snapshot as a PNG file; equal snapshots give equal bytes.
  ///
  /// The file is sealed, so that verifying an equal picture need not decode it.
  ///
  /// - Parameter compression: whether a small file or a short time matters more.
  /// - Returns: the bytes of the file.
  /// - Throws: `PNGError` if the bitmap has no pixels or cannot be written,
  ///   ``SnapshotsError/frameNotFinite(view:)`` if a frame cannot be.
  public func encoded(_ compression: PNGCompression = .smallest) throws -> Data {
    try PNG.encodeSealed(
      bitmap, text: SnapshotText(snapshot: self).chunks, compression: compression)
  }

  /// Reads a snapshot from a PNG file.
  ///
  /// - Parameters:
  ///   - png: the file's bytes.
  ///   - name: the file's name in error messages.
  /// - Throws: `PNGError` for a broken picture, ``SnapshotsError/noLayout(file:_:)`` for a
  ///   picture without a layout.
  public init(png: Data, name: String) throws {
    let image = try PNG.decode(png, name: name)
    let text = try SnapshotText(chunks: image.text, name: name)
    self.init(
      bitmap: image.bitmap, scale: text.scale, tree: try text.tree(), engine: text.engine,
      constraints: text.constraints, vocabulary: text.vocabulary)
  }

  /// Reads only the layout of a PNG file, without decoding its pixels.
  ///
  /// - Parameters:
  ///   - png: the file's bytes.
  ///   - name: the file's name in error messages.
  /// - Returns: the layout, pixels per point, and the engine of the picture.
  /// - Throws: `PNGError` for a broken file, ``SnapshotsError/noLayout(file:_:)`` for a
  ///   picture without a layout.
  public static func layout(
    ofPNG png: Data, name: String
  ) throws -> (layout: Layout, scale: Double, engine: Engine) {
    let text = try SnapshotText(chunks: PNG.readText(png, name: name), name: name)
    return (try text.storedLayout(), text.scale, text.engine)
  }
}

/// The content of a snapshot PNG's text chunks.
struct SnapshotText {
  static let layoutKeyword = "snap.layout"
  static let scaleKeyword = "snap.scale"
  static let engineKeyword = "snap.engine"
  static let constraintsKeyword = "snap.constraints"
  static let vocabularyKeyword = "snap.vocabulary"

  let layout: String
  /// The constraints, one per line; empty if the file has none.
  let constraintLines: String
  /// The version of the layout's attributes; 0 in files without it.
  let vocabulary: Int
  let scale: Double
  let engine: Engine
  let name: String

  init(snapshot: Snapshot) throws {
    if let view = FlatLayout(snapshot.tree).views.first(where: { !$0.hasFiniteFrame }) {
      throw SnapshotsError.frameNotFinite(view: view.path)
    }
    layout = try CanonicalJSON.text(of: snapshot.tree)
    constraintLines = LayoutConstraint.lines(of: snapshot.constraints)
    vocabulary = snapshot.vocabulary
    scale = snapshot.scale
    engine = snapshot.engine
    name = ""
  }

  init(chunks: [PNGText], name: String) throws {
    func text(_ keyword: String) throws -> String {
      guard let chunk = chunks.first(where: { $0.keyword == keyword }) else {
        throw SnapshotsError.noLayout(file: name, .missingText(keyword: keyword))
      }
      return chunk.text
    }
    layout = try text(Self.layoutKeyword)
    engine = Engine(try text(Self.engineKeyword))
    constraintLines = chunks.first { $0.keyword == Self.constraintsKeyword }?.text ?? ""
    vocabulary =
      chunks.first { $0.keyword == Self.vocabularyKeyword }.flatMap { Int($0.text) } ?? 0
    let number = try text(Self.scaleKeyword)
    guard let scale = Double(number), scale.isFinite, scale > 0 else {
      throw SnapshotsError.noLayout(file: name, .invalidScale(number))
    }
    self.scale = scale
    self.name = name
  }

  var chunks: [PNGText] {
    [
      PNGText(keyword: Self.engineKeyword, text: engine.description),
      PNGText(keyword: Self.scaleKeyword, text: scale.pointText),
      PNGText(keyword: Self.layoutKeyword, text: layout),
    ]
      + (vocabulary == 0 ? [] : [PNGText(keyword: Self.vocabularyKeyword, text: "\(vocabulary)")])
      + (constraintLines.isEmpty
        ? [] : [PNGText(keyword: Self.constraintsKeyword, text: constraintLines)])
  }

  /// The constraints; empty if they are unknown, or in a format that this version does not read.
  var constraints: [LayoutConstraint] { LayoutConstraint.list(fromLines: constraintLines) ?? [] }

  /// Whether a file of the snapshot would say the same, the engine aside.
  func isSameContent(as snapshot: Snapshot) -> Bool {
    scale == snapshot.scale && vocabulary == snapshot.vocabulary
      && constraintLines == LayoutConstraint.lines(of: snapshot.constraints)
      && (try? tree()) == snapshot.tree
  }

  /// The layout as it was stored.
  func storedLayout() throws -> Layout {
    Layout(try tree(), constraints: constraints, vocabulary: vocabulary)
  }

  /// The most bytes and objects of a layout, many times those of the largest cell.
  private static let limits = (bytes: 16 << 20, objects: 200_000)

  func tree() throws -> LayoutNode {
    guard layout.utf8.count <= Self.limits.bytes,
      layout.utf8.count(where: { $0 == UInt8(ascii: "{") }) <= Self.limits.objects
    else { throw SnapshotsError.noLayout(file: name, .tooLarge) }
    do {
      return try JSONDecoder().decode(LayoutNode.self, from: Data(layout.utf8))
    } catch {
      throw SnapshotsError.noLayout(file: name, .invalidTree)
    }
  }
}
