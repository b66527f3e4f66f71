import Foundation
public import LayoutChanges
import NumberText
public import Snapshots

/// The sentences of records: all findings of a store in words.
public struct ReportWording: RecordWording {
  /// More causes than this are only counted.
  private static let maxCauses = 3

  /// Creates the wording.
  public init() {}

  /// Returns the record of one change of a layout.
  public func record(of change: ViewChange) -> LayoutChange { LayoutChange(change) }

  /// Returns a line or more for each note, in their order; nil without notes.
  public func message(of notes: [ResultNote]) -> String? {
    notes.isEmpty ? nil : notes.flatMap(sentences).joined(separator: "\n")
  }

  private func sentences(_ note: ResultNote) -> [String] {
    switch note {
    case .sizeChange(let old, let new):
      ["\(SizeWords(growthFrom: old, to: new).text) (\(old.text) → \(new.text) pt)."]
    case .causes(let causes): sentences(causes)
    case .configurations(let changes, let count, let added, let removed):
      ContactSheetWords(changes, of: count, added: added, removed: removed).lines
    case .unexplainedPixels(let views):
      ["Further pixels changed in \(list(views)), which nothing above explains."]
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
    case .unstable(let drawing, let changes): [sentence(drawing, changes)]
    case .keyConflict(let conflict): [conflict.message]
    case .replacedBeforeConflict:
      ["The reference was replaced by the picture of one of them: restore it from version control."]
    }
  }

