import Foundation
import LayoutChanges
import LayoutModel
import NumberText
public import SnapshotRecords

extension ResultNote {
  /// More causes than this are only counted.
  private static let maxCauses = 3

  /// A line or more.
  package var sentences: [String] { sentences(at: [:]) }

  /// The same with the places of views in files by name, where causes name them.
  func sentences(at places: [String: String]) -> [String] {
    switch self {
    case .sizeChange(let old, let new):
      ["\(SizeWords(growthFrom: old, to: new).text) (\(old.text) → \(new.text) pt)."]
    case .causes(let causes): Self.sentences(causes, at: places)
    case .configurations(let changes, let count, let added, let removed):
      ContactSheetWords(changes, of: count, added: added, removed: removed).lines
    case .unexplainedPixels(let views):
      ["Further pixels changed in \(Self.list(views)), which nothing above explains."]
    case .engineChange(let old, let new): [EngineChangeWords(from: old, to: new).text]
    case .engineDrift: [EngineDriftWords.ofOne]
    case .layoutDrift: [LayoutDriftWords.ofOne]
    case .recordedForEngine: [EngineDriftWords.recorded]
    case .falseSeal:
      [
        "The seal of the reference names other pixels than it has, so another program wrote the file. Look at it "
          + "before you trust it."
      ]
    case .onlyDigest(let isLayoutEqual):
      [
        "The \(isLayoutEqual ? "pixels have" : "pixels and the layout have") another digest. The reference's picture is not on this machine, so "
          + "what changed is unknown: run `snap verify`, which draws the old cell of a cell file from git, and of a test at a "
          + "commit where it passes, which keeps the picture; `snap references --fetch` asks the server of snap.json."
      ]
    case .noReferenceLayout:
      ["The reference has no layout data, so view-level changes are unavailable."]
    case .uniformColorChange:
      ["The overall colour of the picture changed, which no tolerance accepts."]
    case .noReference: ["The reference is missing, and this run records none."]
    case .firstReference:
      ["The reference was missing. It was recorded; run again to verify against it."]
    case .passedAndRecorded: ["The picture passes; the reference was not equal in everything."]
    case .refreshed:
      ["The picture is equal; the layout and diagnostics in its reference were out of date."]
    case .unreadableReference(let reason), .refusal(let reason): [reason]
    case .replacedReference(let reason): ["The old reference could not be read. \(reason)"]
    case .unstable(let drawing, let changes): [Self.sentence(drawing, changes)]
    case .keyConflict(let conflict): [conflict.sentence]
    case .replacedBeforeConflict:
      ["The reference was replaced by the picture of one of them: restore it from version control."]
    }
  }

  private static func sentence(_ drawing: Int, _ changes: [ViewChange]) -> String {
    let independent = changes.filter { $0.cause == nil }.map { LayoutChange($0).description }
    let rest = independent.count - Self.maxCauses
    let shown =
      independent.prefix(Self.maxCauses) + (rest > 0 ? [rest.counted("further change")] : [])
    let difference =
      shown.isEmpty ? "the layout is the same, other pixels" : shown.joined(separator: "; ")
    return
      "Drawing \(drawing) differs from the first: \(difference). A cell must not show the time, random numbers "
      + "or what earlier cells have left."
  }
}

extension ResultNote {
  /// More views than this are only counted.
  private static let maxViews = 3

  private static func list(_ views: [String]) -> String {
    let shown = views.count > Self.maxViews ? views.prefix(Self.maxViews - 1) : views[...]
    let rest = views.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more views" : "")
  }

  /// What moved without a cause comes last, and is always included.
  private static func sentences(_ causes: [RootCause], at places: [String: String]) -> [String] {
    let named = alike(causes.filter { !$0.events.isEmpty })
    let shown = named.count > Self.maxCauses + 1 ? named.prefix(Self.maxCauses) : named[...]
    let rest = named.count - shown.count
    return shown.map { cause, others in
      cause.sentence(at: places)
        + (others > 0 ? " The same change in \(others.counted("other view"))." : "")
    }
      + (rest > 0 ? ["… \(rest) more changes."] : [])
      + causes.filter(\.events.isEmpty).map(\.sentence)
  }

  /// The causes that read differently, each with the number of others that change the same in another view: the rows of
  /// a table share the code of their cells.
  private static func alike(_ causes: [RootCause]) -> [(cause: RootCause, others: Int)] {
    var found: [(cause: RootCause, others: Int)] = []
    var places: [String: Int] = [:]
    for cause in causes {
      // Views without names of their own, such as the columns of a table, differ in their numbers only.
      let change = cause.change.replacing(/^([A-Za-z]+)\[\d+\]\./) { "\($0.1)." }
      if let place = places[change] {
        found[place].others += 1
      } else {
        places[change] = found.count
        found.append((cause, 0))
      }
    }
    return found
  }
}

extension SnapshotResult {
  /// An explanation in one or two sentences, lines separated by `\n`; nil if the status is sufficient.
  public var message: String? {
    guard let notes, !notes.isEmpty else { return nil }
    return notes.flatMap { $0.sentences(at: placesOfViews) }.joined(separator: "\n")
  }

  /// Where the elements of views are in files, by the last part of a view path; a name that several views have has none.
  var placesOfViews: [String: String] {
    let named = (elements ?? []).map {
      (String($0.view.split(separator: "/").last ?? ""), $0.place)
    }
    return Dictionary(grouping: named, by: \.0).compactMapValues {
      $0.count == 1 ? $0.first?.1 : nil
    }
  }
}
