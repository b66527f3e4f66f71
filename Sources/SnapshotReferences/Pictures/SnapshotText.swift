import Foundation
import Graphics
internal import LayoutChanges
import LayoutModel
import NumberText
import SnapshotRecords

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
      throw ReferencesError.frameNotFinite(view: view.path)
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
        throw ReferencesError.noLayout(file: name, .missingText(keyword: keyword))
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
      throw ReferencesError.noLayout(file: name, .invalidScale(number))
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

  /// Whether the layout is the same in all that the version that wrote this knew of.
  func isSameLayout(as snapshot: Snapshot) -> Bool {
    // Files of the first version may have no constraints though the views had some.
    let knowsConstraints = vocabulary > 0 || !constraintLines.isEmpty
    return scale == snapshot.scale
      && (!knowsConstraints || constraintLines == LayoutConstraint.lines(of: snapshot.constraints))
      && (try? tree()) == snapshot.tree.limited(to: vocabulary)
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
    else { throw ReferencesError.noLayout(file: name, .tooLarge) }
    do {
      return try JSONDecoder().decode(LayoutNode.self, from: Data(layout.utf8))
    } catch {
      throw ReferencesError.noLayout(file: name, .invalidTree)
    }
  }
}