  private func sentence(_ drawing: Int, _ changes: [ViewChange]) -> String {
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

extension ReportWording {
  /// More views than this are only counted.
  private static let maxViews = 3

  private func list(_ views: [String]) -> String {
    let shown = views.count > Self.maxViews ? views.prefix(Self.maxViews - 1) : views[...]
    let rest = views.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more views" : "")
  }

  /// What moved without a cause comes last, and is always included.
  private func sentences(_ causes: [RootCause]) -> [String] {
    let named = alike(causes.filter { !$0.events.isEmpty })
    let shown = named.count > Self.maxCauses + 1 ? named.prefix(Self.maxCauses) : named[...]
    let rest = named.count - shown.count
    return shown.map { cause, others in
      cause.sentence
        + (others > 0 ? " The same change in \(others.counted("other view"))." : "")
    }
      + (rest > 0 ? ["… \(rest) more changes."] : [])
      + causes.filter(\.events.isEmpty).map(\.sentence)
  }

  /// The causes that read differently, each with the number of others that change the same in another view: the rows of
  /// a table share the code of their cells.
  private func alike(_ causes: [RootCause]) -> [(cause: RootCause, others: Int)] {
    var found: [(cause: RootCause, others: Int)] = []
    for cause in causes {
      if let place = found.firstIndex(where: { $0.cause.change == cause.change }) {
        found[place].others += 1
      } else {
        found.append((cause, 0))
      }
    }
    return found
  }
}

extension SnapshotStore {
  /// Creates a store whose records contain this module's sentences.
  ///
  /// - Parameters:
  ///   - directories: the package's folders.
  ///   - mode: when references are written.
  ///   - run: the token of this run: the value of `SNAP_RUN`; an empty text counts as none.
  ///   - registry: the keys that this process has verified, one registry for all its stores.
  public init(
    directories: SnapshotDirectories, mode: RecordMode, run: String? = nil,
    registry: KeyRegistry = KeyRegistry()
  ) {
    self.init(
      directories: directories, mode: mode, run: run, registry: registry, wording: ReportWording())
  }
}

extension KeyConflict {
  /// The problem and what to do.
  fileprivate var message: String {
    let (one, two) = (place(of: first), place(of: second))
    let letters = ScalarDifference.words(first.key.description, second.key.description)
    if first.key != second.key {
      return "The keys \(first.key) (\(one)) and \(second.key) (\(two)) differ only in case"
        + "\(letters), which macOS and Windows cannot tell apart. Rename one of the two fixtures."
    }
    // Strings are equal if they mean the same, whatever their letters.
    if one.unicodeScalars.elementsEqual(two.unicodeScalars) {
      return "Two different pictures have the key \(second.key), both made at \(two). Give each "
        + "its own name with `named:`."
    }
    return
      "Two fixtures have the key \(second.key): one at \(one), one at \(two)"
      + "\(ScalarDifference.words(one, two)). Give one of them another name with `named:`"
      + "\(haveFilesOfOneName ? Self.adviceForFilesOfOneName : "")."
  }

  private static let adviceForFilesOfOneName =
    ", or put the targets into all keys with { \"paths\": \"{target}/{file}/{test}\" } in snap.json"

  /// Whether the fixtures are in two files that only their folders tell apart.
  private var haveFilesOfOneName: Bool {
    guard let one = first.source?.file, let two = second.source?.file, one != two else {
      return false
    }
    return one.split(separator: "/").last == two.split(separator: "/").last
  }

  private func place(of claim: KeyClaim) -> String {
    claim.source?.description ?? "an unknown place"
  }
}

extension RootCause {
  /// The chain from a cause to its proven effect, or what moved without a proven cause.
  ///
  /// Such as `artistLabel.bottom to contentView.bottom: 11 → 30 (SongCell.xib:50) → cell 19 pt taller.`
  package var sentence: String {
    guard !events.isEmpty else { return movement }
    let chain = [change] + consequences.map(\.consequence)
    return (chain + (effect.map { [$0.words(isCaused: true)] } ?? [])).joined(separator: " → ")
      + "."
  }

  /// What changed first.
  fileprivate var change: String { events.map(\.words).joined(separator: " and ") }

  /// Without an arrow: nothing of it is known to cause anything else.
  private var movement: String {
    let views = consequences.map(\.words)
    let facts =
      (effect.map { [$0.words(isCaused: false)] } ?? [])
      + views.enumerated().filter { !views.prefix($0.offset).contains($0.element) }.map(\.element)
    let text = facts.joined(separator: "; ")
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}

extension RootCause.Event {
  fileprivate var words: String {
    switch self {
    case .constraint(let change): change.words
    case .further(let count): "\(count) more changes"
    case .view(let name, .text(let old, let new)):
      "\(name).text: \(TextExcerpt(old: old, new: new).change)"
    case .view(let name, .property(let property, let old, let new)):
      "\(name).\(property): \(PropertyWords(property, from: old, to: new).change)"
    case .view(let name, let event): "\(name) \(event.words)"
    }
  }

  /// The words behind a cause, which names the view already.
  fileprivate var consequence: String {
    if case .view(_, .lines(let old, let new)) = self {
      return RootCause.ViewEvent.lines(from: old, to: new).words
    }
    return words
  }
}

extension RootCause.ViewEvent {
  fileprivate var words: String {
    switch self {
    case .added: "is new"
    case .removed: "is gone"
    case .hidden(let isHidden): isHidden ? "is hidden" : "is shown"
    case .text(let old, let new): "text \(TextExcerpt(old: old, new: new).change)"
    case .property(let name, let old, let new):
      "\(name) \(PropertyWords(name, from: old, to: new).change)"
    case .lines(let old, let new):
      new > old ? "wrapped to \(new) lines" : "shrank to \(new.counted("line"))"
    case .frame(let growth, let offset):
      "is "
        + [SizeWords(growth: growth).phrase, SizeWords(offset: offset).phrase].compactMap { $0 }
        .joined(separator: " and ")
    }
  }
}

extension TextExcerpt {
  fileprivate var change: String { "\(old) → \(new)" }
}

extension RootCause.Effect {
  fileprivate func words(isCaused: Bool) -> String {
    var effects: [String] = []
    if let root, let growth = SizeWords(growth: root.growth).phrase {
      effects.append("\(root.isCell ? "cell" : root.name) \(growth)")
    }
    if followers > 0 {
      let place = areBelow ? "below moved" : "moved"
      effects.append("\(followers.counted("view")) \(place)\(isCaused ? " with it" : "")")
    }
    return effects.joined(separator: "; ")
  }
}
